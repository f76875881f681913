"""What the command line says while people play, in English and Spanish."""

from __future__ import annotations

from typing import Final

from tidefall import Refused

LANGUAGES: Final = ("en", "es")

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "prompt": ("Your choice (? explains): ", "Tu elección (? explica): "),
    "since": ("Since your last decision:", "Desde tu última decisión:"),
    "earlier": ("… and {count} more before that (log shows them)", "… y {count} más antes (registro los muestra)"),
    "more": (
        "… {last} ({count} in all: type {example}, or list)",
        "… {last} ({count} en total: escribe {example}, o lista)",
    ),
    "same": ("the same as {head}", "lo mismo que {head}"),
    "hand_over": ("Pass the keyboard to {name}; press Enter.", "Pasa el teclado a {name}; pulsa Intro."),
    "next_turn": ("Enter goes on, q leaves: ", "Intro sigue, q sale: "),
    "you_are": ("You are {names}.", "Juegas con {names}."),
    "watching": ("The bots play; you watch.", "Juegan los bots; tú miras."),
    "thinking": ("The others think …", "Los demás piensan …"),
    "undone": ("Taken back.", "Deshecho."),
    "hint": ("Hint: {text} ({sentence})", "Pista: {text} ({sentence})"),
    "saved": ("Saved in {path}.", "Guardado en {path}."),
    "resume": (
        "The game is kept in {path}; go on with: tidefall play --resume {path}",
        "La partida queda en {path}; sigue con: tidefall play --resume {path} --lang es",
    ),
    "ended_early": (
        "The input ended in the middle of the game.",
        "La entrada terminó a mitad de la partida.",
    ),
    "option": ("option", "opción"),
    "default": ("default", "si no se dice"),
    "values": ("values", "valores"),
    "what_it_does": ("what it does", "qué hace"),
    "read_a_rule": (
        "Read a section or a rule: tidefall rules {game} 4, tidefall rules {game} {rule}",
        "Lee una sección o una regla: tidefall rules {game} 4 --lang es, tidefall rules {game} {rule} --lang es",
    ),
    "over": ("The game is over.", "La partida ha terminado."),
    "winner": ("{name} wins.", "Gana {name}."),
    "winners": ("Shared victory: {names}.", "Victoria compartida: {names}."),
    "no_winner": ("Nobody wins.", "No gana nadie."),
    "won": ("Won: {ending}.", "Victoria: {ending}."),
    "lost": ("Lost: {ending}.", "Derrota: {ending}."),
    "after": (
        "log, map, save FILE, or Enter to leave: ",
        "registro, mapa, guardar FICHERO, o Intro para salir: ",
    ),
    "verified": (
        "{whole} game of {game}: {actions}, all legal.",
        "Partida {whole} de {game}: {actions}, todo legal.",
    ),
    "one_action": ("1 action", "1 acción"),
    "actions": ("{count} actions", "{count} acciones"),
    "finished": ("A finished", "terminada"),
    "unfinished": ("An unfinished", "sin terminar"),
    "nothing_yet": ("Nothing has happened yet.", "Aún no ha pasado nada."),
    "unknown_number": (
        "There is no choice {number}; they go from 1 to {count}.",
        "No hay opción {number}; van de 1 a {count}.",
    ),
    "fingerprint": ("Fingerprint of the catalogue: {fingerprint}.", "Huella del catálogo: {fingerprint}."),
    "may_be_done": (
        "  done passes here, again and again, until something else is asked of you.",
        "  listo pasa aquí, una y otra vez, hasta que se te pida otra cosa.",
    ),
    "also_asked": (
        "  Also asked: {names}; as NAME lets another one answer.",
        "  También pueden responder: {names}; como NOMBRE les deja.",
    ),
    "not_asked": (
        "{name!r} is nobody else at this keyboard who may decide now. Who may: {able}.",
        "{name!r} no es nadie más de este teclado que pueda decidir ahora. Pueden: {able}.",
    ),
    "nobody": ("nobody", "nadie"),
    "bad_count": (
        "log takes a number of events from 1 to {most}, not {number!r}.",
        "registro toma un número de sucesos de 1 a {most}, no {number!r}.",
    ),
    "refused": ("That is not possible.", "Eso no es posible."),
    "in_english": ("{reason}", "Motivo, en inglés: {reason}"),
    "cannot_print": ("The output cannot be written: {why}.", "No se puede escribir la salida: {why}."),
    "unknown_thing": (
        "Nothing here is called {name!r}. Ask by the number of a choice, a name on the table or in the choices, or the "
        "id of a rule; ? alone shows examples.",
        "Aquí nada se llama {name!r}. Pregunta con el número de una opción, un nombre de la mesa o de las opciones, o "
        "el id de una regla; ? a solas da ejemplos.",
    ),
    "rules_about": ("Rules about {name}:", "Reglas sobre {name}:"),
    "help": (
        "Answer with the number of a choice, or type the action itself, as in the list or shorter.",
        "Responde con el número de una opción o escribe la acción, como en la lista o más corta.",
    ),
}

HELP: Final = {
    "en": [
        ("? 1", "what choice 1 does"),
        ("? {thing}", "about {thing}"),
        ("? {rule}", "a rule"),
        ("hint", "a bot's advice"),
        ("undo", "take your decision back"),
        ("list", "every choice"),
        ("map", "the table again"),
        ("hand", "players and your own things"),
        ("log [N]", "what happened"),
        ("save [FILE]", "keep the game"),
        ("quit", "leave; the game is kept"),
    ],
    "es": [
        ("? 1", "qué hace la opción 1"),
        ("? {thing}", "sobre {thing}"),
        ("? {rule}", "una regla"),
        ("pista", "consejo de un bot"),
        ("deshacer", "deshacer tu decisión"),
        ("lista", "todas las opciones"),
        ("mapa", "la mesa otra vez"),
        ("mano", "jugadores y lo tuyo"),
        ("registro [N]", "lo ocurrido"),
        ("guardar [FICH]", "guardar la partida"),
        ("salir", "salir; la partida se guarda"),
    ],
}
"""What one may type, and what one gets; the examples are of the game that is played."""

COMMANDS: Final = {
    "?": "help",
    "help": "help",
    "ayuda": "help",
    "list": "list",
    "lista": "list",
    "map": "map",
    "mapa": "map",
    "log": "log",
    "registro": "log",
    "hand": "hand",
    "mano": "hand",
    "hint": "hint",
    "pista": "hint",
    "done": "done",
    "listo": "done",
    "as": "as",
    "como": "as",
    "undo": "undo",
    "deshacer": "undo",
    "save": "save",
    "guardar": "save",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
    "salir": "quit",
}
"""What one may type beside an action, and what it means."""


class Texts:
    """The texts of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise Refused("unknown_language", f"There is no language {lang!r}; there are {' and '.join(LANGUAGES)}.")
        self.lang = lang
        self._column = LANGUAGES.index(lang)

    def __call__(self, key: str, **values: object) -> str:
        return TEXTS[key][self._column].format(**values)
