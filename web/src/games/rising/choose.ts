/**
 * Pick, then place: what can be done by clicking, read off the list of legal choices. The board knows no rules of its
 * own. Every choice that concerns something on the table hangs at a *spot*: a site (`forests_3`, `gate_build_1`,
 * `aether_lens`), the sign of an arm (`arm:forests`) or a figure (`0:follower@hills_2`).
 */

import type { Choice, GameView } from '../../lib/wire';
import { armOf, ARMS, CENTRE, farthest, nearestFlooded, partsOf, seen, siteOf } from './types';
import type { Figure, Observation, Peninsula } from './types';

/** Figures that act or are moved. */
const OF_FIGURES = new Set(['activate', 'act', 'again', 'move', 'next', 'help', 'forgo', 'lift', 'contest']);
/** Where the last tile above water goes, the first below comes up, a barrier is set or lost. */
const OF_FARTHEST = new Set(['flood', 'keep_barrier']);
const OF_NEAREST = new Set(['unflood', 'raise']);
const OF_BARRIERS = new Set(['barrier', 'ward', 'weave', 'discard_barrier', 'spend_barrier']);
/** Spending what is not only one's own, or taking from somebody: never by a single click. */
const CAREFUL = new Set(['lift', 'contest', 'barrier', 'unflood', 'weave']);
/** What is behind the first thing that a figure can do. */
const BEHIND = new Set(['forgo']);
/** Answers in a word or two: they stay buttons although one can point at what they speak of. */
const ALSO_BUTTONS = new Set(['keep_barrier', 'spend_barrier', 'act', 'next']);

export interface Offers {
  /** Figures in one's pool that can be placed, by kind, each with where it may go. */
  hand: Map<string, Choice[]>;
  spots: Map<string, Choice[]>;
}

export function figureSpot(figure: Pick<Figure, 'seat' | 'kind' | 'space'>): string {
  return `${figure.seat}:${figure.kind}@${figure.space}`;
}

export function armSpot(arm: string): string {
  return `arm:${arm}`;
}

/** Where a choice hangs; nothing if one cannot point at it. */
export function spotsOf(choice: Choice, obs: Observation): string[] {
  const { verb, piece, from, to } = choice;
  const arm = ARMS.find((one) => one === to) ?? null;
  if (arm && OF_FARTHEST.has(verb)) return known(farthest(obs, arm));
  if (arm && OF_NEAREST.has(verb)) return known(nearestFlooded(obs, arm));
  if (arm && OF_BARRIERS.has(verb)) return [armSpot(arm)];
  if (verb === 'build' && piece) return [piece];
  if ((verb === 'place' || verb === 'to' || verb === 'widen') && to) return [siteOf(to)];
  if (OF_FIGURES.has(verb) && from) return figuresOf(choice, obs);
  return [];
}

function known(site: string | null): string[] {
  return site ? [site] : [];
}

/** The figures that a choice names; a pair or all on a build space by where they stand. */
function figuresOf(choice: Choice, obs: Observation): string[] {
  const { piece, from } = choice;
  if (!from) return [];
  if (!piece) return [siteOf(from)];
  const [owner, kind] = piece.includes(':') ? piece.split(':') : [`p${(obs.seat ?? 0) + 1}`, piece];
  return [`${Number(owner?.slice(1)) - 1}:${kind}@${from}`];
}

export function offers(game: GameView): Offers {
  const obs = seen(game);
  const found: Offers = { hand: new Map(), spots: new Map() };
  for (const choice of game.choices) {
    if (choice.verb === 'place' && choice.piece) add(found.hand, choice.piece, choice);
    for (const spot of spotsOf(choice, obs)) add(found.spots, spot, choice);
  }
  return found;
}

function add(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const there = map.get(key);
  if (there) there.push(choice);
  else map.set(key, [choice]);
}

/** Whether the board offers it, so that no button is needed. */
export function onBoard(choice: Choice, game: GameView): boolean {
  if (ALSO_BUTTONS.has(choice.verb)) return false;
  const obs = seen(game);
  if (choice.verb === 'forgo' && obs.asks.decision !== 'actions') return false;
  return spotsOf(choice, obs).length > 0;
}

/** What a click on a spot may mean: with a figure picked, only to place that. */
export function meant(found: Offers, spot: string, picked: string | null): Choice[] {
  const there = found.spots.get(spot) ?? [];
  if (picked === null) return there;
  return there.filter((choice) => choice.verb === 'place' && choice.piece === picked);
}

/** What a click does at once; nothing if it has to be asked which is meant. */
export function atOnce(choices: readonly Choice[]): Choice | null {
  const first = choices.filter((choice) => !BEHIND.has(choice.verb));
  const [only] = first.length > 0 ? first : choices;
  return first.length <= 1 && only && !CAREFUL.has(only.verb) ? only : null;
}

/** The kind that is picked by itself: the only one there is, or the one that was placed before. */
export function keptInHand(found: Offers, before: string | null): string | null {
  if (before !== null && found.hand.has(before)) return before;
  const [only, another] = found.hand.keys();
  return only !== undefined && another === undefined ? only : null;
}

/** Arms that the choices threaten, and tiles that are lost with them. */
export function threatened(choices: readonly Choice[]): Set<string> {
  const tiles = new Set<string>();
  for (const choice of choices) {
    const harm = choice.harm as { lost?: { kind: string; piece: string }[] } | undefined;
    for (const one of harm?.lost ?? []) if (one.kind === 'tile') tiles.add(one.piece);
  }
  return tiles;
}

/** Which arms a card is about to strike, as far as its name says so. */
export function struckBy(card: string | null): Peninsula | null {
  return card?.startsWith('flood_') ? (ARMS.find((arm) => card === `flood_${arm}`) ?? null) : null;
}

/** What a text of the engine speaks of, such as "build aether_lens" or "flood hills": a proposal hangs there. */
export function spotsIn(text: string, obs: Observation): string[] {
  const parts = new Set<string>(partsOf(obs).map((part) => part.name));
  return text.split(/[ @]/).flatMap((word) => {
    const site = siteOf(word);
    if (ARMS.some((arm) => arm === word)) return [armSpot(word)];
    return parts.has(site) || armOf(site) || site === CENTRE || site.startsWith('gate_build_') ? [site] : [];
  });
}
