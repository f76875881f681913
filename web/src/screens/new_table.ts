/** The plan of a new table while it is being made. */

import type { GameInfo, NewTable, SeatPlan, Spectators, Value } from '../lib/wire';

export interface Draft {
  seats: SeatPlan[];
  options: Record<string, Value>;
  open: boolean;
  spectators: Spectators;
  delay: number;
}

export function freshDraft(info: GameInfo): Draft {
  const bot = info.bots[0]?.name ?? null;
  const seats: SeatPlan[] = Array.from({ length: info.default_seats }, (_, seat) => {
    if (seat === 0) return { kind: 'you' };
    if (seat === 1 || !bot) return { kind: 'open' };
    return { kind: 'bot', bot };
  });
  const options = Object.fromEntries(info.options.map((option) => [option.name, option.default]));
  return { seats, options, open: false, spectators: 'public', delay: 60 };
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
  const options = Object.fromEntries(
    info.options
      .filter((option) => draft.options[option.name] !== option.default)
      .map((option) => [option.name, draft.options[option.name]!]),
  );
  return {
    game: info.name,
    name,
    seats: draft.seats,
    options,
    public: draft.open,
    spectators: draft.spectators,
    delay: draft.delay,
    start: draft.seats.every((seat) => seat.kind !== 'open'),
  };
}
