"""`tidefall play`: set a game up or take it up again, play it, and lose nothing on the way out."""

from __future__ import annotations

import shlex
import signal
import time
from typing import TYPE_CHECKING, NoReturn

from tidefall import Refused, players, records
from tidefall.cli import settings
from tidefall.cli.saves import SaveFile, unused
from tidefall.cli.session import EndOfInput, Quit, Session
from tidefall.cli.texts import speaker, with_language
from tidefall.kernel.speech import saying
from tidefall.table.local import LocalTable

if TYPE_CHECKING:
    from pathlib import Path

    from tidefall.kernel.speech import Saying


def start(
    game_name: str,
    seats: str | None,
    options: list[str],
    you: str,
    bots: str | None,
    seed: int | None,
    position: Path | None,
    save: Path | None,
    lang: str,
) -> int:
    """A new game, from the beginning or from a position."""
    speaker(lang)
    game = settings.load(game_name, seats, options)
    state = game.from_position(settings.read_json(position)) if position else game.new_initial_state()
    people = settings.people(you, game, seed)
    others = [seat for seat in range(game.seats) if seat not in people]
    named = settings.bots(players.strongest(game.name) if bots is None else bots, game.name)
    if len(named) > max(1, len(others)):
        raise Refused("too_many_bots", bots=len(named), seats=len(others))
    seated = {seat: named[index % len(named)] for index, seat in enumerate(others)}
    store = SaveFile(unused(save) if save else None)
    return run(LocalTable(state, seated, seed, clock=time.time), store, lang)


def resume(path: Path, save: Path | None, seed: int | None, lang: str) -> int:
    """A kept game goes on where it stood, in the same file unless another is named."""
    speaker(lang)
    record = records.load(path)
    state = records.replay(record)
    names = record["seats"]
    if not isinstance(names, list) or len(names) != state.game.seats or not all(isinstance(n, str) for n in names):
        raise Refused("not_a_record", file=str(path), because=saying("record-names-no-seats", seats=state.game.seats))
    bots = {seat: name for seat, name in enumerate(names) if name in players.names(state.game.name)}
    store = SaveFile(unused(save) if save else path)
    return run(LocalTable(state, bots, seed, dict(enumerate(names)), time.time), store, lang)


def run(table: LocalTable, store: SaveFile, lang: str) -> int:
    """Play; however it ends, an unfinished game is kept."""
    session = Session(table, store, speaker(lang, table.state.game))
    is_watched = not table.people()
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)
    try:
        session.play()
    except (Quit, KeyboardInterrupt):
        session.out.print(f"\n{session.say.tell(_kept(session))}", soft_wrap=True)
    except EndOfInput:
        raise Refused("end_of_input", kept=_kept_or_why(session)) from None
    except (SystemExit, BrokenPipeError):
        # Whoever read the output has gone. The first is how rich leaves then.
        if not is_watched:
            _save(session)
        raise
    except OSError as error:
        kept = "" if is_watched else _kept_or_why(session)
        raise Refused("cannot_print", why=error.strerror or str(error), kept=kept) from None
    except Refused as refused:
        raise Refused("in_play", because=refused.saying(), kept=_kept_or_why(session)) from None
    return 0


def _kept(session: Session) -> Saying:
    """Save, and say how to go on."""
    file = shlex.quote(str(_save(session)))
    command = with_language(f"tidefall play --resume {file}", session.say.lang)
    return saying("cli-resume", file=file, command=command)


def _save(session: Session) -> Path:
    """Save what there is, also if it was interrupted in the middle of something."""
    session.table.mend()
    return session.store.save(session.table)


def _kept_or_why(session: Session) -> Saying:
    """The same where something else is to be said as well: also a game that cannot be kept does not hide it."""
    try:
        return _kept(session)
    except Refused as refused:
        return refused.saying()


def _interrupt(_number: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt
