"""Options of a game, declared once: the command line, the documents and the checks all read the declaration."""

from __future__ import annotations

import difflib

from tidefall.kernel.errors import Refused

Value = bool | int | str
LONGEST = 60
"""No value but a text is longer; what is wrong is shown up to here."""


class Option:
    """One option: `type` is "flag", "number", "choice" or "text"; `allowed` lists or bounds its values."""

    def __init__(
        self, name: str, type: str, default: Value, allowed: list[Value], help: str, help_es: str = ""
    ) -> None:
        self.name = name
        self.type = type
        self.default = default
        self.allowed = allowed
        self.help = help
        self.help_es = help_es

    def explained(self, lang: str) -> str:
        """What it does, in a sentence."""
        return self.help_es if lang == "es" and self.help_es else self.help

    def allows(self, lang: str = "en") -> str:
        """The allowed values in words."""
        spanish = lang == "es"
        if self.type == "flag":
            return "true o false" if spanish else "true or false"
        if self.type == "number":
            low, high = self.allowed[0], self.allowed[-1]
            return f"un número entero de {low} a {high}" if spanish else f"a whole number from {low} to {high}"
        if self.type == "choice":
            return (" o " if spanish else " or ").join(str(value) for value in self.allowed)
        return "texto" if spanish else "text"

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
            shown = value if len(text) <= LONGEST else f"{text[:LONGEST]}…"
            raise Refused("bad_value", f"Option {self.name} takes {self.allows()}, not {shown!r}.")
        return got


def read_options(game: str, declared: list[Option], given: dict[str, object]) -> dict[str, Value]:
    """Every declared option with its value, given or default; Refused names an unknown one and its neighbours."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            close = difflib.get_close_matches(name, list(known), 1)
            hint = f" Did you mean {close[0]}?" if close else ""
            raise Refused("unknown_option", f"{game} has no option {name!r}.{hint} It has: {', '.join(known)}.")
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in declared
    }
