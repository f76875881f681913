"""The solo variant with Mechanical Atlanteans (M-19), with and without the rest of the expansion."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidefall
from rising_helpers import do, pass_until, texts
from rising_play import of, random_step, walk
from table_helpers import Room
from tidefall.cli import settings
from tidefall.kernel import testing
from tidefall.kernel.errors import Refused
from tidefall.kernel.state import State
from tidefall.rising.rules import content, island
from tidefall.rising.rules.content import FIGURE_KINDS
from tidefall.rising.rules.figures import FIRST_BOT, IS_FOLLOWER, ROOM_OF, THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.island import SPACE_NAMES
from tidefall.rising.rules.monstrosities.pieces import remove
from tidefall.rising.rules.state import ASIDE, OUT, POOL, SUPPLY
from tidefall.table import commands
from tidefall.table.local import LocalTable
from tidefall.table.opening import Place

GAMES = 5 if tidefall.COMPILED else 1
BOTH = pytest.mark.parametrize("grown", [False, True])
GATE = "gate_build_3"


def mechanical(level: int = 2, options: dict[str, Any] | None = None, **position: Any) -> State:
    """The state of a position; the beginning of a game if nothing is said of it."""
    named = {"mechanical": True, "councilors": "random", **(options or {})}
    game = tidefall.load_game("rising", seats=2, level=level, **named)
    return game.from_position(position) if position else game.new_initial_state()


def teams(
    first: dict[str, Any], second: dict[str, Any] | None = None, options: dict[str, Any] | None = None, **position: Any
) -> State:
    """A position with the first team's pieces, and the second's all in the supply unless it is said where they are."""
    given = {"leader": "supply", "followers": [], "goods": {}, **first}
    away = {"hologram": "supply", "automaton": "supply", "bots": ["supply", "supply"], "effects": {"hologram_back": 99}}
    return mechanical(2, options, players=[given, {"goods": {}, **(second or {})}], **{**away, **position})


def figures_of(state: State, seat: int, place: int) -> list[str]:
    table = of(state)
    found = [figure for figure in range(table.rules.figures) if table.owner[figure] == seat]
    return sorted(FIGURE_KINDS[table.kind(figure)] for figure in found if table.where[figure] == place)


def where(state: State, figure: int) -> str:
    place = int(of(state).where[figure])
    return SPACE_NAMES[place] if place >= 0 else {-1: "pool", -2: "supply", -3: "box"}[place]


def held(state: State, space: str) -> int:
    return int(of(state).held[SPACE_NAMES.index(space)])


# Setting up and the round.


@BOTH
def test_two_teams_are_set_up(grown: bool) -> None:
    """MC-123, M-19.1, M-19.2, M-19.3, M-19.14, M-19.15: what is in pools and supply."""
    state = mechanical(3, {"monstrosities": grown, "councilors": "free"})
    rng = random.Random(1)
    while state.step().name != "place":
        assert state.current_player() <= 0
        random_step(state, rng)
    assert figures_of(state, 0, POOL) == ["follower"] * 4 + ["leader"]
    assert figures_of(state, 0, SUPPLY) == ["follower"] * 3
    assert figures_of(state, 1, POOL) == ["automaton", "bot", "hologram"]
    assert figures_of(state, 1, SUPPLY) == ["bot"]
    seen = state.observation(0)
    level = of(state).rules.catalogue.levels[2]
    assert [player["goods"]["energy"] for player in seen["players"]] == [level.energy, level.energy]
    assert seen["players"][1]["councilor"] is None
    assert len(seen["council"]["stack"]) + 2 == (14 if grown else 9)
    assert len(of(state).more) == (0 if not grown else len(of(state).rules.more))


def test_only_two_seats_can_be_the_teams() -> None:
    """M-2.1, M-19.15."""
    for seats in (1, 3):
        with pytest.raises(Refused) as refusal:
            tidefall.load_game("rising", seats=seats, mechanical=True).new_initial_state()
        assert refusal.value.code == "mechanical_seats"


def test_the_number_of_players_is_one() -> None:
    """M-19.15, M-2.3, M-11.2, M-18.4: solo cards and components; no 5+ spaces, three colours without the expansion."""
    rules = of(mechanical(2, {"monstrosities": True})).rules
    assert rules.copies[content.CARDS.index("rise_of_the_robots")] == 1
    assert rules.copies[content.CARDS.index("mystic_lantern")] == 1
    assert rules.in_pool[content.COMPONENTS.index("quantum_relay")] == 1
    assert not rules.five_plus
    assert of(mechanical()).rules.colours == 3


@BOTH
def test_the_first_team_draws_four_misfortunes(grown: bool) -> None:
    """MC-124, M-19.4, M-19.15, M-24.47: one at a time, all by the first seat; no free energy; it starts again."""
    state = teams({"followers": ["pool"]}, {"goods": {"energy": 1}}, {"monstrosities": grown})
    drawers: list[int] = []
    do(state, "follower@mystic_power_source")
    for _ in range(300):
        if state.step().name == "turn_over":
            drawers.append(state.observation(0)["drawer"])
        if of(state).round > 1:
            break
        do(state, "card calm_seas" if "card calm_seas" in texts(state) else calm(texts(state)))
    assert drawers == [0, 0, 0, 0]
    assert of(state).round == 2
    assert of(state).starter == 0
    assert [player["goods"]["energy"] for player in state.observation(0)["players"]] == [0, 1]


def calm(answers: list[str]) -> str:
    return next((word for word in ("ready", "pass", "end", "suffer", "agree") if word in answers), answers[0])


@BOTH
def test_the_hologram_is_the_second_teams_in_every_round(grown: bool) -> None:
    """M-19.15, M-18.9: the first seat reveals its power."""
    state = mechanical(2, {"monstrosities": grown})
    rng = random.Random(3)
    rounds: set[int] = set()
    while not state.is_terminal() and len(rounds) < 3:
        if state.step().name == "hologram_power":
            assert state.current_player() == 0
        if state.step().name == "place":
            rounds.add(int(of(state).round))
            assert of(state).owner[THE_HOLOGRAM] == 1
        random_step(state, rng)
    assert len(rounds) == 3


def test_nobody_is_asked_for_consent() -> None:
    """M-19.15: no contests, and the end of the phase is the end."""
    state = teams({"followers": ["pool", "hills_6"]}, {}, bots=["forests_6", "supply"])
    assert not [text for text in texts(state, 0) if text.startswith("contest")]
    state = teams({"followers": ["hills_6"]}, {}, bots=["forests_6", "supply"], step="actions")
    do(state, "end")
    assert of(state).round == 2


# Stores.


def test_each_team_spends_its_own() -> None:
    """MC-127, M-19.5: the first team's energy raises no roll of the second, but both may pay for a barrier."""
    state = teams({"goods": {"energy": 1}}, {}, bots=["hills_6", "supply"], step="actions")
    do(state, "activate p2:bot hills_6", "roll 1")
    assert state.step().name != "roll_window"
    state = teams({"goods": {"energy": 2}, "followers": ["hills_6"]}, {"goods": {"energy": 2}}, step="actions")
    assert "barrier hills" in texts(state)
    do(state, "barrier hills")
    while state.step().name == "payment":
        do(state, texts(state)[-1])
    assert state.step().name != "consent"
    assert [player["goods"]["energy"] for player in state.observation(0)["players"]] == [0, 0]


