"""The conformance kit: plays a game at random and checks that it keeps every promise of the kernel.

    from tidefall.kernel.testing import check_bot, check_game

    check_game(game)                       # any game, ours or yours
    check_game([small, large], games=20)   # or several
    check_bot(MyBot, game)                 # any bot

A broken promise raises AssertionError that names it, the options and the history that led there. The small checks that
`check_game` is made of take one state each and can be used alone. Nothing here needs to know the game's classes: an
object with the right methods will do. Observations and choices are held against the game's JSON Schemas where the
package `jsonschema-rs` is installed.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, Any

from tidefall.kernel.errors import Refused
from tidefall.kernel.step import CHANCE, TERMINAL
from tidefall.kernel.testing_misuse import check_nonsense, check_twins
from tidefall.kernel.testing_tools import (
    as_json,
    asked,
    difference,
    outcome,
    play_on,
    random_action,
    random_move,
    require,
    require_schema,
    situation,
    snapshot,
    verbs,
)

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.kernel.state import State

CLOSE_LOOKS = 8
"""About how many states of a game get the checks that take time; new kinds of states always do."""
DRAWS = 60
"""How many worlds to draw before deciding that a hidden thing is never dealt anew."""
LOOKS_BACK = 4
"""From how many points of a game a seat asks what has happened since."""
FORKS = 12
"""How many ways on from a state are followed in search of something hidden."""


def check_game(game: Game | Iterable[Game], *, games: int = 5, seed: int = 0) -> None:
    """Play `games` random games of each game and check the whole contract on the way."""
    for one in game if isinstance(game, Iterable) else [game]:
        check_declaration(one)
        for number in range(games):
            check_one_game(one, seed + number)


def check_one_game(game: Game, seed: int) -> None:
    """One random game: quick checks at every state, close looks at some of them and at every new kind of state."""
    rng = Random(seed)
    check_playout(game, seed)
    state = game.new_initial_state()
    often = CLOSE_LOOKS / max(1, game.new_initial_state().playout(seed))
    seen: set[str] = set()
    actors: list[int] = []
    earned = [0.0] * game.num_players()
    while not state.is_terminal():
        check_legal_actions(state)
        check_chance(state)
        check_reload(state)
        words = verbs(state)
        if rng.random() < often or not words <= seen:
            check_actors(state, actors)
            check_closely(state, rng)
            check_undo(state)
            check_nonsense(state)
            check_twins(state, rng)
            seen |= words
        actor, action = random_move(state, rng)
        actors.append(actor)
        state.act(actor, action)
        earned = [sum(pair) for pair in zip(earned, state.rewards(), strict=True)]
        require(len(actors) <= game.max_game_length(), "no game is longer than max_game_length", state)
    check_actors(state, actors)
    check_undo(state)
    check_terminal(state)
    check_record(state)
    require(earned == state.returns(), "rewards add up to returns", state, f"{earned} and {state.returns()}")
    check_closely(state, rng)
    check_nonsense(state)
    check_twins(state, rng)


def check_closely(state: State, rng: Random) -> None:
    """All the checks that take time, at one state."""
    check_clone(state, rng)
    check_texts(state)
    check_choices(state)
    check_views(state)
    check_replay(state)
    check_position(state, rng.getrandbits(30))
    check_refusals(state, rng)
    check_secrecy(state, rng)
    check_diversity(state, rng)
    if state.game.perfect_information:
        check_openness(state, rng)


def check_declaration(game: Game) -> None:
    """Options, sizes and names."""
    start = game.new_initial_state()
    names = [option.name for option in game.options]
    require(sorted(names) == sorted(game.values), "every option has a value and every value an option", start)
    require(game.num_players() == game.seats >= 1, "num_players is the number of seats", start)
    require(game.num_distinct_actions() > 0, "there are actions", start)
    for name in ("cooperative", "perfect_information"):
        require(isinstance(getattr(game, name, None), bool), f"{name} is true or false", start)
    for lang in ("en", "es"):
        require(len(game.seat_names(lang)) == game.seats, "every seat has a name", start, lang)
    for view in ("observation", "choices", "events", "position"):
        require(view in game.schemas(), "schemas() describes every view", start, view)


def check_legal_actions(state: State) -> None:
    """Ascending, stable, in range, some for every seat that is asked and none for the others."""
    game = state.game
    player = state.current_player()
    seats = range(game.num_players())
    require(bool(state.legal_actions()), "somebody has a legal action until the game is over", state)
    require(state.is_chance_node() == (player == CHANCE), "is_chance_node agrees with current_player", state)
    require(player == CHANCE or player in seats, "the current player is a seat or CHANCE", state)
    same = state.legal_actions() == state.legal_actions(player)
    require(same, "legal_actions() is that of the current player", state)
    for seat in asked(state):
        legal = state.legal_actions(seat)
        require(legal == sorted(set(legal)), "legal actions are in ascending order without repeats", state, str(legal))
        require(legal == state.legal_actions(seat), "legal actions are the same when asked again", state)
        limit = game.max_chance_outcomes() if seat == CHANCE else game.num_distinct_actions()
        within = all(0 <= action < limit for action in legal)
        require(within, "actions are within the declared range", state, f"{legal} < {limit}")
    able = [seat for seat in seats if state.legal_actions(seat)]
    if player == CHANCE:
        require(not able, "no seat has actions at a chance node", state, f"seats {able}")
    else:
        require(player in able, "the current player has actions", state)
        require(able == asked(state), "the seats that are asked have actions, and no others", state, f"seats {able}")
    require(state.current_player() == player, "asking for legal actions leaves the turn where it is", state)
    require(not any(state.returns()) or state.is_terminal(), "returns are zero before the end", state)


def check_chance(state: State) -> None:
    """Outcomes are the legal actions; probabilities are positive and add up to one."""
    outcomes = state.chance_outcomes()
    if not state.is_chance_node():
        require(outcomes == [], "chance_outcomes is empty when a seat decides", state)
        return
    require([a for a, _ in outcomes] == state.legal_actions(), "chance outcomes are the legal actions", state)
    require(all(p > 0 for _, p in outcomes), "every chance outcome has a positive probability", state, str(outcomes))
    total = math.fsum(p for _, p in outcomes)
    require(abs(total - 1) < 1e-9, "chance probabilities add up to one", state, str(total))


def check_texts(state: State) -> None:
    """Every legal action of every seat has a text of its own, and submitting the text does the same as the number."""
    for actor in asked(state):
        legal = state.legal_actions(actor)
        mine = state.clone()
        mine.turn_to(actor)
        texts = {mine.action_to_string(actor, action) for action in legal}
        require(len(texts) == len(legal), "no two legal actions have the same text", state, f"seat {actor}")
        for action in legal[:: max(1, len(legal) // FORKS)]:
            text = mine.action_to_string(actor, action)
            require(bool(text.strip()), "every action has a text", state, str(action))
            found = outcome(mine.string_to_action, text)
            kept = found == action
            require(kept, "the text of an action reads back as that action", state, f"{text!r}: {action}, {found}")
            done, by_number, by_text = state.clone(), state.clone(), state.clone()
            done.act(actor, action)
            outcome(by_number.submit, actor, action)
            outcome(by_text.submit, actor, text)
            same = snapshot(done) == snapshot(by_number) == snapshot(by_text)
            require(same, "submit does the same as act, by number and by text", state, f"seat {actor}, {text!r}")


def check_choices(state: State) -> None:
    """Choices are the legal actions in their order, with their texts, and fit the schema."""
    for seat in range(state.game.num_players()):
        for lang in ("en", "es"):
            choices = state.choices(seat, lang)
            actions = [choice["action"] for choice in choices]
            require(actions == state.legal_actions(seat), "choices are the legal actions in their order", state)
            require(all(choice["sentence"] for choice in choices), "every choice has a sentence", state, lang)
        require_schema(state, "choices", choices)
        require_unspoken(state, choices, state.choices(seat, None), "sentence")
        if seat not in asked(state):
            continue
        mine = state.clone()
        mine.turn_to(seat)
        texts = [mine.action_to_string(seat, action) for action in actions]
        require([choice["text"] for choice in choices] == texts, "choices carry the texts of the actions", state)
        passes = [choice["verb"] for choice in choices].count("pass")
        require(passes <= 1, "there is one way to pass", state, f"seat {seat}")


def wordless(told: Any, words: str) -> Any:
    return {key: value for key, value in told.items() if key != words} if isinstance(told, dict) else told


def require_unspoken(state: State, told: list[dict[str, Any]], unspoken: list[dict[str, Any]], words: str) -> None:
    """What is told in no language is the same without its words; what is said of it is plain data."""
    bare = [{key: wordless(value, words) for key, value in wordless(one, words).items()} for one in told]
    require(bare == unspoken, f"without a language there is no {words}, and all else is the same", state)
    said = [one.get("say") for one in unspoken]
    sayings = all(isinstance(say, str) or (isinstance(say, dict) and set(say) <= {"name", "facts"}) for say in said)
    require(sayings and all(said), "whatever is told says so: a message with its facts, or a text", state)
    require(as_json(json.loads(as_json(said))) == as_json(said), "what is said is plain JSON data", state)


def check_views(state: State) -> None:
    """Observations and events are plain data that fits the schemas, and asking for them changes nothing."""
    before = snapshot(state)
    for seat in (None, *range(state.game.num_players())):
        seen = state.observation(seat)
        require(as_json(json.loads(as_json(seen))) == as_json(seen), "observations are plain JSON data", state)
        require(json.loads(state.observation_string(seat)) == seen, "observation_string is the observation", state)
        events = state.events(seat, 0, None)
        if seat is None or seat == state.current_player():
            told = state.events(seat)
            require_schema(state, "observation", seen)
            require_schema(state, "events", told[-FORKS:])
            require_unspoken(state, told, events, "text")
        known = state.known_to(seat)
        require(0 <= known <= len(state.history()), "known_to() counts actions of the history", state, f"seat {seat}")
        for since in (known // 2, known - 1, known):
            later = state.events(seat, since, None)
            require(later == events[len(events) - len(later) :], "events(since) is the later part of events()", state)
        require(later == [], "there is no news for a seat that has heard all it may know of", state, f"seat {seat}")
        require(bool(state.game.draw(seen, "en")), "every observation can be drawn", state)
    for seat in range(state.game.num_players()):
        worth = state.game.evaluate(state, seat)
        require(0 <= worth <= 1, "evaluate gives a number from 0 to 1", state, str(worth))
    require(snapshot(state) == before, "looking at a state changes nothing", state)


def check_clone(state: State, rng: Random) -> None:
    """A clone is equal and independent, both ways."""
    before = snapshot(state)
    twin = state.clone()
    require(snapshot(twin) == before, "a clone equals its original", state)
    if state.is_terminal():
        return
    play_on(twin, rng)
    require(snapshot(state) == before, "playing a clone changes nothing in the original", state)
    twin, third = state.clone(), state.clone()
    play_on(third, rng)
    require(snapshot(twin) == before, "playing one clone changes nothing in another", state)


def check_actors(state: State, actors: list[int]) -> None:
    """Every action of the history has the name of the one who made it."""
    require(len(state.history()) == len(actors), "every action is in the history", state)
    require(state.actors() == actors, "actors() says who made each action", state, f"{state.actors()}, not {actors}")


def check_replay(state: State) -> None:
    """The history leads from the start to the same state; what each seat has seen is the same."""
    again = state.game.new_initial_state()
    for actor, action in zip(state.actors(), state.history(), strict=True):
        again.act(actor, action)
    require(snapshot(again) == snapshot(state), "the history replays to the same state", state)
    for seat in range(state.game.num_players()):
        same = again.information_state_string(seat) == state.information_state_string(seat)
        require(same, "the history replays to the same information states", state)


def check_record(state: State) -> None:
    """Who did what, in texts, leads from the start to the same state."""
    again, told = state.game.new_initial_state(), state.game.new_initial_state()
    for actor, action in zip(state.actors(), state.history(), strict=True):
        told.turn_to(actor)
        text = told.action_to_string(actor, action)
        said = outcome(again.submit, actor, text)
        require(said is None, "a game can be told again in texts", again, f"{actor}: {text!r}: {said}")
        told.apply_action(action)
    require(snapshot(again) == snapshot(state), "a game told again in texts is the same", state)


def check_reload(state: State) -> None:
    """A position reached in play can be set up again, and says the same."""
    position = as_json(state.position())
    again = outcome(state.game.from_position, json.loads(position))
    require(not isinstance(again, tuple), "a position reached in play loads again", state, str(again))
    require(as_json(again.position()) == position, "a position reads back as the same position", state)


def check_position(state: State, seed: int) -> None:
    """The position, through JSON, sets up a state that looks and plays the same."""
    position = state.position()
    require_schema(state, "position", position)
    again = state.game.from_position(json.loads(as_json(position)))
    require(as_json(again.position()) == as_json(position), "a position reads back as the same position", state)
    require(again.current_player() == state.current_player(), "a position keeps the current player", state)
    require(asked(again) == asked(state), "a position keeps who is asked", state)
    for seat in asked(state):
        same = again.legal_actions(seat) == state.legal_actions(seat)
        require(same, "a position keeps the legal actions", state, f"seat {seat}")
    require(again.chance_outcomes() == state.chance_outcomes(), "a position keeps the odds", state)
    require(again.returns() == state.returns(), "a position keeps the returns", state)
    for seat in (None, *range(state.game.num_players())):
        same = again.observation_string(seat) == state.observation_string(seat)
        require(same, "a position keeps every seat's observation", state, f"seat {seat}")
    twin = state.clone()
    play_on(again, Random(seed))
    play_on(twin, Random(seed))
    require(as_json(again.position()) == as_json(twin.position()), "a position plays on like its original", state)


def check_refusals(state: State, rng: Random) -> None:
    """What may not be done is Refused with a code and a reason, and changes nothing."""
    before = snapshot(state)
    legal = state.legal_actions()
    history = state.history()
    for seat in range(-2, state.game.num_players() + 1):
        mine = seat in asked(state)
        wrong = illegal_actions(state, rng, seat) if mine else legal[:2] or [0]
        tries: list[int | str] = [*wrong, "no such thing", ""]
        for action in tries:
            if seat != CHANCE or mine:
                said = outcome(state.submit, seat, action)
                require(said is None or state.history() == history, "a refusal changes nothing", state, str(said))
                refused = isinstance(said, tuple) and all(said)
                require(refused, "what may not be done is Refused with a reason", state, f"{seat} {action!r}: {said}")
                if state.is_terminal():
                    require(said[0] == "over", 'after the end everything is refused as "over"', state, str(said))
    require(snapshot(state) == before, "a refusal changes nothing", state)


def check_secrecy(state: State, rng: Random) -> None:
    """Worlds drawn for a seat look the same to it in every way: views, choices, events and refusals."""
    for seat in range(state.game.num_players()):
        before = snapshot(state)
        world = state.resample_from_infostate(seat, rng)
        require(snapshot(state) == before, "resampling changes nothing", state)
        require(world is not state, "a resampled world is another state", state)
        tries = rng.getrandbits(30)
        mine, other = all_that_is_seen(state, seat, tries), all_that_is_seen(world, seat, tries)
        for view, seen in mine.items():
            if as_json(seen) != as_json(other[view]):
                require(False, f"{view} of a seat tells nothing hidden", state, difference(seat, seen, other[view]))


def check_diversity(state: State, rng: Random) -> None:
    """Where a seat cannot tell two ways on from here apart, drawing worlds for it gives more than one of them."""
    moves = [(actor, action) for actor in asked(state) for action in state.legal_actions(actor)]
    ways = []
    for actor, action in sorted(rng.sample(moves, min(FORKS, len(moves)))):
        way = state.clone()
        way.act(actor, action)
        if not way.is_terminal():
            ways.append(way)
    for seat in range(state.game.num_players()):
        alike: dict[str, list[State]] = {}
        for way in ways:
            alike.setdefault(way.information_state_string(seat), []).append(way)
        for group in alike.values():
            if len({as_json(way.position()) for way in group}) > 1:
                here = as_json(group[0].position())
                worlds = (group[0].resample_from_infostate(seat, rng) for _ in range(DRAWS))
                varied = any(as_json(world.position()) != here for world in worlds)
                require(varied, "what is hidden from a seat is dealt anew in other worlds", group[0], f"seat {seat}")
                break


def check_openness(state: State, rng: Random) -> None:
    """With perfect information everybody sees the same, and there is one world only."""
    views = []
    for seat in (None, *range(state.game.num_players())):
        seen = state.observation(seat)
        require(seen.get("seat") == seat, "an observation says whose it is", state, f"seat {seat}")
        views.append(as_json({**seen, "seat": None}))
    require(len(set(views)) == 1, "with perfect information all seats see the same", state)
    for seat in range(state.game.num_players()):
        world = state.resample_from_infostate(seat, rng)
        same = snapshot(world) == snapshot(state)
        require(same, "with perfect information there is one world only", state, f"seat {seat}")


def check_undo(state: State) -> None:
    """Only a seat's own decision, and only if it has seen nothing since; the present state stays as it is."""
    history, actors = state.history(), state.actors()
    for seat in range(state.game.num_players()):
        try:
            earlier = state.undo(seat)
        except Refused as refusal:
            require(bool(refusal.code and refusal.reason), "a refused undo says why", state)
            continue
        back = len(earlier.history())
        require(earlier.history() == history[:back] != history, "undo leads back", state, f"seat {seat}")
        drawn = [i for i in range(back, len(actors)) if actors[i] == CHANCE]
        own = actors[back] == seat and seat not in actors[back + 1 :]
        own = own and not any(state.step_at(i).telling for i in drawn)
        require(own, "undo takes back one decision and stops at dice and draws", state, f"seat {seat}")
        require(earlier.is_asked(seat), "after undo the seat decides again", state, f"seat {seat}")
        for i in [back, *drawn]:
            earlier.act(actors[i], history[i])
        same = earlier.information_state_string(seat) == state.information_state_string(seat)
        require(same, "undo stops at whatever the seat has seen since", state, f"seat {seat}")
    require(state.history() == history, "undo leaves the state itself alone", state)


