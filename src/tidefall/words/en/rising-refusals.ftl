# Atlantis Rising: why something cannot be done.

## At the table

rising-not-yours = It is { $seat }'s turn to decide.
rising-not-yours-actions = You have nothing to act with, buy or play now. { $seat } decides.
rising-not-yours-chance = Dice or cards come next, not a player.
rising-not-card-not-held = You do not have that card, and cards are never handed over (R-6.33, R-6.37).
rising-not-artifact = An artifact works by itself; it is not played (R-6.34).
rising-not-card-now = That card cannot be played at this point of the round (R-6.32).
rising-not-card-idle = That card would do nothing now.
rising-not-flooded = Nothing is flooded there (R-6.30).
rising-not-second-barrier = That peninsula has a barrier already, and one is the limit (R-5.6).
rising-not-barrier-on-sea = A peninsula without land cannot have a barrier (R-5.7).
rising-not-enough-energy = That costs { $price } mystic energy, from whoever is willing to pay (R-6.27).
rising-not-ready = Place every figure in your pool first. The Mystic Power Source always has room (R-4.3).
rising-not-in-pool = You have no { $figure } in your pool.
rising-not-on-closed-tile = That tile is flooded or closed (R-4.1, R-5.2, R-5.16).
rising-not-but-followers = Only followers may stand there, and only where there is room (R-4.7).
rising-not-with-so-few = That build space is for five or more players (R-4.5).
rising-not-empty = There is no empty space there (R-4.1, R-4.2).
rising-not-adept = The Adept moves one figure per round, to an empty space where its Leader stands (R-1.19, R-6.38).
rising-not-in-blueprint = That component is not in the Blueprint any more (R-6.18).
rising-not-core-yet = The Power Core comes last, with every Leader on its build space and a payment from everyone (R-6.22).
rising-not-payable = Those on the build space cannot pay for that, and nobody else may (R-6.19).

## A correction of the catalogue, or a position

refused-bad-catalogue = { $because }
rising-wrong-no-text = { $path } is not a file of corrections: it is not text.
rising-wrong-nesting = { $path } is not a file of corrections: it is nested too deeply.
rising-wrong-file = { $path } is not { $kind }: { $error }.
rising-wrong-in-file = In { $path }: { $because }
rising-wrong-not-json = The corrections of the catalogue are not JSON.
rising-position = A position
rising-wrong-no-table-at-all = The corrections must be a table, not { $value }.
rising-wrong-no-table = { $path } must be a table, not { $value }.
rising-wrong-no-list = { $path } must be a list, not { $value }.
rising-wrong-value-table = a table
rising-wrong-value-list = a list
rising-wrong-value-large = so large a number
rising-wrong-number = { $path } must be a whole number from { $low } to { $high }, not { $value }.
rising-wrong-flag = { $path } must be true or false, not { $value }.
rising-wrong-value = { $path } must be { LIST($allowed, join: "or") }, not { $value }.
rising-wrong-word = { $path } cannot be { $value }.{ did-you-mean }{ rising-it-is-one-of }
rising-wrong-group = The catalogue has no { $word }.{ did-you-mean }{ rising-there-are }
rising-wrong-name = { $path } has no { $word }.{ did-you-mean }{ rising-there-are }
rising-wrong-key = { $path } has no { $word }.{ did-you-mean }{ rising-there-are }
rising-wrong-field = { $path } has no { $word } that can be corrected.{ did-you-mean }{ rising-there-are }
rising-wrong-number-named = { $path } names the number { $word }, which is not there.{ did-you-mean }{ rising-there-are }
rising-wrong-component = table.introductory names { $word }, which is no component with a letter.{ did-you-mean }{ rising-there-are }
rising-there-are = { $count ->
    [0] { "" }
   *[other] { " " }There are: { LIST($names, join: "comma") }.
}
rising-it-is-one-of = { $count ->
    [0] { "" }
   *[other] { " " }It is one of { LIST($names, join: "comma") }.
}
rising-wrong-twice = { $path } names { $word } twice.
rising-wrong-place = Write { $path }.numbers.{ $field }, not { $path }.{ $field }.
rising-wrong-line = { $path } must be a line of text of at most { $most } characters.
rising-wrong-empty = { $path } must not be empty.
rising-wrong-track = { $path } must be a list of { $low } to { $high } levels, not of { $count }.
rising-wrong-blueprint = { $path } must be a list of { $count } different components.
rising-wrong-numbers = { $path } must be a list of { $count } numbers, not { $value }.
rising-wrong-order = { $path } must go up from number to number.
rising-wrong-player-counts = { $path } must be a list of 2 numbers, the fewest and the most players, not { $value }.
rising-wrong-fewest = { $path } must name the fewest players first.
rising-wrong-keep = { $path }.keep must not be more than draw, which is { $draw }.
rising-wrong-cost = { $path } must be at least 1 resource; mystic energy is not one.
rising-wrong-pairs = { $path } must not have more than { $most } double spaces in all.
rising-wrong-volunteers = cards.rallying_cry and components.resonant_bell must not give more than { $most } volunteers.
rising-wrong-tide-chart = cards.tide_chart.numbers.cards must be that of components.fate_spindle, { $cards }.
rising-wrong-library = The copies of all cards, with table.library_artifacts, must not be more than { $most }.
rising-wrong-followers = { $path } must not have more than { $most } followers and supply together.
rising-wrong-sum = { $path }.letters must add up to { $wanted }, not { $sum }.
rising-wrong-letter-count = { $path } must not be more than { $most }: there are no others.
rising-wrong-copies = { $path } must not be more than misfortunes.{ $card }.copies, { $most }.
rising-wrong-deck = { $path } must have at least 1 misfortune in its deck.
rising-wrong-introductory = table.introductory must have the letters of levels.level_1, not { LIST($counts, join: "comma") }.

