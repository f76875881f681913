import { spoken } from '../../lib/i18n';
import type { Choice } from '../../lib/wire';

/** What a choice does, on a button. */
export function label(choice: Choice, names: readonly string[]): string {
  return spoken(choice.say, names).replace(/\.$/, '');
}
