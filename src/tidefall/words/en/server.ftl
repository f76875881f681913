# Refusals of the server, and of the page when it cannot reach one.

refused-bad-link = The token in this link is not valid here, so it was not used.
refused-bad-origin = Requests from other sites’ pages are not answered.
refused-bad-token = Your access to this table is no longer valid.
refused-busy = A hint is already being worked out.
refused-newer-table = This table was played with a newer version of Tidefall.
refused-no-spectators = This table does not allow spectators.
refused-no-such-table = There is no such table; perhaps the link is incomplete.
refused-other-protocol = This page is older than the server. Reload it.
refused-server-error = The server made a mistake.
refused-stopping = The server is stopping; try again in a moment.
refused-too-fast = That was too much in a short time; wait a moment.
refused-too-many-connections = There are too many connections; try again later.
refused-unavailable = The server cannot reach its data right now; try again.
refused-unreachable = The server cannot be reached. Is it running?
