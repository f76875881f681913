"""The catalogue says what the tables of the rules say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tidefall.kernel.speech import spoken
from tidefall.rising import catalogue
from tidefall.rising.catalogue import Card, Councilor, Entry
from tidefall.rising.catalogue.listing import everything
from tidefall.words import folders

RULES = (Path(__file__).resolve().parents[2] / "docs" / "rules" / "rising.md").read_text("utf-8")
PRINTED = catalogue.load()
PRINTED_SOURCES = {"seed 004", "seed 002", "public", "reconstructed"}
TAGS = {
    "base manual": "seed 004",
    "Monstrosities rulebook": "seed 002",
    "public": "public",
    "reconstructed": "reconstructed",
}
RAW = {"forests": "crystal", "hills": "gold", "mountains": "ore"}
GROUPS: dict[str, list[Entry]] = {
    "tiles": [*PRINTED.tiles],
    "components": [*PRINTED.components],
    "councilors": [*PRINTED.councilors],
    "cards": [*PRINTED.cards],
    "misfortunes": [*PRINTED.misfortunes],
    "levels": [*PRINTED.levels],
    "players": [*PRINTED.players],
    "settings": [*PRINTED.settings],
}
ENTRIES = [pytest.param(entry, id=f"{group}.{entry.id}") for group, list_ in GROUPS.items() for entry in list_]
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4}


def text_of(rule: str) -> str:
    """A rule with its tables."""
    start = RULES.index(f"- **{rule} ")
    return re.split(r"\n- \*\*R-|\n#", RULES[start + 1 :])[0]


def table_of(rule: str) -> list[dict[str, str]]:
    """The rows of a rule's table, by the heads of its columns; ids without their quotes."""
    lines = [line for line in text_of(rule).splitlines() if line.startswith("|")]
    head, _, *rows = [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(head, row, strict=True)) for row in rows]


def first_source(cell: str) -> str:
    """The first source that a cell of tags names."""
    found = re.search(r"\[([^\],]+)", cell)
    assert found
    return TAGS[found[1]]


def count_in(rule: str, item: str) -> list[int]:
    """The numbers in the row of the box contents that begins with `item` (R-1.1)."""
    row = next(row for row in table_of(rule) if row["Item"].startswith(item))
    return [int(number) for number in re.findall(r"\d+", row["Item"] + " " + row["Count"])]


def paid(cost: tuple[int, ...]) -> str:
    """A cost as the rules write it: 1c 1g 1o 3a + 3 ME."""
    resources = " ".join(f"{amount}{letter}" for amount, letter in zip(cost, "cgoa") if amount)
    return f"{resources} + {cost[4]} ME" if cost[4] else resources


def test_box_contents() -> None:
    """R-1.1."""
    assert count_in("R-1.1", "Island tiles") == [36, 1, len(PRINTED.tiles)]
    assert count_in("R-1.1", "Component tiles")[-1] == len(PRINTED.components) - 1
    letters = Counter(component.letter for component in PRINTED.components)
    assert letters == {"A": 5, "B": 5, "C": 5, "D": 5, "": 1}
    assert count_in("R-1.1", "Councilor boards")[-1] == len(PRINTED.councilors)
    kinds = Counter(card.kind for card in PRINTED.misfortunes for _ in range(card.copies))
    counts = [kinds[kind] for kind in ("basic", "special", "calm", "controlled")]
    assert count_in("R-1.1", "Misfortune cards") == [*counts, sum(counts)]
    library = Counter(card.kind for card in PRINTED.cards for _ in range(card.copies))
    counts = [library[kind] for kind in ("basic", "artifact", "wonder")]
    assert count_in("R-1.1", "Library cards") == [*counts, sum(counts)]


