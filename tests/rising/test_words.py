"""What is said at the table: prompts and sentences at every step, short texts, events, the names of the catalogue."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Any

import pytest

import tidefall
from rising_helpers import do, pass_until, table, texts
from rising_moments import ASKING, at, moments
from rising_play import SETS, of, rich, walk
from rising_scenes import NINE
from tidefall.kernel.state import State
from tidefall.rising.catalogue import load
from tidefall.rising.rules import content
from tidefall.rising.speech.names import names
from tidefall.rising.speech.narration import FIELDS, TEXTS
from tidefall.rising.speech.picture_words import ABILITIES, PHASES, WORDS
from tidefall.rising.speech.prompts import PROMPTS
from tidefall.rising.speech.sentences import SENTENCES
from tidefall.rising.speech.words import key_of, short

LANGUAGES = ["en", "es"]
BARE_IDS = re.compile(r"\b[a-z]+_[a-z_0-9]+\b|\bp\d:")
ENGLISH = re.compile(r"\b(the|your|with|player|Player|mystic|of)\b")
LONG_WALKS = 200
"""Games that are searched for rare choices."""


def is_sentence(text: str, lang: str) -> bool:
    """Whole, and without leftovers of a template, ids or the other language."""
    if not text or text != text.strip() or "  " in text or BARE_IDS.search(text) or re.search("[{}]|None", text):
        return False
    if text.lstrip("“«¿¡")[:1].islower() or text[-1] not in ".?!":
        return False
    return lang == "en" or not (ENGLISH.search(text) or " de el " in text or " a el " in text)


@pytest.mark.parametrize("name", ASKING)
def test_every_step_asks_in_both_languages(name: str) -> None:
    assert moments()[name], f"{name} was never met"
    for state in moments()[name]:
        for lang in LANGUAGES:
            for seat in (None, *range(state.game.seats)):
                said = state.prompt(seat, lang)
                assert is_sentence(said, lang), said
                waits = not state.is_chance_node() and (seat is None or not state.is_asked(seat))
                names_of_seats = tuple(f"{one}: " for one in state.game.seat_names(lang))
                assert said.startswith(names_of_seats) == waits, said


@pytest.mark.parametrize("name", ASKING)
def test_every_choice_has_a_sentence_in_both_languages(name: str) -> None:
    for state in moments()[name]:
        for lang in LANGUAGES:
            for sentence in sentences(state, lang):
                assert is_sentence(sentence, lang), sentence


def sentences(state: State, lang: str) -> list[str]:
    """Of everybody who is asked, or of chance."""
    return [choice["sentence"] for seat in range(-1, state.game.seats) for choice in state.choices(seat, lang)]


def test_no_sentence_is_there_in_vain() -> None:
    """Every text for a choice is met somewhere, but for the lonely Automaton's that nobody can be joined by."""
    met: set[str] = set()
    for states in moments().values():
        for state in states:
            met |= keys(state)
    wanted = set(SENTENCES["en"]) - {"stay"}
    for number in range(LONG_WALKS):
        if wanted <= met:
            break
        rng = random.Random(number)
        for state in walk(rich(rng, **SETS[number % len(SETS)]), rng, 0.1, 200):
            met |= keys(state)
    assert wanted - met == set()


def keys(state: State) -> set[str]:
    """Which sentences tell of what can be done now."""
    if state.is_terminal():
        return set()
    return {key_of(of(state), state.describe(action)) for action in state.legal_actions()}


@pytest.mark.parametrize("tables", [SENTENCES, PROMPTS, TEXTS, WORDS, PHASES, ABILITIES])
def test_both_languages_say_the_same_things(tables: dict[str, dict[str, str]]) -> None:
    assert list(tables["en"]) == list(tables["es"])
    for key, english in tables["en"].items():
        facts = [set(re.findall(r"\{\w+\}", text)) for text in (english, tables["es"][key])]
        spared = {"{piece}", "{bare}", "{first}"}
        assert facts[0] ^ facts[1] <= spared, key


