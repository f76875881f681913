/** Why something was not done, in the language of the page. Nobody reads a sentence to find out: there is the code. */

import { Failed } from './api';
import { t, tell } from './i18n';
import type { Reason } from './wire';
import type { Seats } from './words/voice';

/** The sentence. A server that is newer than the page may say what the page has no words for. */
export function refusalText({ code, say }: Reason, seats: Seats = []): string {
  return tell(say, seats) ?? t('refused_unknown', { code });
}

/** What to say of a request that came to nothing. */
export function failureText(error: unknown): string {
  return error instanceof Failed ? refusalText(error) : t('unreachable');
}
