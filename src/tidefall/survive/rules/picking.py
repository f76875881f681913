"""Which piece is moved and where it goes: two decisions, of start-of-turn tiles and of the dice alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled
from tidefall.kernel.speech import saying
from tidefall.kernel.stack import Field
from tidefall.kernel.step import Choice
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.board import NAMES, SPACES
from tidefall.survive.rules.components import (
    ANYWHERE,
    DOLPHIN,
    FIRST_DOLPHIN,
    FIRST_PIECE,
    FIRST_SHIP,
    MOVE_SERPENT,
    MOVE_SHARK,
    MOVE_WHALE,
    PIECE_KINDS,
    PIECES,
    RANGE,
    SERPENT,
    SHARK,
    SHIP,
    SQUID,
    STARFISH,
    SWIM,
    TOKENS,
    WHALE,
    WIND,
)
from tidefall.survive.rules.creatures.creature import CREATURES
from tidefall.survive.rules.creatures.dolphin import free_dolphin, protege_of, switch
from tidefall.survive.rules.decision import Decision
from tidefall.survive.rules.happenings import CREATURE_MOVED, EXPLORER_MOVED, SHIP_SAILED
from tidefall.survive.rules.movement import sail_to
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.reach import (
    CURRENT,
    EMPTY_SHIP,
    FAIR_WIND,
    Traveller,
    any_vacant,
    has_way,
    reachable,
    sails_far,
    swims_far,
)
from tidefall.survive.rules.settling import settle
from tidefall.survive.rules.state import EXPLORERS, NONE, SurviveState
from tidefall.survive.speech import things

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu
    from tidefall.kernel.speech import Saying

DICE: Final[i64] = 0
"""The purpose of a pick that the dice allow; a start-of-turn tile's purpose is its back."""
SWIMMER: Final[i64] = 6
"""What is picked has a piece kind, or it is a swimmer."""
TILE_RANGE: Final[i64] = 3
"""How far a tile carries a swimmer or a ship (S-6.5, S-6.6)."""


