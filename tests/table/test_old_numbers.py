"""Tables stored by rules with other numbers are folded by the texts of their actions, and can be played on."""

from __future__ import annotations

from pathlib import Path

import pytest

import tidefall
from tidefall import records
from tidefall.kernel.errors import Refused
from tidefall.kernel.step import CHANCE
from tidefall.table.facts import Created, Drawn, Entry, Played, Started
from tidefall.table.table import Table

OLDER = sorted((Path(__file__).parent.parent / "corpus" / "older" / "survive").glob("*.json"))
CORPUS = [path for path in OLDER if records.load(path)["start"] is None]
"""Games from their beginning, as tables are."""
WRONG = 0
"""What every action is numbered with: nobody may read it."""


def stored(path: Path, rules: int) -> list[Entry]:
    """A record as the entries of a table that other rules have numbered."""
    record = records.load(path)
    game = tidefall.load_game(record["game"], **record["options"])
    facts: list[Created | Started | Drawn | Played] = [
        Created(game.name, game.values, rules, game.fingerprint()),
        Started(),
    ]
    for seat, text in record["actions"]:
        facts.append(Drawn(WRONG, text) if seat == "chance" else Played(seat, WRONG, text))
    return [Entry(number, float(number), fact) for number, fact in enumerate(facts, 1)]


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_the_version_before_is_folded_by_its_texts(path: Path) -> None:
    record = records.load(path)
    table = Table.fold("old", stored(path, record["rules"]))
    assert record["rules"] == table.game.rules_version() - 1
    assert table.state.position() == records.replay(record).position()
    assert table.status == "over"


def test_it_can_be_played_on() -> None:
    entries = stored(CORPUS[0], records.load(CORPUS[0])["rules"])[:40]
    table = Table.fold("old", entries)
    seat = table.state.current_player()
    text = table.state.action_to_string(seat, table.state.legal_actions()[0])
    fact = Drawn(WRONG, text) if seat == CHANCE else Played(seat, WRONG, text)
    table.apply(Entry(len(entries) + 1, 0.0, fact))
    assert len(table.state.history()) == len(entries) - 1


def test_other_rules_are_refused() -> None:
    with pytest.raises(Refused, match="version 1 of the rules"):
        Table.fold("old", stored(CORPUS[0], 1))
