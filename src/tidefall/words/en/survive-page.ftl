# Survive on the page: its board, its panels and its explanations.

survive-blurb = The island sinks tile by tile while serpents, sharks and whales close in. Get your explorers into the ships and to the four safe isles, and remember which of them are worth the most.
survive-turn = Turn { $turn }
survive-turns = Turns
survive-colour-names = There are { LIST($usual) }; with 5 or 6 players also { LIST($more) }.
survive-colour-name = { $code }

survive-face-serpent = serpent
survive-face-shark = shark
survive-face-whale = whale
survive-face-dolphin = dolphin
survive-face-ship = empty ship
survive-face-starfish = starfish: any piece

survive-effect-shark = A shark comes up where the tile was. Everybody who swims there is lost.
survive-effect-whale = A whale comes up where the tile was. Swimmers there are left alone.
survive-effect-ship = A ship comes up where the tile was, and up to three swimmers there climb aboard.
survive-effect-whirlpool = It swallows everything on this sea space and on the sea spaces next to it.
survive-effect-volcano = The island erupts: the game is over, and whoever is not on an isle is lost.
survive-effect-swim = At the start of your turn, one of your swimmers moves up to three sea spaces.
survive-effect-wind = At the start of your turn, a manned ship that you may sail moves up to three sea spaces.
survive-effect-move-serpent = At the start of your turn, put any serpent on any vacant sea space.
survive-effect-move-shark = At the start of your turn, put any shark on any vacant sea space.
survive-effect-move-whale = At the start of your turn, put any whale on any vacant sea space.
survive-effect-repel-shark = When another player moves a shark onto your swimmers, it leaves the board instead.
survive-effect-repel-whale = When another player moves a whale onto a ship that you may sail, it leaves the board instead.
survive-effect-dive = A dolphin comes up where the tile was and protects one swimmer there.

survive-phase-setup = Setup
survive-phase-tile = Tile
survive-phase-move = Move
survive-phase-sink = Sink
survive-phase-creature = Creature
survive-phase-over = End

survive-ending-eruption = The volcano erupted. Whoever was not on an isle is lost.
survive-ending-submerged = The last tile sank.
survive-ending-last-explorer = No explorer was left on the board.
survive-ending-safety-stop = Nobody had been saved or lost for many rounds.
survive-ending-agreement = Everybody agreed to stop.

survive-tie-break-value = Tied on explorers saved: the higher total value of those saved decided.
survive-tie-break-saved = Tied on points: whoever saved more explorers won.
survive-tie-break-turns = Still tied: whoever took fewer turns won.
survive-tie-break-shared = Tied on everything that counts: the victory is shared.

## The board

survive-board-label = Board
survive-board-help = Arrow keys move over the spaces, Enter picks or acts, Escape puts back, Page Up and Page Down jump to where something can be done.
survive-board-port = port of { FORM($isle, "the") }
survive-board-your-ship = your ship
survive-board-empty-ship = empty ship
survive-board-ship-with = { $ship } with { $crew }
survive-board-swimmers = { $who } swimming
survive-board-saved = { $who } saved
survive-board-yours = { $count ->
    [one] 1 explorer of yours
   *[other] { $count } explorers of yours
}
survive-board-of = { $count } { $colour }
survive-board-worth = worth { $value }
survive-board-creatures = { $count ->
    [one] 1 { $creature }
   *[other] { $count } { FORM($creature, "many") }
}
survive-board-protects = protecting { $who }
survive-board-can-move = can move
survive-board-can-be-chosen = can be chosen
survive-board-may-sink = may sink now
survive-board-destination = destination
survive-board-picked = picked
survive-board-and = { LIST($items) }
survive-board-picked-now = { $what } picked: { $count ->
    [one] 1 destination
   *[other] { $count } destinations
}.
survive-board-unpicked = Nothing picked.
survive-board-zoom-in = Zoom in
survive-board-zoom-out = Zoom out
survive-board-zoom-all = Show the whole board

survive-chooser-title = What on { $space }?
survive-chooser-walk = Walk
survive-chooser-swim = Swim
survive-chooser-board = Board the ship
survive-chooser-board-here = Climb into the ship
survive-chooser-overboard = Jump overboard
survive-chooser-ashore = Go ashore
survive-chooser-ride = Swim with the dolphin
survive-chooser-stay = Stay and attack
survive-chooser-sail = Sail
survive-chooser-value = Worth { $value }

survive-tray-label = Your explorers to place
survive-tray-value = { $colour }, worth { $value }, { $left } left
survive-tray-hint = Pick a value, then a tile.