class Pick(Decision):
    """Which piece the dice or the played tile will move. The dice leave the choice of none (S-3.12, S-8.6.8)."""

    name = "pick"
    code = steps.PICK
    below = "turn begin_move"
    continues = True
    PURPOSE: Final = Field(4)

    def fits(self, state: SurviveState) -> bool:
        return is_purpose(state, Pick.PURPOSE.of(state))

    def waits(self, state: SurviveState) -> bool:
        if Pick.PURPOSE.of(state) != DICE or self.any_candidate(state):
            return True
        state.pop()
        return False

    def legal(self, state: SurviveState, menu: Menu) -> None:
        purpose = Pick.PURPOSE.of(state)
        if purpose == SWIM:
            for explorer in range(state.rules.colours * TOKENS):
                if swims_far(state, explorer):
                    menu.add(actions.PICK_SWIMMER + explorer)
            return
        if purpose == DICE:
            menu.add(actions.PASS)
        for kind in range(SHIP + 1):
            if named(state, purpose, kind):
                self.list_pieces(state, menu, purpose, kind)
        if named(state, purpose, DOLPHIN):
            self.list_guards(state, menu, purpose)

    def any_candidate(self, state: SurviveState) -> bool:
        for kind in range(SHIP + 1):
            if named(state, DICE, kind):
                for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
                    if state.pieces[piece] >= 0 and movable(state, DICE, kind, piece):
                        return True
        return False

    def list_pieces(self, state: SurviveState, menu: Menu, purpose: i64, kind: i64) -> None:
        """Pieces of a kind by their spaces in ascending order; several in one space are one choice."""
        spots = filled(PIECES, 0)
        count: i64 = 0
        for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
            space = state.pieces[piece]
            if space < 0 or not movable(state, purpose, kind, piece) or protege_of(state, piece) != NONE:
                continue
            at = count
            while at > 0 and spots[at - 1] > space:
                spots[at] = spots[at - 1]
                at -= 1
            spots[at] = space
            count += 1
        for index in range(count):
            if index == 0 or spots[index] != spots[index - 1]:
                menu.add(actions.PICK + kind * SPACES + spots[index])

    def list_guards(self, state: SurviveState, menu: Menu, purpose: i64) -> None:
        """Dolphins with a protégé are told apart by it."""
        for explorer in range(state.rules.colours * TOKENS):
            dolphin = state.carrier[explorer]
            if FIRST_DOLPHIN <= dolphin < FIRST_SHIP and movable(state, purpose, DOLPHIN, dolphin):
                menu.add(actions.PICK_GUARD + explorer)

    def apply(self, state: SurviveState, action: i64) -> None:
        purpose = Pick.PURPOSE.of(state)
        state.pop()
        if action == actions.PASS:
            return
        if action < actions.PICK_SWIMMER:
            code = action - actions.PICK
            pick(state, purpose, code // SPACES, code % SPACES, EXPLORERS)
        elif action < actions.PICK_GUARD:
            explorer = action - actions.PICK_SWIMMER
            pick(state, purpose, SWIMMER, state.where[explorer], explorer)
        else:
            explorer = action - actions.PICK_GUARD
            pick(state, purpose, DOLPHIN, state.where[explorer], explorer)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        if action == actions.PASS:
            return Choice(0, "pass")
        if action >= actions.PICK_GUARD:
            explorer = action - actions.PICK_GUARD
            name = f"dolphin with {explorer_name(state.rules, explorer)}"
            return Choice(int(action), "pick", name, NAMES[state.where[explorer]])
        if action >= actions.PICK_SWIMMER:
            explorer = action - actions.PICK_SWIMMER
            return Choice(int(action), "pick", explorer_name(state.rules, explorer), NAMES[state.where[explorer]])
        code = action - actions.PICK
        return Choice(int(action), "pick", PIECE_KINDS[code // SPACES], NAMES[code % SPACES])

    def why_not(self, state: SurviveState, action: i64) -> Saying:
        if not actions.PICK <= action < actions.PICK_SWIMMER:
            return ""
        code = action - actions.PICK
        kind = PIECE_KINDS[code // SPACES]
        if not named(state, Pick.PURPOSE.of(state), code // SPACES):
            return saying("survive-why-wrong-kind", piece=things.piece(kind))
        return saying("survive-why-none-there", piece=things.piece(kind), space=NAMES[code % SPACES])


def pick(state: SurviveState, purpose: i64, kind: i64, space: i64, explorer: i64) -> None:
    """Ask where a piece goes; `explorer` is the swimmer itself, a dolphin's protégé, or EXPLORERS for none."""
    frame = Destination.PURPOSE.at(purpose) | Destination.KIND.at(kind)
    state.push(steps.DESTINATION, frame | Destination.SPACE.at(space) | Destination.EXPLORER.at(explorer))


def is_purpose(state: SurviveState, purpose: i64) -> bool:
    """Whether the dice, or a tile in step 1, can be what lets a piece be moved."""
    if purpose == DICE:
        rolled = state.face >= 0 and (state.distance > 0 or not state.rules.ch6)
        return rolled and state.place_of(steps.BEGIN_MOVE) < 0
    return (SWIM <= purpose <= MOVE_WHALE) and state.place_of(steps.BEGIN_MOVE) >= 0


def named(state: SurviveState, purpose: i64, kind: i64) -> bool:
    """Whether the dice or the tile allow a piece of this kind; squids go with whales (S-8.6.4, S-8.7.4)."""
    if purpose == DICE:
        return state.face == STARFISH or kind == state.face or (kind == SQUID and state.face == WHALE)
    if purpose == MOVE_SERPENT:
        return kind == SERPENT
    if purpose == MOVE_SHARK:
        return kind == SHARK
    if purpose == MOVE_WHALE:
        return kind in (WHALE, SQUID)
    return purpose == WIND and kind == SHIP


def movable(state: SurviveState, purpose: i64, kind: i64, piece: i64) -> bool:
    """Whether a piece on the board can be moved for this purpose."""
    if purpose == WIND:
        return sails_far(state, piece)
    anywhere = purpose != DICE or state.distance == ANYWHERE
    if kind != SHIP:
        return CREATURES[kind].can_move(state, piece, anywhere)
    if state.manned(piece):
        return False
    return any_vacant(state) if anywhere else has_way(state, EMPTY_SHIP, state.pieces[piece])


class Destination(Decision):
    """Where the picked piece goes. A path is given by its end, as nothing happens on the way (S-3.5, S-5.5)."""

    name = "destination"
    code = steps.DESTINATION
    below = "turn begin_move"
    continues = True
    PURPOSE: Final = Field(4)
    KIND: Final = Field(3)
    SPACE: Final = Field(8)
    EXPLORER: Final = Field(6)

    def fits(self, state: SurviveState) -> bool:
        """The piece is there, and the purpose allows it to be moved."""
        purpose = Destination.PURPOSE.of(state)
        kind = Destination.KIND.of(state)
        space = Destination.SPACE.of(state)
        explorer = Destination.EXPLORER.of(state)
        if space >= SPACES or not is_purpose(state, purpose):
            return False
        if kind == SWIMMER:
            whose = explorer < state.rules.colours * TOKENS
            return purpose == SWIM and whose and state.where[explorer] == space and swims_far(state, explorer)
        if kind > SHIP or not named(state, purpose, kind):
            return False
        piece = picked_piece(state)
        return piece != NONE and state.pieces[piece] == space and movable(state, purpose, kind, piece)

    def legal(self, state: SurviveState, menu: Menu) -> None:
        purpose = Destination.PURPOSE.of(state)
        kind = Destination.KIND.of(state)
        origin = Destination.SPACE.of(state)
        if kind < SHIP and CREATURES[kind].may_stay:
            menu.add(actions.STAY)
        if relocates(state, purpose):
            for space in range(SPACES):
                if state.vacant(space):
                    menu.add(actions.GO + space)
        else:
            steps_to = reachable(state, traveller(purpose, kind), origin, range_of(state, purpose, kind))
            for space in range(SPACES):
                if steps_to[space] > 0:
                    menu.add(actions.GO + space)
        if kind == DOLPHIN:
            for explorer in range(state.rules.colours * TOKENS):
                if state.exposed(explorer, origin):
                    menu.add(actions.SWITCH + explorer)

    def apply(self, state: SurviveState, action: i64) -> None:
        purpose = Destination.PURPOSE.of(state)
        kind = Destination.KIND.of(state)
        origin = Destination.SPACE.of(state)
        explorer = Destination.EXPLORER.of(state)
        target = action - actions.GO
        piece = picked_piece(state)
        state.pop()
        if kind == SWIMMER:
            current_takes(state, explorer, target)
        elif action == actions.STAY:
            state.tell(CREATURE_MOVED, kind, origin, origin)
            CREATURES[kind].attack(state, origin)
        elif action >= actions.SWITCH:
            switch(state, piece, action - actions.SWITCH)
        elif purpose == WIND:
            sail_to(state, origin, target)
        elif kind == SHIP:
            state.tell(SHIP_SAILED, origin, target)
            state.move_ship(piece, target)
        else:
            CREATURES[kind].move(state, piece, target, relocates(state, purpose))

    def describe(self, state: SurviveState, action: i64) -> Choice:
        kind = Destination.KIND.of(state)
        origin = NAMES[Destination.SPACE.of(state)]
        if kind == SWIMMER:
            piece = explorer_name(state.rules, Destination.EXPLORER.of(state))
        else:
            piece = PIECE_KINDS[kind]
        if action == actions.STAY:
            return Choice(int(action), "stay", piece, origin)
        if action >= actions.SWITCH:
            return Choice(int(action), "switch", explorer_name(state.rules, action - actions.SWITCH), origin)
        return Choice(int(action), "go", piece, origin, NAMES[action - actions.GO])

    def why_not(self, state: SurviveState, action: i64) -> Saying:
        if not actions.GO <= action < actions.SWITCH:
            return ""
        space = NAMES[action - actions.GO]
        if relocates(state, Destination.PURPOSE.of(state)):
            return saying("survive-why-not-vacant", space=space)
        return saying("survive-why-out-of-reach", space=space)


def picked_piece(state: SurviveState) -> i64:
    """The piece that the top frame, a destination, is about; NONE if it is a swimmer or there is no such piece."""
    kind = Destination.KIND.of(state)
    space = Destination.SPACE.of(state)
    explorer = Destination.EXPLORER.of(state)
    if kind == SWIMMER:
        return NONE
    if kind != DOLPHIN:
        return state.piece_at(kind, space)
    if explorer >= state.rules.colours * TOKENS:
        return free_dolphin(state, space)
    dolphin = state.carrier[explorer]
    return dolphin if FIRST_DOLPHIN <= dolphin < FIRST_SHIP else NONE


def relocates(state: SurviveState, purpose: i64) -> bool:
    """Whether the piece goes to any vacant space instead of along a path (S-6.7 to S-6.10, S-8.6.6)."""
    if purpose == DICE:
        return state.distance == ANYWHERE
    return purpose != SWIM and purpose != WIND


def traveller(purpose: i64, kind: i64) -> Traveller:
    if purpose == SWIM:
        return CURRENT
    if purpose == WIND:
        return FAIR_WIND
    return EMPTY_SHIP if kind == SHIP else CREATURES[kind]


def range_of(state: SurviveState, purpose: i64, kind: i64) -> i64:
    """Three spaces with a tile; the die's range of the kind, or the number of the second dive die (S-8.6.5)."""
    if purpose != DICE:
        return TILE_RANGE
    return state.distance if state.rules.ch6 else RANGE[kind]


def current_takes(state: SurviveState, explorer: i64, target: i64) -> None:
    """A swim tile carries a swimmer up to three spaces; `wet` is neither needed nor set (S-6.5)."""
    state.tell(EXPLORER_MOVED, explorer, state.where[explorer], target)
    state.leave(explorer)
    state.stand(explorer, target)
    settle(state, target, state.active)


steps.STEPS.register(Pick(), Destination())
