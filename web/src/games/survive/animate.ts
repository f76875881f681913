/**
 * What happened, as a row of pictures: each event changes the picture before it a little and may add an effect on top.
 * The last picture is always that of the observation itself, whatever the events say.
 */

import type { LogEvent } from '../../lib/wire';
import { colourNamed } from './palette';
import { blank, sceneOf, type Piece, type Scene } from './scene';
import {
  tileParts,
  told,
  type Back,
  type BackKept,
  type Cause,
  type CreatureKind,
  type CreatureRemoved,
  type Distance,
  type Event,
  type ExplorerLost,
  type Face,
  type Observation,
  type ShipWrecked,
  type Terrain,
} from './types';

export type Effect =
  | { kind: 'sink'; at: string; terrain: Terrain }
  | { kind: 'splash' | 'lantern' | 'whirl' | 'alarm' | 'shield' | 'rise'; at: string }
  | { kind: 'lost'; at: string; pieces: Piece[]; cause: Cause }
  | { kind: 'card'; at: string | null; terrain: Terrain; back: Back | null; seat: number | null }
  | { kind: 'dice'; face: Face; distance: Distance | null }
  | { kind: 'boom' };

export interface Frame {
  scene: Scene;
  effects: Effect[];
  /** Milliseconds until the next picture. */
  hold: number;
}

/** How long each kind of event is looked at. */
const HOLD: Readonly<Partial<Record<Event['kind'], number>>> = {
  explorer_placed: 260,
  ship_placed: 260,
  tile_played: 620,
  explorer_moved: 380,
  explorer_boarded: 360,
  overboard: 380,
  rescued: 640,
  ship_sailed: 420,
  tile_sunk: 500,
  back_shown: 540,
  back_kept: 380,
  rolled: 760,
  creature_moved: 520,
  creature_appeared: 340,
  creature_removed: 480,
  explorer_lost: 500,
  ship_wrecked: 480,
  ship_appeared: 420,
  window_opened: 520,
  defended: 640,
  protected: 320,
  game_ends: 900,
};

/** How long each kind of effect stays, which may be longer than the picture it came with. */
export const LIFE: Readonly<Record<Effect['kind'], number>> = {
  sink: 1500,
  splash: 700,
  lantern: 1100,
  whirl: 1200,
  alarm: 1000,
  shield: 1000,
  rise: 800,
  lost: 900,
  card: 1500,
  dice: 1700,
  boom: 1600,
};

/** Events that happen under the pieces. */
export const BENEATH: ReadonlySet<Effect['kind']> = new Set(['sink', 'whirl']);

export function frames(before: Scene, obs: Observation, events: readonly LogEvent[]): Frame[] {
  const rows: Frame[] = [];
  let scene = before;
  let last: Event | null = null;
  for (const event of events.map(told)) {
    const { scene: next, effects } = happen(scene, event, obs);
    const joined = last !== null && together(last, event) ? rows[rows.length - 1] : undefined;
    scene = next;
    last = event;
    if (joined) {
      joined.scene = next;
      joined.effects.push(...effects);
    } else if (HOLD[event.kind] !== undefined) {
      rows.push({ scene: next, effects, hold: HOLD[event.kind] ?? 0 });
    }
  }
  return rows;
}

/** Milliseconds that the pictures of all these events take. */
export function lasts(events: readonly LogEvent[]): number {
  return events.map(told).reduce((sum, event, index, all) => {
    const before = all[index - 1];
    return before && together(before, event) ? sum : sum + (HOLD[event.kind] ?? 0);
  }, 0);
}

/** The picture after the last event. */
export function ending(last: Scene, obs: Observation): Scene {
  return sceneOf(obs, last);
}

function together(one: Event, two: Event): boolean {
  if (one.kind === 'explorer_boarded' && two.kind === one.kind) return one.from === one.to && two.from === two.to;
  return isLoss(one) && isLoss(two) && one.cause === two.cause;
}

/** Events of one cause that happen at the same moment. */
function isLoss(event: Event): event is ExplorerLost | ShipWrecked | CreatureRemoved {
  return event.kind === 'explorer_lost' || event.kind === 'ship_wrecked' || event.kind === 'creature_removed';
}

