# Survive: Escape from Atlantis!

## Lo que hay en la caja

survive-colour-red = Rojo
    .adjective = rojo
survive-colour-blue = Azul
    .adjective = azul
survive-colour-green = Verde
    .adjective = verde
survive-colour-yellow = Amarillo
    .adjective = amarillo
survive-colour-orange = Naranja
    .adjective = naranja
survive-colour-white = Blanco
    .adjective = blanco

# Un asiento que lleva dos colores.
survive-two-colours = { $first }+{ $second }

# El explorador de alguien, o de quien escucha; con su color si el jugador lleva dos.
survive-explorer = explorador de { $player }
    .gender = m
survive-coloured-explorer = explorador { FORM($colour, "adjective") } de { $player }
    .gender = m
survive-own-explorer = explorador
    .gender = m
    .the = tu explorador
    .to-the = a tu explorador
survive-own-coloured-explorer = explorador { FORM($colour, "adjective") }
    .gender = m
    .the = tu explorador { FORM($colour, "adjective") }
    .to-the = a tu explorador { FORM($colour, "adjective") }

survive-piece-serpent = serpiente
    .gender = f
    .many = serpientes
survive-piece-shark = tiburón
    .gender = m
    .many = tiburones
survive-piece-whale = ballena
    .gender = f
    .many = ballenas
survive-piece-dolphin = delfín
    .gender = m
    .many = delfines
survive-piece-squid = calamar
    .gender = m
    .many = calamares
survive-piece-ship = barco
    .gender = m
    .many = barcos
survive-piece-starfish = estrella de mar
    .gender = f
survive-guarding-dolphin = delfín que protege { FORM($explorer, "to-the") }
    .gender = m

survive-terrain-sea = mar
survive-terrain-beach = playa
survive-terrain-forest = bosque
survive-terrain-mountain = montaña

# Lo que muestra el reverso de una loseta: su nombre al jugarla o descubrirla.
survive-back-shark = tiburón
survive-back-whale = ballena
survive-back-ship = barco
survive-back-whirlpool = remolino
survive-back-volcano = volcán
survive-back-swim = corriente de delfines
survive-back-wind = viento favorable
survive-back-move-serpent = trasladar una serpiente
survive-back-move-shark = trasladar un tiburón
survive-back-move-whale = trasladar una ballena
survive-back-repel-shark = ahuyentar un tiburón
survive-back-repel-whale = ahuyentar una ballena
survive-tile = { $back } ({ $terrain })

survive-isle-nw = islote noroeste
    .gender = m
survive-isle-ne = islote nordeste
    .gender = m
survive-isle-sw = islote suroeste
    .gender = m
survive-isle-se = islote sureste
    .gender = m

## Lo que se puede hacer

survive-choice-place = Coloca { FORM($explorer, "the") } de valor { $value } en { $to }.
survive-choice-dock = Coloca un barco en { $to }.
survive-choice-play = Juega una loseta: { $tile }.
survive-choice-pick = Elige { FORM($piece, "the") } de { $from }.
survive-choice-go = Mueve { FORM($piece, "the") } de { $from } a { $to }.
survive-choice-appear = Coloca el calamar en { $to }.
survive-choice-stay = Deja { FORM($piece, "the") } en { $from } y ataca allí.
survive-choice-switch = Haz que el delfín proteja { FORM($explorer, "to-the") } en su lugar.
survive-choice-walk = { CAP(FORM($explorer, "the")) } camina de { $from } a { $to }.
survive-choice-swim = { CAP(FORM($explorer, "the")) } nada de { $from } a { $to }.
survive-choice-board = { CAP(FORM($explorer, "the")) } sube de { $from } al barco de { $to }.
survive-choice-board-here = { CAP(FORM($explorer, "the")) } sube al barco de { $from }.
survive-choice-overboard = { CAP(FORM($explorer, "the")) } salta por la borda en { $from }.
survive-choice-ashore = { CAP(FORM($explorer, "the")) } desembarca en { FORM($to, "the") } y queda a salvo.
survive-choice-ride = { CAP(FORM($explorer, "the")) } nada con el delfín de { $from } a { $to }.
survive-choice-sail = El barco navega de { $from } a { $to }.
survive-choice-end = Termina tu movimiento.
survive-choice-pass = { $decision ->
    [play_tile] No juegues ninguna loseta.
    [pick] No muevas nada.
    [defend] No te defiendas.
    [mini] No te muevas.
   *[stop] Sigue jugando hasta el final.
}
survive-choice-agree = Acepta terminar ahora.
survive-choice-sink = Hunde la loseta de { $terrain } de { $from }.
survive-choice-crew = { CAP(FORM($explorer, "the")) } sube al barco nuevo.
survive-choice-protect = El delfín protege { FORM($explorer, "to-the") }.
survive-choice-victim = El calamar se lleva { FORM($explorer, "to-the") } de { $from }.
survive-choice-fetch = Toma el barco vacío de { $from }.

