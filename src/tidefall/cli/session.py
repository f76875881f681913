"""A game at one keyboard: people answer, bots decide, everybody may look, ask, take back and leave."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

import tidefall
from tidefall import Refused, players
from tidefall.cli import asking, screen, texts
from tidefall.cli import choices as lists
from tidefall.cli.numbers import is_digits
from tidefall.cli.seating import seat_called
from tidefall.cli.style import style_of
from tidefall.cli.undoing import undone
from tidefall.cli.verdict import verdict
from tidefall.kernel.notation import shown

if TYPE_CHECKING:
    from tidefall.cli.saves import SaveFile
    from tidefall.cli.seating import Seating
    from tidefall.kernel.state import State
    from tidefall.words import Voice

NEWS: Final = 14
"""How many events are told before a decision; the log has them all. On a small screen they are fewer."""
FEW_NEWS: Final = 3
FRAME: Final = 7
"""Lines of the screen that are neither table nor news nor choices."""
LOG: Final = 40
DIGITS: Final = 6
"""How many events the log tells, and how long a number one may ask for."""
NOBODY: Final = -1
PASS: Final = "pass"
DONE: Final = "done"
"""Texts of actions: not to do anything, and what some games call the end of a choice."""


class Quit(Exception):
    """Somebody wants to leave."""


class EndOfInput(Exception):
    """There is nobody left to ask."""


class Session:
    """One game from now to its end, or to the moment somebody leaves."""

    def __init__(self, state: State, seating: Seating, store: SaveFile, say: Voice) -> None:
        self.state = state
        self.seating = seating
        self.store = store
        self.say = say
        self.out = screen.console()
        self.interactive = sys.stdin is not None and sys.stdin.isatty()
        self.watched = 0
        """How much of the history those who only watch have been told."""
        self.last_asked = NOBODY
        self.done: dict[int, str] = {}
        """Who goes on passing, and at which step."""
        self.automatic: set[int] = set()
        """Where in the history the passes are that were made for somebody who is done."""
        self.shown_turn: dict[int | None, int] = {}

    def play(self) -> None:
        """Play to the end. Quit, EndOfInput and (from a pipe) Refused leave the state as it was."""
        self.announce()
        self.deal()
        while not self.state.is_terminal():
            seat = self.state.current_player()
            if seat not in self.seating.people:
                self.let_bot_decide(seat)
            elif not self.passes(seat):
                self.ask(seat)
            self.deal()
        self.store.keep(self.state)
        self.farewell()

    def announce(self) -> None:
        mine = [{"seat": seat} for seat in sorted(self.seating.people)]
        self.out.print(self.say("cli-you-are", players=mine) if mine else self.say("cli-watching"))

    def deal(self) -> None:
        tidefall.deal(self.state, self.seating.rng(self.state))

    def let_bot_decide(self, seat: int) -> None:
        if self.interactive:
            # Without a name: who is asked to defend is nobody's business.
            self.out.print(self.say("cli-thinking"), style=style_of("faint"), end="\r")
        self.state.submit(seat, self.advice(seat, self.seating.bots[seat]))
        if not self.seating.people:
            self.watch()

    def advice(self, seat: int, bot: str) -> int:
        view = players.View(self.state, seat, self.seating.rng(self.state))
        return players.answer(players.make(bot, self.state.game.name), view)

    # A person's decision.

    def ask(self, seat: int) -> None:
        """Show a person what they need, and read until somebody has decided. What they see, and decide, is kept."""
        self.store.keep(self.state)
        self.turn_to(seat)
        before = self.state
        count = len(self.state.history())
        while self.state is before and len(self.state.history()) == count:
            try:
                self.obey(self.last_asked, self.read(self.say("cli-prompt")))
            except Refused as refused:
                if not self.interactive:
                    raise
                self.complain(refused)
        self.store.keep(self.state)

    def complain(self, refused: Refused) -> None:
        self.out.print(self.say.tell(texts.reason(refused, self.say.lang)), style=style_of("error"))

    def turn_to(self, seat: int) -> None:
        """From now on this person answers."""
        if self.last_asked not in (NOBODY, seat) and not self.state.game.perfect_information:
            self.hand_over(seat)
        self.last_asked = seat
        self.present(seat)

    def hand_over(self, seat: int) -> None:
        """Between two people at one keyboard, hide what the first one saw."""
        told = self.say("cli-hand-over", name={"seat": seat})
        if self.interactive:
            self.wipe()
            self.read(told)
        else:
            self.out.print(told)

    def passes(self, seat: int) -> bool:
        """Whether a person who is done has passed once more. At another step they are no longer done."""
        if self.done.get(seat) != self.state.step().name:
            self.done.pop(seat, None)
        elif self.may_be_done(seat):
            self.automatic.add(len(self.state.history()))
            self.state.submit(seat, PASS)
            return True
        return False

    def may_be_done(self, seat: int) -> bool:
        """Whether a person may pass here for good."""
        return self.state.step().standing and any(choice["verb"] == PASS for choice in self.state.choices(seat))

    def wipe(self) -> None:
        """Clear the screen and what has scrolled off it."""
        self.out.clear()
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J")

    def present(self, seat: int) -> None:
        """The table, what happened, what is wanted, and the choices. A pipe gets the table once a turn."""
        seen = self.state.observation(seat)
        options = self.state.choices(seat, self.say.lang)
        listed = [*lists.listing(options, self.say, self.out.width), *self.further_ways(seat)]
        viewer = None if self.state.game.perfect_information else seat
        turn = self.state.game.turn_of(seen)
        room = NEWS
        if self.interactive:
            self.out.clear()
            shown = self.draw(seen, lists.places(options))
            room = max(FEW_NEWS, self.out.height - shown - len(listed) - FRAME)
        elif self.shown_turn.get(viewer) != turn:
            self.draw(seen, lists.places(options))
        self.shown_turn[viewer] = turn
        self.tell_news(seat, room)
        self.out.print()
        name = f"{self.state.game.seat_names(self.say.lang)[seat]}: "
        question = (self.state.prompt(seat, self.say.lang), style_of("strong"))
        self.out.print(Text.assemble((name, style_of("title")), question))
        for line in listed:
            self.out.print(line)

    def further_ways(self, seat: int) -> list[Text]:
        """What one may type here beside an answer."""
        others = [{"seat": other} for other in self.also_asked(seat)]
        ways = [self.say("cli-may-be-done")] if self.may_be_done(seat) else []
        ways += [self.say("cli-also-asked", players=others)] if others else []
        return [Text(f"  {way}", style_of("faint")) for way in ways]

    def also_asked(self, seat: int) -> list[int]:
        """The other people who may decide now."""
        return [other for other in sorted(self.seating.people) if other != seat and self.state.is_asked(other)]

    def draw(self, seen: dict[str, Any], lit: set[str]) -> int:
        return screen.show(self.out, self.state.game.draw(seen, self.say.lang, self.out.width), lit)

    def tell_news(self, seat: int | None, room: int = NEWS) -> None:
        """What happened since this person's last decision, or since a spectator was last told."""
        since = self.watched if seat is None else self.last_decision(seat)
        self.watched = self.state.known_to(None)
        events = self.state.events(seat, since, self.say.lang)
        if events and seat is not None:
            self.out.print()
            self.out.print(self.say("cli-since"), style=style_of("faint"))
        if len(events) > room:
            self.out.print(self.say("cli-earlier", count=len(events) - room), style=style_of("faint"))
        for event in events[-room:]:
            self.out.print(f"  {event['text']}")

    def last_decision(self, seat: int) -> int:
        """How many actions they knew of before it; or before the first decision at all: the deal is on the map.

        A pass that was made for them is none: they have not been told yet what came before it.
        """
        actors = self.state.actors()
        own = [index for index, actor in enumerate(actors) if actor == seat and index not in self.automatic]
        decided = [index for index, actor in enumerate(actors) if actor >= 0]
        return self.state.known_to(seat, own[-1] if own else min(decided, default=len(actors)))

    def read(self, prompt: str) -> str:
        """One line of input; from a pipe it is repeated, so that what is printed reads like a game."""
        self.out.print(f"{prompt} ", style=style_of("faint"), end="")
        self.out.file.flush()
        try:
            line = sys.stdin.readline() if sys.stdin else ""
        except OSError:
            # The terminal is gone, or nothing can be read from what was given instead.
            line = ""
        if not line:
            self.out.print()
            raise EndOfInput
        if not self.interactive:
            self.out.print(line.rstrip("\n"))
        return line.strip()

    def obey(self, seat: int, line: str) -> None:
        """A number, a command or the text of an action; Refused says why not."""
        word, _, rest = line.partition(" ")
        command = texts.commands().get(word.lower())
        if not line:
            return
        if line.isdecimal():
            self.state.submit(seat, self.numbered(seat, line)["action"])
        elif command is None and not line.startswith("?"):
            self.state.submit(seat, line)
        elif command is None:
            self.do_help(seat, line.removeprefix("?").strip())
        else:
            getattr(self, f"do_{command}")(seat, rest.strip())

    def numbered(self, seat: int, text: str) -> dict[str, Any]:
        options = self.state.choices(seat, self.say.lang)
        numbers = {str(number): option for number, option in enumerate(options, 1)}
        if text not in numbers:
            raise Refused("unknown_number", number=shown(text), count=len(options))
        return numbers[text]

    # Commands.

    def do_help(self, seat: int, about: str) -> None:
        """How to answer, or what a choice, a thing or a rule is about."""
        options = self.state.choices(seat, self.say.lang)
        if not about:
            for text in (*asking.help_lines(self.state, options, self.say, self.out.width), *self.further_ways(seat)):
                self.out.print(text)
        elif about.isdecimal():
            self.out.print(self.numbered(seat, about)["sentence"])
        elif seat_called(self.state.game, about) >= 0:
            self.do_hand(seat, "")
        else:
            asking.explain(self.out, self.state, options, self.state.observation(seat), about, self.say)

    def do_list(self, seat: int, _rest: str) -> None:
        for line in lists.listing(self.state.choices(seat, self.say.lang), self.say, self.out.width, everything=True):
            self.out.print(line)

    def do_map(self, seat: int | None, _rest: str) -> None:
        lit = set() if seat is None else lists.places(self.state.choices(seat))
        self.draw(self.state.observation(seat), lit)

    def do_hand(self, seat: int | None, _rest: str) -> None:
        """The panels without the board, and what lies open besides."""
        game, seen = self.state.game, self.state.observation(seat)
        rows = game.draw(seen, self.say.lang, self.out.width)
        screen.show(self.out, rows[rows.index([]) + 1 :] if [] in rows else rows)
        if more := game.draw_more(seen, self.say.lang, self.out.width):
            screen.show(self.out, more)

    def do_log(self, seat: int | None, rest: str) -> None:
        events = self.state.events(seat, 0, self.say.lang)
        if rest and not (is_digits(rest, DIGITS) and int(rest)):
            raise Refused("bad_count", number=shown(rest), most="9" * DIGITS)
        wanted = int(rest or LOG)
        if not events:
            self.out.print(self.say("cli-nothing-yet"))
        for event in events[-wanted:]:
            self.out.print(f"  {event['text']}")

    def do_hint(self, seat: int, _rest: str) -> None:
        action = self.advice(seat, players.strongest(self.state.game.name))
        options = self.state.choices(seat, self.say.lang)
        option = next(option for option in options if option["action"] == action)
        self.out.print(self.say("cli-hint", text=option["text"], sentence=option["sentence"]))

    def do_done(self, seat: int, _rest: str) -> None:
        """Pass here until something else is asked; elsewhere it may be an answer that the game knows."""
        if not self.may_be_done(seat):
            self.state.submit(seat, DONE)
            return
        self.done[seat] = self.state.step().name
        self.state.submit(seat, PASS)

    def do_as(self, seat: int, rest: str) -> None:
        """Let another person answer who is asked too, by name or by number, as the screen shows them."""
        others = self.also_asked(seat)
        other = seat_called(self.state.game, rest)
        if other not in others:
            able = [self.say.seats[one] for one in others]
            raise Refused("not_asked", name=shown(rest), able=able, count=len(able))
        self.turn_to(other)

    def do_undo(self, seat: int, _rest: str) -> None:
        """Take back the last decision of anybody here. Who has taken back a standing pass is asked again."""
        self.state = undone(self.state, seat, self.seating.people, self.automatic)
        self.automatic = {place for place in self.automatic if place < len(self.state.history())}
        decider = self.state.current_player()
        if decider >= 0 and self.may_be_done(decider):
            self.done.pop(decider, None)
        self.out.print(self.say("cli-undone"))

    def do_save(self, _seat: int | None, rest: str) -> None:
        self.out.print(self.say("cli-saved", file=str(self.store.save(self.state, rest or None))))

    def do_quit(self, _seat: int, _rest: str) -> None:
        raise Quit

    # Watching, and the end.

    def watch(self) -> None:
        """A game between bots: on a terminal one turn at a time, else all of it."""
        turn = self.state.game.turn_of(self.state.observation(None))
        if not self.interactive:
            self.tell_news(None)
        elif turn != self.shown_turn.get(None):
            self.out.clear()
            self.draw(self.state.observation(None), set())
            self.tell_news(None)
            if texts.commands().get(self.read(self.say("cli-next-turn")).lower()) == "quit":
                raise Quit
        self.shown_turn[None] = turn

    def farewell(self) -> None:
        """The last news and the table with the result; at a terminal one may look around before leaving."""
        viewer = min(self.seating.people, default=None)
        if self.interactive:
            self.out.clear()
        self.draw(self.state.observation(viewer), set())
        self.tell_news(viewer)
        for line in verdict(self.state, self.say):
            self.out.print(line, style=style_of("title"))
        while self.interactive:
            try:
                line = self.read(self.say("cli-after"))
                word, _, rest = line.partition(" ")
                command = texts.commands().get(word.lower(), "quit")
                if command in ("log", "map", "hand", "save"):
                    getattr(self, f"do_{command}")(viewer, rest.strip())
                else:
                    return
            except Refused as refused:
                self.complain(refused)
            except EndOfInput:
                return
