"""The table for terminals: an observation becomes rows of text whose pieces carry the name of a style.

A style is an ink, or "ink on ground". Grounds are sea, beach, forest and mountain in three shades (`sea0` to `sea2`,
so that neighbouring spaces differ), and `isle`. "edge x" is a half block in the colour of ground x: the slanted sides
of the hexagons. An empty row ends a block: the board is the first block, then come the panels, and whoever prints them
decides what stands beside what. The name of a space is always a piece of its own in the ink `label`.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from tidefall.kernel.speech import saying, spoken
from tidefall.survive.rules.board import COORDINATES, ISLAND_NAMES, ISLE_QR, ISLES, NAMES
from tidefall.survive.rules.components import COLOURS, LETTERS
from tidefall.survive.speech import things

if TYPE_CHECKING:
    from tidefall.kernel.game import Segment
    from tidefall.kernel.speech import Saying

    Row = list[Segment]
    Data = dict[str, Any]

HEX: Final = 6
"""Columns a hexagon; it is two lines high, and its tip reaches into the next line."""
WIDTH: Final = 12 * HEX
HEIGHT: Final = 13 * 2 + 1

CREATURES: Final = {"serpent": "§", "shark": "◢", "whale": "Ψ", "dolphin": "∂", "squid": "Ж"}
TERRAINS: Final = {"beach": "·", "forest": "♣", "mountain": "▲"}
TEXTURES: Final = {"beach": " · · ·", "forest": " ♣ ♣ ", "mountain": " ▲ ▲ "}
HOME: Final = "⌂"
PORTS: Final = {"B1", "C1", "B10", "C11", "K1", "L1", "K11", "L10"}


class Speech:
    """The words of the drawing in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, name: str, **facts: Any) -> str:
        return spoken(self.lang, saying(f"survive-drawing-{name}", **facts))

    def tell(self, said: Saying) -> str:
        return spoken(self.lang, said)

    def piece(self, kind: str) -> str:
        return self.tell(things.piece(kind))


def draw(observation: Data, lang: str) -> list[Row]:
    """The board, then the panels: where the game stands, the players, one's own secrets."""
    say = Speech(lang)
    blocks = [_board(observation, say), _standing(observation, say)]
    blocks += [_player(player, observation, say) for player in observation["players"]]
    blocks.append(_own(observation, say))
    rows: list[Row] = []
    for block in blocks:
        if block:
            rows += [[], *block] if rows else block
    return rows


class Canvas:
    """Coloured hexagons with text on them. Grounds are kept in half lines: two to a line of text."""

    def __init__(self, width: int, height: int) -> None:
        self.ground = [[""] * width for _ in range(2 * height)]
        self.ink: list[list[Segment | None]] = [[None] * width for _ in range(height)]

    def hexagon(self, column: int, line: int, ground: str) -> None:
        """Fill a hexagon: four columns wide at the top, then six, then a tip of two in the line below."""
        for depth, (first, last) in enumerate([(1, 5), (0, 6), (0, 6), (0, 6), (2, 4)]):
            for across in range(first, last):
                self.ground[2 * line + depth][column + across] = ground

    def write(self, column: int, line: int, row: Row) -> None:
        for text, style in row:
            for character in text:
                self.ink[line][column] = (character, style)
                column += 1

    def rows(self) -> list[Row]:
        return [self._row(line) for line in range(len(self.ink))]

    def _row(self, line: int) -> Row:
        row: Row = []
        for upper, lower, ink in zip(self.ground[2 * line], self.ground[2 * line + 1], self.ink[line]):
            text, style = _pixel(upper, lower) if ink is None else _inked(ink, lower)
            if row and row[-1][1] == style:
                row[-1] = (row[-1][0] + text, style)
            else:
                row.append((text, style))
        return row


def _inked(ink: Segment, ground: str) -> Segment:
    """Pieces bring their own ground; everything else is written on the space's."""
    text, style = ink
    bare = style in COLOURS or style in CREATURES or style == "ship" or not ground
    return (text, style if bare else f"{style} on {ground}")