def check_terminal(state: State) -> None:
    """The end: nobody can act; one victory is shared, or all win or lose together; the result can be counted."""
    game = state.game
    require(state.current_player() == TERMINAL, "current_player is TERMINAL at the end", state)
    require(not state.is_chance_node() and state.chance_outcomes() == [], "nothing is left to chance at the end", state)
    for seat in (None, *range(game.num_players())):
        require(state.legal_actions(seat) == [], "nobody has legal actions at the end", state)
    returns = state.returns()
    require(len(returns) == len(state.rewards()) == game.num_players(), "every seat has a return", state)
    require(all(math.isfinite(share) for share in returns), "returns are finite", state, str(returns))
    if game.cooperative:
        together = len(set(returns)) == 1 and returns[0] in (0, 1)
        require(together, "in a cooperative game all win or lose together", state, str(returns))
    else:
        shared = not any(returns) or abs(math.fsum(returns) - 1) < 1e-9
        require(shared, "returns are the shares of one victory, or nothing", state, str(returns))
    seen = state.observation(None)
    ending = seen["result"].get("ended_by") if isinstance(seen["result"], dict) else None
    require(bool(ending and isinstance(ending, str)), 'the result says what the game was "ended_by"', state)
    measures = game.measures(seen)
    counted = all(type(value) is int for value in measures.values())
    require(counted, "measures are whole numbers by name", state, str(measures))
    for lang in ("en", "es"):
        named = all(game.word(name, lang) for name in (str(ending), *measures))
        require(named, "endings and measures have words", state, lang)


