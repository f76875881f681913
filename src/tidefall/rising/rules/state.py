"""The table: where every figure, token, card and tile is, and the small motions of hand that rules are made of.

Nothing here decides whether a motion is allowed; the rules do. Everything is small ints in flat arrays:

`where[figure]` is a space, POOL, SUPPLY or OUT, or where an inactive one is (M-3.2); `flags[figure]` its marks;
`owner[figure]` its seat. A seat has eight
figures, the Leader first; then come the volunteers, the Hologram and the Automaton. `held[space]` counts figures and
`extra[tile]` the spaces that Leaders and cards add. `land[peninsula]` is the number k of unflooded tiles (R-1.6).
`goods[seat × 5 + good]`. `cards[card × places + place]`: hands (artifacts in play among them), the deck, its discard
pile, cards being looked at, and artifacts nobody has seen; `bottom` lists the deck's known lowest cards in order.
`omens[misfortune × places + place]`: deck, discard pile and cards being looked at; before them the deck's known top.
`parts[component]` is OUT_OF_GAME, UNBUILT or BUILT. `boards[councilor]` says where its board is. `council[seat]` is the
seat's councilor (place 7: the Hologram's), `copied[seat]` the set of abilities it has besides this round: bit by bit
councilors and, for the Hologram, Allies (`monstrosities/powers.py`); `colour[seat]` its colour.
`shares` and `payers` describe a payment being arranged; `refused[thing]` are those who would not pay for it, `shut`
those who refused inside the card or activation at hand (R-3.30).
`contested[space]` who contested it; `used[thing]` who has used a thing that works once a round, as sets of seats.
`more` has what only an expansion knows, and is empty without one (`monstrosities/store.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled
from tidefall.kernel.stack import FRAME
from tidefall.kernel.state import State
from tidefall.rising.rules.content import (
    AUTOMATON,
    BOT,
    EMISSARY,
    ENERGY,
    FOLLOWER,
    HOLOGRAM,
    KINDS_OF_GOODS,
    LEADER,
    VOLUNTEER,
)
from tidefall.rising.rules.figures import (
    CREW,
    FIRST_BOT,
    FIRST_FURTHER_VOLUNTEER,
    FIRST_OF_ALLIES,
    FIRST_VOLUNTEER,
    KIND_OF,
    MOST_SEATS,
    ROOM_OF,
    THE_AUTOMATON,
    THE_HOLOGRAM,
)
from tidefall.rising.rules.happenings import (
    BARRIER_LOST,
    BARRIER_PLACED,
    GAINED,
    GAME_ENDS,
    NOT_ENDED,
    RECRUITED,
    RETURNED,
    SPENT,
    UNFLOODED,
)
from tidefall.rising.rules.island import ARMS, CITY, FIRST_SPACE, IS_DOUBLE, RINGS, SITE_KIND, SITE_OF, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints
    from tidefall.kernel.game import Game
    from tidefall.rising.rules.options import Rules

NONE: Final[i64] = -1
POOL: Final[i64] = -1
SUPPLY: Final[i64] = -2
OUT: Final[i64] = -3
AT_LAIR: Final[i64] = -4
"""Stolen by the harpies (M-16.9)."""
STONE: Final[i64] = -10
"""Petrified on a space: STONE minus the space (M-15.8). It still fills the space."""

# Marks of figures.
RESOLVED: Final[i64] = 1
HAS_ACTED: Final[i64] = 2
HAS_LIFTED: Final[i64] = 4
HELPED: Final[i64] = 8
UNMOVED: Final[i64] = 16
"""Its owner has refused to let the Adept move it."""
WAITING: Final[i64] = 32
"""A volunteer gained after placement, for the next round."""
OPENED: Final[i64] = 64
"""An Emissary whose coming added spaces to its tile."""
GIFTED: Final[i64] = 256
"""Has had the Mermaid's gift this round (M-5.19)."""
HELPING: Final[i64] = 512
"""A Bot that shares a space and helps those on its tile (M-19.7)."""
OPENING: Final[i64] = 1024
"""A Bot on a 5+ space, which it opens to one other (M-19.7)."""
ASIDE: Final[i64] = HELPING | OPENING
"""Stands on a space with others without being one of them: it fills no room and is of no group."""
WINGED: Final[i64] = 2048
"""May still move by the Winged Sandals this round (M-9.13)."""
PICKED: Final[i64] = 128
"""Chosen for what is being carried out, so that it is not chosen again."""

# Places of library cards behind the hands.
DECK: Final[i64] = 7
PILE: Final[i64] = 8
DRAWN: Final[i64] = 9
UNSEEN: Final[i64] = 10
CARD_PLACES: Final[i64] = 11
# Places of misfortunes, behind the known top of the deck, first card first.
OMEN_TOP: Final[i64] = 0
MOST_KNOWN: Final[i64] = 3
"""Misfortunes whose place on top of the deck can be known."""
OMEN_DECK: Final[i64] = 3
OMEN_PILE: Final[i64] = 4
OMEN_SEEN: Final[i64] = 5
OMEN_PLACES: Final[i64] = 3

# Components.
OUT_OF_GAME: Final[i64] = 0
UNBUILT: Final[i64] = 1
BUILT: Final[i64] = 2
# Councilor boards.
TAKEN: Final[i64] = 0
STACKED: Final[i64] = 1
DISCARDED: Final[i64] = 2
REVEALED: Final[i64] = 3

# Things that work once a round.
ADZE: Final[i64] = 0
HAMMER: Final[i64] = 1
CHALICE: Final[i64] = 2
SANDALS: Final[i64] = 3
ASTROLABE: Final[i64] = 4
ADEPTS: Final[i64] = 5
BLESSED: Final[i64] = 6
"""From here on, for each Leader and the Hologram: how much energy a Priestess has given to others, × 16 to herself."""
USES: Final[i64] = 14


