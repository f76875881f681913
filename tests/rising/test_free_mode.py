"""Players who act at once and players who act in turn come to the same positions (R-3.3, SC-026)."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import tidefall
from option_sets import title
from rising_helpers import texts
from rising_play import SETS, of, random_step, rich, walk
from tidefall import records
from tidefall.kernel.state import State
from tidefall.rising.rules import actions, content, island, spaces
from tidefall.rising.rules.figures import BASE_FIGURES

GAMES = 20 if tidefall.COMPILED else 5
Placement = Counter[int]
"""The placing actions by which the figures of a seat come to stand where they stand."""


def begin_placing(rng: random.Random, options: dict[str, Any]) -> State:
    """A rich table at the beginning of PLACE."""
    state = rich(rng, **options)
    while state.step().name != "place":
        random_step(state, rng)
    return state


def placements(state: State) -> list[Placement]:
    """What each seat has placed where."""
    table = of(state)
    found: list[Placement] = [Counter() for _ in range(state.game.seats)]
    for figure in range(BASE_FIGURES):
        if table.where[figure] >= 0:
            found[table.owner[figure]][placing(int(table.kind(figure)), int(table.where[figure]))] += 1
    return found


def placing(kind: int, space: int) -> int:
    return int(actions.PLACE + kind * actions.SPACE_ROOM + space)


def kind_and_space(action: int) -> tuple[int, int]:
    return divmod(action - int(actions.PLACE), int(actions.SPACE_ROOM))


CENTRE = [placing(kind, int(island.CENTRE_SPACE)) for kind in range(5)]


def place_freely(state: State, rng: random.Random) -> list[Placement]:
    """Seats place in any order, lift now and then, and are ready; how they stood when the phase closed."""
    placed = placements(state)
    while state.step().name == "place":
        seat = rng.randrange(state.game.seats)
        legal = state.legal_actions(seat)
        wanted = [action for action in legal if action >= actions.PLACE and not opens_a_pair(state, seat, action)]
        if rng.random() < 0.2:
            wanted += [action for action in legal if is_single_lift(state, action)]
        placed = placements(state)
        if wanted or actions.READY in legal:
            state.act(seat, rng.choice(wanted or [int(actions.READY)]))
    return placed


def opens_a_pair(state: State, seat: int, action: int) -> bool:
    """An Emissary opens a pair in the cities or takes the place beside a lone figure: there the order matters."""
    kind, space = kind_and_space(action)
    bearer = spaces.bearer_of(seat, kind)
    in_cities = island.SITE_OF[space] // island.RINGS == island.CITIES
    return in_cities and bearer >= 0 and of(state).has_ability(bearer, content.EMISSARY)


def is_single_lift(state: State, action: int) -> bool:
    """Taken from a single space: pairs are alike, but have letters in the order in which they were begun."""
    if not actions.LIFT <= action < actions.CONTEST:
        return False
    return not island.IS_DOUBLE[of(state).site(action - actions.LIFT)]


def place_in_turn(state: State, wanted: list[Placement]) -> None:
    """Each in turn puts a figure where it is wanted; one that is too early waits in the centre and is lifted later."""
    while state.step().name == "place":
        seat = state.current_player()
        legal = state.legal_actions()
        placed = placements(state)[seat]
        missing = wanted[seat] - placed
        at_once = [action for action in legal if missing[action]]
        later = [action for action in missing if spaces.may_place(of(state), seat, *kind_and_space(action))]
        if at_once:
            state.apply_action(at_once[0])
        elif actions.READY not in legal:
            state.apply_action(next(action for action in legal if action in CENTRE))
        elif later:
            kind = content.FIGURE_KINDS[kind_and_space(later[0])[0]]
            state.submit(seat, f"lift {kind} mystic_power_source")
        else:
            state.apply_action(actions.READY)


def looks(state: State) -> dict[str, Any]:
    """The position; followers are alike, and it does not matter who was lifted on the way."""
    told = state.position()
    for player in told["players"]:
        player["followers"].sort()
    marks = told.pop("marks", {})
    return {**told, "marks": {name: value for name, value in marks.items() if name != "lifted"}}


@pytest.mark.parametrize("options", SETS, ids=title)
def test_the_same_placement_in_any_order_gives_the_same_position(options: dict[str, Any]) -> None:
    """SC-026 R-3.9: after PLACE the state is identical."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        free = begin_placing(rng, options)
        serial = free.clone()
        wanted = place_freely(free, rng)
        place_in_turn(serial, wanted)
        assert looks(serial) == looks(free)


@pytest.mark.parametrize("options", [options for options in SETS if options["seats"] > 1], ids=title)
def test_a_unit_named_by_its_owner_acts_as_if_the_starting_player_had_named_it(options: dict[str, Any]) -> None:
    """R-3.22, R-3.32: out of turn a player activates its own units; nothing else is different."""
    compared = 0
    for seed in range(4 * GAMES):
        rng = random.Random(seed)
        for state in walk(rich(rng, **options), rng, 0.3, 300):
            if state.step().name != "actions" or "end" not in texts(state):
                continue
            for seat in set(range(state.game.seats)) - {state.current_player()}:
                units = [text for text in texts(state, seat) if text.startswith(f"activate p{seat + 1}:")]
                if units:
                    free, serial = state.clone(), state.clone()
                    free.submit(seat, units[0])
                    serial.submit(serial.current_player(), units[0])
                    if serial.step().name == "may_forgo":
                        serial.submit(seat, texts(serial, seat)[0])
                    assert serial.position() == free.position()
                    compared += 1
        if compared > 20:
            break
    assert compared > 20


@pytest.mark.parametrize("options", SETS, ids=title)
def test_records_of_games_out_of_turn_replay(options: dict[str, Any]) -> None:
    """A record says who did what; it verifies, and leads to the same end."""
    rng = random.Random(5)
    state = tidefall.load_game("rising", **{"max_rounds": 4, **options}).new_initial_state()
    for _ in walk(state, rng, 0.6):
        pass
    again = records.verify(json.loads(json.dumps(records.of(state))))
    assert again.position() == state.position()
    assert again.actors() == state.actors()
    assert again.history() == state.history()


def test_who_is_not_asked_is_refused() -> None:
    """In ACTIONS those without a unit and without a free step of their own have nothing to say."""
    game = tidefall.load_game("rising", seats=2)
    nothing = {"goods": {}, "leader": "supply", "followers": []}
    state = game.from_position({"step": "actions", "players": [{"goods": {}, "leader": "hills_6"}, nothing]})
    assert state.legal_actions(1) == []
    with pytest.raises(tidefall.Refused) as caught:
        state.submit(1, "activate p1:leader hills_6")
    assert caught.value.code == "not_your_turn"
