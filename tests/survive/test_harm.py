"""Whom a choice harms, as it says itself: every creature, every window, neither too much nor too little."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tidefall
from option_sets import title
from survive_helpers import at, drowned, play, see
from survive_options import SETS
from tidefall.kernel.state import State
from tidefall.kernel.step import CHANCE
from tidefall.kernel.testing_tools import random_action

Harm = dict[str, Any]
NO_HARM: Harm = {"lost": [], "may": [], "most": 0, "swim": [], "defenders": []}
GAMES = 3 if tidefall.COMPILED else 1
RED, BLUE, GREEN, YELLOW = range(4)


def harm(state: State, text: str) -> Harm:
    """The harm of the choice with this text, without its words; every list of pieces as `Ba F2 shark`."""
    found = next(choice for choice in state.choices(state.current_player()) if choice["text"] == text)
    told = {**NO_HARM, **found.get("harm", {})}
    for field in ("lost", "may", "swim"):
        told[field] = [f"{one['piece']} {one['at']} {one['by']}" for one in told[field]]
    return {field: told[field] for field in NO_HARM}


def only(**some: Any) -> Harm:
    return {**NO_HARM, **some}


def rolled(kind: str, origin: str, position: dict[str, Any], **options: object) -> State:
    """The die shows a creature, and one of its kind is picked."""
    return play(at({"step": "roll", **position}, **options), f"roll {kind}", f"pick {kind} {origin}")


# The creatures.


def test_a_serpent_takes_ship_crew_and_swimmers_for_certain() -> None:
    """S-5.8: nobody can defend against it."""
    position = {"serpents": ["F1"], "ships": {"F2": ["Ba", "Ga"]}, "explorers": {"Ya": "F2"}}
    state = rolled("serpent", "F1", {**position, "hands": {"blue": ["forest repel_whale"]}})
    lost = ["Ba F2 serpent", "Ga F2 serpent", "ship F2 serpent", "Ya F2 serpent"]
    assert harm(state, "to F2") == only(lost=lost)
    assert harm(state, "to E1") == NO_HARM


def test_a_shark_may_be_repelled_by_those_who_swim_there_and_hold_tiles() -> None:
    """S-5.9, S-6.11, S-6.16: blue holds a tile, whichever; green holds none; red's own turn gives red no defence."""
    position = {"sharks": ["F1"], "explorers": {"Ra": "F2", "Ba": "F2", "Ga": "F2"}}
    state = rolled("shark", "F1", {**position, "hands": {"blue": ["beach wind"], "yellow": ["beach repel_shark"]}})
    eaten = ["Ra F2 shark", "Ba F2 shark", "Ga F2 shark"]
    assert harm(state, "to F2") == only(may=eaten, most=3, defenders=[BLUE])


def test_a_shark_that_nobody_can_repel_takes_them_for_certain() -> None:
    """S-6.17: their hands are empty, as everybody sees."""
    state = rolled("shark", "F1", {"sharks": ["F1"], "explorers": {"Ba": "F2", "Ga": "F2"}})
    assert harm(state, "to F2") == only(lost=["Ba F2 shark", "Ga F2 shark"])


def test_a_whale_wrecks_the_ship_and_throws_its_crew_into_the_water() -> None:
    """S-5.11, S-6.12: its controllers may repel it."""
    position = {"whales": ["I1"], "ships": {"I2": ["Ba", "Ga"]}}
    state = rolled("whale", "I1", {**position, "hands": {"green": ["beach wind"]}})
    swim = ["Ba I2 whale", "Ga I2 whale"]
    assert harm(state, "to I2") == only(may=["ship I2 whale"], most=1, swim=swim, defenders=[GREEN])
    state = rolled("whale", "I1", position)
    assert harm(state, "to I2") == only(lost=["ship I2 whale"], swim=swim)


def test_a_whale_among_sharks() -> None:
    """S-5.12: first the whale may be repelled, then the shark, and each time by others."""
    position = {"whales": ["I1"], "sharks": ["I2"], "ships": {"I2": ["Ba", "Bb", "Ga"]}}
    state = rolled("whale", "I1", {**position, "hands": {"green": ["beach wind"]}})
    lost = ["Ba I2 shark", "Bb I2 shark", "Ga I2 shark"]
    assert harm(state, "to I2") == only(lost=["ship I2 whale"], may=lost, most=3, defenders=[GREEN])


