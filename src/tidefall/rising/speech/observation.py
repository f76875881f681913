"""What everybody may know, as plain data (section 9 of the rules).

All is open but what is not decided yet: nobody knows the order of a deck, so a deck is told as its known ends and the
cards that lie between them in any order (R-9.4, R-9.6).
"""

from __future__ import annotations

from typing import Final

from tidefall.rising.rules import rolling, steps
from tidefall.rising.rules.content import GOODS, KINDS_OF_GOODS, SEATS
from tidefall.rising.rules.happenings import CORE_BUILT, ENDINGS
from tidefall.rising.rules.island import CENTRE, PENINSULAS, SITE_NAMES, SPACE_NAMES
from tidefall.rising.rules.state import BUILT, NONE, SHARES, UNBUILT, RisingState
from tidefall.rising.speech import monstrosities
from tidefall.rising.speech.prompts import OPEN, proposed
from tidefall.rising.speech.reading import codes, frame
from tidefall.rising.speech.things import (
    Data,
    automaton,
    component,
    council,
    figures,
    gate,
    hologram,
    library,
    misfortunes,
    multiset,
    peninsula,
    player,
)

PHASES: Final[dict[int, str]] = {
    int(code): name
    for name, codes in {
        "SETUP": (
            steps.LAY_COMPONENT,
            steps.PICK_COMPONENT,
            steps.TAKE_COUNCILOR,
            steps.DEAL_COUNCILOR,
            steps.TAKE_COLOUR,
            steps.FIND_STARTER,
            steps.MEDUSA_START,
        ),
        "ROUND_START": (steps.REVEAL_BOARD, steps.HOLOGRAM_POWER, steps.SEA_DRAW),
        "PLACE": (steps.PLACE,),
        "BEFORE_DRAW": (steps.BEFORE_DRAW,),
        "DRAW": (steps.TURN_OVER,),
        "RESPONSE": (steps.RESPONSE,),
        "RESOLVE": (steps.RESOLVE, steps.LAY_ASIDE),
        "MONSTERS_SLOT": (steps.MONSTERS_SLOT,),
        "END_MISF": (steps.END_MISF,),
        "START_ACTIONS": (steps.START_ACTIONS,),
        "ACTIONS": (steps.ACTIONS,),
        "ROLL": (steps.ROLL_WINDOW,),
        "BUILD": (steps.BUILD, steps.SETTLE_COST, steps.FINISH_BUILD),
        "WRATH": (steps.WRATH,),
    }.items()
    for code in codes
}
"""The windows and states of the rules (R-0.9, R-3.2) by the pending step that opens them."""


def view(state: RisingState, seat: int | None) -> Data:
    """The observation of a seat, or of a spectator: the same for all but for `seat`."""
    rules = state.rules
    standing = figures(state)
    phase = phase_of(state)
    drawing = phase in ("BEFORE_DRAW", "DRAW", "RESPONSE", "RESOLVE")
    return {
        "game": state.game.name,
        "seat": seat,
        "options": dict(state.game.values),
        "round": state.round,
        "starting_player": state.starter,
        "phase": phase,
        "drawer": state.drawer if drawing and state.drawer != NONE else None,
        "asks": asks(state),
        "wrath": wrath(state),
        "island": {name: peninsula(state, arm, standing) for arm, name in enumerate(PENINSULAS)},
        "centre": {
            "name": SITE_NAMES[CENTRE],
            "energy": rules.source_energy,
            "figures": standing.get(CENTRE, []),
        },
        "gate": gate(state, standing),
        "blueprint": [
            component(state, number, standing) for number in range(len(state.parts)) if state.parts[number] == UNBUILT
        ],
        "built": [
            component(state, number, standing) for number in range(len(state.parts)) if state.parts[number] == BUILT
        ],
        "players": [player(state, other) for other in range(rules.seats)],
        "hologram": hologram(state) if rules.has_hologram else None,
        "automaton": automaton(state) if rules.has_automaton else None,
        "misfortunes": misfortunes(state),
        "library": library(state),
        "council": council(state) if rules.has_hologram else None,
        "monstrosities": monstrosities.view(state, standing) if rules.monstrosities else None,
        "effects": effects(state),
        "roll": roll(state),
        "payment": payment(state),
        "proposal": proposal(state),
        "result": result(state) if state.over else None,
    }