survive-marks-lost = Lost: { $whom }
survive-marks-one-of = Takes one of: { $whom }
survive-marks-overboard = Overboard: { $whom }
survive-marks-removes = Drives out the { $creature }

survive-risk-lost = The { $by } would take { $count ->
    [one] 1 explorer of yours
   *[other] { $count } explorers of yours
}. Do it all the same?
survive-risk-sail = The { $by } would sink the ship, and { $lost ->
    [yes] everybody aboard would be lost
   *[no] everybody aboard would have to swim
}. Sail there all the same?
survive-risk-board = The { $by } would sink the ship at once. Board it all the same?
survive-risk-capsize = The whale would capsize a ship with your own explorers. Do it all the same?
survive-risk-squid = The squid would have to take one of your own explorers. Do it all the same?
survive-risk-victim = This is one of your own explorers. Give it to the squid?
survive-risk-sink = { $count ->
    [one] 1 explorer of yours stands
   *[other] { $count } explorers of yours stand
} on this tile. Sink it all the same?
survive-risk-leave = Without the dolphin the { $by } takes your swimmer. Do it all the same?

## The panel

survive-panel-label = Players, hands and supplies
survive-panel-setup = Setup
survive-panel-you = you
survive-panel-active = It is their turn
survive-panel-on-board = On the board
survive-panel-saved = Saved
survive-panel-lost = Lost
survive-panel-reserve = To place
survive-panel-hand = Hand
survive-panel-hand-empty = No tiles in hand
survive-panel-hand-of = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
survive-panel-ships-to-place = Ships to place
survive-panel-points = { $points ->
    [one] 1 movement point left
   *[other] { $points } movement points left
}
survive-panel-dice = Dice: { $rolled }
survive-panel-no-roll = not rolled yet
survive-panel-rolled = { $distance ->
    [none] { $face }
    [D] { $face }, anywhere
   *[other] { $face }, { $distance }
}
survive-panel-supply = Supply
survive-panel-ships = Ships
survive-panel-tiles = Tiles on the island
survive-panel-unseen = Backs not seen yet
survive-panel-unseen-help = What may still be under the tiles, or in other players’ hands.
survive-panel-none = none
survive-panel-play = Play { $tile }
survive-panel-score = ({ $score } pts)
survive-panel-seats = Players

## The result

survive-result-label = The end
survive-result-wins = { LIST($names) } wins
survive-result-shared = { LIST($names) } share the victory
survive-result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
survive-result-saved-count = { $count } saved
survive-result-turns = Turns: { $turns }
survive-result-saved = Saved ({ $count })
survive-result-lost = Lost ({ $count })
survive-result-nobody = nobody
survive-result-equal = All equal!: the number of explorers saved decides; values only break a tie.

## Explanations: a title, and `-text`

