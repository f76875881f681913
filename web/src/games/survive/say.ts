/** How the game speaks on the page. Its messages are those of src/tidefall/words; a name that is none does not compile. */

import { spokenIn } from '../../lib/words/speaking';
import type { Lang, Said } from '../../lib/wire';
import type { Facts, Saying, Seats } from '../../lib/words/voice';
import type { Back, Colour, CreatureKind, Isle, Terrain } from './types';
import type { Word } from './word_types';

export interface Say {
  /** `say('survive-turn', { turn: 3 })` */
  (name: Word, facts?: Facts): string;
  /** What came from the server, in which players are called by their names. */
  tell: (said: Said) => string;
}

export function sayIn(lang: Lang, names: Seats = []): Say {
  const tell = (said: Said): string => spokenIn(lang, said, names);
  return Object.assign((name: Word, facts?: Facts) => tell(saying(name, facts)), { tell });
}

function saying(name: Word, facts: Facts = {}): Saying & Exclude<Said, string> {
  return { name, facts };
}

// What is in the box, as facts of a message.

export function colour(name: Colour): Saying {
  return { name: `survive-colour-${name}` satisfies Word };
}

export function creature(kind: CreatureKind): Saying {
  return { name: `survive-piece-${kind}` satisfies Word };
}

export function isle(name: Isle): Saying {
  return { name: isleWord(name) };
}

// The same by name.

export function colourName(name: Colour, say: Say): string {
  return say(`survive-colour-${name}`);
}

export function creatureName(kind: CreatureKind, say: Say): string {
  return say(`survive-piece-${kind}`);
}

export function terrainName(terrain: Terrain, say: Say): string {
  return say(`survive-terrain-${terrain}`);
}

export function isleName(name: Isle, say: Say): string {
  return say(isleWord(name));
}

export function backName(back: Back, say: Say): string {
  const name = say(`survive-back-${dashed(back)}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function backEffect(back: Back, say: Say): string {
  return say(`survive-effect-${dashed(back)}`);
}

type Dashed<Name extends string> = Name extends `${infer Start}_${infer End}` ? `${Start}-${Dashed<End>}` : Name;

/** Ids have dashes where the names of the game have underscores. */
export function dashed<Name extends string>(name: Name): Dashed<Name> {
  return name.replaceAll('_', '-') as Dashed<Name>;
}

function isleWord(name: Isle): Word {
  return `survive-isle-${name.toLowerCase() as Lowercase<Isle>}`;
}
