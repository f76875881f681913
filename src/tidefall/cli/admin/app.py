"""What `tidefall admin` understands. As with the other commands, the work is imported when it is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

HELP: Final = """Look after the tables of a server.

\b
It works on the database itself, whether or not a server runs on it:
the one of --database-url, of TIDEFALL_DATABASE_URL, or your own file.
\b
What is there:
  tidefall admin tables --older-than 30d        tables, the last touched first
  tidefall admin show TABLE                     all about one, but nothing hidden
\b
What should not be there:
  tidefall admin close TABLE                    end a game; it can still be looked at
  tidefall admin delete TABLE                   remove a table for good
  tidefall admin prune --older-than 90d         what would be deleted; --yes deletes it
  tidefall admin block 203.0.113.7 --for 7d     shut somebody out
\b
What must not be lost:
  tidefall admin backup tables.backup           a copy, while the server runs
  tidefall admin restore tables.backup          put it back, when no server runs
"""

admin = typer.Typer(
    help=HELP,
    short_help="Look after the tables of a server.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

TableName = Annotated[str, typer.Argument(metavar="TABLE", help="Its name: the end of its link.", show_default=False)]
TableNames = Annotated[list[str], typer.Argument(metavar="TABLE...", help="Their names.", show_default=False)]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; else a file of yours.", show_default=False),
]
Status = Annotated[
    str | None,
    typer.Option(metavar="LIST", help="As in over,abandoned; there are open and playing too.", show_default=False),
]
GameName = Annotated[str | None, typer.Option(metavar="GAME", help="Only of this game.", show_default=False)]
OlderThan = Annotated[
    str | None,
    typer.Option(metavar="TIME", help="Untouched for so long, as in 90d; also w, h, m.", show_default=False),
]
NewerThan = Annotated[str | None, typer.Option(metavar="TIME", help="Touched since, as in 2h.", show_default=False)]
HowMany = Annotated[str, typer.Option("--limit", metavar="N", help="At most so many.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, one object a line.")]
Force = Annotated[bool, typer.Option("--force", help="Even if somebody is playing there.")]
Overwrite = Annotated[bool, typer.Option("--force", help="Overwrite the file if there is one.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it; without it, only say what would be done.")]
Address = Annotated[
    str, typer.Argument(metavar="ADDRESS", help="An address or a network, as in 203.0.113.0/24.", show_default=False)
]
For = Annotated[str | None, typer.Option("--for", metavar="TIME", help="As in 7d; else for good.", show_default=False)]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="A note for yourself.", show_default=False)]
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


@admin.command()
def tables(
    status: Status = None,
    game: GameName = None,
    older_than: OlderThan = None,
    newer_than: NewerThan = None,
    limit: HowMany = "50",
    json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> int:
    """List tables, the last touched first, with their sizes."""
    from tidefall.cli.admin import tables as command
    from tidefall.cli.numbers import whole

    return command.show_all(
        database_url,
        command.read_wanted(status, game, older_than, newer_than),
        whole("--limit", limit, 1, 1_000_000),
        json,
    )


@admin.command()
def show(table: TableName, database_url: DatabaseUrl = None) -> int:
    """Print what is known of a table, but nothing hidden."""
    from tidefall.cli.admin import tables as command

    return command.show(database_url, table)


@admin.command()
def close(table: TableName, database_url: DatabaseUrl = None) -> int:
    """End a table's game without a result.

    A server that runs notices within seconds. What was played stays, and its record can be seen.
    """
    from tidefall.cli.admin import tables as command

    return command.close(database_url, table)


@admin.command()
def delete(table: TableNames, force: Force = False, database_url: DatabaseUrl = None) -> int:
    """Remove tables for good.

    A server that runs notices within seconds, and says farewell to whoever looks at them.
    """
    from tidefall.cli.admin import tables as command

    return command.delete(database_url, table, force)


@admin.command()
def prune(
    older_than: OlderThan = None,
    status: Status = "over,abandoned",
    game: GameName = None,
    yes: Yes = False,
    database_url: DatabaseUrl = None,
) -> int:
    """Delete tables that nobody has touched for long.

    Without --yes it only says how many and how much. Tables are deleted a hundred at a time, so that a server can go
    on. To have it done all the time: `tidefall serve --keep DAYS`.
    """
    from tidefall.cli.admin import tables as command

    return command.prune(database_url, command.read_wanted(status, game, older_than, None), yes)


@admin.command()
def block(address: Address, for_: For = None, reason: Reason = "", database_url: DatabaseUrl = None) -> int:
    """Shut an address or a network out.

    Servers notice within seconds. Behind a proxy they know the players' addresses only with --trusted-proxy.
    """
    from tidefall.cli.admin import blocks as command

    return command.block(database_url, address, for_, reason)


@admin.command()
def unblock(address: Address, database_url: DatabaseUrl = None) -> int:
    """Let an address or a network in again."""
    from tidefall.cli.admin import blocks as command

    return command.unblock(database_url, address)


@admin.command()
def blocks(json: AsJson = False, database_url: DatabaseUrl = None) -> int:
    """List who is shut out."""
    from tidefall.cli.admin import blocks as command

    return command.show_all(database_url, json)


@admin.command()
def vacuum(database_url: DatabaseUrl = None) -> int:
    """Give the space of what was deleted back.

    While it works on an SQLite file, a server can read but not store anything.
    """
    from tidefall.cli.admin import copies as command

    return command.vacuum(database_url)


@admin.command()
def backup(file: File, force: Overwrite = False, database_url: DatabaseUrl = None) -> int:
    """Copy the database to a file, while the server runs or not.

    The copy is as of one moment, checked, and readable by you alone. PostgreSQL is copied by pg_dump.
    """
    from tidefall.cli.admin import copies as command

    return command.backup(database_url, file, force)


@admin.command()
def restore(file: File, yes: Yes = False, database_url: DatabaseUrl = None) -> int:
    """Put a copy in the place of the database. No server may run on it meanwhile.

    What an SQLite file had before is kept beside it. PostgreSQL is restored by pg_restore, all or nothing.
    """
    from tidefall.cli.admin import copies as command

    return command.restore(database_url, file, yes)
