/** Survive: Escape from Atlantis! for the page. */

import type { Choice, GameView, Lang, Value } from '../../lib/wire';
import type { GameModule, TourStep } from '../module';
import { lasts } from './animate';
import Board from './Board.svelte';
import { onBoard } from './choose';
import Emblem from './Emblem.svelte';
import { COLOURS, seatColour } from './palette';
import Panel from './Panel.svelte';
import Result from './Result.svelte';
import { risky } from './risk';
import { meaning } from './meaning';
import { about } from './topics';
import { seen } from './types';
import { blurb, WORDS } from './words';

/** A guided look at the position as it is. */
function tour(game: GameView, lang: Lang): TourStep[] {
  const words = WORDS[lang].tour;
  const obs = seen(game);
  const first: TourStep[] =
    obs.phase === 'setup'
      ? [
          { target: '[data-testid="tray"]', text: words.place },
          { target: '[data-testid="board"]', text: words.ships },
        ]
      : [{ target: '[data-testid="board"]', text: words.move }];
  return [
    ...first,
    { target: '[data-space="NW"]', text: words.isle },
    { target: '[data-testid="survive-phases"]', text: `${words.sink} ${words.creature}` },
    { target: '[data-testid="survive-panel"]', text: words.panel },
  ];
}

/** Colours are written by their English names. */
function optionHelp(option: string, lang: Lang): string {
  if (option !== 'colours') return '';
  const { colours, colourNames } = WORDS[lang];
  const names = COLOURS.map((colour) => (lang === 'en' ? colour : `${colour} (${colours[colour].toLowerCase()})`));
  return colourNames(names.slice(0, 4), names.slice(4));
}

/** "Done", "play no tile", "do not defend": whatever the engine calls the end of it. */
function ends(choice: Choice): boolean {
  return choice.verb === 'end';
}

function valueName(_option: string, value: Value, lang: Lang): string | null {
  return WORDS[lang].values[String(value)] ?? null;
}

const survive: GameModule = {
  Board,
  Panel,
  onBoard: (choice) => onBoard(choice),
  about: (choice, lang) => about(choice, WORDS[lang]),
  ends,
  risky,
  seatColour,
  optionHelp,
  valueName,
  turnName: (turn, lang) => WORDS[lang].panel.turn(turn),
  turnsName: { en: WORDS.en.result.turns, es: WORDS.es.result.turns },
  Result,
  lasts,
  meaning,
  blurb,
  Emblem,
  tour,
};

export default survive;
