"""`tidefall catalogue`, and --catalogue where games begin."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command_line import assert_refused, tidefall
from tidefall import records
from tidefall.rising import catalogue
from tidefall.rising.catalogue.listing import everything

BOX = Path("my_box.toml")
CORRECTIONS = '{"tiles":{"forests_6":{"target":4}}}'


@pytest.fixture
def my_box() -> str:
    BOX.write_text("[tiles.forests_6]\ntarget = 4\n", "utf-8")
    return str(BOX)


def test_the_catalogue_is_printed_with_its_sources() -> None:
    done = tidefall("catalogue", "rising")
    assert done.returncode == 0, done.stderr
    for part in ("Tiles", "forests_6", "Aether Lens", "aether_lens", "base manual", "Stormcaller", "players_7"):
        assert part in done.stdout
    assert done.stdout.endswith(f"Fingerprint of the catalogue: {catalogue.load().fingerprint}.\n")


def test_it_speaks_spanish() -> None:
    done = tidefall("catalogue", "rising", "--lang", "es")
    assert done.returncode == 0, done.stderr
    for part in ("Losetas", "Lente de Éter", "manual básico", "Huella del catálogo: "):
        assert part in done.stdout


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("width", ["40", "60", "80", "100"])
def test_no_word_is_cut_in_a_narrow_window(width: str, lang: str) -> None:
    done = tidefall("catalogue", "rising", "--lang", lang, COLUMNS=width)
    assert "…" not in done.stdout
    *lines, _ = done.stdout.splitlines()
    assert max(len(line) for line in lines) <= int(width)
    shown = set(done.stdout.replace(",", " ").split())
    for data in (catalogue.load(), catalogue.load("", catalogue.SETS)):
        for entry in everything(data):
            assert {entry.id, *entry.called(lang).replace(",", " ").split()} <= shown
        texts = (data.components, data.councilors, data.cards, data.misfortunes, data.settings)
        assert all(set(entry.says(lang).replace(",", " ").split()) <= shown for group in texts for entry in group)
    new = (data.allies, data.items, data.locations, data.potions, data.spirits, data.scenarios, data.monsters)
    for entry in [*(entry for group in new for entry in group), *data.holograms, *data.treasures]:
        assert set(entry.says(lang).replace(",", " ").split()) <= shown


def test_only_what_is_reconstructed() -> None:
    done = tidefall("catalogue", "rising", "--reconstructed")
    assert done.returncode == 0, done.stderr
    assert "forests_6" in done.stdout
    assert "calm_seas" not in done.stdout.split()
    assert "players_7" not in done.stdout


@pytest.mark.parametrize(
    ("lang", "solo"), [("en", "Mechanical Atlanteans: Players"), ("es", "Atlantes Mecánicos: Jugadores")]
)
def test_what_a_set_brings_or_changes_stands_under_its_name(lang: str, solo: str) -> None:
    """M-1.1, M-2.2, M-19.1."""
    done = tidefall("catalogue", "rising", "--lang", lang)
    base, _, more = done.stdout.partition("\nMonstrosities: ")
    more, _, mechanical = more.partition(solo)
    assert {"wellspring_of_ages", "calm_seas", "players_7"} <= set(base.split())
    assert not {"centaur", "storm_gyve", "bots"} & set(base.split())
    changed = {"calm_seas", "controlled_flood", "cipher_of_expertise"}
    brought = {"centaur", "storm_gyve", "holo_sentinel", "harpies_lair", "level_8", "treasure_relic", "omens"}
    assert changed | brought <= set(more.split())
    assert not {"players_7", "foresight", "bots"} & set(more.split())
    assert {"players_mechanical", "bots"} <= set(mechanical.split())
    assert "3, 6, 9, 13" in more


def test_only_what_is_reconstructed_in_the_sets() -> None:
    more = tidefall("catalogue", "rising", "--reconstructed").stdout.partition("\nMonstrosities: ")[2].split()
    assert {"constellation_cloak", "treasure_ichor", "level_6", "mariner"} <= set(more)
    assert not {"medusa_ally", "red_skies", "bots", "scylla"} & set(more)


def test_corrections_of_a_set_are_shown() -> None:
    BOX.write_text(
        "[monsters.scylla.numbers]\nfigures = 5\n\n[locations.harpies_lair]\nbands = [2, 5, 8, 12]\n", "utf-8"
    )
    done = tidefall("catalogue", "rising", "--catalogue", str(BOX), COLUMNS="40")
    assert done.returncode == 0, done.stderr
    told = " ".join(done.stdout.split())
    assert "2, 5, 8, 12" in told
    assert told.count("; corrected: numbers") == told.count("; corrected: bands") == 1


def test_corrections_are_shown(my_box: str) -> None:
    done = tidefall("catalogue", "rising", "--catalogue", my_box)
    assert done.returncode == 0, done.stderr
    assert "corrected: target" in " ".join(done.stdout.split())
    assert catalogue.load(CORRECTIONS).fingerprint in done.stdout


def test_a_game_without_a_catalogue(my_box: str) -> None:
    assert_refused(tidefall("catalogue", "survive"), "survive has no catalogue.")
    for command in ("catalogue", "sim", "play"):
        assert_refused(tidefall(command, "survive", "--catalogue", my_box), "survive has no catalogue")


def test_bad_words_are_refused() -> None:
    assert_refused(tidefall("catalogue", "risin"), "Did you mean rising?")
    assert_refused(tidefall("catalogue", "rising", "--lang", "fr"), "There is no language “fr”")


def test_bad_files_are_refused() -> None:
    BOX.write_text("[tiles.forests_6]\ntarget = 40\n", "utf-8")
    for command in ("catalogue", "sim", "play"):
        done = tidefall(command, "rising", "--catalogue", str(BOX))
        assert_refused(done, "my_box.toml: tiles.forests_6.target must be a whole number from 1 to 12, not 40.")
        assert_refused(tidefall(command, "rising", "--catalogue", "none.toml"), "Cannot read none.toml")


def test_corrections_are_given_once(my_box: str) -> None:
    done = tidefall("sim", "rising", "--option", "catalogue={}", "--catalogue", my_box)
    assert_refused(done, "Option catalogue is given twice.")


def test_a_kept_game_brings_its_own_catalogue(my_box: str) -> None:
    assert_refused(tidefall("play", "--resume", "game.json", "--catalogue", my_box), "leave out --catalogue.")


def test_games_are_played_with_the_corrections(my_box: str) -> None:
    done = tidefall(
        *("sim", "rising", "--seats", "2", "--games", "1", "--bots", "random", "--seed", "1", "--jobs", "1"),
        *("--catalogue", my_box, "--out", "games.jsonl"),
    )
    assert done.returncode == 0, done.stderr
    record = json.loads(Path("games.jsonl").read_text("utf-8"))
    assert record["options"]["catalogue"] == CORRECTIONS
    assert record["catalogue"] == catalogue.load(CORRECTIONS).fingerprint != catalogue.load().fingerprint
    records.verify(record)


def test_a_record_of_another_catalogue_is_refused(my_box: str) -> None:
    done = tidefall(
        *("play", "rising", "--seats", "2", "--you", "none", "--bots", "random", "--seed", "1"),
        *("--catalogue", my_box, "--save", "game.json"),
    )
    assert done.returncode == 0, done.stderr
    record = records.load("game.json")
    assert record["catalogue"] == catalogue.load(CORRECTIONS).fingerprint
    record["options"]["catalogue"] = ""
    records.dump(record, "other.json")
    assert tidefall("replay", "game.json").returncode == 0
    assert_refused(
        tidefall("replay", "other.json"), record["catalogue"], "Play it with the version of Tidefall that saved it."
    )
