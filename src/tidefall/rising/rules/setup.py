"""Setting up: Blueprint, decks, councilors, colours, figures, energy, starting player (section 2 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice, Step
from tidefall.rising.rules import actions, steps
from tidefall.rising.rules.content import (
    ARTIFACT,
    CARD_KIND,
    COLOURS,
    COMPONENTS,
    COUNCILORS,
    ENERGY,
    KINDS_OF_GOODS,
    POWER_CORE,
    SEATS,
    VOLUNTEER,
)
from tidefall.rising.rules.figures import CREW, FIRST_VOLUNTEER, KIND_OF, THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.frames import is_seat
from tidefall.rising.rules.happenings import COLOUR_TAKEN, COMPONENT_LAID, COUNCILOR_TAKEN, STARTER_FOUND
from tidefall.rising.rules.state import (
    CARD_PLACES,
    DECK,
    NONE,
    OMEN_DECK,
    OMEN_PLACES,
    OUT_OF_GAME,
    POOL,
    STACKED,
    SUPPLY,
    TAKEN,
    UNBUILT,
    UNSEEN,
    RisingState,
)
from tidefall.rising.rules.steps import STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu


def lay_out(state: RisingState) -> None:
    """Everything that takes neither chance nor choice, and the steps for what does (R-2.1)."""
    rules = state.rules
    state.parts[POWER_CORE] = UNBUILT
    for card in range(state.rules.cards):
        if CARD_KIND[card] == ARTIFACT:
            state.cards[card * CARD_PLACES + UNSEEN] = 1 if rules.copies[card] else 0
        else:
            state.cards[card * CARD_PLACES + DECK] = rules.copies[card]
    state.hidden_artifacts = min(rules.artifacts, state.cards_in(UNSEEN))
    for kind in range(state.rules.misfortunes):
        state.omens[kind * OMEN_PLACES + OMEN_DECK] = rules.in_deck[kind]
    for board in range(state.rules.councilors):
        state.boards[board] = STACKED
    for figure in range(FIRST_VOLUNTEER, rules.figures):
        if KIND_OF[figure] == VOLUNTEER:
            state.where[figure] = SUPPLY
    for seat in range(rules.players):
        people(state, seat)
    for seat in range(rules.seats):
        state.goods[seat * KINDS_OF_GOODS + ENERGY] = rules.starting_energy
    if rules.has_hologram:
        state.where[THE_HOLOGRAM] = POOL
    if rules.has_automaton:
        state.where[THE_AUTOMATON] = POOL
        state.owner[THE_AUTOMATON] = 0
    for thing in rules.hooks.laid_out:
        thing.laid_out(state)
    state.push(steps.ROUND)
    state.push(steps.FIND_STARTER)
    state.push(steps.TAKE_COUNCILOR if rules.free_councilors else steps.DEAL_COUNCILOR)
    if rules.level == 1:
        for index in range(len(rules.introductory)):
            state.parts[rules.introductory[index]] = UNBUILT
    else:
        state.push(steps.PICK_COMPONENT if rules.pick_components else steps.LAY_COMPONENT)


def people(state: RisingState, seat: i64) -> None:
    """A seat's Leader and starting followers stand in its pool, the further ones in the supply (R-2.8, R-2.13)."""
    rules = state.rules
    for number in range(CREW):
        figure = seat * CREW + number
        state.owner[figure] = seat
        if number <= rules.followers:
            state.where[figure] = POOL
        elif number <= rules.followers + rules.supply:
            state.where[figure] = SUPPLY


def letter_to_fill(state: RisingState) -> i64:
    """The first letter of which the Blueprint needs another component, or NONE."""
    rules = state.rules
    for letter in range(len(rules.letters)):
        count: i64 = 0
        for component in range(rules.components):
            if state.parts[component] != OUT_OF_GAME and rules.letter_of[component] == letter:
                count += 1
        if count < rules.letters[letter]:
            return letter
    return NONE


class BlueprintStep(Step[RisingState]):
    """Components of each letter of the level are found one by one (R-1.31)."""

    def waits(self, state: RisingState) -> bool:
        if letter_to_fill(state) != NONE:
            return True
        state.pop()
        return False

    def is_free(self, state: RisingState, component: i64) -> bool:
        return (
            state.parts[component] == OUT_OF_GAME
            and state.rules.in_pool[component] == 1
            and state.rules.letter_of[component] == letter_to_fill(state)
        )

    def lay(self, state: RisingState, component: i64) -> None:
        state.parts[component] = UNBUILT
        state.tell(COMPONENT_LAID, component)


class LayComponent(BlueprintStep):
    """Drawn at random."""

    name = "lay_component"
    code = steps.LAY_COMPONENT
    below = "take_councilor deal_councilor"

    def legal(self, state: RisingState, menu: Menu) -> None:
        for component in range(state.rules.components):
            if self.is_free(state, component):
                menu.weigh(component, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        self.lay(state, action)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "component", COMPONENTS[action])


