/** Lines of the small list beside a space. */

import type { Choice } from '../../lib/wire';
import { harmOf } from './danger';
import { harmText } from './describe';
import { colourNamed } from './palette';
import type { Piece } from './scene';
import type { Colour, Observation } from './types';
import { colourName, creatureName, type Say } from './say';

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
export function choiceItems(choices: readonly Choice[], obs: Observation, say: Say): Item[] {
  return choices.map((choice) => {
    const warning = harmText(harmOf(choice, obs), obs, say).join('. ');
    const item: Item = { id: choice.text, label: choiceLabel(choice, say), ...(warning ? { warning } : {}) };
    if (choice.verb !== 'place') return item;
    const value = Number((choice.piece ?? '').slice(1));
    return { ...item, token: { colour: colourNamed(choice.piece ?? ''), value } };
  });
}

function choiceLabel(choice: Choice, say: Say): string {
  switch (choice.verb) {
    case 'place':
      return say('survive-chooser-value', { value: Number((choice.piece ?? '').slice(1)) });
    case 'board':
      return say(choice.to ? 'survive-chooser-board' : 'survive-chooser-board-here');
    case 'walk':
    case 'swim':
    case 'overboard':
    case 'ashore':
    case 'ride':
    case 'stay':
    case 'sail':
      return say(`survive-chooser-${choice.verb}`);
    default:
      return say.tell(choice.say).replace(/\.$/, '');
  }
}

/** Several pieces of a space that can be picked. */
export function pieceItems(pieces: readonly { name: string; piece: Piece }[], obs: Observation, say: Say): Item[] {
  return pieces.map(({ name, piece }) => ({ id: name, label: pieceLabel(piece, obs, say), piece }));
}

export function pieceLabel(piece: Piece, obs: Observation, say: Say): string {
  if (piece.kind === 'ship') {
    const manned = obs.ships.some((ship) => ship.at === piece.at && ship.crew.length > 0);
    return say(manned ? 'survive-piece-ship' : 'survive-board-empty-ship');
  }
  if (piece.kind === 'explorer') {
    const name = `${piece.id} · ${colourName(piece.colour, say)}`;
    return piece.value === null ? name : `${name}, ${say('survive-board-worth', { value: piece.value })}`;
  }
  const name = creatureName(piece.kind, say);
  return piece.protects ? `${name} (${say('survive-board-protects', { who: piece.protects })})` : name;
}
