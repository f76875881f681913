# Atlantis Rising: lo que puede elegir un jugador, dicho a ese jugador; y lo que puede traer el azar.

## Preparación

rising-choice-component = { CAP(FORM($piece, "the")) } entra en el Plano.
rising-choice-pick = Añade { FORM($piece, "the") } al Plano.
rising-choice-councilor = { $step ->
    [deal_councilor] { $who } juega con { FORM($piece, "the") }.
   *[take_councilor] Juega con { FORM($piece, "the") }.
}
rising-choice-colour = Juega con el color { $piece }.
rising-choice-starter = Empieza { $piece }.
rising-choice-board = Se revela { FORM($piece, "the") }.
rising-choice-power = Da al Holograma la capacidad { FORM($piece, "of-the") } esta ronda.

## Colocar y comprar

rising-choice-place = Coloca { FORM($piece, "placed") } en { FORM($to, "the") }.
rising-choice-ready = Termina de colocar.
rising-choice-concede = Propón abandonar la partida.
rising-choice-lift = Recupera { FORM($piece, "placed") } { FORM($from, "of-the") } para volver a colocar. Solo puedes hacerlo una vez por ronda.
rising-choice-contest = Pide el espacio { FORM($piece, "of-the") } en { FORM($from, "the") }; decide { $starter }.
rising-choice-award = Da el espacio { FORM($from, "of-the") } a { $piece }.
rising-choice-barrier = Compra una barrera mística para { FORM($to, "the") }. Cuesta { $price }; puede pagar quien quiera.
rising-choice-unflood = Saca a flote { FORM($nearest, "the") }. Cuesta { $price }; puede pagar quien quiera.
rising-choice-play = { $artifact ->
    [yes] Usa { $piece }.
   *[no] Juega { $piece }.
}

## Acuerdos y pagos

rising-choice-agree = { $step ->
    [end_proposed] Acepta terminar las acciones. Quien no haya actuado pierde su acción.
    [concession] Acepta abandonar la partida.
   *[other] De acuerdo.
}
rising-choice-object = { $step ->
    [end_proposed] Oponte. Después debes actuar con una de tus figuras o renunciar a su acción.
    [concession] Sigue jugando.
   *[other] Oponte. Decide { $starter }, como jugador inicial.
}
rising-choice-return = { $step ->
    [seal_return] Devuelve { FORM($piece, "to-the") } al suministro.
    [vote] Devuélvelo. Si lo hace la mayoría, { $starter } tiene que volver a elegir.
    [going_home] Deja que vuelva a la reserva.
   *[other] Devuelve { FORM($piece, "to-the") } a la reserva.
}
rising-choice-share = { $n ->
    [0] { $from } no paga nada de { $good }.
   *[other] { $from } paga { $piece }.
}
rising-choice-accept = { $step ->
    [adept_consent] Deja que muevan tu figura.
    [seal_consent] Envía a tu seguidor al suministro.
   *[other] Paga tu parte: { LIST($share) }.
}
rising-choice-refuse = { $step ->
    [adept_consent] Niégate. Tu figura se queda donde está.
    [seal_consent] Niégate. Tu seguidor se queda.
    [smelt] No des nada.
   *[other] Niégate. No se paga nada.
}

# Pasar y cerrar una lista, según el momento.

rising-choice-pass = { $step ->
    [before_draw] No juegues nada antes de este robo.
    [response] Deja que ocurra «{ $piece }».
    [sentinels] Deja que la inundación llegue { FORM($to, "to-the") }.
    [end_misf] No hagas nada ahora.
    [put_back] No descartes ninguna.
    [actions] No hagas nada antes de la próxima acción.
    [roll_window] Deja la tirada como está.
    [build_window] Deja el coste como está.
    [loom] No coloques ninguna barrera.
    [sphinx] Roba todas las cartas del mazo.
    [act_again] Que nadie actúe de nuevo.
    [seal_return] No devuelvas a ningún seguidor. Nada sale a flote.
    [foundry] Que nadie dé nada.
    [conduit] Que nadie reclute.
    [stem_flood] Que venga Caribdis.
   *[other] Pasa.
}
rising-choice-done = { $step ->
    [keep_card] No te quedes con más cartas.
    [move_figure] No muevas a nadie más.
    [share_barrier] No coloques ninguna barrera.
    [beacon] No saques a flote más losetas.
    [share_recruit] Que no reclute nadie más.
    [exchange] No cambies nada más.
    [own_unflood] No saques a flote más losetas.
    [equip] No le des más objetos.
    [flee] No muevas a nadie más.
    [item_cost] No pagues más con Inspiración.
    [bite] No salves a nadie más.
    [loot] No recuperéis nada más.
   *[other] Termina.
}

## Infortunios

