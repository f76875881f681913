"""A long list of choices made short: one line a piece, each choice with its number, and its verb where it differs."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tidefall.cli.style import style_of

if TYPE_CHECKING:
    from tidefall.words import Voice

    Choices = list[dict[str, Any]]
    Entry = tuple[int, str]

LONG: Final = 24
"""In a list with more choices than this, those that count up together are told as one."""
MANY: Final = 24
"""If a group is longer than this even so, it shows its first ones only."""
FEW: Final = 6
WARNINGS: Final = 8
"""How many different consequences a list tells, unless everything is wanted."""
SHORTEST_RUN: Final = 3
DIGITS: Final = "0123456789"


def grouped(choices: Choices) -> dict[str, list[Entry]]:
    """Numbered choices under what their texts share.

    >>> texts = ["end", "Ra F3>F4", "Ra F3>F2 board", "Ra F3 overboard", "sink F3"]
    >>> grouped([{"text": text} for text in texts])
    {'': [(1, 'end')], 'Ra F3': [(2, 'F4'), (3, 'F2 board'), (4, 'overboard')], 'sink': [(5, 'F3')]}
    """
    groups: dict[str, list[Entry]] = {}
    for number, choice in enumerate(choices, 1):
        head, rest = split(choice["text"], choice.get("to") or choice.get("from") or "")
        groups.setdefault(head, []).append((number, rest))
    return groups


def split(text: str, place: str = "") -> tuple[str, str]:
    """A text as its group and the rest: the place, what follows the arrow or the at sign, else the last word.

    >>> split("R6@F5"), split("Ra F3>F2 board"), split("pick shark F1"), split("end")
    (('R6', 'F5'), ('Ra F3', 'F2 board'), ('pick shark', 'F1'), ('', 'end'))
    >>> split("send scout Old Harbour", "Old Harbour")
    ('send scout', 'Old Harbour')
    """
    head = text.removesuffix(place)
    if place and head.endswith((" ", ">", "@")):
        return head[:-1].strip(), place
    for mark in (">", "@"):
        head, found, rest = text.partition(mark)
        if found:
            return head.strip(), rest.strip()
    head, _, rest = text.rpartition(" ")
    return head, rest


def folded(entries: list[Entry]) -> list[tuple[str, str]]:
    """Entries with their numbers as text; those whose names count up as their numbers do are one.

    >>> folded([(1, "Harbour"), (2, "hills_1"), (3, "hills_2"), (4, "hills_3"), (5, "hills_6")])
    [('1', 'Harbour'), ('2-4', 'hills_1-3'), ('5', 'hills_6')]
    """
    short: list[tuple[str, str]] = []
    for (stem, _), members in groupby(entries, _ascent):
        run = list(members)
        if len(run) < SHORTEST_RUN:
            short += [(str(number), rest) for number, rest in run]
        else:
            (first, name), (last, last_name) = run[0], run[-1]
            short.append((f"{first}-{last}", f"{name}-{last_name.removeprefix(stem)}"))
    return short


def _ascent(entry: Entry) -> tuple[str, int]:
    """The same for entries that count up together: the name without its number, and how far the two are apart."""
    number, name = entry
    stem = name.rstrip(DIGITS)
    return stem, number - int(name[len(stem) :]) if stem != name else -number


def listing(choices: Choices, say: Voice, width: int, everything: bool = False) -> list[Text]:
    """The groups as lines of at most `width` columns; a long list is told in short unless `everything` is wanted."""
    groups = grouped(choices)
    margin = 3 + max(len(head) for head in groups)
    is_long = not everything and len(choices) > LONG
    known: dict[tuple[str, ...], str] = {}
    lines: list[Text] = []
    for head, entries in groups.items():
        marked = with_verbs(choices, entries)
        line = Text.assemble((f" {head:<{margin - 1}}", style_of("strong")))
        first, last = marked[0][0], marked[-1][0]
        like = known.setdefault(tuple(name for _, name in marked), head)
        if is_long and like != head and last - first + 1 == len(marked) >= SHORTEST_RUN:
            line.append(f"{first}-{last} ", style_of("number"))
            lines.append(line.append(say("cli-same", head=like), style_of("faint")))
            continue
        shown = folded(marked) if is_long else [(str(number), name) for number, name in marked]
        cut = is_long and len(shown) > MANY
        for number, name in shown[:FEW] if cut else shown:
            if len(line) > margin and len(line) + len(f"{number} {name}") > width:
                lines.append(line)
                line = Text(" " * margin)
            line.append(f"{number} ", style_of("number"))
            line.append(f"{name}   ")
        if cut:
            example = choices[last - 1]["text"]
            line.append(say("cli-more", last=marked[-1][1], count=len(marked), example=example), style_of("faint"))
        lines.append(line)
    return lines + consequences(choices, say, everything)


def consequences(choices: Choices, say: Voice, everything: bool) -> list[Text]:
    """What choices do to pieces and what they cost, each with the numbers of the choices it goes for; harm first."""
    lines: list[Text] = []
    for part, style in (("harm", "error"), ("price", "faint")):
        told: dict[str, list[int]] = {}
        for number, choice in enumerate(choices, 1):
            if part in choice:
                told.setdefault(choice[part].get("sentence") or say.tell(choice[part]["say"]), []).append(number)
        shown = list(told.items()) if everything else list(told.items())[:WARNINGS]
        for sentence, numbers in shown:
            line = Text.assemble(" ", (numbered(numbers), style_of("number")), "  ", (sentence, style_of(style)))
            lines.append(line)
        if len(shown) < len(told):
            lines.append(Text(f" {say('cli-more-consequences', count=len(told) - len(shown))}", style_of("faint")))
    return lines


def about(choice: dict[str, Any], say: Voice) -> list[str]:
    """All there is to say of a choice: what it does, what its card says, what it brings about and what it costs."""
    said = choice["say"]
    text = said.get("facts", {}).get("text") if isinstance(said, dict) else None
    parts = [choice[part]["say"] for part in ("harm", "price") if part in choice]
    return [say.tell(one) for one in (said, *([text] if text else []), *parts)]


def numbered(numbers: list[int]) -> str:
    """Numbers in short.

    >>> numbered([2, 3, 4, 7, 9, 10])
    '2-4, 7, 9, 10'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    short = [[f"{run[0]}-{run[-1]}"] if len(run) >= SHORTEST_RUN else [str(number) for number in run] for run in runs]
    return ", ".join(text for run in short for text in run)


def with_verbs(choices: Choices, entries: list[Entry]) -> list[Entry]:
    """Entries of one group; a verb stands with those that have not the usual one."""
    verbs = [choices[number - 1]["verb"] for number, _ in entries]
    usual = Counter(verbs).most_common(1)[0][0]
    return [
        (number, name if verb == usual or verb in name else f"{name} {verb}")
        for (number, name), verb in zip(entries, verbs)
    ]


def places(choices: Choices) -> set[str]:
    """The places to light on the map: where the one thing that is asked for can be done."""
    asked = [choice for choice in choices if choice["to"] or choice["from"]]
    if len({choice["verb"] for choice in asked}) != 1:
        return set()
    return {choice["to"] or choice["from"] for choice in asked}
