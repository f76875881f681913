"""What happened, as data and as sentences. Everybody knows all of it (R-9.2)."""

from __future__ import annotations

from typing import Any, Final

from tidefall.rising.rules import happenings
from tidefall.rising.rules.content import CARDS, COLOURS, COMPONENTS, COUNCILORS, FIGURE_KINDS, GOODS, MISFORTUNES
from tidefall.rising.rules.island import PENINSULAS, SITE_NAMES, tile
from tidefall.rising.rules.state import RisingState
from tidefall.rising.speech.names import Names, names
from tidefall.rising.speech.reading import space_name
from tidefall.rising.speech.sentences import why_nothing

DECKS: Final = ["misfortunes", "library", "council"]

TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "component_laid": "The Blueprint has {component}.",
        "councilor_taken": "{player} is {councilor}.",
        "colour_taken": "{player} plays {colour}.",
        "starter_found": "{player} is the starting player.",
        "round_begins": "Round {round} begins; {player} is the starting player.",
        "board_revealed": "The council stack shows {councilor}.",
        "hologram_power": "The Hologram has the ability of {councilor} this round.",
        "no_hologram_power": "The Hologram has no ability this round.",
        "placed": "{player} places {a_figure} on {space}.",
        "lifted": "{player} takes {a_figure} back from {space}.",
        "contested": "{player} wants the place of {holder} on {space}.",
        "awarded": "The place on {space} goes to {player}.",
        "ready": "{player} is ready.",
        "card_played": "{player} plays {card}.",
        "misfortune_turned": "{player} turns over {misfortune}. {text}",
        "misfortune_cancelled": "{player} cancels {misfortune}.",
        "flooded": "{tile} is flooded.",
        "unflooded": "{tile} rises from the sea.",
        "barrier_placed": "A mystic barrier guards {peninsula}.",
        "barrier_lost": "The barrier of {peninsula} is gone.",
        "blocked": "{player} holds the flood back from {peninsula}.",
        "returned": "{own_figure} goes back to the pool from {space}.",
        "moved": "{own_figure} moves to {space}.",
        "peeked": "{player} sees {misfortune}.",
        "put_back": "{misfortune} goes back on the deck.",
        "acted": "{own_figure} acts on {space}.",
        "pair_acted": "The pair on {space} acts.",
        "forgone": "The action on {space} is forgone.",
        "rolled": "The die shows {face}.",
        "succeeded": "{total} against {target}: success.",
        "failed": "{total} against {target}: failure.",
        "boosted": "{player} adds {by} to the roll.",
        "gained": "{player} gains {goods}.",
        "spent": "{player} gives up {goods}.",
        "recruited": "{player} gains {a_figure}.",
        "leader_recruited": "{player} takes {a_figure} back.",
        "card_drawn": "{player} draws {card}.",
        "card_kept": "{player} keeps {card}.",
        "card_discarded": "{player} discards {card}.",
        "card_buried": "{player} puts {card} under the library deck.",
        "component_named": "{player} wants to build {component}.",
        "component_built": "{component} is built!",
        "nothing_built": "Nothing is built on {space}.",
        "nothing_built_why": "Nothing is built on {space}: {why}.",
        "refused": "{player} refuses.",
        "objected": "{player} objects.",
        "voted_down": "The others return it.",
        "end_proposed": "{player} proposes to end the actions.",
        "wrath_speaks": "The Wrath of the Gods strikes; floods to come: {floods}.",
        "no_wrath": "The Wrath of the Gods brings no flood this round.",
        "counter_moved": "The Wrath counter is on space {space}: level {level}.",
        "misfortunes_shuffled": "The misfortunes are shuffled.",
        "library_shuffled": "The library deck is shuffled.",
        "council_shuffled": "The council stack is shuffled.",
        "ability_copied": "{player}'s Leader has the ability of {councilor} too this round.",
        "misfortune_discarded": "{player} discards {misfortune}.",
        "to_supply": "{own_figure} goes to the supply.",
        "concession": "{player} proposes to give the game up.",
        "widened": "{tile} has more room this round.",
        "wrath_calmed": "The Wrath will flood less this round: {floods}.",
        "game_ends_power_core": "{core} shines and Atlantis rises: you have won together!",
        "game_ends_drowned": "The last of Atlantis is under the sea: you have lost together.",
        "game_ends_max_rounds": "The rounds have run out: you have lost together.",
        "game_ends_conceded": "You have given the game up together.",
    },
    "es": {
        "component_laid": "El Plano tiene {component}.",
        "councilor_taken": "{player} juega con {councilor}.",
        "colour_taken": "{player} juega con el color {colour}.",
        "starter_found": "{player} es el jugador inicial.",
        "round_begins": "Empieza la ronda {round}; {player} es el jugador inicial.",
        "board_revealed": "Se revela {councilor}.",
        "hologram_power": "El Holograma tiene esta ronda la capacidad de {councilor}.",
        "no_hologram_power": "El Holograma no tiene capacidad esta ronda.",
        "placed": "{player} coloca {a_figure} en {space}.",
        "lifted": "{player} recupera {a_figure} de {space}.",
        "contested": "{player} quiere el lugar de {holder} en {space}.",
        "awarded": "El lugar en {space} es de {player}.",
        "ready": "{player} ha terminado de colocar.",
        "card_played": "{player} juega {card}.",
        "misfortune_turned": "{player} descubre {misfortune}. {text}",
        "misfortune_cancelled": "{player} anula {misfortune}.",
        "flooded": "Se inunda {tile}.",
        "unflooded": "{tile} sale a flote.",
        "barrier_placed": "Una barrera mística protege {peninsula}.",
        "barrier_lost": "Desaparece la barrera de {peninsula}.",
        "blocked": "{player} detiene la inundación de {peninsula}.",
        "returned": "{own_figure} vuelve a la reserva desde {space}.",
        "moved": "{own_figure} va a {space}.",
        "peeked": "{player} ve {misfortune}.",
        "put_back": "{misfortune} vuelve al mazo.",
        "acted": "{own_figure} actúa en {space}.",
        "pair_acted": "La pareja actúa en {space}.",
        "forgone": "Nadie aprovecha la acción en {space}.",
        "rolled": "El dado muestra {face}.",
        "succeeded": "{total} contra {target}: éxito.",
        "failed": "{total} contra {target}: fracaso.",
        "boosted": "{player} suma {by} a la tirada.",
        "gained": "{player} gana {goods}.",
        "spent": "{player} entrega {goods}.",
        "recruited": "{player} gana {a_figure}.",
        "leader_recruited": "{player} recupera {a_figure}.",
        "card_drawn": "{player} roba {card}.",
        "card_kept": "{player} se queda con {card}.",
        "card_discarded": "{player} descarta {card}.",
        "card_buried": "{player} pone {card} debajo del mazo de biblioteca.",
        "component_named": "{player} quiere construir {component}.",
        "component_built": "¡Se ha construido {component}!",
        "nothing_built": "No se construye nada en {space}.",
        "nothing_built_why": "No se construye nada en {space}: {why}.",
        "refused": "{player} se niega.",
        "objected": "{player} se opone.",
        "voted_down": "Los demás lo devuelven.",
        "end_proposed": "{player} propone terminar las acciones.",
        "wrath_speaks": "Golpea la Ira de los Dioses; inundaciones pendientes: {floods}.",
        "no_wrath": "La Ira de los Dioses no inunda nada esta ronda.",
        "counter_moved": "El marcador de la Ira está en el espacio {space}: nivel {level}.",
        "misfortunes_shuffled": "Se barajan los infortunios.",
        "library_shuffled": "Se baraja el mazo de biblioteca.",
        "council_shuffled": "Se baraja la pila del consejo.",
        "ability_copied": "El líder de {player} tiene también esta ronda la capacidad de {councilor}.",
        "misfortune_discarded": "{player} descarta {misfortune}.",
        "to_supply": "{own_figure} va al suministro.",
        "concession": "{player} propone abandonar la partida.",
        "widened": "{tile} tiene más sitio esta ronda.",
        "wrath_calmed": "La Ira inundará menos esta ronda: {floods}.",
        "game_ends_power_core": "{core} brilla y la Atlántida se eleva: ¡habéis ganado juntos!",
        "game_ends_drowned": "Lo último de la Atlántida está bajo el mar: habéis perdido juntos.",
        "game_ends_max_rounds": "Se han acabado las rondas: habéis perdido juntos.",
        "game_ends_conceded": "Habéis abandonado juntos la partida.",
    },
}

FIELDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    int(happenings.COMPONENT_LAID): ("component_laid", ("component",)),
    int(happenings.COUNCILOR_TAKEN): ("councilor_taken", ("seat", "councilor")),
    int(happenings.COLOUR_TAKEN): ("colour_taken", ("seat", "colour")),
    int(happenings.STARTER_FOUND): ("starter_found", ("seat",)),
    int(happenings.ROUND_BEGINS): ("round_begins", ("round", "seat")),
    int(happenings.BOARD_REVEALED): ("board_revealed", ("councilor",)),
    int(happenings.HOLOGRAM_POWER): ("hologram_power", ("councilor",)),
    int(happenings.PLACED): ("placed", ("figure", "seat", "space")),
    int(happenings.LIFTED): ("lifted", ("figure", "seat", "space")),
    int(happenings.CONTESTED): ("contested", ("seat", "holder", "space")),
    int(happenings.AWARDED): ("awarded", ("seat", "space")),
    int(happenings.IS_READY): ("ready", ("seat",)),
    int(happenings.CARD_PLAYED): ("card_played", ("seat", "card")),
    int(happenings.CARD_TURNED): ("misfortune_turned", ("seat", "misfortune")),
    int(happenings.CARD_CANCELLED): ("misfortune_cancelled", ("seat", "misfortune")),
    int(happenings.FLOODED): ("flooded", ("peninsula", "ring")),
    int(happenings.UNFLOODED): ("unflooded", ("peninsula", "ring")),
    int(happenings.BARRIER_PLACED): ("barrier_placed", ("peninsula",)),
    int(happenings.BARRIER_LOST): ("barrier_lost", ("peninsula",)),
    int(happenings.BLOCKED): ("blocked", ("seat", "peninsula")),
    int(happenings.RETURNED): ("returned", ("figure", "seat", "space")),
    int(happenings.MOVED): ("moved", ("figure", "seat", "space")),
    int(happenings.PEEKED): ("peeked", ("seat", "misfortune")),
    int(happenings.PUT_BACK): ("put_back", ("seat", "misfortune")),
    int(happenings.ACTED): ("acted", ("figure", "seat", "space")),
    int(happenings.PAIR_ACTED): ("pair_acted", ("space",)),
    int(happenings.FORGONE): ("forgone", ("space",)),
    int(happenings.ROLLED): ("rolled", ("face",)),
    int(happenings.SUCCEEDED): ("succeeded", ("total", "target")),
    int(happenings.FAILED): ("failed", ("total", "target")),
    int(happenings.BOOSTED): ("boosted", ("seat", "by")),
    int(happenings.GAINED): ("gained", ("seat", "good", "amount")),
    int(happenings.SPENT): ("spent", ("seat", "good", "amount")),
    int(happenings.RECRUITED): ("recruited", ("seat", "kind_of_figure")),
    int(happenings.CARD_DRAWN): ("card_drawn", ("seat", "card")),
    int(happenings.CARD_KEPT): ("card_kept", ("seat", "card")),
    int(happenings.CARD_DISCARDED): ("card_discarded", ("seat", "card")),
    int(happenings.CARD_BURIED): ("card_buried", ("seat", "card")),
    int(happenings.COMPONENT_NAMED): ("component_named", ("seat", "component")),
    int(happenings.COMPONENT_BUILT): ("component_built", ("component",)),
    int(happenings.NOTHING_BUILT): ("nothing_built", ("space", "reason", "lacking")),
    int(happenings.HAS_REFUSED): ("refused", ("seat",)),
    int(happenings.HAS_OBJECTED): ("objected", ("seat",)),
    int(happenings.VOTED_DOWN): ("voted_down", ()),
    int(happenings.END_PROPOSED): ("end_proposed", ("seat",)),
    int(happenings.WRATH_SPEAKS): ("wrath_speaks", ("floods",)),
    int(happenings.COUNTER_MOVED): ("counter_moved", ("track",)),
    int(happenings.DECK_SHUFFLED): ("deck_shuffled", ("deck",)),
    int(happenings.ABILITY_COPIED): ("ability_copied", ("seat", "councilor")),
    int(happenings.MISFORTUNE_AWAY): ("misfortune_discarded", ("seat", "misfortune")),
    int(happenings.TO_SUPPLY): ("to_supply", ("seat", "kind_of_figure")),
    int(happenings.CONCESSION): ("concession", ("seat",)),
    int(happenings.GAME_ENDS): ("game_ends", ("ending",)),
    int(happenings.WIDENED): ("widened", ("tile", "spaces")),
    int(happenings.WRATH_CALMED): ("wrath_calmed", ("floods",)),
}
"""The kind of each event and what its numbers are."""

