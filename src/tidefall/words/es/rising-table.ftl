# Atlantis Rising: losetas, niveles, números de jugadores y de toda la mesa; de dónde se sabe todo esto.

rising-tile-forests = Bosques { $ring }
    .the = Bosques { $ring }
    .of-the = de Bosques { $ring }
    .to-the = a Bosques { $ring }
rising-tile-forests-text = Cada atlante que esté aquí tira un dado: con { $target } o más, su jugador gana 1 cristal.

rising-tile-hills = Colinas { $ring }
    .the = Colinas { $ring }
    .of-the = de Colinas { $ring }
    .to-the = a Colinas { $ring }
rising-tile-hills-text = Cada atlante que esté aquí tira un dado: con { $target } o más, su jugador gana 1 de oro.

rising-tile-mountains = Montañas { $ring }
    .the = Montañas { $ring }
    .of-the = de Montañas { $ring }
    .to-the = a Montañas { $ring }
rising-tile-mountains-text = Cada atlante que esté aquí tira un dado: con { $target } o más, su jugador gana 1 mineral.

rising-tile-cities = Ciudades { $ring }
    .the = Ciudades { $ring }
    .of-the = de Ciudades { $ring }
    .to-the = a Ciudades { $ring }
rising-tile-cities-text = La pareja que esté aquí tira dos dados y suma el nivel de la Ira: con { $target } o más, uno de sus jugadores recluta 1 seguidor.

rising-tile-libraries = Bibliotecas { $ring }
    .the = Bibliotecas { $ring }
    .of-the = de Bibliotecas { $ring }
    .to-the = a Bibliotecas { $ring }
rising-tile-libraries-text = Cada atlante que esté aquí roba { $draw ->
    [one] 1 carta de biblioteca
   *[other] { $draw } cartas de biblioteca
} y se queda con { $keep }.

rising-tile-forges = Forjas { $ring }
    .the = Forjas { $ring }
    .of-the = de Forjas { $ring }
    .to-the = a Forjas { $ring }
rising-tile-forges-text = Cada atlante que esté aquí puede convertir 1 mineral de su jugador en { $rate } de atlantio.

rising-tile-mystic-power-source = Fuente de Poder Místico
    .gender = f
rising-tile-mystic-power-source-text = Puede haber aquí cualquier número de atlantes; cada uno da a su jugador { $energy } de energía mística.

rising-level-1 = introductorio
rising-level-1-text = Una primera partida: componentes fijos, mucho mar en calma, { $energy } de energía mística para cada jugador.

rising-level-2 = principiante
rising-level-2-text = Componentes al azar y un mar todavía amable.

rising-level-3 = normal
rising-level-3-text = Componentes al azar, algunos con espacios dobles, y un mar más bravo.

rising-level-4 = difícil
rising-level-4-text = Componentes al azar y más caros, y más inundaciones controladas.

rising-level-5 = heroico
rising-level-5-text = Los componentes más caros, apenas calma y { $energy } de energía mística al empezar.

rising-players-1 = 1 jugador
rising-players-1-text = Un jugador solo con el Holograma y el Autómata, que gana 1 de energía mística por ronda.

rising-players-2 = 2 jugadores
rising-players-2-text = El Holograma acompaña al jugador inicial; cada jugador roba la mitad de los infortunios.

rising-players-3 = 3 jugadores
rising-players-3-text = Cada jugador roba un infortunio; después, el jugador inicial uno más.

rising-players-4 = 4 jugadores
rising-players-4-text = Cada jugador roba un infortunio.

rising-players-5 = 5 jugadores
rising-players-5-text = Cada jugador roba un infortunio; se abren los espacios para cinco o más jugadores.

rising-players-6 = 6 jugadores
rising-players-6-text = { rising-players-5-text }

rising-players-7 = 7 jugadores
rising-players-7-text = { rising-players-5-text }

rising-setting-wrath = Ira de los Dioses
rising-setting-wrath-text = El nivel de cada espacio del marcador: cuántas losetas se inundan al final de la ronda y cuánto se suma a las tiradas en las ciudades.

