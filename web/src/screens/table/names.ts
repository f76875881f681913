/** What people at a table are called. */

import type { GameInfo, Lang, Presence, SeatView, TableSummary, TableView, You } from '../../lib/wire';

/** People by their names; bots, which are all called the same, by what the game calls their seats. */
function nameOf(seat: SeatView): string {
  return seat.kind === 'person' ? (seat.name ?? seat.title) : seat.title;
}

/** Two of the same name are told apart by what the game calls their seats. */
function apart(names: string[], titles: string[]): string[] {
  return names.map((name, index) =>
    names.filter((other) => other === name).length > 1 ? `${name} (${titles[index]})` : name,
  );
}

/** By seat. */
export function namesOf(table: TableView): string[] {
  return apart(
    table.seats.map(nameOf),
    table.seats.map((seat) => seat.title),
  );
}

/** The same from the outside: a summary is in English, the titles of seats are not if the game knows them. */
export function namesIn(table: TableSummary, info: GameInfo | null, lang: Lang): string[] {
  const titles = table.seats.map((seat, index) => {
    const usual = info?.seat_titles.en?.[index] === seat.title;
    return (usual ? info.seat_titles[lang]?.[index] : null) ?? seat.title;
  });
  const names = table.seats.map(
    (seat, index) => (seat.kind === 'person' ? seat.name : null) ?? titles[index] ?? seat.title,
  );
  return apart(names, titles);
}

/** How many look on besides oneself. */
export function othersWatching(presence: Presence, you: You): number {
  return Math.max(0, presence.watching - (you.person === null ? 1 : 0));
}
