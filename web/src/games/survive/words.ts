/** All words of the board and the panel. Each language has the same shape: a missing key does not compile. */

import type { Lang } from '../../lib/wire';
import { en } from './words.en';
import { es } from './words.es';
import type { Back, Colour, CreatureKind, Ending, Face, Isle, Phase, Terrain, TieBreak } from './types';

export interface Told {
  title: string;
  text: string;
}

/** How many of each colour, such as "2 Blue, 1 yours". */
export type Tally = string;

export interface Words {
  /** Values of options. */
  values: Readonly<Record<string, string>>;
  colours: Record<Colour, string>;
  colourNames: (usual: string[], more: string[]) => string;
  terrains: Record<Terrain, string>;
  creatures: Record<CreatureKind, string>;
  creaturesMany: Record<CreatureKind, string>;
  faces: Record<Face, string>;
  backs: Record<Back, string>;
  backEffects: Record<Back, string>;
  swimTileDive: string;
  isles: Record<Isle, string>;
  phases: Record<Phase, string>;
  endings: Record<Ending, string>;
  tieBreaks: Record<TieBreak, string>;

  board: {
    label: string;
    help: string;
    sea: string;
    port: (isle: string) => string;
    yourShip: string;
    ship: string;
    empty: string;
    shipWith: (ship: string, crew: Tally) => string;
    swimmers: (count: Tally) => string;
    saved: (count: Tally) => string;
    yours: (count: number) => string;
    of: (count: number, colour: string) => string;
    worth: (value: number) => string;
    creature: (count: number, one: string, many: string) => string;
    protects: (who: string) => string;
    canMove: string;
    canBeChosen: string;
    maySink: string;
    destination: string;
    picked: string;
    and: (items: string[]) => string;
    pickedNow: (what: string, count: number) => string;
    unpicked: string;
    zoomIn: string;
    zoomOut: string;
    zoomAll: string;
  };
  chooser: {
    title: (space: string) => string;
    walk: string;
    swim: string;
    board: string;
    boardHere: string;
    overboard: string;
    ashore: string;
    ride: string;
    stay: string;
    sail: string;
    value: (value: number) => string;
  };
  tray: { label: string; value: (value: number, left: number, colour: string) => string; hint: string };
  marks: {
    lost: (whom: string) => string;
    oneOf: (whom: string) => string;
    overboard: (whom: string) => string;
    removes: (creature: string) => string;
  };
  risk: {
    lost: (whom: string, by: string) => string;
    sail: (by: string, fate: string) => string;
    swimming: string;
    allLost: string;
    board: (by: string) => string;
    capsize: string;
    squid: string;
    victim: string;
    sink: (count: number) => string;
    leave: (by: string) => string;
    mine: (count: number) => string;
  };
  panel: {
    label: string;
    turn: (turn: number) => string;
    setup: string;
    you: string;
    active: string;
    onBoard: string;
    saved: string;
    lost: string;
    reserve: string;
    hand: string;
    handEmpty: string;
    handOf: (count: number) => string;
    shipsToPlace: string;
    points: (left: number) => string;
    dice: string;
    noRoll: string;
    rolled: (face: string, distance: string | null) => string;
    anywhere: string;
    supply: string;
    ships: string;
    tiles: string;
    unseen: string;
    unseenHelp: string;
    none: string;
    play: (tile: string) => string;
    score: (score: number) => string;
    seats: string;
  };
  result: {
    label: string;
    wins: (names: string[]) => string;
    shared: (names: string[]) => string;
    points: (points: number) => string;
    savedCount: (count: number) => string;
    turns: string;
    savedValues: string;
    lostValues: string;
    nobody: string;
    equal: string;
  };
  topics: {
    sea: Told;
    port: (isle: string) => Told;
    lagoon: Told;
    beach: Told;
    forest: Told;
    mountain: Told;
    maySink: string;
    isle: (name: string, count: string) => Told;
    serpent: Told;
    shark: Told;
    whale: Told;
    dolphin: Told;
    squid: Told;
    emptyShip: Told;
    ship: (who: string) => Told;
    shipYours: string;
    shipShared: string;
    shipTheirs: string;
    landExplorer: (whose: string) => Told;
    swimmer: (whose: string) => Told;
    passenger: (whose: string) => Told;
    savedExplorer: (whose: string) => Told;
    wet: string;
    protected: string;
    worth: (value: number) => string;
    yours: string;
    tray: Told;
    points: Told;
    dice: Told;
    diveDice: Told;
    phases: Record<Phase, Told>;
    hand: Told;
    handOther: Told;
    back: (name: string, effect: string) => Told;
    supplyShips: Told;
    supplyCreatures: (creature: string) => Told;
    tilesLeft: Told;
    unseen: Told;
    onBoard: Told;
    saved: Told;
    lost: Told;
    reserve: Told;
    shipsToPlace: Told;
    turn: Told;
  };
  tour: { place: string; ships: string; move: string; sink: string; creature: string; panel: string; isle: string };
}

export const WORDS: Record<Lang, Words> = { en, es };

export const blurb: Record<Lang, string> = {
  en: 'The island sinks tile by tile while serpents, sharks and whales close in. Get your explorers into the ships and to the four safe isles, and remember which of them are worth the most.',
  es: 'La isla se hunde loseta a loseta mientras acechan serpientes, tiburones y ballenas. Lleva a tus exploradores en barco hasta los cuatro islotes seguros y recuerda cuáles valen más.',
};