def test_the_numbers_that_matter_are_in_the_prompt() -> None:
    state = at(
        "actions", {"leader": "forests_3", "goods": {"energy": 2}, "councilor": "adept"}, effects={"earthquakes": 1}
    )
    do(state, "activate p1:leader forests_3", "roll 4")
    assert state.prompt(0, "en") == "Your Leader (Forests 3) rolled 4: 4 against 6, 2 short. Add something?"
    assert state.prompt(1, "es") == (
        "Jugador 1: Tirada de tu líder (Bosques 3): 4. Total 4 contra 6, a falta de 2. ¿Añades algo?"
    )
    state = table(3, players=[{"goods": {"energy": 2}}, {"goods": {"energy": 3}}, {"goods": {"energy": 1}}])
    do(state, "barrier hills")
    assert (
        state.prompt(0, "en")
        == "For a barrier for the hills: 4 mystic energy due. How much mystic energy does Player 1 pay?"
    )
    do(state, "p1 pays 1 energy", "p2 pays 3 energy")
    assert (
        state.prompt(1, "en") == "Player 1 asks you to pay 3 mystic energy for a barrier for the hills. Do you accept?"
    )


def test_only_what_is_possible_is_offered_beside_placing() -> None:
    """Solo, with too little energy and no card there is nothing else to do."""
    state = table(1, players=[{"goods": {"energy": 3}}])
    assert state.prompt(0, "en").endswith("in your pool: Leader, 4 followers, Hologram and Automaton.")
    state = table(players=[{"goods": {"energy": 4}}])
    assert state.prompt(0, "en").endswith(". You may also buy something.")
    rich = {"goods": {"energy": 4}, "cards": ["surge_of_power"]}
    state = table(players=[rich, {"followers": ["hills_6"]}])
    assert state.prompt(0, "en").endswith(". You may also buy something, play a card or contest a place.")
    assert state.prompt(0, "es").endswith(". También puedes comprar algo, jugar una carta o reclamar un lugar.")
    state = table(
        3, players=[{"leader": "hills_1", "followers": ["hills_2"] * 3, "goods": {}}, {"goods": {}}, {"goods": {}}]
    )
    assert state.prompt(0, "en") == "All your figures are placed: ready? You may also lift a figure."


def test_a_wasted_build_is_foreseen_and_explained() -> None:
    """R-6.19 R-6.21 R-6.22: why nothing is built, before and after."""
    there = {"leader": "gate_build_2"}
    core = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
    poor: list[dict[str, Any]] = [{**there, "goods": {"energy": 1}}, {**there, "goods": {}}]
    assert wasted([{**there, "goods": {"ore": 3}}, {"goods": {"energy": 3}}], blueprint=["aether_lens"]) == (
        "those there cannot pay for any component (R-6.19)."
    )
    assert wasted([{**there, "goods": core}, poor[1]], blueprint=[]) == (
        "everybody pays a part of the Power Core, and Player 2 has nothing to pay with (R-6.22)."
    )
    assert wasted([{**there, "goods": core}, {"goods": {"energy": 1}}], blueprint=[]) == (
        "the Power Core needs every Leader there, and that of Player 2 is missing (R-6.22)."
    )
    assert wasted([poor[0], poor[0]], blueprint=[]) == (
        "you cannot pay for the Power Core together, each at least one unit of it (R-6.22)."
    )
    rich = {**there, "goods": {"crystal": 9, "gold": 9, "atlantium": 9}}
    schema = {"lost_schema": True, "builds": 1}
    assert wasted([rich], blueprint=["aether_lens"], effects=schema) == (
        "“Lost Schema” allows no more components this round (R-5.18)."
    )
    state = at("actions", rich)
    assert not [one for one in state.choices(0) if "Nothing can be built" in one["sentence"]]


def wasted(players: list[dict[str, Any]], **position: Any) -> str:
    """The reason why nothing is built on the second build space, warned of and told."""
    built = [part for part in NINE["built"] if part not in position["blueprint"]]
    state = pass_until(at("actions", *players, seats=2, built=built, **position), "actions")
    while "activate gate_build_2" not in texts(state):
        do(state, "pass")
    for lang, warns, tells in (
        ("en", "Nothing can be built there now: ", "Nothing is built on build space 2: "),
        ("es", "Ahora no se puede construir nada: ", "No se construye nada en el espacio de construcción 2: "),
    ):
        choice = next(one for one in state.choices(0, lang) if one["text"] == "activate gate_build_2")
        reason: str = choice["sentence"].partition(warns)[2]
        after = do(state.clone(), "activate gate_build_2")
        assert f"{tells}{reason}" in [event["text"] for event in after.events(None, 0, lang)]
        if lang == "en":
            said = reason
    return said