# Lo que puede decidir el azar.
survive-choice-layout = { $space } es { $terrain }.
survive-choice-token = Su ficha es { $token }.
survive-choice-back = El reverso muestra: { $back }.
survive-choice-roll = El dado muestra: { $face }.
survive-choice-distance = { $distance ->
    [D] El segundo dado muestra D: a cualquier espacio.
   *[other] El segundo dado muestra { $distance }.
}
survive-choice-undefended = Nadie se defiende.

## Lo que se pregunta

survive-prompt-over = La partida ha terminado.
survive-prompt-chance = Deciden las losetas o los dados.
survive-prompt-place-explorer = Coloca un explorador: elige su valor y una loseta.
survive-prompt-place-ship = Coloca un barco en un espacio de mar junto a la isla.
survive-prompt-play-tile = Juega una loseta de tu mano, o ninguna.
survive-prompt-pick = Elige la pieza que se mueve.
survive-prompt-destination = Elige adónde va.
survive-prompt-move = { $points ->
    [one] Te queda 1 punto de movimiento
   *[other] Te quedan { $points } puntos de movimiento
}: mueve un explorador o un barco, o termina tu movimiento.
survive-prompt-sink = Hunde una loseta.
survive-prompt-crew = Elige quién sube al barco nuevo.
survive-prompt-fetch = Toma un barco vacío del tablero.
survive-prompt-squid-place = Coloca el calamar en un espacio de mar libre junto a una loseta.
survive-prompt-victim = Elige la víctima del calamar.
survive-prompt-dolphin = Elige a quién protege el delfín.
survive-prompt-mini = Uno de tus exploradores que acaban de caer al mar puede moverse una vez.
survive-prompt-defend = { CAP(FORM($creature, "a")) } ataca { $space }. Juega una loseta para defenderte, o no.
survive-prompt-stop = No queda ningún explorador en el tablero. ¿Terminar ahora o seguir?
survive-prompt-window = { CAP(FORM($creature, "a")) } ataca { $space }. ¿Se defiende alguien?

# Lo mismo para quienes esperan a otro jugador.
survive-waiting-place-explorer = { $player } coloca un explorador.
survive-waiting-place-ship = { $player } coloca un barco.
survive-waiting-pick = { $player } elige la pieza que se mueve.
survive-waiting-destination = { $player } elige adónde va.
survive-waiting-move = { $player } mueve: { $points ->
    [one] le queda 1 punto de movimiento
   *[other] le quedan { $points } puntos de movimiento
}.
survive-waiting-sink = { $player } hunde una loseta.
survive-waiting-crew = { $player } elige quién sube al barco nuevo.
survive-waiting-fetch = { $player } toma un barco vacío del tablero.
survive-waiting-squid-place = { $player } coloca el calamar.
survive-waiting-victim = { $player } elige la víctima del calamar.
survive-waiting-dolphin = { $player } elige a quién protege el delfín.
survive-waiting-mini = { $player } puede mover un explorador que acaba de caer al mar.
survive-waiting-stop = { $player } decide si se termina.

## Lo ocurrido

