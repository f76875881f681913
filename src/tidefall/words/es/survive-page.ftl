# Survive en la página: su tablero, sus paneles y sus explicaciones.

survive-blurb = La isla se hunde loseta a loseta mientras acechan serpientes, tiburones y ballenas. Lleva a tus exploradores en barco hasta los cuatro islotes seguros y recuerda cuáles valen más.
survive-turn = Turno { $turn }
survive-turns = Turnos
survive-colour-names = Hay { LIST($usual) }; con 5 o 6 jugadores también { LIST($more) }.
survive-colour-name = { $code } ({ FORM($colour, "adjective") })

survive-face-serpent = serpiente
survive-face-shark = tiburón
survive-face-whale = ballena
survive-face-dolphin = delfín
survive-face-ship = barco vacío
survive-face-starfish = estrella: cualquier pieza

survive-effect-shark = Sale un tiburón donde estaba la loseta. Quien nade allí se pierde.
survive-effect-whale = Sale una ballena donde estaba la loseta. A los nadadores no les hace nada.
survive-effect-ship = Sale un barco donde estaba la loseta, y hasta tres nadadores de allí suben a bordo.
survive-effect-whirlpool = Se traga todo lo que hay en este espacio de mar y en los espacios de mar vecinos.
survive-effect-volcano = La isla entra en erupción: la partida termina y quien no está en un islote se pierde.
survive-effect-swim = Al empezar tu turno, uno de tus nadadores avanza hasta tres espacios de mar.
survive-effect-wind = Al empezar tu turno, un barco ocupado que puedas gobernar avanza hasta tres espacios de mar.
survive-effect-move-serpent = Al empezar tu turno, pon cualquier serpiente en cualquier espacio de mar libre.
survive-effect-move-shark = Al empezar tu turno, pon cualquier tiburón en cualquier espacio de mar libre.
survive-effect-move-whale = Al empezar tu turno, pon cualquier ballena en cualquier espacio de mar libre.
survive-effect-repel-shark = Cuando otro jugador mueve un tiburón contra tus nadadores, el tiburón sale del tablero.
survive-effect-repel-whale = Cuando otro jugador mueve una ballena contra un barco que gobiernas, la ballena sale del tablero.
survive-effect-dive = Sale un delfín donde estaba la loseta y protege a un nadador de allí.

survive-phase-setup = Preparación
survive-phase-tile = Loseta
survive-phase-move = Mover
survive-phase-sink = Hundir
survive-phase-creature = Criatura
survive-phase-over = Fin

survive-ending-eruption = El volcán entró en erupción. Quien no estaba en un islote se ha perdido.
survive-ending-submerged = Se hundió la última loseta.
survive-ending-last-explorer = No quedaba ningún explorador en el tablero.
survive-ending-safety-stop = Hacía muchas rondas que nadie se salvaba ni se perdía.
survive-ending-agreement = Todos aceptaron terminar.

survive-tie-break-value = Empate en exploradores salvados: decidió el valor total de los salvados.
survive-tie-break-saved = Empate a puntos: ganó quien salvó a más exploradores.
survive-tie-break-turns = Seguía el empate: ganó quien jugó menos turnos.
survive-tie-break-shared = Empate en todo lo que cuenta: la victoria es compartida.

## El tablero

survive-board-label = Tablero
survive-board-help = Las flechas recorren los espacios, Intro elige o actúa, Escape suelta, Re Pág y Av Pág saltan adonde se puede hacer algo.
survive-board-port = puerto { FORM($isle, "of-the") }
survive-board-your-ship = tu barco
survive-board-empty-ship = barco vacío
survive-board-ship-with = { $ship } con { $crew }
survive-board-swimmers = { $who } a nado
survive-board-saved = { $who } a salvo
survive-board-yours = { $count ->
    [one] 1 explorador tuyo
   *[other] { $count } exploradores tuyos
}
survive-board-of = { $count } de { $colour }
survive-board-worth = vale { $value }
survive-board-creatures = { $count ->
    [one] 1 { $creature }
   *[other] { $count } { FORM($creature, "many") }
}
survive-board-protects = protege a { $who }
survive-board-can-move = puede moverse
survive-board-can-be-chosen = se puede elegir
survive-board-may-sink = puede hundirse ahora
survive-board-destination = destino
survive-board-picked = elegido
survive-board-and = { LIST($items) }
survive-board-picked-now = Elegido: { $what }. { $count ->
    [one] 1 destino
   *[other] { $count } destinos
}.
survive-board-unpicked = Nada elegido.
survive-board-zoom-in = Acercar
survive-board-zoom-out = Alejar
survive-board-zoom-all = Ver todo el tablero

