"""What the magic items do for those they serve, and their single uses (M-9.10, M-9.11, M-9.13).

The Mirror Shield is about Medusa alone; what it does is told with her (M-15).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.kernel.window import Offer
from tidefall.rising.rules import actions, steps, windows
from tidefall.rising.rules.content import (
    BASIC_FLOOD,
    CONSTELLATION_CLOAK,
    FIRST_ITEM,
    HELM_OF_INVISIBILITY,
    HORN_OF_PLENTY,
    ITEMS,
    MISFORTUNE_KIND,
    OMEN,
    RAW,
    SPECIAL,
    WINGED_SANDALS,
)
from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.flooding import Sentinels
from tidefall.rising.rules.frames import is_few, is_seat, stands
from tidefall.rising.rules.happenings import CARD_CANCELLED, HAS_REFUSED, ITEM_USED
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import (
    CENTRE,
    CENTRE_SPACE,
    FIRST_SPACE,
    SITE_OF,
    SPACE_NAMES,
    TILES,
    peninsula_of,
    tile,
)
from tidefall.rising.rules.monstrosities.items import carrier, controller, item_at, number_of, serves, use_up
from tidefall.rising.rules.monstrosities.monsters import hold_back
from tidefall.rising.rules.monstrosities.pieces import remove
from tidefall.rising.rules.monstrosities.store import CLOAKED
from tidefall.rising.rules.moving import can_move_to, move
from tidefall.rising.rules.placing import describe_figure, is_alike
from tidefall.rising.rules.rolling import first_roller, second_roller
from tidefall.rising.rules.shared import Consenting
from tidefall.rising.rules.state import NONE, PICKED, WINGED, RisingState
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.card_steps import take_goods
from tidefall.rising.rules.things.special_misfortunes import MonstrousThing, forget_picks

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class SingleUse(Offer[RisingState]):
    """An item is given up by the seat whose figure carries it (M-9.9)."""

    item: i64 = 0

    def is_open(self, state: RisingState, asker: i64) -> bool:
        """The Hologram, who is asked in some windows, carries for its owner."""
        return asker < state.rules.seats and controller(state, self.item) == asker

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "unleash", ITEMS[self.item])

    def give_up(self, state: RisingState, asker: i64) -> None:
        state.tell(ITEM_USED, asker, FIRST_ITEM + self.item)
        use_up(state, self.item)


def is_special(state: RisingState) -> bool:
    """Whether the misfortune at hand is a special one, or an omen (M-6.4)."""
    return state.card != NONE and MISFORTUNE_KIND[state.card] in (SPECIAL, OMEN)


def cancel_card(state: RisingState, seat: i64) -> None:
    """In the window RESPONSE: the card that was drawn has no effect."""
    state.pop()
    state.tell(CARD_CANCELLED, seat, state.card)
    state.discard_misfortune(state.card)
    state.card = NONE


# The Horn of Plenty.


class HornOfPlenty(MonstrousThing):
    """More on every roll; or resources for giving it up (M-9.10)."""

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        """For each figure it serves whose die it is (M-4.6)."""
        bonus: i64 = 0
        if serves(state, HORN_OF_PLENTY, first_roller(state, unit)):
            bonus += number_of(state, HORN_OF_PLENTY, "bonus")
        if unit >= GROUP and serves(state, HORN_OF_PLENTY, second_roller(state, unit)):
            bonus += number_of(state, HORN_OF_PLENTY, "bonus")
        return bonus

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.ACTIONS, BlowHorn())]


class BlowHorn(SingleUse):
    """DM-93: between activations, resources in any mix."""

    first = actions.USE_HORN
    item: i64 = HORN_OF_PLENTY

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        self.give_up(state, asker)
        take_goods(state, asker, number_of(state, HORN_OF_PLENTY, "resources"), RAW)


# The Constellation Cloak.


class ConstellationCloak(MonstrousThing):
    """Keeps a basic flood off its tile; or cancels a misfortune for item and carrier (M-9.11)."""

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.FLOOD, IgnoreFlood()), (windows.RESPONSE, GiveUpCloak())]


class IgnoreFlood(Offer[RisingState]):
    """DM-38: once a round; the whole card is over."""

    first = actions.IGNORE_FLOOD

    def is_open(self, state: RisingState, asker: i64) -> bool:
        if asker >= state.rules.seats or controller(state, CONSTELLATION_CLOAK) != asker or CLOAKED.of(state):
            return False
        if state.card == NONE or MISFORTUNE_KIND[state.card] != BASIC_FLOOD:
            return False
        peninsula = Sentinels.PENINSULA.of(state)
        return item_at(state, CONSTELLATION_CLOAK, tile(peninsula, state.land[peninsula]))

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        CLOAKED.add(state, 1)
        state.tell(ITEM_USED, asker, FIRST_ITEM + CONSTELLATION_CLOAK)
        while state.top() != steps.LAY_ASIDE:
            state.pop()

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "wield", ITEMS[CONSTELLATION_CLOAK])


class GiveUpCloak(SingleUse):
    """DM-38: any misfortune is cancelled, before it has any effect."""

    first = actions.USE_CLOAK
    item: i64 = CONSTELLATION_CLOAK

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        figure = carrier(state, CONSTELLATION_CLOAK)
        cancel_card(state, asker)
        self.give_up(state, asker)
        remove(state, figure)


# The Helm of Invisibility.


class HelmOfInvisibility(MonstrousThing):
    """Those it serves suffer nothing from special misfortunes and monsters, though they count (M-9.10, M-14.6)."""

    def spares(self, state: RisingState, figure: i64) -> bool:
        return is_special(state) and serves(state, HELM_OF_INVISIBILITY, figure)

    def shields(self, state: RisingState, figure: i64) -> bool:
        return serves(state, HELM_OF_INVISIBILITY, figure)

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.RESPONSE, HelmAgainstCard()), (windows.MONSTER, HelmAgainstMonster())]


class HelmAgainstCard(SingleUse):
    """DM-50: a special misfortune is cancelled as it is drawn."""

    first = actions.USE_HELM
    item: i64 = HELM_OF_INVISIBILITY

    def is_open(self, state: RisingState, asker: i64) -> bool:
        return is_special(state) and super().is_open(state, asker)

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        cancel_card(state, asker)
        self.give_up(state, asker)


class HelmAgainstMonster(SingleUse):
    """DM-50: the monster that was announced takes no action this round (M-22.4)."""

    first = actions.USE_HELM
    item: i64 = HELM_OF_INVISIBILITY

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        hold_back(state)
        self.give_up(state, asker)


# The Winged Sandals.


class WingedSandals(MonstrousThing):
    """Those it serves may move after the misfortunes; or some flee for giving it up (M-9.13)."""

    def end_misf(self, state: RisingState) -> None:
        """Whoever shares the carrier's place as the window begins may move, also after the carrier has gone."""
        for figure in range(state.rules.figures):
            if serves(state, WINGED_SANDALS, figure):
                state.flags[figure] |= WINGED

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.END_MISF, Fly()), (windows.FLOOD, TakeWing()), (windows.MONSTER, TakeWing())]


