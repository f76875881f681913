/**
 * Pick, then place: what can be done by clicking, read off the list of legal choices. The board knows no rules of its
 * own; a piece can act if a choice names it, and a space is a destination if a choice leads there.
 */

import type { Choice, GameView } from '../../lib/wire';
import { seen, type Observation } from './types';

export interface Offers {
  /** Pieces that act as soon as they are chosen: a creature is picked, a swimmer boards. */
  atOnce: Map<string, Choice>;
  /** Spaces that act as soon as they are chosen: a tile sinks, a ship is placed. */
  spaces: Map<string, Choice[]>;
  /** Where each piece can go; its own space stands for what it does without leaving it. */
  moves: Map<string, Map<string, Choice[]>>;
  /** The piece that is already picked and cannot be put back. */
  held: string | null;
}

const BUTTONS: ReadonlySet<string> = new Set(['end', 'pass', 'agree', 'play']);

/** Whether a choice is made on the board; all others are buttons. */
export function onBoard(choice: Choice): boolean {
  return !BUTTONS.has(choice.verb);
}

export function shipName(at: string): string {
  return `ship@${at}`;
}

/** Dolphins that protect somebody are told apart by whom. */
export function creatureName(kind: string, at: string, protects: string | null = null): string {
  return protects ? `${kind}@${at}+${protects}` : `${kind}@${at}`;
}

export function offers(game: GameView): Offers {
  const obs = seen(game);
  const found: Offers = { atOnce: new Map(), spaces: new Map(), moves: new Map(), held: heldPiece(obs) };
  for (const choice of game.choices) {
    if (onBoard(choice)) sort(choice, obs, found);
  }
  return found;
}

function heldPiece(obs: Observation): string | null {
  const picked = obs.picked;
  if (!picked || obs.asks.decision !== 'destination' || obs.asks.seat !== obs.seat) return null;
  if (picked.kind === 'explorer') return picked.id;
  if (picked.kind === 'ship') return shipName(picked.at);
  return creatureName(picked.kind, picked.at, picked.id);
}

function sort(choice: Choice, obs: Observation, found: Offers): void {
  const { verb, piece, from, to } = choice;
  switch (verb) {
    case 'dock':
      return add(found.spaces, to, choice);
    case 'sink':
      return add(found.spaces, from, choice);
    case 'go':
    case 'stay':
      if (found.held && from) return addMove(found, found.held, to ?? from, choice);
      return add(found.spaces, to, choice);
    case 'pick':
      found.atOnce.set(pickedName(piece ?? '', from ?? ''), choice);
      return;
    case 'fetch':
      found.atOnce.set(shipName(from ?? ''), choice);
      return;
    case 'crew':
    case 'protect':
    case 'victim':
    case 'switch':
      found.atOnce.set(piece ?? '', choice);
      return;
    case 'sail':
      return addMove(found, shipName(from ?? ''), to, choice);
    default:
      return addMove(found, piece ?? '', to ?? from ?? homeOf(piece, obs), choice);
  }
}

function pickedName(piece: string, from: string): string {
  const guarded = /^dolphin with (\w+)$/.exec(piece);
  if (guarded) return creatureName('dolphin', from, guarded[1]);
  return /^[A-Z]/.test(piece) ? piece : creatureName(piece, from);
}

function homeOf(piece: string | null, obs: Observation): string | null {
  return obs.explorers.find((one) => one.id === piece)?.at ?? null;
}

function add(map: Map<string, Choice[]>, space: string | null, choice: Choice): void {
  if (space === null) return;
  const list = map.get(space);
  if (list) list.push(choice);
  else map.set(space, [choice]);
}

function addMove(found: Offers, piece: string, space: string | null, choice: Choice): void {
  let targets = found.moves.get(piece);
  if (!targets) {
    targets = new Map();
    found.moves.set(piece, targets);
  }
  add(targets, space, choice);
}

/** Whether a piece can be picked or acts when chosen. */
export function canAct(found: Offers, piece: string): boolean {
  return found.atOnce.has(piece) || found.moves.has(piece);
}

/**
 * The destinations with what each leaves to choose from. With no piece picked, spaces that act by themselves count, and
 * so do tiles for explorers still to be placed: which of them goes there is asked afterwards.
 */
export function destinations(found: Offers, picked: string | null): Map<string, Choice[]> {
  const piece = picked ?? found.held;
  if (piece !== null) return found.moves.get(piece) ?? new Map<string, Choice[]>();
  const all = new Map(found.spaces);
  for (const targets of found.moves.values()) {
    for (const [space, choices] of targets) {
      const placing = choices.filter((choice) => choice.verb === 'place');
      if (placing.length > 0) all.set(space, [...(all.get(space) ?? []), ...placing]);
    }
  }
  return all;
}

/** A choice in the list that is the same act as one of an earlier list. */
export function sameAct(choices: readonly Choice[], text: string): Choice | null {
  return choices.find((choice) => choice.text === text) ?? null;
}
