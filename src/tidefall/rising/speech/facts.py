"""What choices and prompts may tell of a state: each fact is a method, worked out where a message wants it.

A choice always tells its own piece, from and to; a prompt always tells the fields of its step's frame and the
misfortune at hand. So most of what a new card needs is there without a word here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.speech import Saying, saying
from tidefall.rising.rules import effects, payment, rolling, steps
from tidefall.rising.rules.activation import atlantium_for
from tidefall.rising.rules.building import SettleCost, contributors, cost_of, why_nothing
from tidefall.rising.rules.content import (
    ALLIES,
    ARTIFACTS,
    CARDS,
    COUNCILORS,
    FAVORABLE_WINDS,
    FIGURE_KINDS,
    GOODS,
    KINDS_OF_GOODS,
    LETTERS,
    MISFORTUNES,
    ORICHALCUM_FOUNDRY,
    WARD_LOOM,
    WORKS,
)
from tidefall.rising.rules.figures import FIRST_OF_ALLIES, GROUP
from tidefall.rising.rules.flooding import CONTROLLED, ChooseFlood
from tidefall.rising.rules.happenings import REASONS
from tidefall.rising.rules.island import ARMS, CITIES, PENINSULAS, SITE_NAMES, SPACE_NAMES, tile
from tidefall.rising.rules.monstrosities import freeing
from tidefall.rising.rules.monstrosities.allies import is_available
from tidefall.rising.rules.monstrosities.letters import SEA_MONSTERS
from tidefall.rising.rules.monstrosities.store import SEA_ATTACKER
from tidefall.rising.rules.placing import badge_of
from tidefall.rising.rules.setup import letter_to_fill
from tidefall.rising.rules.state import DRAWN, NONE, REVEALED, SHARES, RisingState, is_double
from tidefall.rising.rules.things.ally_omens import AllyOmen
from tidefall.rising.rules.things.gantry import FreeBuild
from tidefall.rising.rules.things.misfortunes import OmenOfLoss
from tidefall.rising.rules.units import is_group, is_unit
from tidefall.rising.speech.names import amount, figure, figures, goods, names
from tidefall.rising.speech.reading import codes, figure_name, frame, held_cards, pool_of, space_name

if TYPE_CHECKING:
    from tidefall.kernel.step import Choice
    from tidefall.rising.speech.names import Fact

SEATS: Final = ("seat", "initiator", "claimant", "proposer", "chooser")
"""Fields of frames that are players."""
NUMBERS: Final = ("left", "most")
"""Fields of frames that are told as they are."""


class Facts:
    """What is asked of whom, and of a choice what it is about, as this seat would say it."""

    def __init__(self, state: RisingState, seat: int, choice: Choice | None = None) -> None:
        self.state = state
        self.names = names(state.game.values)
        self.viewer = seat
        self.choice = choice

    def told(self, wanted: tuple[str, ...]) -> dict[str, Fact]:
        """The facts of these names; a text that is not there is not told."""
        facts = {fact: getattr(self, fact)() for fact in wanted}
        return facts if facts.get("text", True) else {fact: facts[fact] for fact in facts if fact != "text"}

    def field(self, name: str) -> int:
        """A field of the step's frame."""
        return frame(self.state)[name]

    def fields(self) -> dict[str, Fact]:
        """The fields of the step's frame that say something to people."""
        told: dict[str, Fact] = {}
        for name, value in frame(self.state).items():
            if name in SEATS:
                told[name] = {"seat": value}
            elif name in NUMBERS:
                told[name] = value
            elif name == "peninsula":
                told[name] = self.names.of(PENINSULAS[value])
            elif name == "component":
                told[name] = self.names.of(WORKS[value])
            elif name == "space":
                told[name] = self.names.of(space_name(value))
            elif name == "figure":
                told[name] = self.standing(value)
            elif name == "unit":
                told[name] = self.unit(value)
        if self.state.card != NONE:
            told["card"] = self.names.of(MISFORTUNES[self.state.card])
        return told

    # A choice.

    def chosen(self) -> Choice:
        assert self.choice
        return self.choice

    def text(self) -> Saying | None:
        """What the card, component, councilor or tile of a choice does."""
        choice = self.chosen()
        if choice.verb == "power":
            return self.names.text(choice.piece, hologram=True)
        is_figure = ":" in choice.piece or choice.piece in FIGURE_KINDS
        return self.names.text((choice.target or choice.origin) if is_figure or not choice.piece else choice.piece)

    def step(self) -> str:
        """Where a verb means different things."""
        return self.state.step().name

    def one(self) -> Fact:
        """One of the good that a choice names."""
        return amount(1, self.chosen().piece)

    def n(self) -> int:
        """The number of an amount that a choice names."""
        return int(self.chosen().piece.split(" ")[0])

    def artifact(self) -> bool:
        """Whether a choice uses an artifact, which is not played."""
        return self.chosen().piece in ARTIFACTS

    def item(self) -> str:
        """The magic item that a choice is about, to choose a sentence by."""
        return self.chosen().piece

    def barrier(self) -> bool:
        """Whether a barrier would absorb a flood that is being chosen (R-5.8)."""
        state = self.state
        if not state.has_barrier(self.arm()) or state.top() == steps.WRATH:
            return False
        return state.top() != steps.CHOOSE_FLOOD or ChooseFlood.SOURCE.of(state) != CONTROLLED

    def why(self) -> Saying | None:
        """Why nothing could be built now on the build space of a choice."""
        reason, seat = why_nothing(self.state, SPACE_NAMES.index(self.chosen().origin))
        return reason_for(self.state, REASONS[reason], seat if seat >= 0 else None)

    def arm(self) -> int:
        """The peninsula that a choice is about, or the step."""
        if self.choice and self.choice.target:
            return PENINSULAS.index(self.choice.target)
        return self.field("peninsula")

    def farthest(self) -> Fact:
        """The tile that a flood would take."""
        return self.names.of(SITE_NAMES[tile(self.arm(), self.state.land[self.arm()])])

    def nearest(self) -> Fact:
        """The tile that an unflood would bring back."""
        return self.names.of(SITE_NAMES[tile(self.arm(), self.state.land[self.arm()] + 1)])

    def price(self) -> Fact:
        """What a barrier, an unflood, freeing somebody or a barrier of the Ward Loom costs."""
        rules = self.state.rules
        verb = self.choice.verb if self.choice else "weave"
        prices = {"barrier": rules.barrier_price, "unflood": rules.unflood_price, "free": freeing.PRICE}
        return amount(int(prices.get(verb, rules.component_number[WARD_LOOM])), "energy")

    def extra_price(self) -> Fact:
        return amount(int(self.state.rules.extra_card_price), "energy")

    def cost(self) -> list[Saying]:
        """The printed cost of the component that is named."""
        work = WORKS.index(self.choice.piece) if self.choice else self.component_at_hand()
        return goods({good: int(cost_of(self.state, work, number)) for number, good in enumerate(GOODS)})

    def yields(self) -> Fact:
        """The Atlantium that an amount of ore would become."""
        state = self.state
        if state.top() != steps.CONVERT:
            return None
        seat = state.owner[self.field("figure")]
        ore = self.n() * self.field("rate")
        return amount(int(atlantium_for(state, seat, ore, state.site(self.field("figure")))), "atlantium")

    def boost(self) -> int:
        """What one energy adds to a roll."""
        return int(rolling.boost_of(self.state, self.viewer))

    def winds(self) -> Fact:
        return self.names.of(CARDS[FAVORABLE_WINDS])

    def face(self) -> int:
        return int(self.state.rules.card_number[FAVORABLE_WINDS])

    def smelted(self) -> Fact:
        """The Atlantium of the Orichalcum Foundry."""
        return amount(int(self.state.rules.component_number[ORICHALCUM_FOUNDRY]), "atlantium")

    def turn(self) -> int:
        """As which card from the top a misfortune is put back."""
        return self.field("back") + 1 if "back" in frame(self.state) else 0

    def number(self) -> int:
        """How much may be done."""
        return self.field("left")

    def double(self) -> bool:
        """Whether a tile gets a double space by the Libram of Unity."""
        return self.chosen().target.startswith(PENINSULAS[CITIES])

    # Who.

    def starter(self) -> Fact:
        return {"seat": int(self.state.starter)}

    def drawer(self) -> Fact:
        return {"seat": int(self.state.drawer)}

    def who(self) -> Fact:
        """The seat that the step is about, if it is about one."""
        seat = frame(self.state).get("seat")
        return None if seat is None else {"seat": seat}

    def proposer(self) -> Fact:
        """Who has proposed what others are asked about."""
        return {"seat": frame(self.state).get("proposer", int(self.state.activator))}

    def bearer(self) -> Fact:
        """The Leader or Hologram that may cancel a misfortune or block a flood."""
        state = self.state
        bearer = state.bearer(self.field("asked"))
        return figure(int(state.owner[bearer]), FIGURE_KINDS[state.kind(bearer)], self.viewer)

    def holder(self) -> Fact:
        """Whose place somebody asks for."""
        return {"seat": int(self.state.owner[self.field("figure")])}

    # What is at hand.

    def omen(self) -> str:
        """The omen that is suffered or averted, to choose a sentence by."""
        return MISFORTUNES[self.state.card]

    def omen_arm(self) -> Fact:
        """The peninsula that an omen floods, if it names one."""
        effect = effects.MISFORTUNES[self.state.card]
        return self.names.of(PENINSULAS[effect.peninsula]) if isinstance(effect, OmenOfLoss) else None

    def omen_price(self) -> Fact:
        state = self.state
        effect = effects.MISFORTUNES[state.card]
        if isinstance(effect, AllyOmen):
            return amount(int(effect.size(state)), GOODS[effect.good])
        good = effect.good if isinstance(effect, OmenOfLoss) else GOODS.index("energy")
        return amount(int(state.rules.misfortune_number[state.card]), GOODS[good])

    def ally(self) -> Fact:
        """The Ally that an omen brings to those who pay, if it is there to be recruited."""
        effect = effects.MISFORTUNES[self.state.card]
        if not isinstance(effect, AllyOmen) or not is_available(self.state, effect.ally):
            return None
        return self.names.of(ALLIES[effect.ally - int(FIRST_OF_ALLIES)])

    def of_tile(self) -> bool:
        """Whether Medusa's peninsula is settled, so that a die chooses her tile."""
        return self.field("arm") > 0

    def of_volunteers(self) -> bool:
        """Whether volunteers are shared out, not followers."""
        return self.field("volunteers") > 0

    def malfunction(self) -> Fact:
        return self.names.of("malfunction")

    def watchtower(self) -> Fact:
        return self.names.of("astral_watchtower")

    def letter(self) -> str:
        return LETTERS[letter_to_fill(self.state)]

    def boards(self) -> list[Fact]:
        boards = COUNCILORS[: self.state.rules.councilors]
        shown = [name for number, name in enumerate(boards) if self.state.boards[number] == REVEALED]
        return [self.names.of(name) for name in shown]

    def pool(self) -> list[Saying]:
        pool = pool_of(self.state, self.viewer)
        allies = [saying("rising-figures-ally", ally=self.names.of(kind)) for kind in ALLIES if kind in pool]
        return [*figures(pool), *allies]

    def volunteers(self) -> int:
        """How many are still to be shared out."""
        return codes(self.state).count(int(steps.SHARE_VOLUNTEER))

    def helped(self) -> int:
        """How many the Automaton may still help."""
        return int(rolling.MOST_HELPED - rolling.helped_on(self.state, self.field("site")))

    def hand(self) -> int:
        return int(self.state.cards_in(self.field("seat")))

    def limit(self) -> int:
        return int(self.state.hand_limit(self.field("seat")))

    def drawn(self) -> list[Fact]:
        return [self.names.of(card) for card in held_cards(self.state, DRAWN)]

    def rate(self) -> Fact:
        return amount(self.field("rate"), "atlantium")

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

    def contested(self) -> Fact:
        """The space that two seats want."""
        return self.names.of(space_name(self.state.where[self.field("figure")]))

    def site(self) -> Fact:
        """Where the Adept stands."""
        state = self.state
        return self.names.of(SITE_NAMES[state.site(state.bearer(self.field("bearer")))])

    def standing(self, figure: int) -> Saying:
        """A figure, and where it is."""
        who = self.names.of(figure_name(self.state, figure) + badge_of(self.state, figure), self.viewer)
        where = self.state.where[figure]
        if where < 0:
            return saying("rising-figure-in-pool", figure=who)
        return saying("rising-figure-at", figure=who, space=self.names.of(space_name(where)))

    def unit(self, unit: int) -> Fact:
        """A figure or a group that may act."""
        if unit < GROUP:
            return self.standing(unit)
        space = self.names.of(space_name(unit - int(GROUP)))
        return saying("rising-pair", space=space) if is_double(unit - int(GROUP)) else space

    # Rolls.

    def rolling(self) -> int:
        return int(rolling.RollWindow.UNIT.in_frame(self.state, self.state.last_place_of(steps.ROLL_WINDOW)))

    def roller(self) -> Fact:
        return self.unit(self.rolling())

    def dice(self) -> list[int]:
        return [int(die) for die in (self.state.first_die, self.state.second_die) if die]

    def total(self) -> int:
        return int(rolling.total(self.state, self.rolling()))

    def goal(self) -> int:
        return int(rolling.target(self.state, self.rolling()))

    def thrower(self) -> Fact:
        """Who casts a die that selects something."""
        return {"seat": self.rolling()}

    def result(self) -> int:
        """What a die selects, with all that was added."""
        return int(rolling.selected(self.state))

    def missing(self) -> int:
        return self.goal() - self.total()

    def attacker(self) -> Fact:
        """The sea monster of this round."""
        return self.names.of(SEA_MONSTERS[SEA_ATTACKER.of(self.state) - 1])

    # Building and paying.

    def component_at_hand(self) -> int:
        place = self.state.last_place_of(steps.SETTLE_COST)
        if place < 0:
            return int(FreeBuild.COMPONENT.in_frame(self.state, self.state.last_place_of(steps.GANTRY)))
        return int(SettleCost.COMPONENT.in_frame(self.state, place))

    def project(self) -> Fact:
        """The component that is being built."""
        return self.names.of(WORKS[self.component_at_hand()])

    def discount(self) -> int:
        return int(self.state.discounts)

    def wealth(self) -> list[Saying]:
        """What the contributors of a build have together."""
        state = self.state
        builders = contributors(state, self.field("space"))
        return goods({good: int(payment.wealth(state, builders, number)) for number, good in enumerate(GOODS)})

    def refusers(self) -> list[Fact]:
        shut = self.state.shut
        return [{"seat": seat} for seat in range(self.state.rules.seats) if (shut >> seat) & 1]

    def due(self) -> list[Saying]:
        state = self.state
        return goods({good: int(state.shares[SHARES + number]) for number, good in enumerate(GOODS)})

    def payer(self) -> Fact:
        state = self.state
        share = self.field("share") // int(KINDS_OF_GOODS)
        return {"seat": int(state.clockwise(self.field("initiator"), share))}

    def good(self) -> Fact:
        return self.names.of(GOODS[self.field("share") % KINDS_OF_GOODS])

    def share(self) -> list[Saying] | None:
        """What this seat is asked to pay, if it is."""
        if self.state.top() != steps.CONSENT:
            return None
        first = self.viewer * KINDS_OF_GOODS
        return goods({good: int(self.state.shares[first + number]) for number, good in enumerate(GOODS)})

    def purpose(self) -> Fact:
        """What is being paid for."""
        code = codes(self.state)[1]
        below = frame(self.state, 1)
        if code in (steps.OMEN, steps.ALLY_OMEN, steps.RED_SKIES):
            return saying("rising-purpose-omen", card=self.names.of(MISFORTUNES[self.state.card]))
        if code == steps.STEM_FLOOD:
            arm = below["peninsula"]
            return saying("rising-purpose-stem", tile=self.names.of(SITE_NAMES[tile(arm, self.state.land[arm])]))
        if code in (steps.SETTLE_COST, steps.GANTRY):
            return self.names.of(WORKS[below["component"]])
        if code == steps.PURCHASE and below["thing"] >= ARMS:
            sunk = below["thing"] - ARMS
            raised = self.names.of(SITE_NAMES[tile(sunk, self.state.land[sunk] + 1)])
            return saying("rising-purpose-unflood", tile=raised)
        arm = self.names.of(PENINSULAS[below["thing" if code == steps.PURCHASE else "peninsula"]])
        return saying("rising-purpose-barrier", peninsula=arm)


def reason_for(state: RisingState, reason: str, seat: int | None) -> Saying | None:
    """Why nothing is built, within a sentence, and the seat it is about; None if there is nothing to explain."""
    if not reason:
        return None
    called = names(state.game.values).of
    facts: dict[str, Any] = {"core": called("power_core")}
    if reason == "lost_schema":
        facts = {"schema": called("lost_schema")}
    elif reason in ("too_dear", "not_paid"):
        facts = {}
    elif seat is not None:
        facts["player"] = {"seat": int(seat)}
    return saying(f"rising-why-{reason.replace('_', '-')}", **facts)
