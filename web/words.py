"""Writes the types of the messages that the page says: `python web/words.py`.

Those of the page's own are made from page.ftl of every language, those of a game that has a board from English. A game
with a catalogue also gets the numbers that its printed texts want to be told.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "src" / "tidefall" / "words"
TYPES = ROOT / "web" / "src" / "lib" / "words" / "word_types.ts"
GAMES = ROOT / "web" / "src" / "games"
SOURCES = ROOT / "src" / "tidefall"
PREFIX = "page-"


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")


def files() -> dict[Path, str]:
    """What each file has to say."""
    boards = sorted(path.parent for path in GAMES.glob("*/index.ts"))
    printed = [folder for folder in boards if (SOURCES / folder.name / "catalogue").is_dir()]
    return {
        TYPES: made(),
        **{folder / "word_types.ts": made_for(folder.name) for folder in boards},
        **{folder / "printed.ts": printed_for(folder.name) for folder in printed},
    }


def printed_for(game: str) -> str:
    """The numbers in the texts of cards, components and people, by id; what a set revises keeps those of the base."""
    numbers: dict[str, dict[str, int]] = {}
    catalogue = SOURCES / game / "catalogue"
    for path in [*sorted(catalogue.glob("*.toml")), *sorted(catalogue.glob("*/*.toml"))]:
        for group in tomllib.loads(path.read_text("utf-8")).values():
            for entry in group if isinstance(group, list) else []:
                if isinstance(entry, dict) and "id" in entry and entry.get("numbers"):
                    numbers.setdefault(entry["id"], entry["numbers"])
    rows = "".join(
        f"  {name}: {{ {', '.join(f'{fact}: {number}' for fact, number in told.items())} }},\n"
        for name, told in sorted(numbers.items())
    )
    return (
        "/* Made by web/words.py from the catalogue. Do not edit. */\n\n"
        "export const NUMBERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {\n"
        f"{rows}}};\n"
    )


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
