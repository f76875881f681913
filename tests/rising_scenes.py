"""Scenes for tests of Rising: a table in the middle of a round, and what one would see on it.

Unless a scene says otherwise nobody has goods, and figures that are not named wait in their pools. Councilors nobody
asks for are handed out so that they do not get in the way.
"""

from __future__ import annotations

from typing import Any

import pytest

import tidefall
from rising_helpers import do, table, texts
from tidefall.kernel.state import State
from tidefall.rising.rules import content

QUIET = [7, 4, 8, 3, 5, 6, 2, 1, 0, 9]
"""Councilors in the order in which they are handed out: Scholar, Metallurgist, Sentinel, Explorer …"""
LETTERS = {name: "ABCD"[number // 5] for number, name in enumerate(content.COMPONENTS[:20])}
INTRODUCTORY = [*content.COMPONENTS[:7], "numinous_beacon", "entropy_drive"]
LEVELS = {2: "ABC", 3: "ABD", 4: "ACD", 5: "BCD"}
NINE = {"blueprint": [], "built": INTRODUCTORY}
"""Everything but the Power Core is built."""

Player = dict[str, Any]


def scene(step: str, players: tuple[Player, ...], seats: int, position: dict[str, Any]) -> State:
    named = {player.get("councilor") for player in players} | {position.get("hologram_power")}
    spare = [content.COUNCILORS[number] for number in QUIET if content.COUNCILORS[number] not in named]
    filled = []
    for seat in range(seats):
        player = players[seat] if seat < len(players) else {}
        goods = {"energy": 0, **player.get("goods", {})}
        councilor = player.get("councilor") or spare.pop(0)
        filled.append({**player, "councilor": councilor, "goods": goods})
    return table(seats=seats, step=step, players=filled, **position)


def acting(*players: Player, seats: int = 4, **position: Any) -> State:
    """The moment when ACTIONS begins."""
    return scene("actions", players, seats, position)


def placing(*players: Player, seats: int = 4, **position: Any) -> State:
    """The moment when PLACE begins."""
    return scene("place", players, seats, position)


def drawing(*players: Player, seats: int = 4, **position: Any) -> State:
    """The moment before the first misfortune."""
    return scene("misfortune", players, seats, position)


def moving(*players: Player, seats: int = 4, **position: Any) -> State:
    """END_MISF, after the last misfortune."""
    return scene("end_misf", players, seats, position)


def starting(*players: Player, seats: int = 4, **position: Any) -> State:
    """START_ACTIONS, when the Astral Watchtower works."""
    return scene("start_actions", players, seats, position)


def parts(built: list[str] | None = None, unbuilt: list[str] | None = None) -> dict[str, Any]:
    """A Blueprint of some level in which these components are built, and these are there and not built."""
    wanted = [*(built or []), *(unbuilt or [])]
    if set(wanted) <= set(INTRODUCTORY):
        level, chosen = 1, list(INTRODUCTORY)
    else:
        letters = {LETTERS[name] for name in wanted}
        level = next(number for number, has in LEVELS.items() if letters <= set(has))
        chosen = list(wanted)
        for letter in LEVELS[level]:
            others = [name for name, own in LETTERS.items() if own == letter and name not in wanted]
            chosen += others[: 3 - sum(LETTERS[name] == letter for name in wanted)]
    return {"level": level, "built": built or [], "blueprint": [name for name in chosen if name not in (built or [])]}


def see(state: State) -> dict[str, Any]:
    """What everybody sees."""
    return state.observation(None)


def goods(state: State, seat: int) -> dict[str, int]:
    """What a seat has, kinds it has none of left out."""
    return {good: amount for good, amount in see(state)["players"][seat]["goods"].items() if amount}


def hand(state: State, seat: int) -> list[str]:
    """The cards of a seat, artifacts in play among them, in the order of the catalogue."""
    player = see(state)["players"][seat]
    return sorted(player["hand"] + player["artifacts"], key=content.CARDS.index)


def library_pile(state: State) -> list[str]:
    return [card for card, count in see(state)["library"]["discard"].items() for _ in range(count)]


def misfortune_pile(state: State) -> dict[str, int]:
    pile: dict[str, int] = see(state)["misfortunes"]["discard"]
    return pile


def land(state: State, peninsula: str) -> int:
    return int(see(state)["island"][peninsula]["land"])


def all_land(state: State) -> int:
    return sum(peninsula["land"] for peninsula in see(state)["island"].values())


def barriers(state: State) -> set[str]:
    return {name for name, peninsula in see(state)["island"].items() if peninsula["barrier"]}


def standing(state: State) -> list[dict[str, Any]]:
    """All figures on the board."""
    seen = see(state)
    tiles = [tile for peninsula in seen["island"].values() for tile in peninsula["tiles"]]
    sites = [*tiles, seen["centre"], *seen["gate"], *seen["blueprint"], *seen["built"]]
    return [figure for site in sites for figure in site["figures"]]


def count(state: State, seat: int, kind: str, place: str) -> int:
    """How many figures of a kind a seat has at a place: a space, "pool" or "supply"."""
    if place in ("pool", "supply"):
        return int(see(state)["players"][seat][place][kind])
    wanted = (seat, kind, place)
    return sum((figure["seat"], figure["kind"], figure["space"]) == wanted for figure in standing(state))


def leader(state: State, seat: int) -> str:
    """Where a Leader is: a space, "pool" or "supply"."""
    places = [figure["space"] for figure in standing(state) if (figure["seat"], figure["kind"]) == (seat, "leader")]
    return next((place for place in ("pool", "supply", *places) if count(state, seat, "leader", place)), "nowhere")


def followers(state: State, seat: int, place: str) -> int:
    return count(state, seat, "follower", place)


def volunteers(state: State, seat: int, place: str = "pool", waiting: bool = False) -> int:
    """How many volunteers a seat has at a place, for this round or waiting for the next."""
    if waiting:
        return int(see(state)["players"][seat]["waiting_volunteers"])
    return count(state, seat, "volunteer", place)


def hologram(state: State) -> str:
    return str(see(state)["hologram"]["at"])


def built(state: State) -> set[str]:
    return {component["name"] for component in see(state)["built"]}


def counter(state: State) -> int:
    """The space of the Wrath counter."""
    return int(see(state)["wrath"]["space"])


def asked(state: State) -> tuple[str, int]:
    """What is asked, and of whom (-1: chance)."""
    return state.step().name, int(state.current_player())


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The reason why a text is refused; nothing changes."""
    before = see(state)
    with pytest.raises(tidefall.Refused) as caught:
        state.submit(state.current_player() if seat is None else seat, text)
    assert see(state) == before
    return str(caught.value)


def no_free_steps(state: State) -> State:
    """Everybody passes before the next activation."""
    while asked(state)[0] == "actions" and "pass" in texts(state):
        do(state, "pass")
    return state


def act(state: State, seat: int, *moves: str) -> State:
    """The first move by a seat out of turn, the others by whoever is asked."""
    state.submit(seat, moves[0])
    return do(state, *moves[1:])


def wasted(state: State, space: str) -> bool:
    """Activate a build space; whether there was nothing that could be built (R-6.21)."""
    do(no_free_steps(state), f"activate {space}")
    return asked(state)[0] != "build"


def won(state: State) -> bool:
    assert state.is_terminal()
    return state.returns()[0] == 1.0
