/** Choices in the order and groups in which people look for them. */

import { folded } from '../../lib/folded';
import type { Choice } from '../../lib/wire';

export interface Group {
  name: string;
  choices: Choice[];
}

/** All that match the words, by what they are about. */
export function grouped(
  choices: Choice[],
  words: string,
  label: (choice: Choice) => string,
  about: (choice: Choice) => string,
): Group[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const text = folded(`${label(choice)} ${choice.text}`);
    if (!wanted.every((word) => text.includes(word))) continue;
    const name = about(choice);
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  return [...groups].map(([name, found]) => ({ name, choices: found }));
}
