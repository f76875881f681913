"""Refusals in the language of the players.

The rules give their reasons in English. The common ones are told in Spanish too; the others stand on a line of their
own under a Spanish sentence.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tidefall import Refused
    from tidefall.cli.texts import Texts

OWN: Final = {"unknown_number", "unknown_thing", "bad_count", "not_asked"}
"""Refusals of the terminal itself, in the language of the players already."""

SPANISH: Final = [
    (re.compile(pattern, re.DOTALL), spanish)
    for pattern, spanish in (
        (r"(.+) is not possible now\. Possible are (.+)\.", r"\1 no es posible ahora. Son posibles \2."),
        (r"(.+) is not possible now\. Did you mean (.+)\?", r"\1 no es posible ahora. ¿Querías decir \2?"),
        (r"(.+) is not possible now\.", r"\1 no es posible ahora."),
        (r"(.+) could be (.+): say which\.", r"\1 puede ser \2: di cuál."),
        (r"It is not your turn\.", "No es tu turno."),
        (r"The game is over\.", "La partida ha terminado."),
        (r"There is nothing to take back\.", "No hay nada que deshacer."),
        (
            r"The last thing that happened was a die or a draw; that stands\.",
            "Lo último fue un dado o un robo; eso no se deshace.",
        ),
        (r"Somebody else has decided since; that stands\.", "Otro ha decidido después; eso no se deshace."),
        (r"That has brought something to light; it stands\.", "Eso ha descubierto algo; no se deshace."),
        (r"There is no rule (.+)\. The nearest are (.+)\.", r"No hay regla \1. Las más parecidas son \2."),
        (r"There is no rule (.+?)\. .*", r"No hay regla \1."),
        (r"(.+) exists already; choose another name.*", r"\1 ya existe; elige otro nombre."),
        (r"(.+) is a folder; give the name of a file\.", r"\1 es una carpeta; da el nombre de un fichero."),
        (r"(.+) cannot be written: there is no folder (.+)\.", r"No se puede escribir \1: no hay carpeta \2."),
    )
]


def told(refused: Refused, say: Texts) -> tuple[str, str]:
    """A sentence in the language of the players, and a line for the reason in English where it has no translation."""
    if say.lang == "en" or refused.code in OWN:
        return refused.reason, ""
    for pattern, spanish in SPANISH:
        found = pattern.fullmatch(refused.reason)
        if found:
            return found.expand(spanish).replace(" in all)", " en total)"), ""
    return say("refused"), say("in_english", reason=refused.reason)
