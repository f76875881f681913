# Negativas del motor: lo que dice cualquier juego cuando algo no puede hacerse.

refused-over = La partida ha terminado.
refused-no-such-seat = No hay asiento { $seat }; los asientos van del 0 al { $last }.
refused-not-your-turn = { $because ->
    [none] No es tu turno.
   *[other] { $because }
}
refused-no-such-action = Aquí no hay ninguna acción { $action }.
refused-action-out-of-range = No hay ninguna acción { $action }; las acciones van de la 0 a la { $last }.
refused-not-a-number = { $value } no es un número entero.
refused-not-a-text = { $value } no es el texto de una acción.
refused-no-such-moment = No hay ningún momento { $moment }; la historia va del 0 al { $last }.
refused-illegal = { $because }
refused-ambiguous = «{ $text }» puede significar { some-choices }. Di cuál.
refused-unknown-action = «{ $text }» no es posible ahora. { $near ->
    [yes] ¿Querías decir { some-choices }?
   *[no] Puedes elegir { some-choices }.
}
not-possible-now = La acción { $action } no es posible ahora. Puedes elegir { some-choices }.

# Algunas de las opciones, y cuántas más hay.
some-choices = { $more ->
    [0] { LIST($choices, join: "or") }
   *[other] { LIST($choices, join: "comma") } y { $more } más
}

refused-nothing-to-undo = No hay nada que deshacer.
refused-undo-chance = Lo último que ocurrió fue una tirada o un robo; eso no se deshace.
refused-undo-other = Otra persona ha decidido después; eso no se deshace.
refused-undo-revealed = Eso descubrió algo; ya no se deshace.

# Otras reglas, otras cartas.

refused-other-rules = La partida se jugó con la versión { $rules } de las reglas, no con la { $ours }.
refused-other-catalogue = La partida se jugó con el catálogo { $theirs ->
    [none] (ninguno)
   *[other] { $theirs }
} y el de aquí es { $ours ->
    [none] (ninguno)
   *[other] { $ours }
}. Juégala con la versión de Tidefall que la guardó.

# Opciones de un juego.

refused-bad-value = La opción { $option } admite { $allowed }, no «{ $value }».
refused-bad-combination = { $because }
refused-unknown-option = { $game } no tiene la opción «{ $option }».{ did-you-mean } Tiene: { LIST($options, join: "comma") }.
option-takes-flag = true o false
option-takes-number = un número entero del { $low } al { $high }
option-takes-choice = { LIST($values, join: "or") }
option-takes-text = texto

refused-no-catalogue = { $game } no tiene un catálogo que se pueda corregir.

# El registro de juegos.

refused-unknown-game = No existe el juego «{ $game }».{ did-you-mean } Juegos: { LIST($games, join: "comma") }.
did-you-mean = { $near ->
    [none] { "" }
   *[other] { " " }¿Querías decir { $near }?
}
