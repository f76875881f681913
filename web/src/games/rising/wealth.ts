/** What all players hold together. */

import { GOODS, type Good, type Observation } from './types';

export function wealth(obs: Observation): Record<Good, number> {
  const sum = (good: Good): number => obs.players.reduce((all, player) => all + (player.goods[good] ?? 0), 0);
  return Object.fromEntries(GOODS.map((good) => [good, sum(good)])) as Record<Good, number>;
}