survive-event-turn-begins = Turno { $turn }: { $player }.
survive-event-tile-laid = { $space } es { $terrain }.
survive-event-explorer-placed = { $player } coloca un explorador en { $space }.
survive-event-ship-placed = { $player } coloca un barco en { $space }.
survive-event-no-tile = { $player } no juega ninguna loseta.
survive-event-tile-played = { $player } juega una loseta: { $tile }.
survive-event-explorer-moved = { CAP(FORM($explorer, "the")) } va de { $from } a { $to }.
survive-event-explorer-boarded = { CAP(FORM($explorer, "the")) } sube al barco de { $to }.
survive-event-overboard = { CAP(FORM($explorer, "the")) } salta por la borda en { $space }.
survive-event-rescued = ¡{ CAP(FORM($explorer, "the")) } está a salvo en { FORM($to, "the") }!
survive-event-ship-sailed = Un barco navega de { $from } a { $to }.
survive-event-tile-sunk = Se hunde la loseta de { $terrain } de { $space }.
survive-event-back-shown = Su reverso muestra: { $tile }.
survive-event-back-kept = { $player } se queda con la loseta de { $terrain }.
survive-event-back-kept-own = Te quedas con la loseta: { $tile }.
survive-event-rolled = { $distance ->
    [none] El dado muestra: { $face }.
    [D] Los dados muestran: { $face }, a cualquier espacio.
   *[other] Los dados muestran: { $face }, { $distance }.
}
survive-event-creature-moved = { CAP(FORM($creature, "a")) } se mueve de { $from } a { $to }.
survive-event-creature-appeared = Aparece { FORM($creature, "a") } en { $space }.
survive-event-creature-removed = { $cause ->
    [defence] { CAP(FORM($creature, "the")) } de { $space } huye y sale del tablero.
    [whirlpool] El remolino se traga { FORM($creature, "the") } de { $space }.
   *[other] { CAP(FORM($creature, "the")) } de { $space } sale del tablero.
}
survive-event-explorer-lost = { $cause ->
    [serpent] Una serpiente devora { FORM($explorer, "to-the") } en { $space }.
    [shark] Un tiburón devora { FORM($explorer, "to-the") } en { $space }.
    [squid] Un calamar arrastra al fondo { FORM($explorer, "to-the") } en { $space }.
    [whirlpool] El remolino se traga { FORM($explorer, "to-the") } en { $space }.
   *[other] { CAP(FORM($explorer, "the")) } se pierde en { $space }.
}
survive-event-ship-wrecked = { $cause ->
    [serpent] Una serpiente destruye el barco de { $space }.
    [whale] Una ballena vuelca el barco de { $space }.
    [squid] Un calamar destruye el barco de { $space }.
    [whirlpool] El remolino se traga el barco de { $space }.
   *[other] Se pierde el barco de { $space }.
}
survive-event-ship-appeared = Aparece un barco en { $space }.
survive-event-window-opened = { CAP(FORM($creature, "a")) } ataca { $space }. ¿Se defiende alguien?
survive-event-no-defence = Nadie defiende { $space } { FORM($creature, "of-the") }.
survive-event-defended = { $player } defiende { $space } con una loseta: { $tile }.
survive-event-protected = Un delfín protege { FORM($explorer, "to-the") } en { $space }.
survive-event-game-ends = { $ending ->
    [eruption] El volcán entra en erupción: la partida ha terminado.
    [submerged] Ha desaparecido la última loseta: la partida ha terminado.
    [last_explorer] No queda ningún explorador en el tablero: la partida ha terminado.
    [safety_stop] Hace mucho que nadie se salva ni se pierde: la partida ha terminado.
   *[agreement] Todos aceptan terminar: la partida ha terminado.
}
survive-event-stop-answered = { $agreed ->
    [yes] { $player } acepta terminar.
   *[no] { $player } quiere seguir.
}

## Por qué no se puede hacer algo

survive-not-yours-turn = Le toca decidir a { $player }.
survive-not-yours-window = Hay una defensa abierta, y en ella no tienes nada que decidir.
survive-not-yours-chance = Ahora les toca a los dados o a las losetas, no a un jugador.