def test_a_card_of_one_team_moves_a_figure_of_the_other() -> None:
    """M-19.5: all figures of both teams are one person's."""
    state = teams({"cards": ["sandals_of_swiftness"]}, {}, bots=["hills_6", "supply"], step="end_misf")
    do(state, "play sandals_of_swiftness")
    assert "move p2:bot hills_6" in texts(state)
    do(state, "move p2:bot hills_6", "to forests_6")
    assert where(state, FIRST_BOT) == "forests_6"


def test_both_teams_stand_for_the_power_core() -> None:
    """MC-128, M-19.11: the Leader and the Hologram are there, and each team gives one."""
    rules = of(mechanical()).rules
    blueprint = [content.COMPONENTS[c] for c, part in enumerate(of(mechanical(1)).parts) if part and c != 20]
    cost = {good: int(rules.cost[20 * 5 + number]) for number, good in enumerate(content.GOODS)}
    first = {"leader": "gate_build_1", "followers": [], "goods": cost}
    second = {"goods": {"energy": 0}}
    built = {"built": blueprint, "blueprint": [], "step": "actions", "automaton": "supply", "bots": ["supply"] * 2}
    poor = mechanical(1, None, players=[first, second], hologram="gate_build_1", **built)
    do(poor, "activate gate_build_1")
    assert not poor.is_terminal()
    assert of(poor).parts[20] == 1
    rich = mechanical(1, None, players=[first, {"goods": cost}], hologram="gate_build_1", **built)
    do(rich, "pass", "pass", "activate gate_build_1")
    for _ in range(40):
        if rich.is_terminal():
            break
        answers = texts(rich)
        do(rich, next((text for text in answers if text == "build power_core"), answers[-1]))
    assert rich.returns() == [1.0, 1.0]
    alone = mechanical(1, None, players=[first, {"goods": cost}], hologram="pool", **built)
    do(alone, "pass", "pass", "activate gate_build_1")
    assert of(alone).parts[20] == 1


