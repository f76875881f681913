# Atlantis Rising: los componentes.

rising-component-aether-lens = Lente de Éter
    .gender = f
rising-component-aether-lens-text = Al construirla, cada jugador gana { $energy } de energía mística.

rising-component-resonant-bell = Campana Resonante
    .gender = f
rising-component-resonant-bell-text = Al construirla, quienes la han pagado reparten { $volunteers ->
    [one] 1 voluntario
   *[other] { $volunteers } voluntarios
} entre los jugadores, para colocar en la ronda siguiente.

rising-component-tidal-bulwark = Baluarte de las Mareas
rising-component-tidal-bulwark-text = Al construirlo, coloca gratis hasta { $barriers ->
    [one] 1 barrera mística
   *[other] { $barriers } barreras místicas
}.

rising-component-mnemonic-vault = Bóveda Mnemónica
    .gender = f
rising-component-mnemonic-vault-text = Roba { $draw ->
    [one] 1 carta de biblioteca
   *[other] { $draw } cartas de biblioteca
} y quédate con { $keep }. Aquí no se puede pagar por una carta más.

rising-component-lodestone-cradle = Cuna de Magnetita
    .gender = f
rising-component-lodestone-cradle-text = Tira un dado: con { $target } o más, gana 1 de cristal, oro o mineral a tu elección.

rising-component-mystic-siphon = Sifón Místico
rising-component-mystic-siphon-text = Gana { $energy } de energía mística.

rising-component-matter-converter = Convertidor de Materia
rising-component-matter-converter-text = Cambia hasta { $resources } de tu cristal, oro y mineral por otro tanto de cristal, oro o mineral a tu elección.

rising-component-astral-watchtower = Atalaya Astral
    .gender = f
rising-component-astral-watchtower-text = Antes de las acciones, ve desde aquí a cualquier loseta no inundada, aunque esté llena, y actúa en ella.

rising-component-ward-loom = Telar de Guardas
rising-component-ward-loom-text = Puedes colocar una barrera mística por { $price } de energía mística. Los demás jugadores pueden ayudar a pagarla.

rising-component-herald-chorus = Coro de Heraldos
rising-component-herald-chorus-text = Al construirlo, hasta { $followers ->
    [one] 1 jugador recluta
   *[other] { $followers } jugadores distintos reclutan
} 1 seguidor cada uno.

rising-component-numinous-beacon = Faro Numinoso
rising-component-numinous-beacon-text = Al construirlo, saca a flote una loseta en cada una de hasta { $tiles ->
    [one] 1 península
   *[other] { $tiles } penínsulas distintas
}.

rising-component-entropy-drive = Motor de Entropía
rising-component-entropy-drive-text = Al construirlo, el marcador de la Ira retrocede { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
}, sin pasar del primero. Esta ronda la Ira no inunda nada.

rising-component-transmutation-crucible = Crisol de Transmutación
rising-component-transmutation-crucible-text = Convierte 1 mineral en { $atlantium } de atlantio.

rising-component-fate-spindle = Huso del Destino
rising-component-fate-spindle-text = Mira { $cards ->
    [one] el próximo infortunio
   *[other] los próximos { $cards } infortunios
}. Puedes descartar uno. Devuelve los demás en el orden que quieras.

rising-component-harmonic-accelerator = Acelerador Armónico
rising-component-harmonic-accelerator-text = Otro de tus atlantes que ya haya actuado esta ronda en una loseta de la isla, salvo las ciudades, actúa allí de nuevo enseguida.

rising-component-spirit-seal = Sello Espiritual
rising-component-spirit-seal-text = Devuelve uno de los dos seguidores al suministro. Después saca a flote { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas, de la misma península o de distintas
}.

rising-component-aegis-of-nereus = Égida de Nereo
    .gender = f
rising-component-aegis-of-nereus-text = Coloca gratis hasta { $barriers ->
    [one] 1 barrera mística
   *[other] { $barriers } barreras místicas
}.

rising-component-orichalcum-foundry = Fundición de Oricalco
    .gender = f
rising-component-orichalcum-foundry-text = Uno de los dos jugadores descarta 1 de cristal, oro o mineral y gana { $atlantium } de atlantio.

rising-component-soul-conduit = Conducto de Almas
rising-component-soul-conduit-text = Uno de los dos jugadores recluta { $followers ->
    [one] 1 seguidor
   *[other] { $followers } seguidores
} sin tirar.

rising-component-chronal-gyroscope = Giroscopio Cronal
rising-component-chronal-gyroscope-text = Esta ronda la Ira inunda { $floods ->
    [one] 1 loseta
   *[other] { $floods } losetas
} menos. Su nivel en las ciudades no cambia.

rising-component-power-core = Núcleo de Poder
rising-component-power-core-text = Constrúyelo cuando estén todos los demás componentes, con todos los líderes presentes y pagando su parte todos los jugadores: ¡ganan todos!
