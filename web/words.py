"""Writes the types of the messages that the page says: `python web/words.py`.

Those of the page's own are made from page.ftl of every language, those of a game that has a board from English.
"""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "src" / "tidefall" / "words"
TYPES = ROOT / "web" / "src" / "lib" / "words" / "word_types.ts"
GAMES = ROOT / "web" / "src" / "games"
PREFIX = "page-"


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")


def files() -> dict[Path, str]:
    """What each file has to say."""
    boards = sorted(path.parent for path in GAMES.glob("*/index.ts"))
    return {TYPES: made(), **{folder / "word_types.ts": made_for(folder.name) for folder in boards}}


def made_for(game: str) -> str:
    """The names of a game's messages."""
    names = {
        entry.id.name
        for path in sorted((WORDS / "en").glob("*.ftl"))
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{game}-")
    }
    rows = "".join(f"\n  | '{name}'" for name in sorted(names))
    return f"/* Made by web/words.py from the messages of English. Do not edit. */\n\nexport type Word ={rows};\n"


def made() -> str:
    """The types: keys of messages that need no facts, and those that do, with the facts of all languages."""
    told: dict[str, set[str]] = {}
    for path in sorted(WORDS.glob("*/page.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(PREFIX):
                key = entry.id.name.removeprefix(PREFIX).replace("-", "_")
                told.setdefault(key, set()).update(facts_of(entry))
    plain = "".join(f"\n  | '{key}'" for key, facts in sorted(told.items()) if not facts)
    rows = [
        f"  {key}: {{ {'; '.join(f'{fact}: Fact' for fact in sorted(facts))} }};\n"
        for key, facts in sorted(told.items())
        if facts
    ]
    return (
        "/* Made by web/words.py from the page.ftl of every language. Do not edit. */\n\n"
        "import type { Fact } from './voice';\n\n"
        "/** Messages that say the same whenever they are said. */\n"
        f"export type Key ={plain};\n\n"
        "/** Messages that want to be told something. */\n"
        f"export interface Told {{\n{''.join(rows)}}}\n"
    )


def facts_of(entry: ast.Message) -> set[str]:
    found: set[str] = set()

    class Reader(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Reader().visit(entry)
    return found


if __name__ == "__main__":
    main()
