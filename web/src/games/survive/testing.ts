/** Positions, choices and events for tests. */

import type { Choice, GameView } from '../../lib/wire';
import type { Cause, Event, Explorer, Harmed, Observation } from './types';

export function person(id: string, at: string, more: Partial<Explorer> = {}): Explorer {
  const seat = id.startsWith('R') ? 0 : 1;
  return {
    id,
    colour: seat ? 'blue' : 'red',
    seat,
    standing: 'swimmer',
    at,
    wet: false,
    protected: false,
    value: null,
    ...more,
  };
}

export function position(more: Partial<Observation> = {}): Observation {
  return {
    game: 'survive',
    seat: 0,
    options: {},
    turn: 5,
    active: 0,
    phase: 'move',
    asks: { decision: 'move', seat: 0 },
    points: 3,
    roll: null,
    players: [],
    island: {},
    explorers: [],
    ships: [],
    creatures: [],
    supply: { serpent: 0, shark: 6, whale: 5, dolphin: 0, squid: 0, ship: 4 },
    hand: [],
    reserve: {},
    shown: {},
    unseen: { beach: {}, forest: {}, mountain: {} },
    picked: null,
    window: null,
    result: null,
    ...more,
  };
}

let action = 0;

export function choice(verb: string, piece: string | null, from: string | null, to: string | null): Choice {
  action++;
  return { action, verb, piece, from, to, text: `${verb} ${piece} ${from}>${to}`, say: '' };
}

/** The choice with what it does: who is lost, who may be (of these `most`), who swims; pieces as `Ra shark`. */
export function harmful(of: Choice, more: { lost?: string[]; may?: string[]; most?: number; swim?: string[] }): Choice {
  const told = (pieces: string[] = []): Harmed[] =>
    pieces.map((piece) => {
      const [name = '', by = null] = piece.split(' ');
      const seat = /^[A-Z]/.test(name) ? Number(!name.startsWith('R')) : null;
      return { piece: name, seat, at: of.to ?? of.from ?? '', by: by as Cause | null };
    });
  const [lost, may, swim] = [told(more.lost), told(more.may), told(more.swim)];
  return { ...of, harm: { lost, may, most: more.most ?? may.length, swim, defenders: [], say: '' } } as Choice;
}

export function view(obs: Observation, choices: Choice[]): GameView {
  return { moment: 1, turn: obs.turn, observation: { ...obs }, say: '', asked: [0], choices, undo: false };
}

type Kind = Event['kind'];
type Of<K extends Kind> = Extract<Event, { kind: K }>;

function event<K extends Kind>(kind: K, fields: Omit<Of<K>, 'n' | 'kind' | 'say' | 'text'>): Of<K> {
  return { n: 0, kind, say: `${kind}.`, ...fields } as unknown as Of<K>;
}

/** One event of every kind. A kind that is missing does not compile. */
export const EVENTS: { [K in Kind]: Of<K> } = {
  turn_begins: event('turn_begins', { seat: 0, turn: 1 }),
  tile_laid: event('tile_laid', { seat: null, space: 'G5', terrain: 'beach' }),
  explorer_placed: event('explorer_placed', { seat: 0, explorer: 'Ra', space: 'G5' }),
  ship_placed: event('ship_placed', { seat: 0, space: 'G3' }),
  no_tile: event('no_tile', { seat: 0 }),
  tile_played: event('tile_played', { seat: 0, tile: 'beach wind' }),
  explorer_moved: event('explorer_moved', { seat: 0, explorer: 'Ra', from: 'G5', to: 'G4' }),
  explorer_boarded: event('explorer_boarded', { seat: 0, explorer: 'Ra', from: 'G4', to: 'G3' }),
  overboard: event('overboard', { seat: null, explorer: 'Ra', space: 'G3' }),
  rescued: event('rescued', { seat: 0, explorer: 'Ra', from: 'C1', to: 'NW' }),
  ship_sailed: event('ship_sailed', { seat: null, from: 'G3', to: 'G2' }),
  tile_sunk: event('tile_sunk', { seat: null, space: 'G5', terrain: 'beach' }),
  back_shown: event('back_shown', { seat: null, space: 'G5', tile: 'beach shark', whirls: false }),
  back_kept: event('back_kept', { seat: 0, terrain: 'beach' }),
  rolled: event('rolled', { seat: null, face: 'whale', distance: null }),
  creature_moved: event('creature_moved', { seat: null, creature: 'whale', from: 'F2', to: 'F1' }),
  creature_appeared: event('creature_appeared', { seat: null, creature: 'shark', space: 'G5' }),
  creature_removed: event('creature_removed', { seat: null, creature: 'shark', space: 'G5', cause: 'defence' }),
  explorer_lost: event('explorer_lost', { seat: 0, explorer: 'Ra', space: 'G5', cause: 'shark' }),
  ship_wrecked: event('ship_wrecked', { seat: null, space: 'G3', cause: 'whale' }),
  ship_appeared: event('ship_appeared', { seat: null, space: 'G5' }),
  window_opened: event('window_opened', { seat: null, creature: 'shark', space: 'G5' }),
  no_defence: event('no_defence', { seat: null, creature: 'whale', space: 'G5' }),
  defended: event('defended', { seat: 0, tile: 'beach repel_shark', space: 'G5' }),
  protected: event('protected', { seat: null, explorer: 'Ra', space: 'G5' }),
  game_ends: event('game_ends', { seat: null, ending: 'eruption' }),
  stop_answered: event('stop_answered', { seat: 0, agreed: true }),
};

export const ALL: readonly Event[] = Object.values(EVENTS);
