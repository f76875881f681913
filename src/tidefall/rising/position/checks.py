"""The words and numbers of a hand-written position, each refused with a sentence that says where and why."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from tidefall.kernel.errors import Refused, StackFull
from tidefall.kernel.speech import Saying, saying
from tidefall.rising.rules.content import (
    ALCHEMIST,
    ARTIFICER,
    ASTRAL_WATCHTOWER,
    BASE_KINDS,
    COMPONENTS,
    EMISSARY,
    FOLLOWER,
    HAS_DOUBLE_SPACES,
    LEADER,
    MARINER,
    POWER_CORE,
    VOLUNTEER,
)
from tidefall.rising.rules.figures import CREW, FIGURE_NAMES, KIND_OF, MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.happenings import CORE_BUILT
from tidefall.rising.rules.island import (
    ALCHEMISTS_LABORATORY,
    CENTRE,
    COMPONENT,
    COMPONENT_AT,
    FIRST_SPACE,
    GATE,
    GATE_SPACE,
    IS_DOUBLE,
    PENINSULAS,
    RINGS,
    SITE_KIND,
    SITE_NAMES,
    SITE_OF,
    SPACE_NAMES,
    TILES,
)
from tidefall.rising.rules.monstrosities.potions import DRAUGHT
from tidefall.rising.rules.monstrosities.powers import leader_of
from tidefall.rising.rules.monstrosities.store import DRUNK, HOLOGRAM_POTION, HOLOGRAM_ROOM
from tidefall.rising.rules.state import BUILT, OPENED, POOL, STONE, UNBUILT, RisingState

MOST: Final = 999
"""More than anybody will ever have of anything."""
MOST_LISTED: Final = 30
"""A sentence lists no more names than this."""


def refuse(because: Saying) -> Refused:
    return Refused("bad_position", because=because)


def shown(value: object) -> str:
    """A value as it was given, if it is short."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def mapping(value: Any, path: Saying, known: Iterable[str] = ()) -> dict[str, Any]:
    """A mapping, with no other keys than those known, if any are named."""
    if not isinstance(value, dict):
        raise refuse(saying("rising-wrong-no-table", path=path, value=shown(value)))
    names = list(known)
    for key in value:
        if not isinstance(key, str) or (names and key not in names):
            facts = {"word": shown(key), "near": near(key, names), "names": names, "count": len(names)}
            raise refuse(saying("rising-wrong-key", path=path, **facts))
    return value


def near(word: object, names: Sequence[str]) -> str | None:
    return next(iter(difflib.get_close_matches(str(word), names, 1)), None)


