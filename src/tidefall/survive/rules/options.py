"""The options of the game, what they change in numbers, and which go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.kernel.errors import Refused
from tidefall.kernel.options import Option, Value
from tidefall.survive.rules.components import COLOURS, VALUES, VALUES_OF_FIVE, VALUES_OF_SIX

if TYPE_CHECKING:
    from mypy_extensions import i64

OPTIONS: Final = [
    Option(
        "seats",
        "number",
        4,
        [2, 6],
        "How many players; 5 and 6 use the 5-6 Players expansion.",
        "Cuántos jugadores; con 5 y 6 se usa la expansión de 5-6 jugadores.",
    ),
    Option(
        "two_colour",
        "flag",
        False,
        [False, True],
        "Two players lead two colours each.",
        "Dos jugadores llevan dos colores cada uno.",
    ),
    Option(
        "ch1",
        "flag",
        False,
        [False, True],
        "Challenge 1, Overpopulated!: two explorers may share an inland tile.",
        "Desafío 1, ¡Superpoblación!: dos exploradores pueden compartir una loseta interior.",
    ),
    Option(
        "ch2",
        "flag",
        False,
        [False, True],
        "Challenge 2, To the last!: play until no explorer is on the board.",
        "Desafío 2, ¡Hasta el último!: se juega hasta que no queda ningún explorador en el tablero.",
    ),
    Option(
        "ch3",
        "flag",
        False,
        [False, True],
        "Challenge 3, All equal!: the most explorers saved wins.",
        "Desafío 3, ¡Todos iguales!: gana quien salva más exploradores.",
    ),
    Option(
        "ch4",
        "flag",
        False,
        [False, True],
        "Challenge 4, Atlantis submerged!: play until the last tile is gone.",
        "Desafío 4, ¡Atlántida sumergida!: se juega hasta que desaparece la última loseta.",
    ),
    Option(
        "ch5",
        "flag",
        False,
        [False, True],
        "Challenge 5, Overpopulated! for 5-6 players, with the mini-round.",
        "Desafío 5, ¡Superpoblación! para 5-6 jugadores, con la minirronda.",
    ),
    Option(
        "ch6",
        "flag",
        False,
        [False, True],
        "Challenge 6, Dolphins & Dive Dice.",
        "Desafío 6, delfines y dados de inmersión.",
    ),
    Option("squid", "flag", False, [False, True], "The Giant Squid.", "El calamar gigante."),
    Option(
        "squid_v1",
        "flag",
        False,
        [False, True],
        "Giant Squid, variant 1: squids instead of whales.",
        "Calamar gigante, variante 1: calamares en lugar de ballenas.",
    ),
    Option(
        "squid_v2",
        "flag",
        False,
        [False, True],
        "Giant Squid, variant 2: no victim when a squid appears.",
        "Calamar gigante, variante 2: sin víctima cuando aparece un calamar.",
    ),
    Option(
        "memory",
        "choice",
        "strict",
        ["strict", "assisted"],
        "Whether you may look up your explorers' values.",
        "Si puedes consultar los valores de tus exploradores.",
    ),
    Option(
        "colours",
        "text",
        "",
        [],
        "The colours in order of seats, as in red,blue,green; empty for the usual ones.",
        "Los colores por orden de asiento, como en red,blue,green; vacío para los habituales.",
    ),
    Option(
        "safety_rounds",
        "number",
        20,
        [1, 100],
        "Rounds without rescue or loss that end challenge 2 (S-8.3.4).",
        "Rondas sin rescate ni pérdida que acaban el desafío 2 (S-8.3.4).",
    ),
    Option(
        "pair_ships",
        "choice",
        4,
        [4, 2],
        "Ships each of two players with two colours places.",
        "Barcos que coloca cada uno de dos jugadores con dos colores.",
    ),
    Option(
        "offer_stop",
        "flag",
        False,
        [False, True],
        "Ask whether to stop once no explorer is on the board (S-7.11).",
        "Preguntar si se termina cuando no queda ningún explorador en el tablero (S-7.11).",
    ),
]

CONFLICTS: Final = [
    ("ch2", "ch4", "ch2 and ch4 cannot be combined: their ends contradict each other."),
    ("ch1", "ch5", "ch1 and ch5 cannot be combined: both say how the island is overpopulated."),
    ("two_colour", "ch5", "two_colour and ch5 cannot be combined: one is for two players, the other for five or six."),
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
        raise Refused("bad_combination", f"two_colour is for exactly 2 players, not {seats}.")
    if values["ch5"] and seats < 5:
        raise Refused("bad_combination", f"ch5 is for 5 or 6 players, not {seats}.")
    for first, second, reason in CONFLICTS:
        if values[first] and values[second]:
            raise Refused("bad_combination", reason)
    for variant in ("squid_v1", "squid_v2"):
        if values[variant] and not values["squid"]:
            raise Refused("bad_combination", f"{variant} is a variant of the Giant Squid: turn squid on as well.")


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
        raise Refused(
            "bad_value",
            f"Option colours takes {rules.colours} different colours of {', '.join(allowed)}, not {given!r}.",
        )
    return names