def can_fly_to(state: RisingState, figure: i64, space: i64) -> bool:
    """An empty space of another unflooded tile of the peninsula, or the Mystic Power Source."""
    site = SITE_OF[space]
    here = state.site(figure)
    if site == here or not can_move_to(state, figure, space):
        return False
    return space == CENTRE_SPACE or (site < TILES and here < TILES and peninsula_of(site) == peninsula_of(here))


def can_fly(state: RisingState, figure: i64) -> bool:
    if not state.flags[figure] & WINGED or state.where[figure] < 0:
        return False
    for space in range(FIRST_SPACE[CENTRE + 1]):
        if can_fly_to(state, figure, space):
            return True
    return False


class Fly(Offer[RisingState]):
    """DM-61: each figure once, by its controller."""

    first = actions.FIGURE
    count: i64 = actions.LIFT - actions.FIGURE

    def is_open(self, state: RisingState, asker: i64) -> bool:
        for figure in range(state.rules.figures):
            if state.owner[figure] == asker and can_fly(state, figure):
                return True
        return False

    def list_actions(self, state: RisingState, asker: i64, menu: Menu) -> None:
        for figure in range(state.rules.figures):
            if state.owner[figure] == asker and can_fly(state, figure) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other) and can_fly(state, other):
                return False
        return True

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        state.push(steps.FLY, FlyTo.FIGURE.at(action - actions.FIGURE))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_figure(state, action, "fly", action - actions.FIGURE)


class FlyTo(Step[RisingState]):
    """Where a figure goes by the Winged Sandals."""

    name = "fly"
    code = steps.FLY
    below = "end_misf"
    FIGURE: Final = Field(8)
    continues = True

    def actor(self, state: RisingState) -> i64:
        return state.owner[FlyTo.FIGURE.of(state)]

    def legal(self, state: RisingState, menu: Menu) -> None:
        for space in range(FIRST_SPACE[CENTRE + 1]):
            if can_fly_to(state, FlyTo.FIGURE.of(state), space):
                menu.add(actions.SPACE + space)

    def apply(self, state: RisingState, action: i64) -> None:
        figure = FlyTo.FIGURE.of(state)
        state.pop()
        state.flags[figure] &= ~WINGED
        move(state, figure, action - actions.SPACE)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        return stands(state, FlyTo.FIGURE.of(state)) and can_fly(state, FlyTo.FIGURE.of(state))


class TakeWing(SingleUse):
    """DM-50: a tile is about to flood, or a monster to act; some figures of one place go elsewhere on the island."""

    first = actions.USE_SANDALS
    item: i64 = WINGED_SANDALS

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        self.give_up(state, asker)
        state.push(steps.FLEE, Flee.SEAT.at(asker) | Flee.LEFT.at(number_of(state, WINGED_SANDALS, "figures")))


