"""What setup found, in a position: the Blueprint, councilors and colours, and where the boards of the council are."""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.speech import saying
from tidefall.rising.position.checks import mapping, one_of, refuse, some_of
from tidefall.rising.position.pending import SETUP
from tidefall.rising.rules.content import BOOK, COMPONENTS, COUNCILORS, LETTERS, POWER_CORE
from tidefall.rising.rules.figures import MOST_SEATS, THE_HOLOGRAM
from tidefall.rising.rules.rounds import boards_to_reveal, powers_kept, powers_to_keep
from tidefall.rising.rules.state import (
    BUILT,
    DISCARDED,
    NONE,
    OUT_OF_GAME,
    POOL,
    REVEALED,
    STACKED,
    TAKEN,
    UNBUILT,
    RisingState,
)

POWERLESS: Final = "none"
"""The power of a Hologram that was freed or regained in this round (M-18.9)."""
LETTERED: Final = [entry.id for entry in BOOK.components if entry.letter]
"""What a Blueprint can have beside the Power Core."""


def read_components(state: RisingState, given: dict[str, Any], word: str) -> None:
    """What is built and what is not; the Blueprint is filled with the first components of each letter."""
    rules = state.rules
    built = some_of(given.get("built", []), "built", COMPONENTS[: int(rules.components)])
    lettered = [name for name in COMPONENTS[: int(rules.components)] if name in LETTERED]
    listed = [lettered[place] for place in some_of(given.get("blueprint", []), "blueprint", lettered)]
    unbuilt = [COMPONENTS.index(name) for name in listed]
    named = {*built, *unbuilt} - {int(POWER_CORE)}
    for component in unbuilt:
        if component in built:
            raise refuse(saying("rising-cannot-be-both", component=COMPONENTS[component]))
    pool = (
        sorted(int(c) for c in rules.introductory)
        if rules.level == 1
        else [COMPONENTS.index(name) for name in lettered]
    )
    for component in named:
        if component not in pool:
            raise refuse(saying("rising-cannot-be-of-level", component=COMPONENTS[component]))
    complete = word not in ("lay_component", "pick_component")
    for letter in range(len(LETTERS)):
        own = [component for component in pool if rules.letter_of[component] == letter]
        wanted = len(own) if rules.level == 1 else int(rules.letters[letter])
        have = [component for component in own if component in named]
        if "blueprint" not in given and complete:
            unbuilt += [component for component in own if component not in named][: max(wanted - len(have), 0)]
            have = [component for component in own if component in {*named, *unbuilt}]
        if len(have) > wanted or (complete and len(have) < wanted):
            raise refuse(saying("rising-cannot-count", wanted=wanted, letter=LETTERS[letter], count=len(have)))
    for component in range(int(rules.components)):
        state.parts[component] = BUILT if component in built else UNBUILT if component in unbuilt else OUT_OF_GAME
    state.parts[POWER_CORE] = BUILT if POWER_CORE in built else UNBUILT


def read_choices(players: list[dict[str, Any]], key: str, names: list[str], found: Any, in_setup: bool) -> None:
    """Councilors or colours: everybody has another one, the first free ones if they are not named."""
    for seat, player in enumerate(players):
        if key in player:
            found[seat] = one_of(player[key], f"players[{seat}].{key}", names)
    named = [int(found[seat]) for seat in range(len(players)) if found[seat] != NONE]
    for item in named:
        if named.count(item) > 1:
            raise refuse(saying("rising-cannot-share", kind=key, word=names[item]))
    free = [item for item in range(len(names)) if item not in named]
    for seat in range(len(players)):
        if found[seat] == NONE and not in_setup:
            found[seat] = free.pop(0)


def read_council(state: RisingState, given: dict[str, Any], word: str) -> None:
    """Boards are with players, with the Hologram, discarded, or in the stack."""
    council = mapping(given.get("council", {}), "council", ("stack", "discard", "revealed"))
    names = COUNCILORS[: int(state.rules.councilors)]
    taken = [int(state.council[seat]) for seat in range(int(state.rules.seats)) if state.council[seat] != NONE]
    discard = some_of(council.get("discard", []), "council.discard", names)
    choosing = word in ("reveal_board", "hologram_power")
    revealed = some_of(council.get("revealed", []), "council.revealed", names)
    away = state.where[THE_HOLOGRAM] < POOL
    powerless = state.rules.monstrosities and given.get("hologram_power") == POWERLESS
    if powerless:
        power = int(NONE)
    elif "hologram_power" in given:
        power = one_of(given["hologram_power"], "hologram_power", names)
    elif away or choosing or word in SETUP or state.copied[MOST_SEATS]:
        power = int(NONE)
    else:
        free = [board for board in range(len(names)) if board not in (*taken, *discard)]
        power = free[0] if free else int(NONE)
    state.council[MOST_SEATS] = power
    kept = [board for board in range(len(names)) if state.has_ability(MOST_SEATS, board)]
    if choosing and state.rules.monstrosities and powers_kept(state):
        if not set(kept) <= set(revealed) or powers_kept(state) > powers_to_keep(state):
            raise refuse(saying("rising-cannot-have-powers"))
    elif kept or state.copied[MOST_SEATS]:
        if choosing or not state.rules.has_hologram or revealed not in ([], kept):
            raise refuse(saying("rising-cannot-have-powers"))
        revealed = kept
    elif not away and not powerless and not choosing and word not in SETUP:
        raise refuse(saying("rising-cannot-be-boardless"))
    elif revealed and not choosing:
        raise refuse(saying("rising-cannot-reveal"))
    elif len(revealed) != boards_to_reveal(state) and word == "hologram_power":
        raise refuse(saying("rising-cannot-choose-power"))
    elsewhere = [*taken, *discard, *revealed]
    stack = [board for board in range(len(names)) if board not in elsewhere]
    if len(set(elsewhere)) != len(elsewhere):
        raise refuse(saying("rising-cannot-be-twice"))
    if sorted(some_of(council.get("stack", [names[b] for b in stack]), "council.stack", names)) != stack:
        raise refuse(saying("rising-cannot-stack"))
    for board in range(len(names)):
        state.boards[board] = TAKEN if board in taken else DISCARDED if board in discard else STACKED
        if board in revealed:
            state.boards[board] = REVEALED
