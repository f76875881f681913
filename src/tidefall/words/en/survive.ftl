# Survive: Escape from Atlantis!

## What there is in the box

survive-colour-red = Red
    .adjective = red
survive-colour-blue = Blue
    .adjective = blue
survive-colour-green = Green
    .adjective = green
survive-colour-yellow = Yellow
    .adjective = yellow
survive-colour-orange = Orange
    .adjective = orange
survive-colour-white = White
    .adjective = white

# A seat that leads two colours.
survive-two-colours = { $first }+{ $second }

# Somebody's explorer, or one of whoever is spoken to; with its colour where a player leads two.
survive-explorer = explorer
    .the = { $player }’s explorer
survive-coloured-explorer = { FORM($colour, "adjective") } explorer
    .the = { $player }’s { FORM($colour, "adjective") } explorer
survive-own-explorer = explorer
    .the = your explorer
survive-own-coloured-explorer = { FORM($colour, "adjective") } explorer
    .the = your { FORM($colour, "adjective") } explorer

survive-piece-serpent = serpent
    .many = serpents
survive-piece-shark = shark
    .many = sharks
survive-piece-whale = whale
    .many = whales
survive-piece-dolphin = dolphin
    .many = dolphins
survive-piece-squid = squid
    .many = squids
survive-piece-ship = ship
    .many = ships
survive-piece-starfish = starfish
survive-guarding-dolphin = dolphin
    .the = the dolphin that protects { FORM($explorer, "the") }

survive-terrain-sea = sea
survive-terrain-beach = beach
survive-terrain-forest = forest
survive-terrain-mountain = mountain

# What the back of a tile shows; its name when it is played or turned up.
survive-back-shark = shark
survive-back-whale = whale
survive-back-ship = ship
survive-back-whirlpool = whirlpool
survive-back-volcano = volcano
survive-back-swim = dolphin current
survive-back-wind = fair wind
survive-back-move-serpent = relocate a serpent
survive-back-move-shark = relocate a shark
survive-back-move-whale = relocate a whale
survive-back-repel-shark = repel a shark
survive-back-repel-whale = repel a whale
survive-tile = { $back } ({ $terrain })

survive-isle-nw = north-west isle
survive-isle-ne = north-east isle
survive-isle-sw = south-west isle
survive-isle-se = south-east isle

## What one can do

survive-choice-place = Place { FORM($explorer, "the") } worth { $value } on { $to }.
survive-choice-dock = Place a ship on { $to }.
survive-choice-play = Play a tile: { $tile }.
survive-choice-pick = Choose { FORM($piece, "the") } on { $from }.
survive-choice-go = Move { FORM($piece, "the") } from { $from } to { $to }.
survive-choice-appear = Place the squid on { $to }.
survive-choice-stay = Leave { FORM($piece, "the") } on { $from } and attack there.
survive-choice-switch = Make the dolphin protect { FORM($explorer, "the") } instead.
survive-choice-walk = Walk { FORM($explorer, "the") } from { $from } to { $to }.
survive-choice-swim = Swim { FORM($explorer, "the") } from { $from } to { $to }.
survive-choice-board = { CAP(FORM($explorer, "the")) } boards the ship on { $to } from { $from }.
survive-choice-board-here = { CAP(FORM($explorer, "the")) } climbs into the ship on { $from }.
survive-choice-overboard = { CAP(FORM($explorer, "the")) } jumps overboard on { $from }.
survive-choice-ashore = { CAP(FORM($explorer, "the")) } goes ashore on { FORM($to, "the") } and is safe.
survive-choice-ride = { CAP(FORM($explorer, "the")) } swims with the dolphin from { $from } to { $to }.
survive-choice-sail = Sail the ship from { $from } to { $to }.
survive-choice-end = End your movement.
survive-choice-pass = { $decision ->
    [play_tile] Play no tile.
    [pick] Move nothing.
    [defend] Do not defend.
    [mini] Do not move.
   *[stop] Play on to the end.
}
survive-choice-agree = Agree to stop now.
survive-choice-sink = Sink the { $terrain } on { $from }.
survive-choice-crew = { CAP(FORM($explorer, "the")) } boards the new ship.
survive-choice-protect = The dolphin protects { FORM($explorer, "the") }.
survive-choice-victim = The squid takes { FORM($explorer, "the") } from { $from }.
survive-choice-fetch = Take the empty ship from { $from }.