class Flee(Step[RisingState]):
    """Who leaves one place, one after the other, and where to. SITE and FIGURE are one more than what was picked."""

    name = "flee"
    code = steps.FLEE
    below = "sentinels monster"
    SEAT: Final = Field(3)
    LEFT: Final = Field(3)
    SITE: Final = Field(7)
    FIGURE: Final = Field(8)
    continues = True

    def waits(self, state: RisingState) -> bool:
        if Flee.FIGURE.of(state):
            return True
        if Flee.LEFT.of(state):
            for figure in range(state.rules.figures):
                if self.suits(state, figure):
                    return True
        self.close(state)
        return False

    def close(self, state: RisingState) -> None:
        state.pop()
        forget_picks(state)

    def suits(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure stands on the place of those before it, has not refused, and can go somewhere."""
        site = state.site(figure)
        if site < 0 or state.flags[figure] & PICKED or Flee.SITE.of(state) not in (0, site + 1):
            return False
        for space in range(FIRST_SPACE[CENTRE + 1]):
            if self.may_go(state, figure, space):
                return True
        return False

    def may_go(self, state: RisingState, figure: i64, space: i64) -> bool:
        return SITE_OF[space] != state.site(figure) and can_move_to(state, figure, space)

    def actor(self, state: RisingState) -> i64:
        return Flee.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        picked = Flee.FIGURE.of(state) - 1
        if picked >= 0:
            for space in range(FIRST_SPACE[CENTRE + 1]):
                if self.may_go(state, picked, space):
                    menu.add(actions.SPACE + space)
            return
        menu.add(actions.DONE)
        for figure in range(state.rules.figures):
            if self.suits(state, figure) and self.is_first(state, figure):
                menu.add(actions.FIGURE + figure)

    def is_first(self, state: RisingState, figure: i64) -> bool:
        for other in range(figure):
            if is_alike(state, figure, other) and self.suits(state, other):
                return False
        return True

    def apply(self, state: RisingState, action: i64) -> None:
        if action == actions.DONE:
            self.close(state)
        elif action < actions.LIFT:
            Flee.FIGURE.put(state, action - actions.FIGURE + 1)
        else:
            self.send(state, Flee.FIGURE.of(state) - 1, action - actions.SPACE)

    def send(self, state: RisingState, figure: i64, space: i64) -> None:
        """It goes, if its owner consents (M-9.13)."""
        Flee.FIGURE.put(state, 0)
        if state.owner[figure] == Flee.SEAT.of(state) or state.rules.trust:
            flee(state, figure, space)
        else:
            state.push(steps.FLEE_CONSENT, FleeConsent.FIGURE.at(figure) | FleeConsent.SPACE.at(space))

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.DONE:
            return Choice(action, "done")
        if action < actions.LIFT:
            return describe_figure(state, action, "move", action - actions.FIGURE)
        return Choice(action, "to", "", "", SPACE_NAMES[action - actions.SPACE])

    def fits(self, state: RisingState) -> bool:
        picked = Flee.FIGURE.of(state) - 1
        if not is_seat(state, Flee.SEAT.of(state)) or not is_few(Flee.LEFT.of(state)):
            return False
        return picked < 0 or (picked < state.rules.figures and self.suits(state, picked))


def flee(state: RisingState, figure: i64, space: i64) -> None:
    """One of those who flee goes; its place is that of all who follow."""
    Flee.SITE.put(state, state.site(figure) + 1)
    Flee.LEFT.put(state, Flee.LEFT.of(state) - 1)
    move(state, figure, space)


class FleeConsent(Consenting):
    """D-90: the owner of a figure lets it be moved, or not."""

    name = "flee_consent"
    code = steps.FLEE_CONSENT
    below = "flee"
    FIGURE: Final = Field(8)
    SPACE: Final = Field(8)

    def actor(self, state: RisingState) -> i64:
        return state.owner[FleeConsent.FIGURE.of(state)]

    def apply(self, state: RisingState, action: i64) -> None:
        figure = FleeConsent.FIGURE.of(state)
        space = FleeConsent.SPACE.of(state)
        state.pop()
        if action == actions.ACCEPT:
            flee(state, figure, space)
            return
        state.tell(HAS_REFUSED, state.player)
        state.flags[figure] |= PICKED

    def fits(self, state: RisingState) -> bool:
        figure = FleeConsent.FIGURE.of(state)
        space = FleeConsent.SPACE.of(state)
        return stands(state, figure) and space < FIRST_SPACE[CENTRE + 1] and can_move_to(state, figure, space)


THINGS.extend([HornOfPlenty(), ConstellationCloak(), HelmOfInvisibility(), WingedSandals()])
STEPS.register(FlyTo(), Flee(), FleeConsent())
