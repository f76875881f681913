# Atlantis Rising: las cartas de biblioteca, con los artefactos y la maravilla.

## Cartas básicas

rising-card-foresight = Presciencia
rising-card-foresight-text = Mueve hasta { $figures } de tus atlantes, de tu reserva o del tablero, a espacios libres donde puedan estar.

rising-card-mystic-conversion = Conversión Mística
rising-card-mystic-conversion-text = Paga hasta { $energy } de energía mística y gana otros tantos recursos a tu elección, incluso atlantio.

rising-card-libram-of-unity = Libro de la Unidad
rising-card-libram-of-unity-text = Elige una loseta sin inundar, salvo el centro. Esta ronda tiene { $spaces ->
    [one] 1 espacio más
   *[other] { $spaces } espacios más
}; en las ciudades, un espacio doble más.

rising-card-cipher-of-expertise = Cifra de la Pericia
rising-card-cipher-of-expertise-text = Elige un consejero cualquiera. Hasta el final de la ronda, tu líder tiene también su capacidad.

rising-card-hidden-stores = Reservas Ocultas
rising-card-hidden-stores-text = Gana { $resources } de cristal, oro o mineral a tu elección.

rising-card-surge-of-power = Oleada de Poder
rising-card-surge-of-power-text = Gana { $energy } de energía mística.

rising-card-rallying-cry = Llamada a las Armas
rising-card-rallying-cry-text = Toma en tu reserva { $volunteers ->
    [one] 1 voluntario
   *[other] { $volunteers } voluntarios
}, para colocar esta ronda.

rising-card-tide-chart = Carta de Mareas
rising-card-tide-chart-text = Mira { $cards ->
    [one] el próximo infortunio y devuélvelo
   *[other] los próximos { $cards } infortunios y devuélvelos en el orden que quieras
}.

rising-card-ward-of-the-deep = Guarda de las Profundidades
rising-card-ward-of-the-deep-text = Coloca gratis { $barriers ->
    [one] 1 barrera mística
   *[other] { $barriers } barreras místicas
}.

rising-card-favorable-winds = Vientos Favorables
rising-card-favorable-winds-text = Un dado que acabas de tirar muestra un { $face }.

rising-card-masterwork-plans = Planos Magistrales
rising-card-masterwork-plans-text = Un componente que ayudas a construir cuesta { $resources ->
    [one] 1 recurso
   *[other] { $resources } recursos
} menos.

rising-card-breath-of-poseidon = Aliento de Poseidón
rising-card-breath-of-poseidon-text = Saca a flote { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}.

## Artefactos

rising-card-numinous-amplifier = Amplificador Numinoso
rising-card-numinous-amplifier-text = Cada energía mística que gastas en una tirada suma { $bonus }.

rising-card-mystic-adze = Azuela Mística
rising-card-mystic-adze-text = Una vez por ronda, un componente que ayudas a construir cuesta { $resources ->
    [one] 1 recurso
   *[other] { $resources } recursos
} menos.

rising-card-tablets-of-memory = Tablillas de la Memoria
rising-card-tablets-of-memory-text = Tu límite de mano es { $hand }.

rising-card-diviners-rod = Vara del Zahorí
rising-card-diviners-rod-text = Tus tiradas en bosques, colinas y montañas reciben +{ $bonus }.

rising-card-orators-laurel = Laurel del Orador
rising-card-orators-laurel-text = Una tirada en las ciudades recibe +{ $bonus } si uno de la pareja es tuyo.

rising-card-hammer-of-brontes = Martillo de Brontes
rising-card-hammer-of-brontes-text = Una vez por ronda, cuando uno de tus atlantes convierte mineral, gana { $atlantium } de atlantio más.

rising-card-chalice-of-the-source = Cáliz de la Fuente
rising-card-chalice-of-the-source-text = Una vez por ronda, cuando ganas energía mística en la Fuente de Poder Místico, gana { $energy } más.

rising-card-sandals-of-swiftness = Sandalias de la Presteza
rising-card-sandals-of-swiftness-text = Una vez por ronda, tras los infortunios, mueve a uno de tus atlantes, de tu reserva o del tablero, a un espacio libre donde pueda estar.

rising-card-tidewardens-horn = Cuerno del Guardián de las Mareas
rising-card-tidewardens-horn-text = Cuando pagas al menos 1 de energía mística por una barrera o por sacar a flote una loseta, cuesta en total { $energy } menos.

rising-card-astrolabe-of-secrets = Astrolabio de los Secretos
rising-card-astrolabe-of-secrets-text = Una vez por ronda, cuando uno de tus atlantes roba cartas de biblioteca, roba { $cards } más, pero no se queda con más de lo normal.

## La maravilla

rising-card-wellspring-of-ages = Manantial de las Edades
rising-card-wellspring-of-ages-text = Saca a flote hasta { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas, de la misma península o de distintas
}. Después esta carta sale del juego.
