"""Positions as data: defaults, round trips at every node, and the reasons why a position is refused."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tidefall
from option_sets import title
from rising_helpers import table, texts
from rising_play import SETS, of, random_step, rich, walk
from tidefall.kernel.stack import FRAME
from tidefall.kernel.state import State
from tidefall.rising.position.position import KEYS
from tidefall.rising.rules import steps
from tidefall.rising.rules.chapters import STEPS
from tidefall.rising.rules.state import OMEN_DECK

THOROUGH = 4 if tidefall.COMPILED else 1
PROCEDURE = {
    "activation",
    "aftermath",
    "after_action",
    "cleanup",
    "close_place",
    "collect",
    "cradle",
    "displace",
    "finish_build",
    "flood",
    "lay_aside",
    "misfortune",
    "monsters_slot",
    "purchase",
    "resolve",
    "round",
    "sink",
    "round_end",
}
"""Steps at which nobody is ever asked."""
NOT_THE_TABLE = {"game", "rules", "past", "root", "menu", "log", "narrator", "together", "sealed", "stack", "depth"}


def facts(state: State) -> dict[str, Any]:
    """Every field of the table, as far as it means something."""
    data = of(state)
    names = [name for name in dir(data) if name[0] != "_" and name not in NOT_THE_TABLE]
    found: dict[str, Any] = {name: value for name in names if not callable(value := getattr(data, name))}
    for name, value in found.items():
        if not isinstance(value, int | bool):
            found[name] = [int(item) for item in value]
    found["bottom"] = found["bottom"][: data.buried]
    found["omens"] = [*found["omens"][: data.known], *found["omens"][OMEN_DECK:]]
    if not data.over:
        found["stack"] = [int(item) for item in data.stack[: data.depth * FRAME]]
    return found


def check_round_trip(state: State) -> None:
    position = state.position()
    again = state.game.from_position(json.loads(json.dumps(position)))
    assert facts(again) == facts(state)
    assert again.position() == position
    assert again.legal_actions() == state.legal_actions()


def test_all_facts_are_compared() -> None:
    """The comparison sees the arrays and the numbers of the table."""
    found = facts(table())
    assert {"where", "goods", "omens", "land", "stack", "round", "paid", "player", "over"} <= set(found)
    assert len(found) >= 50


@pytest.mark.parametrize("options", SETS, ids=title)
def test_round_trip_at_every_node_of_a_game(options: dict[str, Any]) -> None:
    """From the first chance event on, for some rounds."""
    rng = random.Random(1)
    for state in walk(tidefall.load_game("rising", **options).new_initial_state(), rng, 0.1, 300 * THOROUGH):
        check_round_trip(state)


@pytest.mark.parametrize("options", SETS, ids=title)
def test_round_trip_at_every_node_of_rich_rounds(options: dict[str, Any]) -> None:
    """With goods, cards and components there is more to be in the middle of."""
    for seed in range(THOROUGH):
        rng = random.Random(seed)
        for state in walk(rich(rng, **options), rng, 0.1, 400):
            check_round_trip(state)


def test_round_trip_at_every_kind_of_step() -> None:
    """Random play meets every step at which anybody is asked, and each keeps its position."""
    wanted = {step.name for step in STEPS.all[: steps.BASE_STEPS]} - PROCEDURE | {"over"}
    met: Counter[str] = Counter()
    for seed in range(600):
        rng = random.Random(seed)
        for state in walk(beginning(seed, rng), rng, 0.2, 300):
            name = "over" if state.is_terminal() else state.step().name
            met[name] += 1
            if met[name] <= 3:
                check_round_trip(state)
        if seed > 2 * len(SETS) and set(met) == wanted:
            break
    assert set(met) == wanted


def beginning(seed: int, rng: random.Random) -> State:
    """Now and then a setup, or a crowd around the Automaton; otherwise a rich table."""
    options = SETS[seed % len(SETS)]
    if seed < len(SETS):
        return tidefall.load_game("rising", **options).new_initial_state()
    if seed % 50 == 0:
        crowd = {"councilor": "emissary", "leader": "hills_3", "followers": ["hills_3", "hills_3"]}
        opened: dict[str, Any] = {"effects": {"extra_spaces": {"hills_3": 2}}, "marks": {"opened": ["p1_leader"]}}
        return table(1, step="actions", players=[crowd], automaton="hills_3", **opened)
    return rich(rng, **options)


def test_the_given_data_is_left_alone() -> None:
    position = table(step="misfortune", misfortunes={"card": "calm_seas"}).position()
    before = copy.deepcopy(position)
    state = table(**position)
    random_step(state, random.Random(0))
    assert position == before


# Defaults.


def test_empty_position() -> None:
    """Round 1 has just begun placing: full island, everybody's figures in the pool, the level's energy."""
    state = table()
    assert (state.step().name, state.current_player()) == ("place", 0)
    told = state.position()
    assert (told["round"], told["wrath"], told["starting_player"]) == (1, 0, 0)
    assert [player["councilor"] for player in told["players"]] == ["adept", "artificer", "emissary", "explorer"]
    assert [player["colour"] for player in told["players"]] == ["red", "blue", "yellow", "green"]
    assert told["players"][0]["goods"] == {"energy": 2}
    assert told["players"][0]["followers"] == ["pool", "pool", "supply", "supply"]
    assert len(told["blueprint"]) == 9
    assert sum(told["misfortunes"]["deck"].values()) == 61
    assert sum(told["library"]["deck"].values()) + told["library"]["hidden_artifacts"] == 27
    assert told["players"][0].keys() >= {"leader", "followers"}


def test_round_and_wrath_follow_from_each_other() -> None:
    assert table(round=4).position()["wrath"] == 3
    assert table(wrath=2).position()["round"] == 3
    assert table(round=9).position()["wrath"] == 5
    assert table(round=9, wrath=2).position()["wrath"] == 2


def test_followers_not_named_are_in_the_supply() -> None:
    state = table(players=[{"followers": ["forests_6"]}])
    assert state.position()["players"][0]["followers"] == ["forests_6", "supply", "supply", "supply"]


def test_goods_not_named_are_nothing() -> None:
    assert table(players=[{"goods": {"gold": 1}}]).position()["players"][0]["goods"] == {"gold": 1}


def test_free_councilors_and_colours_are_handed_out() -> None:
    told = table(2, players=[{"councilor": "artificer", "colour": "blue"}]).position()["players"]
    assert [(player["councilor"], player["colour"]) for player in told] == [("artificer", "blue"), ("adept", "red")]


def test_the_hologram_is_in_play_with_a_power() -> None:
    """The first board that nobody has; none while it is away."""
    told = table(2).position()
    assert (told["hologram"], told["hologram_power"], told["council"]) == (
        "pool",
        "emissary",
        {"revealed": ["emissary"]},
    )
    assert "hologram_power" not in table(2, round=4, hologram="supply", effects={"hologram_back": 5}).position()
    assert "hologram" not in table(3).position()


def test_built_components_fill_the_blueprint_with_the_first_others() -> None:
    told = table(level=3, built=["soul_conduit"]).position()
    assert told["built"] == ["soul_conduit"]
    assert told["blueprint"][-2:] == ["spirit_seal", "aegis_of_nereus"]
    assert len(told["blueprint"]) == 8


def test_what_is_not_in_the_deck_is_in_the_discard_pile() -> None:
    """A position names the deck, or the discard pile; the other one has the rest."""
    told = table(misfortunes={"deck": {"calm_seas": 2}}).position()["misfortunes"]
    assert (told["deck"], sum(told["discard"].values())) == ({"calm_seas": 2}, 59)
    told = table(misfortunes={"discard": {"calm_seas": 2}}).position()["misfortunes"]
    assert (told["deck"]["calm_seas"], told["discard"]) == (7, {"calm_seas": 2})
    told = table(library={"deck": {"foresight": 1}, "hidden_artifacts": 1}).position()["library"]
    assert (told["deck"], told["discard"]["foresight"], told["hidden_artifacts"]) == ({"foresight": 1}, 1, 1)
    assert told["discard"]["numinous_amplifier"] == 1
    assert sum(told["discard"].values()) == 25


@pytest.mark.parametrize("step", ["place", "misfortune", "end_misf", "start_actions", "actions", "wrath"])
def test_a_position_can_begin_at_each_phase(step: str) -> None:
    assert table(2, step=step).step().name in (step, "turn_over", "place", "actions", "reveal_board", "hologram_power")


def test_a_misfortune_can_be_the_card_at_hand() -> None:
    """It has just been turned over: its drawer resolves it, and draws before it are counted."""
    state = table(3, step="misfortune", misfortunes={"card": "tsunami"}, draws=2)
    assert (state.step().name, state.current_player()) == ("tsunami", 1)
    state = table(3, step="misfortune", misfortunes={"card": "controlled_flood"}, starting_player=2)
    assert (state.step().name, state.current_player()) == ("choose_flood", 2)


def test_known_cards_lie_on_top_and_at_the_bottom() -> None:
    state = table(step="misfortune", misfortunes={"top": ["tsunami", "calm_seas"]})
    assert texts(state) == ["card tsunami"]
    assert state.position()["misfortunes"]["top"] == ["tsunami", "calm_seas"]
    assert table(library={"bottom": ["foresight"]}).position()["library"]["bottom"] == ["foresight"]


# What cannot be.

FIVE_ARTIFACTS = ("mystic_adze", "diviners_rod", "orators_laurel", "hammer_of_brontes", "tidewardens_horn")
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"rond": 1}, "Did you mean round"),
    ({"round": 0}, "round must be a whole number from 1 to 40"),
    ({"round": True}, "round must be a whole number"),
    ({"round": 2, "wrath": 4}, "cannot be on space 4 yet"),
    ({"step": "placing"}, "Did you mean place"),
    ({"step": "hologram_power"}, "no step hologram_power with these options"),
    ({"step": "deal_councilor", "round": 0}, "no step deal_councilor with these options"),
    ({"step": "over"}, "ended_by cannot be ''"),
    ({"step": "over", "ended_by": "power_core"}, "is built when the game is won by it"),
    ({"ended_by": "drowned"}, "this game is not over"),
    ({"starting_player": 4}, "from 0 to 3"),
    ({"land": {"hils": 3}}, "Did you mean hills"),
    ({"land": {"hills": 7}}, "from 0 to 6"),
    ({"land": {"hills": 0}, "barriers": ["hills"]}, "no land left"),
    ({"barriers": ["hills", "hills"]}, "names hills twice"),
    ({"players": [{}] * 5}, "only 4 seats"),
    ({"players": "red"}, "players must be a list"),
    ({"players": [{"councilor": "adept"}, {"councilor": "adept"}]}, "cannot have the same councilor, adept"),
    ({"players": [{"colour": "pink"}]}, "players[0].colour cannot be 'pink'"),
    ({"players": [{"goods": {"gold": -1}}]}, "players[0].goods.gold must be a whole number from 0"),
    ({"players": [{"cards": ["cipher_of_expertise"]}, {"cards": ["cipher_of_expertise"]}]}, "too many of cipher"),
    ({"players": [{"cards": ["foresight", "foresight", "tide_chart", "tide_chart", "surge_of_power"]}]}, "limit is 4"),
    ({"players": [{"leader": "hills_7"}]}, "players[0].leader cannot be 'hills_7'"),
    ({"players": [{"leader": "hills_6"}], "land": {"hills": 5}}, "flooded or closed"),
    ({"players": [{"leader": "gate_build_3"}]}, "for five or more players"),
    ({"players": [{"leader": "power_core"}]}, "cannot be 'power_core'"),
    ({"players": [{"leader": "aether_lens"}]}, "it has no spaces"),
    ({"players": [{"leader": "mystic_siphon"}]}, "for the Artificer alone"),
    ({"players": [{"followers": ["pool"] * 5}]}, "has 5 followers; with 4 players there are 4"),
    ({"players": [{"followers": ["hills_6", "hills_6"]}]}, "hills_6 holds 2, but has room for 1"),
    ({"players": [{"followers": ["cities_6.d"] * 3}]}, "more than two figures"),
    ({"players": [{"volunteers": ["supply"]}]}, "players[0].volunteers cannot be 'supply'"),
    ({"players": [{"volunteers": ["pool"] * 17}]}, "17 volunteers; there can be 16"),
    ({"players": [{"volunteers": ["pool"]}], "marks": {"volunteers": [1, 2]}}, "must give each volunteer a number"),
    ({"hologram": "pool"}, "no Hologram with 4 players"),
    ({"automaton": "pool"}, "no Automaton with 4 players"),
    ({"hologram_power": "adept"}, "The Hologram has one power"),
    ({"council": {"discard": ["adept"]}}, "in one place only"),
    ({"council": {"stack": ["mystic"]}}, "must be all the boards that are nowhere else"),
    ({"built": ["soul_conduit"]}, "not a component of this level"),
    ({"built": ["aether_lens"], "blueprint": ["aether_lens"]}, "both built and in the Blueprint"),
    ({"blueprint": ["aether_lens"]}, "5 components with the letter A, not 1"),
    ({"built": ["power_core"]}, "when the game is won by it"),
    ({"misfortunes": {"deck": {"calm_seas": 10}}}, "1 too many of calm_seas"),
    ({"misfortunes": {"deck": {}, "discard": {}}}, "lacks 6 of flood_forests"),
    ({"misfortunes": {"top": ["tsunami", "tsunami"]}}, "1 too many of tsunami"),
    ({"misfortunes": {"top": ["calm_seas"] * 4}}, "At most 3"),
    ({"misfortunes": {"card": "tsunami"}}, "if and only if a pending step resolves it"),
    ({"misfortunes": {"seen": {"tsunami": 1}}}, "only while somebody puts them back"),
    ({"step": "misfortune", "draws": 5}, "draws must be a whole number from 0 to 4"),
    ({"step": "misfortune", "draws": 0, "misfortunes": {"card": "tsunami"}}, "at least one draw has begun"),
    ({"library": {"drawn": {"foresight": 1}}}, "only while somebody chooses among them"),
    ({"library": {"hidden_artifacts": 5}}, "from 0 to 4"),
    ({"library": {"hidden_artifacts": 3, "discard": {}}}, "4 are hidden"),
    ({"library": {"unseen": ["mystic_adze"]}}, "must be the artifacts that are nowhere else"),
    ({"library": {"discard": dict.fromkeys(FIVE_ARTIFACTS, 1)}}, "more than that have been seen"),
    ({"effects": {"closed": ["seas"]}}, "effects.closed cannot be 'seas'"),
    ({"effects": {"copied": {"4": "adept"}}}, "effects.copied cannot be '4'"),
    ({"effects": {"extra_spaces": {"hills_6": 1}}, "land": {"hills": 5}}, "hills_6 is flooded"),
    ({"marks": {"resolved": ["p8_leader"]}}, "Did you mean"),
    ({"marks": {"opened": ["p1_leader"]}}, "only an Emissary on a tile"),
    ({"marks": {"blessings": {"0": [1]}}}, "two numbers, for others and for herself"),
    ({"memory": {"dice": [1]}}, "two numbers"),
    ({"memory": {"paid": 1}}, "must be true or false"),
    ({"pending": "actions"}, "pending must be a list"),
    ({"pending": [["place", 0]]}, "must be a table"),
    ({"pending": [{"seat": 0}]}, "step cannot be None"),
    ({"pending": [{"step": "place", "chair": 0}]}, "has no 'chair'"),
    ({"pending": [{"step": "actions"}]}, "must begin with the step place"),
    ({"pending": [{"step": "place", "seat": 4}]}, "cannot be pending there"),
    ({"pending": [{"step": "place"}, {"step": "purchase", "thing": 12}]}, "cannot be pending there"),
    ({"pending": [{"step": "place"}, {"step": "claim"}], "land": {"forests": 0}}, "cannot be pending there"),
    ({"pending": [{"step": "place", "seat": 10**20}]}, "from 0 to 7"),
    ({"pending": [{"step": "place"}, {"step": "build"}]}, "does not come on top of place"),
    ({"pending": [{"step": "place"}] * 30}, "At most"),
    ({"step": "actions", "pending": [{"step": "actions"}, {"step": "build", "space": 66}]}, "cannot be pending there"),
    ({"step": "actions", "pending": [{"step": "actions"}, {"step": "objected"}]}, "nobody could act"),
]


@pytest.mark.parametrize(("position", "reason"), REFUSED, ids=lambda value: json.dumps(value)[:60])
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], reason: str) -> None:
    """With one sentence that says what is wrong."""
    with pytest.raises(tidefall.Refused) as caught:
        table(**position)
    assert caught.value.code == "bad_position"
    assert reason in caught.value.reason
    assert caught.value.reason[-1] in ".?"


@pytest.mark.parametrize("position", [None, 3, "place", [], [{}], {1: 2}])
def test_a_position_is_a_mapping(position: Any) -> None:
    with pytest.raises(tidefall.Refused, match="A position"):
        tidefall.load_game("rising").from_position(position)


# Whatever one writes.

PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
ANY_JSON = st.recursive(
    PLAIN, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner), max_leaves=8
)
ODD: list[Any] = [
    None,
    -1,
    0,
    1,
    2,
    7,
    99,
    10**30,
    1.5,
    True,
    "",
    "x",
    "pool",
    "supply",
    "hills_6",
    [],
    {},
    [1],
    {"a": 1},
]


@settings(max_examples=60 * THOROUGH, deadline=None, derandomize=True)
@given(st.dictionaries(st.sampled_from(KEYS), ANY_JSON), st.sampled_from(SETS))
def test_any_json_is_a_position_or_refused(position: dict[str, Any], options: dict[str, Any]) -> None:
    read_or_refused(tidefall.load_game("rising", **options), position)


@pytest.mark.parametrize("options", SETS, ids=title)
def test_a_spoilt_position_is_refused_or_can_be_played(options: dict[str, Any]) -> None:
    """Good positions with something changed, removed or put elsewhere: a sentence, or a game that goes on."""
    game = tidefall.load_game("rising", **options)
    for seed in range(2 * THOROUGH):
        rng = random.Random(seed)
        told = [json.dumps(state.position()) for state in walk(rich(rng, **options), rng, 0.1, 400)]
        good = [json.loads(text) for text in told[::8]]
        for _ in range(60):
            state = read_or_refused(game, spoilt(rng, rng.choice(good), rng.choice(good)))
            if state is not None:
                for _ in walk(state, rng, 0.1, 60):
                    pass
                check_round_trip(state)


def read_or_refused(game: Any, position: Any) -> State | None:
    state: State | None = None
    with contextlib.suppress(tidefall.Refused):
        state = game.from_position(position)
    return state


def spoilt(rng: random.Random, good: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """A copy of a position with one or a few things wrong."""
    position = copy.deepcopy(good)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        holder, key = rng.choice(places(position))
        way = rng.randrange(6)
        if way == 0:
            del holder[key]
        elif way == 1:
            holder[key] = copy.deepcopy(rng.choice(ODD))
        elif way == 2 and type(holder[key]) is int:
            holder[key] += rng.choice([-2, -1, 1, 2, 8, 64, 256])
        elif way == 3:
            elsewhere, name = rng.choice(places(position))
            holder[key] = copy.deepcopy(elsewhere[name])
        elif way == 4 and isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
        else:
            name = rng.choice(list(other))
            position[name] = copy.deepcopy(other[name])
    return position


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every item of nested data: what holds it, and its key there."""
    items = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    found = [(data, key) for key, _ in items]
    for _, value in items:
        found += places(value)
    return found


def test_a_tile_overfilled_from_a_prototype_loads_again() -> None:
    """R-6.24, R-4.10: an Artificer uses the unbuilt Watchtower and goes to a full tile."""
    state = table(
        step="start_actions",
        level=2,
        players=[
            {"councilor": "artificer", "leader": "astral_watchtower"},
            {"councilor": "scholar", "followers": ["libraries_5"]},
        ],
        blueprint=["aether_lens", "resonant_bell", "tidal_bulwark", "mystic_siphon", "matter_converter",
                   "astral_watchtower", "numinous_beacon", "entropy_drive", "transmutation_crucible"],
    )  # fmt: skip
    assert state.step().name == "relocate"
    state.submit(0, "to libraries_5")
    tile = state.observation(None)["island"]["libraries"]["tiles"][4]
    assert tile["used"] > tile["capacity"]
    assert state.game.from_position(state.position()).position() == state.position()
