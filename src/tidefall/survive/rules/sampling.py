"""Other worlds that a seat could not tell from this one: hidden values and hand tiles dealt anew, history retold.

Hidden from a seat are the values of others' explorers and the icons of others' hand tiles, and nothing else: what
nobody knows is not decided yet. Every way to deal them that fits what the seat saw is equally likely, because
players' secret choices are taken to tell nothing. Passing with a playable tile is itself secret, so the retelling
inserts and leaves out such passes as the new hands require.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.board import ISLAND_SPACES
from tidefall.survive.rules.components import KIND_BACK, KIND_TERRAIN, KINDS, TOKENS, TOP_VALUE
from tidefall.survive.rules.defence import DefenceWindow
from tidefall.survive.rules.setup import Token, can_be_held
from tidefall.survive.rules.state import ISLAND_BACKS, STOCK, SurviveState

if TYPE_CHECKING:
    from random import Random

TRIES: Final = 200
"""How many deals to try in an open defence window, where somebody who may be asked must hold the tile."""
WINDOWS: Final = (int(steps.WHALE_WINDOW), int(steps.SHARK_WINDOW), int(steps.FALLEN_WINDOW))
SECRET: Final = (int(steps.PLAY_TILE), *WINDOWS)


class Entry:
    """One action of the history with who made it at which step."""

    def __init__(self, packed: int) -> None:
        self.action = packed & 0xFFFF
        self.step = (packed >> 16) & 0xFF
        self.player = ((packed >> 24) & 0xFF) - 4
        self.owner = ((packed >> 32) & 0xFF) - 4


def resample(state: SurviveState, seat: int, rng: Random) -> SurviveState:
    """A world drawn from all that `seat` could be in."""
    if state.over:
        return copy(state)
    story = [Entry(int(packed)) for packed in state.past]
    held = hidden_tiles(state, story, seat)
    in_window = int(state.top()) in WINDOWS
    known = state.information_state_string(seat) if in_window else ""
    for _ in range(TRIES):
        world = retell(state, story, seat, deal_values(state, seat, rng), deal_tiles(state, held, rng))
        if not in_window or world.information_state_string(seat) == known:
            return world
    return copy(state)


def copy(state: SurviveState) -> SurviveState:
    twin = state.clone()
    assert isinstance(twin, SurviveState)
    return twin


def deal_values(state: SurviveState, seat: int, rng: Random) -> dict[int, list[int]]:
    """For each colour of another seat, its values in a random order."""
    values: dict[int, list[int]] = {}
    for colour in range(int(state.rules.colours)):
        if state.rules.owner[colour] != seat:
            order = list(state.rules.values)
            rng.shuffle(order)
            values[colour] = order
    return values


def hidden_tiles(state: SurviveState, story: list[Entry], seat: int) -> list[tuple[int, int]]:
    """Tiles in others' hands: where in the story each was taken (before it: -1 - seat), and its kind."""
    holdings: dict[int, list[tuple[int, int]]] = {}
    start = state.start()
    assert isinstance(start, SurviveState)
    for other in range(int(state.rules.seats)):
        holdings[other] = [
            (-1 - other, kind) for kind in range(24) for _ in range(int(start.tiles[other * KINDS + kind]))
        ]
    for index, entry in enumerate(story):
        if entry.step == steps.BACK:
            kind = entry.action - int(actions.BACK)
            if can_be_held(state.rules, KIND_BACK[kind]):
                holdings[entry.owner].append((index, kind))
        elif entry.step in SECRET and entry.player >= 0 and entry.action != actions.PASS:
            kind = entry.action - int(actions.PLAY)
            taken = next(found for found in holdings[entry.player] if found[1] == kind)
            holdings[entry.player].remove(taken)
    return [taken for other, found in holdings.items() if other != seat for taken in found]