NAMES: Final[dict[str, list[str]]] = {
    "component": COMPONENTS,
    "colour": COLOURS,
    "kind_of_figure": FIGURE_KINDS,
    "card": CARDS,
    "misfortune": MISFORTUNES,
    "peninsula": PENINSULAS,
    "good": GOODS,
    "deck": DECKS,
    "ending": happenings.ENDINGS,
    "reason": happenings.REASONS,
    "tile": SITE_NAMES,
}
"""Fields whose numbers have names."""


def event(state: RisingState, entry: tuple[int, int, int, int, int], lang: str) -> dict[str, Any]:
    """An event with its fields in the names that everybody uses, and a sentence."""
    kind, fields = FIELDS[entry[1]]
    told: dict[str, Any] = {"n": entry[0], "kind": kind, "seat": None}
    for field, number in zip(fields, entry[2:], strict=False):
        if field == "figure":
            told["figure"] = FIGURE_KINDS[state.kind(number)]
        elif field == "kind_of_figure":
            told["figure"] = FIGURE_KINDS[number]
        elif field == "space":
            told["space"] = space_name(number)
        elif field == "councilor":
            told["councilor"] = COUNCILORS[number] if number >= 0 else None
        elif field == "lacking":
            told["lacking"] = number if number >= 0 else None
        elif field == "track":
            told["space"], told["level"] = number, state.rules.wrath[number]
        else:
            told[field] = NAMES[field][number] if field in NAMES else number
    if "ring" in told:
        told["tile"] = SITE_NAMES[tile(PENINSULAS.index(told["peninsula"]), told.pop("ring"))]
    told["text"] = text(names(str(state.game.values["catalogue"]), lang), told)
    return told


