/** The games that have a board, by the name the server gives them. A board is loaded when it is first needed. */

import type { GameModule } from './module';

export const games: Record<string, () => Promise<GameModule>> = {
  survive: () => import('./survive').then((loaded) => loaded.default),
};
