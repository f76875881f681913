"""A table driven by hand: commands are decided, stored in a list and applied, as a server does it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tidefall.kernel.options import Value
from tidefall.table import absence, commands, hosting, opening, seeing, timing
from tidefall.table.deciding import decide
from tidefall.table.facts import AnyFact, Entry
from tidefall.table.opening import Place, Plan
from tidefall.table.playing import automatic
from tidefall.table.table import Table
from tidefall.table.views import View


class Room:
    """A table with its store, a clock that ticks once an entry, dice from a seed, and people who come and go."""

    def __init__(
        self,
        places: Sequence[Place],
        game: str = "survive",
        seed: int = 1,
        start: bool = False,
        plan: dict[str, Any] | None = None,
        called: str = "Ann",
        **options: Value,
    ) -> None:
        self.dice = random.Random(seed)
        self.store: list[Entry] = []
        self.table = Table("t" * 16)
        self.now = 1000.0
        self.host = "host"
        wanted = Plan(game, options, places, start=start, **(plan or {}))
        self.keep(opening.open_table(wanted, self.host, called, "secret-ann", self.dice))

    def keep(
        self, facts: list[AnyFact], by: str | None = None, key: str | None = None, at: float | None = None
    ) -> list[Entry]:
        made = []
        for fact in facts:
            self.now += 1
            entry = Entry(self.table.number + 1, at or self.now, fact, by, key)
            self.store.append(entry)
            self.table.apply(entry)
            made.append(entry)
        return made

    def join(self, person: str, seat: int | None = None) -> None:
        self.keep(hosting.join(self.table, person, person.capitalize(), f"secret-{person}", seat, f"from-{person}"))

    def come(self, person: str, process: str = "p") -> list[Entry]:
        """Somebody is connected."""
        return self.keep(absence.came(self.table, person, process))

    def go(self, person: str, process: str = "p") -> list[Entry]:
        """Somebody is not connected any more."""
        return self.keep(absence.went(self.table, person, process))

    def do(self, person: str | None, command: commands.AnyCommand, key: str | None = None) -> list[Entry]:
        """Carry out a command; Refused if it may not be."""
        return self.keep(decide(self.table, person, command, self.dice, self.now), person, key)

    def act(self, seat: int, action: int | str, at: int | None = None) -> list[Entry]:
        person = self.table.seats[seat].person
        return self.do(person, commands.Act(seat, self.table.moment(seat) if at is None else at, action))

    def run_bots(self) -> None:
        """Let bots and chance go on until a person must decide; time passes as they need it."""
        while (at := timing.next_time(self.table)) is not None:
            seat = timing.secret_turn(self.table)
            if seat is not None and self.table.seats[seat].is_played and seat not in self.table.held:
                if self.table.state.is_asked(seat):
                    return
            self.now = max(self.now, at)
            self.keep(automatic(self.table, self.dice), at=at or None)

    def play(self, decisions: int | None = None, style: random.Random | None = None) -> None:
        """People decide at random until the game is over, or so many times."""
        style = style or random.Random(7)
        self.run_bots()
        while self.table.status == "playing" and decisions != 0:
            seat = self.table.state.current_player()
            self.act(seat, style.choice(self.table.state.legal_actions(seat)))
            self.run_bots()
            if decisions is not None:
                decisions -= 1

    def view(self, seat: int | None, lang: str = "en") -> View:
        person = None if seat is None else self.table.seats[seat].person
        return seeing.view(self.table, person, seat, lang)


def people(count: int) -> list[Place]:
    """So many people at one screen."""
    return [Place("you"), *(Place("person", f"Guest {number}") for number in range(1, count))]


def person_and_bots(bots: int, kind: str = "random") -> list[Place]:
    return [Place("you"), *(Place("bot", bot=kind) for _ in range(bots))]


def first_choice(view: View) -> dict[str, Any]:
    assert view.game is not None
    return view.game.choices[0]
