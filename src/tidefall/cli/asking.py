"""What `?` explains: how to answer, and whatever has a name, be it a choice, a thing of the catalogue or a rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from tidefall import Refused, rulebook
from tidefall.cli.rules import show_rule
from tidefall.cli.texts import HELP, typed
from tidefall.kernel.notation import shown
from tidefall.kernel.step import Choice

if TYPE_CHECKING:
    from rich.console import Console

    from tidefall.kernel.game import Game
    from tidefall.kernel.state import State
    from tidefall.rulebook import Rulebook
    from tidefall.words import Voice

    Options = list[dict[str, Any]]
    Things = list[tuple[str, str, str]]

GAP: Final = 2
RULES: Final = 8
"""How many rules are named that speak of something."""
SOME_RULE: Final = re.compile(r"[A-Z]+-4\.\d+")
TITLE: Final = re.compile(r"\*\*[A-Z]-[^ ]+ ([^*]+?)\.?\*\*")
"""A rule begins with its id and its title; scenarios have longer ids."""


def help_lines(state: State, options: Options, say: Voice, width: int) -> list[str]:
    """How to answer, with examples from this game; in two columns where there is room."""
    examples = {"thing": some_thing(state, options), "rule": some_rule(book_of(state, say.lang))}
    rows = [
        (typed(command, say).format_map(examples), say.say(meaning, examples))
        for command, meaning in HELP
        if all(examples[name] for name in examples if f"{{{name}}}" in command)
    ]
    left = max(len(command) for command, _ in rows) + GAP
    cells = [f"{command:<{left}}{meaning}" for command, meaning in rows]
    half = (len(cells) + 1) // 2
    head = [*goal(state.game, say), say("cli-help")]
    first = max(len(cell) for cell in cells[:half]) + GAP
    if GAP + first + max(len(cell) for cell in cells[half:]) > width:
        return [*head, *(f"  {cell}" for cell in cells)]
    pairs = zip(cells[:half], [*cells[half:], ""])
    return [*head, *(f"  {one:<{first}}{other}".rstrip() for one, other in pairs)]


def goal(game: Game, say: Voice) -> list[str]:
    """What the players of a game want, in a sentence or two; a stranger's game may not tell."""
    return [say(f"goal-{game.name}")] if say.knows(f"goal-{game.name}") else []


def some_thing(state: State, options: Options) -> str:
    """A name that one may ask about here."""
    named = [option[key] for option in options for key in ("piece", "to", "from")]
    known = [name for name, _, _ in things(state, "en")]
    return next((name for name in [*named, *known] if name and " " not in name), "")


def some_rule(book: Rulebook | None) -> str:
    entries = list(book.entries) if book else []
    return next((name for name in entries if SOME_RULE.fullmatch(name)), entries[0] if entries else "")


def book_of(state: State, lang: str) -> Rulebook | None:
    """The rules of a game that has them written down."""
    try:
        return rulebook.load(state.game.name, lang)
    except Refused:
        return None


def explain(out: Console, state: State, options: Options, seen: Any, about: str, say: Voice) -> None:
    """Say what has this name among the choices, in the catalogue, in what is `seen` or in the rules; or Refused."""
    found = named(state, about, say.lang)
    wanted = {folded(about), *(folded(name) for name, _, _ in found)}
    chosen = [(number, option) for number, option in enumerate(options, 1) if wanted & words(state, option["text"])]
    for name, title, told in found:
        out.print(f"  {title} ({name}): {told}")
    for number, option in chosen:
        out.print(f"  {number} {option['text']}: {option['sentence']}")
    if not found and not chosen:
        shown = [name for name in names_in(seen) if folded(about) in spellings(state, {name})]
        explain_rule(out, book_of(state, say.lang), next(iter(shown), about), say)


def explain_rule(out: Console, book: Rulebook | None, about: str, say: Voice) -> None:
    """A rule by its id, else those that speak of something."""
    if book and (about.upper() in book.entries or re.fullmatch(rulebook.ID, about.upper())):
        show_rule(out, book.find(about))
        return
    speaking = rules_about(book, about) if book else []
    if not speaking:
        raise Refused("unknown_thing", name=shown(about))
    out.print(say("cli-rules-about", name=about))
    for rule, title in speaking[:RULES]:
        out.print(f"  ? {rule}  {title}")


def rules_about(book: Rulebook, about: str) -> list[tuple[str, str]]:
    """Rules with their titles: those, and sections, that have the words in the title, else those that use them."""
    spoken = re.compile(rf"\b{re.escape(' '.join(about.split()))}", re.IGNORECASE)
    rules = [(rule, title[1]) for rule, text in book.entries.items() if (title := TITLE.match(text))]
    titled = [(rule, title) for rule, title in [*rules, *book.sections.items()] if spoken.search(title)]
    return titled or [(rule, title) for rule, title in rules if spoken.search(book.entries[rule])]


def named(state: State, about: str, lang: str) -> Things:
    """The things of the catalogue that a person means: by id, by name or in short; all of a row, as in hills."""
    key = folded(about)
    known = things(state, lang)
    english = {name: title for name, title, _ in things(state, "en")} if lang != "en" else {}
    called = {name: {name, title, english.get(name, title)} for name, title, _ in known}
    exact = [thing for thing in known if key in spellings(state, called[thing[0]])]
    rows = [thing for thing in known if key in spellings(state, {stem(word) for word in called[thing[0]]} - {""})]
    parts = [thing for thing in known if any(key in folded(word).split() for word in called[thing[0]])]
    return exact or rows or parts


def things(state: State, lang: str) -> Things:
    """Everything in the catalogue: id, name, and what there is to say."""
    found: Things = []
    for _, columns, rows in state.game.catalogue_tables(lang, False):
        for name, title, *cells in rows:
            told = [f"{head}: {cell}" for head, cell in zip(columns[2:-1], cells) if cell.strip("-")]
            found.append((name, title, "; ".join(told)))
    return found


def names_in(seen: Any) -> list[str]:
    """Every name in an observation.

    >>> names_in({"gate": [{"name": "gate_build_1", "figures": []}], "round": 1})
    ['gate_build_1']
    """
    if isinstance(seen, dict):
        own = [seen["name"]] if isinstance(seen.get("name"), str) else []
        return own + [name for value in seen.values() for name in names_in(value)]
    return [name for value in seen for name in names_in(value)] if isinstance(seen, list) else []


def words(state: State, text: str) -> set[str]:
    """What a choice is about, in every spelling."""
    return spellings(state, {part for word in re.split("[ >@]", text) if word for part in (word, word.split(".")[0])})


def spellings(state: State, names: set[str]) -> set[str]:
    """Names as one may type them: whole, and as the game shortens them."""
    short = {form for name in names for form in state.short_texts(Choice(0, "", target=name))}
    return {folded(name) for name in (names | short)} - {""}


def folded(name: str) -> str:
    """Case, blanks and underscores do not matter.

    >>> folded(" Aether_Lens ")
    'aether lens'
    """
    return " ".join(name.lower().replace("_", " ").split())


def stem(name: str) -> str:
    """What numbered names share; "" for a name without a number.

    >>> stem("hills_4"), stem("Hills 4"), stem("aether_lens")
    ('hills', 'Hills', '')
    """
    bare = name.rstrip("0123456789")
    return bare.strip("_ ") if bare != name else ""
