"""What is wanted now, in a sentence, with the numbers that matter. What stands in braces is a fact, see `facts`."""

from __future__ import annotations

from typing import Final

from tidefall.kernel.step import CHANCE
from tidefall.rising.rules import actions
from tidefall.rising.rules.acting import Actions
from tidefall.rising.rules.island import ARMS
from tidefall.rising.rules.library import KeepCard
from tidefall.rising.rules.misfortune import PutBack
from tidefall.rising.rules.shared import FINAL, SETTLING, Shared
from tidefall.rising.rules.state import RisingState
from tidefall.rising.speech.facts import Facts
from tidefall.rising.speech.names import Names, names
from tidefall.rising.speech.reading import frame
from tidefall.rising.speech.words import sentence, spell

OPEN: Final = ("place", "actions")
"""Steps that several seats may answer at once."""
OF_THE_STARTER: Final = ("award", "wrath")
"""Shared choices that are the starting player's from the beginning."""

PROMPTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "over": "The game is over.",
        "waiting": "{name}: {task}",
        "settling": "There is an objection; you decide as starting player. {task}",
        "final": "The others have returned it; your word is final now. {task}",
        # Chance.
        "lay_component": "A component of letter {letter} is drawn.",
        "deal_councilor": "{who} is dealt a councilor.",
        "find_starter": "The starting player is drawn.",
        "reveal_board": "The council stack shows a board for the Hologram.",
        "turn_over": "{drawer} turns over a misfortune.",
        "peek": "{who} looks at the next misfortune.",
        "die": "A die is cast for {roller}: target {goal}.",
        "draw_card": "{who} draws a library card.",
        # Setting up and placing.
        "pick_component": "Pick a component of letter {letter} for the Blueprint.",
        "take_councilor": "Choose your councilor.",
        "take_colour": "Choose your colour.",
        "hologram_power": "Choose the ability of the Hologram for this round: {boards}.",
        "place": "Place a figure; in your pool: {pool}. {also}",
        "place_done": "All your figures are placed: ready? {also}",
        "place_also": "You may also {ways}.",
        "place_ready": "You are ready. Until all are, you may still {ways}.",
        "award": "{claimant} wants the place of {holder} on {space}: who gets it?",
        "claim": "Which figure do you place on {space}?",
        "concession": "{proposer} proposes to give the game up. Do you agree?",
        # Misfortunes.
        "before_draw": "{drawer} is about to turn over a misfortune: play a card first, or pass.",
        "response": "{card} comes: {card_text} Send {bearer} to the supply and cancel it?",
        "sentinels": "A flood comes to {peninsula}: take {bearer} back to the pool to stop it?",
        "choose_flood": "{card}: choose a peninsula to flood; floods to come: {count}.",
        "discard_barrier": "{card}: choose the barrier that is discarded.",
        "tsunami": "{card}: choose among the peninsulas with the most land.",
        "omen": "{card}: suffer the flood, or avert it? {card_text}",
        "put_back": "Which card lies on top next, as card {turn}?",
        "put_back_away": "Discard one of the cards you have seen, or none.",
        "end_misf": "The misfortunes are over: move figures now, or pass.",
        "adept_figure": "Whom do you bring to {site}?",
        "adept_space": "Where does {moved} go?",
        "adept_consent": "{mover} wants to move {moved} to {space}. Do you accept?",
        "move_figure": "Which of your figures moves? Moves left: {count}.",
        "move_space": "Where does {moved} go?",
        "start_actions": "Who leaves {watchtower} next?",
        "relocate": "Where does {moved} go to act?",
        "wrath": "The Wrath of the Gods: choose a peninsula to flood; floods to come: {count}.",
        "wrath_barrier": "Spend the barrier of {peninsula} against the Wrath?",
        # Acting.
        "actions": "Before the next action you may play a card or buy a barrier or an unflooding; or pass.",
        "actions_name": "Say who acts next, or propose to end the actions.",
        "actions_own": "Let one of your own act, or play a card or buy something.",
        "end_proposed": "{starter} proposes to end the actions; yours still to act: {left_to_act}. Do you agree?",
        "objected": "You objected: let one of your own act, or forgo its action.",
        "may_forgo": "{starter} calls on {unit}: act, or forgo?",
        "objections": "{proposer} proposes: {proposal} Do you agree?",
        "vote": "{starter} decides: {proposal} Do you agree, or return it?",
        "choose_helped": "Whom does the Automaton help? To choose: {count}.",
        "roll_window": "{roller} rolled {dice}: {total} against {goal}, {missing} short. Add something?",
        "greet": "Success: which of you recruits?",
        "recruit": "Take a follower, or your Leader?",
        "keep_card": "Drawn: {drawn}. To keep: {count}.",
        "keep_card_extra": "Left: {drawn}. Keep one card more?",
        "lay_down": "Not kept: {drawn}. Discard each or put it under the deck.",
        "hand_limit": "You have {count} cards, and the limit is {limit}: play or discard one.",
        "convert": "How much ore do you convert, up to {most}? Each becomes {rate}.",
        # Building and paying.
        "build": "What is built on {space}? Those there have {wealth}.",
        "build_window": "{component} costs {cost}; taken off so far: {discount}. Lower it further?",
        "raise_cost": "{malfunction}: add a resource to the cost of {component}, {due} so far. To add: {count}.",
        "lower_cost": "{component}, {due}: which resource comes off the cost? To take off: {count}.",
        "settle_cost": "{refusers} would not pay for {component}: pay without, or build nothing?",
        "payment": "For {purpose}: {due} due. How much {good} does {payer} pay?",
        "consent": "{initiator} asks you to pay {share} for {purpose}. Do you accept?",
        # Effects.
        "share_barrier": "Place a mystic barrier without paying, or none.",
        "share_unflood": "Choose a peninsula: its nearest flooded tile comes back.",
        "beacon": "Unflood tiles of different peninsulas; left: {count}.",
        "share_volunteer": "Who gets a volunteer for the next round? Left: {count}.",
        "share_recruit": "Which players recruit? Left: {count}.",
        "exchange": "Give crystal, gold or ore for another; left: {count}.",
        "loom": "Buy a mystic barrier for {price}, or none.",
        "act_again": "Which of your figures acts again?",
        "seal_return": "Which follower goes back to the supply, so that tiles come back from the sea?",
        "seal_consent": "Does {moved} go back to the supply?",
        "foundry": "Which of you gives crystal, gold or ore for {smelted}?",
        "smelt": "Give crystal, gold or ore for {smelted}?",
        "conduit": "Which of you recruits?",
        "own_barrier": "Place a mystic barrier without paying.",
        "own_unflood": "Choose a peninsula: its nearest flooded tile comes back. Left: {count}.",
        "take_good": "Take a resource of your choice; left: {count}.",
        "conversion": "How much mystic energy do you pay, up to {number}?",
        "choose_tile": "Which tile gets extra spaces this round?",
        "copy_ability": "Whose ability does your Leader have too this round?",
    },
    "es": {
        "over": "La partida ha terminado.",
        "waiting": "{name}: {task}",
        "settling": "Hay una objeción; decides tú como jugador inicial. {task}",
        "final": "Los demás lo han devuelto; ahora tu palabra es definitiva. {task}",
        # Azar.
        "lay_component": "Se roba un componente de letra {letter}.",
        "deal_councilor": "{who} recibe un consejero.",
        "find_starter": "Se sortea el jugador inicial.",
        "reveal_board": "Se revela un consejero para el Holograma.",
        "turn_over": "{drawer} descubre un infortunio.",
        "peek": "{who} mira el próximo infortunio.",
        "die": "Se tira un dado por {roller}: objetivo {goal}.",
        "draw_card": "{who} roba una carta de biblioteca.",
        # Preparación y colocación.
        "pick_component": "Elige un componente de letra {letter} para el Plano.",
        "take_councilor": "Elige tu consejero.",
        "take_colour": "Elige tu color.",
        "hologram_power": "Elige la capacidad del Holograma para esta ronda: {boards}.",
        "place": "Coloca una figura; en tu reserva: {pool}. {also}",
        "place_done": "Has colocado todas tus figuras: ¿has terminado? {also}",
        "place_also": "También puedes {ways}.",
        "place_ready": "Has terminado. Mientras falte alguien puedes {ways}.",
        "award": "{claimant} quiere el lugar de {holder} en {space}: ¿de quién es?",
        "claim": "¿Qué figura colocas en {space}?",
        "concession": "{proposer} propone abandonar la partida. ¿De acuerdo?",
        # Infortunios.
        "before_draw": "{drawer} va a descubrir un infortunio: juega antes una carta, o pasa.",
        "response": "Sale {card}: {card_text} ¿Envías a {bearer} al suministro para anularlo?",
        "sentinels": "Una inundación llega a {peninsula}: ¿devuelves a {bearer} a la reserva para detenerla?",
        "choose_flood": "{card}: elige una península que se inunde; inundaciones pendientes: {count}.",
        "discard_barrier": "{card}: elige la barrera que se descarta.",
        "tsunami": "{card}: elige entre las penínsulas con más tierra.",
        "omen": "{card}: ¿sufrir la inundación o evitarla? {card_text}",
        "put_back": "¿Qué carta queda encima ahora, como carta {turn}?",
        "put_back_away": "Descarta una de las cartas que has visto, o ninguna.",
        "end_misf": "Han pasado los infortunios: mueve figuras ahora, o pasa.",
        "adept_figure": "¿A quién traes a {site}?",
        "adept_space": "¿Adónde va {moved}?",
        "adept_consent": "{mover} quiere mover a {moved} a {space}. ¿Aceptas?",
        "move_figure": "¿Cuál de tus figuras se mueve? Quedan: {count}.",
        "move_space": "¿Adónde va {moved}?",
        "start_actions": "¿Quién deja ahora {watchtower}?",
        "relocate": "¿Adónde va a actuar {moved}?",
        "wrath": "La Ira de los Dioses: elige una península que se inunde; inundaciones pendientes: {count}.",
        "wrath_barrier": "¿Gastas la barrera de {peninsula} contra la Ira?",
        # Actuar.
        "actions": "Antes de la próxima acción puedes jugar una carta o comprar una barrera o una loseta; o pasa.",
        "actions_name": "Di quién actúa ahora, o propón terminar las acciones.",
        "actions_own": "Que actúe uno de los tuyos, o juega una carta o compra algo.",
        "end_proposed": "{starter} propone terminar las acciones; tuyos por actuar: {left_to_act}. ¿De acuerdo?",
        "objected": "Te has opuesto: que actúe uno de los tuyos, o renuncia a su acción.",
        "may_forgo": "{starter} llama a {unit}: ¿actúas o renuncias?",
        "objections": "{proposer} propone: {proposal} ¿De acuerdo?",
        "vote": "{starter} decide: {proposal} ¿De acuerdo, o lo devuelves?",
        "choose_helped": "¿A quién ayuda el Autómata? Por elegir: {count}.",
        "roll_window": "Tirada de {roller}: {dice}. Total {total} contra {goal}, a falta de {missing}. ¿Añades algo?",
        "greet": "Éxito: ¿quién de vosotros recluta?",
        "recruit": "¿Tomas un seguidor, o a tu líder?",
        "keep_card": "Robadas: {drawn}. Por quedarte: {count}.",
        "keep_card_extra": "Quedan: {drawn}. ¿Te quedas con una carta más?",
        "lay_down": "Sin quedarte: {drawn}. Descarta cada una o ponla debajo del mazo.",
        "hand_limit": "Tienes {count} cartas y el límite es {limit}: juega o descarta una.",
        "convert": "¿Cuánto mineral conviertes, hasta {most}? Cada uno da {rate}.",
        # Construir y pagar.
        "build": "¿Qué se construye en {space}? Quienes están allí tienen {wealth}.",
        "build_window": "{component} cuesta {cost}; descontado por ahora: {discount}. ¿Lo bajas más?",
        "raise_cost": "{malfunction}: añade un recurso al coste de {component}, ahora {due}. Por añadir: {count}.",
        "lower_cost": "{component}, {due}: ¿qué recurso se quita del coste? Por quitar: {count}.",
        "settle_cost": "No quiere pagar {component}: {refusers}. ¿Pagar sin su parte, o no construir nada?",
        "payment": "A pagar por {purpose}: {due}. ¿Cuánto paga {payer} de {good}?",
        "consent": "{initiator} te pide pagar {share} por {purpose}. ¿Aceptas?",
        # Efectos.
        "share_barrier": "Colocad una barrera mística sin pagar, o ninguna.",
        "share_unflood": "Elegid una península: vuelve su loseta inundada más cercana.",
        "beacon": "Sacad a flote losetas de penínsulas distintas; quedan: {count}.",
        "share_volunteer": "¿Quién recibe un voluntario para la ronda siguiente? Quedan: {count}.",
        "share_recruit": "¿Qué jugadores reclutan? Quedan: {count}.",
        "exchange": "Da cristal, oro o mineral por otro; quedan: {count}.",
        "loom": "Compra una barrera mística por {price}, o ninguna.",
        "act_again": "¿Cuál de tus figuras actúa de nuevo?",
        "seal_return": "¿Qué seguidor vuelve al suministro para sacar losetas a flote?",
        "seal_consent": "¿Vuelve {moved} al suministro?",
        "foundry": "¿Quién de vosotros da cristal, oro o mineral por {smelted}?",
        "smelt": "¿Das cristal, oro o mineral por {smelted}?",
        "conduit": "¿Quién de vosotros recluta?",
        "own_barrier": "Coloca una barrera mística sin pagar.",
        "own_unflood": "Elige una península: vuelve su loseta inundada más cercana. Quedan: {count}.",
        "take_good": "Toma un recurso a tu elección; quedan: {count}.",
        "conversion": "¿Cuánta energía mística pagas, hasta {number}?",
        "choose_tile": "¿Qué loseta recibe espacios adicionales esta ronda?",
        "copy_ability": "¿Qué capacidad tiene también tu líder esta ronda?",
    },
}


