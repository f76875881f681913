"""Finished games of a match as a file: one record a line, written as the games end, read again to go on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from tidefall import records
from tidefall.arena.matches import Match, Outcome
from tidefall.kernel.errors import Refused
from tidefall.kernel.speech import saying

if TYPE_CHECKING:
    from pathlib import Path

FIELD: Final = "match"
"""What a line has beside the record: which game of which match it was, and what a record does not tell."""


def line_of(match: Match, outcome: Outcome) -> str:
    """A finished game; its match must keep records."""
    more = {
        "bots": list(match.bots),
        "seed": match.seed,
        "number": outcome.index,
        "shares": outcome.shares,
        "measures": outcome.measures,
        "decisions": outcome.decisions,
    }
    return json.dumps({**(outcome.record or {}), FIELD: more}, separators=(",", ":")) + "\n"


def read(path: Path) -> tuple[list[dict[str, Any]], int]:
    """The records in a file, and how many bytes they take: a last line that was cut short does not count."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Refused("cannot_read", file=str(path), why=error.strerror or str(error)) from None
    whole = data[: data.rfind(b"\n") + 1]
    found = []
    for number, line in enumerate(whole.splitlines(), 1):
        place = saying("line-of-file", line=number, file=str(path))
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise Refused("not_a_record", file=place, because=saying("record-not-json")) from None
        record = records.checked(data, place)
        if not is_of_a_match(record):
            raise Refused("not_a_record", file=place, because=saying("record-of-no-match"))
        found.append(record)
    return found, len(whole)


def is_of_a_match(record: dict[str, Any]) -> bool:
    more = record.get(FIELD)
    return (
        isinstance(more, dict)
        and isinstance(record["result"], dict)
        and isinstance(more.get("bots"), list)
        and all(isinstance(more.get(name), int) for name in ("seed", "number", "decisions"))
        and isinstance(more.get("measures"), dict)
        and isinstance(more.get("shares"), list)
        and len(more["shares"]) == len(record["seats"])
    )


def belongs(record: dict[str, Any], match: Match) -> bool:
    """Whether a record is of a game of this match."""
    game, more = match.load(), record[FIELD]
    theirs = [record["game"], record["options"], record["rules"], record["catalogue"], more["bots"], more["seed"]]
    ours = [match.game, dict(game.values), game.rules_version(), game.fingerprint(), list(match.bots), match.seed]
    return theirs == ours


def outcome_of(record: dict[str, Any]) -> Outcome:
    """What the game said when it ended."""
    more = record[FIELD]
    return Outcome(
        index=more["number"],
        bots=record["seats"],
        shares=more["shares"],
        scores=record["result"].get("scores", []),
        measures=more["measures"],
        decisions=more["decisions"],
        ended_by=record["result"]["ended_by"],
        record=record,
    )