def test_the_hologram_is_not_called_a_leader() -> None:
    """R-4.13: the text of an ability reads "Hologram" for "Leader"."""
    for state in moments()["hologram_power"]:
        for lang, other in (("en", "Leader"), ("es", "líder")):
            for choice in state.choices(state.current_player(), lang):
                assert "ologram" in choice["sentence"]
                assert other not in choice["sentence"]


def test_an_objection_quotes_what_is_proposed() -> None:
    pair = ({"leader": "cities_5.d"}, {"leader": "cities_5.d"})
    state = do(at("actions", *pair), "activate cities_5.d", "roll 6", "roll 6", "recruit p1")
    assert state.prompt(1, "en") == "Player 1 proposes: Let Player 1 recruit. Do you agree?"
    assert state.observation(None)["proposal"] == {"seat": 0, "text": "recruit p1"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("f@h4", "follower@hills_4"),
        ("l@mps", "leader@mystic_power_source"),
        ("F @ GATE1", "follower@gate_build_1"),
        ("f@c5", "follower@cities_5.d"),
        ("leader@g6", "leader@forges_6"),
        ("b hills", None),
        ("barrier h", "barrier hills"),
        ("play sop", "play surge_of_power"),
        ("sop", "play surge_of_power"),
    ],
)
def test_short_texts(typed: str, meant: str | None) -> None:
    state = table(players=[{"cards": ["surge_of_power"], "goods": {"energy": 4}}])
    if meant is None:
        with pytest.raises(tidefall.Refused):
            state.string_to_action(typed)
    else:
        assert state.action_to_string(0, state.string_to_action(typed)) == meant


def test_a_short_text_for_two_things_is_asked_back() -> None:
    """h1 could be the Leader or a follower; and an exact text is never mistaken for a short one."""
    state = table()
    with pytest.raises(tidefall.Refused, match=r"could mean leader@hills_1 or follower@hills_1. Say which"):
        state.string_to_action("h1")
    assert texts(state)


