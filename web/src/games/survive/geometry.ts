/** The printed board: 133 hexagons in 13 rows, the isles in the corners and their ports. */

import type { Isle } from './types';

/** Centre to corner of a hexagon, in the units of the drawing. */
export const R = 50;
/** Side to side. */
export const W = Math.sqrt(3) * R;

export const VIEW = { x: -552, y: -530, width: 1104, height: 1060 };

const ROWS = 'ABCDEFGHIJKLM';
const LENGTHS = [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7];
const LEFT = [0, -2, -3, -3, -4, -5, -5, -6, -6, -6, -7, -7, -6];
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const ISLE_QR: Record<Isle, readonly [number, number]> = { NW: [-3, -5], NE: [8, -5], SW: [-8, 5], SE: [3, 5] };
const ISLAND: Record<string, readonly [number, number]> = {
  D: [4, 7],
  E: [4, 8],
  F: [3, 10],
  G: [3, 9],
  H: [3, 10],
  I: [4, 8],
  J: [4, 7],
};

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  name: string;
  q: number;
  r: number;
  isle: boolean;
}

const ISLES: readonly Isle[] = ['NW', 'NE', 'SW', 'SE'];
export const SERPENT_STARTS: readonly string[] = ['B1', 'C11', 'G6', 'K1', 'L10'];

function placed(name: string, q: number, r: number, isle: boolean): Place {
  return { name, q, r, isle, x: (q + r / 2) * W, y: r * 1.5 * R };
}

/** The spaces row by row, as they are drawn and read; an isle stands at the end of its row. */
export const BOARD_ROWS: readonly { letter: string; places: readonly Place[] }[] = Array.from(ROWS, (letter, index) => {
  const r = index - 6;
  const spaces = Array.from({ length: LENGTHS[index] ?? 0 }, (_, i) =>
    placed(`${letter}${i + 1}`, (LEFT[index] ?? 0) + i, r, false),
  );
  const isles = ISLES.filter((name) => ISLE_QR[name][1] === r).map((name) => placed(name, ...ISLE_QR[name], true));
  return { letter, places: [...spaces, ...isles].sort((a, b) => a.x - b.x) };
});

export const PLACES: ReadonlyMap<string, Place> = new Map(
  BOARD_ROWS.flatMap((row) => row.places).map((place) => [place.name, place]),
);

export function place(name: string): Place {
  const found = PLACES.get(name);
  if (!found) throw new Error(`There is no space ${name}.`);
  return found;
}

export function isIsle(name: string): name is Isle {
  return (ISLES as readonly string[]).includes(name);
}

/** Whether a tile lies here at the start. */
export function inIslandArea(name: string): boolean {
  const span = ISLAND[name[0] ?? ''];
  const number = Number(name.slice(1));
  return span !== undefined && number >= span[0] && number <= span[1] && name !== 'G6';
}

const AT_QR: ReadonlyMap<string, Place> = new Map([...PLACES.values()].map((one) => [`${one.q},${one.r}`, one]));

function beside(one: Place): Place[] {
  return STEPS.flatMap(([dq, dr]) => AT_QR.get(`${one.q + dq},${one.r + dr}`) ?? []);
}

const NEIGHBOURS: ReadonlyMap<string, readonly string[]> = new Map(
  [...PLACES.values()].map((one) => [
    one.name,
    beside(one)
      .filter((other) => !other.isle && !one.isle)
      .map((other) => other.name),
  ]),
);

/** Adjacent spaces; isles are nobody's neighbours (S-1.6). */
export function neighbours(name: string): readonly string[] {
  return NEIGHBOURS.get(name) ?? [];
}

/** The two sea spaces that an isle is entered from. */
export const PORTS: Readonly<Record<Isle, readonly string[]>> = Object.fromEntries(
  ISLES.map((isle) => [
    isle,
    beside(place(isle))
      .filter((other) => !other.isle)
      .map((other) => other.name)
      .sort(),
  ]),
) as Record<Isle, string[]>;

/** The isle that a sea space gives on to. */
export function isleOf(space: string): Isle | null {
  return ISLES.find((isle) => PORTS[isle].includes(space)) ?? null;
}

/** The corners of a hexagon around the origin, from the top clockwise. */
export function corners(radius: number = R): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 - 90) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** A hexagon with slightly rounded corners, as path data around the origin. */
export function hexPath(radius: number = R, round = 0): string {
  const points = corners(radius);
  if (round === 0) return `M${points.map((p) => `${fix(p.x)} ${fix(p.y)}`).join('L')}Z`;
  const parts = points.map((corner, i) => {
    const before = points.at(i - 1) ?? corner;
    const after = points[(i + 1) % 6] ?? corner;
    const a = towards(corner, before, round);
    const b = towards(corner, after, round);
    return `${i === 0 ? 'M' : 'L'}${fix(a.x)} ${fix(a.y)}Q${fix(corner.x)} ${fix(corner.y)} ${fix(b.x)} ${fix(b.y)}`;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, length: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * length) / far, y: from.y + ((to.y - from.y) * length) / far };
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function fix(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The space that an arrow key leads to. Left and right stay in the row. Up and down go to the nearest space of the next
 * row, measured from `column`: the horizontal position one set out from, so that several steps up lead straight up.
 */
export function step(from: string, key: string, column: number): string {
  const here = place(from);
  const row = BOARD_ROWS[here.r + 6];
  if (!row) return from;
  const at = row.places.findIndex((one) => one.name === from);
  if (key === 'ArrowLeft') return row.places[at - 1]?.name ?? from;
  if (key === 'ArrowRight') return row.places[at + 1]?.name ?? from;
  if (key === 'Home') return row.places[0]?.name ?? from;
  if (key === 'End') return row.places[row.places.length - 1]?.name ?? from;
  const next = BOARD_ROWS[here.r + 6 + (key === 'ArrowUp' ? -1 : 1)];
  if (!next) return from;
  return nearest(next.places, { x: column, y: next.places[0]?.y ?? 0 })?.name ?? from;
}

/** The place nearest to a point; of equals the left one. */
export function nearest(places: readonly Place[], point: Point): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const one of places) {
    const far = Math.hypot(one.x - point.x, one.y - point.y);
    if (far < least - 0.01) {
      best = one;
      least = far;
    }
  }
  return best;
}
