# Words for tests, here and on the page (web/src/lib/words/voice.test.ts).

plain = The game is over.
told = { $who } sails to { $where }.
counted = { $n ->
    [0] no ships
    [one] one ship
   *[other] { $n } ships
}
flagged = { $open ->
    [yes] open
   *[no] shut
}
left-out = { $most ->
    [none] any number
   *[other] up to { $most }
}
shark = shark
oracle = Oracle
    .the = the Oracle of Delphi
    .gender = f
space = space { $number } of { $tile }
    .short = { $number }
the-one = { CAP(FORM($thing, "the")) } rests.
a-one = { FORM($thing, "a") }
short-one = { FORM($thing, "short") }
gendered = { GENDER($thing) ->
    [f] she
   *[none] it
}
listed = { LIST($things, form: "the") }
either = { LIST($things, join: "or") }
-sea = { $case ->
    [upper] SEA
   *[lower] sea
}
at-sea = At { -sea(case: "upper") }, at { -sea }
nested = { told } { shark }
several =
    One line
    and another.
form-the = the { $thing }
form-a = { STARTS($thing, an: "a e i o u") ->
    [an] an { $thing }
   *[a] a { $thing }
}
list-comma = { $start }, { $last }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
seat-number = player { $number }