# What chance may decide.
survive-choice-layout = { $space } is { $terrain }.
survive-choice-token = Its token is { $token }.
survive-choice-back = The back shows: { $back }.
survive-choice-roll = The die shows: { $face }.
survive-choice-distance = { $distance ->
    [D] The second die shows D: to any space.
   *[other] The second die shows { $distance }.
}
survive-choice-undefended = Nobody defends.

## What is asked

survive-prompt-over = The game is over.
survive-prompt-chance = The tiles or the dice decide.
survive-prompt-place-explorer = Place an explorer: choose its value and a tile.
survive-prompt-place-ship = Place a ship on a sea space next to the island.
survive-prompt-play-tile = Play a tile from your hand, or play none.
survive-prompt-pick = Choose the piece to move.
survive-prompt-destination = Choose where it goes.
survive-prompt-move = You have { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} left: move an explorer or a ship, or end your movement.
survive-prompt-sink = Sink a tile.
survive-prompt-crew = Choose who boards the new ship.
survive-prompt-fetch = Take an empty ship from the board.
survive-prompt-squid-place = Place the squid on a vacant sea space next to a tile.
survive-prompt-victim = Choose the squid’s victim.
survive-prompt-dolphin = Choose whom the dolphin protects.
survive-prompt-mini = One of your explorers that just fell into the sea may move once.
survive-prompt-defend = { CAP(FORM($creature, "a")) } attacks { $space }. Play a tile to defend, or don’t.
survive-prompt-stop = No explorer is left on the board. Stop now, or play on?
survive-prompt-window = { CAP(FORM($creature, "a")) } attacks { $space }. Does anybody defend?

# The same for those who wait for another player.
survive-waiting-place-explorer = { $player } is placing an explorer.
survive-waiting-place-ship = { $player } is placing a ship.
survive-waiting-pick = { $player } is choosing the piece to move.
survive-waiting-destination = { $player } is choosing where it goes.
survive-waiting-move = { $player } is moving, with { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} left.
survive-waiting-sink = { $player } is sinking a tile.
survive-waiting-crew = { $player } is choosing who boards the new ship.
survive-waiting-fetch = { $player } is taking an empty ship from the board.
survive-waiting-squid-place = { $player } is placing the squid.
survive-waiting-victim = { $player } is choosing the squid’s victim.
survive-waiting-dolphin = { $player } is choosing whom the dolphin protects.
survive-waiting-mini = { $player } may move an explorer that just fell into the sea.
survive-waiting-stop = { $player } is deciding whether to stop.

## What happened

survive-event-turn-begins = Turn { $turn }: { $player }.
survive-event-tile-laid = { $space } is { $terrain }.
survive-event-explorer-placed = { $player } places an explorer on { $space }.
survive-event-ship-placed = { $player } places a ship on { $space }.
survive-event-no-tile = { $player } plays no tile.
survive-event-tile-played = { $player } plays a tile: { $tile }.
survive-event-explorer-moved = { CAP(FORM($explorer, "the")) } moves from { $from } to { $to }.
survive-event-explorer-boarded = { CAP(FORM($explorer, "the")) } boards the ship on { $to }.
survive-event-overboard = { CAP(FORM($explorer, "the")) } jumps overboard on { $space }.
survive-event-rescued = { CAP(FORM($explorer, "the")) } is safe on { FORM($to, "the") }!
survive-event-ship-sailed = A ship sails from { $from } to { $to }.
survive-event-tile-sunk = The { $terrain } on { $space } sinks.
survive-event-back-shown = Its back shows: { $tile }.
survive-event-back-kept = { $player } keeps the { $terrain } tile.
survive-event-back-kept-own = You keep the tile: { $tile }.
survive-event-rolled = { $distance ->
    [none] The die shows: { $face }.
    [D] The dice show: { $face }, to any space.
   *[other] The dice show: { $face }, { $distance }.
}
survive-event-creature-moved = { CAP(FORM($creature, "a")) } moves from { $from } to { $to }.
survive-event-creature-appeared = { CAP(FORM($creature, "a")) } appears on { $space }.
survive-event-creature-removed = { $cause ->
    [defence] The { $creature } on { $space } is driven off the board.
    [whirlpool] The whirlpool swallows the { $creature } on { $space }.
   *[other] The { $creature } on { $space } leaves the board.
}
survive-event-explorer-lost = { $cause ->
    [serpent] A serpent eats { FORM($explorer, "the") } on { $space }.
    [shark] A shark eats { FORM($explorer, "the") } on { $space }.
    [squid] A squid drags { FORM($explorer, "the") } down on { $space }.
    [whirlpool] The whirlpool swallows { FORM($explorer, "the") } on { $space }.
   *[other] { CAP(FORM($explorer, "the")) } is lost on { $space }.
}
survive-event-ship-wrecked = { $cause ->
    [serpent] A serpent destroys the ship on { $space }.
    [whale] A whale capsizes the ship on { $space }.
    [squid] A squid destroys the ship on { $space }.
    [whirlpool] The whirlpool swallows the ship on { $space }.
   *[other] The ship on { $space } is lost.
}
survive-event-ship-appeared = A ship appears on { $space }.
survive-event-window-opened = { CAP(FORM($creature, "a")) } attacks { $space }. Does anybody defend?
survive-event-no-defence = Nobody defends { $space } against the { $creature }.
survive-event-defended = { $player } defends { $space } with a tile: { $tile }.
survive-event-protected = A dolphin protects { FORM($explorer, "the") } on { $space }.
survive-event-game-ends = { $ending ->
    [eruption] The volcano erupts: the game is over.
    [submerged] The last tile is gone: the game is over.
    [last_explorer] No explorer is left on the board: the game is over.
    [safety_stop] Nobody has been saved or lost for a long time: the game is over.
   *[agreement] Everybody agrees to stop: the game is over.
}
survive-event-stop-answered = { $agreed ->
    [yes] { $player } agrees to stop.
   *[no] { $player } wants to play on.
}

