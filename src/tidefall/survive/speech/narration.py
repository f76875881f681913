"""What happened, as data and as sentences, for those who may know it (S-9.7)."""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.speech import spoken
from tidefall.survive.rules import happenings
from tidefall.survive.rules.board import PLACE_NAMES
from tidefall.survive.rules.components import (
    CREATURE_DIE,
    DIVE_DIE,
    DIVE_NUMBERS,
    KIND_NAMES,
    KIND_TERRAIN,
    PIECE_KINDS,
    TERRAINS,
)
from tidefall.survive.rules.names import explorer_name
from tidefall.survive.rules.state import SurviveState
from tidefall.survive.speech.words import thing_word, tile_words

CAUSES: Final = [*PIECE_KINDS, "whirlpool", "defence"]

TEXTS: Final = {
    "en": {
        "turn_begins": "Turn {turn}: {player}.",
        "tile_laid": "{space} is {terrain}.",
        "explorer_placed": "{player} places {explorer} on {space}.",
        "ship_placed": "{player} places a ship on {space}.",
        "no_tile": "{player} plays no tile.",
        "tile_played": "{player} plays a tile: {tile}.",
        "explorer_moved": "{explorer} goes from {from} to {to}.",
        "explorer_boarded": "{explorer} boards the ship in {to}.",
        "overboard": "{explorer} jumps overboard in {space}.",
        "rescued": "{explorer} is safe on {to}!",
        "tile_sunk": "The {terrain} on {space} sinks.",
        "back_shown": "Its back shows: {tile}.",
        "back_kept": "{player} keeps the {terrain} tile.",
        "back_kept_own": "You keep a tile: {tile}.",
        "rolled": "The die shows {face}.",
        "rolled_dive": "The dice show {face} and {distance}.",
        "creature_moved": "A {creature} moves from {from} to {to}.",
        "creature_appeared": "A {creature} appears in {space}.",
        "creature_removed": "The {creature} in {space} is gone ({cause}).",
        "explorer_lost": "{explorer} is lost in {space} ({cause}).",
        "ship_wrecked": "The ship in {space} is lost ({cause}).",
        "ship_appeared": "A ship appears in {space}.",
        "window_opened": "A {creature} attacks {space}. Does anybody defend?",
        "no_defence": "No defence in {space}.",
        "defended": "{player} defends {space} with a tile: {tile}.",
        "protected": "A dolphin protects {explorer} in {space}.",
        "game_ends_eruption": "The volcano erupts: the game is over.",
        "game_ends_submerged": "The last tile is gone: the game is over.",
        "game_ends_last_explorer": "No explorer is left on the board: the game is over.",
        "game_ends_safety_stop": "Nothing has happened for long: the game is over.",
        "game_ends_agreement": "All agree to stop: the game is over.",
        "stop_agreed": "{player} agrees to stop.",
        "stop_refused": "{player} wants to play on.",
    },
    "es": {
        "turn_begins": "Turno {turn}: {player}.",
        "tile_laid": "{space} es {terrain}.",
        "explorer_placed": "{player} coloca {explorer} en {space}.",
        "ship_placed": "{player} coloca un barco en {space}.",
        "no_tile": "{player} no juega ninguna loseta.",
        "tile_played": "{player} juega una loseta: {tile}.",
        "explorer_moved": "{explorer} va de {from} a {to}.",
        "explorer_boarded": "{explorer} sube al barco en {to}.",
        "overboard": "{explorer} salta por la borda en {space}.",
        "rescued": "¡{explorer} está a salvo en {to}!",
        "tile_sunk": "Se hunde la loseta de {terrain} en {space}.",
        "back_shown": "Su reverso muestra: {tile}.",
        "back_kept": "{player} guarda la loseta de {terrain}.",
        "back_kept_own": "Guardas una loseta: {tile}.",
        "rolled": "El dado muestra {face}.",
        "rolled_dive": "Los dados muestran {face} y {distance}.",
        "creature_moved": "Se mueve: {creature}, de {from} a {to}.",
        "creature_appeared": "Aparece en {space}: {creature}.",
        "creature_removed": "Desaparece de {space}: {creature} ({cause}).",
        "explorer_lost": "{explorer} se pierde en {space} ({cause}).",
        "ship_wrecked": "Se pierde el barco en {space} ({cause}).",
        "ship_appeared": "Aparece un barco en {space}.",
        "window_opened": "Ataque en {space}: {creature}. ¿Se defiende alguien?",
        "no_defence": "Nadie se defiende en {space}.",
        "defended": "{player} defiende {space} con una loseta: {tile}.",
        "protected": "Un delfín protege a {explorer} en {space}.",
        "game_ends_eruption": "El volcán entra en erupción: la partida ha terminado.",
        "game_ends_submerged": "Ha desaparecido la última loseta: la partida ha terminado.",
        "game_ends_last_explorer": "No queda ningún explorador en el tablero: la partida ha terminado.",
        "game_ends_safety_stop": "Hace mucho que no pasa nada: la partida ha terminado.",
        "game_ends_agreement": "Todos aceptan terminar: la partida ha terminado.",
        "stop_agreed": "{player} acepta terminar.",
        "stop_refused": "{player} quiere seguir.",
    },
}

