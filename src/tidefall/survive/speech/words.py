"""Actions in words: the short text that one types, and a sentence in English or Spanish."""

from __future__ import annotations

from typing import Final

from tidefall.kernel.step import Choice
from tidefall.survive.rules import steps
from tidefall.survive.rules.board import NAMES
from tidefall.survive.rules.components import PIECE_KINDS, TERRAINS
from tidefall.survive.rules.defence import DefenceWindow
from tidefall.survive.rules.state import SurviveState
from tidefall.survive.rules.turn import ROLL_NEXT, after_tile

COLOUR_WORDS: Final = {
    "en": {
        "red": "Red",
        "blue": "Blue",
        "green": "Green",
        "yellow": "Yellow",
        "orange": "Orange",
        "white": "White",
    },
    "es": {
        "red": "Rojo",
        "blue": "Azul",
        "green": "Verde",
        "yellow": "Amarillo",
        "orange": "Naranja",
        "white": "Blanco",
    },
}
THING_WORDS: Final = {
    "en": {name: name for name in [*PIECE_KINDS, *TERRAINS, "starfish", "whirlpool", "defence"]}
    | {
        "volcano": "volcano",
        "swim": "dolphin current",
        "wind": "fair wind",
        "move_serpent": "relocate a serpent",
        "move_shark": "relocate a shark",
        "move_whale": "relocate a whale",
        "repel_shark": "repel a shark",
        "repel_whale": "repel a whale",
    },
    "es": {
        "serpent": "serpiente",
        "shark": "tiburón",
        "whale": "ballena",
        "dolphin": "delfín",
        "squid": "calamar",
        "ship": "barco",
        "starfish": "estrella de mar",
        "sea": "mar",
        "beach": "playa",
        "forest": "bosque",
        "mountain": "montaña",
        "whirlpool": "remolino",
        "volcano": "volcán",
        "defence": "defensa",
        "swim": "corriente de delfines",
        "wind": "viento favorable",
        "move_serpent": "trasladar una serpiente",
        "move_shark": "trasladar un tiburón",
        "move_whale": "trasladar una ballena",
        "repel_shark": "ahuyentar un tiburón",
        "repel_whale": "ahuyentar una ballena",
    },
}
SENTENCES: Final = {
    "en": {
        "place": "Place your explorer worth {value} on {to}.",
        "dock": "Place a ship on {to}.",
        "play": "Play a tile: {tile}.",
        "pick": "Choose {piece} on {from}.",
        "go": "Move {piece} to {to}.",
        "appear": "Place the squid on {to}.",
        "stay": "Let the squid stay on {from} and attack.",
        "switch": "Let the dolphin protect {piece} instead.",
        "walk": "Walk {piece} from {from} to {to}.",
        "swim": "Swim {piece} from {from} to {to}.",
        "board": "{piece} goes from {from} aboard the ship in {to}.",
        "board_here": "{piece} climbs into the ship in {from}.",
        "overboard": "{piece} jumps overboard in {from}.",
        "ashore": "{piece} goes ashore on {to} and is safe.",
        "ride": "{piece} swims with its dolphin from {from} to {to}.",
        "sail": "Sail the ship from {from} to {to}.",
        "end": "End your movement.",
        "pass_play_tile": "Play no tile.",
        "pass_pick": "Move no creature.",
        "pass_defend": "Do not defend.",
        "pass_mini": "Do not move.",
        "pass_stop": "Play on to the end.",
        "agree": "Agree to stop the game now.",
        "sink": "Sink the {piece} on {from}.",
        "crew": "{piece} boards the new ship.",
        "protect": "The dolphin protects {piece}.",
        "victim": "The squid takes {piece} from {from}.",
        "fetch": "Fetch the empty ship from {from}.",
        "layout": "{piece} is {to}.",
        "token": "It is {piece}.",
        "back": "The back shows {piece}.",
        "roll": "The die shows {piece}.",
        "undefended": "Nobody defends.",
    },
    "es": {
        "place": "Coloca tu explorador de valor {value} en {to}.",
        "dock": "Coloca un barco en {to}.",
        "play": "Juega una loseta: {tile}.",
        "pick": "Elige {piece} en {from}.",
        "go": "Mueve {piece} a {to}.",
        "appear": "Coloca el calamar en {to}.",
        "stay": "Deja el calamar en {from} y ataca.",
        "switch": "El delfín protege a {piece} en su lugar.",
        "walk": "{piece} camina de {from} a {to}.",
        "swim": "{piece} nada de {from} a {to}.",
        "board": "{piece} pasa de {from} al barco en {to}.",
        "board_here": "{piece} sube al barco en {from}.",
        "overboard": "{piece} salta por la borda en {from}.",
        "ashore": "{piece} desembarca en {to} y está a salvo.",
        "ride": "{piece} nada con su delfín de {from} a {to}.",
        "sail": "El barco navega de {from} a {to}.",
        "end": "Termina tu movimiento.",
        "pass_play_tile": "No juegues ninguna loseta.",
        "pass_pick": "No muevas ninguna criatura.",
        "pass_defend": "No te defiendas.",
        "pass_mini": "No te muevas.",
        "pass_stop": "Seguid jugando hasta el final.",
        "agree": "Acepta terminar la partida ahora.",
        "sink": "Hunde la loseta de {piece} en {from}.",
        "crew": "{piece} sube al barco nuevo.",
        "protect": "El delfín protege a {piece}.",
        "victim": "El calamar se lleva a {piece} de {from}.",
        "fetch": "Trae el barco vacío de {from}.",
        "layout": "{piece} es {to}.",
        "token": "Es {piece}.",
        "back": "El reverso muestra {piece}.",
        "roll": "El dado muestra {piece}.",
        "undefended": "Nadie se defiende.",
    },
}
PROMPTS: Final = {
    "en": {
        "over": "The game is over.",
        "chance": "The tiles or the dice decide.",
        "place_explorer": "Place an explorer: choose its value and a tile.",
        "place_ship": "Place a ship on a sea space next to the island.",
        "play_tile": "Play a tile from your hand, or play none.",
        "pick": "Choose the piece to move.",
        "destination": "Choose where it goes.",
        "move": "Move: {points} points left. Pick an explorer or a ship, or end your movement.",
        "move_last": "Move: 1 point left. Pick an explorer or a ship, or end your movement.",
        "sink": "Sink a tile.",
        "crew": "Choose who boards the new ship.",
        "fetch": "Fetch an empty ship from the board.",
        "squid_place": "Place the squid on a vacant sea space next to a tile.",
        "victim": "Choose the squid's victim.",
        "dolphin": "Choose whom the dolphin protects.",
        "mini": "One of your explorers that just fell may move once.",
        "defend": "A {attacker} attacks {space}: defend with a tile, or do not.",
        "stop": "Nobody is left on the board: stop now, or play on?",
        "waiting": "{name}: {task}",
        "window": "A {attacker} attacks {space}. Does anybody defend?",
    },
    "es": {
        "over": "La partida ha terminado.",
        "chance": "Deciden las losetas o los dados.",
        "place_explorer": "Coloca un explorador: elige su valor y una loseta.",
        "place_ship": "Coloca un barco en un espacio de mar junto a la isla.",
        "play_tile": "Juega una loseta de tu mano, o ninguna.",
        "pick": "Elige la pieza que se mueve.",
        "destination": "Elige adónde va.",
        "move": "Movimiento: quedan {points} puntos. Elige un explorador o un barco, o termina tu movimiento.",
        "move_last": "Movimiento: queda 1 punto. Elige un explorador o un barco, o termina tu movimiento.",
        "sink": "Hunde una loseta.",
        "crew": "Elige quién sube al barco nuevo.",
        "fetch": "Trae un barco vacío del tablero.",
        "squid_place": "Coloca el calamar en un espacio de mar libre junto a una loseta.",
        "victim": "Elige la víctima del calamar.",
        "dolphin": "Elige a quién protege el delfín.",
        "mini": "Uno de tus exploradores que acaba de caer puede moverse una vez.",
        "defend": "Ataque de {attacker} en {space}: defiéndete con una loseta, o no.",
        "stop": "No queda nadie en el tablero: ¿terminar ahora o seguir?",
        "waiting": "{name}: {task}",
        "window": "Ataque de {attacker} en {space}. ¿Se defiende alguien?",
    },
}
QUESTIONS: Final = dict.fromkeys(("shark_window", "whale_window", "fallen_window"), "defend") | dict.fromkeys(
    ("settle", "rescuers"), "dolphin"
)
NOT_YOURS: Final = "It is {name}'s turn: {name} decides now."