def test_short_names_of_one_group_differ() -> None:
    data = load()
    for group in (data.tiles, data.components, data.cards):
        short_names = [short(entry.id) for entry in group]
        assert len(set(short_names)) == len(short_names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_happening_is_told(lang: str) -> None:
    """Random play reaches nearly all; each is a sentence, and its data are names and plain numbers."""
    kinds: Counter[str] = Counter()
    for number, options in enumerate(SETS * 2):
        rng = random.Random(number)
        start = rich(rng, **options) if number % 3 else tidefall.load_game("rising", **options).new_initial_state()
        for state in walk(start, rng, 0.1, 400):
            last = state
        for event in last.events(None, 0, lang):
            kinds[event["kind"]] += 1
            assert is_sentence(event["text"], lang), event
            assert json.loads(json.dumps(event)) == event
            assert all(type(value) in (str, int, type(None)) for value in event.values()), event
    seldom = {
        "wrath_calmed",
        "misfortune_discarded",
        "widened",
        "voted_down",
        "ability_copied",
        "concession",
        "blocked",
    }
    assert {kind for kind, _ in FIELDS.values()} - set(kinds) <= seldom


@pytest.mark.parametrize(
    ("position", "moves", "told"),
    [
        ({"step": "place"}, ["follower@hills_4"], "Player 1 places a follower on Hills 4."),
        (
            {"step": "place", "players": [{"cards": ["libram_of_unity"]}]},
            ["play libram_of_unity", "widen hills_4"],
            "Hills 4 has more room this round.",
        ),
        (
            {"step": "place", "players": [{"cards": ["rallying_cry"]}]},
            ["play rallying_cry"],
            "Player 1 gains a volunteer.",
        ),
        ({"step": "misfortune"}, ["card flood_hills"], "Hills 6 is flooded."),
        ({"step": "misfortune"}, ["card earthquake"], "Player 1 turns over “Earthquake”. "
         "All targets are 1 higher this round; several cards add up."),
        (
            {"step": "place", "players": [{"goods": {"energy": 5}}], "land": {"hills": 4}},
            ["unflood hills", "p1 pays 5 energy"],
            "Hills 5 rises from the sea.",
        ),
    ],
)  # fmt: skip
def test_what_is_told(position: dict[str, Any], moves: list[str], told: str) -> None:
    assert told in [event["text"] for event in do(table(**position), *moves).events(None)]


def test_seals_and_gyroscopes_are_told() -> None:
    pair = ({"followers": ["chronal_gyroscope.d"]}, {"followers": ["chronal_gyroscope.d"]})
    state = at("actions", *pair, level=3, built=["chronal_gyroscope"])
    do(state, "activate chronal_gyroscope.d")
    assert "The Wrath will flood less this round: 1." in [event["text"] for event in state.events(0)]
    pair = ({"followers": ["spirit_seal.d"]}, {"followers": ["spirit_seal.d"]})
    state = at("actions", *pair, level=3, built=["spirit_seal"], land={"hills": 2})
    do(state, "activate spirit_seal.d", "return p1:follower spirit_seal.d", "agree")
    assert "Player 1's follower goes to the supply." in [event["text"] for event in state.events(0)]


def test_corrected_names_are_used_everywhere() -> None:
    """An owner of the printed game who corrects a name sees it in choices, prompts, events and on the table."""
    corrections = json.dumps(
        {
            "components": {"aether_lens": {"name": "Sky Glass"}},
            "cards": {"surge_of_power": {"name": "Great Surge"}},
            "misfortunes": {"calm_seas": {"name": "Quiet Water"}},
            "councilors": {"explorer": {"name": "Pathfinder"}},
        }
    )
    state = table(options={"catalogue": corrections}, players=[{"councilor": "explorer", "cards": ["surge_of_power"]}])
    assert any("Great Surge" in choice["sentence"] for choice in state.choices(0))
    drawn = "\n".join("".join(text for text, _ in row) for row in state.game.draw(state.observation(0), "en"))
    assert "Sky Glass" in drawn
    assert "Pathfinder" in drawn
    state = table(options={"catalogue": corrections}, step="misfortune")
    do(state, "card calm_seas")
    assert "“Quiet Water”" in state.events(0)[0]["text"]


def test_spanish_articles_and_amounts() -> None:
    spanish = names("", "es")
    assert spanish.tidy(f"la barrera de {spanish.of('forests')}") == "La barrera de los bosques"
    assert spanish.tidy(f"ve a {spanish.of('gate_build_2')}") == "Ve al espacio de construcción 2"
    assert spanish.of("aether_lens") == "la Lente de Éter"
    assert spanish.of("p2:follower", seat=0) == "el seguidor de Jugador 2"
    assert spanish.goods({"crystal": 2, "gold": 1, "ore": 0}) == "2 cristales y 1 de oro"
    assert spanish.figures({"leader": 1, "follower": 2}) == "líder y 2 seguidores"


def test_one_of_a_good_in_spanish() -> None:
    """One crystal is called the same wherever it stands."""
    for name in ("raise_cost", "lower_cost", "exchange", "take_good", "smelt"):
        for state in moments()[name]:
            told = [choice["sentence"] for choice in state.choices(state.current_player(), "es")]
            assert not [sentence for sentence in told if "1 de cristal" in sentence]
    state = table(3, players=[{"goods": {"energy": 2}}, {"goods": {"energy": 3}}, {"goods": {"energy": 1}}])
    do(state, "barrier hills")
    assert state.prompt(0, "es").startswith("A pagar por una barrera en las colinas: 4 de energía mística. ¿Cuánto")


def test_whoever_speaks_out_of_turn_is_told_who_decides() -> None:
    state = do(at("misfortune", {"councilor": "sentinel", "leader": "hills_6"}), "card flood_hills")
    with pytest.raises(tidefall.Refused, match="It is Player 1's turn: Player 1 decides now"):
        state.submit(2, "pass hills")
    with pytest.raises(tidefall.Refused, match="The dice or the cards speak next"):
        at("misfortune").submit(0, "pass")


def test_endings_and_measures_have_words() -> None:
    game = tidefall.load_game("rising")
    for name in ("power_core", "drowned", "max_rounds", "conceded", "rounds", "components", "tiles"):
        for lang in LANGUAGES:
            assert "_" not in game.word(name, lang)
    assert game.word("drowned", "es") == "la Atlántida se ha hundido"
    assert game.seat_names("es")[:2] == ["Jugador 1", "Jugador 2"]
    assert len(content.SEATS) == 7
