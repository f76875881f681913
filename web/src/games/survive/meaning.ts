/** What an event means to the shell: whether it opens a turn, how it sounds, which rules it follows. */

import type { LogEvent } from '../../lib/wire';
import type { Meaning, Tone } from '../module';
import { BACK_RULES } from './topics';
import { tileParts, told, type Cause, type CreatureKind, type Ending, type Event } from './types';

const TONES: Readonly<Partial<Record<string, Tone>>> = {
  explorer_lost: 'bad',
  ship_wrecked: 'bad',
  rescued: 'good',
  defended: 'good',
  rolled: 'dice',
} satisfies Partial<Record<Event['kind'], Tone>>;

export function meaning(event: LogEvent): Meaning {
  return { opens: told(event).kind === 'turn_begins', tone: TONES[event.kind] ?? 'step', rules: eventRules(event) };
}

const EVENT_RULES: Readonly<Record<Event['kind'], string[]>> & Readonly<Record<string, string[] | undefined>> = {
  turn_begins: ['S-3.1', 'S-3.2'],
  tile_laid: ['S-2.3'],
  explorer_placed: ['S-2.5'],
  ship_placed: ['S-2.6'],
  no_tile: ['S-3.7'],
  tile_played: ['S-6.4'],
  explorer_moved: ['S-4.3'],
  explorer_boarded: ['S-4.3'],
  overboard: ['S-4.3', 'S-4.4'],
  rescued: ['S-4.17'],
  ship_sailed: ['S-4.8', 'S-4.10'],
  tile_sunk: ['S-3.8', 'S-3.9'],
  back_shown: ['S-6.3'],
  back_kept: ['S-6.2'],
  rolled: ['S-3.11'],
  creature_moved: ['S-5.5'],
  creature_appeared: ['S-6.3'],
  creature_removed: ['S-5.14'],
  explorer_lost: ['S-5.3'],
  ship_wrecked: ['S-5.3'],
  ship_appeared: ['S-6.3'],
  window_opened: ['S-6.13'],
  no_defence: ['S-6.16'],
  defended: ['S-6.13'],
  protected: ['S-8.6.9', 'S-8.6.10'],
  game_ends: ['S-7.2'],
  stop_answered: ['S-7.11'],
};

/** By whom or what somebody is lost, a ship goes down, a creature goes. */
const CAUSE_RULES: Readonly<Partial<Record<Cause, string[]>>> = {
  serpent: ['S-5.8'],
  shark: ['S-5.9', 'S-5.4'],
  whale: ['S-5.11'],
  squid: ['S-8.7.8'],
  whirlpool: ['S-6.3'],
};

/** The creatures that only an option brings. */
const APPEARANCE_RULES: Readonly<Partial<Record<CreatureKind, string[]>>> = {
  dolphin: ['S-8.6.2'],
  squid: ['S-8.7.2'],
};

const ENDING_RULES: Readonly<Record<Ending, string[]>> = {
  eruption: ['S-7.1', 'S-7.2'],
  submerged: ['S-7.4', 'S-7.2'],
  last_explorer: ['S-7.3', 'S-7.2'],
  safety_stop: ['S-8.3.4'],
  agreement: ['S-7.11'],
};

/** The rules of a log line. */
function eventRules(line: LogEvent): string[] {
  const event = told(line);
  const usual = EVENT_RULES[line.kind] ?? [];
  switch (event.kind) {
    case 'explorer_lost':
    case 'ship_wrecked':
      return CAUSE_RULES[event.cause] ?? usual;
    case 'creature_removed':
      return CAUSE_RULES[event.cause] ?? ['S-6.11', 'S-6.12'];
    case 'game_ends':
      return ENDING_RULES[event.ending];
    case 'window_opened':
    case 'no_defence':
      return [event.creature === 'shark' ? 'S-6.11' : 'S-6.12', ...usual];
    case 'defended':
      return [tileParts(event.tile).back === 'repel_shark' ? 'S-6.11' : 'S-6.12', ...usual];
    case 'rolled':
      return event.distance ? ['S-8.6.3', 'S-8.6.4'] : usual;
    case 'creature_appeared':
      return APPEARANCE_RULES[event.creature] ?? usual;
    case 'tile_played':
    case 'back_shown':
      return BACK_RULES[tileParts(event.tile).back];
    default:
      return usual;
  }
}
