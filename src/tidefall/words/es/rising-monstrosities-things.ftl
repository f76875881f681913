# Atlantis Rising: Monstrosities. Las cosas de la expansión: cómo se llaman y qué hacen.
# `$hologram` dice si la capacidad de un consejero la tiene el Holograma.

## Componentes

rising-component-possibility-multiplier = Multiplicador de Posibilidades
rising-component-possibility-multiplier-text = En la ronda siguiente se abren todos los espacios 5+ de la Puerta Cósmica y de sus componentes.

rising-component-anastatic-censer = Incensario Anastático
rising-component-anastatic-censer-text = Devuelve { $figures ->
    [one] a 1 atlante inactivo o retirado a la reserva a la que pertenece
   *[other] a { $figures } atlantes inactivos o retirados a las reservas a las que pertenecen
}.

rising-component-quantum-relay = Relé Cuántico
rising-component-quantum-relay-text = En la ronda siguiente revela { $boards } tableros más para el Holograma y quédate con { $powers ->
    [one] 1 poder más
   *[other] { $powers } poderes más
}, con un máximo de { $most }.

rising-component-lustral-forge = Forja Lustral
    .gender = f
rising-component-lustral-forge-text = Quienes estén aquí pueden construir juntos { $items ->
    [one] 1 objeto mágico
   *[other] { $items } objetos mágicos
}.

rising-component-echo-actualizer = Actualizador de Ecos
rising-component-echo-actualizer-text = Aquí solo actúa el Holograma: quien lo controla gana { $cards ->
    [one] 1 carta de biblioteca
   *[other] { $cards } cartas de biblioteca
}, { $energy } de energía mística y { $resources ->
    [one] 1 recurso
   *[other] { $resources } recursos
} de cualquier tipo.

rising-component-daimonic-lattice = Retícula Daimónica
    .gender = f
rising-component-daimonic-lattice-text = Elige { $spirits ->
    [one] 1 Espíritu: esta ronda sirve
   *[other] { $spirits } Espíritus: esta ronda sirven
} a todos los atlantes, estén donde estén.

rising-component-spectral-replicator = Replicador Espectral
rising-component-spectral-replicator-text = En la ronda siguiente, si el Holograma actúa en la isla, repite su acción { $repeats ->
    [one] una vez
   *[other] { $repeats } veces
}.

rising-component-abetting-pharos = Faro Propicio
rising-component-abetting-pharos-text = Uno de los dos jugadores recluta { $allies ->
    [one] 1 Aliado disponible
   *[other] { $allies } Aliados disponibles
}.

rising-component-storm-gyve = Grillete de la Tormenta
rising-component-storm-gyve-text = Al construirlo, baraja { $calm_seas } cartas de Mar en Calma en el mazo de infortunios.

rising-component-demotic-clarion = Clarín Demótico
rising-component-demotic-clarion-text = Al construirlo, o bien cada jugador gana { $followers ->
    [one] 1 seguidor
   *[other] { $followers } seguidores
}, o bien os repartís { $volunteers } voluntarios.

rising-component-synergic-gantry = Grúa Sinérgica
    .gender = f
rising-component-synergic-gantry-text = Al construirla, esta ronda podéis construir juntos un componente más como acción gratuita, por { $resources } menos de cada recurso de su coste.

rising-component-telluric-gnomon = Gnomon Telúrico
rising-component-telluric-gnomon-text = Al construirlo, elige una península: sus objetivos bajan en { $target } durante el resto de la partida.

rising-component-laic-receiver = Receptor Laico
rising-component-laic-receiver-text = Al construirlo, cada energía mística que se gaste vale por { $worth } durante el resto de la ronda.

rising-component-anamnestic-fount = Fuente Anamnésica
    .gender = f
rising-component-anamnestic-fount-text = Al construirla, baraja los descartes de biblioteca en el mazo y después repartíos { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} de él.

## Objetos mágicos

rising-item-constellation-cloak = Capa de las Constelaciones
    .gender = f
