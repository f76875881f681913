# Atlantis Rising en la página: lo que está junto al tablero, lo explica y guía por él.

rising-blurb = La Atlántida se hunde y la salvan entre todos: envíen a su gente por la isla, reúnan lo que pide la Puerta Cósmica y constrúyanla antes de que se hunda la última loseta. De uno a siete jugadores, todos contra el mar.
rising-round = Ronda { $round }
rising-rounds = Rondas
rising-value-level = { $level }: { $name }

## El tablero

rising-board-label = La isla y la Puerta Cósmica
rising-board-help = Las flechas llevan a lo que puedes usar, Intro lo elige, del 1 al 9 tomas una figura para colocarla y Escape la suelta.
rising-board-chooser = ¿Qué quieres hacer en { $spot }?
rising-board-figure = { $figure }, { $site }
rising-board-people = { $site }: { $count ->
    [0] no hay nadie.
   *[other] { LIST($figures) }.
}
rising-board-room = { $used } de { $capacity } espacios ocupados.
rising-board-flooded = { $site }: inundada.
rising-board-arm = { $arm }: { $land ->
    [0] todo está inundado.
    [one] 1 loseta sobre el agua.
   *[other] { $land } losetas sobre el agua.
} { $barrier ->
    [yes] Una barrera las protege.
   *[no] Sin barrera.
}{ $closed ->
    [yes] { " " }Cerrado esta ronda.
   *[no] { "" }
}
rising-zoom-in = Acercar la isla
rising-zoom-out = Ver toda la isla
rising-tray-label = Por colocar
rising-tray-pick = { $figure }, quedan { $count }: toma una para colocarla

## La Puerta, los mazos, la Ira

rising-gate-count = { $built } de { $all } construidos
rising-gate-built = construido
rising-gate-cost = cuesta { LIST($goods) }
rising-gate-locked = Solo con cinco jugadores o más
rising-deck-misfortunes = Infortunios
rising-deck-library = Biblioteca
rising-deck-left = Quedan { $left }, descartadas { $away }
rising-deck-next = Próxima: { $card }
rising-wrath-label = Ira de los Dioses: nivel { $level }; { $floods ->
    [0] ninguna inundación
    [one] 1 inundación
   *[other] { $floods } inundaciones
} al final de esta ronda

## Lo que ocurre

rising-pay-title = Pago entre todos
rising-pay-due = Falta por pagar
rising-roll-die = El dado muestra { $face }
rising-roll-won = { $total } de { $target }: ¡éxito!
rising-roll-lost = { $total } de { $target }: no ha habido suerte
rising-roll-so-far = { $total } de { $target } por ahora

## El panel

rising-panel-label = Jugadores y ronda
rising-panel-seats = Jugadores
rising-panel-setup = Preparación
rising-panel-you = tú
rising-panel-starter = Jugador inicial
rising-panel-ready = Listo
rising-panel-cards = Cartas
rising-panel-pool = Figuras en la reserva
rising-step-place = Colocar
rising-step-misfortunes = Infortunios
rising-step-actions = Actuar
rising-step-wrath = Ira

## Explicaciones

