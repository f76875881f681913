# `tidefall admin`, for those who run a server.

## --help

admin-about = Look after the tables of a server.
admin-about-more = It works on the database itself, whether or not a server runs on it: the one of --database-url, of TIDEFALL_DATABASE_URL, or your own file.
admin-what-is-there = What is there:
admin-start-tables = tables, the last touched first
admin-start-show = all about one, but nothing hidden
admin-what-should-not-be = What should not be there:
admin-start-close = end a game; it can still be looked at
admin-start-delete = remove a table for good
admin-start-prune = what would be deleted; --yes deletes it
admin-start-block = shut somebody out
admin-what-must-stay = What must not be lost:
admin-start-backup = a copy, while the server runs
admin-start-restore = put it back, when no server runs

admin-tables = List tables, the last touched first, with their sizes.
admin-show = Print what is known of a table, but nothing hidden.
admin-close = End a table’s game without a result.
admin-close-more = A server that runs notices within seconds. What was played stays, and its record can be seen.
admin-delete = Remove tables for good.
admin-delete-more = A server that runs notices within seconds, and says farewell to whoever looks at them.
admin-prune = Delete tables that nobody has touched for long.
admin-prune-more = Without --yes it only says how many and how much. Tables are deleted a hundred at a time, so that a server can go on. To have it done all the time: `tidefall serve --keep DAYS`.
admin-block = Shut an address or a network out.
admin-block-more = Servers notice within seconds. Behind a proxy they know the players’ addresses only with --trusted-proxy.
admin-unblock = Let an address or a network in again.
admin-blocks = List who is shut out.
admin-vacuum = Give the space of what was deleted back.
admin-vacuum-more = While it works on an SQLite file, a server can read but not store anything.
admin-backup = Copy the database to a file, while the server runs or not.
admin-backup-more = The copy is as of one moment, checked, and readable by you alone. PostgreSQL is copied by pg_dump.
admin-restore = Put a copy in the place of the database.
admin-restore-more = No server may run on it meanwhile. What an SQLite file had before is kept beside it. PostgreSQL is restored by pg_restore, all or nothing.

admin-arg-table = Its name: the end of its link.
admin-arg-tables = Their names.
admin-arg-status = As in over,abandoned; there are open and playing too.
admin-arg-game = Only of this game.
admin-arg-older = Untouched for so long, as in 90d; also w, h, m, s.
admin-arg-newer = Touched since, as in 2h.
admin-arg-limit = At most so many.
admin-arg-json = Print JSON, one object a line.
admin-arg-force = Even if somebody is playing there.
admin-arg-overwrite = Overwrite the file if there is one.
admin-arg-yes = Do it; without it, only say what would be done.
admin-arg-address = An address or a network, as in 203.0.113.0/24.
admin-arg-for = As in 7d; for good if left out.
admin-arg-reason = A note for yourself.
admin-arg-copy = Where the copy goes.
admin-arg-restored = A copy made by backup.

## Tables

admin-table = table
admin-game = game
admin-status = status
admin-listed = listed
admin-created = created
admin-touched = touched
admin-entries = entries
admin-size = size
admin-yes-no = { $yes ->
    [yes] yes
   *[no] no
}
admin-tables-all = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
admin-tables-some = { $count } of { $total } tables; --limit shows more

admin-rules = rules
admin-can-be-opened = can be opened
admin-openable = { $yes ->
    [yes] yes
   *[no] no, it was begun by other rules than today’s
}
admin-spectators = spectators
admin-spectators-are = { $spectators ->
    [public] allowed
    [delayed] with delay
   *[off] none
}
admin-seat = seat { $number }
admin-seat-is = { $title }: { $kind ->
    [open] open
    [bot] bot, { $name }
   *[person] person, { $name }
}

admin-closed = The game at { $table } has ended without a result.
admin-deleted = Deleted: { LIST($tables, join: "comma") }.
admin-would-prune = { $count ->
    [one] 1 table
   *[other] { $count } tables
} with { $size } of entries would be deleted; --yes does it.
admin-pruned = { $count ->
    [one] 1 table with { $size } of entries is
   *[other] { $count } tables with { $size } of entries are
} deleted. `tidefall admin vacuum` gives the space back.
admin-progress-tables = tables

## Who is shut out

admin-network = network
admin-since = since
admin-until = until
admin-reason = reason
admin-until-when = { $until ->
    [none] for good
   *[other] { $over ->
        [yes] { $until } (over)
       *[no] { $until }
    }
}
admin-nobody-blocked = Nobody is shut out.
admin-blocked = { $network } is shut out { $until ->
    [none] for good
   *[other] until { $until }
}.
admin-unblocked = { $network } may come in again.

## Copies

admin-vacuumed = { $file }: { $before } before, { $now } now.
admin-vacuumed-postgresql = PostgreSQL may use the space again.
admin-copied = Copied to { $file }: { $size }.
admin-would-restore = { $file } would take the place of { $place }; --yes does it.
admin-would-restore-all = { $file } would take the place of everything in { $database }; --yes does it.
admin-restored = { $file } is restored.{ $before ->
    [none] { "" }
   *[other] { " " }What was there before is in { $before }.
}
admin-progress-pages = pages

## Refusals

refused-bad-choice = { $option } takes { LIST($values, join: "or") }, not “{ $text }”.
refused-bad-time = { $option } takes a time, as in 90d, 2w, 12h or 30m, not “{ $text }”.
refused-no-time = Say how old: --older-than 90d.
refused-unknown-table = There is no table “{ $table }”. `tidefall admin tables` lists them.
refused-playing = The game at { $table } is not over. --force deletes it anyway.
refused-long-reason = --reason takes { $most } letters at most, not { $length }.
refused-not-shut-out = { $network } is not shut out. `tidefall admin blocks` lists who is.
refused-copy-exists = { $file } already exists. Choose another name, or overwrite it with --force.
refused-same-file = { $file } is the database itself.
refused-no-file = There is no file { $file }.
refused-bad-copy = { $file } is not a copy of a database of tables: { $why }.
refused-damaged-copy = { $file } is damaged: { $why }.
refused-bad-database = { $file } is not a database: { $why }. Move it away first.
refused-in-use = { $file ->
    [none] A server runs on this database, or did a moment ago. Stop it first.
   *[other] A server or another program has { $file } open. Stop it first.
}
refused-no-program = This needs PostgreSQL’s own { $program }, which is not in PATH.
refused-pg-failed = { $program } failed: { $why }.
