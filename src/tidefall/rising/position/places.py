"""Where figures are, in a position: a space, the pool, the supply, the Lair, the box, or petrified on a space."""

from __future__ import annotations

from typing import Any, Final

from tidefall.rising.position.checks import one_of
from tidefall.rising.rules.figures import ROOM_OF
from tidefall.rising.rules.island import CENTRE_SPACE, SPACE_NAMES
from tidefall.rising.rules.state import AT_LAIR, OUT, POOL, STONE, SUPPLY, RisingState

PETRIFIED: Final = "petrified "
STONY: Final = SPACE_NAMES[: int(CENTRE_SPACE) + 1]
"""Where a figure can be petrified: on the island."""


def place_word(place: int) -> str:
    if place >= 0:
        return SPACE_NAMES[place]
    if place <= STONE:
        return f"{PETRIFIED}{SPACE_NAMES[int(STONE) - place]}"
    return {int(POOL): "pool", int(SUPPLY): "supply", int(OUT): "", int(AT_LAIR): "lair"}[place]


def spaces_of(state: RisingState) -> list[str]:
    """The spaces in the box of a game."""
    return SPACE_NAMES[: int(state.rules.spaces)]


def places_of(state: RisingState) -> tuple[str, ...]:
    """Where a figure may be; with the expansion it may be stolen, petrified on the island, or out of the game."""
    further = ("lair", "box") if state.rules.monstrosities else ()
    stones = [f"{PETRIFIED}{name}" for name in STONY] if state.rules.medusa else []
    return ("pool", "supply", *spaces_of(state), *further, *stones)


def places_of_volunteers(state: RisingState) -> tuple[str, ...]:
    """A petrified volunteer is nobody's: it is no figure any more (M-15.8)."""
    return ("pool", *spaces_of(state), *(("lair",) if state.rules.monstrosities else ()))


def place_of(word: Any, path: str, names: tuple[str, ...]) -> int:
    """The place with one of these names."""
    name = names[one_of(word, path, names)]
    if name in SPACE_NAMES:
        return SPACE_NAMES.index(name)
    if name.startswith(PETRIFIED):
        return int(STONE) - SPACE_NAMES.index(name.removeprefix(PETRIFIED))
    return int({"pool": POOL, "supply": SUPPLY, "lair": AT_LAIR, "box": OUT}[name])


def put(state: RisingState, figure: int, place: int) -> None:
    if place >= 0:
        state.stand(figure, place)
        return
    state.where[figure] = place
    if place <= STONE:
        state.held[int(STONE) - place] += ROOM_OF[figure]
