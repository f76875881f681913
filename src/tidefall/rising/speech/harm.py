"""What a choice brings about: tiles, barriers and figures that go, and what has to be paid (`kernel/harm.py`).

Nothing that is decided is hidden here, so all seats are told the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.harm import Foresight, Guide, Loss, Outlook
from tidefall.kernel.speech import saying
from tidefall.rising.rules import actions, happenings, payment, steps
from tidefall.rising.rules.building import CostStep, changes_of_cost, cost_of
from tidefall.rising.rules.content import ALLIES, ENERGY, FIGURE_KINDS, GOODS, KINDS_OF_GOODS
from tidefall.rising.rules.frames import is_build_space
from tidefall.rising.rules.island import PENINSULAS, SITE_NAMES, SPACE_NAMES, tile
from tidefall.rising.rules.payment import Payment
from tidefall.rising.rules.state import NONE, SHARES, RisingState

if TYPE_CHECKING:
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State

FLOODED: Final = int(happenings.FLOODED)
BARRIER_LOST: Final = int(happenings.BARRIER_LOST)
RETURNED: Final = int(happenings.RETURNED)
TO_SUPPLY: Final = int(happenings.TO_SUPPLY)
SPENT: Final = int(happenings.SPENT)
DEFENCES: Final = (int(steps.SENTINELS), int(steps.RESPONSE))
"""Windows in which somebody may keep away what is coming."""
SETTLES_WHAT: Final = (
    *(int(steps.CHOOSE_FLOOD), int(steps.TSUNAMI)),
    *(int(steps.DISCARD_BARRIER), int(steps.WRATH_BARRIER)),
)
"""Questions in which something is lost whatever the answer."""
BILLS: Final = (int(steps.PAYMENT), int(steps.CONSENT), int(steps.RAISE_COST), int(steps.LOWER_COST))
"""Steps of a payment that has begun."""

COSTLY: Final = (int(steps.PAYMENT), int(steps.CONSENT), int(steps.BUILD))
"""Questions whose answers have a price, whatever comes next."""
LOOKED_PAST: Final = frozenset((*DEFENCES, *SETTLES_WHAT, *BILLS))
TELLING: Final = frozenset((FLOODED, BARRIER_LOST, RETURNED, TO_SUPPLY, SPENT))


def consequences(state: RisingState, seat: int, action: int) -> dict[str, Any]:
    """The `harm` and the `price` of a choice, as far as there are any."""
    world = state.tried(seat, action)
    if (
        int(world.top()) not in LOOKED_PAST
        and int(state.top()) not in COSTLY
        and not world.is_chance_node()
        and not any(entry[1] in TELLING for entry in world.log or ())
    ):
        return {}
    guide = RisingGuide(state, seat, action)
    seen = Foresight(guide)
    seen.look(world)
    told: dict[str, Any] = {}
    if seen.lost or seen.may:
        told["harm"] = {
            "lost": [loss.told for loss in seen.lost.values()],
            "may": [loss.told for loss in seen.may.values()],
            "most": seen.most,
            "defenders": guide.defenders,
        }
        told["harm"]["say"] = said(told["harm"], seat)
    if guide.price:
        told["price"] = {**guide.price, "say": said_of_price(guide.price, seat)}
    return told


def said(harm: dict[str, Any], seat: int) -> Saying:
    """It in words, to the seat that chooses."""
    parts = [*parts_of(harm["lost"], True, seat), *parts_of(harm["may"], False, seat)]
    if harm["defenders"]:
        return saying("rising-harm-defended", parts=parts, defenders=[{"seat": one} for one in harm["defenders"]])
    return saying("rising-harm", parts=parts)


def parts_of(pieces: list[dict[str, Any]], certain: bool, seat: int) -> list[Saying]:
    parts: list[Saying] = []
    tiles = [one["piece"].rsplit("_", 1) for one in pieces if one["kind"] == "tile"]
    if tiles:
        named = [saying(f"rising-tile-{arm}", ring=int(ring)) for arm, ring in tiles]
        parts.append(saying("rising-harm-tiles", tiles=named, certain=certain))
    figures = [(one["seat"], one["piece"]) for one in pieces if one["kind"] == "figure" and one["at"]]
    if figures:
        parts.append(saying("rising-harm-figures", figures=counted(figures, seat), certain=certain))
    leaving = [(one["seat"], one["piece"]) for one in pieces if one["kind"] == "figure" and not one["at"]]
    if leaving:
        parts.append(saying("rising-harm-supply", figures=counted(leaving, seat)))
    barriers = [saying(f"rising-harm-barrier-{one['at']}") for one in pieces if one["kind"] == "barrier"]
    if barriers:
        parts.append(saying("rising-harm-barriers", barriers=barriers, certain=certain))
    return parts


def counted(figures: list[tuple[int, str]], seat: int) -> list[Saying]:
    """How many of whose, one's own first."""
    told: list[Saying] = []
    for owner, kind in sorted(dict.fromkeys(figures), key=lambda figure: (figure[0] != seat, figure[0])):
        count = figures.count((owner, kind))
        whose = {"player": {"seat": owner}, "own": owner == seat}
        if kind in ALLIES:
            told.append(saying("rising-harm-ally", ally=saying(f"rising-ally-{kind.replace('_', '-')}"), **whose))
        else:
            told.append(saying(f"rising-harm-figure-{kind}", count=count, **whose))
    return told


def said_of_price(price: dict[str, Any], seat: int) -> Saying:
    return saying(
        "rising-price",
        goods=[saying(f"rising-price-{good}", count=amount) for good, amount in price["goods"].items()],
        more=price["more"],
        less=price["less"],
        payers=[{"seat": payer} for payer in price["payers"]],
        shared=price["payers"] != [seat],
    )


