"""Options are declared once; reading them gives values of the right type or a refusal that helps."""

from __future__ import annotations

import pytest

import tidefall
from tidefall import Refused
from tidefall.kernel.options import Option, read_options

FLAG = Option("fog", "flag", False, [False, True], "Nobody sees far.")
NUMBER = Option("rounds", "number", 5, [1, 9], "How long it lasts.")
CHOICE = Option("mode", "choice", "easy", ["easy", "hard"], "How hard it is.")
NUMBERS = Option("ships", "choice", 4, [4, 2], "How many ships.")
TEXT = Option("title", "text", "", [], "What it is called.")
DECLARED = [FLAG, NUMBER, CHOICE, NUMBERS, TEXT]


@pytest.mark.parametrize("word", [True, "true", "Yes", "on", 1, "1", " TRUE "])
def test_a_flag_reads_every_word_for_yes(word: object) -> None:
    assert FLAG.read(word) is True


@pytest.mark.parametrize("word", [False, "false", "No", "off", 0, "0"])
def test_a_flag_reads_every_word_for_no(word: object) -> None:
    assert FLAG.read(word) is False


@pytest.mark.parametrize(("given", "value"), [(1, 1), ("9", 9), (" 5 ", 5), ("05", 5)])
def test_a_number_is_read_within_its_bounds(given: object, value: int) -> None:
    read = NUMBER.read(given)
    assert read == value
    assert type(read) is int


@pytest.mark.parametrize("given", [0, 10, "", "five", "1.5", 2.5, "-3", "²", "٣", None, True, [3]])
def test_a_number_outside_its_bounds_or_no_number_is_refused(given: object) -> None:
    assert refusal(NUMBER, given) == ("bad_value", f"Option rounds takes a whole number from 1 to 9, not “{given}”.")


@pytest.mark.parametrize(("given", "value"), [("easy", "easy"), ("HARD", "hard")])
def test_a_choice_is_read_in_any_case(given: str, value: str) -> None:
    assert CHOICE.read(given) == value


def test_a_choice_of_numbers_gives_numbers() -> None:
    assert NUMBERS.read("2") == 2
    assert NUMBERS.read(4) == 4
    assert refusal(NUMBERS, 3) == ("bad_value", "Option ships takes 4 or 2, not “3”.")


def test_a_choice_that_is_not_offered_is_refused_with_those_that_are() -> None:
    assert refusal(CHOICE, "medium") == ("bad_value", "Option mode takes easy or hard, not “medium”.")


def test_a_flag_that_is_neither_yes_nor_no_is_refused() -> None:
    assert refusal(FLAG, "perhaps") == ("bad_value", "Option fog takes true or false, not “perhaps”.")


def test_text_is_taken_as_it_is() -> None:
    assert TEXT.read("  Deep Sea ") == "Deep Sea"


def test_what_is_not_given_has_its_default() -> None:
    assert read_options("game", DECLARED, {"rounds": "7"}) == {
        "fog": False,
        "rounds": 7,
        "mode": "easy",
        "ships": 4,
        "title": "",
    }


def test_an_unknown_option_is_refused_with_its_neighbour_and_the_list() -> None:
    with pytest.raises(Refused, match="Did you mean rounds") as caught:
        read_options("game", DECLARED, {"round": 3})
    assert caught.value.code == "unknown_option"
    assert "fog, rounds, mode, ships, title" in caught.value.reason


@pytest.mark.parametrize("game", tidefall.registry.names())
def test_every_declared_option_has_a_readable_default_and_help(game: str) -> None:
    loaded = tidefall.load_game(game)
    declared = loaded.options
    assert len({option.name for option in declared}) == len(declared)
    for option in declared:
        assert option.read(option.default) == option.default
        assert option.read(str(option.default)) == option.default
        assert loaded.explained(option, "en").endswith(".")
        assert option.allows()
        assert option.type in ("flag", "number", "choice", "text")


@pytest.mark.parametrize("game", tidefall.registry.names())
def test_values_of_a_game_load_the_same_game(game: str) -> None:
    values = tidefall.load_game(game).values
    assert tidefall.load_game(game, **values).values == values
    assert tidefall.load_game(game, **{name: str(value) for name, value in values.items()}).values == values


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        ({"seats": 7}, "bad_value", "from 2 to 6"),
        ({"squids": True}, "unknown_option", "Did you mean squid"),
        ({"memory": "perfect"}, "bad_value", "strict or assisted"),
        ({"seats": 3, "two_colour": True}, "bad_combination", "exactly 2 players"),
        ({"seats": 4, "ch5": True}, "bad_combination", "5 or 6 players"),
        ({"ch2": True, "ch4": True}, "bad_combination", "ch2 and ch4"),
        ({"seats": 5, "ch1": True, "ch5": True}, "bad_combination", "ch1 and ch5"),
        ({"squid_v1": True}, "bad_combination", "turn squid on"),
        ({"squid_v2": True}, "bad_combination", "turn squid on"),
        ({"seats": 2, "colours": "red,red"}, "bad_value", "different colours"),
        ({"seats": 2, "colours": "red,orange"}, "bad_value", "different colours"),
        ({"pair_ships": 3}, "bad_value", "4 or 2"),
    ],
)
def test_what_cannot_be_combined_is_refused(options: dict[str, object], code: str, words: str) -> None:
    with pytest.raises(Refused, match=words) as caught:
        tidefall.load_game("survive", **options)
    assert caught.value.code == code


def test_an_unknown_game_is_refused_with_its_neighbour() -> None:
    with pytest.raises(Refused, match="Did you mean survive") as caught:
        tidefall.load_game("survived")
    assert caught.value.code == "unknown_game"


def refusal(option: Option, given: object) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        option.read(given)
    return caught.value.code, caught.value.reason


def test_a_number_without_end_is_refused_and_shown_in_short() -> None:
    code, reason = refusal(NUMBER, "1" * 5000)
    assert code == "bad_value"
    assert len(reason) < 150
