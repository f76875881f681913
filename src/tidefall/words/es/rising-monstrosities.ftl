# Monstrosities: lo que no puede jugarse a la vez.

refused-option-needs = La opción { $option } necesita la opción { $needed }.
refused-level-needs = Los niveles por encima del { $most } necesitan la opción { $needed }; este es el { $level }.
refused-options-exclude = La opción { $option } no puede jugarse con { $other }.
refused-mechanical-seats = El solitario mecánico tiene { $seats } asientos, uno por equipo.
refused-too-many-exchanges = En el nivel { $level } { $most ->
    [0] no puede cambiarse ningún par
    [one] puede cambiarse como mucho 1 par
   *[other] pueden cambiarse como mucho { $most } pares
} de cartas de Mar en Calma por Retirada de las Aguas y Cielos Rojos.

# Una posición imposible.

rising-cannot-be-monstrous = monstrosities es para partidas con la opción monstrosities.
rising-cannot-see-wonders = La biblioteca tiene { $count } maravillas de la expansión; se nombran más.
rising-cannot-hold-misfortunes = misfortunes tiene { $here } de { $word }; hay { $there }.

# Lo que se puede elegir.

rising-choice-bring = Coloca { FORM($piece, "to-the") }.
rising-choice-ally = Que { $piece } se quede con { FORM($from, "the") }.
rising-choice-call = { $step ->
    [red_skies] Pagad entre todos por { FORM($piece, "the") }.
   *[pick_peninsula] Que el canto llegue { FORM($to, "to-the") }.
}
rising-choice-enlist = Recluta { FORM($piece, "to-the") }.
rising-choice-restore = Haz volver { FORM($piece, "to-the") }.
rising-choice-save = Paga energía para que { FORM($piece, "the") } siga en { FORM($from, "the") }.
rising-choice-use = Usa { $piece }.
rising-choice-lose = Entrega 1 de { $piece }.
rising-choice-humble = Que { $piece } descarte recursos.
rising-choice-clarion = { $piece ->
    [followers] Cada jugador gana un seguidor.
   *[volunteers] Repartid los voluntarios.
}
rising-choice-exchange = Añade «{ $piece }» por este par.
rising-choice-hand = Da { $piece } a { $to }.
rising-choice-ease = Baja los objetivos { FORM($to, "of-the") }.
rising-choice-gild = Toma { $piece } en oro.
rising-choice-buy = Paga energía por 1 más de { $piece }.
rising-choice-transmute = Paga energía para tomar { $piece } en su lugar.
rising-choice-wonder = { $piece ->
    [goods] Usa la maravilla para obtener bienes.
   *[other] Usa la maravilla para reclutar { FORM($piece, "to-the") }.
}

# Lo que se pregunta.

rising-prompt-hit = Una de tus figuras va a sufrir. ¿La proteges?
rising-prompt-pick-peninsula = Elige la península que oye el canto.
rising-prompt-return-some = Elige quién vuelve a la reserva.
rising-prompt-return-own = Elige una figura tuya que vuelva a la reserva.
rising-prompt-lethe = Descarta una carta de biblioteca, o devuelve una figura si no tienes ninguna.
rising-prompt-hubris = Elige a cuál de los jugadores más ricos le toca.
rising-prompt-give-up = Elige un recurso que descartar.
rising-prompt-labyrinth = Paga por tu figura o deja que vuelva a la reserva.
rising-prompt-move-each = Elige quién va allí ahora y a qué espacio.
rising-prompt-move-consent = ¿Dejas que muevan tu figura protegida?
rising-prompt-catastrophe = Elige una península que se inunde.
rising-prompt-red-skies = ¿Pagáis entre todos por la Sirena?
rising-prompt-take-ally = ¿Quién recibe al aliado?
rising-prompt-ally-omen = ¿Sufres el presagio o pagas y ganas a su aliado?
rising-prompt-clarion = ¿Un seguidor para cada uno o voluntarios para repartir?
rising-prompt-gnomon = Elige la península cuyos objetivos bajan.
rising-prompt-fount = ¿Quién recibe la carta siguiente?
rising-prompt-gyve = ¿Qué entra en el mazo por este par de cartas de Mar en Calma?
rising-prompt-pharos = Elige al aliado que reclutáis.
rising-prompt-censer = Elige quién vuelve.
rising-prompt-sphere = ¿Dejas la carta encima o pagas para descartarla?
rising-prompt-place-ally = Elige adónde va.
rising-prompt-going-home = Tu figura va a volver a la reserva. ¿La salvas?
rising-prompt-collecting = Lo consigues. ¿Quieres cambiar lo que recoges?
rising-prompt-centaur-step = Elige dónde actúa ahora el Centauro, o que se quede.
rising-prompt-wonder = ¿Actúas como siempre o usas tu maravilla?

