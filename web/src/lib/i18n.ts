/** Everything the page says, its own words and those of games and server, comes from src/tidefall/words. */

import { settings } from './settings.svelte';
import { learn, spokenIn, voiceOf } from './words/speaking';
import type { Facts, Seats, Voice } from './words/voice';
import type { Key, Told } from './words/word_types';
import type { Lang, Said, Saying } from './wire';

export { learn } from './words/speaking';
export type { Key } from './words/word_types';

/** Speak another language from now on. */
export async function turnTo(lang: Lang): Promise<void> {
  await learn(lang);
  settings.lang = lang;
}

/** A sentence in the language of the page: `t('seat_n', { n: 3 })` says the message `page-seat-n`. */
export function t(key: Key): string;
export function t<K extends keyof Told>(key: K, facts: Told[K]): string;
export function t(key: string, facts: Facts = {}): string {
  return voice()?.say(`page-${dashed(key)}`, facts) ?? key;
}

/** What a server says, in the language of the page; null if the page has no words for it. */
export function tell(said: Saying, seats: Seats = []): string | null {
  return voice()?.sayable(said.name, said.facts as Facts | undefined, seats) ?? null;
}

function voice(): Voice | undefined {
  return voiceOf(settings.lang);
}

function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

/** What a game says, as a sentence in the language of the page; players are called by their names here. */
export function spoken(said: Said, seats: Seats = []): string {
  return spokenIn(settings.lang, said, seats);
}

export function whenText(seconds: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}

/** A stretch of time as 1:05 or 2:03:09. */
export function lengthText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = `${hours ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}

/** A stretch of time in words: 30 seconds, 2 minutes, 1 day. */
export function spanText(seconds: number): string {
  const units = [
    [86400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ] as const;
  const [size, unit] = units.find(([size]) => seconds >= size && seconds % size === 0) ?? [1, 'second'];
  return new Intl.NumberFormat(settings.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
