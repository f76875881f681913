"""Who speaks in the help and in refusals, and how one asks for another language."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from tidefall import words
from tidefall.cli import texts

say = words.Voice(texts.wanted(sys.argv[1:]))
"""It speaks what is asked for on the command line, or the language of the system."""
LANGUAGES: Final = ", ".join(f"{lang} ({words.speak(lang, 'language-name')})" for lang in words.languages())
BLOCK: Final = "\b"
"""Before lines of the help that typer must leave as they are."""

Lang = Annotated[str, typer.Option(metavar="|".join(words.languages()), help=say("cli-arg-lang", languages=LANGUAGES))]