# Cómo se llaman los Aliados en una lista de figuras y en lo que trae una elección.

rising-figures-ally = { FORM($ally, "the") }
rising-harm-ally = la figura { FORM($ally, "of-the") }

# Monstruos.

rising-choice-monster = { $piece ->
    [medusa] Que actúe ahora Medusa.
    [harpies] Que actúen ahora las arpías.
   *[sea] Que actúe ahora el monstruo marino.
}
rising-choice-gain-hologram = Recupera el Holograma del suministro.
rising-choice-gain-automaton = Recupera el Autómata del suministro.
rising-prompt-monsters-act = Elige qué monstruo actúa ahora.
rising-prompt-monster = Un monstruo está a punto de actuar. ¿Haces algo antes?
rising-event-monster-acts = { $monster ->
    [medusa] Actúa Medusa.
    [harpies] Actúan las arpías.
   *[sea] Actúa el monstruo marino.
}
rising-event-removed = { CAP(FORM($figure, "the")) } sale del juego.
# Objetos mágicos y lugares.

rising-cannot-carry = { $figure } no puede llevar { $word }: no está en el tablero o no es del jugador que tiene el objeto.
rising-choice-equip = Dale { FORM($piece, "the") }.
rising-prompt-equip = Elige un objeto mágico para { FORM($figure, "the") }, o ninguno.
rising-event-equipped = { CAP(FORM($figure, "the")) } lleva { FORM($item, "the") }.
rising-event-item-lost = El suministro de objetos recupera { FORM($item, "the") }.
rising-event-location-opens = { CAP(FORM($location, "the")) } entra en juego.
rising-event-location-closes = { CAP(FORM($location, "the")) } sale del juego.
rising-not-item-here = Ese objeto mágico no está en el suministro, o aquí nadie puede construirlo (M-9.2).
rising-choice-inspire = Paga { $one } con Inspiración.
rising-choice-own = Que { $piece } se quede con { FORM($from, "the") }.
rising-prompt-item-cost = Por { FORM($project, "the") } hay que pagar: { LIST($due) }. ¿Qué se quita?
rising-prompt-take-item = ¿Quién se queda con el objeto mágico?
rising-event-item-taken = { $seat } se queda con { FORM($item, "the") }.

# El solitario mecánico.

rising-figure-bot = Bot
rising-figures-bot = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
rising-harm-figure-bot = { $own ->
    [yes] { $count ->
        [one] un Bot tuyo
       *[other] { $count } Bots tuyos
    }
   *[no] { $count ->
        [one] un Bot de { $player }
       *[other] { $count } Bots de { $player }
    }
}
rising-choice-assist = { CAP(FORM($piece, "the")) } comparte un espacio y ayuda en sus tiradas a los demás de allí.
rising-choice-unlock = { CAP(FORM($piece, "the")) } abre a otra figura un espacio de cinco o más jugadores.
rising-choice-gain-bot = Toma un Bot del suministro.
rising-prompt-place-bot = Elige adónde va el Bot, o que comparta un espacio.
rising-cannot-have-bots = bots es para partidas con la opción mechanical.
rising-cannot-count-bots = bots nombra { $count }; hay { $most }.
rising-cannot-be-of-the-second-team = { $path } no puede ser: el segundo equipo del solitario mecánico no tiene consejero, líder ni seguidores.
rising-cannot-stand-aside = { $figure } no puede ayudar ni abrir (helping, opening): eso solo lo hace un Bot en un espacio, y ya está resuelto.
rising-figure-with = { FORM($figure, "the") } con { LIST($items, form: "the") }
    .the = { FORM($figure, "the") } con { LIST($items, form: "the") }
    .of-the = { FORM($figure, "of-the") } con { LIST($items, form: "the") }
    .to-the = { FORM($figure, "to-the") } con { LIST($items, form: "the") }