rising-item-constellation-cloak-text = Una vez por ronda, ignora una inundación básica que vaya a hundir tu loseta. Uso único: renuncia a la Capa y a su portador para anular un infortunio cualquiera.

rising-item-helm-of-invisibility = Yelmo de Invisibilidad
rising-item-helm-of-invisibility-text = Cuentas para los monstruos y los infortunios especiales, pero no te pasa nada malo. Uso único: un monstruo no actúa esta ronda o se anula un infortunio especial.

rising-item-winged-sandals = Sandalias Aladas
    .gender = f
    .the = las Sandalias Aladas
    .a = unas Sandalias Aladas
rising-item-winged-sandals-text = Tras los infortunios puedes moverte a un espacio libre de otra loseta no inundada de tu península o a la Fuente de Poder Místico. Uso único: cuando vaya a inundarse una loseta o a actuar un monstruo, lleva hasta { $figures } atlantes de una loseta a espacios libres de cualquier parte de la isla.

rising-item-horn-of-plenty = Cuerno de la Abundancia
rising-item-horn-of-plenty-text = Suma { $bonus } a tus tiradas. Uso único, durante las acciones: toma { $resources } de cristal, oro o mineral en cualquier combinación.

rising-item-mirror-shield = Escudo Espejo
rising-item-mirror-shield-text = Medusa no puede petrificarte. Uso único: atrae su mirada con él y romperás la maldición. Cuesta menos cuanto mayor es la Ira.

## Cartas de biblioteca

rising-card-cipher-of-expertise-revised-text = Elige un consejero que no sea el Alquimista, el Artesano, el Astrólogo ni el Canalizador: hasta el final de la ronda tu líder tiene también su capacidad.

rising-card-legend-of-the-buried-treasure-of-cleito = Leyenda del Tesoro Enterrado de Clito
    .gender = f
rising-card-legend-of-the-buried-treasure-of-cleito-text = Pon en juego el Alijo Oculto o, si ya está, vuelve a llenarlo.

rising-card-inspired-designs = Diseños Inspirados
    .the = los Diseños Inspirados
rising-card-inspired-designs-text = Esta ronda tus atlantes pueden construir objetos mágicos.

rising-card-power-of-the-masses = Poder de las Masas
rising-card-power-of-the-masses-text = Toma en tu reserva { $volunteers ->
    [one] 1 voluntario
   *[other] { $volunteers } voluntarios
}; esta ronda tus voluntarios pueden usar los espacios 5+.

rising-card-rise-of-the-robots = Auge de los Robots
rising-card-rise-of-the-robots-text = Toma { $bots ->
    [one] un Bot
   *[other] { $bots } Bots
} del suministro; si no hay ninguno, toma { $volunteers ->
    [one] 1 voluntario
   *[other] { $volunteers } voluntarios
}. Esta ronda un Bot que comparte espacio tiene sus dos efectos.

rising-card-mystic-lantern = Linterna Mística
    .gender = f
rising-card-mystic-lantern-text = El Holograma puede usar el tablero de un Aliado del suministro en lugar de un tablero revelado.

rising-card-thread-of-ariadne = Hilo de Ariadna
rising-card-thread-of-ariadne-text = Una vez por ronda, cuando una inundación vaya a devolver a uno de tus atlantes a la reserva, llévalo en su lugar a un espacio libre de una loseta adyacente no inundada.

rising-card-apotropaic-mask = Máscara Apotropaica
    .gender = f
rising-card-apotropaic-mask-text = Una vez por ronda, uno de tus atlantes no sufre nada de un infortunio especial o de un monstruo. Sigue contando.

rising-card-bell-of-the-wilds = Campana de lo Salvaje
    .gender = f
rising-card-bell-of-the-wilds-text = Tus Aliados suman { $bonus } a sus tiradas. Cuando ayudas a pagar a un Aliado que se recluta, cuesta { $price } menos, como mínimo 1.

rising-card-transmuting-rod = Vara Transmutadora
    .gender = f
rising-card-transmuting-rod-text = Una vez por ronda, cuando recoges cristal, oro o mineral, puedes pagar { $energy } de energía mística para tomar en su lugar uno de los otros dos.

