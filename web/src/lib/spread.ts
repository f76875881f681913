/** Places for marks on a line: `gap` apart, between `low` and `high`, as near to the wanted ones as can be. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const apart = Math.min(gap, (high - low) / Math.max(1, order.length - 1));
  // With the gaps taken out, marks that crowd each other have one place in common: the middle of what they want.
  const groups: { sum: number; count: number }[] = [];
  order.forEach(({ at }, rank) => {
    let group = { sum: at - rank * apart, count: 1 };
    for (let last = groups.at(-1); last && last.sum / last.count > group.sum / group.count; last = groups.at(-1)) {
      groups.pop();
      group = { sum: last.sum + group.sum, count: last.count + group.count };
    }
    groups.push(group);
  });
  const end = high - (order.length - 1) * apart;
  const shared = groups.flatMap(({ sum, count }) =>
    Array.from({ length: count }, () => Math.min(Math.max(sum / count, low), end)),
  );
  const places: number[] = [];
  shared.forEach((at, rank) => (places[order[rank]?.index ?? 0] = at + rank * apart));
  return places;
}
