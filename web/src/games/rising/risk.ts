/** Questions asked first: what is rarely meant and cannot be taken back. */

import type { Choice, GameView, Lang } from '../../lib/wire';
import { sayIn } from './say';
import { seen } from './types';

export function risky(choice: Choice, game: GameView, lang: Lang): string | null {
  const obs = seen(game);
  const say = sayIn(lang);
  if (choice.verb === 'concede') return say('rising-risk-concede');
  if (choice.verb === 'agree' && obs.asks.decision === 'concession') return say('rising-risk-concede');
  const waiting = game.choices.filter((one) => one.verb === 'activate').length;
  if (choice.verb === 'end' && waiting > 0) return say('rising-risk-end', { count: waiting });
  return null;
}
