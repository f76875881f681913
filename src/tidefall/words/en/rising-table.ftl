# Atlantis Rising: tiles, levels, player counts, numbers of the whole table; where all this is known from.

rising-tile-forests = Forests { $ring }
    .the = Forests { $ring }
rising-tile-forests-text = Each Atlantean here rolls a die: on { $target } or more, its player gains 1 crystal.

rising-tile-hills = Hills { $ring }
    .the = Hills { $ring }
rising-tile-hills-text = Each Atlantean here rolls a die: on { $target } or more, its player gains 1 gold.

rising-tile-mountains = Mountains { $ring }
    .the = Mountains { $ring }
rising-tile-mountains-text = Each Atlantean here rolls a die: on { $target } or more, its player gains 1 ore.

rising-tile-cities = Cities { $ring }
    .the = Cities { $ring }
rising-tile-cities-text = The pair here rolls two dice and adds the level of the Wrath: on { $target } or more, one of its players recruits 1 follower.

rising-tile-libraries = Libraries { $ring }
    .the = Libraries { $ring }
rising-tile-libraries-text = Each Atlantean here draws { $draw ->
    [one] 1 library card
   *[other] { $draw } library cards
} and keeps { $keep }.

rising-tile-forges = Forges { $ring }
    .the = Forges { $ring }
rising-tile-forges-text = Each Atlantean here may turn 1 ore of its player into { $rate } Atlantium.

rising-tile-mystic-power-source = Mystic Power Source
rising-tile-mystic-power-source-text = Any number of Atlanteans may stand here; each gains its player { $energy } mystic energy.

rising-level-1 = introductory
rising-level-1-text = A first game: fixed components, many calm seas, { $energy } mystic energy each.

rising-level-2 = novice
rising-level-2-text = Random components, and a sea that is still kind.

rising-level-3 = standard
rising-level-3-text = Random components, some with double spaces, and a rougher sea.

rising-level-4 = hard
rising-level-4-text = Random, more expensive components, and more controlled floods.

rising-level-5 = heroic
rising-level-5-text = The most expensive components, hardly any calm, and { $energy } mystic energy to begin with.

rising-players-1 = 1 player
rising-players-1-text = One player alone with the Hologram and the Automaton gains 1 mystic energy per round.

rising-players-2 = 2 players
rising-players-2-text = The Hologram is with the starting player; each player draws half of the misfortunes.

rising-players-3 = 3 players
rising-players-3-text = Each player draws a misfortune, then the starting player draws one more.

rising-players-4 = 4 players
rising-players-4-text = Each player draws a misfortune.

rising-players-5 = 5 players
rising-players-5-text = Each player draws a misfortune; the spaces for five or more players are open.

rising-players-6 = 6 players
rising-players-6-text = { rising-players-5-text }

rising-players-7 = 7 players
rising-players-7-text = { rising-players-5-text }

rising-setting-wrath = Wrath of the Gods
rising-setting-wrath-text = The level on each space of the track: how many tiles flood at the end of the round, and how much is added to rolls in the cities.

rising-setting-hand-limit = Hand limit
rising-setting-hand-limit-text = The most cards a player may have, artifacts in play included.

rising-setting-library-artifacts = Artifacts in the library
rising-setting-library-artifacts-text = How many random artifacts are shuffled into the library deck.

rising-setting-barrier = Price of a mystic barrier
rising-setting-barrier-text = In mystic energy, from any players together.

rising-setting-unflood = Price of unflooding a tile
rising-setting-unflood-text = In mystic energy, from any players together.

rising-setting-extra-card = Price of an extra library card
rising-setting-extra-card-text = In mystic energy, from the player who draws, once per draw.

rising-setting-introductory = Introductory Blueprint
rising-setting-introductory-text = The components of level 1.

## Sources

rising-note-targets-public = targets from 3 to 6 are public
rising-note-targets-public-one-space-known = one space in ring 6 is in the Monstrosities rulebook, targets from 3 to 6 are public
rising-note-one-double-space-known = one double space is in the Monstrosities rulebook
rising-note-draw-known = drawing 2 is in the base manual
rising-note-draw-known-one-space-known = drawing 2 is in the base manual, one space in ring 6 is in the Monstrosities rulebook
rising-note-rates-known = rates from 1 to 3 are in the base manual
rising-note-rates-known-one-space-known = rates from 1 to 3 are in the base manual, one space in ring 6 is in the Monstrosities rulebook
rising-note-name-known = name; cost, spaces and effect reconstructed
rising-note-full-tiles-known = name and standing on full tiles; letter, cost, spaces and the rest reconstructed
rising-note-cost-and-effect-ours = name; cost and effect reconstructed
rising-note-followers-only-known = name and followers only; letter, cost, spaces and effect reconstructed
rising-note-double-spaces-known = double spaces of letter D are in the base manual
rising-note-cost-ours = name and effect; cost reconstructed
rising-note-reach-known = name and reach; the rest reconstructed
rising-note-unbuilt-use-known = name and use of an unbuilt component; cheaper building is public; the rest reconstructed
rising-note-amount-ours = name and extra occupancy; the amount reconstructed
rising-note-helps-all-ours = first edition; that it helps everybody there is reconstructed
rising-note-any-site-known = name and any kind of site; the rest reconstructed
rising-note-energy-public = name and any kind of site; gaining energy is public, first edition; the rest reconstructed
rising-note-more-cards-public = first edition: name and more cards; the rest reconstructed
rising-note-name-ours = effect in the Monstrosities rulebook; the name reconstructed
rising-note-supply-known = name and Leaders that end in the supply; the rest reconstructed
rising-note-copies-and-effect-ours = name; copies and effect reconstructed
rising-note-copies-ours = copies reconstructed
rising-note-copies-and-amount-ours = name and extra occupancy; copies and amount reconstructed
rising-note-affects-building = name and that it affects building; the rest reconstructed
rising-note-six-each-ours = 36 flood cards; six for each peninsula reconstructed
rising-note-raises-targets = name and that it raises all targets; amount and copies reconstructed
rising-note-building-effect-ours = name and that it affects building; copies and effect reconstructed
rising-note-five-omens-known = that there are five omens is in the base manual
rising-note-track-known-in-part = start at 0 is in the base manual, the range 0 to 3 public, level 2 in round 4 in the Monstrosities rulebook
rising-note-three-letters-known = three letters three times is the pattern of the Monstrosities rulebook
