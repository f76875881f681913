"""A table in one process, without waiting: what people want is done at once, then bots and dice have their turn.

`tidefall play` runs on it, and so may any program that wants a table but no server:

>>> from tidefall import load_game
>>> from tidefall.table.local import LocalTable
>>> game = load_game("survive", seats=3)
>>> table = LocalTable(game.new_initial_state(), bots={1: "random", 2: "random"}, seed=4)
>>> for seat in table.questions():
...     choices = table.state.choices(seat)
...     table.act(seat, choices[0]["text"])
>>> table.status
'over'

All people's seats belong to one person, as at one screen. Nobody waits for a time to pass, so a bot that is asked in
secret answers at once; to those at this screen it is told as everything else, by what their seats may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final

from tidefall import players, records
from tidefall.kernel.step import CHANCE
from tidefall.table import auto_pass, commands, playing, timing
from tidefall.table.deciding import decide
from tidefall.table.facts import AnyFact, BotSat, Created, Drawn, Entry, Joined, Played, Sat, Started
from tidefall.table.table import Table

if TYPE_CHECKING:
    from tidefall.kernel.state import State
    from tidefall.table.seats import Seat
    from tidefall.table.views import Status

HERE: Final = "here"
"""The id of the table, and of the person to whom the people's seats belong."""
UNNAMED: Final = "person"
"""What a record calls a person who has no other name."""


class LocalTable:
    """A table with its entries. Who is not a bot is a person.

    With a `seed` dice and bots are repeatable: they depend on it and on the moment alone, so that a game that is taken
    up again goes on as if nobody had left. A bot that fails raises BotFailed.
    """

    def __init__(
        self,
        state: State,
        bots: Mapping[int, str],
        seed: int | None = None,
        names: Mapping[int, str] | None = None,
        clock: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """Begin where `state` is. `names` are people's, `clock` tells the times of the entries."""
        self.seed = seed
        self.clock = clock
        self.entries: list[Entry] = []
        self.table = Table(HERE)
        self._keep(opening(state, bots, names or {}))

    # Looking.

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def status(self) -> Status:
        return self.table.status

    @property
    def seats(self) -> list[Seat]:
        return self.table.seats

    @property
    def number(self) -> int:
        """The number of the last entry: as long as it is the same, nothing has changed."""
        return self.table.number

    def people(self) -> list[int]:
        """The seats that people decide for now."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played]

    def handed(self) -> list[int]:
        """People's seats for which a bot plays until they come back."""
        return [number for number, seat in enumerate(self.seats) if seat.person and seat.bot and not seat.resigned]

    def made_for_people(self) -> set[int]:
        """Where in the history something was decided for a person: by a bot, or as a pass of who keeps passing."""
        return self.table.auto_passed | self.table.stood_in

    def asked(self) -> list[int]:
        """The people's seats that may decide now, the one whose turn it is first; none while bots or dice go on."""
        if self.is_busy():
            return []
        turn = self.state.current_player()
        return sorted(
            (seat for seat in self.table.wanted() if self.seats[seat].is_played), key=lambda seat: seat != turn
        )

    def is_busy(self) -> bool:
        """Whether something happens next that no person decides."""
        return timing.next_time(self.table, clock=False) is not None

    def can_auto_pass(self, seat: int) -> bool:
        return auto_pass.pass_of(self.state, seat) is not None

    def hint(self, seat: int) -> int:
        """What the strongest bot would do."""
        return playing.advice(self.state, seat, self._dice())

    def record(self) -> dict[str, Any]:
        """The game so far. Who has resigned is replaced by their bot; somebody for whom a bot plays is still there."""
        names = [(seat.name or UNNAMED) if seat.person and not seat.resigned else seat.bot for seat in self.seats]
        return records.of(self.state, [name or "" for name in names])

    # Deciding.

    def act(self, seat: int, action: int | str) -> None:
        """A decision by number or by text; this and what follows may be Refused, and then nothing has changed."""
        self.do(commands.Act(seat, self.table.moment(seat), action))

    def auto_pass(self, seat: int) -> None:
        """Pass, and keep passing until the seat is asked something else."""
        self.do(commands.AutoPass(seat, self.table.moment(seat)))

    def undo(self, seat: int) -> None:
        self.do(commands.Undo(seat, self.table.moment(seat)))

    def take_over(self, seat: int, bot: str | None = None) -> None:
        """Let a bot play for a person, the strongest if none is named."""
        self.do(commands.TakeOver(seat, bot))

    def come_back(self, seat: int) -> None:
        self.do(commands.ComeBack(seat))

    def resign(self, seat: int) -> None:
        """A bot plays on for good; if nobody else is left, the game is abandoned."""
        self.do(commands.Resign(seat))

    def do(self, command: commands.AnyCommand) -> None:
        """Any other command of those at this table."""
        self._keep(decide(self.table, HERE, command, self._dice(1), self.clock()), HERE)

    # What goes on by itself.

    def questions(self) -> Iterator[int]:
        """Let bots and dice go on and name the seat of the person who is to decide, until the game is over."""
        while True:
            while self.go_on():
                pass
            asked = self.asked()
            if not asked:
                return
            yield asked[0]

    def go_on(self) -> bool:
        """Let the next thing happen that no person decides, such as a bot's move and the dice after it, if any."""
        if not self.is_busy():
            return False
        thought = playing.think(self.table, self._dice(), players.answer)
        facts = playing.automatic(self.table, self._dice(len(thought)), thought)
        self._keep(facts)
        return bool(facts)

    def mend(self) -> None:
        """Read the entries anew if the last one was interrupted: each of them is there before it takes effect."""
        if self.table.number != len(self.entries):
            self.table = Table.fold(HERE, self.entries)

    def _dice(self, ahead: int = 0) -> Random:
        """Chance for what comes after so many more actions."""
        if self.seed is None:
            return SystemRandom()
        moment = len(self.state.history()) + ahead
        return Random(f"{self.seed}:{moment}")

    def _keep(self, facts: list[AnyFact], by: str | None = None) -> None:
        at, first = self.clock(), len(self.entries) + 1
        entries = [Entry(number, at, fact, by) for number, fact in enumerate(facts, first)]
        self.entries += entries
        for entry in entries:
            self.table.apply(entry)


def opening(state: State, bots: Mapping[int, str], names: Mapping[int, str]) -> list[AnyFact]:
    """The facts that lead to a state, with bots in their seats and people in the others."""
    game = state.game
    made: list[AnyFact] = [
        Created(game.name, game.values, game.rules_version(), game.fingerprint()),
        Joined(HERE, HERE, ""),
    ]
    made += [
        BotSat(seat, bots[seat]) if seat in bots else Sat(seat, HERE, names.get(seat)) for seat in range(game.seats)
    ]
    made.append(Started(None if state.root is None else state.root.position()))
    texts = [text for _, text in records.of(state)["actions"]]
    for actor, action, text in zip(state.actors(), state.history(), texts, strict=True):
        made.append(Drawn(action, text) if actor == CHANCE else Played(actor, action, text))
    return made