rising-choice-wield = Ignora la inundación con { FORM($piece, "the") }.
rising-choice-unleash = { $item ->
    [constellation_cloak] Renuncia { FORM($piece, "to-the") } y a su portador para anular la carta.
    [winged_sandals] Renuncia { FORM($piece, "to-the") } para poner figuras a salvo.
    [horn_of_plenty] Renuncia { FORM($piece, "to-the") } a cambio de recursos.
   *[other] { $step ->
        [monster] Renuncia { FORM($piece, "to-the") } para que el monstruo no actúe.
       *[other] Renuncia { FORM($piece, "to-the") } para anular la carta.
    }
}
rising-choice-fly = Mueve { FORM($piece, "to-the") } desde { FORM($from, "the") } con las Sandalias Aladas.
rising-prompt-response-other = Sale «{ $card }». ¿Usas algo contra ella?
rising-prompt-sentinels-other = Van a inundarse { FORM($peninsula, "the") }. ¿Usas algo para impedirlo?
rising-prompt-fly = ¿Adónde va { $figure }?
rising-prompt-flee = Elige quién se va a otra parte, todos desde un mismo lugar.
rising-prompt-flee-consent = ¿Dejas que lleven { FORM($figure, "to-the") } { FORM($space, "to-the") }?
rising-event-item-used = { $seat } usa { FORM($item, "the") }.
rising-choice-steal = Intenta robar el { $piece }.
rising-choice-split = { $to } se lleva { $piece }.
rising-prompt-cache = Elige qué tomas del Alijo Oculto.
rising-prompt-aerie = ¿Reclutáis al Grifo o le robáis el oro?
rising-prompt-share-gold = ¿Cómo os repartís el oro?
rising-event-cache-filled = El Alijo Oculto vuelve a estar lleno.

# Medusa.

rising-cannot-be-at-sea = { $path } no puede ser { $place }: esa loseta está inundada.
rising-cannot-meet-medusa = Medusa y sus piedras son de las partidas con la opción medusa.
rising-choice-start = Medusa empieza en { FORM($piece, "the") }.
rising-choice-gaze = Atrae la mirada de Medusa con { FORM($piece, "the") } en { FORM($from, "the") }.
rising-choice-mirror = Atrae la mirada de Medusa con { FORM($piece, "the") } en { FORM($from, "the") } y rompe la maldición con el Escudo Espejo.
rising-choice-free = Paga { $price } para liberar a un atlante petrificado.
rising-choice-release = Libera { FORM($piece, "to-the") } en { FORM($from, "the") }.
rising-choice-dismiss = Devuelve al suministro el { $piece } petrificado en { FORM($from, "the") }.
rising-choice-charm = { $piece ->
    [followers] Ganen dos seguidores.
   *[volunteers] Ganen cuatro voluntarios.
}
rising-prompt-medusa-start = ¿Dónde empieza Medusa?
rising-prompt-medusa-die = { $of_tile ->
    [no] Un dado elige la península de Medusa.
   *[yes] Un dado elige la loseta de Medusa.
}
rising-prompt-gaze = Medusa va a moverse. ¿Atraes su mirada con una de tus figuras?
rising-prompt-free-stone = Elige a quién liberas.
rising-prompt-medusa-gift = Medusa ha encantado la ciudad. ¿Dos seguidores o cuatro voluntarios?
rising-prompt-gift-share = { $of_volunteers ->
    [no] ¿Quién gana el siguiente seguidor?
   *[yes] ¿Quién gana el siguiente voluntario?
}
rising-event-medusa-comes = Medusa llega a { FORM($tile, "the") }.
rising-event-petrified = { CAP(FORM($figure, "the")) } en { FORM($space, "the") } se convierte en piedra.
rising-event-volunteers-petrified = { $count ->
    [one] Aparece un voluntario petrificado
   *[other] Aparecen { $count } voluntarios petrificados
} en { FORM($tile, "the") }.
rising-event-gaze-drawn = { CAP(FORM($figure, "the")) } en { FORM($space, "the") } atrae la mirada de Medusa.
rising-event-curse-broken = { $seat } rompe la maldición de Medusa con el Escudo Espejo.
rising-event-freed = { CAP(FORM($figure, "the")) } en { FORM($space, "the") } vuelve a ser libre.
rising-event-stones-lost = { $count ->
    [one] Desaparece un voluntario petrificado
   *[other] Desaparecen { $count } voluntarios petrificados
} de { FORM($tile, "the") }.
# Las arpías y el mar: lo que se puede elegir.

