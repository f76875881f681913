# Bots: what is said of each, and when one cannot be had.

bot-steward = Plans a whole round ahead, together with the rest of the table.
bot-greedy = Takes whatever looks best right now. A fair opponent.
bot-random = Does anything the rules allow.

refused-bot-failed = The bot { $bot } failed in seat { $seat } of { $game }: { $why }.{ $place ->
    [none] { "" }
   *[other] { " " }{ $place }
}
bot-answered = it answered { $answer }, which is not one of its legal actions, { LIST($legal, join: "comma") }
bot-failed-there = This was game { $game } with seed { $seed }, after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.

refused-unknown-bot = There is no bot “{ $bot }”.{ did-you-mean } Bots: { LIST($bots, join: "comma") }.
refused-wrong-game = The bot { $bot } does not play { $game }; these do: { LIST($bots, join: "comma") }.