def test_tiles() -> None:
    """R-1.8; the order of the catalogue is the order of R-1.4 with ring 1 first."""
    rows = {row["Tile id"]: row for row in table_of("R-1.8")}
    order = [row["id"] for row in table_of("R-1.4") if row.get("id")]
    assert [tile.id for tile in PRINTED.tiles] == [
        *(f"{peninsula}_{ring}" for peninsula in order for ring in range(1, 7)),
        "mystic_power_source",
    ]
    assert set(rows) == {tile.id for tile in PRINTED.tiles}
    for tile in PRINTED.tiles:
        row = rows[tile.id]
        assert (tile.peninsula, str(tile.ring)) == (row["Peninsula"], row["Ring"])
        assert row["Spaces"] == ("D" if tile.double else str(tile.spaces or "unlimited"))
        effects = {
            f"target {tile.target}: 1 {RAW.get(tile.peninsula)}",
            f"two dice + Wrath level, target {tile.target}: 1 follower",
            f"draw {tile.draw}, keep {tile.keep}",
            f"1 ore -> {tile.rate} Atlantium",
            f"each Atlantean: gain {tile.energy} ME",
        }
        assert row["Target / effect"] in effects
        assert tile.source == first_source(row["Tag"])


def test_tiles_have_the_numbers_of_their_kind_only() -> None:
    """R-1.8."""
    kinds = {"cities": "target", "libraries": "draw keep", "forges": "rate", "centre": "energy"}
    for tile in PRINTED.tiles:
        numbers = {name for name in ("target", "draw", "keep", "rate", "energy") if getattr(tile, name)}
        assert numbers == set(kinds.get(tile.peninsula, "target").split())
        assert tile.double == (tile.peninsula == "cities")


def test_total_spaces() -> None:
    """R-1.9."""
    wild, cities, libraries, forges = (int(number) for number in re.findall(r" (\d+)[ ,]", text_of("R-1.9")))
    spaces: Counter[str] = Counter()
    for tile in PRINTED.tiles:
        spaces[tile.peninsula] += tile.spaces
    assert spaces == {
        "forests": wild,
        "hills": wild,
        "mountains": wild,
        "cities": cities,
        "libraries": libraries,
        "forges": forges,
        "centre": 0,
    }


def test_components() -> None:
    """R-1.14."""
    rows = table_of("R-1.14")
    assert [component.id for component in PRINTED.components] == [row["Id"] for row in rows]
    for component, row in zip(PRINTED.components, rows, strict=True):
        assert component.called("en") == row["Name"]
        assert (component.letter or "-") == row["Letter"]
        assert paid(component.cost) == row["Cost"]
        assert row["Alone"] in (paid(component.alone), "the same" if component.alone == component.cost else "")
        assert component.kind == row["Type"].split(",")[0]
        assert component.followers_only == ("followers only" in row["Type"])
        assert component.source == first_source(row["Name tag"])
        assert component.is_reconstructed()
        assert numbers_in(row["Effect"]) >= set(component.numbers.values()) - {1}


def numbers_in(effect: str) -> set[int]:
    """The numbers that an effect names, in figures or in words."""
    return {
        *(int(number) for number in re.findall(r"(?<![-.\w])\d+", effect)),
        *(number for word, number in NUMBERS.items() if re.search(rf"\b{word}\b", effect, re.IGNORECASE)),
    }


