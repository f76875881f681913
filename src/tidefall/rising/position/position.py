"""Positions as readable data: `write` says everything about a state, `read` sets one up and fills in what is left out.

The format is described in docs/rising.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.speech import saying
from tidefall.rising.position import cards as position_cards
from tidefall.rising.position import checks as position_checks
from tidefall.rising.position import marks as position_marks
from tidefall.rising.position import monstrosities, pending
from tidefall.rising.position import setup as position_setup
from tidefall.rising.position.checks import listing, mapping, number, one_of, refuse, some_of
from tidefall.rising.position.pending import SETUP, WORDS
from tidefall.rising.position.places import place_of, place_word, places_of, places_of_volunteers, put
from tidefall.rising.rules import played as states
from tidefall.rising.rules.content import COLOURS, COMPONENTS, COUNCILORS, GOODS, KINDS_OF_GOODS, POWER_CORE
from tidefall.rising.rules.figures import BOTS, CREW, FIRST_BOT, MOST_SEATS, THE_AUTOMATON, THE_HOLOGRAM
from tidefall.rising.rules.happenings import ENDINGS
from tidefall.rising.rules.island import PENINSULAS, RINGS
from tidefall.rising.rules.monstrosities.letters import settle_all
from tidefall.rising.rules.monstrosities.pieces import is_away
from tidefall.rising.rules.state import (
    AT_LAIR,
    BUILT,
    DISCARDED,
    NONE,
    POOL,
    REVEALED,
    SUPPLY,
    UNBUILT,
    WAITING,
    RisingState,
)

if TYPE_CHECKING:
    from tidefall.kernel.game import Game
    from tidefall.rising.rules.options import Rules

KEYS: Final = (
    "round",
    "starting_player",
    "wrath",
    "step",
    "ended_by",
    "land",
    "barriers",
    "players",
    "hologram",
    "hologram_power",
    "automaton",
    "bots",
    "blueprint",
    "built",
    "misfortunes",
    "drawer",
    "draws",
    "library",
    "council",
    "effects",
    "marks",
    "pending",
    "memory",
    "monstrosities",
)
PLAYER_KEYS: Final = (
    "councilor",
    "colour",
    "goods",
    "cards",
    "leader",
    "followers",
    "volunteers",
    "waiting_volunteers",
)
UNREADY: Final = ("place", "reveal_board", "hologram_power", *SETUP)
"""Phases in which nobody is ready to begin with."""


def write(state: RisingState) -> dict[str, Any]:
    """The whole state; `read` gives it back."""
    seats = range(int(state.rules.seats))
    parts = [int(part) for part in state.parts]
    boards = [int(place) for place in state.boards]
    told: dict[str, Any] = {
        "round": int(state.round),
        "starting_player": int(state.starter),
        "wrath": int(state.counter),
        **pending.write(state),
        "ended_by": ENDINGS[state.ending],
        "land": {name: int(state.land[p]) for p, name in enumerate(PENINSULAS) if state.land[p] < RINGS},
        "barriers": [name for p, name in enumerate(PENINSULAS) if state.has_barrier(p)],
        "players": [write_player(state, seat) for seat in seats],
        "hologram": place_word(int(state.where[THE_HOLOGRAM])),
        "hologram_power": write_power(state),
        "automaton": place_word(int(state.where[THE_AUTOMATON])),
        "bots": write_bots(state),
        "council": {
            word: found
            for word, place in (("discard", DISCARDED), ("revealed", REVEALED))
            if (found := [COUNCILORS[board] for board, at in enumerate(boards) if at == place])
        },
        "drawer": None if state.drawer == NONE else int(state.drawer),
        **position_marks.write(state, pending.phase(state) not in UNREADY),
    }
    always = {
        "blueprint": [COMPONENTS[c] for c in range(len(parts)) if parts[c] == UNBUILT and c != POWER_CORE],
        "built": [COMPONENTS[c] for c in range(len(parts)) if parts[c] == BUILT],
        **position_cards.write(state),
        **monstrosities.write(state),
    }
    return {**{key: value for key, value in told.items() if value not in ("", None, [], {})}, **always}


def write_power(state: RisingState) -> str:
    """The Hologram's power; with the expansion it may be there without one."""
    if state.council[MOST_SEATS] != NONE:
        return COUNCILORS[state.council[MOST_SEATS]]
    is_there = state.rules.has_hologram and state.where[THE_HOLOGRAM] >= POOL and not state.over
    choosing = pending.phase(state) in ("reveal_board", "hologram_power", *SETUP)
    return position_setup.POWERLESS if state.rules.monstrosities and is_there and not choosing else ""


