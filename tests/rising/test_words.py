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
from rising_play import SETS, rich, walk
from rising_scenes import NINE
from rising_words import ALWAYS, LANGUAGES, idle, is_sentence, keys, of_the_expansion, sentences
from tidefall.rising.catalogue import load
from tidefall.rising.rules import content, happenings
from tidefall.rising.rules.happenings import BASE_HAPPENINGS
from tidefall.rising.speech.names import figures, goods, names
from tidefall.rising.speech.narration import FIELDS
from tidefall.rising.speech.notation import short
from tidefall.words import Voice, folders

NAMES = names({"catalogue": ""})
LONG_WALKS = 200
"""Games that are searched for rare choices."""


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


def test_no_sentence_is_there_in_vain() -> None:
    """Every message for a choice is met somewhere."""
    met: set[str] = set()
    for states in moments().values():
        for state in states:
            met |= keys(state)
    family = "rising-choice-"
    base = set(folders.entries("en")) - set(of_the_expansion())
    wanted = {name.removeprefix(family) for name in base if name.startswith(family)}
    for number in range(LONG_WALKS):
        if wanted <= met:
            break
        rng = random.Random(number)
        for state in walk(rich(rng, **SETS[number % len(SETS)]), rng, 0.1, 200):
            met |= keys(state)
    assert wanted - met == set()


@pytest.mark.parametrize("name", ASKING)
def test_a_choice_tells_nothing_that_nobody_wants(name: str) -> None:
    """What is missing is an error anyway, as it is said."""
    for state in moments()[name]:
        choices = [state.say_choice(state.describe(action)) for action in state.legal_actions()]
        assert [say for say in choices if idle(say) - ALWAYS] == []
        fields = {field.name for field in state.step().fields}
        assert idle(state.say_prompt(None)) - fields - {"card"} == set()


@pytest.mark.parametrize("name", ASKING)
def test_sayings_are_ids_and_numbers(name: str) -> None:
    """Nothing that is said in a language travels: what a saying tells are messages, seats, numbers, flags and ids."""
    for state in moments()[name]:
        seats = [seat for seat in range(state.game.seats) if not state.is_chance_node()]
        said = [choice["say"] for seat in seats for choice in state.choices(seat, None)]
        for say in [*said, *(state.say_prompt(seat) for seat in [None, *seats])]:
            assert all(is_plain(fact) for fact in facts_of(say)), say


def facts_of(say: Any) -> list[Any]:
    """All facts, those of facts included."""
    found = []
    for fact in say.get("facts", {}).values():
        for one in fact if isinstance(fact, list) else [fact]:
            found += [one, *facts_of(one)] if isinstance(one, dict) and "name" in one else [one]
    return found


def is_plain(fact: Any) -> bool:
    if isinstance(fact, dict):
        return set(fact) <= {"name", "facts"} or set(fact) == {"seat"}
    return fact is None or isinstance(fact, int) or re.fullmatch("[a-z0-9_]+|[ABCD]", fact) is not None


def test_the_numbers_that_matter_are_in_the_prompt() -> None:
    state = at(
        "actions", {"leader": "forests_3", "goods": {"energy": 2}, "councilor": "adept"}, effects={"earthquakes": 1}
    )
    do(state, "activate p1:leader forests_3", "roll 4")
    assert state.prompt(0, "en") == "Your Leader (Forests 3) rolled 4. Total 4, 2 short of 6. Add something?"
    assert state.prompt(1, "es") == (
        "Jugador 1: Tirada de tu líder (Bosques 3): 4. Total 4; faltan 2 para 6. ¿Añades algo?"
    )
    state = table(3, players=[{"goods": {"energy": 2}}, {"goods": {"energy": 3}}, {"goods": {"energy": 1}}])
    do(state, "barrier hills")
    assert (
        state.prompt(0, "en")
        == "4 mystic energy still to pay for a barrier on the hills. How much mystic energy does Player 1 pay?"
    )
    do(state, "p1 pays 1 energy", "p2 pays 3 energy")
    assert state.prompt(1, "en") == "Player 1 asks you to pay 3 mystic energy for a barrier on the hills. Do you agree?"


