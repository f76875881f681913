# Atlantis Rising: lo que se pregunta a un jugador, dicho a ese jugador. `left` es cuánto queda.

rising-prompt-over = La partida ha terminado.
rising-prompt-waiting = { $seat }: { $task }
rising-prompt-settling = Alguien se ha opuesto, así que decides tú como jugador inicial. { $task }
rising-prompt-final = Los demás lo han devuelto. Lo que elijas ahora es definitivo. { $task }

## Azar

rising-prompt-lay-component = Se saca un componente de letra { $letter }.
rising-prompt-deal-councilor = { $seat } recibe un consejero.
rising-prompt-find-starter = Se sortea el jugador inicial.
rising-prompt-reveal-board = Se revela un consejero para el Holograma.
rising-prompt-turn-over = { $drawer } descubre un infortunio.
rising-prompt-peek = { $seat } mira el próximo infortunio.
rising-prompt-die = Se tira un dado por { FORM($roller, "the") }; el objetivo es { $goal }.
rising-prompt-draw-card = { $seat } roba una carta de biblioteca.

## Preparación y colocación

rising-prompt-pick-component = Elige un componente de letra { $letter } para el Plano.
rising-prompt-take-councilor = Elige tu consejero.
rising-prompt-take-colour = Elige tu color.
rising-prompt-hologram-power = ¿Qué capacidad tiene el Holograma esta ronda: la { LIST($boards, join: "or", form: "of-the") }?
rising-prompt-place = Coloca una figura. Te quedan { LIST($pool) }.{ rising-prompt-also }
rising-prompt-place-done = Has colocado todas tus figuras. ¿Has terminado?{ rising-prompt-also }
rising-prompt-place-ready = Has terminado. Mientras falte alguien puedes { LIST($ways, join: "or") }.
rising-prompt-also = { $more ->
    [yes] { " " }También puedes { LIST($ways, join: "or") }.
   *[no] { "" }
}
rising-way-buy = comprar algo
rising-way-play = jugar una carta
rising-way-lift = recuperar una figura
rising-way-contest = pedir el espacio de alguien
rising-prompt-award = { $claimant } pide el espacio de { $holder } en { FORM($contested, "the") }. ¿De quién es?
rising-prompt-claim = ¿Qué figura colocas en { FORM($space, "the") }?
rising-prompt-concession = { $proposer } propone abandonar la partida. ¿Estás de acuerdo?

## Infortunios

rising-prompt-before-draw = { $drawer } va a descubrir un infortunio. ¿Juegas antes una carta?
rising-prompt-response = Sale «{ $card }». ¿Envías { FORM($bearer, "to-the") } al suministro para anularlo?
rising-prompt-sentinels = Van a inundarse { FORM($peninsula, "the") }. ¿Devuelves { FORM($bearer, "to-the") } a la reserva para impedirlo?
rising-prompt-choose-flood = «{ $card }»: elige una península que se inunde.{ $left ->
    [one] { "" }
   *[other] { " " }Quedan { $left } inundaciones.
}
rising-prompt-discard-barrier = «{ $card }»: elige una barrera que descartar.
rising-prompt-tsunami = «{ $card }»: elige entre las penínsulas con más tierra.
rising-prompt-omen = «{ $card }»: ¿aceptas la inundación o la evitas?
rising-prompt-put-back = ¿Qué carta va ahora, como carta { $turn } desde arriba?
rising-prompt-put-back-away = ¿Descartas una de las cartas que has visto?
rising-prompt-end-misf = Han pasado los infortunios. ¿Mueves figuras ahora?
rising-prompt-adept-figure = ¿A quién traes { FORM($site, "to-the") }?
rising-prompt-adept-space = ¿Adónde va { $figure }?
rising-prompt-adept-consent = { $seat } quiere llevar { FORM($figure, "to-the") } { FORM($space, "to-the") }. ¿Estás de acuerdo?
rising-prompt-move-figure = ¿Cuál de tus figuras mueves?{ $left ->
    [one] { "" }
   *[other] { " " }Puedes mover { $left }.
}
rising-prompt-move-space = ¿Adónde va { $figure }?
rising-prompt-start-actions = ¿Quién sale ahora { FORM($watchtower, "of-the") }?
rising-prompt-relocate = ¿Adónde va a actuar { $figure }?
rising-prompt-wrath = La Ira de los Dioses: elige una península que se inunde.{ $left ->
    [one] { "" }
   *[other] { " " }Quedan { $left } inundaciones.
}
rising-prompt-wrath-barrier = ¿Gastas la barrera { FORM($peninsula, "of-the") } contra la Ira?

## Actuar