def write_player(state: RisingState, seat: int) -> dict[str, Any]:
    first = seat * int(CREW)
    own = [figure for figure in position_checks.volunteers(state) if state.owner[figure] == seat]
    waiting = sum(1 for figure in own if state.flags[figure] & WAITING)
    words = {
        "councilor": "" if state.council[seat] == NONE else COUNCILORS[state.council[seat]],
        "colour": "" if state.colour[seat] == NONE else COLOURS[state.colour[seat]],
        "cards": position_cards.hand(state, seat),
        "volunteers": [place_word(int(state.where[f])) for f in own if not state.flags[f] & WAITING],
        "waiting_volunteers": waiting,
    }
    told = {
        **{key: value for key, value in words.items() if value},
        "goods": position_marks.goods_at(state.goods, seat * int(KINDS_OF_GOODS)),
    }
    if seat >= state.rules.players:
        return told
    return {
        **told,
        "leader": place_word(int(state.where[first])),
        "followers": [place_word(int(state.where[first + n])) or "box" for n in range(1, 1 + crowd(state))],
    }


def write_bots(state: RisingState) -> list[str]:
    """Where the Bots of the mechanical solo are."""
    if not state.rules.mechanical:
        return []
    return [place_word(int(state.where[FIRST_BOT + number])) for number in range(int(BOTS))]


def crowd(state: RisingState) -> int:
    """How many followers a seat has in the whole game."""
    return int(state.rules.followers + state.rules.supply)


def read(game: Game, rules: Rules, data: Any) -> RisingState:
    """The state that a position describes, with sensible defaults; Refused if there can be no such state."""
    given = mapping(data, saying("rising-position"), KEYS)
    state = states.blank_state(game, rules)
    word = WORDS[one_of(given.get("step", "place"), "step", WORDS)]
    in_setup = word in SETUP
    pending.base(state, word)
    read_round(state, given, word, in_setup)
    read_land(state, given)
    told = monstrosities.read(state, given)
    position_setup.read_components(state, given, word)
    read_players(state, given, in_setup)
    monstrosities.read_powers(state, told)
    position_setup.read_council(state, given, word)
    if rules.monstrosities:
        monstrosities.read_councilors(state, told)
    position_marks.read(state, given, word not in UNREADY)
    if state.where[THE_HOLOGRAM] <= AT_LAIR:
        is_away(state)
    position_cards.read(state, given, told)
    if rules.sea and "letters" not in told:
        settle_all(state)
    position_checks.check_land(state)
    position_checks.check_figures(state, word in UNREADY)
    position_checks.check_ending(state)
    monstrosities.check_items(state)
    pending.read(state, given, word)
    position_cards.check(state)
    position_checks.begin(state)
    state.root = state.clone()
    return state


def read_round(state: RisingState, given: dict[str, Any], word: str, in_setup: bool) -> None:
    """Round and Wrath follow from each other; in setup there is neither."""
    rules = state.rules
    track = len(rules.wrath) - 1
    wrath = number(given.get("wrath", 0), "wrath", 0, track)
    lowest, highest = (0, 0) if in_setup else (1, int(rules.max_rounds))
    state.round = number(given.get("round", lowest if in_setup else wrath + 1), "round", lowest, highest)
    state.counter = number(given.get("wrath", min(max(state.round - 1, 0), track)), "wrath", 0, track)
    if state.counter > max(state.round - 1, 0):
        raise refuse(saying("rising-cannot-hurry", round=int(state.round), space=int(state.counter)))
    state.starter = number(given.get("starting_player", 0), "starting_player", 0, int(rules.players) - 1)
    if given.get("drawer") is not None:
        state.drawer = position_checks.seat(state, given["drawer"], "drawer")
    if word == "over":
        state.ending = 1 + one_of(given.get("ended_by", ""), "ended_by", ENDINGS[1:])
        state.over = True
    elif "ended_by" in given:
        raise refuse(saying("rising-cannot-end"))


def read_land(state: RisingState, given: dict[str, Any]) -> None:
    for name, tiles in mapping(given.get("land", {}), "land", PENINSULAS).items():
        state.land[PENINSULAS.index(name)] = number(tiles, f"land.{name}", 0, int(RINGS))
    for peninsula in some_of(given.get("barriers", []), "barriers", PENINSULAS):
        state.barriers |= 1 << peninsula


