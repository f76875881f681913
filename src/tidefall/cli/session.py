"""A table at one keyboard: what people are shown and asked, and what they type. The table does the rest."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tidefall import Refused
from tidefall.cli import asking, screen, texts
from tidefall.cli import choices as lists
from tidefall.cli.numbers import is_digits
from tidefall.cli.style import style_of
from tidefall.cli.texts import seat_called
from tidefall.cli.verdict import verdict
from tidefall.kernel.notation import shown

if TYPE_CHECKING:
    from tidefall.cli.saves import SaveFile
    from tidefall.kernel.state import State
    from tidefall.table.local import LocalTable
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
DONE: Final = "done"
"""The text of an action: what some games call the end of a choice."""
LOOKS: Final = ("log", "map", "hand", "save")
"""Commands of those who only look on."""


class Quit(Exception):
    """Somebody wants to leave."""


class EndOfInput(Exception):
    """There is nobody left to ask."""


class Session:
    """One game from now to its end, or to the moment somebody leaves."""

    def __init__(self, table: LocalTable, store: SaveFile, say: Voice) -> None:
        self.table = table
        self.store = store
        self.say = say
        self.out = screen.console()
        self.interactive = sys.stdin is not None and sys.stdin.isatty()
        self.watched = 0
        """How much of the history those who only watch have been told."""
        self.last_asked = NOBODY
        self.shown_turn: dict[int | None, int] = {}
        self.has_greeted = False

    @property
    def state(self) -> State:
        return self.table.state

    def play(self) -> None:
        """Play to the end. Quit, EndOfInput and (from a pipe) Refused leave the table as it was."""
        if not self.interactive:
            self.announce()
        self.let_others_decide()
        while asked := self.table.asked():
            self.ask(asked[0])
            self.let_others_decide()
        self.store.keep(self.table)
        self.farewell()

    def announce(self) -> None:
        """Who one is, and what it is all about."""
        mine = [{"seat": seat} for seat in self.table.people()]
        lines = [self.say("cli-you-are", players=mine, count=len(mine)) if mine else self.say("cli-watching")]
        self.out.print(" ".join([*lines, *asking.goal(self.state.game, self.say)]))
        self.has_greeted = True

    def let_others_decide(self) -> None:
        """Bots and dice go on; where no person plays they are watched."""
        if self.interactive and self.table.is_busy() and any(seat.bot for seat in self.table.seats):
            # Without a name: who is asked to defend is nobody's business.
            self.out.print(self.say("cli-thinking"), style=style_of("faint"), end="\r")
        while self.table.go_on():
            if not self.table.people():
                self.watch()

    # A person's decision.

    def ask(self, seat: int) -> None:
        """Show a person what they need, and read until something has changed. What they see, and decide, is kept."""
        self.store.keep(self.table)
        self.turn_to(seat)
        number = self.table.number
        while self.table.number == number:
            try:
                self.obey(self.last_asked, self.read(self.say("cli-prompt")))
            except Refused as refused:
                if not self.interactive:
                    raise
                self.complain(refused)
        self.store.keep(self.table)

    def complain(self, refused: Refused) -> None:
        self.out.print(self.say.tell(refused.saying()), style=style_of("error"))

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
        if not self.has_greeted:
            # At a terminal whatever was said before has been cleared away.
            self.announce()
            self.out.print(self.say("cli-how", example=options[0]["text"]), style=style_of("faint"))
            self.out.print()
        name = f"{self.state.game.seat_names(self.say.lang)[seat]}: "
        question = (self.state.prompt(seat, self.say.lang), style_of("strong"))
        self.out.print(Text.assemble((name, style_of("title")), question))
        for line in listed:
            self.out.print(line)

    def further_ways(self, seat: int) -> list[Text]:
        """What one may type here beside an answer."""
        others = [{"seat": other} for other in self.also_asked(seat)]
        handed = [{"seat": other} for other in self.table.handed()]
        ways = [self.say("cli-may-be-done")] if self.table.can_auto_pass(seat) else []
        ways += [self.say("cli-also-asked", players=others)] if others else []
        ways += [self.say("cli-played-by-bots", players=handed)] if handed else []
        return [Text(f"  {way}", style_of("faint")) for way in ways]

    def also_asked(self, seat: int) -> list[int]:
        """The other people who may decide now."""
        return sorted(other for other in self.table.asked() if other != seat)

    def draw(self, seen: dict[str, Any], lit: set[str]) -> int:
        return screen.show(self.out, self.state.game.draw(seen, self.say.lang, self.out.width), lit)

    def tell_news(self, seat: int, room: int = NEWS) -> None:
        """What happened since this person's last decision."""
        events = self.state.events(seat, self.last_decision(seat), self.say.lang)
        if events:
            self.out.print()
            since = self.say("cli-since") if seat in self.state.actors() else self.say("cli-so-far")
            self.out.print(since, style=style_of("faint"))
        self.tell(events, room)

    def tell(self, events: list[dict[str, Any]], room: int) -> None:
        if len(events) > room:
            self.out.print(self.say("cli-earlier", count=len(events) - room), style=style_of("faint"))
        for event in events[-room:]:
            self.out.print(f"  {event['text']}")

    def last_decision(self, seat: int) -> int:
        """How many actions they knew of before it; or before the first decision at all: the deal is on the map.

        What was decided for them does not count: they have not been told yet what came before it.
        """
        actors = self.state.actors()
        made_for_them = self.table.made_for_people()
        own = [index for index, actor in enumerate(actors) if actor == seat and index not in made_for_them]
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
            self.table.act(seat, self.numbered(seat, line)["action"])
        elif command is None and not line.startswith("?"):
            self.table.act(seat, line)
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
            for line in lists.about(self.numbered(seat, about), self.say):
                self.out.print(line)
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
        action = self.table.hint(seat)
        options = self.state.choices(seat, self.say.lang)
        option = next(option for option in options if option["action"] == action)
        self.out.print(self.say("cli-hint", text=option["text"], sentence=option["sentence"]))

    def do_done(self, seat: int, _rest: str) -> None:
        """Pass here until something else is asked; elsewhere it may be an answer that the game knows."""
        if self.table.can_auto_pass(seat):
            self.table.auto_pass(seat)
        else:
            self.table.act(seat, DONE)

    def do_as(self, seat: int, rest: str) -> None:
        """Let another person answer who is asked too, by name or by number, as the screen shows them."""
        others = self.also_asked(seat)
        other = seat_called(self.state.game, rest)
        if other not in others:
            able = [self.say.seats[one] for one in others]
            raise Refused("not_asked", name=shown(rest), able=able, count=len(able))
        self.turn_to(other)

    def do_undo(self, seat: int, _rest: str) -> None:
        self.table.undo(seat)
        self.out.print(self.say("cli-undone"))

    def do_bot(self, seat: int, rest: str) -> None:
        """Let a bot play for the person who is asked, by its name or the strongest."""
        self.table.take_over(seat, rest or None)
        bot = self.table.seats[seat].bot
        self.out.print(self.say("cli-bot-plays", bot=bot, name={"seat": seat}))
        self.watched = self.state.known_to(self.onlooker())

    def do_back(self, _seat: int | None, rest: str) -> None:
        """Let somebody for whom a bot plays decide again; the name may be left out where there is only one."""
        handed = self.table.handed()
        seat = handed[0] if len(handed) == 1 and not rest else seat_called(self.state.game, rest)
        if seat not in handed:
            able = [self.say.seats[one] for one in handed]
            raise Refused("not_handed", name=shown(rest), able=able, count=len(able))
        self.table.come_back(seat)

    def do_resign(self, seat: int, _rest: str) -> None:
        """Give up for good: at a terminal only if they really mean it."""
        alone = self.table.people() == [seat] and not self.table.handed()
        if self.interactive and not texts.means_yes(self.read(self.say("cli-really-resign", alone=alone))):
            return
        self.table.resign(seat)
        self.watched = self.state.known_to(self.onlooker())
        if self.table.status == "playing":
            self.out.print(self.say("cli-resigned", bot=self.table.seats[seat].bot, name={"seat": seat}))

    def do_save(self, _seat: int | None, rest: str) -> None:
        self.out.print(self.say("cli-saved", file=str(self.store.save(self.table, rest or None))))

    def do_quit(self, _seat: int, _rest: str) -> None:
        raise Quit

    # Watching, and the end.

    def onlooker(self) -> int | None:
        """From which seat somebody watches the bots: their own, if one person is here; else as a spectator."""
        people = [number for number, seat in enumerate(self.table.seats) if seat.person]
        return people[0] if len(people) == 1 else None

    def watch(self) -> None:
        """A game between bots: on a terminal one turn at a time, else all of it."""
        viewer = self.onlooker()
        turn = self.state.game.turn_of(self.state.observation(None))
        if not self.interactive:
            self.tell_watched(viewer)
        elif turn != self.shown_turn.get(None):
            self.out.clear()
            self.draw(self.state.observation(viewer), set())
            self.tell_watched(viewer)
            if not self.has_greeted:
                self.announce()
            self.go_on_watching(viewer)
        self.shown_turn[None] = turn

    def go_on_watching(self, viewer: int | None) -> None:
        handed = bool(self.table.handed())
        while True:
            command, rest = self.look_around(self.say("cli-next-turn", handed=handed), viewer)
            if command == "quit":
                raise Quit
            try:
                if handed and command == "back":
                    self.do_back(viewer, rest)
                return
            except Refused as refused:
                self.complain(refused)

    def tell_watched(self, viewer: int | None) -> None:
        events = self.state.events(viewer, self.watched, self.say.lang)
        self.watched = self.state.known_to(viewer)
        self.tell(events, NEWS)

    def look_around(self, prompt: str, viewer: int | None) -> tuple[str, str]:
        """Let somebody look and save until they want something else: the command, if it is one, and what follows it."""
        while True:
            word, _, rest = self.read(prompt).partition(" ")
            command = texts.commands().get(word.lower(), "")
            if command not in LOOKS:
                return command, rest.strip()
            try:
                getattr(self, f"do_{command}")(viewer, rest.strip())
            except Refused as refused:
                self.complain(refused)

    def farewell(self) -> None:
        """The last news and the table with the result; at a terminal one may look around before leaving."""
        is_over = self.table.status == "over"
        people = [number for number, seat in enumerate(self.table.seats) if seat.person]
        # What several people keep from each other is theirs as long as the game is not over.
        viewer = min(people, default=None) if is_over else self.onlooker()
        if self.interactive:
            self.out.clear()
        self.draw(self.state.observation(viewer), set())
        if viewer is None or not self.table.seats[viewer].is_played:
            self.tell_watched(self.onlooker())
        else:
            self.tell_news(viewer)
        for line in verdict(self.state, self.say) if is_over else [self.say("cli-abandoned")]:
            self.out.print(line, style=style_of("title"))
        if self.interactive:
            with suppress(EndOfInput):
                self.look_around(self.say("cli-after"), viewer)