def test_a_whale_and_a_squid() -> None:
    """S-5.10, S-8.7.8: the one removes the other."""
    state = rolled("whale", "I1", {"whales": ["I1"], "squids": ["I2"]}, squid=True)
    assert harm(state, "to I2") == only(lost=["squid I2 whale"])
    state = play(at({"step": "roll", "whales": ["I1"], "squids": ["I2"]}, squid=True), "roll whale", "pick squid I2")
    assert harm(state, "to I1") == only(lost=["whale I1 squid"])


def test_a_squid_takes_one_of_those_it_reaches() -> None:
    """S-8.7.9: which one is chosen when it is there; a single one is certain."""
    position = {"step": "roll", "squids": ["G2"], "explorers": {"Ba": "F3", "Ga": "G3", "Ya": "F3"}}
    state = play(at(position, squid=True), "roll whale", "pick squid G2")
    told = harm(state, "stay")
    assert (told["lost"], told["most"], set(told["may"])) == ([], 1, {"Ba F3 squid", "Ga G3 squid", "Ya F3 squid"})
    play(state, "stay")
    assert harm(state, "victim Ba") == only(lost=["Ba F3 squid"])
    alone = play(at({**position, "explorers": {"Ba": "F3"}}, squid=True), "roll whale", "pick squid G2")
    assert harm(alone, "stay") == only(lost=["Ba F3 squid"])


def test_a_dolphin_saves_one_of_two() -> None:
    """S-8.6.10: both may be lost, but not together; once one is chosen, the other is lost for certain."""
    position = {"step": "move", "ships": {"F2": ["Ra", "Rb"]}, "serpents": ["F1"], "dolphins": [["F1", None]]}
    state = at(position, ch6=True)
    told = harm(state, "ship F2>F1")
    assert (told["lost"], told["most"]) == (["ship F1 serpent"], 1)
    assert set(told["may"]) == {"Ra F1 serpent", "Rb F1 serpent"}
    play(state, "ship F2>F1")
    assert harm(state, "protect Ra")["lost"] == ["Rb F1 serpent"]
    alone = at({**position, "ships": {"F2": ["Ra"]}}, ch6=True)
    assert harm(alone, "ship F2>F1") == only(lost=["ship F1 serpent"], swim=["Ra F1 serpent"])


def test_a_dolphin_that_leaves_its_swimmer_to_a_shark() -> None:
    """S-8.6.14: whoever moves it loses the swimmer."""
    position = {"step": "roll", "sharks": ["C2"], "explorers": {"Ba": "C2"}, "dolphins": [["C2", "Ba"]]}
    state = play(at(position, ch6=True), "roll dolphin", "roll 1", "pick dolphin C2 with Ba")
    assert harm(state, "to C1") == only(lost=["Ba C2 shark"])


# One's own moves.


@pytest.mark.parametrize(("creature", "lost"), [("sharks", True), ("serpents", True), ("whales", False)])
def test_swimming_to_a_creature(creature: str, lost: bool) -> None:
    """S-5.3: nobody is asked about a defence."""
    state = at({"explorers": {"Ra": "F3"}, creature: ["F2"], "hands": {"red": ["beach repel_shark"]}})
    assert harm(state, "Ra F3>F2") == (only(lost=[f"Ra F2 {creature[:-1]}"]) if lost else NO_HARM)


def test_sailing_and_boarding_into_trouble() -> None:
    """S-4.11, S-4.14: the ship is wrecked and its crew swims, where a serpent eats them."""
    state = at({"ships": {"F2": ["Ra"]}, "whales": ["F1"], "serpents": ["E1"]})
    assert harm(state, "ship F2>F1") == only(lost=["ship F1 whale"], swim=["Ra F1 whale"])
    assert harm(state, "ship F2>E1") == only(lost=["ship E1 serpent", "Ra E1 serpent"])
    state = at({"ships": {"F2": []}, "explorers": {"Ra": "F3"}, "whales": ["F2"]})
    assert harm(state, "Ra F3>F2 board") == only(lost=["ship F2 whale"], swim=["Ra F2 whale"])


