"""The table as text: it fits, everything is on it, in both languages."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tidefall
from rising_helpers import do, table
from rising_moments import ASKING, at, moments
from rising_play import of
from tidefall.cli import screen
from tidefall.cli.style import style_of
from tidefall.kernel.game import Segment
from tidefall.kernel.state import State
from tidefall.rising.speech import terminal, things

WIDTH = 80
PANEL = 38
LANGUAGES = ["en", "es"]
LATE: dict[str, Any] = {
    "round": 5,
    "step": "actions",
    "starting_player": 1,
    "land": {"hills": 2, "forests": 4, "cities": 5, "forges": 0},
    "barriers": ["hills", "mountains"],
    "built": ["aether_lens", "mystic_siphon"],
    "effects": {"earthquakes": 1, "closed": ["cities"]},
    "players": [
        {
            "councilor": "artificer",
            "goods": {"crystal": 2, "energy": 3},
            "cards": ["foresight", "tidewardens_horn", "astrolabe_of_secrets", "libram_of_unity"],
            "leader": "gate_build_1",
            "followers": ["mystic_siphon", "forests_4"],
        },
        {"councilor": "explorer", "leader": "hills_2", "followers": ["hills_2", "mystic_power_source"]},
    ],
}


def drawn(state: State, lang: str = "en", seat: int | None = 0) -> list[list[Segment]]:
    return state.game.draw(state.observation(seat), lang)


def lines(rows: list[list[Segment]]) -> list[str]:
    return ["".join(text for text, _ in row).rstrip() for row in rows]


def text(state: State, lang: str = "en") -> str:
    return "\n".join(lines(drawn(state, lang)))


def more(state: State, lang: str = "en") -> str:
    """What `hand` shows below the panels."""
    return "\n".join(lines(state.game.draw_more(state.observation(0), lang)))


@pytest.mark.parametrize("name", ASKING)
def test_every_moment_can_be_drawn_and_fits(name: str) -> None:
    for state in moments()[name][:6]:
        for lang in LANGUAGES:
            rows = drawn(state, lang)
            board, *panels = screen.split(rows)
            assert screen.breadth(board) <= WIDTH
            assert max(screen.breadth(panel) for panel in panels) <= PANEL
            assert len(panels) >= state.game.seats
            assert "{" not in text(state, lang)
            assert "None" not in text(state, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forty_rows_and_side_by_side(lang: str) -> None:
    """Four players fit into forty rows of eighty columns; with 120 the players stand beside the board."""
    rows = drawn(table(**LATE), lang)
    narrow, wide = screen.arranged(rows, WIDTH), screen.arranged(rows, 120)
    assert len(narrow) <= 40
    assert len(wide) < len(narrow)
    assert max(screen.length(row) for row in narrow) <= WIDTH
    assert len(wide) == max(len(screen.split(rows)[0]), len(wide))


def test_seven_players_beside_the_board() -> None:
    rows = screen.arranged(drawn(table(7, **LATE)), 120)
    assert len(rows) <= 40


def test_the_island() -> None:
    """Names, targets, free spaces, figures with their colours, the sea, barriers, what is closed."""
    state = table(**LATE)
    board = screen.split(drawn(state))[0]
    words = "\n".join(lines(board))
    assert "f4 5+" in words
    assert "h2 5+" in words  # 5, an earthquake, and the Explorer who stands there
    assert "m6 4+" in words
    assert "g1 ~" in words
    assert "c5 --" in words
    assert "closed" in words
    assert "ciudades cerradas" in text(state, "es")
    assert words.count("barrier") == 2
    pieces = [piece for row in board for piece in row]
    assert ("2L", "blue") in pieces
    assert ("1f", "red") in pieces
    assert [style for piece, style in pieces if piece == "f4"] == ["label on forest0"]
    walls = [piece for piece, style in pieces if style.startswith("wall") and piece in "▌▐"]
    assert len(walls) == 4


def test_every_tile_is_named_once() -> None:
    labels = [piece for row in screen.split(drawn(table()))[0] for piece, style in row if style.startswith("label on")]
    tiles = [label for label in labels if len(label) == 2 and label[1].isdigit()]
    assert len(tiles) == len(set(tiles)) == 36
    assert "  mps " in labels


def test_whoever_has_acted_lies_flat() -> None:
    state = at("actions", {"councilor": "adept", "leader": "mystic_siphon"}, built=["mystic_siphon"])
    assert ("1L", "red") in [piece for row in drawn(state) for piece in row]
    do(state, "activate p1:leader mystic_siphon")
    pieces = [piece for row in drawn(state) for piece in row]
    assert ("₁L", "faint") in pieces
    assert not [piece for piece, _ in pieces if piece == "1L"]
    assert "₁L acted" in text(state)
    assert "₁L ya actuó" in text(state, "es")


def test_a_crowd_is_counted_and_told_below() -> None:
    emissary = {"councilor": "emissary", "leader": "forests_3", "followers": ["forests_3", "forests_3"]}
    state = at(
        "actions",
        emissary,
        {"followers": ["forests_3"]},
        land={"forests": 3},
        effects={"extra_spaces": {"forests_3": 2}},
    )
    assert "4/5" in text(state)
    assert "f3: 1L 1f 1f 2f (1 free)" in text(state)
    everybody = table(7, step="actions", players=[
        {"leader": "mystic_power_source", "followers": ["mystic_power_source"] * 4} for _ in range(7)
    ])  # fmt: skip
    board = screen.split(drawn(everybody))[0]
    assert screen.breadth(board) <= WIDTH
    assert "mps: 1L 1f 1f" in "\n".join(lines(board))


def test_the_gate_and_the_players() -> None:
    words = text(table(**LATE))
    assert "gate1 1L" in words
    assert "□ pc  Power Core" in words
    assert "1c 1g 1o 3a 3e" in words
    assert "■ ms  Mystic Siphon" in words
    assert "p1  Artificer  you" in words
    assert "2c 3e" in words
    assert "Tidewarden's Horn*" in words
    assert "This round: targets +1" in words
    assert "[2]" in words  # the Wrath


def test_the_card_and_the_roll_at_hand() -> None:
    state = at("misfortune", {"goods": {"ore": 2}})
    do(state, "card omen_of_ash")
    assert "Omen of Ash (p1): Flood the mountains, or the players" in text(state)
    state = at("actions", {"leader": "forests_3", "goods": {"energy": 2}, "councilor": "adept"})
    do(state, "activate p1:leader forests_3", "roll 3")
    assert "Roll at f3: [3] = 3, target 5" in text(state)


def words_of(rows: list[list[Segment]]) -> Counter[str]:
    return Counter(word for row in rows for piece, _ in row for word in piece.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", range(50, 80))
def test_nothing_is_cut_in_a_narrow_window(width: int, lang: str) -> None:
    """Every tile, cost, count and sign of the wide picture is on a narrow one, and fits."""
    crowd = [{"leader": "mystic_power_source", "followers": ["gate_build_1"] * 3} for _ in range(4)]
    for state in (table(**LATE), table(4, step="actions", players=crowd), table(1, hologram_power="explorer")):
        seen = state.observation(0)
        wide, narrow = terminal.draw(seen, lang, WIDTH), terminal.draw(seen, lang, width)
        assert words_of(wide) == words_of(narrow)
        assert max(screen.length(row) for row in narrow) <= width
        assert "…" not in "\n".join(lines(narrow))


def test_the_window_decides_how_wide_it_is() -> None:
    state = table(**LATE)
    seen = state.observation(0)
    assert state.game.draw(seen, "en", 60) == terminal.draw(seen, "en", 60)
    assert state.game.draw(seen, "en", 200) == terminal.draw(seen, "en", WIDTH)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_component_names_are_not_cut(lang: str) -> None:
    state = of(table())
    picture = terminal.Picture(state.observation(0), lang, WIDTH)
    for number in range(int(state.rules.components)):
        for built in (False, True):
            assert "…" not in lines([picture.component(things.component(state, number, {}), built)])[0]


def test_known_cards_are_counted() -> None:
    """R-9.4: what lies on top of the deck, or is being looked at, is still in it."""
    state = table(misfortunes={"top": ["flood_hills", "earthquake"]})
    assert "Misfortunes 61: 36 floods, 9 calm, 3 controlled, 13 special" in text(state)
    assert "h hills → gold ≈6" in text(state)
    assert "Earthquake ×2" in more(state)
    state = at("misfortune", {"cards": ["tide_chart"]})
    do(state, "play tide_chart", "card flood_hills", "card flood_hills")
    assert "Misfortunes 61: 36 floods" in text(state)
    do(state, "card calm_seas")
    assert state.step().name == "put_back"
    assert "Misfortunes 61: 36 floods, 9 calm" in text(state)
    assert "Next misfortunes: Flood: Hills, Flood: Hills, Calm Seas" in text(state)


def test_what_is_known_of_the_decks() -> None:
    """R-9.2 R-9.4 R-9.6: discards, the specials that are left, the library's bottom from above."""
    state = at("misfortune")
    assert "discarded" not in more(state)
    do(state, "card earthquake")
    words = " ".join(more(state).split())
    assert "Specials left: Spur the Cycle, Earthquake, Malfunction," in words
    state = table(
        misfortunes={"discard": {"flood_hills": 2, "tsunami": 1}},
        library={"discard": {"foresight": 1}, "bottom": ["tide_chart", "hidden_stores"]},
    )
    words = " ".join(more(state).split())
    assert "Misfortunes discarded: Flood: Hills ×2, Tsunami" in words
    assert "Library discards: Foresight" in words
    assert "Bottom of the library: Tide Chart, Hidden Stores" in words
    assert "Fondo de la biblioteca: " in more(state, "es")
    assert "discarded" not in text(state), "the picture itself stays short"


def test_solo_has_a_hologram_and_an_automaton() -> None:
    state = table(1, hologram_power="explorer")
    assert "Hologram: Explorer" in text(state)
    assert "Automaton" in text(state)
    assert "Holograma: Explorador" in text(state, "es")
    assert "A Autómata" in text(state, "es")


def test_the_end_is_in_the_title() -> None:
    land = {"forests": 0, "hills": 0, "mountains": 0, "cities": 0, "libraries": 0, "forges": 1}
    state = table(step="wrath", round=6, wrath=5, land=land)
    assert lines(drawn(state))[0].startswith("Atlantis is lost")
    assert lines(drawn(state, "es"))[0].startswith("La Atlántida se ha perdido")


def test_every_style_is_known() -> None:
    names: set[str] = set()
    for state in (table(**LATE), table(7), table(1)):
        names |= {style for row in drawn(state) for _, style in row}
    plain = style_of("a name nobody knows")
    assert [name for name in names if name not in ("plain", "blank") and style_of(name) == plain] == []


def test_a_language_nobody_speaks_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TIDEFALL_STRICT_WORDS")
    state = table()
    assert lines(drawn(state, "fr")) == lines(drawn(state, "en"))
    assert tidefall.load_game("rising").draw(state.observation(None), "en")
