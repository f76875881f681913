# Atlantis Rising: por qué algo no puede hacerse.

## En la mesa

rising-not-yours = Ahora decide { $seat }.
rising-not-yours-actions = Ahora no tienes nada con que actuar, comprar o jugar. Decide { $seat }.
rising-not-yours-chance = Ahora tocan los dados o las cartas, no un jugador.
rising-not-card-not-held = No tienes esa carta, y las cartas nunca se entregan a otros (R-6.33, R-6.37).
rising-not-artifact = Un artefacto funciona por sí solo; no se juega (R-6.34).
rising-not-card-now = Esa carta no puede jugarse en este momento de la ronda (R-6.32).
rising-not-card-idle = Esa carta no haría nada ahora.
rising-not-flooded = Ahí no hay nada inundado (R-6.30).
rising-not-second-barrier = Esa península ya tiene una barrera, y no puede tener dos (R-5.6).
rising-not-barrier-on-sea = Una península sin tierra no puede tener barrera (R-5.7).
rising-not-enough-energy = Eso cuesta { $price } de energía mística entre quienes quieran pagar (R-6.27).
rising-not-ready = Antes tienes que colocar todas las figuras de tu reserva. En la Fuente de Poder Místico siempre hay sitio (R-4.3).
rising-not-in-pool = No tienes ningún { $figure } en tu reserva.
rising-not-on-closed-tile = Esa loseta está inundada o cerrada (R-4.1, R-5.2, R-5.16).
rising-not-but-followers = Ahí solo puede haber seguidores, y solo si queda sitio (R-4.7).
rising-not-with-so-few = Ese espacio de construcción es para cinco o más jugadores (R-4.5).
rising-not-empty = Ahí no hay ningún espacio libre (R-4.1, R-4.2).
rising-not-adept = El Adepto mueve una figura por ronda a un espacio libre donde está su líder (R-1.19, R-6.38).
rising-not-in-blueprint = Ese componente ya no está en el Plano (R-6.18).
rising-not-core-yet = El Núcleo de Poder va el último, con todos los líderes en su espacio de construcción y pagando todos (R-6.22).
rising-not-payable = Quienes están en el espacio de construcción no pueden pagarlo, y nadie más puede (R-6.19).

## Una corrección del catálogo, o una posición

refused-bad-catalogue = { $because }
rising-wrong-no-text = { $path } no es un archivo de correcciones: no es texto.
rising-wrong-nesting = { $path } no es un archivo de correcciones: tiene demasiados niveles.
rising-wrong-file = { $path } no es { $kind }: { $error }.
rising-wrong-in-file = En { $path }: { $because }
rising-wrong-not-json = Las correcciones del catálogo no son JSON.
rising-position = Una posición
rising-wrong-no-table-at-all = Las correcciones deben ser una tabla, no { $value }.
rising-wrong-no-table = { $path } debe ser una tabla, no { $value }.
rising-wrong-no-list = { $path } debe ser una lista, no { $value }.
rising-wrong-value-table = una tabla
rising-wrong-value-list = una lista
rising-wrong-value-large = un número tan grande
rising-wrong-number = { $path } debe ser un número entero del { $low } al { $high }, no { $value }.
rising-wrong-flag = { $path } debe ser true o false, no { $value }.
rising-wrong-value = { $path } debe ser { LIST($allowed, join: "or") }, no { $value }.
rising-wrong-word = { $path } no puede ser { $value }.{ did-you-mean }{ rising-it-is-one-of }
rising-wrong-group = El catálogo no tiene { $word }.{ did-you-mean }{ rising-there-are }
rising-wrong-name = { $path } no tiene { $word }.{ did-you-mean }{ rising-there-are }
rising-wrong-key = { $path } no tiene { $word }.{ did-you-mean }{ rising-there-are }
rising-wrong-field = { $path } no tiene { $word } que se pueda corregir.{ did-you-mean }{ rising-there-are }
rising-wrong-number-named = { $path } nombra el número { $word }, que no existe.{ did-you-mean }{ rising-there-are }
rising-wrong-component = table.introductory nombra { $word }, que no es un componente con letra.{ did-you-mean }{ rising-there-are }
rising-there-are = { $count ->
    [0] { "" }
   *[other] { " " }Hay: { LIST($names, join: "comma") }.
}
rising-it-is-one-of = { $count ->
    [0] { "" }
   *[other] { " " }Puede ser { LIST($names, join: "comma") }.
}
rising-wrong-twice = { $path } nombra { $word } dos veces.
rising-wrong-place = Escribe { $path }.numbers.{ $field }, no { $path }.{ $field }.
rising-wrong-line = { $path } debe ser una línea de texto de { $most } caracteres como máximo.
rising-wrong-empty = { $path } no puede estar vacío.
rising-wrong-track = { $path } debe ser una lista de { $low } a { $high } niveles, no de { $count }.
rising-wrong-blueprint = { $path } debe ser una lista de { $count } componentes distintos.
rising-wrong-numbers = { $path } debe ser una lista de { $count } números, no { $value }.
rising-wrong-order = Los números de { $path } deben ir de menor a mayor.
rising-wrong-player-counts = { $path } debe ser una lista de 2 números, el mínimo y el máximo de jugadores, no { $value }.
rising-wrong-fewest = { $path } debe nombrar primero el mínimo de jugadores.
rising-wrong-keep = { $path }.keep no puede ser más que draw, que es { $draw }.
rising-wrong-cost = { $path } debe ser al menos 1 recurso; la energía mística no lo es.
rising-wrong-pairs = { $path } no puede tener más de { $most } espacios dobles en total.
rising-wrong-volunteers = cards.rallying_cry y components.resonant_bell no pueden dar más de { $most } voluntarios.
rising-wrong-tide-chart = cards.tide_chart.numbers.cards debe ser el de components.fate_spindle, { $cards }.
rising-wrong-library = Las copias de todas las cartas, con table.library_artifacts, no pueden ser más de { $most }.
rising-wrong-followers = { $path } no puede tener más de { $most } entre followers y supply.
rising-wrong-sum = { $path }.letters debe sumar { $wanted }, no { $sum }.
rising-wrong-letter-count = { $path } no puede ser más de { $most }: no hay más.
rising-wrong-copies = { $path } no puede ser más que misfortunes.{ $card }.copies, { $most }.
rising-wrong-deck = { $path } debe tener al menos 1 infortunio en el mazo.
rising-wrong-introductory = table.introductory debe tener las letras de levels.level_1, no { LIST($counts, join: "comma") }.