def check_playout(game: Game, seed: int) -> None:
    """The same seed plays the same game, to its end."""
    first, second = game.new_initial_state(), game.new_initial_state()
    length = first.playout(seed)
    require(first.is_terminal(), "playout plays to the end", first)
    require(length == len(first.history()), "playout says how many actions it took", first, str(length))
    require(second.playout(seed) == length, "playout depends on its seed alone", second)
    require(first.history() == second.history(), "playout depends on its seed alone", second)


class SealedView:
    """What a bot is handed: its seat's views, sampled worlds and a generator; no way to the true state."""

    __slots__ = ("choices", "game", "legal_actions", "observation", "rng", "sample", "seat")

    def __init__(self, state: State, seat: int, rng: Random) -> None:
        self.game = state.game
        self.seat = seat
        self.rng = rng
        self.observation: Callable[[], dict[str, Any]] = lambda: state.observation(seat)
        self.choices: Callable[..., list[dict[str, Any]]] = lambda lang="en": state.choices(seat, lang)
        self.legal_actions: Callable[[], list[int]] = lambda: state.legal_actions(seat)
        self.sample: Callable[..., State] = lambda draws=None: sampled(state, seat, draws or rng)


def sampled(state: State, seat: int, rng: Random) -> State:
    """A world for a bot: in it, it is its turn."""
    world = state.resample_from_infostate(seat, rng)
    world.turn_to(seat)
    return world


