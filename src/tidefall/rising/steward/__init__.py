"""The steward: a partner that plays the game by a plan that anybody at the table could make.

Each kind of decision has its own small function, found by the name of the step that asks for it; all of them serve the
same plan, which every steward reads off the public state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tidefall.rising import actions
from tidefall.rising.steward import acting, building, cards, floods, placing, worth
from tidefall.rising.steward.turn import Turn


def consent(turn: Turn) -> int:
    """Whatever others propose is fine."""
    return turn.first_of(int(actions.ACCEPT), int(actions.AGREE), int(actions.ACT), int(actions.PAY))


def take_councilor(turn: Turn) -> int:
    return turn.best(lambda action: worth.COUNCILORS[action - int(actions.COUNCILOR)])


def pick_component(turn: Turn) -> int:
    """The cheapest, the first of equals."""
    return turn.legal[0]


def first(turn: Turn) -> int:
    return turn.legal[0]


CHOICES: Final[dict[str, Callable[[Turn], int]]] = {
    "take_councilor": take_councilor,
    "take_colour": first,
    "pick_component": pick_component,
    "hologram_power": take_councilor,
    "place": placing.place,
    "claim": placing.claim,
    "award": first,
    "concession": lambda turn: int(actions.OBJECT),
    "before_draw": floods.before_draw,
    "response": floods.response,
    "sentinels": floods.sentinels,
    "choose_flood": floods.choose_flood,
    "tsunami": floods.choose_flood,
    "wrath": floods.choose_flood,
    "wrath_barrier": lambda turn: int(actions.SPEND_BARRIER),
    "discard_barrier": floods.discard_barrier,
    "omen": floods.omen,
    "put_back": floods.put_back,
    "end_misf": placing.end_misf,
    "adept_figure": placing.adept_figure,
    "adept_space": placing.adept_space,
    "move_figure": placing.pick_figure,
    "move_space": placing.pick_space,
    "start_actions": first,
    "relocate": placing.relocate,
    "actions": acting.take_action,
    "objected": acting.take_action,
    "choose_helped": first,
    "roll_window": acting.roll_window,
    "greet": acting.recruit_for,
    "conduit": acting.recruit_for,
    "share_recruit": acting.recruit_for,
    "share_volunteer": acting.volunteer,
    "recruit": acting.recruit,
    "keep_card": cards.keep_card,
    "lay_down": cards.lay_down,
    "hand_limit": cards.hand_limit,
    "convert": acting.convert,
    "exchange": acting.exchange,
    "act_again": acting.act_again,
    "foundry": acting.smelter,
    "smelt": acting.smelt,
    "seal_return": acting.seal_return,
    "build": building.build,
    "build_window": building.build_window,
    "raise_cost": building.raise_cost,
    "lower_cost": building.lower_cost,
    "payment": building.payment,
    "own_barrier": floods.put_barrier,
    "share_barrier": floods.put_barrier,
    "loom": floods.loom,
    "own_unflood": floods.raise_tile,
    "share_unflood": floods.raise_tile,
    "beacon": floods.raise_tile,
    "take_good": cards.take_good,
    "conversion": cards.conversion,
    "choose_tile": placing.widen,
    "copy_ability": cards.copy_ability,
}
"""How the steward decides, by the step that asks; what is not listed is consent."""


class StewardBot:
    """Plays any seat, with anybody. Not chance but the plan decides: it draws nothing from `view.rng`."""

    name = "steward"

    def choose(self, view: Any) -> int:
        legal = view.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        state = view.sample()
        turn = Turn(state, int(view.seat), legal)
        return CHOICES.get(state.step().name, consent)(turn)
