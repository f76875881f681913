"""What the components of Monstrosities do, and the decisions of those who build or use them (M-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice
from tidefall.rising.rules import actions, effects, steps
from tidefall.rising.rules.activation import recruit
from tidefall.rising.rules.content import (
    ALLIES,
    CALM_SEAS,
    CARDS,
    COMPONENTS,
    ENERGY,
    FIGURE_KINDS,
    MISFORTUNES,
    RECEDING_WATERS,
    RED_SKIES,
    RESOURCES,
    SEATS,
    VOLUNTEER,
)
from tidefall.rising.rules.effects import ComponentEffect
from tidefall.rising.rules.figures import CREW, FIRST_OF_ALLIES, IS_FOLLOWER
from tidefall.rising.rules.flooding import describe_peninsula
from tidefall.rising.rules.frames import is_pair_on
from tidefall.rising.rules.happenings import CARD_KEPT, DECK_SHUFFLED, STONES_LOST
from tidefall.rising.rules.hooks import THINGS
from tidefall.rising.rules.island import (
    ARMS,
    BUILD_SPACES,
    GATE,
    SITE_OF,
    SITE_OF_COMPONENT,
    SPACE_NAMES,
    TILES,
    peninsula_of,
)
from tidefall.rising.rules.library import DrawCard, HandLimit, draw_and_keep
from tidefall.rising.rules.monstrosities.allies import MEDUSA_ALLY, MERMAID, is_available, take_ally
from tidefall.rising.rules.monstrosities.pieces import is_inactive, restore
from tidefall.rising.rules.monstrosities.store import (
    ADDED_MISFORTUNES,
    EASIER,
    RECEIVERS,
    RELAYS,
    RELAYS_NEXT,
    REPEATS,
    REPEATS_NEXT,
    STONES,
    WIDE,
    WIDE_NEXT,
)
from tidefall.rising.rules.shared import PROPOSING, Shared
from tidefall.rising.rules.state import (
    CARD_PLACES,
    DECK,
    DRAWN,
    NONE,
    OMEN_DECK,
    OMEN_PLACES,
    OMEN_TOP,
    OUT,
    PILE,
    SUPPLY,
    RisingState,
)
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things.card_steps import take_goods
from tidefall.rising.rules.things.special_misfortunes import MonstrousThing

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

ABETTING_PHAROS: Final[i64] = COMPONENTS.index("abetting_pharos")
ECHO_ACTUALIZER: Final[i64] = COMPONENTS.index("echo_actualizer")
LAIC_RECEIVER: Final[i64] = COMPONENTS.index("laic_receiver")
TELLURIC_GNOMON: Final[i64] = COMPONENTS.index("telluric_gnomon")


# What opens or counts for the round to come.


class PossibilityMultiplier(ComponentEffect):
    """All 5+ spaces of the Cosmic Gate board are open next round (M-11.5)."""

    def act(self, state: RisingState, figure: i64) -> None:
        WIDE_NEXT.put(state, 1)


class NextRound(MonstrousThing):
    """What was stored for this round is live; and what a round may open (M-22.1)."""

    def round_begins(self, state: RisingState) -> None:
        for live, stored in ((WIDE, WIDE_NEXT), (RELAYS, RELAYS_NEXT), (REPEATS, REPEATS_NEXT)):
            live.put(state, stored.of(state))
            stored.put(state, 0)

    def room(self, state: RisingState, kind: i64, site: i64, spaces: i64) -> i64:
        if not WIDE.of(state):
            return spaces
        return BUILD_SPACES if site == GATE else spaces + state.rules.further[site]


# Allies and figures.


class AbettingPharos(ComponentEffect):
    """The two recruit an Ally (M-11.12)."""

    def act_as_pair(self, state: RisingState, space: i64) -> None:
        state.push(steps.PHAROS, ChooseAlly.SPACE.at(space))


class ChooseAlly(Shared):
    """DM-89: which Ally of the supply the two recruit."""

    name = "pharos"
    code = steps.PHAROS
    below = "after_action"
    SPACE: Final = Field(8)

    def waits(self, state: RisingState) -> bool:
        for ally in range(FIRST_OF_ALLIES, MEDUSA_ALLY):
            if is_available(state, ally):
                return True
        if is_available(state, MERMAID):
            return True
        state.pop()
        return False

    def involved(self, state: RisingState) -> i64:
        return state.owners_on(ChooseAlly.SPACE.of(state))

    def legal(self, state: RisingState, menu: Menu) -> None:
        for ally in range(FIRST_OF_ALLIES, state.rules.allies):
            if ally != MEDUSA_ALLY and is_available(state, ally):
                menu.add(actions.FIGURE + ally)

    def settle(self, state: RisingState, action: i64) -> None:
        seats = self.involved(state)
        state.pop()
        take_ally(state, action - actions.FIGURE, seats)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "enlist", ALLIES[action - actions.FIGURE - FIRST_OF_ALLIES])

    def fits(self, state: RisingState) -> bool:
        return is_pair_on(state, ChooseAlly.SPACE.of(state), SITE_OF_COMPONENT[ABETTING_PHAROS])


class AnastaticCenser(ComponentEffect):
    """One that is inactive or left the game comes back (M-11.6)."""

    def act(self, state: RisingState, figure: i64) -> None:
        state.push(steps.CENSER)


class Censer(Shared):
    """DM-87: who comes back, to the pool of the colour it had; a petrified volunteer goes to the supply."""

    name = "censer"
    code = steps.CENSER
    below = "after_action"

    def waits(self, state: RisingState) -> bool:
        for figure in range(state.rules.figures):
            if self.suits(state, figure):
                return True
        for space in range(STONES.size()):
            if STONES.of(state, space):
                return True
        state.pop()
        return False

    def suits(self, state: RisingState, figure: i64) -> bool:
        """Whether a figure is inactive, or a follower or Ally was removed; those that a game does not use were not."""
        if is_inactive(state, figure):
            return True
        if state.where[figure] != OUT or not IS_FOLLOWER[figure] or state.owner[figure] == NONE:
            return False
        return figure >= FIRST_OF_ALLIES or figure % CREW <= state.rules.followers + state.rules.supply

    def involved(self, state: RisingState) -> i64:
        return state.rules.everyone

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.PASS)
        for figure in range(state.rules.figures):
            if self.suits(state, figure):
                menu.add(actions.FIGURE + figure)
        for space in range(STONES.size()):
            if STONES.of(state, space):
                menu.add(actions.SPACE + space)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        if action >= actions.SPACE:
            space = action - actions.SPACE
            STONES.add(state, -1, space)
            state.held[space] -= 1
            state.tell(STONES_LOST, SITE_OF[space], 1)
        elif action != actions.PASS:
            restore(state, action - actions.FIGURE, state.activator)

    def describe(self, state: RisingState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(action, "pass")
        if action >= actions.SPACE:
            return Choice(action, "dismiss", FIGURE_KINDS[VOLUNTEER], SPACE_NAMES[action - actions.SPACE])
        figure = action - actions.FIGURE
        return Choice(action, "restore", f"{SEATS[state.owner[figure]]}:{FIGURE_KINDS[state.kind(figure)]}")


class EchoActualizer(ComponentEffect):
    """The Hologram's controller gains a card, energy and a resource (M-11.9)."""

    def act(self, state: RisingState, figure: i64) -> None:
        numbers = state.rules.catalogue.components[ECHO_ACTUALIZER].numbers
        take_goods(state, state.owner[figure], numbers["resources"], RESOURCES)
        state.gain(state.owner[figure], ENERGY, numbers["energy"])
        draw_and_keep(state, figure, numbers["cards"], numbers["cards"], False)


