"""Table talk for tests of Survive: set a position, say moves in their short texts, look at what players see."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidefall
from tidefall.kernel.game import Game
from tidefall.kernel.state import State
from tidefall.kernel.step import CHANCE
from tidefall.survive.rules import actions
from tidefall.survive.rules.components import BACK_COUNTS

RED, BLUE, GREEN, YELLOW, ORANGE, WHITE = range(6)
TERRAINS = ("beach", "forest", "mountain")
ROWS = {"D": (4, 7), "E": (4, 8), "F": (3, 10), "G": (3, 9), "H": (3, 10), "I": (4, 8), "J": (4, 7)}
ISLAND = [f"{row}{i}" for row, (first, last) in ROWS.items() for i in range(first, last + 1)]


def game(**options: object) -> Game:
    return tidefall.load_game("survive", **options)


def at(position: dict[str, Any], **options: object) -> State:
    """The state of a position; serpents stay away unless the position puts them somewhere."""
    return game(**options).from_position({"serpents": [], **position})


def fresh(seed: int = 0, **options: object) -> State:
    """A new game with the island laid out, before the first explorer."""
    state = game(**options).new_initial_state()
    tidefall.deal(state, random.Random(seed))
    return state


def drowned(tiles: dict[str, str], hands: dict[str, list[str]] | None = None) -> dict[str, Any]:
    """An island of which only these tiles are left, as in {"F3": "forest whirlpool"}; every other one was shown.

    With a tile left the volcano stands too, in a far corner if it is not named: once it is turned up, only challenge 2
    goes on, to the last.
    """
    if tiles and "mountain volcano" not in tiles.values():
        tiles = {**tiles, "D4" if "J7" in tiles else "J7": "mountain volcano"}
    letters = {name: tile[0] for name, tile in tiles.items()}
    rows = ["".join(letters.get(f"{row}{i}", "~") for i in range(a, b + 1)) for row, (a, b) in ROWS.items()]
    shown = {f"{TERRAINS[t]} {back}": n for back, counts in BACK_COUNTS.items() for t, n in enumerate(counts) if n}
    for tile in [*tiles.values(), *(tile for hand in (hands or {}).values() for tile in hand)]:
        shown[tile] -= 1
    return {"island": rows, "shown": {tile: n for tile, n in shown.items() if n}, "hands": hands or {}}


def texts(state: State) -> set[str]:
    """What the player at turn may do, or what chance may bring."""
    return {state.action_to_string(state.current_player(), action) for action in state.legal_actions()}


def play(state: State, *moves: str) -> State:
    """Say moves for whoever is to speak, chance included; that nobody defends, once nobody can, is said here."""
    for move in moves:
        state.submit(state.current_player(), move)
        while state.is_chance_node() and texts(state) == {"undefended"}:
            state.submit(CHANCE, "undefended")
    return state


def sink_inland(back: str) -> State:
    """Challenge 5: the last beach is E6, with tiles on all sides; it sinks under red and blue."""
    tiles = {"E6": "beach", **dict.fromkeys(("D5", "D6", "E5", "E7", "F6", "F7"), "forest")}
    people = {"Ra": "E6", "Ba": "E6", "Ga": "E5"}
    shown = {f"beach {other}": beaches - (other == back) for other, (beaches, _, _) in BACK_COUNTS.items()}
    shown = {tile: count for tile, count in shown.items() if count}
    position = {"step": "sink", "tiles": tiles, "sunk": ISLAND[-15:], "explorers": people, "shown": shown}
    return play(at({**position, "supply": {"ship": 2}}, seats=6, ch5=True), "sink E6", f"back {back}")


def starting(state: State, word: str) -> set[str]:
    """The choices that begin with a word, without it."""
    return {text[len(word) + 1 :] for text in texts(state) if text.startswith(f"{word} ")}


def goals(state: State) -> set[str]:
    """Where the picked piece may go, the squid may appear or a ship may be placed."""
    return starting(state, "to") | starting(state, "dock")


def refused(state: State, move: str | int, seat: int | None = None) -> str:
    """The reason why a move is refused; a refused move changes nothing."""
    before = state.position()
    with pytest.raises(tidefall.Refused) as caught:
        state.submit(state.current_player() if seat is None else seat, move)
    assert state.position() == before
    return str(caught.value)


def see(state: State, seat: int | None = None) -> dict[str, Any]:
    return state.observation(seat)


def explorer(state: State, name: str, seat: int | None = None) -> dict[str, Any]:
    """An explorer as a seat (None: a spectator) sees it."""
    found = [entry for entry in see(state, seat)["explorers"] if entry["id"] == name]
    assert len(found) == 1, name
    entry: dict[str, Any] = found[0]
    return entry


def fate(state: State, name: str) -> str:
    """An explorer's state and place: "land F3", "swimmer F2", "aboard F2", "safe NW" or "out"."""
    entry = explorer(state, name)
    return f"{entry['standing']} {entry['at']}" if entry["at"] else str(entry["standing"])


