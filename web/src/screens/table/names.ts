/** What people at a table are called. */

import { spoken } from '../../lib/i18n';
import type { Presence, Said, TableSummary, TableView, You } from '../../lib/wire';

interface Seat {
  title: Said;
  kind: string;
  name: string | null;
}

/** By seat: people by their names; bots, which are all called the same, by what the game calls their seats. */
export function namesOf(table: TableView | TableSummary): string[] {
  const seats: readonly Seat[] = table.seats;
  const titles = seats.map((seat) => spoken(seat.title));
  return apart(
    seats.map((seat, index) => (seat.kind === 'person' ? seat.name : null) ?? titles[index] ?? ''),
    titles,
  );
}

/** Two of the same name are told apart by what the game calls their seats. */
function apart(names: string[], titles: string[]): string[] {
  return names.map((name, index) =>
    names.filter((other) => other === name).length > 1 ? `${name} (${titles[index]})` : name,
  );
}

/** How many look on besides oneself. */
export function othersWatching(presence: Presence, you: You): number {
  return Math.max(0, presence.watching - (you.person === null ? 1 : 0));
}