## Why something cannot be done

survive-not-yours-turn = It is { $player }’s turn to decide.
survive-not-yours-window = A defence window is open, and you have nothing to decide in it.
survive-not-yours-chance = The dice or the tiles come next, not a player.

survive-why-mini = In the mini-round one of your explorers that just fell may swim, board a ship on its space or jump overboard (S-8.5.5).
survive-why-not-on-board = That explorer is not on the board.
survive-why-no-space = There is no space in that direction.
survive-why-wet = That explorer has already swum, jumped overboard or climbed out of the water this turn (S-4.4).
survive-why-no-port = { $space } is not a port: explorers go ashore from the two spaces beside an isle (S-1.6).
survive-why-not-aboard = That explorer is not aboard a ship.
survive-why-swimmer-boards-here = That explorer is swimming, and a swimmer boards only a ship on its own space (S-4.5).
survive-why-no-ship = There is no ship on { $space }.
survive-why-ship-full = The ship on { $space } has no room: ships hold three (S-1.14).
survive-why-no-dolphin = That explorer has no dolphin to swim with.
survive-why-left-island = That explorer has left the island, and nobody returns to a tile (S-4.5).
survive-why-aboard = That explorer is aboard: it can change ships, jump overboard where it is, or go ashore (S-4.5).
survive-why-not-your-ship = You do not control the ship on { $space } (S-4.8).
survive-why-ships-stay-at-sea = { $space } is land, and ships stay at sea (S-4.10).
survive-why-ship-there = There is already a ship on { $space } (S-4.9).
survive-why-squid-there = A ship with people aboard may not enter { $space }: a squid is there (S-4.13).
survive-why-wrong-kind = Neither the dice nor the tile lets you move { FORM($piece, "a") } now.
survive-why-none-there = No { $piece } on { $space } can be moved now.
survive-why-not-vacant = { $space } is not a vacant sea space: nothing at all may be there (S-0.5).
survive-why-out-of-reach = { $space } is out of reach: too far, on land, or behind something that blocks the way (S-5.5, S-5.6).
survive-why-no-tile = There is no tile on { $space }.
survive-why-no-such-value = You have no explorer worth { $value } left to place.
survive-why-tile-taken = { $space } is taken: an explorer goes on a tile that has room for it (S-2.5).
survive-why-dock-on-land = { $space } is land; ships go on sea spaces next to the island (S-2.6).
survive-why-dock-taken = There is already a ship or a serpent on { $space } (S-2.6).
survive-why-dock-far = { $space } is not next to the island (S-2.6).
survive-why-other-terrain-first = { $space } is { $terrain }: { $first } sinks first (S-3.8).
survive-why-coast-first = { $space } is not beside the sea: tiles that are sink first (S-3.8).
survive-why-not-in-hand = You do not hold this tile: { $tile }.
survive-why-defence-tile = A defence tile is played only on another player’s turn, when a creature attacks (S-6.1).
survive-why-not-played = That tile takes effect when it is turned up; it cannot be played from the hand.
survive-why-tile-moves-nothing = Nothing on the board can be moved with that tile now (S-3.7).
survive-why-squid-place = A squid appears on a vacant sea space next to a tile; { $space } is not one (S-8.7.2).

