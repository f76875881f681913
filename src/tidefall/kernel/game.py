"""What every game promises before play: its options, its sizes, its first state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from tidefall.kernel.errors import Refused
from tidefall.kernel.speech import saying, spoken

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidefall.kernel.options import Option, Value
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State

Segment = tuple[str, str]
"""A piece of a drawing: text and the name of its style."""


class Game(ABC):
    """A game with its options fixed. Immutable; all states of a match share it."""

    title = ""
    """The name on the box, for people."""

    cooperative = False
    """Whether all seats win or lose together."""

    perfect_information = False
    """Whether everybody knows all there is to know: what comes of chance is known to nobody before it happens."""

    def __init__(self, name: str, options: list[Option], values: dict[str, Value]) -> None:
        self.name = name
        self.options = options
        self.values = values
        self.seats = int(values["seats"])
        self.checked = False
        """Whether `apply_action` and `act` look at the legal actions first; `load_game` sets it."""

    def num_players(self) -> int:
        """How many seats there are."""
        return self.seats

    def check_seat(self, seat: int) -> None:
        """Refused if there is no such seat."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Refused("no_such_seat", seat=f"{seat!r:.40}", last=self.seats - 1)

    def check_actor(self, seat: int) -> None:
        """Refused if there is no such seat, and it is not CHANCE either."""
        if seat != -1:  # CHANCE is a native int, and not every number can be compared with one.
            self.check_seat(seat)

    def held_with(self, seat: int) -> list[int]:
        """The seats that belong to whoever has this one, itself included: usually just that."""
        return [seat]

    @abstractmethod
    def num_distinct_actions(self) -> int:
        """Player actions are numbered from 0 to one less than this, whatever the options."""

    @abstractmethod
    def max_chance_outcomes(self) -> int:
        """Chance actions are numbered from 0 to one less than this."""

    @abstractmethod
    def max_game_length(self) -> int:
        """No game has more actions than this, chance included."""

    @abstractmethod
    def rules_version(self) -> int:
        """Goes up when an old record would no longer replay as it is."""

    def older_rules(self) -> list[int]:
        """Versions of the rules whose games can still be read: see `today`."""
        return []

    def position_today(self, rules: int, position: Any) -> Any:
        """A position from the time of older rules in the form of today."""
        return position

    def today(self, state: State, rules: int, actor: int, text: str) -> str | None:
        """An answer from a game by older rules in the words of today; None: nobody is asked that any more."""
        return text

    @abstractmethod
    def new_initial_state(self) -> State:
        """The state before the first chance event."""

    @abstractmethod
    def from_position(self, position: Any) -> State:
        """The state that `position` describes; Refused with the reason if there can be no such state."""

    @abstractmethod
    def say_seat(self, seat: int) -> Saying:
        """What a seat is called at the table."""

    @abstractmethod
    def schemas(self) -> dict[str, Any]:
        """JSON Schemas of "observation", "choices", "events" and "position"."""

    @abstractmethod
    def draw(self, observation: dict[str, Any], lang: str, width: int = 80) -> list[list[Segment]]:
        """The table as rows of styled text, for a terminal so many columns wide."""

    def draw_more(self, observation: dict[str, Any], lang: str, width: int = 80) -> list[list[Segment]]:
        """What lies open too but is left out of the drawing, such as discards."""
        return []

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """A guess at how good a fully known state is for a seat, from 0 to 1, for search."""

    def scores(self, state: State) -> list[int]:
        """Each seat's points in a fully known state, hidden ones counted: for looking back at a finished game."""
        return [0] * self.seats

    def measures(self, observation: dict[str, Any]) -> dict[str, int]:
        """Numbers of a finished game, by name, that are worth averaging over many games."""
        return {}

    def turn_of(self, observation: dict[str, Any]) -> int:
        """The number of the turn or round in an observation: with each the terminal shows the table anew."""
        return int(observation.get("turn", 0))

    def say_word(self, name: str) -> Saying:
        """An ending or a measure."""
        return name.replace("_", " ")

    def name_option(self, option: Option) -> Saying:
        """What people call an option: the message `GAME-option-NAME`, or its own name."""
        return option.name if option.help else saying(f"{self.name}-option-{option.name.replace('_', '-')}")

    def say_option(self, option: Option) -> Saying:
        """What an option does: the message `GAME-option-NAME-help`, or its own text."""
        return option.help or saying(f"{self.name}-option-{option.name.replace('_', '-')}-help")

    # The same in words: made from what the game says, for whoever has no words of their own.

    def say_seats(self) -> list[Saying]:
        """What the seats are called, in their order."""
        return [self.say_seat(seat) for seat in range(self.seats)]

    def seat_names(self, lang: str) -> list[str]:
        """What the seats are called in a language."""
        return [spoken(lang, said) for said in self.say_seats()]

    def word(self, name: str, lang: str) -> str:
        """An ending or a measure in the words of a language."""
        return spoken(lang, self.say_word(name))

    def explained(self, option: Option, lang: str) -> str:
        """What an option does, in a sentence."""
        return spoken(lang, self.say_option(option))

    def spoken(self, lang: str, said: Saying) -> str:
        """A saying as a sentence in which players are called as their seats are."""
        return spoken(lang, said, self.say_seats())

    def catalogue_tables(self, lang: str, reconstructed_only: bool) -> list[tuple[str, list[str], list[list[str]]]]:
        """The printed matter as tables (title, columns, rows), or only what is reconstructed; none if it has none."""
        return []

    def tables_of_sets(self, lang: str, reconstructed_only: bool) -> list[tuple[str, list[str], list[list[str]]]]:
        """The printed matter of what can be added to the game, as such tables; none if there is nothing to add."""
        return []

    def fingerprint(self) -> str | None:
        """A name for the catalogue that the game is played with; None if it has none."""
        return None

    def corrections(self, path: str) -> str:
        """The corrections in a file as the value of the option "catalogue"; Refused says what is wrong with them."""
        raise Refused("no_catalogue", game=self.name)

    # A game never changes: a copy is the game itself, and games with the same options are equal.

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """What a pickle holds: the class, which takes the options alone, and the options."""
        return (revived, (type(self), self.values, self.checked))

    def __eq__(self, other: object) -> Any:
        if not isinstance(other, Game):
            return NotImplemented
        return type(self) is type(other) and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.values.values())))

    def __repr__(self) -> str:
        usual = {option.name: option.default for option in self.options}
        changed = [name for name in usual if self.values[name] != usual[name] and name != "seats"]
        return f"<{', '.join([f'{self.name} for {self.seats}', *[f'{n}={self.values[n]!r:.40}' for n in changed]])}>"


def revived(kind: Callable[[dict[str, Value]], Game], values: dict[str, Value], checked: bool) -> Game:
    """A game out of a pickle."""
    game = kind(values)
    game.checked = checked
    return game
