"""The conformance kit passes what keeps the contract and catches every fault in what does not."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

import tidefall
from tidefall import players
from tidefall.kernel.errors import Refused
from tidefall.kernel.testing import check_bot, check_game
from toy_game import ToyGame, ToyState

SPREAD: list[dict[str, object]] = [
    {"seats": 2},
    {"seats": 3, "squid": True, "squid_v2": True},
    {"seats": 4, "memory": "assisted"},
    {"seats": 5, "ch1": True, "ch3": True},
    {"seats": 6, "ch5": True, "ch6": True},
    {"seats": 2, "two_colour": True, "squid": True, "pair_ships": 2},
    {"seats": 3, "ch2": True, "ch6": True, "safety_rounds": 3},
    {"seats": 2, "ch4": True, "offer_stop": True, "squid": True, "squid_v1": True},
    {"seats": 4, "ch6": True, "squid": True, "colours": "green,yellow,red,blue"},
]


@pytest.mark.parametrize("options", SPREAD, ids=lambda options: " ".join(map(str, options)))
def test_survive_keeps_the_contract(options: dict[str, object]) -> None:
    check_game(tidefall.load_game("survive", **options), games=1, seed=len(options))


def test_the_toy_keeps_the_contract() -> None:
    check_toy(ToyState)


def test_several_games_are_checked_one_after_the_other() -> None:
    toys: Any = [ToyGame(), ToyGame(Backwards)]
    with pytest.raises(AssertionError, match="ascending"):
        check_game(toys)


class Backwards(ToyState):
    def legal_actions(self, seat: int | None = None) -> list[int]:
        return super().legal_actions(seat)[::-1]


class OutOfRange(ToyState):
    def legal_actions(self, seat: int | None = None) -> list[int]:
        return [action + 3 for action in super().legal_actions(seat)]

    def apply_action(self, action: int) -> None:
        super().apply_action(action - 3)


class Restless(ToyState):
    calls = itertools.count()

    def legal_actions(self, seat: int | None = None) -> list[int]:
        legal = super().legal_actions(seat)
        return legal[next(self.calls) % 2 :] if len(legal) > 1 else legal


class AsksEverybody(ToyState):
    def legal_actions(self, seat: int | None = None) -> list[int]:
        return super().legal_actions(None)


class LoadedDie(ToyState):
    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(card, odds * 0.9) for card, odds in super().chance_outcomes()]


class ImpossibleCard(ToyState):
    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = super().chance_outcomes()
        return [(card, float(card == outcomes[0][0])) for card, _ in outcomes]


class SharedClone(ToyState):
    def clone(self) -> ToyState:
        return type(self)(self.game, self.facts, self.begun)


class ForgetfulPosition(ToyState):
    def position(self) -> dict[str, Any]:
        return {"facts": self.facts[:3]}


class TwoCallsAlike(ToyState):
    def action_to_string(self, seat: int, action: int) -> str:
        return "stake" if seat == 0 and action == 2 else super().action_to_string(seat, action)


class ShuffledChoices(ToyState):
    def choices(self, seat: int, lang: str | None = "en") -> list[dict[str, Any]]:
        return super().choices(seat, lang)[::-1]


class OddObservation(ToyState):
    def observation(self, seat: int | None) -> dict[str, Any]:
        return {**super().observation(seat), "bets": (*self.facts[2:],), "secret": 1}


class LooksChange(ToyState):
    def events(self, seat: int | None, since: int = 0, lang: str | None = "en") -> list[dict[str, Any]]:
        if len(self.facts) == 2:
            self.facts.append(1)
        return super().events(seat, since, lang)


class OpenHands(ToyState):
    def observation(self, seat: int | None) -> dict[str, Any]:
        return {**super().observation(seat), "result": self.facts[:2]}


class TalkativeEvents(ToyState):
    def told(self, fact: int, seat: int | None) -> str:
        return f"Seat {fact} gets {self.facts[fact]}." if fact < 2 else super().told(fact, seat)


class TalkativeCount(ToyState):
    def events(self, seat: int | None, since: int = 0, lang: str | None = "en") -> list[dict[str, Any]]:
        """Counts a hidden thing too, as if one seat had passed in secret."""
        hidden = len(self.facts) > 1 and self.facts[1] == 0
        return super().events(seat, since and since - hidden, lang)


class StaleNews(ToyState):
    def events(self, seat: int | None, since: int = 0, lang: str | None = "en") -> list[dict[str, Any]]:
        return super().events(seat, since and since - 1, lang)


class TalkativeRefusal(ToyState):
    def not_yours(self) -> str:
        return f"It is not your turn; the cards are {self.facts[:2]}."


class TalkativeUndo(ToyState):
    def undo(self, seat: int) -> ToyState:
        if self.card(1) == 0:
            raise Refused("illegal", because="The second seat has the lowest card.")
        return super().undo(seat)


class SameWorld(ToyState):
    def resample_from_infostate(self, seat: int, rng: Random) -> ToyState:
        return self.clone()


class OtherWorld(ToyState):
    def resample_from_infostate(self, seat: int, rng: Random) -> ToyState:
        world = self.clone()
        if not self.is_terminal() and seat < len(self.facts):
            world.facts[seat] = rng.randrange(4)
        return world


class Credulous(ToyState):
    def submit(self, seat: int, action: int | str) -> None:
        if isinstance(action, int) and seat == self.current_player() >= 0 and action > 2:
            return
        super().submit(seat, action)


class HalfDone(ToyState):
    def submit(self, seat: int, action: int | str) -> None:
        if action == "no such thing" and len(self.facts) == 2:
            self.facts.append(1)
        super().submit(seat, action)


class SilentRefusal(ToyState):
    def submit(self, seat: int, action: int | str) -> None:
        try:
            super().submit(seat, action)
        except Refused as refused:
            raise Refused("", because=refused.reason) from None


class NeverOver(ToyState):
    def submit(self, seat: int, action: int | str) -> None:
        if self.is_terminal():
            raise Refused("illegal", because="That is not possible now.")
        super().submit(seat, action)


class UndoesDice(ToyState):
    def undo(self, seat: int) -> ToyState:
        return type(self)(self.game, self.facts[:-1]) if self.facts else super().undo(seat)


class EverybodyWins(ToyState):
    def returns(self) -> list[float]:
        return [1.0, 1.0] if self.is_terminal() else [0.0, 0.0]


class EarlyReturns(ToyState):
    def returns(self) -> list[float]:
        return super().returns() if self.is_terminal() else [0.5, 0.5]


class DoubleRewards(ToyState):
    def rewards(self) -> list[float]:
        return [2 * share for share in self.returns()]


class MoodyPlayout(ToyState):
    calls = itertools.count()

    def playout(self, seed: int) -> int:
        return super().playout(seed + next(self.calls))


class SharedCopy(ToyState):
    def __copy__(self) -> ToyState:
        return type(self)(self.game, self.facts, self.begun)


class LostOnTheWay(ToyState):
    def __reduce__(self) -> Any:
        return (type(self), (self.game, self.facts[:1], self.begun))


class NotForPickles(ToyState):
    def __reduce__(self) -> Any:
        raise TypeError("cannot pickle this")


class AlwaysEqual(ToyState):
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None


class Hashed(ToyState):
    def __hash__(self) -> int:  # type: ignore[override]
        return len(self.facts)


class LongWinded(ToyState):
    def __repr__(self) -> str:
        return f"<{self.facts * 100}>"


class Blank(ToyState):
    def __str__(self) -> str:
        return ""


class WrapsAround(ToyState):
    def action_to_string(self, seat: int, action: int) -> str:
        return super().action_to_string(seat, action % 3 if action < 0 <= seat else action)


class Speechless(ToyState):
    def prompt(self, seat: int | None, lang: str = "en") -> str:
        return ["First?", "Second?"][0 if seat is None else seat]


class FindsAnyMoment(ToyState):
    def after(self, count: int) -> ToyState:
        return super().after(min(max(count, 0), len(self.history())))


@pytest.mark.parametrize(
    ("fault", "promise"),
    [
        (Backwards, "ascending order"),
        (OutOfRange, "within the declared range"),
        (Restless, "same when asked again|its seed alone"),
        (AsksEverybody, "no seat has actions at a chance node"),
        (LoadedDie, "add up to one"),
        (ImpossibleCard, "positive probability"),
        (SharedClone, "changes nothing in the original"),
        (ForgetfulPosition, "a position"),
        (TwoCallsAlike, "text"),
        (ShuffledChoices, "choices are the legal actions in their order"),
        (OddObservation, "observation"),
        (LooksChange, "changes nothing"),
        (OpenHands, "observation of a seat tells nothing hidden"),
        (TalkativeEvents, "events of a seat tells nothing hidden"),
        (TalkativeCount, "events of a seat tells nothing hidden|no news"),
        (StaleNews, "no news for a seat"),
        (TalkativeRefusal, "refusal of a seat tells nothing hidden"),
        (TalkativeUndo, "undo of a seat tells nothing hidden"),
        (SameWorld, "dealt anew"),
        (OtherWorld, "tells nothing hidden|dealt anew"),
        (Credulous, "Refused with a reason"),
        (HalfDone, "a refusal changes nothing"),
        (SilentRefusal, "Refused with a reason"),
        (NeverOver, '"over"'),
        (UndoesDice, "stops at dice"),
        (EverybodyWins, "one victory"),
        (EarlyReturns, "zero before the end"),
        (DoubleRewards, "rewards add up"),
        (MoodyPlayout, "its seed alone"),
        (SharedCopy, "a copy copy is independent"),
        (LostOnTheWay, "equals its (deepcopy|pickled) copy"),
        (NotForPickles, "has a (deepcopy|pickled) copy: TypeError cannot pickle"),
        (AlwaysEqual, "copy is independent|equals states alone"),
        (Hashed, "has no hash"),
        (LongWinded, "repr is short"),
        (Blank, "str draws the table"),
        (WrapsAround, "nonsense is Refused"),
        (Speechless, "nonsense is Refused\nprompt.*IndexError"),
        (FindsAnyMoment, "nonsense is Refused\nafter"),
    ],
)
def test_a_fault_is_caught(fault: type[ToyState], promise: str) -> None:
    with pytest.raises(AssertionError, match=promise) as caught:
        check_toy(fault)
    assert "history [" in str(caught.value)


def test_a_game_that_takes_too_long_is_caught() -> None:
    game: Any = ToyGame()
    game.length = 2
    with pytest.raises(AssertionError, match="max_game_length"):
        check_game(game)


class Caller:
    """A bot that samples worlds and calls if it wins in most of them."""

    def choose(self, view: Any) -> int:
        worlds = [view.sample(view.rng) for _ in range(5)]
        assert all(world.observation(view.seat) == view.observation() for world in worlds)
        return int(view.choices()[-1]["action"])


class Cheat:
    def choose(self, view: Any) -> int:
        return int(view.state.legal_actions()[0])


class Fumbler:
    def choose(self, view: Any) -> int:
        return int(max(view.legal_actions())) + 1


def test_a_bot_that_keeps_to_its_view_passes() -> None:
    toy: Any = ToyGame()
    check_bot(Caller, toy, games=10)
    check_bot(Caller, tidefall.load_game("survive", seats=2))


@pytest.mark.parametrize("name", players.names("survive"))
def test_our_bots_keep_to_their_view(name: str) -> None:
    check_bot(lambda: players.make(name), tidefall.load_game("survive", seats=2))


def test_a_bot_that_reaches_for_the_state_is_caught() -> None:
    toy: Any = ToyGame()
    with pytest.raises(AssertionError, match="only what a view offers"):
        check_bot(Cheat, toy)


def test_a_bot_that_chooses_something_illegal_is_caught() -> None:
    toy: Any = ToyGame()
    with pytest.raises(AssertionError, match="chooses a legal action"):
        check_bot(Fumbler, toy)


def check_toy(state_class: type[ToyState]) -> None:
    toy: Any = ToyGame(state_class)
    check_game(toy, games=20)