rising-choice-card = { $step ->
    [turn_over] Sale «{ $piece }».
    [peek] Se ve «{ $piece }».
   *[other] Se roba { $piece }.
}
rising-choice-cancel = Envía { FORM($bearer, "to-the") } al suministro para anular «{ $piece }».
rising-choice-block = Devuelve { FORM($bearer, "to-the") } a la reserva para detener la inundación { FORM($to, "of-the") }.
rising-choice-flood = { $barrier ->
    [yes] Inunda { FORM($to, "the") }. Se pierde su barrera y se salva { FORM($farthest, "the") }.
   *[no] Inunda { FORM($to, "the") }. Se pierde { FORM($farthest, "the") }.
}
rising-choice-discard-barrier = Descarta la barrera { FORM($to, "of-the") }.
rising-choice-suffer = { $omen_arm ->
    [none] { $step ->
        [ally_omen] Sufre el presagio.
       *[omen] Elige una península que se inunde.
    }
   *[other] Deja que se inunden { FORM($omen_arm, "the") }.
}
rising-choice-avert = { $step ->
    [ally_omen] { rising-avert-ally }
   *[omen] { rising-avert-flood }
}
rising-avert-ally = Pagad entre todos { $omen_price }{ $ally ->
    [none] { "" }
   *[other] { " " }y reclutad { FORM($ally, "to-the") }
}.
rising-avert-flood = { $omen ->
    [omen_of_ebbing] Cada jugador pierde { $omen_price } y no hay inundación.
    [omen_of_exile] Quienes están en la loseta más lejana de las ciudades, las bibliotecas y las forjas vuelven a su reserva y no hay inundación.
   *[other] Entre todos se descartan { $omen_price } y no hay inundación.
}
rising-choice-top = Devuelve «{ $piece }» como carta { $turn } desde arriba.
rising-choice-away = Descarta «{ $piece }».
rising-choice-spend-barrier = Gasta la barrera { FORM($to, "of-the") }. No se inunda nada.
rising-choice-keep-barrier = Conserva la barrera. Se inunda { FORM($farthest, "the") }.

## Mover

rising-choice-adept-leader = Trae una figura adonde está tu líder.
rising-choice-adept-hologram = Trae una figura adonde está el Holograma.
rising-choice-move = Mueve { FORM($piece, "to-the") } desde { FORM($from, "the") }.
rising-choice-to = Ve { FORM($to, "to-the") }.
rising-choice-stay = { $step ->
    [relocate] Quédate aquí sin actuar.
    [centaur_step] Quédate donde estás.
    [going_home] Quédate en la loseta inundada.
   *[other] Quédate: no hay sitio en ninguna parte.
}
rising-choice-next = Que { FORM($piece, "the") } salga ahora { FORM($from, "of-the") }.

## Actuar

rising-choice-activate = Actúa con { FORM($piece, "the") } en { FORM($from, "the") }.
rising-choice-activate-pair = Actúa con la pareja { FORM($from, "of-the") }.
rising-choice-activate-gate = { $why ->
    [none] Construye en { FORM($from, "the") }.
   *[other] Construye en { FORM($from, "the") }. Ahora no se puede construir nada ahí: { $why }.
}
rising-choice-act = Actúa en { FORM($from, "the") }.
rising-choice-act-pair = Actúa con la pareja en { FORM($from, "the") }.
rising-choice-act-gate = Construye de todos modos en { FORM($from, "the") }.
rising-choice-forgo = Renuncia a la acción en { FORM($from, "the") }.
rising-choice-forgo-pair = Renuncia a la acción de la pareja { FORM($from, "of-the") }.
rising-choice-forgo-gate = No construyas nada en { FORM($from, "the") }.
rising-choice-end = Propón terminar las acciones. Quien no haya actuado pierde su acción.
rising-choice-again = Actúa de nuevo con { FORM($piece, "the") } en { FORM($from, "the") }.
rising-choice-help = Que el Autómata ayude { FORM($piece, "to-the") }.
rising-choice-roll = El dado muestra un { $piece }.
rising-choice-boost-energy = Gasta 1 de energía mística: +{ $boost }.
rising-choice-boost-mystic = Usa la capacidad { FORM($piece, "of-the") }: +1 gratis.
rising-choice-winds-first = Juega { $winds }: el primer dado muestra un { $face }.
rising-choice-winds-second = Juega { $winds }: el segundo dado muestra un { $face }.
rising-choice-recruit = Recluta { $piece }.
rising-choice-gain-follower = Toma un seguidor del suministro.
rising-choice-gain-leader = Recupera a tu líder del suministro.
rising-choice-keep = Quédate con { $piece }.
rising-choice-extra-energy = Paga { $extra_price } para quedarte con una carta más.
rising-choice-extra-mystic = Usa la capacidad { FORM($piece, "of-the") } para quedarte gratis con una carta más.
rising-choice-discard = Descarta { $piece }.
rising-choice-bottom = Pon { $piece } debajo del mazo de biblioteca.
rising-choice-convert = { $n ->
    [0] No conviertas nada.
   *[other] { $yields ->
        [none] Paga { $piece } y toma otros tantos recursos a tu elección.
       *[other] Convierte { $piece } en { $yields }.
    }
}

## Construir

rising-choice-build = Construye { FORM($piece, "the") } por { LIST($cost) }.
rising-choice-nothing = No construyas nada.
rising-choice-pay = Paga { FORM($piece, "the") } sin quienes se han negado.
rising-choice-add = Añade { $one } al coste.
rising-choice-drop = Quita { $one } del coste.

## Lo que permiten las cartas y los componentes

rising-choice-ward = Coloca una barrera mística en { FORM($to, "the") }.
rising-choice-weave = Compra una barrera mística para { FORM($to, "the") }. Cuesta { $price }.
rising-choice-raise = Saca a flote { FORM($nearest, "the") }.
rising-choice-volunteer = { $piece } recibe un voluntario para la ronda siguiente.
rising-choice-give = { $step ->
    [smelt] Da { $one } por { $smelted }.
   *[other] Da { $one } y toma cristal, oro o mineral.
}
rising-choice-smelter = { $piece } da cristal, oro o mineral por { $smelted }.
rising-choice-take = Toma { $one }.
rising-choice-widen = { $double ->
    [yes] { CAP(FORM($to, "the")) } tiene esta ronda un espacio doble más.
   *[no] { CAP(FORM($to, "the")) } tiene esta ronda { $number ->
        [one] 1 espacio más
       *[other] { $number } espacios más
    }.
}
rising-choice-copy = Da a tu líder también la capacidad { FORM($piece, "of-the") } esta ronda.
