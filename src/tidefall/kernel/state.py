"""What every state promises: OpenSpiel's vocabulary, a stack of pending steps, views by whitelist.

The fast path is `legal_actions` and `apply_action`; `submit` is the checked path for people and programs.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from operator import index as whole_number
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from tidefall.kernel import notation
from tidefall.kernel.errors import Refused, refusal
from tidefall.kernel.menu import Menu
from tidefall.kernel.speech import spoken
from tidefall.kernel.stack import Stack
from tidefall.kernel.step import CHANCE, TERMINAL, UNSEEN, Step

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from librt.vecs import append
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints
    from tidefall.kernel.game import Game
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.step import Choice

from tidefall.kernel.plain import append  # type: ignore[assignment]

WORD: Final[i64] = (1 << 63) - 1
SEEDS: Final[int] = (1 << 63) - 1
"""The same number, not native: a seed may be larger than any native int."""
UNDEFINED: Final = (
    "This state is undefined: an action was applied that was not legal. submit() checks first, and so does "
    "apply_action() in a game loaded with checked=True."
)


class State(Stack, ABC):  # noqa: PLW1641  (it changes, so it has no hash)
    """A position of a game together with how it came about. Cheap to `clone`; every random event is an action."""

    def __init__(self, game: Game, stack: Ints, past: Ints) -> None:
        super().__init__(stack)
        self.game = game
        self.past = past
        self.player: i64 = CHANCE
        self.over = False
        self.sealed: i64 = 0
        self.root: State | None = None
        self.menu: Menu | None = None
        self.log: list[tuple[int, int, int, int, int]] | None = None
        self.narrator: State | None = None
        self.together: dict[str, Any] | None = None
        """Where views that are made together keep what they have in common; None: each is made from nothing."""

    # What a game supplies.

    @abstractmethod
    def step(self) -> Step[Any]:
        """The step on top of the stack."""

    @abstractmethod
    def step_of(self, code: i64) -> Step[Any]:
        """The step with this number."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def returns(self) -> list[float]:
        """What each seat has won so far: zeros before the end, then the share of the victory."""

    @abstractmethod
    def observation(self, seat: int | None) -> dict[str, Any]:
        """Everything this seat may know (None: a spectator), as plain data."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole state as readable data; `game.from_position` is its inverse."""

    @abstractmethod
    def resample_from_infostate(self, seat: int, rng: Random) -> State:
        """Another world, drawn by its odds, that this seat could not tell from this one."""

    @abstractmethod
    def spell(self, choice: Choice) -> str:
        """The short text of an action, which is also what one types to make it."""

    @abstractmethod
    def say_choice(self, choice: Choice) -> Saying:
        """What the action does."""

    @abstractmethod
    def say_prompt(self, seat: int | None) -> Saying:
        """What is wanted now, as this seat may know it."""

    @abstractmethod
    def tell_event(self, entry: tuple[int, int, int, int, int], seat: int | None) -> dict[str, Any] | None:
        """A logged event as this seat may know it, in plain fields, with what is said of it as `say`; or None."""

    # Procedure.

    def advance(self) -> None:
        """Run procedure until somebody or chance must speak, or the game is over."""
        while not self.over:
            step = self.step()
            if step.waits(self):
                self.player = step.actor(self)
                return
        self.player = TERMINAL

    # The fast path.

    def current_player(self) -> int:
        """The seat that decides, CHANCE (-1) or TERMINAL (-4)."""
        return self.player

    def is_chance_node(self) -> bool:
        """Whether chance must speak now."""
        return self.player == CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.over

    def list_actions(self) -> Menu:
        """The legal actions, in the state's own reusable list: valid until the next call."""
        menu = self.menu
        if menu is None:
            menu = Menu()
            self.menu = menu
        menu.count = 0
        if not self.over:
            try:
                self.step().legal(self, menu)
            except IndexError as error:
                raise IndexError(UNDEFINED) from error
        return menu

    def is_asked(self, seat: int) -> bool:
        """Whether a seat may decide now: it is its turn, or the step is open to it too and there is something to do."""
        return -1 <= seat < self.game.seats and (seat == self.player or bool(self.legal_actions(seat)))

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Legal actions in ascending order; none for a seat that is not asked; all outcomes at a chance node."""
        if seat is None:
            return self.list_actions().actions()
        if not isinstance(seat, int) or not -4 <= seat < self.game.seats:
            return []
        if seat == self.player:
            return self.list_actions().actions()
        if seat < 0 or self.player < 0 or not self.step().invites(self, seat):
            return []
        turn = self.turn_to(seat)
        actions = self.list_actions().actions()
        self.turn_to(turn)
        return actions

    def asked_in_secret(self) -> list[int]:
        """The seats that may be deciding without anybody's knowledge, in the order in which they are asked.

        Everybody could tell this from what they see, so it is the same in all worlds that look alike; whether one of
        these seats is really asked, or has anything to choose, is not for others to know. Whoever keeps the time must
        go by this list. Empty where everybody sees who decides.
        """
        return []

    def may_pass_unseen(self) -> bool:
        """Whether the seat that everybody sees deciding may have to pass something unseen before it is seen to act."""
        return False

    def turn_to(self, seat: int) -> int:
        """Let a seat that is asked be the current player; the one who was."""
        turn = self.player
        self.player = seat
        return turn

    def act(self, seat: int, action: SupportsIndex) -> None:
        """The same as `apply_action` for any seat that is asked (CHANCE at a chance node); it trusts its caller too."""
        self.game.check_actor(seat)
        number = self.numbered(seat, action)
        self.player = seat
        self.carry_out(number)

    def apply_action(self, action: SupportsIndex) -> None:
        """Carry out an action of the current player, or of chance: the fast path, which trusts its caller.

        It looks at the range of the number and no further. Any other action that is not legal now leaves an undefined
        state, or fails halfway with an IndexError that says so. `submit` checks; so does this in a game loaded with
        `checked=True`, or with TIDEFALL_CHECK=1 in the environment: the action is Refused and nothing has changed.
        """
        self.carry_out(self.numbered(self.player, action))

    def numbered(self, seat: int, action: SupportsIndex) -> int:
        """An action as a number that a seat's actions can have; in a checked game, have now. Else Refused."""
        number = action if isinstance(action, int) else as_number(action)
        if self.game.checked:
            return self.checked(seat, number)
        limit = self.game.max_chance_outcomes() if seat == CHANCE else self.game.num_distinct_actions()
        if self.over or not 0 <= number < limit:
            self.check_open(seat)
            raise Refused("action_out_of_range", action=notation.shown(str(number)), last=limit - 1)
        return number

    def carry_out(self, action: i64) -> None:
        """Carry out a legal action of `player`; what the rules themselves call."""
        step = self.step()
        player = self.player
        owner = player if player >= 0 else step.owner(self)
        entry = action | (self.top() << 16) | ((player + 4) << 24) | ((owner + 4) << 32)
        self.past = append(self.past, entry)
        try:
            step.apply(self, action)
            self.advance()
        except IndexError as error:
            raise IndexError(self.blame()) from error

    def blame(self) -> str:
        """The sentence for an action that has failed."""
        last = len(self.past) - 1
        step = self.step_at(last).name
        return f"{UNDEFINED} The last was {self.history()[last]} of player {self.actor_at(last)} at step {step!r}."

    def replay(self, actors: list[int], actions: list[int]) -> None:
        """Carry out a story that has been legal before."""
        for actor, action in zip(actors, actions, strict=True):
            self.player = actor
            self.carry_out(action)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the chance node with its probability."""
        if self.player != CHANCE:
            return []
        menu = self.list_actions()
        total = float(menu.total())
        return [(int(menu.items[i]), int(menu.weights[i]) / total) for i in range(int(menu.count))]

    def playout(self, seed: int) -> int:
        """Play this state to its end with random actions, chance by its odds; how many actions that took."""
        word: i64 = (as_number(seed) & SEEDS) | 1
        count: i64 = 0
        while not self.over:
            menu = self.list_actions()
            word ^= (word << 13) & WORD
            word ^= word >> 7
            word ^= (word << 17) & WORD
            if self.player == CHANCE:
                self.carry_out(menu.drawn((word >> 16) % menu.total()))
            else:
                self.carry_out(menu.items[(word >> 16) % menu.count])
            count += 1
        return count

    # The checked path.

    def submit(self, seat: int, action: SupportsIndex | str) -> None:
        """Carry out a seat's action, given as a number or as text; Refused, with nothing changed, if it may not be."""
        number = self.checked(seat, action)
        self.player = seat
        self.carry_out(number)

    def checked(self, seat: int, action: SupportsIndex | str) -> int:
        """The number of an action that this seat may make now, or Refused with the reason."""
        self.check_open(seat)
        if not self.is_asked(seat):
            raise refusal("not_your_turn", self.not_yours(seat), self.game.say_seats())
        turn = self.turn_to(seat)
        try:
            if isinstance(action, str):
                return notation.parse(self, action)
            number = as_number(action)
            if number not in self.legal_actions():
                raise refusal("illegal", notation.explain_refusal(self, number), self.game.say_seats())
            return number
        finally:
            self.turn_to(turn)

    def check_open(self, seat: int) -> None:
        """Refused if the game is over, or if there is no such seat; CHANCE is one here."""
        if self.over:
            raise Refused("over")
        self.game.check_actor(seat)

    def not_yours(self, seat: int) -> Saying:
        """What a seat is told that speaks out of turn, "" for the usual; it may say no more than the seat may know."""
        return ""

    # Words.

    def describe(self, action: SupportsIndex) -> Choice:
        """An action of this node in words that programs can use; Refused if no action here has this number."""
        number = as_number(action)
        limit = self.game.max_chance_outcomes() if self.player == CHANCE else self.game.num_distinct_actions()
        try:
            if 0 <= number < limit:
                return self.step().describe(self, number)
        except LookupError:
            pass  # Actions of other nodes may point beyond what there is.
        raise Refused("no_such_action", action=notation.shown(str(number)))

    def action_to_string(self, seat: int, action: SupportsIndex) -> str:
        """The short text of an action at this node; `seat` is whose it is, CHANCE included."""
        self.game.check_actor(seat)
        return self.spell(self.describe(action))

    def string_to_action(self, text: str) -> int:
        """The legal action that `text` names, short forms included; Refused if there is none or more than one."""
        return notation.parse(self, text)

    def short_texts(self, choice: Choice) -> list[str]:
        """Texts of the game's own that people may type for an action, where only one action has them."""
        return []

    def tried(self, seat: int, action: int) -> State:
        """A copy in which `seat` has made a legal action; its log tells what happened by that."""
        world = self.clone()
        world.log = []
        world.player = seat
        world.carry_out(action)
        return world

    def consequences(self, seat: int, action: int) -> dict[str, Any]:
        """What a legal action of `seat`, whose turn it is, brings about: `harm` and `price`, as far as there is any.

        Each says what it is as `say`. It depends on nothing that the seat may not know.
        """
        return {}

    def choices(self, seat: int, lang: str | None = "en") -> list[dict[str, Any]]:
        """This seat's legal actions for people and programs, in the order of `legal_actions`.

        Each says what it does as `say`, a message with its facts, and as `sentence`, unless `lang` is None.
        """
        self.game.check_actor(seat)
        actions = self.legal_actions(seat)
        turn = self.turn_to(seat)
        told = [notation.choice_data(self, seat, self.describe(action)) for action in actions]
        self.turn_to(turn)
        if lang is not None:
            seats = self.game.say_seats()
            for choice in told:
                choice["sentence"] = spoken(lang, choice["say"], seats)
                for part in ("harm", "price"):
                    if part in choice:
                        choice[part]["sentence"] = spoken(lang, choice[part]["say"], seats)
        return told

    def prompt(self, seat: int | None, lang: str = "en") -> str:
        """What is wanted now, in a sentence, as this seat may know it."""
        if seat is not None:
            self.game.check_seat(seat)
        return self.game.spoken(lang, self.say_prompt(seat))

    # History.

    def history(self) -> list[int]:
        """Every action since the start (or since the position the state was set up from), chance included."""
        return [int(entry & 0xFFFF) for entry in self.past]

    def actors(self) -> list[int]:
        """Who made each action of the history."""
        return [self.actor_at(index) for index in range(len(self.past))]

    def actor_at(self, index: int) -> int:
        """Who made an action of the history."""
        return int((self.entry_at(index) >> 24) & 0xFF) - 4

    def step_at(self, index: int) -> Step[Any]:
        """The step that a history entry answered."""
        return self.step_of((self.entry_at(index) >> 16) & 0xFF)

    def entry_at(self, index: int) -> i64:
        """An entry of the history: who did what, at which step."""
        if not 0 <= as_number(index) < int(len(self.past)):
            raise IndexError(f"The history has {len(self.past)} actions, counted from 0: there is no number {index}.")
        return self.past[index]

    def start(self) -> State:
        """A fresh copy of the state at which the history begins."""
        if self.root is None:
            return self.game.new_initial_state()
        copy = self.root.clone()
        copy.root = self.root
        return copy

    def rewards(self) -> list[float]:
        """What the last action brought each seat: all returns come at the end."""
        return self.returns()

    def undo(self, seat: int) -> State:
        """The state before this seat's last decision; Refused as in `undo_point`."""
        return self.after(self.undo_point(seat))

    def undo_point(
        self, seat: int, count: int | None = None, together: Sequence[int] = (), patient: Sequence[int] = ()
    ) -> int:
        """How long the history was before this seat's last decision, or its last one among the first `count` actions.

        Seats that decide `together`, such as people at one screen, take back for each other what they know of.
        Refused if dice, a draw or another seat's decision came after. What the seat cannot know of, such as a pass in
        secret, does not count and is taken back with the decision; so are decisions of `patient` seats, such as bots.
        """
        self.game.check_seat(seat)
        last = (len(self.past) if count is None else count) - 1
        while last >= 0 and (
            self.actor_at(last) in patient or self.shown_to(seat, last) == UNSEEN or not self.step_at(last).telling
        ):
            last -= 1
        if last < 0:
            raise Refused("nothing_to_undo")
        actor = self.actor_at(last)
        if actor == CHANCE:
            raise Refused("undo_chance")
        if actor != seat and actor not in together:
            raise Refused("undo_other")
        if last < self.sealed:
            raise Refused("undo_revealed")
        return last

    def seal(self) -> None:
        """Nothing up to the present action can be taken back: it has brought something to light."""
        self.sealed = len(self.past)

    def shown_to(self, seat: int, index: int) -> int:
        """What a seat (-1: nobody in particular) sees of a history entry: the action, a masked number or UNSEEN."""
        entry = self.entry_at(index)
        owner = ((entry >> 32) & 0xFF) - 4
        return int(self.step_of((entry >> 16) & 0xFF).shown(self, entry & 0xFFFF, owner, seat))

    def after(self, count: int) -> State:
        """The state as it was after the first `count` actions of the history."""
        if not 0 <= as_number(count) <= int(len(self.past)):
            raise Refused("no_such_moment", moment=notation.shown(str(count)), last=len(self.past))
        state = self.start()
        state.replay(self.actors()[:count], self.history()[:count])
        return state

    def known_to(self, seat: int | None, count: int | None = None) -> int:
        """How many of the first `count` actions of the history (all of them by default) a seat may know of."""
        viewer = -1 if seat is None else seat
        known = 0
        for index in range(len(self.past) if count is None else count):
            if self.shown_to(viewer, index) != UNSEEN:
                known += 1
        return known

    def events(self, seat: int | None, since: int = 0, lang: str | None = "en") -> list[dict[str, Any]]:
        """What happened, as this seat may know it, after the first `since` actions that it knows of (see `known_to`).

        An event's own number `n` counts only the actions that everybody knows of: it would tell of secret passes.
        Each has `say`, a message with its facts, and `text`, the sentence, unless `lang` is None.
        """
        if seat is not None:
            self.game.check_seat(seat)
        first: i64 = max(0, min(as_number(since), int(len(self.past))))
        narrator = self.narrator
        if narrator is None:
            narrator = self.start()
            narrator.log = []
            self.narrator = narrator
        for index in range(len(narrator.past), len(self.past)):
            narrator.player = self.actor_at(index)
            narrator.carry_out(self.past[index] & 0xFFFF)
        assert narrator.log is not None
        viewer = -1 if seat is None else seat
        number = -1
        known = 0
        first = len(self.past) if since > 0 else -1
        numbers: list[int] = []
        for index in range(len(self.past)):
            if self.shown_to(-1, index) != UNSEEN:
                number += 1
            numbers.append(number)
            if self.shown_to(viewer, index) != UNSEEN:
                known += 1
                if known == since:
                    first = index + 1
        told: list[dict[str, Any]] = []
        seats = self.game.say_seats() if lang is not None else []
        for index, kind, a, b, c in narrator.log:
            if index >= first:
                event = self.tell_event((numbers[index], kind, a, b, c), seat)
                if event is not None:
                    if lang is not None:
                        event["text"] = spoken(lang, event["say"], seats)
                    told.append(event)
        return told

    def tell(self, event: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """Log an event, if somebody is listening."""
        if self.log is not None:
            self.log.append((int(len(self.past)) - 1, int(event), int(a), int(b), int(c)))

    # Views.

    def observation_string(self, seat: int | None) -> str:
        """The observation as text; equal texts mean equal observations."""
        return json.dumps(self.observation(seat), sort_keys=True, separators=(",", ":"))

    def information_state_string(self, seat: int) -> str:
        """All that this seat has seen since the start, with perfect recall; equal texts mean equal knowledge."""
        self.game.check_seat(seat)
        words: list[str] = []
        if self.root is not None:
            words.append(self.root.secrets_string(seat))
        for index in range(len(self.past)):
            seen = self.shown_to(seat, index)
            if seen != UNSEEN:
                entry = self.past[index]
                words.append(f"{((entry >> 24) & 0xFF) - 4}:{(entry >> 16) & 0xFF}:{seen}")
        words.append(self.asked_of(seat))
        return " ".join(words)

    def asked_of(self, seat: int) -> str:
        """What this seat sees is being asked now."""
        step = self.step()
        if self.over:
            return "over"
        if step.secret and self.player != seat:
            return "?"
        return f"{step.name} {self.player}"

    def secrets_string(self, seat: int) -> str:
        """What this seat knows of a state that was set up as a position."""
        return self.observation_string(seat)

    # The same state twice: in another variable, another process, another library.

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """What a pickle holds: the game, the position that the state began from, if any, and the story since."""
        game = self.game
        begun = None if self.root is None else self.root.position()
        return (revived, (game, game.rules_version(), begun, self.actors(), self.history(), int(self.player)))

    def __eq__(self, other: object) -> Any:
        """The same game, the same beginning, the same story, the same player to act."""
        if not isinstance(other, State):
            return NotImplemented
        length = len(self.past)
        if self.game != other.game or self.player != other.player or length != len(other.past):
            return False
        for index in range(length):
            if self.past[index] != other.past[index]:
                return False
        mine, others = self.root, other.root
        if mine is None or others is None or mine is others:
            return mine is others
        return mine.position() == others.position()

    def __str__(self) -> str:
        """The table as a spectator sees it, in plain text; `position` tells all."""
        rows = self.game.draw(self.observation(None), "en")
        return "\n".join("".join([text for text, _ in row]).rstrip() for row in rows)

    def __repr__(self) -> str:
        return f"<{self.game.name} after {len(self.past)} actions, player {self.player}>"


def revived(
    game: Game, version: int, begun: dict[str, Any] | None, actors: list[int], actions: list[int], player: int
) -> State:
    """A state out of a pickle; Refused if the rules have changed since."""
    if version != game.rules_version():
        raise Refused("other_rules", rules=str(version), ours=game.rules_version())
    state = game.new_initial_state() if begun is None else game.from_position(begun)
    state.replay(actors, actions)
    state.player = player
    return state


def as_number(number: object) -> int:
    """A whole number of any make; Refused if it is none."""
    if isinstance(number, int):
        return number
    if isinstance(number, SupportsIndex):
        return whole_number(number)
    raise Refused("not_a_number", value=notation.written(number))
