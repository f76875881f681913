"""Whom a choice harms: read from what happens when it is carried out on a copy (`kernel/harm.py`).

Nothing here depends on what the seat may not know. Whether somebody defends is left open by what everybody sees, and
of a tile that sinks only those backs count that are never kept: how many of them are left, everybody knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.harm import Foresight, Guide, Loss, Outlook
from tidefall.kernel.speech import saying
from tidefall.kernel.step import CHANCE
from tidefall.survive.rules import actions, happenings, steps
from tidefall.survive.rules.board import NAMES
from tidefall.survive.rules.components import KIND_BACK, PIECE_KINDS, SHIP, TOKENS
from tidefall.survive.rules.defence import DefenceWindow
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.setup import can_be_held
from tidefall.survive.rules.state import SurviveState
from tidefall.survive.speech.narration import CAUSES

if TYPE_CHECKING:
    from tidefall.kernel.speech import Saying
    from tidefall.kernel.state import State

WINDOWS: Final = (int(steps.WHALE_WINDOW), int(steps.SHARK_WINDOW), int(steps.FALLEN_WINDOW))
SETTLES_WHO: Final = (int(steps.VICTIM), int(steps.SETTLE), int(steps.RESCUERS))
"""Questions in which somebody is lost whatever the answer, or the harm is done and dolphins choose whom to save."""
MOVED: Final = (int(happenings.EXPLORER_MOVED), int(happenings.OVERBOARD))
THROWN: Final = (int(happenings.SHIP_WRECKED), int(happenings.TILE_SUNK))
LOST: Final = int(happenings.EXPLORER_LOST)
WRECKED: Final = int(happenings.SHIP_WRECKED)
REMOVED: Final = int(happenings.CREATURE_REMOVED)

LOOKED_PAST: Final = frozenset((*WINDOWS, *SETTLES_WHO, int(steps.BACK)))
HARMFUL: Final = frozenset((LOST, WRECKED, REMOVED))


def consequences(state: SurviveState, seat: int, action: int) -> dict[str, Any]:
    """The `harm` of a choice, if it does any."""
    if not state.turn:
        return {}  # while the board is set up, nothing can happen to anybody
    world = state.tried(seat, action)
    if int(world.top()) not in LOOKED_PAST and not any(entry[1] in HARMFUL for entry in world.log or ()):
        return {}
    guide = SurviveGuide(state, seat, action)
    seen = Foresight(guide)
    seen.look(world)
    if not seen.lost and not seen.may and not guide.thrown:
        return {}
    harm: dict[str, Any] = {
        "lost": [loss.told for loss in seen.lost.values()],
        "may": [loss.told for loss in seen.may.values()],
        "most": seen.most,
        "swim": [guide.thrown[one] for one in sorted(guide.thrown) if str(one) not in seen.lost],
        "defenders": guide.defenders,
    }
    harm["say"] = said(harm, seat, guide.in_any_case)
    return {"harm": harm}


def said(harm: dict[str, Any], seat: int, in_any_case: bool) -> Saying:
    """It in words, to the seat that chooses. Of creatures that may go, nobody needs to be warned."""
    parts: list[Saying] = []
    lost, removed = parted(harm["lost"])
    may, _ = parted(harm["may"])
    if lost:
        parts.append(saying("survive-harm-lost", pieces=counted(lost, seat), most=len(lost)))
    if harm["swim"]:
        swimmers = counted(harm["swim"], seat)
        parts.append(saying("survive-harm-swim", pieces=swimmers, most=len(harm["swim"]), certain=in_any_case))
    if may:
        most = min(harm["most"], len(may))
        facts: dict[str, Any] = {"pieces": counted(may, seat), "most": most, "every": most == len(may)}
        if harm["defenders"]:
            defenders = [{"seat": one} for one in harm["defenders"]]
            parts.append(saying("survive-harm-may-defended", **facts, defenders=defenders))
        else:
            parts.append(saying("survive-harm-may", **facts))
    if removed:
        parts.append(saying("survive-harm-removed", pieces=counted(removed, seat), most=len(removed)))
    return saying("survive-harm", parts=parts)


def parted(pieces: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Explorers and ships; creatures."""
    creatures = [one for one in pieces if one["piece"] in PIECE_KINDS[: int(SHIP)]]
    return [one for one in pieces if one not in creatures], creatures