rising-card-armillary-sphere = Esfera Armilar
    .gender = f
rising-card-armillary-sphere-text = Una vez por ronda, antes de un robo, mira el primer infortunio del mazo; puedes pagar { $energy } de energía mística para descartarlo.

rising-card-brazen-bellows = Fuelle de Bronce
rising-card-brazen-bellows-text = En las forjas cada uno de tus atlantes puede convertir hasta { $ore } de mineral.

rising-card-wonder-phoenix-egg = Huevo de Fénix
rising-card-wonder-phoenix-egg-text = Cuando uno de tus atlantes vaya a actuar en las forjas, retíralo en su lugar de la partida y elige: recluta al Fénix o convierte { $ore } de mineral en { $atlantium } de atlantio.

rising-card-wonder-golden-fleece = Vellocino de Oro
rising-card-wonder-golden-fleece-text = Cuando uno de tus atlantes vaya a actuar en las colinas, paga en su lugar { $price } de energía mística y elige: recluta al Carnero Dorado o recoge { $gold } de oro.

rising-card-wonder-gryphon-feather = Pluma de Grifo
    .gender = f
rising-card-wonder-gryphon-feather-text = Pon en juego el Nido del Grifo.

rising-card-wonder-riddle-of-the-sphinx = Enigma de la Esfinge
rising-card-wonder-riddle-of-the-sphinx-text = Cuando uno de tus atlantes vaya a actuar en las bibliotecas, descarta en su lugar { $price ->
    [one] otra carta
   *[other] otras { $price } cartas
} y elige: recluta a la Esfinge o mira todos los artefactos sin usar y quédate con { $artifacts }.

rising-card-wonder-silver-bridle = Brida de Plata
    .gender = f
rising-card-wonder-silver-bridle-text = Cuando uno de tus atlantes, solo en su loseta, vaya a actuar en los bosques, elige en su lugar: paga { $price } de cristal y recluta al Unicornio, o gana { $energy } de energía mística.

## Infortunios

rising-misfortune-receding-waters = Retirada de las Aguas
    .gender = f
rising-misfortune-receding-waters-text = Cuenta como Mar en Calma. Quien robó la carta elige una península y saca a flote allí { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}.

rising-misfortune-red-skies = Cielos Rojos
    .the = los Cielos Rojos
rising-misfortune-red-skies-text = Cuenta como Mar en Calma. Quien robó la carta gana { $energy } de energía mística; después, { $price } de energía mística entre los jugadores que quieran reclutan a la Sirena, si está disponible.

rising-misfortune-catastrophic-flood = Inundación Catastrófica
    .gender = f
rising-misfortune-catastrophic-flood-text = Quien robó la carta descarta una barrera, si la hay, y elige { $floods } penínsulas; la loseta más lejana de cada una se inunda a pesar de las barreras.

rising-misfortune-the-one-hundred-hands = Las Cien Manos
    .gender = f
    .the = las Cien Manos
rising-misfortune-the-one-hundred-hands-text = Tira un dado. Tantos atlantes como quepan, del tablero y de las reservas, van a: 1 la Fuente de Poder Místico, 2 las bibliotecas, 3 las ciudades, 4 las colinas, 5 los bosques, 6 las montañas. Quien robó la carta dice quiénes y adónde.

rising-misfortune-sirens-call = Canto de las Sirenas
rising-misfortune-sirens-call-text = En la península con más atlantes activos vuelve a su reserva la mitad de ellos, redondeando hacia arriba. Quien robó la carta deshace los empates y los elige.

rising-misfortune-wrath-of-typhon = Ira de Tifón
    .gender = f
rising-misfortune-wrath-of-typhon-text = Esta ronda los objetivos suben en { $target } en cada loseta salvaje con { $figures } o más atlantes activos.

rising-misfortune-the-furies = Las Furias
    .gender = f
    .the = las Furias
rising-misfortune-the-furies-text = Cada jugador con más atlantes activos en la isla que los demás, empates incluidos, devuelve { $figures } de ellos a su reserva.