WAYS: Final[dict[str, dict[str, str]]] = {
    "en": {"buy": "buy something", "play": "play a card", "lift": "lift a figure", "contest": "contest a place"},
    "es": {
        "buy": "comprar algo",
        "play": "jugar una carta",
        "lift": "recuperar una figura",
        "contest": "reclamar un lugar",
    },
}
"""What else one may do while placing."""
WAYS_FROM: Final = {
    "buy": (actions.BARRIER, actions.BARRIER + 2 * ARMS),
    "play": (actions.PLAY, actions.KEEP),
    "lift": (actions.LIFT, actions.CONTEST),
    "contest": (actions.CONTEST, actions.ACTIVATE),
}
"""The actions of each: from the first up to the last."""


def prompt(state: RisingState, seat: int | None, lang: str) -> str:
    """What this seat is asked; for others, who is asked what."""
    speech = names(str(state.game.values["catalogue"]), lang)
    texts = PROMPTS[speech.lang]
    if state.over:
        return texts["over"]
    if state.player == CHANCE:
        return task(state, speech, CHANCE)
    if seat is not None and (seat == state.player or (state.step().name in OPEN and state.is_asked(seat))):
        return task(state, speech, seat)
    asked = state.player
    return texts["waiting"].format_map({"name": speech.seat(asked), "task": task(state, speech, asked)})


