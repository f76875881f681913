/**
 * Where the island lies: six arms of six tiles around the Mystic Power Source, stretched to the room there is. In a wide
 * room two arms lie flat and four stand, in a high one two stand upright; tiles get smaller toward the tips, where there
 * are fewer spaces. All numbers are pixels from the middle of the island.
 */

import { ARMS, CENTRE, type Peninsula } from './types';

export interface Box {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Star {
  width: number;
  height: number;
  high: boolean;
  tiles: ReadonlyMap<string, Box>;
  centre: Box;
  /** The sign with the name and the barrier of an arm, beside its tip. */
  plaques: ReadonlyMap<Peninsula, Box>;
}

export const RINGS = 6;
const GAP = 3;
const MARGIN = 4;
const PLAQUE = { width: 96, height: 22 };

/** How large a ring's tiles are beside the average. */
export function scaleOf(ring: number): number {
  return 1.2 - 0.08 * (ring - 1);
}

/** How far from the middle a ring's tiles lie, in average tiles, with half of the centre before them. */
export function reach(ring: number): number {
  let far = HUB / 2;
  for (let inner = 1; inner < ring; inner++) far += scaleOf(inner);
  return far + scaleOf(ring) / 2;
}

const HUB = 1.35;
const WHOLE = reach(RINGS) + scaleOf(RINGS) / 2;
/** To which sides each arm goes: two lie on the long axis, the others stand off it. */
const WIDE: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [-1, 1],
  [-1, 0],
];
const HIGH: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, -1],
];

/** Arms that stand or lie freely have room at their sides: their tiles are so much broader. */
const BROAD = 1.5;
/** How far a standing arm leans out for each step along it. */
const LEAN = 0.34;

export function star(width: number, height: number): Star {
  const high = height > width * 1.02;
  // Computed as in a wide room; in a high one the axes change places.
  const [long, short] = high ? [height, width] : [width, height];
  const along = Math.max(1, (long / 2 - MARGIN) / WHOLE);
  const across = Math.max(1, (short / 2 - MARGIN) / WHOLE);
  const turned = (x: number, y: number, w: number, h: number): Box =>
    high ? { x: y, y: x, width: h, height: w } : { x, y, width: w, height: h };
  const tiles = new Map<string, Box>();
  const plaques = new Map<Peninsula, Box>();
  ARMS.forEach((arm, index) => {
    const [dx, dy] = (high ? HIGH : WIDE)[index] ?? [0, 0];
    const [u, v] = high ? [dy, dx] : [dx, dy];
    for (let ring = 1; ring <= RINGS; ring++) {
      const [far, size] = [reach(ring), scaleOf(ring)];
      if (v === 0) {
        const breadth = ring === 1 ? HUB * 0.9 : size * BROAD;
        tiles.set(`${arm}_${ring}`, turned(u * far * along, 0, size * along - GAP, breadth * across - GAP));
      } else {
        const out = (scaleOf(1) * BROAD) / 2 + LEAN * (far - reach(1));
        const box = turned(u * out * along, v * far * across, size * BROAD * along - GAP, size * across - GAP);
        tiles.set(`${arm}_${ring}`, box);
      }
    }
    const [tip, inner] = [tiles.get(`${arm}_${RINGS}`), tiles.get(`${arm}_${RINGS - 2}`)];
    // Above a lying arm the sign reaches over its last tiles, of which the inner ones are the broadest.
    if (tip && inner) plaques.set(arm, plaque(v === 0 && !high ? { ...tip, height: inner.height } : tip, dx, dy, high));
  });
  const centre = turned(0, 0, HUB * along - GAP, HUB * across - GAP);
  return { width, height, high, tiles, centre, plaques };
}

/** The sign of an arm: in the open sea beside its tip. */
function plaque(tip: Box, dx: number, dy: number, high: boolean): Box {
  const { width, height } = PLAQUE;
  if (!high && dy !== 0) {
    return { ...PLAQUE, x: tip.x + dx * (tip.width / 2 + width / 2 + 4), y: tip.y + (dy * (tip.height - height)) / 2 };
  }
  if (high && dx === 0) {
    return { ...PLAQUE, x: tip.x - dy * (tip.width / 2 + width / 2 + 4), y: tip.y + (dy * (tip.height - height)) / 2 };
  }
  const below = dy > 0 ? 1 : -1;
  return {
    ...PLAQUE,
    x: tip.x - dx * Math.max(0, (width - tip.width) / 2),
    y: tip.y + below * (tip.height / 2 + height / 2 + 3),
  };
}

export interface Socket {
  x: number;
  y: number;
  /** Which double space it belongs to; none if it stands alone. */
  pair: number | null;
}

export interface Furnished {
  /** Where the number of the tile stands. */
  label: { x: number; y: number; width: number };
  /** How large a figure can be. */
  size: number;
  at: Socket[];
}

const LARGEST = 36;
const TALL = 1.1;
const LABEL = 26;
const LEAST_LABEL = 15;

/** What is on a tile: its number at the left, or above where the tile is upright, and its spaces in the room left. */
export function furnish(box: Box, count: number, paired: boolean): Furnished {
  const upright = box.height > box.width * 1.05;
  const label = Math.min(LABEL, Math.max(LEAST_LABEL, (upright ? box.height : box.width) * 0.42));
  const room = {
    width: box.width - 4 - (upright ? 0 : label),
    height: box.height - 4 - (upright ? label : 0),
    x: box.x + (upright ? 0 : label / 2),
    y: box.y + (upright ? label / 2 : 0),
  };
  let best = { size: 0, columns: 1, rows: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(room.width / columns, room.height / rows / TALL, LARGEST);
    // The two of a double space stand in one row, or one above the other if there is only one column.
    if (paired && columns % 2 === 1 && columns !== 1) continue;
    if (size > best.size) best = { size, columns, rows };
  }
  const { size, columns, rows } = best;
  const at = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: room.x + (index - row * columns - (inRow - 1) / 2) * size,
      y: room.y + (row - (rows - 1) / 2) * size * TALL,
      pair: paired ? Math.floor(index / 2) : null,
    };
  });
  const mark = upright
    ? { x: box.x, y: box.y - box.height / 2 + label / 2 + 2, width: box.width - 2 }
    : { x: box.x - box.width / 2 + label / 2 + 2, y: box.y, width: label };
  return { label: mark, size, at };
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The thing that an arrow key leads to: the nearest on that side, straight ahead rather than aside. */
export function toward(from: Rect, key: string, others: readonly Rect[]): number {
  const dx = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const dy = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  let found = -1;
  let least = Infinity;
  others.forEach((other, index) => {
    const x = other.left + other.width / 2 - from.left - from.width / 2;
    const y = other.top + other.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = ahead + aside * 2.2;
    if (ahead > 2 && far < least) [found, least] = [index, far];
  });
  return found;
}

/** The place of a site on the island; none for what lies on the Gate. */
export function placeOf(site: string, on: Star): Box | null {
  return site === CENTRE ? on.centre : (on.tiles.get(site) ?? null);
}
