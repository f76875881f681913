/** What a choice does and costs, in a line each. */

import type { Choice } from '../../lib/wire';
import type { Say } from './say';
import type { Choice as Told } from './types';

export interface Line {
  text: string;
  /** What it costs and whom it harms. */
  more: string;
  harmful: boolean;
}

export function lineOf(choice: Choice, say: Say): Line {
  const { harm, price } = choice as unknown as Told;
  const parts = [harm, price].flatMap((part) => (part ? [say.tell(part.say)] : []));
  return { text: say.tell(choice.say).replace(/\.$/, ''), more: parts.join('; '), harmful: harm !== undefined };
}
