"""Which plural a whole number takes, language by language.

The rules are those of the Unicode CLDR for whole numbers; browsers have them as `Intl.PluralRules`, and a test compares
the two. A language that is not listed here counts as English does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Rule = Callable[[int], str]


def one_or_other(n: int) -> str:
    return "one" if n == 1 else "other"


def zero_too(n: int) -> str:
    return "one" if n in (0, 1) else "other"


def always_other(n: int) -> str:
    return "other"


def latin(n: int) -> str:
    """One, and millions, which take a preposition: un millón *de* barcos."""
    return "one" if n == 1 else millions(n)


def french(n: int) -> str:
    return "one" if n in (0, 1) else millions(n)


def millions(n: int) -> str:
    return "many" if n != 0 and n % 1_000_000 == 0 else "other"


def east_slavic(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def south_slavic(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "other"


def polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


def slovenian(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def lithuanian(n: int) -> str:
    if n % 100 in range(11, 20) or n % 10 == 0:
        return "other"
    return "one" if n % 10 == 1 else "few"


def latvian(n: int) -> str:
    if n % 10 == 0 or n % 100 in range(11, 20):
        return "zero"
    return "one" if n % 10 == 1 else "other"


def romanian(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n == 0 or n % 100 in range(1, 20) else "other"


def hebrew(n: int) -> str:
    return {1: "one", 2: "two"}.get(n, "other")


def arabic(n: int) -> str:
    if n in (0, 1, 2):
        return ("zero", "one", "two")[n]
    return "few" if n % 100 in range(3, 11) else "many" if n % 100 in range(11, 100) else "other"


def irish(n: int) -> str:
    if n in (1, 2):
        return ("one", "two")[n - 1]
    return "few" if n in range(3, 7) else "many" if n in range(7, 11) else "other"


def welsh(n: int) -> str:
    return {0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"}.get(n, "other")


RULES: Final[dict[str, Rule]] = {
    lang: rule
    for rule, langs in (
        (latin, "es it ca"),
        (french, "fr pt"),
        (zero_too, "hi bn fa zu"),
        (always_other, "ja ko zh vi th id ms"),
        (east_slavic, "ru uk be"),
        (south_slavic, "hr sr bs"),
        (polish, "pl"),
        (czech, "cs sk"),
        (slovenian, "sl"),
        (lithuanian, "lt"),
        (latvian, "lv"),
        (romanian, "ro"),
        (hebrew, "he"),
        (arabic, "ar"),
        (irish, "ga"),
        (welsh, "cy"),
        (one_or_other, "en de nl sv da nb fi et hu el tr bg eu eo"),
    )
    for lang in langs.split()
}


def rule_of(lang: str) -> Rule:
    return RULES.get(lang.split("-")[0], one_or_other)
