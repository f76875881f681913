"""Steps that are open to several seats, and games in which nothing is hidden and all win or lose together."""

from __future__ import annotations

from random import Random
from typing import Any, SupportsIndex

import pytest

from tidefall import Refused, players, records, registry
from tidefall.kernel.menu import Menu
from tidefall.kernel.step import Choice
from tidefall.kernel.testing import check_bot, check_game
from toy_sandbags import LISTED, NAME, CarryStep, SandbagGame, SandbagState, WardenBot, WindowStep


def made(state_class: type[SandbagState] = SandbagState, seats: int = 3) -> SandbagGame:
    return SpoiltGame({"seats": seats, "level": 1}, state_class)


class SpoiltGame(SandbagGame):
    """The toy with states of a class that a test may have spoilt."""

    def __init__(self, given: dict[str, Any], state_class: type[SandbagState]) -> None:
        super().__init__(given)
        self.state_class = state_class

    def __reduce__(self) -> tuple[Any, ...]:
        return (SpoiltGame, (self.values, self.state_class))


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_the_toy_keeps_the_contract(seats: int) -> None:
    check_game(made(seats=seats), games=4)


def test_any_seat_that_is_asked_may_act_first() -> None:
    state = made().new_initial_state()
    assert [state.is_asked(seat) for seat in (-1, 0, 1, 2)] == [False, True, True, True]
    state.submit(2, "carry south")
    assert state.actors() == [2]
    assert state.current_player() == 0
    assert [state.legal_actions(seat) for seat in range(3)] == [[0, 1], [0, 1], []]
    assert [choice["text"] for choice in state.choices(1)] == ["carry north", "carry south"]
    with pytest.raises(Refused, match="not your turn"):
        state.submit(2, "carry south")