rising-choice-harpy = Ahora, la arpía { FORM($to, "of-the") }.
rising-choice-prey = { $step ->
    [scylla] Escila va a por { FORM($piece, "the") } en { FORM($from, "the") }.
   *[harpy_target] La arpía ataca { FORM($piece, "to-the") }.
}
rising-choice-yield = Deja que la arpía se lleve { FORM($piece, "to-the") }.
rising-choice-tribute = Entrega { $piece } a la arpía.
rising-choice-tribute-good = Entrega { $one } a la arpía.
rising-choice-raid = { $piece ->
    [steal] Recuperad lo robado.
   *[fight] Luchad contra las arpías.
}
rising-choice-retrieve = Recuperad { $piece }.
rising-choice-retrieve-good = Recuperad { $one }.
rising-choice-retrieve-figure = Recuperad { FORM($piece, "to-the") }.
rising-choice-hand-good = Dad { $one } a { $to }.
rising-choice-hand-figure = Dad { FORM($piece, "the") } a { $to }.
rising-choice-treasure = Se revela el tesoro: { $piece }.
rising-choice-portion = { $to } se queda con { $piece }, y el otro jugador con el resto.
rising-choice-attacker = { $piece } ataca esta ronda.
rising-choice-gap = Entre { FORM($from, "the") } y { FORM($to, "the") }.
rising-choice-whirl = Primero, { FORM($to, "the") }.
rising-choice-stem = Pagad entre todos para salvar { FORM($farthest, "the") }.
rising-choice-letter = Ocupa el espacio { $piece } { FORM($to, "of-the") }.

# Las arpías y el mar: lo que se pregunta.

rising-prompt-harpies = Elige qué arpía es la siguiente.
rising-prompt-harpy-die = Un dado envía una arpía a una península.
rising-prompt-harpy-target = Elige a quién ataca la arpía.
rising-prompt-tribute = Una arpía ataca { FORM($figure, "to-the") }. ¿Qué le entregas?
rising-prompt-raid = ¿Recuperáis lo que hay en la Guarida o lucháis contra las arpías?
rising-prompt-loot = Elige qué recuperáis. Podéis recuperar { $left } más.
rising-prompt-loot-share = ¿Quién recibe lo recuperado?
rising-prompt-treasure = Se revela el tesoro de las arpías.
rising-prompt-unused-artifact = Se roba un artefacto sin usar.
rising-prompt-spoils = Las arpías están vencidas. ¿Cómo repartís el botín?
rising-prompt-sea-draw = El azar decide qué monstruo marino ataca esta ronda.
rising-prompt-sea-gap = Elige dónde acecha { $attacker }.
rising-prompt-scylla = Elige a por quién va Escila.
rising-prompt-bite = Escila va a por tus figuras. ¿A quién salvas?
rising-prompt-charybdis = Elige qué loseta intenta inundar primero Caribdis.
rising-prompt-stem-flood = Caribdis va a inundar { FORM($farthest, "the") }. ¿Pagáis entre todos para detenerla?
rising-prompt-name-space = Elige el espacio de la loseta para { FORM($figure, "the") }.
rising-prompt-die-selecting = { $thrower } tira un dado.
rising-prompt-die-by-size = Se tira un dado por { FORM($roller, "the") }.
rising-prompt-roll-window-selecting = El dado muestra { LIST($dice) }, que ahora vale { $result }. ¿Lo subes?
rising-prompt-roll-window-by-size = Tirada { FORM($roller, "of-the") }: { LIST($dice) }. Total { $total }. ¿Añades algo?
rising-purpose-stem = salvar { FORM($tile, "the") }
    .the = salvar { FORM($tile, "the") }

