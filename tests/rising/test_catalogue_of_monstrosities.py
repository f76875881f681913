"""The catalogue of the expansion says what the tables of its rules say, and leaves the base game as it is."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tidefall.kernel.errors import Refused
from tidefall.kernel.speech import spoken
from tidefall.rising import catalogue
from tidefall.rising.catalogue import BASE, MECHANICAL, MONSTROSITIES, SETS, Entry

RULES = (Path(__file__).resolve().parents[2] / "docs" / "rules" / "rising-monstrosities.md").read_text("utf-8")
ALONE = catalogue.load()
BOTH = catalogue.load("", (BASE, MONSTROSITIES))
ALL = catalogue.load("", SETS)
GROUPS: dict[str, Sequence[Entry]] = {
    "components": ALL.components,
    "councilors": ALL.councilors,
    "cards": ALL.cards,
    "misfortunes": ALL.misfortunes,
    "levels": ALL.levels,
    "players": ALL.players,
    "settings": ALL.settings,
    "allies": ALL.allies,
    "items": ALL.items,
    "locations": ALL.locations,
    "potions": ALL.potions,
    "spirits": ALL.spirits,
    "holograms": ALL.holograms,
    "scenarios": ALL.scenarios,
    "monsters": ALL.monsters,
    "treasures": ALL.treasures,
}
BASE_BOARDS = {board.id for board in ALONE.councilors}
NEW = [
    pytest.param(entry, id=f"{group}.{entry.id}")
    for group, entries in GROUPS.items()
    for entry in entries
    if entry.set != BASE and getattr(entry, "councilor", "") not in BASE_BOARDS
]
"""The Hologram reads the boards of base councilors in their own words."""


def table_of(rule: str) -> list[dict[str, str]]:
    """The rows of a rule's table, by the heads of its columns; ids without their quotes."""
    start = RULES.index(f"- **{rule}")
    text = re.split(r"\n- \*\*M-|\n#", RULES[start + 1 :])[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    head, _, *rows = [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(head, row, strict=True)) for row in rows]


def ids_in(rule: str) -> list[str]:
    return [row["Id"] for row in table_of(rule)]


def ids(entries: Sequence[Entry]) -> list[str]:
    return [entry.id for entry in entries]


def new(entries: Sequence[Entry]) -> list[str]:
    return [entry.id for entry in entries if entry.set == MONSTROSITIES]


def paid(cost: tuple[int, ...]) -> str:
    """A cost as the rules write it: 1c 1g 1o 3a + 3 ME."""
    resources = " ".join(f"{amount}{letter}" for amount, letter in zip(cost, "cgoa") if amount)
    return f"{resources} + {cost[4]} ME" if cost[4] else resources


def test_the_base_game_is_what_it_was() -> None:
    """Its fingerprint is in every record that was ever kept."""
    assert (ALONE.sets, ALONE.fingerprint) == ((BASE,), "426bfde18de09dc5")
    for group in ("allies", "items", "locations", "potions", "spirits", "holograms", "monsters", "treasures"):
        assert getattr(ALONE, group) == []
    assert len({catalogue.load("", sets).fingerprint for sets in ((BASE,), (BASE, MECHANICAL), BOTH.sets, SETS)}) == 4


@pytest.mark.parametrize("group", ["tiles", "components", "councilors", "cards", "misfortunes", "levels", "players"])
def test_base_things_come_first_in_their_order(group: str) -> None:
    base, all_of_it = ids(getattr(ALONE, group)), ids(getattr(ALL, group))
    assert all_of_it[: len(base)] == base
    assert all(entry.set != BASE for entry in getattr(ALL, group)[len(base) :])