def test_only_what_is_possible_is_offered_beside_placing() -> None:
    """Solo, with too little energy and no card there is nothing else to do."""
    state = table(1, players=[{"goods": {"energy": 3}}])
    assert state.prompt(0, "en").endswith("You still have your Leader, 4 followers, the Hologram and the Automaton.")
    state = table(players=[{"goods": {"energy": 4}}])
    assert state.prompt(0, "en").endswith(". You may also buy something.")
    rich = {"goods": {"energy": 4}, "cards": ["surge_of_power"]}
    state = table(players=[rich, {"followers": ["hills_6"]}])
    assert state.prompt(0, "en").endswith(". You may also buy something, play a card or ask for somebody's space.")
    assert state.prompt(0, "es").endswith(
        ". También puedes comprar algo, jugar una carta o pedir el espacio de alguien."
    )
    state = table(
        3, players=[{"leader": "hills_1", "followers": ["hills_2"] * 3, "goods": {}}, {"goods": {}}, {"goods": {}}]
    )
    assert state.prompt(0, "en") == "All your figures are placed. Are you ready? You may also take a figure back."


def test_a_wasted_build_is_foreseen_and_explained() -> None:
    """R-6.19 R-6.21 R-6.22: why nothing is built, before and after."""
    there = {"leader": "gate_build_2"}
    core = {"crystal": 1, "gold": 1, "ore": 1, "atlantium": 3, "energy": 3}
    poor: list[dict[str, Any]] = [{**there, "goods": {"energy": 1}}, {**there, "goods": {}}]
    assert wasted([{**there, "goods": {"ore": 3}}, {"goods": {"energy": 3}}], blueprint=["aether_lens"]) == (
        "those there cannot pay for any component (R-6.19)."
    )
    assert wasted([{**there, "goods": core}, poor[1]], blueprint=[]) == (
        "everybody must pay for part of the Power Core, and Player 2 has nothing to pay with (R-6.22)."
    )
    assert wasted([{**there, "goods": core}, {"goods": {"energy": 1}}], blueprint=[]) == (
        "the Power Core needs every Leader there, and Player 2's is missing (R-6.22)."
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
        ("es", "Ahora no se puede construir nada ahí: ", "No se construye nada en el espacio de construcción 2: "),
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
                told = [choice["sentence"], Voice(lang).tell(choice["say"]["facts"]["text"])]
                assert all("ologram" in text and other not in text for text in told), told


def test_an_objection_quotes_what_is_proposed() -> None:
    pair = ({"leader": "cities_5.d"}, {"leader": "cities_5.d"})
    state = do(at("actions", *pair), "activate cities_5.d", "roll 6", "roll 6", "recruit p1")
    assert state.prompt(1, "en") == "Player 1 proposes: Player 1 recruits. Do you agree?"
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
            fields = [value for key, value in event.items() if key != "say"]
            assert all(type(value) in (str, int, type(None)) for value in fields), event
            assert all(is_plain(fact) for fact in facts_of(event["say"])), event
            assert idle(event["say"]) <= {"text", "peninsula", "spaces"}, event
    seldom = {
        "wrath_calmed",
        "misfortune_discarded",
        "widened",
        "voted_down",
        "ability_copied",
        "concession",
        "blocked",
    }
    of_the_base_game = {kind for number, (kind, _) in FIELDS.items() if number < BASE_HAPPENINGS}
    assert of_the_base_game - set(kinds) <= seldom
    base = {kind for number, (kind, _) in FIELDS.items() if number <= happenings.WRATH_CALMED}
    assert base - set(kinds) <= seldom


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
        ({"step": "misfortune"}, ["card earthquake"], "Player 1 turns over “Earthquake”."),
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
    assert "The Wrath brings 1 flood less this round." in [event["text"] for event in state.events(0)]
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


@pytest.mark.parametrize(
    ("lang", "name", "facts", "sentence"),
    [
        ("es", "choice-discard-barrier", {"to": "forests"}, "Descarta la barrera de los bosques."),
        ("es", "choice-to", {"to": "gate_build_2"}, "Ve al espacio de construcción 2."),
        ("es", "choice-to", {"to": "cities_5.e"}, "Ve a Ciudades 5 (pareja 2)."),
        ("en", "choice-to", {"to": "cities_5.e"}, "Go to Cities 5 (pair 2)."),
        ("es", "choice-pick", {"piece": "aether_lens"}, "Añade la Lente de Éter al Plano."),
        (
            *("es", "choice-move", {"piece": "p2:follower", "from": "pool"}),
            "Mueve al seguidor de Jugador 2 desde la reserva.",
        ),
        ("en", "choice-move", {"piece": "p2:follower", "from": "pool"}, "Move Player 2's follower from the pool."),
        ("es", "choice-help", {"piece": "p1:leader"}, "Que el Autómata ayude a tu líder."),
        ("es", "event-barrier-placed", {"peninsula": "hills"}, "Una barrera mística protege las colinas."),
        (
            *("es", "event-hologram-power", {"councilor": "priestess"}),
            "El Holograma tiene esta ronda la capacidad de la Sacerdotisa.",
        ),
    ],
)
def test_articles_and_owners(lang: str, name: str, facts: dict[str, str], sentence: str) -> None:
    called = NAMES.of
    told = {fact: called(word, 0) for fact, word in facts.items()}
    assert tidefall.load_game("rising").spoken(lang, {"name": f"rising-{name}", "facts": told}) == sentence


def test_amounts() -> None:
    for lang, paid, pool in (
        ("en", "2 crystal and 1 gold", "your Leader and 2 followers"),
        ("es", "2 cristales y 1 de oro", "tu líder y 2 seguidores"),
    ):
        say = Voice(lang)
        cost = goods({"crystal": 2, "gold": 1, "ore": 0})
        assert paid in say("rising-choice-build", piece=NAMES.of("aether_lens"), cost=cost)
        assert pool in say("rising-prompt-place", pool=figures({"leader": 1, "follower": 2}), ways=[], more=False)


def test_an_owners_name_takes_no_article() -> None:
    corrections = '{"councilors": {"explorer": {"name": "Pathfinder"}}}'
    told = {"councilor": names({"catalogue": corrections}).of("explorer")}
    for lang, sentence in (
        ("en", "The Hologram has the ability of Pathfinder this round."),
        ("es", "El Holograma tiene esta ronda la capacidad de Pathfinder."),
    ):
        assert Voice(lang).say("rising-event-hologram-power", told) == sentence


def test_one_of_a_good_in_spanish() -> None:
    """One crystal is called the same wherever it stands."""
    for name in ("raise_cost", "lower_cost", "exchange", "take_good", "smelt"):
        for state in moments()[name]:
            told = [choice["sentence"] for choice in state.choices(state.current_player(), "es")]
            assert not [sentence for sentence in told if "1 de cristal" in sentence]
    state = table(3, players=[{"goods": {"energy": 2}}, {"goods": {"energy": 3}}, {"goods": {"energy": 1}}])
    do(state, "barrier hills")
    assert state.prompt(0, "es").startswith(
        "Por una barrera en las colinas queda por pagar: 4 de energía mística. ¿Cuánto"
    )


def test_whoever_speaks_out_of_turn_is_told_who_decides() -> None:
    state = do(at("misfortune", {"councilor": "sentinel", "leader": "hills_6"}), "card flood_hills")
    with pytest.raises(tidefall.Refused, match="It is Player 1's turn to decide"):
        state.submit(2, "pass hills")
    with pytest.raises(tidefall.Refused, match="Dice or cards come next"):
        at("misfortune").submit(0, "pass")


def test_endings_and_measures_have_words() -> None:
    game = tidefall.load_game("rising")
    for name in ("power_core", "drowned", "max_rounds", "conceded", "rounds", "components", "tiles"):
        for lang in LANGUAGES:
            assert "_" not in game.word(name, lang)
    assert game.word("drowned", "es") == "la Atlántida se ha hundido"
    assert game.seat_names("es")[:2] == ["Jugador 1", "Jugador 2"]
    assert len(content.SEATS) == 7
