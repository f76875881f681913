# What belongs to the language itself, for whatever is said in it.

language-name = English

# How things are named in a sentence, unless a thing's own message says otherwise (`.the`, `.a`).

form-the = the { $thing }
form-a = { STARTS($thing, an: "a e i o u") ->
    [an] an { $thing }
   *[a] a { $thing }
}

# Several things, one after the other.

list-comma = { $start }, { $last }
list-and = { $start } and { $last }
list-or = { $start } or { $last }

# A player whose name nobody knows.

seat-number = player { $number }

# The mark before the fraction of a number.

decimal-mark = .