survive-chooser-title = ¿Qué en { $space }?
survive-chooser-walk = Caminar
survive-chooser-swim = Nadar
survive-chooser-board = Subir al barco
survive-chooser-board-here = Trepar al barco
survive-chooser-overboard = Saltar por la borda
survive-chooser-ashore = Desembarcar
survive-chooser-ride = Nadar con el delfín
survive-chooser-stay = Quedarse y atacar
survive-chooser-sail = Navegar
survive-chooser-value = Vale { $value }

survive-tray-label = Tus exploradores por colocar
survive-tray-value = { $colour }, vale { $value }, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
survive-tray-hint = Elige un valor y luego una loseta.

survive-marks-lost = Se pierde: { $whom }
survive-marks-one-of = Se lleva uno de: { $whom }
survive-marks-overboard = Al agua: { $whom }
survive-marks-removes = Expulsa { FORM($creature, "to-the") }

survive-risk-lost = { CAP(FORM($by, "the")) } se llevaría { $count ->
    [one] a 1 explorador tuyo
   *[other] a { $count } exploradores tuyos
}. ¿Hacerlo de todos modos?
survive-risk-sail = { CAP(FORM($by, "the")) } hundiría el barco, y { $lost ->
    [yes] todos los de a bordo se perderían
   *[no] todos los de a bordo tendrían que nadar
}. ¿Navegar allí de todos modos?
survive-risk-board = { CAP(FORM($by, "the")) } hundiría el barco en el acto. ¿Subir de todos modos?
survive-risk-capsize = La ballena volcaría un barco con exploradores tuyos. ¿Hacerlo de todos modos?
survive-risk-squid = El calamar tendría que llevarse a uno de tus exploradores. ¿Hacerlo de todos modos?
survive-risk-victim = Es uno de tus exploradores. ¿Dárselo al calamar?
survive-risk-sink = En esta loseta hay { $count ->
    [one] 1 explorador tuyo
   *[other] { $count } exploradores tuyos
}. ¿Hundirla de todos modos?
survive-risk-leave = Sin el delfín, { FORM($by, "the") } se lleva a tu nadador. ¿Hacerlo de todos modos?

## El panel

survive-panel-label = Jugadores, manos y reservas
survive-panel-setup = Preparación
survive-panel-you = tú
survive-panel-active = Es su turno
survive-panel-on-board = En el tablero
survive-panel-saved = A salvo
survive-panel-lost = Perdidos
survive-panel-reserve = Por colocar
survive-panel-hand = Mano
survive-panel-hand-empty = Sin losetas en la mano
survive-panel-hand-of = { $count ->
    [one] 1 loseta en la mano
   *[other] { $count } losetas en la mano
}
survive-panel-ships-to-place = Barcos por colocar
survive-panel-points = { $points ->
    [one] Queda 1 punto de movimiento
   *[other] Quedan { $points } puntos de movimiento
}
survive-panel-dice = Dados: { $rolled }
survive-panel-no-roll = aún sin tirar
survive-panel-rolled = { $distance ->
    [none] { $face }
    [D] { $face }, a cualquier parte
   *[other] { $face }, { $distance }
}
survive-panel-supply = Reserva
survive-panel-ships = Barcos
survive-panel-tiles = Losetas en la isla
survive-panel-unseen = Reversos aún no vistos
survive-panel-unseen-help = Lo que puede haber aún bajo las losetas o en manos de los demás.
survive-panel-none = ninguno
survive-panel-play = Jugar: { $tile }
survive-panel-score = ({ $score } pts)
survive-panel-seats = Jugadores

## El resultado

