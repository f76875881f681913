/** The page's own words. What games say comes from the server in the same language. */

import { filled, type Values } from './filled';
import { settings } from './settings.svelte';
import { en } from './words/en';
import { es } from './words/es';
import { refusalsEn } from './words/refusals_en';
import { refusalsEs } from './words/refusals_es';
import type { Lang } from './wire';

export type Words = { [key in keyof typeof en]: string };
export type Key = keyof Words;

const DICTIONARIES: Record<Lang, Words> = { en, es };
const REFUSALS: Record<Lang, Record<string, string>> = { en: refusalsEn, es: refusalsEs };

/** A sentence in the language of the page. `{n|one|many}` follows the number n. */
export function t(key: Key, values: Values = {}): string {
  return filled(DICTIONARIES[settings.lang][key], values);
}

/** Why something was refused: by its code, or in the server's own sentence. */
export function refusalText(code: string, reason: string): string {
  return REFUSALS[settings.lang][code] ?? (reason || t('refused_unknown', { code }));
}

/** One of several texts by language, English if ours is missing. */
export function inLang(texts: Record<string, string>): string {
  return texts[settings.lang] ?? texts.en ?? '';
}

/** Several names as a sentence has them: Ann, Bob and Cleo. */
export function listText(names: string[]): string {
  return new Intl.ListFormat(settings.lang === 'en' ? 'en-GB' : settings.lang).format(names);
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
