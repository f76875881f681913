/** How the game speaks on the page. Its messages are those of src/tidefall/words; a name that is none does not compile. */

import { spokenIn } from '../../lib/words/speaking';
import type { Lang, Said } from '../../lib/wire';
import type { Facts, Seats } from '../../lib/words/voice';
import { NUMBERS } from './printed';
import { armOf, CENTRE, KINDS, siteOf } from './types';
import type { Card, Component, Councilor, Good, Misfortune, Observation, Peninsula, Site } from './types';
import type { Word } from './word_types';

export interface Say {
  /** `say('rising-round', { round: 3 })` */
  (name: Word, facts?: Facts): string;
  /** What came from the server, in which players are called by their names. */
  tell: (said: Said) => string;
}

export function sayIn(lang: Lang, names: Seats = []): Say {
  const tell = (said: Said): string => spokenIn(lang, said, names);
  return Object.assign((name: Word, facts: Facts = {}) => tell({ name, facts }), { tell });
}

type Dashed<Name extends string> = Name extends `${infer Start}_${infer End}` ? `${Start}-${Dashed<End>}` : Name;

/** Ids have dashes where the names of the game have underscores. */
export function dashed<Name extends string>(name: Name): Dashed<Name> {
  return name.replaceAll('_', '-') as Dashed<Name>;
}

/** The numbers that a printed text wants. */
function numbers(id: string): Facts {
  return NUMBERS[id] ?? {};
}

export function goodName(good: Good, say: Say): string {
  return say(`rising-good-${good}`);
}

export function armName(arm: Peninsula, say: Say): string {
  return capital(say(`rising-peninsula-${arm}`));
}

export function partName(part: Component, say: Say): string {
  return say(`rising-component-${dashed(part)}`);
}

export function partText(part: Component, say: Say): string {
  return say(`rising-component-${dashed(part)}-text`, numbers(part));
}

export function councilorName(councilor: Councilor, say: Say): string {
  return say(`rising-councilor-${dashed(councilor)}`);
}

export function councilorText(councilor: Councilor, say: Say, hologram = false): string {
  return say(`rising-councilor-${dashed(councilor)}-text`, { ...numbers(councilor), hologram });
}

export function cardName(card: Card, say: Say): string {
  return say(`rising-card-${dashed(card)}`);
}

export function cardText(card: Card, say: Say): string {
  return say(`rising-card-${dashed(card)}-text`, numbers(card));
}

export function misfortuneName(card: Misfortune, say: Say): string {
  return say(`rising-misfortune-${dashed(card)}`);
}

export function misfortuneText(card: Misfortune, say: Say): string {
  return say(`rising-misfortune-${dashed(card)}-text`, numbers(card));
}

/** What a message names; a thing that the page has no word for yet is called by its own id. */
function named(id: string, raw: string, say: Say): string {
  try {
    const found = say.tell({ name: id, facts: {} });
    return found.startsWith(id) ? plain(raw) : found;
  } catch {
    return plain(raw);
  }
}

function plain(raw: string): string {
  return raw.replaceAll('_', ' ');
}

/** What a kind of figure is called: an Ally has a name of its own. */
export function figureWord(kind: string): string {
  return KINDS.includes(kind) || kind === 'bot' ? `rising-figure-${kind}` : `rising-ally-${dashed(kind)}`;
}

export function figureName(kind: string, say: Say): string {
  return capital(named(figureWord(kind), kind, say));
}

/** A tile, the centre, a build space or a component by its name. */
export function siteName(space: string, say: Say): string {
  const site = siteOf(space);
  const arm = armOf(site);
  if (arm) return say(`rising-tile-${arm}`, { ring: Number(site.split('_').at(-1)) });
  if (site === CENTRE) return say('rising-tile-mystic-power-source');
  if (site.startsWith('gate_build_')) return capital(say('rising-build-space', { number: Number(site.at(-1)) }));
  return capital(named(`rising-component-${dashed(site)}`, site, say));
}

/** What one does on a tile, with its numbers as they are now. */
export function tileText(arm: Peninsula, site: Site, say: Say): string {
  const { target, draw, keep, rate } = site;
  const known = Object.entries({ target, draw, keep, rate }).filter(
    (one): one is [string, number] => one[1] !== undefined,
  );
  return say(`rising-tile-${arm}-text`, Object.fromEntries(known));
}

export function centreText(obs: Observation, say: Say): string {
  return say('rising-tile-mystic-power-source-text', { energy: obs.centre.energy });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