function happen(scene: Scene, event: Event, obs: Observation): { scene: Scene; effects: Effect[] } {
  switch (event.kind) {
    case 'explorer_placed':
      return { scene: withPiece(scene, newExplorer(event.explorer, event.space, obs)), effects: [] };
    case 'ship_placed':
      return { scene: withPiece(scene, blank('ship', event.space)), effects: [{ kind: 'splash', at: event.space }] };
    case 'ship_appeared':
      return { scene: withPiece(scene, blank('ship', event.space)), effects: [{ kind: 'rise', at: event.space }] };
    case 'explorer_moved':
      return moved(scene, event.explorer, event.from, event.to, obs);
    case 'explorer_boarded':
      return { scene: boarded(scene, event.explorer, event.to), effects: [] };
    case 'overboard':
      return {
        scene: changed(scene, event.explorer, { pose: 'swim', ship: null }),
        effects: [{ kind: 'splash', at: event.space }],
      };
    case 'rescued':
      return {
        scene: changed(scene, event.explorer, { at: event.to, pose: 'safe', ship: null }),
        effects: [{ kind: 'lantern', at: event.to }],
      };
    case 'ship_sailed':
      return { scene: sailed(scene, event.from, event.to), effects: [] };
    case 'tile_sunk':
      return {
        scene: sunk(scene, event.space),
        effects: [{ kind: 'sink', at: event.space, terrain: event.terrain }],
      };
    case 'back_shown':
      return {
        scene,
        effects: [
          { kind: 'card', at: event.space, seat: null, ...tileParts(event.tile) },
          ...(event.whirls ? [{ kind: 'whirl' as const, at: event.space }] : []),
        ],
      };
    case 'back_kept':
      return { scene, effects: kept(event) };
    case 'tile_played':
      return { scene, effects: [{ kind: 'card', at: null, seat: event.seat, ...tileParts(event.tile) }] };
    case 'defended':
      return {
        scene,
        effects: [
          { kind: 'card', at: event.space, seat: event.seat, ...tileParts(event.tile) },
          { kind: 'shield', at: event.space },
        ],
      };
    case 'rolled':
      return { scene, effects: [{ kind: 'dice', face: event.face, distance: event.distance }] };
    case 'creature_moved':
      return { scene: creatureMoved(scene, event.creature, event.from, event.to), effects: [] };
    case 'creature_appeared':
      return {
        scene: withPiece(scene, blank(event.creature, event.space)),
        effects: [{ kind: 'rise', at: event.space }],
      };
    case 'creature_removed': {
      const { creature, space, cause } = event;
      return removed(scene, (piece) => piece.kind === creature && piece.at === space, space, cause);
    }
    case 'explorer_lost':
      return removed(scene, (piece) => piece.id === event.explorer, event.space, event.cause);
    case 'ship_wrecked':
      return wrecked(scene, event.space, event.cause);
    case 'window_opened':
      return { scene, effects: [{ kind: 'alarm', at: event.space }] };
    case 'protected':
      return { scene: guarded(scene, event.explorer, event.space), effects: [] };
    case 'game_ends':
      return { scene, effects: event.ending === 'eruption' ? [{ kind: 'boom' }] : [] };
    default:
      return { scene, effects: [] };
  }
}

function withPiece(scene: Scene, piece: Piece | null): Scene {
  return piece ? { ...scene, pieces: [...scene.pieces, piece] } : scene;
}

function newExplorer(id: string, at: string, obs: Observation): Piece | null {
  const known = obs.explorers.find((one) => one.id === id);
  return {
    ...blank('explorer', at),
    key: id,
    id,
    colour: known?.colour ?? colourNamed(id),
    seat: known?.seat ?? -1,
    value: known?.value ?? null,
    pose: 'land',
  };
}

function changed(scene: Scene, id: string, change: Partial<Piece>): Scene {
  return { ...scene, pieces: scene.pieces.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)) };
}

