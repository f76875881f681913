# Partidas guardadas, y el reglamento.

refused-not-a-record = { $file } no es una partida de Tidefall: { $because }.
record-not-text = no es texto
record-not-json = no es JSON completo
record-other-format = su formato no es { $format }
record-incomplete = { $count ->
    [one] falta { LIST($fields) }
   *[other] faltan { LIST($fields) }
}
record-misshapen = sus opciones o acciones no tienen la forma debida
record-of-no-match = no dice de qué simulación fue
record-names-no-seats = no nombra sus { $seats } asientos
this-record = Esto
line-of-file = La línea { $line } de { $file }

refused-cannot-read = No se puede leer { $file }: { $why }.
refused-cannot-write = No se puede escribir { $file }: { $why }.

refused-bad-action = La acción { $number } de la partida, { $text }, no se puede reproducir. { $because }
record-not-an-action = No es un asiento con un texto.
record-not-theirs = No le tocaba decidir a «{ $actor }».
refused-bad-result = La partida se reproduce, pero no da el resultado que declara.

refused-unknown-rule = No existe la regla «{ $rule }». { $count ->
    [0] Sin un id verás la lista de secciones.
   *[other] Las más parecidas son { LIST($near) }.
}
refused-no-rulebook = Aquí no hay reglamento para «{ $game }».
