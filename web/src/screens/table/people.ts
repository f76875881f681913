/** When others may do something about somebody who is away or does nothing. */

import type { SeatView, View } from '../../lib/wire';

/** Seconds until others may let a bot play for a person, or be host for them; none while the person is here. */
export function untilReplaced(view: View, person: string | null, now: number, running: number): number | null {
  const since = person === null ? undefined : view.table.away[person];
  return since === undefined ? null : left(Math.max(since, running), view.table.grace, now);
}

/** Seconds until the others may vote for a bot; none while nobody waits for this seat. */
export function untilVote(view: View, seat: SeatView, now: number, running: number): number | null {
  const waitedFor = view.table.status === 'playing' && view.game?.asked.includes(seat.seat);
  if (!waitedFor || seat.kind !== 'person' || seat.bot !== null) return null;
  return left(Math.max(view.table.since, running), view.table.grace, now);
}

/** Never more than there was to begin with: what the clock showed last may be a moment old. */
function left(since: number, length: number, now: number): number {
  return Math.min(length, Math.max(0, since + length - now));
}

/** When the time for the present decision is over, if there is such a time. */
export function timeIsUp(view: View): number | null {
  const { status, asking, clock, seats, since, window } = view.table;
  if (status !== 'playing') return null;
  if (asking !== null) return seats[asking]?.bot == null ? since + window : null;
  const waiting = view.game?.asked.some((seat) => seats[seat]?.kind === 'person' && seats[seat].bot === null);
  return clock > 0 && waiting ? since + clock : null;
}
