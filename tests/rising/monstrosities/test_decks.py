"""Setting up with Monstrosities: options, decks with lots, levels 6 to 8, components (M-2, M-7.3, M-18, M-20)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import tidefall
from monstrous import monstrous
from rising_helpers import do, texts
from rising_play import of
from tidefall.kernel.errors import Refused
from tidefall.rising.rules.content import CARD_KIND, CARDS, COMPONENTS, MISFORTUNE_KIND, MISFORTUNE_KINDS, MISFORTUNES
from tidefall.rising.rules.monstrosities.decks import LOT_OF
from tidefall.rising.rules.monstrosities.store import (
    HIDDEN_OMENS,
    HIDDEN_SPECIALS,
    HIDDEN_WONDERS,
    UNSEEN_MISFORTUNES,
)
from tidefall.rising.rules.state import CARD_PLACES, DECK, OMEN_DECK, OMEN_PLACES, SUPPLY, UNSEEN, RisingState


def deck(state: RisingState) -> dict[str, int]:
    """The misfortunes that are in the deck for certain."""
    counts = [int(state.omens[kind * OMEN_PLACES + OMEN_DECK]) for kind in range(state.rules.misfortunes)]
    return {name: count for name, count in zip(MISFORTUNES, counts, strict=True) if count}


def by_class(state: RisingState) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, count in deck(state).items():
        found[MISFORTUNE_KINDS[MISFORTUNE_KIND[MISFORTUNES.index(name)]]] += count
    return found


def refusal(**options: Any) -> str:
    with pytest.raises(Refused) as refused:
        tidefall.load_game("rising", **options)
    assert refused.value.told("es") != str(refused.value)
    return str(refused.value)


# Options (M-2.1, DM-01).


@pytest.mark.parametrize("name", ["medusa", "harpies", "sea", "receding_waters", "red_skies"])
def test_what_belongs_to_the_expansion_needs_it(name: str) -> None:
    """M-2.1, DM-01."""
    assert refusal(**{name: 1}) == f"Option {name} needs the option monstrosities."


def test_levels_above_five_need_the_expansion() -> None:
    """M-2.1, M-20.1."""
    assert "Levels above 5 need the option monstrosities" in refusal(level=6)


def test_red_skies_are_set_aside_for_the_sea() -> None:
    """M-2.1, M-7.3."""
    assert "cannot be played with sea" in refusal(monstrosities=True, sea=True, red_skies=1)


def test_the_mechanical_solo_has_two_seats() -> None:
    """M-2.1, M-19.15: one player with two seats."""
    assert "2 seats" in refusal(mechanical=True, seats=3)


def test_exchanges_need_pairs_of_calm_seas() -> None:
    """MC-006, M-7.3: a level with three Calm Seas has one pair; either card alone is accepted."""
    three = '{"levels": {"level_5": {"calm_seas": 3}}}'
    both = {"monstrosities": True, "level": 5, "catalogue": three, "receding_waters": 1, "red_skies": 1}
    assert "at most 1 pair of Calm Seas" in refusal(**both)
    for name in ("receding_waters", "red_skies"):
        assert tidefall.load_game("rising", **{**both, name: 0}).values[name] == 0


# Decks.


def test_the_misfortune_deck_of_level_six() -> None:
    """MC-001, M-2.4, M-7.7, M-20.1: 64 cards, of which twelve specials and three omens nobody knows."""
    state = of(monstrous(4, 6))
    assert by_class(state) == {"basic": 36, "special": 1, "controlled": 12}
    assert deck(state)["spur_the_cycle"] == 1
    assert (HIDDEN_SPECIALS.of(state), HIDDEN_OMENS.of(state)) == (12, 3)
    assert sum(deck(state).values()) + 12 + 3 == 64


def test_spur_the_cycle_is_no_candidate() -> None:
    """MC-004, MC-206, M-0.10: 24 specials and five omens may be in the deck; Spur the Cycle is."""
    state = of(monstrous())
    unseen = {name: int(UNSEEN_MISFORTUNES.of(state, kind)) for kind, name in enumerate(MISFORTUNES)}
    omens = {name for name in unseen if name.startswith("omen_") and not name.startswith("omen_of_")}
    assert unseen["spur_the_cycle"] == 0
    assert sum(unseen[name] for name in unseen if name not in omens) == 24
    assert [unseen[name] for name in sorted(omens)] == [1] * 5


def test_calm_seas_are_exchanged_in_pairs() -> None:
    """MC-005, M-7.3, M-7.5: level 3 needs six; the Mermaid joins the Ally supply."""
    state = of(monstrous(4, 3, {"receding_waters": 1, "red_skies": 1}))
    known = deck(state)
    assert (known["calm_seas"], known["receding_waters"], known["red_skies"]) == (2, 1, 1)
    assert of(monstrous(4, 3)).position()["monstrosities"]["allies"]["mermaid"] == "box"
    assert state.position()["monstrosities"]["allies"]["mermaid"] == "supply"


@pytest.mark.parametrize(("offset", "calm", "controlled"), [(True, 9, 3), (False, 6, 6)])
def test_monsters_have_an_offset(offset: bool, calm: int, controlled: int) -> None:
    """M-14.9, M-20.3: once, however many scenarios there are."""
    options = {"medusa": True, "harpies": True, "offset": offset}
    known = deck(of(monstrous(4, 3, options)))
    assert (known["calm_seas"], known["controlled_flood"]) == (calm, controlled)


@pytest.mark.parametrize(("seats", "size"), [(1, 34), (2, 33), (3, 33), (4, 32), (5, 32), (7, 32)])
def test_the_library_deck_has_its_size(seats: int, size: int) -> None:
    """MC-002, M-2.2, M-2.3, M-18.3, M-18.4, DM-02."""
    state = of(monstrous(seats))
    known = [int(state.cards[card * CARD_PLACES + DECK]) for card in range(state.rules.cards)]
    unseen = {CARDS[card] for card in range(state.rules.cards) if state.cards[card * CARD_PLACES + UNSEEN]}
    assert sum(known) + state.hidden_artifacts + HIDDEN_WONDERS.of(state) == size
    assert (known[CARDS.index("power_of_the_masses")], known[CARDS.index("rise_of_the_robots")]) == (
        int(seats <= 3),
        int(seats == 1),
    )
    assert ("mystic_lantern" in unseen) == (seats <= 2)
    assert known[CARDS.index("wellspring_of_ages")] == 1
    wonders = {name for card, name in enumerate(CARDS) if CARD_KIND[card] == 2} - {"wellspring_of_ages"}
    assert len(wonders) == 5
    assert wonders <= unseen


def test_levels_have_their_components() -> None:
    """MC-012, M-20.1, M-20.2: three C, three D, three E and no energy."""
    state = monstrous(4, 8)
    letters: Counter[str] = Counter()
    while state.step().name == "lay_component":
        choice = texts(state)[0]
        letters[of(state).rules.catalogue.components[COMPONENTS.index(choice.split()[1])].letter] += 1
        do(state, choice)
    assert letters == {"C": 3, "D": 3, "E": 3}
    assert all(state.observation(None)["players"][seat]["goods"]["energy"] == 0 for seat in range(4))


@pytest.mark.parametrize(("seats", "there"), [(5, 0), (4, 1), (2, 4)])
def test_components_for_few_players(seats: int, there: int) -> None:
    """MC-008, M-11.2, M-18.1, M-18.2."""
    rules = of(monstrous(seats)).rules
    few = ["possibility_multiplier", "quantum_relay", "echo_actualizer", "spectral_replicator"]
    assert [int(rules.in_pool[COMPONENTS.index(name)]) for name in few] == [1] * there + [0] * (4 - there)


def test_three_players_choose_among_all_colours() -> None:
    """MC-196, M-18.3."""
    state = monstrous(3, 1)
    do(state, "councilor adept")
    assert {"colour green", "colour orange", "colour purple", "colour navy"} <= set(texts(state))


def test_the_ally_supply() -> None:
    """MC-177, M-2.5: ten Allies wait; Medusa and the Mermaid do not."""
    state = of(monstrous())
    allies = state.position()["monstrosities"]["allies"]
    assert [name for name, place in allies.items() if place != "supply"] == ["medusa_ally", "mermaid"]


# Lots: the odds are those of a deck that was shuffled (design note, risk 5).


def odds(state: Any) -> dict[str, Fraction]:
    outcomes = state.chance_outcomes()
    total = sum(Fraction(weight).limit_denominator(10**6) for _, weight in outcomes)
    return {
        state.action_to_string(-1, action): Fraction(weight).limit_denominator(10**6) / total
        for action, weight in outcomes
    }


def test_an_unseen_card_is_as_likely_as_any_other_of_its_lot() -> None:
    """M-0.10: twelve of 24 specials, three of five omens in a deck of 67."""
    state = monstrous(4, 2, step="misfortune")
    found = odds(state)
    cards = 36 + 1 + 9 + 6 + 12 + 3
    assert found["card hubris"] == Fraction(12, cards * 24)
    assert found["card earthquake"] == Fraction(12 * 2, cards * 24)
    assert found["card omen_fauns"] == Fraction(3, cards * 5)
    assert found["card spur_the_cycle"] == Fraction(1, cards)
    assert sum(found.values()) == 1


def test_a_copy_that_was_seen_and_one_that_was_not_are_two_outcomes() -> None:
    """M-0.10: one Earthquake lies in the deck for certain, the other one perhaps."""
    state = monstrous(4, 2, step="misfortune", misfortunes={"deck": {"earthquake": 1, "calm_seas": 9}})
    found = odds(state)
    assert found["card earthquake"] == Fraction(1, 10 + 11 + 3)
    assert found["card earthquake unseen"] == Fraction(11, (10 + 11 + 3) * 23)
    do(state, "card earthquake unseen")
    table = of(state)
    assert table.omens[MISFORTUNES.index("earthquake") * OMEN_PLACES + OMEN_DECK] == 1
    assert UNSEEN_MISFORTUNES.of(table, MISFORTUNES.index("earthquake")) == 0
    assert HIDDEN_SPECIALS.of(table) == 10


def test_a_lot_runs_dry() -> None:
    """M-0.10, M-27.11: with every hidden special seen, none of the others can come any more."""
    seen = {name: 1 for kind, name in enumerate(MISFORTUNES) if LOT_OF[kind] == 1 and name != "earthquake"}
    twelve = dict(list(seen.items())[:12])
    state = monstrous(4, 2, step="misfortune", misfortunes={"discard": twelve})
    assert not any(f"card {name}" in odds(state) for name in seen)
    assert "card omen_giants" in odds(state)


def test_positions_say_all_of_it() -> None:
    """Positions of the expansion are read back as they are, and refused with a sentence if they cannot be."""
    state = monstrous(4, 6, {"red_skies": 0}, misfortunes={"card": "hubris"}, step="misfortune", drawer=0)
    again = state.game.from_position(state.position())
    assert again.position() == state.position()
    with pytest.raises(Refused, match="belongs to games with the option monstrosities"):
        tidefall.load_game("rising").from_position({"monstrosities": {}})
    with pytest.raises(Refused, match="hidden_omens must be a whole number from 0 to 5"):
        monstrous(monstrosities={"hidden_omens": 9})
    with pytest.raises(Refused, match="no 'medusas'"):
        monstrous(monstrosities={"medusas": 9})
    with pytest.raises(Refused, match="box"):
        monstrous(monstrosities={"allies": {"faun": "home"}})
    assert of(monstrous(monstrosities={"allies": {"faun": {"seat": 1}}})).where[77] == -1
    assert of(state).where[77] == SUPPLY
