"""What Monstrosities and the mechanical solo add to the drawing for terminals.

A block of locations, monsters and items below the Gate; marks on the island; what players hold; the lots of the decks.
Where the expansion is not in play everything here is empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tidefall.rising.speech.notation import short
from tidefall.rising.speech.rows import ALLY_KINDS, BOT_KIND, LETTER_OF, flowing

if TYPE_CHECKING:
    from tidefall.rising.speech.rows import Row
    from tidefall.rising.speech.terminal import Picture

    Data = dict[str, Any]

FURTHER: Final = ("receding_waters", "red_skies", "catastrophic_flood")
"""Misfortunes that are counted by themselves, beside the specials."""
MEDUSA: Final = "§"
"""Her mark on a tile."""
MARKS: Final = {
    "typhons": "wrath_of_typhon",
    "curses": "curse_of_tantalus",
    "midas": "touch_of_midas",
    "fogs": "stygian_fog",
}
"""Marks of the round that are not called like the thing that makes them."""


class Expansion:
    """The part of one picture that the base game does not have."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.told: Data | None = picture.seen["monstrosities"]
        self.options: Data = picture.seen["options"]

    def say(self, name: str, **facts: Any) -> str:
        return self.picture.say(name, **facts)

    def called(self, word: str) -> str:
        return self.picture.called(word)

    def is_mechanical(self) -> bool:
        return bool(self.options.get("mechanical"))

    # The decks.

    def deck(self) -> list[str]:
        """Further kinds of misfortune in the deck, and those that nobody has seen."""
        if self.told is None:
            return []
        counts = {card.replace("_", "-"): self.picture.omens[card] for card in FURTHER}
        lots = self.told["lots"]
        counts["hidden"] = lots["specials"]["hidden"] + lots["omens"]["hidden"]
        return [self.say(f"rising-draw-deck-{kind}", n=number) for kind, number in counts.items() if number]

    def piles(self) -> list[str]:
        """The Allies and items in the supply, and the lots of both decks (M-0.10)."""
        if self.told is None:
            return []
        items = [self.called(item["name"]) for item in self.told["items"] if item["owner"] is None]
        shelves = {"allies": [self.called(ally) for ally in self.told["allies"]], "items": items}
        told = [self.say(f"rising-draw-pile-{name}", cards=things) for name, things in shelves.items() if things]
        for name, lot in self.told["lots"].items():
            if lot["unseen"]:
                cards = self.picture.numbered(lot["unseen"])
                told.append(self.say(f"rising-draw-lot-{name}", hidden=lot["hidden"], cards=cards))
        return told

    # The island.

    def mark(self, tile: str) -> str:
        """Medusa's mark, if she is on a tile."""
        return MEDUSA if any(tile in one["at"] and one["name"] == "medusa_monster" for one in self.monsters()) else ""

    def beside(self, peninsula: str) -> Row:
        """The monster of the sea beside a peninsula, in its title line."""
        here = [one for one in self.monsters() if peninsula in one["at"]]
        return [(f" {self.called(one['name'])}", "error on sea0") for one in here]

    def monsters(self) -> list[Data]:
        found: list[Data] = self.told["monsters"] if self.told else []
        return found

    def effects(self) -> list[str]:
        """What else holds this round, by what makes it; of whom, if not of all."""
        if self.told is None:
            return []
        known = self.picture.names.entries
        told = []
        for mark, value in self.told["this_round"].items():
            name = MARKS.get(mark, mark)
            if name in known:
                seats = ", ".join(f"p{seat + 1}" for seat in value) if isinstance(value, list) else ""
                told.append(f"{self.called(name)}{f' ({seats})' if seats else ''}")
        return told

    # Below the Gate.

    def places(self) -> list[Row]:
        """Locations in play with who and what is there; monsters; magic items that somebody has."""
        if self.told is None:
            return []
        groups: list[Row] = [self.location(one) for one in self.told["locations"]]
        rows: list[Row] = []
        if groups:
            rows += flowing([[(self.say("rising-draw-locations"), "title")], *groups], self.picture.width)
        monsters = [self.monster(one) for one in self.monsters()]
        if monsters:
            rows += flowing([[(self.say("rising-draw-monsters"), "title")], *monsters], self.picture.width)
        stones = self.petrified()
        if stones:
            rows += flowing([[(self.say("rising-draw-petrified"), "title")], *stones], self.picture.width)
        return rows

    def location(self, location: Data) -> Row:
        """As in Hidden Cache 1f ○ (1c 1g)."""
        row: Row = [(self.called(location["name"]), "strong"), (" ", "plain")]
        row += [self.picture.chip(figure, "") for figure in location["figures"]] or [("–", "faint")]
        lying = [self.picture.goods(location["goods"])] if location.get("goods") else []
        lying += [self.called(potion) for potion in location.get("potions", [])]
        lying += self.picture.numbered(location.get("cards", {}))
        lying += [self.piece(piece) for piece in location.get("stolen", [])]
        return [*row, (f" ({', '.join(lying)})", "number")] if lying else row

    def piece(self, piece: Data) -> str:
        """As in 1f."""
        number = "" if piece["seat"] is None else str(piece["seat"] + 1)
        return f"{number}{LETTER_OF[piece['kind']]}"

    def monster(self, monster: Data) -> Row:
        """Where it is, or how many there are."""
        where = " ".join(short(place) if "_" in place else self.called(place) for place in monster["at"])
        count = f" ×{monster['count']}" if "count" in monster else ""
        sated = f" ({self.say('rising-draw-sated')})" if monster.get("sated") else ""
        return [(f"{self.called(monster['name'])}{count}", "strong"), (f" {where or '–'}{sated}", "plain")]

    def petrified(self) -> list[Row]:
        """Whose figures are stone, and where: a chip alone does not say so in a terminal without colours."""
        arms = self.picture.seen["island"].values()
        sites = [*[tile for arm in arms for tile in arm["tiles"]], self.picture.seen["centre"]]
        found = [figure for site in sites for figure in site["figures"] if figure.get("petrified")]
        return [[(f"{self.piece(one)} {short(one['space'])}", "plain")] for one in found]

    # Players.

    def title(self, player: Data) -> str:
        """What a player without a councilor is called in the panel: the second team of the mechanical solo."""
        if self.is_mechanical() and player["seat"] == 1:
            return self.say("rising-draw-mechanical-team")
        return "–"

    def helps(self) -> str:
        """What the Automaton does."""
        return "rising-draw-helps-all" if self.is_mechanical() else "rising-draw-helps"

    def held(self, player: Data) -> list[str]:
        """Items and who carries them; potions, spirits and Inspiration of whoever has that councilor."""
        if self.told is None:
            return []
        lines = [self.item(item) for item in self.told["items"] if item["owner"] == player["seat"]]
        lasting, this_round = self.told["lasting"], self.told["this_round"]
        councilor = player["councilor"]
        potions, spirits = lasting.get("potions", []), lasting.get("played_spirits", [])
        spirit = this_round.get("leader_spirit")
        if councilor == "alchemist" and potions:
            lines.append(self.say("rising-draw-potions", things=self.named(potions)))
        if councilor == "channeler" and spirits:
            lines.append(self.say("rising-draw-spirits-played", things=self.named(spirits)))
        if councilor == "channeler" and spirit:
            lines.append(self.say("rising-draw-spirit", things=self.named([spirit])))
        if councilor == "artisan":
            lines.append(self.say("rising-draw-inspiration", n=lasting.get("inspiration", 0)))
        return lines

    def named(self, things: list[str]) -> list[str]:
        return [self.called(thing) for thing in things]

    def item(self, item: Data) -> str:
        """As in Winged Sandals → 1f h5."""
        bearer = item["bearer"]
        spent = " ✓" if item["spent"] else ""
        if bearer is None:
            return f"{self.called(item['name'])}{spent}"
        return f"{self.called(item['name'])} → {self.piece(bearer)} {short(bearer['at'])}{spent}"

    # The legend.

    def signs(self) -> list[str]:
        """Signs that only the expansion has."""
        return ["medusa", "stone"] if self.options.get("medusa") else []

    def letters(self) -> list[str]:
        """The letters of Allies that somebody has, and of the Bots."""
        told = []
        if self.told is not None:
            waiting = {*self.told["allies"]}
            about = [kind for kind in ALLY_KINDS if kind not in waiting and self.is_about(kind)]
            told += [f"{ALLY_KINDS[kind]} {self.called(kind)}" for kind in about]
        if self.is_mechanical():
            told += [f"{BOT_KIND['bot']} {self.called('bot')}"]
        return told

    def is_about(self, ally: str) -> bool:
        """Whether an Ally is in a pool or on the board."""
        seen = self.picture.seen
        if any(player["pool"].get(ally) for player in seen["players"]):
            return True
        tiles = [tile for arm in seen["island"].values() for tile in arm["tiles"]]
        sites = [*tiles, seen["centre"], *seen["gate"], *seen["blueprint"], *seen["built"]]
        sites += self.told["locations"] if self.told else []
        return any(figure["kind"] == ally for site in sites for figure in site["figures"])
