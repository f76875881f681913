/** Where in its space each piece stands, so that all of them can be seen and told apart. */

import { isIsle, place, R, type Point } from './geometry';
import type { Piece, Scene } from './scene';
import type { Terrain } from './types';

export interface Spot extends Point {
  scale: number;
  /** What is further down the board stands in front. */
  z: number;
}

/** How high a tile stands above the water. */
export const HEIGHT: Readonly<Record<Terrain, number>> = { beach: 6, forest: 14, mountain: 24 };

/** Benches of a ship from its middle, in the units of the drawing. */
export const BENCHES: readonly Point[] = [
  { x: -25, y: -5 },
  { x: 0, y: -4 },
  { x: 25, y: -5 },
];

/** Slots for several things beside one another, in hexagon radii around the middle. */
const SLOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.36, 0],
    [0.36, 0],
  ],
  [
    [0, -0.34],
    [-0.38, 0.26],
    [0.38, 0.26],
  ],
  [
    [-0.34, -0.34],
    [0.34, -0.34],
    [-0.34, 0.3],
    [0.34, 0.3],
  ],
  [
    [-0.34, -0.36],
    [0.34, -0.36],
    [-0.52, 0.24],
    [0, 0.3],
    [0.52, 0.24],
  ],
  [
    [-0.5, -0.3],
    [0, -0.38],
    [0.5, -0.3],
    [-0.5, 0.28],
    [0, 0.36],
    [0.5, 0.28],
  ],
];
const SCALES = [1, 1.08, 0.78, 0.68, 0.62, 0.54, 0.52];

/** Slots above a ship. */
const ABOVE: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, -0.44]],
  [
    [-0.34, -0.42],
    [0.34, -0.42],
  ],
  [
    [-0.5, -0.34],
    [0, -0.56],
    [0.5, -0.34],
  ],
];

/** A thing with a slot of its own: a piece, or a dolphin with its swimmer. */
type Thing = Piece[];

export function arrange(scene: Scene, opened: string | null): Map<string, Spot> {
  const bySpace = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    const list = bySpace.get(piece.at);
    if (list) list.push(piece);
    else bySpace.set(piece.at, [piece]);
  }
  const spots = new Map<string, Spot>();
  for (const [space, pieces] of bySpace) {
    if (isIsle(space)) ashore(space, pieces, spots);
    else if (space === opened && crowded(pieces)) fan(scene, space, pieces, spots);
    else inSpace(scene, space, pieces, spots);
  }
  return spots;
}

/** Whether pieces need to be spread out to be picked with ease. */
function crowded(pieces: readonly Piece[]): boolean {
  return pieces.length > 1;
}

/** The middle of a space, as high as the tile on it. */
export function ground(scene: Scene, space: string): Point {
  const tile = scene.tiles[space];
  const { x, y } = place(space);
  return { x, y: y - (tile ? HEIGHT[tile] : 0) };
}

function things(pieces: Piece[]): Thing[] {
  const guarded = new Set(pieces.flatMap((piece) => piece.protects ?? []));
  return pieces
    .filter((piece) => piece.kind !== 'ship' && piece.pose !== 'aboard' && !(piece.id && guarded.has(piece.id)))
    .map((piece) => {
      const rider = piece.protects ? pieces.find((other) => other.id === piece.protects) : undefined;
      return rider ? [piece, rider] : [piece];
    });
}

function inSpace(scene: Scene, space: string, pieces: Piece[], spots: Map<string, Spot>): void {
  const middle = ground(scene, space);
  const ship = pieces.find((piece) => piece.kind === 'ship');
  const loose = things(pieces);
  if (ship) {
    const low = loose.length > 0 ? 0.3 : 0.14;
    const scale = loose.length > 0 ? 0.86 : 1;
    put(spots, ship, middle, { x: 0, y: low }, scale, 2);
    seatCrew(pieces, ship, spots);
    loose.forEach((thing, i) => {
      const { point, scale: size } = slotAbove(loose.length, i);
      putThing(spots, thing, middle, point, size, 1);
    });
    return;
  }
  loose.forEach((thing, i) => {
    const { point, scale } = slot(loose.length, i);
    const lift = scene.tiles[space] ? -0.06 : 0;
    putThing(spots, thing, middle, { x: point.x, y: point.y + lift }, scale, 1);
  });
}

/** One of `count` slots over a ship; beyond three, in two or more rows. */
function slotAbove(count: number, i: number): { point: Point; scale: number } {
  const few = ABOVE[count]?.[i];
  if (few) return { point: { x: few[0], y: few[1] }, scale: count === 1 ? 0.7 : 0.56 };
  const columns = count <= 8 ? Math.ceil(count / 2) : 5;
  const rows = Math.ceil(count / columns);
  const inRow = Math.min(columns, count - Math.floor(i / columns) * columns);
  const x = ((i % columns) - (inRow - 1) / 2) * (1.1 / columns) * 1.1;
  const y = -0.62 + (Math.floor(i / columns) * 0.5) / Math.max(1, rows - 1);
  return { point: { x, y }, scale: count <= 6 ? 0.42 : 0.34 };
}

