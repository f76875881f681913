# Records of games, and the rulebook.

refused-not-a-record = { $file } is not a Tidefall record: { $because }.
record-not-text = it is not text
record-not-json = it is not complete JSON
record-other-format = its format is not { $format }
record-incomplete = { LIST($fields) } { $count ->
    [one] is missing
   *[other] are missing
}
record-misshapen = its options or actions have the wrong form
record-of-no-match = it does not tell of which simulation it was
record-names-no-seats = it does not name its { $seats } seats
this-record = This
line-of-file = Line { $line } of { $file }

refused-cannot-read = Cannot read { $file }: { $why }.
refused-cannot-write = Cannot write { $file }: { $why }.

refused-bad-action = Action { $number } of the record, { $text }, does not replay. { $because }
record-not-an-action = It is not a seat with a text.
record-not-theirs = It was not for “{ $actor }” to decide.
refused-bad-result = The record replays, but not to the result that it states.

refused-unknown-rule = There is no rule “{ $rule }”. { $count ->
    [0] Without an id you get the list of sections.
   *[other] The nearest are { LIST($near) }.
}
refused-no-rulebook = There is no rulebook for “{ $game }” here.