## A position that cannot be

rising-cannot-expect-hologram = The Hologram cannot be expected back in a later round: it is here.
rising-cannot-open-spaces = { $figure } cannot have opened spaces: only an Emissary on a tile does (R-4.9).
rising-cannot-stand = { $figure } cannot stand on { $space }: { $why ->
    [flooded] that tile is flooded or closed
    [few] that build space is for five or more players
    [spaceless] it has no spaces
    [followers] only followers may
    [unbuilt] it is not built
    [alchemist] only the Alchemist’s Leader may
   *[artificer] an unbuilt component is for the Artificer alone
}.
rising-cannot-crowd-pair = A double space of { $site } holds more than two figures.
rising-cannot-crowd = { $site } holds { $held }, but has room for { $room }.
rising-cannot-guard-sea = { CAP(FORM($peninsula, "the")) } have no land left, so there can be no barrier (R-5.7).
rising-cannot-widen-sea = { $site } is flooded and has no extra spaces.
rising-cannot-build-core = { $core } is built when the game is won by it, and only then.
rising-cannot-act = The pending steps do not fit the rest of the position: nobody could act.
rising-cannot-have-more = { $path } has { $count } too many of { $word }.
rising-cannot-have-fewer = { $path } lacks { $count } of { $word }.
rising-cannot-know-more = At most { $most } misfortunes can be known on top of the deck.
rising-cannot-see-artifacts = The library has { $count } artifacts; more than that have been seen.
rising-cannot-hide-artifacts = With { $seen } artifacts seen, { $hidden } are hidden in the deck.
rising-cannot-be-unseen = library.unseen must be the artifacts that are nowhere else.
rising-cannot-resolve = A misfortune is being resolved if and only if a pending step resolves it.
rising-cannot-look = Misfortunes are looked at only while somebody puts them back.
rising-cannot-draw = Library cards are drawn only while somebody chooses among them.
rising-cannot-hold = { $path } has { $held } cards; the limit is { $limit }.
rising-cannot-be-step = There is no step { $step } with these options.
rising-cannot-be-so-deep = At most { $most } steps can be pending in all, and none in a game that is over.
rising-cannot-begin = pending must begin with the step { $step } itself, not { $other }.
rising-cannot-lie-there = { $path } cannot be { $step }: that does not come on top of { $below }.
rising-cannot-be-pending = { $frame } cannot be pending there: it does not fit the position.
rising-cannot-be-undrawn = With a misfortune being resolved, at least one draw has begun.
rising-cannot-be-both = { $component } cannot be both built and in the Blueprint.
rising-cannot-be-of-level = { $component } is not a component of this level.
rising-cannot-count = This level has { $wanted } components with the letter { $letter }, not { $count }.
rising-cannot-share = Two players cannot have the same { $kind }, { $word }.
rising-cannot-have-powers = The Hologram has one power, on the board that is revealed, once it is chosen.
rising-cannot-be-boardless = There is no board left for the power of the Hologram, which is in play.
rising-cannot-reveal = Boards lie revealed only while the Hologram's power is being chosen.
rising-cannot-choose-power = The Hologram's power is chosen from two boards, which council.revealed names (R-3.8).
rising-cannot-be-twice = A councilor's board can be in one place only.
rising-cannot-stack = council.stack must be all the boards that are nowhere else.
rising-cannot-mark-priestess = { $path } must be two numbers, for others and for herself, not { $value }.
rising-cannot-have-dice = memory.dice must be two numbers, not { $value }.
rising-cannot-hurry = In round { $round } the Wrath counter cannot be on space { $space } yet.
rising-cannot-end = ended_by goes with the step over, and this game is not over.
rising-cannot-seat = There are { $players } players, but only { $seats } seats.
rising-cannot-join = There is no { $figure } with { $players } players.
rising-cannot-lead = { $path } has { $count } followers; with { $players } players there are { $most }.
rising-cannot-volunteer = There are { $count } volunteers; there can be { $most }.
rising-cannot-number = marks.volunteers must give each volunteer a number of its own, { $count } in all.
