# Posiciones escritas a mano, y lo que está mal en ellas.

refused-bad-position = { $because }

## Survive

survive-position-not-a-mapping = Una posición es un objeto con claves, como { $example }.
survive-position-not-of-old = La partida empieza con algo que no es una posición.
survive-position-unknown-key = Una posición no tiene «{ $key }».{ did-you-mean } Tiene: { LIST($keys, join: "comma") }.
survive-position-key-not-a-mapping = En una posición, { $key } es un objeto con claves, no { $value }.
survive-position-key-not-a-list = En una posición, { $key } es una lista, no { $value }.
survive-position-key-not-a-number = En una posición, { $key } es un número entero, no { $value }.
survive-position-entry-not-a-list = { $key } de { $entry } es una lista, no { $value }.
survive-position-entry-not-a-number = { $key } de { $entry } es un número entero, no { $value }.

survive-position-unknown-step = No existe el paso { $step }. Los pasos son { LIST($steps, join: "comma") }.
survive-position-bad-roll = Una tirada es una palabra, como 'shark', o una lista, como ['ship', '2'], no { $value }.
survive-position-not-rolled = { $dice ->
    [1] En el paso de la criatura, di qué salió en el dado, como 'roll': 'shark'.
   *[other] Se tiran los dos dados de inmersión, como 'roll': ['shark', '2'] (S-8.6.3).
}
survive-position-unknown-face = El dado no tiene { $face }. Tiene { LIST($faces) }.
survive-position-unknown-distance = El segundo dado de inmersión (opción ch6) tiene { LIST($faces) }.
survive-position-bad-points = Hay de 0 a 3 puntos de movimiento, no { $points }.
survive-position-not-their-turn = El turno { $turn } de { $seats } jugadores no puede ser del asiento { $seat }.

survive-position-unknown-explorer = No existe el explorador { $explorer }. Un explorador es una de las letras { LIST($letters) } y otra de la a a la j, como Ra.
survive-position-bad-value = { $explorer } no puede valer { $value }: los valores van del 1 al 6.
survive-position-value-used-up = No queda ningún { $value } para { $colour }.
survive-position-still-in-reserve = { $explorer } no puede estar en la reserva: tras la preparación no queda nadie (S-2.12).
survive-position-in-two-places = { $explorer } no puede estar en dos lugares.
survive-position-nobody-plays = Nadie juega con { $colour }. Los colores son { LIST($colours) }.

survive-position-unknown-place = No existe el lugar { $place }. Los lugares van de A1 a M7, y además NW, NE, SW, SE, out y reserve.
survive-position-not-at-sea = { $piece ->
    [serpent] Una serpiente
    [shark] Un tiburón
    [whale] Una ballena
    [dolphin] Un delfín
    [squid] Un calamar
   *[ship] Un barco
} no puede estar en { $space }, que no es un espacio de mar.
survive-position-not-on-island = { $space } no es uno de los 40 espacios de la isla.
survive-position-two-islands = Da la isla como dibujo, o bien con tiles y sunk, pero no de las dos maneras.
survive-position-bad-island = La isla son 7 filas de { LIST($lengths) } letras, cada una b, f, m o ~.
survive-position-lagoon = G6 es mar y nunca tiene loseta.
survive-position-unknown-terrain = No existe el terreno { $terrain }. Los terrenos son beach, forest y mountain.
survive-position-unknown-tile = No existe la loseta { $tile }.{ did-you-mean } Las losetas se nombran por su terreno y su reverso, como 'beach wind'.
survive-position-too-many-of-a-tile = Solo hay { $most } losetas { $tile }.
survive-position-too-many-tiles = Solo hay { $most } losetas { $terrain } en total.
survive-position-named-twice = { $space } aparece dos veces entre tiles y sunk.
survive-position-gone-and-sunk = Se dan por retiradas { $gone ->
    [one] 1 loseta
   *[other] { $gone } losetas
}, pero por hundidos { $sunk ->
    [one] 1 espacio
   *[other] { $sunk } espacios
}.
survive-position-more-seen-than-gone = Hay más losetas { $terrain } en las manos y a la vista que las que han salido del tablero.
survive-position-never-held = La loseta { $tile } tiene efecto al momento y nunca se guarda en la mano.

survive-position-pieces = { $piece ->
    [serpent] serpientes
    [shark] tiburones
    [whale] ballenas
    [dolphin] delfines
    [squid] calamares
   *[ship] barcos
}
survive-position-no-such-creature = En esta partida no hay { survive-position-pieces }. Mira la opción { $option }.
survive-position-without-whales = Con squid_v1 se juega sin ballenas.
survive-position-too-many-pieces = Solo hay { $most } { survive-position-pieces }.
survive-position-bad-supply = No puede haber { $supply } { survive-position-pieces } en la provisión con { $board } en el tablero.
survive-position-two-ships = En { $space } solo puede haber un barco (S-4.9).
survive-position-crowded-ship = El barco de { $space } lleva { $passengers } pasajeros. En un barco caben tres (S-1.14).
survive-position-ships-in-setup = Con barcos en el tablero durante la preparación, di en ships_to_place a quién le quedan.
survive-position-ships-after-setup = Tras la preparación nadie tiene barcos por colocar (S-2.12).
survive-position-bad-dolphin = Un delfín se escribe con su espacio y a quién protege, como ['E2', 'Ra'], no { $value }.
survive-position-nobody-to-protect = El delfín de { $space } no puede proteger a { $explorer }: ahí no hay tal nadador libre.

survive-position-ship-among-serpents = En { $space } no puede haber un barco ocupado con una serpiente o una ballena (INV-3).
survive-position-swimmer-among-sharks = En { $space } no puede haber un nadador sin protección con un tiburón o una serpiente (INV-4).
survive-position-whale-with-squid = En { $space } no puede haber una ballena con un calamar (INV-5).
survive-position-idle-dolphin = El delfín de { $space } debe proteger a un nadador de ahí (INV-6).
survive-position-no-explorers = Sin exploradores en el tablero, el desafío 2 ha terminado (S-8.3.1).
survive-position-no-tiles = Sin losetas en el tablero, el desafío 4 ha terminado (S-8.4.2).
survive-position-volcano = El volcán ha salido, así que la partida ha terminado (S-7.1).
survive-position-unknown-ending = Una partida termina por { LIST($endings, join: "or") }, no por { $ending }.

survive-position-nothing-pending = El paso 'pending' necesita la lista de pasos pendientes.
survive-position-too-much-pending = Hay como mucho { $most } pasos pendientes, y el más bajo es { $lowest }.
survive-position-not-pending = { $value } no es un paso pendiente, como { $example }.
survive-position-unknown-field = El paso pendiente { $step } no tiene «{ $field }».
survive-position-missing-field = El paso pendiente { $step } necesita su { $field }.
survive-position-bad-field = El campo { $field } del paso pendiente { $step } no puede ser { $value }.
survive-position-cannot-follow = El paso pendiente { $step } no puede ir tras { $lower }.
survive-position-does-not-fit = El paso pendiente { $step } no encaja con el resto de la posición.
survive-position-nobody-could-act = Los pasos pendientes no encajan con el resto de la posición: nadie podría actuar.
