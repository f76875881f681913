/** How long a happening stays before the next one is shown. */

import type { LogEvent } from './wire';

const READABLE = 700;
/** From so many alike one after the other, it is one happening in many small parts. */
const RUN = 6;

interface Shown {
  log: LogEvent[];
}

/** Milliseconds to hold an update while others queue up behind it. */
export function hold(update: Shown, behind: Shown[]): number {
  if (update.log.length === 0) return 0;
  if (behind.length >= RUN && behind.slice(0, RUN).every((next) => alike(update, next))) return 40;
  if (behind.length <= 6) return READABLE;
  if (behind.length <= 12) return 450;
  if (behind.length <= 24) return 280;
  return 120;
}

function alike(one: Shown, other: Shown): boolean {
  const kind = one.log[0]?.kind;
  return [...one.log, ...other.log].every((event) => event.kind === kind);
}
