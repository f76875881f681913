"""Games by older rules: what is not asked any more is left out, and everything else is played as it was."""

from __future__ import annotations

from typing import Any

import pytest

from survive_helpers import at, fates, game, play, sink_inland
from tidefall import records
from tidefall.kernel.errors import Refused, Unverified
from tidefall.kernel.state import State


def by_rules_3(state: State, after: int, *answers: list[Any]) -> dict[str, Any]:
    """The record of a state with answers that rules version 3 also asked for, after so many actions."""
    record = records.of(state)
    return {**record, "rules": 3, "actions": [*record["actions"][:after], *answers, *record["actions"][after:]]}


def shark_among_own() -> State:
    position = {"step": "roll", "sharks": ["F1"], "explorers": {"Ra": "F2", "Ba": "F3"}}
    return play(at(position), "roll shark", "pick shark F1", "to F2", "Ba F3>F2")


def test_a_window_that_concerned_nobody_is_left_out() -> None:
    """S-6.17: version 3 said that nobody defends although nobody could."""
    now = shark_among_own()
    state = records.replay(by_rules_3(now, 3, ["chance", "undefended"]))
    assert state.position() == now.position()
    assert state.history() == now.history()


def test_the_whales_window_is_left_out_and_the_one_for_the_fallen_is_not() -> None:
    """S-6.17, S-5.12: version 3 said twice that nobody defends, once for the whale."""
    position = {"step": "roll", "whales": ["I1"], "sharks": ["I2"], "ships": {"I2": ["Ra", "Rb", "Ba"]}}
    for hands in ({}, {"blue": ["forest repel_shark"]}):
        now = play(
            at({**position, "hands": hands}), "roll whale", "pick whale I1", "to I2", *(["end"] if hands else [])
        )
        assert fates(now, "Ra", "Rb", "Ba") == ["out"] * 3
        assert records.replay(by_rules_3(now, 3, ["chance", "undefended"])).position() == now.position()


def test_an_answer_without_a_choice_in_the_mini_round_is_left_out() -> None:
    """S-8.5.11: version 3 asked red and blue, who could only end."""
    now = play(sink_inland("wind"), "roll shark")
    state = records.replay(by_rules_3(now, 2, [0, "end"], [1, "end"]))
    assert state.position() == now.position()


@pytest.mark.parametrize("answer", [["chance", "undefended"], [0, "end"], [1, "end"]])
def test_what_was_asked_is_not_left_out(answer: list[Any]) -> None:
    """Only those answers go: one that fits nowhere still makes a bad record, and today's rules leave nothing out."""
    record = by_rules_3(shark_among_own(), 3, answer)
    with pytest.raises(Unverified):
        records.replay({**record, "rules": 4})
    if answer[0] != "chance":
        with pytest.raises(Unverified):
            records.replay(record)


WRITTEN = [
    ({"ship_supply": 3}, [], {"supply": {"ship": 3}}),
    ({"ship_supply": 3, "supply": {"shark": 2}}, [], {"supply": {"shark": 2, "ship": 3}}),
    ({}, ["token", "red F5", 6], {"colour": "red", "space": "F5", "value": 6}),
    ({}, ["back", "F3", "beach"], {"space": "F3", "terrain": "beach"}),
    ({}, ["crew", "F3", 0], {"space": "F3"}),
    ({}, ["settle", "F3", 2], {"space": "F3", "causer": 2}),
    ({}, ["mini", 0, 2], {"answered": 2}),
    ({}, ["stop", 0, 1], {"agreed": 1}),
    ({}, ["pick", "wind", 0], {"purpose": "wind"}),
    ({}, ["roll", 0, 0], {}),
    ({}, ["destination", "shark F1", "dice"], {"kind": "shark", "space": "F1", "explorer": None, "purpose": "dice"}),
    (
        {"explorers": {"Ra": "F2"}},
        ["destination", "dolphin with Ra", "dice"],
        {"kind": "dolphin", "space": "F2", "explorer": "Ra", "purpose": "dice"},
    ),
    (
        {"explorers": {"Ra": "F2"}},
        ["destination", "Ra", "swim"],
        {"kind": "explorer", "space": "F2", "explorer": "Ra", "purpose": "swim"},
    ),
    ({"active": 2}, ["shark_window", "F2", 2], {"space": "F2", "passed": [3, 0]}),
]


@pytest.mark.parametrize(("given", "frame", "today"), WRITTEN)
def test_a_position_of_that_time_is_read(given: dict[str, Any], frame: list[Any], today: dict[str, Any]) -> None:
    """Ships had a supply of their own, and a pending step was a name and two facts."""
    if not frame:
        assert game().position_today(3, given) == today
        return
    told = game().position_today(3, {**given, "pending": [["turn", 0, 0], frame]})
    assert told == {**given, "pending": [{"step": "turn"}, {"step": frame[0], **today}]}


def test_a_game_that_began_in_the_middle_of_things_is_read() -> None:
    """S-6.11: blue has been asked whether it defends when the record begins."""
    position = {"step": "roll", "sharks": ["F1"], "explorers": {"Ba": "F2"}, "hands": {"blue": ["forest repel_shark"]}}
    begun = play(at(position), "roll shark", "pick shark F1", "to F2").position()
    frames = [["turn", 0, 0], ["shark_window", "F2", 0]]
    supply = {**begun["supply"]}
    start = {**begun, "ship_supply": supply.pop("ship"), "supply": supply, "pending": frames}
    record = {**records.of(game().from_position(begun)), "rules": 3, "start": start, "actions": [[1, "end"]]}
    twin = game().from_position(begun)
    twin.submit(1, "pass")
    assert records.replay(record).position() == twin.position()
    with pytest.raises(Refused, match="something that is not a position"):
        records.replay({**record, "start": {"pending": [["turn"]]}})


def test_rules_before_those_are_refused() -> None:
    record = {**records.of(shark_among_own()), "rules": 2}
    with pytest.raises(Refused) as caught:
        records.replay(record)
    assert caught.value.code == "other_rules"