def question(state: SurviveState) -> str:
    """The word for what is being asked; several steps ask the same."""
    name = state.step().name
    return QUESTIONS.get(name, name)


def colour_word(name: str, lang: str) -> str:
    return COLOUR_WORDS.get(lang, COLOUR_WORDS["en"])[name]


def thing_word(name: str, lang: str) -> str:
    """A terrain, back or piece kind in a language; what has no translation, such as Ra, stays."""
    return THING_WORDS.get(lang, THING_WORDS["en"]).get(name, name)


def tile_words(name: str, lang: str) -> str:
    """ "beach wind" as "fair wind (beach)"."""
    terrain, back = name.split(" ")
    return f"{thing_word(back, lang)} ({thing_word(terrain, lang)})"


def spell(choice: Choice) -> str:
    """The canonical text of an action."""
    verb, piece, origin, target = choice.verb, choice.piece, choice.origin, choice.target
    if verb == "place":
        return f"{piece}@{target}"
    if verb == "layout":
        return f"{piece} {target}"
    if verb == "dock":
        return f"dock {target}"
    if verb in ("walk", "swim", "ashore", "sail"):
        return f"{piece} {origin}>{target}"
    if verb in ("ride", "board") and target:
        return f"{piece} {origin}>{target} {verb}"
    if verb in ("board", "overboard"):
        return f"{piece} {origin} {verb}"
    if verb == "go":
        return f"to {target}"
    if verb in ("sink", "fetch"):
        return f"{verb} {origin}"
    if verb == "pick" and piece.startswith("dolphin with"):
        return f"pick dolphin {origin} {piece[8:]}"
    if verb == "pick" and piece in PIECE_KINDS:
        return f"pick {piece} {origin}"
    return f"{verb} {piece}".strip() if verb not in ("end", "pass", "agree", "stay") else verb