/** One of `count` slots; beyond six, on two rings. */
function slot(count: number, i: number): { point: Point; scale: number } {
  const [x, y] = SLOTS[count]?.[i] ?? ring(count, i);
  return { point: { x, y }, scale: SCALES[count] ?? (count > 10 ? 0.34 : 0.42) };
}

function ring(count: number, i: number): readonly [number, number] {
  const outer = Math.min(count - 1, 9);
  if (i >= outer) return [(i - outer) * 0.24, 0];
  const angle = (i / outer) * 2 * Math.PI - Math.PI / 2;
  return [0.58 * Math.cos(angle), 0.52 * Math.sin(angle)];
}

function seatCrew(pieces: Piece[], ship: Piece, spots: Map<string, Spot>): void {
  const hull = spots.get(ship.key);
  if (!hull) return;
  for (const piece of pieces) {
    if (piece.pose !== 'aboard') continue;
    const bench = BENCHES[piece.bench] ?? { x: 0, y: 0 };
    const scale = hull.scale;
    spots.set(piece.key, {
      x: hull.x + bench.x * scale,
      y: hull.y + bench.y * scale,
      scale: scale * 0.8,
      z: hull.z + 1,
    });
  }
}

function put(spots: Map<string, Spot>, piece: Piece, middle: Point, offset: Point, scale: number, layer: number): void {
  const x = middle.x + offset.x * R;
  const y = middle.y + offset.y * R;
  spots.set(piece.key, { x, y, scale, z: Math.round(y + 600) * 4 + layer });
}

function putThing(
  spots: Map<string, Spot>,
  thing: Thing,
  middle: Point,
  offset: Point,
  scale: number,
  layer: number,
): void {
  const [first, rider] = thing;
  if (!first) return;
  if (!rider) return put(spots, first, middle, offset, scale, layer);
  put(spots, first, middle, { x: offset.x - 0.1 * scale, y: offset.y + 0.26 * scale }, scale * 0.95, layer);
  put(spots, rider, middle, { x: offset.x + 0.04 * scale, y: offset.y - 0.16 * scale }, scale * 0.82, layer);
  const [mount, seat] = [spots.get(first.key), spots.get(rider.key)];
  if (mount && seat) seat.z = mount.z + 1;
}

/** Spread out on a ring, as large as possible. */
function fan(scene: Scene, space: string, pieces: Piece[], spots: Map<string, Spot>): void {
  const middle = ground(scene, space);
  const ship = pieces.find((piece) => piece.kind === 'ship');
  const others = pieces.filter((piece) => piece !== ship);
  if (ship) put(spots, ship, middle, { x: 0, y: 0.2 }, 1, 40000);
  const reach = fanReach(pieces) / R - 0.62;
  others.forEach((piece, i) => {
    const { angle, scale } = fanSlot(i, others.length, ship !== undefined);
    const offset = { x: reach * Math.cos(angle), y: reach * Math.sin(angle) + (ship ? 0.1 : 0) };
    put(spots, piece, middle, offset, scale, piece.kind === 'explorer' ? 46000 : 44000);
  });
}

function fanSlot(i: number, count: number, ship: boolean): { angle: number; scale: number } {
  const scale = count > 8 ? 0.66 : 0.95;
  if (ship && count <= 4) {
    // An arch over the ship that they sit in.
    const share = count === 1 ? 0.5 : i / (count - 1);
    return { angle: -Math.PI * (0.88 - 0.76 * share), scale };
  }
  const start = count === 2 ? Math.PI : -Math.PI / 2;
  return { angle: start + (i / count) * 2 * Math.PI, scale };
}

/** How far from the middle a fan of these pieces reaches. */
export function fanReach(pieces: readonly Piece[]): number {
  const ship = pieces.some((piece) => piece.kind === 'ship');
  const count = pieces.length - (ship ? 1 : 0);
  if (ship) return R * (1.5 + Math.max(0, count - 4) * 0.12);
  return R * (count <= 2 ? 1.15 : 1.3 + Math.max(0, count - 3) * 0.1);
}

/** The saved stand on their isle by colour, in rows. */
function ashore(space: string, pieces: Piece[], spots: Map<string, Spot>): void {
  const middle = quay(space);
  const inOrder = [...pieces].sort((a, b) => a.seat - b.seat || a.colour.localeCompare(b.colour));
  const columns = pieces.length <= 3 ? pieces.length : pieces.length <= 8 ? 4 : pieces.length <= 15 ? 5 : 7;
  const rows = Math.ceil(pieces.length / Math.max(1, columns));
  const scale = Math.min(0.66, 2.9 / Math.max(3, columns, rows * 1.5));
  inOrder.forEach((piece, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, pieces.length - row * columns);
    const x = (column - (inRow - 1) / 2) * scale * 0.72;
    const y = (row - (rows - 1) / 2) * scale * 0.9;
    put(spots, piece, middle, { x, y }, scale, 1);
  });
}

/** The market place of an isle: where those who made it gather. */
export function quay(isle: string): Point {
  const { x, y } = place(isle);
  return { x: x + (x < 0 ? 12 : -12), y: y + (y < 0 ? -22 : 26) };
}
