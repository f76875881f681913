/** What the page itself refuses, or finds out without the server. */

import type { Reason } from './wire';

export const UNREACHABLE: Reason = { code: 'unreachable', say: { name: 'refused-unreachable' } };
export const BAD_LINK: Reason = { code: 'bad_link', say: { name: 'refused-bad-link' } };
export const BAD_TOKEN: Reason = { code: 'bad_token', say: { name: 'refused-bad-token' } };
export const NO_NAME: Reason = { code: 'no_name', say: { name: 'refused-no-name' } };
export const NO_SUCH_TABLE: Reason = {
  code: 'no_such_table',
  say: { name: 'refused-no-such-table', facts: { gone: false } },
};

/** An answer that is not the server's: something before it has answered. */
export function strange(status: number): Reason {
  const code = String(status);
  return { code, say: { name: 'page-refused-unknown', facts: { code } } };
}
