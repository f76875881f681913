/** A value made anew from an old one and what has changed in it, as the server tells it. */

import type { Changes } from './wire';

/** The old value stays as it is; what has not changed is shared by both. */
export function changed(old: unknown, changes: Changes): unknown {
  if (!Array.isArray(changes)) {
    if (Array.isArray(old)) {
      return old.map((item: unknown, at) => (String(at) in changes ? changed(item, changes[at] as Changes) : item));
    }
    const made = new Map(Object.entries(old as object) as [string, unknown][]);
    for (const [key, part] of Object.entries(changes)) {
      if (part === null) made.delete(key);
      else made.set(key, changed(made.get(key), part as Changes));
    }
    return Object.fromEntries(made);
  }
  if (changes.length === 1) return changes[0];
  const before = old as unknown[];
  const items: unknown[] = [];
  let here = 0;
  for (let next = 0; next < changes.length; next += 3) {
    const [at, gone, come] = changes.slice(next, next + 3) as [number, number, unknown[]];
    items.push(...before.slice(here, at), ...come);
    here = at + gone;
  }
  return [...items, ...before.slice(here)];
}