def check_bot(bot_factory: Callable[[], Any], game: Game, *, games: int = 1, seed: int = 0) -> None:
    """Bots in all seats play to the end: they choose legal actions, from what a view offers and nothing else.

    Where several seats may decide, any of them is asked.
    """
    for number in range(games):
        rng = Random(seed + number)
        bots = [bot_factory() for _ in range(game.num_players())]
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random_action(state, rng))
                continue
            player = rng.choice(asked(state))
            try:
                action = bots[player].choose(SealedView(state.clone(), player, rng))
            except AttributeError as error:
                raise AssertionError(f"a bot uses only what a view offers: {error}\n{situation(state)}") from error
            legal = isinstance(action, int) and action in state.legal_actions(player)
            require(legal, "a bot chooses a legal action", state, f"seat {player}: {action!r}")
            state.act(player, action)


def all_that_is_seen(state: State, seat: int, seed: int) -> dict[str, Any]:
    """Everything a seat can get out of a state: refusals too, and what is news to it from some points on.

    Without sentences: those are made from what is said.
    """
    tries = [*illegal_actions(state, Random(seed), seat), "no such thing"]
    known = state.known_to(seat)
    points = Random(seed).sample(range(known), min(LOOKS_BACK, known))
    return {
        "observation": state.observation_string(seat),
        "information_state_string": state.information_state_string(seat),
        "choices": state.choices(seat, None),
        "known": known,
        "events": [state.events(seat, since, None) for since in (0, *points, known)],
        "refusal": [outcome(state.submit, seat, action) for action in tries],
        "undo": said if isinstance(said := outcome(state.undo, seat), tuple) else "granted",
    }


def illegal_actions(state: State, rng: Random, seat: int) -> list[int]:
    """Numbers that a seat may not play now."""
    legal = set(state.legal_actions(seat))
    limit = state.game.num_distinct_actions()
    tried = [-1, limit, 10**6, *(rng.randrange(limit) for _ in range(6))]
    return [action for action in tried if action not in legal]
