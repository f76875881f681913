"""The Channeler and the Spirits (M-10.8), the Daimonic Lattice (M-11.10), and the Hologram's Spirit (M-18.6).

A Spirit is chosen by its peninsula: there is one for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, effects, steps
from tidefall.rising.rules.content import CHANNELER, COUNCILORS, SEATS, SPIRITS
from tidefall.rising.rules.effects import ComponentEffect
from tidefall.rising.rules.figures import CREW, GROUP, THE_HOLOGRAM
from tidefall.rising.rules.frames import is_city_pair, is_seat, stands
from tidefall.rising.rules.happenings import HOLOGRAM_SPIRIT as SPIRIT_CHOSEN
from tidefall.rising.rules.happenings import SPIRIT_NAMED, SPIRIT_PLAYED, SPIRITS_BACK
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import (
    ARMS,
    CENTRE,
    CITY,
    FORGE,
    LIBRARY,
    SITE_KIND,
    SITE_OF,
)
from tidefall.rising.rules.monstrosities.powers import leader_of
from tidefall.rising.rules.monstrosities.spirits import NUMBER_OF_SPIRITS, SPIRIT_OF, number_of, spirit_on
from tidefall.rising.rules.monstrosities.store import HOLOGRAM_SPIRIT, LATTICE, LEADER_SPIRIT, PLAYED_SPIRITS
from tidefall.rising.rules.shared import Shared
from tidefall.rising.rules.state import NONE, WAITING, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.alchemy import NewCouncilor

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def played(state: RisingState) -> i64:
    """How many spirits lie face up."""
    count: i64 = 0
    for spirit in range(NUMBER_OF_SPIRITS):
        count += PLAYED_SPIRITS.of(state, spirit)
    return count


def take_back(state: RisingState) -> None:
    """All played spirits come back to the Channeler's hand."""
    if played(state):
        for spirit in range(NUMBER_OF_SPIRITS):
            PLAYED_SPIRITS.put(state, 0, spirit)
        state.tell(SPIRITS_BACK, leader_of(state, CHANNELER) // CREW)


class Channeler(NewCouncilor):
    """Plays a Spirit with the Leader; it serves those on the Leader's tile for the round."""

    def round_begins(self, state: RisingState) -> None:
        """Once all six have been played they are taken back."""
        if played(state) == NUMBER_OF_SPIRITS:
            take_back(state)

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        if figure == leader_of(state, self.board) and played(state) < NUMBER_OF_SPIRITS:
            state.push(steps.PLAY_SPIRIT, PlaySpirit.SEAT.at(state.owner[figure]))

    def gone(self, state: RisingState, figure: i64, place: i64) -> None:
        """With its bearer the Spirit is gone for the round; in PLACE the card is taken back (M-10.10)."""
        placing = state.place_of(steps.PLACE) >= 0
        if figure == THE_HOLOGRAM and not placing:
            HOLOGRAM_SPIRIT.put(state, 0)
        if LEADER_SPIRIT.of(state) and figure == leader_of(state, self.board):
            if placing:
                PLAYED_SPIRITS.put(state, 0, LEADER_SPIRIT.of(state) - 1)
            LEADER_SPIRIT.put(state, 0)

    def acts(self, state: RisingState, figure: i64) -> None:
        """At the Mystic Power Source the Leader takes back what was played."""
        if state.site(figure) == CENTRE and figure == leader_of(state, self.board):
            take_back(state)

    def empowered(self, state: RisingState, councilor: i64) -> None:
        if councilor == self.board:
            state.push(steps.HOLOGRAM_SPIRIT)

    # What Spirits do; those of the wild peninsulas join in where the roll is collected (`ally_powers`).

    def smelts(self, state: RisingState, seat: i64, atlantium: i64, site: i64) -> i64:
        """The Dactyls, one more an exchange (M-5.15)."""
        if site < 0 or SITE_KIND[site] != FORGE:
            return atlantium
        spirit = spirit_on(state, site)
        return atlantium if spirit == NONE else atlantium + number_of(state, spirit, "atlantium")

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        """The Tychae, once a roll."""
        if unit < GROUP or SITE_KIND[SITE_OF[unit - GROUP]] != CITY:
            return 0
        spirit = spirit_on(state, SITE_OF[unit - GROUP])
        return 0 if spirit == NONE else number_of(state, spirit, "bonus")

    def greeted(self, state: RisingState, space: i64) -> None:
        """The Tychae: one of the two also gains a volunteer."""
        spirit = spirit_on(state, SITE_OF[space])
        if spirit != NONE:
            for _ in range(number_of(state, spirit, "volunteers")):
                state.push(steps.TYCHAE, Tychae.SPACE.at(space))


class Muses(NewCouncilor):
    """The Muses add to what is drawn and kept, after whatever sets it."""

    rank: i64 = 1

    def draws(self, state: RisingState, figure: i64, cards: i64, is_library: bool) -> i64:
        return self.more(state, figure, cards, is_library)

    def keeps(self, state: RisingState, figure: i64, cards: i64, is_library: bool) -> i64:
        return self.more(state, figure, cards, is_library)

    def more(self, state: RisingState, figure: i64, cards: i64, is_library: bool) -> i64:
        site = state.site(figure)
        if not is_library or site < 0 or SITE_KIND[site] != LIBRARY:
            return cards
        spirit = spirit_on(state, site)
        return cards if spirit == NONE else cards + number_of(state, spirit, "cards")


class SpiritStep(Step[RisingState]):
    """A Spirit is chosen."""

    def legal(self, state: RisingState, menu: Menu) -> None:
        for arm in range(ARMS):
            menu.add(actions.PENINSULA + arm)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        return Choice(action, "spirit", SPIRITS[SPIRIT_OF[action - actions.PENINSULA]])


class PlaySpirit(SpiritStep):
    """DM-24: which Spirit comes with the Channeler's Leader, if any."""

    name = "play_spirit"
    code = steps.PLAY_SPIRIT
    below = "place"
    SEAT: Final = Field(3)
    continues = True

    def waits(self, state: RisingState) -> bool:
        """If the Leader has been turned to stone on its arrival, no Spirit comes."""
        if state.where[PlaySpirit.SEAT.of(state) * CREW] >= 0:
            return True
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return PlaySpirit.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        for arm in range(ARMS):
            if not PLAYED_SPIRITS.of(state, SPIRIT_OF[arm]):
                menu.add(actions.PENINSULA + arm)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = PlaySpirit.SEAT.of(state)
        state.pop()
        if action != actions.PASS:
            spirit = SPIRIT_OF[action - actions.PENINSULA]
            PLAYED_SPIRITS.put(state, 1, spirit)
            LEADER_SPIRIT.put(state, spirit + 1)
            state.tell(SPIRIT_PLAYED, seat, spirit)

    def fits(self, state: RisingState) -> bool:
        seat = PlaySpirit.SEAT.of(state)
        if not is_seat(state, seat) or state.council[seat] != CHANNELER or LEADER_SPIRIT.of(state):
            return False
        return stands(state, seat * CREW) and played(state) < NUMBER_OF_SPIRITS


class HologramSpirit(SpiritStep):
    """DM-10: the Spirit on the Hologram's tile; the Channeler's cards are not used up (M-18.6)."""

    name = "hologram_spirit"
    code = steps.HOLOGRAM_SPIRIT
    below = "hologram_power"

    def actor(self, state: RisingState) -> i64:
        return state.starter

    def apply(self, state: RisingState, action: i64) -> None:
        spirit = SPIRIT_OF[action - actions.PENINSULA]
        state.pop()
        HOLOGRAM_SPIRIT.put(state, spirit + 1)
        state.tell(SPIRIT_CHOSEN, spirit)


class DaimonicLattice(ComponentEffect):
    """A Spirit serves everybody for the rest of the round (M-11.10)."""

    def act(self, state: RisingState, figure: i64) -> None:
        state.push(steps.LATTICE, NameSpirit.SEAT.at(state.owner[figure]))


class NameSpirit(SpiritStep):
    """DM-88: which one; two who act there may name two."""

    name = "lattice"
    code = steps.LATTICE
    below = "after_action"
    SEAT: Final = Field(3)

    def actor(self, state: RisingState) -> i64:
        return NameSpirit.SEAT.of(state)

    def apply(self, state: RisingState, action: i64) -> None:
        spirit = SPIRIT_OF[action - actions.PENINSULA]
        state.pop()
        LATTICE.put(state, 1, spirit)
        state.tell(SPIRIT_NAMED, spirit)

    def fits(self, state: RisingState) -> bool:
        return is_seat(state, NameSpirit.SEAT.of(state))


class Tychae(Shared):
    """Which of the two players gains a volunteer, by agreement (R-3.31)."""

    name = "tychae"
    code = steps.TYCHAE
    below = "after_action tychae"
    SPACE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        seats = self.involved(state)
        if seats & (seats - 1):
            return True
        self.settle(state, actions.SEAT + state.first_of(seats, 0))
        return False

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(Tychae.SPACE.of(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        seats = self.involved(state)
        for seat in range(state.rules.seats):
            if (seats >> seat) & 1:
                menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        state.new_volunteers(action - actions.SEAT, 1, WAITING)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "volunteer", SEATS[action - actions.SEAT])

    def fits(self, state: RisingState) -> bool:
        return is_city_pair(state, Tychae.SPACE.of(state))


THINGS.extend([Channeler(COUNCILORS.index("channeler")), Muses(COUNCILORS.index("channeler"))])
effects.components({"daimonic_lattice": DaimonicLattice()})
STEPS.register(PlaySpirit(), HologramSpirit(), NameSpirit(), Tychae())