def text(speech: Names, told: dict[str, Any]) -> str:
    """The event as a sentence."""
    key: str = told["kind"]
    if key == "game_ends":
        key = f"game_ends_{told['ending']}"
    elif key == "deck_shuffled":
        key = f"{told['deck']}_shuffled"
    elif key == "hologram_power" and told["councilor"] is None:
        key = "no_hologram_power"
    elif key == "recruited" and told["figure"] == "leader":
        key = "leader_recruited"
    elif key == "wrath_speaks" and not told["floods"]:
        key = "no_wrath"
    elif key == "nothing_built" and told["reason"]:
        key = "nothing_built_why"
    words = {field: speech.of(value) if isinstance(value, str) else str(value) for field, value in told.items()}
    seat = told["seat"]
    words["player"] = speech.seat(seat) if seat is not None else ""
    words["core"] = speech.of("power_core")
    if "holder" in told:
        words["holder"] = speech.seat(told["holder"])
    if "figure" in told:
        words["a_figure"] = speech.their_figure(told["figure"])
        words["own_figure"] = speech.figure(seat, told["figure"])
    if "good" in told:
        words["goods"] = speech.amount(told["amount"], told["good"])
    if key == "nothing_built_why":
        words["why"] = why_nothing(speech, told["reason"], told["lacking"])
    if key == "misfortune_turned":
        is_plain = told["misfortune"].startswith("flood_")
        words["text"] = "" if is_plain else speech.says(told["misfortune"])
    return speech.tidy(TEXTS[speech.lang][key].format_map(words))
