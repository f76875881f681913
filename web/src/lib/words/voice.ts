/**
 * Somebody who speaks a language: messages of the `.ftl` files become sentences, as in Python's tidefall.words.
 * Facts are plain data; some stand for something that has a name, such as a player or a card.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { FUNCTIONS, Several, Thing } from './functions';

/** A player, shown by the name that the viewer knows. */
export interface SeatFact {
  seat: number;
}

/** What travels instead of a sentence: a message with its facts. As a fact it is whatever the message names. */
export interface Saying {
  name: string;
  facts?: Facts;
}

export type Fact = string | number | boolean | null | SeatFact | Saying | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;
/** What the players are called, by seat. */
export type Seats = readonly (string | Saying)[];

export class Voice {
  readonly #bundle: FluentBundle;

  /** `strict`: what cannot be said is an error; else one reads the message's id and its facts. */
  constructor(
    readonly lang: string,
    sources: readonly string[],
    readonly strict = false,
  ) {
    const functions = Object.fromEntries(
      Object.entries(FUNCTIONS).map(([name, call]) => [name, call.bind(null, this)] as const),
    );
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  knows(name: string): boolean {
    return this.#bundle.hasMessage(name);
  }

  /** A saying as a sentence; a text as it is. */
  tell(said: string | Saying, seats: Seats = []): string {
    return typeof said === 'string' ? said : this.say(said.name, said.facts ?? {}, seats);
  }

  say(name: string, facts: Facts = {}, seats: Seats = []): string {
    try {
      const pattern = this.#bundle.getMessage(name)?.value;
      if (!pattern) throw new Error(`there is no message ${name}`);
      return this.#format(pattern, this.#values(facts, seats));
    } catch (error) {
      const told = Object.keys(facts).length > 0 ? `${name} ${JSON.stringify(facts)}` : name;
      if (this.strict) throw new Error(`${told} in ${this.lang}: ${String(error)}`, { cause: error });
      return told;
    }
  }

  /** The sentence, or null if it cannot be said. */
  sayable(name: string, facts: Facts = {}, seats: Seats = []): string | null {
    const pattern = this.#bundle.getMessage(name)?.value;
    if (!pattern) return null;
    try {
      return this.#format(pattern, this.#values(facts, seats));
    } catch {
      return null;
    }
  }

  /** A message, told what is no longer a plain fact. */
  sayOf(name: string, values: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(name)?.value;
    if (!pattern) throw new Error(`there is no message ${name}`);
    return this.#format(pattern, values);
  }

  /** One of the forms of a thing, as its message has it. */
  form(name: string, form: string, facts: Facts, seats: Seats): string | null {
    const pattern = this.#bundle.getMessage(name)?.attributes[form];
    return pattern === undefined ? null : this.#format(pattern, this.#values(facts, seats));
  }

  #format(pattern: NonNullable<Message['value']>, values: Record<string, FluentVariable>): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw errors[0];
    return text;
  }

  #values(facts: Facts, seats: Seats): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, this.#value(fact, seats)]));
  }

  #value(fact: Fact, seats: Seats): FluentVariable {
    if (typeof fact === 'string') return fact;
    if (typeof fact === 'number') return new FluentNumber(fact, { useGrouping: false });
    if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
    if (fact === null) return 'none';
    if (isList(fact)) return new Several(fact.map((one) => this.#value(one, seats)));
    if ('name' in fact) return new Thing(this, fact.name, fact.facts ?? {}, seats);
    return this.#value(seats[fact.seat] ?? { name: 'seat-number', facts: { number: fact.seat + 1 } }, seats);
  }
}

export function isList(fact: Fact): fact is readonly Fact[] {
  return Array.isArray(fact);
}

export function isSaying(fact: Fact): fact is Saying {
  return typeof fact === 'object' && fact !== null && 'name' in fact;
}
