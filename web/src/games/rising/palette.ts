/** Colours and emblems of the seats. The same in dark and light, told apart by shape as well as by colour. */

import './palette.css';
import type { GameView } from '../../lib/wire';
import type { SeatColour } from '../module';
import { seen, type Observation } from './types';

type Colour = NonNullable<Observation['players'][number]['colour']>;

export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'orange', 'purple', 'navy'];

const DARK = '#17120a';
const LIGHT = '#ffffff';

export const LOOKS: Readonly<Record<Colour, SeatColour>> = {
  red: { fill: '#D8442E', ink: LIGHT, emblem: 'M12 3.6a8.4 8.4 0 1 1 0 16.8a8.4 8.4 0 1 1 0-16.8Z' },
  blue: { fill: '#56B4E9', ink: DARK, emblem: 'M12 2.8L22 20H2Z' },
  yellow: { fill: '#F0E442', ink: DARK, emblem: 'M12 1.6L21.4 12L12 22.4L2.6 12Z' },
  green: { fill: '#00A878', ink: DARK, emblem: 'M4.4 4.4h15.2v15.2H4.4Z' },
  orange: { fill: '#E69F00', ink: DARK, emblem: 'M12 1.6l9 5.2v10.4l-9 5.2l-9-5.2V6.8Z' },
  purple: { fill: '#CC79A7', ink: DARK, emblem: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z' },
  silver: {
    fill: '#B8C0C8',
    ink: DARK,
    emblem: 'M12 2l2.6 6.6L21.6 9l-5.4 4.4l1.9 7L12 16.5l-6.1 3.9l1.9-7L2.4 9l7-.4Z',
  },
  navy: { fill: '#2A4DA0', ink: LIGHT, emblem: 'M4 3h16v9.5c0 5-4 7.5-8 9.5c-4-2-8-4.5-8-9.5Z' },
};

/** The colour a seat has taken; before it has, the one its place at the table would give it. */
export function colourOf(seat: number, game: GameView | null): Colour {
  const taken = game ? seen(game).players[seat]?.colour : null;
  return taken ?? COLOURS[seat % COLOURS.length] ?? 'red';
}

/** What is nobody's, such as a petrified volunteer. */
const NOBODYS: SeatColour = { fill: '#8b8f94', ink: DARK, emblem: '' };

export function seatColour(seat: number | null, game: GameView | null): SeatColour {
  return seat === null ? NOBODYS : LOOKS[colourOf(seat, game)];
}
