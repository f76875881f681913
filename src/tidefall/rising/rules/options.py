"""The options of the game, and the numbers of the catalogue in the form that the rules read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.arrays import packed
from tidefall.kernel.options import Option, Value
from tidefall.rising import catalogue
from tidefall.rising.rules import windows
from tidefall.rising.rules.content import CARDS, COMPONENTS, COUNCILORS, LETTERS, MISFORTUNES
from tidefall.rising.rules.figures import FIGURES
from tidefall.rising.rules.hooks import Hooks
from tidefall.rising.rules.island import CENTRE, SITE_NAMES, SITE_OF_COMPONENT, SPACES, TILES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.kernel.arrays import Ints

OPTIONS: Final = [
    Option("seats", "number", 4, [1, 7]),
    Option("level", "number", 1, [1, 5]),
    Option("councilors", "choice", "free", ["free", "random"]),
    Option("components", "choice", "drawn", ["drawn", "picked"]),
    Option("starting_player", "choice", "random", ["random", "first"]),
    Option("vote", "flag", False, [False, True]),
    Option("barriers_stop_wrath", "flag", False, [False, True]),
    Option("trust", "flag", False, [False, True]),
    Option("concession", "flag", False, [False, True]),
    Option("max_rounds", "number", 40, [1, 200]),
    Option("catalogue", "text", "", []),
]
"""What each does is said by the messages `rising-option-NAME` and `rising-option-NAME-help`."""


def numbers_of(entries: list[dict[str, int]]) -> Ints:
    """The number that each effect works with, 0 where it has none."""
    return packed([next(iter(numbers.values()), 0) for numbers in entries])


class Rules:
    """The option values and the catalogue as numbers."""

    def __init__(self, values: dict[str, Value]) -> None:
        data = catalogue.load(str(values["catalogue"]))
        self.catalogue = data
        self.seats: i64 = int(values["seats"])
        self.level: i64 = int(values["level"])
        self.free_councilors = values["councilors"] == "free"
        self.pick_components = values["components"] == "picked"
        self.random_start = values["starting_player"] == "random"
        self.vote = bool(values["vote"])
        self.barriers_stop_wrath = bool(values["barriers_stop_wrath"])
        self.trust = bool(values["trust"])
        self.concession = bool(values["concession"])
        self.max_rounds: i64 = int(values["max_rounds"])
        self.everyone: i64 = (1 << int(values["seats"])) - 1

        # What is in the box: everything below these numbers.
        self.figures: i64 = FIGURES
        self.spaces: i64 = SPACES
        self.components: i64 = len(COMPONENTS)
        self.councilors: i64 = len(COUNCILORS)
        self.cards: i64 = len(CARDS)
        self.misfortunes: i64 = len(MISFORTUNES)

        level = data.levels[int(values["level"]) - 1]
        self.letters = [level.letters.get(letter, 0) for letter in LETTERS]
        self.letter_of = packed([LETTERS.index(c.letter) if c.letter else -1 for c in data.components])
        self.introductory = packed([COMPONENTS.index(name) for name in data.introductory])
        self.starting_energy: i64 = level.energy

        players = data.players[int(values["seats"]) - 1]
        self.followers: i64 = players.followers
        self.supply: i64 = players.supply
        self.draws: i64 = players.draws
        self.has_hologram = players.count <= 2
        self.has_automaton = players.count == 1
        self.five_plus = players.count >= 5
        self.build_spaces: i64 = 3 if players.count >= 5 else 2
        self.colours: i64 = 3 if players.count <= 3 else 7

        self.wrath = packed(data.wrath)
        self.hand_limit: i64 = data.hand_limit
        self.artifacts: i64 = data.artifacts
        self.library: i64 = data.artifacts + sum(card.copies for card in data.cards if card.kind != "artifact")
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
        self.cost = packed([amount for entry in data.components for amount in entry.cost])
        self.is_action = packed([1 if entry.kind == "action" else 0 for entry in data.components])
        self.followers_only = packed([1 if entry.followers_only else 0 for entry in data.components])
        for number, entry in enumerate(data.components):
            further = entry.spaces_5plus if self.five_plus else 0
            if SITE_OF_COMPONENT[number] >= 0:
                self.printed[SITE_OF_COMPONENT[number]] = entry.spaces + further

        self.component_number = numbers_of([entry.numbers for entry in data.components])
        self.councilor_number = numbers_of([entry.numbers for entry in data.councilors])
        self.card_number = numbers_of([entry.numbers for entry in data.cards])
        self.misfortune_number = numbers_of([entry.numbers for entry in data.misfortunes])
        self.vault_keep: i64 = data.components[COMPONENTS.index("mnemonic_vault")].numbers["keep"]
        self.priestess_others: i64 = data.councilors[COUNCILORS.index("priestess")].numbers["others"]
        for number, entry in enumerate(data.components):
            if "target" in entry.numbers:
                self.target[SITE_OF_COMPONENT[number]] = entry.numbers["target"]
        belonging = [
            [card for card, entry in enumerate(data.cards) if name in entry.windows] for name in windows.WINDOWS
        ]
        self.played_in = packed([card for cards in belonging for card in cards])
        """The cards that may be played in each window, one window after the other."""
        self.first_played_in = packed([sum(map(len, belonging[:window])) for window in range(len(belonging) + 1)])
        """Where the cards of a window begin; one more entry marks the end."""
        self.copies = packed([entry.copies for entry in data.cards])
        self.in_deck = packed([entry.copies for entry in data.misfortunes])
        self.in_deck[MISFORTUNES.index("calm_seas")] = level.calm_seas
        self.in_deck[MISFORTUNES.index("controlled_flood")] = level.controlled_floods
        assert [entry.id for entry in data.cards] == CARDS
        self.hooks = Hooks(self)
