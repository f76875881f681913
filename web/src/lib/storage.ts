/** What the browser keeps for us. Private windows may refuse storage: then things last as long as the page. */

import type { Ticket } from './wire';

const memory = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(`tidefall.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`tidefall.${key}`, value);
  } catch {
    // Kept in memory.
  }
}

/** A way into a table: whoever has the token is that person there. */
export interface Kept extends Ticket {
  game: string;
  /** When it was last used, in milliseconds. */
  at: number;
}

const TICKETS = 'tickets';
const MOST_TICKETS = 200;

export function tickets(): Kept[] {
  try {
    const kept: unknown = JSON.parse(read(TICKETS) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function ticketFor(table: string): Kept | null {
  return tickets().find((kept) => kept.table === table) ?? null;
}

export function keepTicket(ticket: Ticket, game: string): void {
  const others = tickets().filter((kept) => kept.table !== ticket.table);
  const kept: Kept = { table: ticket.table, person: ticket.person, token: ticket.token, game, at: Date.now() };
  write(TICKETS, JSON.stringify([kept, ...others].slice(0, MOST_TICKETS)));
}

export function forgetTicket(table: string): void {
  write(TICKETS, JSON.stringify(tickets().filter((kept) => kept.table !== table)));
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Record<string, unknown>;
  return typeof kept.table === 'string' && typeof kept.token === 'string';
}
