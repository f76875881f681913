"""What cards and components do, by their numbers. Each effect is a small class that its chapter puts here.

An effect only begins; what takes decisions is a step that it pushes on the stack. The rules know no effect by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules.content import BOOK, WORKS
from tidefall.rising.rules.island import COMPONENT_AT, FIRST_LOCATION, LOCATIONS
from tidefall.rising.rules.state import RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64


class MisfortuneEffect:
    """A misfortune (sections 1.7 and 5.3 of the rules)."""

    nests = False
    """Whether others are drawn while it is carried out (M-13.6)."""

    def resolve(self, state: RisingState) -> None:
        """Begin to carry it out."""


class CardEffect:
    """A library card (section 1.6 of the rules)."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        """Whether it would do anything."""
        return True

    def play(self, state: RisingState, seat: i64) -> None:
        """Begin to carry it out."""


class ComponentEffect:
    """A component (section 1.4 of the rules): it works when it is built, or when a figure or a pair acts on it.

    A magic item works like one that is built, a location like one that is there (M-8.1, M-9.3).
    """

    def build(self, state: RisingState, number: i64) -> None:
        """The component has just been built; `number` is the one its effect works with."""

    def act(self, state: RisingState, figure: i64) -> None:
        """A figure acts on it."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        """A full double space of it acts."""


MISFORTUNES: Final[list[MisfortuneEffect]] = [MisfortuneEffect() for _ in BOOK.misfortunes]
CARDS: Final[list[CardEffect]] = [CardEffect() for _ in BOOK.cards]
COMPONENTS: Final[list[ComponentEffect]] = [ComponentEffect() for _ in WORKS]
"""Behind the components come the magic items."""
AT_LOCATIONS: Final[list[ComponentEffect]] = [ComponentEffect() for _ in LOCATIONS]
KNOWN: Final[set[str]] = set()


def misfortunes(effects: dict[str, MisfortuneEffect]) -> None:
    """Put the effects of misfortunes in their places; an entry of the catalogue may be like another one."""
    KNOWN.update(effects)
    for number, entry in enumerate(BOOK.misfortunes):
        if (entry.like or entry.id) in effects:
            MISFORTUNES[number] = effects[entry.like or entry.id]


def cards(effects: dict[str, CardEffect]) -> None:
    """Put the effects of library cards in their places."""
    KNOWN.update(effects)
    for number, entry in enumerate(BOOK.cards):
        if (entry.like or entry.id) in effects:
            CARDS[number] = effects[entry.like or entry.id]


def components(effects: dict[str, ComponentEffect]) -> None:
    """Put the effects of components in their places."""
    KNOWN.update(effects)
    for number, entry in enumerate(BOOK.components):
        if (entry.like or entry.id) in effects:
            COMPONENTS[number] = effects[entry.like or entry.id]


def locations(effects: dict[str, ComponentEffect]) -> None:
    """Put what locations do in its place."""
    for name, effect in effects.items():
        AT_LOCATIONS[LOCATIONS.index(name)] = effect


def at(site: i64) -> ComponentEffect:
    """What those on a component or a location do there."""
    return COMPONENTS[COMPONENT_AT[site]] if COMPONENT_AT[site] >= 0 else AT_LOCATIONS[site - FIRST_LOCATION]


def unknown() -> list[str]:
    """Entries of the catalogue that nobody has an effect for."""
    named = [entry.like or entry.id for entry in [*BOOK.misfortunes, *BOOK.cards, *BOOK.components]]
    return [name for name in named if name not in KNOWN]
