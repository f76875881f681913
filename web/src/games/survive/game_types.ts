/** Made by `make types` from web/schemas/survive.json; not edited by hand. */

export type Phase = 'setup' | 'tile' | 'move' | 'sink' | 'creature' | 'over';
export type Face = 'serpent' | 'shark' | 'whale' | 'dolphin' | 'starfish' | 'ship';
export type Distance = '1' | '2' | '3' | 'D';
export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'orange' | 'white';
export type Terrain = 'beach' | 'forest' | 'mountain';
export type Standing = 'land' | 'aboard' | 'swimmer' | 'safe' | 'out';
export type CreatureKind = 'serpent' | 'shark' | 'whale' | 'dolphin' | 'squid';
export type PieceKind = 'serpent' | 'shark' | 'whale' | 'dolphin' | 'squid' | 'ship' | 'explorer';
export type Ending = 'eruption' | 'submerged' | 'last_explorer' | 'safety_stop' | 'agreement';
export type TieBreak = 'value' | 'saved' | 'turns' | 'shared';
export type Saying =
  | string
  | {
      name: string;
      facts?: {
        [k: string]: unknown;
      };
    };
export type Cause = 'serpent' | 'shark' | 'whale' | 'dolphin' | 'squid' | 'ship' | 'whirlpool' | 'defence';
export type Event =
  | TurnBegins
  | TileLaid
  | ExplorerPlaced
  | ShipPlaced
  | NoTile
  | TilePlayed
  | ExplorerMoved
  | ExplorerBoarded
  | Overboard
  | Rescued
  | ShipSailed
  | TileSunk
  | BackShown
  | BackKept
  | Rolled
  | CreatureMoved
  | CreatureAppeared
  | CreatureRemoved
  | ExplorerLost
  | ShipWrecked
  | ShipAppeared
  | WindowOpened
  | NoDefence
  | Defended
  | Protected
  | GameEnds
  | StopAnswered;

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
  standing: Standing;
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
export interface Backs {
  shark?: number;
  whale?: number;
  ship?: number;
  whirlpool?: number;
  volcano?: number;
  swim?: number;
  wind?: number;
  move_serpent?: number;
  move_shark?: number;
  move_whale?: number;
  repel_shark?: number;
  repel_whale?: number;
}
export interface Outcome {
  ended_by: Ending;
  scores: number[];
  saved: number[];
  turns: number[];
  winners: number[];
  tie_break: TieBreak | null;
  values: {
    [k: string]: number;
  };
}
export interface Observation {
  game: 'survive';
  seat: number | null;
  options: {
    [k: string]: unknown;
  };
  turn: number;
  active: number;
  phase: Phase;
  asks: {
    decision: string;
    seat: number | null;
  };
  points: number;
  roll: {
    face: Face;
    distance: Distance | null;
  } | null;
  players: Player[];
  island: {
    [k: string]: Terrain;
  };
  explorers: Explorer[];
  ships: Ship[];
  creatures: Creature[];
  supply: {
    serpent: number;
    shark: number;
    whale: number;
    dolphin: number;
    squid: number;
    ship: number;
  };
  hand: string[];
  reserve: {
    red?: number[];
    blue?: number[];
    green?: number[];
    yellow?: number[];
    orange?: number[];
    white?: number[];
  };
  shown: {
    [k: string]: number;
  };
  unseen: {
    beach: Backs;
    forest: Backs;
    mountain: Backs;
  };
  picked: {
    kind: PieceKind;
    id: string | null;
    at: string;
  } | null;
  window: {
    against: 'shark' | 'whale';
    at: string;
  } | null;
  result: Outcome | null;
}
export interface Harmed {
  piece: string;
  seat: number | null;
  at: string;
  by: Cause | null;
}
export interface Harm {
  lost: Harmed[];
  may: Harmed[];
  most: number;
  swim: Harmed[];
  defenders: number[];
  say: Saying;
  sentence?: string;
}
export interface Choice {
  action: number;
  text: string;
  verb: string;
  piece: string | null;
  from: string | null;
  to: string | null;
  say: Saying;
  sentence?: string;
  harm?: Harm;
}
export interface TurnBegins {
  n: number;
  kind: 'turn_begins';
  seat: number;
  turn: number;
  say: Saying;
  text?: string;
}
export interface TileLaid {
  n: number;
  kind: 'tile_laid';
  space: string;
  terrain: Terrain;
  seat: null;
  say: Saying;
  text?: string;
}
export interface ExplorerPlaced {
  n: number;
  kind: 'explorer_placed';
  explorer: string;
  space: string;
  seat: number;
  say: Saying;
  text?: string;
}
export interface ShipPlaced {
  n: number;
  kind: 'ship_placed';
  seat: number;
  space: string;
  say: Saying;
  text?: string;
}
export interface NoTile {
  n: number;
  kind: 'no_tile';
  seat: number;
  say: Saying;
  text?: string;
}
export interface TilePlayed {
  n: number;
  kind: 'tile_played';
  seat: number;
  tile: string;
  say: Saying;
  text?: string;
}
export interface ExplorerMoved {
  n: number;
  kind: 'explorer_moved';
  explorer: string;
  from: string;
  to: string;
  seat: number;
  say: Saying;
  text?: string;
}
export interface ExplorerBoarded {
  n: number;
  kind: 'explorer_boarded';
  explorer: string;
  from: string;
  to: string;
  seat: number;
  say: Saying;
  text?: string;
}
export interface Overboard {
  n: number;
  kind: 'overboard';
  explorer: string;
  space: string;
  seat: null;
  say: Saying;
  text?: string;
}
export interface Rescued {
  n: number;
  kind: 'rescued';
  explorer: string;
  from: string;
  to: string;
  seat: number;
  say: Saying;
  text?: string;
}
export interface ShipSailed {
  n: number;
  kind: 'ship_sailed';
  from: string;
  to: string;
  seat: null;
  say: Saying;
  text?: string;
}
export interface TileSunk {
  n: number;
  kind: 'tile_sunk';
  space: string;
  terrain: Terrain;
  seat: null;
  say: Saying;
  text?: string;
}
export interface BackShown {
  n: number;
  kind: 'back_shown';
  tile: string;
  space: string;
  whirls: boolean;
  seat: null;
  say: Saying;
  text?: string;
}
export interface BackKept {
  n: number;
  kind: 'back_kept';
  seat: number;
  say: Saying;
  text?: string;
  tile?: string;
  terrain?: Terrain;
}
export interface Rolled {
  n: number;
  kind: 'rolled';
  face: Face;
  distance: Distance | null;
  seat: null;
  say: Saying;
  text?: string;
}
export interface CreatureMoved {
  n: number;
  kind: 'creature_moved';
  creature: CreatureKind;
  from: string;
  to: string;
  seat: null;
  say: Saying;
  text?: string;
}
export interface CreatureAppeared {
  n: number;
  kind: 'creature_appeared';
  creature: CreatureKind;
  space: string;
  seat: null;
  say: Saying;
  text?: string;
}
export interface CreatureRemoved {
  n: number;
  kind: 'creature_removed';
  creature: CreatureKind;
  space: string;
  cause: Cause;
  seat: null;
  say: Saying;
  text?: string;
}
export interface ExplorerLost {
  n: number;
  kind: 'explorer_lost';
  explorer: string;
  space: string;
  cause: Cause;
  seat: number;
  say: Saying;
  text?: string;
}
export interface ShipWrecked {
  n: number;
  kind: 'ship_wrecked';
  space: string;
  cause: Cause;
  seat: null;
  say: Saying;
  text?: string;
}
export interface ShipAppeared {
  n: number;
  kind: 'ship_appeared';
  space: string;
  seat: null;
  say: Saying;
  text?: string;
}
export interface WindowOpened {
  n: number;
  kind: 'window_opened';
  creature: CreatureKind;
  space: string;
  seat: null;
  say: Saying;
  text?: string;
}
export interface NoDefence {
  n: number;
  kind: 'no_defence';
  creature: CreatureKind;
  space: string;
  seat: null;
  say: Saying;
  text?: string;
}
export interface Defended {
  n: number;
  kind: 'defended';
  seat: number;
  tile: string;
  space: string;
  say: Saying;
  text?: string;
}
export interface Protected {
  n: number;
  kind: 'protected';
  explorer: string;
  space: string;
  seat: null;
  say: Saying;
  text?: string;
}
export interface GameEnds {
  n: number;
  kind: 'game_ends';
  ending: Ending;
  seat: null;
  say: Saying;
  text?: string;
}
export interface StopAnswered {
  n: number;
  kind: 'stop_answered';
  seat: number;
  agreed: boolean;
  say: Saying;
  text?: string;
}
