/** A name like the one somebody wants, which nobody at the table has: Guest, Guest 2, Guest 3. */
export function freeName(wanted: string, taken: readonly (string | null)[]): string {
  const others = new Set(taken.map((name) => alike(name ?? '')));
  const [, stem = wanted] = /^(.*?)(?: \d+)?$/.exec(wanted.trim()) ?? [];
  let name = wanted.trim();
  for (let number = 2; others.has(alike(name)); number++) name = `${stem} ${number}`;
  return name;
}

function alike(name: string): string {
  return name.trim().toLowerCase();
}