def task(state: RisingState, speech: Names, seat: int) -> str:
    """What a seat has to decide, in words for itself."""
    texts = PROMPTS[speech.lang]
    wanted = speech.tidy(texts[key_of(state, seat)].format_map(Wanted(state, speech, seat)))
    stage = stage_of(state)
    return texts[stage].format_map({"task": wanted}) if stage else wanted


def key_of(state: RisingState, seat: int) -> str:
    """Which prompt fits: that of the step, or of a moment in it."""
    name = state.step().name
    if name == "place" and state.pool_is_empty(seat):
        return "place_ready" if (state.ready >> seat) & 1 else "place_done"
    if name == "actions" and seat != state.player:
        return "actions_own"
    if name == "actions" and Actions.SERVED.of(state) == state.rules.seats:
        return "actions_name"
    if name == "put_back" and PutBack.MAY_DISCARD.of(state):
        return "put_back_away"
    if name == "keep_card" and not KeepCard.LEFT.of(state):
        return "keep_card_extra"
    return name


def stage_of(state: RisingState) -> str:
    """Whether the starting player settles what others could not agree on (R-3.4, R-3.31)."""
    step = state.step()
    if not isinstance(step, Shared):
        return ""
    if Shared.STAGE.of(state) == FINAL:
        return "final"
    return "settling" if Shared.STAGE.of(state) == SETTLING and step.name not in OF_THE_STARTER else ""


class Wanted(Facts):
    """The facts of a prompt: those of the state, what has been proposed, and what else may be done."""

    def proposal(self) -> str:
        return proposed(self.state, self.names.lang)[1]

    def ways(self) -> str:
        """What a seat may do now besides placing, as in "buy something or play a card"."""
        legal = self.state.legal_actions(self.viewer)
        words = WAYS[self.names.lang]
        found = [words[way] for way, (first, end) in WAYS_FROM.items() if any(first <= one < end for one in legal)]
        return self.names.listed(found, "o" if self.names.lang == "es" else "or")

    def also(self) -> str:
        ways = self.ways()
        return PROMPTS[self.names.lang]["place_also"].format(ways=ways) if ways else ""


def proposed(state: RisingState, lang: str) -> tuple[str, str]:
    """What waits for objections or votes, as a text and as a sentence: a choice of the step below the top one."""
    action = frame(state)["proposal"]
    state.depth -= 1
    choice = state.step().describe(state, action)
    told = spell(state, choice), sentence(state, choice, lang)
    state.depth += 1
    return told
