# Atlantis Rising: lo ocurrido.

rising-event-component-laid = { CAP(FORM($component, "the")) } forma parte del Plano.
rising-event-councilor-taken = { $seat } juega con { FORM($councilor, "the") }.
rising-event-colour-taken = { $seat } juega con el color { $colour }.
rising-event-starter-found = { $seat } es el jugador inicial.
rising-event-round-begins = Empieza la ronda { $round }. { $seat } es el jugador inicial.
rising-event-board-revealed = Se revela { FORM($councilor, "the") }.
rising-event-hologram-power = { $councilor ->
    [none] El Holograma no tiene ninguna capacidad esta ronda.
   *[other] El Holograma tiene esta ronda la capacidad { FORM($councilor, "of-the") }.
}
rising-event-placed = { $seat } coloca { FORM($figure, "theirs") } en { FORM($space, "the") }.
rising-event-lifted = { $seat } recupera { FORM($figure, "theirs") } { FORM($space, "of-the") }.
rising-event-contested = { $seat } pide el espacio de { $holder } en { FORM($space, "the") }.
rising-event-awarded = El espacio { FORM($space, "of-the") } es para { $seat }.
rising-event-ready = { $seat } ha terminado de colocar.
rising-event-card-played = { $seat } juega { $card }.
rising-event-misfortune-turned = { $seat } descubre «{ $misfortune }».
rising-event-misfortune-cancelled = { $seat } anula «{ $misfortune }».
rising-event-flooded = Se inunda { FORM($tile, "the") }.
rising-event-unflooded = { CAP(FORM($tile, "the")) } sale a flote.
rising-event-barrier-placed = Una barrera mística protege { FORM($peninsula, "the") }.
rising-event-barrier-lost = { CAP(FORM($peninsula, "the")) } pierden su barrera.
rising-event-blocked = { $seat } detiene la inundación { FORM($peninsula, "of-the") }.
rising-event-returned = { CAP(FORM($figure, "the")) } vuelve a la reserva desde { FORM($space, "the") }.
rising-event-moved = { CAP(FORM($figure, "the")) } va { FORM($space, "to-the") }.
rising-event-peeked = { $seat } ve «{ $misfortune }».
rising-event-put-back = { $seat } devuelve «{ $misfortune }» al mazo.
rising-event-acted = { CAP(FORM($figure, "the")) } actúa en { FORM($space, "the") }.
rising-event-pair-acted = La pareja { FORM($space, "of-the") } actúa.
rising-event-forgone = Nadie actúa en { FORM($space, "the") }.
rising-event-rolled = El dado muestra un { $face }.
rising-event-succeeded = { $total } contra { $target }: ¡éxito!
rising-event-failed = { $total } contra { $target }: fracaso.
rising-event-boosted = { $seat } suma { $by } a la tirada.
rising-event-gained = { $seat } gana { $goods }.
rising-event-spent = { $seat } pierde { $goods }.
rising-event-recruited = { $leader ->
    [yes] { $seat } recupera { FORM($figure, "theirs") }.
   *[no] { $seat } gana { FORM($figure, "theirs") }.
}
rising-event-card-drawn = { $seat } roba { $card }.
rising-event-card-kept = { $seat } se queda con { $card }.
rising-event-card-discarded = { $seat } descarta { $card }.
rising-event-card-buried = { $seat } pone { $card } debajo del mazo de biblioteca.
rising-event-component-named = { $seat } quiere construir { FORM($component, "the") }.
rising-event-component-built = ¡Se ha construido { FORM($component, "the") }!
rising-event-nothing-built = { $why ->
    [none] No se construye nada en { FORM($space, "the") }.
   *[other] No se construye nada en { FORM($space, "the") }: { $why }.
}
rising-event-refused = { $seat } se niega.
rising-event-objected = { $seat } se opone.
rising-event-voted-down = Los demás lo devuelven.
rising-event-end-proposed = { $seat } propone terminar las acciones.
rising-event-wrath-speaks = { $floods ->
    [0] La Ira de los Dioses no inunda nada esta ronda.
    [one] Golpea la Ira de los Dioses: 1 inundación.
   *[other] Golpea la Ira de los Dioses: { $floods } inundaciones.
}
rising-event-counter-moved = El marcador de la Ira pasa al espacio { $space }: nivel { $level }.
rising-event-deck-shuffled = { $deck ->
    [misfortunes] Se barajan los infortunios.
    [library] Se baraja el mazo de biblioteca.
   *[council] Se barajan los consejeros.
}
rising-event-ability-copied = El líder de { $seat } tiene también esta ronda la capacidad { FORM($councilor, "of-the") }.
rising-event-misfortune-discarded = { $seat } descarta «{ $misfortune }».
rising-event-to-supply = { CAP(FORM($figure, "the")) } va al suministro.
rising-event-concession = { $seat } propone abandonar la partida.
rising-event-widened = { CAP(FORM($tile, "the")) } tiene más sitio esta ronda.
rising-event-wrath-calmed = { $floods ->
    [one] La Ira trae 1 inundación menos esta ronda.
   *[other] La Ira trae { $floods } inundaciones menos esta ronda.
}
rising-event-game-ends = { $ending ->
    [power_core] { CAP(FORM($core, "the")) } brilla y la Atlántida se eleva. ¡Victoria de todos!
    [drowned] Lo último de la Atlántida está bajo el mar. Derrota de todos.
    [max_rounds] Se han acabado las rondas. Derrota de todos.
   *[conceded] La partida se abandona de común acuerdo.
}

## Por qué no se construye nada, dentro de una frase

rising-why-lost-schema = «{ $schema }» no permite más componentes esta ronda (R-5.18)
rising-why-leader-missing = { FORM($core, "the") } necesita allí a todos los líderes, y falta el de { $player } (R-6.22)
rising-why-nothing-to-pay = todos deben pagar una parte { FORM($core, "of-the") }, y { $player } no tiene con qué pagar (R-6.22)
rising-why-core-too-dear = entre todos no se puede pagar { FORM($core, "the") }, al menos una unidad cada uno (R-6.22)
rising-why-too-dear = quienes están allí no pueden pagar ningún componente (R-6.19)
rising-why-not-paid = no se paga el coste (R-6.21)
