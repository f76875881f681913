# Atlantis Rising: Monstrosities. The things of the expansion: what they are called and what they do.
# `$hologram` says whether the Hologram has a councilor's ability.

## Components

rising-component-possibility-multiplier = Possibility Multiplier
rising-component-possibility-multiplier-text = Next round all 5+ spaces of the Cosmic Gate and its components are open.

rising-component-anastatic-censer = Anastatic Censer
rising-component-anastatic-censer-text = Return { $figures ->
    [one] 1 inactive or removed Atlantean to the pool it belongs to
   *[other] { $figures } inactive or removed Atlanteans to the pools they belong to
}.

rising-component-quantum-relay = Quantum Relay
rising-component-quantum-relay-text = Next round reveal { $boards } more boards for the Hologram and keep { $powers ->
    [one] 1 more power
   *[other] { $powers } more powers
}, { $most } at most.

rising-component-lustral-forge = Lustral Forge
rising-component-lustral-forge-text = Everyone here may together build { $items ->
    [one] 1 magic item
   *[other] { $items } magic items
}.

rising-component-echo-actualizer = Echo Actualizer
rising-component-echo-actualizer-text = Only the Hologram can act here: whoever controls it gains { $cards ->
    [one] 1 library card
   *[other] { $cards } library cards
}, { $energy } mystic energy and { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} of any kind.

rising-component-daimonic-lattice = Daimonic Lattice
rising-component-daimonic-lattice-text = Choose { $spirits ->
    [one] 1 Spirit: this round it serves
   *[other] { $spirits } Spirits: this round they serve
} every Atlantean, wherever it stands.

rising-component-spectral-replicator = Spectral Replicator
rising-component-spectral-replicator-text = Next round, if the Hologram acts on the island, it repeats its action { $repeats ->
    [one] once
   *[other] { $repeats } times
}.

rising-component-abetting-pharos = Abetting Pharos
rising-component-abetting-pharos-text = Recruit { $allies ->
    [one] 1 available Ally
   *[other] { $allies } available Allies
} for one of the two players.

rising-component-storm-gyve = Storm Gyve
rising-component-storm-gyve-text = When it is built, shuffle { $calm_seas } Calm Seas into the misfortune deck.

rising-component-demotic-clarion = Demotic Clarion
rising-component-demotic-clarion-text = When it is built, either every player gains { $followers ->
    [one] 1 follower
   *[other] { $followers } followers
}, or you share out { $volunteers } volunteers.

rising-component-synergic-gantry = Synergic Gantry
rising-component-synergic-gantry-text = When it is built, you may together build one more component this round as a free action, for { $resources } less of each resource in its cost.

rising-component-telluric-gnomon = Telluric Gnomon
rising-component-telluric-gnomon-text = When it is built, choose a peninsula: its targets are { $target } lower for the rest of the game.

rising-component-laic-receiver = Laic Receiver
rising-component-laic-receiver-text = When it is built, each mystic energy you spend is worth { $worth } for the rest of the round.

rising-component-anamnestic-fount = Anamnestic Fount
rising-component-anamnestic-fount-text = When it is built, shuffle the library discards into the deck, then share out { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} from it.

## Magic items

rising-item-constellation-cloak = Constellation Cloak
rising-item-constellation-cloak-text = Once a round, ignore a basic flood that would sink your tile. Single use: give up the Cloak and its bearer to cancel any misfortune.

rising-item-helm-of-invisibility = Helm of Invisibility
rising-item-helm-of-invisibility-text = You count for monsters and special misfortunes, but nothing bad happens to you. Single use: one monster does not act this round, or one special misfortune is cancelled.

rising-item-winged-sandals = Winged Sandals
    .the = the Winged Sandals
rising-item-winged-sandals-text = After the misfortunes, you may move to an empty space of another unflooded tile of your peninsula, or to the Mystic Power Source. Single use: when a tile is about to flood or a monster to act, move up to { $figures } Atlanteans from one tile to empty spaces anywhere on the island.

rising-item-horn-of-plenty = Horn of Plenty
rising-item-horn-of-plenty-text = Add { $bonus } to your rolls. Single use, during the actions: take { $resources } crystal, gold or ore in any mix.

rising-item-mirror-shield = Mirror Shield
rising-item-mirror-shield-text = Medusa cannot petrify you. Single use: draw her gaze with it and you break the curse. It costs less the higher the Wrath.

## Library cards

