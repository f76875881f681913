/** Choices in the order and groups in which people look for them. */

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

/** All that match the words, by the piece they are about (or what is done, where there is no piece). */
export function grouped(choices: Choice[], words: string): Group[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const text = plain(`${choice.sentence} ${choice.text}`);
    if (!wanted.every((word) => text.includes(word))) continue;
    const name = [choice.piece, choice.from].filter(Boolean).join(' · ');
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  return [...groups].map(([name, found]) => ({ name, choices: found }));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
