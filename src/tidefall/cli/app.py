"""What the `tidefall` command understands. A command's work is imported when it is asked for: help is quick."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import typer

from tidefall import Refused, registry
from tidefall.cli.admin.app import admin
from tidefall.cli.voice import BLOCK, Lang, say

GAMES: Final = ", ".join(registry.names())
EXAMPLE: Final = registry.names()[0]
CORES: Final = str(os.cpu_count() or 1)
MOST: Final = 1_000_000_000
"""As many games as anybody may want."""
WIDE: Final = 38
OF_THE_SERVER: Final = ("starlette", "uvicorn", "websockets", "h11", "sqlalchemy", "alembic", "prometheus_client")
"""What only an install with the server has."""


def overview() -> str:
    """What `tidefall --help` begins with."""
    start = {
        "serve --open": "cli-start-serve",
        f"play {EXAMPLE}": "cli-start-play",
        f"rules {EXAMPLE}": "cli-start-rules",
        f"sim {EXAMPLE} --games 200": "cli-start-sim",
    }
    later = {"play --resume game.json": "cli-then-resume", "replay game.json --seat 0": "cli-then-replay"}
    return "\n".join(
        [
            say("cli-about"),
            f"\n{BLOCK}",
            say("cli-about-games", games=GAMES),
            BLOCK,
            say("cli-start-here"),
            *(f"  {f'tidefall {command}':<{WIDE}}{say(meaning)}" for command, meaning in start.items()),
            BLOCK,
            say("cli-then"),
            f"  tidefall play {EXAMPLE} --seats 3 --you 0,1 --bots greedy --save game.json",
            *(f"  {f'tidefall {command}':<{WIDE}}{say(meaning)}" for command, meaning in later.items()),
            BLOCK,
            say("cli-about-help"),
        ]
    )


def help_of(command: str) -> str:
    """What a command does, and perhaps more about it."""
    more = f"cli-{command}-more"
    return f"{say(f'cli-{command}')}\n\n{say(more)}" if say.knows(more) else say(f"cli-{command}")


app = typer.Typer(
    help=overview(),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)

app.add_typer(admin, name="admin")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("cli-arg-game", games=GAMES), show_default=False)]
SomeGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help=say("cli-arg-game", games=GAMES), show_default=False)
]
Seats = Annotated[str | None, typer.Option(metavar="N", help=say("cli-arg-seats"), show_default=False)]
You = Annotated[
    str | None,
    typer.Option(
        metavar="SEATS",
        help=say("cli-arg-you"),
        show_default=False,
    ),
]
Bots = Annotated[
    str | None,
    typer.Option(metavar="NAMES", help=say("cli-arg-bots"), show_default=False),
]
Option = Annotated[list[str] | None, typer.Option(metavar="NAME[=VALUE]", help=say("cli-arg-option"))]
CatalogueFile = Annotated[
    Path | None, typer.Option("--catalogue", metavar="FILE", help=say("cli-arg-corrections"), show_default=False)
]
Reconstructed = Annotated[bool, typer.Option("--reconstructed", help=say("cli-arg-reconstructed"))]
Seed = Annotated[str | None, typer.Option(metavar="N", help=say("cli-arg-seed"), show_default=False)]
Position = Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-arg-position"), show_default=False)]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-arg-save"), show_default=False)]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-arg-resume"), show_default=False)]
Continue = Annotated[bool, typer.Option("--continue", help=say("cli-arg-continue"))]
Games = Annotated[str, typer.Option(metavar="N", help=say("cli-arg-games"))]
Jobs = Annotated[str, typer.Option(metavar="N", help=say("cli-arg-jobs"))]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-arg-out"), show_default=False)]
GoOn = Annotated[bool, typer.Option("--resume", help=say("cli-arg-go-on"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-arg-json"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-arg-record"), show_default=False)]
GameNumber = Annotated[
    str | None, typer.Option("--game", metavar="N", help=say("cli-arg-game-number"), show_default=False)
]
At = Annotated[str | None, typer.Option(metavar="N", help=say("cli-arg-at"), show_default=False)]
Seat = Annotated[str | None, typer.Option(metavar="S", help=say("cli-arg-seat"), show_default=False)]
Rule = Annotated[str | None, typer.Argument(metavar="[ID]", help=say("cli-arg-rule"), show_default=False)]
Host = Annotated[str, typer.Option(metavar="HOST", help=say("cli-arg-host"))]
SomePort = Annotated[str | None, typer.Option("--port", metavar="N", help=say("cli-arg-port"), show_default=False)]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help=say("cli-arg-database"), show_default=False),
]
RedisUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help=say("cli-arg-redis"), show_default=False),
]
AllowOrigin = Annotated[list[str] | None, typer.Option(metavar="SITE", help=say("cli-arg-origin"))]
TrustedProxy = Annotated[list[str] | None, typer.Option(metavar="IP", help=say("cli-arg-proxy"))]
MetricsFor = Annotated[list[str] | None, typer.Option(metavar="IP", help=say("cli-arg-metrics"))]
AllowHost = Annotated[list[str] | None, typer.Option(metavar="NAME", help=say("cli-arg-allow-host"))]
Limit = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("cli-arg-limit"))]
Keep = Annotated[str | None, typer.Option(metavar="DAYS", help=say("cli-arg-keep"), show_default=False)]
OpenBrowser = Annotated[bool, typer.Option("--open", help=say("cli-arg-open"))]
Version = Annotated[bool, typer.Option("--version", help=say("cli-arg-version"))]


@app.callback(invoke_without_command=True)
def options(version: Version = False, lang: Lang = say.lang) -> None:
    if version:
        from tidefall.cli.state import about

        typer.echo(f"tidefall {about(say)}")
        raise typer.Exit


@app.command(help=help_of("play"))
def play(
    game: SomeGame = None,
    seats: Seats = None,
    you: You = None,
    bots: Bots = None,
    option: Option = None,
    catalogue: CatalogueFile = None,
    seed: Seed = None,
    position: Position = None,
    save: Save = None,
    resume: Resume = None,
    go_on: Continue = False,
    lang: Lang = say.lang,
) -> int:
    from tidefall.cli import play as command
    from tidefall.cli import settings
    from tidefall.cli.numbers import whole_if_given

    number = whole_if_given("--seed", seed)
    if go_on:
        from tidefall.cli import games

        if resume is not None:
            raise Refused("contradiction", given=["--resume"])
        resume = games.last()
    if resume is None:
        if game is None:
            raise Refused("no_game", games=registry.names())
        wanted = settings.corrected(game, option or [], catalogue)
        return command.start(game, seats, wanted, "random" if you is None else you, bots, number, position, save, lang)
    given = {
        "GAME": game,
        "--seats": seats,
        "--you": you,
        "--bots": bots,
        "--option": option or None,
        "--catalogue": catalogue,
        "--position": position,
    }
    extra = [name for name, value in given.items() if value is not None]
    if extra:
        raise Refused("contradiction", given=extra)
    return command.resume(resume, save, number, lang)


@app.command(help=help_of("games"))
def games(lang: Lang = say.lang) -> int:
    from tidefall.cli import games as command

    return command.run(lang)


@app.command(help=help_of("sim"))
def sim(
    game: GameName,
    seats: Seats = None,
    games: Games = "100",
    bots: Bots = None,
    option: Option = None,
    catalogue: CatalogueFile = None,
    seed: Seed = None,
    jobs: Jobs = CORES,
    out: Out = None,
    resume: GoOn = False,
    json: AsJson = False,
    lang: Lang = say.lang,
) -> int:
    from tidefall.cli import settings
    from tidefall.cli import sim as command
    from tidefall.cli.numbers import whole, whole_if_given

    wanted = settings.corrected(game, option or [], catalogue)
    many, number, processes = whole("--games", games, 1, MOST), whole_if_given("--seed", seed), whole("--jobs", jobs, 1)
    return command.run(game, seats, wanted, bots, many, number, processes, out, resume, json, lang)


@app.command(help=help_of("serve"))
def serve(
    host: Host = "127.0.0.1",
    port: SomePort = None,
    database_url: DatabaseUrl = None,
    redis_url: RedisUrl = None,
    allow_origin: AllowOrigin = None,
    trusted_proxy: TrustedProxy = None,
    metrics_for: MetricsFor = None,
    allow_host: AllowHost = None,
    limit: Limit = None,
    keep: Keep = None,
    open_browser: OpenBrowser = False,
    lang: Lang = say.lang,
) -> int:
    from tidefall.cli import serve as command
    from tidefall.cli.numbers import whole

    return command.start(
        host,
        None if port is None else whole("--port", port, 0, 65535),
        database_url,
        redis_url,
        allow_origin or [],
        trusted_proxy or [],
        metrics_for or [],
        allow_host or [],
        [*(limit or []), *([f"keep_days={whole('--keep', keep, 1, 100_000)}"] if keep is not None else [])],
        open_browser,
        lang,
    )


@app.command(help=help_of("replay"))
def replay(file: RecordFile, game: GameNumber = None, at: At = None, seat: Seat = None, lang: Lang = say.lang) -> int:
    from tidefall.cli import replay as command
    from tidefall.cli.numbers import whole_if_given as number

    return command.run(file, number("--game", game), number("--at", at), number("--seat", seat), lang)


@app.command(help=help_of("rules"))
def rules(game: GameName, rule: Rule = None, lang: Lang = say.lang) -> None:
    from tidefall.cli import rules as command

    command.run(game, rule, lang)


@app.command(help=help_of("catalogue"))
def catalogue(
    game: GameName, reconstructed: Reconstructed = False, catalogue: CatalogueFile = None, lang: Lang = say.lang
) -> None:
    from tidefall.cli import catalogue as command

    command.run(game, reconstructed, catalogue, lang)


def run() -> int:
    """Obey the command line; the exit code. Whatever a person did wrong is one sentence, never a traceback."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            # It was closed before we came.
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    code = obey()
    try:
        sys.stdout.flush()
    except OSError as error:
        silence()
        return code or complain_of(error)
    return code


