"""The table as text: every space can be named, every piece is there, it fits."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tidefall
from tidefall.cli import screen
from tidefall.cli.style import style_of
from tidefall.kernel.game import Segment

BOARD_WIDTH = 72
CROWDED = {
    "explorers": {
        "Bd": "F2", "Ya": "F2",
        "Ga": "NW", "Gb": "NW", "Gc": "NW", "Ba": "NW", "Yb": "NW", "Rg": "NW",
        "Re": "F5", "Rf": "F5", "Bf": "F5", "Gf": "F5", "Yf": "F5",
    },
    "ships": {"F2": ["Ra", "Rb", "Bc"], "G2": []},
    "whales": ["G2"],
    "sharks": ["A1"],
}  # fmt: skip


def drawn(position: dict[str, Any], lang: str = "en", seat: int | None = 0, **options: object) -> list[list[Segment]]:
    game = tidefall.load_game("survive", **options)
    return game.draw(game.from_position(position).observation(seat), lang)


def text(rows: list[list[Segment]]) -> str:
    return "\n".join("".join(piece for piece, _ in row) for row in rows)


def test_every_space_and_isle_is_named_once() -> None:
    board = screen.split(drawn({}))[0]
    labels = [piece for row in board for piece, style in row if style.startswith("label")]
    assert len(labels) == len(set(labels)) == 133 + 4
    assert {"A1", "F12", "G6", "M7", "NW", "SE"} <= set(labels)


def test_a_space_with_too_much_in_it_is_told_in_full_below() -> None:
    words = text(drawn(CROWDED))
    assert "F2: ship Ra Rb Bc, swimming Bd Ya" in words
    assert "F5: Re Rf Bf Gf Yf" in words


def test_even_forty_explorers_in_one_space_do_not_widen_the_board() -> None:
    everybody = {f"{colour}{letter}": "F5" for colour in "RBGY" for letter in "abcdefghij"}
    rows = drawn({"explorers": everybody})
    assert screen.breadth(screen.split(rows)[0]) == BOARD_WIDTH
    assert all(name in text(rows) for name in everybody)


def test_pieces_have_their_colours() -> None:
    pieces = {(piece.strip(), style) for row in drawn(CROWDED) for piece, style in row}
    assert {("◢", "shark"), ("§", "serpent"), ("Bd", "blue"), ("╲", "ship"), ("G3", "green")} <= pieces


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_fits_100_columns_side_by_side_and_80_below(lang: str, seats: int) -> None:
    position = CROWDED | {"hands": {"red": ["forest move_serpent", "mountain repel_whale"]}}
    if seats == 2:
        position = {"hands": position["hands"]}
    rows = drawn(position, lang, seats=seats, memory="assisted", squid=True, ch6=True)
    blocks = screen.split(rows)
    assert screen.breadth(blocks[0]) == BOARD_WIDTH
    wide, narrow = screen.arranged(rows, 100), screen.arranged(rows, 80)
    assert screen.breadth([row[:-1] for row in wide if row]) <= 100
    assert screen.breadth([row[:-1] for row in narrow if row]) <= 80
    assert len(wide) < len(narrow)


def test_colours_and_tokens_of_an_unusual_seating() -> None:
    rows = drawn({"explorers": {"Wa": "F3"}}, seats=5, colours="white,orange,red,green,blue")
    assert ("Wa", "white") in [piece for row in rows for piece in row]


def test_any_moment_of_a_game_with_everything_can_be_drawn() -> None:
    game = tidefall.load_game("survive", seats=6, ch5=True, ch6=True, squid=True, ch2=True)
    state = game.new_initial_state()
    rng = random.Random(4)
    tidefall.deal(state, rng)
    count = 0
    while not state.is_terminal():
        if count % 20 == 0:
            blocks = screen.split(game.draw(state.observation(count % 6), "es"))
            assert screen.breadth(blocks[0]) == BOARD_WIDTH
        state.apply_action(rng.choice(state.legal_actions()))
        tidefall.deal(state, rng)
        count += 1
    assert "★" in text(game.draw(state.observation(None), "en"))


def test_a_spectator_gets_no_secrets() -> None:
    position = {"hands": {"red": ["beach wind"]}, "explorers": {"Ra": "F3"}}
    assert "fair wind" in text(drawn(position, memory="assisted"))
    for seat in (None, 1):
        words = text(drawn(position, seat=seat, memory="assisted"))
        assert "fair wind" not in words
        assert "Your explorers" not in words or seat == 1


def test_every_style_is_known() -> None:
    names = {style for row in drawn(CROWDED, ch6=True, squid=True) for _, style in row}
    plain = style_of("a name nobody knows")
    assert [name for name in names if name not in ("plain", "blank") and style_of(name) == plain] == []


def test_an_empty_row_ends_a_block() -> None:
    one: list[Segment] = [("a", "plain")]
    assert screen.split([one, one, [], one]) == [[one, one], [one]]
    assert screen.arranged([one, [], one, [], one], 80)[0][0] == ("a", "plain")
