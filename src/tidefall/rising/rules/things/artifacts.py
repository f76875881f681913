"""What each artifact does for whoever has it: one class an artifact, found by its id (R-1.24, R-6.34).

Most work by themselves where they bend a rule; those with a window are used there like cards, and stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.rising.rules import effects, steps
from tidefall.rising.rules.content import BOOK
from tidefall.rising.rules.effects import CardEffect
from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import CITY, SITE_KIND, SITE_OF, WILDERNESS
from tidefall.rising.rules.options import Rules
from tidefall.rising.rules.rolling import first_roller, second_roller
from tidefall.rising.rules.state import ADZE, ASTROLABE, CHALICE, HAMMER, NONE, SANDALS, RisingState
from tidefall.rising.rules.things.card_steps import own

if TYPE_CHECKING:
    from mypy_extensions import i64


class Artifact(Thing):
    """An artifact by the number of its card."""

    def __init__(self, card: i64) -> None:
        self.card = card

    def number(self, state: RisingState) -> i64:
        """The number that it works with."""
        return state.rules.card_number[self.card]

    def is_fresh(self, state: RisingState, seat: i64, use: i64) -> bool:
        """Whether a seat has it and has not used it this round."""
        return state.holds(seat, self.card) and not (state.used[use] >> seat) & 1


class NuminousAmplifier(Artifact):
    """Energy adds more to rolls."""

    def boost(self, state: RisingState, seat: i64, by: i64) -> i64:
        return max(by, self.number(state)) if state.holds(seat, self.card) else by


class MysticAdze(Artifact):
    """Once a round, a component that was named costs less."""

    def discount_at_hand(self, state: RisingState, seat: i64) -> i64:
        return self.number(state) if self.is_fresh(state, seat, ADZE) else 0


class TabletsOfMemory(Artifact):
    """Room for more cards."""

    def hand_limit(self, state: RisingState, seat: i64, limit: i64) -> i64:
        return self.number(state) if state.holds(seat, self.card) else limit


class DivinersRod(Artifact):
    """Helps in the wild peninsulas."""

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        if unit >= GROUP or SITE_KIND[state.site(unit)] != WILDERNESS:
            return 0
        return self.number(state) if state.holds(state.owner[unit], self.card) else 0


class OratorsLaurel(Artifact):
    """Helps in the cities, if its owner is one of the pair."""

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        if unit < GROUP or SITE_KIND[SITE_OF[unit - GROUP]] != CITY:
            return 0
        orator = state.holder(self.card)
        if orator == NONE:
            return 0
        if state.owner[first_roller(state, unit)] != orator and state.owner[second_roller(state, unit)] != orator:
            return 0
        return self.number(state)


class HammerOfBrontes(Artifact):
    """Once a round, more Atlantium for ore."""

    def smelts(self, state: RisingState, seat: i64, atlantium: i64, site: i64) -> i64:
        return atlantium + self.number(state) if self.is_fresh(state, seat, HAMMER) else atlantium

    def smelted(self, state: RisingState, seat: i64) -> None:
        if self.is_fresh(state, seat, HAMMER):
            state.used[HAMMER] |= 1 << seat


class ChaliceOfTheSource(Artifact):
    """Once a round, more energy at the Mystic Power Source."""

    def draws_energy(self, state: RisingState, seat: i64, energy: i64) -> i64:
        if not self.is_fresh(state, seat, CHALICE):
            return energy
        state.used[CHALICE] |= 1 << seat
        return energy + self.number(state)


class TidewardensHorn(Artifact):
    """Barriers and unfloods are cheaper if its owner pays a share (R-6.29)."""

    def saves(self, state: RisingState) -> i64:
        return state.holder(self.card)

    def saving(self, rules: Rules) -> i64:
        return rules.card_number[self.card]


class AstrolabeOfSecrets(Artifact):
    """Once a round, more cards to choose from."""

    def draws(self, state: RisingState, figure: i64, cards: i64, is_library: bool) -> i64:
        seat = state.owner[figure]
        if not self.is_fresh(state, seat, ASTROLABE):
            return cards
        state.used[ASTROLABE] |= 1 << seat
        return cards + self.number(state)


class LiesThere(CardEffect):
    """An artifact that is not used like a card."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return False


class UseOfTheAdze(CardEffect):
    def __init__(self, card: i64) -> None:
        self.card = card

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return not (state.used[ADZE] >> seat) & 1

    def play(self, state: RisingState, seat: i64) -> None:
        state.used[ADZE] |= 1 << seat
        state.discounts += state.rules.card_number[self.card]


class UseOfTheSandals(CardEffect):
    """Once a round, move an own figure after the misfortunes."""

    def can_be_played(self, state: RisingState, seat: i64) -> bool:
        return not (state.used[SANDALS] >> seat) & 1

    def play(self, state: RisingState, seat: i64) -> None:
        state.used[SANDALS] |= 1 << seat
        own(state, steps.MOVE_FIGURE, seat, 1)


ARTIFACTS: Final[dict[str, type[Artifact]]] = {
    "numinous_amplifier": NuminousAmplifier,
    "mystic_adze": MysticAdze,
    "tablets_of_memory": TabletsOfMemory,
    "diviners_rod": DivinersRod,
    "orators_laurel": OratorsLaurel,
    "hammer_of_brontes": HammerOfBrontes,
    "chalice_of_the_source": ChaliceOfTheSource,
    "tidewardens_horn": TidewardensHorn,
    "astrolabe_of_secrets": AstrolabeOfSecrets,
}
for _card, _entry in enumerate(BOOK.cards):
    if (_entry.like or _entry.id) in ARTIFACTS:
        THINGS.append(ARTIFACTS[_entry.like or _entry.id](_card))
    if _entry.kind == "artifact" and _entry.id not in effects.KNOWN:
        effects.CARDS[_card] = LiesThere()
effects.KNOWN.update(entry.id for entry in BOOK.cards if entry.kind == "artifact")
for _card, _entry in enumerate(BOOK.cards):
    if (_entry.like or _entry.id) == "mystic_adze":
        effects.CARDS[_card] = UseOfTheAdze(_card)
    elif (_entry.like or _entry.id) == "sandals_of_swiftness":
        effects.CARDS[_card] = UseOfTheSandals()
