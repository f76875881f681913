/** Questions asked first: what is rarely meant and cannot be taken back. */

import type { Choice, GameView, Lang } from '../../lib/wire';
import { drownsOwn, harmOf } from './danger';
import { seen, type Explorer } from './types';
import { WORDS } from './words';

export function risky(choice: Choice, game: GameView, lang: Lang): string | null {
  const obs = seen(game);
  if (obs.seat === null) return null;
  const words = WORDS[lang].risk;
  if (choice.verb === 'sink') {
    const own = drownsOwn(choice, game);
    return own.length > 0 ? words.sink(own.length) : null;
  }
  const harm = harmOf(choice, obs);
  const mine = (explorers: Explorer[]) => explorers.filter((one) => one.seat === obs.seat).length;
  const by = harm.by ? WORDS[lang].creatures[harm.by] : '';
  const sails = choice.verb === 'sail' || (choice.verb === 'go' && obs.picked?.kind === 'ship');
  if (choice.verb === 'victim') {
    const others = game.choices.some((other) => mine(harmOf(other, obs).lost) === 0);
    return mine(harm.lost) > 0 && others ? words.victim : null;
  }
  if (harm.ship && sails) return words.sail(by, harm.lost.length > 0 ? words.allLost : words.swimming);
  if (harm.ship && choice.verb === 'board') return words.board(by);
  if (mine(harm.lost) > 0) {
    if (obs.picked?.kind === 'dolphin') return words.leave(by);
    return words.lost(words.mine(mine(harm.lost)), by);
  }
  if (mine(harm.overboard) > 0) return words.capsize;
  if (harm.oneOf.length > 0 && mine(harm.oneOf) === harm.oneOf.length) return words.squid;
  return null;
}
