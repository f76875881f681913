"""A step is one kind of thing a game can be in the middle of: a decision, a chance event or a piece of procedure.

Steps hold no data. What is pending lives in the state's stack as frames (step number and two small ints), so that a
state can be copied, saved and searched in the middle of anything. The step on top of the stack is the one at work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tidefall.kernel.errors import Refused

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

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
    secret = False
    """Whether seats other than the one asked may not know that it is being asked, nor that it passed."""

    telling = True
    """At a chance step: whether its outcome tells anybody anything. If not, a decision before it can be taken back."""

    continues = False
    """Whether it only completes the choice that led to it: a piece is picked, then comes where it goes."""

    standing = False
    """Whether it comes often, so that a pass, the action with the verb "pass", may stand until something else comes."""

    def waits(self, state: S) -> bool:
        """True if someone must decide (or chance must speak) now; otherwise the step did its work and False."""
        return True

    def actor(self, state: S) -> i64:
        """The seat that decides, or CHANCE."""
        return CHANCE

    def invites(self, state: S, seat: i64) -> bool:
        """Whether another seat than the actor may decide now too, if it can; `state.player` is the one who does."""
        return False

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
        raise Refused("unknown_action", f"There is no action {action} here.")

    def why_not(self, state: S, action: i64) -> str:
        """Why a well-formed action is not legal now, as a sentence, or "" where the list of choices says enough."""
        return ""
