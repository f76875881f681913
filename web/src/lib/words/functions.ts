/**
 * What messages may call beside what Fluent itself knows: the same as in Python (tidefall/words/functions.py).
 * None of them knows a language: whatever differs between languages is a message that they ask for.
 */

import { FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Facts, Seats, Voice } from './voice';

/** Something with a name of its own, in the language of the one who listens. */
export class Thing extends FluentType<string> {
  constructor(
    readonly voice: Voice,
    readonly name: string,
    readonly facts: Facts,
    readonly seats: Seats,
  ) {
    super(name);
  }

  override toString(): string {
    return this.voice.say(this.name, this.facts, this.seats);
  }

  form(name: string): string | null {
    return this.voice.form(this.name, name, this.facts, this.seats);
  }
}

/** Several things; only LIST says them. */
export class Several extends FluentType<readonly FluentVariable[]> {
  override toString(): string {
    throw new Error('a list wants LIST');
  }
}

type Named = Record<string, FluentValue>;
type Call = (voice: Voice, given: FluentValue[], named: Named) => string;

/** `FORM($card, "the")`: the thing's own form of that name, else as the language makes it (`form-the`). */
function form(voice: Voice, [thing, name]: readonly (FluentVariable | undefined)[]): string {
  if (!(thing instanceof Thing)) return text(thing);
  return thing.form(text(name)) ?? voice.sayOf(`form-${text(name)}`, { thing });
}

/** `GENDER($card)`, to choose by: the form `gender` of a thing; `none` where nothing is known of it. */
function gender(_voice: Voice, [thing]: FluentValue[]): string {
  return (thing instanceof Thing ? thing.form('gender') : null) ?? 'none';
}

/** `LIST($cards, join: "or", form: "the")`: one after the other, as `list-comma` and `list-or` join them. */
function list(voice: Voice, [things]: FluentValue[], named: Named): string {
  const items = things instanceof Several ? things.value : [things];
  const texts = items.map((item) => (named.form === undefined ? text(item) : form(voice, [item, named.form])));
  const join = named.join === undefined ? 'and' : text(named.join);
  return texts.reduce((start, last, at) => {
    const mark = at === texts.length - 1 ? join : 'comma';
    return at === 0 ? last : voice.sayOf(`list-${mark}`, { start, last, count: texts.length });
  }, '');
}

/** `STARTS($last, e: "i hi", y: "hie")`, to choose by: the name of the longest beginning that fits, or `none`. */
function starts(_voice: Voice, [value]: FluentValue[], named: Named): string {
  const told = folded(text(value));
  const fitting = Object.entries(named).flatMap(([name, several]) =>
    text(several)
      .split(' ')
      .filter((beginning) => told.startsWith(beginning))
      .map((beginning) => ({ name, length: beginning.length })),
  );
  return fitting.sort((one, other) => other.length - one.length)[0]?.name ?? 'none';
}

/** Without capitals and accents. */
function folded(told: string): string {
  return told.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** `CAP(FORM($card, "the"))`: with a capital, at the beginning of a sentence. */
function capital(_voice: Voice, [value]: FluentValue[]): string {
  const [first = '', ...rest] = text(value);
  return first.toUpperCase() + rest.join('');
}

function text(value: FluentVariable | undefined): string {
  if (value === undefined) throw new Error('a function lacks what it is about');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value instanceof Thing || value instanceof Several) return value.toString();
  if (value instanceof FluentType) return String(value.valueOf());
  throw new Error('nobody can say this');
}

export const FUNCTIONS: Readonly<Record<string, Call>> = {
  FORM: form,
  GENDER: gender,
  LIST: list,
  STARTS: starts,
  CAP: capital,
};