class RisingState(State):
    """All the data of a game in progress."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        stack: Ints,
        past: Ints,
        where: Ints,
        flags: Ints,
        owner: Ints,
        held: Ints,
        extra: Ints,
        land: Ints,
        goods: Ints,
        cards: Ints,
        bottom: Ints,
        omens: Ints,
        parts: Ints,
        boards: Ints,
        council: Ints,
        copied: Ints,
        colour: Ints,
        shares: Ints,
        refused: Ints,
        contested: Ints,
        used: Ints,
        more: Ints,
    ) -> None:
        super().__init__(game, stack, past)
        self.rules = rules
        self.where = where
        self.flags = flags
        self.owner = owner
        self.held = held
        self.extra = extra
        self.land = land
        self.goods = goods
        self.cards = cards
        self.bottom = bottom
        self.omens = omens
        self.parts = parts
        self.boards = boards
        self.council = council
        self.copied = copied
        self.colour = colour
        self.shares = shares
        self.refused = refused
        self.contested = contested
        self.used = used
        self.more = more
        self.round: i64 = 0
        self.starter: i64 = 0
        self.drawer: i64 = NONE
        self.counter: i64 = 0
        self.barriers: i64 = 0
        self.hidden_artifacts: i64 = 0
        self.buried: i64 = 0
        self.known: i64 = 0
        self.card: i64 = NONE
        self.ready: i64 = 0
        self.earthquakes: i64 = 0
        self.malfunctions: i64 = 0
        self.schema_lost = False
        self.closed: i64 = 0
        self.builds: i64 = 0
        self.calmed: i64 = 0
        self.wrath_skipped = False
        self.hologram_back: i64 = 0
        self.activator: i64 = NONE
        self.builders: i64 = 0
        self.refusers: i64 = 0
        self.shut: i64 = 0
        self.payers: i64 = 0
        self.paid = False
        self.everyone_pays = False
        self.first_die: i64 = 0
        self.second_die: i64 = 0
        self.boost: i64 = 0
        self.free_powers: i64 = 0
        self.discounts: i64 = 0
        self.conceders: i64 = 0
        self.ending: i64 = NOT_ENDED

    # Figures.

    def kind(self, figure: i64) -> i64:
        """Leader, follower, volunteer, Hologram or Automaton."""
        return KIND_OF[figure]

    def in_pool(self, seat: i64, kind: i64) -> i64:
        """A figure of this kind in a seat's pool, or NONE."""
        return self.found(seat, kind, POOL)

    def found(self, seat: i64, kind: i64, place: i64) -> i64:
        """A seat's figure of this kind at a place, or NONE."""
        where = self.where
        if kind == LEADER:
            return seat * CREW if where[seat * CREW] == place else NONE
        if kind == FOLLOWER:
            for figure in range(seat * CREW + 1, seat * CREW + CREW):
                if where[figure] == place:
                    return figure
            return NONE
        if kind == VOLUNTEER:
            for figure in range(FIRST_VOLUNTEER, THE_HOLOGRAM):
                if where[figure] == place and self.owner[figure] == seat:
                    return figure
            for figure in range(FIRST_FURTHER_VOLUNTEER, self.rules.figures):
                if where[figure] == place and self.owner[figure] == seat:
                    return figure
            return NONE
        if kind == BOT:
            for figure in range(FIRST_BOT, self.rules.brought):
                if where[figure] == place and self.owner[figure] == seat:
                    return figure
            return NONE
        if kind == BOT:
            for figure in range(FIRST_BOT, self.rules.brought):
                if where[figure] == place and self.owner[figure] == seat:
                    return figure
            return NONE
        figure = THE_HOLOGRAM if kind == HOLOGRAM else THE_AUTOMATON
        return figure if where[figure] == place and self.owner[figure] == seat else NONE

    def kinds_in_pool(self, seat: i64) -> i64:
        """The set of kinds of which a seat has a figure in its pool."""
        kinds: i64 = 0
        for kind in range(AUTOMATON + 1):
            if self.in_pool(seat, kind) != NONE:
                kinds |= 1 << kind
        return kinds

    def pool_is_empty(self, seat: i64) -> bool:
        for kind in range(AUTOMATON + 1):
            figure = self.in_pool(seat, kind)
            if figure != NONE and not (kind == HOLOGRAM and self.may_stay(figure)):
                return False
        return not self.allies_wait(seat)

    def allies_wait(self, seat: i64) -> bool:
        """Whether a seat has Allies or Bots in its pool that must be placed."""
        for figure in range(FIRST_OF_ALLIES, self.rules.brought):
            if self.where[figure] == POOL and self.owner[figure] == seat and not self.may_stay(figure):
                return True
        return False

    def may_stay(self, figure: i64) -> bool:
        """Whether an Ally or the Hologram need not be placed."""
        for thing in self.rules.hooks.stays:
            if thing.stays(self, figure):
                return True
        return False

    def commands(self, seat: i64, figure: i64) -> bool:
        """Whether a figure is a seat's own; one person's two teams count as one for it (M-19.5)."""
        return self.owner[figure] == seat or self.rules.players < self.rules.seats

    def site(self, figure: i64) -> i64:
        """The site a figure stands on, or NONE."""
        space = self.where[figure]
        return SITE_OF[space] if space >= 0 else NONE

    def stand(self, figure: i64, space: i64) -> None:
        """Put a figure that is not on the board on a space."""
        self.where[figure] = space
        self.held[space] += ROOM_OF[figure]

    def leave(self, figure: i64, place: i64) -> None:
        """Take a figure off its space, to the pool, the supply or out of the game."""
        self.step_off(figure)
        for thing in self.rules.hooks.gone:
            thing.gone(self, figure, place)
        self.where[figure] = place

    def step_off(self, figure: i64) -> None:
        """A figure goes from its space, if it has one; where to is the caller's to say."""
        space = self.where[figure]
        if space >= 0:
            self.held[space] -= ROOM_OF[figure]
            for thing in self.rules.hooks.left:
                thing.left(self, figure, space)

    def send_home(self, figure: i64) -> None:
        """Return a figure from the board to its pool."""
        self.tell(RETURNED, figure, self.owner[figure], self.where[figure])
        self.leave(figure, POOL)

    def emissary_spaces(self, site: i64) -> i64:
        """How many spaces an Emissary's coming adds: its own and one more, or a double space in the cities (R-4.9)."""
        return 1 if SITE_KIND[site] == CITY else 1 + self.rules.councilor_number[EMISSARY]

    def active_on(self, space: i64) -> i64:
        """How many figures on a space can act: all that fill it but the petrified ones."""
        count = self.held[space]
        for thing in self.rules.hooks.inactive:
            count -= thing.inactive(self, space)
        return count

    def figures_on(self, site: i64) -> i64:
        """How many figures that can act stand on a site."""
        total: i64 = 0
        for space in range(FIRST_SPACE[site], FIRST_SPACE[site + 1]):
            total += self.active_on(space)
        return total

    def lowest_on(self, space: i64) -> i64:
        """The figure with the lowest number on a space, or NONE."""
        return self.next_on(space, 0)

    def next_on(self, space: i64, first: i64) -> i64:
        """The first figure from number `first` on that stands on a space, or NONE."""
        where = self.where
        for figure in range(first, self.rules.figures):
            if where[figure] == space and not self.flags[figure] & ASIDE:
                return figure
        return NONE

    def owners_on(self, space: i64) -> i64:
        """The set of seats with a figure on a space."""
        seats: i64 = 0
        figure = self.next_on(space, 0)
        while figure != NONE:
            seats |= 1 << self.owner[figure]
            figure = self.next_on(space, figure + 1)
        return seats

    def new_volunteers(self, seat: i64, count: i64, marks: i64) -> None:
        """Take volunteers from the supply into a pool."""
        for figure in range(FIRST_VOLUNTEER, self.rules.figures):
            if count and KIND_OF[figure] == VOLUNTEER and self.where[figure] == SUPPLY:
                self.where[figure] = POOL
                self.owner[figure] = seat
                self.flags[figure] = marks
                count -= 1
                self.tell(RECRUITED, seat, VOLUNTEER)

    # Abilities.

    def has_ability(self, seat: i64, councilor: i64) -> bool:
        """Whether a Leader has an ability, its own or a copied one; place 7 is the Hologram, which may have several."""
        return self.council[seat] == councilor or (self.copied[seat] >> councilor) & 1 == 1

    def copy_of(self, seat: i64) -> i64:
        """The first councilor whose ability a Leader or the Hologram has besides that of its board, or NONE."""
        for councilor in range(self.rules.councilors):
            if (self.copied[seat] >> councilor) & 1:
                return councilor
        return NONE

    def bearer(self, index: i64) -> i64:
        """The figure of place `index` in the council: a Leader, or for 7 the Hologram."""
        return THE_HOLOGRAM if index == MOST_SEATS else index * CREW

    def helper_on(self, site: i64, councilor: i64) -> i64:
        """A Leader or Hologram with this ability on a site, or NONE (R-1.18)."""
        for index in range(MOST_SEATS + 1):
            if self.has_ability(index, councilor) and self.site(self.bearer(index)) == site:
                return self.bearer(index)
        return NONE

    # Goods.

    def gain(self, seat: i64, good: i64, amount: i64) -> None:
        if amount:
            self.goods[seat * KINDS_OF_GOODS + good] += amount
            self.tell(GAINED, seat, good, amount)

    def spend(self, seat: i64, good: i64, amount: i64) -> None:
        if amount:
            self.goods[seat * KINDS_OF_GOODS + good] -= amount
            self.tell(SPENT, seat, good, amount)

    def has(self, seat: i64, good: i64) -> i64:
        return self.goods[seat * KINDS_OF_GOODS + good]

    def energy(self, seat: i64) -> i64:
        """The mystic energy that a seat can spend now."""
        energy = self.goods[seat * KINDS_OF_GOODS + ENERGY]
        for thing in self.rules.hooks.spendable:
            energy = thing.spendable(self, seat, energy)
        return energy

    def tokens(self, energy: i64) -> i64:
        """How many tokens a price in mystic energy takes."""
        for thing in self.rules.hooks.tokens:
            energy = thing.tokens(self, energy)
        return energy

    # Cards.

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a card is in a seat's hand or, an artifact, in front of it."""
        return self.cards[card * CARD_PLACES + seat] > 0

    def copies_in(self, place: i64, card: i64) -> i64:
        """How often a card is at a place: a hand, the deck, the discard pile."""
        return self.cards[card * CARD_PLACES + place]

    def holder(self, card: i64) -> i64:
        """The seat that has an artifact in play, or NONE."""
        for seat in range(self.rules.seats):
            if self.cards[card * CARD_PLACES + seat]:
                return seat
        return NONE

    def move_card(self, card: i64, origin: i64, target: i64) -> None:
        self.cards[card * CARD_PLACES + origin] -= 1
        self.cards[card * CARD_PLACES + target] += 1

    def cards_in(self, place: i64) -> i64:
        total: i64 = 0
        for card in range(self.rules.cards):
            total += self.cards[card * CARD_PLACES + place]
        return total

    def hand_limit(self, seat: i64) -> i64:
        limit = self.rules.hand_limit
        for thing in self.rules.hooks.hand_limit:
            limit = thing.hand_limit(self, seat, limit)
        return limit

    # Misfortunes.

    def omens_in(self, place: i64) -> i64:
        total: i64 = 0
        for kind in range(self.rules.misfortunes):
            total += self.omens[kind * OMEN_PLACES + place]
        return total

    def discard_misfortune(self, kind: i64) -> None:
        self.omens[kind * OMEN_PLACES + OMEN_PILE] += 1

    # Land.

    def level(self) -> i64:
        """The Wrath level of the counter's space."""
        return self.rules.wrath[self.counter]

    def land_left(self) -> i64:
        """How many peninsula tiles are unflooded."""
        total: i64 = 0
        for peninsula in range(ARMS):
            total += self.land[peninsula]
        return total

    def is_open(self, site: i64) -> bool:
        """Whether an island tile is unflooded and not closed this round."""
        peninsula = site // RINGS
        return site % RINGS < self.land[peninsula] and not (self.closed >> peninsula) & 1

    def has_barrier(self, peninsula: i64) -> bool:
        return (self.barriers >> peninsula) & 1 != 0

    def put_barrier(self, peninsula: i64) -> None:
        self.barriers |= 1 << peninsula
        self.tell(BARRIER_PLACED, peninsula)

    def lose_barrier(self, peninsula: i64) -> None:
        self.barriers &= ~(1 << peninsula)
        self.tell(BARRIER_LOST, peninsula)

    def may_get_barrier(self, peninsula: i64) -> bool:
        """At most one a peninsula, and only where there is land (R-5.6, R-5.7, R-6.28)."""
        return self.land[peninsula] > 0 and not (self.barriers >> peninsula) & 1

    def may_unflood(self, peninsula: i64) -> bool:
        return self.land[peninsula] < RINGS

    def unflood(self, peninsula: i64) -> None:
        """The flooded tile nearest the centre becomes land again (R-6.30)."""
        self.land[peninsula] += 1
        self.tell(UNFLOODED, peninsula, self.land[peninsula])
        for thing in self.rules.hooks.rises:
            thing.rises(self, peninsula)

    # Seats.

    def clockwise(self, first: i64, step: i64) -> i64:
        return (first + step) % self.rules.seats

    def first_asked(self) -> i64:
        """Where seats begin that are asked in turn: the drawer, or the starting player while nobody draws (M-22.3)."""
        return self.starter if self.drawer == NONE else self.drawer

    def first_of(self, seats: i64, first: i64) -> i64:
        """The first member of a set of seats clockwise from a seat, that one included; NONE for the empty set."""
        for step in range(self.rules.seats):
            seat = (first + step) % self.rules.seats
            if (seats >> seat) & 1:
                return seat
        return NONE

    def forget_refusals(self) -> None:
        """Something has happened since: everybody may be asked again (R-3.30)."""
        for thing in range(len(self.refused)):
            self.refused[thing] = 0

    def end(self, ending: i64) -> None:
        self.over = True
        self.ending = ending
        self.tell(GAME_ENDS, ending)