def test_inventory() -> None:
    """M-1.1."""
    counts = {row["Group"].split(" (")[0]: row["Count"] for row in table_of("M-1.1")}
    assert int(counts["Allies"]) == sum(ally.ordinary for ally in BOTH.allies)
    assert int(counts["Scenario allies"]) == sum(not ally.ordinary for ally in BOTH.allies)
    wonders = [card for card in BOTH.cards if card.id.startswith("wonder_")]
    assert int(counts["Wonder library cards"]) == len(wonders)
    assert int(counts["Library cards"]) == len(new(BOTH.cards)) - len(wonders) + 1  # the revised Cipher
    kinds = Counter(card.kind for card in BOTH.misfortunes if card.set == MONSTROSITIES)
    assert int(counts["Omen misfortune cards"]) == kinds["omen"]
    assert int(counts["Special misfortunes"]) == kinds["special"]
    assert int(counts["Location tiles"]) == len(BOTH.locations)
    assert int(counts["Councilor boards"]) == len(new(BOTH.councilors))
    assert int(counts["Potion cards"]) == len(BOTH.potions)
    assert int(counts["Spirit cards"]) == len(BOTH.spirits)
    assert int(counts["Hologram cards"]) == len(BOTH.holograms) == len(BOTH.councilors)
    assert int(counts["Cosmic Gate components"]) == len(new(BOTH.components))
    assert counts["Magic items"] == "4 + 1" == f"{len(BOTH.items) - 1} + 1"


def test_copies_of_misfortunes() -> None:
    """M-1.1, M-7.2: three more of each, nine Red Skies."""
    copies = {card.id: card.copies for card in BOTH.misfortunes}
    before = {card.id: card.copies for card in ALONE.misfortunes}
    for name in ("calm_seas", "controlled_flood"):
        assert copies[name] == before[name] + 3 == 12
    assert (copies["receding_waters"], copies["red_skies"], copies["catastrophic_flood"]) == (3, 9, 3)


def test_components() -> None:
    """M-11.2, M-11.3."""
    rows = table_of("M-11.3")
    made = [component for component in BOTH.components if component.set == MONSTROSITIES]
    assert ids(made) == [row["Id"] for row in rows]
    for component, row in zip(made, rows, strict=True):
        kind, *marks = row["Kind"].split(", ")
        assert component.called("en") == row["Name"].rstrip("*")
        assert (component.letter, paid(component.cost)) == (row["Type"], next(v for k, v in row.items() if "Cost" in k))
        assert component.kind == {"activated": "action", "one-time": "one-time"}[kind]
        assert ("name" in component.reconstructed) == row["Name"].endswith("*")
        assert component.hologram_only == ("Hologram only" in marks)
        low = [mark.removesuffix(" players").split("–") for mark in marks if mark.endswith("players")]
        assert component.players == (tuple(int(number) for number in low[0]) if low else (1, 7))
        double = component.letter == "D"
        spaces = (0, 0) if kind == "one-time" else (1, 1) if double else (2, 1)
        assert (component.spaces, component.spaces_5plus, component.double) == (*spaces, double)
        assert paid(component.alone) == next(v for k, v in row.items() if "Alone" in k)
    sums = {component.letter: (sum(component.cost), sum(component.alone)) for component in made}
    assert sums == {"A": (4, 2), "B": (5, 3), "C": (6, 4), "D": (7, 5), "E": (8, 6)}
    assert all((sum(component.cost), sum(component.alone)) == sums[component.letter] for component in made)


def test_library_cards() -> None:
    """M-12.1: eleven new cards and the revised Cipher."""
    rows = {row["Id"]: row for row in table_of("M-12.1")}
    made = {card.id: card for card in BOTH.cards if card.set == MONSTROSITIES and not card.id.startswith("wonder_")}
    assert set(rows) == {*made, "cipher_of_expertise"}
    for name, card in made.items():
        kind, *players = rows[name]["Kind"].split(", ")
        assert (card.kind, card.called("en")) == (kind, rows[name]["Name"])
        numbers = [int(number) for number in re.findall(r"\d", "".join(players))]
        assert card.players == ((numbers[0], numbers[-1]) if numbers else (1, 7))
    cipher, old = (next(card for card in book.cards if card.id == "cipher_of_expertise") for book in (BOTH, ALONE))
    assert cipher.without == ("alchemist", "artisan", "astrologer", "channeler")
    assert (old.without, cipher.revised, old.revised) == ((), True, False)
    assert cipher.says("en") != old.says("en")
    assert (cipher.windows, cipher.copies) == (old.windows, old.copies)