rising-misfortune-pandoras-jar = Jarra de Pandora
    .gender = f
rising-misfortune-pandoras-jar-text = Quien robó la carta roba { $cards } más, de una en una. Después cada jugador gana { $energy } de energía mística.

rising-misfortune-plague-arrows = Flechas de la Peste
    .gender = f
    .the = las Flechas de la Peste
rising-misfortune-plague-arrows-text = De cada loseta y localización con { $figures } o más atlantes activos, uno vuelve a su reserva. Los elige quien robó la carta.

rising-misfortune-curse-of-tantalus = Maldición de Tántalo
    .gender = f
rising-misfortune-curse-of-tantalus-text = Esta ronda cada jugador recoge como mucho { $resources ->
    [one] 1 recurso
   *[other] { $resources } recursos
} en las penínsulas salvajes.

rising-misfortune-waters-of-lethe = Aguas del Leteo
    .gender = f
    .the = las Aguas del Leteo
rising-misfortune-waters-of-lethe-text = Cada jugador descarta { $cards ->
    [one] una carta de biblioteca
   *[other] { $cards } cartas de biblioteca
}; quien no tenga devuelve un atlante activo a su reserva.

rising-misfortune-touch-of-midas = Toque de Midas
rising-misfortune-touch-of-midas-text = Esta ronda todo el cristal y el mineral que se recoge en las penínsulas salvajes es oro.

rising-misfortune-hubris = Hibris
    .gender = f
rising-misfortune-hubris-text = El jugador con más recursos descarta { $resources } de ellos. Quien robó la carta deshace los empates.

rising-misfortune-stygian-fog = Niebla Estigia
    .gender = f
rising-misfortune-stygian-fog-text = Durante el resto de la ronda nadie puede gastar energía mística, salvo para salvar a un atlante de Escila.

rising-misfortune-the-labyrinth = El Laberinto
    .the = el Laberinto
rising-misfortune-the-labyrinth-text = Cada atlante activo que esté en una localización vuelve a su reserva, a menos que su jugador pague por él { $energy } de energía mística.

rising-misfortune-omen-centaurs = Centauros
    .the = los Centauros
rising-misfortune-omen-centaurs-text = Vuelven a sus reservas tantos atlantes como losetas tiene la mayor península salvaje, o los jugadores pagan entre todos otro tanto de oro y reclutan al Centauro; decide quien robó la carta.

rising-misfortune-omen-cyclopes = Cíclopes
    .the = los Cíclopes
rising-misfortune-omen-cyclopes-text = Vuelven a sus reservas tantos atlantes como losetas tienen las forjas, primero los de las forjas, o los jugadores pagan entre todos otro tanto de mineral y reclutan al Cíclope; decide quien robó la carta.

rising-misfortune-omen-dryads = Dríades
    .gender = f
    .the = las Dríades
rising-misfortune-omen-dryads-text = Vuelven a sus reservas tantos atlantes como losetas tienen los bosques, primero los de las penínsulas salvajes, o los jugadores pagan entre todos otro tanto de cristal y reclutan a la Dríade; decide quien robó la carta.

rising-misfortune-omen-fauns = Faunos
    .the = los Faunos
rising-misfortune-omen-fauns-text = Vuelven a sus reservas tantos seguidores como losetas tiene la mayor península civilizada, o los jugadores pagan entre todos otro tanto de energía mística y reclutan al Fauno; decide quien robó la carta.

rising-misfortune-omen-giants = Gigantes
    .the = los Gigantes
rising-misfortune-omen-giants-text = Se inundan losetas a elección: { $more } más que el nivel de la Ira, al menos { $least }. O los jugadores pagan entre todos otro tanto de atlantio y reclutan al Gigante. Decide quien robó la carta.

## Consejeros

