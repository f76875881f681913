"""Step 4: the die says which creature may move; where it enters, it attacks (section 5 of the rules).

Picking a piece and saying where it goes are two decisions, used by start-of-turn tiles and by the dice alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled
from tidefall.kernel.step import Choice, Step
from tidefall.survive.rules import actions, steps
from tidefall.survive.rules.board import NAMES, SPACES
from tidefall.survive.rules.components import (
    ANYWHERE,
    CREATURE_DIE,
    DIVE_DIE,
    DIVE_NUMBERS,
    DIVE_WEIGHTS,
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
from tidefall.survive.rules.decision import Decision
from tidefall.survive.rules.happenings import CREATURE_MOVED, EXPLORER_MOVED, PROTECTED, ROLLED, SHIP_SAILED
from tidefall.survive.rules.movement import sail_to
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.reach import (
    SAILING,
    SWIMMER,
    any_vacant,
    has_way,
    reachable,
    sails_far,
    swims_far,
)
from tidefall.survive.rules.settling import lose_exposed, settle
from tidefall.survive.rules.squid import squid_attacks
from tidefall.survive.rules.state import NONE, PEOPLE, SurviveState
from tidefall.survive.rules.turn import close_tile_step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.menu import Menu

DICE: Final[i64] = 0
"""The purpose of a pick that the dice allow; a start-of-turn tile's purpose is its back."""
AN_EXPLORER: Final[i64] = 6 * SPACES
A_GUARD: Final[i64] = 7 * SPACES
"""A picked piece is kind × 133 + space, AN_EXPLORER + swimmer, or A_GUARD + the swimmer whose dolphin it is."""


class Roll(Step[SurviveState]):
    """The creature die, or the first dive die under challenge 6 (S-3.11, S-1.16, S-1.17)."""

    name = "roll"

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for face in range(6 if state.rules.ch6 else 3):
            menu.weigh(actions.ROLL + face, 1)

    def apply(self, state: SurviveState, action: i64) -> None:
        close_tile_step(state)
        state.face = action - actions.ROLL
        state.pop()
        if state.rules.ch6:
            state.push(steps.DISTANCE)
        else:
            state.tell(ROLLED, state.face, 0)
            state.push(steps.PICK, DICE)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        faces = DIVE_DIE if state.rules.ch6 else CREATURE_DIE
        return Choice(int(action), "roll", faces[action - actions.ROLL])


class Distance(Step[SurviveState]):
    """The second dive die: 1, 2, 3 spaces or D, anywhere (S-1.17, S-8.6.3)."""

    name = "distance"

    def legal(self, state: SurviveState, menu: Menu) -> None:
        for face in range(ANYWHERE):
            menu.weigh(actions.DISTANCE + face, DIVE_WEIGHTS[face])

    def apply(self, state: SurviveState, action: i64) -> None:
        state.distance = action - actions.DISTANCE + 1
        state.pop()
        state.tell(ROLLED, state.face, state.distance)
        state.push(steps.PICK, DICE)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        return Choice(int(action), "roll", DIVE_NUMBERS[action - actions.DISTANCE])


