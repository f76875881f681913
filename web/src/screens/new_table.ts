/** The plan of a new table while it is being made. */

import type { GameInfo, NewTable, OptionInfo, SeatPlan, TableRules, Value } from '../lib/wire';

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

/** Refusals that speak of options which can be changed here. */
const ABOUT_OPTIONS = new Set(['bad_combination', 'bad_value']);

/** The options that a refusal names by their ids, outside of what it quotes. */
export function optionsNamed(code: string, reason: string, options: OptionInfo[]): OptionInfo[] {
  if (!ABOUT_OPTIONS.has(code)) return [];
  const words = new Set(reason.replace(/'[^']*'|"[^"]*"/g, '').match(/\w+/g));
  return options.filter((option) => words.has(option.name));
}

/** The refusal with other words for the options it names; only the first mention of each is its id. */
export function relabelled(reason: string, named: OptionInfo[], label: (option: OptionInfo) => string): string {
  const left = new Map(named.map((option) => [option.name, option]));
  return reason.replace(/\w+/g, (word) => {
    const option = left.get(word);
    left.delete(word);
    return option ? label(option) : word;
  });
}
