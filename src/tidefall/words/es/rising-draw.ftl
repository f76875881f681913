# Atlantis Rising: el dibujo para terminales, de palabras cortas, y las tablas del catálogo.

## El dibujo

rising-draw-setup = Preparación
rising-draw-round = Ronda { $round }
rising-draw-result = { $won ->
    [yes] La Atlántida se eleva: ¡victoria!
   *[no] La Atlántida se ha perdido
}
rising-draw-wrath = Ira
rising-draw-floods = inunda { $n }
rising-draw-misfortunes = Infortunios
rising-draw-deck-floods = { $n } inundan
rising-draw-deck-calm = { $n } calma
rising-draw-deck-controlled = { $n } control
rising-draw-deck-special = { $n } otros
rising-draw-library = Biblioteca
rising-draw-pile-specials = Otros que quedan: { LIST($cards, join: "comma") }
rising-draw-pile-discarded = Infortunios descartados: { LIST($cards, join: "comma") }
rising-draw-pile-library-discarded = Descartes de biblioteca: { LIST($cards, join: "comma") }
rising-draw-pile-library-bottom = Fondo de la biblioteca: { LIST($cards, join: "comma") }
rising-draw-gives-forests = → cristal
rising-draw-gives-hills = → oro
rising-draw-gives-mountains = → mineral
rising-draw-gives-cities = → seguidores
rising-draw-gives-libraries = → cartas
rising-draw-gives-forges = → atlantio
rising-draw-barrier = barrera
rising-draw-closed = cerradas
rising-draw-free = { $n } libres
rising-draw-roll = { $space ->
    [none] Tirada
   *[other] Tirada en { $space }
}: { $dice }{ $target ->
    [none] { "" }
   *[other] , objetivo { $target }
}
rising-draw-top = Próximos infortunios: { LIST($cards, join: "comma") }
rising-draw-this-round = Esta ronda: { LIST($effects, join: "comma") }
rising-draw-effect-earthquakes = objetivos +{ $n }
rising-draw-effect-malfunctions = coste de componentes +{ $n }
rising-draw-effect-lost-schema = un solo componente
rising-draw-effect-no-wrath = la Ira no inunda
rising-draw-effect-calmed = Ira −{ $n }
rising-draw-together = entre todos
rising-draw-built = hecho
rising-draw-starts = inicial
rising-draw-you = tú
rising-draw-pool = reserva
rising-draw-supply = sum.
rising-draw-back = vuelve en la ronda { $round }
rising-draw-helps = suma 2 a dos tiradas donde está

# Qué significan los signos.

rising-sign-target = 3+ objetivo
rising-sign-cards = +2 cartas
rising-sign-rate = ×3 por mineral
rising-sign-free = ○ libre
rising-sign-floods = ≈6 inundan aún
rising-sign-acted = ₁L ya actuó

# Los recursos en una letra.

rising-letter-crystal = c
rising-letter-gold = o
rising-letter-ore = m
rising-letter-atlantium = a
rising-letter-energy = e

# Dónde está la partida.

rising-phase-setup = preparación
rising-phase-round-start = empieza la ronda
rising-phase-place = colocación
rising-phase-before-draw = infortunios
rising-phase-draw = infortunios
rising-phase-response = infortunios
rising-phase-resolve = infortunios
rising-phase-monsters-slot = monstruos
rising-phase-end-misf = tras los infortunios
rising-phase-start-actions = antes de las acciones
rising-phase-actions = acciones
rising-phase-roll = acciones: tirada
rising-phase-build = acciones: construcción
rising-phase-wrath = Ira de los Dioses

## Las tablas del catálogo

rising-list-tiles = Losetas
rising-list-components = Componentes
rising-list-councilors = Consejeros
rising-list-cards = Cartas de biblioteca
rising-list-misfortunes = Infortunios
rising-list-levels = Niveles
rising-list-players = Jugadores
rising-list-table = Toda la mesa
rising-list-allies = Aliados
rising-list-items = Objetos mágicos
rising-list-locations = Localizaciones
rising-list-potions = Pociones
rising-list-spirits = Espíritus
rising-list-holograms = Cartas de Holograma
rising-list-scenarios = Escenarios
rising-list-monsters = Monstruos
rising-list-treasures = Tesoros
rising-list-brought = { $set }: { $title }
rising-set-monstrosities = Monstrosities
rising-set-mechanical = Atlantes Mecánicos
rising-column-id = id
rising-column-name = nombre
rising-column-spaces = espacios
rising-column-numbers = números
rising-column-letter = letra
rising-column-cost = coste
rising-column-what-it-does = qué hace
rising-column-kind = clase
rising-column-copies = copias
rising-column-when = cuándo
rising-column-components = componentes
rising-column-calm-seas = mar en calma
rising-column-controlled-floods = inundaciones controladas
rising-column-catastrophic-floods = inundaciones catastróficas
rising-column-deck = cartas
rising-column-energy = energía
rising-column-followers = seguidores
rising-column-supply = en el suministro
rising-column-draws = infortunios
rising-column-value = valor
rising-column-source = fuente
rising-column-option = opción
rising-column-totals = totales
rising-number-target = objetivo { $n }
rising-number-draw = robar { $n }
rising-number-keep = quedarse { $n }
rising-number-rate = tasa { $n }
rising-number-energy = energía { $n }
rising-one-by-one = { LIST($things, join: "comma") }
rising-list-cost = { $cost }; en solitario { $alone }
rising-list-spaces = { $kind ->
    [double] doble
    [any] cualquiera
   *[some] { $n }
}
rising-list-component-spaces = { $n } (5+: { $more }){ $double ->
    [yes] { " " }doble
   *[no] { "" }
}
rising-kind-basic = básica
rising-kind-artifact = artefacto
rising-kind-wonder = maravilla
rising-kind-one-time = una vez
rising-kind-action = acción
rising-kind-final = final
rising-kind-calm = calma
rising-kind-controlled = controlada
rising-kind-catastrophic = catastrófica
rising-kind-special = especial
rising-kind-omen = presagio
rising-window-place = colocación
rising-window-before-draw = antes de robar
rising-window-end-misf = tras los infortunios
rising-window-actions = acciones
rising-window-roll = tiradas
rising-window-build = construcción
rising-window-round-start = principio de la ronda
rising-window-return = al volver a la reserva
rising-window-hit = cuando va a sufrir
rising-source-seed-004 = manual básico
rising-source-seed-002 = reglamento de Monstrosities
rising-source-public = público
rising-source-reconstructed = reconstruido
rising-source-printed-game = juego impreso
rising-list-source = { $note ->
    [none] { $source }
   *[other] { $source }: { $note }
}
rising-list-corrected = { rising-list-source }; corregido: { LIST($fields, join: "comma") }
