"""Two worlds that differ only in what a seat cannot know look the same to it, now and as they are played on."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tidefall
from option_sets import title
from survive_helpers import at, drowned, events, explorer, see
from survive_options import SETS
from tidefall.kernel.state import State
from tidefall.kernel.step import CHANCE
from tidefall.kernel.testing import all_that_is_seen
from tidefall.kernel.testing_tools import random_action
from tidefall.survive.rules import actions, steps

SECRET = (steps.PLAY_TILE, steps.WHALE_WINDOW, steps.SHARK_WINDOW, steps.FALLEN_WINDOW)
GAMES = 3 if tidefall.COMPILED else 1
LOOKS = 40
"""About how often in a game two worlds are compared in full."""


@pytest.mark.parametrize("options", SETS, ids=title)
def test_worlds_that_a_seat_cannot_tell_apart_stay_alike_as_they_are_played_on(options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = tidefall.load_game("survive", **options).new_initial_state()
        length = state.clone().playout(seed)
        seat = seed % state.game.seats
        world = state
        compared = 0
        while not state.is_terminal():
            if rng.random() < LOOKS / length:
                world = state.resample_from_infostate(seat, rng)
            action = random_action(state, rng)
            world = follow(state, world, seat, action)
            state.apply_action(action)
            if world is not state and not state.is_terminal() and rng.random() < 0.25:
                assert_alike(rested(state, seat), rested(world, seat), seat, seed)
                compared += world.position() != state.position()
        assert compared >= 10


def follow(state: State, world: State, seat: int, action: int) -> State:
    """The same public action in the other world; where the world cannot have it, or it is private, start again."""
    if world is state:
        return state
    player, step = state.current_player(), state.top()
    if step in SECRET and player != seat:
        if action == actions.END:
            return world
        world = rested(world, seat, step, player)
    else:
        world = rested(world, seat)
    same_moment = world.current_player() == player and world.top() == step
    hidden = state.step().shown(state, action, owner_of(state), seat) != action
    if not same_moment or hidden or action not in world.legal_actions():
        return state
    world.apply_action(action)
    return world


def owner_of(state: State) -> int:
    player = state.current_player()
    return player if player >= 0 else int(state.step().owner(state))


def rested(state: State, seat: int, until: int = -1, player: int = -1) -> State:
    """Let others pass in secret, up to a moment that is wanted."""
    world = state.clone()
    while not world.is_terminal() and world.top() in SECRET and world.current_player() != seat:
        if world.top() == until and world.current_player() == player:
            break
        world.apply_action(actions.END)
    return world


def assert_alike(state: State, world: State, seat: int, seed: int) -> None:
    mine, other = all_that_is_seen(state, seat, seed), all_that_is_seen(world, seat, seed)
    assert mine == other
    spectator = state.observation(None), state.events(None)
    assert spectator == (world.observation(None), world.events(None))


def test_passing_with_a_playable_tile_looks_like_having_none() -> None:
    """S-9.7: "no tile" is the same text whether none was held, none could be played or the player passed."""
    table = {"step": "tile", "explorers": {"Ra": "F3", "Ba": "F4"}, "ships": {"F2": ["Rb"]}}
    holding = at({**table, "hands": {"red": ["beach wind"]}, "sunk": ["D4"], "tile_open": True}, seats=2)
    without = at({**table, "hands": {"red": ["beach repel_shark"]}, "sunk": ["D4"], "tile_open": True}, seats=2)
    assert holding.current_player() == without.current_player() == 0
    assert see(holding, 0)["asks"]["decision"] == "play_tile"
    assert see(without, 0)["asks"]["decision"] == "move"
    for seat in (None, 1):
        assert see(holding, seat) == see(without, seat)
        assert see(holding, seat)["asks"]["decision"] == "move"
    holding.submit(0, "end")
    for move in ("Ra F3>F4", "end"):
        for state in (holding, without):
            state.submit(0, move)
        assert all_that_is_seen(holding, 1, 0)["events"] == all_that_is_seen(without, 1, 0)["events"]
        assert all_that_is_seen(holding, 1, 0)["refusal"] == all_that_is_seen(without, 1, 0)["refusal"]
    assert [event["text"] for event in holding.events(1)] == [event["text"] for event in without.events(1)]
    assert "Red plays no tile." in [event["text"] for event in holding.events(1)]


def window(hands: dict[str, list[str]]) -> State:
    """Red moves a shark onto swimmers of blue and green."""
    state = at(
        {
            "step": "creature",
            "roll": "shark",
            "sharks": ["F1"],
            "explorers": {"Ra": "H5", "Ba": "F2", "Ga": "F2"},
            "hands": hands,
            "sunk": ["D4", "D5"],
        },
        seats=3,
    )
    state.submit(0, "pick shark F1")
    state.submit(0, "to F2")
    return state


def test_a_window_does_not_tell_who_is_asked() -> None:
    """S-6.16: to the attacker it is the same whether the one or the other could defend."""
    tiles = ["beach repel_shark", "beach wind"]
    first = window({"blue": tiles[:1], "green": tiles[1:]})
    second = window({"blue": tiles[1:], "green": tiles[:1]})
    assert [first.current_player(), second.current_player()] == [1, 2]
    for seat in (0, None):
        assert see(first, seat) == see(second, seat)
        assert see(first, seat)["asks"] == {"decision": "defend", "seat": None}
        assert first.prompt(seat) == second.prompt(seat) == "A shark attacks F2. Does anybody defend?"
        assert first.events(seat) == second.events(seat)
    assert views(first, 0) == views(second, 0)
    assert first.choices(2) == []
    assert second.choices(1) == []


def test_a_pass_in_a_window_looks_like_having_nothing_to_defend_with() -> None:
    """CS-120: the table sees only "no defence"."""
    passed = window({"blue": ["beach repel_shark"], "green": ["beach wind"]})
    passed.submit(1, "end")
    powerless = window({"blue": ["beach wind"], "green": ["beach move_shark"]})
    for closed in (False, True):
        if closed:
            passed.submit(CHANCE, "undefended")
            powerless.submit(CHANCE, "undefended")
        for seat in (0, None):
            assert passed.events(seat) == powerless.events(seat)
            assert see(passed, seat) == see(powerless, seat)
        assert views(passed, 0) == views(powerless, 0)
    assert "Nobody defends F2 against the shark." in [event["text"] for event in passed.events(0)]


def test_what_is_news_does_not_tell_of_a_pass_in_secret() -> None:
    """S-6.16, S-9.7: `since` counts what a seat knows of, so that a pass shifts nobody else's numbers."""
    passed = window({"blue": ["beach repel_shark"], "green": ["beach wind"]})
    passed.submit(1, "end")
    powerless = window({"blue": ["beach wind"], "green": ["beach move_shark"]})
    for state in (passed, powerless):
        state.submit(CHANCE, "undefended")
    assert len(passed.history()) == len(powerless.history()) + 1
    for seat in (None, 0, 2):
        assert passed.known_to(seat) == powerless.known_to(seat) == len(powerless.history())
        for since in range(passed.known_to(seat) + 2):
            assert passed.events(seat, since) == powerless.events(seat, since)
    assert passed.known_to(1) == len(passed.history())
    assert [event["kind"] for event in passed.events(1, 3)][:1] == ["no_defence"]
    assert passed.events(1, passed.known_to(1)) == []


