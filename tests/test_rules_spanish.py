"""The Spanish rulebooks say what the English ones say: the same rules, with the same numbers, names and references."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tidefall import registry, rulebook
from tidefall.rulebook import ID, Rulebook

FOR_TESTS = ("11", "M-26")
"""The sections with the scenarios that test the rules are written in English alone: of a game, of its expansion."""
DRAWING = re.compile("```.*?```", re.DOTALL)
FACTS = re.compile(rf"`[^`]+`|{ID}|\d+")


def books(game: str) -> tuple[Rulebook, Rulebook]:
    english, spanish = (Rulebook(rulebook.text(game, lang).splitlines()) for lang in ("en", "es"))
    return english, spanish


@pytest.mark.parametrize("game", registry.names())
def test_the_same_sections_in_spanish(game: str) -> None:
    english, spanish = books(game)
    inside = tuple(f"{name}." for name in FOR_TESTS)
    assert list(spanish.sections) == [name for name in english.sections if not name.startswith(inside)]
    assert all(spanish.sections[name] != english.sections[name] for name in spanish.sections if "." not in name)


@pytest.mark.parametrize("game", registry.names())
def test_the_same_rules_in_spanish(game: str) -> None:
    english, spanish = books(game)
    only_english = set(english.entries) - set(spanish.entries)
    for_tests = "\n".join(english.find(name) for name in FOR_TESTS if name in english.sections)
    assert only_english <= set(re.findall(rf"{ID}|{FOR_TESTS[0]}\.\d+", for_tests))
    rules = [name for name in spanish.entries if name not in spanish.sections]
    assert len(rules) > 200
    for name in rules:
        assert facts(spanish.find(name)) == facts(english.find(name)), name


def facts(text: str) -> Counter[str]:
    """The numbers, names and references of a rule, wherever its lines end; what is drawn in it has other words."""
    return Counter(FACTS.findall(" ".join(DRAWING.sub("", text).split())))


@pytest.mark.parametrize("game", registry.names())
def test_what_is_not_in_spanish_is_read_in_english(game: str) -> None:
    assert set(rulebook.load(game, "es").entries) == set(rulebook.load(game).entries)