# The Automaton.


def test_the_automaton_acts_and_helps_everybody() -> None:
    """M-19.6, M-4.6: no limit of two, no company needed, and it contributes to builds."""
    state = teams({"followers": ["hills_1", "hills_1"]}, {}, automaton="hills_1", step="actions")
    assert "activate p2:automaton hills_1" in texts(state)
    do(state, "activate p1:follower hills_1", "roll 1")
    assert "total 3" in told(state)
    state = teams({}, {}, automaton="hills_6", step="actions")
    do(state, "activate p2:automaton hills_6", "roll 6")
    assert of(state).has(1, content.GOLD) == 1
    state = teams({}, {"goods": {"crystal": 9, "gold": 9, "ore": 9, "atlantium": 9}}, automaton="gate_build_1",
                  step="actions")  # fmt: skip
    do(state, "activate gate_build_1")
    assert [text for text in texts(state) if text.startswith("build")]


def told(state: State) -> str:
    """The last roll as it came out."""
    for entry in reversed(state.events(None, 0, "en")):
        if entry["kind"] in ("succeeded", "failed"):
            return f"total {entry['total']}"
    return ""


def test_the_automaton_may_be_placed_alone() -> None:
    """M-19.6, R-4.16: it does not go home when PLACE closes."""
    state = teams({}, {}, automaton="pool")
    do(state, "automaton@hills_6")
    pass_until(state, "actions")
    assert where(state, THE_AUTOMATON) == "hills_6"


def test_the_dryad_and_the_automaton_add_up() -> None:
    """MC-022, M-4.6: 2 and 4 with the Dryad are 4, and 2 by the Automaton make 6."""
    allies = {"dryad": {"seat": 0, "at": "forests_3"}}
    state = teams({"followers": ["forests_3"]}, {}, {"monstrosities": True}, automaton="forests_3", step="actions",
                  monstrosities={"allies": allies})  # fmt: skip
    do(state, "activate p1:follower forests_3", "roll 2", "roll 4")
    assert "total 6" in told(state)
    assert of(state).has(0, content.CRYSTAL) == 1


# Bots.


@BOTH
def test_a_bot_alone_acts(grown: bool) -> None:
    """M-19.7, DM-26: on a space of its own it is like anybody."""
    state = teams({}, {}, {"monstrosities": grown}, bots=["pool", "supply"])
    assert "ready" not in texts(state, 1)
    do(state, "bring bot", "to hills_6")
    assert held(state, "hills_6") == 1
    pass_until(state, "actions")
    do(state, "activate p2:bot hills_6", "roll 6")
    assert of(state).has(1, content.GOLD) == 1


