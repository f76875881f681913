"""The end: scores, tie-breaks, and who shares the victory (section 7 of the rules)."""

from __future__ import annotations

from tidefall.survive.rules.board import FIRST_ISLE
from tidefall.survive.rules.components import TOKENS
from tidefall.survive.rules.state import SurviveState


def saved(state: SurviveState, seat: int) -> int:
    """How many explorers of a seat are safe."""
    return sum(1 for explorer in explorers_of(state, seat) if state.where[explorer] >= FIRST_ISLE)


def score(state: SurviveState, seat: int) -> int:
    """The sum of the values of a seat's safe explorers (S-7.2)."""
    return sum(
        int(state.value[explorer]) for explorer in explorers_of(state, seat) if state.where[explorer] >= FIRST_ISLE
    )


def explorers_of(state: SurviveState, seat: int) -> list[int]:
    """A seat's explorers, both colours together."""
    rules = state.rules
    return [
        colour * 10 + token
        for colour in range(int(rules.colours))
        if rules.owner[colour] == seat
        for token in range(len(rules.values))
    ]


def criteria(state: SurviveState) -> list[tuple[str, list[int]]]:
    """What decides, in order, each as a number per seat of which the highest wins (S-7.2, S-7.5, S-7.6, S-7.7)."""
    seats = range(int(state.rules.seats))
    by_value = ("value", [score(state, seat) for seat in seats])
    by_number = ("saved", [saved(state, seat) for seat in seats])
    by_turns = ("turns", [-int(state.turns_taken(seat)) for seat in seats])
    if state.rules.seats < 5:
        return [by_number] if state.rules.ch3 else [by_value, by_number]
    return [by_number, by_value, by_turns] if state.rules.ch3 else [by_value, by_number, by_turns]


def winners(state: SurviveState) -> tuple[list[int], str]:
    """Who wins, and which tie-break decided: "" if none was needed, "shared" if none helped."""
    leading = list(range(int(state.rules.seats)))
    decided = ""
    for index, (name, numbers) in enumerate(criteria(state)):
        best = max(numbers[seat] for seat in leading)
        fewer = [seat for seat in leading if numbers[seat] == best]
        if len(fewer) < len(leading) and index:
            decided = name
        leading = fewer
        if len(leading) == 1:
            return leading, decided
    return leading, "shared"


def shares(state: SurviveState) -> list[float]:
    """The victory, divided among the winners."""
    won, _ = winners(state)
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(int(state.rules.seats))]


def tokens_in_use(state: SurviveState) -> list[int]:
    """Every explorer that takes part in this game."""
    count = len(state.rules.values)
    return [explorer for explorer in range(int(state.rules.colours * TOKENS)) if explorer % 10 < count]
