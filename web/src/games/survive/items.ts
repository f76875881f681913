/** Lines of the small list beside a space. */

import type { Choice } from '../../lib/wire';
import { harmOf } from './danger';
import { harmText } from './describe';
import { colourNamed } from './palette';
import type { Piece } from './scene';
import type { Colour, Observation } from './types';
import type { Words } from './words';

export interface Item {
  id: string;
  label: string;
  piece?: Piece;
  /** An explorer still to be placed. */
  token?: { colour: Colour; value: number };
  /** What is bad about it. */
  warning?: string;
}

/** Several things that can be done with the picked piece in a space, or several explorers that can be placed there. */
export function choiceItems(choices: readonly Choice[], obs: Observation, words: Words): Item[] {
  return choices.map((choice) => {
    const warning = harmText(harmOf(choice, obs), obs, words).join('. ');
    const item: Item = { id: choice.text, label: choiceLabel(choice, words), ...(warning ? { warning } : {}) };
    if (choice.verb !== 'place') return item;
    const value = Number((choice.piece ?? '').slice(1));
    return { ...item, token: { colour: colourNamed(choice.piece ?? ''), value } };
  });
}

function choiceLabel(choice: Choice, words: Words): string {
  const labels = words.chooser;
  switch (choice.verb) {
    case 'place':
      return labels.value(Number((choice.piece ?? '').slice(1)));
    case 'board':
      return choice.to ? labels.board : labels.boardHere;
    case 'walk':
    case 'swim':
    case 'overboard':
    case 'ashore':
    case 'ride':
    case 'stay':
    case 'sail':
      return labels[choice.verb];
    default:
      return choice.sentence.replace(/\.$/, '');
  }
}

/** Several pieces of a space that can be picked. */
export function pieceItems(pieces: readonly { name: string; piece: Piece }[], obs: Observation, words: Words): Item[] {
  return pieces.map(({ name, piece }) => ({ id: name, label: pieceLabel(piece, obs, words), piece }));
}

export function pieceLabel(piece: Piece, obs: Observation, words: Words): string {
  if (piece.kind === 'ship') {
    const manned = obs.ships.some((ship) => ship.at === piece.at && ship.crew.length > 0);
    return manned ? words.board.ship : words.board.empty;
  }
  if (piece.kind === 'explorer') {
    const name = `${piece.id} · ${words.colours[piece.colour]}`;
    return piece.value === null ? name : `${name}, ${words.board.worth(piece.value)}`;
  }
  const name = words.creatures[piece.kind];
  return piece.protects ? `${name} (${words.board.protects(piece.protects)})` : name;
}