# Las arpías y el mar: lo que ocurre.

rising-event-harpy-comes = Una arpía llega { FORM($tile, "to-the") }.
rising-event-harpy-leaves = Una arpía se va { FORM($peninsula, "of-the") } con las garras vacías.
rising-event-stolen-good = Una arpía roba { $goods } a { $seat }.
rising-event-stolen-card = Una arpía roba { $card } a { $seat }.
rising-event-stolen-figure = Una arpía se lleva { FORM($figure, "to-the") } desde { FORM($space, "the") }.
rising-event-raid = { $way ->
    [steal] Los dos de la Guarida intentan recuperar lo robado.
   *[fight] Los dos de la Guarida luchan.
}
rising-event-harpy-defeated = { $left ->
    [0] ¡La última arpía ha caído!
    [one] Cae una arpía; queda una.
   *[other] Cae una arpía; quedan { $left }.
}
rising-event-retrieved = { $things ->
    [0] Total { $total }: no se puede recuperar nada.
    [one] Total { $total }: se puede recuperar 1 cosa.
   *[other] Total { $total }: se pueden recuperar { $things } cosas.
}
rising-event-treasure-found = Se revela el tesoro: { $treasure }.
rising-event-lair-gone = La Guarida de las Arpías sale del juego.
rising-event-sea-attacks = { $attacker } ataca esta ronda.
rising-event-sea-gap = { $attacker } acecha entre { FORM($peninsula, "the") } y { FORM($neighbour, "the") }.
rising-event-saved = { CAP(FORM($figure, "the")) } en { FORM($space, "the") } escapa de Escila.
rising-event-eaten = Escila devora { FORM($figure, "to-the") } en { FORM($space, "the") }.
rising-event-stemmed = Caribdis no consigue llegar { FORM($tile, "to-the") }.
rising-event-sea-leaves = { $attacker } queda saciada y sale del juego.
rising-event-sea-escaped = Los dos monstruos marinos se han ido. El cielo enrojece, y se puede ganar a la Sirena.
rising-choice-artifact = Roba primero un artefacto sin usar.
rising-prompt-sphinx = ¿Robas un artefacto sin usar en lugar de tu primera carta?
rising-prompt-draw-unused = { $seat } roba un artefacto sin usar.
rising-prompt-riddle-price = Elige la carta que descartas por el acertijo.
rising-prompt-riddle = Elige el artefacto sin usar que te quedas.
rising-event-artifact-back = Vuelve con los artefactos sin usar: { $card }.
rising-event-artifact-seen = { $seat } ve un artefacto sin usar: { $card }.
rising-choice-erect = Construid entre todos { FORM($piece, "the") }, por menos.
rising-prompt-gantry = { LIST($refusers) } no quiere pagar { FORM($component, "the") }. ¿Pagas sin su parte o no construyes nada?

# El dibujo.

