"""`tidefall rules`: the options of a game, its sections, or one rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

import tidefall
from tidefall import rulebook
from tidefall.cli.screen import console
from tidefall.cli.style import style_of
from tidefall.cli.texts import speaker, with_language
from tidefall.kernel.speech import spoken

if TYPE_CHECKING:
    from rich.console import Console

    from tidefall.kernel.game import Game
    from tidefall.words import Voice

READABLE = 100
"""Longer lines are hard to read."""


def run(game_name: str, wanted: str | None, lang: str) -> None:
    say = speaker(lang)
    game = tidefall.load_game(game_name)
    book = rulebook.load(game.name, lang)
    out = console()
    if wanted is not None:
        show_rule(out, book.find(wanted))
        return
    out.print(options_table(game, say))
    out.print()
    for number, title in book.sections.items():
        inset = 2 * number.count(".")
        out.print(" " * inset + f"{number} ", title, style=style_of("strong" if not inset else ""))
    some = next(name for name in book.entries if "-" in name)
    out.print()
    section, rule = (with_language(f"tidefall rules {game.name} {one}", lang) for one in ("4", some))
    out.print(say("cli-read-a-rule", section=section, rule=rule))


def show_rule(out: Console, text: str) -> None:
    from rich.markdown import Markdown
    from rich.padding import Padding

    out.print(Padding(Markdown(text), (0, 1)), width=min(out.width, READABLE), soft_wrap=False)


def options_table(game: Game, say: Voice) -> Table:
    """Every option with its default, its values and what it does."""
    table = Table(box=None, pad_edge=False, header_style=style_of("title"))
    for column in ("cli-option", "cli-default", "cli-values", "cli-what-it-does"):
        table.add_column(say(column), overflow="fold")
    for option in game.options:
        default = str(option.default).lower() if option.type == "flag" else str(option.default)
        table.add_row(option.name, default or "-", spoken(say.lang, option.allows()), game.explained(option, say.lang))
    return table