def copy_data(table: RisingState, copy: RisingState) -> None:
    """Whatever is not an array."""
    copy.depth = table.depth
    copy.player = table.player
    copy.over = table.over
    copy.sealed = table.sealed
    copy.root = table.root
    copy.round = table.round
    copy.starter = table.starter
    copy.drawer = table.drawer
    copy.counter = table.counter
    copy.barriers = table.barriers
    copy.hidden_artifacts = table.hidden_artifacts
    copy.buried = table.buried
    copy.known = table.known
    copy.card = table.card
    copy.ready = table.ready
    copy.earthquakes = table.earthquakes
    copy.malfunctions = table.malfunctions
    copy.schema_lost = table.schema_lost
    copy.closed = table.closed
    copy.builds = table.builds
    copy.calmed = table.calmed
    copy.wrath_skipped = table.wrath_skipped
    copy.hologram_back = table.hologram_back
    copy.activator = table.activator
    copy.builders = table.builders
    copy.refusers = table.refusers
    copy.shut = table.shut
    copy.payers = table.payers
    copy.paid = table.paid
    copy.everyone_pays = table.everyone_pays
    copy.first_die = table.first_die
    copy.second_die = table.second_die
    copy.boost = table.boost
    copy.free_powers = table.free_powers
    copy.discounts = table.discounts
    copy.conceders = table.conceders
    copy.ending = table.ending