def test_spaces_of_components() -> None:
    """R-1.13; R-1.14 for the Astral Watchtower."""
    for component in PRINTED.components:
        spaces = (component.spaces, component.spaces_5plus, component.double)
        if component.kind != "action":
            assert spaces == (0, 0, False)
        elif component.letter == "D":
            assert spaces == (1, 1, True)
        else:
            assert spaces == (1 if component.id == "astral_watchtower" else 2, 1, False)


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("aether_lens", {"energy": 1}),
        ("resonant_bell", {"volunteers": 3}),
        ("tidal_bulwark", {"barriers": 2}),
        ("mnemonic_vault", {"draw": 1, "keep": 1}),
        ("lodestone_cradle", {"target": 4}),
        ("mystic_siphon", {"energy": 2}),
        ("matter_converter", {"resources": 2}),
        ("astral_watchtower", {}),
        ("ward_loom", {"price": 2}),
        ("herald_chorus", {"followers": 2}),
        ("numinous_beacon", {"tiles": 2}),
        ("entropy_drive", {"spaces": 1}),
        ("transmutation_crucible", {"atlantium": 3}),
        ("fate_spindle", {"cards": 3}),
        ("harmonic_accelerator", {}),
        ("spirit_seal", {"tiles": 2}),
        ("aegis_of_nereus", {"barriers": 2}),
        ("orichalcum_foundry", {"atlantium": 4}),
        ("soul_conduit", {"followers": 1}),
        ("chronal_gyroscope", {"floods": 1}),
        ("power_core", {}),
    ],
)
def test_numbers_of_components(name: str, numbers: dict[str, int]) -> None:
    """R-1.14."""
    assert component_named(name).numbers == numbers


def component_named(name: str) -> catalogue.Component:
    return next(component for component in PRINTED.components if component.id == name)


def test_introductory_blueprint() -> None:
    """R-1.15: all of letter A and four components that the rule names."""
    named = re.findall(r"`(\w+)`", text_of("R-1.15"))
    first = [component.id for component in PRINTED.components if component.letter == "A"]
    assert PRINTED.introductory == [*first, *named]
    assert len(PRINTED.introductory) == 9


def test_cost_sums() -> None:
    """R-1.16."""
    blueprint = [component_named(name).cost for name in [*PRINTED.introductory, "power_core"]]
    crystal, gold, ore, atlantium, energy = (sum(costs) for costs in zip(*blueprint, strict=True))
    assert f"{crystal} crystal, {gold} gold, {ore} ore, {atlantium} Atlantium, {energy} ME" in text_of("R-1.16")
    costs = dict(re.findall(r"(\d) \(([A-D])\)", text_of("R-1.16")))
    for component in PRINTED.components[:-1]:
        assert costs[str(sum(component.cost[:4]))] == component.letter
        assert component.cost[4] == 0


def test_one_player_alone_pays_less() -> None:
    """R-1.36: 2, 3, 4, 5 by letter; the Power Core costs everybody the same."""
    sums = dict(zip("ABCD", re.findall(r"\d", text_of("R-1.36").split(":")[-1]), strict=False))
    for component in PRINTED.components[:-1]:
        assert str(sum(component.alone)) == sums[component.letter]
        assert sum(component.alone) < sum(component.cost)
    core = component_named("power_core")
    assert core.alone == core.cost


def test_councilors() -> None:
    """R-1.19."""
    rows = table_of("R-1.19")
    assert [councilor.id for councilor in PRINTED.councilors] == [row["Id"] for row in rows]
    for councilor, row in zip(PRINTED.councilors, rows, strict=True):
        assert councilor.called("en") == row["Name"]
        assert councilor.source == first_source(row["Name tag"])
        assert councilor.is_reconstructed()
        assert numbers_in(row["Ability (precise)"]) >= set(councilor.numbers.values())
    assert {councilor.id: councilor.numbers for councilor in PRINTED.councilors if councilor.numbers} == {
        "artificer": {"resources": 1},
        "emissary": {"spaces": 1},
        "explorer": {"target": 1},
        "metallurgist": {"ore": 2},
        "priestess": {"energy": 3, "others": 2},
        "scholar": {"draw": 3},
    }


def cards(kind: str) -> list[Card]:
    return [card for card in PRINTED.cards if card.kind == kind]


def test_basic_library_cards() -> None:
    """R-1.23."""
    rows = table_of("R-1.23")
    assert [card.id for card in cards("basic")] == [row["Id"] for row in rows]
    for card, row in zip(cards("basic"), rows, strict=True):
        assert card.called("en") == row["Name"]
        assert str(card.copies) == row["Copies"]
        assert card.windows == tuple(row["Window"].split(", "))
        assert card.source == first_source(row["Tag"])
        assert card.is_reconstructed()
        assert numbers_in(row["Effect"]) >= set(card.numbers.values()) - {1}
    assert sum(card.copies for card in cards("basic")) == 22


