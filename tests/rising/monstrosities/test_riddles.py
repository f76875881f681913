"""The unused artifacts, the Sphinx and its Riddle (M-5.16, M-6.2)."""

from __future__ import annotations

from typing import Any

from monstrous import monstrous
from rising_helpers import do, texts
from rising_play import of
from tidefall.kernel.state import State
from tidefall.rising.rules.content import CARDS
from tidefall.rising.rules.monstrosities.allies import SPHINX
from tidefall.rising.rules.state import PILE, POOL
from tidefall.rising.rules.things.riddles import unused

NOBODY: list[dict[str, Any]] = [{"goods": {}, "followers": []}] * 3
ARTIFACTS_IN_THE_BOX = 16
"""With four players there is no Mystic Lantern."""
IN_THE_DECK = 4


def reading(**more: Any) -> State:
    """The Sphinx is about to act in the Libraries."""
    sphinx = {"allies": {"sphinx": {"seat": 0, "at": "libraries_4"}}, **more}
    first: dict[str, Any] = {"goods": {}, "followers": []}
    state = monstrous(4, 2, {"councilors": "random"}, step="actions", players=[first, *NOBODY], monstrosities=sphinx)
    return do(state, "activate p1:sphinx libraries_4")


def test_the_sphinx_may_draw_an_unused_artifact() -> None:
    """M-5.8, M-5.16, DM-75: the first of two cards; each artifact is as likely as any other."""
    state = reading()
    assert texts(state) == ["pass", "artifact"]
    before = int(unused(of(state)))
    assert before == ARTIFACTS_IN_THE_BOX - IN_THE_DECK
    do(state, "artifact")
    odds = dict(state.chance_outcomes())
    assert len(odds) == ARTIFACTS_IN_THE_BOX
    assert max(odds.values()) == min(odds.values())
    do(state, "card mystic_adze")
    assert (of(state).hidden_artifacts, int(unused(of(state)))) == (IN_THE_DECK, before - 1)
    do(state, "card hidden_stores")
    assert state.step().name == "keep_card"
    do(state, "keep mystic_adze")
    again = state.game.from_position(state.position())
    assert again.position() == state.position()


def test_an_artifact_not_kept_is_unused_again() -> None:
    """M-5.16: and known to be there; it may be drawn again."""
    state = reading()
    do(state, "artifact", "card mystic_adze", "card hidden_stores", "keep hidden_stores")
    if state.step().name == "keep_card":
        do(state, "done")
    assert state.position()["monstrosities"]["unused_artifacts"] == {"mystic_adze": 1}
    assert of(state).copies_in(PILE, CARDS.index("mystic_adze")) == 0


def test_a_known_unused_artifact_is_as_likely_as_the_others() -> None:
    """M-5.16: fifteen unseen, four of them in the deck, and one known to be unused."""
    state = reading(unused_artifacts={"mystic_adze": 1}, brought_artifacts=1)
    do(state, "artifact")
    odds = dict(state.chance_outcomes())
    assert abs(odds[CARDS.index("mystic_adze")] - 1 / 12) < 1e-9
    assert abs(odds[CARDS.index("diviners_rod")] - 11 / 15 / 12) < 1e-9


def test_others_draw_from_the_deck() -> None:
    """M-5.16: who is not with the Sphinx is not asked, nor if one declines."""
    state = reading()
    do(state, "pass")
    assert state.step().name == "draw_card"
    first = {"goods": {}, "followers": ["libraries_3"]}
    alone = monstrous(4, 2, {"councilors": "random"}, step="actions", players=[first, *NOBODY])
    do(alone, "activate p1:follower libraries_3")
    assert alone.step().name == "draw_card"


def puzzled(*cards: str) -> State:
    first = {"goods": {}, "followers": ["libraries_3", "hills_1"], "cards": ["wonder_riddle_of_the_sphinx", *cards]}
    state = monstrous(4, 2, {"councilors": "random"}, step="actions", players=[first, *NOBODY])
    while "activate p1:follower libraries_3" not in texts(state):
        do(state, "pass")
    return do(state, "activate p1:follower libraries_3")


def test_the_riddle_brings_the_sphinx() -> None:
    """M-6.2, DM-78: for another card of the hand."""
    state = puzzled("hidden_stores", "tide_chart")
    assert texts(state) == ["act libraries_3", "wonder sphinx", "wonder goods"]
    do(state, "wonder sphinx")
    assert texts(state) == ["discard hidden_stores", "discard tide_chart"]
    do(state, "discard tide_chart")
    table = of(state)
    assert (int(table.where[SPHINX]), int(table.owner[SPHINX])) == (POOL, 0)
    assert [int(table.copies_in(PILE, CARDS.index(name))) for name in ("tide_chart", "hidden_stores")] == [1, 0]


def test_the_riddle_wants_another_card() -> None:
    """M-6.2: an artifact that lies before its owner is none of the hand."""
    assert puzzled("mystic_adze").step().name == "draw_card"


def test_the_riddle_shows_all_unused_artifacts() -> None:
    """M-5.16, M-6.2, M-0.10: hence which are in the deck; one is kept."""
    state = puzzled("hidden_stores")
    do(state, "wonder goods", "discard hidden_stores")
    while state.is_chance_node():
        do(state, texts(state)[0])
    table = of(state)
    assert len(texts(state)) == ARTIFACTS_IN_THE_BOX - IN_THE_DECK
    assert (table.hidden_artifacts, state.position()["library"]["unseen"]) == (0, [])
    kept = texts(state)[0].removeprefix("keep ")
    do(state, f"keep {kept}")
    assert table.holds(0, CARDS.index(kept))
    again = state.game.from_position(state.position())
    assert again.position() == state.position()
