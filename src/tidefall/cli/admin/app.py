"""What `tidefall admin` understands. As with the other commands, the work is imported when it is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tidefall.cli.texts import speaker
from tidefall.cli.voice import BLOCK, Lang, say

WIDE: Final = 46


def overview() -> str:
    """What `tidefall admin --help` begins with."""
    parts = {
        "admin-what-is-there": {
            "tables --older-than 30d": "admin-start-tables",
            "show TABLE": "admin-start-show",
        },
        "admin-what-should-not-be": {
            "close TABLE": "admin-start-close",
            "delete TABLE": "admin-start-delete",
            "prune --older-than 90d": "admin-start-prune",
            "block 203.0.113.7 --for 7d": "admin-start-block",
        },
        "admin-what-must-stay": {
            "backup tables.backup": "admin-start-backup",
            "restore tables.backup": "admin-start-restore",
        },
    }
    lines = [paragraphs("admin-about", "admin-about-more"), ""]
    for title, commands in parts.items():
        lines += [BLOCK, say(title)]
        lines += [f"  {f'tidefall admin {command}':<{WIDE}}{say(meaning)}" for command, meaning in commands.items()]
    return "\n".join(lines)


def paragraphs(*names: str) -> str:
    return "\n\n".join(say(name) for name in names)


admin = typer.Typer(
    help=overview(),
    short_help=say("admin-about"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

TableName = Annotated[str, typer.Argument(metavar="TABLE", help=say("admin-arg-table"), show_default=False)]
TableNames = Annotated[list[str], typer.Argument(metavar="TABLE...", help=say("admin-arg-tables"), show_default=False)]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help=say("cli-arg-database"), show_default=False),
]
Status = Annotated[
    str | None,
    typer.Option(metavar="LIST", help=say("admin-arg-status"), show_default=False),
]
GameName = Annotated[str | None, typer.Option(metavar="GAME", help=say("admin-arg-game"), show_default=False)]
OlderThan = Annotated[
    str | None,
    typer.Option(metavar="TIME", help=say("admin-arg-older"), show_default=False),
]
NewerThan = Annotated[str | None, typer.Option(metavar="TIME", help=say("admin-arg-newer"), show_default=False)]
HowMany = Annotated[str, typer.Option("--limit", metavar="N", help=say("admin-arg-limit"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("admin-arg-json"))]
Force = Annotated[bool, typer.Option("--force", help=say("admin-arg-force"))]
Overwrite = Annotated[bool, typer.Option("--force", help=say("admin-arg-overwrite"))]
Yes = Annotated[bool, typer.Option("--yes", help=say("admin-arg-yes"))]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help=say("admin-arg-address"), show_default=False)]
For = Annotated[str | None, typer.Option("--for", metavar="TIME", help=say("admin-arg-for"), show_default=False)]
Reason = Annotated[str, typer.Option(metavar="TEXT", help=say("admin-arg-reason"), show_default=False)]
Copy = Annotated[Path, typer.Argument(metavar="FILE", help=say("admin-arg-copy"), show_default=False)]
Restored = Annotated[Path, typer.Argument(metavar="FILE", help=say("admin-arg-restored"), show_default=False)]


@admin.callback()
def options(lang: Lang = say.lang) -> None:
    speaker(lang)


@admin.command(help=say("admin-tables"))
def tables(
    status: Status = None,
    game: GameName = None,
    older_than: OlderThan = None,
    newer_than: NewerThan = None,
    limit: HowMany = "50",
    json: AsJson = False,
    database_url: DatabaseUrl = None,
    lang: Lang = say.lang,
) -> int:
    from tidefall.cli.admin import tables as command
    from tidefall.cli.numbers import whole

    return command.show_all(
        database_url,
        command.read_wanted(status, game, older_than, newer_than),
        whole("--limit", limit, 1, 1_000_000),
        json,
        speaker(lang),
    )


@admin.command(help=say("admin-show"))
def show(table: TableName, database_url: DatabaseUrl = None, lang: Lang = say.lang) -> int:
    from tidefall.cli.admin import tables as command

    return command.show(database_url, table, speaker(lang))


@admin.command(help=paragraphs("admin-close", "admin-close-more"))
def close(table: TableName, database_url: DatabaseUrl = None, lang: Lang = say.lang) -> int:
    from tidefall.cli.admin import tables as command

    return command.close(database_url, table, speaker(lang))


@admin.command(help=paragraphs("admin-delete", "admin-delete-more"))
def delete(table: TableNames, force: Force = False, database_url: DatabaseUrl = None, lang: Lang = say.lang) -> int:
    from tidefall.cli.admin import tables as command

    return command.delete(database_url, table, force, speaker(lang))


@admin.command(help=paragraphs("admin-prune", "admin-prune-more"))
def prune(
    older_than: OlderThan = None,
    status: Status = "over,abandoned",
    game: GameName = None,
    yes: Yes = False,
    database_url: DatabaseUrl = None,
    lang: Lang = say.lang,
) -> int:
    from tidefall.cli.admin import tables as command

    return command.prune(database_url, command.read_wanted(status, game, older_than, None), yes, speaker(lang))


@admin.command(help=paragraphs("admin-block", "admin-block-more"))
def block(
    address: Address, for_: For = None, reason: Reason = "", database_url: DatabaseUrl = None, lang: Lang = say.lang
) -> int:
    from tidefall.cli.admin import blocks as command

    return command.block(database_url, address, for_, reason, speaker(lang))


@admin.command(help=say("admin-unblock"))
def unblock(address: Address, database_url: DatabaseUrl = None, lang: Lang = say.lang) -> int:
    from tidefall.cli.admin import blocks as command

    return command.unblock(database_url, address, speaker(lang))


@admin.command(help=say("admin-blocks"))
def blocks(json: AsJson = False, database_url: DatabaseUrl = None, lang: Lang = say.lang) -> int:
    from tidefall.cli.admin import blocks as command

    return command.show_all(database_url, json, speaker(lang))


@admin.command(help=paragraphs("admin-vacuum", "admin-vacuum-more"))
def vacuum(database_url: DatabaseUrl = None, lang: Lang = say.lang) -> int:
    from tidefall.cli.admin import copies as command

    return command.vacuum(database_url, speaker(lang))


@admin.command(help=paragraphs("admin-backup", "admin-backup-more"))
def backup(file: Copy, force: Overwrite = False, database_url: DatabaseUrl = None, lang: Lang = say.lang) -> int:
    from tidefall.cli.admin import copies as command

    return command.backup(database_url, file, force, speaker(lang))


@admin.command(help=paragraphs("admin-restore", "admin-restore-more"))
def restore(file: Restored, yes: Yes = False, database_url: DatabaseUrl = None, lang: Lang = say.lang) -> int:
    from tidefall.cli.admin import copies as command

    return command.restore(database_url, file, yes, speaker(lang))
