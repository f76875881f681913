# The command line.

## A game at the keyboard

cli-prompt = Your choice (? for help):
cli-since = Since your last decision:
cli-so-far = So far:
cli-earlier = … and { $count } more before that (type log to see them)
cli-more = … { $last } ({ $count } in all; type { $example }, or list to see every choice)
cli-more-consequences = … and { $count } more; type list to see all.
cli-same = same as { $head }
cli-hand-over = Pass the keyboard to { $name } and press Enter.
cli-next-turn = { $handed ->
    [yes] Enter to go on, back to play again yourself, q to leave:
   *[no] Enter to go on, q to leave:
}
cli-you-are = You are { LIST($players, form: "the") }.
cli-how = Answer with the number of a choice or type the choice itself: here 1 is { $example }. Type ? 1 to read what it does, hint for a bot’s advice, ? for help.
cli-watching = The bots play and you watch.
cli-thinking = The others are thinking …
cli-undone = Taken back.
cli-hint = Hint: { $text } ({ $sentence })
cli-saved = Saved in { $file }.
cli-resume = The game is saved in { $file }. Continue it with: { $command }
cli-nothing-yet = Nothing has happened yet.
cli-may-be-done = Type done to keep passing until you’re asked something else.
cli-also-asked = Also asked: { LIST($players, form: "the") }. Type as NAME to let somebody else answer.
cli-played-by-bots = A bot plays for { LIST($players, form: "the") }. Type back NAME to let a person play again.
cli-bot-plays = { $bot } now plays for { FORM($name, "the") }.
cli-really-resign = { $alone ->
    [yes] Really give up? That ends the game (yes or no):
   *[no] Really give up? A bot plays on for you and you can’t come back (yes or no):
}
cli-yes = yes y
cli-resigned = { CAP(FORM($name, "the")) } has given up. { $bot } plays on.
cli-abandoned = You have given up. The game ends here, without a result.
cli-rules-about = Rules about { $name }:
cli-after = log, map, save FILE, or Enter to leave:
cli-over = The game is over. { $count ->
    [0] Nobody wins.
    [one] { CAP(LIST($winners, form: "the")) } wins.
   *[other] { CAP(LIST($winners, form: "the")) } share the victory.
}
cli-over-together = The game is over. { $won ->
    [yes] Won: { $ending }.
   *[no] Lost: { $ending }.
}

## What a game is about, by its name

goal-survive = Get your explorers to the isles in the four corners before the volcano erupts. Each of them is worth 1 to 6 points; whoever saves the most points wins.
goal-rising = Build the components of the Cosmic Gate together, the Power Core last, before the sea takes the whole island. You all win or lose together.

## What one may type; every language’s words are understood. The first of several is the one that is shown.

cli-command-help = help
cli-command-list = list
cli-command-map = map
cli-command-log = log
cli-command-hand = hand
cli-command-hint = hint
cli-command-done = done
cli-command-as = as
cli-command-undo = undo
cli-command-bot = bot
cli-command-back = back
cli-command-resign = resign
cli-command-save = save
cli-command-quit = quit q exit

cli-type-log = log [N]
cli-type-save = save [FILE]
cli-type-bot = bot [NAME]

cli-help = Answer with the number of a choice, or type the action itself, as in the list or shorter.
cli-help-choice = what choice 1 does
cli-help-thing = about { $thing }
cli-help-rule = a rule
cli-help-hint = a bot’s advice
cli-help-undo = take back your last decision
cli-help-bot = let a bot play for you
cli-help-resign = give up
cli-help-list = every choice
cli-help-map = the table again
cli-help-hand = players and your own things
cli-help-log = what happened
cli-help-save = save the game
cli-help-quit = leave; the game is saved