def counted(pieces: list[dict[str, Any]], seat: int) -> list[Saying]:
    """How many of whose, one's own first."""
    told: list[Saying] = []
    owners = sorted(
        {one["seat"] for one in pieces if one["seat"] is not None}, key=lambda owner: (owner != seat, owner)
    )
    for owner in owners:
        count = sum(one["seat"] == owner for one in pieces)
        if owner == seat:
            told.append(saying("survive-harm-own-explorers", count=count))
        else:
            told.append(saying("survive-harm-explorers", player={"seat": owner}, count=count))
    kinds = [one["piece"] for one in pieces if one["seat"] is None]
    return told + [saying(f"survive-harm-piece-{kind}", count=kinds.count(kind)) for kind in dict.fromkeys(kinds)]


class SurviveGuide(Guide):
    def __init__(self, state: SurviveState, seat: int, action: int) -> None:
        self.state = state
        self.seat = seat
        self.defenders: list[int] = []
        """Who might defend, as far as everybody knows, in the order in which they are asked."""
        self.opened: set[tuple[int, int]] = set()
        """The windows that were looked past."""
        self.passed = action == actions.PASS and int(state.top()) in WINDOWS
        self.thrown: dict[int, dict[str, Any]] = {}
        """Who falls into the water."""
        self.in_any_case = True
        """Whether they do so whatever anybody answers."""
        self.cause: str | None = None
        """What wrecks a ship."""
        self.movers: set[int] = set()
        self.falls = False
        self.sunk = -1

    def losses(self, world: State) -> list[Loss]:
        assert isinstance(world, SurviveState)
        assert world.log is not None
        found: list[Loss] = []
        counts: dict[str, int] = {}
        for _, kind, a, b, c in world.log:
            if kind == LOST:
                found.append(Loss(str(a), self.piece(explorer_name(world.rules, a), b, c, int(world.owner(a)))))
            elif kind in (WRECKED, REMOVED):
                name, at, cause = ("ship", a, b) if kind == WRECKED else (PIECE_KINDS[a], b, c)
                key = f"{name} {at}"
                counts[key] = counts.get(key, 0) + 1
                found.append(Loss(f"{key} {counts[key]}", self.piece(name, at, cause, None)))
            if kind in MOVED:
                self.movers.add(a)
            elif kind in THROWN:
                self.falls = True
                if kind == WRECKED:
                    self.cause = CAUSES[b]
                else:
                    self.sunk = a
        return found

    def piece(self, name: str, at: int, cause: int, seat: int | None) -> dict[str, Any]:
        return {"piece": name, "seat": seat, "at": NAMES[at], "by": CAUSES[cause]}

    def outlook(self, world: State) -> Outlook | None:
        assert isinstance(world, SurviveState)
        top = int(world.top())
        if top in WINDOWS:
            return self.past_window(world, top)
        if top in SETTLES_WHO:
            return Outlook(world.legal_actions(), True)
        if top == steps.BACK:
            self.leaf(world, True)  # a back that is kept leaves them in the water
            self.falls = False
            shown = [a for a in world.legal_actions() if not can_be_held(world.rules, KIND_BACK[a - actions.BACK])]
            return Outlook(shown, False)
        return None

    def past_window(self, world: SurviveState, top: int) -> Outlook:
        """As if nobody defended. It is certain if nobody can, by what everybody sees: their hands are empty."""
        window = world.step()
        assert isinstance(window, DefenceWindow)
        place = (top, int(DefenceWindow.SPACE.of(world)))
        certain = True
        if place not in self.opened:
            self.opened.add(place)
            able = window.could_defend(world)
            if self.passed:
                # Those before this seat have had their chance, whether they were asked or not.
                self.passed = False
                able = [seat for seat in able if self.order(world, seat) > self.order(world, self.seat)]
            self.defenders += [seat for seat in able if seat not in self.defenders]
            certain = not able
        return Outlook([int(actions.UNDEFENDED if world.player == CHANCE else actions.PASS)], certain)

    def order(self, world: SurviveState, seat: int) -> int:
        return int((seat - world.active) % world.rules.seats)

    def leaf(self, world: State, certain: bool) -> None:
        """Whoever swims here, did not before and did not go there: a ship or a tile went down under them."""
        if not self.falls:
            return
        assert isinstance(world, SurviveState)
        for one in range(int(world.rules.colours * TOKENS)):
            if world.swims(one) and one not in self.movers and one not in self.thrown and not self.state.swims(one):
                name = explorer_name(world.rules, one)
                where, seat = NAMES[world.where[one]], int(world.owner(one))
                by = self.cause if self.state.where[one] != self.sunk else None
                self.in_any_case &= certain
                self.thrown[one] = {"piece": name, "seat": seat, "at": where, "by": by}
