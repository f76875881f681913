"""What the command line says while people play, in English and Spanish."""

from __future__ import annotations

from typing import Final

from tidefall import Refused

LANGUAGES: Final = ("en", "es")

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "prompt": ("Your choice (? explains): ", "Tu elección (? explica): "),
    "since": ("Since your last decision:", "Desde tu última decisión:"),
    "earlier": ("… and {count} more before that (log shows them)", "… y {count} más antes (log los muestra)"),
    "more": (
        "… {last} ({count} in all: type {example}, or list)",
        "… {last} ({count} en total: escribe {example}, o list)",
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
        "La partida queda en {path}; sigue con: tidefall play --resume {path}",
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
        "log, map, save FICHERO, o Intro para salir: ",
    ),
    "verified": (
        "A {whole} game of {game}: {length} actions, all legal.",
        "Partida {whole} de {game}: {length} acciones, todas legales.",
    ),
    "finished": ("finished", "terminada"),
    "unfinished": ("unfinished", "sin terminar"),
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
        "{name!r} is nobody else at this keyboard who may decide now.",
        "{name!r} no es nadie más de este teclado que pueda decidir ahora.",
    ),
    "help": (
        """Answer with the number of a choice, or type the action itself, as in the list or shorter.
  ? 12         what choice 12 does          list         every choice
  ? Ra         the choices about Ra         map          the table again
  ? S-4.4      a rule                       hand         players and your own things
  hint         a bot's advice               log [N]      what happened
  undo         take your decision back      save [FILE]  keep the game
                                            quit         leave; the game is kept""",
        """Responde con el número de una opción o escribe la acción, como en la lista o más corta.
  ? 12         qué hace la opción 12        list         todas las opciones
  ? Ra         las opciones sobre Ra        map          la mesa otra vez
  ? S-4.4      una regla (en inglés)        hand         jugadores y lo tuyo
  hint         consejo de un bot            log [N]      lo ocurrido
  undo         deshacer tu decisión         save [FICH]  guardar la partida
                                            quit         salir; la partida se guarda""",
    ),
}

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
