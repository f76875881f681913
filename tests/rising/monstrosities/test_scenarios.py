"""Random games with the harpies and the sea: they end, and what always holds holds at every node (M-27)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidefall
from monstrous import monstrous
from rising.monstrosities.test_harpies import attack, raid
from rising.monstrosities.test_play import check
from rising.monstrosities.test_sea import charybdis, scylla
from rising.test_steward import says
from rising_helpers import do, texts
from rising_play import of, random_step, walk
from rising_words import LANGUAGES, idle, is_sentence
from tidefall.kernel import testing
from tidefall.kernel.state import State
from tidefall.rising.rules import island, steps
from tidefall.rising.rules.content import ALLIES, MISFORTUNES
from tidefall.rising.rules.happenings import HARPY_COMES, SEA_ESCAPED
from tidefall.rising.rules.monstrosities.harpies import HARPIES, live_harpies
from tidefall.rising.rules.monstrosities.lair import LAIR_SPACE, THE_LAIR
from tidefall.rising.rules.monstrosities.letters import (
    CHARYBDIS,
    SCYLLA,
    count_of,
    has_letters,
    space_of,
    stone_letters,
)
from tidefall.rising.rules.monstrosities.sea import attracts
from tidefall.rising.rules.monstrosities.store import (
    DEFEATED,
    LETTERS,
    LOCATIONS_IN_PLAY,
    LOOT_CARDS,
    SEA_ATTACKER,
    SEA_GAP,
    SEA_GONE,
    SEA_SATED,
    STONES,
)
from tidefall.rising.rules.state import AT_LAIR, CARD_PLACES, RisingState
from tidefall.rising.speech.narration import FIELDS

GAMES = 5 if tidefall.COMPILED else 1
COUNTS = [1, 2, 3, 4, 5, 6, 7]
SETS: list[dict[str, Any]] = [
    {"harpies": True},
    {"sea": True},
    {"harpies": True, "sea": True, "offset": False},
    {"harpies": True, "sea": True, "medusa": True},
]
KINDS = ("crystal", "gold", "ore", "atlantium", "energy")


def besieged(rng: random.Random, seats: int, options: dict[str, Any]) -> State:
    """A table in the middle of a scenario: Allies about, sunken land, loot at the Lair, one harpy or monster gone."""
    allies: dict[str, Any] = {name: {"seat": rng.randrange(seats)} for name in ALLIES if not name.startswith("me")}
    told: dict[str, Any] = {"allies": allies}
    if options.get("harpies"):
        told["defeated_harpies"] = rng.randrange(3)
        told["lair_goods"] = {good: rng.randrange(3) for good in KINDS}
        told["lair_cards"] = {"foresight": 1, "apotropaic_mask": 1}
    if options.get("sea") and rng.random() < 0.4:
        told["sea_gone"] = {rng.choice(["scylla", "charybdis"]): 1}
    players: list[dict[str, Any]] = [{"goods": dict.fromkeys(KINDS, 2)} for _ in range(seats)]
    players[0]["cards"] = ["favorable_winds", "thread_of_ariadne", "tablets_of_memory"]
    if options.get("harpies"):
        players[-1]["volunteers"] = ["lair", "lair"]
    land = {name: rng.randint(2, 6) for name in island.PENINSULAS}
    return monstrous(seats, 3, options, step="wrath", wrath=0, land=land, players=players, monstrosities=told)


def check_scenario(table: RisingState) -> None:
    """M-27.1, M-27.5, M-27.6, M-0.7."""
    rules = table.rules
    pending = {int(table.code_at(place)) for place in range(table.depth)}
    stolen = [figure for figure in range(rules.figures) if table.where[figure] == AT_LAIR]
    if rules.harpies:
        assert live_harpies(table) + DEFEATED.of(table) == HARPIES
        is_over = DEFEATED.of(table) == HARPIES and not pending & {int(steps.SPOILS), int(steps.AFTER_ACTION)}
        assert LOCATIONS_IN_PLAY.of(table, THE_LAIR) == (0 if is_over else 1) or DEFEATED.of(table) == HARPIES
        assert not (is_over and stolen)
    else:
        assert not stolen
        assert table.held[LAIR_SPACE] == 0
    for card in range(rules.cards):
        assert LOOT_CARDS.of(table, card) + sum(table.cards[card * CARD_PLACES + place] for place in range(11)) <= 9
    if not rules.sea:
        return
    attacker = int(SEA_ATTACKER.of(table))
    assert not attacker or not SEA_GONE.of(table, attacker - 1)
    assert not (SEA_GONE.of(table, SCYLLA) and SEA_GONE.of(table, CHARYBDIS) and attacker)
    assert attacker or not (SEA_GAP.of(table) or SEA_SATED.of(table))
    naming = int(steps.NAME_SPACE) in pending
    for space in range(island.FIRST_SPACE[island.TILES]):
        if not has_letters(space):
            continue
        letters = [
            int(LETTERS.of(table, figure)) for figure in range(rules.figures) if space_of(table, figure) == space
        ]
        assert sum(count_of(some) for some in letters) <= table.held[space]
        together = 0
        for some in letters:
            assert not together & some
            together |= some
        room = rules.printed[island.SITE_OF[space]]
        assert not together & stone_letters(table, space)
        if table.held[space] <= room and not naming and not rules.medusa:  # one who is freed has no letter
            assert count_of(together) + STONES.of(table, space) == table.held[space]


@pytest.mark.parametrize("options", SETS)
@pytest.mark.parametrize("seats", COUNTS)
def test_games_end_and_keep_the_invariants(seats: int, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = monstrous(seats, 2 + (seats + seed) % 7, options)
        for node in walk(state, rng, 0.1):
            check(of(node))
            check_scenario(of(node))
        assert state.is_terminal()


@pytest.mark.parametrize("options", SETS)
@pytest.mark.parametrize("seats", COUNTS)
def test_besieged_tables_keep_the_invariants(seats: int, options: dict[str, Any]) -> None:
    """Positions are read back on the way, and clones go their own ways."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = besieged(rng, seats, options)
        met: set[str] = set()
        for node in walk(state, rng, 0.1, 600):
            check(of(node))
            check_scenario(of(node))
            testing.check_chance(node)
            if node.step().name not in met and not node.is_terminal():
                met.add(node.step().name)
                position = node.position()
                assert node.game.from_position(position).position() == position
                twin = node.clone()
                random_step(twin, rng)
                assert node.position() == position


