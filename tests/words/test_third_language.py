"""A language is a folder: one that is made up here works without touching code."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import tidefall
from cli.command_line import assert_refused
from cli.command_line import tidefall as command
from server_helpers import Client, Server, asynchronous
from tidefall import Refused, words
from tidefall.kernel.testing_tools import random_action
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


def test_a_game_is_played_in_it(folder: Path) -> None:
    """At a terminal: the map, the question, what happened, a refusal, what an option does."""
    settings: dict[str, Any] = {"TIDEFALL_WORDS": str(folder), "folder": folder}
    game = ("survive", "--seats", "2", "--seed", "1", "--you", "1", "--lang", "xx")
    played = command("play", *game, answers="B1@F5\nB1@F5\n", **settings)
    assert pseudo("Setting up") in played.stdout
    assert pseudo("Place an explorer: choose its value and a tile.") in played.stdout
    assert pseudo("Red") + pseudo(" places an explorer on ") in played.stdout
    assert "F5" + pseudo(" is taken: an explorer goes on a tile that has room for it") in played.stderr
    rules = command("rules", "survive", "--lang", "xx", COLUMNS="300", **settings).stdout
    assert pseudo("Two explorers may share an inland tile.") in rules


@asynchronous
async def test_a_server_speaks_it(folder: Path, tmp_path: Path) -> None:
    """To a program that asks for it; what is said is the same for all."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", TIDEFALL_WORDS=str(folder)) as server:
        ticket = server.new_table("you", "random", start=True)
        async with await Client.at(server, ticket) as ann:
            await ann.until(Client.is_asked)
            await ann.hello(ticket, lang="xx")
            assert ann.game["prompt"] == pseudo("Place an explorer: choose its value and a tile.")
            assert ann.game["say"] == {"name": "survive-prompt-place-explorer"}
            assert ann.view["table"]["seats"][0]["title"] == pseudo("Red")
            assert ann.game["choices"][0]["sentence"].startswith(pseudo("Place your explorer worth 1 on "))
            assert ann.log[0]["text"].startswith("D4")


def test_the_command_line_speaks_it(folder: Path) -> None:
    settings: dict[str, Any] = {"TIDEFALL_WORDS": str(folder)}
    assert pseudo("Board games about the drowning of Atlantis") in command("--help", "--lang", "xx", **settings).stdout
    assert "xx (Énglísh)" in command("play", "--help", LANG="xx_XX.UTF-8", **settings).stdout
    assert_refused(command("play", "--lang", "xx", **settings), pseudo("Say which game to play: "))
    assert_refused(command("play", "survive", "--lang", "yy", **settings), "“yy”", "en, es and xx")
    assert pseudo("Look after the tables of a server.") in command("admin", "--help", "--lang", "xx", **settings).stdout
    lost = command("admin", "tables", "--status", "lost", LANG="xx_XX.UTF-8", **settings)
    assert_refused(
        lost, f"--status {pseudo('takes')} open, playing, over {pseudo('or')} abandoned, {pseudo('not')} “lost”."
    )
    (folder / "position.json").write_text('{"points": 9}')
    position = command("play", "survive", "--position", str(folder / "position.json"), "--lang", "xx", **settings)
    assert_refused(position, pseudo("There are 0 to 3 movement points, not 9."))
    rules = command("rules", "survive", "--lang", "xx", **settings)
    assert rules.returncode == 0, rules.stderr
    assert pseudo("what it does") in rules.stdout


def test_a_game_with_a_catalogue_is_told_in_it(folder: Path) -> None:
    """Prompts, choices, events, the drawing, the tables of the catalogue, options, refusals."""
    game = tidefall.load_game("rising", seats=2, level=3, councilors="random")
    rng = random.Random(1)
    state = game.new_initial_state()
    for _ in range(400):
        if state.is_terminal():
            break
        for seat in range(-1, game.seats):
            for ours, english in zip(state.choices(seat, "xx"), state.choices(seat, "en"), strict=True):
                assert is_pseudo(ours["sentence"], english["sentence"])
        assert is_pseudo(state.prompt(None, "xx"), state.prompt(None, "en"))
        state.apply_action(random_action(state, rng))
    for ours, english in zip(state.events(None, 0, "xx"), state.events(None, 0, "en"), strict=True):
        assert is_pseudo(ours["text"], english["text"])
    drawn = {lang: game.draw(state.observation(0), lang) for lang in ("xx", "en")}
    texts = {lang: "".join(text for row in rows for text, _ in row) for lang, rows in drawn.items()}
    assert is_pseudo(texts["xx"], texts["en"])
    assert pseudo("Misfortunes") in texts["xx"]
    tables = {lang: game.catalogue_tables(lang, False) for lang in ("xx", "en")}
    for (title, heads, rows), (name, columns, same) in zip(tables["xx"], tables["en"], strict=True):
        assert (title, heads) == (pseudo(name), [pseudo(column) for column in columns])
        assert [row[1] for row in rows] == [pseudo(row[1]) for row in same]
        assert [[pseudo(cell) for cell in row] for row in rows] == [[pseudo(cell) for cell in row] for row in same]
    for option in game.options:
        assert game.explained(option, "xx") == pseudo(game.explained(option, "en"))
    with pytest.raises(Refused) as caught:
        tidefall.load_game("rising", catalogue="x")
    assert caught.value.told("xx") == pseudo("The corrections of the catalogue are not JSON.")
    with pytest.raises(Refused) as caught:
        game.from_position({"land": {"forests": 0}, "barriers": ["forests"]})
    assert is_pseudo(caught.value.told("xx"), caught.value.told("en"))


def is_pseudo(ours: str, english: str) -> bool:
    """The same in the made-up language; ids, such as the letter of a component, have no translation."""
    return ours != english and pseudo(ours) == pseudo(english)