def fates(state: State, *names: str) -> list[str]:
    return [fate(state, name) for name in names]


def ships(state: State) -> dict[str, list[str]]:
    """Ships on the board with their crews."""
    return {ship["at"]: ship["crew"] for ship in see(state)["ships"]}


def controllers(state: State, space: str) -> list[int]:
    """The seats that control the ship in a space."""
    found: list[int] = next(ship["controllers"] for ship in see(state)["ships"] if ship["at"] == space)
    return found


def creatures(state: State, kind: str) -> list[str]:
    """The spaces of all creatures of a kind."""
    return [creature["at"] for creature in see(state)["creatures"] if creature["kind"] == kind]


def protected(state: State) -> dict[str, str]:
    """The swimmers that dolphins protect, and where."""
    found = [creature for creature in see(state)["creatures"] if creature["protects"]]
    return {creature["protects"]: creature["at"] for creature in found}


def decision(state: State) -> tuple[str, int | None]:
    """What is asked, of which seat, as the one who is asked sees it."""
    asks = see(state, max(0, state.current_player()))["asks"]
    return asks["decision"], asks["seat"]


def events(state: State, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Everything of a kind that happened, as a seat knows it."""
    return [event for event in state.events(seat) if event["kind"] == kind]


def sentences(state: State, seat: int | None = None) -> list[str]:
    return [event["text"] for event in state.events(seat)]


def odds(state: State) -> dict[str, float]:
    """The outcomes of a chance node with their chances."""
    return {state.action_to_string(-1, action): chance for action, chance in state.chance_outcomes()}


def result(state: State) -> dict[str, Any]:
    assert state.is_terminal()
    found: dict[str, Any] = see(state)["result"]
    return found


def place_all(state: State, rng: random.Random) -> State:
    """Let everybody place explorers at random until ships are to be placed."""
    while state.is_chance_node() or decision(state)[0] == "place_explorer":
        random_step(state, rng)
    return state


def set_up(seed: int = 0, **options: object) -> State:
    """A game after a random setup, at the start of turn 1."""
    state = fresh(seed, **options)
    rng = random.Random(seed)
    while see(state)["turn"] == 0:
        random_step(state, rng)
    return state


def random_step(state: State, rng: random.Random) -> None:
    """One random action, or the chance events that are due."""
    if state.is_chance_node():
        tidefall.deal(state, rng)
    elif not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def why_not(state: State, text: str) -> str:
    """The reason why the action with this text is refused when it is sent by its number, as programs do."""
    words = {"dock": actions.DOCK, "play": actions.PLAY, "pick": actions.PICK, "to": actions.GO, "ship": actions.SAIL}
    blocks = [actions.PLACE, actions.DOCK, actions.PLAY, actions.PICK, actions.GO, actions.SWITCH]
    blocks += [actions.MOVE, actions.SAIL, actions.SINK, actions.CHOOSE, actions.ACTIONS]
    first = words.get(text.split(" ")[0], actions.SINK if text.startswith("sink") else actions.MOVE)
    first = actions.PLACE if "@" in text else first
    last = blocks[blocks.index(first) + 1]
    return refused(state, next(number for number in range(first, last) if state.action_to_string(0, number) == text))