rising-prompt-actions = Antes de la próxima acción puedes jugar una carta, comprar una barrera o sacar a flote una loseta.
rising-prompt-actions-name = Elige quién actúa ahora o propón terminar las acciones.
rising-prompt-actions-own = Puedes actuar con una de tus figuras, jugar una carta o comprar algo.
rising-prompt-end-proposed = { $starter } propone terminar las acciones. { $left_to_act ->
    [0] Ya has actuado con todas tus figuras.
    [one] Te queda 1 por actuar.
   *[other] Te quedan { $left_to_act } por actuar.
} ¿Estás de acuerdo?
rising-prompt-objected = Te has opuesto: actúa con una de tus figuras o renuncia a su acción.
rising-prompt-may-forgo = { $starter } llama { FORM($unit, "to-the") }. ¿Actúas o renuncias a la acción?
rising-prompt-objections = { $proposer } propone: { $proposal } ¿Estás de acuerdo?
rising-prompt-vote = { $starter } decide: { $proposal } ¿Estás de acuerdo o lo devuelves?
rising-prompt-choose-helped = ¿A quién ayuda el Autómata?{ $helped ->
    [one] { "" }
   *[other] { " " }Puede ayudar a { $helped }.
}
rising-prompt-roll-window = Tirada { FORM($roller, "of-the") }: { LIST($dice) }. Total { $total }; { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
} para { $goal }. ¿Añades algo?
rising-prompt-greet = ¡Éxito! ¿Quién recluta?
rising-prompt-recruit = ¿Tomas un seguidor o recuperas a tu líder?
rising-prompt-keep-card = Has robado { LIST($drawn) }. Puedes quedarte con { $left }.
rising-prompt-keep-card-extra = Quedan { LIST($drawn) }. ¿Te quedas con una carta más?
rising-prompt-lay-down = Sin quedarte: { LIST($drawn) }. Descarta cada carta o ponla debajo del mazo.
rising-prompt-hand-limit = Tienes { $hand } cartas y el límite es { $limit }. Juega o descarta una.
rising-prompt-convert = ¿Cuánto mineral conviertes? Hasta { $most }; cada uno da { $rate }.

## Construir y pagar

rising-prompt-build = ¿Qué se construye en { FORM($space, "the") }? Quienes están allí tienen { LIST($wealth) }.
rising-prompt-build-window = { CAP(FORM($project, "the")) } cuesta { LIST($cost) }{ $discount ->
    [0] { "" }
   *[other] , { $discount } menos por ahora
}. ¿Lo abaratas más?
rising-prompt-raise-cost = «{ $malfunction }»: { FORM($project, "the") } cuesta más que { LIST($due) }. ¿Qué recurso añades?
rising-prompt-lower-cost = { CAP(FORM($project, "the")) } cuesta { LIST($due) }. ¿Qué recurso quitas?
rising-prompt-settle-cost = { LIST($refusers) } no quiere pagar { FORM($component, "the") }. ¿Pagas sin su parte o no construyes nada?
rising-prompt-payment = Por { FORM($purpose, "the") } queda por pagar: { LIST($due) }. ¿Cuánto paga { $payer } de { $good }?
rising-prompt-consent = { $initiator } te pide pagar { LIST($share) } por { FORM($purpose, "the") }. ¿Estás de acuerdo?
rising-purpose-barrier = una barrera en { FORM($peninsula, "the") }
    .the = una barrera en { FORM($peninsula, "the") }
rising-purpose-unflood = sacar a flote { FORM($tile, "the") }
    .the = sacar a flote { FORM($tile, "the") }
rising-purpose-omen = «{ $card }»
    .the = «{ $card }»

## Lo que preguntan cartas y componentes

rising-prompt-share-barrier = ¿Colocas gratis una barrera mística?
rising-prompt-share-unflood = Elige una península: sale a flote su loseta inundada más cercana.
rising-prompt-beacon = Saca a flote losetas de penínsulas distintas. Quedan { $left }.
rising-prompt-share-volunteer = ¿Quién recibe un voluntario para la ronda siguiente?{ $volunteers ->
    [one] { "" }
   *[other] { " " }Quedan { $volunteers } por repartir.
}
rising-prompt-share-recruit = ¿Qué jugadores reclutan? Quedan { $left }.
rising-prompt-exchange = ¿Das cristal, oro o mineral y tomas otro? Quedan { $left }.
rising-prompt-loom = ¿Compras una barrera mística por { $price }?
rising-prompt-act-again = ¿Cuál de tus figuras actúa de nuevo?
rising-prompt-seal-return = ¿Qué seguidor vuelve al suministro para sacar losetas a flote?
rising-prompt-seal-consent = ¿Devuelves { FORM($figure, "to-the") } al suministro?
rising-prompt-foundry = ¿Quién da cristal, oro o mineral por { $smelted }?
rising-prompt-smelt = ¿Das cristal, oro o mineral por { $smelted }?
rising-prompt-conduit = ¿Quién recluta?
rising-prompt-own-barrier = Coloca gratis una barrera mística.
rising-prompt-own-unflood = Elige una península: sale a flote su loseta inundada más cercana.{ $left ->
    [one] { "" }
   *[other] { " " }Quedan { $left }.
}
rising-prompt-take-good = Toma un recurso a tu elección.{ $left ->
    [one] { "" }
   *[other] { " " }Quedan { $left }.
}
rising-prompt-conversion = ¿Cuánta energía mística pagas? Hasta { $left }.
rising-prompt-choose-tile = ¿Qué loseta tiene más sitio esta ronda?
rising-prompt-copy-ability = ¿Qué capacidad tiene también tu líder esta ronda?
