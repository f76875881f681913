"""A language is a folder: one that is made up here works without touching code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tidefall
from cli.command_line import assert_refused
from cli.command_line import tidefall as command
from tidefall import Refused, words
from tidefall.server import games
from words_checks import WORDS, inner_faults, read
from words_pseudo import pseudo, write_pseudo


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write_pseudo(WORDS / "en", tmp_path / "words" / "xx")
    monkeypatch.setenv("TIDEFALL_WORDS", str(tmp_path / "words"))
    return tmp_path / "words"


def test_it_is_one_of_the_languages(folder: Path) -> None:
    assert words.languages() == ["en", "es", "xx"]
    assert inner_faults(read(folder / "xx")) == []
    assert words.speak("xx", "language-name") == pseudo("English")


def test_every_sentence_is_said_in_it(folder: Path) -> None:
    with pytest.raises(Refused) as caught:
        tidefall.load_game("survived")
    assert caught.value.told("xx") == "Théré ís nó gámé “survived”. Díd yóú méán survive? Gámés: survive, rising."
    assert words.Voice("xx").tell(games.bot_info("greedy").help) == pseudo(words.speak("en", "bot-greedy"))


def test_the_command_line_speaks_it(folder: Path) -> None:
    settings: dict[str, Any] = {"TIDEFALL_WORDS": str(folder)}
    assert pseudo("Board games about the drowning of Atlantis") in command("--help", "--lang", "xx", **settings).stdout
    assert "xx (Énglísh)" in command("play", "--help", LANG="xx_XX.UTF-8", **settings).stdout
    assert_refused(command("play", "--lang", "xx", **settings), pseudo("Say which game to play: "))
    assert_refused(command("play", "survive", "--lang", "yy", **settings), "“yy”", "en, es and xx")
    rules = command("rules", "survive", "--lang", "xx", **settings)
    assert rules.returncode == 0, rules.stderr
    assert pseudo("what it does") in rules.stdout
