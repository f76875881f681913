"""A long list of choices made short: one line a piece, each choice with its number, and its verb where it differs."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tidefall.cli.style import style_of

if TYPE_CHECKING:
    from tidefall.cli.texts import Texts

    Choices = list[dict[str, Any]]
    Entry = tuple[int, str]

MANY: Final = 100
"""With more choices than this, a group shows its first ones only."""
FEW: Final = 6


def grouped(choices: Choices) -> dict[str, list[Entry]]:
    """Numbered choices under what their texts share.

    >>> texts = ["end", "Ra F3>F4", "Ra F3>F2 board", "Ra F3 overboard", "sink F3"]
    >>> grouped([{"text": text} for text in texts])
    {'': [(1, 'end')], 'Ra F3': [(2, 'F4'), (3, 'F2 board'), (4, 'overboard')], 'sink': [(5, 'F3')]}
    """
    groups: dict[str, list[Entry]] = {}
    for number, choice in enumerate(choices, 1):
        head, rest = split(choice["text"])
        groups.setdefault(head, []).append((number, rest))
    return groups


def split(text: str) -> tuple[str, str]:
    """A text as its group and the rest: what follows the arrow or the at sign, else the last word.

    >>> split("R6@F5"), split("Ra F3>F2 board"), split("pick shark F1"), split("end")
    (('R6', 'F5'), ('Ra F3', 'F2 board'), ('pick shark', 'F1'), ('', 'end'))
    """
    for mark in (">", "@"):
        head, found, rest = text.partition(mark)
        if found:
            return head.strip(), rest.strip()
    head, _, rest = text.rpartition(" ")
    return head, rest


def listing(choices: Choices, say: Texts, width: int, everything: bool = False) -> list[Text]:
    """The groups as lines of at most `width` columns; long groups are cut short unless `everything` is wanted."""
    groups = grouped(choices)
    margin = 3 + max(len(head) for head in groups)
    lines: list[Text] = []
    for head, entries in groups.items():
        usual = Counter(choices[number - 1]["verb"] for number, _ in entries).most_common(1)[0][0]
        cut = not everything and len(choices) > MANY and len(entries) > FEW
        line = Text.assemble((f" {head:<{margin - 1}}", style_of("strong")))
        for number, rest in entries[:FEW] if cut else entries:
            verb = choices[number - 1]["verb"]
            note = f" {verb}" if verb != usual and verb not in rest else ""
            if len(line) > margin and len(line) + len(f"{number} {rest}{note}") > width:
                lines.append(line)
                line = Text(" " * margin)
            line.append(f"{number} ", style_of("number"))
            line.append(rest)
            line.append(f"{note}   ", style_of("faint"))
        if cut:
            last_number, last = entries[-1]
            example = choices[last_number - 1]["text"]
            line.append(say("more", last=last, count=len(entries), example=example), style_of("faint"))
        lines.append(line)
    return lines


def places(choices: Choices) -> set[str]:
    """The places to light on the map: where the one thing that is asked for can be done."""
    asked = [choice for choice in choices if choice["to"] or choice["from"]]
    if len({choice["verb"] for choice in asked}) != 1:
        return set()
    return {choice["to"] or choice["from"] for choice in asked}
