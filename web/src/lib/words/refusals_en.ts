/** Refusals for which the page has better words than the server, by code. */

export const refusalsEn: Record<string, string> = {
  unreachable: 'The server cannot be reached. Is it running?',
  bad_token: 'Your way into this table is not valid any more.',
  other_protocol: 'This page is older than the server. Load it again.',
};
