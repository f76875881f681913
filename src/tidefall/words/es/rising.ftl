# Atlantis Rising: cómo se llama todo lo que hay en la mesa; cómo acaba una partida; las opciones.
# En una frase, cada cosa va en su forma `the`, `of-the` o `to-the`; lo que tiene nombre propio, como una loseta, va sin artículo.

rising-seat = Jugador { $number }

# Cómo llama a algo quien tiene el juego impreso.

rising-own-name = { $text }
    .the = { $text }
    .of-the = de { $text }
    .to-the = a { $text }

## Recursos

rising-good-crystal = cristal
rising-good-gold = oro
rising-good-ore = mineral
rising-good-atlantium = atlantio
rising-good-energy = energía mística
    .gender = f

rising-amount-crystal = { $n ->
    [one] 1 cristal
   *[other] { $n } cristales
}
rising-amount-gold = { $n } de oro
rising-amount-ore = { $n ->
    [one] 1 mineral
   *[other] { $n } minerales
}
rising-amount-atlantium = { $n } de atlantio
rising-amount-energy = { $n } de energía mística
rising-nothing = nada

## Figuras. `placed` es lo que coloco o recupero yo; `theirs`, lo que coloca o recupera otro: una de tantas, si no dice otra cosa.

form-placed = { FORM($thing, "a") }
form-theirs = { FORM($thing, "a") }
rising-figure-leader = líder
    .placed = a tu líder
    .theirs = a su líder
rising-figure-follower = seguidor
rising-figure-volunteer = voluntario
rising-figure-hologram = Holograma
    .placed = el Holograma
    .theirs = el Holograma
rising-figure-automaton = Autómata
    .placed = el Autómata
    .theirs = el Autómata
rising-your-figure = tu { $figure }
    .the = tu { $figure }
    .of-the = de tu { $figure }
    .to-the = a tu { $figure }
rising-figure-of = el { $figure } de { $owner }
    .the = el { $figure } de { $owner }
    .of-the = del { $figure } de { $owner }
    .to-the = al { $figure } de { $owner }
rising-figure-at = { FORM($figure, "the") } ({ FORM($space, "the") })
    .the = { FORM($figure, "the") } ({ FORM($space, "the") })
    .of-the = { FORM($figure, "of-the") } ({ FORM($space, "the") })
    .to-the = { FORM($figure, "to-the") } ({ FORM($space, "the") })
rising-figure-in-pool = { FORM($figure, "the") } (en la reserva)
    .the = { FORM($figure, "the") } (en la reserva)
    .of-the = { FORM($figure, "of-the") } (en la reserva)
    .to-the = { FORM($figure, "to-the") } (en la reserva)
rising-pair = la pareja { FORM($space, "of-the") }
    .the = la pareja { FORM($space, "of-the") }
    .of-the = de la pareja { FORM($space, "of-the") }
    .to-the = a la pareja { FORM($space, "of-the") }

# Cuántas figuras de cada clase tiene alguien.

rising-figures-leader = tu líder
rising-figures-follower = { $n ->
    [one] 1 seguidor
   *[other] { $n } seguidores
}
rising-figures-volunteer = { $n ->
    [one] 1 voluntario
   *[other] { $n } voluntarios
}
rising-figures-hologram = el Holograma
rising-figures-automaton = el Autómata

## Lugares. `mp` y `fp` son plurales.

rising-peninsula-forests = bosques
    .gender = mp
rising-peninsula-hills = colinas
    .gender = fp
rising-peninsula-mountains = montañas
    .gender = fp
rising-peninsula-cities = ciudades
    .gender = fp
rising-peninsula-libraries = bibliotecas
    .gender = fp
rising-peninsula-forges = forjas
    .gender = fp
rising-pool = reserva
    .gender = f
rising-cosmic-gate = Puerta Cósmica
    .gender = f
rising-build-space = espacio de construcción { $number }
rising-double-space = { $site } (pareja { $pair })
    .the = { FORM($site, "the") } (pareja { $pair })
    .of-the = { FORM($site, "of-the") } (pareja { $pair })
    .to-the = { FORM($site, "to-the") } (pareja { $pair })

