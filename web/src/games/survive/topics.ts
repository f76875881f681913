/** Explanations: a title, a sentence or two, and the rules where it stands. */

import type { Choice } from '../../lib/wire';
import type { Facts } from '../../lib/words/voice';
import type { Topic } from '../module';
import { tally } from './describe';
import { isIsle, isleOf } from './geometry';
import { colourNamed } from './palette';
import type { Piece } from './scene';
import {
  tileParts,
  type Back,
  type CreatureKind,
  type Isle,
  type Observation,
  type Phase,
  type Terrain,
} from './types';
import { backEffect, backName, colour, colourName, creature, creatureName, isle, terrainName, type Say } from './say';
import type { Word } from './word_types';

/** Messages that have a `-text` beside them. */
type Explained<Name> = Name extends `survive-topic-${infer Topic}-text` ? Topic : never;

/** Pieces that are no explorers. */
type PieceWord = CreatureKind | 'ship';

interface Told {
  title: string;
  text: string;
}

function told(name: Explained<Word>, say: Say, facts: Facts = {}): Told {
  return { title: say(`survive-topic-${name}` as Word, facts), text: say(`survive-topic-${name}-text`, facts) };
}

function topic(about: Told, rules: string[], ...more: (string | false | null | undefined)[]): Topic {
  return { title: about.title, text: [about.text, ...more.filter(Boolean)].join(' '), rules };
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
export function spaceTopic(space: string, obs: Observation, say: Say, maySink: boolean): Topic {
  if (isIsle(space)) return isleTopic(space, obs, say);
  const terrain = obs.island[space];
  if (terrain) return named(space, terrainTopic(terrain, say, maySink));
  const port = isleOf(space);
  if (port) return named(space, topic(told('port', say, { isle: isle(port) }), ['S-1.6', 'S-4.3']));
  if (space === 'G6') return named(space, topic(told('lagoon', say), ['S-1.4', 'S-3.8']));
  return named(space, topic(told('sea', say), ['S-0.4', 'S-4.9']));
}

function named(space: string, about: Topic): Topic {
  return { ...about, title: `${space} · ${about.title}` };
}

export function terrainTopic(terrain: Terrain, say: Say, maySink = false): Topic {
  return topic(told(terrain, say), ['S-3.8', 'S-3.9'], maySink && say('survive-topic-may-sink'));
}

function isleTopic(at: Isle, obs: Observation, say: Say): Topic {
  const saved = obs.explorers.filter((one) => one.at === at);
  const who = saved.length > 0 ? tally(saved, obs, say) : say('survive-panel-none');
  return topic(told('isle', say, { isle: isle(at), who }), ['S-1.6', 'S-4.17']);
}

export function pieceTopic(piece: Piece, obs: Observation, say: Say): Topic {
  if (piece.kind === 'explorer') return explorerTopic(piece, obs, say);
  if (piece.kind === 'ship') return shipTopic(piece, obs, say);
  return creatureTopic(piece.kind, say, piece.protects);
}

export function creatureTopic(kind: CreatureKind, say: Say, protects: string | null = null): Topic {
  return topic(
    told(kind, say),
    CREATURE_RULES[kind],
    protects && `(${say('survive-board-protects', { who: protects })})`,
  );
}

function explorerTopic(piece: Piece, obs: Observation, say: Say): Topic {
  const mine = piece.seat === obs.seat;
  const whose = say('survive-topic-whose', { mine, colour: colour(piece.colour) });
  const about = {
    land: { told: told('land', say, { whose }), rules: ['S-4.3', 'S-4.5'] },
    swim: { told: told('swim', say, { whose }), rules: ['S-4.4', 'S-5.4'] },
    aboard: { told: told('aboard', say, { whose }), rules: ['S-4.3', 'S-4.15'] },
    safe: { told: told('safe', say, { whose }), rules: ['S-4.17', 'S-7.2'] },
  }[piece.pose];
  const state = obs.explorers.find((one) => one.id === piece.id);
  return topic(
    { ...about.told, title: `${piece.id} · ${about.told.title}` },
    about.rules,
    piece.value !== null && say('survive-topic-worth', { value: piece.value }),
    state?.wet && piece.pose !== 'land' && say('survive-topic-wet'),
    state?.protected && say('survive-topic-protected'),
  );
}

function shipTopic(piece: Piece, obs: Observation, say: Say): Topic {
  const ship = obs.ships.find((one) => one.at === piece.at);
  const crew = obs.explorers.filter((one) => ship?.crew.includes(one.id));
  if (!ship || crew.length === 0) return topic(told('empty-ship', say), ['S-4.8', 'S-4.12']);
  const mine = obs.seat !== null && ship.controllers.includes(obs.seat);
  const rights = !mine
    ? say('survive-topic-ship-theirs')
    : ship.controllers.length > 1
      ? say('survive-topic-ship-shared')
      : say('survive-topic-ship-yours');
  return topic(told('ship', say, { who: tally(crew, obs, say) }), ['S-4.8', 'S-4.11'], obs.seat !== null && rights);
}

export function backTopic(back: Back, obs: Observation, say: Say): Topic {
  const dive = back === 'swim' && obs.options.ch6 === true;
  const effect = dive ? say('survive-effect-dive') : backEffect(back, say);
  return topic({ title: backName(back, say), text: effect }, dive ? ['S-8.6.2'] : BACK_RULES[back]);
}

export function phaseTopic(phase: Phase, say: Say): Topic {
  return topic(told(phase, say), PHASE_RULES[phase]);
}

export function diceTopic(obs: Observation, say: Say): Topic {
  return obs.options.ch6 === true
    ? topic(told('dive-dice', say), ['S-1.17', 'S-8.6.4'])
    : topic(told('dice', say), ['S-1.16', 'S-3.12']);
}

/** Things of the panel that need nothing but their name. */
export type Item =
  | 'points'
  | 'hand'
  | 'hand-other'
  | 'supply-ships'
  | 'tiles-left'
  | 'unseen'
  | 'on-board'
  | 'saved'
  | 'lost'
  | 'reserve'
  | 'ships-to-place'
  | 'turn'
  | 'tray';

const ITEM_RULES: Readonly<Record<Item, string[]>> = {
  points: ['S-4.1', 'S-4.2'],
  hand: ['S-6.1', 'S-6.2'],
  'hand-other': ['S-6.2', 'S-9.4'],
  'supply-ships': ['S-2.7', 'S-6.3'],
  'tiles-left': ['S-1.9', 'S-3.8'],
  unseen: ['S-1.10', 'S-9.6'],
  'on-board': ['S-0.6'],
  saved: ['S-4.17', 'S-7.2'],
  lost: ['S-0.7'],
  reserve: ['S-2.5'],
  'ships-to-place': ['S-2.6', 'S-2.8'],
  turn: ['S-3.1', 'S-3.2'],
  tray: ['S-1.11', 'S-9.3'],
};

export function itemTopic(item: Item, say: Say): Topic {
  return topic(told(item, say), ITEM_RULES[item]);
}

export function supplyTopic(kind: CreatureKind, say: Say): Topic {
  return topic(told('supply-creatures', say, { creature: creature(kind) }), ['S-1.15', 'S-2.7']);
}

/** What a choice is about: the heading above it in a list of all. */
export function about(choice: Choice, say: Say): string {
  const piece = choice.piece ? pieceWords(choice.piece, choice.verb, say) : '';
  return [piece, choice.from].filter(Boolean).join(' · ');
}

function pieceWords(piece: string, verb: string, say: Say): string {
  if (verb === 'play') {
    const { terrain, back } = tileParts(piece);
    return `${backName(back, say)} (${terrainName(terrain, say)})`;
  }
  if (verb === 'place')
    return `${colourName(colourNamed(piece), say)}, ${say('survive-board-worth', { value: Number(piece.slice(1)) })}`;
  if (/^[A-Z]/.test(piece)) return `${piece} · ${colourName(colourNamed(piece), say)}`;
  const guarded = /^dolphin with (\w+)$/.exec(piece);
  if (guarded?.[1]) return `${creatureName('dolphin', say)} (${say('survive-board-protects', { who: guarded[1] })})`;
  return verb === 'sink' ? say(`survive-terrain-${piece as Terrain}`) : say(`survive-piece-${piece as PieceWord}`);
}
