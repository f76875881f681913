# Positions that are written by hand, and what is wrong with them.

refused-bad-position = { $because }

## Survive

survive-position-not-a-mapping = A position is a mapping, as in { $example }.
survive-position-not-of-old = The record begins with something that is not a position.
survive-position-unknown-key = A position has no “{ $key }”.{ did-you-mean } It has: { LIST($keys, join: "comma") }.
survive-position-key-not-a-mapping = { $key } in a position is a mapping, not { $value }.
survive-position-key-not-a-list = { $key } in a position is a list, not { $value }.
survive-position-key-not-a-number = { $key } in a position is a whole number, not { $value }.
survive-position-entry-not-a-list = { $key } of { $entry } is a list, not { $value }.
survive-position-entry-not-a-number = { $key } of { $entry } is a whole number, not { $value }.

survive-position-unknown-step = There is no step { $step }. Steps are { LIST($steps, join: "comma") }.
survive-position-bad-roll = A roll is a word, as in 'shark', or a list, as in ['ship', '2'], not { $value }.
survive-position-not-rolled = { $dice ->
    [1] In the creature step, say what was rolled, as in 'roll': 'shark'.
   *[other] Both dive dice are rolled, as in 'roll': ['shark', '2'] (S-8.6.3).
}
survive-position-unknown-face = The die has no { $face }. It has { LIST($faces) }.
survive-position-unknown-distance = The second dive die (option ch6) has { LIST($faces) }.
survive-position-bad-points = There are 0 to 3 movement points, not { $points }.
survive-position-not-their-turn = Turn { $turn } of { $seats } players cannot belong to seat { $seat }.

survive-position-unknown-explorer = There is no explorer { $explorer }. An explorer is one of the letters { LIST($letters) } and one from a to j, as in Ra.
survive-position-bad-value = { $explorer } cannot be worth { $value }: values go from 1 to 6.
survive-position-value-used-up = There is no { $value } left for { $colour }.
survive-position-still-in-reserve = { $explorer } cannot be in reserve: after setup nobody is (S-2.12).
survive-position-in-two-places = { $explorer } cannot be in two places.
survive-position-nobody-plays = Nobody plays { $colour }. The colours are { LIST($colours) }.

survive-position-unknown-place = There is no place { $place }. Places are A1 to M7, NW, NE, SW, SE, out and reserve.
survive-position-not-at-sea = { $piece ->
    [serpent] A serpent
    [shark] A shark
    [whale] A whale
    [dolphin] A dolphin
    [squid] A squid
   *[ship] A ship
} cannot be on { $space }, which is not a sea space.
survive-position-not-on-island = { $space } is not one of the 40 island spaces.
survive-position-two-islands = Give the island either as a picture, or as tiles and sunk, not both.
survive-position-bad-island = The island is 7 rows of { LIST($lengths) } letters, each of them b, f, m or ~.
survive-position-lagoon = G6 is sea and never has a tile.
survive-position-unknown-terrain = There is no terrain { $terrain }. Terrains are beach, forest and mountain.
survive-position-unknown-tile = There is no tile { $tile }.{ did-you-mean } Tiles are named by terrain and back, as in 'beach wind'.
survive-position-too-many-of-a-tile = There are only { $most } tiles { $tile }.
survive-position-too-many-tiles = There are only { $most } { $terrain } tiles in all.
survive-position-named-twice = { $space } is named twice among tiles and sunk.
survive-position-gone-and-sunk = { $gone ->
    [one] 1 tile is
   *[other] { $gone } tiles are
} named as gone, but { $sunk ->
    [one] 1 space
   *[other] { $sunk } spaces
} as sunk.
survive-position-more-seen-than-gone = More { $terrain } tiles are in hands and shown than have left the board.
survive-position-never-held = The tile { $tile } takes effect at once and is never held.

survive-position-pieces = { $piece ->
    [serpent] serpents
    [shark] sharks
    [whale] whales
    [dolphin] dolphins
    [squid] squids
   *[ship] ships
}
survive-position-no-such-creature = This game has no { survive-position-pieces }. See the option { $option }.
survive-position-without-whales = squid_v1 is played without whales.
survive-position-too-many-pieces = There are only { $most } { survive-position-pieces }.
survive-position-bad-supply = There cannot be { $supply } { survive-position-pieces } in supply with { $board } on the board.
survive-position-two-ships = There can be only one ship on { $space } (S-4.9).
survive-position-crowded-ship = The ship on { $space } has { $passengers } passengers. A ship holds three (S-1.14).
survive-position-ships-in-setup = With ships on the board during setup, say in ships_to_place who still has some.
survive-position-ships-after-setup = After setup nobody has ships to place (S-2.12).
survive-position-bad-dolphin = A dolphin is written as its space and whom it protects, as in ['E2', 'Ra'], not { $value }.
survive-position-nobody-to-protect = The dolphin on { $space } cannot protect { $explorer }: no such free swimmer is there.

survive-position-ship-among-serpents = No occupied ship can be on { $space } with a serpent or a whale (INV-3).
survive-position-swimmer-among-sharks = No unprotected swimmer can be on { $space } with a shark or a serpent (INV-4).
survive-position-whale-with-squid = No whale can be on { $space } with a squid (INV-5).
survive-position-idle-dolphin = The dolphin on { $space } must protect a swimmer there (INV-6).
survive-position-no-explorers = With no explorer on the board, challenge 2 is over (S-8.3.1).
survive-position-no-tiles = With no tile on the board, challenge 4 is over (S-8.4.2).
survive-position-volcano = The volcano has been turned up, so the game is over (S-7.1).
survive-position-unknown-ending = A game ends by { LIST($endings, join: "or") }, not { $ending }.

survive-position-nothing-pending = The step 'pending' needs the list of pending steps.
survive-position-too-much-pending = There are at most { $most } pending steps, and the lowest is { $lowest }.
survive-position-not-pending = { $value } is not a pending step, as in { $example }.
survive-position-unknown-field = The pending step { $step } has no “{ $field }”.
survive-position-missing-field = The pending step { $step } needs its { $field }.
survive-position-bad-field = The { $field } of the pending step { $step } cannot be { $value }.
survive-position-cannot-follow = The pending step { $step } cannot follow { $lower }.
survive-position-does-not-fit = The pending step { $step } does not fit the rest of the position.
survive-position-nobody-could-act = The pending steps do not fit the rest of the position: nobody could act.
