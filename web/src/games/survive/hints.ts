/** What a log line or a hint speaks of, to be marked on the board. */

import type { Choice, LogEvent } from '../../lib/wire';
import { place, PLACES, type Point } from './geometry';
import type { Scene } from './scene';
import { told, type Observation } from './types';

export interface Pointer {
  spaces: string[];
  /** From where to where, if something moves. */
  arrow: string | null;
}

/** Most kinds of events have some of these. */
const NOWHERE: { from?: string; to?: string; space?: string; explorer?: string } = {};

function known(value: unknown): value is string {
  return typeof value === 'string' && PLACES.has(value);
}

export function ofEvent(event: LogEvent, obs: Observation): Pointer {
  const { from, to, space, explorer } = { ...NOWHERE, ...told(event) };
  const who = obs.explorers.find((one) => one.id === explorer)?.at;
  const spaces = [...new Set([space, from, to, who].filter(known))];
  return { spaces, arrow: known(from) && known(to) ? arrowPath(from, to) : null };
}

export function ofChoice(choice: Choice, scene: Scene): Pointer {
  const piece = scene.pieces.find(
    (one) => (one.id !== null && one.id === choice.piece) || (one.at === choice.from && one.kind === choice.piece),
  );
  const from = piece?.at ?? choice.from;
  const space = [choice.to, choice.from, from].find(known);
  return {
    spaces: space ? [space] : [],
    arrow: known(from) && known(choice.to) ? arrowPath(from, choice.to) : null,
  };
}

function arrowPath(from: string, to: string): string | null {
  if (from === to) return null;
  const [a, b]: Point[] = [place(from), place(to)];
  if (!a || !b) return null;
  const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.18, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.18 };
  return `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
}
