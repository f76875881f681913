/** When others may let a bot play for somebody, and when the time for a decision is up. */

import { describe, expect, it } from 'vitest';
import { timeIsUp, untilReplaced, untilVote } from '../src/screens/table/people';
import type { SeatView, TableView, View } from '../src/lib/wire';
import { viewAt } from './browser';

function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    title: `Seat ${number}`,
    kind: 'person',
    name: 'Somebody',
    bot: null,
    person: `p${number}`,
    ready: true,
    locked: false,
    resigned: false,
    handed: null,
    ...more,
  };
}

function view(table: Partial<TableView>): View {
  const plain = viewAt(1);
  return { ...plain, table: { ...plain.table, seats: [seat(0), seat(1)], since: 1000, grace: 60, ...table } };
}

describe('somebody who is away', () => {
  it('is waited for as long as the table says', () => {
    const away = view({ away: { p1: 1000 } });
    expect(untilReplaced(away, 'p1', 1010, 0)).toBe(50);
    expect(untilReplaced(away, 'p1', 1100, 0)).toBe(0);
    expect(untilReplaced(away, 'p0', 1100, 0)).toBeNull();
    expect(untilReplaced(away, null, 1100, 0)).toBeNull();
  });

  it('does not lose the time in which the server did not run', () => {
    expect(untilReplaced(view({ away: { p1: 1000 } }), 'p1', 2010, 2000)).toBe(50);
  });

  it('is never waited for longer than that, though the clock on the page is a little late', () => {
    expect(untilReplaced(view({ away: { p1: 1000 } }), 'p1', 998, 0)).toBe(60);
  });
});

describe('somebody who does nothing', () => {
  it('may be voted on when everybody has waited for them', () => {
    expect(untilVote(view({}), seat(0), 1020, 0)).toBe(40);
    expect(untilVote(view({}), seat(1), 1020, 0)).toBeNull();
    expect(untilVote(view({}), seat(0, { bot: 'greedy' }), 1020, 0)).toBeNull();
    expect(untilVote(view({ status: 'over' }), seat(0), 1020, 0)).toBeNull();
  });
});

describe('time for a decision', () => {
  it('is unlimited without a clock', () => {
    expect(timeIsUp(view({}))).toBeNull();
  });

  it('is up when the clock says so, for people', () => {
    expect(timeIsUp(view({ clock: 30 }))).toBe(1030);
    expect(timeIsUp(view({ clock: 30, seats: [seat(0, { bot: 'greedy' })] }))).toBeNull();
  });

  it('is the window where nobody is to know who is asked', () => {
    expect(timeIsUp(view({ asking: 1, clock: 30 }))).toBe(1010);
    expect(timeIsUp(view({ asking: 1, seats: [seat(0), seat(1, { kind: 'bot', bot: 'greedy' })] }))).toBeNull();
  });
});
