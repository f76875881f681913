"""How a table comes to be: its first facts."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, Literal

from tidefall import players
from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown
from tidefall.registry import game_with
from tidefall.table.facts import AnyFact, BotSat, Created, Joined, Sat, StandInChosen, Started
from tidefall.table.names import new_name
from tidefall.table.playing import drawn
from tidefall.table.seats import BOT, PERSON

if TYPE_CHECKING:
    from tidefall.kernel.options import Value
    from tidefall.table.facts import Door, Spectators
    from tidefall.table.table import Table

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
ID_LENGTH: Final = 16


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
    grace: int = 60
    takeovers: bool = True
    bot: str | None = None
    clock: int = 0
    window: int = 10
    door: Door = "open"


def new_id(dice: Random) -> str:
    """A name for a table or a person that nobody can guess, if `dice` cannot be guessed."""
    return "".join(dice.choice(ALPHABET) for _ in range(ID_LENGTH))


def address_digest(salt: str, address: str | None) -> str | None:
    """What a table keeps of an address: enough to know it again at this table, and of no use anywhere else."""
    if address is None or not salt:
        return None
    return hashlib.blake2b(address.encode(), key=salt.encode(), digest_size=12).hexdigest()


def open_table(
    plan: Plan, host: str, name: str, secret: str, dice: Random, address: str | None = None
) -> list[AnyFact]:
    """The facts with which a table begins; Refused says what is wrong with the plan."""
    options: dict[str, object] = {**plan.options}
    if options.setdefault("seats", len(plan.places)) != len(plan.places):
        raise Refused("seats_differ", option=shown(str(options["seats"])), seats=len(plan.places))
    game = game_with(plan.game, options)
    if plan.bot is not None:
        players.make(plan.bot, plan.game)
    salt = new_id(dice)
    called = new_name(plan.game, name)
    made: list[AnyFact] = [
        Created(
            plan.game,
            game.values,
            game.rules_version(),
            game.fingerprint(),
            plan.public,
            plan.spectators,
            plan.delay,
            grace=plan.grace,
            takeovers=plan.takeovers,
            bot=plan.bot,
            clock=plan.clock,
            window=plan.window,
            door=plan.door,
            salt=salt,
        ),
        Joined(host, called, secret, address_digest(salt, address)),
    ]
    for seat, place in enumerate(plan.places):
        if place.kind == "you":
            made.append(Sat(seat, host))
        elif place.kind == "person":
            made.append(Sat(seat, host, new_name(plan.game, place.name) if place.name else None))
        elif place.kind == "open" and any(plan.places[one].kind == "you" for one in game.held_with(seat)):
            made.append(Sat(seat, host))
        elif place.kind == "bot":
            bot = place.bot or players.strongest(plan.game)
            players.make(bot, plan.game)
            made.append(BotSat(seat, bot))
    if plan.start:
        if sum(isinstance(fact, Sat | BotSat) for fact in made) < len(plan.places):
            raise Refused("open_seats")
        made += [Started(), *drawn(game.new_initial_state(), dice)]
    return made


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
        grace=table.grace,
        takeovers=table.takeovers,
        bot=table.bot,
        clock=table.clock,
        window=table.window,
        door=table.door,
        salt=table.created.salt,
    )
    made: list[AnyFact] = [created]
    secrets = {person: secret for secret, person in table.persons.items()}
    people = [host, *(person for person in table.names if person != host)]
    made += [Joined(person, table.names[person], secrets[person], table.addresses.get(person)) for person in people]
    made += [StandInChosen(person, bot) for person, bot in table.stand_ins.items()]
    made += table.blocked.values()
    for number, seat in enumerate(table.seats):
        after = (number + 1) % len(table.seats)
        if seat.kind == PERSON and seat.person is not None:
            made.append(Sat(after, seat.person, seat.name))
        elif seat.kind == BOT and seat.bot is not None:
            made.append(BotSat(after, seat.bot))
    return made