def listing(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise refuse(saying("rising-wrong-no-list", path=path, value=shown(value)))
    return list(value)


def number(value: Any, path: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise refuse(saying("rising-wrong-number", path=path, low=low, high=high, value=shown(value)))
    return value


def flag(value: Any, path: str) -> bool:
    if not isinstance(value, bool):
        raise refuse(saying("rising-wrong-flag", path=path, value=shown(value)))
    return value


def one_of(value: Any, path: str, names: Sequence[str]) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in names:
        listed = list(names) if len(names) <= MOST_LISTED else []
        facts = {"value": shown(value), "near": near(value, names), "names": listed, "count": len(listed)}
        raise refuse(saying("rising-wrong-word", path=path, **facts))
    return names.index(value)


def some_of(value: Any, path: str, names: Sequence[str]) -> list[int]:
    """The numbers of names, each of them named once."""
    found = [one_of(word, path, names) for word in listing(value, path)]
    for item in found:
        if found.count(item) > 1:
            raise refuse(saying("rising-wrong-twice", path=path, word=names[item]))
    return found


def counts(value: Any, path: str, names: Sequence[str]) -> dict[int, int]:
    """How many of each, by their names."""
    given = mapping(value, path)
    return {one_of(name, path, names): number(count, f"{path}.{name}", 0, MOST) for name, count in given.items()}


def seat(state: RisingState, value: Any, path: str) -> int:
    return number(value, path, 0, int(state.rules.seats) - 1)


def seats(state: RisingState, value: Any, path: str) -> int:
    """A set of seats, given as a list."""
    found = 0
    for item in listing(value, path):
        found |= 1 << seat(state, item, path)
    return found


def bearers(value: Any, path: str) -> int:
    """A set of Leaders by their seats, and of the Hologram, 7."""
    found = 0
    for item in listing(value, path):
        found |= 1 << number(item, path, 0, 7)
    return found


def members(bits: int) -> list[int]:
    """A set as a list."""
    return [item for item in range(8) if (int(bits) >> item) & 1]


FIGURES: Final = FIGURE_NAMES


def volunteers(state: RisingState) -> list[int]:
    """The figures that are volunteers."""
    return [figure for figure in range(int(state.rules.figures)) if KIND_OF[figure] == VOLUNTEER]


# What cannot be.


def check_figures(state: RisingState, placing: bool) -> None:
    """Every figure stands where it can, and spaces hold no more than they may."""
    if state.hologram_back > state.round and state.where[THE_HOLOGRAM] >= POOL:
        raise refuse(saying("rising-cannot-expect-hologram"))
    for figure in range(int(state.rules.figures)):
        if state.where[figure] >= 0:
            check_space(state, figure, int(state.where[figure]))
        if state.where[figure] <= STONE:
            check_stone(state, figure, int(STONE - state.where[figure]))
        if state.flags[figure] & OPENED and not (
            0 <= state.site(figure) < TILES and has_ability(state, figure, int(EMISSARY))
        ):
            raise refuse(saying("rising-cannot-open-spaces", figure=FIGURES[figure]))
    for site in range(int(state.rules.sites)):
        check_room(state, site, placing)


def check_space(state: RisingState, figure: int, space: int) -> None:
    """Whether a figure can stand on a space at all."""
    site = int(SITE_OF[space])
    if KIND_OF[figure] >= BASE_KINDS:
        return
    if site < TILES and not state.is_open(site) and not may_linger(state, site):
        raise cannot_stand(figure, space, "flooded")
    if site == GATE and space - GATE_SPACE >= state.rules.most_build_spaces:
        raise cannot_stand(figure, space, "few")
    if site == ALCHEMISTS_LABORATORY and figure != leader_of(state, ALCHEMIST):
        raise cannot_stand(figure, space, "alchemist")
    if SITE_KIND[site] != COMPONENT:
        return
    component = COMPONENT_AT[site]
    if not state.rules.is_action[component]:
        raise cannot_stand(figure, space, "spaceless")
    if state.rules.followers_only[component] and state.kind(figure) != FOLLOWER:
        raise cannot_stand(figure, space, "followers")
    if state.parts[component] == BUILT:
        return
    if state.parts[component] != UNBUILT or HAS_DOUBLE_SPACES[component]:
        raise cannot_stand(figure, space, "unbuilt")
    if not has_ability(state, figure, int(ARTIFICER)) or state.held[space] > 1:
        raise cannot_stand(figure, space, "artificer")


def check_stone(state: RisingState, figure: int, space: int) -> None:
    """A petrified figure is on land, or its tile sinks just now."""
    site = int(SITE_OF[space])
    if site < TILES and site % int(RINGS) > state.land[site // int(RINGS)]:
        raise cannot_stand(figure, space, "flooded")


def cannot_stand(figure: int, space: int, why: str) -> Refused:
    return refuse(saying("rising-cannot-stand", figure=FIGURES[figure], space=SPACE_NAMES[space], why=why))


def may_linger(state: RisingState, site: int) -> bool:
    """With the expansion some are asked before they leave a tile that sank, or stay on one that is closed.

    A Mariner and its companion, and those under a Draught of Adamant, stay on flooded tiles (M-10.2, M-10.4).
    """
    if not state.rules.monstrosities:
        return False
    if site % int(RINGS) <= state.land[site // int(RINGS)] or HOLOGRAM_ROOM.of(state):
        return True
    sails = any(state.has_ability(index, MARINER) for index in range(8))
    return sails or DRUNK.of(state, DRAUGHT) == 1 or HOLOGRAM_POTION.of(state) == DRAUGHT + 1


def has_ability(state: RisingState, figure: int, councilor: int) -> bool:
    """Whether a figure is a Leader, or the Hologram, with an ability."""
    if figure == THE_HOLOGRAM:
        return state.has_ability(MOST_SEATS, councilor)
    return state.kind(figure) == LEADER and state.has_ability(figure // int(CREW), councilor)


def check_room(state: RisingState, site: int, placing: bool) -> None:
    """Whether a site holds no more than it may. An Emissary who left and the Watchtower may leave tiles too full."""
    spaces = range(FIRST_SPACE[site], FIRST_SPACE[site + 1])
    held = [int(state.held[space]) for space in spaces]
    in_use = sum(1 for count in held if count) if IS_DOUBLE[site] else sum(held)
    if IS_DOUBLE[site] and max(held) > 2:
        raise refuse(saying("rising-cannot-crowd-pair", site=SITE_NAMES[site]))
    if site in (CENTRE, GATE):
        return
    room = int(state.rules.printed[site])
    if state.rules.monstrosities or state.rules.mechanical:
        room += int(state.rules.further[site])
    if site < TILES:
        room += int(state.extra[site])
        if not placing and may_be_too_full(state):
            return
    if in_use > room:
        raise refuse(saying("rising-cannot-crowd", site=SITE_NAMES[site], held=in_use, room=room))


def may_be_too_full(state: RisingState) -> bool:
    """Whether tiles may hold more than they have room for: an Emissary was there, or somebody came by the Watchtower.

    An Artificer may have used the Watchtower before it is built.
    """
    found = {
        councilor for councilor in (EMISSARY, ARTIFICER) for index in range(8) if state.has_ability(index, councilor)
    }
    if EMISSARY in found or state.parts[ASTRAL_WATCHTOWER] == BUILT:
        return True
    return ARTIFICER in found and state.parts[ASTRAL_WATCHTOWER] == UNBUILT


def check_land(state: RisingState) -> None:
    for peninsula, name in enumerate(PENINSULAS):
        if state.has_barrier(peninsula) and not state.land[peninsula]:
            raise refuse(saying("rising-cannot-guard-sea", peninsula=saying(f"rising-peninsula-{name}")))
        for ring in range(int(RINGS)):
            site = peninsula * int(RINGS) + ring
            if state.extra[site] and ring >= state.land[peninsula] and not may_linger(state, site):
                raise refuse(saying("rising-cannot-widen-sea", site=SITE_NAMES[site]))


def check_ending(state: RisingState) -> None:
    """The Power Core is built if and only if the game is won (R-8.1)."""
    if (state.parts[POWER_CORE] == BUILT) != (state.ending == CORE_BUILT):
        raise refuse(saying("rising-cannot-build-core", core=COMPONENTS[POWER_CORE]))


def begin(state: RisingState) -> None:
    """Run procedure up to the first decision. Pending steps that do not fit the table show here at the latest."""
    try:
        state.advance()
        legal = state.legal_actions()
        for action in legal:
            state.describe(action)
    except (IndexError, KeyError, ValueError, TypeError, AssertionError, StackFull):
        legal = []
    if not legal and not state.over:
        raise refuse(saying("rising-cannot-act"))
