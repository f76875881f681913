"""What a choice would bring upon the pieces: the choice is carried out on a copy, and what happens there is read.

No rule is written a second time. A game says with its `Guide` what counts as a loss, and how far to look beyond the
choice itself: past a window in which others may defend, over the outcomes of a draw, over a question that only settles
who is lost. Whatever happens before anything of that kind is certain, the rest is possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tidefall.kernel.state import State

MOST_WORLDS: Final[int] = 256
"""How many copies one choice may take: a bound, of which games use a small part."""


class Outlook:
    """How to look on from a node: which answers to follow there, and whether what comes of them is still certain."""

    def __init__(self, answers: list[int], certain: bool) -> None:
        self.answers = answers
        self.certain = certain and len(answers) == 1


class Loss:
    """A piece that is lost. Losses of the same piece in different worlds have the same `key`."""

    def __init__(self, key: str, told: dict[str, Any]) -> None:
        self.key = key
        self.told = told


class Guide:
    """What a game knows about harm; it is asked about copies of a state. Made anew for every choice."""

    def losses(self, world: State) -> list[Loss]:
        """What was lost by the entries of the copy's log."""
        return []

    def outlook(self, world: State) -> Outlook | None:
        """How to look on, or None: what comes now is another matter."""
        return None

    def leaf(self, world: State, certain: bool) -> None:
        """A world beyond which nobody looks; `certain` if it will come in any case."""


class Foresight:
    """What will be lost and what may be lost if a seat makes a choice."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.lost: dict[str, Loss] = {}
        self.may: dict[str, Loss] = {}
        self.most = 0
        """How many of those in `may` are lost together at most."""
        self.worlds = 0

    def look(self, world: State) -> None:
        """From a state in which the choice has been tried (`State.tried`)."""
        self.follow(world, True, {}, None)

    def follow(self, world: State, certain: bool, before: dict[str, Loss], asked: str | None) -> None:
        """Read what has happened and look on; `before` was possibly lost on the way here, `asked` was asked last."""
        self.worlds += 1
        path = before
        for loss in self.guide.losses(world):
            if certain:
                self.lost[loss.key] = loss
            elif loss.key not in self.lost:
                path = {**path, loss.key: loss}
        outlook = None if world.over or self.worlds > MOST_WORLDS else self.guide.outlook(world)
        if outlook is None or not outlook.answers:
            self.guide.leaf(world, certain)
            self.most = max(self.most, len(path))
            self.may.update({key: loss for key, loss in path.items() if key not in self.may})
            return
        answers = outlook.answers
        step = world.step().name
        if step == asked and len(answers) > 2:
            # The same question once more: its first and last answer leave out whoever a middle one would.
            answers = [answers[0], answers[-1]]
        for answer in answers:
            branch = world.clone() if len(answers) > 1 else world
            branch.log = []
            branch.carry_out(answer)
            self.follow(branch, certain and outlook.certain, path, step if len(answers) > 1 else asked)