def _pixel(upper: str, lower: str) -> Segment:
    if upper == lower:
        return (" ", f"blank on {lower}" if lower else "blank")
    if not upper:
        return ("▄", f"edge {lower}")
    return ("▀", f"edge {upper} on {lower}" if lower else f"edge {upper}")


def _board(observation: Data, say: Speech) -> list[Row]:
    """The map, what its signs mean, and in full what did not fit into its space."""
    canvas = Canvas(WIDTH, HEIGHT)
    here = _contents(observation)
    busy = {about["at"] for about in (observation["picked"], observation["window"]) if about}
    notes: list[str] = []
    for name, (q, r) in zip(NAMES, COORDINATES):
        column, line = _corner(q, r)
        terrain = observation["island"].get(name)
        depth = "shoal" if name in ISLAND_NAMES else "sea"
        canvas.hexagon(column, line, f"{terrain or depth}{(q - r) % 3}")
        label: Segment = (name, "here" if name in busy else "label")
        top, bottom, fits = _space(label, terrain, here[name])
        canvas.write(column + 1, line, top)
        canvas.write(column, line + 1, bottom)
        if not fits:
            notes.append(_closely(name, here[name], say))
    for isle in ISLES:
        _isle(canvas, isle, observation)
    for creature in observation["creatures"]:
        if creature["protects"]:
            notes.append(say("guard", space=creature["at"], explorer=creature["protects"]))
    return [*canvas.rows(), _legend(observation, say), *_flowing(notes)]


def _corner(q: int, r: int) -> tuple[int, int]:
    """Column and line of the top left corner of a hexagon (S-1.2: its horizontal position is q + r/2)."""
    return (2 * q + r + 11) * HEX // 2, (r + 6) * 2


def _contents(observation: Data) -> dict[str, Data]:
    """What is in each space: explorers on foot or swimming, the ship and its crew, creatures."""
    here: dict[str, Data] = {name: {"explorers": [], "ship": None, "creatures": []} for name in NAMES}
    for explorer in observation["explorers"]:
        if explorer["standing"] in ("land", "swimmer"):
            here[explorer["at"]]["explorers"].append(explorer["id"])
    for ship in observation["ships"]:
        here[ship["at"]]["ship"] = ship["crew"]
    for creature in observation["creatures"]:
        here[creature["at"]]["creatures"].append(creature)
    return here


def _space(name: Segment, terrain: str | None, here: Data) -> tuple[Row, Row, bool]:
    """Two lines of a space, four and six columns wide, and whether they say everything."""
    label: Row = [name, (" " * (3 - len(name[0])), "blank")]
    explorers: list[str] = here["explorers"]
    if terrain:
        bottom, fits = _chips(explorers, HEX) if explorers else ([(TEXTURES[terrain], "texture")], True)
        return [*label, (TERRAINS[terrain], "texture")], bottom, fits
    if here["ship"] is not None:
        return _ship_space(label, here)
    creatures: Row = [(CREATURES[creature["kind"]], creature["kind"]) for creature in here["creatures"]]
    if explorers:
        bottom, fits = _chips(explorers, HEX)
        top, all_shown = _beside(label, creatures)
        return top, bottom, fits and all_shown
    big: Row = [(f" {glyph} ", kind) for glyph, kind in creatures[:2]]
    pier: Row = [(HOME, "pier")] if name[0] in PORTS else []
    return [*label, *pier], _centred(big, HEX), len(creatures) <= 2


def _ship_space(label: Row, here: Data) -> tuple[Row, Row, bool]:
    """The ship below; above it the creatures, or, in place of the name, whoever swims beside it."""
    crew: list[str] = here["ship"]
    names: Row = [(explorer if len(crew) < 3 else explorer[1], _colour(explorer)) for explorer in crew]
    hull = _centred([("╲", "ship"), *(names or [("  ", "ship")]), ("╱", "ship")], HEX)
    creatures: Row = [(CREATURES[creature["kind"]], creature["kind"]) for creature in here["creatures"]]
    fits = len(crew) < 3
    if here["explorers"]:
        label, all_shown = _chips(here["explorers"], 4 - min(len(creatures), 2))
        fits = fits and all_shown
    top, all_shown = _beside(label, creatures)
    return top, hull, fits and all_shown