rising-card-cipher-of-expertise-revised-text = Choose any councilor but the Alchemist, the Artisan, the Astrologer and the Channeler: until the end of the round your Leader has that ability too.

rising-card-legend-of-the-buried-treasure-of-cleito = Legend of the Buried Treasure of Cleito
rising-card-legend-of-the-buried-treasure-of-cleito-text = Put the Hidden Cache into play, or fill it again if it is there.

rising-card-inspired-designs = Inspired Designs
rising-card-inspired-designs-text = This round your Atlanteans may build magic items.

rising-card-power-of-the-masses = Power of the Masses
rising-card-power-of-the-masses-text = Take { $volunteers ->
    [one] 1 volunteer
   *[other] { $volunteers } volunteers
} into your pool; this round your volunteers may use 5+ spaces.

rising-card-rise-of-the-robots = Rise of the Robots
rising-card-rise-of-the-robots-text = Take { $bots ->
    [one] a Bot
   *[other] { $bots } Bots
} from the supply; if there is none, take { $volunteers ->
    [one] 1 volunteer
   *[other] { $volunteers } volunteers
}. This round a Bot that shares a space has both its effects.

rising-card-mystic-lantern = Mystic Lantern
rising-card-mystic-lantern-text = The Hologram may use the board of an Ally in the supply in place of a revealed board.

rising-card-thread-of-ariadne = Thread of Ariadne
rising-card-thread-of-ariadne-text = Once a round, when a flood would send one of your Atlanteans home, move it to an empty space on an adjacent unflooded tile instead.

rising-card-apotropaic-mask = Apotropaic Mask
rising-card-apotropaic-mask-text = Once a round, one of your Atlanteans suffers nothing from a special misfortune or a monster. It still counts.

rising-card-bell-of-the-wilds = Bell of the Wilds
rising-card-bell-of-the-wilds-text = Your Allies add { $bonus } to their rolls. When you help to pay for an Ally you recruit, it costs { $price } less, but at least 1.

rising-card-transmuting-rod = Transmuting Rod
rising-card-transmuting-rod-text = Once a round, when you collect crystal, gold or ore, you may pay { $energy } mystic energy to take one of the other two instead.

rising-card-armillary-sphere = Armillary Sphere
rising-card-armillary-sphere-text = Once a round, before a draw, look at the top misfortune; you may pay { $energy } mystic energy to discard it.

rising-card-brazen-bellows = Brazen Bellows
    .the = the Brazen Bellows
rising-card-brazen-bellows-text = In the forges each of your Atlanteans may convert up to { $ore } ore.

rising-card-wonder-phoenix-egg = Phoenix Egg
rising-card-wonder-phoenix-egg-text = When one of your Atlanteans is about to act in the forges, remove it from the game instead and choose: recruit the Phoenix, or turn { $ore } ore into { $atlantium } Atlantium.

rising-card-wonder-golden-fleece = Golden Fleece
rising-card-wonder-golden-fleece-text = When one of your Atlanteans is about to act in the hills, pay { $price } mystic energy instead and choose: recruit the Golden Ram, or collect { $gold } gold.

rising-card-wonder-gryphon-feather = Gryphon Feather
rising-card-wonder-gryphon-feather-text = Put the Gryphon Aerie into play.

rising-card-wonder-riddle-of-the-sphinx = Riddle of the Sphinx
rising-card-wonder-riddle-of-the-sphinx-text = When one of your Atlanteans is about to act in the libraries, discard { $price ->
    [one] another card
   *[other] { $price } other cards
} instead and choose: recruit the Sphinx, or look at all unused artifacts and keep { $artifacts }.

rising-card-wonder-silver-bridle = Silver Bridle
rising-card-wonder-silver-bridle-text = When one of your Atlanteans, alone on its tile, is about to act in the forests, choose instead: pay { $price } crystal and recruit the Unicorn, or gain { $energy } mystic energy.

## Misfortunes

rising-misfortune-receding-waters = Receding Waters
rising-misfortune-receding-waters-text = Counts as Calm Seas. Whoever drew the card chooses a peninsula and unfloods { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} there.

rising-misfortune-red-skies = Red Skies
rising-misfortune-red-skies-text = Counts as Calm Seas. Whoever drew the card gains { $energy } mystic energy; then { $price } mystic energy, from any players, recruits the Mermaid if she is available.

rising-misfortune-catastrophic-flood = Catastrophic Flood
rising-misfortune-catastrophic-flood-text = Whoever drew the card discards a barrier if there is one, then chooses { $floods } peninsulas; the farthest tile of each floods in spite of barriers.