survive-result-label = El final
survive-result-wins = Gana { LIST($names) }
survive-result-shared = { LIST($names) } comparten la victoria
survive-result-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
survive-result-saved-count = { $count } a salvo
survive-result-turns = Turnos: { $turns }
survive-result-saved = A salvo ({ $count })
survive-result-lost = Perdidos ({ $count })
survive-result-nobody = nadie
survive-result-equal = ¡Todos iguales!: decide el número de exploradores salvados; los valores solo deshacen un empate.

## Explicaciones: un título, y `-text`

survive-topic-sea = Mar
survive-topic-sea-text = Aquí se mueven barcos, nadadores y criaturas. En cada espacio cabe un solo barco.
survive-topic-port = Puerto
survive-topic-port-text = Espacio de mar junto { FORM($isle, "to-the") }. Desde un barco o desde el agua, un explorador desembarca por un punto.
survive-topic-lagoon = Laguna
survive-topic-lagoon-text = Un espacio de mar en medio de la isla y guarida de una serpiente. Las losetas que la rodean cuentan como costa.
survive-topic-beach = Playa
survive-topic-beach-text = La tierra más baja. Las playas se hunden antes que nada, primero las que dan al mar.
survive-topic-forest = Bosque
survive-topic-forest-text = Más alto que la playa. Los bosques se hunden cuando ya no queda ninguna playa.
survive-topic-mountain = Montaña
survive-topic-mountain-text = La tierra más alta se hunde la última. Bajo una de las montañas espera el volcán.
survive-topic-may-sink = Ahora puede hundirse.
survive-topic-isle = { CAP($isle) }
survive-topic-isle-text = Quien llega aquí se salva para siempre. Solo se desembarca desde sus dos puertos. A salvo aquí: { $who }.
survive-topic-serpent = Serpiente
survive-topic-serpent-text = Se mueve un espacio. Se lleva barcos ocupados con todos a bordo y a todos los nadadores. Los barcos vacíos no le interesan.
survive-topic-shark = Tiburón
survive-topic-shark-text = Se mueve hasta dos espacios y se lleva a los nadadores. Los barcos no le interesan.
survive-topic-whale = Ballena
survive-topic-whale-text = Se mueve hasta tres espacios y vuelca los barcos ocupados; los de a bordo siguen a nado. Deja en paz a nadadores y barcos vacíos.
survive-topic-dolphin = Delfín
survive-topic-dolphin-text = Protege a un nadador de su espacio contra cualquier criatura, y puede llevarlo consigo.
survive-topic-squid = Calamar gigante
survive-topic-squid-text = Se lleva a un explorador de un barco de su espacio o de una loseta vecina, y expulsa a las ballenas. Se mueve cuando podría hacerlo una ballena.
survive-topic-empty-ship = Barco vacío
survive-topic-empty-ship-text = Cualquiera puede moverlo, un espacio por punto, y las criaturas no le hacen nada. Tiene sitio para tres.
survive-topic-ship = Barco
survive-topic-ship-text = A bordo: { $who }. Lo gobierna quien tiene más exploradores a bordo.
survive-topic-ship-yours = Puedes gobernarlo.
survive-topic-ship-shared = Varios empatan a exploradores a bordo, tú entre ellos: cada uno puede gobernarlo.
survive-topic-ship-theirs = No puedes gobernarlo.
survive-topic-whose = { $mine ->
    [yes] Tuyo ({ $colour })
   *[no] { $colour }
}
survive-topic-land = { $whose }, en tierra
survive-topic-land-text = Camina a una loseta vecina, sube a un barco que esté al lado o salta al mar. Nadie vuelve a tierra.
survive-topic-swim = { $whose }, a nado
survive-topic-swim-text = Hace un solo movimiento en el agua por turno: nadar un espacio, trepar a un barco de aquí o desembarcar desde un puerto.
survive-topic-aboard = { $whose }, a bordo
survive-topic-aboard-text = Navega con el barco, cambia a un barco vecino, salta por la borda o desembarca desde un puerto.
survive-topic-safe = { $whose }, a salvo
survive-topic-safe-text = A salvo en su islote hasta el final.
survive-topic-wet = Ya ha hecho su movimiento en el agua de este turno.
survive-topic-protected = Lo protege un delfín.
survive-topic-worth = Vale { $value }.
survive-topic-tray = Tus exploradores
survive-topic-tray-text = Cada uno vale de 1 a 6 puntos si se salva. Solo tú ves los valores, y cuando todos estén colocados tampoco los verás tú, salvo que la mesa permita consultarlos.
survive-topic-points = Puntos de movimiento
survive-topic-points-text = Tres por turno, para gastar como quieras en tus exploradores y en barcos. Lo que sobra se pierde.
survive-topic-dice = Dado de criaturas
survive-topic-dice-text = Dice qué criatura puedes mover: una serpiente, un tiburón o una ballena.
survive-topic-dive-dice = Dados de inmersión
survive-topic-dive-dice-text = El primero dice qué se puede mover, y la estrella vale por cualquiera; el segundo, hasta dónde. D es cualquier espacio de mar libre.
survive-topic-setup = Preparación
survive-topic-setup-text = Por turnos, todos colocan sus exploradores en la isla y después sus barcos junto a ella.
survive-topic-tile = Loseta
survive-topic-tile-text = Primero puedes jugar una loseta de inicio de turno de tu mano.
survive-topic-move = Mover
survive-topic-move-text = Después gastas hasta tres puntos de movimiento.
survive-topic-sink = Hundir
survive-topic-sink-text = Después tienes que hundir una loseta: una playa mientras quede alguna, luego bosques, luego montañas.
survive-topic-creature = Criatura
survive-topic-creature-text = Por último tiras, y puedes mover una criatura que nombre el dado.
survive-topic-over = Fin
survive-topic-over-text = La partida ha terminado.
survive-topic-hand = Tu mano
survive-topic-hand-text = Losetas que has guardado. Solo tú sabes lo que hacen; los demás ven el terreno y cuántas tienes.
survive-topic-hand-other = Losetas en la mano
survive-topic-hand-other-text = Ves el terreno de las losetas que guardan los demás, pero no lo que hacen.
survive-topic-supply-ships = Barcos en reserva
survive-topic-supply-ships-text = Entran en juego cuando se descubre una loseta con un barco.
survive-topic-supply-creatures = Reserva: { FORM($creature, "many") }
survive-topic-supply-creatures-text = Entran en juego desde debajo de las losetas.
survive-topic-tiles-left = Losetas en la isla
survive-topic-tiles-left-text = Primero se hunden las playas, luego los bosques, luego las montañas.
survive-topic-unseen = Reversos aún no vistos
survive-topic-unseen-text = Cuántos de cada uno siguen bajo las losetas o en manos de los demás. Todos pueden llevar la cuenta.
survive-topic-on-board = En el tablero
survive-topic-on-board-text = Exploradores en tierra, a bordo o en el agua.
survive-topic-saved = A salvo
survive-topic-saved-text = Exploradores en un islote. Gana la partida la mayor suma de sus valores.
survive-topic-lost = Perdidos
survive-topic-lost-text = Exploradores fuera de la partida.
survive-topic-reserve = Por colocar
survive-topic-reserve-text = Exploradores que aún no están en la isla.
survive-topic-ships-to-place = Barcos por colocar
survive-topic-ships-to-place-text = Se colocan junto a la isla cuando todos los exploradores están en ella.
survive-topic-turn = Turno
survive-topic-turn-text = Los turnos van por asientos. El volcán termina la partida, a más tardar con la loseta cuarenta.

## Un primer vistazo

survive-tour-place = Elige un explorador por su valor y luego una loseta. Los de valor alto están bien cerca de barcos e islotes; recuerda dónde quedan.
survive-tour-ships = Coloca un barco junto a la isla: puede ir en cualquier espacio iluminado.
survive-tour-move = Lo que brilla puede actuar. Elige un explorador o un barco y luego un espacio iluminado. Tienes tres puntos.
survive-tour-end = Después hunde una loseta de borde mojado: lo que hay debajo se ve en el acto o va a tu mano. Por último, el dado te deja mover una criatura; la marca roja dice a quién se llevaría.
survive-tour-panel = Aquí ves quién está a salvo o perdido, qué tienes en la mano y cuántos puntos quedan.
survive-tour-isle = Los islotes son seguros. Se desembarca desde uno de sus dos puertos.