def test_only_a_seat_at_the_table_with_something_to_do_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step may invite everybody, and leave it to the list of actions who can do something."""

    def legal(step: CarryStep, state: SandbagState, menu: Menu) -> None:
        if state.player != 1:
            menu.add(0)

    monkeypatch.setattr(CarryStep, "invites", lambda step, state, seat: True)
    monkeypatch.setattr(CarryStep, "legal", legal)
    state = made().new_initial_state()
    assert [seat for seat in range(-5, 10) if state.is_asked(seat)] == [0, 2]
    assert state.legal_actions(1) == state.legal_actions(7) == []
    assert state.choices(1) == []


def test_it_matters_who_did_it() -> None:
    """Two seats may do the same thing: what everybody knows is that one of them did."""
    first, second = made().new_initial_state(), made().new_initial_state()
    first.submit(0, "carry north")
    second.submit(1, "carry north")
    assert first.information_state_string(2) != second.information_state_string(2)


def test_an_action_out_of_turn_can_be_taken_back() -> None:
    state = made().new_initial_state()
    state.submit(1, "carry north")
    state.submit(2, "carry south")
    with pytest.raises(Refused, match="Somebody else has decided since"):
        state.undo(1)
    earlier = state.undo(2)
    assert earlier.actors() == [1]
    assert earlier.is_asked(2)
    assert earlier.current_player() == 0


def test_a_record_tells_who_acted_out_of_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, NAME, LISTED)
    state = made().new_initial_state()
    for seat in (2, 0, 1):
        state.submit(seat, "carry north")
    record = records.of(state)
    assert record["actions"] == [[2, "carry north"], [0, "carry north"], [1, "carry north"]]
    again = records.verify(record)
    assert again.actors() == [2, 0, 1]
    assert again.position() == state.position()
    record["actions"][1][0] = 2
    with pytest.raises(Refused, match="Action 1 of the record"):
        records.verify(record)


def test_a_bot_may_be_asked_out_of_turn() -> None:
    state = made().new_initial_state()
    world = players.View(state, 2, Random(1)).sample()
    world.apply_action(0)
    assert world.actors() == [2]
    assert state.actors() == []


@pytest.mark.parametrize("bot", [WardenBot, lambda: players.make("greedy"), lambda: players.make("random")])
def test_bots_are_checked_in_and_out_of_turn(bot: Any) -> None:
    check_bot(bot, made(), games=3)


class Impatient:
    """Acts as if it were always its turn."""

    def choose(self, view: Any) -> int:
        return int(view.choices()[0]["action"]) if view.observation()["idle"][:1] == [view.seat] else 4


def test_a_bot_that_cannot_act_out_of_turn_is_caught() -> None:
    with pytest.raises(AssertionError, match="chooses a legal action"):
        check_bot(Impatient, made(), games=3)


class AsksInVain(SandbagState):
    def is_asked(self, seat: int) -> bool:
        return seat >= 0 if self.player >= 0 else super().is_asked(seat)


class Meddling(SandbagState):
    def legal_actions(self, seat: int | None = None) -> list[int]:
        return super().legal_actions(None if self.player >= 0 else seat)


class LosesTheTurn(SandbagState):
    def legal_actions(self, seat: int | None = None) -> list[int]:
        legal = super().legal_actions(seat)
        if seat is not None and seat >= 0 and legal:
            self.turn_to(seat)
        return legal


class ActsForAnother(SandbagState):
    def submit(self, seat: int, action: SupportsIndex | str) -> None:
        self.act(self.player, self.checked(seat, action))


class NotHeard(SandbagState):
    def submit(self, seat: int, action: SupportsIndex | str) -> None:
        if seat != self.player:
            raise Refused("not_your_turn", because=None)
        super().submit(seat, action)


class ForgetsWho(SandbagState):
    def information_state_string(self, seat: int) -> str:
        return f"{self.history()} {self.asked_of(seat)}"


class Misremembers(SandbagState):
    def actors(self) -> list[int]:
        return [min(actor, 0) for actor in super().actors()]


class ForgetsWhoIsIdle(SandbagState):
    def position(self) -> dict[str, Any]:
        return {**super().position(), "idle": self.idle[:1]}


class UndoesForAnybody(SandbagState):
    def undo(self, seat: int) -> Any:
        if not self.past or self.actors()[-1] < 0:
            raise Refused("undo_chance")
        return self.after(len(self.past) - 1)


class Secretive(SandbagState):
    def observation(self, seat: int | None) -> dict[str, Any]:
        seen = super().observation(seat)
        return {**seen, "spare": [n if at == seat else None for at, n in enumerate(seen["spare"])]}


class Nameless(SandbagState):
    def observation(self, seat: int | None) -> dict[str, Any]:
        return {**super().observation(seat), "seat": 0}


class OtherWorlds(SandbagState):
    def resample_from_infostate(self, seat: int, rng: Random) -> SandbagState:
        world = self.clone()
        world.carried = [*world.carried[:-1], 9]
        return world

    def observation(self, seat: int | None) -> dict[str, Any]:
        return {**super().observation(seat), "carried": 0}


class SomebodyLoses(SandbagState):
    def returns(self) -> list[float]:
        return [*super().returns()[1:], 0.0]


class EndsSomehow(SandbagState):
    def observation(self, seat: int | None) -> dict[str, Any]:
        seen = super().observation(seat)
        return {**seen, "result": seen["result"] and {"bags": 0}}


@pytest.mark.parametrize(
    ("fault", "promise"),
    [
        (AsksInVain, "the seats that are asked have actions, and no others"),
        (Meddling, "the seats that are asked have actions, and no others"),
        (LosesTheTurn, "leaves the turn where it is|legal_actions\\(\\) is that of the current player"),
        (ActsForAnother, "submit does the same as act"),
        (NotHeard, "submit does the same as act"),
        (ForgetsWho, "dealt anew"),
        (Misremembers, "actors\\(\\) says who made each action|a state has a pickled copy"),
        (ForgetsWhoIsIdle, "a position keeps who is asked|a position"),
        (UndoesForAnybody, "undo takes back one decision"),
        (Secretive, "with perfect information all seats see the same"),
        (Nameless, "an observation says whose it is"),
        (OtherWorlds, "with perfect information there is one world only"),
        (SomebodyLoses, "all win or lose together"),
        (EndsSomehow, "ended_by"),
    ],
)
def test_a_fault_is_caught(fault: type[SandbagState], promise: str) -> None:
    with pytest.raises(AssertionError, match=promise) as caught:
        check_game(made(fault), games=20)
    assert "history [" in str(caught.value)


def test_there_is_one_way_to_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WindowStep, "describe", lambda self, state, action: Choice(action, "pass", str(action)))
    monkeypatch.setattr(SandbagState, "spell", lambda self, choice: f"{choice.verb} {choice.piece} {choice.target}")
    with pytest.raises(AssertionError, match="there is one way to pass"):
        check_game(made())


@pytest.mark.parametrize("name", ["cooperative", "perfect_information"])
def test_a_game_says_of_what_kind_it_is(name: str) -> None:
    game = made()
    setattr(game, name, "perhaps")
    with pytest.raises(AssertionError, match=f"{name} is true or false"):
        check_game(game)


@pytest.mark.parametrize("measures", [{"rounds": 1.5}, {"won": True}])
def test_measures_are_whole_numbers(measures: dict[str, Any]) -> None:
    game: Any = made()
    game.measures = lambda observation: measures
    with pytest.raises(AssertionError, match="measures are whole numbers by name"):
        check_game(game)


def test_endings_have_words() -> None:
    game: Any = made()
    game.word = lambda name, lang: "" if lang == "es" else name
    with pytest.raises(AssertionError, match="endings and measures have words"):
        check_game(game)