rising-misfortune-the-one-hundred-hands = The One Hundred Hands
rising-misfortune-the-one-hundred-hands-text = Roll a die. As many Atlanteans as fit, from board and pools, are moved to: 1 the Mystic Power Source, 2 the libraries, 3 the cities, 4 the hills, 5 the forests, 6 the mountains. Whoever drew the card says who and where.

rising-misfortune-sirens-call = Sirens’ Call
rising-misfortune-sirens-call-text = In the peninsula with the most active Atlanteans, half of them, rounded up, return to their pools. Whoever drew the card breaks ties and picks them.

rising-misfortune-wrath-of-typhon = Wrath of Typhon
rising-misfortune-wrath-of-typhon-text = This round targets are { $target } higher on each wild tile with { $figures } or more active Atlanteans.

rising-misfortune-the-furies = The Furies
rising-misfortune-the-furies-text = Each player with the most active Atlanteans on the island returns { $figures } of them to the pool.

rising-misfortune-pandoras-jar = Pandora’s Jar
rising-misfortune-pandoras-jar-text = Whoever drew the card draws { $cards } more, one at a time. Then every player gains { $energy } mystic energy.

rising-misfortune-plague-arrows = Plague Arrows
rising-misfortune-plague-arrows-text = From each tile and location with { $figures } or more active Atlanteans, one returns to its pool. Whoever drew the card picks them.

rising-misfortune-curse-of-tantalus = Curse of Tantalus
rising-misfortune-curse-of-tantalus-text = This round each player collects at most { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} in the wild peninsulas.

rising-misfortune-waters-of-lethe = Waters of Lethe
rising-misfortune-waters-of-lethe-text = Each player discards { $cards ->
    [one] a library card
   *[other] { $cards } library cards
}; whoever has none returns one active Atlantean to the pool.

rising-misfortune-touch-of-midas = Touch of Midas
rising-misfortune-touch-of-midas-text = This round all crystal and ore collected in the wild peninsulas is gold instead.

rising-misfortune-hubris = Hubris
rising-misfortune-hubris-text = The player with the most resources discards { $resources } of them. Whoever drew the card breaks ties.

rising-misfortune-stygian-fog = Stygian Fog
rising-misfortune-stygian-fog-text = For the rest of the round nobody can spend mystic energy, except to save an Atlantean from Scylla.

rising-misfortune-the-labyrinth = The Labyrinth
rising-misfortune-the-labyrinth-text = Each active Atlantean on a location returns to its pool unless its player pays { $energy } mystic energy for it.

rising-misfortune-omen-centaurs = Centaurs
rising-misfortune-omen-centaurs-text = As many Atlanteans return to their pools as the largest wild peninsula has tiles, or the players together pay as much gold and recruit the Centaur; whoever drew the card decides.

rising-misfortune-omen-cyclopes = Cyclopes
rising-misfortune-omen-cyclopes-text = As many Atlanteans return to their pools as the forges have tiles, those in the forges first, or the players together pay as much ore and recruit the Cyclops; whoever drew the card decides.

rising-misfortune-omen-dryads = Dryads
rising-misfortune-omen-dryads-text = As many Atlanteans return to their pools as the forests have tiles, those in wild peninsulas first, or the players together pay as much crystal and recruit the Dryad; whoever drew the card decides.

rising-misfortune-omen-fauns = Fauns
rising-misfortune-omen-fauns-text = As many followers return to their pools as the largest civilized peninsula has tiles, or the players together pay as much mystic energy and recruit the Faun; whoever drew the card decides.

rising-misfortune-omen-giants = Giants
rising-misfortune-omen-giants-text = Flood tiles of choice: { $more } more than the level of the Wrath, at least { $least }. Or the players together pay as much Atlantium and recruit the Giant. Whoever drew the card decides.

## Councilors

rising-councilor-alchemist = Alchemist
rising-councilor-alchemist-text = { $hologram ->
    [yes] When the round begins, choose a potion that nobody holds: this round it serves the Hologram and all who share its place.
   *[no] Begin with { $potions } potions. Play one at any time: this round it serves your Leader and all who share its place. Your Leader fetches played potions from the Laboratory.
}

rising-councilor-artisan = Artisan
rising-councilor-artisan-text = { $hologram ->
    [yes] The Hologram may build magic items; one that it helps to build costs 1 less.
   *[no] Gain { $inspiration } Inspiration each round, and each time your Leader is placed at the Cosmic Gate, up to { $most } in all. Your Leader may build magic items and pay for them with Inspiration.
}

