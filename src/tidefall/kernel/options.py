"""Options of a game, declared once: the command line, the documents and the checks all read the declaration."""

from __future__ import annotations

import difflib
from typing import Any

from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import LONGEST, shown
from tidefall.kernel.speech import Saying, saying

Value = bool | int | str


class Option:
    """One option: `type` is "flag", "number", "choice" or "text"; `allowed` lists or bounds its values.

    What it does is said by the message `GAME-option-NAME-help`; a game without words of its own says it here (`help`).
    """

    def __init__(self, name: str, type: str, default: Value, allowed: list[Value], help: str = "") -> None:
        self.name = name
        self.type = type
        self.default = default
        self.allowed = allowed
        self.help = help

    def __reduce__(self) -> tuple[Any, ...]:
        """Games that are not ours may be copied and pickled with their options inside."""
        return (type(self), (self.name, self.type, self.default, self.allowed, self.help))

    def allows(self) -> Saying:
        """The allowed values."""
        if self.type == "number":
            return saying("option-takes-number", low=self.allowed[0], high=self.allowed[-1])
        if self.type == "choice":
            return saying("option-takes-choice", values=[str(value) for value in self.allowed])
        return saying("option-takes-flag" if self.type == "flag" else "option-takes-text")

    def read(self, value: object) -> Value:
        """The value in its own type, from text or from data; Refused if it is not allowed."""
        got: Value | None = None
        text = str(value).strip().lower()
        if self.type == "flag":
            if text in ("true", "yes", "on", "1"):
                got = True
            elif text in ("false", "no", "off", "0"):
                got = False
        elif self.type == "number":
            if (
                text.isascii()
                and text.isdigit()
                and len(text) <= LONGEST
                and int(text) in range(int(self.allowed[0]), int(self.allowed[-1]) + 1)
            ):
                got = int(text)
        elif self.type == "choice":
            for allowed in self.allowed:
                if str(allowed) == text:
                    got = allowed
        else:
            got = str(value).strip()
        if got is None:
            raise Refused("bad_value", option=self.name, allowed=self.allows(), value=shown(str(value)))
        return got


def read_options(game: str, declared: list[Option], given: dict[str, object]) -> dict[str, Value]:
    """Every declared option with its value, given or default; Refused names an unknown one and its neighbours."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            near = next(iter(difflib.get_close_matches(name, list(known), 1)), None)
            raise Refused("unknown_option", game=game, option=shown(name), near=near, options=list(known))
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in declared
    }