OF_THE_SCENARIOS = {kind for number, (kind, _) in FIELDS.items() if HARPY_COMES <= number <= SEA_ESCAPED}
SELDOM = {
    "lair_gone",
    "harpy_defeated",
    "treasure_found",
    "sea_leaves",
    "sea_escaped",
    "stemmed",
    "stolen_card",
    "retrieved",
}
"""What few random games of this length come to."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_is_told(lang: str) -> None:
    met: set[str] = set()
    for seed in range(14):
        rng = random.Random(seed)
        for state in walk(besieged(rng, 1 + seed % 7, SETS[seed % len(SETS)]), rng, 0.1, 250):
            last = state
        for event in last.events(None, 0, lang):
            assert is_sentence(event["text"], lang), event
            assert idle(event["say"]) <= {"text", "peninsula", "spaces", "seat"}, event
            met.add(event["kind"])
    assert OF_THE_SCENARIOS - met <= SELDOM


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_seldom_is_told(lang: str) -> None:
    last = raid(told={"defeated_harpies": 2})
    do(last, "roll 6", "roll 6", "treasure treasure_ingots", "portion 1 atlantium p1", "agree")
    gone = charybdis(land={**dict.fromkeys(island.PENINSULAS, 4), "forests": 5, "hills": 5},
                     told={"sea_gone": {"scylla": 1}})  # fmt: skip
    do(gone, "whirl forests")
    stemmed = charybdis({"goods": {"energy": 3}}, land={"forests": 6, "hills": 5})
    do(stemmed, "stem forests")
    robbed = do(attack({"followers": ["hills_1"], "cards": ["foresight"]}), "roll 2", "roll 5", "roll 5")
    do(robbed, "tribute foresight")
    back = raid(told={"lair_goods": {"ore": 2}})
    do(back, "raid steal", "agree", "roll 2", "roll 3")
    events = [event for state in (last, gone, stemmed, robbed, back) for event in state.events(None, 0, lang)]
    assert {event["kind"] for event in events} >= SELDOM
    for event in events:
        assert is_sentence(event["text"], lang), event


# Several monsters.


def beset(*players: dict[str, Any], told: dict[str, Any], **options: Any) -> State:
    """Monsters are about to act; whoever is not named has nobody."""
    given = [{"goods": {}, "followers": [], **player} for player in players]
    given += [{"goods": {}, "followers": []} for _ in range(4 - len(given))]
    chosen = {"councilors": "random", **options}
    return monstrous(4, 2, chosen, step="monsters_slot", players=given, monstrosities=told)


def test_the_table_says_which_monster_is_next() -> None:
    """MC-119, DM-40, M-14.1, M-14.2, M-14.5, M-22.4: those whom Medusa has petrified Scylla does not count."""
    told = {"medusa": "hills_6", "sea_attacker": 1}
    crowd = {"followers": ["hills_2", "hills_2", "hills_2", "forests_3"]}
    state = beset(crowd, told=told, medusa=True, sea=True)
    assert state.step().name == "monsters_act"
    assert texts(state) == ["monster medusa", "monster sea"]
    do(state, "monster medusa")
    pass_until_settled(state)
    do(state, "gaze p1:follower hills_2")
    table = of(state)
    assert sum(table.where[figure] <= -10 for figure in range(1, 8)) == 3
    assert [int(attracts(table, gap)) for gap in (0, 1)] == [1, 0]


def pass_until_settled(state: State) -> None:
    while state.step().name in ("objections", "vote"):
        do(state, "agree")


def test_all_three_act_in_the_order_that_the_table_likes() -> None:
    """MC-132, M-3.2, M-16.6, M-17.4, M-14.4: whom Medusa has petrified harpies and Scylla do not find."""
    told = {"medusa": "hills_6", "sea_attacker": 1}
    state = beset({"followers": ["hills_2"], "goods": {"gold": 1}}, told=told, medusa=True, harpies=True, sea=True)
    do(state, "monster medusa")
    pass_until_settled(state)
    do(state, "gaze p1:follower hills_2")
    do(state, "roll 2", "roll 2", "roll 2")
    table = of(state)
    assert table.where[1] == -10 - island.SPACE_NAMES.index("hills_2")
    assert table.has(0, 1) == 1
    assert all(attracts(table, gap) == 0 for gap in range(6))


def test_the_offset_is_taken_once() -> None:
    """M-14.9, M-24.19: three Calm Seas more, three Controlled Floods fewer, however many scenarios there are."""
    calm, controlled = MISFORTUNES.index("calm_seas"), MISFORTUNES.index("controlled_flood")
    plain = of(monstrous(4, 3)).rules.in_deck
    for options in SETS[:2] + SETS[3:]:
        grown = of(monstrous(4, 3, options)).rules.in_deck
        assert grown[calm] == plain[calm] + 3
        assert grown[controlled] == max(plain[controlled] - 3, 0)
    assert of(monstrous(4, 3, SETS[2])).rules.in_deck[calm] == plain[calm]


@pytest.mark.parametrize("options", SETS[:3])
def test_stewards_live_with_the_monsters(options: dict[str, Any]) -> None:
    """They answer whatever is asked, and save whom they can (DM-44, DM-47)."""
    rng = random.Random(5)
    state = besieged(rng, 3, options)
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            random_step(state, rng)
        else:
            do(state, says(state))
    assert state.is_terminal() or of(state).round > 1


def test_a_steward_pays_scylla_and_the_harpies() -> None:
    hunted = scylla({"followers": ["hills_6"], "leader": "forests_6", "goods": {"energy": 1}})
    assert says(hunted) == "save p1:leader forests_6"
    robbed = do(attack({"followers": ["hills_1"], "goods": {"gold": 2, "ore": 1}}), "roll 2", "roll 5", "roll 5")
    assert says(robbed) == "tribute_good gold"