rising-setting-hand-limit = Límite de mano
rising-setting-hand-limit-text = Las cartas que puede tener un jugador como máximo, artefactos en juego incluidos.

rising-setting-library-artifacts = Artefactos en la biblioteca
rising-setting-library-artifacts-text = Cuántos artefactos, elegidos al azar, se barajan en el mazo de biblioteca.

rising-setting-barrier = Precio de una barrera mística
rising-setting-barrier-text = En energía mística, entre los jugadores que quieran.

rising-setting-unflood = Precio de sacar a flote una loseta
rising-setting-unflood-text = En energía mística, entre los jugadores que quieran.

rising-setting-extra-card = Precio de una carta de biblioteca más
rising-setting-extra-card-text = En energía mística, de quien roba, una vez por robo.

rising-setting-introductory = Plano Introductorio
rising-setting-introductory-text = Los componentes del nivel 1.

## Fuentes

rising-note-targets-public = los objetivos de 3 a 6 son públicos
rising-note-targets-public-one-space-known = el único espacio del anillo 6 es del reglamento de Monstrosities; los objetivos de 3 a 6, públicos
rising-note-one-double-space-known = el único espacio doble es del reglamento de Monstrosities
rising-note-draw-known = robar 2 es del manual básico
rising-note-draw-known-one-space-known = robar 2 es del manual básico; el único espacio del anillo 6, del reglamento de Monstrosities
rising-note-rates-known = las tasas de 1 a 3 son del manual básico
rising-note-rates-known-one-space-known = las tasas de 1 a 3 son del manual básico; el único espacio del anillo 6, del reglamento de Monstrosities
rising-note-name-known = nombre; coste, espacios y efecto reconstruidos
rising-note-full-tiles-known = nombre y estar en losetas llenas; letra, coste, espacios y lo demás reconstruidos
rising-note-cost-and-effect-ours = nombre; coste y efecto reconstruidos
rising-note-followers-only-known = nombre y solo seguidores; letra, coste, espacios y efecto reconstruidos
rising-note-double-spaces-known = los espacios dobles de la letra D son del manual básico
rising-note-cost-ours = nombre y efecto; coste reconstruido
rising-note-reach-known = nombre y alcance; lo demás reconstruido
rising-note-unbuilt-use-known = nombre y uso de un componente sin construir; construir más barato es público; lo demás reconstruido
rising-note-amount-ours = nombre y ocupación adicional; la cantidad reconstruida
rising-note-helps-all-ours = primera edición; que ayude a todos los que estén allí es reconstruido
rising-note-any-site-known = nombre y cualquier clase de lugar; lo demás reconstruido
rising-note-energy-public = nombre y cualquier clase de lugar; ganar energía es público, primera edición; lo demás reconstruido
rising-note-more-cards-public = primera edición: nombre y más cartas; lo demás reconstruido
rising-note-name-ours = efecto del reglamento de Monstrosities; el nombre reconstruido
rising-note-supply-known = nombre y líderes que acaban en el suministro; lo demás reconstruido
rising-note-copies-and-effect-ours = nombre; copias y efecto reconstruidos
rising-note-copies-ours = copias reconstruidas
rising-note-copies-and-amount-ours = nombre y ocupación adicional; copias y cantidad reconstruidas
rising-note-affects-building = nombre y que afecta a construir; lo demás reconstruido
rising-note-six-each-ours = 36 cartas de inundación; seis por península, reconstruido
rising-note-raises-targets = nombre y que sube todos los objetivos; cantidad y copias reconstruidas
rising-note-building-effect-ours = nombre y que afecta a construir; copias y efecto reconstruidos
rising-note-five-omens-known = que hay cinco presagios es del manual básico
rising-note-track-known-in-part = empezar en 0 es del manual básico; el rango de 0 a 3, público; el nivel 2 en la ronda 4, del reglamento de Monstrosities
rising-note-three-letters-known = tres letras tres veces es el patrón del reglamento de Monstrosities
