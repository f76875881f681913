/** What an event means to the shell: whether it opens a round, how it sounds, which rules it follows. */

import type { LogEvent } from '../../lib/wire';
import type { Meaning, Tone } from '../module';
import { told, type Event } from './types';

const TONES: Readonly<Partial<Record<string, Tone>>> = {
  flooded: 'bad',
  barrier_lost: 'bad',
  returned: 'bad',
  to_supply: 'bad',
  failed: 'bad',
  nothing_built: 'bad',
  component_built: 'good',
  unflooded: 'good',
  barrier_placed: 'good',
  misfortune_cancelled: 'good',
  blocked: 'good',
  succeeded: 'good',
  recruited: 'good',
  rolled: 'dice',
} satisfies Partial<Record<Event['kind'], Tone>>;

const RULES: Readonly<Partial<Record<string, string[]>>> = {
  component_laid: ['R-2.3'],
  councilor_taken: ['R-2.7'],
  colour_taken: ['R-2.7'],
  starter_found: ['R-2.10'],
  round_begins: ['R-3.7'],
  board_revealed: ['R-3.8'],
  hologram_power: ['R-3.8'],
  placed: ['R-4.1'],
  lifted: ['R-3.10'],
  contested: ['R-3.10', 'R-4.4'],
  awarded: ['R-4.4'],
  ready: ['R-3.11'],
  card_played: ['R-6.33'],
  misfortune_turned: ['R-3.15'],
  misfortune_cancelled: ['R-3.16'],
  flooded: ['R-5.2', 'R-5.4'],
  unflooded: ['R-6.30'],
  barrier_placed: ['R-6.28'],
  barrier_lost: ['R-5.8'],
  blocked: ['R-5.4'],
  returned: ['R-5.3'],
  moved: ['R-4.21'],
  peeked: ['R-9.4'],
  put_back: ['R-9.4'],
  acted: ['R-6.1'],
  pair_acted: ['R-6.9'],
  forgone: ['R-3.22'],
  rolled: ['R-6.4'],
  succeeded: ['R-6.4'],
  failed: ['R-6.4'],
  boosted: ['R-6.8'],
  gained: ['R-6.6'],
  spent: ['R-6.29'],
  recruited: ['R-6.13'],
  card_drawn: ['R-6.14'],
  card_kept: ['R-6.14'],
  card_discarded: ['R-6.36'],
  card_buried: ['R-6.14'],
  component_named: ['R-6.18'],
  component_built: ['R-6.20'],
  nothing_built: ['R-6.21'],
  refused: ['R-3.2'],
  objected: ['R-3.31'],
  voted_down: ['R-3.4'],
  end_proposed: ['R-3.33'],
  wrath_speaks: ['R-7.1'],
  counter_moved: ['R-7.4'],
  deck_shuffled: ['R-3.15'],
  ability_copied: ['R-1.18'],
  misfortune_discarded: ['R-5.21'],
  to_supply: ['R-1.21'],
  concession: ['R-8.4'],
  game_ends: ['R-8.1', 'R-8.2'],
  widened: ['R-4.8'],
  wrath_calmed: ['R-7.1'],
} satisfies Partial<Record<Event['kind'], string[]>>;

export function meaning(event: LogEvent): Meaning {
  return {
    opens: told(event).kind === 'round_begins',
    tone: TONES[event.kind] ?? 'step',
    rules: RULES[event.kind] ?? [],
  };
}

/** Milliseconds that each is worth looking at; all else is read in passing. */
const LASTING: Readonly<Partial<Record<string, number>>> = {
  misfortune_turned: 1500,
  flooded: 1100,
  component_built: 1300,
  rolled: 900,
  wrath_speaks: 1100,
  game_ends: 2500,
} satisfies Partial<Record<Event['kind'], number>>;

export function lasts(events: LogEvent[]): number {
  return Math.max(0, ...events.map((event) => LASTING[event.kind] ?? 0));
}

/** The spots that an event speaks of. */
export function spotsOfEvent(line: LogEvent): string[] {
  const event = told(line) as Event & { space?: unknown; tile?: string; component?: string; peninsula?: string };
  const found: string[] = [];
  if (typeof event.space === 'string') found.push(event.space.split('.')[0] ?? event.space);
  if (event.tile) found.push(event.tile);
  if (event.component) found.push(event.component);
  if (event.peninsula) found.push(`arm:${event.peninsula}`);
  return found;
}
