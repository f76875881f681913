"""The smaller facts of a position: effects of the round, marks on figures, and what is remembered for a moment.

Each table says what a fact is called, which attribute of the state has it and what it may be; `write` leaves out what
has its default.
"""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.speech import saying
from tidefall.rising.position.checks import (
    FIGURES,
    MOST,
    bearers,
    counts,
    flag,
    listing,
    mapping,
    members,
    number,
    one_of,
    refuse,
    seat,
    seats,
    shown,
    some_of,
    volunteers,
)
from tidefall.rising.rules.content import BOT, COUNCILORS, GOODS, KINDS_OF_GOODS
from tidefall.rising.rules.island import PENINSULAS, SITE_NAMES, SPACE_NAMES, TILE_NAMES, TILES
from tidefall.rising.rules.state import (
    ADEPTS,
    ASIDE,
    BLESSED,
    GIFTED,
    HAS_ACTED,
    HAS_LIFTED,
    HELPED,
    HELPING,
    NONE,
    OPENED,
    OPENING,
    PICKED,
    RESOLVED,
    SHARES,
    UNMOVED,
    WAITING,
    WINGED,
    RisingState,
)

EFFECT_NUMBERS: Final = ("earthquakes", "malfunctions", "builds", "calmed", "hologram_back")
EFFECT_FLAGS: Final = {"lost_schema": "schema_lost", "wrath_skipped": "wrath_skipped"}
EFFECTS: Final = (*EFFECT_NUMBERS, *EFFECT_FLAGS, "closed", "copied", "extra_spaces")
FIGURE_MARKS: Final = {
    "resolved": int(RESOLVED),
    "acted": int(HAS_ACTED),
    "lifted": int(HAS_LIFTED),
    "helped": int(HELPED),
    "unmoved": int(UNMOVED),
    "opened": int(OPENED),
    "picked": int(PICKED),
    "gifted": int(GIFTED),
    "helping": int(HELPING),
    "opening": int(OPENING),
    "winged": int(WINGED),
}
USES: Final = ("adze", "hammer", "chalice", "sandals", "astrolabe", "adepts")
"""Things that work once a round, in the order of `used`."""
PURCHASES: Final = [f"{what} {where}" for what in ("barrier", "unflood") for where in PENINSULAS]
MARKS: Final = (*FIGURE_MARKS, "ready", "conceders", "contested", "refused", "used", "blessings", "volunteers")
MEMORY_NUMBERS: Final = {"boost": MOST, "free_powers": 3, "discounts": MOST}
MEMORY_FLAGS: Final = ("paid", "everyone_pays")
MEMORY_SETS: Final = ("builders", "payers", "refusers", "shut")
MEMORY: Final = (*MEMORY_NUMBERS, *MEMORY_FLAGS, *MEMORY_SETS, "activator", "dice", "shares", "due")
FACES: Final = 6


def write(state: RisingState, everybody_is_ready: bool) -> dict[str, Any]:
    """The three mappings, without those that are empty."""
    ready = members(state.ready)
    marks = write_marks(state)
    if state.ready != (state.rules.everyone if everybody_is_ready else 0):
        marks["ready"] = ready
    told = {"effects": write_effects(state), "marks": marks, "memory": write_memory(state)}
    return {name: facts for name, facts in told.items() if facts}


def read(state: RisingState, given: dict[str, Any], everybody_is_ready: bool) -> None:
    read_effects(state, mapping(given.get("effects", {}), "effects", EFFECTS))
    read_marks(state, mapping(given.get("marks", {}), "marks", MARKS), everybody_is_ready)
    read_memory(state, mapping(given.get("memory", {}), "memory", MEMORY))


def kept(facts: dict[str, Any]) -> dict[str, Any]:
    """What is not its default."""
    return {name: value for name, value in facts.items() if value}


# Effects of the round.


def write_effects(state: RisingState) -> dict[str, Any]:
    return kept({
        **{name: int(getattr(state, name)) for name in EFFECT_NUMBERS},
        **{name: getattr(state, attribute) for name, attribute in EFFECT_FLAGS.items()},
        "closed": [PENINSULAS[peninsula] for peninsula in members(state.closed)],
        "copied": {str(s): COUNCILORS[state.copy_of(s)] for s in range(7) if state.copied[s]},
        "extra_spaces": {SITE_NAMES[site]: int(state.extra[site]) for site in range(int(TILES)) if state.extra[site]},
    })  # fmt: skip


def read_effects(state: RisingState, given: dict[str, Any]) -> None:
    for name in EFFECT_NUMBERS:
        setattr(state, name, number(given.get(name, 0), f"effects.{name}", 0, MOST))
    for name, attribute in EFFECT_FLAGS.items():
        setattr(state, attribute, flag(given.get(name, False), f"effects.{name}"))
    for peninsula in some_of(given.get("closed", []), "effects.closed", PENINSULAS):
        state.closed |= 1 << peninsula
    for key, word in mapping(given.get("copied", {}), "effects.copied").items():
        names = COUNCILORS[: int(state.rules.councilors)]
        state.copied[seat_of(state, key, "effects.copied")] = 1 << one_of(word, f"effects.copied.{key}", names)
    for site, count in counts(given.get("extra_spaces", {}), "effects.extra_spaces", TILE_NAMES).items():
        state.extra[site] = count


def seat_of(state: RisingState, key: str, path: str, most: int = 0) -> int:
    """A seat as the key of a mapping: "0" is the first."""
    names = [str(seat) for seat in range(max(int(state.rules.seats), most))]
    return one_of(key, path, names)


# Marks.


