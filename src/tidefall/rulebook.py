"""The rules for people, found by id. They are written in docs/rules and travel inside the installed package."""

from __future__ import annotations

import difflib
import re
import textwrap
from functools import cache
from pathlib import Path
from typing import Final

import tidefall
from tidefall import Refused
from tidefall.kernel.notation import shown

ID: Final = r"[A-Z]{1,3}-[A-Z0-9]+(?:[.-][A-Z0-9]+)*"
RULE: Final = re.compile(rf"^(\s*)(?:- )?\*\*({ID})\b")
TABLE_ROW: Final = re.compile(rf"^\| ({ID}(?: / {ID})*) \|")
HEADING: Final = re.compile(r"^#+ ((?:[A-Z]-)?\d+(?:\.\d+)*) (.*)")
ANY_HEADING: Final = re.compile(r"^(#+) ")
NEAREST: Final = 5
ENGLISH: Final = "en"
PACKAGE: Final = Path(tidefall.__file__).parent
FOLDERS: Final = (PACKAGE / "rules_text", PACKAGE.parent.parent / "docs" / "rules")


class Rulebook:
    """A rulebook as texts by id: rules, rulings, rows of tables, and sections by number."""

    def __init__(self, lines: list[str]) -> None:
        self.entries: dict[str, str] = {}
        self.sections: dict[str, str] = {}
        lines = [line for line in lines if line != "---"]
        for number, line in enumerate(lines):
            if rule := RULE.match(line):
                self.entries[rule[2]] = _rule(lines, number, len(rule[1]))
            elif row := TABLE_ROW.match(line):
                for name in row[1].split(" / "):
                    self.entries.setdefault(name, _table_row(lines, number))
            elif heading := HEADING.match(line):
                self.sections[heading[1]] = heading[2]
                self.entries[heading[1]] = _section(lines, number)

    def find(self, wanted: str) -> str:
        """The text of a rule or a section; Refused names the nearest ids."""
        key = wanted.upper()
        if key in self.entries:
            return self.entries[key]
        near = difflib.get_close_matches(key, list(self.entries), NEAREST, 0.6)
        raise Refused("unknown_rule", rule=shown(wanted), near=near, count=len(near))


def load(game: str, lang: str = ENGLISH) -> Rulebook:
    """The rulebook in a language; what only those need who test the rules is there in English alone."""
    book = Rulebook(text(game, lang).splitlines())
    if lang != ENGLISH:
        book.entries = load(game).entries | book.entries
    return book


@cache
def text(game: str, lang: str = ENGLISH) -> str:
    """All the rules of a game, from the package or from the checkout it runs in; in English if need be.

    Those of its expansions (`GAME-EXPANSION.md`) follow its own.
    """
    for folder in FOLDERS:
        names = [name for name in (game, *_expansions(folder, game)) if (folder / f"{name}.md").is_file()]
        if game in names:
            return "\n".join(_written(folder, name, lang) for name in names)
    raise Refused("no_rulebook", game=game)


def _expansions(folder: Path, game: str) -> list[str]:
    return sorted(path.stem for path in folder.glob(f"{game}-*.md") if "." not in path.stem)


def _written(folder: Path, name: str, lang: str) -> str:
    translated = folder / f"{name}.{lang}.md"
    return (translated if translated.is_file() else folder / f"{name}.md").read_text("utf-8")


def _rule(lines: list[str], start: int, indent: int) -> str:
    """A rule with what follows it, up to the next rule of its level or the next heading."""
    end = start + 1
    while end < len(lines) and not lines[end].startswith("#"):
        other = RULE.match(lines[end])
        if other and len(other[1]) <= indent:
            break
        end += 1
    first = lines[start][indent:].removeprefix("- ")
    rest = textwrap.dedent("\n".join(line[indent:] if line.strip() else "" for line in lines[start + 1 : end]))
    return f"{first}\n{rest}".strip()


def _table_row(lines: list[str], row: int) -> str:
    """A row of a table as a list: each cell under the name of its column."""
    head = row
    while lines[head - 1].startswith("|"):
        head -= 1
    cells = zip(_cells(lines[head]), _cells(lines[row]))
    _, name = next(cells)
    return "\n".join([f"**{name}**", "", *(f"- {column}: {cell}" for column, cell in cells)])


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _section(lines: list[str], start: int) -> str:
    """A section with its subsections, up to the next section or document."""
    level = lines[start].split(" ")[0]
    end = start + 1
    while end < len(lines) and not ((other := ANY_HEADING.match(lines[end])) and len(other[1]) <= len(level)):
        end += 1
    return "\n".join(lines[start:end]).strip()
