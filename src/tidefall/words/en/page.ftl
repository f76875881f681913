# The page around the games.

## Everywhere

page-close = Close
page-cancel = Cancel
page-loading = Loading…
page-try-again = Try again
page-unreachable = { refused-unreachable }
page-refused-unknown = That was refused ({ $code }).
page-home-link = Home page
page-menu = Menu
page-next = Next
page-copy = Copy link
page-copied = Copied!
page-share = Share
page-share-address = Link to this table
page-sure = Are you sure?
page-do-it = Do it
page-usual = usual
page-guest = Guest
page-nowhere = There is nothing here
page-nowhere-text = Perhaps the link is incomplete.

## Settings

page-language = Language
page-theme = Theme
page-theme-auto = Same as the system
page-theme-dark = Dark
page-theme-light = Light
page-less-motion = Less motion
page-less-motion-help = No animations, and nothing waits for them.
page-sound = Sound
page-sound-help = Short tones when something happens.
page-notify = Notifications
page-notify-help = Tell me when it’s my turn and I’m in another tab.

## Home

page-tagline = Board games about the drowning of Atlantis. Play at once against bots, or send a friend a link.
page-play-now = Play now
page-opponents = Opponents
page-your-name = Your name
page-bot-strength = Kind of bot
page-new-table = New table
page-all-rules = The rules
page-join-by-link = Join by link
page-join-link = The link you were sent
page-join = Join
page-join-wrong = That is not a link to a table. It looks like …/table/ followed by 16 letters and digits.
page-running-games = My running games
page-finished-games = My finished games
page-public-tables = Public tables
page-public-none = No public tables right now. Open one!
page-status-open = Waiting for players
page-status-playing = In progress
page-status-over = Finished
page-status-abandoned = Abandoned
page-go-on = Continue
page-watch = Watch
page-see-result = Result
page-forget = Remove from this list
page-won-by = Won by { LIST($names) }

## New table

page-game = Game
page-seats = Seats
page-seat-n = Seat { $n }
page-how-many-seats = Number of seats
page-plan-you = You
page-plan-person = Somebody else at this screen
page-plan-bot = Bot
page-plan-open = Open to anybody
page-their-name = Their name
page-who-may = Who can join and watch
page-public-table = Public table
page-public-table-help = Listed on the home page. Otherwise only people with the link can find it.
page-spectators = Spectators
page-spectators-public = Allowed
page-spectators-delayed = With delay
page-spectators-off = None
page-delay = Delay
page-options = Rules and variants
page-options-help = Left as it is, this is the usual game.
page-quoted = “{ $text }”
page-make-open = Open the table
page-make-open-help = You get a link to send to the other players.
page-make-start = Start the game
page-make-start-help = All seats are filled: the game begins at once.

## Lobby

page-lobby-choose-seat = Take a seat to play.
page-lobby-seats-taken = All seats are taken.
page-lobby-waiting-seats = { $n ->
    [one] 1 seat is
   *[other] { $n } seats are
} still open.
page-lobby-waiting-ready = Waiting for everybody to be ready ({ $n } to go).
page-lobby-can-start = Everybody is ready. You can start.
page-lobby-host-starts = Everybody is ready. The host starts the game.
page-lobby-host-away = The host is away. Somebody else can become the host.
page-be-host = Become the host
page-seat-free = Free
page-seat-kept = Reserved
page-host = host
page-ready = ready
page-not-ready = not ready
page-set-ready = I’m ready
page-set-not-ready = I’m not ready after all
page-rename = Change my name
page-rename-yes = Use this name
page-sit-here = Sit here
page-sit-down = Sit down
page-sit-other = Somebody else at this screen
page-sit-other-help = You take turns at this screen; it is covered while you pass it on.
page-stand-up = Stand up
page-free-seat = Free this seat
page-lock = Reserve this seat
page-unlock = Open this seat to anybody
page-add-bot = Add a bot…
page-bot-for = Bot for { $seat }
page-bot-named = Bot: { $bot }
page-fill-with = Fill open seats with
page-start = Start the game
page-invite = Invite
page-invite-help = Anybody with this link can take an open seat.
page-this-game = This game
page-usual-rules = The usual rules, no variants.

## Playing