rising-councilor-alchemist = Alquimista
rising-councilor-alchemist-text = { $hologram ->
    [yes] Al empezar la ronda, elige una poción que nadie tenga en la mano: esta ronda sirve al Holograma y a quienes compartan su lugar.
   *[no] Empiezas con { $potions } pociones. Juega una en cualquier momento: esta ronda sirve a tu líder y a quienes compartan su lugar. Tu líder recupera en el Laboratorio las pociones jugadas.
}

rising-councilor-artisan = Artesano
rising-councilor-artisan-text = { $hologram ->
    [yes] El Holograma puede construir objetos mágicos; el que ayuda a construir cuesta 1 menos.
   *[no] Gana { $inspiration } de Inspiración cada ronda y cada vez que se coloca a tu líder en la Puerta Cósmica, hasta { $most } en total. Tu líder puede construir objetos mágicos y pagarlos con Inspiración.
}

rising-councilor-astrologer = Astrólogo
rising-councilor-astrologer-text = { $hologram ->
    [yes] Guarda el Holograma; tras los infortunios, colócalo en cualquier espacio libre.
   *[no] Coloca a tu líder en el Observatorio, con hasta { $others ->
        [one] 1 atlante más
       *[other] { $others } atlantes más
    }. Tras los infortunios, cada uno va a cualquier espacio libre.
}

rising-councilor-channeler = Canalizador
rising-councilor-channeler-text = { $hologram ->
    [yes] Elige un Espíritu: esta ronda está donde está el Holograma.
   *[no] Al colocar a tu líder puedes jugar { $spirits ->
        [one] un Espíritu
       *[other] { $spirits } Espíritus
    }, que esta ronda { $spirits ->
        [one] sirve
       *[other] sirven
    } a quienes compartan su lugar. Cuando se han jugado los seis, o cuando tu líder actúa en la Fuente de Poder Místico, recupéralos.
}

rising-councilor-mariner = Navegante
rising-councilor-mariner-text = { $hologram ->
    [yes] El Holograma puede colocarse
   *[no] Puedes colocar a tu líder
} en la loseta inundada más cercana al centro de una península, con hasta { $others ->
    [one] 1 atlante más
   *[other] { $others } atlantes más
}, y actuar allí como si fuera tierra.

## Aliados

rising-ally-centaur = Centauro
rising-ally-centaur-text = Después de actuar en una loseta de la isla, puede ir a cualquier otro espacio libre de la isla y actuar también allí, { $actions ->
    [one] una vez
   *[other] { $actions } veces
} por ronda.

rising-ally-cyclops = Cíclope
rising-ally-cyclops-text = Puede construir objetos mágicos; el que ayuda a construir cuesta { $price } menos, de cualquier recurso o de energía mística.

rising-ally-dryad = Dríade
    .gender = f
rising-ally-dryad-text = En su loseta de los bosques todos los atlantes tiran { $throws } veces y se quedan con la mejor tirada.

rising-ally-faun = Fauno
rising-ally-faun-text = Cuando un infortunio o un monstruo vaya a devolver a la reserva a un atlante de su península, ese atlante puede ir en su lugar a un espacio libre de la loseta del Fauno.

rising-ally-giant = Gigante
rising-ally-giant-text = Ocupa dos espacios de una loseta salvaje. Tira { $dice } dados, los suma, divide por el objetivo (al menos { $least }) y recoge el resultado.

rising-ally-golden-ram = Carnero Dorado
rising-ally-golden-ram-text = Cada atlante de su loseta que tenga éxito en las colinas puede pagar { $energy } de energía mística por { $gold } más de oro.

rising-ally-gryphon = Grifo
rising-ally-gryphon-text = Cada atlante de su loseta que tenga éxito en las montañas puede recoger oro en lugar de mineral.

rising-ally-phoenix = Fénix
rising-ally-phoenix-text = Quien convierte mineral en su loseta de las forjas gana { $atlantium } más de atlantio.

rising-ally-sphinx = Esfinge
    .gender = f
rising-ally-sphinx-text = En las bibliotecas, los atlantes de su loseta pueden tomar un artefacto sin usar al azar en lugar de la primera carta que roban.

