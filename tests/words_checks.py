"""Looking through the words without saying them: what is written, what is missing, who says what with which facts."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tidefall import load_game, registry

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tidefall"
PAGE = ROOT / "web" / "src"
WORDS = SOURCE / "words"
REFUSALS = ("Refused", "Unverified", "BotFailed")
SAYERS = ("saying", "wrong", "bad_query")
"""Who takes the name of a message first, and then its facts by name."""
MAKE_IDS_OF_ANY_KIND = ("words", "kernel/errors.py", "kernel/speech.py")
"""Where ids are put together that say nothing about who uses them."""

SHAPES: dict[str, tuple[int, set[str] | None]] = {
    "FORM": (2, set()),
    "GENDER": (1, set()),
    "LIST": (1, {"join", "form"}),
    "STARTS": (1, None),
    "CAP": (1, set()),
}
"""How many things each function takes, and which names; None: any."""


@dataclass
class Entry:
    """A message or a term, as far as it matters to others."""

    path: Path
    node: ast.Message | ast.Term
    variables: set[str] = field(default_factory=set)
    messages: set[tuple[str, str | None]] = field(default_factory=set)
    terms: set[tuple[str, str | None]] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    joins: set[str] = field(default_factory=set)
    misused: list[str] = field(default_factory=list)
    attributes: set[str] = field(default_factory=set)


class Reader(Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.messages.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entry.terms.add((f"-{node.id.name}", node.attribute.name if node.attribute else None))

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:  # noqa: N802
        if "." in node.value:
            self.entry.misused.append(f"{node.value} is not a whole number")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        name, given = node.id.name, node.arguments
        named = {argument.name.name: argument.value for argument in given.named}
        if name not in SHAPES:
            self.entry.misused.append(f"there is no function {name}")
            return
        count, names = SHAPES[name]
        if len(given.positional) != count or (names is not None and not set(named) <= names):
            self.entry.misused.append(f"{name} takes {count} and {names}")
        literals = [*named.values(), *(given.positional[1:] if name == "FORM" else [])]
        if not all(isinstance(value, ast.StringLiteral) for value in literals):
            self.entry.misused.append(f"{name} takes names as texts")
            return
        if name == "STARTS" and not named:
            self.entry.misused.append("STARTS takes beginnings")
        if name == "FORM" and len(given.positional) == count:
            self.entry.forms.add(text_of(given.positional[1]))
        if name == "LIST":
            self.entry.joins |= {text_of(named["join"]) if "join" in named else "and", "comma"}
            self.entry.forms |= {text_of(named["form"])} if "form" in named else set()
        self.generic_visit(node)


def text_of(node: object) -> str:
    assert isinstance(node, ast.StringLiteral)
    return node.value


@dataclass
class Book:
    """All that is written in one language."""

    lang: str
    entries: dict[str, Entry]
    faults: list[str]

    def variables(self, name: str, known: frozenset[str] = frozenset()) -> set[str]:
        """What a message wants to be told, those that it refers to included; a term is told where it is named."""
        entry = self.entries.get(name)
        if entry is None or name in known:
            return set()
        return entry.variables.union(*(self.variables(other, known | {name}) for other, _ in entry.messages))


def read(folder: Path) -> Book:
    """A language, with what is wrong in the way it is written."""
    book = Book(folder.name, {}, [])
    for path in sorted(folder.glob("*.ftl")):
        for node in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Junk):
                book.faults.append(f"{path.name}: cannot be read: {node.content!r}")
            elif isinstance(node, ast.Message | ast.Term):
                name = node.id.name if isinstance(node, ast.Message) else f"-{node.id.name}"
                if name in book.entries:
                    book.faults.append(f"{path.name}: {name} is in {book.entries[name].path.name} too")
                book.entries[name] = entry = Entry(path, node)
                Reader(entry).visit(node)
                entry.attributes = {attribute.id.name for attribute in node.attributes}
    return book


def inner_faults(book: Book) -> list[str]:
    """References and forms that lead nowhere, functions that are misused."""
    faults = list(book.faults)
    made = {attribute for entry in book.entries.values() for attribute in entry.attributes}
    for name, entry in book.entries.items():
        faults += [f"{name}: {fault}" for fault in entry.misused]
        for other, attribute in entry.messages | entry.terms:
            target = book.entries.get(other)
            if target is None or (attribute is not None and attribute not in target.attributes):
                faults.append(f"{name}: there is no {other}{'.' + attribute if attribute else ''}")
            elif attribute is None and target.node.value is None:
                faults.append(f"{name}: {other} has no value")
        faults += [f"{name}: no form-{form}" for form in entry.forms - made if f"form-{form}" not in book.entries]
        faults += [f"{name}: no list-{join}" for join in entry.joins if f"list-{join}" not in book.entries]
    return faults


@dataclass
class Use:
    """Somebody who says a message; `facts` is None where they cannot be read off the source."""

    place: str
    name: str
    facts: set[str] | None


@dataclass
class Uses:
    said: list[Use]
    families: dict[str, str]
    """Beginnings of ids that are put together, and where."""

    def names(self) -> set[str]:
        return {use.name for use in self.said}

    def uses(self, name: str) -> bool:
        return name in self.names() or any(name.startswith(family) for family in self.families)


def uses_of(book: Book, source: Path = SOURCE, page: Path = PAGE) -> Uses:
    """Who says what, in Python and on the page, and inside the words themselves."""
    found = Uses([], {})
    for path in sorted(source.rglob("*.py")):
        place = path.relative_to(source).as_posix()
        tree = python.parse(path.read_text("utf-8"))
        makes_any = place.startswith(MAKE_IDS_OF_ANY_KIND)
        found.said += [Use(place, name, facts) for name, facts in said_in(tree, set(book.entries))]
        if not makes_any:
            found.families |= dict.fromkeys(families_in(tree, set(book.entries)), place)
    for path in sorted([*page.rglob("*.ts"), *page.rglob("*.svelte")]):
        place, text = path.name, path.read_text("utf-8")
        if not place.endswith((".test.ts", ".gen.ts")):
            quoted = set(re.findall(r"""['"`]([a-z][a-zA-Z0-9_-]*)['"`]""", text))
            meant = {name for word in quoted for name in (word, f"page-{dashed(word)}")}
            found.said += [Use(place, name, None) for name in meant & set(book.entries)]
            beginnings = re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text)
            found.families |= {family: place for family in beginnings if is_family(family, set(book.entries))}
    if source == SOURCE:
        found.said += [Use("options", name, set()) for name in said_of_options()]
    made = {attribute for entry in book.entries.values() for attribute in entry.attributes}
    for name, entry in book.entries.items():
        inside = {other for other, _ in entry.messages | entry.terms if other != name}
        inside |= {f"form-{form}" for form in entry.forms - made} | {f"list-{join}" for join in entry.joins}
        found.said += [Use(name, other, None) for other in inside]
    return found


