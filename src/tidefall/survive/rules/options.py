"""The options of the game, what they change in numbers, and which go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown
from tidefall.kernel.options import Option, Value
from tidefall.kernel.speech import Saying, saying
from tidefall.survive.rules.components import COLOURS, VALUES, VALUES_OF_FIVE, VALUES_OF_SIX

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.speech import Saying

OPTIONS: Final = [
    Option("seats", "number", 4, [2, 6]),
    Option("two_colour", "flag", False, [False, True]),
    Option("ch1", "flag", False, [False, True]),
    Option("ch2", "flag", False, [False, True]),
    Option("ch3", "flag", False, [False, True]),
    Option("ch4", "flag", False, [False, True]),
    Option("ch5", "flag", False, [False, True]),
    Option("ch6", "flag", False, [False, True]),
    Option("squid", "flag", False, [False, True]),
    Option("squid_v1", "flag", False, [False, True]),
    Option("squid_v2", "flag", False, [False, True]),
    Option("memory", "choice", "strict", ["strict", "assisted"]),
    Option("colours", "text", "", []),
    Option("safety_rounds", "number", 20, [1, 100]),
    Option("pair_ships", "choice", 4, [4, 2]),
    Option("offer_stop", "flag", False, [False, True]),
]
"""What each does is said in words, by the messages `survive-option-`."""

CONFLICTS: Final = [
    ("ch2", "ch4", "survive-apart-ends"),
    ("ch1", "ch5", "survive-apart-crowds"),
    ("two_colour", "ch5", "survive-apart-players"),
]


class Rules:
    """The option values in the form that the rules read."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.seats: i64 = int(values["seats"])
        self.two_colour = bool(values["two_colour"])
        self.ch1 = bool(values["ch1"])
        self.ch2 = bool(values["ch2"])
        self.ch3 = bool(values["ch3"])
        self.ch4 = bool(values["ch4"])
        self.ch5 = bool(values["ch5"])
        self.ch6 = bool(values["ch6"])
        self.squid = bool(values["squid"])
        self.squid_v1 = bool(values["squid_v1"])
        self.squid_v2 = bool(values["squid_v2"])
        self.assisted = values["memory"] == "assisted"
        self.offer_stop = bool(values["offer_stop"])
        self.safety_turns: i64 = int(values["safety_rounds"]) * self.seats
        self.colours: i64 = 4 if self.two_colour else self.seats
        self.owner = packed([0, 1, 1, 0] if self.two_colour else list(range(int(self.seats))))
        self.ships_of = packed(ships_by_seat(self, int(values["pair_ships"])))
        self.values = values_of(self)
        self.colour_names = colour_names(self, str(values["colours"]))

    def second_colour(self, seat: i64) -> i64:
        """The other colour of a seat with two."""
        return 3 - seat


def check(values: dict[str, Value]) -> None:
    """Refuse combinations that the rules do not allow (S-8.10)."""
    seats = int(values["seats"])
    if values["two_colour"] and seats != 2:
        raise apart(saying("survive-apart-two-colour-seats", option="two_colour", seats=seats))
    if values["ch5"] and seats < 5:
        raise apart(saying("survive-apart-ch5-seats", option="ch5", seats=seats))
    for first, second, reason in CONFLICTS:
        if values[first] and values[second]:
            raise apart(saying(reason, option=first, other=second))
    for variant in ("squid_v1", "squid_v2"):
        if values[variant] and not values["squid"]:
            raise apart(saying("survive-apart-no-squid", option=variant, other="squid"))


def apart(because: Saying) -> Refused:
    """Options that do not go together, or not with so many players."""
    return Refused("bad_combination", because=because)


def ships_by_seat(rules: Rules, pair_ships: int) -> list[int]:
    """How many ships each seat places (S-2.8)."""
    if rules.two_colour:
        return [pair_ships, pair_ships]
    if rules.seats == 5 and not rules.ch5:
        return [1, 1, 2, 2, 2]
    if rules.seats == 6 and not rules.ch5:
        return [1, 1, 1, 1, 2, 2]
    return [2] * int(rules.seats)


def values_of(rules: Rules) -> list[int]:
    """The values of one colour's explorers (S-1.11, S-1.12, S-8.5.2)."""
    if rules.ch5 or rules.seats < 5:
        return VALUES
    return VALUES_OF_FIVE if rules.seats == 5 else VALUES_OF_SIX


def colour_names(rules: Rules, given: str) -> list[str]:
    """The colours in use, seat by seat (S-1.13, S-2.14); with two each, the second ones follow in reverse."""
    if not given:
        return COLOURS[: rules.colours]
    names = [name.strip().lower() for name in given.split(",")]
    allowed = COLOURS if rules.seats > 4 else COLOURS[:4]
    if len(names) != rules.colours or len(set(names)) != len(names) or not set(names) <= set(allowed):
        takes = saying("survive-takes-colours", count=int(rules.colours), colours=allowed)
        raise Refused("bad_value", option="colours", allowed=takes, value=shown(given))
    return names