class PickComponent(BlueprintStep):
    """D-03: picked by the first seat for the table."""

    name = "pick_component"
    code = steps.PICK_COMPONENT
    below = "take_councilor deal_councilor"

    def actor(self, state: RisingState) -> i64:
        return 0

    def legal(self, state: RisingState, menu: Menu) -> None:
        for component in range(state.rules.components):
            if self.is_free(state, component):
                menu.add(actions.COMPONENT + component)

    def apply(self, state: RisingState, action: i64) -> None:
        self.lay(state, action - actions.COMPONENT)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "pick", COMPONENTS[action - actions.COMPONENT])


def take_board(state: RisingState, seat: i64, councilor: i64) -> None:
    state.boards[councilor] = TAKEN
    state.council[seat] = councilor
    state.tell(COUNCILOR_TAKEN, seat, councilor)
    for thing in state.rules.hooks.board_taken:
        thing.board_taken(state, seat, councilor)


class TakeCouncilor(Step[RisingState]):
    """D-02: each seat in order takes a councilor, then a colour (R-2.7)."""

    name = "take_councilor"
    code = steps.TAKE_COUNCILOR
    below = "find_starter"
    SEAT: Final = Field(4)

    def waits(self, state: RisingState) -> bool:
        if TakeCouncilor.SEAT.of(state) < state.rules.players:
            return True
        state.pop()
        return False

    def actor(self, state: RisingState) -> i64:
        return TakeCouncilor.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for councilor in range(state.rules.councilors):
            if state.boards[councilor] == STACKED:
                menu.add(actions.COUNCILOR + councilor)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = TakeCouncilor.SEAT.of(state)
        TakeCouncilor.SEAT.put(state, seat + 1)
        take_board(state, seat, action - actions.COUNCILOR)
        state.push(steps.TAKE_COLOUR, TakeColour.SEAT.at(seat))

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "councilor", COUNCILORS[action - actions.COUNCILOR])

    def fits(self, state: RisingState) -> bool:
        return TakeCouncilor.SEAT.of(state) <= state.rules.players


class DealCouncilor(Step[RisingState]):
    """Councilors are dealt at random; colours follow the order of seats."""

    name = "deal_councilor"
    code = steps.DEAL_COUNCILOR
    below = "find_starter"
    SEAT: Final = Field(4)

    def waits(self, state: RisingState) -> bool:
        if DealCouncilor.SEAT.of(state) < state.rules.players:
            return True
        state.pop()
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        for councilor in range(state.rules.councilors):
            if state.boards[councilor] == STACKED:
                menu.weigh(councilor, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        seat = DealCouncilor.SEAT.of(state)
        DealCouncilor.SEAT.put(state, seat + 1)
        state.colour[seat] = seat
        take_board(state, seat, action)
        state.tell(COLOUR_TAKEN, seat, seat)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "councilor", COUNCILORS[action])

    def fits(self, state: RisingState) -> bool:
        return DealCouncilor.SEAT.of(state) <= state.rules.players


class TakeColour(Step[RisingState]):
    """The colour of a seat; with up to three players only those with enough followers (R-1.2)."""

    name = "take_colour"
    code = steps.TAKE_COLOUR
    below = "take_councilor choose_potions"
    SEAT: Final = Field(3)
    continues = True

    def actor(self, state: RisingState) -> i64:
        return TakeColour.SEAT.of(state)

    def legal(self, state: RisingState, menu: Menu) -> None:
        for colour in range(state.rules.colours):
            if self.is_free(state, colour):
                menu.add(actions.COLOUR + colour)

    def is_free(self, state: RisingState, colour: i64) -> bool:
        for seat in range(state.rules.seats):
            if state.colour[seat] == colour:
                return False
        return True

    def apply(self, state: RisingState, action: i64) -> None:
        state.colour[TakeColour.SEAT.of(state)] = action - actions.COLOUR
        state.tell(COLOUR_TAKEN, TakeColour.SEAT.of(state), action - actions.COLOUR)
        state.pop()

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "colour", COLOURS[action - actions.COLOUR])

    def fits(self, state: RisingState) -> bool:
        seat = TakeColour.SEAT.of(state)
        return is_seat(state, seat) and state.colour[seat] == NONE


class FindStarter(Step[RisingState]):
    """A random seat, or the first, has the starting player marker (R-2.10)."""

    name = "find_starter"
    code = steps.FIND_STARTER
    below = "round"

    def waits(self, state: RisingState) -> bool:
        if state.rules.random_start and state.rules.seats > 1:
            return True
        self.start(state, 0)
        return False

    def legal(self, state: RisingState, menu: Menu) -> None:
        for seat in range(state.rules.seats):
            menu.weigh(seat, 1)

    def apply(self, state: RisingState, action: i64) -> None:
        self.start(state, action)

    def start(self, state: RisingState, seat: i64) -> None:
        state.pop()
        state.starter = seat
        state.tell(STARTER_FOUND, seat)
        for thing in state.rules.hooks.starter_found:
            thing.starter_found(state)

    def describe(self, state: RisingState, action: i64) -> Choice:
        return Choice(action, "starter", SEATS[action])


STEPS.register(LayComponent(), PickComponent(), TakeCouncilor(), DealCouncilor(), TakeColour(), FindStarter())
