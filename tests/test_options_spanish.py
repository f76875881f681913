"""Options are explained in Spanish as well: the page and the command line show the declaration's own words."""

from __future__ import annotations

import pytest

import tidefall


@pytest.mark.parametrize("game", tidefall.registry.names())
def test_every_option_is_explained_in_spanish(game: str) -> None:
    loaded = tidefall.load_game(game)
    for option in loaded.options:
        english, spanish = (loaded.explained(option, lang) for lang in ("en", "es"))
        assert spanish.endswith("."), option.name
        assert spanish != english, option.name
