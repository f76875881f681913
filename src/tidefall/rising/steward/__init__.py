"""The steward: a partner that plays by a plan which anybody at the table could make.

Each kind of decision has its own small function, found by the name of the step that asks for it. All of them serve the
same plan, which every steward reads off the public state: so stewards need not talk to agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tidefall.rising.rules import actions
from tidefall.rising.rules.placing import Award
from tidefall.rising.steward import acting, building, cards, councilors, floods, monsters, moving, placing
from tidefall.rising.steward.turn import Turn


def consent(turn: Turn) -> int:
    """Whatever others propose is fine."""
    return turn.first_of(actions.ACCEPT, actions.AGREE, actions.ACT, actions.PAY)


def object_to_it(turn: Turn) -> int:
    return turn.first_of(actions.OBJECT)


def spend_barrier(turn: Turn) -> int:
    return turn.first_of(actions.SPEND_BARRIER)


def award(turn: Turn) -> int:
    """To the claimant, who will have a reason."""
    return turn.first_of(actions.SEAT + Award.CLAIMANT.of(turn.state))


def first(turn: Turn) -> int:
    return turn.legal[0]


CHOICES: Final[dict[str, Callable[[Turn], int]]] = {
    "take_councilor": councilors.choose_councilor,
    "take_colour": first,
    "pick_component": first,
    "hologram_power": councilors.choose_councilor,
    "place": placing.place,
    "claim": placing.put_figure,
    "award": award,
    "concession": object_to_it,
    "before_draw": floods.before_draw,
    "response": floods.response,
    "sentinels": floods.sentinels,
    "choose_flood": floods.choose_flood,
    "tsunami": floods.choose_flood,
    "wrath": floods.choose_flood,
    "wrath_barrier": spend_barrier,
    "discard_barrier": floods.discard_barrier,
    "omen": floods.omen,
    "put_back": floods.put_back,
    "end_misf": moving.end_misf,
    "adept_figure": moving.adept_figure,
    "adept_space": moving.adept_space,
    "move_figure": moving.pick_figure,
    "move_space": moving.pick_space,
    "start_actions": first,
    "relocate": moving.pick_space,
    "actions": acting.take_action,
    "objected": acting.take_action,
    "choose_helped": first,
    "roll_window": acting.roll_window,
    "greet": acting.recruit_for,
    "recruit": acting.recruit,
    "keep_card": cards.keep_card,
    "lay_down": cards.lay_down,
    "hand_limit": cards.hand_limit,
    "convert": acting.convert,
    "build": building.build,
    "build_window": building.build_window,
    "raise_cost": building.raise_cost,
    "lower_cost": building.lower_cost,
    "payment": building.payment,
    "share_barrier": floods.put_barrier,
    "share_unflood": floods.raise_tile,
    "beacon": floods.raise_tile,
    "share_volunteer": acting.recruit_for,
    "share_recruit": acting.recruit_for,
    "exchange": acting.exchange,
    "loom": floods.loom,
    "act_again": acting.act_again,
    "seal_return": acting.seal_return,
    "foundry": acting.smelter,
    "smelt": acting.smelt,
    "conduit": acting.recruit_for,
    "own_barrier": floods.put_barrier,
    "own_unflood": floods.raise_tile,
    "take_good": cards.take_good,
    "conversion": cards.conversion,
    "choose_tile": moving.widen,
    "copy_ability": cards.copy_ability,
    "harpies": first,
    "harpy_target": monsters.name_prey,
    "tribute": monsters.give_tribute,
    "raid": monsters.raid,
    "loot": monsters.retrieve,
    "loot_share": monsters.share_out,
    "spoils": monsters.share_out,
    "sea_gap": first,
    "scylla": monsters.name_prey,
    "bite": monsters.save,
    "charybdis": first,
    "stem_flood": monsters.stem_flood,
    "name_space": monsters.name_space,
    "choose_potions": councilors.choose_potion,
    "take_potion": councilors.choose_potion,
    "hologram_potion": councilors.choose_potion,
    "elixir": councilors.drink,
    "play_spirit": councilors.play_spirit,
    "hologram_spirit": councilors.name_spirit,
    "lattice": councilors.name_spirit,
    "tychae": acting.recruit_for,
    "observatory": first,
    "from_observatory": moving.pick_space,
    "going_home": councilors.save,
}
"""How the steward decides, by the step that asks. What is not listed is somebody's proposal: it consents."""


class StewardBot:
    """Plays any seat, with anybody. Not chance but the plan decides: nothing is drawn from `view.rng`."""

    name = "steward"

    def choose(self, view: Any) -> int:
        legal: list[int] = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        state = view.sample()
        return int(CHOICES.get(state.step().name, consent)(Turn(state, view.seat, legal)))
