"""The language that the command line speaks, and what one may type in it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from tidefall import Refused, words

if TYPE_CHECKING:
    from tidefall.kernel.game import Game

COMMANDS: Final = (
    *("help", "list", "map", "log", "hand", "hint", "done", "as"),
    *("undo", "bot", "back", "resign", "save", "quit"),
)
"""What one may type beside an action; the words for it are in every language."""
HELP: Final = (
    ("? 1", "cli-help-choice"),
    ("? {thing}", "cli-help-thing"),
    ("? {rule}", "cli-help-rule"),
    ("hint", "cli-help-hint"),
    ("undo", "cli-help-undo"),
    ("bot", "cli-help-bot"),
    ("resign", "cli-help-resign"),
    ("list", "cli-help-list"),
    ("map", "cli-help-map"),
    ("hand", "cli-help-hand"),
    ("log", "cli-help-log"),
    ("save", "cli-help-save"),
    ("quit", "cli-help-quit"),
)
"""What one may type, or which command, and what one gets."""
LANG: Final = "--lang"


def speaker(lang: str, game: Game | None = None) -> words.Voice:
    """Who speaks a language; Refused if nobody does. A game tells what the players are called."""
    if lang not in words.languages():
        raise Refused("unknown_language", lang=lang, languages=words.languages())
    return words.Voice(lang, game.seat_names(lang) if game else ())


def wanted(arguments: list[str]) -> str:
    """The language that the command line asks for, before anybody has read it; else that of the system."""
    given = [
        argument.removeprefix(f"{LANG}=") if argument.startswith(f"{LANG}=") else following
        for argument, following in zip(arguments, [*arguments[1:], ""])
        if argument == LANG or argument.startswith(f"{LANG}=")
    ]
    return given[-1] if given and given[-1] in words.languages() else words.of_environment()


@cache
def commands() -> dict[str, str]:
    """What each word means, in whatever language it is typed."""
    voices = [words.Voice(lang) for lang in words.languages()]
    typed = {word: name for name in COMMANDS for say in voices for word in say(f"cli-command-{name}").split()}
    return {"?": "help", **typed}


def means_yes(text: str) -> bool:
    """Whether somebody agrees, in whatever language."""
    return any(text.lower() in words.speak(lang, "cli-yes").split() for lang in words.languages())


def typed(command: str, say: words.Voice) -> str:
    """How a command is shown in the help."""
    if say.knows(f"cli-type-{command}"):
        return say(f"cli-type-{command}")
    return say(f"cli-command-{command}").split()[0] if command in COMMANDS else command


def seat_called(game: Game, text: str) -> int:
    """The seat that the screen calls so, by name or by number from 1, as in Red, 2, p2 or player 2; else -1."""
    wanted = "".join(text.lower().split())
    names = [game.seat_names(lang) for lang in words.languages()]
    for seat in range(game.seats):
        called = {str(seat + 1), f"p{seat + 1}", *("".join(one[seat].lower().split()) for one in names)}
        if wanted in called:
            return seat
    return -1


def with_language(command: str, lang: str) -> str:
    """A command that answers in the same language again."""
    return command if lang == words.of_environment() else f"{command} {LANG} {lang}"