refused-unknown-number = There is no choice { $number }; choices go from 1 to { $count }.
refused-not-asked = “{ $name }” is nobody else at this keyboard who may decide now. { $count ->
    [0] Nobody else may.
   *[other] Only { LIST($able, form: "the") } may.
}
refused-not-handed = { $count ->
    [0] No bot plays for anybody here.
   *[other] “{ $name }” is nobody here for whom a bot plays. A bot plays for { LIST($able, form: "the") }.
}
refused-bad-count = log takes a number of events from 1 to { $most }, not “{ $number }”.
refused-unknown-thing = Nothing here is called “{ $name }”. Ask by the number of a choice, a name on the table or in the choices, or the id of a rule; ? alone shows examples.
refused-in-play = { $because } { $kept }
refused-end-of-input = The input ended in the middle of the game. { $kept }
refused-cannot-print = The output cannot be written: { $why }. { $kept }
cli-cannot-print = The output cannot be written: { $why }.
cli-cannot-use = { $file }: { $why }.

## Options, files and numbers

refused-unknown-language = There is no language “{ $lang }”; there are { LIST($languages) }.
refused-no-game = Say which game to play: { LIST($games, join: "or") }. Or continue a saved one with --resume FILE.
refused-contradiction = A saved game brings everything with it; leave out { LIST($given) }.
refused-nothing-to-continue = There is no unfinished game in { $folder }.
refused-given-twice = Option { $option } is given twice.
refused-no-value = Option { $option } needs a value, as in { $option }=…: { $allowed }.
refused-bad-you = --you takes seats from 0 to { $last } (as in 0 or 0,2), random or none, not “{ $text }”.
refused-too-many-bots = --bots names { $bots } bots, but { $seats ->
    [0] no seat is
    [one] only 1 seat is
   *[other] only { $seats } seats are
} left for bots.
refused-bad-number = { $name } takes a whole number{ $low ->
    [none] { "" }
   *[other] { $high ->
        [none] { " " }from { $low } up
       *[other] { " " }from { $low } to { $high }
    }
}, not “{ $text }”.
refused-not-a-text-file = { $file } is not text.
refused-not-a-json-file = { $file } is not JSON: { $why }.
refused-nested-too-deeply = { $file } cannot be read: its lists are nested too deeply.
refused-not-an-object = { $file } is not a JSON object.
refused-is-a-folder = { $file } is a folder; give the name of a file.
refused-file-exists = { $file } exists already; choose another name{ $resumable ->
    [yes] , or continue a saved game with --resume
   *[no] , or go on with its games by adding --resume
}.
refused-no-folder = { $file } cannot be written: there is no folder { $folder }.
refused-bad-seat = --seat takes a seat from 0 to { $last }, not { $seat }.
refused-bad-moment = --at takes a number of actions from 0 to { $last }, not { $at }.
refused-bad-game = --game takes a game of { $file } from 1 to { $last }, not { $game }.
refused-without-catalogue = { $game } has no catalogue.
refused-bad-address = --metrics-for takes an IP address, as in 10.0.0.7, not “{ $address }”.
refused-bad-proxy = --trusted-proxy takes an IP address or a network, as in 10.0.0.7 or 10.0.0.0/24, not “{ $address }”.
refused-bad-site = --allow-origin takes the address of a site, as in https://example.org, not “{ $site }”.

## Starting a server

refused-bad-allowed-host = --allow-host takes the name of a host, as in games.example.org or *.example.org, not “{ $name }”.
refused-bad-limit = The limit { $name } takes a number above 0, not “{ $text }”.
refused-unknown-limit = There is no limit “{ $name }”. There are { LIST($limits) }.
refused-bad-port = A port is a number from 0 to 65535, not { $port }.
refused-no-such-host = There is no host “{ $host }”.
refused-cannot-listen = The server cannot listen on { $host } port { $port }: { $why }.{ $in_use ->
    [yes] { " " }Choose another one with --port.
   *[no] { "" }
}
refused-no-driver = { $what } needs the package { $package }: pip install 'tidefall[{ $extra }]'.
refused-bad-redis-url = “{ $url }” is not a Redis URL, as in redis://host:6379/0.
refused-no-redis = Redis cannot be reached: { $why }.

## The database

