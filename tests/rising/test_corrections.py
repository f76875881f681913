"""Correcting the catalogue: what is taken over, what is refused and in which words, what the fingerprint notices."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tidefall.kernel.errors import Refused
from tidefall.rising import catalogue
from tidefall.rising.catalogue import Catalogue, Entry

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "catalogue.md").read_text("utf-8")
PRINTED = catalogue.load()


def corrected(**groups: Any) -> Catalogue:
    return catalogue.load(json.dumps(groups))


def named(entries: list[Any], name: str) -> Any:
    return next(entry for entry in entries if entry.id == name)


def refusal(text: str) -> str:
    with pytest.raises(Refused) as caught:
        catalogue.load(text)
    assert caught.value.code == "bad_catalogue"
    return caught.value.reason


def test_a_tile_is_corrected_in_its_numbers_and_its_text() -> None:
    tile = named(corrected(tiles={"forests_6": {"target": 4, "spaces": 2}}).tiles, "forests_6")
    assert (tile.target, tile.spaces, tile.corrected) == (4, 2, ("spaces", "target"))
    assert "on 4 or more" in tile.says("en")
    assert "con 4 o más" in tile.says("es")


def test_a_cost_is_merged() -> None:
    component = named(corrected(components={"ward_loom": {"cost": {"ore": 1, "crystal": 0}}}).components, "ward_loom")
    assert component.cost == (0, 0, 1, 2, 0)
    assert component.corrected == ("cost",)


@pytest.mark.parametrize(
    ("group", "name", "correction", "field", "value"),
    [
        ("tiles", "libraries_6", {"draw": 3, "keep": 3}, "keep", 3),
        ("tiles", "forges_1", {"rate": 9}, "rate", 9),
        ("tiles", "cities_1", {"target": 12}, "target", 12),
        ("tiles", "mystic_power_source", {"energy": 2}, "energy", 2),
        ("components", "mystic_siphon", {"numbers": {"energy": 3}}, "numbers", {"energy": 3}),
        ("components", "mystic_siphon", {"spaces": 3, "spaces_5plus": 0}, "spaces", 3),
        ("components", "aegis_of_nereus", {"spaces": 2, "spaces_5plus": 0}, "spaces", 2),
        ("councilors", "priestess", {"numbers": {"others": 4}}, "numbers", {"energy": 3, "others": 4}),
        ("cards", "foresight", {"copies": 0}, "copies", 0),
        ("cards", "tablets_of_memory", {"numbers": {"hand": 5}}, "numbers", {"hand": 5}),
        ("misfortunes", "tsunami", {"copies": 2, "numbers": {"floods": 3}}, "copies", 2),
        ("levels", "level_5", {"energy": 1, "calm_seas": 4}, "calm_seas", 4),
        ("levels", "level_2", {"letters": {"A": 4, "B": 2}}, "letters", {"A": 4, "B": 2, "C": 3, "D": 0}),
        ("players", "players_3", {"followers": 4, "draws": 5}, "draws", 5),
        ("cards", "foresight", {"name": "Vision"}, "own", {"name": "Vision"}),
        ("tiles", "hills_1", {"note": ""}, "note", ""),
    ],
)
def test_what_may_be_corrected(group: str, name: str, correction: dict[str, Any], field: str, value: object) -> None:
    assert getattr(named(getattr(corrected(**{group: {name: correction}}), group), name), field) == value


def test_numbers_of_the_table_are_corrected() -> None:
    made = corrected(
        table={"wrath": [0, 1, 2], "hand_limit": 5, "library_artifacts": 6, "barrier": 3, "unflood": 6, "extra_card": 2}
    )
    assert (made.wrath, made.hand_limit, made.artifacts) == ([0, 1, 2], 5, 6)
    assert (made.barrier, made.unflood, made.extra_card) == (3, 6, 2)
    assert named(made.settings, "wrath").corrected == ("value",)


def test_letters_may_be_exchanged_if_the_levels_still_find_theirs() -> None:
    swap = {"ward_loom": {"letter": "A"}, "lodestone_cradle": {"letter": "B"}}
    blueprint = ["ward_loom" if name == "lodestone_cradle" else name for name in PRINTED.introductory]
    made = corrected(components=swap, table={"introductory": blueprint})
    assert named(made.components, "ward_loom").letter == "A"
    assert made.introductory == blueprint


def test_a_one_time_component_may_have_any_letter() -> None:
    made = corrected(components={"herald_chorus": {"letter": "D"}})
    assert named(made.components, "herald_chorus").letter == "D"


def test_a_named_source_replaces_the_old_one_with_its_note() -> None:
    made = corrected(tiles={"forests_6": {"source": "printed game"}, "forests_5": {"target": 5}})
    checked, changed = named(made.tiles, "forests_6"), named(made.tiles, "forests_5")
    assert (checked.source, checked.note, checked.is_reconstructed()) == ("printed game", "", False)
    assert (changed.source, changed.is_reconstructed()) == ("reconstructed", True)
    rows = {row[0]: row[-1] for _, _, rows in catalogue.tables(made, "en") for row in rows}
    assert rows["forests_6"] == "printed game"
    assert rows["forests_5"].endswith("; corrected: target")


BAD = [
    ("x", "The corrections of the catalogue are not JSON."),
    ("[" * 100_000, "The corrections of the catalogue are not JSON."),
    ("[]", "The corrections must be a table, not a list."),
    ("3", "The corrections must be a table, not 3."),
    ('{"tile": {}}', "The catalogue has no 'tile'. Did you mean tiles?"),
    (
        '{"x": {}}',
        "The catalogue has no 'x'. There are: "
        "tiles, components, councilors, cards, misfortunes, levels, players, "
        "allies, items, locations, potions, spirits, holograms, scenarios, monsters, treasures, table.",
    ),
    ('{"tiles": 3}', "tiles must be a table, not 3."),
    ('{"tiles": {"forest_6": {}}}', "tiles has no 'forest_6'. Did you mean forests_6?"),
    ('{"tiles": {"xyz": {}}}', "tiles has no 'xyz'."),
    ('{"tiles": {"forests_6": []}}', "tiles.forests_6 must be a table, not a list."),
    (
        '{"tiles": {"forests_6": {"targt": 3}}}',
        "tiles.forests_6 has no 'targt' that can be corrected. Did you mean target?",
    ),
    (
        '{"tiles": {"forests_6": {"target": "x"}}}',
        "tiles.forests_6.target must be a whole number from 1 to 12, not 'x'.",
    ),
    ('{"tiles": {"forests_6": {"target": 0}}}', "tiles.forests_6.target must be a whole number from 1 to 12, not 0."),
    ('{"tiles": {"forests_6": {"target": 13}}}', "tiles.forests_6.target must be a whole number from 1 to 12, not 13."),
    (
        '{"tiles": {"forests_6": {"target": true}}}',
        "tiles.forests_6.target must be a whole number from 1 to 12, not True.",
    ),
    (
        '{"tiles": {"forests_6": {"target": 4.0}}}',
        "tiles.forests_6.target must be a whole number from 1 to 12, not 4.0.",
    ),
    (
        '{"tiles": {"forests_6": {"target": 99999999999}}}',
        "tiles.forests_6.target must be a whole number from 1 to 12, not so large a number.",
    ),
    ('{"tiles": {"forests_6": {"spaces": 7}}}', "tiles.forests_6.spaces must be a whole number from 1 to 6, not 7."),
    ('{"tiles": {"forges_6": {"rate": 10}}}', "tiles.forges_6.rate must be a whole number from 1 to 9, not 10."),
    ('{"tiles": {"libraries_6": {"draw": 5}}}', "tiles.libraries_6.draw must be a whole number from 1 to 4, not 5."),
    ('{"tiles": {"libraries_1": {"keep": 3}}}', "tiles.libraries_1.keep must not be more than draw, which is 2."),
    ('{"components": {"aether_lens": {"cost": 2}}}', "components.aether_lens.cost must be a table, not 2."),
    (
        '{"components": {"aether_lens": {"cost": {"cristal": 1}}}}',
        "components.aether_lens.cost has no 'cristal'. Did you mean crystal?",
    ),
    (
        '{"components": {"aether_lens": {"cost": {"crystal": 10}}}}',
        "components.aether_lens.cost.crystal must be a whole number from 0 to 9, not 10.",
    ),
    (
        '{"components": {"aether_lens": {"alone": {"crystal": 0, "energy": 3}}}}',
        "components.aether_lens.alone must be at least 1 resource; mystic energy is not one.",
    ),
    (
        '{"components": {"aether_lens": {"energy": 3}}}',
        "Write components.aether_lens.numbers.energy, not components.aether_lens.energy.",
    ),
    (
        '{"components": {"aether_lens": {"numbers": {"gold": 3}}}}',
        "components.aether_lens.numbers has no 'gold'. There are: energy.",
    ),
    (
        '{"components": {"mnemonic_vault": {"numbers": {"keep": 2}}}}',
        "components.mnemonic_vault.numbers.keep must not be more than draw, which is 1.",
    ),
    (
        '{"components": {"spirit_seal": {"spaces": 2}}}',
        "components.spirit_seal must not have more than 2 double spaces in all.",
    ),
    ('{"components": {"ward_loom": {"letter": "D"}}}', "components.ward_loom.letter must be A, B or C, not 'D'."),
    (
        '{"components": {"herald_chorus": {"letter": "E"}}}',
        "components.herald_chorus.letter must be A, B, C or D, not 'E'.",
    ),
    (
        '{"components": {"mnemonic_vault": {"letter": "B"}}}',
        "levels.level_1.letters.A must not be more than 4: there are no others.",
    ),
    (
        '{"components": {"resonant_bell": {"numbers": {"volunteers": 9}}}, "cards": {"rallying_cry": {"copies": 8}}}',
        "cards.rallying_cry and components.resonant_bell must not give more than 16 volunteers.",
    ),
    (
        '{"cards": {"tide_chart": {"numbers": {"cards": 2}}}}',
        "cards.tide_chart.numbers.cards must be that of components.fate_spindle, 3.",
    ),
    ('{"cards": {"foresight": {"copies": 21}}}', "cards.foresight.copies must be a whole number from 0 to 20, not 21."),
    (
        '{"cards": {"foresight": {"copies": 20}, "surge_of_power": {"copies": 20}}}',
        "The copies of all cards, with table.library_artifacts, must not be more than 46.",
    ),
    (
        '{"cards": {"favorable_winds": {"numbers": {"face": 7}}}}',
        "cards.favorable_winds.numbers.face must be a whole number from 1 to 6, not 7.",
    ),
    (
        '{"levels": {"level_2": {"letters": {"A": 4}}}}',
        "levels.level_2.letters must add up to 9, not 10.",
    ),
    (
        '{"levels": {"level_2": {"letters": {"A": 6, "B": 0}}}}',
        "levels.level_2.letters.A must not be more than 5: there are no others.",
    ),
    ('{"levels": {"level_2": {"letters": {"E": 1}}}}', "levels.level_2.letters has no 'E'. There are: A, B, C, D."),
    (
        '{"levels": {"level_2": {"calm_seas": 10}}}',
        "levels.level_2.calm_seas must not be more than misfortunes.calm_seas.copies, 9.",
    ),
    (
        '{"misfortunes": {"controlled_flood": {"copies": 8}}}',
        "levels.level_4.controlled_floods must not be more than misfortunes.controlled_flood.copies, 8.",
    ),
    (
        '{"levels": {"level_1": {"letters": {"A": 4, "B": 3}}}}',
        "table.introductory must have the letters of levels.level_1, not 5 A, 2 B, 2 C.",
    ),
    (
        '{"players": {"players_4": {"followers": 3}}}',
        "players.players_4 must not have more than 4 followers and supply together.",
    ),
    (
        '{"players": {"players_3": {"followers": 5}}}',
        "players.players_3 must not have more than 7 followers and supply together.",
    ),
    ('{"table": {"wraith": []}}', "table has no 'wraith'. Did you mean wrath?"),
    ('{"table": {"wrath": 3}}', "table.wrath must be a list, not 3."),
    ('{"table": {"wrath": [0]}}', "table.wrath must be a list of 2 to 12 levels, not of 1."),
    ('{"table": {"wrath": [0, 7]}}', "table.wrath[1] must be a whole number from 0 to 6, not 7."),
    ('{"table": {"hand_limit": null}}', "table.hand_limit must be a whole number from 1 to 12, not None."),
    ('{"table": {"introductory": ["ward_loom"]}}', "table.introductory must be a list of 9 different components."),
    (
        '{"table": {"introductory": [1,2,3,4,5,6,7,8,9]}}',
        "table.introductory must be a list of 9 different components.",
    ),
    ('{"tiles": {"forests_6": {"name": ""}}}', "tiles.forests_6.name must not be empty."),
    ('{"tiles": {"forests_6": {"name": 3}}}', "tiles.forests_6.name must be a line of text of at most 400 characters."),
    (
        '{"tiles": {"forests_6": {"name": "a\\u001bb"}}}',
        "tiles.forests_6.name must be a line of text of at most 400 characters.",
    ),
    (
        '{"tiles": {"forests_6": {"name": "\\ud800"}}}',
        "tiles.forests_6.name must be a line of text of at most 400 characters.",
    ),
    (
        '{"tiles": {"forests_6": {"text": "Roll {rate}."}}}',
        "tiles.forests_6.text names the number 'rate', which is not there. There are: ring, spaces, target.",
    ),
    (
        '{"tiles": {"forests_6": {"source": "me"}}}',
        "tiles.forests_6.source must be seed 004, seed 002, public, reconstructed or printed game, not 'me'.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), BAD, ids=[sentence[:60] for _, sentence in BAD])
def test_a_bad_correction_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


@pytest.mark.parametrize(
    ("group", "name", "field"),
    [
        ("tiles", "forests_6", "id"),
        ("tiles", "forests_6", "ring"),
        ("tiles", "forests_6", "peninsula"),
        ("tiles", "forests_6", "rate"),
        ("tiles", "cities_6", "double"),
        ("tiles", "cities_6", "spaces"),
        ("tiles", "mystic_power_source", "spaces"),
        ("components", "aether_lens", "kind"),
        ("components", "aether_lens", "spaces"),
        ("components", "spirit_seal", "letter"),
        ("components", "spirit_seal", "followers_only"),
        ("components", "power_core", "letter"),
        ("councilors", "adept", "numbers"),
        ("cards", "foresight", "windows"),
        ("cards", "mystic_adze", "copies"),
        ("cards", "wellspring_of_ages", "copies"),
        ("misfortunes", "omen_of_ash", "omen"),
        ("players", "players_4", "count"),
    ],
)
def test_what_the_rules_are_built_on_is_fixed(group: str, name: str, field: str) -> None:
    reason = refusal(json.dumps({group: {name: {field: 1}}}))
    assert reason.startswith(f"{group}.{name} has no '{field}' that can be corrected.")


def test_a_deck_needs_a_card() -> None:
    none = {card.id: {"copies": 0} for card in PRINTED.misfortunes}
    levels = {level.id: {"calm_seas": 0, "controlled_floods": 0} for level in PRINTED.levels}
    assert refusal(json.dumps({"misfortunes": none, "levels": levels})) == (
        "levels.level_1 must have at least 1 misfortune in its deck."
    )


def test_a_blueprint_names_components() -> None:
    names = [*PRINTED.introductory[:-1], "power_core"]
    assert refusal(json.dumps({"table": {"introductory": names}})).startswith(
        "table.introductory names 'power_core', which is no component with a letter."
    )
    names = [*PRINTED.introductory[:-1], "entropy_drives"]
    assert refusal(json.dumps({"table": {"introductory": names}})).endswith("Did you mean entropy_drive?")


def test_a_refused_correction_leaves_the_catalogue_alone() -> None:
    before = catalogue.load()
    refusal('{"tiles": {"forests_6": {"target": 4, "spaces": 9}}}')
    corrected(tiles={"forests_6": {"target": 4}})
    assert catalogue.load() == before == PRINTED
    assert named(PRINTED.tiles, "forests_6").target == 3


@pytest.mark.parametrize(
    "correction",
    [
        {"tiles": {"forests_6": {"target": 4}}},
        {"components": {"aether_lens": {"cost": {"crystal": 1}}}},
        {"components": {"mystic_siphon": {"numbers": {"energy": 3}}}},
        {"components": {"herald_chorus": {"letter": "D"}}},
        {"councilors": {"scholar": {"numbers": {"draw": 4}}}},
        {"cards": {"foresight": {"copies": 1}}},
        {"misfortunes": {"tsunami": {"copies": 2}}},
        {"levels": {"level_5": {"energy": 1}}},
        {"players": {"players_7": {"draws": 6}}},
        {"table": {"wrath": [0, 1, 2]}},
    ],
)
def test_the_fingerprint_changes_with_every_number(correction: dict[str, Any]) -> None:
    made = corrected(**correction)
    assert re.fullmatch(r"[0-9a-f]{16}", made.fingerprint)
    assert made.fingerprint != PRINTED.fingerprint


@pytest.mark.parametrize("field", ["name", "text", "note"])
def test_the_fingerprint_does_not_change_with_words(field: str) -> None:
    made = corrected(tiles={"forests_6": {field: "Words"}}, cards={"foresight": {field: "Words"}})
    assert named(made.cards, "foresight").own == {field: "Words"}
    assert made.fingerprint == PRINTED.fingerprint


def test_an_owners_words_are_said_in_every_language() -> None:
    made = corrected(
        cards={"surge_of_power": {"name": "Great Surge", "text": "Take {energy energy/energies}.", "note": "mine"}}
    )
    card = named(made.cards, "surge_of_power")
    rows = {lang: {row[0]: row for _, _, rows in catalogue.tables(made, lang) for row in rows} for lang in ("en", "es")}
    for lang in ("en", "es"):
        assert (card.called(lang), card.says(lang)) == ("Great Surge", "Take 1 energy.")
        assert rows[lang]["surge_of_power"][1] == "Great Surge"
        assert rows[lang]["surge_of_power"][-2:][0] == "Take 1 energy."
        assert rows[lang]["surge_of_power"][-1].endswith(": mine")


def test_spanish_words_of_before_are_dropped_from_a_game_and_refused_in_a_file(tmp_path: Path) -> None:
    """Games that are kept may still have them in their option."""
    before = '{"tiles": {"forests_6": {"target": 4, "name_es": "Bosque último"}}}'
    assert named(catalogue.load(before).tiles, "forests_6").own == {}
    path = tmp_path / "my_box.json"
    path.write_text(before, "utf-8")
    with pytest.raises(Refused, match="has no 'name_es' that can be corrected"):
        catalogue.read_corrections(path)


@pytest.mark.parametrize(("text", "sentence"), BAD)
def test_a_bad_correction_is_refused_in_spanish_too(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as caught:
        catalogue.load(text)
    assert caught.value.told("es") != sentence


def test_the_fingerprint_does_not_change_with_sources_or_with_what_is_already_so() -> None:
    made = corrected(
        tiles={"forests_6": {"source": "printed game", "target": 3}},
        components={"aether_lens": {"cost": {"crystal": 2, "gold": 1}}},
    )
    assert made.fingerprint == PRINTED.fingerprint
    assert not any(entry.corrected for entry in [*made.tiles, *made.components])


def test_a_file_becomes_canonical_json(tmp_path: Path) -> None:
    toml, same = tmp_path / "my_box.toml", tmp_path / "my_box.json"
    toml.write_text('[tiles.forests_6]\ntarget = 4\nname = "Bosque último"\n[table]\nbarrier = 3\n', "utf-8")
    same.write_text(
        '{"table": {"barrier": 3}, "tiles": {"forests_6": {"name": "Bosque último", "target": 4}}}', "utf-8"
    )
    text = '{"table":{"barrier":3},"tiles":{"forests_6":{"name":"Bosque último","target":4}}}'
    assert catalogue.read_corrections(toml) == catalogue.read_corrections(str(same)) == text
    assert catalogue.load(text).barrier == 3


@pytest.mark.parametrize("text", ["", "# nothing to correct\n"])
def test_an_empty_file_corrects_nothing(tmp_path: Path, text: str) -> None:
    path = tmp_path / "my_box.toml"
    path.write_text(text, "utf-8")
    assert catalogue.read_corrections(path) == ""


@pytest.mark.parametrize(
    ("name", "content", "parts"),
    [
        ("box.toml", b"[tiles.forests_6\ntarget = 4", ["box.toml is not TOML: ", "line 1"]),
        ("box.toml", b"[tiles.forests_6]\ntarget = \n", ["box.toml is not TOML: ", "line 2"]),
        ("box.json", b'{"tiles":\n}', ["box.json is not JSON: ", "line 2"]),
        ("box.json", b"[" * 100_000, ["box.json is not a file of corrections: it is nested too deeply."]),
        ("box.toml", b"\x89PNG\xff\xfe", ["box.toml is not a file of corrections: it is not text."]),
        ("box.json", b"[1, 2]", ["In ", "box.json: The corrections must be a table, not a list."]),
        ("box.toml", b"[tiles.forests_6]\ntarget = 40\n", ["box.toml: tiles.forests_6.target must be", "not 40."]),
        ("box.toml", b"[tiles.forests_6]\ntarget = 2001-01-01\n", ["target must be a whole number", "datetime.date"]),
        ("box.toml", b"[tiles.forests_6]\ntarget = nan\n", ["target must be a whole number", "not nan."]),
        ("box.toml", b"[tiles.forests_6]\ntarget = 0x" + b"f" * 9999, ["not so large a number."]),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path, name: str, content: bytes, parts: list[str]) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(Refused) as caught:
        catalogue.read_corrections(path)
    assert caught.value.code == "bad_catalogue"
    assert "\n" not in caught.value.reason
    for part in parts:
        assert part in caught.value.reason


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(Refused, match="Cannot read") as caught:
            catalogue.read_corrections(path)
        assert caught.value.code == "cannot_read"


def test_the_example_of_the_documents(tmp_path: Path) -> None:
    """The file in docs/catalogue.md does what the page says."""
    example = PAGE.split("```toml\n")[1].split("```")[0]
    path = tmp_path / "my_box.toml"
    path.write_text(example, "utf-8")
    made = catalogue.load(catalogue.read_corrections(path))
    tile: Entry = named(made.tiles, "forests_6")
    assert (tile.source, tile.corrected) == ("printed game", ("spaces", "target"))
    assert named(made.components, "aether_lens").cost == (1, 2, 1, 0, 0)
    assert named(made.components, "mystic_siphon").says("en") == "Gain 3 mystic energy."
    assert named(made.cards, "hidden_stores").copies == 3
    assert named(made.cards, "hidden_stores").says("en") == "Gain 1 raw resource of your choice."
    assert made.wrath == tomllib.loads(example)["table"]["wrath"] == [0, 0, 1, 1, 2, 2, 3]