def test_artifacts() -> None:
    """R-1.24; R-2.4 for how many are used."""
    rows = table_of("R-1.24")
    assert [card.id for card in cards("artifact")] == [row["Id"] for row in rows]
    for card, row in zip(cards("artifact"), rows, strict=True):
        assert (card.called("en"), card.copies) == (row["Name"], 1)
        assert card.source == first_source(row["Tag"])
        assert numbers_in(row["Effect"]) >= set(card.numbers.values()) - {1}
    assert "Draw 4 of the 10 artifacts" in text_of("R-2.4")
    assert (PRINTED.artifacts, len(rows)) == (4, 10)


def test_wonder() -> None:
    """R-1.25."""
    (wonder,) = cards("wonder")
    assert PRINTED.cards[-1] == wonder
    assert f"`{wonder.id}`, {wonder.called('en')}, window {' or '.join(wonder.windows)}: unflood up to two" in text_of(
        "R-1.25"
    )
    assert (wonder.copies, wonder.numbers, wonder.source) == (1, {"tiles": 2}, "reconstructed")


def test_windows_of_cards() -> None:
    """R-6.32."""
    for row in table_of("R-6.32"):
        named = set(re.findall(r"`(\w+)`", f"`{row['Cards and effects']}`"))
        assert {card.id for card in PRINTED.cards if row["Window"] in card.windows} == named - {"Stormcaller"}


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("foresight", {"figures": 2}),
        ("mystic_conversion", {"energy": 2}),
        ("libram_of_unity", {"spaces": 2}),
        ("cipher_of_expertise", {}),
        ("hidden_stores", {"resources": 1}),
        ("surge_of_power", {"energy": 1}),
        ("rallying_cry", {"volunteers": 1}),
        ("tide_chart", {"cards": 3}),
        ("ward_of_the_deep", {"barriers": 1}),
        ("favorable_winds", {"face": 6}),
        ("masterwork_plans", {"resources": 1}),
        ("breath_of_poseidon", {"tiles": 1}),
        ("numinous_amplifier", {"bonus": 2}),
        ("mystic_adze", {"resources": 1}),
        ("tablets_of_memory", {"hand": 6}),
        ("diviners_rod", {"bonus": 1}),
        ("orators_laurel", {"bonus": 2}),
        ("hammer_of_brontes", {"atlantium": 1}),
        ("chalice_of_the_source", {"energy": 1}),
        ("sandals_of_swiftness", {}),
        ("tidewardens_horn", {"energy": 1}),
        ("astrolabe_of_secrets", {"cards": 1}),
    ],
)
def test_numbers_of_library_cards(name: str, numbers: dict[str, int]) -> None:
    """R-1.23, R-1.24."""
    assert next(card for card in PRINTED.cards if card.id == name).numbers == numbers


def test_basic_floods() -> None:
    """R-1.26: six of each."""
    floods = PRINTED.misfortunes[:6]
    assert [card.id for card in floods] == re.findall(r"`(\w+)`", text_of("R-1.26"))
    assert {(card.kind, card.copies, card.omen) for card in floods} == {("basic", 6, False)}


def test_calm_seas_and_controlled_floods() -> None:
    """R-1.27."""
    calm, controlled = PRINTED.misfortunes[6:8]
    assert f"**R-1.27 {calm.called('en')} ({calm.copies})** `{calm.id}`" in RULES
    assert f"**{controlled.called('en')} ({controlled.copies})** `{controlled.id}`" in RULES
    assert (calm.kind, controlled.kind) == ("calm", "controlled")


