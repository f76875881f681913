"""`?` explains whatever has a name, with examples from the game that is played."""

from __future__ import annotations

import doctest
import json
from pathlib import Path

import pytest

from cli.command_line import assert_refused, tidefall
from cli.positions import ACTING, PLAY
from tidefall.cli import asking


def test_the_examples_in_the_code() -> None:
    assert doctest.testmod(asking).failed == 0


def ask(folder: Path, about: str, *words: str, columns: str = "100") -> str:
    (folder / "position.json").write_text(json.dumps(ACTING))
    done = tidefall(*PLAY, "--you", "0", *words, answers=f"? {about}\nquit\n", folder=folder, COLUMNS=columns)
    assert done.returncode == 0, done.stderr
    return done.stdout.split(f"? {about}".strip(), 1)[1]


@pytest.mark.parametrize(
    ("about", "parts"),
    [
        ("aether_lens", ["Aether Lens (aether_lens): letter: A; cost: 2 crystal"]),
        ("ms", ["Mystic Siphon (mystic_siphon)"]),
        ("power core", ["Power Core (power_core)"]),
        ("core", ["Power Core (power_core)"]),
        ("h4", ["Hills 4 (hills_4): spaces: 2; numbers: target 4"]),
        ("hills", ["Hills 1 (hills_1)", "Hills 6 (hills_6)", "barrier hills: Buy a mystic barrier"]),
        ("f", ["Forests 1 (forests_1)", "barrier forests"]),
        ("Adept", ["Adept (adept): what it does"]),
        ("gate1", ["? R-1.11  Build spaces"]),
        ("cosmic gate", ["? 1.3  Cosmic Gate board"]),
        ("p2", ["p2  Scholar"]),
        ("R-3.9", ["R-3.9 Flow."]),
    ],
)
def test_what_has_a_name_is_explained(about: str, parts: list[str], tmp_path: Path) -> None:
    told = ask(tmp_path, about)
    for part in parts:
        assert part in told


@pytest.mark.parametrize("about", ["colinas", "hills", "h", "Lente de Éter", "aether lens"])
def test_names_are_known_in_both_languages(about: str, tmp_path: Path) -> None:
    told = ask(tmp_path, about, "--lang", "es")
    assert "Colinas 4 (hills_4): espacios: 2" in told or "Lente de Éter (aether_lens): letra: A" in told


def test_what_nobody_knows_is_refused(tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text(json.dumps(ACTING))
    done = tidefall(*PLAY, "--you", "0", answers="? xyzzy\n", folder=tmp_path)
    assert_refused(done, "Nothing here is called “xyzzy”", "the number of a choice")


def test_the_examples_are_of_this_game(tmp_path: Path) -> None:
    told = ask(tmp_path, "")
    assert "? forests " in told
    assert "? R-4.1 " in told
    assert "S-4.4" not in told
    assert "? R1 " in tidefall("play", "survive", "--you", "0", answers="?\n").stdout


def test_a_narrow_screen_has_one_column(tmp_path: Path) -> None:
    lines = ask(tmp_path, "", "--lang", "es", columns="60").splitlines()
    assert "  deshacer        deshacer tu última decisión" in lines
    assert "  mapa            la mesa otra vez" in lines


def test_a_choice_says_what_its_card_does() -> None:
    told = tidefall("play", "rising", "--you", "0", "--seed", "3", answers="? 1\n").stdout
    assert "Play the Adept." in told
    assert "if your Leader is placed" in told