@BOTH
def test_a_bot_shares_a_space_to_help(grown: bool) -> None:
    """M-19.7, M-19.13, DM-26: it fills no room, takes no action, and adds 1 to the rolls of all others on the tile."""
    state = teams({"followers": ["hills_6", "pool"]}, {}, {"monstrosities": grown}, bots=["pool", "supply"])
    while state.step().name != "place_bot":
        do(state, "bring bot" if "bring bot" in texts(state) else "follower@mystic_power_source")
    do(state, "assist bot")
    assert sorted(texts(state)) == sorted(set(texts(state)))
    assert "to hills_6" in texts(state)
    assert "to hills_5" not in texts(state)
    do(state, "to hills_6")
    assert held(state, "hills_6") == 1
    position = state.position()
    assert state.game.from_position(position).position() == position
    pass_until(state, "actions")
    assert "activate p2:bot hills_6" not in texts(state)
    do(state, "activate p1:follower hills_6", "roll 1")
    assert "total 2" in told(state)


def test_a_bot_beside_a_pair_is_none_of_it() -> None:
    """M-19.7, M-4.6: in the cities it adds 1 for each of the two dice, and rolls none itself."""
    volunteers = {"followers": ["cities_6.d"], "volunteers": ["cities_6.d"]}
    state = teams(volunteers, {}, bots=["cities_6.d", "supply"], step="actions",
                  marks={"helping": ["bot_1"], "resolved": ["bot_1"]})  # fmt: skip
    level = int(of(state).level())
    do(state, "activate cities_6.d", "roll 1", "roll 2")
    assert of(state).second_die == 2
    assert f"total {1 + 2 + 2 + level}" in told(state)


def test_a_bot_and_the_automaton() -> None:
    """M-19.8, M-21.3: +2 and +1 for others, +1 for the Automaton itself."""
    marks = {"helping": ["bot_1"], "resolved": ["bot_1"]}
    both: dict[str, Any] = {"automaton": "hills_1", "bots": ["hills_1", "supply"], "step": "actions", "marks": marks}
    state = teams({"followers": ["hills_1"]}, {}, **both)
    do(state, "activate p1:follower hills_1", "roll 1")
    assert "total 4" in told(state)
    state = teams({"followers": ["hills_1"]}, {}, **both)
    do(state, "activate p2:automaton hills_1", "roll 1")
    assert "total 2" in told(state)


def on_component(name: str, letter: str, first: dict[str, Any], **position: Any) -> State:
    """A component is built."""
    rules = of(mechanical(5)).rules
    chosen: list[str] = []
    for number, wanted in enumerate(rules.letters):
        own = [c for c in content.COMPONENTS[:20] if rules.letter_of[content.COMPONENTS.index(c)] == number]
        own.sort(key=lambda c: c != name)
        chosen += own[:wanted]
    assert name in chosen, letter
    given = {"leader": "supply", "followers": [], "goods": {}, **first}
    away = {"hologram": "supply", "automaton": "supply", "bots": ["supply", "supply"], "effects": {"hologram_back": 99}}
    named = {"players": [given, {"goods": {}}], "built": [name], "blueprint": [c for c in chosen if c != name]}
    return mechanical(5, None, **{**away, **named, **position})


def single_component() -> str:
    """One with spaces for five or more players that figures take alone."""
    entries = of(mechanical()).rules.catalogue.components
    return next(e.id for e in entries if e.spaces_5plus and not e.double and not e.followers_only and e.letter == "B")


