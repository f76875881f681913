/** Questions asked first: what is rarely meant and cannot be taken back. */

import type { Choice, GameView, Lang } from '../../lib/wire';
import { drownsOwn, harmOf } from './danger';
import { CREATURES, seen, type Cause, type CreatureKind, type Explorer } from './types';
import { creature, sayIn } from './say';

export function risky(choice: Choice, game: GameView, lang: Lang): string | null {
  const obs = seen(game);
  if (obs.seat === null) return null;
  const say = sayIn(lang);
  if (choice.verb === 'sink') {
    const own = drownsOwn(choice, game);
    return own.length > 0 ? say('survive-risk-sink', { count: own.length }) : null;
  }
  const harm = harmOf(choice, obs);
  const mine = (explorers: Explorer[]) => explorers.filter((one) => one.seat === obs.seat).length;
  const by = isCreature(harm.by) ? creature(harm.by) : '';
  const sails = choice.verb === 'sail' || (choice.verb === 'go' && obs.picked?.kind === 'ship');
  if (choice.verb === 'victim') {
    const others = game.choices.some((other) => mine(harmOf(other, obs).lost) === 0);
    return mine(harm.lost) > 0 && others ? say('survive-risk-victim') : null;
  }
  if (harm.ship && sails) return say('survive-risk-sail', { by, lost: harm.lost.length > 0 });
  if (harm.ship && choice.verb === 'board') return say('survive-risk-board', { by });
  if (mine(harm.lost) > 0) {
    if (obs.picked?.kind === 'dolphin') return say('survive-risk-leave', { by });
    return say('survive-risk-lost', { count: mine(harm.lost), by });
  }
  if (mine(harm.overboard) > 0) return say('survive-risk-capsize');
  if (harm.oneOf.length > 0 && mine(harm.oneOf) === harm.oneOf.length) return say('survive-risk-squid');
  return null;
}

function isCreature(by: Cause | null): by is CreatureKind {
  return CREATURES.some((kind) => kind === by);
}
