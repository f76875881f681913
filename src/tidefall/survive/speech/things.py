"""What is in the box, as facts of a message: whoever listens has the names.

The same thing is the same object every time: a view has hundreds of them, and nobody changes what is said.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.speech import saying
from tidefall.survive.rules.board import ISLES
from tidefall.survive.rules.components import COLOURS, LETTERS

if TYPE_CHECKING:
    from tidefall.kernel.speech import Saying
    from tidefall.survive.rules.options import Rules

COLOUR_OF: Final = dict(zip(LETTERS, COLOURS, strict=True))


@cache
def colour(name: str) -> Saying:
    return saying(f"survive-colour-{name}")


def explorer(rules: Rules, name: str, seat: int = -1) -> Saying:
    """An explorer by its name, as one of its player's; that of `seat`, who is spoken to, is "yours"."""
    which = COLOUR_OF[name[0]]
    owner = int(rules.owner[rules.colour_names.index(which)])
    if owner == seat:
        return own_explorer(rules, name)
    return coloured_explorer(owner, which) if rules.two_colour else explorer_of(owner)


def own_explorer(rules: Rules, name: str) -> Saying:
    """One's own explorer; only who leads two colours wants to know which."""
    return own_coloured(COLOUR_OF[name[0]]) if rules.two_colour else OWN


OWN: Final = saying("survive-own-explorer")


@cache
def own_coloured(which: str) -> Saying:
    return saying("survive-own-coloured-explorer", colour=colour(which))


@cache
def explorer_of(owner: int) -> Saying:
    return saying("survive-explorer", player={"seat": owner})


@cache
def coloured_explorer(owner: int, which: str) -> Saying:
    return saying("survive-coloured-explorer", player={"seat": owner}, colour=colour(which))


@cache
def piece(kind: str) -> Saying:
    """A creature, a ship, or a face of a die."""
    return saying(f"survive-piece-{kind}")


@cache
def terrain(name: str) -> Saying:
    return saying(f"survive-terrain-{name}")


@cache
def back(name: str) -> Saying:
    return saying(f"survive-back-{name.replace('_', '-')}")


@cache
def tile(name: str) -> Saying:
    """ "beach wind" by its back and its terrain."""
    ground, _, shown = name.partition(" ")
    return saying("survive-tile", back=back(shown), terrain=terrain(ground))


@cache
def place(name: str) -> Any:
    """Spaces are called as they are written on the board; isles have names."""
    return saying(f"survive-isle-{name.lower()}") if name in ISLES else name
