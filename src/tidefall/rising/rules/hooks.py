"""Where the rules can be bent, and what bends them.

A thing (a councilor, an artifact) is one small class in `rules/things`. Its methods are hooks: the rules call one
where something may bend them, and know no bender. When a game is made, the things in its box are sorted into one list
for each hook, so that what is not in the box, and what does not bend a rule, costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.rising.rules import windows
from tidefall.rising.rules.content import ALLIES, FIRST_POWER_OF_ALLIES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.window import Offer
    from tidefall.rising.rules.options import Rules
    from tidefall.rising.rules.state import RisingState


class Thing:
    """What bends the rules. Each method is a hook; as it stands here it changes nothing."""

    board: i64 = -1
    """The councilor, or the Ally's board, whose ability it is; or -1."""
    rank: i64 = 1
    """Those of a lower rank bend a rule first: what sets a number before what adds to it."""

    in_turn = False
    """Whether it asks those who return to their pools, so that their order matters."""

    def is_in_box(self, rules: Rules) -> bool:
        return True

    def offers(self) -> list[tuple[i64, Offer[RisingState]]]:
        """What it lets players do, and in which window."""
        return []

    # Setting up, and the decks.

    def laid_out(self, state: RisingState) -> None:
        """All is laid out that takes neither chance nor choice."""

    def hides(self, state: RisingState) -> i64:
        """How many misfortunes that nobody has seen lie in the deck."""
        return 0

    def lists_misfortunes(self, state: RisingState, menu: Menu) -> None:
        """The cards that may lie on top of the misfortune deck, by their odds."""

    def takes_misfortune(self, state: RisingState, outcome: i64) -> None:
        """One of those leaves the deck."""

    def hides_cards(self, state: RisingState) -> i64:
        """How many library cards that nobody has seen lie in the deck, beside artifacts."""
        return 0

    def lists_cards(self, state: RisingState, menu: Menu) -> None:
        """The cards that may lie on top of the library deck, by their odds."""

    def takes_card(self, state: RisingState, card: i64) -> bool:
        """One of those leaves the deck; whether it was an unseen one of its own."""
        return False

    def starter_found(self, state: RisingState) -> None:
        """All is set up but what an expansion adds at the end (M-2.9)."""

    def round_begins(self, state: RisingState) -> None:
        """What held for the last round is over; the round begins."""

    def before_placing(self, state: RisingState) -> None:
        """The phases of the round lie ready: what comes before all of them is pushed now (ROUND_START.2, M-22.1)."""

    def board_taken(self, state: RisingState, seat: i64, councilor: i64) -> None:
        """A seat has got its councilor."""

    def boards(self, state: RisingState, boards: i64) -> i64:
        """How many boards of the council stack are revealed for the Hologram."""
        return boards

    def powers(self, state: RisingState, powers: i64) -> i64:
        """How many powers the Hologram is given."""
        return powers

    def further_powers(self, state: RisingState) -> i64:
        """The set of powers that may be chosen in place of a board; their bits are those of `copied`."""
        return 0

    def empowered(self, state: RisingState, councilor: i64) -> None:
        """The Hologram has been given the power of a board."""

    # Standing.

    def opens(self, state: RisingState, bearer: i64, space: i64) -> bool:
        """Whether a Leader (or the Hologram, 7) who has this ability finds a space by it when it is placed."""
        return False

    def stands(self, state: RisingState, kind: i64, space: i64) -> i64:
        """Whether a figure of a kind of its own may stand on a space: 1 or 0; -1: as others do."""
        return -1

    def receives(self, state: RisingState, kind: i64, space: i64) -> bool:
        """Whether a location has an empty space for a kind of figure."""
        return False

    def room(self, state: RisingState, kind: i64, site: i64, spaces: i64) -> i64:
        """How many spaces of the Gate board or of a component are open to a kind of figure."""
        return spaces

    def stays(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure of a kind of its own may stay in the pool (M-24.62)."""
        return False

    def pins(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure cannot be lifted, because another stands there by its leave."""
        return False

    def all_are_placed(self, state: RisingState) -> None:
        """PLACE is over."""

    def buoys(self, state: RisingState, site: i64) -> bool:
        """Whether a flooded tile takes figures in that are placed (M-10.2)."""
        return False

    def arrived(self, state: RisingState, figure: i64, space: i64) -> None:
        """A figure is about to be placed on a space."""

    def returning(self, state: RisingState, figure: i64) -> bool:
        """A figure is about to return to its pool; whether something else happened to it instead."""
        return False

    def spares(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure suffers nothing from the special misfortune at hand, though it counts."""
        return False

    def shields(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure suffers nothing from monsters, though it counts (M-14.6)."""
        return False

    def monsters_act(self, state: RisingState) -> None:
        """MONSTERS_SLOT: the last misfortune has been carried out (M-14.1)."""

    def badge(self, state: RisingState, figure: i64) -> str:
        """What tells a figure from others of its kind on the same space, as in +horn_of_plenty."""
        return ""

    def end_misf(self, state: RisingState) -> None:
        """END_MISF begins: all misfortunes and monsters are over."""

    def left(self, state: RisingState, figure: i64, space: i64) -> None:
        """A figure has gone from a space."""

    def came(self, state: RisingState, figure: i64, space: i64) -> None:
        """A figure has been moved to a space, and all have been told; placing has a hook of its own (`arrived`)."""

    def inactive(self, state: RisingState, space: i64) -> i64:
        """How much of what fills a space can not act (M-3.2)."""
        return 0

    def gone(self, state: RisingState, figure: i64, place: i64) -> None:
        """A figure goes to its pool, a supply, the box or wherever it is inactive; its `where` is still the old one."""

    def cleans(self, state: RisingState) -> None:
        """CLEANUP: all who act have gone home."""

    def misfortunes_end(self, state: RisingState) -> None:
        """The last misfortune has been carried out, and monsters have acted (M-14.4)."""

    def actions_begin(self, state: RisingState) -> None:
        """START_ACTIONS: those on the Astral Watchtower have moved."""

    def sinks(self, state: RisingState, site: i64) -> None:
        """A tile has been flooded, and those on it are gone."""

    def rises(self, state: RisingState, peninsula: i64) -> None:
        """A tile has come back from the sea."""

    # Rolls.

    def casts(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure's dice are cast in a way of its own."""
        return False

    def target(self, state: RisingState, site: i64, number: i64) -> i64:
        """What a roll on a site must reach."""
        return number

    def roll_bonus(self, state: RisingState, unit: i64) -> i64:
        """What it adds to a roll by itself."""
        return 0

    def watches(self, state: RisingState) -> i64:
        """The seat that may help a roll, or a figure about to suffer, though it is not its own; or -1."""
        return -1

    def boost(self, state: RisingState, seat: i64, by: i64) -> i64:
        """What one energy of a seat adds to a roll."""
        return by

    # Energy.

    def spendable(self, state: RisingState, seat: i64, energy: i64) -> i64:
        """How much of its mystic energy a seat can spend."""
        return energy

    def tokens(self, state: RisingState, energy: i64) -> i64:
        """How many tokens a price in mystic energy takes."""
        return energy

    def asks_energy(self, state: RisingState, seats: i64) -> None:
        """Some of these seats are about to be asked for energy outside PLACE and ACTIONS (M-22.3)."""

    # Acting.

    def draws(self, state: RisingState, figure: i64, cards: i64, is_library: bool) -> i64:
        """How many library cards a figure draws; it is about to."""
        return cards

    def drawing(self, state: RisingState, figure: i64, is_library: bool) -> None:
        """A figure draws library cards: what comes before the first one is pushed now."""

    def lays_down(self, state: RisingState) -> None:
        """Of the cards that were drawn all are kept that may be."""

    def keeps(self, state: RisingState, figure: i64, cards: i64, is_library: bool) -> i64:
        """How many of the cards that a figure draws are kept."""
        return cards

    def gives_extra_card(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure may keep one more card for nothing."""
        return False

    def acts(self, state: RisingState, figure: i64) -> None:
        """A figure is about to act."""

    def instead(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure is asked first, because it may do something else."""
        return False

    def done(self, state: RisingState, unit: i64) -> None:
        """A unit has acted, and all that its action brings has happened."""

    def collects(self, state: RisingState, figure: i64) -> None:
        """A resource roll of a figure has been cast."""

    def greets(self, state: RisingState, space: i64) -> bool:
        """A pair has succeeded in the cities; whether it gets something else than a follower."""
        return False

    def regains(self, state: RisingState, seat: i64) -> i64:
        """The set of further kinds of figure that a seat may take from the supply in place of a follower (M-3.9)."""
        return 0

    def greeted(self, state: RisingState, space: i64) -> None:
        """A pair has succeeded in the cities."""

    def ore(self, state: RisingState, seat: i64, site: i64, most: i64) -> i64:
        """How much ore a figure of a seat may convert on a site."""
        return most

    def smelts(self, state: RisingState, seat: i64, atlantium: i64, site: i64) -> i64:
        """How much Atlantium a seat gets for ore on a site."""
        return atlantium

    def smelted(self, state: RisingState, seat: i64) -> None:
        """A seat has turned ore into Atlantium."""

    def draws_energy(self, state: RisingState, seat: i64, energy: i64) -> i64:
        """How much energy a seat draws at the Mystic Power Source; it is about to."""
        return energy

    def acted(self, state: RisingState, figure: i64) -> None:
        """A figure has acted where it stands."""

    # Building and holding.

    def discount(self, state: RisingState, space: i64) -> i64:
        """What it takes off a cost on a build space by itself."""
        return 0

    def discount_at_hand(self, state: RisingState, seat: i64) -> i64:
        """What a seat could still take off a cost with it."""
        return 0

    def saves(self, state: RisingState) -> i64:
        """The seat whose share makes energy that is paid together cheaper (R-6.29), or -1."""
        return -1

    def saving(self, rules: Rules) -> i64:
        """By how much."""
        return 0

    def bargains(self, state: RisingState) -> i64:
        """The seat whose share makes an Ally cheaper by one (M-12.1), or -1."""
        return -1

    # Works behind the components (M-9.2 to M-9.4).

    def makes(self, state: RisingState, work: i64, space: i64) -> bool:
        """Whether those on a build space may make a work that is no component."""
        return False

    def enables(self, state: RisingState, space: i64) -> bool:
        """Whether those on a build space may build magic items by it (M-9.2)."""
        return False

    def costs(self, state: RisingState, work: i64, good: i64, amount: i64) -> i64:
        """How much of a good a work costs."""
        return amount

    def unit_off(self, state: RisingState, space: i64) -> i64:
        """What it takes off the cost of a magic item there, resources or energy (M-18.6)."""
        return 0

    def inspiration(self, state: RisingState, space: i64) -> i64:
        """How much of the cost of a magic item may be paid there with Inspiration (M-10.6)."""
        return 0

    def spend_inspiration(self, state: RisingState, amount: i64) -> None:
        """So much of it has been paid."""

    def can_pay(self, state: RisingState, work: i64, space: i64, payers: i64, discounts: i64) -> i64:
        """Whether some seats can pay a work of a kind of its own: 1 or 0; -1: as for others."""
        return -1

    def further_off(self, state: RisingState) -> i64:
        """How much that the payers lack of the cost being settled need not be paid, beside what discounts take off."""
        return 0

    def least_left(self, state: RisingState, least: i64) -> i64:
        """How many resources discounts leave in the cost being settled."""
        return least

    def lowers(self, state: RisingState, initiator: i64) -> bool:
        """Discounts are taken off; whether something else comes before the payment, and leads to it."""
        return False

    def hand_limit(self, state: RisingState, seat: i64, limit: i64) -> i64:
        """How many cards a seat may have."""
        return limit


THINGS: Final[list[Thing]] = []
"""Everything there is. A chapter of things puts its own here."""


class Hooks:
    """The things in the box of a game, by the rule they bend."""

    def __init__(self, rules: Rules) -> None:
        box = sorted([thing for thing in THINGS if thing.is_in_box(rules)], key=rank_of)
        self.laid_out = bending(box, "laid_out")
        self.hides = bending(box, "hides")
        self.lists_misfortunes = bending(box, "lists_misfortunes")
        self.takes_misfortune = bending(box, "takes_misfortune")
        self.hides_cards = bending(box, "hides_cards")
        self.lists_cards = bending(box, "lists_cards")
        self.takes_card = bending(box, "takes_card")
        self.round_begins = bending(box, "round_begins")
        self.before_placing = bending(box, "before_placing")
        # Councilors, potions, spirits and the Hologram.
        self.board_taken = bending(box, "board_taken")
        self.boards = bending(box, "boards")
        self.powers = bending(box, "powers")
        self.further_powers = bending(box, "further_powers")
        self.empowered = bending(box, "empowered")
        self.buoys = bending(box, "buoys")
        self.misfortunes_end = bending(box, "misfortunes_end")
        self.actions_begin = bending(box, "actions_begin")
        self.watches = bending(box, "watches")
        self.asks_energy = bending(box, "asks_energy")
        self.keeps = bending(box, "keeps")
        self.greeted = bending(box, "greeted")
        self.stands = bending(box, "stands")
        self.receives = bending(box, "receives")
        self.room = bending(box, "room")
        self.stays = bending(box, "stays")
        self.pins = bending(box, "pins")
        self.all_are_placed = bending(box, "all_are_placed")
        self.arrived = bending(box, "arrived")
        self.returning = bending(box, "returning")
        self.spares = bending(box, "spares")
        self.shields = bending(box, "shields")
        self.badge = bending(box, "badge")
        self.end_misf = bending(box, "end_misf")
        self.left = bending(box, "left")
        self.came = bending(box, "came")
        self.inactive = bending(box, "inactive")
        self.gone = bending(box, "gone")
        self.cleans = bending(box, "cleans")
        self.monsters_act = bending(box, "monsters_act")
        self.starter_found = bending(box, "starter_found")
        self.greets = bending(box, "greets")
        self.regains = bending(box, "regains")
        self.target = bending(box, "target")
        self.roll_bonus = bending(box, "roll_bonus")
        self.boost = bending(box, "boost")
        self.spendable = bending(box, "spendable")
        self.tokens = bending(box, "tokens")
        self.draws = bending(box, "draws")
        self.drawing = bending(box, "drawing")
        self.lays_down = bending(box, "lays_down")
        self.gives_extra_card = bending(box, "gives_extra_card")
        self.acts = bending(box, "acts")
        self.instead = bending(box, "instead")
        self.done = bending(box, "done")
        self.collects = bending(box, "collects")
        self.casts = bending(box, "casts")
        self.sinks = bending(box, "sinks")
        self.rises = bending(box, "rises")
        self.in_turn = False
        """Whether those who return are asked in the order of seats, from the drawer."""
        for thing in box:
            if thing.in_turn:
                self.in_turn = True
        self.ore = bending(box, "ore")
        self.smelts = bending(box, "smelts")
        self.smelted = bending(box, "smelted")
        self.draws_energy = bending(box, "draws_energy")
        self.acted = bending(box, "acted")
        self.discount = bending(box, "discount")
        self.discount_at_hand = bending(box, "discount_at_hand")
        self.saves = bending(box, "saves")
        self.bargains = bending(box, "bargains")
        self.makes = bending(box, "makes")
        self.enables = bending(box, "enables")
        self.costs = bending(box, "costs")
        self.unit_off = bending(box, "unit_off")
        self.inspiration = bending(box, "inspiration")
        self.spend_inspiration = bending(box, "spend_inspiration")
        self.can_pay = bending(box, "can_pay")
        self.further_off = bending(box, "further_off")
        self.least_left = bending(box, "least_left")
        self.lowers = bending(box, "lowers")
        self.hand_limit = bending(box, "hand_limit")
        openers = bending(box, "opens")
        powers = int(FIRST_POWER_OF_ALLIES) + len(ALLIES) if rules.monstrosities else int(rules.councilors)
        self.opens = [by_board(openers, board) for board in range(powers)]
        """By councilor, or Ally's board: few abilities open spaces, and all spaces are asked about."""
        self.opening = packed([len(things) for things in self.opens])
        """By councilor: whether there is anything to ask."""
        self.openers: i64 = sum(1 << board for board, things in enumerate(self.opens) if things)
        """The same as a set."""
        self.most_saved: i64 = max([0, *[int(thing.saving(rules)) for thing in self.saves]])
        self.offers: list[list[Offer[RisingState]]] = [rows[:] for rows in windows.OFFERS]
        for thing in box:
            for window, offer in thing.offers():
                self.offers[window] = sorted([*self.offers[window], offer], key=windows.first_action)


def rank_of(thing: Thing) -> int:
    return thing.rank


def by_board(things: list[Thing], board: int) -> list[Thing]:
    """The abilities of one councilor."""
    return [thing for thing in things if thing.board == board]


def bending(things: list[Thing], hook: str) -> list[Thing]:
    """The things that do something of their own at a hook."""
    return [thing for thing in things if getattr(type(thing), hook) is not getattr(Thing, hook)]
