"""What each councilor can do: one class an ability, found by its id (R-1.19, section 6.11 of the rules).

An ability is that of a Leader, or of the Hologram while it has that board; most work where that figure stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.step import Choice
from tidefall.kernel.window import Offer
from tidefall.rising.rules import actions, steps, windows
from tidefall.rising.rules.content import BOOK, ENERGY, HAS_DOUBLE_SPACES, LEADER, MISFORTUNES
from tidefall.rising.rules.figures import MOST_SEATS
from tidefall.rising.rules.flooding import Sentinels
from tidefall.rising.rules.happenings import BLOCKED, BOOSTED, CARD_CANCELLED, TO_SUPPLY
from tidefall.rising.rules.hooks import THINGS, Thing
from tidefall.rising.rules.island import (
    CITY,
    COMPONENT_AT,
    IS_DOUBLE,
    PENINSULAS,
    SITE_KIND,
    SITE_OF,
    TILES,
    peninsula_of,
)
from tidefall.rising.rules.moving import AdeptFigure, some_figure_can_come
from tidefall.rising.rules.rolling import PURPOSES, RollWindow
from tidefall.rising.rules.spaces import bearer_of, is_first_empty
from tidefall.rising.rules.state import ADEPTS, BLESSED, NONE, OPENED, POOL, SUPPLY, UNBUILT, RisingState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


class Councilor(Thing):
    """An ability by the number of its board."""

    rank: i64 = 0

    def __init__(self, board: i64) -> None:
        self.board = board

    def number(self, state: RisingState) -> i64:
        """The number that the ability works with."""
        return state.rules.councilor_number[self.board]

    def helps_on(self, state: RisingState, site: i64) -> bool:
        return state.helper_on(site, self.board) != NONE


class Adept(Councilor):
    """Once a round, after the misfortunes, brings a figure to where the Leader stands (R-6.38)."""

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.END_MISF, BringFigure(self.board))]


class BringFigure(Offer[RisingState]):
    first = actions.ADEPT_MOVES
    count: i64 = 2

    def __init__(self, board: i64) -> None:
        self.board = board

    def is_open(self, state: RisingState, asker: i64) -> bool:
        return self.may_use(state, asker, asker) or self.may_use(state, asker, MOST_SEATS)

    def may_use(self, state: RisingState, seat: i64, index: i64) -> bool:
        """Whether a seat's Leader, or its Hologram (7), is a placed Adept that has not moved anybody this round."""
        if not state.has_ability(index, self.board) or (state.used[ADEPTS] >> index) & 1:
            return False
        figure = state.bearer(index)
        return state.owner[figure] == seat and state.where[figure] >= 0 and some_figure_can_come(state, figure)

    def list_actions(self, state: RisingState, asker: i64, menu: Menu) -> None:
        if self.may_use(state, asker, asker):
            menu.add(actions.ADEPT_MOVES)
        if self.may_use(state, asker, MOST_SEATS):
            menu.add(actions.ADEPT_MOVES + 1)

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        index = asker if action == actions.ADEPT_MOVES else MOST_SEATS
        state.push(steps.ADEPT_FIGURE, AdeptFigure.BEARER.at(index) | AdeptFigure.SEAT.at(asker))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "adept", "leader" if action == actions.ADEPT_MOVES else "hologram")


class Artificer(Councilor):
    """Uses an unbuilt component as a prototype; what is built where the Leader stands costs less (R-4.10, R-6.39)."""

    def opens(self, state: RisingState, bearer: i64, space: i64) -> bool:
        component = COMPONENT_AT[SITE_OF[space]]
        return (
            component >= 0
            and not HAS_DOUBLE_SPACES[component]
            and state.parts[component] == UNBUILT
            and state.rules.is_action[component] == 1
            and state.held[space] == 0
        )

    def discount(self, state: RisingState, space: i64) -> i64:
        for index in range(MOST_SEATS + 1):
            if state.has_ability(index, self.board) and state.where[state.bearer(index)] == space:
                return self.number(state)
        return 0


class Emissary(Councilor):
    """Fits on a full tile, and opens spaces there as long as it stays (R-4.9)."""

    def opens(self, state: RisingState, bearer: i64, space: i64) -> bool:
        site = SITE_OF[space]
        if site >= TILES or not state.is_open(site):
            return False
        return SITE_KIND[site] != CITY or is_first_empty(state, site, space)

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        site = SITE_OF[space]
        bearer = bearer_of(state.owner[figure], state.kind(figure))
        if site < TILES and state.is_open(site) and bearer >= 0 and state.has_ability(bearer, self.board):
            state.extra[site] += state.emissary_spaces(site)
            state.flags[figure] |= OPENED

    def left(self, state: RisingState, figure: i64, space: i64) -> None:
        if state.flags[figure] & OPENED:
            state.flags[figure] &= ~OPENED
            site = SITE_OF[space]
            state.extra[site] -= min(state.emissary_spaces(site), state.extra[site])


class Explorer(Councilor):
    """Resource rolls are easier where the Leader stands."""

    def target(self, state: RisingState, site: i64, number: i64) -> i64:
        if IS_DOUBLE[site] or not self.helps_on(state, site):
            return number
        return number - self.number(state)