rising-ally-unicorn = Unicornio
rising-ally-unicorn-text = Él y los atlantes que lo acompañan cuentan para los infortunios especiales, pero no les pasa nada malo.

rising-ally-medusa-ally = Medusa
    .gender = f
    .the = Medusa
    .a = Medusa
rising-ally-medusa-ally-text = Cuando tiene éxito en las ciudades con otro atlante, los dos reclutan { $followers ->
    [one] 1 seguidor
   *[other] { $followers } seguidores
} o { $volunteers ->
    [one] 1 voluntario
   *[other] { $volunteers } voluntarios
}.

rising-ally-mermaid = Sirena
    .gender = f
rising-ally-mermaid-text = Solo puede estar en losetas inundadas. Cada atlante de una loseta de península adyacente gana { $energy } de energía mística antes de actuar. Cuando se inunda una loseta de su península, vuelve al suministro.

## Localizaciones

rising-location-hidden-cache = Alijo Oculto
rising-location-hidden-cache-text = Contiene { $crystal } de cristal, { $gold } de oro, { $ore } de mineral y { $atlantium } de atlantio. Cada atlante que esté aquí toma uno de los que queden.

rising-location-alchemists-laboratory = Laboratorio del Alquimista
rising-location-alchemists-laboratory-text = El líder del Alquimista toma de aquí { $potions ->
    [one] una poción
   *[other] { $potions } pociones
}.

rising-location-astrologers-observatory = Observatorio del Astrólogo
rising-location-astrologers-observatory-text = Para el líder del Astrólogo y { $others ->
    [one] 1 atlante más
   *[other] { $others } atlantes más
}: no los alcanza ninguna inundación ni ningún monstruo y, tras los infortunios, cada uno va a cualquier espacio libre.

rising-location-artificers-workshop = Taller del Artífice
rising-location-artificers-workshop-text = El líder del Artífice usa aquí un componente sin construir.

rising-location-gryphon-aerie = Nido del Grifo
rising-location-gryphon-aerie-text = Dos atlantes tiran un dado cada uno y suman { $bonus } por cada loseta inundada de las montañas. Con { $target } o más reclutan al Grifo o roban { $gold } de oro, según lo que hayan dicho antes.

rising-location-harpies-lair = Guarida de las Arpías
    .gender = f
rising-location-harpies-lair-text = Dos atlantes tiran un dado cada uno y suman { $stolen } por cada atlante robado y { $defeated } por cada arpía derrotada. O luchan, y con { $target } o más derrotan a una arpía, o recuperan hasta cuatro cosas, más cuanto mayor sea la tirada.

## Pociones

rising-potion-elixir-of-vitality = Elixir de Vitalidad
rising-potion-elixir-of-vitality-text = Cada atlante servido gana energía mística: el nivel de la Ira menos { $less }.

rising-potion-tincture-of-shadow = Tintura de Sombra
    .gender = f
rising-potion-tincture-of-shadow-text = Los servidos cuentan para los monstruos y los infortunios especiales, pero no les pasa nada malo.

rising-potion-draught-of-adamant = Brebaje de Adamante
rising-potion-draught-of-adamant-text = Si su loseta se inunda, los servidos se quedan en ella y aún pueden actuar allí esta ronda.

rising-potion-philter-of-fortune = Filtro de Fortuna
rising-potion-philter-of-fortune-text = Los servidos suman { $bonus } a sus tiradas.

## Espíritus

rising-spirit-the-dactyls = Los Dáctilos
    .the = los Dáctilos
rising-spirit-the-dactyls-text = Quien convierte mineral en su loseta de las forjas gana { $atlantium } más de atlantio.

rising-spirit-the-meliae = Las Melias
    .gender = f
    .the = las Melias
rising-spirit-the-meliae-text = En su loseta de los bosques, un éxito con un { $face } natural o más da { $crystal } más de cristal.

rising-spirit-the-napaeae = Las Napeas
    .gender = f
    .the = las Napeas
rising-spirit-the-napaeae-text = En su loseta de las colinas, un éxito con un { $face } natural o más da { $gold } más de oro.

