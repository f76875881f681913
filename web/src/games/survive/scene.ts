/**
 * What is drawn: tiles and pieces. An observation names ships and creatures only by where they are; here each keeps a
 * key of its own from one picture to the next, so that it can be seen to slide.
 */

import { creatureName, shipName } from './choose';
import { isIsle } from './geometry';
import type { Colour, Explorer, Observation, PieceKind, Terrain } from './types';

export type Pose = 'land' | 'swim' | 'aboard' | 'safe';

export interface Piece {
  key: string;
  kind: PieceKind;
  at: string;
  /** Explorers only. */
  id: string | null;
  colour: Colour;
  seat: number;
  value: number | null;
  pose: Pose;
  /** The ship an explorer sits in, and where in it. */
  ship: string | null;
  bench: number;
  /** The swimmer a dolphin protects. */
  protects: string | null;
  /** Ships: seats that may sail it. */
  controllers: number[];
  /** Has made its one wet move of this turn. */
  wet: boolean;
}

export interface Scene {
  tiles: Record<string, Terrain>;
  pieces: Piece[];
}

let born = 0;

/** A key that no piece has had before. */
export function newKey(kind: PieceKind): string {
  born++;
  return `${kind}-${born}`;
}

export function blank(kind: PieceKind, at: string): Piece {
  return {
    key: newKey(kind),
    kind,
    at,
    id: null,
    colour: 'white',
    seat: -1,
    value: null,
    pose: 'swim',
    ship: null,
    bench: 0,
    protects: null,
    controllers: [],
    wet: false,
  };
}

/** The name of a piece in the page and in the list of choices. */
export function pieceName(piece: Piece): string {
  if (piece.kind === 'explorer') return piece.id ?? '';
  if (piece.kind === 'ship') return shipName(piece.at);
  return creatureName(piece.kind, piece.at, piece.protects);
}

/** The picture of an observation. Pieces of the picture before keep their keys wherever they may be the same ones. */
export function sceneOf(obs: Observation, before: Scene | null): Scene {
  const old = before?.pieces ?? [];
  const ships = shipsOf(obs, old);
  const pieces = [...ships, ...creaturesOf(obs, old), ...explorersOf(obs, ships, old)];
  return { tiles: { ...obs.island }, pieces };
}

function shipsOf(obs: Observation, old: Piece[]): Piece[] {
  const left = old.filter((piece) => piece.kind === 'ship');
  const keys = matched(
    obs.ships.map((ship) => ship.at),
    left,
  );
  return obs.ships.map((ship, i) => ({
    ...blank('ship', ship.at),
    ...(keys[i] ? { key: keys[i] } : {}),
    controllers: ship.crew.length > 0 ? ship.controllers : [],
  }));
}

function creaturesOf(obs: Observation, old: Piece[]): Piece[] {
  const kinds = [...new Set(obs.creatures.map((one) => one.kind))];
  return kinds.flatMap((kind) => {
    const now = obs.creatures.filter((one) => one.kind === kind);
    const keys = matched(
      now.map((one) => one.at),
      old.filter((piece) => piece.kind === kind),
    );
    return now.map((one, i) => ({
      ...blank(kind, one.at),
      ...(keys[i] ? { key: keys[i] } : {}),
      protects: one.protects,
    }));
  });
}

/** Keys for pieces of one kind: first those that stand where one stood, then whichever are left. */
function matched(spots: string[], old: Piece[]): (string | undefined)[] {
  const left = [...old];
  const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1)[0]?.key);
  const keys = spots.map((at) => take(left.findIndex((piece) => piece.at === at)));
  return keys.map((key) => key ?? take(left.length - 1));
}

function explorersOf(obs: Observation, ships: Piece[], old: Piece[]): Piece[] {
  const benches = new Map<string, Set<number>>();
  const before = new Map(old.filter((piece) => piece.id).map((piece) => [piece.id, piece]));
  const shown = obs.explorers.filter((one) => one.at !== null);
  const pieces = shown.map((one) => explorerPiece(one, ships, before.get(one.id)));
  const aboard = pieces.filter((piece) => piece.ship);
  // Whoever sat in this ship keeps the bench; the others take what is free.
  for (const piece of aboard) {
    const was = before.get(piece.id);
    const taken = benches.get(piece.ship ?? '') ?? new Set();
    benches.set(piece.ship ?? '', taken);
    const stays = was?.ship === piece.ship && !taken.has(was.bench);
    piece.bench = stays ? was.bench : -1;
    if (piece.bench >= 0) taken.add(piece.bench);
  }
  for (const piece of aboard) {
    if (piece.bench >= 0) continue;
    const taken = benches.get(piece.ship ?? '') ?? new Set();
    piece.bench = [1, 0, 2].find((bench) => !taken.has(bench)) ?? 0;
    taken.add(piece.bench);
  }
  return pieces;
}

function explorerPiece(one: Explorer, ships: Piece[], was: Piece | undefined): Piece {
  const at = one.at ?? '';
  const pose: Pose = isIsle(at)
    ? 'safe'
    : one.standing === 'aboard'
      ? 'aboard'
      : one.standing === 'land'
        ? 'land'
        : 'swim';
  return {
    ...blank('explorer', at),
    key: was?.key ?? one.id,
    id: one.id,
    colour: one.colour,
    seat: one.seat,
    value: one.value,
    wet: one.wet,
    pose,
    ship: pose === 'aboard' ? (ships.find((ship) => ship.at === at)?.key ?? null) : null,
  };
}

export function piecesAt(scene: Scene, space: string): Piece[] {
  return scene.pieces.filter((piece) => piece.at === space);
}
