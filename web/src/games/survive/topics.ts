/** Explanations: a title, a sentence or two, and the rules where it stands. */

import type { Choice } from '../../lib/wire';
import type { Topic } from '../module';
import { tally } from './describe';
import { isIsle, isleOf } from './geometry';
import { colourNamed } from './palette';
import type { Piece } from './scene';
import { tileParts, type Back, type CreatureKind, type Observation, type Phase, type Terrain } from './types';
import type { Told, Words } from './words';

function topic(words: Told, rules: string[], ...more: (string | false | null | undefined)[]): Topic {
  return { title: words.title, text: [words.text, ...more.filter(Boolean)].join(' '), rules };
}

const CREATURE_RULES: Readonly<Record<CreatureKind, string[]>> = {
  serpent: ['S-5.2', 'S-5.8'],
  shark: ['S-5.2', 'S-5.9'],
  whale: ['S-5.2', 'S-5.11'],
  dolphin: ['S-8.6.9', 'S-8.6.12'],
  squid: ['S-8.7.8', 'S-8.7.9'],
};

export const BACK_RULES: Readonly<Record<Back, string[]>> = {
  shark: ['S-6.3', 'S-5.16'],
  whale: ['S-6.3', 'S-5.16'],
  ship: ['S-6.3'],
  whirlpool: ['S-6.3'],
  volcano: ['S-6.3', 'S-7.1'],
  swim: ['S-6.5'],
  wind: ['S-6.6'],
  move_serpent: ['S-6.7'],
  move_shark: ['S-6.8'],
  move_whale: ['S-6.9'],
  repel_shark: ['S-6.11'],
  repel_whale: ['S-6.12'],
};

const PHASE_RULES: Readonly<Record<Phase, string[]>> = {
  setup: ['S-2.5', 'S-2.6'],
  tile: ['S-3.7'],
  move: ['S-4.1', 'S-4.3'],
  sink: ['S-3.8', 'S-3.9'],
  creature: ['S-3.11', 'S-3.12'],
  over: ['S-7.2'],
};

/** A space and what lies there, pieces apart. */
export function spaceTopic(space: string, obs: Observation, words: Words, maySink: boolean): Topic {
  if (isIsle(space)) return isleTopic(space, obs, words);
  const terrain = obs.island[space];
  if (terrain) return named(space, terrainTopic(terrain, words, maySink));
  const port = isleOf(space);
  if (port) return named(space, topic(words.topics.port(words.isles[port]), ['S-1.6', 'S-4.3']));
  if (space === 'G6') return named(space, topic(words.topics.lagoon, ['S-1.4', 'S-3.8']));
  return named(space, topic(words.topics.sea, ['S-0.4', 'S-4.9']));
}

function named(space: string, about: Topic): Topic {
  return { ...about, title: `${space} · ${about.title}` };
}

export function terrainTopic(terrain: Terrain, words: Words, maySink = false): Topic {
  return topic(words.topics[terrain], ['S-3.8', 'S-3.9'], maySink && words.topics.maySink);
}

