/** Choices in the order and groups in which people look for them. */

import { folded } from '../../lib/folded';
import type { Choice } from '../../lib/wire';

/** What ends a decision in any game; `e` presses it. */
const ENDS = ['end', 'pass', 'done', 'stop'];

export interface Group {
  name: string;
  choices: Choice[];
}

export function ending(choices: Choice[]): Choice | null {
  return choices.find((choice) => ENDS.includes(choice.verb)) ?? null;
}

export function label(choice: Choice): string {
  return choice.sentence.replace(/\.$/, '');
}

/** For games that have no words of their own for it. */
function pieceOf(choice: Choice): string {
  return [choice.piece, choice.from].filter(Boolean).join(' · ');
}

/** All that match the words, by what they are about. */
export function grouped(choices: Choice[], words: string, about: (choice: Choice) => string = pieceOf): Group[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const text = folded(`${choice.sentence} ${choice.text}`);
    if (!wanted.every((word) => text.includes(word))) continue;
    const name = about(choice);
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  return [...groups].map(([name, found]) => ({ name, choices: found }));
}
