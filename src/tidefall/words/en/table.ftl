# Refusals at a table.

refused-stale = Something has happened since. Look again and decide anew.
refused-too-early = That answers something that has not happened yet. Load the table again.
refused-bot-plays = { $yours ->
    [yes] A bot is playing for you. Come back first.
   *[no] A bot already plays that seat.
}
refused-host-already = You are already the host.
refused-host-is-here = The host is here.
refused-host-only = Only the host of the table may do that.
refused-no-name = A name needs at least one letter.
refused-name-reserved = “{ $name }” is what a bot or a seat is called. Choose another name.
refused-name-taken = Somebody at this table is called “{ $name }”, or something that looks like it. Choose another name.
refused-no-person = A bot already plays that seat.
refused-no-words = There is nothing to say in that.
refused-not-at-the-table = Only people who have joined the table may do that. Join it first.
refused-not-away = { $yours ->
    [yes] You are already playing.
   *[no] That person is here.
}
refused-not-over = The game is not over yet.
refused-not-ready = Not everybody is ready.
refused-not-seated = Only players may do that.
refused-not-started = The game has not started yet.
refused-not-your-seat = That seat is not yours.
refused-open-seats = Some seats are open. Wait for somebody, or fill them with bots.
refused-rematch-made = There is already a rematch; it has a table of its own.
refused-resigned = You have given up; a bot plays on for you.
refused-seat-locked = The host is keeping that seat for somebody.
refused-seat-open = Nobody sits there.
refused-seat-taken = { $for_bot ->
    [yes] Somebody sits there. They must stand up before a bot can sit down.
   *[no] That seat is taken.
}
refused-seats-differ = The option seats is { $option }, but the table has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
refused-started = The game has started. Seats are given out before that.
refused-already-so = It is already so.
refused-blocked = The host does not want you at this table.
refused-closed = The host has closed this table to newcomers.
refused-no-auto-pass = You cannot keep passing here.
refused-host-stays = That cannot be done to a host.
refused-muted = The host has muted you at this table.
refused-no-such-person = There is no such person at this table.
refused-no-takeovers = The host does not want bots to play for people at this table.
refused-not-blocked = That person is not blocked.
refused-not-knocking = That person is not asking to come in.
refused-not-let-in = The host has not let you in yet.
refused-not-waited-for = Nobody is waiting for that person now.
refused-other-bot = Only the bot { $bot } may play for that person.
refused-played = They played here, so they may stay.
refused-plays = They are playing. Nobody can be sent away from a game in progress.
refused-removed = You have been sent away from this table.
refused-table-full = { $people ->
    [none] So much has happened at this table that now only its players can go on.
   *[other] { $people } people are at this table. There is no room for more.
}
refused-too-many-blocked = { $people } people are blocked. Close the table to newcomers instead.
refused-too-soon = { $away ->
    [yes] They may come back.
   *[no] Give them time.
} { $seconds ->
    [one] Wait 1 more second.
   *[other] Wait { $seconds } more seconds.
}
refused-voted = You have already voted.
refused-your-seat = That seat is yours. You can let a bot play for you without a vote.
refused-key-used = You have used that key for another command. Use a new one for each.