class DemoticClarion(ComponentEffect):
    """Everybody gains a follower, or the table shares out volunteers (M-11.14)."""

    def build(self, state: RisingState, number: i64) -> None:
        state.push(steps.CLARION)


class Clarion(Shared):
    """DM-90: which of the two."""

    name = "clarion"
    code = steps.CLARION
    below = "finish_build"

    def involved(self, state: RisingState) -> i64:
        return state.rules.everyone

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.FOLLOWER_EACH)
        menu.add(actions.SHARE_VOLUNTEERS)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        if action == actions.FOLLOWER_EACH:
            for step in range(state.rules.seats):
                recruit(state, state.clockwise(state.starter, state.rules.seats - 1 - step))
            return
        for _ in range(state.rules.component_second[COMPONENTS.index("demotic_clarion")]):
            state.push(steps.SHARE_VOLUNTEER)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "clarion", "followers" if action == actions.FOLLOWER_EACH else "volunteers")


# The deck, the library, targets and energy.


class StormGyve(ComponentEffect):
    """Calm Seas join the misfortune deck (M-11.13)."""

    def build(self, state: RisingState, number: i64) -> None:
        state.push(steps.GYVE, Gyve.LEFT.at(min(number, left_outside(state, CALM_SEAS))))


def left_outside(state: RisingState, kind: i64) -> i64:
    """How many copies of a misfortune are outside the deck and the discard pile."""
    rules = state.rules
    return rules.lot_copies[kind] - rules.in_deck[kind] - ADDED_MISFORTUNES.of(state, kind)


