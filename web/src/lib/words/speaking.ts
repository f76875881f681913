/** The languages that the page has learned so far. */

import { LANGUAGES } from 'virtual:words';
import type { Said } from '../wire';
import { type Facts, type Seats, Voice } from './voice';

const voices = new Map<string, Voice>();

/** Fetch the words of a language; only then can it be spoken. */
export async function learn(lang: string): Promise<void> {
  const words = voices.has(lang) ? undefined : await LANGUAGES[lang]?.load();
  if (words) voices.set(lang, new Voice(lang, [words.default], import.meta.env.MODE === 'test'));
}

export function voiceOf(lang: string): Voice | undefined {
  return voices.get(lang);
}

/** What a game says, as a sentence in a language; players are called by these names. */
export function spokenIn(lang: string, said: Said, seats: Seats = []): string {
  if (typeof said === 'string') return said;
  return voiceOf(lang)?.say(said.name, said.facts as Facts | undefined, seats) ?? said.name;
}
