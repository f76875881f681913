import { spoken } from '../../lib/i18n';
import type { Choice } from '../../lib/wire';

/** What it does to pieces and what it costs, in words; nothing if there is nothing to tell. */
export function consequences(choice: Choice, names: readonly string[]): string {
  return [choice.harm, choice.price].flatMap((part) => (part ? [spoken(part.say, names)] : [])).join('; ');
}