refused-bad-database-url = { $because } Examples: sqlite:////var/lib/tidefall/tables.sqlite3, postgresql://user:password@host/database.
database-url-unreadable = “{ $url }” is not the URL of a database.
database-url-of-unknown-kind = Tidefall cannot use a database of the kind “{ $kind }”.
database-url-without-file = The URL of an SQLite database must name a file.
refused-cannot-make-folder = The folder { $folder } cannot be made: { $why }.
refused-no-database = { $because }
database-unusable = The database cannot be used: { $why }.
database-empty = This database has no tables yet. Run `tidefall serve` once to make them.
database-missing = There is no database at { $file }. Run `tidefall serve` once to make one.
refused-newer-database = The database was made by a newer version of Tidefall. Update Tidefall.
refused-older-database = The database was made by an older version of Tidefall. Run `tidefall serve` once to update it.

refused-bad-network = { $because }
network-unreadable = “{ $text }” is neither an address nor a network, as in 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.
network-inside = { $address } is an address inside a network. The network is { $network }.
network-everybody = { $network } is everybody. Stop the server instead.

## rules, catalogue, replay, serve

cli-option = option
cli-default = default
cli-values = values
cli-what-it-does = what it does
cli-read-a-rule = Read a section or a rule: { $section } or { $rule }
cli-fingerprint = Fingerprint of the catalogue: { $fingerprint }.
cli-verified = { $finished ->
    [yes] A finished game
   *[no] An unfinished game
} of { $game }: { $actions ->
    [one] 1 action, and it is legal.
   *[other] { $actions } actions, all legal.
}
cli-rules-compiled = { $compiled ->
    [yes] rules compiled
   *[no] rules not compiled
}
cli-page-built = { $built ->
    [yes] page built
   *[no] page not built
}
cli-no-server = no server
cli-warn-interpreted = The rules are not compiled: everything works, many times slower.
cli-warn-no-page = This copy has no page for browsers: run make again where Tidefall came from, or play with tidefall play.
cli-next-port = Port { $taken } is in use; this is port { $port }. Another one: --port N
cli-serving = Tidefall is at { $address } (Ctrl+C stops it)

games-none = No games are kept in { $folder } yet.
games-file = file
games-game = game
games-when = last played
games-players = players
games-state = state
games-over = over after { $actions } actions
games-open = { $actions } actions so far
games-remark = They are in { $folder }. Continue the last one with: tidefall play --continue

## sim

refused-no-grid = Only a game that everybody wins or loses together takes several values at once; give { $option } just one.
refused-grid-too-large = A grid has two sides: of { LIST($options) }, give all but two a single value.
refused-too-few-games = --bots names { $bots } bots: with { $seats } seats it takes at least { $needed } games until all have played, and --games is { $games }.
refused-resume-what = --resume goes on with the file of --out; name it.
refused-other-match = { $file } has games of another question: game, options, bots and seed must be the same.
sim-stopped = Stopped after { $played } of { $wanted } games.
sim-resume = Go on with: { $command }
sim-progress = games
sim-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } by { LIST($bots, join: "comma") }, seed { $seed }: { $seconds } s, { $rate } games per second.
sim-seat = seat
sim-seats = seats
sim-bot = bot
sim-games = games
sim-won = won
sim-rate = rate (95% interval)
sim-fair = by luck
sim-always = for sure
sim-ask-seats = Is a seat favoured?
sim-ask-bots = Is a bot better?
sim-test = { $verdict ->
    [yes] Yes, as far as these bots go
    [maybe] Perhaps; ask again with more games and another seed
   *[no] These games don’t show it
} (chi-square { $value }, df { $freedom }, p { $p }).
sim-cannot-tell = { $why ->
    [too_few_games] Too few games to tell.
   *[uneven_seating] This can’t tell: the bots don’t meet the same opponents in every seat. Let one bot play all seats.
}
sim-score = score
sim-median-range = median (range)
sim-scores = scores
sim-per-game = per game
sim-mean = mean
sim-sd = sd
sim-min = min
sim-q1 = q1
sim-median = median
sim-q3 = q3
sim-max = max
sim-decisions = decisions
sim-ended-by = Ended by: { $endings }.
sim-remark = { $together ->
    [yes] Intervals are 95%.
   *[no] A shared victory counts as part of a win; “by luck” is the rate if all bots were alike; intervals are 95%.
}
sim-grid-remark = How often the table won, with 95% intervals; --json tells more.