FIELDS: Final = {
    int(happenings.TURN_BEGINS): ("turn_begins", ("seat", "turn")),
    int(happenings.TILE_LAID): ("tile_laid", ("space", "terrain")),
    int(happenings.EXPLORER_PLACED): ("explorer_placed", ("explorer", "space")),
    int(happenings.SHIP_PLACED): ("ship_placed", ("seat", "space")),
    int(happenings.NO_TILE): ("no_tile", ("seat",)),
    int(happenings.TILE_PLAYED): ("tile_played", ("seat", "tile")),
    int(happenings.EXPLORER_MOVED): ("explorer_moved", ("explorer", "from", "to")),
    int(happenings.EXPLORER_BOARDED): ("explorer_boarded", ("explorer", "from", "to")),
    int(happenings.OVERBOARD): ("overboard", ("explorer", "space")),
    int(happenings.RESCUED): ("rescued", ("explorer", "from", "to")),
    int(happenings.SHIP_SAILED): ("ship_sailed", ("from", "to")),
    int(happenings.TILE_SUNK): ("tile_sunk", ("space", "terrain")),
    int(happenings.BACK_SHOWN): ("back_shown", ("tile", "space")),
    int(happenings.BACK_KEPT): ("back_kept", ("tile", "seat")),
    int(happenings.ROLLED): ("rolled", ("face", "distance")),
    int(happenings.CREATURE_MOVED): ("creature_moved", ("creature", "from", "to")),
    int(happenings.CREATURE_APPEARED): ("creature_appeared", ("creature", "space")),
    int(happenings.CREATURE_REMOVED): ("creature_removed", ("creature", "space", "cause")),
    int(happenings.EXPLORER_LOST): ("explorer_lost", ("explorer", "space", "cause")),
    int(happenings.SHIP_WRECKED): ("ship_wrecked", ("space", "cause")),
    int(happenings.SHIP_APPEARED): ("ship_appeared", ("space",)),
    int(happenings.WINDOW_OPENED): ("window_opened", ("creature", "space")),
    int(happenings.NO_DEFENCE): ("no_defence", ("creature", "space")),
    int(happenings.DEFENDED): ("defended", ("seat", "tile", "space")),
    int(happenings.PROTECTED): ("protected", ("explorer", "space")),
    int(happenings.GAME_ENDS): ("game_ends", ("ending",)),
    int(happenings.STOP_ANSWERED): ("stop_answered", ("seat", "agreed")),
}
"""The kind of each event and what its numbers are."""
OF_ITS_OWNER: Final = ("explorer_placed", "explorer_moved", "explorer_boarded", "rescued", "explorer_lost")
"""Events whose seat is that of the explorer."""


def event(
    state: SurviveState, entry: tuple[int, int, int, int, int], viewer: int | None, lang: str
) -> dict[str, Any] | None:
    """An event with its fields in words and a sentence; what the viewer may not know is not in it."""
    kind, fields = FIELDS[entry[1]]
    told: dict[str, Any] = {"n": entry[0], "kind": kind, "seat": None}
    for field, number in zip(fields, entry[2:], strict=False):
        told[field] = word(state, field, number)
    if kind in OF_ITS_OWNER:
        told["seat"] = int(state.owner(entry[2]))
    if kind == "back_kept" and entry[3] != viewer:
        told["terrain"] = TERRAINS[KIND_TERRAIN[entry[2]]]
        del told["tile"]
    told["text"] = text(state, told, lang)
    return told


def word(state: SurviveState, field: str, number: int) -> Any:
    """A field of an event in the names that everybody uses."""
    if field in ("space", "from", "to"):
        return PLACE_NAMES[number]
    if field == "explorer":
        return explorer_name(state.rules, number)
    if field == "terrain":
        return TERRAINS[number]
    if field == "tile":
        return KIND_NAMES[number]
    if field == "creature":
        return PIECE_KINDS[number]
    if field == "cause":
        return CAUSES[number]
    if field == "face":
        return (DIVE_DIE if state.rules.ch6 else CREATURE_DIE)[number]
    if field == "distance":
        return DIVE_NUMBERS[number - 1] if number else None
    if field == "ending":
        return happenings.ENDINGS[number]
    if field == "agreed":
        return bool(number)
    return number


SAID: Final = ("ship_sailed",)
"""Kinds of events that are told from the words, by the message `survive-event-` with the kind."""


def text(state: SurviveState, told: dict[str, Any], lang: str) -> str:
    if told["kind"] in SAID:
        name = f"survive-event-{told['kind'].replace('_', '-')}"
        return spoken(lang, {"name": name, "facts": told}, state.game.seat_names(lang))
    templates = TEXTS.get(lang, TEXTS["en"])
    key: str = told["kind"]
    if key == "back_kept" and "tile" in told:
        key = "back_kept_own"
    elif key == "rolled" and told["distance"]:
        key = "rolled_dive"
    elif key == "game_ends":
        key = f"game_ends_{told['ending']}"
    elif key == "stop_answered":
        key = "stop_agreed" if told["agreed"] else "stop_refused"
    words = {field: thing_word(str(value), lang) for field, value in told.items()}
    if "tile" in told:
        words["tile"] = tile_words(told["tile"], lang)
    if told["seat"] is not None:
        words["player"] = state.game.seat_names(lang)[told["seat"]]
    return templates[key].format_map(words)
