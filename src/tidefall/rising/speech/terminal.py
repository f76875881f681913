"""The table for terminals: an observation becomes rows of text whose pieces carry the name of a style.

The island lies in the middle of the sea: the Mystic Power Source, three peninsulas to its right and three to its left,
clockwise from the top right. The sea comes from both sides. A tile shows its short name (f6 is forests_6), its number
and its spaces; a figure is the number of its player and a letter, as in 1L for the Leader of the first. Below stands
the Cosmic Gate. An empty row ends a block: after the board come the players, and whoever prints them decides what
stands beside what. In a window too narrow for that the centre comes first and the peninsulas stand below each other.
What the expansion adds is in `expansion_picture`.
"""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.speech import saying, spoken
from tidefall.rising.rules.content import COLOURS, GOODS
from tidefall.rising.rules.island import PENINSULAS
from tidefall.rising.speech.expansion_picture import FURTHER, Expansion
from tidefall.rising.speech.names import names
from tidefall.rising.speech.notation import ARM_LETTERS, short
from tidefall.rising.speech.rows import KINDS, broken, chip, counted, flowing, length, listed

if TYPE_CHECKING:
    from tidefall.kernel.game import Segment

    Row = list[Segment]
    Data = dict[str, Any]

CELL: Final = 6
"""Columns of a tile; it is two lines high."""
SIDE: Final = 6 * CELL
WIDTH: Final = 2 * SIDE + CELL + 2
"""Both sides, the centre, and a column of sea at each end, where barriers may stand."""
NARROWEST: Final = 40
"""No board is narrower than this."""
HALF: Final = WIDTH // 2
PANEL: Final = 38
GROUNDS: Final = dict(zip(PENINSULAS, ("forest", "meadow", "mountain", "town", "scroll", "ember")))
FLOODS: Final = {name: f"flood_{name}" for name in PENINSULAS}
FREE: Final = "○ "
SIGNS: Final = ("target", "cards", "rate", "free", "floods", "acted")
"""What the legend explains."""


def draw(observation: Data, lang: str, columns: int) -> list[Row]:
    """The board, as wide as so many columns allow; then a panel for each player and helper."""
    return Picture(observation, lang, columns).rows()


def draw_piles(observation: Data, lang: str, columns: int) -> list[Row]:
    """What is known of the decks besides their size."""
    return Picture(observation, lang, columns).piles()