## Options

survive-option-seats = Players
survive-option-seats-help = How many players; 5 and 6 use the 5-6 Players expansion.
survive-option-two-colour = Two colours each
survive-option-two-colour-help = Two players lead two colours each.
survive-option-ch1 = Challenge 1: Overpopulated!
survive-option-ch1-help = Two explorers may share an inland tile.
survive-option-ch2 = Challenge 2: To the last!
survive-option-ch2-help = Play until no explorer is left on the board.
survive-option-ch3 = Challenge 3: All equal!
survive-option-ch3-help = Whoever saves the most explorers wins.
survive-option-ch4 = Challenge 4: Atlantis submerged!
survive-option-ch4-help = Play until the last tile is gone.
survive-option-ch5 = Challenge 5: Overpopulated! for 5 or 6
survive-option-ch5-help = Five or six players crowd the island, and whoever falls into the sea may move at once, in a mini-round.
survive-option-ch6 = Challenge 6: Dolphins & Dive Dice
survive-option-ch6-help = Dolphins protect swimmers, and two dice move the creatures.
survive-option-squid = The Giant Squid
survive-option-squid-help = Giant squids come up and take explorers from the shore and from ships.
survive-option-squid-v1 = Giant Squid, variant 1
survive-option-squid-v1-help = Squids instead of whales.
survive-option-squid-v2 = Giant Squid, variant 2
survive-option-squid-v2-help = A squid takes nobody when it appears.
survive-option-memory = Memory
survive-option-memory-help = Whether you may look up your explorers’ values.
survive-option-memory-strict = remember them
survive-option-memory-assisted = look them up
survive-option-colours = Colours
survive-option-colours-help = The colours in order of seats, as in red,blue,green; empty for the usual ones.
survive-option-safety-rounds = Rounds without rescue or loss
survive-option-safety-rounds-help = After so many rounds in which nobody is saved or lost, challenge 2 ends (S-8.3.4).
survive-option-pair-ships = Ships for two colours each
survive-option-pair-ships-help = How many ships each of two players with two colours places.
survive-option-offer-stop = Offer to stop
survive-option-offer-stop-help = Ask whether to stop once no explorer is left on the board (S-7.11).

survive-apart-two-colour-seats = { $option } is for exactly 2 players, not { $seats }.
survive-apart-ch5-seats = { $option } is for 5 or 6 players, not { $seats }.
survive-apart-ends = { $option } and { $other } cannot be combined: each ends the game in its own way.
survive-apart-crowds = { $option } and { $other } cannot be combined: both say how the island is overpopulated.
survive-apart-players = { $option } and { $other } cannot be combined: one is for two players, the other for five or six.
survive-apart-no-squid = { $option } is a variant of { $other }: turn { $other } on as well.
survive-takes-colours = { $count } different colours out of { LIST($colours, join: "comma") }

## How it ended, and what is counted

survive-word-eruption = eruption
survive-word-submerged = island submerged
survive-word-last-explorer = last explorer
survive-word-safety-stop = safety stop
survive-word-agreement = agreement
survive-word-turns = turns

## The board in a terminal

survive-drawing-setup = Setting up
survive-drawing-turn = Turn { $turn }
survive-drawing-over = The game is over
survive-drawing-die = die: { $face }{ $distance ->
    [none] { "" }
   *[other] { " " }{ $distance }
}
survive-drawing-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
survive-drawing-supply = supply
survive-drawing-you = you
survive-drawing-safe = safe
survive-drawing-on-board = board
survive-drawing-lost = lost
survive-drawing-tiles = tiles
survive-drawing-score = score
survive-drawing-to-place = to place
survive-drawing-your-tiles = Your tiles
survive-drawing-your-explorers = Your explorers
survive-drawing-guard = { $space }: the dolphin protects { $explorer }
survive-drawing-swimming = swimming