def add_to_deck(state: RisingState, kind: i64, count: i64) -> None:
    """Cards from outside join the deck; with a Red Skies the Mermaid comes to the supply (M-7.5)."""
    state.omens[kind * OMEN_PLACES + OMEN_DECK] += count
    ADDED_MISFORTUNES.add(state, count, kind)
    if kind == RED_SKIES and count and state.where[MERMAID] == OUT and state.owner[MERMAID] == NONE:
        state.where[MERMAID] = SUPPLY


def shuffle_deck(state: RisingState) -> None:
    """The draw deck is shuffled: no place in it is known any more (M-0.10)."""
    for place in range(state.known):
        state.omens[state.omens[OMEN_TOP + place] * OMEN_PLACES + OMEN_DECK] += 1
    state.known = 0
    state.tell(DECK_SHUFFLED, 0)


class Gyve(Shared):
    """DM-92: for each pair of Calm Seas, whether they are exchanged (M-7.3); then the deck is shuffled."""

    name = "gyve"
    code = steps.GYVE
    below = "finish_build"
    LEFT: Final = Field(4)

    def waits(self, state: RisingState) -> bool:
        left = Gyve.LEFT.of(state)
        if left >= PAIR and (self.may_take(state, RECEDING_WATERS) or self.may_take(state, RED_SKIES)):
            return True
        state.pop()
        add_to_deck(state, CALM_SEAS, left)
        shuffle_deck(state)
        return False

    def may_take(self, state: RisingState, kind: i64) -> bool:
        return left_outside(state, kind) > 0 and not (kind == RED_SKIES and state.rules.sea)

    def involved(self, state: RisingState) -> i64:
        return state.rules.everyone

    def legal(self, state: RisingState, menu: Menu) -> None:
        menu.add(actions.CALM)
        if self.may_take(state, RECEDING_WATERS):
            menu.add(actions.RECEDING)
        if self.may_take(state, RED_SKIES):
            menu.add(actions.RED)

    def settle(self, state: RisingState, action: i64) -> None:
        Gyve.LEFT.put(state, Gyve.LEFT.of(state) - PAIR)
        Shared.STAGE.put(state, PROPOSING)
        if action == actions.CALM:
            add_to_deck(state, CALM_SEAS, PAIR)
        else:
            add_to_deck(state, RECEDING_WATERS if action == actions.RECEDING else RED_SKIES, 1)

    def describe(self, state: RisingState, action: i64) -> Choice:
        kind = {int(actions.CALM): CALM_SEAS, int(actions.RECEDING): RECEDING_WATERS}.get(int(action), RED_SKIES)
        return Choice(action, "exchange", MISFORTUNES[kind])


PAIR: Final[i64] = 2


class AnamnesticFount(ComponentEffect):
    """The library is shuffled, and cards of it are shared out (M-11.18)."""

    def build(self, state: RisingState, number: i64) -> None:
        for card in range(state.rules.cards):
            state.cards[card * CARD_PLACES + DECK] += state.cards[card * CARD_PLACES + PILE]
            state.cards[card * CARD_PLACES + PILE] = 0
        for place in range(state.buried):
            state.cards[state.bottom[place] * CARD_PLACES + DECK] += 1
        state.buried = 0
        state.tell(DECK_SHUFFLED, 1)
        state.push(steps.FOUNT)
        state.push(steps.DRAW_CARD, DrawCard.LEFT.at(number) | DrawCard.SEAT.at(state.starter))