## Colores

rising-colour-red = rojo
rising-colour-blue = azul
rising-colour-yellow = amarillo
rising-colour-green = verde
rising-colour-orange = naranja
rising-colour-purple = morado
rising-colour-navy = azul marino

## Cómo acabó una partida, y sus medidas

rising-word-power-core = el Núcleo de Poder está construido y la Atlántida se eleva
rising-word-drowned = la Atlántida se ha hundido
rising-word-max-rounds = se han acabado las rondas
rising-word-conceded = partida abandonada
rising-word-rounds = rondas
rising-word-components = componentes
rising-word-tiles = losetas sin inundar

## Opciones

rising-option-seats = Jugadores
rising-option-seats-help = Cuántos jugadores.
rising-option-level = Nivel
rising-option-level-help = Dificultad: 1 introductorio, 2 principiante, 3 normal, 4 difícil, 5 heroico; de 6 a 8, para monstrosities, aún más difícil.
rising-option-councilors = Consejeros
rising-option-councilors-free = a elección
rising-option-councilors-random = al azar
rising-option-councilors-help = Si los jugadores eligen a sus consejeros o se reparten al azar.
rising-option-components = Componentes
rising-option-components-drawn = al azar
rising-option-components-picked = a elección
rising-option-components-help = Si los componentes de los niveles 2 a 8 se sacan al azar o se eligen.
rising-option-starting-player = Jugador inicial
rising-option-starting-player-random = al azar
rising-option-starting-player-first = el primero
rising-option-starting-player-help = Quién empieza: un jugador al azar o el primero.
rising-option-vote = Votación
rising-option-vote-help = Los demás jugadores pueden devolver una vez lo que decida el jugador inicial.
rising-option-barriers-stop-wrath = Barreras contra la Ira
rising-option-barriers-stop-wrath-help = Una barrera puede gastarse para detener una inundación de la Ira.
rising-option-trust = Confianza
rising-option-trust-help = A nadie se le pide permiso para pagar, para mover sus figuras ni para actuar con ellas.
rising-option-concession = Abandono
rising-option-concession-help = Los jugadores pueden proponer abandonar la partida.
rising-option-max-rounds = Rondas
rising-option-max-rounds-help = Se pierde si no se ha ganado en este número de rondas.
rising-option-catalogue = Catálogo
rising-option-catalogue-help = Correcciones del catálogo en JSON; véase --catalogue.
rising-option-monstrosities = Monstrosities
rising-option-monstrosities-help = La expansión: aliados, maravillas y presagios, objetos mágicos, lugares y más consejeros, componentes y cartas.
rising-option-medusa = Medusa
rising-option-medusa-help = Escenario Medusa Desatada: su mirada convierte a los atlantes en piedra; requiere monstrosities.
rising-option-harpies = Arpías
rising-option-harpies-help = Escenario La Guarida de las Arpías: tres arpías roban lo que tienes; requiere monstrosities.
rising-option-sea = Escila y Caribdis
rising-option-sea-help = Escenario Entre Escila y Caribdis: dos monstruos marinos atacan la costa; requiere monstrosities.
rising-option-offset = Compensación
rising-option-offset-help = Con un escenario, tres cartas de Mar en Calma sustituyen a tres Inundaciones Controladas para compensar sus monstruos.
rising-option-receding-waters = Retirada de las Aguas
rising-option-receding-waters-help = Cuántas cartas de Retirada de las Aguas, cada una por dos cartas de Mar en Calma; requiere monstrosities.
rising-option-red-skies = Cielos Rojos
rising-option-red-skies-help = Cuántos Cielos Rojos, cada uno por dos cartas de Mar en Calma; requiere monstrosities y no se juega con sea.
rising-option-mechanical = Solitario mecánico
rising-option-mechanical-help = Para una persona con dos equipos, el de un consejero y otro mecánico: dos asientos, con monstrosities o sin ella.