## Una posición imposible

rising-cannot-expect-hologram = No se puede esperar al Holograma en una ronda posterior: está aquí.
rising-cannot-open-spaces = { $figure } no puede haber abierto espacios: solo lo hace un Emisario en una loseta (R-4.9).
rising-cannot-stand = { $figure } no puede estar en { $space }: { $why ->
    [flooded] esa loseta está inundada o cerrada
    [few] ese espacio de construcción es para cinco o más jugadores
    [spaceless] no tiene espacios
    [followers] solo puede haber seguidores
    [unbuilt] no está construido
    [alchemist] solo puede el líder del Alquimista
   *[artificer] un componente sin construir es solo para el Artífice
}.
rising-cannot-crowd-pair = Un espacio doble de { $site } tiene más de dos figuras.
rising-cannot-crowd = { $site } tiene { $held }, pero hay sitio para { $room }.
rising-cannot-guard-sea = { CAP(FORM($peninsula, "the")) } no tienen tierra, así que no puede haber barrera (R-5.7).
rising-cannot-widen-sea = { $site } está bajo el mar y no tiene espacios adicionales.
rising-cannot-build-core = { $core } se construye cuando la partida se gana con él, y solo entonces.
rising-cannot-act = Los pasos pendientes no encajan con el resto de la posición: nadie podría actuar.
rising-cannot-have-more = A { $path } le sobran { $count } de { $word }.
rising-cannot-have-fewer = A { $path } le faltan { $count } de { $word }.
rising-cannot-know-more = Como mucho se conocen { $most } infortunios de lo alto del mazo.
rising-cannot-see-artifacts = La biblioteca tiene { $count } artefactos; se han visto más.
rising-cannot-hide-artifacts = Con { $seen } artefactos vistos, hay { $hidden } ocultos en el mazo.
rising-cannot-be-unseen = library.unseen deben ser los artefactos que no están en otra parte.
rising-cannot-resolve = Hay un infortunio en curso si y solo si un paso pendiente lo resuelve.
rising-cannot-look = Solo se miran infortunios mientras alguien los devuelve al mazo.
rising-cannot-draw = Solo hay cartas de biblioteca robadas mientras alguien elige entre ellas.
rising-cannot-hold = { $path } tiene { $held } cartas; el límite es { $limit }.
rising-cannot-be-step = No hay ningún paso { $step } con estas opciones.
rising-cannot-be-so-deep = Puede haber como mucho { $most } pasos pendientes en total, y ninguno en una partida terminada.
rising-cannot-begin = pending debe empezar por el propio paso { $step }, no por { $other }.
rising-cannot-lie-there = { $path } no puede ser { $step }: no va encima de { $below }.
rising-cannot-be-pending = { $frame } no puede estar pendiente ahí: no encaja con la posición.
rising-cannot-be-undrawn = Con un infortunio en curso, ha empezado al menos un robo.
rising-cannot-be-both = { $component } no puede estar a la vez construido y en el Plano.
rising-cannot-be-of-level = { $component } no es un componente de este nivel.
rising-cannot-count = Este nivel tiene { $wanted } componentes de letra { $letter }, no { $count }.
rising-cannot-share = Dos jugadores no pueden tener el mismo { $kind }, { $word }.
rising-cannot-have-powers = El Holograma tiene una capacidad, la del consejero revelado, una vez elegida.
rising-cannot-be-boardless = No queda ningún consejero para la capacidad del Holograma, que está en juego.
rising-cannot-reveal = Solo hay consejeros revelados mientras se elige la capacidad del Holograma.
rising-cannot-choose-power = La capacidad del Holograma se elige entre los dos consejeros de council.revealed (R-3.8).
rising-cannot-be-twice = El tablero de un consejero solo puede estar en un sitio.
rising-cannot-stack = council.stack deben ser todos los consejeros que no están en otra parte.
rising-cannot-mark-priestess = { $path } deben ser dos números, para los demás y para ella, no { $value }.
rising-cannot-have-dice = memory.dice deben ser dos números, no { $value }.
rising-cannot-hurry = En la ronda { $round } el marcador de la Ira aún no puede estar en el espacio { $space }.
rising-cannot-end = ended_by va con el paso over, y esta partida no ha terminado.
rising-cannot-seat = Hay { $players } jugadores, pero solo { $seats } asientos.
rising-cannot-join = No hay { $figure } con { $players } jugadores.
rising-cannot-lead = { $path } tiene { $count } seguidores; con { $players } jugadores hay { $most }.
rising-cannot-volunteer = Hay { $count } voluntarios; puede haber { $most }.
rising-cannot-number = marks.volunteers debe dar un número distinto a cada voluntario, { $count } en total.
