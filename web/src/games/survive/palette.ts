/** Colours and emblems of the seats. The same in dark and light, told apart by shape as well as by colour. */

import './palette.css';
import type { GameView, TableView } from '../../lib/wire';
import type { SeatColour } from '../module';
import { seen, type Colour } from './types';

/** The last two only with five or six players. */
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'orange', 'white'];

/** The dark line around every piece. */
export const OUTLINE = '#0e1a20';

const DARK = '#17120a';
const LIGHT = '#ffffff';

export const LOOKS: Readonly<Record<Colour, SeatColour>> = {
  red: { fill: '#D55E00', ink: DARK, emblem: 'M12 3.6a8.4 8.4 0 1 1 0 16.8a8.4 8.4 0 1 1 0-16.8Z' },
  blue: { fill: '#0072B2', ink: LIGHT, emblem: 'M12 2.8L22 20H2Z' },
  green: { fill: '#009E73', ink: DARK, emblem: 'M4.4 4.4h15.2v15.2H4.4Z' },
  yellow: { fill: '#F0E442', ink: DARK, emblem: 'M12 1.6L21.4 12L12 22.4L2.6 12Z' },
  orange: { fill: '#E69F00', ink: DARK, emblem: starPath(12, 12.6, 11, 4.7) },
  white: {
    fill: '#FFFFFF',
    ink: DARK,
    emblem: 'M12 1.6l9 5.2v10.4l-9 5.2l-9-5.2V6.8Z',
  },
};

function starPath(x: number, y: number, outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const far = i % 2 === 0 ? outer : inner;
    const angle = ((i * 36 - 90) * Math.PI) / 180;
    return `${(x + far * Math.cos(angle)).toFixed(2)} ${(y + far * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The colours a seat leads; before a game is known, the one that its options name, or the usual one. */
export function coloursOf(seat: number, game: GameView | null, options: TableView['options'] = {}): Colour[] {
  const known = game ? seen(game).players[seat]?.colours : undefined;
  return known ?? [named(seat, String(options.colours ?? '')) ?? COLOURS[seat % COLOURS.length] ?? 'red'];
}

/** The colour of a seat in a list such as "red,blue,green"; none if it names none. */
function named(seat: number, list: string): Colour | undefined {
  const name = list.split(',')[seat]?.trim().toLowerCase();
  return COLOURS.find((colour) => colour === name);
}

export function seatColour(seat: number, game: GameView | null, options?: TableView['options']): SeatColour {
  return LOOKS[coloursOf(seat, game, options)[0] ?? 'red'];
}

const LETTERS: Readonly<Record<string, Colour>> = {
  R: 'red',
  B: 'blue',
  G: 'green',
  Y: 'yellow',
  O: 'orange',
  W: 'white',
};

/** The colour that the first letter of an explorer's name stands for. */
export function colourNamed(name: string): Colour {
  return LETTERS[name[0] ?? ''] ?? 'red';
}
