# Bots: qué se dice de cada uno, y cuando no se puede jugar con uno.

bot-steward = Planea la ronda entera, de acuerdo con el resto de la mesa.
bot-greedy = Toma lo que parece mejor en el momento. Un rival digno.
bot-random = Hace cualquier cosa que permitan las reglas.

refused-bot-failed = El bot { $bot } ha fallado en el asiento { $seat } de { $game }: { $why }.{ $place ->
    [none] { "" }
   *[other] { " " }{ $place }
}
bot-answered = ha respondido { $answer }, que no es una de sus acciones legales, { LIST($legal, join: "comma") }
bot-failed-there = Era la partida { $game } con la semilla { $seed }, tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}.

refused-unknown-bot = No existe el bot «{ $bot }».{ did-you-mean } Bots: { LIST($bots, join: "comma") }.
refused-wrong-game = El bot { $bot } no juega a { $game }; estos sí: { LIST($bots, join: "comma") }.
