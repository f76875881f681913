# Refusals of the server, and of the page when it cannot reach one.

## At a table

refused-bad-link = The token in this link is not valid here, so it was not used.
refused-bad-token = Your access to this table is not valid.
refused-busy = A hint is already being worked out.
refused-newer-table = This table was played with a newer version of Tidefall.
refused-no-spectators = This table does not allow spectators.
refused-no-such-table = { $gone ->
    [yes] This table no longer exists.
   *[no] There is no such table. Perhaps the link is incomplete.
}
refused-not-for-you = { $what ->
    [metrics] Only the addresses named by --metrics-for may see the metrics.
   *[game] This game was played without spectators. Only those who sat there may see it.
}
refused-share-used-up = You have done { $spent } things here besides playing. From now on you can only play.

## The connection

refused-bad-message = The message cannot be read: { $why }.
refused-full = The server has as many connections as it can bear. Try again later.
refused-hello-first = The first message must be hello: which table, and who you are.
refused-idle = Nothing was heard from you for { $seconds } seconds, not even a ping.
refused-no-hello = Nothing was said in { $seconds } seconds.
refused-not-text = Messages are JSON as text, not bytes.
refused-other-protocol = The server speaks protocol { $ours }, and this page or program speaks { $theirs }. Reload the page or update the program.
refused-other-table = A connection belongs to one table. Open another for another table.
refused-server-error = The server made a mistake. Try again.
refused-shut-out = Your address is shut out of this server.
refused-stopping = The server is stopping. Try again in a moment.
refused-too-fast = { $what ->
    [talk] That is a lot of talk at once. Wait a moment.
    [requests] There are too many requests from your address. Wait a moment.
    [connections] There are too many new connections from your address. Wait a moment.
   *[other] That was too much in a short time. Wait a moment.
}
refused-too-many-connections = There are too many connections from your address. Try again later.
refused-too-slow = { $seconds ->
    [none] The connection was too slow to keep up. Connect again to go on.
   *[other] No request came in { $seconds } seconds.
}
refused-unavailable = { $writing ->
    [yes] The server could not store that. Try again.
   *[no] The server cannot reach its data right now. Try again.
}
refused-unreachable = The server cannot be reached. Is it running?

## Requests

refused-bad-body = The body of the request is not what is wanted: { $why }.
refused-bad-host = This server does not go by the name “{ $name }”. Start it with --allow-host to change that.
refused-bad-json = { $why ->
    [none] The body of the request did not arrive.
   *[other] The body of the request is not JSON: { $why }.
}
refused-bad-origin = Requests from other sites’ pages are not answered.
refused-bad-request = The request cannot be answered: { $why }.
refused-length-required = A request must say how long its body is. Chunked bodies are not accepted.
refused-no-such-path = There is nothing at { $path }.
refused-not-json = The body of the request must be JSON, and its content-type must say so.
refused-too-large = The body of a request may have { $most } bytes at most.
refused-too-long = The address of a request may have { $most } bytes at most.
refused-upgrade-required = This is where websockets connect.
refused-wrong-method = { $path } does not take { $method }. It takes { LIST($allowed) }.

refused-bad-query = { $because }
query-unknown = { $path } has no parameter “{ $name }”. { $count ->
    [0] It takes none.
   *[other] It takes { LIST($names) }.
}
query-given-twice = The parameter { $name } is given twice.
query-one-of = { $name } is { LIST($values, join: "or") }, not “{ $value }”.
query-number = { $name } is a whole number from { $low } to { $high }, not “{ $value }”.
query-time = { $name } is a number of seconds since 1970, not “{ $value }”.
query-seat = { $name } is a number from 0 to { $last }, or none, not “{ $value }”.