def test_a_walk_harms_nobody() -> None:
    state = at({"explorers": {"Ra": "F4", "Ba": "F5"}})
    assert all("harm" not in choice for choice in state.choices(0))


# Sinking.


def test_those_on_a_tile_that_sinks_swim_and_may_be_lost_to_what_comes_up() -> None:
    """S-3.9, S-6.3: by a shark on its back; a forest may also be a whirlpool, which takes what is near."""
    tiles = {"F3": "beach shark", "H5": "beach wind"}
    state = at({**drowned(tiles), "step": "sink", "explorers": {"Ra": "F3", "Ba": "F2", "Ga": "H5"}})
    assert harm(state, "sink F3") == only(may=["Ra F3 shark"], most=1, swim=["Ra F3 None"])
    assert harm(state, "sink H5") == only(may=["Ga H5 shark"], most=1, swim=["Ga H5 None"])


def test_a_whirlpool_takes_ships_creatures_and_swimmers_around() -> None:
    """S-6.3: everything in the space and in the sea spaces beside it."""
    position = {"explorers": {"Ra": "F3", "Ba": "F2"}, "ships": {"F4": ["Ga"]}, "sharks": ["E3"], "whales": ["A1"]}
    state = at({**drowned({"F3": "forest whirlpool"}), "step": "sink", **position})
    told = harm(state, "sink F3")
    taken = {"Ra F3 whirlpool", "Ba F2 whirlpool", "Ga F4 whirlpool", "ship F4 whirlpool", "shark E3 whirlpool"}
    assert (set(told["may"]), told["most"], told["lost"]) == (taken, 5, [])


def test_backs_that_have_been_seen_harm_nobody() -> None:
    """S-9.6: all sharks of the beaches are out, as everybody has seen."""
    state = at({**drowned({"F3": "beach wind"}), "step": "sink", "explorers": {"Ra": "F3"}})
    assert harm(state, "sink F3") == only(swim=["Ra F3 None"])


# Windows.


def test_passing_a_window_tells_what_follows() -> None:
    """S-6.13: whoever is asked last knows that nobody else will help; the others may still hope."""
    hands = {"blue": ["beach repel_shark"], "green": ["beach wind"], "red": ["beach swim"]}
    position = {"sharks": ["F1"], "explorers": {"Ba": "F2", "Ga": "F2"}, "hands": hands}
    state = play(rolled("shark", "F1", position), "to F2")
    eaten = ["Ba F2 shark", "Ga F2 shark"]
    assert harm(state, "pass") == only(may=eaten, most=2, defenders=[GREEN])
    assert harm(state, "play beach repel_shark") == only(lost=["shark F2 defence"])
    hands = {"green": ["beach repel_shark"], "blue": ["beach wind"]}
    state = play(rolled("shark", "F1", {**position, "hands": hands}), "to F2")
    assert harm(state, "pass") == only(lost=eaten)


def test_harm_says_nothing_about_hands() -> None:
    """S-6.16: which tiles the others hold makes no difference."""
    told = []
    for tiles in (["beach repel_shark", "beach wind"], ["beach wind", "beach repel_shark"]):
        hands = {"blue": tiles[:1], "green": tiles[1:]}
        position = {"sharks": ["F1"], "explorers": {"Ba": "F2", "Ga": "F2"}, "hands": hands}
        state = rolled("shark", "F1", position)
        told.append(state.choices(RED))
    assert told[0] == told[1]
    assert any("harm" in choice for choice in told[0])


# Neither too much nor too little.


SEALED = ("shark_window", "whale_window", "fallen_window", "victim", "settle", "rescuers", "back")
"""What is still part of a choice: others may defend, dolphins and squids choose, a tile is turned."""


