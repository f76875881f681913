"""What sentences and prompts may tell of a state: each fact is a method, worked out when a text names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidefall.rising.rules import effects, payment, rolling, steps
from tidefall.rising.rules.activation import atlantium_for
from tidefall.rising.rules.building import SettleCost, contributors, why_nothing
from tidefall.rising.rules.content import (
    CARDS,
    COMPONENTS,
    COUNCILORS,
    FAVORABLE_WINDS,
    FIGURE_KINDS,
    GOODS,
    KINDS_OF_GOODS,
    LETTERS,
    MISFORTUNES,
    WARD_LOOM,
)
from tidefall.rising.rules.figures import GROUP
from tidefall.rising.rules.happenings import REASONS
from tidefall.rising.rules.island import ARMS, CITIES, PENINSULAS, SITE_NAMES, SPACE_NAMES, tile
from tidefall.rising.rules.setup import letter_to_fill
from tidefall.rising.rules.state import DRAWN, REVEALED, SHARES, RisingState, is_double
from tidefall.rising.rules.things.misfortunes import OmenOfLoss
from tidefall.rising.rules.units import is_group, is_unit
from tidefall.rising.speech import sentences
from tidefall.rising.speech.reading import codes, figure_name, frame, held_cards, pool_of, space_name

if TYPE_CHECKING:
    from tidefall.kernel.step import Choice
    from tidefall.rising.speech.names import Names


class Facts:
    """A mapping for `str.format_map`: what is asked of whom, and of a choice what it is about."""

    def __init__(self, state: RisingState, names: Names, seat: int, choice: Choice | None = None) -> None:
        self.state = state
        self.names = names
        self.viewer = seat
        self.choice = choice

    def __getitem__(self, fact: str) -> str:
        return str(getattr(self, fact)())

    def field(self, name: str) -> int:
        """A field of the step's frame."""
        return frame(self.state)[name]

    # A choice.

    def piece(self) -> str:
        assert self.choice
        return self.names.of(self.choice.piece, self.viewer)

    def origin(self) -> str:
        assert self.choice
        return self.names.of(self.choice.origin)

    def to(self) -> str:
        assert self.choice
        return self.names.of(self.choice.target)

    def bare(self) -> str:
        """The piece without an article."""
        assert self.choice
        return self.names.name(self.choice.piece)

    def one(self) -> str:
        """One of the good that a choice names."""
        assert self.choice
        return self.names.amount(1, self.choice.piece)

    def figure(self) -> str:
        assert self.choice
        return self.names.a_figure(self.choice.piece)

    def text(self) -> str:
        """What the card, component, councilor or tile says."""
        assert self.choice
        choice = self.choice
        if choice.verb == "power":
            return self.names.of_the_hologram(self.names.says(choice.piece))
        is_figure = ":" in choice.piece or choice.piece in FIGURE_KINDS
        return self.names.says((choice.target or choice.origin) if is_figure or not choice.piece else choice.piece)

    def vain(self) -> str:
        """A warning that nothing could be built now on the build space of a choice."""
        assert self.choice
        reason, seat = why_nothing(self.state, SPACE_NAMES.index(self.choice.origin))
        if not reason:
            return ""
        now = "Ahora no se puede construir nada" if self.names.lang == "es" else "Nothing can be built there now"
        return f"{now}: {sentences.why_nothing(self.names, REASONS[reason], seat if seat >= 0 else None)}."

    def arm(self) -> int:
        """The peninsula that a choice is about, or the step."""
        if self.choice and self.choice.target:
            return PENINSULAS.index(self.choice.target)
        return self.field("peninsula")

    def peninsula(self) -> str:
        return self.names.of(PENINSULAS[self.arm()])

    def farthest(self) -> str:
        """The tile that a flood would take."""
        return self.names.of(SITE_NAMES[tile(self.arm(), self.state.land[self.arm()])])

    def nearest(self) -> str:
        """The tile that an unflood would bring back."""
        return self.names.of(SITE_NAMES[tile(self.arm(), self.state.land[self.arm()] + 1)])

    def price(self) -> str:
        """What a barrier, an unflood or a barrier of the Ward Loom costs."""
        rules = self.state.rules
        verb = self.choice.verb if self.choice else "weave"
        prices = {"barrier": rules.barrier_price, "unflood": rules.unflood_price}
        return self.names.amount(prices.get(verb, rules.component_number[WARD_LOOM]), "energy")

    def extra_price(self) -> str:
        return self.names.amount(self.state.rules.extra_card_price, "energy")

    def cost(self) -> str:
        """The printed cost of the component that is named."""
        name = self.choice.piece if self.choice else COMPONENTS[self.component_at_hand()]
        first = COMPONENTS.index(name) * KINDS_OF_GOODS
        return self.names.goods({good: self.state.rules.cost[first + number] for number, good in enumerate(GOODS)})

    def yields(self) -> str:
        """The Atlantium that an amount of ore would become."""
        assert self.choice
        state = self.state
        seat = state.owner[self.field("figure")]
        gained = atlantium_for(state, seat, int(self.choice.piece.split(" ")[0]) * self.field("rate"))
        return self.names.amount(gained, "atlantium")

    def boost(self) -> int:
        """What one energy adds to a roll."""
        return rolling.boost_of(self.state, self.viewer)

    def winds(self) -> str:
        return self.names.name(CARDS[FAVORABLE_WINDS])

    def face(self) -> int:
        return self.state.rules.card_number[FAVORABLE_WINDS]

    def number(self) -> int:
        """How much may be done."""
        return self.field("left")

    def smelted(self) -> str:
        """The Atlantium of the Orichalcum Foundry."""
        return self.names.amount(self.state.rules.component_number[COMPONENTS.index("orichalcum_foundry")], "atlantium")

    def turn(self) -> int:
        """As which card from the top a misfortune is put back."""
        return self.field("back") + 1

    # Who.

    def starter(self) -> str:
        return self.names.seat(self.state.starter)

    def drawer(self) -> str:
        return self.names.seat(self.state.drawer)

    def who(self) -> str:
        """The seat that the step is about."""
        return self.names.seat(self.field("seat"))

    def initiator(self) -> str:
        return self.names.seat(self.field("initiator"))

    def proposer(self) -> str:
        """Who has proposed what others are asked about."""
        fields = frame(self.state)
        return self.names.seat(fields.get("proposer", self.state.activator))

    def bearer(self) -> str:
        """The Leader or Hologram that may cancel a misfortune or block a flood."""
        state = self.state
        figure = state.bearer(self.field("asked"))
        return self.names.figure(state.owner[figure], FIGURE_KINDS[state.kind(figure)], self.viewer)

    def holder(self) -> str:
        return self.names.seat(self.state.owner[self.field("figure")])

    def claimant(self) -> str:
        return self.names.seat(self.field("claimant"))

    # What is at hand.

    def card(self) -> str:
        return self.names.of(MISFORTUNES[self.state.card])

    def card_text(self) -> str:
        return self.names.says(MISFORTUNES[self.state.card])

    def omen_arm(self) -> str:
        effect = effects.MISFORTUNES[self.state.card]
        assert isinstance(effect, OmenOfLoss)
        return self.names.of(PENINSULAS[effect.peninsula])

    def omen_price(self) -> str:
        state = self.state
        effect = effects.MISFORTUNES[state.card]
        good = effect.good if isinstance(effect, OmenOfLoss) else GOODS.index("energy")
        return self.names.amount(state.rules.misfortune_number[state.card], GOODS[good])

    def malfunction(self) -> str:
        return self.names.of("malfunction")

    def watchtower(self) -> str:
        return self.names.of("astral_watchtower")

    def letter(self) -> str:
        return LETTERS[letter_to_fill(self.state)]

    def boards(self) -> str:
        shown = [name for number, name in enumerate(COUNCILORS) if self.state.boards[number] == REVEALED]
        return self.names.listed([self.names.of(name) for name in shown])

    def pool(self) -> str:
        return self.names.figures(pool_of(self.state, self.viewer))

    def count(self) -> int:
        """How many are left of what the step is about."""
        state = self.state
        name = state.step().name
        if name == "share_volunteer":
            return codes(state).count(steps.SHARE_VOLUNTEER)
        if name == "choose_helped":
            return rolling.MOST_HELPED - rolling.helped_on(state, self.field("site"))
        if name == "hand_limit":
            return state.cards_in(self.field("seat"))
        return self.field("left")

    def limit(self) -> int:
        return self.state.hand_limit(self.field("seat"))

    def drawn(self) -> str:
        return self.names.listed([self.names.of(card) for card in held_cards(self.state, DRAWN)])

    def rate(self) -> str:
        return self.names.amount(self.field("rate"), "atlantium")

    def most(self) -> int:
        """How much ore may be converted."""
        return self.field("most")

    def left_to_act(self) -> int:
        """How many of a seat's units have not acted."""
        state = self.state
        own = [
            figure
            for figure in range(state.rules.figures)
            if state.owner[figure] == self.viewer and state.where[figure] >= 0
        ]
        groups = {state.where[figure] for figure in own if is_group(state, state.where[figure])}
        return sum(1 for figure in own if is_unit(state, figure)) + len(groups)

    # Spaces and figures.

    def space(self) -> str:
        """The space that the step is about."""
        state = self.state
        place = state.where[self.field("figure")] if state.top() == steps.AWARD else self.field("space")
        return self.names.of(space_name(place))

    def site(self) -> str:
        """Where the Adept stands."""
        state = self.state
        return self.names.of(SITE_NAMES[state.site(state.bearer(self.field("bearer")))])

    def moved(self) -> str:
        """The figure that moves, and where it is."""
        return self.standing(self.field("figure"))

    def standing(self, figure: int) -> str:
        where = self.names.of(space_name(self.state.where[figure]))
        if self.state.where[figure] < 0:
            where = f"{'en' if self.names.lang == 'es' else 'in'} {where}"
        return f"{self.names.of(figure_name(self.state, figure), self.viewer)} ({where})"

    def mover(self) -> str:
        return self.names.seat(self.field("seat"))

    def unit(self) -> str:
        """A figure or a group that may act."""
        unit = self.field("unit")
        return self.group(unit - GROUP) if unit >= GROUP else self.standing(unit)

    def group(self, space: int) -> str:
        where = self.names.of(space_name(space))
        if not is_double(space):
            return where
        return f"la pareja en {where}" if self.names.lang == "es" else f"the pair on {where}"

    def widened(self) -> str:
        """How many spaces a tile gets by the Libram of Unity."""
        assert self.choice
        in_cities = self.choice.target.startswith(PENINSULAS[CITIES])
        number = self.field("left")
        if self.names.lang == "es":
            return "un espacio doble más" if in_cities else f"{number} espacio{'s' if number > 1 else ''} más"
        return "one more double space" if in_cities else f"{number} extra space{'s' if number > 1 else ''}"

    # Rolls.

    def rolling(self) -> int:
        return rolling.RollWindow.UNIT.in_frame(self.state, self.state.last_place_of(steps.ROLL_WINDOW))

    def roller(self) -> str:
        rolls = self.rolling()
        return self.group(rolls - GROUP) if rolls >= GROUP else self.standing(rolls)

    def dice(self) -> str:
        state = self.state
        return self.names.listed([str(die) for die in (state.first_die, state.second_die) if die])

    def total(self) -> int:
        return rolling.total(self.state, self.rolling())

    def goal(self) -> int:
        return rolling.target(self.state, self.rolling())

    def missing(self) -> int:
        return self.goal() - self.total()

    # Building and paying.

    def component_at_hand(self) -> int:
        return SettleCost.COMPONENT.in_frame(self.state, self.state.last_place_of(steps.SETTLE_COST))

    def component(self) -> str:
        return self.names.of(COMPONENTS[self.component_at_hand()])

    def discount(self) -> int:
        return self.state.discounts

    def wealth(self) -> str:
        """What the contributors of a build have together."""
        state = self.state
        builders = contributors(state, self.field("space"))
        found = {good: payment.wealth(state, builders, number) for number, good in enumerate(GOODS)}
        return self.names.goods(found)

    def refusers(self) -> str:
        shut = self.state.shut
        return self.names.listed(
            [self.names.seat(seat) for seat in range(self.state.rules.seats) if (shut >> seat) & 1]
        )

    def due(self) -> str:
        state = self.state
        return self.names.goods({good: state.shares[SHARES + number] for number, good in enumerate(GOODS)})

    def payer(self) -> str:
        state = self.state
        return self.names.seat(state.clockwise(self.field("initiator"), self.field("share") // KINDS_OF_GOODS))

    def good(self) -> str:
        return self.names.name(GOODS[self.field("share") % KINDS_OF_GOODS])

    def share(self) -> str:
        """What this seat is asked to pay."""
        first = self.viewer * KINDS_OF_GOODS
        return self.names.goods({good: self.state.shares[first + number] for number, good in enumerate(GOODS)})

    def purpose(self) -> str:
        """What is being paid for."""
        code = codes(self.state)[1]
        below = frame(self.state, 1)
        if code == steps.OMEN:
            return self.card()
        if code == steps.SETTLE_COST:
            return self.names.of(COMPONENTS[below["component"]])
        spanish = self.names.lang == "es"
        if code == steps.PURCHASE and below["thing"] >= ARMS:
            sunk = below["thing"] - ARMS
            raised = self.names.of(SITE_NAMES[tile(sunk, self.state.land[sunk] + 1)])
            return f"sacar a flote {raised}" if spanish else f"unflooding {raised}"
        arm = self.names.of(PENINSULAS[below["thing" if code == steps.PURCHASE else "peninsula"]])
        return f"una barrera en {arm}" if spanish else f"a barrier for {arm}"