function isleTopic(isle: string, obs: Observation, words: Words): Topic {
  const saved = obs.explorers.filter((one) => one.at === isle);
  const name = isIsle(isle) ? words.isles[isle] : isle;
  const count = saved.length > 0 ? tally(saved, obs, words) : words.panel.none;
  return topic(words.topics.isle(capital(name), count), ['S-1.6', 'S-4.17']);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function pieceTopic(piece: Piece, obs: Observation, words: Words): Topic {
  if (piece.kind === 'explorer') return explorerTopic(piece, obs, words);
  if (piece.kind === 'ship') return shipTopic(piece, obs, words);
  return creatureTopic(piece.kind, words, piece.protects);
}

export function creatureTopic(kind: CreatureKind, words: Words, protects: string | null = null): Topic {
  return topic(words.topics[kind], CREATURE_RULES[kind], protects && `(${words.board.protects(protects)})`);
}

function explorerTopic(piece: Piece, obs: Observation, words: Words): Topic {
  const mine = piece.seat === obs.seat;
  const name = words.colours[piece.colour];
  const whose = mine ? `${words.topics.yours} (${name})` : name;
  const about = {
    land: { told: words.topics.landExplorer(whose), rules: ['S-4.3', 'S-4.5'] },
    swim: { told: words.topics.swimmer(whose), rules: ['S-4.4', 'S-5.4'] },
    aboard: { told: words.topics.passenger(whose), rules: ['S-4.3', 'S-4.15'] },
    safe: { told: words.topics.savedExplorer(whose), rules: ['S-4.17', 'S-7.2'] },
  }[piece.pose];
  const state = obs.explorers.find((one) => one.id === piece.id);
  return topic(
    { ...about.told, title: `${piece.id} · ${about.told.title}` },
    about.rules,
    piece.value !== null && words.topics.worth(piece.value),
    state?.wet && piece.pose !== 'land' && words.topics.wet,
    state?.protected && words.topics.protected,
  );
}

function shipTopic(piece: Piece, obs: Observation, words: Words): Topic {
  const ship = obs.ships.find((one) => one.at === piece.at);
  const crew = obs.explorers.filter((one) => ship?.crew.includes(one.id));
  if (!ship || crew.length === 0) return topic(words.topics.emptyShip, ['S-4.8', 'S-4.12']);
  const mine = obs.seat !== null && ship.controllers.includes(obs.seat);
  const rights = !mine
    ? words.topics.shipTheirs
    : ship.controllers.length > 1
      ? words.topics.shipShared
      : words.topics.shipYours;
  return topic(words.topics.ship(tally(crew, obs, words)), ['S-4.8', 'S-4.11'], obs.seat !== null && rights);
}

export function backTopic(back: Back, obs: Observation, words: Words): Topic {
  const dive = back === 'swim' && obs.options.ch6 === true;
  const effect = dive ? words.swimTileDive : words.backEffects[back];
  return topic(words.topics.back(words.backs[back], effect), dive ? ['S-8.6.2'] : BACK_RULES[back]);
}

export function phaseTopic(phase: Phase, words: Words): Topic {
  return topic(words.topics.phases[phase], PHASE_RULES[phase]);
}

export function diceTopic(obs: Observation, words: Words): Topic {
  return obs.options.ch6 === true
    ? topic(words.topics.diveDice, ['S-1.17', 'S-8.6.4'])
    : topic(words.topics.dice, ['S-1.16', 'S-3.12']);
}

/** Things of the panel that need nothing but their name. */
export type Item =
  | 'points'
  | 'hand'
  | 'handOther'
  | 'supplyShips'
  | 'tilesLeft'
  | 'unseen'
  | 'onBoard'
  | 'saved'
  | 'lost'
  | 'reserve'
  | 'shipsToPlace'
  | 'turn'
  | 'tray';

const ITEM_RULES: Readonly<Record<Item, string[]>> = {
  points: ['S-4.1', 'S-4.2'],
  hand: ['S-6.1', 'S-6.2'],
  handOther: ['S-6.2', 'S-9.4'],
  supplyShips: ['S-2.7', 'S-6.3'],
  tilesLeft: ['S-1.9', 'S-3.8'],
  unseen: ['S-1.10', 'S-9.6'],
  onBoard: ['S-0.6'],
  saved: ['S-4.17', 'S-7.2'],
  lost: ['S-0.7'],
  reserve: ['S-2.5'],
  shipsToPlace: ['S-2.6', 'S-2.8'],
  turn: ['S-3.1', 'S-3.2'],
  tray: ['S-1.11', 'S-9.3'],
};

export function itemTopic(item: Item, words: Words): Topic {
  return topic(words.topics[item], ITEM_RULES[item]);
}

export function supplyTopic(kind: CreatureKind, words: Words): Topic {
  return topic(words.topics.supplyCreatures(words.creaturesMany[kind]), ['S-1.15', 'S-2.7']);
}

/** What a choice is about: the heading above it in a list of all. */
export function about(choice: Choice, words: Words): string {
  const piece = choice.piece ? pieceWords(choice.piece, choice.verb, words) : '';
  return [piece, choice.from].filter(Boolean).join(' · ');
}

function pieceWords(piece: string, verb: string, words: Words): string {
  if (verb === 'play') {
    const { terrain, back } = tileParts(piece);
    return `${words.backs[back]} (${words.terrains[terrain]})`;
  }
  if (verb === 'place') return `${words.colours[colourNamed(piece)]}, ${words.board.worth(Number(piece.slice(1)))}`;
  if (/^[A-Z]/.test(piece)) return `${piece} · ${words.colours[colourNamed(piece)]}`;
  const guarded = /^dolphin with (\w+)$/.exec(piece);
  if (guarded?.[1]) return `${words.creatures.dolphin} (${words.board.protects(guarded[1])})`;
  const things: Record<string, string> = { ...words.creatures, ...words.terrains, ship: words.board.ship };
  return things[piece] ?? piece;
}
