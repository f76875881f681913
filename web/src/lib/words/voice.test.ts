/** The page says what Python says: both read the vectors of tests/words. */

import { LANGUAGES } from 'virtual:words';
import { describe, expect, it } from 'vitest';
import trial from '../../../../tests/words/trial.ftl?raw';
import written from '../../../../tests/words/vectors.json?raw';
import { type Facts, type Seats, Voice } from './voice';

interface Vectors {
  cases: [lang: string, name: string, facts: Facts, text: string][];
  seats: Seats;
  numbers: number[];
  plurals: Record<string, string>;
}
const vectors = JSON.parse(written) as Vectors;
const voices = new Map([['trial', new Voice('en', [trial], true)]]);
for (const [lang, { load }] of Object.entries(LANGUAGES))
  voices.set(lang, new Voice(lang, [(await load()).default], true));

describe('the vectors', () => {
  it.each(vectors.cases)('%s %s %j', (lang, name, facts, text) => {
    expect(voices.get(lang)?.say(name, facts, vectors.seats)).toBe(text);
  });

  it.each(Object.entries(vectors.plurals))('plurals of %s', (lang, told) => {
    const rules = new Intl.PluralRules(lang);
    expect(vectors.numbers.map((number) => rules.select(number)).join(' ')).toBe(told);
  });
});

describe('what cannot be said', () => {
  const quiet = new Voice('en', ['told = { $who } sails.\nshark = shark\nformed = { FORM($who, "short") }\n']);
  it.each<[string, Facts, string]>([
    ['nothing', {}, 'nothing'],
    ['told', { whom: 'Ann' }, 'told {"whom":"Ann"}'],
    ['told', { who: ['Ann'] }, 'told {"who":["Ann"]}'],
    ['formed', { who: { name: 'shark' } }, 'formed {"who":{"name":"shark"}}'],
  ])('is told by its id: %s %j', (name, facts, text) => {
    expect(quiet.say(name, facts)).toBe(text);
    expect(() => new Voice('en', ['told = { $who } sails.'], true).say(name, facts)).toThrow(name);
  });
});