survive-why-mini = En la minirronda uno de tus exploradores que acaban de caer puede nadar, subir a un barco de su espacio o saltar por la borda (S-8.5.5).
survive-why-not-on-board = Ese explorador no está en el tablero.
survive-why-no-space = No hay ningún espacio en esa dirección.
survive-why-wet = Ese explorador ya ha nadado, ha saltado por la borda o ha salido del agua en este turno (S-4.4).
survive-why-no-port = { $space } no es un puerto: se desembarca desde los dos espacios junto a un islote (S-1.6).
survive-why-not-aboard = Ese explorador no está a bordo de ningún barco.
survive-why-swimmer-boards-here = Ese explorador está nadando, y un nadador solo sube a un barco de su propio espacio (S-4.5).
survive-why-no-ship = No hay ningún barco en { $space }.
survive-why-ship-full = En el barco de { $space } no queda sitio: caben tres (S-1.14).
survive-why-no-dolphin = Ese explorador no tiene ningún delfín con el que nadar.
survive-why-left-island = Ese explorador ha dejado la isla, y nadie vuelve a una loseta (S-4.5).
survive-why-aboard = Ese explorador está a bordo: puede cambiar de barco, saltar por la borda donde está o desembarcar (S-4.5).
survive-why-not-your-ship = No controlas el barco de { $space } (S-4.8).
survive-why-ships-stay-at-sea = { $space } es tierra, y los barcos no salen del mar (S-4.10).
survive-why-ship-there = Ya hay un barco en { $space } (S-4.9).
survive-why-squid-there = Un barco ocupado no puede entrar en { $space }: hay un calamar (S-4.13).
survive-why-wrong-kind = Ni los dados ni la loseta permiten mover { FORM($piece, "a") } ahora.
survive-why-none-there = Ahora no se puede mover { FORM($piece, "a") } de { $space }.
survive-why-not-vacant = { $space } no es un espacio de mar libre: no puede haber nada en él (S-0.5).
survive-why-out-of-reach = { $space } queda fuera de alcance: demasiado lejos, en tierra o detrás de algo que corta el paso (S-5.5, S-5.6).
survive-why-no-tile = No hay ninguna loseta en { $space }.
survive-why-no-such-value = No te queda ningún explorador de valor { $value } por colocar.
survive-why-tile-taken = { $space } está ocupado: un explorador se coloca en una loseta donde quepa (S-2.5).
survive-why-dock-on-land = { $space } es tierra; los barcos se colocan en espacios de mar junto a la isla (S-2.6).
survive-why-dock-taken = Ya hay un barco o una serpiente en { $space } (S-2.6).
survive-why-dock-far = { $space } no está junto a la isla (S-2.6).
survive-why-other-terrain-first = { $space } es { $terrain }: primero se hunde { $first } (S-3.8).
survive-why-coast-first = { $space } no está junto al mar: primero se hunden las losetas que sí lo están (S-3.8).
survive-why-not-in-hand = No tienes esta loseta: { $tile }.
survive-why-defence-tile = Una loseta de defensa solo se juega en el turno de otro jugador, cuando ataca una criatura (S-6.1).
survive-why-not-played = Esa loseta tiene efecto al descubrirla; no se puede jugar desde la mano.
survive-why-tile-moves-nothing = Ahora no hay nada en el tablero que se pueda mover con esa loseta (S-3.7).
survive-why-squid-place = Un calamar aparece en un espacio de mar libre junto a una loseta; { $space } no lo es (S-8.7.2).

## Opciones