def test_special_misfortunes() -> None:
    """R-1.28."""
    rows = table_of("R-1.28")
    specials = PRINTED.misfortunes[8:]
    assert [card.id for card in specials] == [row["Id"] for row in rows]
    for card, row in zip(specials, rows, strict=True):
        assert (card.called("en"), str(card.copies)) == (row["Name"], row["Copies"])
        assert card.omen == (row["Omen"] == "yes")
        assert card.kind == "special"
        assert card.source == first_source(row["Tag"])
        assert numbers_in(row["Effect"]) >= set(card.numbers.values())
    assert sum(card.copies for card in specials) == 13
    assert {card.id: card.numbers for card in specials if card.numbers} == {
        "earthquake": {"target": 1},
        "malfunction": {"resources": 1},
        "lost_schema": {"builds": 1},
        "tsunami": {"floods": 2},
        "omen_of_ash": {"ore": 2},
        "omen_of_wilting": {"crystal": 2},
        "omen_of_tarnish": {"gold": 2},
        "omen_of_ebbing": {"energy": 1},
    }


def test_wrath_track() -> None:
    """R-1.29."""
    _, levels = table_of("R-1.29")
    assert PRINTED.wrath == [int(level) for level in list(levels.values())[1:]]


def test_levels() -> None:
    """R-1.30."""
    rows = table_of("R-1.30")
    always = sum(card.copies for card in PRINTED.misfortunes if card.kind in ("basic", "special"))
    assert len(PRINTED.levels) == len(rows) == 5
    for level, row in zip(PRINTED.levels, rows, strict=True):
        assert (level.id, level.called("en")) == (f"level_{row['Level']}", row["Name"])
        assert level.letters == {letter: int(row[letter].split()[0]) for letter in "ABCD"}
        numbers = (level.calm_seas, level.controlled_floods, level.energy)
        assert numbers == (int(row["Calm Seas"]), int(row["Controlled Floods"]), int(row["Starting ME each"]))
        assert always + level.calm_seas + level.controlled_floods == int(row["Misfortune deck size"])
        assert level.source == first_source(row["Tag"])


def test_player_counts() -> None:
    """R-2.13."""
    rows = table_of("R-2.13")
    assert len(PRINTED.players) == len(rows) == 7
    for players, row in zip(PRINTED.players, rows, strict=True):
        assert (players.id, str(players.count)) == (f"players_{row['Players']}", row["Players"])
        assert str(players.followers) == row["Starting followers each"]
        assert str(players.supply) == row["Followers in supply each"]
        assert str(players.followers + players.supply) == row["Follower maximum"]
        assert players.draws == drawn(players.count, row["Draws per round (R-3.13)"])
        assert players.source == first_source(row["Tag"])


def drawn(players: int, words: str) -> int:
    """Misfortunes a round: "2 per player", "1 per player, then 1 more by SP", "4"."""
    first, *more = words.split(", then ")
    number = int(first.split()[0])
    return number * (players if "per player" in first else 1) + sum(int(word.split()[0]) for word in more)


def test_prices_and_limits() -> None:
    """R-6.27, R-6.36."""
    prices = {row["Power"]: row["Cost"] for row in table_of("R-6.27")}
    assert prices["place a mystic barrier"] == f"{PRINTED.barrier} ME"
    assert prices["unflood a tile"] == f"{PRINTED.unflood} ME"
    assert prices["keep one extra library card"] == f"{PRINTED.extra_card} ME"
    assert "Four cards, hand and artifacts" in text_of("R-6.36")
    assert PRINTED.hand_limit == 4


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_entry_has_its_words_and_a_source(entry: Entry) -> None:
    """R-0.1."""
    for words in (entry.called("en"), entry.called("es"), entry.says("en"), entry.says("es")):
        assert words.strip() == words != ""
        assert not set("{}") & set(words)
    for sentence in (entry.says("en"), entry.says("es")):
        assert sentence.endswith((".", "!"))
        assert not re.search(r"\b[RD]-\d", sentence)
    assert entry.says("en") != entry.says("es")
    assert entry.source in PRINTED_SOURCES
    noted = [spoken(lang, entry.remark()) for lang in ("en", "es")]
    assert bool(entry.note) == bool(noted[0]) == bool(noted[1])
    for note, word in zip(noted, ("reconstructed", "reconstrui"), strict=True):
        assert (word in note) == (entry.partly_reconstructed or entry.id == "sentinel")
    assert (entry.own, entry.corrected) == ({}, ())