page-what-now = What now?
page-your-turn = Your turn
page-thinking = thinking…
page-choices = Choices
page-all-choices = All choices
page-all-choices-short = All
page-all-choices-help = Everything you can do now, as a list (a)
page-other-choices = Also possible
page-choices-found = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
page-filter = Filter by words, e.g. sail G6
page-tools = Tools
page-undo = Undo
page-undo-help = Take back your last decision (u)
page-undo-not = Nothing to take back: undo stops at dice, at what was revealed and at other players’ decisions.
page-hint = Hint
page-hint-help = What would a good bot do? (h)
page-hint-not = There is nothing for you to decide right now.
page-hint-is = A bot would: { $sentence }
page-skip = Skip
page-skip-help = Jump to the present (space)
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-and-chat = Log and chat
page-earlier = Show earlier lines
page-watch-again = Watch again: { $text }
page-looking-back = You are looking at an earlier moment.
page-to-now = Back to now
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something…
page-send = Send
page-explanation = Explanation
page-holdings = What everybody has
page-sheet-table = Table
page-the-board = The board
page-clock-help = Time since the last thing happened
page-seat-you = you
page-seat-here = here
page-seat-away = away
page-seat-bot = bot ({ $bot })
page-seat-replaced = a bot is playing ({ $bot })
page-seat-resigned = gave up; a bot is playing
page-take-over = Let a bot play
page-take-over-question = { $name } is away. Should a bot play for them until they come back?
page-bot-plays-for-you = A bot is playing for you.
page-come-back = Play myself again
page-resign = Give up
page-resign-question = Give up this game? A bot will play on for you so that the others can finish. This cannot be undone.
page-resign-question-last = Give up this game? No other person is playing, so it ends here. This cannot be undone.
page-watching = You are watching.
page-watching-late = You are watching with a delay of { $n ->
    [one] 1 second
   *[other] { $n } seconds
}.
page-watching-count = { $n } watching
page-link-connecting = Connecting…
page-link-open = Connected
page-link-sending = Sending your decision…
page-link-lost = Connection lost. Reconnecting… Nothing is lost.
page-table-gone = This table cannot be shown
page-no-board = No board for this game yet
page-no-board-text = You can play this game in a terminal; its page will come later.
page-pass-screen = Pass the screen to { $name }
page-pass-screen-help = What comes next is for their eyes only.
page-i-am = I am { $name }
page-tour = Show me around
page-tour-skip = Skip the tour
page-tour-done = Let’s play
page-how-to-act = Pick a glowing piece, then one of the lit places. Whatever is not on the board is a button below it. Hover over, focus or long-press anything to have it explained.
page-keys = Keys
page-key-arrows = move over the board
page-key-enter = select, place
page-key-escape = deselect, close, back to now
page-key-end = end or pass
page-key-undo = undo
page-key-hint = hint
page-key-all = all choices as a list
page-key-skip = skip what is being shown
page-key-help = explain what is wanted now

## The end

page-game-over = The game is over
page-game-abandoned = The game was abandoned
page-gave-up = { $name } (gave up; a bot played on)
page-rematch = Play again
page-rematch-go = To the rematch
page-download = Download record
page-to-result = Result
page-course = How it went
page-chart = Scores during the game
page-chart-time = the game from start to end
page-chart-pick = Click the chart to see that moment.
page-stat-moments = Decisions and events
page-stat-time = Time
page-stat-leads = Lead changes
page-stat-leap = Biggest jump

## Replay

page-replay = Replay
page-no-replay = There is no replay
page-replay-seen-by = As seen by
page-replay-outside = a spectator
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-moment = Moment of the game
page-play = Play
page-pause = Pause
page-speed = Speed
page-link-to-moment = Link to this moment

## Rules

page-rules = Rules
page-search-rules = Search the rules
page-rules-found = { $n ->
    [one] 1 place
   *[other] { $n } places
} found
page-rules-found-more = { $n } places found. Here are the first { $shown }.

## Hosts, absence, clocks and votes

page-door = Newcomers
page-door-open = Come in
page-door-ask = Ask first
page-door-closed = Stay out
page-when-idle = When somebody does not play
page-takeovers = Others may let a bot play for somebody
page-takeovers-help = Only for somebody who is away, or when most of the others want it.
page-grace = How long they wait
page-grace-help = Away or idle for so long before others may let a bot play.
page-table-clock = Time for a decision
page-table-clock-help = When it is up, the bot plays on. The person may come back at any time.
page-no-clock = no limit
page-window = Time for secret answers
page-window-help = Where nobody is to know who is asked. It is the same whether somebody is asked or not.
page-stand-in-of-table = The bot that stands in
page-lobby-host-gone = The host is away.
page-lobby-host-wait = Somebody else may be the host in { $time }.
page-lobby-knocked = You have knocked. The host lets you in, or not.
page-people = People at this table
page-people-nobody = Nobody else is here.
page-people-knocking = Asking to come in
page-people-admit = Let in
page-people-turn-away = Turn away
page-people-mute = Mute
page-people-unmute = Let talk again
page-people-remove = Send away
page-people-block = Block
page-people-blocked = Blocked
page-people-unblock = Unblock
page-chat-earlier = Earlier messages
page-chat-muted = The host has muted you.
page-clock-left = Time left
page-seat-away-for = away, a bot may play in { $time }
page-vote = Vote for a bot
page-vote-help = If more than half of the others want it, a bot plays until they come back.
page-votes-missing = { $n ->
    [one] 1 more vote for a bot
   *[other] { $n } more votes for a bot
}
page-stand-in = When I am away, I am played by
page-stand-in-table = the table’s bot: { $bot }
page-bot-plays-away = You were away, so a bot plays for you.
page-bot-plays-clock = Your time was up: a bot is about to play for you.
page-bot-plays-vote = The others voted: a bot is about to play for you.