## --help

cli-about = Board games about the drowning of Atlantis, to play, to watch and to measure.
cli-about-games = Games: { $games }
cli-start-here = Start here:
cli-start-serve = tables in the browser, for friends and bots
cli-start-play = a game against bots, in this terminal
cli-start-rules = its options and its rules
cli-start-sim = let bots play, see who wins
cli-then = Then:
cli-then-resume = continue where you left off
cli-then-replay = what seat 0 saw
cli-about-help = In a game, ? explains. Every command has its own --help.

cli-play = Play in the terminal.
cli-play-more = Against bots, against friends at the same keyboard, or watch bots. Answer by number or by typing the action; ? explains. Leaving saves the game. Answers may come from a pipe: a wrong one then ends the run with exit code 2, the game saved.
cli-games = List the games that are kept.
cli-sim = Let bots play many games; see who wins.
cli-sim-more = Without --bots the best bot meets the random one; where all win or lose together, it plays all seats. In such a game --seats and an --option may have several values, as in --seats 2,3,4: that gives a grid of win rates.
cli-serve = Serve tables to browsers.
cli-serve-more = Games are kept in a file under your data folder (TIDEFALL_DATA names another) or in the database of --database-url. Stopping and starting again loses nothing.
cli-replay = Show and verify a record.
cli-replay-more = Every action must be legal and the result must be what the record says; otherwise the exit code is 1.
cli-rules = Print options, sections or one rule.
cli-catalogue = Print tiles, cards and numbers, with their sources.

cli-arg-game = One of: { $games }.
cli-arg-seats = How many players.
cli-arg-you = Your seat (0 is first), several as in 0,2, none, or random; random if left out.
cli-arg-bots = Bots, as in random,greedy; a short list is repeated. The best one if left out.
cli-arg-option = An option of the game; may be repeated.
cli-arg-corrections = Corrections of the catalogue.
cli-arg-reconstructed = Only what the printed game may contradict.
cli-arg-seed = Makes dice and bots repeatable.
cli-arg-position = Start from this position.
cli-arg-save = Save the game here after every decision.
cli-arg-resume = Continue a saved game.
cli-arg-lang = Language: { $languages }.
cli-arg-games = How many games.
cli-arg-jobs = Processes; they do not change the result.
cli-arg-out = Write each game as a JSON line.
cli-arg-continue = Continue the game that was played last.
cli-arg-go-on = Go on with the games in the file of --out.
cli-arg-json = Print the result as JSON.
cli-arg-record = A saved or finished game.
cli-arg-game-number = Which game of a file with one per line.
cli-arg-at = The table after N actions.
cli-arg-seat = What this seat saw, instead of a spectator.
cli-arg-rule = A rule or a section.
cli-arg-host = Where to listen; 0.0.0.0 lets other machines in.
cli-arg-port = The port; 0 takes any free one. If left out, 8000 or the next free one.
cli-arg-database = sqlite:///FILE or postgresql://...; a file of yours if left out.
cli-arg-redis = Redis or Valkey, for several servers together.
cli-arg-origin = Pages of this site may use it too; may be repeated.
cli-arg-proxy = Believe this proxy or network about who comes; may be repeated.
cli-arg-metrics = Show /metrics to this address; may be repeated.
cli-arg-allow-host = Go by this name on the internet; may be repeated.
cli-arg-keep = Delete tables that nobody has touched for so long; else all are kept.
cli-arg-limit = Change a limit, see docs; may be repeated.
cli-arg-open = Open the page in the browser.
cli-arg-version = Print the version and exit.
