/** How long a happening stays before the next one is shown, what is read of it and what is heard. */

import type { Tone } from '../games/module';
import type { LogEvent } from './wire';

/** Milliseconds for a line of the log, and for each one more that came with it. */
const READABLE = 700;
const ANOTHER = 400;
/** From so many alike one after the other, it is one happening in many small parts. */
const RUN = 6;
/** What matters more comes first. */
const LOUDEST: readonly Tone[] = ['bad', 'good', 'dice', 'step'];

interface Shown {
  log: LogEvent[];
}

/** Milliseconds to hold an update while others queue up behind it; `lasts` is how long the board takes to show it. */
export function hold(update: Shown, behind: Shown[], lasts = 0): number {
  if (update.log.length === 0) return 0;
  if (behind.length >= RUN && behind.slice(0, RUN).every((next) => alike(update, next))) return 40;
  return Math.max(READABLE + ANOTHER * (update.log.length - 1), lasts) * patience(behind.length);
}

function patience(waiting: number): number {
  if (waiting <= 6) return 1;
  if (waiting <= 12) return 0.65;
  return waiting <= 24 ? 0.4 : 0.17;
}

/** What to read under the prompt: all that just happened, but not that a turn begins, which is seen anyway. */
export function caption(
  events: readonly LogEvent[],
  opens: (event: LogEvent) => boolean,
  tell: (event: LogEvent) => string,
): string {
  const told = events.filter((event) => !opens(event));
  return (told.length ? told : events).map(tell).join(' ');
}

/** Of the tones of all that happened at once, the one to hear. */
export function loudest(tones: readonly Tone[]): Tone | null {
  return LOUDEST.find((tone) => tones.includes(tone)) ?? null;
}

function alike(one: Shown, other: Shown): boolean {
  const kind = one.log[0]?.kind;
  return [...one.log, ...other.log].every((event) => event.kind === kind);
}
