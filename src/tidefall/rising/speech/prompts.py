"""What is wanted now, with the numbers that matter."""

from __future__ import annotations

from typing import Final

from tidefall.kernel.speech import Saying, saying
from tidefall.kernel.step import CHANCE
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.acting import Actions
from tidefall.rising.rules.island import ARMS
from tidefall.rising.rules.library import KeepCard
from tidefall.rising.rules.misfortune import PutBack
from tidefall.rising.rules.rolling import BY_SIZE, PAIR_BY_SIZE, SELECTION, RollWindow
from tidefall.rising.rules.shared import FINAL, SETTLING, Shared
from tidefall.rising.rules.state import RisingState
from tidefall.rising.speech.choices import say_choice
from tidefall.rising.speech.facts import Facts
from tidefall.rising.speech.notation import spell
from tidefall.rising.speech.reading import frame

OPEN: Final = ("place", "actions")
"""Steps that several seats may answer at once."""
OF_THE_STARTER: Final = ("award", "wrath", "harpies", "harpy_target", "sea_gap", "scylla", "charybdis")
"""Shared choices that are the starting player's from the beginning."""

FURTHER: Final[dict[str, tuple[str, ...]]] = {
    # Chance.
    "lay_component": ("letter",),
    "turn_over": ("drawer",),
    "die": ("roller", "goal"),
    # Setting up and placing.
    "pick_component": ("letter",),
    "hologram_power": ("boards",),
    "place": ("pool", "ways", "more"),
    "place_done": ("ways", "more"),
    "place_ready": ("ways",),
    "award": ("holder", "contested"),
    # Misfortunes and moving.
    "before_draw": ("drawer",),
    "response": ("bearer",),
    "sentinels": ("bearer",),
    "put_back": ("turn",),
    "adept_figure": ("site",),
    "start_actions": ("watchtower",),
    # Acting.
    "end_proposed": ("starter", "left_to_act"),
    "may_forgo": ("starter",),
    "objections": ("proposer", "proposal"),
    "vote": ("starter", "proposal"),
    "choose_helped": ("helped",),
    "roll_window": ("roller", "dice", "total", "goal", "missing"),
    "keep_card": ("drawn",),
    "keep_card_extra": ("drawn",),
    "lay_down": ("drawn",),
    "hand_limit": ("hand", "limit"),
    "convert": ("rate",),
    # Building and paying.
    "build": ("wealth",),
    "build_window": ("project", "cost", "discount"),
    "raise_cost": ("malfunction", "project", "due"),
    "lower_cost": ("project", "due"),
    "settle_cost": ("refusers",),
    "item_cost": ("project", "due"),
    "gantry": ("refusers",),
    "payment": ("purpose", "due", "good", "payer"),
    "consent": ("share", "purpose"),
    # Components.
    "share_volunteer": ("volunteers",),
    "loom": ("price",),
    "foundry": ("smelted",),
    "smelt": ("smelted",),
    # Medusa.
    "medusa_die": ("of_tile",),
    "gift_share": ("of_volunteers",),
    # Rolls that select, or count by their size; monsters.
    "die_selecting": ("thrower",),
    "die_by_size": ("roller",),
    "roll_window_selecting": ("dice", "result"),
    "roll_window_by_size": ("roller", "dice", "total"),
    "sea_gap": ("attacker",),
    "stem_flood": ("farthest",),
}
"""What a message is told beside the fields of its step's frame and the misfortune at hand."""

REACTIONS: Final = {"response": int(actions.CANCEL), "sentinels": int(actions.BLOCK)}
"""Windows in which mostly one thing is done; there is another prompt for whoever can only do something else."""
ANSWERED: Final = {"response": int(actions.CANCEL), "sentinels": int(actions.BLOCK)}
"""Windows that mostly have one answer, and are asked about it; with other answers the question is open."""