rising-councilor-astrologer = Astrologer
rising-councilor-astrologer-text = { $hologram ->
    [yes] Keep the Hologram back; after the misfortunes place it on any empty space.
   *[no] Place your Leader on the Observatory, with up to { $others ->
        [one] 1 other Atlantean
       *[other] { $others } other Atlanteans
    }. After the misfortunes each moves to any empty space.
}

rising-councilor-channeler = Channeler
rising-councilor-channeler-text = { $hologram ->
    [yes] Choose a Spirit: this round it is where the Hologram is.
   *[no] When you place your Leader, you may play { $spirits ->
        [one] a Spirit
       *[other] { $spirits } Spirits
    }, which this round { $spirits ->
        [one] serves
       *[other] serve
    } all who share its place. When all six are played, or when your Leader acts at the Mystic Power Source, take them back.
}

rising-councilor-mariner = Mariner
rising-councilor-mariner-text = { $hologram ->
    [yes] The Hologram
   *[no] Your Leader
} may be placed on the flooded tile nearest the centre of a peninsula, with up to { $others ->
    [one] 1 other Atlantean
   *[other] { $others } other Atlanteans
}, and act there as if it were land.

## Allies

rising-ally-centaur = Centaur
rising-ally-centaur-text = After it has acted on an island tile, it may step to any other empty island space and act there too, { $actions ->
    [one] once
   *[other] { $actions } times
} a round.

rising-ally-cyclops = Cyclops
rising-ally-cyclops-text = It may build magic items; one it helps to build costs { $price } less, of any resource or mystic energy.

rising-ally-dryad = Dryad
rising-ally-dryad-text = On its tile in the forests every Atlantean rolls { $throws ->
    [2] twice
   *[other] { $throws } times
} and keeps the best roll.

rising-ally-faun = Faun
rising-ally-faun-text = When a misfortune or a monster would send home an Atlantean in its peninsula, that Atlantean may move to an empty space on the Faun’s tile instead.

rising-ally-giant = Giant
rising-ally-giant-text = It fills two spaces of a wild tile. It rolls { $dice } dice, adds them, divides by the target (at least { $least }), and collects that many.

rising-ally-golden-ram = Golden Ram
rising-ally-golden-ram-text = Each Atlantean on its tile that succeeds in the hills may pay { $energy } mystic energy for { $gold } more gold.

rising-ally-gryphon = Gryphon
rising-ally-gryphon-text = Each Atlantean on its tile that succeeds in the mountains may collect gold instead of ore.

rising-ally-phoenix = Phoenix
rising-ally-phoenix-text = Whoever converts ore on its tile in the forges gains { $atlantium } more Atlantium.

rising-ally-sphinx = Sphinx
rising-ally-sphinx-text = In the libraries, Atlanteans on its tile may take a random unused artifact in place of the first card they draw.

rising-ally-unicorn = Unicorn
rising-ally-unicorn-text = It and the Atlanteans with it count for special misfortunes, but nothing bad happens to them.

rising-ally-medusa-ally = Medusa
    .the = Medusa
    .a = Medusa
rising-ally-medusa-ally-text = When she succeeds in the cities with a partner, the two recruit { $followers ->
    [one] 1 follower
   *[other] { $followers } followers
} or { $volunteers ->
    [one] 1 volunteer
   *[other] { $volunteers } volunteers
}.

rising-ally-mermaid = Mermaid
rising-ally-mermaid-text = She stands only on flooded tiles. Each Atlantean on an adjacent peninsula tile gains { $energy } mystic energy before it acts. When a tile of her peninsula floods, she returns to the supply.

## Locations

rising-location-hidden-cache = Hidden Cache
rising-location-hidden-cache-text = It holds { $crystal } crystal, { $gold } gold, { $ore } ore and { $atlantium } Atlantium. Each Atlantean here takes one of what is left.

rising-location-alchemists-laboratory = Alchemist’s Laboratory
rising-location-alchemists-laboratory-text = The Alchemist’s Leader takes { $potions ->
    [one] a potion
   *[other] { $potions } potions
} from here.

rising-location-astrologers-observatory = Astrologer’s Observatory
rising-location-astrologers-observatory-text = For the Astrologer’s Leader and { $others ->
    [one] 1 other Atlantean
   *[other] { $others } other Atlanteans
}: no flood and no monster reaches them, and after the misfortunes each moves to any empty space.