def test_a_bot_opens_a_space_for_another() -> None:
    """MC-201, M-19.7, M-19.13: the Bot goes first, onto the closed space; then one other may stand there and act."""
    name = single_component()
    room = int(of(mechanical()).rules.printed[island.SITE_NAMES.index(name)])
    first = {"followers": [*[name] * room, "pool", "pool"]}
    state = on_component(name, "B", first, bots=["pool", "supply"])
    assert f"follower@{name}" not in texts(state, 0)
    do(state, "follower@mystic_power_source", "bring bot", "unlock bot")
    assert texts(state) == [f"to {name}", "to gate_build_3"] or f"to {name}" in texts(state)
    do(state, f"to {name}")
    assert f"follower@{name}" in texts(state)
    assert f"lift bot {name}" in texts(state, 1)
    do(state, f"follower@{name}")
    assert f"lift bot {name}" not in texts(state, 1)
    position = state.position()
    assert state.game.from_position(position).position() == position
    pass_until(state, "actions")
    assert where(state, FIRST_BOT) == name
    assert f"activate p1:follower {name}" in texts(state)
    assert f"activate p2:bot {name}" not in texts(state)


def test_a_bot_that_nobody_joins_goes_home() -> None:
    """M-19.13: when PLACE closes."""
    name = single_component()
    state = on_component(name, "B", {}, bots=["pool", "supply"])
    do(state, "bring bot", "unlock bot", f"to {name}")
    pass_until(state, "actions")
    assert where(state, FIRST_BOT) == "pool"
    assert held(state, name) == 0


def test_a_helping_bot_whose_partner_is_lifted_is_alone() -> None:
    """M-19.13: in PLACE it has the space to itself; if the partner leaves later it keeps its mode."""
    state = teams({"followers": ["hills_6"]}, {}, bots=["pool", "supply"])
    do(state, "bring bot", "assist bot", "to hills_6")
    assert of(state).flags[FIRST_BOT] & ASIDE
    state.submit(0, "lift follower hills_6")
    assert not of(state).flags[FIRST_BOT] & ASIDE
    assert held(state, "hills_6") == 1
    marks = {"helping": ["bot_1"], "resolved": ["bot_1"]}
    state = teams({"followers": ["hills_6"]}, {}, bots=["hills_6", "supply"], step="actions", marks=marks)
    of(state).leave(1, POOL)
    assert of(state).flags[FIRST_BOT] & ASIDE
    assert "activate p2:bot hills_6" not in texts(state)


def test_a_double_space_for_five_takes_two_bots() -> None:
    """MC-126, M-19.9: with one Bot nobody is let in."""
    entries = of(mechanical()).rules.catalogue.components
    name = next(entry.id for entry in entries if entry.double and entry.spaces_5plus and entry.letter == "D")
    first = {"followers": [f"{name}.d", f"{name}.d", "pool", "pool"]}
    state = on_component(name, "D", first, bots=["pool", "pool"])
    do(state, "follower@mystic_power_source", "bring bot", "unlock bot", f"to {name}.e")
    assert f"follower@{name}.e" not in texts(state, 0)
    do(state, "follower@mystic_power_source", "bring bot", "unlock bot", f"to {name}.e")
    state.submit(0, "lift follower mystic_power_source")
    do(state, f"follower@{name}.e")
    state.submit(0, "lift follower mystic_power_source")
    do(state, f"follower@{name}.e")
    pass_until(state, "actions")
    assert f"activate {name}.e" in texts(state)


def test_a_bot_opens_the_third_build_space_to_one() -> None:
    """M-19.13: each Bot there admits one other; M-19.8: the Automaton too may be let in."""
    state = teams({"followers": ["pool", "pool"]}, {}, bots=["pool", "supply"], automaton="pool")
    assert f"follower@{GATE}" not in texts(state, 0)
    do(state, "follower@mystic_power_source", "bring bot", "unlock bot", f"to {GATE}")
    assert f"automaton@{GATE}" in texts(state, 1)
    do(state, f"follower@{GATE}")
    assert f"automaton@{GATE}" not in texts(state, 1)
    do(state, "automaton@mystic_power_source")
    pass_until(state, "actions")
    assert f"activate {GATE}" in texts(state)


# Recruiting.


