"""`tidefall rules`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command_line import assert_refused, tidefall
from tidefall import rulebook


def test_a_rule_is_printed_by_its_id() -> None:
    done = tidefall("rules", "survive", "S-4.4")
    assert done.returncode == 0
    assert "S-4.4 Wet moves." in done.stdout
    assert "S-4.5" not in done.stdout


def test_case_does_not_matter() -> None:
    assert "Wet moves" in tidefall("rules", "survive", "s-4.4").stdout


def test_without_an_id_options_and_sections_are_listed() -> None:
    done = tidefall("rules", "survive")
    assert done.returncode == 0
    for part in ("squid_v1", "strict or assisted", "a whole number from 2 to 6", "Defence windows"):
        assert part in done.stdout


def test_options_and_sections_are_listed_in_spanish() -> None:
    done = tidefall("rules", "survive", "--lang", "es")
    assert done.returncode == 0
    for part in ("squid_v1", "strict o assisted", "un número entero del 2 al 6", "10 ", "--lang es"):
        assert part in done.stdout
    assert_refused(tidefall("rules", "survive", "--lang", "fr"), "fr", "en and es")


def test_a_rule_is_printed_in_spanish_and_a_scenario_as_it_is() -> None:
    wet = tidefall("rules", "survive", "S-4.4", "--lang", "es").stdout
    assert "S-4.4" in wet
    assert "Wet moves" not in wet
    scenario = tidefall("rules", "survive", "CS-101")
    assert tidefall("rules", "survive", "CS-101", "--lang", "es").stdout == scenario.stdout


def test_an_unknown_id_names_its_neighbours() -> None:
    assert_refused(tidefall("rules", "survive", "S-4.99"), "S-4.99", "S-4.9")


def test_an_unknown_game_names_the_games() -> None:
    assert_refused(tidefall("rules", "surviv"), "surviv", "Did you mean survive?")


BOOK = rulebook.Rulebook(
    """\
# A game

## 1 Pieces

- **A-1.1 Ships.** Twelve of them,
  no owner.
- **A-1.2** A list:
  - **A-1.2.1** inner

| id | who |
|---|---|
| D-ROW | A |
| D-01 / D-02 | B |

---

**SC-001 Scene**
- Given a ship.

### 1.1 More

- **R-3 Ruling.** So be it.

## 2 End
""".splitlines()
)


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ("A-1.1", "**A-1.1 Ships.** Twelve of them,\nno owner."),
        ("A-1.2.1", "**A-1.2.1** inner"),
        ("D-ROW", "**D-ROW**\n\n- who: A"),
        ("D-01", "**D-01 / D-02**\n\n- who: B"),
        ("D-02", "**D-01 / D-02**\n\n- who: B"),
        ("SC-001", "**SC-001 Scene**\n- Given a ship."),
        ("R-3", "**R-3 Ruling.** So be it."),
        ("2", "## 2 End"),
    ],
)
def test_a_rule_ends_where_the_next_begins(wanted: str, text: str) -> None:
    assert BOOK.find(wanted).startswith(text)


def test_a_rule_keeps_its_table_and_a_section_its_subsections() -> None:
    assert BOOK.find("A-1.2").endswith("| D-01 / D-02 | B |")
    assert "R-3" in BOOK.find("1")
    assert "## 2" not in BOOK.find("1")
    assert BOOK.sections == {"1": "Pieces", "1.1": "More", "2": "End"}


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("survive", ("S-1.3", "S-4.3", "S-8.7.18", "R-5", "C-3", "INV-1", "CS-101", "D-SINK", "M-LL", "8.6")),
        ("rising", ("R-5.4", "R-10.51", "SC-013", "SC-135", "D-14", "D-34", "D-91", "3.7")),
        ("rising", ("M-5.8", "M-24.65", "MC-001", "DM-41", "DM-98", "M-26", "M-27.12")),
    ],
)
def test_every_rule_of_the_packaged_rulebook_can_be_read(game: str, names: tuple[str, ...]) -> None:
    book = rulebook.load(game)
    for name in names:
        assert name in book.find(name)


@pytest.mark.parametrize(("lang", "allies"), [("en", "Allies"), ("es", "Aliados")])
def test_the_rules_of_an_expansion_follow_those_of_its_game(lang: str, allies: str) -> None:
    book = rulebook.load("rising", lang)
    sections = list(book.sections)
    assert sections.index("12") + 1 == sections.index("M-0")
    assert book.sections["M-5"] == allies
    assert "M-0" not in book.find("12")
    assert "M-27" not in book.find("M-26")
    listed = tidefall("rules", "rising", "--lang", lang).stdout
    assert f"M-5  {allies}\n" in listed
    assert "M-5.3" in tidefall("rules", "rising", "m-5.3", "--lang", lang).stdout


def test_no_id_is_used_in_two_books() -> None:
    ids = [rule[2] for line in rulebook.text("rising").splitlines() if (rule := rulebook.RULE.match(line))]
    assert len(ids) == len(set(ids)) > 500


def test_an_expansion_without_a_translation_is_read_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"toy": "## 1 Ships", "toy.es": "## 1 Barcos", "toy-tide": "## T-1 Tides", "toys": "## 9 Others"}
    for name, text in texts.items():
        (tmp_path / f"{name}.md").write_text(text, "utf-8")
    monkeypatch.setattr(rulebook, "FOLDERS", (tmp_path / "nothing", tmp_path))
    assert rulebook.text("toy", "es") == "## 1 Barcos\n## T-1 Tides"
    (tmp_path / "toy-tide.es.md").write_text("## T-1 Mareas", "utf-8")
    rulebook.text.cache_clear()
    assert rulebook.load("toy", "es").sections == {"1": "Barcos", "T-1": "Mareas"}
    assert rulebook.load("toy").sections == {"1": "Ships", "T-1": "Tides"}
    rulebook.text.cache_clear()
