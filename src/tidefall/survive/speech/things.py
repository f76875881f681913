"""What is in the box, as facts of a message: whoever listens has the names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidefall.kernel.speech import saying
from tidefall.survive.rules.board import ISLES
from tidefall.survive.rules.components import TOKENS
from tidefall.survive.rules.names import explorer_named

if TYPE_CHECKING:
    from tidefall.kernel.speech import Saying
    from tidefall.survive.rules.options import Rules


def colour(name: str) -> Saying:
    return saying(f"survive-colour-{name}")


def explorer(rules: Rules, name: str, seat: int = -1) -> Saying:
    """An explorer by its name, as one of its player's; that of `seat`, who is spoken to, is "yours"."""
    number = explorer_named(rules, name)
    owner = int(rules.owner[number // int(TOKENS)])
    which = colour(rules.colour_names[number // int(TOKENS)]) if rules.two_colour else None
    if owner == seat:
        return saying("survive-own-explorer", colour=which)
    return saying("survive-explorer", player={"seat": owner}, colour=which)


def piece(kind: str) -> Saying:
    """A creature, a ship, or a face of a die."""
    return saying(f"survive-piece-{kind}")


def terrain(name: str) -> Saying:
    return saying(f"survive-terrain-{name}")


def back(name: str) -> Saying:
    return saying(f"survive-back-{name.replace('_', '-')}")


def tile(name: str) -> Saying:
    """ "beach wind" by its back and its terrain."""
    ground, _, shown = name.partition(" ")
    return saying("survive-tile", back=back(shown), terrain=terrain(ground))


def place(name: str) -> Any:
    """Spaces are called as they are written on the board; isles have names."""
    return saying(f"survive-isle-{name.lower()}") if name in ISLES else name
