"""A state of the game: the table, with the steps that make it move and the views that leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidefall.kernel.stack import FRAME
from tidefall.kernel.state import UNDEFINED
from tidefall.rising.position import position
from tidefall.rising.rules import setup
from tidefall.rising.rules.chapters import STEPS
from tidefall.rising.rules.happenings import CORE_BUILT
from tidefall.rising.rules.state import RisingState, arrays, copy_data
from tidefall.rising.speech import choices, harm, narration, notation, observation, prompts

if TYPE_CHECKING:
    from random import Random

    from mypy_extensions import i64

    from tidefall.kernel.game import Game
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State
    from tidefall.kernel.step import Choice, Step
    from tidefall.rising.rules.options import Rules


class PlayedState(RisingState):
    """See `tidefall.kernel.state.State` for what it promises."""

    def step(self) -> Step[Any]:
        return STEPS.all[self.stack[self.depth * FRAME - FRAME]]

    def step_of(self, code: i64) -> Step[Any]:
        return STEPS.all[code]

    def clone(self) -> PlayedState:
        copy = PlayedState(
            self.game,
            self.rules,
            self.stack[:],
            self.past[:],
            self.where[:],
            self.flags[:],
            self.owner[:],
            self.held[:],
            self.extra[:],
            self.land[:],
            self.goods[:],
            self.cards[:],
            self.bottom[:],
            self.omens[:],
            self.parts[:],
            self.boards[:],
            self.council[:],
            self.copied[:],
            self.colour[:],
            self.shares[:],
            self.refused[:],
            self.contested[:],
            self.used[:],
            self.more[:],
        )
        copy_data(self, copy)
        return copy

    def returns(self) -> list[float]:
        """All win or lose together (R-8.4)."""
        return [1.0 if self.ending == CORE_BUILT else 0.0] * int(self.rules.seats)

    def observation(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self.game.check_seat(seat)
        try:
            return observation.view(self, seat)
        except IndexError as error:
            raise IndexError(UNDEFINED) from error

    def not_yours(self, seat: int) -> Saying:
        return choices.say_not_yours(self)

    def position(self) -> dict[str, Any]:
        return position.write(self)

    def resample_from_infostate(self, seat: int, rng: Random) -> State:
        """Nothing is hidden that is decided: the order of a deck is not, before a card of it is seen (R-0.7)."""
        self.game.check_seat(seat)
        return self.clone()

    def spell(self, choice: Choice) -> str:
        return notation.spell(self, choice)

    def short_texts(self, choice: Choice) -> list[str]:
        return notation.short_texts(self, choice)

    def consequences(self, seat: int, action: int) -> dict[str, Any]:
        return harm.consequences(self, seat, action)

    def say_choice(self, choice: Choice) -> Saying:
        return choices.say_choice(self, choice)

    def say_prompt(self, seat: int | None) -> Saying:
        return prompts.say_prompt(self, seat)

    def tell_event(self, entry: tuple[int, int, int, int, int], seat: int | None) -> dict[str, Any] | None:
        return narration.tell(self, entry)


def blank_state(game: Game, rules: Rules) -> PlayedState:
    """An empty table."""
    (
        stack, past, where, flags, owner, held, extra, land, goods, cards, bottom, omens, parts, boards, council,
        copied, colour, shares, refused, contested, used, more,
    ) = [array for _, array in arrays(rules)]  # fmt: skip
    return PlayedState(
        game, rules, stack, past, where, flags, owner, held, extra, land, goods, cards, bottom, omens, parts, boards,
        council, copied, colour, shares, refused, contested, used, more,
    )  # fmt: skip


def first_state(game: Game, rules: Rules) -> PlayedState:
    """The table before the first chance event."""
    state = blank_state(game, rules)
    setup.lay_out(state)
    state.advance()
    return state