rising-spirit-the-oreads = Las Oréades
    .gender = f
    .the = las Oréades
rising-spirit-the-oreads-text = En su loseta de las montañas, un éxito con un { $face } natural o más da { $ore } más de mineral.

rising-spirit-the-tychae = Las Tiques
    .gender = f
    .the = las Tiques
rising-spirit-the-tychae-text = En su loseta de las ciudades, suma { $bonus } al total; un éxito da además a uno de los dos jugadores { $volunteers ->
    [one] 1 voluntario
   *[other] { $volunteers } voluntarios
}.

rising-spirit-the-muses = Las Musas
    .gender = f
    .the = las Musas
rising-spirit-the-muses-text = En su loseta de las bibliotecas, roba { $cards } más y quédate con { $cards } más.

## Cartas de Holograma

rising-hologram-card = Holograma: { $councilor }
rising-hologram-holo-sentinel-text = Cuando vaya a inundarse una loseta de la península del Holograma, puedes en su lugar devolver el Holograma a la reserva sin usarlo: la loseta se salva.
rising-hologram-holo-stormcaller-text = Cuando se haya robado un infortunio, puedes renunciar al Holograma esta ronda y la siguiente: la carta se descarta sin efecto.

## Escenarios, monstruos y tesoros

rising-scenario-medusa-unleashed = Medusa Desatada
    .gender = f
rising-scenario-medusa-unleashed-text = Cada ronda Medusa llega a una loseta y convierte en piedra a todos los que están allí. Construye el Escudo Espejo y atrae su mirada con él para romper la maldición.

rising-scenario-the-harpies-lair = La Guarida de las Arpías
    .gender = f
    .the = la Guarida de las Arpías
rising-scenario-the-harpies-lair-text = Cada ronda tres arpías roban recursos, cartas, energía o atlantes. Asalta su Guarida para recuperar lo robado o para luchar por su tesoro.

rising-scenario-between-scylla-and-charybdis = Entre Escila y Caribdis
rising-scenario-between-scylla-and-charybdis-text = Cada ronda ataca una de las dos: Escila devora a los atlantes cercanos, Caribdis inunda losetas. Sacia a ambas y se irán para siempre.

rising-monster-medusa-monster = Medusa
    .gender = f
    .the = Medusa
    .a = Medusa
rising-monster-medusa-monster-text = Va a una loseta al azar, o a la de un atlante que atrae su mirada, y petrifica a todos los atlantes activos que hay allí; donde no hay ninguno, llena los espacios libres con voluntarios petrificados. Liberar a uno cuesta { $energy } de energía mística.

rising-monster-harpy = arpía
    .gender = f
    .many = arpías
rising-monster-harpy-text = Vuela hasta el atlante más exterior de una península al azar y quita a su jugador un recurso; si no tiene, una carta de biblioteca; si no, una energía mística; si no, el propio atlante.

rising-monster-scylla = Escila
    .gender = f
    .the = Escila
    .a = Escila
rising-monster-scylla-text = Va adonde hay más atlantes y devora hasta { $figures } de los que tiene al lado; { $energy } de energía mística salva a uno. Con { $figures } o más al lado queda saciada y se va.

rising-monster-charybdis = Caribdis
    .gender = f
    .the = Caribdis
    .a = Caribdis
rising-monster-charybdis-text = Va adonde hay más tierra e inunda allí la loseta más lejana, o las dos si hay dos igual de lejanas; { $energy } de energía mística o una barrera detienen una inundación. Cuando ha intentado inundar dos a la vez, queda saciada y se va.

rising-treasure-treasure-ingots = Lingotes
    .the = los Lingotes
rising-treasure-treasure-ingots-text = { $atlantium } de atlantio.

rising-treasure-treasure-regalia = Galas Reales
    .gender = f
    .the = las Galas Reales
rising-treasure-treasure-regalia-text = { $gold } de oro y { $atlantium } de atlantio.

rising-treasure-treasure-prisms = Prismas
    .the = los Prismas