def deal_tiles(state: SurviveState, held: list[tuple[int, int]], rng: Random) -> list[tuple[int, int, int]]:
    """For each hidden tile its place in the story, its kind there and a kind drawn anew from the same terrain."""
    dealt: list[tuple[int, int, int]] = []
    for terrain in (1, 2, 3):
        hidden = [taken for taken in held if KIND_TERRAIN[taken[1]] == terrain]
        pool = [kind for _, kind in hidden]
        for kind in range(24):
            if KIND_TERRAIN[kind] == terrain and can_be_held(state.rules, KIND_BACK[kind]):
                pool += [kind] * int(state.tiles[ISLAND_BACKS * KINDS + kind])
        drawn = rng.sample(pool, len(hidden))
        dealt += [(place, old, new) for (place, old), new in zip(hidden, drawn, strict=True)]
    return dealt


def retell(
    state: SurviveState, story: list[Entry], seat: int, values: dict[int, list[int]], tiles: list[tuple[int, int, int]]
) -> SurviveState:
    """The story of `state` with other hidden facts; takes the values from `values` as it needs them."""
    world = state.start()
    assert isinstance(world, SurviveState)
    if world.root is not None:
        rebuild_root(world, values, tiles)
        world.root = world.clone()
    backs = {place: new for place, _, new in tiles if place >= 0}
    for index, entry in enumerate(story):
        if entry.step in SECRET and entry.action == actions.PASS and entry.player != seat:
            continue
        while world.top() != entry.step or world.player != entry.player:
            world.apply_action(actions.PASS)
        action = entry.action
        if entry.step == steps.PLACE_EXPLORER and entry.player != seat:
            action = revalued(world, entry, values)
        elif index in backs:
            action = int(actions.BACK) + backs[index]
        world.apply_action(action)
    catch_up(state, world, seat)
    return world


def rebuild_root(root: SurviveState, values: dict[int, list[int]], tiles: list[tuple[int, int, int]]) -> None:
    """A state set up as a position begins with hidden facts of its own."""
    for colour, dealt in values.items():
        for token in range(TOKENS):
            explorer = colour * TOKENS + token
            if root.value[explorer]:
                root.value[explorer] = dealt.pop()
        if root.top() == steps.TOKEN and Token.COLOUR.of(root) == colour:
            Token.VALUE.put(root, dealt.pop())
        for value in range(1, TOP_VALUE + 1):
            root.stock[colour * STOCK + value] = sum(1 for left in dealt if left == value)
    for place, old, new in tiles:
        if place < 0:
            seat = -1 - place
            root.tiles[seat * KINDS + old] -= 1
            root.tiles[ISLAND_BACKS * KINDS + old] += 1
            root.tiles[seat * KINDS + new] += 1
            root.tiles[ISLAND_BACKS * KINDS + new] -= 1


def revalued(world: SurviveState, entry: Entry, values: dict[int, list[int]]) -> int:
    """The same placement with another value."""
    which, island = divmod(entry.action - int(actions.PLACE), int(ISLAND_SPACES))
    second = which // int(TOP_VALUE)
    colour = int(world.rules.second_colour(entry.player)) if second else entry.player
    return int(actions.PLACE + (second * TOP_VALUE + values[colour].pop() - 1) * ISLAND_SPACES) + island


def catch_up(state: SurviveState, world: SurviveState, seat: int) -> None:
    """Let others pass in secret until the world rests where the seat knows it does."""
    while not world.over and int(world.top()) in SECRET and world.player != seat:
        resting = rests_alike(state, world) and state.player != seat
        if resting or (world.top() == steps.PLAY_TILE and state.player != seat and rests_after_tile(state, world)):
            return
        world.apply_action(actions.PASS)


def rests_alike(state: SurviveState, world: SurviveState) -> bool:
    """Whether both wait at the same step, and in the same space if that is a window."""
    if world.top() != state.top():
        return False
    return int(world.top()) not in WINDOWS or DefenceWindow.SPACE.of(world) == DefenceWindow.SPACE.of(state)


def rests_after_tile(state: SurviveState, world: SurviveState) -> bool:
    """Whether the active player may, for all that others know, still be thinking about a tile."""
    return state.turn == world.turn and state.tile_open