rising-location-artificers-workshop = Artificer’s Workshop
rising-location-artificers-workshop-text = The Artificer’s Leader uses an unbuilt component here.

rising-location-gryphon-aerie = Gryphon Aerie
rising-location-gryphon-aerie-text = Two Atlanteans roll a die each and add { $bonus } for each flooded tile of the mountains. With { $target } or more they recruit the Gryphon, or steal { $gold } gold, whichever they said before.

rising-location-harpies-lair = Harpies’ Lair
rising-location-harpies-lair-text = Two Atlanteans roll a die each and add { $stolen } for each stolen Atlantean and { $defeated } for each defeated harpy. They fight, and with { $target } or more defeat a harpy; or they steal back up to four things, more the higher they roll.

## Potions

rising-potion-elixir-of-vitality = Elixir of Vitality
rising-potion-elixir-of-vitality-text = Each Atlantean served gains mystic energy: the level of the Wrath less { $less }.

rising-potion-tincture-of-shadow = Tincture of Shadow
rising-potion-tincture-of-shadow-text = Those served count for monsters and special misfortunes, but nothing bad happens to them.

rising-potion-draught-of-adamant = Draught of Adamant
rising-potion-draught-of-adamant-text = If their tile floods, those served stay on it and may still act there this round.

rising-potion-philter-of-fortune = Philter of Fortune
rising-potion-philter-of-fortune-text = Those served add { $bonus } to their rolls.

## Spirits

rising-spirit-the-dactyls = The Dactyls
    .the = the Dactyls
rising-spirit-the-dactyls-text = Whoever converts ore on their tile in the forges gains { $atlantium } more Atlantium.

rising-spirit-the-meliae = The Meliae
    .the = the Meliae
rising-spirit-the-meliae-text = On their tile in the forests, a success with a natural { $face } or more brings { $crystal } more crystal.

rising-spirit-the-napaeae = The Napaeae
    .the = the Napaeae
rising-spirit-the-napaeae-text = On their tile in the hills, a success with a natural { $face } or more brings { $gold } more gold.

rising-spirit-the-oreads = The Oreads
    .the = the Oreads
rising-spirit-the-oreads-text = On their tile in the mountains, a success with a natural { $face } or more brings { $ore } more ore.

rising-spirit-the-tychae = The Tychae
    .the = the Tychae
rising-spirit-the-tychae-text = On their tile in the cities, add { $bonus } to the total; a success also brings one of the two players { $volunteers ->
    [one] 1 volunteer
   *[other] { $volunteers } volunteers
}.

rising-spirit-the-muses = The Muses
    .the = the Muses
rising-spirit-the-muses-text = On their tile in the libraries, draw { $cards } more and keep { $cards } more.

## Hologram cards

rising-hologram-card = Hologram: { $councilor }
rising-hologram-holo-sentinel-text = When a tile of the Hologram’s peninsula is about to flood, you may take the Hologram back to the pool unused instead: the tile is spared.
rising-hologram-holo-stormcaller-text = When a misfortune has been drawn, you may give up the Hologram for this round and the next: the card is discarded without effect.

## Scenarios, monsters and treasures

rising-scenario-medusa-unleashed = Medusa Unleashed
rising-scenario-medusa-unleashed-text = Each round Medusa comes to a tile and turns everyone there to stone. Build the Mirror Shield and draw her gaze with it to break her curse.

rising-scenario-the-harpies-lair = The Harpies’ Lair
rising-scenario-the-harpies-lair-text = Each round three harpies steal resources, cards, energy or Atlanteans. Raid their Lair to take things back, or to fight them for their treasure.

rising-scenario-between-scylla-and-charybdis = Between Scylla and Charybdis
rising-scenario-between-scylla-and-charybdis-text = Each round one of the two attacks: Scylla eats Atlanteans near her, Charybdis floods tiles. Satisfy both and they leave for good.

rising-monster-medusa-monster = Medusa
    .the = Medusa
    .a = Medusa
rising-monster-medusa-monster-text = She goes to a random tile, or to an Atlantean that draws her gaze, and petrifies all active Atlanteans there; where there is none, she fills the empty spaces with petrified volunteers. Freeing one costs { $energy } mystic energy.

rising-monster-harpy = harpy
    .many = harpies
rising-monster-harpy-text = It flies to the outermost Atlantean of a random peninsula and takes from its player one resource, else one library card, else one mystic energy, else the Atlantean itself.

