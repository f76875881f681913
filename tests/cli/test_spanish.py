"""With `--lang es` everything is said in Spanish, the reasons of the rules too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command_line import tidefall
from cli.positions import ACTING

WORDS = ("play", "rising", "--seats", "3", "--position", "position.json", "--you", "0", "--seed", "2", "--lang", "es")


def refused(folder: Path, answers: str) -> list[str]:
    (folder / "position.json").write_text(json.dumps(ACTING))
    done = tidefall(*WORDS, "--save", "game.json", answers=answers, folder=folder)
    assert done.returncode == 2
    return done.stderr.splitlines()


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("xyzzy", "«xyzzy» no es posible ahora. Puedes elegir pass, barrier forests, "),
        ("barier hills", "«barier hills» no es posible ahora. ¿Querías decir barrier hills"),
        ("barrier", "«barrier» puede significar barrier forests, "),
        ("deshacer", "No hay nada que deshacer. "),
        ("? R-99.9", "No existe la regla «R-99.9»"),
        ("? xyzzy", "Aquí nada se llama «xyzzy». "),
        ("registro 0", "registro admite un número de sucesos del 1 al 999999, no «0». "),
        (
            "guardar position.json",
            "position.json ya existe; elige otro nombre o sigue con una partida guardada con --resume. ",
        ),
        ("como 3", "«3» no es otra persona de este teclado que pueda decidir ahora. No puede nadie más. "),
    ],
)
def test_a_refusal_is_spanish(answer: str, sentence: str, tmp_path: Path) -> None:
    (line,) = refused(tmp_path, f"{answer}\n")
    assert line.startswith(f"tidefall: {sentence}")
    assert line.endswith(
        "La partida queda guardada en game.json. Para seguir: tidefall play --resume game.json --lang es"
    )


def test_a_reason_of_the_rules_is_spanish(tmp_path: Path) -> None:
    (line,) = refused(tmp_path, "unflood hills\n")
    assert line.startswith("tidefall: Ahí no hay nada inundado (R-6.30). ")
    assert "La partida queda guardada en game.json" in line


def test_spanish_commands_are_understood(tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text(json.dumps(ACTING))
    answers = "ayuda\nlista\nmapa\nmano\nregistro\npista\nlisto\nguardar aquí.json\nsalir\n"
    done = tidefall(*WORDS, answers=answers, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    for word in ("pista", "deshacer", "lista", "mapa", "mano", "registro [N]", "guardar [FICH]", "salir"):
        assert f"  {word} " in done.stdout
    assert "--resume 'aquí.json' --lang es" in done.stdout