def write_marks(state: RisingState) -> dict[str, Any]:
    facts: dict[str, Any] = {
        name: [FIGURES[figure] for figure in range(int(state.rules.figures)) if state.flags[figure] & bit]
        for name, bit in FIGURE_MARKS.items()
    }
    facts["conceders"] = members(state.conceders)
    facts["contested"] = sets_by_name(state.contested, SPACE_NAMES[: int(state.rules.spaces)])
    facts["refused"] = sets_by_name(state.refused, PURCHASES)
    facts["used"] = {name: members(state.used[use]) for use, name in enumerate(USES) if state.used[use]}
    given = {str(index): int(state.used[BLESSED + index]) for index in range(8)}
    facts["blessings"] = {index: [count % 16, count // 16] for index, count in given.items() if count}
    numbers = volunteer_numbers(state)
    if numbers != list(range(1, len(numbers) + 1)):
        facts["volunteers"] = numbers
    return kept(facts)


def volunteer_numbers(state: RisingState) -> list[int]:
    """The numbers of the volunteers in the order in which a position names them: by seat, those who wait last."""
    found = []
    for s in range(int(state.rules.seats)):
        own = [figure for figure in volunteers(state) if state.owner[figure] == s]
        found += sorted(own, key=lambda figure: is_waiting(state, figure))
    return [1 + volunteers(state).index(figure) for figure in found]


def is_waiting(state: RisingState, figure: int) -> bool:
    return bool(state.flags[figure] & WAITING)


def sets_by_name(sets: Any, names: list[str]) -> dict[str, list[int]]:
    return {name: members(sets[index]) for index, name in enumerate(names) if sets[index]}


def read_marks(state: RisingState, given: dict[str, Any], everybody_is_ready: bool) -> None:
    for name, bit in FIGURE_MARKS.items():
        for figure in some_of(given.get(name, []), f"marks.{name}", FIGURES[: int(state.rules.figures)]):
            state.flags[figure] |= bit
    read_bots(state)
    everyone = list(range(int(state.rules.seats)))
    state.ready = seats(state, given.get("ready", everyone if everybody_is_ready else []), "marks.ready")
    state.conceders = seats(state, given.get("conceders", []), "marks.conceders")
    for names, sets, path in (
        (SPACE_NAMES[: int(state.rules.spaces)], state.contested, "contested"),
        (PURCHASES, state.refused, "refused"),
    ):
        for key, value in mapping(given.get(path, {}), f"marks.{path}").items():
            sets[one_of(key, f"marks.{path}", names)] = seats(state, value, f"marks.{path}.{key}")
    for key, value in mapping(given.get("used", {}), "marks.used", USES).items():
        path = f"marks.used.{key}"
        use = USES.index(key)
        state.used[use] = bearers(value, path) if use == ADEPTS else seats(state, value, path)
    for key, value in mapping(given.get("blessings", {}), "marks.blessings").items():
        path = f"marks.blessings.{key}"
        pair = listing(value, path)
        if len(pair) != 2:
            raise refuse(saying("rising-cannot-mark-priestess", path=path, value=shown(value)))
        others, own = (number(count, path, 0, 15) for count in pair)
        state.used[int(BLESSED) + seat_of(state, key, "marks.blessings", 8)] = others + 16 * own


def read_bots(state: RisingState) -> None:
    """Bots that stand beside others fill no room."""
    for figure in range(int(state.rules.figures)):
        marks = state.flags[figure] & ASIDE
        if not marks:
            continue
        space = int(state.where[figure])
        if state.kind(figure) != BOT or space < 0 or marks == ASIDE or not state.flags[figure] & RESOLVED:
            raise refuse(saying("rising-cannot-stand-aside", figure=FIGURES[figure]))
        state.held[space] -= 1


# Memory of the moment.


def write_memory(state: RisingState) -> dict[str, Any]:
    facts: dict[str, Any] = {name: int(getattr(state, name)) for name in MEMORY_NUMBERS}
    facts |= {name: getattr(state, name) for name in MEMORY_FLAGS}
    facts |= {name: members(getattr(state, name)) for name in MEMORY_SETS}
    dice = [int(state.first_die), int(state.second_die)]
    facts["dice"] = dice if any(dice) else []
    facts["shares"] = kept({str(s): goods_at(state.shares, s * int(KINDS_OF_GOODS)) for s in range(7)})
    facts["due"] = goods_at(state.shares, int(SHARES))
    told = kept(facts)
    if state.activator != NONE:
        told["activator"] = int(state.activator)
    return told


def goods_at(array: Any, first: int) -> dict[str, int]:
    return {name: int(array[first + good]) for good, name in enumerate(GOODS) if array[first + good]}


def read_memory(state: RisingState, given: dict[str, Any]) -> None:
    for name, most in MEMORY_NUMBERS.items():
        setattr(state, name, number(given.get(name, 0), f"memory.{name}", 0, most))
    for name in MEMORY_FLAGS:
        setattr(state, name, flag(given.get(name, False), f"memory.{name}"))
    for name in MEMORY_SETS:
        setattr(state, name, seats(state, given.get(name, []), f"memory.{name}"))
    if "activator" in given:
        state.activator = seat(state, given["activator"], "memory.activator")
    dice = listing(given.get("dice", []), "memory.dice") or [0, 0]
    if len(dice) != 2:
        raise refuse(saying("rising-cannot-have-dice", value=shown(dice)))
    state.first_die, state.second_die = (number(die, "memory.dice", 0, FACES) for die in dice)
    for key, value in mapping(given.get("shares", {}), "memory.shares").items():
        first = seat_of(state, key, "memory.shares") * int(KINDS_OF_GOODS)
        for good, amount in counts(value, f"memory.shares.{key}", GOODS).items():
            state.shares[first + good] = amount
    for good, amount in counts(given.get("due", {}), "memory.due", GOODS).items():
        state.shares[int(SHARES) + good] = amount
