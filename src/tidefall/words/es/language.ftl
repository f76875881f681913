# Lo propio del idioma, para todo lo que se dice en él.

language-name = Español

# Cómo se nombran las cosas en una frase, si su propio mensaje no lo dice (`.the`, `.a`, `.of-the`).
# El género es `m` o `f`, en plural `mp` o `fp`.

form-the = { GENDER($thing) ->
    [f] la { $thing }
    [mp] los { $thing }
    [fp] las { $thing }
   *[m] el { $thing }
}
form-a = { GENDER($thing) ->
    [f] una { $thing }
   *[m] un { $thing }
}
form-of-the = { GENDER($thing) ->
    [f] de la { $thing }
    [mp] de los { $thing }
    [fp] de las { $thing }
   *[m] del { $thing }
}
form-to-the = { GENDER($thing) ->
    [f] a la { $thing }
    [mp] a los { $thing }
    [fp] a las { $thing }
   *[m] al { $thing }
}

# Varias cosas, una tras otra: «e» ante i- o hi- (pero no hie-), «u» ante o-, ho- u 8.

list-comma = { $start }, { $last }
list-and = { STARTS($last, e: "i hi", y: "hie") ->
    [e] { $start } e { $last }
   *[y] { $start } y { $last }
}
list-or = { STARTS($last, u: "o ho 8") ->
    [u] { $start } u { $last }
   *[o] { $start } o { $last }
}

# Un jugador cuyo nombre nadie sabe.

seat-number = jugador { $number }

# La coma de los decimales.

decimal-mark = ,
