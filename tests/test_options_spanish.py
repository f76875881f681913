"""Options are explained in Spanish as well: the page and the command line show the declaration's own words."""

from __future__ import annotations

import pytest

import tidefall


@pytest.mark.parametrize("game", tidefall.registry.names())
def test_every_option_is_explained_in_spanish(game: str) -> None:
    for option in tidefall.load_game(game).options:
        assert option.help_es.endswith("."), option.name
        assert option.help_es != option.help, option.name
        assert option.explained("es") == option.help_es