def short_texts(choice: Choice) -> list[str]:
    """With one colour its letter goes without saying: 6@F5 for R6@F5. Whoever passes may also say "end"."""
    if choice.verb == "pass":
        return ["end"]
    return [f"{choice.piece[1:]}@{choice.target}"] if choice.verb == "place" else []


def sentence(state: SurviveState, choice: Choice, lang: str) -> str:
    """What the action does, for a person."""
    templates = SENTENCES.get(lang, SENTENCES["en"])
    key = choice.verb
    if key == "pass":
        key = f"pass_{question(state)}"
    elif key == "board" and not choice.target:
        key = "board_here"
    elif key == "go" and not choice.origin:
        key = "appear"
    return templates[key].format_map(
        {
            "piece": thing_word(choice.piece, lang),
            "value": choice.piece[1:],
            "tile": tile_words(choice.piece, lang) if choice.verb == "play" else "",
            "from": choice.origin,
            "to": thing_word(choice.target, lang),
        }
    )


def prompt(state: SurviveState, decision: str, asked: int | None, viewer: int | None, lang: str) -> str:
    """What is wanted now, in a sentence; for the others, whose turn it is and for what."""
    texts = PROMPTS.get(lang, PROMPTS["en"])
    in_window = decision == "defend"
    attacker = "whale" if state.top() == steps.WHALE_WINDOW else "shark"
    facts = {
        "points": str(int(state.points) or 3),
        "attacker": thing_word(attacker, lang),
        "space": NAMES[DefenceWindow.SPACE.of(state)] if in_window else "",
    }
    if in_window and (asked is None or asked != viewer):
        return texts["window"].format_map(facts)
    last_point = decision == "move" and state.points == 1
    task = texts["move_last" if last_point else decision].format_map(facts)
    if asked is None or asked == viewer:
        return task
    return texts["waiting"].format_map({"name": state.game.seat_names(lang)[asked], "task": task})


def not_yours(state: SurviveState) -> str:
    """What a seat that speaks out of turn is told; it does not say who is asked in secret (S-6.16, S-9.7)."""
    if state.step().secret and state.top() != steps.PLAY_TILE:
        return "A defence window is open, and you have nothing to decide in it."
    rolls_next = state.top() == steps.PLAY_TILE and after_tile(state) == ROLL_NEXT
    if state.is_chance_node() or rolls_next:
        return "The dice or the tiles speak next, not a player."
    return NOT_YOURS.format(name=state.game.seat_names("en")[state.player])
