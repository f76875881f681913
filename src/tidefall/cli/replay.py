"""`tidefall replay`: look at a record as a seat saw it, and check that it is a game that can have been."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall import Refused, records
from tidefall.cli import screen, settings
from tidefall.cli.style import style_of
from tidefall.cli.texts import speaker
from tidefall.kernel.speech import saying

if TYPE_CHECKING:
    from pathlib import Path

    from tidefall.kernel.state import State

NEWS: Final = 12
"""How many events are told of a moment in the middle; the whole game is told in full."""


def run(path: Path, game_number: int | None, at: int | None, seat: int | None, lang: str) -> int:
    say = speaker(lang)
    final = records.verify(records.load(path) if game_number is None else one_of_many(path, game_number))
    game, length = final.game, len(final.history())
    if seat is not None and not 0 <= seat < game.seats:
        raise Refused("bad_seat", last=game.seats - 1, seat=str(seat))
    if at is not None and not 0 <= at <= length:
        raise Refused("bad_moment", last=length, at=str(at))
    state = final if at is None else final.after(at)
    story = told(state, seat, lang)
    out = screen.console()
    for number, text in story if at is None else story[-NEWS:]:
        out.print(f"{number:5} ", style=style_of("number"), end="")
        out.print(text)
    screen.show(out, game.draw(state.observation(seat), lang, out.width))
    out.print(f"\n{state.prompt(seat, lang)}", style=style_of("strong"))
    verified = say("cli-verified", game=game.name, actions=length, finished=final.is_terminal())
    out.print(verified, style=style_of("title"))
    return 0


def told(state: State, seat: int | None, lang: str) -> list[tuple[int, str]]:
    """Every event since the first decision with the number of actions after which it had happened."""
    walker = state.start()
    begun = False
    story: list[tuple[int, str]] = []
    for number, (action, actor) in enumerate(zip(state.history(), state.actors()), 1):
        known = walker.known_to(seat)
        walker.act(actor, action)
        begun = begun or actor >= 0
        if begun:
            story += [(number, event["text"]) for event in walker.events(seat, known, lang)]
    return story


def one_of_many(path: Path, number: int) -> dict[str, Any]:
    """A record out of a file that has one a line, counted from 1."""
    lines = settings.read_text(path).splitlines()
    if not 1 <= number <= len(lines):
        raise Refused("bad_game", file=str(path), last=len(lines), game=str(number))
    line = saying("line-of-file", line=number, file=str(path))
    return records.checked(settings.parsed(lines[number - 1], line), line)
