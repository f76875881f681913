/** What people at a table are called. */

import type { GameInfo, Lang, Presence, SeatView, TableSummary, TableView, You } from '../../lib/wire';

/** People by their names; bots, which are all called the same, by what the game calls their seats. */
function nameOf(seat: SeatView): string {
  return seat.kind === 'person' ? (seat.name ?? seat.title) : seat.title;
}

/** By seat. Two of the same name are told apart by what the game calls their seats. */
export function namesOf(table: TableView): string[] {
  const plain = table.seats.map(nameOf);
  return table.seats.map((seat, index) => {
    const name = plain[index] ?? seat.title;
    return plain.filter((other) => other === name).length > 1 ? `${name} (${seat.title})` : name;
  });
}

/** The same from the outside: a summary is in English, the titles of seats are not if the game knows them. */
export function namesIn(table: TableSummary, info: GameInfo | null, lang: Lang): string[] {
  return table.seats.map((seat, index) => {
    if (seat.kind === 'person' && seat.name) return seat.name;
    const usual = info?.seat_titles.en?.[index] === seat.title;
    return (usual ? info?.seat_titles[lang]?.[index] : null) ?? seat.title;
  });
}

/** How many look on besides oneself. */
export function othersWatching(presence: Presence, you: You): number {
  return Math.max(0, presence.watching - (you.person === null ? 1 : 0));
}
