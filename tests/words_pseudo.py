"""A language that nobody speaks, made out of English: every letter of its texts is another one."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LETTERS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")


class Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(pseudo(node.value))


def pseudo(text: str) -> str:
    return text.translate(LETTERS)


def write_pseudo(english: Path, folder: Path) -> None:
    """Every file of English in the made-up language."""
    folder.mkdir(parents=True)
    for path in english.glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        (folder / path.name).write_text(FluentSerializer().serialize(Pseudo().visit(resource)), "utf-8")
