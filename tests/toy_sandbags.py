"""Sandbags, a toy on the kernel: one to seven people hold two dykes against the sea, together.

A round: everybody carries a sandbag to a dyke, in any order; then come two waves. Before each, whoever has a spare bag
may add it; then a card says where the wave comes. A dyke with too few bags breaks, and everybody loses. All is open; a
deck has no order. `register()` lists the game, with a bot of its own that knows nothing of our package of bots.

Interpreted classes cannot inherit from compiled ones: with compiled rules, tests that need this toy are left out.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pytest

import tidefall
from tidefall import registry
from tidefall.kernel.arrays import filled, packed
from tidefall.kernel.errors import Refused
from tidefall.kernel.game import Game
from tidefall.kernel.menu import Menu
from tidefall.kernel.options import Option, read_options
from tidefall.kernel.stack import FRAME, STACK, Field
from tidefall.kernel.state import State
from tidefall.kernel.step import Choice, Step, laid_out

if tidefall.COMPILED:
    pytest.skip("an interpreted class cannot inherit from a compiled one", allow_module_level=True)

NAME = "sandbags"
DYKES = ["north", "south"]
NAMES = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus"]
CARRY, ADD, PASS = 0, 2, 4
CALM = 2
ROUND, CARRYING, WINDOW, WAVE = range(4)
ANY = {"$schema": "https://json-schema.org/draft/2020-12/schema"}


class RoundStep(Step["SandbagState"]):
    """Procedure: the rounds one after the other, each with what it asks."""

    def waits(self, state: SandbagState) -> bool:
        if state.round == state.rounds:
            state.ending = "held"
            state.over = True
            return False
        state.round += 1
        state.idle = list(range(state.game.seats))
        for code in (WAVE, WINDOW, WAVE, WINDOW, CARRYING):
            state.push(code)
        return False


class CarryStep(Step["SandbagState"]):
    """Open to everybody who has not carried yet."""

    name = "carry"

    def waits(self, state: SandbagState) -> bool:
        if not state.idle:
            state.pop()
        return bool(state.idle)

    def actor(self, state: SandbagState) -> int:
        return state.idle[0]

    def invites(self, state: SandbagState, seat: int) -> bool:
        return seat in state.idle

    def legal(self, state: SandbagState, menu: Menu) -> None:
        for dyke in range(2):
            menu.add(CARRY + dyke)

    def apply(self, state: SandbagState, action: int) -> None:
        state.bags[action - CARRY] += 1
        state.carried[state.player] += 1
        state.idle.remove(state.player)
        state.tell(0, state.player, action - CARRY)

    def describe(self, state: SandbagState, action: int) -> Choice:
        return Choice(action, "carry", target=DYKES[action - CARRY])


class WindowStep(Step["SandbagState"]):
    """Who has a spare bag may add it before a wave: it comes again and again, so a seat may keep passing."""

    name = "window"
    can_auto_pass = True
    SEAT: Final = Field(4)

    def waits(self, state: SandbagState) -> bool:
        seat = WindowStep.SEAT.of(state)
        while seat < state.game.seats and not state.spare[seat]:
            seat += 1
        WindowStep.SEAT.put(state, seat)
        if seat == state.game.seats:
            state.pop()
            return False
        return True

    def actor(self, state: SandbagState) -> int:
        return int(WindowStep.SEAT.of(state))

    def legal(self, state: SandbagState, menu: Menu) -> None:
        for action in (ADD, ADD + 1, PASS):
            menu.add(action)

    def apply(self, state: SandbagState, action: int) -> None:
        if action != PASS:
            state.bags[action - ADD] += 1
            state.spare[state.player] -= 1
            state.tell(1, state.player, action - ADD)
        WindowStep.SEAT.put(state, WindowStep.SEAT.of(state) + 1)

    def describe(self, state: SandbagState, action: int) -> Choice:
        return Choice(action, "pass") if action == PASS else Choice(action, "add", target=DYKES[action - ADD])


class WaveStep(Step["SandbagState"]):
    """Chance: the next card, by what is left of the deck."""

    name = "wave"

    def legal(self, state: SandbagState, menu: Menu) -> None:
        for card, left in enumerate(state.deck):
            if left:
                menu.weigh(card, left)

    def apply(self, state: SandbagState, action: int) -> None:
        state.deck[action] -= 1
        state.tell(2, action)
        state.pop()
        if action != CALM:
            state.bags[action] -= state.level
            if state.bags[action] < 0:
                state.ending = "flooded_out"
                state.over = True

    def describe(self, state: SandbagState, action: int) -> Choice:
        return Choice(action, "wave", target=[*DYKES, "nowhere"][action])


STEPS: list[Step[Any]] = [RoundStep(), CarryStep(), WindowStep(), WaveStep()]
for _step in STEPS:
    laid_out(_step)


class SandbagState(State):
    """Everything there is to know is in `data()`."""

    def __init__(self, game: SandbagGame) -> None:
        super().__init__(game, filled(STACK, 0), filled(0, 0))
        self.level = int(game.values["level"])
        self.rounds = 3
        self.round = 0
        self.bags = [0, 0]
        self.deck = [3, 3, 2 if game.values["calm"] else 0]
        self.spare = [1] * game.seats
        self.carried = [0] * game.seats
        self.idle: list[int] = []
        self.ending = ""

    def step(self) -> Step[Any]:
        return STEPS[self.top()]

    def step_of(self, code: int) -> Step[Any]:
        return STEPS[code]

    def data(self) -> dict[str, Any]:
        fields = ("round", "bags", "deck", "spare", "carried", "idle", "ending", "over")
        return {**{name: getattr(self, name) for name in fields}, "stack": [*self.stack][: self.depth * FRAME]}

    def position(self) -> dict[str, Any]:
        return dict(json.loads(json.dumps(self.data())))

    def set_up(self, position: dict[str, Any]) -> None:
        for name, value in json.loads(json.dumps(position)).items():
            if name == "stack":
                self.depth = len(value) // FRAME
                self.stack = packed([*value, *[0] * (STACK - len(value))])
            else:
                setattr(self, name, value)

    def clone(self) -> SandbagState:
        copy = type(self)(self.game)  # type: ignore[arg-type]
        copy.set_up(self.data())
        copy.past = self.past[:]
        copy.player, copy.root, copy.sealed = self.player, self.root, self.sealed
        return copy

    def returns(self) -> list[float]:
        return [float(self.over and self.ending == "held")] * self.game.seats

    def observation(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self.game.check_seat(seat)
        ended = {"won": self.ending == "held", "ended_by": self.ending, "bags": sum(self.bags)}
        data = self.position()
        return {"seat": seat, "turn": data.pop("round"), **data, "result": ended if self.over else None}

    def resample_from_infostate(self, seat: int, rng: Random) -> SandbagState:
        self.game.check_seat(seat)
        return self.clone()

    def spell(self, choice: Choice) -> str:
        return f"{choice.verb} {choice.target}".strip()

    def say_choice(self, choice: Choice) -> str:
        return f"{self.spell(choice).capitalize()}."

    def say_prompt(self, seat: int | None) -> str:
        return "Which dyke?"

    def tell_event(self, entry: tuple[int, int, int, int, int], seat: int | None) -> dict[str, Any] | None:
        number, kind, a, b, _ = entry
        if kind == 2:
            text = f"The wave comes {[*DYKES, 'nowhere'][a]}."
        else:
            text = f"{NAMES[a]} {('carries', 'adds')[kind]} a bag {DYKES[b]}."
        return {"n": number, "kind": ("carried", "added", "wave")[kind], "seat": a if kind < 2 else None, "say": text}


class SandbagGame(Game):
    cooperative = True
    perfect_information = True
    state_class = SandbagState

    def __init__(self, given: dict[str, object]) -> None:
        declared = [
            Option("seats", "number", 2, [1, 7], "How many people."),
            Option("level", "number", 2, [1, 4], "How many bags a wave takes."),
            Option("calm", "flag", True, [False, True], "Whether the sea may be calm."),
            Option("note", "text", "", [], "Anything."),
        ]
        super().__init__(NAME, declared, read_options(NAME, declared, given))

    def num_distinct_actions(self) -> int:
        return 5

    def max_chance_outcomes(self) -> int:
        return 3

    def max_game_length(self) -> int:
        return 3 * (self.seats + 2 * (self.seats + 1))

    def rules_version(self) -> int:
        return 1

    def new_initial_state(self) -> SandbagState:
        state = self.state_class(self)
        state.push(ROUND)
        state.advance()
        return state

    def from_position(self, position: Any) -> SandbagState:
        state = self.state_class(self)
        if not isinstance(position, dict) or position.keys() != state.data().keys():
            raise Refused("bad_position", because="That is no position.")
        state.set_up(position)
        state.advance()
        state.root = state.clone()
        return state

    def say_seat(self, seat: int) -> str:
        return NAMES[seat]

    def schemas(self) -> dict[str, Any]:
        return {"observation": ANY, "choices": ANY, "events": ANY, "position": ANY}

    def draw(self, observation: dict[str, Any], lang: str, width: int = 80) -> list[list[tuple[str, str]]]:
        return [[(f"Round {observation['turn']}: {observation['bags']}", "plain")]]

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SandbagState)
        self.check_seat(seat)
        return state.returns()[seat] if state.over else max(0, min(state.bags)) / 30

    def measures(self, observation: dict[str, Any]) -> dict[str, int]:
        return {"rounds": observation["turn"], "bags_left": observation["result"]["bags"]}

    def word(self, name: str, lang: str) -> str:
        spanish = {"held": "los diques aguantan", "rounds": "rondas"}
        return spanish.get(name, name) if lang == "es" else super().word(name, lang)


class WardenBot:
    """Carries where fewer bags are and never lets go of a spare one."""

    name = "warden"

    def choose(self, view: Any) -> int:
        seen = view.observation()
        legal = view.legal_actions()
        return int(PASS if PASS in legal else CARRY + seen["bags"].index(min(seen["bags"])))


LISTED = registry.Listed(__name__, "SandbagGame", ((WardenBot.name, __name__, "WardenBot"),))


def register() -> None:
    """List the game, and its bot."""
    registry.GAMES[NAME] = LISTED