def obey() -> int:
    try:
        return int(app(prog_name="tidefall", standalone_mode=False) or 0)
    except Refused as refused:
        from tidefall.kernel.errors import Unverified

        return complain(refused.told(say.lang), 1 if isinstance(refused, Unverified) else 2)
    except ModuleNotFoundError as error:
        package = (error.name or "").split(".")[0]
        if package not in OF_THE_SERVER:
            raise
        return complain(say("refused-no-driver", what="tidefall serve", package=package, extra="server"))
    except OSError as error:
        return complain_of(error)
    except Exception as error:
        # Typer's errors of usage; their class has moved from one version to the next.
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        return complain(message())


def complain_of(error: OSError) -> int:
    """A file that cannot be used, or the output; whoever only stopped reading it need not be told."""
    if isinstance(error, BrokenPipeError):
        silence()
        return 1
    if error.filename is None:
        return complain(say("cli-cannot-print", why=error.strerror or str(error)))
    return complain(say("cli-cannot-use", file=str(error.filename), why=error.strerror or str(error)))


def silence() -> None:
    """Python must not try again to write what could not be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str, code: int = 2) -> int:
    """One line on the error stream, whatever is in the texts and names that it repeats."""
    line = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in sentence.strip())
    with suppress(OSError):
        print(f"tidefall: {line}", file=sys.stderr)
    return code