def said_of_options() -> Iterator[str]:
    """Every option of a game with words has a name, is explained, and so may its values be if they are words."""
    for game in registry.names():
        for option in load_game(game).options:
            name = f"{game}-option-{dashed(option.name)}"
            if not option.help:
                yield from (name, f"{name}-help")
                yield from (f"{name}-{dashed(value)}" for value in option.allowed if isinstance(value, str))


def said_in(tree: python.Module, known: set[str]) -> Iterator[tuple[str, set[str] | None]]:
    for node in python.walk(tree):
        if isinstance(node, python.Call):
            yield from said_by(node, known)
        elif isinstance(node, python.Constant) and isinstance(node.value, str):
            yield from ((name, None) for name in (node.value, code_of(node.value)) if name in known)


def code_of(word: str) -> str:
    """What is said of a refusal with this code."""
    return f"refused-{dashed(word)}"


def dashed(word: str) -> str:
    return word.replace("_", "-")


def said_by(node: python.Call, known: set[str]) -> Iterator[tuple[str, set[str] | None]]:
    called = called_by(node)
    if called == "refusal":
        yield from ((f"refused-{code.replace('_', '-')}", {"because"}) for code in constants(node.args[0]))
        return
    if called in REFUSALS:
        for code in constants(node.args[0]) if node.args else []:
            yield f"refused-{code.replace('_', '-')}", keywords(node)
        return
    if node.args:
        for name in constants(node.args[0]):
            if name in known or called in SAYERS:
                yield name, keywords(node)
    if len(node.args) > 1 and called == "speak":
        for name in constants(node.args[1]):
            yield name, keys(node.args[2]) if len(node.args) > 2 else set()


def sentences_in(path: Path) -> list[str]:
    """Where a refusal is given more than its code and facts by name."""
    calls = [node for node in python.walk(python.parse(path.read_text("utf-8"))) if isinstance(node, python.Call)]
    refusals = [node for node in calls if called_by(node) in REFUSALS]
    wrong = [node for node in refusals if len(node.args) != 1 or isinstance(node.args[0], python.Starred)]
    return [f"{path.name}:{node.lineno}" for node in wrong]


def called_by(node: python.Call) -> str:
    return node.func.id if isinstance(node.func, python.Name) else getattr(node.func, "attr", "")


def constants(node: python.expr) -> list[str]:
    if isinstance(node, python.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, python.Constant) and isinstance(node.value, str) else []


def keywords(node: python.Call) -> set[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else {name for name in names if name is not None}


def keys(node: python.expr) -> set[str] | None:
    if isinstance(node, python.Dict) and all(isinstance(key, python.Constant) for key in node.keys):
        return {str(key.value) for key in node.keys if isinstance(key, python.Constant)}
    return None


def families_in(tree: python.Module, known: set[str]) -> Iterator[str]:
    for node in python.walk(tree):
        if isinstance(node, python.JoinedStr) and node.values and isinstance(node.values[0], python.Constant):
            family = str(node.values[0].value)
            if is_family(family, known):
                yield family


def is_family(beginning: str, known: set[str]) -> bool:
    return beginning.endswith("-") and beginning != "refused-" and any(name.startswith(beginning) for name in known)


def facts_faults(use: Use, books: list[Book]) -> list[str]:
    """What a message wants and is not told, or is told and nobody wants, in any language."""
    if use.facts is None:
        return []
    wanted = {book.lang: book.variables(use.name) for book in books}
    faults = [
        f"{use.place}: {use.name} in {lang} wants {', '.join(sorted(names - use.facts))}"
        for lang, names in wanted.items()
        if not names <= use.facts
    ]
    idle = use.facts - set().union(*wanted.values())
    return faults + ([f"{use.place}: nobody wants {', '.join(sorted(idle))} in {use.name}"] if idle else [])