function moved(
  scene: Scene,
  id: string,
  from: string,
  to: string,
  obs: Observation,
): { scene: Scene; effects: Effect[] } {
  const wet = !scene.tiles[to];
  const next = changed(scene, id, { at: to, pose: wet ? 'swim' : 'land', ship: null });
  const rides = obs.creatures.some((one) => one.protects === id && one.at === to);
  const effects: Effect[] = wet && scene.tiles[from] ? [{ kind: 'splash', at: to }] : [];
  if (!rides) return { scene: next, effects };
  const pieces = next.pieces.map((piece) =>
    piece.protects === id && piece.at === from ? { ...piece, at: to } : piece,
  );
  return { scene: { ...next, pieces }, effects };
}

function boarded(scene: Scene, id: string, to: string): Scene {
  const ship = scene.pieces.find((piece) => piece.kind === 'ship' && piece.at === to);
  const taken = scene.pieces.filter((piece) => piece.ship === ship?.key && piece.id !== id).map((piece) => piece.bench);
  const bench = [1, 0, 2].find((free) => !taken.includes(free)) ?? 1;
  const pieces = scene.pieces.map((piece) => (piece.protects === id ? { ...piece, protects: null } : piece));
  return changed({ ...scene, pieces }, id, { at: to, pose: 'aboard', ship: ship?.key ?? null, bench });
}

function sailed(scene: Scene, from: string, to: string): Scene {
  const ship = scene.pieces.find((piece) => piece.kind === 'ship' && piece.at === from);
  if (!ship) return scene;
  const pieces = scene.pieces.map((piece) =>
    piece === ship || piece.ship === ship.key ? { ...piece, at: to } : piece,
  );
  return { ...scene, pieces };
}

function sunk(scene: Scene, at: string): Scene {
  const tiles = Object.fromEntries(Object.entries(scene.tiles).filter(([space]) => space !== at));
  return { tiles, pieces: scene.pieces.map((piece) => (piece.at === at ? { ...piece, pose: 'swim' } : piece)) };
}

/** The one who keeps it sees the back, the others only the terrain. */
function kept({ seat, tile, terrain }: BackKept): Effect[] {
  if (tile) return [{ kind: 'card', at: null, seat, ...tileParts(tile) }];
  return terrain ? [{ kind: 'card', at: null, seat, terrain, back: null }] : [];
}

function creatureMoved(scene: Scene, kind: CreatureKind, from: string, to: string): Scene {
  const one =
    scene.pieces.find((piece) => piece.kind === kind && piece.at === from && !piece.protects) ??
    scene.pieces.find((piece) => piece.kind === kind && piece.at === from);
  if (!one) return scene;
  return {
    ...scene,
    pieces: scene.pieces.map((piece) => (piece === one ? { ...piece, at: to, protects: null } : piece)),
  };
}

function removed(
  scene: Scene,
  which: (piece: Piece) => boolean,
  at: string,
  cause: Cause,
): { scene: Scene; effects: Effect[] } {
  const gone = scene.pieces.find(which);
  if (!gone) return { scene, effects: [] };
  const pieces = scene.pieces
    .filter((piece) => piece !== gone)
    .map((piece) => (gone.id && piece.protects === gone.id ? { ...piece, protects: null } : piece));
  return { scene: { ...scene, pieces }, effects: [{ kind: 'lost', at, pieces: [gone], cause }] };
}

function wrecked(scene: Scene, at: string, cause: Cause): { scene: Scene; effects: Effect[] } {
  const ship = scene.pieces.find((piece) => piece.kind === 'ship' && piece.at === at);
  if (!ship) return { scene, effects: [] };
  const pieces = scene.pieces
    .filter((piece) => piece !== ship)
    .map((piece) => (piece.ship === ship.key ? { ...piece, ship: null, pose: 'swim' as const } : piece));
  return { scene: { ...scene, pieces }, effects: [{ kind: 'lost', at, pieces: [ship], cause }] };
}

function guarded(scene: Scene, id: string, at: string): Scene {
  const free = scene.pieces.find((piece) => piece.kind === 'dolphin' && piece.at === at && !piece.protects);
  if (!free) return scene;
  return { ...scene, pieces: scene.pieces.map((piece) => (piece === free ? { ...piece, protects: id } : piece)) };
}