class Fount(Shared):
    """DM-92: who gets the next of the cards that were drawn; hand limits apply at once."""

    name = "fount"
    code = steps.FOUNT
    below = "finish_build"

    def waits(self, state: RisingState) -> bool:
        if self.next_card(state) != NONE:
            return True
        state.pop()
        return False

    def next_card(self, state: RisingState) -> i64:
        for card in range(state.rules.cards):
            if state.cards[card * CARD_PLACES + DRAWN]:
                return card
        return NONE

    def involved(self, state: RisingState) -> i64:
        return state.rules.everyone

    def legal(self, state: RisingState, menu: Menu) -> None:
        for seat in range(state.rules.seats):
            menu.add(actions.SEAT + seat)

    def settle(self, state: RisingState, action: i64) -> None:
        card = self.next_card(state)
        seat = action - actions.SEAT
        Shared.STAGE.put(state, PROPOSING)
        state.move_card(card, DRAWN, seat)
        state.tell(CARD_KEPT, seat, card)
        state.push(steps.HAND_LIMIT, HandLimit.SEAT.at(seat))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "hand", CARDS[self.next_card(state)], "", SEATS[action - actions.SEAT])


class TelluricGnomon(ComponentEffect):
    """Targets of a peninsula are lower for good (M-11.16)."""

    def build(self, state: RisingState, number: i64) -> None:
        state.push(steps.GNOMON)


class Gnomon(Shared):
    """DM-92: of which peninsula."""

    name = "gnomon"
    code = steps.GNOMON
    below = "finish_build"

    def involved(self, state: RisingState) -> i64:
        return state.rules.everyone

    def legal(self, state: RisingState, menu: Menu) -> None:
        for peninsula in range(ARMS):
            menu.add(actions.PENINSULA + peninsula)

    def settle(self, state: RisingState, action: i64) -> None:
        state.pop()
        EASIER.add(state, state.rules.component_number[TELLURIC_GNOMON], action - actions.PENINSULA)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return describe_peninsula(action, "ease")


class EasierTargets(MonstrousThing):
    """Telluric Gnomon, for every tile of its peninsula."""

    rank: i64 = 0

    def target(self, state: RisingState, site: i64, number: i64) -> i64:
        return number - EASIER.of(state, peninsula_of(site)) if site < TILES else number


class LaicReceiver(ComponentEffect):
    """Energy is worth more for the rest of the round (M-11.17)."""

    def build(self, state: RisingState, number: i64) -> None:
        RECEIVERS.put(state, 1)


class Receiver(MonstrousThing):
    """Every use of energy is a payment of its own: half the tokens, rounded up (M-4.8, M-21.4, M-21.5)."""

    rank: i64 = 2

    def tokens(self, state: RisingState, energy: i64) -> i64:
        if not RECEIVERS.of(state):
            return energy
        worth = state.rules.component_number[LAIC_RECEIVER]
        return (energy + worth - 1) // worth

    def boost(self, state: RisingState, seat: i64, by: i64) -> i64:
        return by * state.rules.component_number[LAIC_RECEIVER] if RECEIVERS.of(state) else by


THINGS.extend([NextRound(), EasierTargets(), Receiver()])
effects.components(
    {
        "possibility_multiplier": PossibilityMultiplier(),
        "anastatic_censer": AnastaticCenser(),
        "echo_actualizer": EchoActualizer(),
        "abetting_pharos": AbettingPharos(),
        "storm_gyve": StormGyve(),
        "demotic_clarion": DemoticClarion(),
        "telluric_gnomon": TelluricGnomon(),
        "laic_receiver": LaicReceiver(),
        "anamnestic_fount": AnamnesticFount(),
    }
)
STEPS.register(ChooseAlly(), Censer(), Clarion(), Gyve(), Fount(), Gnomon())
