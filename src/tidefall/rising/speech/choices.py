"""What an action does, said to the one whose action it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.speech import Saying, saying
from tidefall.rising.rules import steps
from tidefall.rising.rules.island import BUILDS_TOGETHER, SITE_OF, SPACE_NAMES
from tidefall.rising.speech.facts import Facts

if TYPE_CHECKING:
    from tidefall.kernel.step import Choice
    from tidefall.rising.rules.state import RisingState

OWN_PIECE: Final = ("boost", "extra", "winds", "adept", "gain")
"""Verbs with a message for each piece."""
UNITS: Final = ("activate", "act", "forgo")
"""Verbs of figures, pairs and build spaces."""
BUILD_SPACES: Final = {name for space, name in enumerate(SPACE_NAMES) if BUILDS_TOGETHER[SITE_OF[space]]}
FURTHER: Final[dict[str, tuple[str, ...]]] = {
    # Setting up and placing.
    "pick": ("text",),
    "councilor": ("step", "who", "text"),
    "power": ("text",),
    "place": ("text",),
    "contest": ("starter",),
    "barrier": ("price",),
    "unflood": ("nearest", "price"),
    "play": ("artifact", "text"),
    # Agreeing, paying, passing.
    "agree": ("step",),
    "object": ("step", "starter"),
    "return": ("step", "starter"),
    "share": ("n", "good"),
    "accept": ("step", "share"),
    "refuse": ("step",),
    "pass": ("step",),
    "done": ("step",),
    # Misfortunes and moving.
    "card": ("step",),
    "cancel": ("bearer",),
    "block": ("bearer",),
    "flood": ("barrier", "farthest"),
    "call": ("step",),
    "suffer": ("step", "omen_arm"),
    "avert": ("step", "omen", "omen_price", "ally"),
    "top": ("turn",),
    "keep_barrier": ("farthest",),
    "to": ("text",),
    "stay": ("step",),
    "drink": ("text",),
    "potion": ("step", "text"),
    "spirit": ("step", "text"),
    # Acting.
    "activate": ("text",),
    "activate-pair": ("text",),
    "activate-gate": ("why",),
    "act": ("text",),
    "act-pair": ("text",),
    "again": ("text",),
    "boost-energy": ("boost",),
    "winds-first": ("winds", "face"),
    "winds-second": ("winds", "face"),
    "keep": ("text",),
    "extra-energy": ("extra_price",),
    "convert": ("n", "yields"),
    # Building, components, cards.
    "build": ("cost", "text"),
    "add": ("one",),
    "drop": ("one",),
    "inspire": ("one",),
    "erect": ("text",),
    "unleash": ("item", "step", "text"),
    "wield": ("text",),
    "equip": ("text",),
    "weave": ("price",),
    "raise": ("nearest",),
    "give": ("one", "step", "smelted"),
    "smelter": ("smelted",),
    "take": ("one",),
    "widen": ("number", "double"),
    "copy": ("text",),
    "free": ("price",),
    # Monsters.
    "prey": ("step",),
    "tribute": ("text",),
    "tribute_good": ("one",),
    "retrieve": ("text",),
    "retrieve_good": ("one",),
    "hand_good": ("one",),
    "treasure": ("text",),
    "attacker": ("text",),
    "stem": ("farthest",),
}
"""What a message is told beside the piece, from and to of its choice. A `text` is not said: whoever shows a choice may
show beside it what the card or tile does."""


def say_choice(state: RisingState, choice: Choice) -> Saying:
    """What the action does, for the one whose action it is."""
    key = key_of(choice)
    facts = Facts(state, state.player, choice)
    told = facts.told(FURTHER.get(key, ()))
    if choice.piece:
        told["piece"] = facts.names.of(choice.piece, facts.viewer)
    if choice.origin:
        told["from"] = facts.names.of(choice.origin)
    if choice.target:
        told["to"] = facts.names.of(choice.target)
    return saying(f"rising-choice-{key.replace('_', '-')}", **told)


def key_of(choice: Choice) -> str:
    """Which message tells of a choice: the verb's, or a special one."""
    if choice.verb in OWN_PIECE:
        return f"{choice.verb}-{choice.piece}"
    if choice.verb in UNITS and not choice.piece:
        return f"{choice.verb}-gate" if choice.origin in BUILD_SPACES else f"{choice.verb}-pair"
    return choice.verb


def say_not_yours(state: RisingState) -> Saying:
    """What a seat that speaks out of turn is told."""
    if state.is_chance_node():
        return saying("rising-not-yours-chance")
    decides = {"seat": int(state.player)}
    if state.top() == steps.ACTIONS:
        return saying("rising-not-yours-actions", seat=decides)
    return saying("rising-not-yours", seat=decides)