survive-option-seats = Jugadores
survive-option-seats-help = Cuántos jugadores; con 5 y 6 se usa la expansión de 5-6 jugadores.
survive-option-two-colour = Dos colores por jugador
survive-option-two-colour-help = Dos jugadores llevan dos colores cada uno.
survive-option-ch1 = Desafío 1: ¡Superpoblación!
survive-option-ch1-help = Dos exploradores pueden compartir una loseta interior.
survive-option-ch2 = Desafío 2: ¡Hasta el último!
survive-option-ch2-help = Se juega hasta que no queda ningún explorador en el tablero.
survive-option-ch3 = Desafío 3: ¡Todos iguales!
survive-option-ch3-help = Gana quien salva más exploradores.
survive-option-ch4 = Desafío 4: ¡Atlántida sumergida!
survive-option-ch4-help = Se juega hasta que desaparece la última loseta.
survive-option-ch5 = Desafío 5: ¡Superpoblación! para 5 o 6
survive-option-ch5-help = Cinco o seis jugadores llenan la isla, y quien cae al mar puede moverse enseguida, en una minirronda.
survive-option-ch6 = Desafío 6: delfines y dados de inmersión
survive-option-ch6-help = Los delfines protegen a los nadadores, y dos dados mueven las criaturas.
survive-option-squid = El calamar gigante
survive-option-squid-help = Emergen calamares gigantes que se llevan exploradores de la orilla y de los barcos.
survive-option-squid-v1 = Calamar gigante, variante 1
survive-option-squid-v1-help = Calamares en lugar de ballenas.
survive-option-squid-v2 = Calamar gigante, variante 2
survive-option-squid-v2-help = Un calamar no se lleva a nadie cuando aparece.
survive-option-memory = Memoria
survive-option-memory-help = Si puedes consultar los valores de tus exploradores.
survive-option-memory-strict = hay que recordarlos
survive-option-memory-assisted = se pueden consultar
survive-option-colours = Colores
survive-option-colours-help = Los colores por orden de asiento, como en red,blue,green; vacío para los habituales.
survive-option-safety-rounds = Rondas sin rescates ni pérdidas
survive-option-safety-rounds-help = Tras tantas rondas sin que nadie se salve ni se pierda, acaba el desafío 2 (S-8.3.4).
survive-option-pair-ships = Barcos con dos colores por jugador
survive-option-pair-ships-help = Cuántos barcos coloca cada uno de dos jugadores con dos colores.
survive-option-offer-stop = Ofrecer terminar
survive-option-offer-stop-help = Preguntar si se termina cuando no queda ningún explorador en el tablero (S-7.11).

survive-apart-two-colour-seats = { $option } es para exactamente 2 jugadores, no { $seats }.
survive-apart-ch5-seats = { $option } es para 5 o 6 jugadores, no { $seats }.
survive-apart-ends = { $option } y { $other } no se pueden combinar: cada uno termina la partida a su manera.
survive-apart-crowds = { $option } y { $other } no se pueden combinar: ambos dicen cómo se superpuebla la isla.
survive-apart-players = { $option } y { $other } no se pueden combinar: una es para dos jugadores y la otra para cinco o seis.
survive-apart-no-squid = { $option } es una variante de { $other }: activa también { $other }.
survive-takes-colours = { $count } colores distintos de entre { LIST($colours, join: "comma") }

## Cómo terminó, y lo que se cuenta

survive-word-eruption = erupción
survive-word-submerged = isla sumergida
survive-word-last-explorer = último explorador
survive-word-safety-stop = parada de seguridad
survive-word-agreement = acuerdo
survive-word-turns = turnos

## El tablero en un terminal

survive-drawing-setup = Preparación
survive-drawing-turn = Turno { $turn }
survive-drawing-over = Fin de la partida
survive-drawing-die = dado: { $face }{ $distance ->
    [none] { "" }
   *[other] { " " }{ $distance }
}
survive-drawing-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
survive-drawing-supply = reserva
survive-drawing-you = tú
survive-drawing-safe = salvo
survive-drawing-on-board = mapa
survive-drawing-lost = baja
survive-drawing-tiles = losetas
survive-drawing-score = puntos
survive-drawing-to-place = por colocar
survive-drawing-your-tiles = Tus losetas
survive-drawing-your-explorers = Tus exploradores
survive-drawing-guard = { $space }: el delfín protege a { $explorer }
survive-drawing-swimming = nadando
