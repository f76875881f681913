# Atlantis Rising: what everything at the table is called; how a game ends; the options.
# In a sentence a thing stands in its form `the`; what has a name of its own, such as a tile, takes no article there.

rising-seat = Player { $number }

# What an owner of the printed game calls something.

rising-own-name = { $text }
    .the = { $text }

## Goods

rising-good-crystal = crystal
rising-good-gold = gold
rising-good-ore = ore
rising-good-atlantium = Atlantium
rising-good-energy = mystic energy

rising-amount-crystal = { $n } crystal
rising-amount-gold = { $n } gold
rising-amount-ore = { $n } ore
rising-amount-atlantium = { $n } Atlantium
rising-amount-energy = { $n } mystic energy
rising-nothing = nothing

## Figures. `placed` is what I place or lift, `theirs` what somebody else does; one of many, unless it says otherwise.

form-placed = { FORM($thing, "a") }
form-theirs = { FORM($thing, "a") }
rising-figure-leader = Leader
    .placed = your Leader
    .theirs = their Leader
rising-figure-follower = follower
rising-figure-volunteer = volunteer
rising-figure-hologram = Hologram
    .placed = the Hologram
    .theirs = the Hologram
rising-figure-automaton = Automaton
    .placed = the Automaton
    .theirs = the Automaton
rising-your-figure = your { $figure }
    .the = your { $figure }
rising-figure-of = { $owner }'s { $figure }
    .the = { $owner }'s { $figure }
rising-figure-at = { FORM($figure, "the") } ({ FORM($space, "the") })
    .the = { FORM($figure, "the") } ({ FORM($space, "the") })
rising-figure-in-pool = { FORM($figure, "the") } (in the pool)
    .the = { FORM($figure, "the") } (in the pool)
rising-pair = the pair on { FORM($space, "the") }
    .the = the pair on { FORM($space, "the") }

# How many somebody has of each kind.

rising-figures-leader = your Leader
rising-figures-follower = { $n ->
    [one] 1 follower
   *[other] { $n } followers
}
rising-figures-volunteer = { $n ->
    [one] 1 volunteer
   *[other] { $n } volunteers
}
rising-figures-hologram = the Hologram
rising-figures-automaton = the Automaton

## Places

rising-peninsula-forests = forests
rising-peninsula-hills = hills
rising-peninsula-mountains = mountains
rising-peninsula-cities = cities
rising-peninsula-libraries = libraries
rising-peninsula-forges = forges
rising-pool = pool
rising-cosmic-gate = Cosmic Gate
rising-build-space = build space { $number }
    .the = build space { $number }
rising-double-space = { $site } (pair { $pair })
    .the = { FORM($site, "the") } (pair { $pair })

## Colours

rising-colour-red = red
rising-colour-blue = blue
rising-colour-yellow = yellow
rising-colour-green = green
rising-colour-orange = orange
rising-colour-purple = purple
rising-colour-navy = navy

## How a game ended, and its measures

rising-word-power-core = the Power Core is built and Atlantis rises
rising-word-drowned = Atlantis has drowned
rising-word-max-rounds = the rounds have run out
rising-word-conceded = you gave up
rising-word-rounds = rounds
rising-word-components = components
rising-word-tiles = tiles above water

## Options

rising-option-seats = Players
rising-option-seats-help = How many players.
rising-option-level = Level
rising-option-level-help = Difficulty: 1 introductory, 2 novice, 3 standard, 4 hard, 5 heroic; 6 to 8, for monstrosities, are harder still.
rising-option-councilors = Councilors
rising-option-councilors-free = chosen
rising-option-councilors-random = dealt at random
rising-option-councilors-help = Whether players choose their councilors or are dealt them at random.
rising-option-components = Components
rising-option-components-drawn = drawn at random
rising-option-components-picked = picked
rising-option-components-help = Whether the components of levels 2 to 8 are drawn at random or picked.
rising-option-starting-player = Starting player
rising-option-starting-player-random = random
rising-option-starting-player-first = the first
rising-option-starting-player-help = Who starts: a random player or the first.
rising-option-vote = Vote
rising-option-vote-help = The other players may send back, once, what the starting player settles.
rising-option-barriers-stop-wrath = Barriers against the Wrath
rising-option-barriers-stop-wrath-help = A barrier may be spent to stop a flood of the Wrath.
rising-option-trust = Trust
rising-option-trust-help = Nobody is asked for consent before they pay, are moved or act.
rising-option-concession = Giving up
rising-option-concession-help = Players may propose to give up.
rising-option-max-rounds = Rounds
rising-option-max-rounds-help = You lose if you have not won after this many rounds.
rising-option-catalogue = Catalogue
rising-option-catalogue-help = Corrections of the catalogue as JSON; see --catalogue.
rising-option-monstrosities = Monstrosities
rising-option-monstrosities-help = The expansion: Allies, wonders and omens, magic items, locations, and more councilors, components and cards.
rising-option-medusa = Medusa
rising-option-medusa-help = Scenario Medusa Unleashed: her gaze turns Atlanteans to stone; needs monstrosities.
rising-option-harpies = Harpies
rising-option-harpies-help = Scenario The Harpies’ Lair: three harpies steal what you have; needs monstrosities.
rising-option-sea = Scylla and Charybdis
rising-option-sea-help = Scenario Between Scylla and Charybdis: two monsters of the sea attack the coast; needs monstrosities.
rising-option-offset = Offset
rising-option-offset-help = With a scenario, three Calm Seas take the place of three Controlled Floods to make up for its monsters.
rising-option-receding-waters = Receding Waters
rising-option-receding-waters-help = How many Receding Waters, each for two Calm Seas; needs monstrosities.
rising-option-red-skies = Red Skies
rising-option-red-skies-help = How many Red Skies, each for two Calm Seas; needs monstrosities, and is not played with sea.
rising-option-mechanical = Mechanical solo
rising-option-mechanical-help = For one person with two teams, a councilor’s and a mechanical one: two seats, with or without monstrosities.
