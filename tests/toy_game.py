"""High Card, a toy that keeps the kernel's contract in a page: each of two seats gets a card, then they bet.

It inherits nothing from the kernel, as somebody else's game may not. A state is the list of what happened: the card of
seat 0, the card of seat 1, the bet of seat 0 (fold, stake or double), the answer of seat 1 (fold or call).
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tidefall.kernel.errors import Refused
from tidefall.kernel.options import Option
from tidefall.kernel.step import CHANCE, TERMINAL, Step

CARDS = 4
FOLD = 0
WORDS = ["fold", "stake", "double"]
ANY = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
OBSERVATION = {"type": "object", "required": ["seat", "card", "bets", "result"], "additionalProperties": False}
SHAPE: dict[str, Any] = {name: {} for name in ("seat", "card", "bets", "result")}


class ToyState:
    """Facts since the very start; `begun` of them came with the position that the state was set up from."""

    def __init__(self, game: ToyGame, facts: list[int], begun: int = 0) -> None:
        self.game = game
        self.facts = facts
        self.begun = begun

    def current_player(self) -> int:
        if self.is_terminal():
            return int(TERMINAL)
        return int(CHANCE) if len(self.facts) < 2 else len(self.facts) - 2

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def is_terminal(self) -> bool:
        return len(self.facts) == 4 or (len(self.facts) == 3 and self.facts[2] == FOLD)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        player = self.current_player()
        if self.is_terminal() or (seat is not None and seat != player):
            return []
        if player == CHANCE:
            return [card for card in range(CARDS) if card not in self.facts]
        return [0, 1, 2] if player == 0 else [0, 1]

    def apply_action(self, action: int) -> None:
        if self.is_terminal() or action not in range(CARDS):
            raise Refused("no_such_action", action=str(action))
        self.facts.append(action)

    def is_asked(self, seat: int) -> bool:
        return seat == self.current_player()

    def turn_to(self, seat: int) -> int:
        return self.current_player()

    def act(self, seat: int, action: int) -> None:
        self.game.check_seat(seat, int(CHANCE))
        self.apply_action(action)

    def step(self) -> Step[ToyState]:
        return Step()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        legal = self.legal_actions() if self.is_chance_node() else []
        return [(card, 1 / len(legal)) for card in legal]

    def playout(self, seed: int) -> int:
        rng = Random(seed)
        before = len(self.facts)
        while not self.is_terminal():
            self.apply_action(rng.choice(self.legal_actions()))
        return len(self.facts) - before

    def submit(self, seat: int, action: int | str) -> None:
        if self.is_terminal():
            raise Refused("over")
        if seat != self.current_player():
            raise Refused("not_your_turn", because=self.not_yours())
        number = self.string_to_action(action) if isinstance(action, str) else action
        if number not in self.legal_actions():
            raise Refused("illegal", because="That is not possible now.")
        self.apply_action(number)

    def not_yours(self) -> str:
        return "It is not your turn."

    def action_to_string(self, seat: int, action: int) -> str:
        self.game.check_seat(seat, int(CHANCE))
        words = [f"card {card}" for card in range(CARDS)] if seat == CHANCE else WORDS
        if action not in range(len(words)):
            raise Refused("no_such_action", action=str(action))
        return words[action]

    def string_to_action(self, text: str) -> int:
        for action in self.legal_actions():
            if self.action_to_string(self.current_player(), action) == text:
                return action
        raise Refused("illegal", because=f"{text!r} is not possible now.")

    def choices(self, seat: int, lang: str | None = "en") -> list[dict[str, Any]]:
        self.game.check_seat(seat)
        texts = [(action, self.action_to_string(seat, action)) for action in self.legal_actions(seat)]
        told = [{"action": action, "text": text, "verb": text, "say": f"{text}!"} for action, text in texts]
        return told if lang is None else [{**choice, "sentence": choice["say"]} for choice in told]

    def history(self) -> list[int]:
        return self.facts[self.begun :]

    def actors(self) -> list[int]:
        return [-1, -1, 0, 1][self.begun : len(self.facts)]

    def clone(self) -> ToyState:
        return type(self)(self.game, list(self.facts), self.begun)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        won = 1 if self.facts[2] == FOLD else 0
        if len(self.facts) == 4 and self.facts[3] != FOLD:
            won = 0 if self.facts[0] > self.facts[1] else 1
        return [1.0 if seat == won else 0.0 for seat in range(2)]

    def rewards(self) -> list[float]:
        return self.returns()

    def card(self, seat: int | None) -> int | None:
        return self.facts[seat] if seat is not None and seat < len(self.facts) else None

    def observation(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self.game.check_seat(seat)
        folded = FOLD in self.facts[2:]
        result = {"ended_by": "fold" if folded else "showdown", "cards": self.facts[:2]} if self.is_terminal() else None
        return {"seat": seat, "card": self.card(seat), "bets": self.facts[2:], "result": result}

    def observation_string(self, seat: int | None) -> str:
        return json.dumps(self.observation(seat), sort_keys=True)

    def information_state_string(self, seat: int) -> str:
        return f"{len(self.facts)} {self.observation_string(seat)}"

    def resample_from_infostate(self, seat: int, rng: Random) -> ToyState:
        self.game.check_seat(seat)
        world = self.clone()
        other = 1 - seat
        if not self.is_terminal() and other < len(self.facts):
            world.facts[other] = rng.choice([card for card in range(CARDS) if card != self.card(seat)])
        return world

    def position(self) -> dict[str, Any]:
        return {"facts": list(self.facts)}

    def known_to(self, seat: int | None, count: int | None = None) -> int:
        return len(self.history()[:count])

    def events(self, seat: int | None, since: int = 0, lang: str | None = "en") -> list[dict[str, Any]]:
        if seat is not None:
            self.game.check_seat(seat)
        told = [{"n": n, "kind": "fact", "say": self.told(n, seat)} for n in range(len(self.facts))]
        later = told[since and self.begun + since :]
        return later if lang is None else [{**event, "text": event["say"]} for event in later]

    def told(self, fact: int, seat: int | None) -> str:
        if fact < 2:
            return f"You get {self.facts[fact]}." if fact == seat else f"Seat {fact} gets a card."
        return f"Seat {fact - 2}: {WORDS[self.facts[fact]]}."

    def prompt(self, seat: int | None, lang: str = "en") -> str:
        if seat is not None:
            self.game.check_seat(seat)
        return "Fold, stake or double?"

    def after(self, count: int) -> ToyState:
        if count not in range(len(self.history()) + 1):
            raise Refused("no_such_moment", moment=count, last=len(self.history()))
        return type(self)(self.game, self.facts[: self.begun + count], self.begun)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ToyState):
            return NotImplemented
        return (self.game, self.facts, self.begun) == (other.game, other.facts, other.begun)

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> ToyState:
        return self.clone()

    def __repr__(self) -> str:
        return f"<high card {self.facts}>"

    def undo(self, seat: int) -> ToyState:
        if len(self.history()) == 0 or len(self.facts) < 3 or len(self.facts) - 3 != seat:
            raise Refused("nothing_to_undo")
        return type(self)(self.game, self.facts[:-1], self.begun)


class ToyGame:
    """High Card with states of a class that a test may have spoilt."""

    name = "high card"
    seats = 2
    length = 4
    cooperative = False
    perfect_information = False

    def __init__(self, state_class: type[ToyState] = ToyState) -> None:
        self.state_class = state_class
        self.options = [Option("seats", "number", 2, [2, 2], "Always two.")]
        self.values: dict[str, object] = {"seats": 2}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ToyGame) and self.state_class is other.state_class

    def __hash__(self) -> int:
        return hash(self.state_class)

    def check_seat(self, seat: int, first: int = 0) -> None:
        if seat not in range(first, 2):
            raise Refused("no_such_seat", seat=seat, last=1)

    def num_players(self) -> int:
        return 2

    def num_distinct_actions(self) -> int:
        return 3

    def max_chance_outcomes(self) -> int:
        return CARDS

    def max_game_length(self) -> int:
        return self.length

    def rules_version(self) -> int:
        return 1

    def new_initial_state(self) -> ToyState:
        return self.state_class(self, [])

    def from_position(self, position: dict[str, Any]) -> ToyState:
        if not isinstance(position, dict) or list(position) != ["facts"]:
            raise Refused("bad_position", because="A position has facts.")
        return self.state_class(self, list(position["facts"]), len(position["facts"]))

    def seat_names(self, lang: str) -> list[str]:
        return ["First", "Second"]

    def schemas(self) -> dict[str, Any]:
        return {
            "observation": {**ANY, **OBSERVATION, "properties": SHAPE},
            "choices": ANY,
            "events": ANY,
            "position": ANY,
        }

    def draw(self, observation: dict[str, Any], lang: str, width: int = 80) -> list[list[tuple[str, str]]]:
        return [[(str(observation["card"]), "plain")]]

    def evaluate(self, state: ToyState, seat: int) -> float:
        self.check_seat(seat)
        return state.returns()[seat] if state.is_terminal() else 0.5

    def measures(self, observation: dict[str, Any]) -> dict[str, int]:
        return {"bets": len(observation["bets"])}

    def word(self, name: str, lang: str) -> str:
        return name