def test_no_words_are_left_without_an_entry() -> None:
    """Whatever is written of a tile, card or note is somebody's."""
    kinds = ("tile", "component", "councilor", "card", "misfortune", "level", "players", "setting", "note")
    more = ("ally", "item", "location", "potion", "spirit", "hologram", "scenario", "monster", "treasure", "part")
    families = tuple(f"rising-{kind}-" for kind in (*kinds, *more))
    said = {"rising-note-reconstructed"}
    for entry in [*everything(PRINTED), *everything(catalogue.load("", catalogue.SETS))]:
        said |= {entry.message(), entry.text_message(), *(f"rising-part-{part}" for part in entry.reconstructed)}
        said |= {f"rising-note-{entry.note.replace('_', '-')}"} if entry.note else set()
        said |= {f"{entry.message()}-brief"} if isinstance(entry, Councilor) else set()
    for lang in folders.languages():
        assert {name for name in folders.entries(lang) if name.startswith(families)} == said


def test_ids_are_unique() -> None:
    """R-0.3."""
    names = [entry.id for entries in GROUPS.values() for entry in entries]
    assert len(names) == len(set(names)) == 37 + 21 + 10 + 23 + 20 + 5 + 7 + 7


def test_numbers_stand_in_the_texts() -> None:
    assert PRINTED.tiles[5].says("en") == "Each Atlantean here rolls a die: on 3 or more, its player gains 1 crystal."
    assert component_named("tidal_bulwark").says("es") == "Al construirlo, coloca gratis hasta 2 barreras místicas."
    one = catalogue.load('{"components":{"tidal_bulwark":{"numbers":{"barriers":1}}}}').components[2]
    assert one.says("es") == "Al construirlo, coloca gratis hasta 1 barrera mística."


def cells(tables: list[tuple[str, list[str], list[list[str]]]]) -> Iterator[tuple[str, list[str]]]:
    for _, columns, rows in tables:
        for row in rows:
            assert len(row) == len(columns)
            yield row[0], row


@pytest.mark.parametrize("lang", ["en", "es"])
def test_tables_show_every_entry(lang: str) -> None:
    shown = dict(cells(catalogue.tables(PRINTED, lang)))
    assert list(shown) == [entry.id for entries in GROUPS.values() for entry in entries]
    for entries in GROUPS.values():
        for entry in entries:
            assert shown[entry.id][1] == entry.called(lang)
    titles = [title for title, _, _ in catalogue.tables(PRINTED, lang)]
    assert titles[0] == {"en": "Tiles", "es": "Losetas"}[lang]
    assert shown["power_core"][-1].startswith({"en": "base manual: ", "es": "manual básico: "}[lang])
    assert shown["forges_6"][3] == {"en": "rate 3", "es": "tasa 3"}[lang]


def test_tables_of_what_is_reconstructed() -> None:
    shown = dict(cells(catalogue.tables(PRINTED, "en", reconstructed_only=True)))
    assert {"forests_6", "mystic_siphon", "power_core", "level_2", "wrath", "flood_hills"} <= set(shown)
    assert not {"mystic_power_source", "calm_seas", "level_1", "players_4", "hand_limit"} & set(shown)
    assert "Players" not in [title for title, _, _ in catalogue.tables(PRINTED, "en", reconstructed_only=True)]


def test_the_catalogue_is_loaded_once() -> None:
    assert catalogue.load() is PRINTED