survive-topic-sea = Sea
survive-topic-sea-text = Ships, swimmers and creatures move here. Each space has room for one ship.
survive-topic-port = Port
survive-topic-port-text = Sea space beside { FORM($isle, "the") }. From a ship or from the water here, an explorer goes ashore for one point.
survive-topic-lagoon = Lagoon
survive-topic-lagoon-text = A sea space in the middle of the island, and the home of a serpent. The tiles around it count as coast.
survive-topic-beach = Beach
survive-topic-beach-text = The lowest land. Beaches sink before anything else, those by the sea first.
survive-topic-forest = Forest
survive-topic-forest-text = Higher than a beach. Forests sink once the last beach is gone.
survive-topic-mountain = Mountain
survive-topic-mountain-text = The highest land sinks last. Under one of the mountains the volcano waits.
survive-topic-may-sink = It may be sunk now.
survive-topic-isle = { CAP($isle) }
survive-topic-isle-text = A safe harbour: whoever lands here is saved for good. You land only from its two ports. Saved here: { $who }.
survive-topic-serpent = Serpent
survive-topic-serpent-text = Moves one space. It takes manned ships with everybody aboard, and every swimmer. It leaves empty ships alone.
survive-topic-shark = Shark
survive-topic-shark-text = Moves up to two spaces and takes swimmers. It leaves ships alone.
survive-topic-whale = Whale
survive-topic-whale-text = Moves up to three spaces and capsizes manned ships. Everybody aboard swims on. It leaves swimmers and empty ships alone.
survive-topic-dolphin = Dolphin
survive-topic-dolphin-text = Protects one swimmer on its space from every creature, and can carry it along.
survive-topic-squid = Giant squid
survive-topic-squid-text = Takes one explorer from a ship on its space or from a tile beside it, and drives whales out. It moves when a whale could.
survive-topic-empty-ship = Empty ship
survive-topic-empty-ship-text = Anybody may sail it, one space per point, and creatures leave it alone. It has room for three.
survive-topic-ship = Ship
survive-topic-ship-text = Aboard: { $who }. Whoever has the most explorers aboard may sail it.
survive-topic-ship-yours = You may sail it.
survive-topic-ship-shared = Several players have the most explorers aboard, you among them: each may sail it.
survive-topic-ship-theirs = You may not sail it.
survive-topic-whose = { $mine ->
    [yes] Yours ({ $colour })
   *[no] { $colour }
}
survive-topic-land = { $whose }, on land
survive-topic-land-text = Walks to a neighbouring tile, boards a ship beside it or jumps into the sea. Nobody climbs back on land.
survive-topic-swim = { $whose }, swimming
survive-topic-swim-text = Makes one move in the water each turn: swims a space, climbs into a ship here, or goes ashore from a port.
survive-topic-aboard = { $whose }, aboard
survive-topic-aboard-text = Sails along with the ship, changes to a ship beside it, jumps overboard, or goes ashore from a port.
survive-topic-safe = { $whose }, saved
survive-topic-safe-text = Safe on its isle until the end.
survive-topic-wet = It has made its one move in the water this turn.
survive-topic-protected = A dolphin protects it.
survive-topic-worth = It is worth { $value }.
survive-topic-tray = Your explorers
survive-topic-tray-text = Each is worth 1 to 6 points if saved. Only you see the values, and once all are placed they are hidden from you too, unless this table lets you look them up.
survive-topic-points = Movement points
survive-topic-points-text = Three each turn, to spend on your explorers and on ships as you like. What is left over is lost.
survive-topic-dice = Creature die
survive-topic-dice-text = It says which creature you may move: a serpent, a shark or a whale.
survive-topic-dive-dice = Dive dice
survive-topic-dive-dice-text = The first says what may move, the starfish being any of them; the second how far. D is any vacant sea space.
survive-topic-setup = Setup
survive-topic-setup-text = In turn, all players place their explorers on the island, and then their ships beside it.
survive-topic-tile = Tile
survive-topic-tile-text = First you may play one start-of-turn tile from your hand.
survive-topic-move = Move
survive-topic-move-text = Then you spend up to three movement points.
survive-topic-sink = Sink
survive-topic-sink-text = Then you must sink a tile: a beach as long as there is one, then forests, then mountains.
survive-topic-creature = Creature
survive-topic-creature-text = Last you roll, and may move one creature that the die names.
survive-topic-over = End
survive-topic-over-text = The game is over.
survive-topic-hand = Your hand
survive-topic-hand-text = Tiles you kept. Only you know what they do; the others see the terrain and how many you hold.
survive-topic-hand-other = Tiles in hand
survive-topic-hand-other-text = You see the terrain of the tiles that others keep, but not what they do.
survive-topic-supply-ships = Ships in supply
survive-topic-supply-ships-text = They come into play when a tile with a ship is turned up.
survive-topic-supply-creatures = Supply: { FORM($creature, "many") }
survive-topic-supply-creatures-text = These come into play from under the tiles.
survive-topic-tiles-left = Tiles on the island
survive-topic-tiles-left-text = Beaches sink first, then forests, then mountains.
survive-topic-unseen = Backs not seen yet
survive-topic-unseen-text = How many of each are still under the tiles or in other players’ hands. Everybody may count along.
survive-topic-on-board = On the board
survive-topic-on-board-text = Explorers on land, aboard or in the water.
survive-topic-saved = Saved
survive-topic-saved-text = Explorers on an isle. The highest total of their values wins the game.
survive-topic-lost = Lost
survive-topic-lost-text = Explorers that are out of the game.
survive-topic-reserve = To place
survive-topic-reserve-text = Explorers that are not on the island yet.
survive-topic-ships-to-place = Ships to place
survive-topic-ships-to-place-text = They go beside the island once all explorers are placed.
survive-topic-turn = Turn
survive-topic-turn-text = Players take turns in seat order. The volcano ends the game, with the fortieth tile at the latest.

## A first look round

survive-tour-place = Pick one of your explorers by its value, then a tile. High values do well near ships and isles; remember where they stand.
survive-tour-ships = Place a ship beside the island: it may go on any lit space.
survive-tour-move = What glows can act. Pick an explorer or a ship, then one of the lit spaces. You have three points.
survive-tour-end = Then sink a tile with a wet rim: what is under it shows at once, or goes to your hand. Last, the die lets you move a creature; a red mark says whom it would take.
survive-tour-panel = Here you see who is saved and lost, what you hold, and how many points are left.
survive-tour-isle = The isles are safe. Land from one of their two ports.
