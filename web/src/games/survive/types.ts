/** What the engine shows of the game, as `tidefall.survive.schemas` declares it. */

import type { GameView } from '../../lib/wire';

export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'orange' | 'white';
export type Terrain = 'beach' | 'forest' | 'mountain';
export type CreatureKind = 'serpent' | 'shark' | 'whale' | 'dolphin' | 'squid';
export type PieceKind = CreatureKind | 'ship' | 'explorer';
export type Face = CreatureKind | 'ship' | 'starfish';
export type Isle = 'NW' | 'NE' | 'SW' | 'SE';
export type Step = 'setup' | 'tile' | 'move' | 'sink' | 'creature' | 'over';
export type Standing = 'land' | 'aboard' | 'swimmer' | 'safe' | 'out';
export type Back =
  | 'shark'
  | 'whale'
  | 'ship'
  | 'whirlpool'
  | 'volcano'
  | 'swim'
  | 'wind'
  | 'move_serpent'
  | 'move_shark'
  | 'move_whale'
  | 'repel_shark'
  | 'repel_whale';
export type Ending = 'eruption' | 'submerged' | 'last_explorer' | 'safety_stop' | 'agreement';
export type TieBreak = 'value' | 'saved' | 'turns' | 'shared';

export interface Player {
  seat: number;
  colours: Colour[];
  turns: number;
  hand: Terrain[];
  on_board: number;
  saved: number;
  lost: number;
  reserve: number;
  ships_to_place: number;
  score: number | null;
}

export interface Explorer {
  id: string;
  colour: Colour;
  seat: number;
  state: Standing;
  at: string | null;
  wet: boolean;
  protected: boolean;
  value: number | null;
}

export interface Ship {
  at: string;
  crew: string[];
  controllers: number[];
}

export interface Creature {
  kind: CreatureKind;
  at: string;
  protects: string | null;
}

export interface Outcome {
  ended_by: Ending;
  scores: number[];
  saved: number[];
  turns: number[];
  winners: number[];
  tie_break: TieBreak | null;
  values: Record<string, number>;
}

export interface Observation {
  game: 'survive';
  seat: number | null;
  options: Record<string, boolean | number | string>;
  turn: number;
  active: number;
  step: Step;
  asks: { decision: string; seat: number | null; sentence: string };
  points: number;
  roll: { face: Face; distance: '1' | '2' | '3' | 'D' | null } | null;
  players: Player[];
  island: Record<string, Terrain>;
  explorers: Explorer[];
  ships: Ship[];
  ship_supply: number;
  creatures: Creature[];
  supply: Record<CreatureKind, number>;
  /** Own tiles, such as "beach wind". */
  hand: string[];
  /** Own values still to be placed, by colour. */
  reserve: Partial<Record<Colour, number[]>>;
  shown: Record<string, number>;
  unseen: Record<Terrain, Partial<Record<Back, number>>>;
  picked: { kind: PieceKind; id: string | null; at: string } | null;
  window: { against: 'shark' | 'whale'; at: string } | null;
  result: Outcome | null;
}

export const TERRAINS: readonly Terrain[] = ['beach', 'forest', 'mountain'];
export const CREATURES: readonly CreatureKind[] = ['serpent', 'shark', 'whale', 'dolphin', 'squid'];

export function seen(game: GameView): Observation {
  return game.observation as Observation;
}

/** "beach wind" in its two parts. */
export function tileParts(tile: string): { terrain: Terrain; back: Back } {
  const [terrain, back] = tile.split(' ');
  return { terrain: terrain as Terrain, back: back as Back };
}