class Metallurgist(Councilor):
    """At the forge where the Leader stands each figure may convert more ore."""

    def ore(self, state: RisingState, seat: i64, site: i64, most: i64) -> i64:
        return max(most, self.number(state)) if self.helps_on(state, site) else most


class Mystic(Councilor):
    """Where the Leader stands each figure has a free addition to a roll, or a free extra card (R-6.40)."""

    def gives_extra_card(self, state: RisingState, figure: i64) -> bool:
        return self.helps_on(state, state.site(figure))

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.ROLL, FreePower(self.board))]


class FreePower(Offer[RisingState]):
    first = actions.FREE_BOOST

    def __init__(self, board: i64) -> None:
        self.board = board

    def is_open(self, state: RisingState, asker: i64) -> bool:
        return self.mark(state, asker) > 0

    def mark(self, state: RisingState, seat: i64) -> i64:
        """The mark of a figure of this seat that may use the free power, or 0."""
        unit = RollWindow.UNIT.of(state)
        purpose = PURPOSES[RollWindow.PURPOSE.of(state)]
        site = purpose.site(state, unit)
        if site < 0 or state.helper_on(site, self.board) == NONE:
            return 0
        first = purpose.figure(state, unit, 1)
        if not state.free_powers & 1 and state.owner[first] == seat and first != state.rules.assistant:
            return 1
        second = purpose.figure(state, unit, 2)
        if second in (NONE, state.rules.assistant) or state.free_powers & 2 or state.owner[second] != seat:
            return 0
        return 2

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        state.free_powers |= self.mark(state, asker)
        state.boost += 1
        state.tell(BOOSTED, asker, 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "boost", "mystic")


class Priestess(Councilor):
    """Energy for figures that act where she stands: for her, and for some others a round (R-1.19, R-6.41)."""

    def acted(self, state: RisingState, figure: i64) -> None:
        blessing: i64 = NONE
        for index in range(MOST_SEATS + 1):
            if self.may_bless(state, index, figure) and (blessing == NONE or figure == state.bearer(index)):
                blessing = index
        if blessing != NONE:
            state.used[BLESSED + blessing] += 16 if figure == state.bearer(blessing) else 1
            state.gain(state.owner[figure], ENERGY, 1)

    def may_bless(self, state: RisingState, index: i64, figure: i64) -> bool:
        """Whether a Priestess stands where a figure is and has energy left for it: for others, and in all."""
        if not state.has_ability(index, self.board) or state.site(state.bearer(index)) != state.site(figure):
            return False
        others = state.used[BLESSED + index] & 15
        if others + (state.used[BLESSED + index] >> 4) >= self.number(state):
            return False
        return figure == state.bearer(index) or others < state.rules.priestess_others


class Scholar(Councilor):
    """In the library where the Leader stands each figure draws more cards."""

    def draws(self, state: RisingState, figure: i64, cards: i64, is_library: bool) -> i64:
        if not is_library or not self.helps_on(state, state.site(figure)):
            return cards
        return max(cards, self.number(state))


class Sentinel(Councilor):
    """Goes home from a peninsula instead of a tile of it (R-6.42)."""

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.FLOOD, Block(self.board))]


class Block(Offer[RisingState]):
    first = actions.BLOCK

    def __init__(self, board: i64) -> None:
        self.board = board

    def is_open(self, state: RisingState, asker: i64) -> bool:
        if not state.has_ability(asker, self.board):
            return False
        site = state.site(state.bearer(asker))
        return site >= 0 and peninsula_of(site) == Sentinels.PENINSULA.of(state)

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        peninsula = Sentinels.PENINSULA.of(state)
        state.pop()
        state.pop()  # the tile does not sink
        state.tell(BLOCKED, state.player, peninsula)
        state.send_home(state.bearer(asker))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "block", "", "", PENINSULAS[Sentinels.PENINSULA.of(state)])


class Stormcaller(Councilor):
    """Goes to the supply and cancels a misfortune (R-6.43)."""

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        return [(windows.RESPONSE, Cancel(self.board))]


class Cancel(Offer[RisingState]):
    first = actions.CANCEL

    def __init__(self, board: i64) -> None:
        self.board = board

    def is_open(self, state: RisingState, asker: i64) -> bool:
        return state.has_ability(asker, self.board) and state.where[state.bearer(asker)] >= POOL

    def take(self, state: RisingState, asker: i64, action: i64) -> None:
        state.pop()
        state.tell(CARD_CANCELLED, state.player, state.card)
        state.discard_misfortune(state.card)
        state.card = NONE
        figure = state.bearer(asker)
        state.leave(figure, SUPPLY)
        state.tell(TO_SUPPLY, state.player, state.kind(figure))
        if state.kind(figure) != LEADER:
            state.hologram_back = state.round + 2

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "cancel", MISFORTUNES[state.card])


ABILITIES: Final[dict[str, type[Councilor]]] = {
    "adept": Adept,
    "artificer": Artificer,
    "emissary": Emissary,
    "explorer": Explorer,
    "metallurgist": Metallurgist,
    "mystic": Mystic,
    "priestess": Priestess,
    "scholar": Scholar,
    "sentinel": Sentinel,
    "stormcaller": Stormcaller,
}
for _board, _entry in enumerate(BOOK.councilors):
    if (_entry.like or _entry.id) in ABILITIES:
        THINGS.append(ABILITIES[_entry.like or _entry.id](_board))
