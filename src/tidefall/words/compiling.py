"""Messages become small functions: from what is said and to whom, to the sentence.

A message is parsed when it is first spoken. Those that are plain text with a few facts in it, which most are, do
without the parser; it alone takes longer to load than the whole command line does to start.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tidefall.words.values import Scope, SpeechError, Value, text_of

if TYPE_CHECKING:
    from fluent.syntax import ast

Part = Callable[[Scope], str]
Expression = Callable[[Scope], Value]

PLAIN: Final = re.compile(r"-?[\w-]+[ \t]*=[ \t]*([^\s{}][^{}\n]*|(?=\{))((?:\{ *\$[a-zA-Z][\w-]* *\}[^{}\n]*)*)")
VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


class Message:
    """A message, or a term: its value, and its forms by name."""

    def __init__(self, value: Part | None, attributes: dict[str, Part]) -> None:
        self.value = value
        self.attributes = attributes


def compiled(source: str) -> Message:
    """The message that is written so; SpeechError if it cannot be read."""
    plain = PLAIN.fullmatch(source)
    if plain:
        pieces = VARIABLE.split(f"{plain[1]}{plain[2]}")
        parts = [text if at % 2 == 0 else as_text(variable(text)) for at, text in enumerate(pieces)]
        return Message(joined([part for part in parts if part != ""]), {})
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise SpeechError(f"This cannot be read: {source}")
    value = None if entry.value is None else pattern(entry.value)
    return Message(value, {attribute.id.name: pattern(attribute.value) for attribute in entry.attributes})


def pattern(node: ast.Pattern) -> Part:
    from fluent.syntax import ast

    parts: list[str | Part] = []
    for element in node.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            parts.append(as_text(expression(element.expression)))
    return joined(parts)


def joined(parts: list[str | Part]) -> Part:
    if len(parts) == 1:
        (only,) = parts
        return only if not isinstance(only, str) else lambda scope: only
    return lambda scope: "".join([part if type(part) is str else part(scope) for part in parts])  # type: ignore[operator]


def as_text(told: Expression) -> Part:
    def part(scope: Scope) -> str:
        value = told(scope)
        return value if type(value) is str else text_of(value)

    return part


def variable(name: str) -> Expression:
    def read(scope: Scope) -> Value:
        try:
            fact = scope.facts[name]
        except KeyError:
            raise SpeechError(f"no fact {name!r}") from None
        return fact if type(fact) is str or type(fact) is int else scope.value_of(fact)

    return read


def expression(node: object) -> Expression:
    """What stands between braces."""
    from fluent.syntax import ast

    if isinstance(node, ast.Placeable):
        return expression(node.expression)
    if isinstance(node, ast.VariableReference):
        return variable(node.id.name)
    if isinstance(node, ast.StringLiteral):
        return constant(str(node.parse()["value"]))
    if isinstance(node, ast.NumberLiteral):
        return constant(number(node))
    if isinstance(node, ast.MessageReference):
        return reference(node.id.name, node.attribute.name if node.attribute else None)
    if isinstance(node, ast.TermReference):
        named = {one.name.name: literal(one.value) for one in node.arguments.named} if node.arguments else {}
        return term(f"-{node.id.name}", node.attribute.name if node.attribute else None, named)
    if isinstance(node, ast.FunctionReference):
        return call(node)
    if isinstance(node, ast.SelectExpression):
        return selection(node)
    raise SpeechError(f"nothing is known of {type(node).__name__}")


def constant(value: Value) -> Expression:
    return lambda scope: value


def literal(node: ast.StringLiteral | ast.NumberLiteral) -> str | int:
    from fluent.syntax import ast

    return number(node) if isinstance(node, ast.NumberLiteral) else str(node.parse()["value"])


def number(node: ast.NumberLiteral) -> int:
    if "." in node.value:
        raise SpeechError(f"{node.value} is not a whole number")
    return int(node.value)


def reference(name: str, attribute: str | None) -> Expression:
    return lambda scope: scope.voice.part(name, attribute)(scope)


def term(name: str, attribute: str | None, named: dict[str, str | int]) -> Expression:
    """A term knows nothing but what it is handed where it is named; whatever else it asks for is `none`."""
    handed = Handed(named)
    return lambda scope: scope.voice.part(name, attribute)(Scope(scope.voice, handed))


class Handed(dict[str, "str | int"]):
    def __missing__(self, name: str) -> str:
        return "none"


def call(node: ast.FunctionReference) -> Expression:
    from tidefall.words.functions import FUNCTIONS

    if node.id.name not in FUNCTIONS:
        raise SpeechError(f"there is no function {node.id.name}; there are {', '.join(FUNCTIONS)}")
    function = FUNCTIONS[node.id.name]
    given = [expression(argument) for argument in node.arguments.positional]
    named = {argument.name.name: str(literal(argument.value)) for argument in node.arguments.named}
    return lambda scope: function(scope.voice, *[argument(scope) for argument in given], **named)


def selection(node: ast.SelectExpression) -> Expression:
    """The first variant whose key fits: a number itself or its plural, or a word; else the one with the star."""
    from fluent.syntax import ast

    selector = expression(node.selector)
    variants: list[tuple[str | int, Part]] = []
    fallback = pattern(node.variants[-1].value)
    for variant in node.variants:
        key = number(variant.key) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
        part = pattern(variant.value)
        variants.append((key, part))
        if variant.default:
            fallback = part

    def select(scope: Scope) -> str:
        value = selector(scope)
        plural = scope.voice.plural(value) if type(value) is int else None
        for key, part in variants:
            if key in (value, plural):
                return part(scope)
        return fallback(scope)

    return select
