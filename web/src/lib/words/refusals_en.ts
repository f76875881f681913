/** Refusals for which the page has better words than the server, by code. */

export const refusalsEn: Record<string, string> = {
  unreachable: 'The server cannot be reached. Is it running?',
  bad_link: 'The token in this link is not valid here, so it was not used.',
  bad_token: 'Your way into this table is not valid any more.',
  other_protocol: 'This page is older than the server. Load it again.',
  removed: 'You have been sent away from this table.',
  no_name: 'A name needs at least one letter.',
  no_such_table: 'There is no such table; perhaps the link is incomplete.',
};