def test_a_window_cannot_be_undone_whether_or_not_somebody_was_asked() -> None:
    for hands in ({"blue": ["beach repel_shark"]}, {"blue": ["beach wind"]}):
        state = window(hands)
        with pytest.raises(tidefall.Refused) as caught:
            state.undo(0)
        assert caught.value.code == "undo_revealed"


def views(state: State, seat: int) -> dict[str, Any]:
    """All that a seat sees, but for its information state: that includes how the position was set up."""
    return {name: seen for name, seen in all_that_is_seen(state, seat, 1).items() if "information" not in name}


def test_own_values_are_gone_after_setup_under_strict_memory() -> None:
    """S-9.3, S-9.9, CS-116."""
    for memory, value in (("strict", None), ("assisted", 6)):
        state = at({"explorers": {"Ra": "F3", "Ba": "F4"}, "values": {"Ra": 6}}, seats=2, memory=memory)
        assert explorer(state, "Ra", 0)["value"] == value
        assert explorer(state, "Ra", 1)["value"] is None
        assert explorer(state, "Ra")["value"] is None


def test_worlds_with_other_own_values_look_alike_under_strict_memory() -> None:
    """Not even the owner's observation, choices and events tell the values; perfect recall does (S-9.8)."""
    table = {"explorers": {"Ra": "F3", "Rb": "F4", "Ba": "F5"}}
    high = at({**table, "values": {"Ra": 6, "Rb": 1}}, seats=2)
    low = at({**table, "values": {"Ra": 1, "Rb": 6}}, seats=2)
    for seat in (None, 0, 1):
        assert see(high, seat) == see(low, seat)
        assert high.events(seat) == low.events(seat)
    assert high.choices(0) == low.choices(0)
    assert high.information_state_string(0) != low.information_state_string(0)
    assert high.information_state_string(1) == low.information_state_string(1)