WAYS: Final = {
    "buy": (actions.BARRIER, actions.BARRIER + 2 * ARMS),
    "play": (actions.PLAY, actions.KEEP),
    "lift": (actions.LIFT, actions.CONTEST),
    "contest": (actions.CONTEST, actions.ACTIVATE),
}
"""What else one may do while placing: the actions of each, from the first up to the last."""


def say_prompt(state: RisingState, seat: int | None) -> Saying:
    """What this seat is asked; for others, who is asked what."""
    if state.over:
        return saying("rising-prompt-over")
    if state.player == CHANCE:
        return task(state, CHANCE)
    if seat is not None and (seat == state.player or (state.step().name in OPEN and state.is_asked(seat))):
        return task(state, seat)
    return saying("rising-prompt-waiting", seat={"seat": int(state.player)}, task=task(state, state.player))


def task(state: RisingState, seat: int) -> Saying:
    """What a seat has to decide, in words for itself."""
    key = key_of(state, seat)
    facts = Wanted(state, seat)
    told = {**facts.fields(), **facts.told(FURTHER.get(key, ()))}
    wanted = saying(f"rising-prompt-{key.replace('_', '-')}", **told)
    if is_final(state):
        return saying("rising-prompt-final", task=wanted)
    return saying("rising-prompt-settling", task=wanted) if is_settling(state) else wanted


def key_of(state: RisingState, seat: int) -> str:
    """Which prompt fits: that of the step, or of a moment in it."""
    name = state.step().name
    if name == "place" and state.pool_is_empty(seat):
        return "place_ready" if (state.ready >> seat) & 1 else "place_done"
    if name in REACTIONS and REACTIONS[name] not in state.legal_actions():
        return f"{name}_other"
    if name == "actions" and seat != state.player:
        return "actions_own"
    if name == "actions" and Actions.SERVED.of(state) == state.rules.seats:
        return "actions_name"
    if name in ANSWERED and ANSWERED[name] not in state.legal_actions():
        return f"{name}_other"
    if name == "put_back" and PutBack.MAY_DISCARD.of(state):
        return "put_back_away"
    if name in ("die", "roll_window"):
        return f"{name}{manner_of_roll(state)}"
    if name == "keep_card" and not KeepCard.LEFT.of(state):
        return "keep_card_extra"
    return name


def manner_of_roll(state: RisingState) -> str:
    """How a roll that has no target is told of."""
    purpose = RollWindow.PURPOSE.in_frame(state, state.last_place_of(steps.ROLL_WINDOW))
    if purpose == SELECTION:
        return "_selecting"
    return "_by_size" if purpose in (BY_SIZE, PAIR_BY_SIZE) else ""


def is_final(state: RisingState) -> bool:
    """Whether the others have returned what the starting player settled (R-3.31)."""
    return isinstance(state.step(), Shared) and Shared.STAGE.of(state) == FINAL


def is_settling(state: RisingState) -> bool:
    """Whether the starting player settles what others could not agree on (R-3.4)."""
    step = state.step()
    return isinstance(step, Shared) and Shared.STAGE.of(state) == SETTLING and step.name not in OF_THE_STARTER


class Wanted(Facts):
    """The facts of a prompt: those of the state, what has been proposed, and what else may be done."""

    def proposal(self) -> Saying:
        return proposed(self.state)[1]

    def ways(self) -> list[Saying]:
        """What a seat may do now besides placing, as in "buy something or play a card"."""
        legal = self.state.legal_actions(self.viewer)
        found = [way for way, (first, end) in WAYS.items() if any(first <= one < end for one in legal)]
        return [saying(f"rising-way-{way}") for way in found]

    def more(self) -> bool:
        return bool(self.ways())


def proposed(state: RisingState) -> tuple[str, Saying]:
    """What waits for objections or votes, as a text and as a saying: a choice of the step below the top one."""
    action = frame(state)["proposal"]
    state.depth -= 1
    choice = state.step().describe(state, action)
    told = spell(state, choice), say_choice(state, choice)
    state.depth += 1
    return told
