# Atlantis Rising on the page: what stands beside the board, explains it and leads through it.

rising-blurb = Atlantis is sinking, and you save it together: send your people out over the island, gather what the Cosmic Gate needs and build it before the last tile goes under. For one to seven players, all against the sea.
rising-round = Round { $round }
rising-rounds = Rounds
rising-value-level = { $level }: { $name }

## The board

rising-board-label = The island and the Cosmic Gate
rising-board-help = Arrow keys go to what you can use, Enter chooses it, 1 to 9 pick a figure to place, Escape puts it down.
rising-board-chooser = What do you want to do at { $spot }?
rising-board-figure = { $figure }, { $site }
rising-board-people = { $site }: { $count ->
    [0] nobody is here.
   *[other] { LIST($figures) }.
}
rising-board-room = { $used } of { $capacity } spaces taken.
rising-board-flooded = { $site }: flooded.
rising-board-arm = { $arm }: { $land ->
    [0] all of it is flooded.
    [one] 1 tile above water.
   *[other] { $land } tiles above water.
} { $barrier ->
    [yes] A barrier protects it.
   *[no] No barrier.
}{ $closed ->
    [yes] { " " }Closed this round.
   *[no] { "" }
}
rising-zoom-in = Bring the island nearer
rising-zoom-out = See the whole island
rising-tray-label = Yours to place
rising-tray-pick = { $figure }, { $count } left: pick to place

## The Gate, the decks, the Wrath

rising-gate-count = { $built } of { $all } built
rising-gate-built = built
rising-gate-cost = costs { LIST($goods) }
rising-gate-locked = Only with five or more players
rising-deck-misfortunes = Misfortunes
rising-deck-library = Library
rising-deck-left = { $left } left, { $away } discarded
rising-deck-next = Next: { $card }
rising-wrath-label = Wrath of the Gods: level { $level }; { $floods ->
    [0] no floods
    [one] 1 flood
   *[other] { $floods } floods
} at the end of this round

## What is going on

rising-pay-title = Paying together
rising-pay-due = Still due
rising-roll-die = The die shows { $face }
rising-roll-won = { $total } of { $target }: success!
rising-roll-lost = { $total } of { $target }: no luck
rising-roll-so-far = { $total } of { $target } so far

## The panel

rising-panel-label = Players and round
rising-panel-seats = Players
rising-panel-setup = Setting up
rising-panel-you = you
rising-panel-starter = Starting player
rising-panel-ready = Ready
rising-panel-cards = Cards
rising-panel-pool = Figures in the pool
rising-step-place = Place
rising-step-misfortunes = Misfortunes
rising-step-actions = Act
rising-step-wrath = Wrath

## Explanations

rising-topic-build-text = Whoever stands here builds together, once per round: choose a component of the Gate and pay for it between you. Any number of figures may stand here.
rising-topic-flooded-text = It is flooded and out of use until somebody unfloods it.
rising-topic-closed-text = Closed for the rest of this round.
rising-topic-built-text = It is built.
rising-topic-unbuilt-text = It is not built yet.
rising-topic-arm-text = { $land ->
    [0] Nothing of it is left above water.
    [one] 1 tile is above water. A flood takes it.
   *[other] { $land } tiles are above water. A flood takes the farthest one.
}
rising-topic-barrier-text = { $barrier ->
    [yes] A mystic barrier stops the next flood here, but not the Wrath and not a Controlled Flood.
   *[no] There is no barrier here.
}
rising-topic-leader-text = Has the ability of its councilor. All Leaders must be at the Gate when you build the Power Core.
rising-topic-follower-text = Placed each round to act once. More are recruited in the cities.
rising-topic-volunteer-text = Helps for one round and then leaves.
rising-topic-hologram-text = Belongs to the starting player and has the ability of a councilor nobody plays.
rising-topic-automaton-text = Never acts, but adds 2 to the rolls of up to two figures it stands with.
rising-topic-wrath-text = The level is { $level }. { $floods ->
    [0] Nothing floods at the end of this round.
    [one] 1 tile floods at the end of this round.
   *[other] { $floods } tiles flood at the end of this round.
}
rising-topic-deck-text = Still in the deck: { $cards }.
rising-topic-deck-top = Known to be on top: { $cards }.
rising-topic-deck-discard = Discarded: { $cards }.
rising-topic-library-text = Cards in the deck: { $cards }.
rising-topic-copied-text = This round it also has the ability of { $councilor }:
rising-topic-crystal-text = Found in the forests. Needed for the Gate.
rising-topic-gold-text = Found in the hills. Needed for the Gate.
rising-topic-ore-text = Found in the mountains. The forges turn it into Atlantium.
rising-topic-atlantium-text = Made of ore in the forges. Needed for the Gate.
rising-topic-energy-text = Gained at the Mystic Power Source. Spend it to improve rolls, keep an extra card, set up barriers or unflood tiles.
rising-topic-pool-text = Figures that are not on the board. All of them are placed each round.
rising-topic-supply-text = In the supply, to be recruited: { $followers ->
    [0] no follower
    [one] 1 follower
   *[other] { $followers } followers
}{ $leader ->
    [yes] { " " }and the Leader
   *[no] { "" }
}.
rising-topic-waiting-text = { $count ->
    [one] 1 volunteer comes
   *[other] { $count } volunteers come
} next round.
rising-topic-step-place-text = Everybody places all their figures at once, wherever there is room.
rising-topic-step-misfortunes-text = You turn over misfortunes, one after the other. Most of them flood something.
rising-topic-step-actions-text = Whoever is still standing acts, in any order: gather, recruit, draw, forge, build.
rising-topic-step-wrath-text = The Wrath floods as many tiles as its level says, then rises.

## Asking first

rising-risk-concede = This ends the game: Atlantis drowns and you all lose.
rising-risk-end = { $count ->
    [one] 1 action has not been taken and will be lost.
   *[other] { $count } actions have not been taken and will be lost.
}

## The end

rising-result-label = Result
rising-result-won = Atlantis rises!
rising-result-lost = Atlantis is lost.
rising-result-facts = Round { $round }; { $tiles ->
    [0] no tile
    [one] 1 tile
   *[other] { $tiles } tiles
} above water; { $built } of { $all } components built.
rising-result-deeds = { $acted ->
    [one] 1 action
   *[other] { $acted } actions
}, { $gained } goods gained, { $spent } spent, { $cards ->
    [one] 1 card played
   *[other] { $cards } cards played
}
rising-chart-label = The course of the game, round by round
rising-chart-land = Tiles above water
rising-chart-built = Components built

## A first look

rising-tour-island = This is Atlantis: six peninsulas around the Mystic Power Source. The sea takes them from the tips inward, and you win or lose together.
rising-tour-place = Your figures wait here. Pick one and click where it shall stand, or drag it there. The number on a tile is what its die must reach.
rising-tour-wrath = The Wrath of the Gods rises every round. Its level is how many tiles flood at the end of the round.
rising-tour-gate = This is what you build: the components of the Cosmic Gate, with what each costs. When all stand, the Power Core wins the game.
rising-tour-panel = Here is what everybody has: goods, mystic energy, cards and figures left to place. Point at anything to read what it does.