def test_a_kept_tile_is_told_to_its_keeper_only() -> None:
    """CS-142."""
    state = at({"step": "sink", "tiles": {"F3": "beach"}}, seats=2)
    state.submit(0, "sink F3")
    state.submit(-1, "back wind")
    assert [event["tile"] for event in events(state, "back_kept", 0)] == ["beach wind"]
    for seat in (1, None):
        assert "wind" not in str(state.events(seat))
        assert see(state, seat)["players"][0]["hand"] == ["beach"]
        assert see(state, seat)["hand"] == []


def test_placement_tells_others_the_tile_and_never_the_value() -> None:
    told: Counter[str] = Counter()
    for value in (1, 6):
        state = tidefall.load_game("survive", seats=2).new_initial_state()
        tidefall.deal(state, random.Random(3))
        state.submit(0, f"R{value}@F5")
        state.submit(-1, "token Ra")
        told[state.observation_string(1) + str(state.events(1)) + state.information_state_string(1)] += 1
    assert len(told) == 1


def test_a_refused_placement_tells_nothing_about_others() -> None:
    """An action number of another colour is refused alike, whatever that colour has left."""
    reasons = set()
    for value in (1, 6):
        state = tidefall.load_game("survive", seats=4).new_initial_state()
        tidefall.deal(state, random.Random(3))
        for move in ("R1@F5", "token Ra", "B1@F4", "token Ba", f"G{value}@E5", "token Ga"):
            state.submit(state.current_player(), move)
        for move in ("Y1@E6", "token Ya", "R2@G4", "token Rb"):
            state.submit(state.current_player(), move)
        with pytest.raises(tidefall.Refused) as caught:
            state.submit(1, actions.PLACE_SECOND + 5 * 41)
        reasons.add(caught.value.reason)
    assert len(reasons) == 1


def test_a_tile_that_could_be_played_before_the_dice_is_not_told() -> None:
    """S-9.7, with nothing left to move or to sink: others see that the dice come next, whatever red holds."""
    states = []
    for red, green in (("beach move_shark", "beach wind"), ("beach wind", "beach move_shark")):
        table = drowned({}, {"red": [red], "green": [green]})
        position = {**table, "step": "tile", "tile_open": True, "sharks": ["A1"], "explorers": {"Ba": "C3"}}
        states.append(at(position, seats=3, ch2=True))
    assert [state.current_player() for state in states] == [0, -1]
    assert all_that_is_seen(states[0], 1, 1) == all_that_is_seen(states[1], 1, 1)
    assert see(states[0]) == see(states[1])
