"""The example of docs/words.md: an event of a game, told from the words."""

from __future__ import annotations

import tidefall


def test_a_ship_that_sails_is_told_in_both_languages() -> None:
    game = tidefall.load_game("survive", seats=2)
    state = game.from_position({"explorers": {"Ra": "F3"}, "ships": {"F2": []}})
    state.submit(0, "F2>F1")
    told = {
        lang: [one["text"] for one in state.events(0, 0, lang) if one["kind"] == "ship_sailed"] for lang in ("en", "es")
    }
    assert told == {"en": ["A ship sails from F2 to F1."], "es": ["Un barco navega de F2 a F1."]}
