/** Atlantis Rising for the page. */

import type { Choice, GameView, Lang, Value } from '../../lib/wire';
import type { GameModule, TourStep } from '../module';
import Board from './Board.svelte';
import { onBoard } from './choose';
import Emblem from './Emblem.svelte';
import { lasts, meaning } from './meaning';
import { seatColour } from './palette';
import Panel from './Panel.svelte';
import Result from './Result.svelte';
import { risky } from './risk';
import { sayIn } from './say';
import { about } from './topics';
import type { Word } from './word_types';

/** A guided look at the table as it is. */
function tour(_game: GameView, lang: Lang): TourStep[] {
  const say = sayIn(lang);
  return [
    { target: '[data-testid="board"]', text: say('rising-tour-island') },
    { target: '[data-testid="tray"]', text: say('rising-tour-place') },
    { target: '[data-testid="rising-wrath"]', text: say('rising-tour-wrath') },
    { target: '[data-testid="rising-gate"]', text: say('rising-tour-gate') },
    { target: '[data-testid="rising-panel"]', text: say('rising-tour-panel') },
  ];
}

const ENDS: ReadonlySet<string> = new Set(['ready', 'pass', 'done', 'end', 'nothing']);

/** "Finish placing", "do nothing now", "build nothing": whatever closes what one was asked. */
function ends(choice: Choice): boolean {
  return ENDS.has(choice.verb);
}

const VALUES: readonly string[] = ['councilors', 'components', 'starting_player'];

function valueName(option: string, value: Value, lang: Lang): string | null {
  const say = sayIn(lang);
  if (option === 'level')
    return say('rising-value-level', { level: Number(value), name: levelName(Number(value), lang) });
  if (!VALUES.includes(option)) return null;
  return say(`rising-option-${option.replaceAll('_', '-')}-${String(value).replaceAll('_', '-')}` as Word);
}

function levelName(level: number, lang: Lang): string {
  return sayIn(lang)(`rising-level-${level}` as Word);
}

const rising: GameModule = {
  Board,
  Panel,
  onBoard,
  about: (choice, lang) => about(choice, sayIn(lang)),
  ends,
  risky,
  seatColour: (seat, game) => seatColour(seat, game),
  valueName,
  turnName: (turn, lang) => sayIn(lang)('rising-round', { round: turn }),
  turnsName: (lang) => sayIn(lang)('rising-rounds'),
  Result,
  lasts,
  meaning,
  blurb: (lang) => sayIn(lang)('rising-blurb'),
  Emblem,
  tour,
};

export default rising;
