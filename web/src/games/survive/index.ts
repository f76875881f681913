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
import { colour, sayIn } from './say';

/** A guided look at the position as it is. */
function tour(game: GameView, lang: Lang): TourStep[] {
  const say = sayIn(lang);
  const obs = seen(game);
  const first: TourStep[] =
    obs.phase === 'setup'
      ? [
          { target: '[data-testid="tray"]', text: say('survive-tour-place') },
          { target: '[data-testid="board"]', text: say('survive-tour-ships') },
        ]
      : [{ target: '[data-testid="board"]', text: say('survive-tour-move') }];
  return [
    ...first,
    { target: '[data-space="NW"]', text: say('survive-tour-isle') },
    { target: '[data-testid="survive-phases"]', text: say('survive-tour-end') },
    { target: '[data-testid="survive-panel"]', text: say('survive-tour-panel') },
  ];
}

/** Colours are written by their English names. */
function optionHelp(option: string, lang: Lang): string {
  if (option !== 'colours') return '';
  const say = sayIn(lang);
  const names = COLOURS.map((one) => say('survive-colour-name', { code: one, colour: colour(one) }));
  return say('survive-colour-names', { usual: names.slice(0, 4), more: names.slice(4) });
}

/** "Done", "play no tile", "do not defend": whatever the engine calls the end of it. */
function ends(choice: Choice): boolean {
  return choice.verb === 'end';
}

function valueName(option: string, value: Value, lang: Lang): string | null {
  if (option !== 'memory') return null;
  return sayIn(lang)(value === 'assisted' ? 'survive-option-memory-assisted' : 'survive-option-memory-strict');
}

const survive: GameModule = {
  Board,
  Panel,
  onBoard: (choice) => onBoard(choice),
  about: (choice, lang) => about(choice, sayIn(lang)),
  ends,
  risky,
  seatColour,
  optionHelp,
  valueName,
  turnName: (turn, lang) => sayIn(lang)('survive-turn', { turn }),
  turnsName: (lang) => sayIn(lang)('survive-turns'),
  Result,
  lasts,
  meaning,
  blurb: (lang) => sayIn(lang)('survive-blurb'),
  Emblem,
  tour,
};

export default survive;