def test_size_of_the_library() -> None:
    """M-2.3: the size of the deck by player count."""
    sizes = {}
    for count in range(1, 8):
        used = [card for card in BOTH.cards if card.players[0] <= count <= card.players[1]]
        basic = sum(card.copies for card in used if card.kind == "basic")
        sizes[count] = basic + BOTH.artifacts + 1 + BOTH.setting("library_wonders")
    assert sizes == {1: 34, 2: 33, 3: 33, 4: 32, 5: 32, 6: 32, 7: 32}


def test_wonders_and_omens_bring_the_ordinary_allies() -> None:
    """M-6.1, M-6.2, M-6.3: each card leads to one Ally, and the Ally knows the card."""
    wonders = [card for card in BOTH.cards if card.id.startswith("wonder_")]
    omens = [card for card in BOTH.misfortunes if card.kind == "omen"]
    assert ids(wonders) == ids_in("M-6.2")
    assert ids(omens) == ids_in("M-6.3")
    routes = {ally.id: ally.route for ally in BOTH.allies if ally.ordinary}
    assert {wonder.ally: wonder.id for wonder in wonders} | {omen.ally: omen.id for omen in omens} == routes
    for omen, row in zip(omens, table_of("M-6.3"), strict=True):
        assert row["Payment"] == f"N {omen.pays}".replace("atlantium", "Atlantium")
        assert omen.called("en") == row["Name"]


def test_allies() -> None:
    """M-5.8."""
    rows = table_of("M-5.8")
    assert ids(BOTH.allies) == [row["Id"] for row in rows]
    for ally, row in zip(BOTH.allies, rows, strict=True):
        assert ally.called("en") == row["Name"]
    assert {ally.id: ally.spaces for ally in BOTH.allies if ally.spaces != 1} == {"giant": 2, "mermaid": 0}


def test_items() -> None:
    """M-9.10, M-9.12."""
    rows = table_of("M-9.10")
    assert ids(BOTH.items) == [row["Id"] for row in rows]
    for item, row in zip(BOTH.items, rows, strict=True):
        assert row["Cost"].startswith(paid(item.cost))
        assert item.less_wrath == item.anyone == (item.id == "mirror_shield") == (item.after == "box")


def test_specials() -> None:
    """M-13.1."""
    made = [card for card in BOTH.misfortunes if card.kind == "special" and card.set == MONSTROSITIES]
    assert ids(made) == ids_in("M-13.1")
    assert [card.called("en").replace("’", "'") for card in made] == [row["Name"] for row in table_of("M-13.1")]
    specials = sum(card.copies for card in BOTH.misfortunes if card.kind == "special") - 1
    assert (specials, BOTH.setting("special_misfortunes"), BOTH.setting("omens")) == (24, 12, 3)


def test_councilors_and_their_cards() -> None:
    """M-10.1, M-10.4, M-10.8, M-18.6."""
    assert new(BOTH.councilors) == ids_in("M-10.1")
    assert ids(BOTH.potions) == ids_in("M-10.4")
    rows = table_of("M-10.8")
    assert ids(BOTH.spirits) == [row["Id"] for row in rows]
    for spirit, row in zip(BOTH.spirits, rows, strict=True):
        assert (spirit.called("en"), spirit.peninsula) == (row["Name"], row["Peninsula"].lower())
    assert [card.id for card in BOTH.holograms] == [f"holo_{board.id}" for board in BOTH.councilors]
    assert [card.councilor for card in BOTH.holograms] == ids(BOTH.councilors)


def test_a_hologram_card_has_the_numbers_of_its_board() -> None:
    """M-18.6: also where they are corrected."""
    made = catalogue.load('{"councilors": {"priestess": {"numbers": {"others": 4}}}}', BOTH.sets)
    card = next(card for card in made.holograms if card.councilor == "priestess")
    assert card.numbers == {"energy": 3, "others": 4}
    assert next(card for card in BOTH.holograms if card.councilor == "priestess").numbers == {"energy": 3, "others": 2}


