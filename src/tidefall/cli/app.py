"""What the `tidefall` command understands. A command's work is imported when it is asked for: help is quick."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import typer

from tidefall import Refused, __version__, registry

GAMES: Final = ", ".join(registry.names())
EXAMPLE: Final = registry.names()[0]
CORES: Final = os.cpu_count() or 1
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

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {GAMES}.", show_default=False)]
SomeGame = Annotated[str | None, typer.Argument(metavar="GAME", help=f"One of: {GAMES}.", show_default=False)]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many players.", show_default=False)]
You = Annotated[str, typer.Option(metavar="SEATS", help="Your seat (0 is first), several as in 0,2, random or none.")]
SeveralSeats = Annotated[str | None, typer.Option("--seats", metavar="N", help="How many players.", show_default=False)]
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
Seed = Annotated[int | None, typer.Option(metavar="N", help="Makes dice and bots repeatable.", show_default=False)]
Position = Annotated[Path | None, typer.Option(metavar="FILE", help="Start from this position.", show_default=False)]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game here all the time.", show_default=False)]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a kept game.", show_default=False)]
Lang = Annotated[str, typer.Option(metavar="en|es", help="Language.")]
Games = Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")]
Jobs = Annotated[int, typer.Option(metavar="N", min=1, help="Processes; they do not change the result.")]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Write each game as a JSON line.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A kept or finished game.", show_default=False)]
GameNumber = Annotated[
    int | None, typer.Option("--game", metavar="N", help="Which game of a file with one a line.", show_default=False)
]
At = Annotated[int | None, typer.Option(metavar="N", help="The table after N actions.", show_default=False)]
Seat = Annotated[int | None, typer.Option(metavar="S", help="What this seat saw, not a spectator.", show_default=False)]
Rule = Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule or a section.", show_default=False)]
Host = Annotated[str, typer.Option(metavar="HOST", help="Where to listen; 0.0.0.0 lets other machines in.")]
Port = Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0 takes a free one.")]
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
    list[str] | None, typer.Option(metavar="IP", help="Believe this proxy who comes; may be repeated.")
]
MetricsFor = Annotated[
    list[str] | None, typer.Option(metavar="IP", help="Show /metrics to this address too; may be repeated.")
]
Limit = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="Change a limit, see docs; may be repeated.")
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
    you: You = "random",
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

    if resume is None:
        if game is None:
            raise Refused("no_game", f"Say which game to play: {GAMES}; or go on with --resume FILE.")
        wanted = settings.corrected(game, option or [], catalogue)
        return command.start(game, seats, wanted, you, bots, seed, position, save, lang)
    given = {"GAME": game, "--seats": seats, "--option": option, "--catalogue": catalogue, "--position": position}
    if any(given.values()):
        extra = ", ".join(name for name, value in given.items() if value)
        raise Refused("contradiction", f"--resume takes everything from the file; leave out {extra}.")
    return command.resume(resume, save, seed, lang)


@app.command()
def sim(
    game: GameName,
    seats: SeveralSeats = None,
    games: Games = 100,
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

    wanted = settings.corrected(game, option or [], catalogue)
    return command.run(game, seats, wanted, bots, games, seed, jobs, out, json)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database_url: DatabaseUrl = None,
    redis_url: RedisUrl = None,
    allow_origin: AllowOrigin = None,
    trusted_proxy: TrustedProxy = None,
    metrics_for: MetricsFor = None,
    limit: Limit = None,
    open_browser: OpenBrowser = False,
) -> int:
    """Serve tables to browsers.

    Games are kept in a file under your data folder (TIDEFALL_DATA names another) or in the database of --database-url.
    Stopping and starting again loses nothing.
    """
    from tidefall.cli import serve as command

    return command.start(
        host,
        port,
        database_url,
        redis_url,
        allow_origin or [],
        trusted_proxy or [],
        metrics_for or [],
        limit or [],
        open_browser,
    )


@app.command()
def replay(file: RecordFile, game: GameNumber = None, at: At = None, seat: Seat = None, lang: Lang = "en") -> int:
    """Show and verify a record.

    Every action must be legal and the result must be what the record says; else the exit code is 1.
    """
    from tidefall.cli import replay as command

    return command.run(file, game, at, seat, lang)


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
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return int(app(prog_name="tidefall", standalone_mode=False) or 0)
    except Refused as refused:
        from tidefall.kernel.errors import Unverified

        return complain(refused.reason, 1 if isinstance(refused, Unverified) else 2)
    except BrokenPipeError:
        # Whoever read our output has left; Python must not try to flush it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}.")
    except Exception as error:
        # Typer's errors of usage; their class has moved from one version to the next.
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        return complain(message())


def complain(sentence: str, code: int = 2) -> int:
    print(f"tidefall: {sentence}", file=sys.stderr)
    return code
