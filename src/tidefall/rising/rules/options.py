"""The options of the game, and the numbers of the catalogue in the form that the rules read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import filled, packed
from tidefall.kernel.errors import Refused
from tidefall.kernel.options import Option, Value
from tidefall.rising import catalogue
from tidefall.rising.rules import windows
from tidefall.rising.rules.content import (
    BASE_CARDS,
    BASE_COMPONENTS,
    BASE_COUNCILORS,
    BASE_KINDS,
    BASE_MISFORTUNES,
    CARDS,
    COMPONENTS,
    COUNCILORS,
    FIGURE_KINDS,
    LETTERS,
    MISFORTUNES,
    WORKS,
)
from tidefall.rising.rules.figures import BASE_FIGURES, BOTS, FIGURES, FIRST_BOT, THE_AUTOMATON
from tidefall.rising.rules.hooks import Hooks
from tidefall.rising.rules.island import (
    BASE_SITES,
    BASE_SPACES,
    BUILD_SPACES,
    CENTRE,
    FIRST_LOCATION,
    LOCATIONS,
    SITE_NAMES,
    SITE_OF_COMPONENT,
    SITES,
    SPACES,
    TILES,
)
from tidefall.rising.rules.monstrosities import store

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints

MECHANICAL_SEATS: Final = 2
"""One for each team, both held by one person (M-19.15)."""

OPTIONS: Final = [
    Option("seats", "number", 4, [1, 7]),
    Option("level", "number", 1, [1, 8]),
    Option("councilors", "choice", "free", ["free", "random"]),
    Option("components", "choice", "drawn", ["drawn", "picked"]),
    Option("starting_player", "choice", "random", ["random", "first"]),
    Option("vote", "flag", False, [False, True]),
    Option("barriers_stop_wrath", "flag", False, [False, True]),
    Option("trust", "flag", False, [False, True]),
    Option("concession", "flag", False, [False, True]),
    Option("max_rounds", "number", 40, [1, 200]),
    Option("catalogue", "text", "", []),
    Option("monstrosities", "flag", False, [False, True]),
    Option("medusa", "flag", False, [False, True]),
    Option("harpies", "flag", False, [False, True]),
    Option("sea", "flag", False, [False, True]),
    Option("offset", "flag", True, [False, True]),
    Option("receding_waters", "number", 0, [0, 3]),
    Option("red_skies", "number", 0, [0, 9]),
    Option("mechanical", "flag", False, [False, True]),
]
"""Those behind the catalogue are of the expansion (M-2.1). What each does is said by the messages `rising-option-NAME`
and `rising-option-NAME-help`."""
BASE_LEVELS: Final = 5


def check_options(values: dict[str, Value]) -> None:
    """Refuse what cannot be played together (M-2.1)."""
    if not values.get("monstrosities"):
        for name in ("medusa", "harpies", "sea", "receding_waters", "red_skies"):
            if values.get(name):
                raise Refused("option_needs", option=name, needed="monstrosities")
        if int(values["level"]) > BASE_LEVELS:
            raise Refused("level_needs", level=int(values["level"]), most=BASE_LEVELS, needed="monstrosities")
    if values.get("sea") and values.get("red_skies"):
        raise Refused("options_exclude", option="red_skies", other="sea")
    if values.get("mechanical") and int(values["seats"]) != MECHANICAL_SEATS:
        raise Refused("mechanical_seats", seats=MECHANICAL_SEATS)


def sets_of(values: dict[str, Value]) -> tuple[str, ...]:
    """The sets of the catalogue that are in play."""
    chosen = [name for name in (catalogue.MONSTROSITIES, catalogue.MECHANICAL) if values.get(name)]
    return (catalogue.BASE, *chosen)


def in_use(players: tuple[int, int], count: i64) -> bool:
    """Whether something is used at a player count."""
    return players[0] <= count <= players[1]


def misfortunes_of(data: catalogue.Catalogue, level: catalogue.Level, values: dict[str, Value]) -> list[int]:
    """The misfortunes that are in the deck for certain (R-2.5, M-2.4, M-7.3, M-14.9)."""
    copies = {entry.id: entry.copies for entry in data.misfortunes}
    copies["calm_seas"] = level.calm_seas
    copies["controlled_flood"] = level.controlled_floods
    if values.get("monstrosities"):
        for entry in data.misfortunes:
            if entry.kind == "omen" or (entry.kind == "special" and entry.id != "spur_the_cycle"):
                copies[entry.id] = 0
        receding, red = int(values.get("receding_waters", 0)), int(values.get("red_skies", 0))
        each = data.setting("calm_seas_per_exchange")
        if each * (receding + red) > level.calm_seas:
            raise Refused("too_many_exchanges", level=int(values["level"]), most=level.calm_seas // each)
        copies |= {"receding_waters": receding, "red_skies": red, "catastrophic_flood": level.catastrophic_floods}
        copies["calm_seas"] -= each * (receding + red)
        if values.get("offset", True) and (values.get("medusa") or values.get("harpies") or values.get("sea")):
            copies["calm_seas"] += data.setting("offset")
            copies["controlled_flood"] -= min(data.setting("offset"), level.controlled_floods)
    return list(copies.values())


def numbers_of(entries: list[dict[str, int]], place: int = 0) -> Ints:
    """The first number that each effect works with, or the second, 0 where it has none."""
    return packed([(*numbers.values(), 0, 0)[place] for numbers in entries])


class Rules:
    """The option values and the catalogue as numbers."""

    def __init__(self, values: dict[str, Value]) -> None:
        check_options(values)
        data = catalogue.load(str(values["catalogue"]), sets_of(values))
        self.catalogue = data
        self.monstrosities = bool(values.get("monstrosities", False))
        self.medusa = bool(values.get("medusa", False))
        self.harpies = bool(values.get("harpies", False))
        self.sea = bool(values.get("sea", False))
        self.has_monsters = self.medusa or self.harpies or self.sea
        self.mechanical = bool(values.get("mechanical", False))
        self.seats: i64 = int(values["seats"])
        self.players: i64 = 1 if self.mechanical else self.seats
        """What rules read that ask for the number of players: in the mechanical solo one player has two seats."""
        self.level: i64 = int(values["level"])
        self.free_councilors = values["councilors"] == "free"
        self.pick_components = values["components"] == "picked"
        self.random_start = values["starting_player"] == "random" and not self.mechanical
        self.vote = bool(values["vote"]) and not self.mechanical
        self.barriers_stop_wrath = bool(values["barriers_stop_wrath"])
        self.trust = bool(values["trust"]) or self.mechanical
        self.concession = bool(values["concession"])
        self.max_rounds: i64 = int(values["max_rounds"])
        self.everyone: i64 = (1 << int(values["seats"])) - 1
        self.voices: i64 = 0 if self.mechanical else self.everyone
        """The seats that may object to what others do; a person who has both does not (M-19.15)."""
        self.assistant: i64 = -1 if self.mechanical else THE_AUTOMATON
        """The figure that only helps others (R-4.16); in the mechanical solo it acts for itself (M-19.6)."""
        self.second_team: i64 = 1 if self.mechanical else -1
        """The seat that has the Hologram in every round (M-19.15), or -1: whoever starts."""

        # What is in the box: everything below these numbers.
        grown = self.monstrosities
        self.allies: i64 = FIRST_BOT if grown else BASE_FIGURES
        """One more than the last Ally; there are none without the expansion."""
        self.brought: i64 = FIRST_BOT + BOTS if self.mechanical else self.allies
        """One more than the last figure that is placed in two answers: Allies, then Bots."""
        self.figures: i64 = FIGURES if grown or self.mechanical else BASE_FIGURES
        self.kinds: i64 = len(FIGURE_KINDS) if grown or self.mechanical else BASE_KINDS
        self.spaces: i64 = SPACES if grown else BASE_SPACES
        self.sites: i64 = SITES if grown else BASE_SITES
        self.components: i64 = len(COMPONENTS) if grown else BASE_COMPONENTS
        self.works: i64 = len(WORKS) if grown else BASE_COMPONENTS
        """What can be built: the components, and the magic items behind them."""
        self.councilors: i64 = len(COUNCILORS) if grown else BASE_COUNCILORS
        self.cards: i64 = len(CARDS) if grown else BASE_CARDS
        self.misfortunes: i64 = len(MISFORTUNES) if grown else BASE_MISFORTUNES
        self.more = store.blank() if grown else filled(0, 0)

        level = data.levels[int(values["level"]) - 1]
        self.letters = [level.letters.get(letter, 0) for letter in LETTERS]
        self.letter_of = packed([LETTERS.index(c.letter) if c.letter else -1 for c in data.components])
        self.introductory = packed([COMPONENTS.index(name) for name in data.introductory])
        self.starting_energy: i64 = level.energy

        players = [entry for entry in data.players if entry.count == self.players][-1]
        self.followers: i64 = players.followers
        self.supply: i64 = players.supply
        self.draws: i64 = players.draws
        self.has_hologram = players.count <= 2
        self.has_automaton = players.count == 1
        self.automaton_bonus: i64 = data.setting("automaton_bonus")
        self.bot_bonus: i64 = data.setting("bot_bonus")
        self.bots: i64 = data.setting("bots")
        self.bots_in_supply: i64 = data.setting("bots_in_supply")
        self.five_plus = players.count >= 5
        self.build_spaces: i64 = 3 if players.count >= 5 else 2
        self.most_build_spaces: i64 = BUILD_SPACES if grown or self.mechanical else self.build_spaces
        """Those that a card or component may open too."""
        self.colours: i64 = 3 if players.count <= 3 and not grown else 7

        self.wrath = packed(data.wrath)
        self.hand_limit: i64 = data.hand_limit
        self.artifacts: i64 = data.artifacts
        artifacts = sum(card.copies for card in data.cards if card.kind == "artifact") if grown else data.artifacts
        self.library: i64 = artifacts + sum(card.copies for card in data.cards if card.kind != "artifact")
        self.wonders: i64 = data.setting("library_wonders")
        self.specials: i64 = data.setting("special_misfortunes")
        self.omens: i64 = data.setting("omens")
        self.lot_copies = packed([entry.copies for entry in data.misfortunes])
        self.barrier_price: i64 = data.barrier
        self.unflood_price: i64 = data.unflood
        self.extra_card_price: i64 = data.extra_card

        tiles = data.tiles[: int(TILES)]
        self.printed = packed([*[entry.spaces for entry in tiles], *[0] * (len(SITE_NAMES) - len(tiles))])
        self.target = packed([*[entry.target for entry in tiles], *[0] * (len(SITE_NAMES) - len(tiles))])
        self.draw = packed([entry.draw for entry in tiles])
        self.keep = packed([entry.keep for entry in tiles])
        self.rate = packed([entry.rate for entry in tiles])
        self.source_energy: i64 = data.tiles[int(CENTRE)].energy
        works: list[catalogue.Component | catalogue.Item] = [*data.components, *data.items]
        costs = [entry.alone if players.count == 1 else entry.cost for entry in data.components]
        costs += [entry.cost for entry in data.items]
        self.cost = packed([amount for cost in costs for amount in cost])
        self.is_action = packed([1 if entry.kind == "action" else 0 for entry in data.components])
        self.hologram_only = packed([1 if entry.hologram_only else 0 for entry in data.components])
        self.further = packed([0] * len(SITE_NAMES))
        """Spaces for five or more players that are shut (R-4.5)."""
        self.followers_only = packed([1 if entry.followers_only else 0 for entry in data.components])
        self.is_choosy = packed([1 if entry.followers_only or entry.hologram_only else 0 for entry in data.components])
        """Components that are not for everybody."""
        for number, entry in enumerate(data.components):
            further = entry.spaces_5plus if self.five_plus else 0
            if SITE_OF_COMPONENT[number] >= 0:
                self.printed[SITE_OF_COMPONENT[number]] = entry.spaces + further
                self.further[SITE_OF_COMPONENT[number]] = entry.spaces_5plus - further

        cipher = data.cards[CARDS.index("cipher_of_expertise")]
        self.copyable = packed([0 if entry.id in cipher.without else 1 for entry in data.councilors])
        self.component_number = numbers_of([entry.numbers for entry in works])
        self.councilor_number = numbers_of([entry.numbers for entry in data.councilors])
        self.card_number = numbers_of([entry.numbers for entry in data.cards])
        self.misfortune_number = numbers_of([entry.numbers for entry in data.misfortunes])
        self.component_second = numbers_of([entry.numbers for entry in data.components], 1)
        self.card_second = numbers_of([entry.numbers for entry in data.cards], 1)
        self.misfortune_second = numbers_of([entry.numbers for entry in data.misfortunes], 1)
        self.vault_keep: i64 = data.components[COMPONENTS.index("mnemonic_vault")].numbers["keep"]
        self.priestess_others: i64 = data.councilors[COUNCILORS.index("priestess")].numbers["others"]
        for number, entry in enumerate(data.components):
            if "target" in entry.numbers:
                self.target[SITE_OF_COMPONENT[number]] = entry.numbers["target"]
        for location in data.locations:
            if location.id in LOCATIONS:
                site = int(FIRST_LOCATION) + LOCATIONS.index(location.id)
                self.printed[site] = location.spaces
                self.target[site] = location.numbers.get("target", 0)
        belonging = [
            [card for card, entry in enumerate(data.cards) if name in entry.windows] for name in windows.WINDOWS
        ]
        self.played_in = packed([card for cards in belonging for card in cards])
        """The cards that may be played in each window, one window after the other."""
        self.first_played_in = packed([sum(map(len, belonging[:window])) for window in range(len(belonging) + 1)])
        """Where the cards of a window begin; one more entry marks the end."""
        self.copies = packed([entry.copies if in_use(entry.players, self.players) else 0 for entry in data.cards])
        self.in_pool = packed([1 if in_use(entry.players, self.players) else 0 for entry in data.components])
        self.in_deck = packed(misfortunes_of(data, level, values))
        """How many of each misfortune are known to be in the deck at first; of a lot nobody knows which are."""
        assert [entry.id for entry in data.cards] == CARDS[: self.cards]
        self.hooks = Hooks(self)
        # Asked for every tile or figure: a number is read sooner than a list.
        self.may_buoy = len(self.hooks.buoys) > 0
        self.may_pin = len(self.hooks.pins) > 0
