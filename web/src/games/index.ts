/** The games that have a board, by the name the server gives them. A board is loaded when it is first needed. */

import type { GameModule } from './module';

type Loaders = Record<string, () => Promise<GameModule>>;

/** A folder with the name of a game and an index.ts is all that it takes. */
export function gamesIn(files: Record<string, () => Promise<{ default: GameModule }>>): Loaders {
  const found: Loaders = {};
  for (const [path, load] of Object.entries(files)) {
    found[path.split('/').at(-2) ?? path] = async () => (await load()).default;
  }
  return found;
}

export const games: Loaders = gamesIn(import.meta.glob<{ default: GameModule }>('./*/index.ts'));
