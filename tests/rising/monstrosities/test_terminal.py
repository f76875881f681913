"""The table as text with Monstrosities: it fits, and whoever owns the box finds every piece on it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.console import Console

from monstrous import monstrous
from rising.monstrosities.test_mechanical import mechanical, teams
from rising.monstrosities.test_play import crowded
from rising_helpers import do, table
from rising_play import of, walk
from tidefall import words
from tidefall.cli import asking
from tidefall.cli.style import style_of
from tidefall.kernel.state import State
from tidefall.rising.rules.content import ALLIES, FIGURE_KINDS
from tidefall.rising.rules.island import LOCATIONS, SPACE_NAMES
from tidefall.rising.rules.monstrosities.store import CACHE, FOGS, LOCATIONS_IN_PLAY, MASSES, STONES
from tidefall.rising.rules.state import AT_LAIR, STONE
from tidefall.rising.speech import terminal
from tidefall.rising.speech.rows import LETTER_OF
from tidefall.rising.speech.schemas import PHASES

WIDTH = 80
LANGUAGES = ["en", "es"]


def lines(rows: list[Any]) -> list[str]:
    return ["".join(text for text, _ in row).rstrip() for row in rows]


def text(state: State, lang: str = "en", width: int = WIDTH) -> str:
    return "\n".join(lines(state.game.draw(state.observation(0), lang, width)))


def more(state: State, lang: str = "en") -> str:
    """What `hand` shows below the panels."""
    return "\n".join(lines(state.game.draw_more(state.observation(0), lang)))


def changed(state: State, **told: Any) -> str:
    """The drawing of an observation in which the expansion tells something else."""
    seen = state.observation(0)
    seen["monstrosities"] = {**seen["monstrosities"], **told}
    return "\n".join(lines(terminal.draw(seen, "en", WIDTH)))


def test_every_kind_of_figure_has_a_letter_of_its_own() -> None:
    assert set(LETTER_OF) == set(FIGURE_KINDS)
    assert len(set(LETTER_OF.values())) == len(LETTER_OF)


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits(lang: str, width: int) -> None:
    rng = random.Random(width)
    tables = [crowded(rng, 1 + width // 40, 3), mechanical(2, {"monstrosities": True, "councilors": "free"})]
    for start in tables:
        for state in walk(start, rng, 0.1, 40):
            rows = state.game.draw(state.observation(0), lang, width)
            assert max(map(len, lines(rows))) <= width
            assert not [style for row in rows for _, style in row if style_of(style) is None]
            assert not [line for line in lines(rows) if "None" in line or "_" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_die_that_picks_something_is_shown(lang: str) -> None:
    """M-4.4: it is cast nowhere and has no target."""
    state = monstrous(4, 2, {"medusa": True, "harpies": True, "sea": True})
    seen = state.observation(0)
    seen["roll"] = {"space": None, "seats": [1], "dice": [4], "boost": 1, "total": 5, "target": None}
    told = "\n".join(lines(terminal.draw(seen, lang, WIDTH)))
    assert ("Roll: [4] = 5" if lang == "en" else "Tirada: [4] = 5") in told
    assert "None" not in told


def test_the_drawing_bears_all_scenarios_at_once() -> None:
    """Every moment of a game with all monsters can be drawn."""
    rng = random.Random(5)
    options = {"medusa": True, "harpies": True, "sea": True, "max_rounds": 3, "councilors": "random"}
    for state in walk(monstrous(3, 3, options), rng, 0.1, 250):
        rows = state.game.draw(state.observation(0), "es", WIDTH)
        assert max(map(len, lines(rows))) <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_has_its_words(lang: str) -> None:
    for phase in set(PHASES) - {"GAME_OVER"}:
        assert words.speak(lang, f"rising-phase-{phase.lower().replace('_', '-')}")


def test_the_base_game_has_none_of_it() -> None:
    told = text(table(3)) + more(table(3))
    for word in ("Locations", "Monsters", "unseen", "Allies", "magic items"):
        assert word not in told


def test_allies_are_on_the_board_and_in_the_legend() -> None:
    """M-5.1: a letter each; the legend explains those that somebody has."""
    allies = {"dryad": {"seat": 1, "at": "forests_3"}, "phoenix": {"seat": 2}}
    told = text(monstrous(4, 2, None, step="actions", monstrosities={"allies": allies}))
    assert "2D" in told
    assert "D Dryad P Phoenix" in told
    assert "Centaur" not in told
    assert "pool L 2f P" in told


def test_the_mermaid_is_seen_on_a_flooded_tile() -> None:
    """M-5.19."""
    allies = {"mermaid": {"seat": 0, "at": "hills_6"}}
    told = text(monstrous(4, 2, None, step="actions", land={"hills": 4}, monstrosities={"allies": allies}))
    assert "1W" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hand_shows_the_supply_and_both_lots(lang: str) -> None:
    """M-0.10, M-2.5, M-2.6."""
    told = " ".join(more(monstrous(4), lang).split())
    for name in [*ALLIES[:10]]:
        assert words.speak(lang, f"rising-ally-{name.replace('_', '-')}") in told
    for name in ("winged-sandals", "horn-of-plenty"):
        assert words.speak(lang, f"rising-item-{name}") in told
    for name in ("rising-card-wonder-phoenix-egg", "rising-misfortune-hubris", "rising-misfortune-omen-giants"):
        assert words.speak(lang, name) in told
    assert "12" in told


def test_the_deck_counts_its_lots() -> None:
    """M-2.4, M-7.3."""
    told = text(monstrous(4, 2, {"red_skies": 1, "receding_waters": 1}))
    assert "1 receding, 1 red skies, 15 unseen" in " ".join(told.split())


def test_locations_stand_below_the_gate() -> None:
    """M-8.4: who is there and what lies there."""
    state = monstrous(4, 2, None, step="actions")
    assert "Locations" not in text(state)
    for name in ("hidden_cache", "harpies_lair"):
        LOCATIONS_IN_PLAY.put(of(state), 1, LOCATIONS.index(name))
    CACHE.put(of(state), 1, 0)
    CACHE.put(of(state), 1, 1)
    of(state).leave(9, AT_LAIR)
    of(state).stand(1, SPACE_NAMES.index("hidden_cache"))
    told = text(state)
    assert "Hidden Cache 1f (1c 1g)" in told
    assert "Harpies’ Lair – (2f)" in told
    assert told.index("Cosmic Gate") < told.index("Locations") < told.index("3+ target")


def test_stones_and_medusa() -> None:
    """M-15.3, M-15.8: her mark on the tile, the petrified as stones, and whose they are."""
    state = monstrous(4, 2, {"medusa": True}, players=[{"followers": ["hills_5"]}], step="actions")
    space = SPACE_NAMES.index("hills_5")
    of(state).where[1] = STONE - space
    STONES.put(of(state), 1, space)
    of(state).held[space] += 1
    told = text(state)
    assert "▒f▒v" in told
    assert "Petrified  1f h5  v h5" in told
    assert "▒f petrified" in told
    marked = changed(state, monsters=[{"name": "medusa_monster", "at": ["hills_5"]}])
    assert "h5 4+§" in marked
    assert "Monsters  Medusa h5" in marked
    assert "§ Medusa" in marked


def test_a_sea_monster_stands_beside_its_peninsulas() -> None:
    """M-17.4: in the title lines of both."""
    state = monstrous(4, 2, {"sea": True})
    told = changed(state, monsters=[{"name": "scylla", "at": ["forests", "hills"], "sated": True}])
    assert len([line for line in told.splitlines() if "crystal" in line and "Scylla" in line]) == 1
    assert len([line for line in told.splitlines() if "gold ≈" in line and "Scylla" in line]) == 1
    assert "Scylla forests hills (satisfied)" in told


def test_a_panel_shows_what_a_player_holds() -> None:
    """M-9.4, M-10.4, M-10.6, M-10.8."""
    players = [{"councilor": "alchemist"}, {"councilor": "channeler"}, {"councilor": "artisan"}, {}]
    state = monstrous(4, 2, None, step="actions", players=players)
    bearer = {"seat": 0, "kind": "follower", "at": "hills_5"}
    items = [
        {"name": "winged_sandals", "owner": 0, "bearer": bearer, "spent": False},
        {"name": "horn_of_plenty", "owner": 1, "bearer": None, "spent": True},
    ]
    potions = [entry.id for entry in of(state).rules.catalogue.potions[:1]]
    spirits = [entry.id for entry in of(state).rules.catalogue.spirits[:1]]
    lasting = {"potions": potions, "played_spirits": spirits, "inspiration": 4}
    told = changed(state, items=items, lasting=lasting, this_round={"leader_spirit": spirits[0]})
    assert "Winged Sandals → 1f h5" in told
    assert "Horn of Plenty ✓" in told
    assert "potions: " in told
    assert "spirits used: " in told
    assert "with the Leader: " in told
    assert "Inspiration 4" in told


def test_what_holds_this_round_is_told() -> None:
    """M-22.1: by what makes it, and of whom."""
    state = monstrous(4, 2, None, step="actions")
    FOGS.put(of(state), 1)
    MASSES.put(of(state), 1, 2)
    assert "This round: Stygian Fog, Power of the Masses (p3)" in text(state)


def test_the_mechanical_team_is_on_the_table() -> None:
    """M-19.3, M-19.6, M-19.7."""
    state = teams({"followers": ["hills_6"]}, {}, bots=["pool", "supply"])
    do(state, "bring bot", "assist bot", "to hills_6")
    told = text(state)
    assert "Mechanical team" in told
    assert "1f₂b" in told
    assert "b Bot" in told
    assert "adds 2 to others’ rolls" in told
    assert "Equipo mecánico" in text(state, "es")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "thing",
    ["centaur", "winged_sandals", "hidden_cache", "medusa_monster", "scylla", "wonder_phoenix_egg", "omen_giants"],
)
def test_every_new_thing_is_explained(thing: str, lang: str) -> None:
    """`?` says what it does."""
    state = monstrous(4, 2, {"medusa": True, "sea": True, "harpies": True})
    out = Console(width=400)
    with out.capture() as captured:
        asking.explain(out, state, state.choices(0, lang), state.observation(0), thing, words.Voice(lang))
    told = captured.get()
    assert thing in told
    assert len(told) > 40


def test_all_things_of_the_expansion_are_explained() -> None:
    """Allies, items, locations, potions, spirits, monsters, treasures."""
    state = monstrous(4)
    data = of(state).rules.catalogue
    entries = [
        *data.allies,
        *data.items,
        *data.locations,
        *data.potions,
        *data.spirits,
        *data.monsters,
        *data.treasures,
    ]
    known = {name: told for name, _, told in asking.things(state, "es")}
    assert [entry.id for entry in entries if not known.get(entry.id)] == []
