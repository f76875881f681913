"""A match: what happens in a game depends on the match and the game's number alone."""

from __future__ import annotations

from tidefall import arena, records

MATCH = arena.Match("survive", (("seats", 3),), ("random",), seed=11, keep_records=True)


def test_a_game_can_be_played_again_by_its_number() -> None:
    first, again, other = arena.play(MATCH, 4), arena.play(MATCH, 4), arena.play(MATCH, 5)
    assert first.record == again.record
    assert first.record != other.record


def test_an_outcome_says_what_the_record_says() -> None:
    outcome = arena.play(MATCH, 0)
    assert outcome.record is not None
    final = records.verify(outcome.record)
    assert outcome.shares == final.returns()
    assert sum(outcome.shares) == 1
    assert outcome.decisions == sum(actor >= 0 for actor in final.actors())
    assert outcome.ended_by == "eruption"
    assert outcome.record["seats"] == ["random", "random", "random"]


def test_bots_move_one_seat_on_from_game_to_game() -> None:
    match = arena.Match("survive", (), ("greedy", "random"), seed=1)
    assert match.seating(0, 4) == ["greedy", "random", "greedy", "random"]
    assert match.seating(1, 4) == ["random", "greedy", "random", "greedy"]
    assert match.seating(1, 3) == ["random", "greedy", "random"]


def test_a_report_counts_shared_victories_in_parts() -> None:
    report = arena.Report(arena.Match("survive", (("seats", 2),), ("a", "b"), seed=11))
    for index, shares in enumerate(([1.0, 0.0], [0.5, 0.5])):
        report.add(arena.Outcome(index, ["a", "b"], shares, [7, 3], {"turns": 36}, decisions=200, ended_by="eruption"))
    seats = report.to_dict()["seats"]
    assert [(seat["won"], seat["shared"], seat["rate"]) for seat in seats] == [(1.5, 1, 0.75), (0.5, 1, 0.25)]
    assert report.to_dict()["measures"]["turns"]["mean"] == 36