class Pick(Decision):
    """Which piece the dice or the played tile will move. The dice leave the choice of none (S-3.12, S-8.6.8)."""

    name = "pick"
    continues = True

    def waits(self, state: SurviveState) -> bool:
        if state.a() != DICE or self.any_candidate(state):
            return True
        state.pop()
        return False

    def legal(self, state: SurviveState, menu: Menu) -> None:
        purpose = state.a()
        if purpose == SWIM:
            for explorer in range(state.rules.colours * TOKENS):
                if swims_far(state, explorer):
                    menu.add(actions.PICK_SWIMMER + explorer)
            return
        if purpose == DICE:
            menu.add(actions.END)
        for kind in range(SHIP + 1):
            if named(state, purpose, kind):
                self.list_pieces(state, menu, kind)
        if named(state, purpose, DOLPHIN):
            self.list_guards(state, menu)

    def any_candidate(self, state: SurviveState) -> bool:
        for kind in range(SHIP + 1):
            if named(state, DICE, kind):
                for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
                    if state.pieces[piece] >= 0 and movable(state, DICE, kind, piece):
                        return True
        return False

    def list_pieces(self, state: SurviveState, menu: Menu, kind: i64) -> None:
        """Pieces of a kind by their spaces in ascending order; several in one space are one choice."""
        spots = filled(PIECES, 0)
        count: i64 = 0
        for piece in range(FIRST_PIECE[kind], FIRST_PIECE[kind + 1]):
            space = state.pieces[piece]
            if space < 0 or not movable(state, state.a(), kind, piece) or guards(state, piece) != NONE:
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

    def list_guards(self, state: SurviveState, menu: Menu) -> None:
        """Dolphins with a protégé are told apart by it."""
        for explorer in range(state.rules.colours * TOKENS):
            dolphin = state.carrier[explorer]
            if FIRST_DOLPHIN <= dolphin < FIRST_SHIP and movable(state, state.a(), DOLPHIN, dolphin):
                menu.add(actions.PICK_GUARD + explorer)

    def apply(self, state: SurviveState, action: i64) -> None:
        purpose = state.a()
        state.pop()
        if action == actions.END:
            return
        piece = action - actions.PICK
        if action >= actions.PICK_GUARD:
            piece = A_GUARD + action - actions.PICK_GUARD
        elif action >= actions.PICK_SWIMMER:
            piece = AN_EXPLORER + action - actions.PICK_SWIMMER
        state.push(steps.DESTINATION, piece, purpose)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        if action == actions.END:
            return Choice(0, "end")
        if action >= actions.PICK_GUARD:
            explorer = action - actions.PICK_GUARD
            name = f"dolphin with {explorer_name(state.rules, explorer)}"
            return Choice(int(action), "pick", name, NAMES[state.where[explorer]])
        if action >= actions.PICK_SWIMMER:
            explorer = action - actions.PICK_SWIMMER
            return Choice(int(action), "pick", explorer_name(state.rules, explorer), NAMES[state.where[explorer]])
        code = action - actions.PICK
        return Choice(int(action), "pick", PIECE_KINDS[code // SPACES], NAMES[code % SPACES])

    def why_not(self, state: SurviveState, action: i64) -> str:
        if not actions.PICK <= action < actions.PICK_SWIMMER:
            return ""
        code = action - actions.PICK
        kind = PIECE_KINDS[code // SPACES]
        if not named(state, state.a(), code // SPACES):
            return f"Neither the dice nor the tile lets you move a {kind} now."
        return f"No {kind} in {NAMES[code % SPACES]} can be moved now."


def guards(state: SurviveState, piece: i64) -> i64:
    """The explorer that a piece protects, if it is a dolphin that protects one; else NONE."""
    if FIRST_DOLPHIN <= piece < FIRST_PIECE[SQUID]:
        return state.crew[piece - FIRST_DOLPHIN]
    return NONE


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
    """Whether a piece on the board has anywhere to go; squids may also stay, dolphins change protection."""
    if purpose == WIND:
        return sails_far(state, piece)
    if kind == SQUID:
        return True
    if kind == SHIP and state.manned(piece):
        return False
    if kind == DOLPHIN and state.exposed_in(state.pieces[piece]):
        return True
    if purpose != DICE or state.distance == ANYWHERE:
        return any_vacant(state)
    return has_way(state, kind, state.pieces[piece])


class Destination(Decision):
    """Where the picked piece goes. A path is given by its end, as nothing happens on the way (S-3.5, S-5.5)."""

    name = "destination"
    continues = True

    def legal(self, state: SurviveState, menu: Menu) -> None:
        code = state.a()
        kind = kind_of(code)
        origin = origin_of(state, code)
        if kind == SQUID:
            menu.add(actions.STAY)
        if relocates(state, state.b(), kind):
            for space in range(SPACES):
                if state.vacant(space):
                    menu.add(actions.GO + space)
        else:
            steps_to = reachable(state, traveller(state.b(), kind), origin, range_of(state, kind))
            for space in range(SPACES):
                if steps_to[space] > 0:
                    menu.add(actions.GO + space)
        if kind == DOLPHIN:
            for explorer in range(state.rules.colours * TOKENS):
                if state.exposed(explorer, origin):
                    menu.add(actions.SWITCH + explorer)

    def apply(self, state: SurviveState, action: i64) -> None:
        code = state.a()
        purpose = state.b()
        state.pop()
        origin = origin_of(state, code)
        if code >= A_GUARD:
            dolphin_moves(state, state.carrier[code - A_GUARD], action)
        elif code >= AN_EXPLORER:
            current_takes(state, code - AN_EXPLORER, action - actions.GO)
        elif action == actions.STAY:
            state.tell(CREATURE_MOVED, SQUID, origin, origin)
            squid_attacks(state, origin)
        elif kind_of(code) == DOLPHIN:
            dolphin_moves(state, free_dolphin(state, origin), action)
        elif purpose == WIND:
            sail_to(state, origin, action - actions.GO)
        else:
            self.travel(state, kind_of(code), origin, action - actions.GO, relocates(state, purpose, kind_of(code)))

    def travel(self, state: SurviveState, kind: i64, origin: i64, target: i64, relocated: bool) -> None:
        """A creature or an empty ship goes to a space and does what its kind does there (S-5.8 to S-5.12)."""
        if kind == SHIP:
            state.tell(SHIP_SAILED, origin, target)
            state.move_ship(state.ship_at[origin], target)
            return
        state.tell(CREATURE_MOVED, kind, origin, target)
        state.shift(kind, state.piece_at(kind, origin), target)
        if kind == SQUID:
            squid_attacks(state, target)
        elif not relocated:
            attack(state, kind, target)

    def describe(self, state: SurviveState, action: i64) -> Choice:
        code = state.a()
        origin = NAMES[origin_of(state, code)]
        piece = PIECE_KINDS[kind_of(code)] if code < AN_EXPLORER or code >= A_GUARD else ""
        if AN_EXPLORER <= code < A_GUARD:
            piece = explorer_name(state.rules, code - AN_EXPLORER)
        if action == actions.STAY:
            return Choice(int(action), "stay", piece, origin)
        if action >= actions.SWITCH:
            return Choice(int(action), "switch", explorer_name(state.rules, action - actions.SWITCH), origin)
        return Choice(int(action), "go", piece, origin, NAMES[action - actions.GO])

    def why_not(self, state: SurviveState, action: i64) -> str:
        if not actions.GO <= action < actions.SWITCH:
            return ""
        space = NAMES[action - actions.GO]
        if relocates(state, state.b(), kind_of(state.a())):
            return f"{space} is not a vacant sea space: nothing at all may be there (S-0.5)."
        return f"{space} is out of reach: too far, on land, or behind something that stops the move (S-5.5, S-5.6)."


def kind_of(code: i64) -> i64:
    """The piece kind of a picked piece; for a swimmer SWIMMER."""
    if code >= A_GUARD:
        return DOLPHIN
    return code // SPACES


def origin_of(state: SurviveState, code: i64) -> i64:
    if code >= A_GUARD:
        return state.where[code - A_GUARD]
    if code >= AN_EXPLORER:
        return state.where[code - AN_EXPLORER]
    return code % SPACES


def relocates(state: SurviveState, purpose: i64, kind: i64) -> bool:
    """Whether the piece goes to any vacant space instead of along a path (S-6.7 to S-6.10, S-8.6.6)."""
    if purpose == DICE:
        return state.distance == ANYWHERE
    return purpose != SWIM and purpose != WIND


def traveller(purpose: i64, kind: i64) -> i64:
    if purpose == SWIM:
        return SWIMMER
    return SAILING if purpose == WIND else kind


def range_of(state: SurviveState, kind: i64) -> i64:
    """Three spaces with a tile; the die's range of the kind, or the number of the second dive die (S-8.6.5)."""
    if state.b() != DICE:
        return 3
    return state.distance if state.rules.ch6 else RANGE[kind]


def attack(state: SurviveState, kind: i64, space: i64) -> None:
    """A creature has entered a space."""
    if kind == SERPENT:
        if state.manned_at(space):
            state.founder(state.ship_at[space], SERPENT)
        lose_exposed(state, space)
    elif kind == SHARK:
        if state.life[space] >> PEOPLE and state.exposed_in(space):
            state.push(steps.SHARK_WINDOW, space)
    elif kind == WHALE:
        if state.manned_at(space):
            state.push(steps.WHALE_WINDOW, space)
        else:
            state.remove_all(SQUID, space, WHALE)


def current_takes(state: SurviveState, explorer: i64, target: i64) -> None:
    """A swim tile carries a swimmer up to three spaces; `wet` is neither needed nor set (S-6.5)."""
    state.tell(EXPLORER_MOVED, explorer, state.where[explorer], target)
    state.leave(explorer)
    state.stand(explorer, target)
    settle(state, target, state.active)


def free_dolphin(state: SurviveState, space: i64) -> i64:
    """A dolphin in this space that protects nobody."""
    for dolphin in range(FIRST_DOLPHIN, FIRST_PIECE[SQUID]):
        if state.pieces[dolphin] == space and state.crew[dolphin - FIRST_DOLPHIN] == NONE:
            return dolphin
    return NONE


def dolphin_moves(state: SurviveState, dolphin: i64, action: i64) -> None:
    """It leaves its swimmer to go elsewhere, or stays and protects another (S-8.6.14, S-8.6.15)."""
    origin = state.pieces[dolphin]
    protege = state.crew[dolphin - FIRST_DOLPHIN]
    if protege != NONE:
        state.part(protege)
    if action >= actions.SWITCH:
        state.protect(dolphin, action - actions.SWITCH)
        state.tell(PROTECTED, action - actions.SWITCH, origin)
        settle(state, origin, state.active)
        return
    target = action - actions.GO
    state.tell(CREATURE_MOVED, DOLPHIN, origin, target)
    state.shift(DOLPHIN, dolphin, target)
    settle(state, origin, state.active)
    settle(state, target, state.active)