def test_the_second_team_gains_the_other_bot() -> None:
    """MC-197, M-19.10, M-24.46: a Bot counts as a follower; with nothing mechanical in the supply nothing is gained."""
    position: dict[str, Any] = {
        "hologram": "cities_6.d",
        "bots": ["cities_6.d", "supply"],
        "step": "actions",
        "effects": {},
    }
    state = teams({}, {}, automaton="pool", wrath=5, **position)
    do(state, "activate cities_6.d", "roll 6", "roll 6")
    assert where(state, FIRST_BOT + 1) == "pool"
    assert IS_FOLLOWER[FIRST_BOT] == 1
    assert IS_FOLLOWER[THE_AUTOMATON] == 0
    position["bots"] = ["cities_6.d", "forests_6"]
    state = teams({}, {}, automaton="pool", wrath=5, **position)
    do(state, "activate cities_6.d", "roll 6", "roll 6")
    assert state.step().name != "recruit"
    assert figures_of(state, 1, SUPPLY) == []


def test_what_was_removed_can_be_regained() -> None:
    """M-3.9, M-24.14, DM-77: Hologram, Automaton and Bots go to the supply and come back for a follower."""
    position: dict[str, Any] = {
        "hologram": "cities_6.d",
        "bots": ["cities_6.d", "supply"],
        "step": "actions",
        "effects": {},
    }
    state = teams({}, {}, {"monstrosities": True}, automaton="hills_6", wrath=5, **position)
    remove(of(state), THE_AUTOMATON)
    assert where(state, THE_AUTOMATON) == "supply"
    do(state, "activate cities_6.d", "roll 6", "roll 6")
    assert sorted(texts(state)) == ["gain automaton", "gain bot"]
    do(state, "gain automaton")
    assert where(state, THE_AUTOMATON) == "pool"
    remove(of(state), FIRST_BOT)
    assert where(state, FIRST_BOT) == "supply"
    assert of(state).where[FIRST_BOT] != OUT


def test_the_starting_player_regains_the_hologram_of_two() -> None:
    """MC-202, M-18.9, M-3.9, DM-77: it has no power this round, and comes back in place of a follower."""
    given = [{"leader": "supply", "followers": ["cities_6.d", "cities_6.d"], "goods": {}} for _ in range(2)]
    given[1]["followers"] = []
    game = tidefall.load_game("rising", seats=2, level=2, monstrosities=True, councilors="random")
    position = {"players": given, "hologram": "supply", "effects": {"hologram_back": 41}, "wrath": 5, "step": "actions"}
    state = game.from_position(position)
    assert state.observation(0)["hologram"]["councilor"] is None
    do(state, "activate cities_6.d", "roll 6", "roll 6")
    assert sorted(texts(state)) == ["gain follower", "gain hologram", "gain leader"]
    do(state, "gain hologram")
    assert where(state, THE_HOLOGRAM) == "pool"
    while of(state).round == 6 and not state.is_terminal():
        do(state, calm(texts(state)))
    assert state.step().name == "reveal_board"


def test_the_automaton_of_the_ordinary_solo_only_helps() -> None:
    """M-24.64: with the expansion too, unless the mechanical variant is chosen."""
    game = tidefall.load_game("rising", seats=1, level=2, monstrosities=True)
    player = {"leader": "supply", "followers": ["hills_1"], "goods": {}}
    state = game.from_position({"players": [player], "automaton": "hills_1", "step": "actions"})
    assert "activate p1:follower hills_1" in texts(state)
    assert "activate p1:automaton hills_1" not in texts(state)


def test_rise_of_the_robots() -> None:
    """MC-154, M-12.1: the Bot joins the second team, and a sharing Bot does both; with no Bot left, volunteers."""
    options = {"monstrosities": True}
    state = teams({"cards": ["rise_of_the_robots"], "followers": ["pool"]}, {}, options)
    do(state, "play rise_of_the_robots")
    assert where(state, FIRST_BOT) == "pool"
    assert figures_of(state, 0, POOL) == ["follower"]
    assert figures_of(state, 1, POOL) == ["bot"]
    marks = {"opening": ["bot_1"], "resolved": ["bot_1"]}
    for robots, total in ((0, 1), (1, 2)):
        state = teams({"followers": ["hills_6"]}, {}, options, bots=["hills_6", "supply"], step="actions", marks=marks,
                      monstrosities={"rise_of_the_robots": robots})  # fmt: skip
        do(state, "activate p1:follower hills_6", "roll 1")
        assert f"total {total}" in told(state)
    state = teams({"cards": ["rise_of_the_robots"]}, {}, options, bots=["pool", "pool"])
    state.submit(0, "play rise_of_the_robots")
    assert figures_of(state, 0, POOL) == ["volunteer", "volunteer"]