@pytest.mark.parametrize(
    ("group", "name", "correction", "field", "value"),
    [
        ("components", "storm_gyve", {"numbers": {"calm_seas": 12}}, "numbers", {"calm_seas": 12}),
        ("components", "laic_receiver", {"cost": {"ore": 2}}, "cost", (3, 0, 2, 4, 0)),
        ("components", "laic_receiver", {"alone": {"ore": 2}}, "alone", (3, 0, 2, 3, 0)),
        ("components", "demotic_clarion", {"letter": "D"}, "letter", "D"),
        ("components", "quantum_relay", {"players": [1, 3]}, "players", (1, 3)),
        ("cards", "power_of_the_masses", {"players": [1, 7], "copies": 2}, "players", (1, 7)),
        ("councilors", "artisan", {"numbers": {"most": 20}}, "numbers", {"inspiration": 1, "most": 20}),
        ("misfortunes", "omen_giants", {"numbers": {"least": 3}}, "numbers", {"more": 1, "least": 3}),
        ("misfortunes", "red_skies", {"copies": 12}, "copies", 12),
        ("levels", "level_7", {"catastrophic_floods": 1}, "catastrophic_floods", 1),
        ("allies", "mermaid", {"numbers": {"energy": 2}}, "numbers", {"energy": 2}),
        ("items", "mirror_shield", {"cost": {"atlantium": 9}}, "cost", (0, 0, 0, 9, 0)),
        ("locations", "hidden_cache", {"spaces": 3}, "spaces", 3),
        ("locations", "harpies_lair", {"bands": [2, 4, 6, 8]}, "bands", (2, 4, 6, 8)),
        ("potions", "philter_of_fortune", {"numbers": {"bonus": 3}}, "numbers", {"bonus": 3}),
        ("spirits", "the_tychae", {"numbers": {"bonus": 1}}, "numbers", {"bonus": 1, "volunteers": 1}),
        ("monsters", "charybdis", {"numbers": {"energy": 4}}, "numbers", {"energy": 4}),
        ("treasures", "treasure_ichor", {"numbers": {"energy": 9}}, "numbers", {"energy": 9}),
    ],
)
def test_what_may_be_corrected(group: str, name: str, correction: dict[str, Any], field: str, value: object) -> None:
    """M-0.2: a reconstructed number may be replaced in data. It is another catalogue, the base game's is the same."""
    corrections = json.dumps({group: {name: correction}})
    made = catalogue.load(corrections, BOTH.sets)
    entry = next(entry for entry in getattr(made, group) if entry.id == name)
    assert getattr(entry, field) == value
    assert entry.corrected
    assert made.fingerprint != BOTH.fingerprint
    assert catalogue.load(corrections).fingerprint == ALONE.fingerprint


@pytest.mark.parametrize(
    ("corrections", "reason"),
    [
        (
            '{"cards": {"mystic_lantern": {"players": [3, 1]}}}',
            "cards.mystic_lantern.players must name the fewest players first.",
        ),
        (
            '{"cards": {"mystic_lantern": {"players": [1, 8]}}}',
            "cards.mystic_lantern.players[1] must be a whole number from 1 to 7, not 8.",
        ),
        (
            '{"cards": {"mystic_lantern": {"players": 2}}}',
            "cards.mystic_lantern.players must be a list of 2 numbers, the fewest and the most players, not 2.",
        ),
        (
            '{"locations": {"harpies_lair": {"bands": [3, 3, 9, 13]}}}',
            "locations.harpies_lair.bands must go up from number to number.",
        ),
        (
            '{"locations": {"harpies_lair": {"bands": [3]}}}',
            "locations.harpies_lair.bands must be a list of 4 numbers, not a list.",
        ),
        (
            '{"monsters": {"scylla": {"numbers": {"figures": 0}}}}',
            "monsters.scylla.numbers.figures must be a whole number from 1 to 9, not 0.",
        ),
        ('{"allies": {"centuar": {}}}', "allies has no 'centuar'. Did you mean centaur?"),
    ],
)
def test_what_does_not_fit_is_refused_also_where_the_set_is_not_in_play(corrections: str, reason: str) -> None:
    for sets in (ALONE.sets, BOTH.sets):
        with pytest.raises(Refused) as caught:
            catalogue.load(corrections, sets)
        assert (caught.value.code, caught.value.reason) == ("bad_catalogue", reason)


