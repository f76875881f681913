"""Ids become facts of sayings: every word that rules, texts and views use, by the message that names it.

An owner's own name for a thing (the option `catalogue`) is a plain text instead.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.speech import saying
from tidefall.rising import catalogue
from tidefall.rising.rules.content import ALLIES, COLOURS, FIGURE_KINDS, GOODS, SEATS
from tidefall.rising.rules.island import PAIR_LETTERS, PENINSULAS
from tidefall.rising.rules.options import sets_of

if TYPE_CHECKING:
    from tidefall.kernel.options import Value
    from tidefall.kernel.speech import Saying

    Fact = Any
    """A number, a text, a player, or a thing: what a saying may be told of."""

NOBODYS: Final = ("hologram", "automaton")
"""Figures of which there is only one, whoever moves them."""


class Names:
    """What the things of one catalogue are called."""

    def __init__(self, data: catalogue.Catalogue) -> None:
        base = [*data.tiles, *data.components, *data.councilors, *data.cards, *data.misfortunes]
        further = [*data.allies, *data.locations, *data.items, *data.potions, *data.spirits]
        further += [*data.monsters, *data.treasures]
        self.entries = {entry.id: entry for entry in [*base, *further]}
        self.found: dict[str, Fact] = {}

    def of(self, word: str, viewer: int = -1) -> Fact:
        """A word of a text or view as a fact for this seat: the Aether Lens, your follower, 2 ore."""
        plain, plus, carried = word.partition("+")
        if plus:
            items = [self.of(item) for item in carried.split("+")]
            return saying("rising-figure-with", figure=self.of(plain, viewer), items=items)
        owner, colon, kind = word.partition(":")
        if colon and kind in self.entries:
            return self.entries[kind].name()
        if colon:
            return figure(SEATS.index(owner), kind, viewer)
        found = self.found.get(word)
        if found is None:
            found = self.found[word] = self.thing(word)
        return found

    def thing(self, word: str) -> Fact:
        entry = self.entries.get(word)
        if entry:
            return entry.name()
        if word in SEATS:
            return {"seat": SEATS.index(word)}
        if word in PENINSULAS:
            return saying(f"rising-peninsula-{word}")
        if word in GOODS:
            return saying(f"rising-good-{word}")
        if word in FIGURE_KINDS:
            return saying(f"rising-figure-{word}")
        if word in COLOURS:
            return saying(f"rising-colour-{word}")
        number, _, good = word.partition(" ")
        if good in GOODS:
            return amount(int(number), good)
        if word.startswith("gate_build_"):
            return saying("rising-build-space", number=int(word[-1]))
        if word in ("pool", "cosmic_gate"):
            return saying("rising-pool" if word == "pool" else "rising-cosmic-gate")
        site, dot, letter = word.partition(".")
        if dot:
            pair = PAIR_LETTERS.index(letter) + 1
            return saying("rising-double-space", site=self.of(site), pair=pair) if pair > 1 else self.of(site)
        return word

    def text(self, word: str, **facts: Any) -> Saying | None:
        """What a card, component, councilor or tile does."""
        entry = self.entries.get(word.partition(".")[0])
        return entry.text(**facts) if entry else None


def figure(owner: int, kind: str, viewer: int = -1) -> Saying:
    """Somebody's figure, as this seat would say it."""
    noun = saying(f"rising-figure-{kind}")
    if kind in NOBODYS:
        return noun
    if owner == viewer:
        return saying("rising-your-figure", figure=noun)
    return saying("rising-figure-of", figure=noun, owner={"seat": owner})


def amount(number: int, good: str) -> Saying:
    """So much of a good."""
    return saying(f"rising-amount-{good}", n=number)


def goods(amounts: dict[str, int]) -> list[Saying]:
    """What is not zero, as in 2 crystal and 1 Atlantium."""
    return [amount(number, good) for good, number in amounts.items() if number] or [saying("rising-nothing")]


def figures(counts: dict[str, int]) -> list[Saying]:
    """How many of each kind, as in your Leader and 2 followers."""
    told = [kind for kind in FIGURE_KINDS if counts.get(kind) and kind not in ALLIES]
    return [saying(f"rising-figures-{kind}", n=counts[kind]) for kind in told]


def names(values: dict[str, Value]) -> Names:
    """The names of a game with these options."""
    return _names(str(values["catalogue"]), sets_of(values))


@cache
def _names(corrections: str, sets: tuple[str, ...]) -> Names:
    return Names(catalogue.load(corrections, sets))