rising-treasure-treasure-prisms-text = { $crystal } de cristal y { $atlantium } de atlantio.

rising-treasure-treasure-meteorite = Meteorito
rising-treasure-treasure-meteorite-text = { $ore } de mineral y { $atlantium } de atlantio.

rising-treasure-treasure-ichor = Icor
rising-treasure-treasure-ichor-text = { $energy } de energía mística.

rising-treasure-treasure-scrolls = Pergaminos
    .the = los Pergaminos
rising-treasure-treasure-scrolls-text = { $cards } cartas de biblioteca y { $energy } de energía mística.

rising-treasure-treasure-relic = Reliquia
    .gender = f
rising-treasure-treasure-relic-text = { $artifacts ->
    [one] 1 artefacto sin usar al azar
   *[other] { $artifacts } artefactos sin usar al azar
}, { $crystal } de cristal, { $gold } de oro y { $ore } de mineral.

## Niveles, jugadores y números de toda la mesa

rising-level-6 = mítico
rising-level-6-text = Componentes de letra E, nada de calma y { $energy } de energía mística al empezar.

rising-level-7 = titánico
rising-level-7-text = Componentes de letra E e Inundaciones Catastróficas.

rising-level-8 = cataclísmico
rising-level-8-text = Los componentes más caros que hay y todas las inundaciones de la caja.

rising-players-mechanical = 1 jugador, mecánico
rising-players-mechanical-text = Un jugador solo con dos equipos: el de un consejero, y el Holograma, el Autómata y los Bots.

rising-setting-library-wonders = Maravillas en la biblioteca
rising-setting-library-wonders-text = Cuántas de las cinco maravillas nuevas, elegidas al azar, se barajan en el mazo de biblioteca.

rising-setting-special-misfortunes = Infortunios especiales
rising-setting-special-misfortunes-text = Cuántos infortunios especiales, elegidos al azar, se barajan además de Espolear el Ciclo.

rising-setting-omens = Presagios
rising-setting-omens-text = Cuántos de los cinco presagios nuevos, elegidos al azar, se barajan.

rising-setting-calm-seas-per-exchange = Mares en Calma por un cambio
rising-setting-calm-seas-per-exchange-text = Cuántas cartas de Mar en Calma se cambian por una Retirada de las Aguas o unos Cielos Rojos.

rising-setting-offset = Compensación por los monstruos
rising-setting-offset-text = En una partida con monstruos, cuántas cartas de Mar en Calma más y cuántas Inundaciones Controladas menos.

rising-setting-volunteers = Voluntarios
rising-setting-volunteers-text = Cuántos voluntarios puede haber a la vez como máximo; los petrificados no cuentan.

rising-setting-automaton-bonus = Ayuda del Autómata
rising-setting-automaton-bonus-text = En el solitario mecánico, lo que el Autómata suma a las tiradas de todos los demás de su loseta.

rising-setting-bot-bonus = Ayuda de un Bot
rising-setting-bot-bonus-text = Lo que un Bot que comparte espacio suma a las tiradas de todos los demás de su loseta.

rising-setting-bots = Bots
rising-setting-bots-text = Con cuántos Bots empieza el equipo mecánico.

rising-setting-bots-in-supply = Bots en el suministro
rising-setting-bots-in-supply-text = Cuántos Bots esperan en el suministro.

## Lo que en una entrada es nuestro

rising-note-reconstructed = reconstruido: { LIST($parts) }
rising-part-calm-seas = Mar en Calma
rising-part-controlled-floods = Inundación Controlada
rising-part-cost = coste
rising-part-effect = efecto
rising-part-letter = letra
rising-part-limit = límite
rising-part-name = nombre
rising-part-numbers = números
rising-part-procedure = procedimiento
rising-part-reading = cómo se lee
rising-part-refill = volver a llenarlo
rising-part-route = cómo se recluta
rising-part-single-use = uso único
rising-part-spaces = espacios
rising-part-special-misfortunes = que ayude contra los infortunios especiales
rising-part-target = objetivo
rising-part-timing = momento
rising-part-wording = redacción