def test_locations() -> None:
    """M-8.4, M-16.12."""
    assert set(ids(BOTH.locations)) == set(ids_in("M-8.4"))
    doubles = {location.id for location in BOTH.locations if location.double}
    assert doubles == {"harpies_lair", "gryphon_aerie"}
    assert {location.id: location.spaces for location in BOTH.locations if not location.double} == {
        "hidden_cache": 2,
        "alchemists_laboratory": 1,
        "artificers_workshop": 1,
        "astrologers_observatory": 3,
    }
    lair = next(location for location in BOTH.locations if location.id == "harpies_lair")
    bands = list(table_of("M-16.12")[0])[2:]
    assert lair.bands == tuple(int(re.split("[–+]", band)[0]) for band in bands)


def test_treasures() -> None:
    """M-16.15."""
    rows = table_of("M-16.15")
    assert ids(BOTH.treasures) == [row["Id"] for row in rows]
    for treasure, row in zip(BOTH.treasures, rows, strict=True):
        goods = [treasure.numbers.get(good, 0) for good in ("crystal", "gold", "ore", "atlantium")]
        resources = " ".join(f"{amount}{letter}" for amount, letter in zip(goods, "cgoa") if amount)
        assert resources in row["Contents"]
        if "energy" in treasure.numbers:
            assert f"{treasure.numbers['energy']} ME" in row["Contents"]


def test_levels() -> None:
    """M-20.1."""
    rows = {next(iter(row.values())): list(row.values())[1:] for row in table_of("M-20.1")}
    letters = [[int(number) for number in cell.split(" / ")] for cell in rows["Components A / B / C / D / E"]]
    for at, level in enumerate(BOTH.levels[5:]):
        assert level.id == f"level_{6 + at}"
        assert list(level.letters.values()) == letters[at]
        cards = (level.calm_seas, level.controlled_floods, level.catastrophic_floods, level.energy)
        named = ("Calm Seas", "Controlled Floods", "Catastrophic Floods", "Starting energy per councilor")
        assert cards == tuple(int(rows[name][at].strip("{}")) for name in named)


def test_mechanical_solo() -> None:
    """M-19.2, M-19.3, M-19.4, M-19.6, M-19.7."""
    solo = ALL.players[-1]
    assert (solo.count, solo.followers, solo.supply, solo.draws) == (1, 4, 3, 4)
    numbers = [ALL.setting(name) for name in ("bots", "bots_in_supply", "automaton_bonus", "bot_bonus")]
    assert numbers == [1, 1, 2, 1]
    assert BOTH.setting("bots") == 0


def test_sets_name_each_other_rightly() -> None:
    """Ids that entries name are there."""
    everything = {entry.id for entries in GROUPS.values() for entry in entries}
    for named in (
        [ally.route for ally in BOTH.allies],
        [location.enters for location in BOTH.locations],
        [councilor.location for councilor in BOTH.councilors if councilor.location],
        [item.scenario for item in BOTH.items if item.scenario],
        [monster.scenario for monster in BOTH.monsters],
    ):
        assert set(named) <= everything


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("entry", NEW)
def test_every_new_thing_has_its_words_and_a_source(entry: Entry, lang: str) -> None:
    """M-0.2."""
    assert entry.source in ("seed 002", "reconstructed")
    assert entry.called(lang).strip() == entry.called(lang) != ""
    assert entry.says(lang).endswith(".")
    assert not re.search(r"[{}]|\b(?:M|R|DM)-\d", entry.says(lang))
    if entry.reconstructed:
        assert entry.is_reconstructed()
        assert len(spoken(lang, entry.remark()).split(":")[1].split()) >= len(entry.reconstructed)
