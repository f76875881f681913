/** What the engine shows of the game; game_types.ts is made from the engine's own schemas. */

import type { GameView, LogEvent } from '../../lib/wire';
import type { Event, Figure, Observation, Part, Peninsula } from './game_types';

export type * from './game_types';

export type Good = 'crystal' | 'gold' | 'ore' | 'atlantium' | 'energy';

export const ARMS: readonly Peninsula[] = ['forests', 'hills', 'mountains', 'cities', 'libraries', 'forges'];
export const GOODS: readonly Good[] = ['crystal', 'gold', 'ore', 'atlantium', 'energy'];
export const KINDS: readonly string[] = ['leader', 'follower', 'volunteer', 'hologram', 'automaton'];
export const CENTRE = 'mystic_power_source';
/** The board of the Gate has three build spaces printed; those that are not in play are locked. */
export const BUILD_SPACES: readonly string[] = ['gate_build_1', 'gate_build_2', 'gate_build_3'];
export const CORE = 'power_core';

export function seen(game: GameView): Observation {
  return game.observation as unknown as Observation;
}

/** What happened, with the fields of its kind. */
export function told(event: LogEvent): Event {
  return event as Event;
}

/** The site of a space: a double space is named after its site, with a letter. */
export function siteOf(space: string): string {
  return space.split('.')[0] ?? space;
}

export function armOf(site: string): Peninsula | null {
  return ARMS.find((arm) => site.startsWith(`${arm}_`)) ?? null;
}

/** Everybody on the board, wherever. */
export function standing(obs: Observation): Figure[] {
  return [
    ...ARMS.flatMap((arm) => obs.island[arm].tiles.flatMap((tile) => tile.figures)),
    ...obs.centre.figures,
    ...obs.gate.flatMap((one) => one.figures),
    ...partsOf(obs).flatMap((part) => part.figures),
  ];
}

/** The components of this game, built or not, the last one last. */
export function partsOf(obs: Observation): Part[] {
  const rank = (part: Part): string => `${part.letter ?? 'Z'}${part.name}`;
  return [...obs.blueprint, ...obs.built].sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** The last tile above water, which a flood takes, and the first below it, which comes up again. */
export function farthest(obs: Observation, arm: Peninsula): string | null {
  return obs.island[arm].tiles[obs.island[arm].land - 1]?.name ?? null;
}

export function nearestFlooded(obs: Observation, arm: Peninsula): string | null {
  return obs.island[arm].tiles[obs.island[arm].land]?.name ?? null;
}
