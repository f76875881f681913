"""A step is one kind of thing a game can be in the middle of: a decision, a chance event or a piece of procedure.

Steps hold no data. What is pending lives in the state's stack as frames (a step's number and its fields), so that a
state can be copied, saved and searched in the middle of anything. The step on top of the stack is the one at work.

A step owns itself: its class says its name, its number, the fields of its frame, what may lie below it, who decides,
what is legal and what it does. A chapter hands its steps to the game's `Steps` at its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tidefall.kernel.errors import Refused
from tidefall.kernel.stack import BITS, Field

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying

CHANCE: Final[i64] = -1
TERMINAL: Final[i64] = -4
UNSEEN: Final[i64] = -1

S = TypeVar("S")


class Choice:
    """One legal action in words that programs can use: verb, piece, from, to."""

    def __init__(self, action: int, verb: str, piece: str = "", origin: str = "", target: str = "") -> None:
        self.action = action
        self.verb = verb
        self.piece = piece
        self.origin = origin
        self.target = target


class Step(Generic[S]):
    """Base of all steps. `name` is the word for it in observations and positions."""

    name = ""
    code: i64 = -1
    """Its number, which frames and histories have; -1: the next one that is free."""
    below = ""
    """The names of the steps that can lie directly below it."""
    fields: list[Field]
    """The fields of its frame; known once it is registered."""
    secret = False
    """Whether seats other than the one asked may not know that it is being asked, nor that it passed."""

    telling = True
    """At a chance step: whether its outcome tells anybody anything. If not, a decision before it can be taken back."""

    continues = False
    """Whether it only completes the choice that led to it: a piece is picked, then comes where it goes."""

    can_auto_pass = False
    """Whether it comes often, so that a seat may want to keep passing: the action with the verb "pass"."""

    def waits(self, state: S) -> bool:
        """True if someone must decide (or chance must speak) now; otherwise the step did its work and False."""
        return True

    def actor(self, state: S) -> i64:
        """The seat that decides, or CHANCE."""
        return CHANCE

    def invites(self, state: S, seat: i64) -> bool:
        """Whether another seat than the actor may decide now too, if it can; `state.player` is the one who does."""
        return False

    def fits(self, state: S) -> bool:
        """Whether the top frame, which is this step's and comes from a position, can be what it says it is."""
        return True

    def owner(self, state: S) -> i64:
        """At a chance step: the one seat that sees an outcome which `shown` hides from the others."""
        return CHANCE

    def legal(self, state: S, menu: Menu) -> None:
        """Write the legal actions in ascending order; chance steps `weigh` them."""

    def apply(self, state: S, action: i64) -> None:
        """Carry out a legal action. Pops the step's own frame when it is finished."""

    def shown(self, state: S, action: i64, owner: i64, seat: i64) -> i64:
        """What `seat` sees of an action of `owner`: the action, a masked number below 0, or UNSEEN: nothing at all."""
        return action

    def describe(self, state: S, action: i64) -> Choice:
        """The action in words."""
        raise Refused("no_such_action", action=str(action))

    def why_not(self, state: S, action: i64) -> Saying:
        """Why a well-formed action is not legal now, or "" where the list of choices says enough."""
        return ""


class Steps(Generic[S]):
    """The steps of a game by their numbers. Chapters register their own, so nobody keeps a list of all."""

    def __init__(self, numbered: int) -> None:
        self.blank: Step[S] = Step()
        self.all: list[Step[S]] = [self.blank] * numbered

    def register(self, *steps: Step[S]) -> None:
        """Give each step its number, and the fields of its frame their places."""
        for step in steps:
            if step.code < 0:
                step.code = len(self.all)
                self.all.append(step)
            elif self.all[step.code] is not self.blank:
                raise ValueError(f"{step.name} has the number of {self.all[step.code].name}.")
            else:
                self.all[step.code] = step
            step.fields = laid_out(step)

    def missing(self) -> list[int]:
        """Numbers whose steps nobody has registered."""
        return [number for number, step in enumerate(self.all) if step is self.blank]

    def named(self, name: str) -> int:
        """The number of the step with this name, or -1."""
        for step in self.all:
            if step.name == name:
                return step.code
        return -1


def laid_out(step: Step[S]) -> list[Field]:
    """The fields of a step's frame, those of its base classes first, each in its place."""
    fields: list[Field] = []
    shift = 0
    for kind in reversed(type(step).__mro__):
        for name, value in vars(kind).items():
            if isinstance(value, Field):
                value.settle(name.lower(), shift)
                shift += value.bits
                fields.append(value)
    if shift > BITS:
        raise ValueError(f"The fields of {step.name} take {shift} bits; a frame has {BITS}.")
    return fields