@pytest.mark.parametrize("options", SETS, ids=title)
def test_harm_is_what_happens(options: dict[str, Any]) -> None:
    """All of `lost` is lost, and so is, of everything else, at most what `may` names."""
    rng = random.Random(title(options))
    told = 0
    for _ in range(GAMES):
        state = tidefall.load_game("survive", **options).new_initial_state()
        while not state.is_terminal():
            if state.current_player() >= 0 and rng.random() < 0.5:
                told += sum(check_harm(state, choice, rng) for choice in some(state, rng))
            state.apply_action(random_action(state, rng))
    assert told


def some(state: State, rng: random.Random) -> list[dict[str, Any]]:
    """A few of the choices, and all those that harm somebody."""
    choices = state.choices(state.current_player())
    return [choice for choice in choices if "harm" in choice or rng.random() < 4 / len(choices)]


def check_harm(state: State, choice: dict[str, Any], rng: random.Random) -> int:
    told = choice.get("harm", NO_HARM)
    lost, may = pieces(told["lost"]), pieces(told["may"])
    before = alive(state)
    world = state.clone()
    world.apply_action(choice["action"])
    at_once = before - alive(world)
    assert not at_once - lost, (choice["text"], at_once)
    while is_open(world) and len(world.legal_actions()) == 1:
        world.apply_action(world.legal_actions()[0])
    if not is_open(world):
        gone = before - alive(world)
        assert not lost - gone, (choice["text"], gone)
        assert not gone - lost - may, (choice["text"], gone)
    defended = False
    while is_open(world):
        action = random_action(world, rng)
        defended |= world.step().secret and world.current_player() != CHANCE and action != 0
        world.apply_action(action)
    if not defended:
        gone = before - alive(world)
        assert not lost - gone, (choice["text"], gone)
        assert not gone - lost - may, (choice["text"], gone)
        assert (gone - lost).total() <= told["most"]
    return "harm" in choice


def is_open(state: State) -> bool:
    return not state.is_terminal() and state.step().name in SEALED


def pieces(told: list[dict[str, Any]]) -> Counter[str]:
    return Counter(one["piece"] for one in told)


def alive(state: State) -> Counter[str]:
    """What is on the board: explorers by name, the rest by kind. Whoever goes ashore is not lost."""
    seen = see(state)
    explorers = [one["id"] for one in seen["explorers"] if one["standing"] != "out"]
    return Counter([*explorers, *["ship"] * len(seen["ships"]), *[one["kind"] for one in seen["creatures"]]])


# In words.


def sentence(state: State, text: str, lang: str = "en") -> str:
    choices = state.choices(state.current_player(), lang)
    return str(next(choice["harm"]["sentence"] for choice in choices if choice["text"] == text))


def test_harm_in_words() -> None:
    position = {"sharks": ["F1"], "explorers": {"Ra": "F2", "Ba": "F2", "Bb": "F2"}, "hands": {"blue": ["beach wind"]}}
    state = rolled("shark", "F1", position)
    assert sentence(state, "to F2") == "may lose your explorer and 2 of Blue’s explorers (Blue may defend)"
    blue = state.game.spoken("es", state.game.say_seats()[BLUE])
    spanish = f"pueden perderse un explorador tuyo y 2 exploradores de {blue} (puede defender {blue})"
    assert sentence(state, "to F2", "es") == spanish
    state = rolled("whale", "I1", {"whales": ["I1"], "ships": {"I2": ["Ba"]}})
    assert sentence(state, "to I2") == "loses a ship and throws Blue’s explorer into the water"
    assert sentence(state, "to I2", "es") == f"se pierde un barco y cae al agua un explorador de {blue}"
    state = rolled("whale", "I1", {"whales": ["I1"], "ships": {"I2": ["Ba"]}, "hands": {"blue": ["beach wind"]}})
    assert sentence(state, "to I2") == "may throw Blue’s explorer into the water and may lose a ship (Blue may defend)"
    state = at({"step": "sink", "explorers": {"Ra": "F3"}})
    assert sentence(state, "sink F3") == "throws your explorer into the water and may lose your explorer"
    state = at({"step": "roll", "squids": ["G2"], "explorers": {"Ba": "F3", "Ga": "G3"}}, squid=True)
    play(state, "roll whale", "pick squid G2")
    assert sentence(state, "stay") == "may lose 1 of these: Blue’s explorer, Green’s explorer"
