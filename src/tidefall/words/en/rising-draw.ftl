# Atlantis Rising: the drawing for terminals, whose words must be short, and the tables of the catalogue.

## The drawing

rising-draw-setup = Setting up
rising-draw-round = Round { $round }
rising-draw-result = { $won ->
    [yes] Atlantis rises: you win!
   *[no] Atlantis is lost
}
rising-draw-wrath = Wrath
rising-draw-floods = floods { $n }
rising-draw-misfortunes = Misfortunes
rising-draw-deck-floods = { $n } floods
rising-draw-deck-calm = { $n } calm
rising-draw-deck-controlled = { $n } controlled
rising-draw-deck-special = { $n } special
rising-draw-library = Library
rising-draw-pile-specials = Specials left: { LIST($cards, join: "comma") }
rising-draw-pile-discarded = Misfortunes discarded: { LIST($cards, join: "comma") }
rising-draw-pile-library-discarded = Library discards: { LIST($cards, join: "comma") }
rising-draw-pile-library-bottom = Bottom of the library: { LIST($cards, join: "comma") }
rising-draw-gives-forests = → crystal
rising-draw-gives-hills = → gold
rising-draw-gives-mountains = → ore
rising-draw-gives-cities = → followers
rising-draw-gives-libraries = → cards
rising-draw-gives-forges = → Atlantium
rising-draw-barrier = barrier
rising-draw-closed = closed
rising-draw-free = { $n } free
rising-draw-roll = { $space ->
    [none] Roll
   *[other] Roll at { $space }
}: { $dice }{ $target ->
    [none] { "" }
   *[other] , target { $target }
}
rising-draw-top = Next misfortunes: { LIST($cards, join: "comma") }
rising-draw-this-round = This round: { LIST($effects, join: "comma") }
rising-draw-effect-earthquakes = targets +{ $n }
rising-draw-effect-malfunctions = components cost +{ $n }
rising-draw-effect-lost-schema = one component only
rising-draw-effect-no-wrath = no Wrath floods
rising-draw-effect-calmed = Wrath −{ $n }
rising-draw-together = together
rising-draw-built = built
rising-draw-starts = starts
rising-draw-you = you
rising-draw-pool = pool
rising-draw-supply = supply
rising-draw-back = back in round { $round }
rising-draw-helps = adds 2 to two rolls where it stands

# What the signs mean.

rising-sign-target = 3+ target
rising-sign-cards = +2 cards kept
rising-sign-rate = ×3 Atlantium per ore
rising-sign-free = ○ free
rising-sign-floods = ≈6 floods left
rising-sign-acted = ₁L acted

# Goods in one letter.

rising-letter-crystal = c
rising-letter-gold = g
rising-letter-ore = o
rising-letter-atlantium = a
rising-letter-energy = e

# Where the game stands.

rising-phase-setup = setting up
rising-phase-round-start = the round begins
rising-phase-place = placing
rising-phase-before-draw = misfortunes
rising-phase-draw = misfortunes
rising-phase-response = misfortunes
rising-phase-resolve = misfortunes
rising-phase-monsters-slot = monsters
rising-phase-end-misf = after the misfortunes
rising-phase-start-actions = before the actions
rising-phase-actions = actions
rising-phase-roll = actions: a roll
rising-phase-build = actions: building
rising-phase-wrath = Wrath of the Gods

## The tables of the catalogue

rising-list-tiles = Tiles
rising-list-components = Components
rising-list-councilors = Councilors
rising-list-cards = Library cards
rising-list-misfortunes = Misfortunes
rising-list-levels = Levels
rising-list-players = Players
rising-list-table = The whole table
rising-list-allies = Allies
rising-list-items = Magic items
rising-list-locations = Locations
rising-list-potions = Potions
rising-list-spirits = Spirits
rising-list-holograms = Hologram cards
rising-list-scenarios = Scenarios
rising-list-monsters = Monsters
rising-list-treasures = Treasures
rising-list-brought = { $set }: { $title }
rising-set-monstrosities = Monstrosities
rising-set-mechanical = Mechanical Atlanteans
rising-column-id = id
rising-column-name = name
rising-column-spaces = spaces
rising-column-numbers = numbers
rising-column-letter = letter
rising-column-cost = cost
rising-column-what-it-does = what it does
rising-column-kind = kind
rising-column-copies = copies
rising-column-when = when
rising-column-components = components
rising-column-calm-seas = calm seas
rising-column-controlled-floods = controlled floods
rising-column-catastrophic-floods = catastrophic floods
rising-column-deck = cards
rising-column-energy = energy
rising-column-followers = followers
rising-column-supply = in the supply
rising-column-draws = draws
rising-column-value = value
rising-column-source = source
rising-column-option = option
rising-column-totals = totals
rising-number-target = target { $n }
rising-number-draw = draw { $n }
rising-number-keep = keep { $n }
rising-number-rate = rate { $n }
rising-number-energy = energy { $n }
rising-one-by-one = { LIST($things, join: "comma") }
rising-list-cost = { $cost }; alone { $alone }
rising-list-spaces = { $kind ->
    [double] double
    [any] any
   *[some] { $n }
}
rising-list-component-spaces = { $n } (5+: { $more }){ $double ->
    [yes] { " " }double
   *[no] { "" }
}
rising-kind-basic = basic
rising-kind-artifact = artifact
rising-kind-wonder = wonder
rising-kind-one-time = one-time
rising-kind-action = action
rising-kind-final = final
rising-kind-calm = calm
rising-kind-controlled = controlled
rising-kind-catastrophic = catastrophic
rising-kind-special = special
rising-kind-omen = omen
rising-window-place = placing
rising-window-before-draw = before a draw
rising-window-end-misf = after the misfortunes
rising-window-actions = actions
rising-window-roll = rolls
rising-window-build = building
rising-window-round-start = start of the round
rising-window-return = going back to the pool
rising-window-hit = about to suffer
rising-source-seed-004 = base manual
rising-source-seed-002 = Monstrosities rulebook
rising-source-public = public
rising-source-reconstructed = reconstructed
rising-source-printed-game = printed game
rising-list-source = { $note ->
    [none] { $source }
   *[other] { $source }: { $note }
}
rising-list-corrected = { rising-list-source }; corrected: { LIST($fields, join: "comma") }
