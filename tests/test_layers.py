"""Who may import whom, and where a game may be named.

The layers stand in LAYERS, lowest first; a module imports from lower layers and from its own part. The games share a
layer and may not import each other: a game knows the kernel and itself.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tidefall"
GAMES = ("survive", "rising")
LAYERS = (
    ("kernel",),
    GAMES,
    ("words",),
    ("registry",),
    ("records",),
    ("folders",),
    ("tidefall",),  # the package's own __init__: what `import tidefall` offers
    ("rulebook",),
    ("players",),
    ("arena",),
    ("research",),
    ("table",),
    ("server",),
    ("cli",),
    ("__main__",),
)
RANK = {part: rank for rank, parts in enumerate(LAYERS) for part in parts}
TYPES_OF_COMPILED_CODE = ("mypy_extensions", "librt")
MAY_NAME_GAMES = (*GAMES, "registry")
GAME_NAME = re.compile(rf"(?<![a-z])(?:{'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)


def part_of(module: str) -> str:
    """The layer's name for a file: `kernel` for kernel/state.py, `registry` for registry.py."""
    first = module.split("/")[0].removesuffix(".py")
    return "tidefall" if first == "__init__" else first


MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
RULE_MODULES = [module for module in MODULES if part_of(module) in ("kernel", *GAMES)]
NAMELESS_MODULES = [module for module in MODULES if part_of(module) not in MAY_NAME_GAMES]


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_to_lower_layers(module: str) -> None:
    home = part_of(module)
    assert home in RANK, f"give {home} a place in LAYERS"
    assert [
        f"line {found.line}: {found.name}"
        for found in imports(parse(module), module)
        if found.name.split(".")[0] == "tidefall" and not may_import(home, imported_part(found.name))
    ] == []


@pytest.mark.parametrize("module", RULE_MODULES)
def test_rules_need_only_the_standard_library(module: str) -> None:
    assert [
        f"line {found.line}: {found.name}" for found in imports(parse(module), module) if not is_allowed_in_rules(found)
    ] == []


@pytest.mark.parametrize("module", NAMELESS_MODULES)
def test_games_are_named_only_by_themselves_and_the_registry(module: str) -> None:
    """Names and strings count; comments and docstrings are prose and may tell of a game."""
    assert [f"line {line}: {word}" for line, word in names_and_strings(parse(module)) if GAME_NAME.search(word)] == []


@pytest.mark.parametrize(
    ("home", "target", "allowed"),
    [
        ("kernel", "kernel", True),
        ("kernel", "tidefall", False),
        ("survive", "kernel", True),
        ("survive", "rising", False),
        ("kernel", "survive", False),
        ("kernel", "words", False),
        ("survive", "words", False),
        ("tidefall", "words", True),
        ("players", "tidefall", True),
        ("players", "arena", False),
        ("table", "server", False),
        ("cli", "server", True),
        ("cli", "unknown", False),
    ],
)
def test_the_order_of_layers(home: str, target: str, allowed: bool) -> None:
    assert may_import(home, target) is allowed


def test_the_checks_see_through_aliases_relative_imports_and_type_checking() -> None:
    tree = ast.parse(
        '"""Prose about survive."""\n'
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from librt.vecs import vec\n"
        "from .. import players as p\n"
        "from .state import State\n"
        "import numpy.linalg\n"
        "game = load('survive', Rising=1)\n"
    )
    found = {(entry.name, entry.for_types_only) for entry in imports(tree, "kernel/menu.py")}
    assert found == {
        ("typing.TYPE_CHECKING", False),
        ("librt.vecs.vec", True),
        ("tidefall.players", False),
        ("tidefall.kernel.state.State", False),
        ("numpy.linalg", False),
    }
    refused = [entry.name for entry in imports(tree, "kernel/menu.py") if not is_allowed_in_rules(entry)]
    assert refused == ["numpy.linalg"]
    assert [word for _, word in names_and_strings(tree) if GAME_NAME.search(word)] == ["survive", "Rising"]


class Import(NamedTuple):
    line: int
    name: str
    for_types_only: bool


def parse(module: str) -> ast.Module:
    return ast.parse((PACKAGE / module).read_text("utf-8"), module)


def may_import(home: str, target: str) -> bool:
    if target not in RANK:
        return False
    return home == target or RANK[target] < RANK[home]


def is_allowed_in_rules(found: Import) -> bool:
    top = found.name.split(".")[0]
    if top in TYPES_OF_COMPILED_CODE:
        return found.for_types_only
    return top == "tidefall" or top in sys.stdlib_module_names


def imported_part(name: str) -> str:
    """The layer that a dotted name belongs to; what is not a module comes out of the package's own __init__."""
    part = name.split(".")[1] if "." in name else "tidefall"
    is_module = (PACKAGE / part).is_dir() or (PACKAGE / f"{part}.py").is_file()
    return part if is_module or part in RANK else "tidefall"


def imports(tree: ast.Module, module: str) -> Iterator[Import]:
    """Every import of a module with its full name, wherever it stands."""
    typed = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")
        for statement in node.body
        for inner in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name, id(node) in typed)
        elif isinstance(node, ast.ImportFrom):
            source = node.module or ""
            if node.level:
                folders = ["tidefall", *module.split("/")[:-1]]
                source = ".".join([*folders[: len(folders) - node.level + 1], *filter(None, [source])])
            for alias in node.names:
                yield Import(node.lineno, f"{source}.{alias.name}", id(node) in typed)


def names_and_strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every identifier and every string that is not a docstring."""
    prose = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if id(node) in prose:
            continue
        line = getattr(node, "lineno", 0)
        for _, value in ast.iter_fields(node):
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, str):
                    yield line, item