class RisingGuide(Guide):
    def __init__(self, state: RisingState, seat: int, action: int) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.defenders: list[int] = []
        """Who may block the flood or cancel the card, in the order in which they are asked."""
        self.price: dict[str, Any] | None = None

    def losses(self, world: State) -> list[Loss]:
        assert isinstance(world, RisingState)
        assert world.log is not None
        if self.price is None:
            self.price = price_of(self.state, self.seat, self.action, world)
        found: list[Loss] = []
        for _, kind, a, b, c in world.log:
            if kind == FLOODED:
                site = SITE_NAMES[tile(a, b)]
                found.append(Loss(site, {"kind": "tile", "piece": site, "seat": None, "at": PENINSULAS[a]}))
            elif kind == BARRIER_LOST:
                arm = PENINSULAS[a]
                found.append(Loss(f"barrier {arm}", {"kind": "barrier", "piece": "barrier", "seat": None, "at": arm}))
            elif kind == RETURNED and not self.is_gate(c):
                told = {"kind": "figure", "piece": FIGURE_KINDS[world.kind(a)], "seat": b, "at": SPACE_NAMES[c]}
                found.append(Loss(f"figure {a}", told))
            elif kind == TO_SUPPLY:
                told = {"kind": "figure", "piece": FIGURE_KINDS[b], "seat": a, "at": None}
                found.append(Loss(f"supply {a} {b}", told))
        return found

    def is_gate(self, space: int) -> bool:
        """Whoever has built something goes home with honour."""
        return is_build_space(self.state, space)

    def outlook(self, world: State) -> Outlook | None:
        assert isinstance(world, RisingState)
        top = int(world.top())
        if top in DEFENCES:
            if int(world.player) not in self.defenders:
                self.defenders.append(int(world.player))
            return Outlook([int(actions.PASS)], False)
        if world.is_chance_node():
            # The next card may be known; what only dice or a shuffled deck can tell is another matter.
            outcomes = world.legal_actions()
            return Outlook(outcomes, True) if len(outcomes) == 1 else None
        if top in SETTLES_WHAT and (top == steps.TSUNAMI or self.state.place_of(top) < 0):
            return Outlook(world.legal_actions(), True)
        return None


def price_of(state: RisingState, seat: int, action: int, world: RisingState) -> dict[str, Any]:
    """What has to be paid: `goods`; `more` and `less` of any resource; `payers`, who pay or may be asked to.

    `world` is the state in which somebody is asked next; its log tells what was spent on the way.
    """
    top = int(state.top())
    if top == steps.PAYMENT:
        amount, good = action - int(actions.AMOUNT), int(Payment.SHARE.of(state)) % int(KINDS_OF_GOODS)
        payer = int(state.clockwise(Payment.INITIATOR.of(state), Payment.SHARE.of(state) // KINDS_OF_GOODS))
        return bill({good: amount}, [payer])
    if top == steps.CONSENT:
        first = seat * int(KINDS_OF_GOODS)
        share = {good: int(state.shares[first + good]) for good in range(int(KINDS_OF_GOODS))}
        return bill(share, [seat]) if action == actions.ACCEPT else {}
    assert world.log is not None
    spent = [(a, b, c) for _, kind, a, b, c in world.log if kind == SPENT]
    if spent:
        total: dict[int, int] = {}
        for _, good, amount in spent:
            total[good] = total.get(good, 0) + amount
        return bill(total, sorted({payer for payer, _, _ in spent}))
    if world.over:
        return {}
    if int(world.top()) in BILLS and state.place_of(world.top()) < 0:
        return unpaid(world)
    if top == steps.BUILD and action >= actions.COMPONENT:
        component = action - int(actions.COMPONENT)
        cost = {good: int(cost_of(state, component, good)) for good in range(int(KINDS_OF_GOODS))}
        more, less = changes_of_cost(state, component)
        return bill(cost, seats_in(state, int(state.builders)), int(more), int(less))
    return {}


def unpaid(world: RisingState) -> dict[str, Any]:
    """What those who are about to pay owe together, as far as it is settled."""
    goods: dict[int, int] = {}
    seats = range(int(world.rules.seats))
    for good in range(int(KINDS_OF_GOODS)):
        given = sum(int(world.shares[seat * KINDS_OF_GOODS + good]) for seat in seats)
        goods[good] = given + int(world.shares[SHARES + good])
    top = int(world.top())
    if top == steps.CONSENT:
        paying = [seat for seat in seats if any(world.shares[seat * KINDS_OF_GOODS + good] for good in goods)]
        return bill(goods, paying)
    if top == steps.PAYMENT:
        less = 0
        horn = payment.saver(world) if Payment.HORN.of(world) else NONE
        if horn != NONE and (int(world.payers) >> int(horn)) & 1 and goods[int(ENERGY)] > payment.saving(world):
            less = int(payment.saving(world))
        return bill(goods, seats_in(world, int(world.payers)), 0, less)
    more = int(CostStep.LEFT.of(world)) if top == steps.RAISE_COST else 0
    less = int(CostStep.LEFT.below(world) if top == steps.RAISE_COST else CostStep.LEFT.of(world))
    return bill(goods, seats_in(world, int(world.builders & ~world.shut)), more, less)


def bill(goods: dict[int, int], payers: list[int], more: int = 0, less: int = 0) -> dict[str, Any]:
    named = {GOODS[good]: amount for good, amount in goods.items() if amount}
    if not named:
        return {}
    return {"goods": named, "more": more, "less": less, "payers": payers}


def seats_in(world: RisingState, seats: int) -> list[int]:
    return [seat for seat in range(int(world.rules.seats)) if (seats >> seat) & 1]
