# Bots: qué se dice de cada uno, y cuando no se puede jugar con uno.

bot-steward = Planea la ronda entera, de acuerdo con el resto de la mesa.
bot-greedy = Toma lo que parece mejor en el momento. Un rival digno.
bot-random = Hace cualquier cosa que permitan las reglas.

refused-unknown-bot = No existe el bot «{ $bot }».{ did-you-mean } Bots: { LIST($bots, join: "comma") }.
refused-wrong-game = El bot { $bot } no juega a { $game }; estos sí: { LIST($bots, join: "comma") }.
