/** What the engine shows of the game; game_types.ts is made from the engine's own schemas. */

import type { GameView, LogEvent } from '../../lib/wire';
import type { Backs, CreatureKind, Event, Observation, Terrain } from './game_types';

export type * from './game_types';

export type Back = keyof Backs;
export type Isle = 'NW' | 'NE' | 'SW' | 'SE';

export const TERRAINS: readonly Terrain[] = ['beach', 'forest', 'mountain'];
export const CREATURES: readonly CreatureKind[] = ['serpent', 'shark', 'whale', 'dolphin', 'squid'];

export function seen(game: GameView): Observation {
  return game.observation as unknown as Observation;
}

/** What happened, with the fields of its kind. */
export function told(event: LogEvent): Event {
  return event as Event;
}

/** "beach wind" in its two parts. */
export function tileParts(tile: string): { terrain: Terrain; back: Back } {
  const [terrain, back] = tile.split(' ');
  return { terrain: terrain as Terrain, back: back as Back };
}
