/** Positions, choices and events for tests. */

import type { Choice, GameView } from '../../lib/wire';
import { ARMS, type Arm, type Event, type Figure, type Observation, type Peninsula, type Player } from './types';

export function arm(name: Peninsula, land = 6, figures: Figure[] = []): Arm {
  const tiles = [1, 2, 3, 4, 5, 6].map((ring) => {
    const site = `${name}_${ring}`;
    const here = figures.filter((one) => one.space.split('.')[0] === site);
    const numbers = name === 'forges' ? { rate: 2 } : name === 'libraries' ? { draw: 2, keep: 1 } : { target: 4 };
    return { name: site, flooded: ring > land, capacity: 2, used: here.length, figures: here, ...numbers };
  });
  return { land, barrier: false, closed: false, tiles: tiles as Arm['tiles'] };
}

export function man(seat: number, kind: string, space: string, resolved = false): Figure {
  return { seat, kind, space, resolved } as Figure;
}

export function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    councilor: 'adept',
    copied: null,
    colour: seat ? 'blue' : 'red',
    goods: { crystal: seat + 1, gold: 0, ore: 0, atlantium: 0, energy: 2 },
    hand: [],
    artifacts: [],
    hand_limit: 4,
    pool: { leader: 1, follower: 2, volunteer: 0, hologram: 0, automaton: 0 },
    waiting_volunteers: 0,
    on_board: 0,
    supply: { leader: 0, follower: 3 },
    ready: false,
    used: [],
    ...more,
  };
}

/** Two players in the middle of a round; `figures` are put where their spaces say. */
export function position(more: Partial<Observation> = {}, figures: Figure[] = [], land = 6): Observation {
  return {
    game: 'rising',
    seat: 0,
    options: {},
    round: 2,
    starting_player: 1,
    phase: 'PLACE',
    drawer: null,
    monstrosities: null,
    asks: { decision: 'place', seat: 0, open: true },
    wrath: { space: 1, level: 1, track: [0, 1, 1, 2, 2, 3], floods: 1 },
    island: Object.fromEntries(
      ARMS.map((name) => [name, arm(name, land, figures)]),
    ) as unknown as Observation['island'],
    centre: {
      name: 'mystic_power_source',
      energy: 1,
      figures: figures.filter((one) => one.space === 'mystic_power_source'),
    },
    gate: [
      { name: 'gate_build_1', figures: figures.filter((one) => one.space === 'gate_build_1') },
      { name: 'gate_build_2', figures: [] },
    ],
    blueprint: [
      { name: 'power_core', letter: null, cost: { crystal: 1, energy: 3 }, action: false, capacity: 0, figures: [] },
      { name: 'resonant_bell', letter: 'A', cost: { gold: 2 }, action: false, capacity: 0, figures: [] },
    ],
    built: [{ name: 'aether_lens', letter: 'A', cost: { crystal: 2 }, action: false, capacity: 0, figures: [] }],
    players: [player(0), player(1)],
    hologram: null,
    automaton: null,
    misfortunes: { deck: 50, left: { calm_seas: 3 }, top: [], discard: {}, seen: {}, card: null },
    library: { deck: 20, left: { foresight: 2 }, hidden: 0, unseen: [], bottom: [], discard: {}, drawn: [] },
    council: null,
    effects: { earthquakes: 0, malfunctions: 0, lost_schema: false, builds: 0, calmed: 0, wrath_skipped: false },
    roll: null,
    payment: null,
    proposal: null,
    result: null,
    ...more,
  };
}

let action = 0;

export function choice(
  verb: string,
  piece: string | null = null,
  from: string | null = null,
  to: string | null = null,
): Choice {
  action++;
  return { action, verb, piece, from, to, text: `${verb} ${piece} ${from}>${to}`, say: `${verb}.` };
}

export function view(obs: Observation, choices: Choice[]): GameView {
  return { moment: 1, turn: obs.round, observation: { ...obs }, say: '', asked: [0], choices, undo: false };
}

/** An event of a kind with its fields. */
export function event<K extends Event['kind']>(
  kind: K,
  fields: Omit<Extract<Event, { kind: K }>, 'n' | 'kind' | 'say' | 'text'>,
): Event {
  return { n: 0, kind, say: `${kind}.`, ...fields } as unknown as Event;
}