rising-draw-deck-receding-waters = { $n } aguas en retirada
rising-draw-deck-red-skies = { $n } cielos rojos
rising-draw-deck-catastrophic-flood = { $n } catastróficas
rising-draw-deck-hidden = { $n } sin ver
rising-draw-pile-allies = Aliados en el suministro: { LIST($cards, join: "comma") }
rising-draw-pile-items = Objetos mágicos en el suministro: { LIST($cards, join: "comma") }
rising-draw-lot-specials = { $hidden ->
    [0] Ya no quedan especiales en el mazo; en la caja: { LIST($cards, join: "comma") }
   *[other] Especiales sin ver, { $hidden } en el mazo: { LIST($cards, join: "comma") }
}
rising-draw-lot-omens = { $hidden ->
    [0] Ya no quedan presagios en el mazo; en la caja: { LIST($cards, join: "comma") }
   *[other] Presagios sin ver, { $hidden } en el mazo: { LIST($cards, join: "comma") }
}
rising-draw-lot-artifacts = { $hidden ->
    [0] Ya no quedan artefactos en la biblioteca; sin usar: { LIST($cards, join: "comma") }
   *[other] Artefactos sin ver, { $hidden } en la biblioteca: { LIST($cards, join: "comma") }
}
rising-draw-lot-wonders = { $hidden ->
    [0] Ya no quedan maravillas en la biblioteca; en la caja: { LIST($cards, join: "comma") }
   *[other] Maravillas sin ver, { $hidden } en la biblioteca: { LIST($cards, join: "comma") }
}
rising-draw-locations = Lugares
rising-draw-monsters = Monstruos
rising-draw-petrified = Petrificados
rising-draw-sated = satisfecha
rising-draw-mechanical-team = Equipo mecánico
rising-draw-helps-all = actúa y suma 2 a las otras tiradas
rising-draw-potions = pociones: { LIST($things, join: "comma") }
rising-draw-spirits-played = espíritus usados: { LIST($things, join: "comma") }
rising-draw-spirit = con el líder: { LIST($things, join: "comma") }
rising-draw-inspiration = Inspiración { $n }
rising-sign-medusa = § Medusa
rising-sign-stone = ▒f petrificado
rising-councilor-alchemist-brief = pociones para los que están aquí
rising-councilor-artisan-brief = construye objetos, gana Inspiración
rising-councilor-astrologer-brief = espera en lo alto y luego baja
rising-councilor-channeler-brief = espíritus ayudan a los de aquí
rising-councilor-mariner-brief = puede estar en una loseta inundada
# Consejeros, pociones, espíritus, el Holograma.

rising-choice-drink = Juega { FORM($piece, "the") }.
rising-choice-potion = { $step ->
    [hologram_potion] Que { FORM($piece, "the") } sirva al Holograma esta ronda.
   *[other] Toma { FORM($piece, "the") }.
}
rising-choice-spirit = { $step ->
    [hologram_spirit] Que { $piece } estén con el Holograma esta ronda.
    [lattice] Que { $piece } sirvan a todos esta ronda.
   *[play_spirit] Juega { $piece }.
}
rising-prompt-choose-potions = Elige una poción para empezar.
rising-prompt-take-potion = Elige una poción del Laboratorio.
rising-prompt-hologram-potion = Elige la poción que sirve al Holograma esta ronda.
rising-prompt-elixir = Van a pedir energía a alguien. ¿Juegas antes el Elixir?
rising-prompt-play-spirit = ¿Juegas un Espíritu con tu líder?
rising-prompt-hologram-spirit = Elige el Espíritu que está con el Holograma esta ronda.
rising-prompt-lattice = Elige el Espíritu que sirve a todos esta ronda.
rising-prompt-tychae = ¿Quién recibe un voluntario para la ronda siguiente?
rising-prompt-observatory = ¿Quién sale ahora del Observatorio?
rising-prompt-from-observatory = ¿Adónde va { $figure } desde el Observatorio?
rising-event-ally-power = El Holograma tiene esta ronda el tablero { FORM($figure, "of-the") }.
rising-event-potion-taken = { $seat } toma { FORM($potion, "the") }.
rising-event-potion-played = { $seat } juega { FORM($potion, "the") }.
rising-event-hologram-potion = { CAP(FORM($potion, "the")) } sirve al Holograma esta ronda.
rising-event-spirit-played = { $seat } juega { $spirit }.
rising-event-spirits-back = { $seat } recupera los Espíritus jugados.
rising-event-hologram-spirit = { CAP($spirit) } están con el Holograma esta ronda.
rising-event-spirit-named = { CAP($spirit) } sirven a todos esta ronda.
rising-event-inspired = { $seat } tiene ahora { $inspiration } de Inspiración.
rising-event-stayed = { CAP(FORM($figure, "the")) } se queda en { FORM($space, "the") }, aunque la loseta está inundada.
