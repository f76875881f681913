"""What the `tidefall` command understands. A command's work is imported when it is asked for: help is quick."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import typer

from tidefall import Refused, __version__, registry
from tidefall.cli.admin.app import admin

GAMES: Final = ", ".join(registry.names())
EXAMPLE: Final = registry.names()[0]
CORES: Final = str(os.cpu_count() or 1)
MOST: Final = 1_000_000_000
"""As many games as anybody may want."""
HELP: Final = f"""Board games about the drowning of Atlantis, to play, to watch and to measure.

\b
Games: {GAMES}
\b
Start here:
  tidefall serve --open                 tables in the browser, for friends and bots
  tidefall play {EXAMPLE}                  a game against bots, in this terminal
  tidefall rules {EXAMPLE}                 its options and its rules
  tidefall sim {EXAMPLE} --games 200       let bots play, see who wins
\b
Then:
  tidefall play {EXAMPLE} --seats 3 --you 0,1 --bots greedy --save game.json
  tidefall play --resume game.json      go on where you left
  tidefall replay game.json --seat 0    what seat 0 saw
\b
In a game, ? explains. Every command has its own --help.
"""

app = typer.Typer(
    help=HELP,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)

app.add_typer(admin, name="admin")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {GAMES}.", show_default=False)]
SomeGame = Annotated[str | None, typer.Argument(metavar="GAME", help=f"One of: {GAMES}.", show_default=False)]
Seats = Annotated[str | None, typer.Option(metavar="N", help="How many players.", show_default=False)]
You = Annotated[
    str | None,
    typer.Option(
        metavar="SEATS",
        help="Your seat (0 is first), several as in 0,2, none, or random; else random.",
        show_default=False,
    ),
]
Bots = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES", help="Bots, as in random,greedy; a short list is repeated. Else the best.", show_default=False
    ),
]
Option = Annotated[
    list[str] | None, typer.Option(metavar="NAME[=VALUE]", help="An option of the game; may be repeated.")
]
CatalogueFile = Annotated[
    Path | None, typer.Option("--catalogue", metavar="FILE", help="Corrections of the catalogue.", show_default=False)
]
Reconstructed = Annotated[bool, typer.Option("--reconstructed", help="Only what the printed game may contradict.")]
Seed = Annotated[str | None, typer.Option(metavar="N", help="Makes dice and bots repeatable.", show_default=False)]
Position = Annotated[Path | None, typer.Option(metavar="FILE", help="Start from this position.", show_default=False)]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game here all the time.", show_default=False)]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a kept game.", show_default=False)]
Lang = Annotated[str, typer.Option(metavar="en|es", help="Language.")]
Games = Annotated[str, typer.Option(metavar="N", help="How many games.")]
Jobs = Annotated[str, typer.Option(metavar="N", help="Processes; they do not change the result.")]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Write each game as a JSON line.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A kept or finished game.", show_default=False)]
GameNumber = Annotated[
    str | None, typer.Option("--game", metavar="N", help="Which game of a file with one a line.", show_default=False)
]
At = Annotated[str | None, typer.Option(metavar="N", help="The table after N actions.", show_default=False)]
Seat = Annotated[str | None, typer.Option(metavar="S", help="What this seat saw, not a spectator.", show_default=False)]
Rule = Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule or a section.", show_default=False)]
Host = Annotated[str, typer.Option(metavar="HOST", help="Where to listen; 0.0.0.0 lets other machines in.")]
Port = Annotated[str, typer.Option(metavar="N", help="The port; 0 takes a free one.")]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; else a file of yours.", show_default=False),
]
RedisUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Redis or Valkey, for several servers together.", show_default=False),
]
AllowOrigin = Annotated[
    list[str] | None, typer.Option(metavar="SITE", help="Pages of this site may use it too; may be repeated.")
]
TrustedProxy = Annotated[
    list[str] | None, typer.Option(metavar="IP", help="Believe this proxy or network who comes; may be repeated.")
]
MetricsFor = Annotated[
    list[str] | None, typer.Option(metavar="IP", help="Show /metrics to this address; may be repeated.")
]
AllowHost = Annotated[
    list[str] | None, typer.Option(metavar="NAME", help="Go by this name on the internet; may be repeated.")
]
Limit = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="Change a limit, see docs; may be repeated.")
]
Keep = Annotated[
    str | None,
    typer.Option(metavar="DAYS", help="Delete tables untouched for so long; else all are kept.", show_default=False),
]
OpenBrowser = Annotated[bool, typer.Option("--open", help="Open the page in the browser.")]
Version = Annotated[bool, typer.Option("--version", help="Print the version and leave.")]


@app.callback(invoke_without_command=True)
def options(version: Version = False) -> None:
    if version:
        typer.echo(f"tidefall {__version__}")
        raise typer.Exit


@app.command()
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
    lang: Lang = "en",
) -> int:
    """Play in the terminal.

    Against bots, against friends at the same keyboard, or watch bots. Answer by number or by typing the action; ?
    explains. Leaving keeps the game. Answers may come from a pipe: a wrong one then ends the run with exit code 2, the
    game kept.
    """
    from tidefall.cli import play as command
    from tidefall.cli import settings
    from tidefall.cli.numbers import whole_if_given

    number = whole_if_given("--seed", seed)
    if resume is None:
        if game is None:
            raise Refused("no_game", f"Say which game to play: {GAMES}; or go on with --resume FILE.")
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
    extra = ", ".join(name for name, value in given.items() if value is not None)
    if extra:
        raise Refused("contradiction", f"--resume takes everything from the file; leave out {extra}.")
    return command.resume(resume, save, number, lang)


@app.command()
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
    json: AsJson = False,
) -> int:
    """Let bots play many games; see who wins.

    Without --bots the best bot meets the random one; where all win or lose together, it plays all seats. In such a game
    --seats and an --option may have several values, as in --seats 2,3,4: that gives a grid of win rates.
    """
    from tidefall.cli import settings
    from tidefall.cli import sim as command
    from tidefall.cli.numbers import whole, whole_if_given

    wanted = settings.corrected(game, option or [], catalogue)
    many, number, processes = whole("--games", games, 1, MOST), whole_if_given("--seed", seed), whole("--jobs", jobs, 1)
    return command.run(game, seats, wanted, bots, many, number, processes, out, json)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = "8000",
    database_url: DatabaseUrl = None,
    redis_url: RedisUrl = None,
    allow_origin: AllowOrigin = None,
    trusted_proxy: TrustedProxy = None,
    metrics_for: MetricsFor = None,
    allow_host: AllowHost = None,
    limit: Limit = None,
    keep: Keep = None,
    open_browser: OpenBrowser = False,
) -> int:
    """Serve tables to browsers.

    Games are kept in a file under your data folder (TIDEFALL_DATA names another) or in the database of --database-url.
    Stopping and starting again loses nothing.
    """
    from tidefall.cli import serve as command
    from tidefall.cli.numbers import whole

    return command.start(
        host,
        whole("--port", port, 0, 65535),
        database_url,
        redis_url,
        allow_origin or [],
        trusted_proxy or [],
        metrics_for or [],
        allow_host or [],
        [*(limit or []), *([f"keep_days={whole('--keep', keep, 1, 100_000)}"] if keep is not None else [])],
        open_browser,
    )


@app.command()
def replay(file: RecordFile, game: GameNumber = None, at: At = None, seat: Seat = None, lang: Lang = "en") -> int:
    """Show and verify a record.

    Every action must be legal and the result must be what the record says; else the exit code is 1.
    """
    from tidefall.cli import replay as command
    from tidefall.cli.numbers import whole_if_given as number

    return command.run(file, number("--game", game), number("--at", at), number("--seat", seat), lang)


@app.command()
def rules(game: GameName, rule: Rule = None, lang: Lang = "en") -> None:
    """Print options, sections or one rule."""
    from tidefall.cli import rules as command

    command.run(game, rule, lang)


@app.command()
def catalogue(
    game: GameName, reconstructed: Reconstructed = False, catalogue: CatalogueFile = None, lang: Lang = "en"
) -> None:
    """Print tiles, cards and numbers, with their sources."""
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

        return complain(refused.reason, 1 if isinstance(refused, Unverified) else 2)
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
        return complain(f"The output cannot be written: {error.strerror}.")
    return complain(f"{error.filename}: {error.strerror}.")


def silence() -> None:
    """Python must not try again to write what could not be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str, code: int = 2) -> int:
    with suppress(OSError):
        print(f"tidefall: {sentence}", file=sys.stderr)
    return code