rising-monster-scylla = Scylla
    .the = Scylla
    .a = Scylla
rising-monster-scylla-text = She goes where the most Atlanteans are and eats up to { $figures } of those beside her; { $energy } mystic energy saves one. With { $figures } or more beside her she is satisfied and leaves.

rising-monster-charybdis = Charybdis
    .the = Charybdis
    .a = Charybdis
rising-monster-charybdis-text = She goes where the most land is and floods the farthest tile there, or both if two are equally far; { $energy } mystic energy or a barrier stops a flood. When she has tried to flood two at once, she is satisfied and leaves.

rising-treasure-treasure-ingots = Ingots
rising-treasure-treasure-ingots-text = { $atlantium } Atlantium.

rising-treasure-treasure-regalia = Regalia
rising-treasure-treasure-regalia-text = { $gold } gold and { $atlantium } Atlantium.

rising-treasure-treasure-prisms = Prisms
rising-treasure-treasure-prisms-text = { $crystal } crystal and { $atlantium } Atlantium.

rising-treasure-treasure-meteorite = Meteorite
rising-treasure-treasure-meteorite-text = { $ore } ore and { $atlantium } Atlantium.

rising-treasure-treasure-ichor = Ichor
rising-treasure-treasure-ichor-text = { $energy } mystic energy.

rising-treasure-treasure-scrolls = Scrolls
rising-treasure-treasure-scrolls-text = { $cards } library cards and { $energy } mystic energy.

rising-treasure-treasure-relic = Relic
rising-treasure-treasure-relic-text = { $artifacts ->
    [one] 1 random unused artifact
   *[other] { $artifacts } random unused artifacts
}, { $crystal } crystal, { $gold } gold and { $ore } ore.

## Levels, players and numbers of the whole table

rising-level-6 = mythic
rising-level-6-text = Components of letter E, no calm at all, and { $energy } mystic energy to begin with.

rising-level-7 = titanic
rising-level-7-text = Components of letter E, and Catastrophic Floods.

rising-level-8 = cataclysmic
rising-level-8-text = The dearest components there are, and every flood in the box.

rising-players-mechanical = 1 player, mechanical
rising-players-mechanical-text = A lone player with two teams: a councilor’s, and the Hologram, the Automaton and the Bots.

rising-setting-library-wonders = Wonders in the library
rising-setting-library-wonders-text = How many of the five new wonders, drawn at random, are shuffled into the library deck.

rising-setting-special-misfortunes = Special misfortunes
rising-setting-special-misfortunes-text = How many special misfortunes, drawn at random, are shuffled in beside Spur the Cycle.

rising-setting-omens = Omens
rising-setting-omens-text = How many of the five new omens, drawn at random, are shuffled in.

rising-setting-calm-seas-per-exchange = Calm Seas for one exchange
rising-setting-calm-seas-per-exchange-text = How many Calm Seas one Receding Waters or one Red Skies takes the place of.

rising-setting-offset = Monster offset
rising-setting-offset-text = In a game with monsters, so many Calm Seas more and so many Controlled Floods less.

rising-setting-volunteers = Volunteers
rising-setting-volunteers-text = The most volunteers there can be at once; petrified ones do not count.

rising-setting-automaton-bonus = The Automaton’s help
rising-setting-automaton-bonus-text = In the mechanical solo, what the Automaton adds to the rolls of all others on its tile.

rising-setting-bot-bonus = A Bot’s help
rising-setting-bot-bonus-text = What a Bot that shares a space adds to the rolls of all others on its tile.

rising-setting-bots = Bots
rising-setting-bots-text = How many Bots the mechanical team begins with.

rising-setting-bots-in-supply = Bots in the supply
rising-setting-bots-in-supply-text = How many Bots wait in the supply.

## What of an entry is our own

rising-note-reconstructed = reconstructed: { LIST($parts) }
rising-part-calm-seas = Calm Seas
rising-part-controlled-floods = Controlled Floods
rising-part-cost = cost
rising-part-effect = effect
rising-part-letter = letter
rising-part-limit = limit
rising-part-name = name
rising-part-numbers = numbers
rising-part-procedure = procedure
rising-part-reading = how it is read
rising-part-refill = filling it again
rising-part-route = how it is recruited
rising-part-single-use = single use
rising-part-spaces = spaces
rising-part-special-misfortunes = that it helps against special misfortunes
rising-part-target = target
rising-part-timing = timing
rising-part-wording = wording