def read_players(state: RisingState, given: dict[str, Any], in_setup: bool) -> None:
    rules = state.rules
    players = listing(given.get("players", []), "players")
    if len(players) > rules.seats:
        raise refuse(saying("rising-cannot-seat", players=len(players), seats=int(rules.seats)))
    players = [mapping(entry, f"players[{seat}]", PLAYER_KEYS) for seat, entry in enumerate(players)]
    players += [{}] * (int(rules.seats) - len(players))
    for key, names, found in (
        ("councilor", COUNCILORS[: int(rules.councilors)], state.council),
        ("colour", COLOURS[: int(rules.colours)], state.colour),
    ):
        position_setup.read_choices(players[: int(rules.players)], key, names, found, in_setup)
    for figure in position_checks.volunteers(state):
        state.where[figure] = SUPPLY
    volunteers: list[tuple[int, int, int]] = []
    for seat, player in enumerate(players):
        read_figures(state, seat, player)
        path = f"players[{seat}]"
        for word in listing(player.get("volunteers", []), f"{path}.volunteers"):
            volunteers.append((seat, place_of(word, f"{path}.volunteers", places_of_volunteers(state)), 0))
        waiting = number(
            player.get("waiting_volunteers", 0), f"{path}.waiting_volunteers", 0, len(position_checks.volunteers(state))
        )
        volunteers += [(seat, int(POOL), int(WAITING))] * waiting
        goods = position_checks.counts(
            player.get("goods", {"energy": int(rules.starting_energy)}), f"{path}.goods", GOODS
        )
        for good, amount in goods.items():
            state.goods[seat * int(KINDS_OF_GOODS) + good] = amount
        position_cards.read_hand(state, seat, player)
    read_volunteers(state, given, volunteers)
    for figure, name, there in (
        (int(THE_HOLOGRAM), "hologram", rules.has_hologram),
        (int(THE_AUTOMATON), "automaton", rules.has_automaton),
    ):
        if there:
            put(state, figure, place_of(given.get(name, "pool"), name, places_of(state)))
        elif name in given:
            missing = saying(f"rising-figure-{name}")
            raise refuse(saying("rising-cannot-join", figure=missing, players=int(rules.seats)))
    if rules.has_hologram and not in_setup:
        state.owner[THE_HOLOGRAM] = max(rules.second_team, state.starter)
    if rules.has_automaton:
        state.owner[THE_AUTOMATON] = max(rules.second_team, 0)
    read_bots(state, given)


def read_bots(state: RisingState, given: dict[str, Any]) -> None:
    """The Bots of the mechanical solo; those that are not named are in the supply."""
    rules = state.rules
    if not rules.mechanical:
        if "bots" in given:
            raise refuse(saying("rising-cannot-have-bots"))
        return
    state.owner[THE_HOLOGRAM] = rules.second_team
    words = listing(given.get("bots", ["pool"] * int(rules.bots)), "bots")
    if len(words) > BOTS:
        raise refuse(saying("rising-cannot-count-bots", count=len(words), most=int(BOTS)))
    words += ["supply"] * (int(BOTS) - len(words))
    for place, word in enumerate(words):
        state.owner[FIRST_BOT + place] = rules.second_team
        put(state, int(FIRST_BOT) + place, place_of(word, "bots", places_of(state)))


def read_figures(state: RisingState, seat: int, player: dict[str, Any]) -> None:
    """A Leader and followers; those that are not named are in the supply. The second team of a solo has neither."""
    rules = state.rules
    if seat >= rules.players:
        for key in ("councilor", "colour", "leader", "followers"):
            if key in player:
                raise refuse(saying("rising-cannot-be-of-the-second-team", path=f"players[{seat}].{key}"))
        return
    first = seat * int(CREW)
    for figure in range(first, first + int(CREW)):
        state.owner[figure] = seat
    path = f"players[{seat}]"
    put(state, first, place_of(player.get("leader", "pool"), f"{path}.leader", places_of(state)))
    words = listing(player.get("followers", ["pool"] * int(rules.followers)), f"{path}.followers")
    if len(words) > crowd(state):
        facts = {"count": len(words), "players": int(rules.seats), "most": int(crowd(state))}
        raise refuse(saying("rising-cannot-lead", path=path, **facts))
    words += ["supply"] * (crowd(state) - len(words))
    for place, word in enumerate(words):
        put(state, first + 1 + place, place_of(word, f"{path}.followers", places_of(state)))


def read_volunteers(state: RisingState, given: dict[str, Any], volunteers: list[tuple[int, int, int]]) -> None:
    """Volunteers have the first numbers in the order of seats, or those that `marks` says."""
    figures = position_checks.volunteers(state)
    most = len(figures)
    if len(volunteers) > most:
        raise refuse(saying("rising-cannot-volunteer", count=len(volunteers), most=int(most)))
    marks = mapping(given.get("marks", {}), "marks")
    numbers = listing(marks.get("volunteers", list(range(1, len(volunteers) + 1))), "marks.volunteers")
    numbers = [number(item, "marks.volunteers", 1, most) for item in numbers]
    if len(set(numbers)) != len(numbers) or len(numbers) != len(volunteers):
        raise refuse(saying("rising-cannot-number", count=len(volunteers)))
    for (seat, place, marks_of), item in zip(volunteers, numbers, strict=True):
        figure = figures[item - 1]
        state.owner[figure] = seat
        state.flags[figure] = marks_of
        put(state, figure, place)
