# Refusals of the engine: what every game says when something cannot be done.

refused-over = The game is over.
refused-no-such-seat = There is no seat { $seat }; seats go from 0 to { $last }.
refused-not-your-turn = { $because ->
    [none] It is not your turn.
   *[other] { $because }
}
refused-no-such-action = There is no action { $action } here.
refused-action-out-of-range = There is no action { $action }; actions go from 0 to { $last }.
refused-not-a-number = { $value } is not a whole number.
refused-not-a-text = { $value } is not the text of an action.
refused-no-such-moment = There is no moment { $moment }; the history goes from 0 to { $last }.
refused-illegal = { $because }
refused-ambiguous = “{ $text }” could mean { some-choices }. Say which.
refused-unknown-action = “{ $text }” is not possible now. { $near ->
    [yes] Did you mean { some-choices }?
   *[no] You can choose { some-choices }.
}
not-possible-now = Action { $action } is not possible now. You can choose { some-choices }.

# A few of the choices, and how many more there are.
some-choices = { $more ->
    [0] { LIST($choices, join: "or") }
   *[other] { LIST($choices, join: "comma") } and { $more } more
}

refused-nothing-to-undo = There is nothing to take back.
refused-undo-chance = The last thing that happened was a die roll or a draw; that stands.
refused-undo-other = Somebody else has decided since; that stands.
refused-undo-revealed = That brought something to light; it stands.

# Other rules, other cards.

refused-other-rules = The game was played by version { $rules } of the rules, not { $ours }.
refused-other-catalogue = The game was played with catalogue { $theirs ->
    [none] (none)
   *[other] { $theirs }
}, and the one here is { $ours ->
    [none] (none)
   *[other] { $ours }
}. Play it with the version of Tidefall that saved it.

# Options of a game.

refused-bad-value = Option { $option } takes { $allowed }, not “{ $value }”.
refused-bad-combination = { $because }
refused-unknown-option = { $game } has no option “{ $option }”.{ did-you-mean } It has: { LIST($options, join: "comma") }.
option-takes-flag = true or false
option-takes-number = a whole number from { $low } to { $high }
option-takes-choice = { LIST($values, join: "or") }
option-takes-text = text

refused-no-catalogue = { $game } has no catalogue that could be corrected.

# The registry of games.

refused-unknown-game = There is no game “{ $game }”.{ did-you-mean } Games: { LIST($games, join: "comma") }.
did-you-mean = { $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
