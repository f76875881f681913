/** The plan of a new table while it is being made. */

import type { GameInfo, NewTable, OptionInfo, Reason, Saying, SeatPlan, TableRules, Value } from '../lib/wire';
import { type Fact, type Facts, isList, isSaying } from '../lib/words/voice';

export interface Draft {
  seats: SeatPlan[];
  options: Record<string, Value>;
  rules: TableRules;
}

export function freshDraft(info: GameInfo): Draft {
  const bot = info.bots[0]?.name ?? null;
  const seats: SeatPlan[] = Array.from({ length: info.default_seats }, (_, seat) => {
    if (seat === 0) return { kind: 'you' };
    if (seat === 1 || !bot) return { kind: 'open' };
    return { kind: 'bot', bot };
  });
  const options = Object.fromEntries(info.options.map((option) => [option.name, option.default]));
  const rules: TableRules = {
    public: false,
    spectators: 'public',
    delay: 60,
    door: 'open',
    grace: 60,
    takeovers: true,
    bot,
    clock: 0,
    window: 10,
  };
  return { seats, options, rules };
}

/** The same people at more or fewer seats. */
export function resized(seats: SeatPlan[], count: number, bot: string | null): SeatPlan[] {
  const more: SeatPlan[] = Array.from({ length: Math.max(0, count - seats.length) }, () =>
    bot ? { kind: 'bot', bot } : { kind: 'open' },
  );
  return [...seats.slice(0, count), ...more];
}

/** Only what differs from the declaration is sent. */
export function planOf(info: GameInfo, draft: Draft, name: string): NewTable {
  const usual = new Map(info.options.map((option) => [option.name, option.default]));
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([name, value]) => usual.has(name) && value !== usual.get(name)),
  );
  return {
    game: info.name,
    name,
    seats: draft.seats,
    options,
    ...draft.rules,
    start: draft.seats.every((seat) => seat.kind !== 'open'),
  };
}

/** Refusals that speak of options which can be changed here, and their facts that name one. */
const ABOUT_OPTIONS = new Set(['bad_combination', 'bad_value']);
const OPTIONS = new Set(['option', 'other', 'options']);

/** The options that a refusal is about. */
export function optionsMeant({ code, say }: Reason, options: OptionInfo[]): OptionInfo[] {
  if (!ABOUT_OPTIONS.has(code)) return [];
  const meant = new Set<string>();
  relabelled(say, (name) => {
    meant.add(name);
    return name;
  });
  return options.filter((option) => meant.has(option.name));
}

/** What a refusal says, with other words for the options that it names by their ids. */
export function relabelled(say: Saying, label: (name: string) => string): Saying {
  const named = (fact: Fact): Fact => {
    if (typeof fact === 'string') return label(fact);
    return isList(fact) ? fact.map(named) : fact;
  };
  const facts = Object.entries((say.facts ?? {}) as Facts).map(([name, fact]) => {
    if (OPTIONS.has(name)) return [name, named(fact)] as const;
    return [name, isSaying(fact) ? relabelled(fact, label) : fact] as const;
  });
  return { name: say.name, facts: Object.fromEntries(facts) };
}
