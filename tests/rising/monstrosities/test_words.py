"""What is said in games with Monstrosities: prompts, choices and events, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from monstrous import monstrous
from rising.monstrosities.test_components import act, building, gantry, on
from rising.monstrosities.test_councilors import WRATH_OF_3, serving, with_potions
from rising.monstrosities.test_councilors import table as council
from rising.monstrosities.test_councilors import turned as answering
from rising.monstrosities.test_freeing import charmed
from rising.monstrosities.test_harpies import attack, raid
from rising.monstrosities.test_hologram import LANTERN, two
from rising.monstrosities.test_item_powers import turned as drawn
from rising.monstrosities.test_items import ARTISAN, INSPIRED, PLENTY, owning
from rising.monstrosities.test_items import building as forge_item
from rising.monstrosities.test_locations import HERE, aerie, cache
from rising.monstrosities.test_mechanical import teams
from rising.monstrosities.test_medusa import SHIELD, crowd, played
from rising.monstrosities.test_misfortunes import turned
from rising.monstrosities.test_play import crowded
from rising.monstrosities.test_riddles import puzzled, reading
from rising.monstrosities.test_scenarios import SETS, besieged
from rising.monstrosities.test_sea import scylla
from rising.monstrosities.test_wonders import holding
from rising_helpers import do, pass_until
from rising_play import of, walk
from rising_words import ALWAYS, LANGUAGES, idle, is_sentence, keys, of_the_expansion, sentences
from tidefall.kernel.state import State
from tidefall.rising.rules.figures import THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.monstrosities.allies import FAUN
from tidefall.rising.rules.monstrosities.pieces import remove
from tidefall.rising.rules.state import OUT
from tidefall.rising.speech import prompts

FAMILIES = ("rising-choice-", "rising-prompt-")
LONG_WALKS = 160
"""Games that are searched for rare questions."""


def alone_in_the_cities() -> State:
    """A solo player has won in the cities, and all kinds of figures wait in the supply."""
    first = {"goods": {}, "leader": "supply", "followers": ["cities_6.d", "cities_6.d", "supply"]}
    away = {"hologram": "supply", "automaton": "supply", "effects": {"hologram_back": 41}}
    state = monstrous(1, 2, {"councilors": "random"}, step="actions", players=[first], **away)
    return do(act(state, "activate cities_6.d"), "roll 6", "roll 6")


def scenes_with_medusa() -> Iterator[State]:
    yield monstrous(4, 2, {"medusa": True, "councilors": "random"}, step="medusa_start")
    yield played(crowd("hills_3", "hills_3"), monstrosities=SHIELD)
    yield charmed(crowd(), crowd("cities_6.d"))
    rich = crowd("hills_3", "petrified hills_3", goods={"energy": 2})
    stony = {"petrified_volunteers": {"hills_3": 1}}
    yield do(played(rich, step="actions", monstrosities=stony), "free")
    yield played(crowd("hills_3"), options={"harpies": True})
    burning = on("anastatic_censer", "A", [crowd("anastatic_censer")], options={"medusa": True}, monstrosities=stony)
    yield act(burning, "activate p1:follower anastatic_censer")


def scenes() -> Iterator[State]:
    """Positions from which a few steps lead to what random games seldom meet."""
    for component in ("storm_gyve", "demotic_clarion", "telluric_gnomon", "anamnestic_fount"):
        yield building(component)
    egg = holding("wonder_phoenix_egg", followers=["forges_4"], goods={"ore": 1})
    yield do(egg, "activate p1:follower forges_4")
    pair = [{"followers": ["abetting_pharos.d"]}, {"followers": ["abetting_pharos.d"]}]
    yield act(on("abetting_pharos", "D", pair), "activate abetting_pharos.d")
    censer = on("anastatic_censer", "A", [{"followers": ["anastatic_censer"]}])
    of(censer).where[FAUN], of(censer).owner[FAUN] = OUT, 2
    yield act(censer, "activate p1:follower anastatic_censer")
    yield turned("red_skies", {"goods": {"energy": 2}}, {}, drawer=1, options={"red_skies": 1})
    yield turned("the_one_hundred_hands", {"goods": {"energy": 2}, "followers": ["hills_1", "pool"]})
    yield turned("omen_giants", {"goods": {"atlantium": 9}}, {"goods": {"atlantium": 2}})
    yield turned("the_labyrinth", {"goods": {"energy": 2}, "followers": ["gate_build_1"]})
    for staying, gone in ((THE_HOLOGRAM, THE_AUTOMATON), (THE_AUTOMATON, THE_HOLOGRAM)):
        places = {"hologram": "hills_6", "automaton": "hills_6", "bots": ["cities_6.d", "supply"]}
        places["hologram" if staying == THE_HOLOGRAM else "automaton"] = "cities_6.d"
        cities = teams({}, {}, {"monstrosities": True}, step="actions", wrath=5, effects={}, **places)
        remove(of(cities), gone)
        yield do(cities, "activate cities_6.d", "roll 6", "roll 6")
    yield teams({"followers": ["hills_6"]}, {}, bots=["pool", "supply"])
    yield do(attack({"followers": ["hills_1"], "cards": ["foresight"]}), "roll 2", "roll 5", "roll 5")
    yield do(raid(told={"defeated_harpies": 2}), "roll 6", "roll 6")
    last = raid(told={"defeated_harpies": 2})
    yield do(last, "roll 6", "roll 6", "treasure treasure_relic")
    by_the_sea = [f"cities_{ring}.d" for ring in (6, 6, 5, 5)]
    yield scylla({"followers": by_the_sea}, {"followers": ["cities_4.d", "cities_4.d", "cities_3.d", "cities_3.d"]})
    mask = {"cards": ["apotropaic_mask"], "followers": ["hills_1", "forests_1"]}
    yield turned("the_furies", mask)
    yield turned("hubris", {"goods": {"gold": 5}}, {"goods": {"ore": 5}})
    yield alone_in_the_cities()
    yield from scenes_with_medusa()
    ram = {"allies": {"golden_ram": {"seat": 0, "at": "hills_6"}}}
    rich = [{"goods": {"energy": 2}, "followers": []}, {"goods": {}, "followers": []}]
    herd = monstrous(2, 2, {"councilors": "random"}, step="actions", players=rich, monstrosities=ram)
    yield do(act(herd, "activate p1:golden_ram hills_6"), "roll 6")


def scenes_of_items() -> Iterator[State]:
    """Magic items, locations and what else belongs to them."""
    both = [{"goods": PLENTY, "followers": ["gate_build_1"]}, {"goods": PLENTY, "followers": ["gate_build_1"]}]
    for work in ("horn_of_plenty", "winged_sandals"):
        yield do(forge_item(*both), f"build {work}", "agree")
    yield do(forge_item(*both), "build horn_of_plenty", "agree", "drop energy")
    yield inspired_builder()
    twins = {"goods": {}, "followers": ["hills_5", "hills_5"]}
    yield owning("horn_of_plenty", twins, bearer="p1_follower_1")
    yield owning("winged_sandals", twins, bearer="p1_follower_1", step="end_misf")
    yield owning("winged_sandals", {"followers": ["pool"]}, step="place")
    against = {
        "constellation_cloak": "flood_hills",
        "helm_of_invisibility": "earthquake",
        "winged_sandals": "flood_hills",
    }
    for item, card in against.items():
        yield drawn(card, item, twins, {"followers": ["hills_5"]}, land={"hills": 5})
    fleeing = drawn("flood_hills", "winged_sandals", twins, {"followers": ["hills_5"]}, land={"hills": 5})
    yield do(fleeing, "unleash winged_sandals", "move p2:follower hills_5", "to forests_3")
    yield act(cache({"followers": ["hidden_cache"]}), "activate p1:follower hidden_cache")
    yield aerie(HERE, HERE)
    yield do(aerie(HERE, HERE), "steal gold", "agree", "roll 6", "roll 6")
    yield reading()
    yield puzzled("hidden_stores", "tide_chart")
    yield do(puzzled("hidden_stores", "tide_chart"), "wonder goods")
    yield gantry({"goods": {"crystal": 3, "gold": 3}}, {"goods": {"gold": 3}})
    partners = gantry({"goods": {"crystal": 1, "gold": 1}}, {"goods": {"crystal": 1, "gold": 1}})
    yield do(partners, "erect daimonic_lattice", "share 0 crystal p1")


def inspired_builder() -> State:
    """An Artisan builds an item."""
    goods = {"crystal": 1, "gold": 2, "energy": 1}
    state = forge_item({**ARTISAN, "goods": goods}, options={"councilors": "free"}, monstrosities=INSPIRED)
    return do(state, "build winged_sandals", "drop gold")


def scenes_of_councilors() -> Iterator[State]:
    """Potions, Spirits, the Observatory, and a Hologram with boards of its own."""
    setting_up = monstrous(4, 2, None, step="take_councilor")
    yield do(setting_up, "councilor alchemist", "colour red")
    alchemist = {"councilor": "alchemist", "leader": "alchemists_laboratory"}
    yield do(council(alchemist, monstrosities=with_potions()), "activate p1:leader alchemists_laboratory")
    brewer = {"councilor": "alchemist", "leader": "hills_6"}
    yield do(council(brewer, monstrosities=with_potions("philter_of_fortune")), "pass", "activate p1:leader hills_6")
    for card, potion in (("flood_hills", "draught_of_adamant"), ("the_furies", "tincture_of_shadow")):
        yield answering(card, brewer, {"followers": ["hills_3"]}, monstrosities=with_potions(potion))
    sinking = answering("flood_hills", brewer, monstrosities=with_potions("draught_of_adamant"))
    yield do(sinking, "drink draught_of_adamant")
    yield answering("omen_fauns", brewer, **WRATH_OF_3, monstrosities=with_potions("elixir_of_vitality"))
    yield do(council({"councilor": "channeler", "leader": "pool"}, step="place"), "leader@forests_5")
    pair: list[dict[str, Any]] = [{"leader": "cities_6.d"}, {"followers": ["cities_6.d"]}]
    blessed = do(serving("the_tychae", *pair, options={"trust": True}), "activate cities_6.d", "roll 6", "roll 6")
    yield pass_until(blessed, "tychae")
    gazer = {"councilor": "astrologer", "leader": "astrologers_observatory"}
    yield pass_until(answering("calm_seas", gazer, {"followers": ["astrologers_observatory"]}), "observatory")
    for board in ("alchemist", "channeler"):
        shown = two("hologram_power", LANTERN, council={"revealed": [board, "scholar"]})
        yield do(shown, f"power {board}")
    lattice = two("actions", {"followers": ["daimonic_lattice"]}, built=["daimonic_lattice"])
    yield do(lattice, "activate p1:follower daimonic_lattice")


def nodes() -> Iterator[State]:
    for scene in [*scenes(), *scenes_of_items(), *scenes_of_councilors()]:
        for seed in range(3):
            yield from walk(scene.clone(), random.Random(seed), 0.1, 15)
    for number in range(LONG_WALKS):
        rng = random.Random(number)
        yield from walk(besieged(rng, 1 + number % 7, SETS[number % len(SETS)]), rng, 0.1, 200)
    for number in range(LONG_WALKS):
        rng = random.Random(number)
        yield from walk(crowded(rng, 1 + number % 7, 2 + number % 7), rng, 0.1, 400)
        yield from walk(crowded(rng, 1 + number % 7, 2 + number % 7, medusa=number % 2 == 1), rng, 0.1, 400)


def test_whatever_is_asked_and_chosen_is_said() -> None:
    """Each question and each kind of choice once, in every language, until all messages of the expansion are met."""
    wanted = {name for name in of_the_expansion() if name.startswith(FAMILIES)}
    met: set[str] = set()
    for state in nodes():
        if state.is_terminal():
            continue
        told = {f"{FAMILIES[0]}{key}" for key in keys(state)}
        told.add(f"{FAMILIES[1]}{prompts.key_of(of(state), state.current_player()).replace('_', '-')}")
        if told <= met:
            continue
        met |= told
        for lang in LANGUAGES:
            for said in [state.prompt(None, lang), *sentences(state, lang)]:
                assert is_sentence(said, lang), said
        choices = [state.say_choice(state.describe(action)) for action in state.legal_actions()]
        assert [say for say in choices if idle(say) - ALWAYS] == []
        if wanted <= met:
            break
    assert wanted - met == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_is_told(lang: str) -> None:
    for seats in range(1, 8):
        rng = random.Random(seats)
        for state in walk(crowded(rng, seats, 1 + seats, medusa=seats % 2 == 0), rng, 0.1, 250):
            last = state
        for event in last.events(None, 0, lang):
            assert is_sentence(event["text"], lang), event


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_medusa_does_is_told(lang: str) -> None:
    """Her coming, stones, the gaze, freeing, floods over stones, the broken curse: all that happens with her."""
    told: set[str] = set()
    bearer = do(played(crowd("hills_3"), monstrosities=SHIELD), "mirror p1:follower hills_3")
    for seed, scene in enumerate([bearer, *scenes_with_medusa(), *scenes_with_medusa()]):
        for state in walk(scene, random.Random(seed), 0.0, 250):
            last = state
        for event in last.events(None, 0, lang):
            assert is_sentence(event["text"], lang), event
            told.add(event["kind"])
    happens = {"medusa_comes", "petrified", "volunteers_petrified", "gaze_drawn", "freed", "stones_lost"}
    assert happens | {"curse_broken", "monster_acts", "removed"} <= told


def test_an_owners_name_for_an_ally_is_used() -> None:
    corrections = '{"allies": {"centaur": {"name": "Horseman"}}}'
    options = {"catalogue": corrections}
    state = monstrous(2, 2, options, step="place", monstrosities={"allies": {"centaur": {"seat": 0}}})
    assert "Horseman" in state.prompt(0, "es")
    assert "Place Horseman." in [choice["sentence"] for choice in state.choices(0, "en")]
