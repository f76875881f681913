"""Records: written whole or not at all, read with a clear word about what is wrong, replayed and verified."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import tidefall
from tidefall import Refused, records
from tidefall.kernel.errors import Unverified
from tidefall.kernel.state import State


def finished(seed: int = 1, **options: object) -> State:
    state = tidefall.load_game("survive", seats=2, **options).new_initial_state()
    state.playout(seed)
    return state


def code_of(record: Any) -> str:
    with pytest.raises(Refused) as caught:
        records.verify(record)
    assert caught.value.reason
    return caught.value.code


@pytest.fixture
def record() -> dict[str, Any]:
    return records.of(finished(), ["Ann", "Bob"])


def test_a_record_is_plain_json_with_every_action_in_words(record: dict[str, Any]) -> None:
    assert json.loads(json.dumps(record)) == record
    assert record["game"] == "survive"
    assert record["options"]["seats"] == 2
    assert record["seats"] == ["Ann", "Bob"]
    assert record["actions"][0][0] == "chance"
    assert {actor for actor, _ in record["actions"]} == {"chance", 0, 1}
    assert record["result"]["ended_by"] == "eruption"


def test_a_record_is_read_back_as_it_was_written(record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    records.dump(record, path)
    assert records.load(path) == record
    state = records.verify(records.load(path))
    assert state.history() == finished().history()
    assert state.position() == finished().position()


def test_an_unfinished_game_has_a_record_without_a_result() -> None:
    state = finished().after(100)
    record = records.of(state)
    assert record["result"] is None
    assert record["seats"] == ["Red", "Blue"]
    assert records.verify(record).position() == state.position()


def test_a_game_from_a_position_carries_the_position() -> None:
    state = finished().after(150)
    again = state.game.from_position(state.position())
    again.playout(3)
    record = json.loads(json.dumps(records.of(again)))
    assert record["start"] == json.loads(json.dumps(state.position()))
    assert records.verify(record).position() == again.position()


def test_replaying_stops_where_it_is_told(record: dict[str, Any]) -> None:
    state = records.replay(record, 60)
    assert state.history() == finished().history()[:60]


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert load_code(tmp_path / "nowhere.json") == "cannot_read"


@pytest.mark.parametrize("keep", [0, 1, 100, -2])
def test_a_truncated_file_is_refused(record: dict[str, Any], tmp_path: Path, keep: int) -> None:
    path = tmp_path / "game.json"
    records.dump(record, path)
    path.write_text(path.read_text("utf-8")[:keep], "utf-8")
    assert load_code(path) == "not_a_record"


@pytest.mark.parametrize(
    "text", ["[1,2,3]", "{}", '{"format":"pgn"}', "null", "3", '"tidefall-record-1"', '{"format":"tidefall-record-1"}']
)
def test_a_foreign_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(text, "utf-8")
    assert load_code(path) == "not_a_record"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.json"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert load_code(path) == "not_a_record"


@pytest.mark.parametrize("field", ["format", "rules", "game", "options", "seats", "start", "actions", "result"])
def test_a_record_without_a_field_is_refused(record: dict[str, Any], field: str) -> None:
    del record[field]
    assert code_of(record) == "not_a_record"


def test_another_rules_version_is_refused(record: dict[str, Any]) -> None:
    record["rules"] += 1
    assert code_of(record) == "other_rules"


def test_another_catalogue_is_refused(record: dict[str, Any]) -> None:
    assert record["catalogue"] is None
    record["catalogue"] = "0123456789abcdef"
    with pytest.raises(
        Refused, match=r"catalogue 0123456789abcdef, and the one here is \(none\). Play it with the version"
    ) as caught:
        records.replay(record)
    assert caught.value.code == "other_catalogue"


def test_an_unknown_game_or_option_is_refused(record: dict[str, Any]) -> None:
    assert code_of({**record, "game": "atlantis"}) == "unknown_game"
    assert code_of({**record, "options": {**record["options"], "lava": True}}) == "unknown_option"


@pytest.mark.parametrize("number", [0, 45, 200, -1])
def test_an_edited_action_is_found(record: dict[str, Any], number: int) -> None:
    record["actions"][number][1] = "sink A1"
    with pytest.raises(Unverified, match=rf"Action {number % len(record['actions'])} of the record"):
        records.verify(record)


def test_an_action_of_another_seat_is_found(record: dict[str, Any]) -> None:
    first = next(index for index, (actor, _) in enumerate(record["actions"]) if actor == 0)
    record["actions"][first][0] = 1
    assert code_of(record) == "bad_action"


@pytest.mark.parametrize("entry", [[], ["chance"], "roll whale", [0, 5], [None, "end"], [0, "end", 1], [True, "end"]])
def test_an_action_that_is_none_is_found(record: dict[str, Any], entry: Any) -> None:
    record["actions"][120] = entry
    assert code_of(record) == "bad_action"


def test_actions_after_the_end_are_found(record: dict[str, Any]) -> None:
    record["actions"].append([0, "end"])
    assert code_of(record) == "bad_action"


def test_a_cut_list_of_actions_does_not_give_the_result(record: dict[str, Any]) -> None:
    del record["actions"][-1]
    assert code_of(record) == "bad_result"


def test_a_wrong_result_is_found(record: dict[str, Any]) -> None:
    record["result"]["scores"][0] += 1
    assert code_of(record) == "bad_result"


def test_a_result_of_an_unfinished_game_is_found(record: dict[str, Any]) -> None:
    record["actions"] = record["actions"][:80]
    assert code_of(record) == "bad_result"


def test_writing_replaces_the_old_file_whole(record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old", "utf-8")
    records.dump(record, path)
    assert records.load(path) == record
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_crash_while_writing_leaves_the_old_file(
    record: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    records.dump(record, path)
    old = path.read_bytes()

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(Refused, match="No space left") as caught:
        records.dump({**record, "seats": ["Cyd", "Dan"]}, path)
    assert caught.value.code == "cannot_write"
    assert path.read_bytes() == old
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_folder_that_is_not_there_is_refused(record: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        records.dump(record, tmp_path / "no" / "game.json")
    assert caught.value.code == "cannot_write"


def test_what_cannot_be_written_as_json_leaves_no_litter(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        records.dump({"actions": {1, 2}}, tmp_path / "game.json")
    assert os.listdir(tmp_path) == []


def load_code(path: Path) -> str:
    with pytest.raises(Refused) as caught:
        records.load(path)
    assert str(path) in caught.value.reason
    return caught.value.code