def phase_of(state: RisingState) -> str:
    if state.over:
        return "GAME_OVER"
    return next(PHASES[code] for code in codes(state) if code in PHASES)


def asks(state: RisingState) -> Data:
    """What is being asked of whom. If it is open, other seats may decide too."""
    if state.over:
        return {"decision": "over", "seat": None, "open": False}
    name = state.step().name
    return {
        "decision": "chance" if state.player < 0 else name,
        "seat": None if state.player < 0 else state.player,
        "open": name in OPEN,
    }


def wrath(state: RisingState) -> Data:
    """The track, and how many floods the end of this round will bring as things are."""
    level = state.level()
    return {
        "space": state.counter,
        "level": level,
        "track": list(state.rules.wrath),
        "floods": 0 if state.wrath_skipped else max(level - state.calmed, 0),
    }


def effects(state: RisingState) -> Data:
    """What holds for this round only."""
    return {
        "earthquakes": state.earthquakes,
        "malfunctions": state.malfunctions,
        "lost_schema": state.schema_lost,
        "builds": state.builds,
        "calmed": state.calmed,
        "wrath_skipped": state.wrath_skipped,
    }


def roll(state: RisingState) -> Data | None:
    """What rolls, with which dice, for what."""
    place = -1 if state.over else state.last_place_of(steps.ROLL_WINDOW)
    if place < 0:
        return None
    rolls = rolling.RollWindow.UNIT.in_frame(state, place)
    purpose = rolling.RollWindow.PURPOSE.in_frame(state, place)
    if purpose == rolling.SELECTION:
        return {
            "space": None,
            "seats": [rolls],
            "dice": [state.first_die] if state.first_die else [],
            "boost": state.boost,
            "total": rolling.selected(state) if state.first_die else None,
            "target": None,
        }
    first, second = rolling.first_roller(state, rolls), rolling.second_roller(state, rolls)
    is_cast = state.first_die > 0 and (second == NONE or state.second_die > 0)
    return {
        "space": SPACE_NAMES[rolling.space_of(state, rolls)],
        "seats": [state.owner[figure] for figure in (first, second) if figure != NONE],
        "dice": [die for die in (state.first_die, state.second_die) if die],
        "boost": state.boost,
        "total": rolling.total(state, rolls) if is_cast else None,
        "target": None if purpose == rolling.PAIR_BY_SIZE else rolling.target(state, rolls),
    }


def payment(state: RisingState) -> Data | None:
    """What is still due, who has agreed to pay what, and who is still to consent."""
    if state.over or state.top() not in (steps.PAYMENT, steps.CONSENT):
        return None
    shares = state.shares
    seats = range(state.rules.seats)
    fields = frame(state)
    waiting = fields["seats"] if state.top() == steps.CONSENT else 0
    return {
        "initiator": fields["initiator"],
        "due": multiset(GOODS, shares, SHARES),
        "shares": {SEATS[seat]: found for seat in seats if (found := multiset(GOODS, shares, seat * KINDS_OF_GOODS))},
        "to_consent": [seat for seat in seats if (waiting >> seat) & 1],
    }


def proposal(state: RisingState) -> Data | None:
    """What waits for objections or votes."""
    if state.over or state.top() not in (steps.OBJECTIONS, steps.VOTE):
        return None
    by = state.activator if state.top() == steps.OBJECTIONS else state.starter
    return {"seat": by, "text": proposed(state)[0]}


def result(state: RisingState) -> Data:
    """How it ended, and what may be reported of it (R-8.4)."""
    return {
        "won": state.ending == CORE_BUILT,
        "ended_by": ENDINGS[state.ending],
        "level": state.rules.level,
        "round": state.round,
        "tiles": state.land_left(),
        "built": sum(1 for part in state.parts if part == BUILT),
    }