rising-topic-build-text = Quienes están aquí construyen juntos, una vez por ronda: eligen un componente de la Puerta y lo pagan entre ellos. Caben todas las figuras que quieran.
rising-topic-flooded-text = Está inundada y no se puede usar hasta que alguien la saque a flote.
rising-topic-closed-text = Cerrado el resto de esta ronda.
rising-topic-built-text = Está construido.
rising-topic-unbuilt-text = Aún no está construido.
rising-topic-arm-text = { $land ->
    [0] No queda nada sobre el agua.
    [one] Queda 1 loseta sobre el agua. Una inundación se la lleva.
   *[other] Quedan { $land } losetas sobre el agua. Una inundación se lleva la más lejana.
}
rising-topic-barrier-text = { $barrier ->
    [yes] Una barrera mística detiene aquí la próxima inundación, pero no la Ira ni una Inundación Controlada.
   *[no] Aquí no hay barrera.
}
rising-topic-leader-text = Tiene la habilidad de su consejero. Todos los líderes deben estar en la Puerta cuando construyan el Núcleo de Poder.
rising-topic-follower-text = Se coloca cada ronda y actúa una vez. En las ciudades se reclutan más.
rising-topic-volunteer-text = Ayuda durante una ronda y se va.
rising-topic-hologram-text = Es del jugador inicial y tiene la habilidad de un consejero que nadie lleva.
rising-topic-automaton-text = No actúa, pero suma 2 a las tiradas de hasta dos figuras que estén con él.
rising-topic-wrath-text = El nivel es { $level }. { $floods ->
    [0] Al final de esta ronda no se inunda nada.
    [one] Al final de esta ronda se inunda 1 loseta.
   *[other] Al final de esta ronda se inundan { $floods } losetas.
}
rising-topic-deck-text = Quedan en el mazo: { $cards }.
rising-topic-deck-top = Se sabe qué hay encima: { $cards }.
rising-topic-deck-discard = Descartadas: { $cards }.
rising-topic-library-text = Cartas del mazo: { $cards }.
rising-topic-copied-text = Esta ronda tiene también la habilidad de { $councilor }:
rising-topic-crystal-text = Se encuentra en los bosques. Hace falta para la Puerta.
rising-topic-gold-text = Se encuentra en las colinas. Hace falta para la Puerta.
rising-topic-ore-text = Se encuentra en las montañas. Las forjas lo convierten en atlantio.
rising-topic-atlantium-text = Se hace con mineral en las forjas. Hace falta para la Puerta.
rising-topic-energy-text = Se gana en la Fuente de Poder Místico. Sirve para mejorar tiradas, quedarse una carta más, poner barreras o sacar losetas a flote.
rising-topic-pool-text = Figuras que no están en el tablero. Cada ronda se colocan todas.
rising-topic-supply-text = En el suministro, por reclutar: { $followers ->
    [0] ningún seguidor
    [one] 1 seguidor
   *[other] { $followers } seguidores
}{ $leader ->
    [yes] { " " }y el líder
   *[no] { "" }
}.
rising-topic-waiting-text = { $count ->
    [one] 1 voluntario llega
   *[other] { $count } voluntarios llegan
} la próxima ronda.
rising-topic-step-place-text = Todos colocan a la vez todas sus figuras, donde haya sitio.
rising-topic-step-misfortunes-text = Se destapan infortunios, uno tras otro. Casi todos inundan algo.
rising-topic-step-actions-text = Quienes siguen en pie actúan, en el orden que quieran: recoger, reclutar, robar, forjar, construir.
rising-topic-step-wrath-text = La Ira inunda tantas losetas como indica su nivel, y luego sube.

## Antes de hacerlo

rising-risk-concede = Esto termina la partida: la Atlántida se hunde y pierden todos.
rising-risk-end = { $count ->
    [one] Queda 1 acción por hacer y se perderá.
   *[other] Quedan { $count } acciones por hacer y se perderán.
}

## El final

rising-result-label = Resultado
rising-result-won = ¡La Atlántida resurge!
rising-result-lost = La Atlántida se ha perdido.
rising-result-facts = Ronda { $round }; { $tiles ->
    [0] ninguna loseta
    [one] 1 loseta
   *[other] { $tiles } losetas
} sobre el agua; { $built } de { $all } componentes construidos.
rising-result-deeds = { $acted ->
    [one] 1 acción
   *[other] { $acted } acciones
}, { $gained } bienes ganados, { $spent } gastados, { $cards ->
    [one] 1 carta jugada
   *[other] { $cards } cartas jugadas
}
rising-chart-label = El curso de la partida, ronda a ronda
rising-chart-land = Losetas sobre el agua
rising-chart-built = Componentes construidos

## Un primer vistazo

rising-tour-island = Esta es la Atlántida: seis penínsulas alrededor de la Fuente de Poder Místico. El mar se las lleva desde las puntas hacia dentro, y ganan o pierden todos juntos.
rising-tour-place = Aquí esperan tus figuras. Toma una y haz clic donde deba estar, o arrástrala hasta allí. El número de una loseta es lo que debe alcanzar el dado.
rising-tour-wrath = La Ira de los Dioses sube cada ronda. Su nivel dice cuántas losetas se inundan al final de la ronda.
rising-tour-gate = Esto es lo que construyen: los componentes de la Puerta Cósmica, con lo que cuesta cada uno. Cuando estén todos, el Núcleo de Poder gana la partida.
rising-tour-panel = Aquí está lo que tiene cada uno: bienes, energía mística, cartas y figuras por colocar. Señala cualquier cosa para leer qué hace.