class Picture:
    """One observation in one language, with a board that fits into so many columns."""

    def __init__(self, observation: Data, lang: str, columns: int) -> None:
        self.seen = observation
        self.width = min(max(columns, NARROWEST), WIDTH)
        self.names = names(observation["options"])
        self.lang = lang
        self.colours = [player["colour"] or COLOURS[player["seat"]] for player in observation["players"]]
        self.notes: list[str] = []
        cards = observation["misfortunes"]
        self.peeked = [card for card, number in cards["seen"].items() for _ in range(number)]
        self.omens = Counter(cards["left"]) + Counter(cards["top"]) + Counter(self.peeked)
        """The misfortunes of the deck, those whose place is known among them (R-9.4)."""
        self.more = Expansion(self)

    def say(self, name: str, **facts: Any) -> str:
        return spoken(self.lang, saying(name, **facts))

    def called(self, word: str) -> str:
        """The name of a thing."""
        return spoken(self.lang, self.names.of(word))

    def rows(self) -> list[Row]:
        blocks = [self.board()]
        blocks += [self.player(player) for player in self.seen["players"]]
        blocks += [block for block in (self.hologram(), self.automaton()) if block]
        rows: list[Row] = []
        for block in blocks:
            rows += [[], *block] if rows else block
        return rows

    def board(self) -> list[Row]:
        island = self.island()
        gate = [*self.gate(), *self.more.places()]
        return [*self.standing(), *island, *self.told(self.notes), *self.moment(), *gate, *self.legend()]

    # Where the game stands.

    def standing(self) -> list[Row]:
        """Round, phase and Wrath; the decks."""
        seen = self.seen
        result = seen["result"]
        if result:
            head: Row = [(self.say("rising-draw-result", won=result["won"]), "title")]
        elif seen["round"]:
            phase = self.say(f"rising-phase-{seen['phase'].lower().replace('_', '-')}")
            head = [(self.say("rising-draw-round", round=seen["round"]), "title"), (f"  {phase}", "strong")]
        else:
            head = [(self.say("rising-draw-setup"), "title")]
        wrath = seen["wrath"]
        track: Row = [(f"{self.say('rising-draw-wrath')} ", "faint")]
        for space, level in enumerate(wrath["track"]):
            here = space == wrath["space"]
            track.append((f"[{level}]" if here else f" {level} ", "strong" if here else "plain"))
        floods = self.say("rising-draw-floods", n=wrath["floods"])
        track.append((f" {floods}", "error" if wrath["floods"] else "faint"))
        return [*self.across(head, track), *self.decks()]

    def across(self, left: Row, right: Row) -> list[Row]:
        """One row at the left end and one at the right, or below each other."""
        room = self.width - length(left) - length(right)
        if room < 2:
            return [*broken(left, self.width), *broken(right, self.width)]
        return [[*left, (" " * room, "plain"), *right]]

    def decks(self) -> list[Row]:
        """How many cards are left, and of which kinds; floods by peninsula stand beside the peninsulas."""
        omens = self.omens
        parts = {
            "floods": sum(omens[card] for card in FLOODS.values()),
            "calm": omens["calm_seas"],
            "controlled": omens["controlled_flood"],
            "special": sum(self.specials().values()),
        }
        told = [self.say(f"rising-draw-deck-{kind}", n=number) for kind, number in parts.items()]
        told += self.more.deck()
        size = self.seen["misfortunes"]["deck"] + len(self.peeked)
        deck: Row = [(f"{self.say('rising-draw-misfortunes')} ", "faint"), (str(size), "strong")]
        deck += [(": ", "plain"), *listed(told, ", ", "plain")]
        shelf: Row = [
            (f"{self.say('rising-draw-library')} ", "faint"),
            (str(self.seen["library"]["deck"]), "strong"),
        ]
        return self.across(deck, shelf)

    def specials(self) -> dict[str, int]:
        """What else is among the misfortunes of the deck than floods, calm seas and controlled floods."""
        basic = (*FLOODS.values(), "calm_seas", "controlled_flood", *FURTHER)
        return {card: number for card, number in self.omens.items() if card not in basic}

    # The island.

    def island(self) -> list[Row]:
        """Three bands of two peninsulas each with the centre between them; or all below each other."""
        if self.width < WIDTH:
            return [*self.source(), *[row for name in PENINSULAS for row in self.arm(name, False)]]
        rows: list[Row] = []
        centre = self.centre(9)
        for band in range(3):
            right, left = PENINSULAS[band], PENINSULAS[5 - band]
            lines = zip(self.arm(left, True), self.arm(right, False))
            rows += [[*before, *centre[3 * band + line], *after] for line, (before, after) in enumerate(lines)]
        return rows

    def centre(self, height: int) -> list[Row]:
        """The Mystic Power Source, as high as the island, with everybody who is there, three to a line."""
        centre = self.seen["centre"]
        figures = centre["figures"]
        ground = "core0"
        rows: list[Row] = [[("  mps ", f"label on {ground}")], [(f"  +{centre['energy']}", f"strong on {ground}")]]
        room = 3 * (height - 2)
        shown = figures if len(figures) <= room else figures[: room - 3]
        chips = [self.chip(figure, ground) for figure in shown]
        rows += [chips[at : at + 3] for at in range(0, len(chips), 3)]
        if len(shown) < len(figures):
            rows.append([(f"+{len(figures) - len(shown)}", f"strong on {ground}")])
            self.note("mps", figures)
        rows += [[] for _ in range(height - len(rows))]
        return [[*row, (" " * (CELL - length(row)), f"blank on {ground}")] for row in rows]

    def source(self) -> list[Row]:
        """The Mystic Power Source with everybody who is there, in one row or several."""
        centre = self.seen["centre"]
        ground = "core0"
        row: Row = [("mps", f"label on {ground}"), (f" +{centre['energy']} ", f"strong on {ground}")]
        return broken([*row, *[self.chip(figure, ground) for figure in centre["figures"]]], SIDE + 1)

    def arm(self, name: str, mirrored: bool) -> list[Row]:
        """A peninsula: its title, and two lines of tiles from the centre outwards."""
        arm = self.seen["island"][name]
        tiles = [self.tile(name, tile, ring, arm["closed"]) for ring, tile in enumerate(arm["tiles"])]
        upper = [cell[0] for cell in tiles]
        lower = [cell[1] for cell in tiles]
        edges: list[Row] = []
        for line in (upper, lower):
            cells = [*line, [(" ", "blank on sea0")]]
            if arm["barrier"]:
                # The wall stands where the land ends, on the first column of what lies beyond.
                cells[arm["land"]] = walled(cells[arm["land"]], mirrored)
            edges.append([piece for cell in (reversed(cells) if mirrored else cells) for piece in cell])
        return [self.title(name, arm, mirrored), *edges]

    def title(self, name: str, arm: Data, mirrored: bool) -> Row:
        """What the peninsula is called and gives, its barrier, and how many of its floods are still in the deck."""
        row: Row = [(ARM_LETTERS[name], "strong on sea0"), (" ", "blank on sea0")]
        row.append((self.called(name), "label on sea0"))
        if arm["closed"]:
            row.append((f" {self.say('rising-draw-closed')}", "error on sea0"))
        else:
            row.append((f" {self.say(f'rising-draw-gives-{name}')}", "faint on sea0"))
        row.append((f" ≈{self.omens[FLOODS[name]]}", "number on sea0"))
        if arm["barrier"]:
            row.append((f" {self.say('rising-draw-barrier')}", "wall on sea0"))
        row += self.more.beside(name)
        room = (" " * (SIDE + 1 - length(row)), "blank on sea0")
        return [room, *row] if mirrored else [*row, room]

    def tile(self, arm: str, tile: Data, ring: int, closed: bool) -> tuple[Row, Row]:
        """Name and number above, spaces below."""
        name = short(tile["name"])
        if tile["flooded"]:
            return [(f"{name} ~  ", "faint on sea0")], self.afloat(name, tile["figures"])
        ground = f"{GROUNDS[arm]}{ring % 3}"
        worth = "--" if closed else worth_of(tile)
        mark = self.more.mark(tile["name"])
        room = CELL - len(name) - 1 - len(mark)
        upper: Row = [(name, f"label on {ground}"), (f" {worth:<{room}}", f"strong on {ground}")]
        upper += [(mark, f"error on {ground}")] if mark else []
        return upper, self.slots(name, tile, ground, arm == "cities")

    def afloat(self, name: str, figures: list[Data]) -> Row:
        """A flooded tile, with whoever can stand there."""
        if not figures:
            return [(" ~  ~ ", "faint on sea0")]
        if 2 * len(figures) > CELL:
            self.note(name, figures)
            row: Row = [(str(len(figures)), "strong on sea0")]
        else:
            row = [self.chip(figure, "sea0") for figure in figures]
        return [*row, (" " * (CELL - length(row)), "blank on sea0")]

    def slots(self, name: str, tile: Data, ground: str, in_pairs: bool) -> Row:
        """Figures and free spaces; where they are too many, how many there are, and a note below says who."""
        figures = tile["figures"]
        free = max(tile["capacity"] - tile["used"], 0)
        if 2 * (len(figures) + free) > CELL:
            self.note(name, figures, free)
            row: Row = [(f"{len(figures)}/{tile['capacity']}", f"strong on {ground}")]
        else:
            row = [self.chip(figure, ground) for figure in figures] + [(FREE, f"texture on {ground}")] * free
            if in_pairs and len(row) == 2:
                row.insert(1, ("+", f"texture on {ground}"))
        return [*row, (" " * (CELL - length(row)), f"blank on {ground}")]

    def chip(self, figure: Data, ground: str) -> Segment:
        """A figure in its player's colour; one that has acted lies flat on the ground, with a small number."""
        if figure["seat"] is not None and (not figure["resolved"] or figure.get("petrified")):
            return chip(figure), self.colours[figure["seat"]]
        return chip(figure), f"label on {ground}" if ground else "faint"

    def note(self, name: str, figures: list[Data], free: int = 0) -> None:
        here = " ".join(chip(figure) for figure in figures)
        left = f" ({self.say('rising-draw-free', n=free)})" if free else ""
        self.notes.append(f"{name}: {here}{left}")

    # The moment.

    def moment(self) -> list[Row]:
        """The card at hand, a roll, what holds this round, known cards."""
        seen = self.seen
        lines: list[Row] = []
        card = seen["misfortunes"]["card"]
        if card and seen["drawer"] is not None:
            text = spoken(self.lang, self.names.text(card) or "")
            told = f"{self.called(card)} (p{seen['drawer'] + 1}): {text}"
            lines += [[(line, "title")] for line in wrap(told, self.width)]
        roll = seen["roll"]
        if roll and roll["dice"]:
            total = f" = {roll['total']}" if roll["total"] is not None else ""
            dice = " ".join(f"[{die}]" for die in roll["dice"])
            space = short(roll["space"]) if roll["space"] else None
            told = self.say("rising-draw-roll", space=space, dice=f"{dice}{total}", target=roll["target"])
            lines += [[(line, "strong")] for line in wrap(told, self.width)]
        top = seen["misfortunes"]["top"] or self.peeked
        if top:
            lines += self.told([self.say("rising-draw-top", cards=[self.names.of(card) for card in top])])
        effects = self.effects()
        if effects:
            told = self.say("rising-draw-this-round", effects=effects)
            lines += [[(line, "error")] for line in wrap(told, self.width)]
        return lines

    def effects(self) -> list[str]:
        """What holds for this round."""
        effects = self.seen["effects"]
        told = []
        if effects["earthquakes"]:
            told.append(self.say("rising-draw-effect-earthquakes", n=effects["earthquakes"]))
        if effects["malfunctions"]:
            told.append(self.say("rising-draw-effect-malfunctions", n=effects["malfunctions"]))
        if effects["lost_schema"]:
            told.append(self.say("rising-draw-effect-lost-schema"))
        if effects["wrath_skipped"]:
            told.append(self.say("rising-draw-effect-no-wrath"))
        elif effects["calmed"]:
            told.append(self.say("rising-draw-effect-calmed", n=effects["calmed"]))
        return [*told, *self.more.effects()]

    def told(self, notes: list[str]) -> list[Row]:
        """Notes one after the other, in lines as wide as the board."""
        return [[(line, "plain")] for line in wrap("   ".join(notes), self.width)] if notes else []

    # The Cosmic Gate.

    def gate(self) -> list[Row]:
        """The build spaces, what all have together, and the components, those to build first, in two columns or one."""
        seen = self.seen
        head: list[Row] = [[(self.called("cosmic_gate"), "title")]]
        for space in seen["gate"]:
            figures = [self.chip(figure, "") for figure in space["figures"]]
            head.append([(short(space["name"]), "strong"), (" ", "plain"), *(figures or [("–", "faint")])])
        sums = {good: sum(player["goods"][good] for player in seen["players"]) for good in seen["players"][0]["goods"]}
        head.append([(f"{self.say('rising-draw-together')} ", "faint"), (self.goods(sums), "plain")])
        parts = [self.component(part, False) for part in seen["blueprint"]]
        parts += [self.component(part, True) for part in seen["built"]]
        rows = flowing(head, self.width)
        if self.width < 2 * HALF - 2:
            return [*rows, *parts]
        middle = (len(parts) + 1) // 2
        for at in range(middle):
            right = parts[middle + at] if middle + at < len(parts) else []
            rows.append([*parts[at], (" " * (HALF - length(parts[at])), "plain"), *right])
        return rows

    def component(self, part: Data, built: bool) -> Row:
        """A component: what it costs, or the spaces that it has."""
        label = short(part["name"])
        name = self.called(part["name"])
        ink = "strong" if built else "plain"
        row: Row = [("■ " if built else "□ ", ink), (f"{label:<3} ", ink)]
        figures = [self.chip(figure, "") for figure in part["figures"]]
        if not built:
            tail: Row = [*figures, *([(" ", "plain")] if figures else []), (self.goods(part["cost"]), "number")]
        elif part["action"]:
            tail = [*figures, (FREE * max(part["capacity"] - len(figures), 0), "faint")]
        else:
            tail = [(self.say("rising-draw-built"), "faint")]
        room = HALF - 3 - length(row) - length(tail)
        name = name if len(name) <= room else f"{name[: room - 1]}…"
        return [*row, (name, ink), (" " * (room - len(name) + 1), "plain"), *tail]

    def goods(self, amounts: dict[str, int]) -> str:
        """As in 2c 1g; nothing at all is a dash."""
        return " ".join(f"{number}{self.letter(good)}" for good, number in amounts.items() if number) or "–"

    def letter(self, good: str) -> str:
        """A good in one letter."""
        return self.say(f"rising-letter-{good}")

    def legend(self) -> list[Row]:
        """What the signs mean."""
        signs = listed([self.say(f"rising-sign-{sign}") for sign in (*SIGNS, *self.more.signs())], "  ", "faint")
        letters = [f"{letter} {self.called(kind)}" for kind, letter in KINDS.items() if self.has(kind)]
        letters += self.more.letters()
        letters += ["·", *[f"{self.letter(good)} {self.called(good)}" for good in GOODS]]
        return [*broken(signs, self.width), *broken(listed(letters, " ", "faint"), self.width)]

    def has(self, kind: str) -> bool:
        """Whether this game has figures of a kind."""
        return kind not in ("hologram", "automaton") or self.seen[kind] is not None

    # Decks.

    def piles(self) -> list[Row]:
        """What else is known of both decks (R-9.2, R-9.4, R-9.6): the specials left, discards, the library's bottom."""
        library = self.seen["library"]
        piles = {
            "specials": self.numbered(self.specials()),
            "discarded": self.numbered(self.seen["misfortunes"]["discard"]),
            "library-discarded": self.numbered(library["discard"]),
            "library-bottom": [self.called(card) for card in library["bottom"]],
        }
        told = [self.say(f"rising-draw-pile-{pile}", cards=cards) for pile, cards in piles.items() if cards]
        told += self.more.piles()
        return [row for line in told for row in self.told([line])]

    def numbered(self, cards: dict[str, int]) -> list[str]:
        """As in Earthquake ×2."""
        return [f"{self.called(card)}{f' ×{number}' if number > 1 else ''}" for card, number in cards.items()]

    # Players.

    def player(self, player: Data) -> list[Row]:
        """One player: councilor and ability, goods, figures, cards."""
        seen = self.seen
        seat = player["seat"]
        asked = seen["asks"]["seat"] == seat
        head: Row = [("▶" if asked else " ", "strong"), (f" p{seat + 1} ", self.colours[seat]), (" ", "plain")]
        head.append((self.called(player["councilor"]) if player["councilor"] else self.more.title(player), "strong"))
        marks = [self.say("rising-draw-starts")] if seat == seen["starting_player"] and seen["round"] else []
        marks += [self.say("rising-draw-you")] if seat == seen["seat"] else []
        marks += ["✓"] if player["ready"] and seen["phase"] == "PLACE" else []
        if marks:
            head.append((f"  {' '.join(marks)}", "title"))
        rows = [head]
        if player["councilor"]:
            rows.append([(f"  {self.ability(player['councilor'])}", "faint")])
        if player["copied"]:
            rows.append([(f"  + {self.called(player['copied'])}", "strong")])
        pool = counted(player["pool"])
        waiting = f"+{player['waiting_volunteers']}v" if player["waiting_volunteers"] else ""
        people: list[Row] = [[("  ", "plain"), (self.goods(player["goods"]), "number")]]
        if pool or waiting:
            people.append([(f"{self.say('rising-draw-pool')} ", "faint"), (f"{pool} {waiting}".strip(), "strong")])
        if counted(player["supply"]):
            people.append([(f"{self.say('rising-draw-supply')} ", "faint"), (counted(player["supply"]), "plain")])
        rows += flowing(people, PANEL, "  ")
        cards = [*player["hand"], *player["artifacts"]]
        told = ", ".join(f"{self.called(card)}{'*' if card in player['artifacts'] else ''}" for card in cards)
        rows += [[(f"  {part}", "plain")] for part in wrap(told, PANEL - 2)]
        return [*rows, *[[(f"  {part}", "plain")] for line in self.more.held(player) for part in wrap(line, PANEL - 2)]]

    def ability(self, councilor: str) -> str:
        """What a councilor can do, in a few words."""
        return self.say(f"rising-councilor-{councilor.replace('_', '-')}-brief")

    def hologram(self) -> list[Row]:
        hologram = self.seen["hologram"]
        if hologram is None:
            return []
        power = hologram["councilor"]
        head: Row = [("  ", "plain"), (" H ", "strong"), (f" {self.called('hologram')}", "strong")]
        if power:
            head.append((f": {self.called(power)}", "strong"))
        rows = [head]
        if power:
            rows.append([(f"  {self.ability(power)}", "faint")])
        if hologram["at"] == "supply" and hologram["back_in_round"]:
            rows.append([(f"  {self.say('rising-draw-back', round=hologram['back_in_round'])}", "faint")])
        return rows

    def automaton(self) -> list[Row]:
        if self.seen["automaton"] is None:
            return []
        head: Row = [("  ", "plain"), (" A ", "strong"), (f" {self.called('automaton')}", "strong")]
        return [head, [(f"  {self.say(self.more.helps())}", "faint")]]


def worth_of(tile: Data) -> str:
    """What a tile is worth: a target to reach, cards to keep, or Atlantium for an ore."""
    if "target" in tile:
        return f"{tile['target']}{'+' if tile['target'] < 10 else ''}"
    return f"×{tile['rate']}" if "rate" in tile else f"+{tile['keep']}"


def walled(cell: Row, mirrored: bool) -> Row:
    """A flooded tile with a wall at the side of the land."""
    text, style = cell[0]
    return [(text[:-1], style), ("▐", "wall on sea0")] if mirrored else [("▌", "wall on sea0"), (text[:-1], style)]
