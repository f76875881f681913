"""How a table comes to be: its first facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, Literal

from tidefall import players
from tidefall.kernel.errors import Refused
from tidefall.registry import game_with
from tidefall.table.facts import AnyFact, BotSat, Created, Joined, Sat, Started
from tidefall.table.playing import drawn
from tidefall.table.seats import BOT, PERSON
from tidefall.table.wording import clean

if TYPE_CHECKING:
    from tidefall.kernel.options import Value
    from tidefall.table.facts import Spectators
    from tidefall.table.table import Table

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
ID_LENGTH: Final = 16
LONGEST_NAME: Final = 40
MOST_PEOPLE: Final = 100
"""People who may join one table, those who only talk included."""


@dataclass(frozen=True)
class Place:
    """Who gets a seat: the host ("you"), a second person at the host's screen, a bot, or whoever comes."""

    kind: Literal["you", "person", "bot", "open"]
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Plan:
    game: str
    options: dict[str, Value]
    places: Sequence[Place]
    public: bool = False
    spectators: Spectators = "public"
    delay: int = 60
    start: bool = False


def new_id(dice: Random) -> str:
    """A name for a table or a person that nobody can guess, if `dice` cannot be guessed."""
    return "".join(dice.choice(ALPHABET) for _ in range(ID_LENGTH))


def clean_name(name: str) -> str:
    """A person's name in one line, without what cannot be seen."""
    cleaned = clean(clean(name)[:LONGEST_NAME])
    if not cleaned:
        raise Refused("no_name", "A name needs at least one letter.")
    return cleaned


def open_table(plan: Plan, host: str, name: str, secret: str, dice: Random) -> list[AnyFact]:
    """The facts with which a table begins; Refused says what is wrong with the plan."""
    options: dict[str, object] = {**plan.options}
    if options.setdefault("seats", len(plan.places)) != len(plan.places):
        raise Refused("seats_differ", f"The option seats is {options['seats']}, but {len(plan.places)} are given out.")
    game = game_with(plan.game, options)
    made: list[AnyFact] = [
        Created(
            plan.game, game.values, game.rules_version(), game.fingerprint(), plan.public, plan.spectators, plan.delay
        ),
        Joined(host, clean_name(name), secret),
    ]
    for seat, place in enumerate(plan.places):
        if place.kind == "you":
            made.append(Sat(seat, host))
        elif place.kind == "person":
            made.append(Sat(seat, host, clean_name(place.name) if place.name else None))
        elif place.kind == "bot":
            bot = place.bot or players.strongest(plan.game)
            players.make(bot, plan.game)
            made.append(BotSat(seat, bot))
    if plan.start:
        if any(place.kind == "open" for place in plan.places):
            raise Refused("open_seats", "A table with open seats cannot start yet.")
        made += [Started(), *drawn(game.new_initial_state(), dice)]
    return made


def join(table: Table, person: str, name: str, secret: str, seat: int | None) -> list[AnyFact]:
    """Somebody comes to the table, and perhaps sits down."""
    if len(table.names) >= MOST_PEOPLE:
        raise Refused("table_full", f"{MOST_PEOPLE} people have joined this table; there is no room for more.")
    joined: list[AnyFact] = [Joined(person, clean_name(name), secret)]
    if seat is None:
        return joined
    if table.status != "open":
        raise Refused("started", "The game has started; seats are given out before.")
    if not 0 <= seat < len(table.seats):
        raise Refused("no_such_seat", f"There is no seat {seat}; seats are 0 to {len(table.seats) - 1}.")
    if table.seats[seat].kind != "open":
        raise Refused("seat_taken", "That seat is taken.")
    if table.seats[seat].locked:
        raise Refused("seat_locked", "The host keeps that seat for somebody.")
    return [*joined, Sat(seat, person)]


def open_rematch(table: Table, host: str) -> list[AnyFact]:
    """The first facts of the table at which the same people play again: everybody moves one seat on.

    The host is who asked for it: the one of before may have gone.
    """
    created = Created(
        table.game.name,
        table.game.values,
        table.game.rules_version(),
        table.game.fingerprint(),
        table.public,
        table.spectators,
        table.delay,
        rematch_of=table.id,
    )
    made: list[AnyFact] = [created]
    secrets = {person: secret for secret, person in table.persons.items()}
    people = [host, *(person for person in table.names if person != host)]
    made += [Joined(person, table.names[person], secrets[person]) for person in people]
    for number, seat in enumerate(table.seats):
        after = (number + 1) % len(table.seats)
        if seat.kind == PERSON and seat.person is not None:
            made.append(Sat(after, seat.person, seat.name))
        elif seat.kind == BOT and seat.bot is not None:
            made.append(BotSat(after, seat.bot))
    return made