SHARES: Final[i64] = MOST_SEATS * KINDS_OF_GOODS
"""Behind the shares of a payment: what is still due of each good."""
REFUSALS: Final[i64] = 2 * ARMS
"""Barriers, then unfloods, by peninsula."""


PENDING: Final[i64] = 32
"""The most steps that can be pending at once."""


def arrays(rules: Rules) -> list[tuple[str, Ints]]:
    """Every array of an empty table by name, in the order in which a table takes them; they are as long as the box."""
    return [
        ("stack", filled(PENDING * FRAME, 0)),
        ("past", filled(0, 0)),
        ("where", filled(rules.figures, OUT)),
        ("flags", filled(rules.figures, 0)),
        ("owner", filled(rules.figures, NONE)),
        ("held", filled(rules.spaces, 0)),
        ("extra", filled(TILES, 0)),
        ("land", filled(ARMS, RINGS)),
        ("goods", filled(MOST_SEATS * KINDS_OF_GOODS, 0)),
        ("cards", filled(rules.cards * CARD_PLACES, 0)),
        ("bottom", filled(rules.library, NONE)),
        ("omens", filled(OMEN_DECK + rules.misfortunes * OMEN_PLACES, 0)),
        ("parts", filled(rules.components, OUT_OF_GAME)),
        ("boards", filled(rules.councilors, TAKEN)),
        ("council", filled(MOST_SEATS + 1, NONE)),
        ("copied", filled(MOST_SEATS + 1, 0)),
        ("colour", filled(MOST_SEATS, NONE)),
        ("shares", filled(SHARES + KINDS_OF_GOODS, 0)),
        ("refused", filled(REFUSALS, 0)),
        ("contested", filled(rules.spaces, 0)),
        ("used", filled(USES, 0)),
        ("more", rules.more[:]),
    ]


NUMBERS: Final = {
    "table": ("round", "starter", "drawer", "counter", "barriers", "ending"),
    "cards": ("hidden_artifacts", "buried", "known", "card"),
    "effects": (
        *("earthquakes", "malfunctions", "schema_lost", "closed", "builds", "calmed", "wrath_skipped"),
        "hologram_back",
    ),
    "marks": ("ready", "conceders"),
    "memory": (
        *("activator", "builders", "refusers", "shut", "payers", "paid", "everyone_pays"),
        *("first_die", "second_die", "boost", "free_powers", "discounts"),
    ),
}
"""Whatever is not an array, by the part of a position that tells of it. A test holds `copy_data` to it."""


def is_double(space: i64) -> bool:
    return IS_DOUBLE[SITE_OF[space]] == 1
