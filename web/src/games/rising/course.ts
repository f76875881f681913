/** The course of a game, read off its log: land, wrath and built parts at the end of every round. */

import type { LogEvent } from '../../lib/wire';
import { told } from './types';

export interface Point {
  round: number;
  land: number;
  wrath: number;
  built: number;
}

export const WHOLE_ISLAND = 36;

export function course(log: readonly LogEvent[]): Point[] {
  const points: Point[] = [];
  let now: Point = { round: 0, land: WHOLE_ISLAND, wrath: 0, built: 0 };
  for (const event of log.map(told)) {
    if (event.kind === 'round_begins') {
      if (now.round > 0) points.push(now);
      now = { ...now, round: event.round };
    } else if (event.kind === 'flooded') now = { ...now, land: now.land - 1 };
    else if (event.kind === 'unflooded') now = { ...now, land: now.land + 1 };
    else if (event.kind === 'component_built') now = { ...now, built: now.built + 1 };
    else if (event.kind === 'counter_moved') now = { ...now, wrath: event.level };
  }
  return now.round > 0 ? [...points, now] : points;
}

/** What each seat did, in numbers. */
export interface Deeds {
  gained: number;
  spent: number;
  acted: number;
  cards: number;
}

export function deeds(log: readonly LogEvent[], seats: number): Deeds[] {
  const all = Array.from({ length: seats }, () => ({ gained: 0, spent: 0, acted: 0, cards: 0 }));
  for (const event of log.map(told)) {
    const who = event.seat === null ? undefined : all[event.seat];
    if (!who) continue;
    if (event.kind === 'gained') who.gained += event.amount;
    else if (event.kind === 'spent') who.spent += event.amount;
    else if (event.kind === 'acted') who.acted += 1;
    else if (event.kind === 'card_played') who.cards += 1;
  }
  return all;
}