# Positions and whole games.


@pytest.mark.parametrize(
    "position",
    [
        {"bots": ["pool", "pool", "pool"]},
        {"players": [{}, {"leader": "pool"}]},
        {"players": [{}, {"followers": []}]},
        {"players": [{}, {"councilor": "adept"}]},
        {"starting_player": 1},
        {"marks": {"helping": ["bot_1"]}},
        {"marks": {"helping": ["p1_leader"], "resolved": ["p1_leader"]}},
        {"bots": ["hills_6"], "marks": {"helping": ["bot_1"], "opening": ["bot_1"], "resolved": ["bot_1"]}},
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any]) -> None:
    """M-19.3, M-19.15: refused in words."""
    with pytest.raises(Refused) as refusal:
        mechanical(**position)
    assert str(refusal.value)
    assert refusal.value.told("es") != str(refusal.value)


def test_bots_belong_to_the_mechanical_solo() -> None:
    with pytest.raises(Refused):
        tidefall.load_game("rising", seats=2).from_position({"bots": ["pool"]})


@BOTH
def test_random_games_end(grown: bool) -> None:
    """M-27.9, M-19.12: `held` is what those who fill a space make of it; positions are read back on the way."""
    for seed in range(3 * GAMES):
        rng = random.Random(seed)
        state = mechanical(2 + seed % 4, {"monstrosities": grown, "councilors": "free"})
        met: set[str] = set()
        for node in walk(state, rng, 0.1):
            table = of(node)
            counted = [0] * int(table.rules.spaces)
            for figure in range(table.rules.figures):
                if table.where[figure] >= 0 and not table.flags[figure] & ASIDE:
                    counted[int(table.where[figure])] += int(ROOM_OF[figure])
            assert counted == [int(number) for number in table.held]
            assert table.starter == 0
            testing.check_chance(node)
            if node.step().name not in met and not node.is_terminal():
                met.add(node.step().name)
                position = node.position()
                assert node.game.from_position(position).position() == position
        assert state.is_terminal()
        assert not {"consent", "objections", "vote", "end_proposed", "award", "may_forgo"} & met


# One person at two seats.


def test_whoever_takes_a_seat_has_both() -> None:
    """M-19.15: at a table, and in the terminal; the two seats need not be asked for."""
    room = Room([Place("you"), Place("open")], game="rising", mechanical=True, start=True)
    assert room.table.seats_of("host") == [0, 1]
    room = Room([Place("open"), Place("open")], game="rising", mechanical=True)
    room.join("bob", 1)
    assert room.table.seats_of("bob") == [0, 1]
    room = Room([Place("open"), Place("open")], game="rising", mechanical=True)
    room.do("host", commands.Sit(0))
    assert room.table.seats_of("host") == [0, 1]
    game = tidefall.load_game("rising", mechanical=True)
    assert game.seats == 2
    assert settings.people("random", game, 1) == settings.people("1", game, 1) == {0, 1}
    assert settings.people("1", tidefall.load_game("rising"), 1) == {1}


def test_one_person_plays_to_the_end_of_a_round() -> None:
    """M-19.15: the local table asks the same person for both teams."""
    table = LocalTable(mechanical(), {}, seed=1)
    assert table.people() == [0, 1]
    asked: set[int] = set()
    rng = random.Random(2)
    for seat in table.questions():
        if of(table.state).round == 2:
            break
        asked.add(seat)
        table.act(seat, rng.choice(list(table.state.legal_actions(seat))))
    assert asked == {0, 1}