def _beside(label: Row, creatures: Row) -> tuple[Row, bool]:
    """Creatures to the right of a name, which gives way if they are many."""
    room = 4 - sum(len(text) for text, _ in label)
    if len(creatures) > room and label[0][1] in ("label", "here"):
        return creatures[:4], len(creatures) <= 4
    return [*label, *creatures[:room]], len(creatures) <= room


def _chips(explorers: list[str], room: int) -> tuple[Row, bool]:
    """Explorers by name while there is room, else how many of each colour."""
    if 2 * len(explorers) <= room:
        return _centred([(explorer, _colour(explorer)) for explorer in explorers], room), True
    return _centred(_fitting(_counted(explorers), room), room), False


def _fitting(row: Row, room: int) -> Row:
    """As many pieces from the first on as there is room for."""
    while sum(len(text) for text, _ in row) > room:
        row = row[:-1]
    return row


def _counted(explorers: list[str]) -> Row:
    """How many of each colour, as in R2 B1."""
    letters = [explorer[0] for explorer in explorers]
    return [(f"{letter}{letters.count(letter)}", _colour(letter)) for letter in LETTERS if letter in letters]


def _centred(row: Row, room: int) -> Row:
    """Spaces before the pieces that bring them to the middle, and one between two that can spare it."""
    if len(row) == 2 and all(len(text) == 2 for text, _ in row) and room == HEX:
        row = [row[0], (" ", "blank"), row[1]]
    used = sum(len(text) for text, _ in row)
    return [(" " * ((room - used) // 2), "blank"), *row]


def _colour(explorer: str) -> str:
    return COLOURS[LETTERS.index(explorer[0])]


def _isle(canvas: Canvas, isle: str, observation: Data) -> None:
    """An isle's hexagon with whoever is safe there; further colours stand beside it, off the board."""
    column, line = _corner(*ISLE_QR[isle])
    canvas.hexagon(column, line, "isle")
    canvas.write(column + 1, line, [(isle, "label"), (f" {HOME}", "strong")])
    saved = [explorer["id"] for explorer in observation["explorers"] if explorer["at"] == isle]
    canvas.write(column, line + 1, _chips(saved, HEX)[0])
    counted = _counted(saved)
    further = counted[len(_fitting(counted, HEX)) :] if 2 * len(saved) > HEX else []
    for index, chip in enumerate(further):
        across = 4 * index if isle.endswith("W") else WIDTH - 3 - 4 * index
        canvas.write(across, line - 1 if isle.startswith("N") else line + 3, [chip])


def _closely(name: str, here: Data, say: Speech) -> str:
    """Everything in a space, in words."""
    parts: list[str] = []
    if here["ship"] is not None:
        parts.append(" ".join([say.piece("ship"), *here["ship"]]))
    if here["explorers"]:
        swimming = [say("swimming")] if here["ship"] is not None else []
        parts.append(" ".join([*swimming, *here["explorers"]]))
    parts += [say.piece(creature["kind"]) for creature in here["creatures"]]
    return f"{name}: {', '.join(parts)}"


def _flowing(notes: list[str]) -> list[Row]:
    """Notes one after the other, in lines as wide as the map."""
    rows: list[Row] = []
    line = ""
    for note in [part for whole in notes for part in wrap(whole, WIDTH)]:
        if line and len(line) + 3 + len(note) > WIDTH:
            rows.append([(line, "plain")])
            line = ""
        line = f"{line}   {note}" if line else note
    return [*rows, [(line, "plain")]] if line else rows


def _standing(observation: Data, say: Speech) -> list[Row]:
    """Turn, die, points and supplies."""
    if observation["result"]:
        rows: list[Row] = [[(say("over"), "title")]]
    elif observation["turn"]:
        rows = [[(say("turn", turn=observation["turn"]), "title")]]
    else:
        rows = [[(say("setup"), "title")]]
    if observation["phase"] == "move":
        left = observation["points"]
        rows.append([("●" * left + "○" * (3 - left), "strong"), (f" {say('points', points=left)}", "plain")])
    roll = observation["roll"]
    if roll:
        face = f" {CREATURES.get(roll['face'], '*')} "
        shown = say("die", face=things.piece(roll["face"]), distance=roll["distance"])
        rows.append([(face, roll["face"]), (f" {shown}", "plain")])
    supply: Row = [(f"{say('supply')} ", "faint"), (f"{observation['supply']['ship']}╲╱", "ship")]
    supply += [(f" {observation['supply'][kind]}{CREATURES[kind]}", "plain") for kind in _kinds(observation)[1:]]
    rows.append(supply)
    return rows


def _player(player: Data, observation: Data, say: Speech) -> list[Row]:
    """One player: colours, how the explorers fare, hand."""
    seat = player["seat"]
    result = observation["result"]
    head: Row = [("▶ " if observation["active"] == seat and not result else "  ", "strong")]
    if result and seat in result["winners"]:
        head = [("★ ", "strong")]
    for colour in player["colours"]:
        head.append((f" {say.tell(things.colour(colour))} ", colour))
    if seat == observation["seat"]:
        head.append((f" {say('you')}", "strong"))
    if player["score"] is not None:
        head.append((f"  {say('score')} {player['score']}", "strong"))
    fate: Row = [
        (f"  {say('safe')} ", "faint"),
        (str(player["saved"]), "strong"),
        (f" {say('on-board')} ", "faint"),
        (str(player["on_board"]), "plain"),
        (f" {say('lost')} ", "faint"),
        (str(player["lost"]), "plain"),
    ]
    rows = [head, fate]
    if player["reserve"] or player["ships_to_place"]:
        waiting = [str(player["reserve"])] if player["reserve"] else []
        waiting += [f"{player['ships_to_place']}╲╱"] if player["ships_to_place"] else []
        rows.append([(f"  {say('to-place')} ", "faint"), (" ".join(waiting), "plain")])
    elif player["hand"]:
        tiles: Row = [(f"  {say('tiles')}", "faint")]
        for terrain in player["hand"]:
            tiles += [(" ", "plain"), (TERRAINS[terrain], f"strong on {terrain}0")]
        rows.append(tiles)
    return rows


def _own(observation: Data, say: Speech) -> list[Row]:
    """What only this seat may see: its tiles, the values it still has to place, those it may look up."""
    rows: list[Row] = []
    if observation["hand"]:
        rows.append([(say("your-tiles"), "title")])
        for tile in observation["hand"]:
            terrain, _, back = tile.partition(" ")
            rows.append([(TERRAINS[terrain], f"strong on {terrain}0"), (f" {say.tell(things.back(back))}", "plain")])
    chips: list[Row] = []
    for colour, values in (observation["reserve"] or {}).items():
        chips += [[(f"{LETTERS[COLOURS.index(colour)]}{value}", colour)] for value in values]
    for explorer in observation["explorers"]:
        if explorer["seat"] == observation["seat"] and explorer["value"] is not None:
            gone = "lost" if explorer["standing"] == "out" else "plain"
            chips.append([(explorer["id"], explorer["colour"]), (f"{explorer['value']} ", gone)])
    if chips:
        rows.append([(say("your-explorers"), "title")])
        for first in range(0, len(chips), 6):
            line: Row = []
            for chip in chips[first : first + 6]:
                line += [*chip, ("" if len(chip) == 2 else " ", "plain")]
            rows.append(line)
    return rows


def _legend(observation: Data, say: Speech) -> Row:
    """What the signs mean."""
    row: Row = []
    for kind in _kinds(observation):
        row += [(CREATURES[kind], kind), (f" {say.piece(kind)}   ", "faint")]
    return [*row, ("╲╱", "ship"), (f" {say.piece('ship')}", "faint")]


def _kinds(observation: Data) -> list[str]:
    """The creatures that this game has, serpents first (S-2.13)."""
    options = observation["options"]
    absent = {"dolphin": not options["ch6"], "squid": not options["squid"], "whale": options["squid_v1"]}
    return [kind for kind in CREATURES if not absent.get(kind)]
