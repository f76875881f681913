# La línea de órdenes.

## Una partida ante el teclado

cli-prompt = Tu elección (? para ayuda):
cli-since = Desde tu última decisión:
cli-so-far = Hasta ahora:
cli-earlier = … y { $count } más antes (escribe registro para verlos)
cli-more = … { $last } ({ $count } en total; escribe { $example }, o lista para verlas todas)
cli-more-consequences = … y { $count } más; escribe lista para verlas todas.
cli-same = lo mismo que { $head }
cli-hand-over = Pásale el teclado a { $name } y pulsa Intro.
cli-next-turn = { $handed ->
    [yes] Intro para seguir, volver para jugar tú de nuevo, q para salir:
   *[no] Intro para seguir, q para salir:
}
cli-you-are = { $count ->
    [one] Eres { LIST($players, form: "the") }.
   *[other] Ante este teclado juegan { LIST($players, form: "the") }.
}
cli-how = Responde con el número de una opción o escribe la opción: aquí 1 es { $example }. Escribe ? 1 para leer qué hace, pista para el consejo de un bot, ? para ayuda.
cli-watching = Juegan los bots y tú miras.
cli-thinking = Los demás están pensando …
cli-undone = Deshecho.
cli-hint = Pista: { $text } ({ $sentence })
cli-saved = Guardada en { $file }.
cli-resume = La partida queda guardada en { $file }. Para seguir: { $command }
cli-nothing-yet = Aún no ha pasado nada.
cli-may-be-done = Escribe listo para seguir pasando hasta que se te pregunte otra cosa.
cli-also-asked = También pueden responder { LIST($players, form: "the") }: escribe como NOMBRE.
cli-played-by-bots = Un bot juega por { LIST($players, form: "the") }. Escribe volver NOMBRE para que vuelva a jugar.
cli-bot-plays = { $bot } juega ahora por { FORM($name, "the") }.
cli-really-resign = { $alone ->
    [yes] ¿Seguro que te rindes? Así termina la partida (sí o no):
   *[no] ¿Seguro que te rindes? Un bot seguirá jugando por ti y no podrás volver (sí o no):
}
cli-yes = sí si s
cli-resigned = { CAP(FORM($name, "the")) } se rinde. Sigue jugando { $bot }.
cli-abandoned = Te has rendido. La partida termina aquí, sin resultado.
cli-rules-about = Reglas sobre { $name }:
cli-after = registro, mapa, guardar FICHERO, o Intro para salir:
cli-over = La partida ha terminado. { $count ->
    [0] No gana nadie.
    [one] Gana { LIST($winners, form: "the") }.
   *[other] { CAP(LIST($winners, form: "the")) } comparten la victoria.
}
cli-over-together = La partida ha terminado. { $won ->
    [yes] Victoria: { $ending }.
   *[no] Derrota: { $ending }.
}

## De qué trata un juego, por su nombre

goal-survive = Lleva a tus exploradores a los islotes de las cuatro esquinas antes de que el volcán entre en erupción. Cada uno vale de 1 a 6 puntos; gana quien salve más puntos.
goal-rising = Hay que construir entre todos los componentes de la Puerta Cósmica, y por último el Núcleo de Poder, antes de que el mar se trague toda la isla. Se gana o se pierde en equipo.

## Lo que se puede escribir; se entienden las palabras de todos los idiomas. La primera de varias es la que se muestra.

cli-command-help = ayuda
cli-command-list = lista
cli-command-map = mapa
cli-command-log = registro
cli-command-hand = mano
cli-command-hint = pista
cli-command-done = listo
cli-command-as = como
cli-command-undo = deshacer
cli-command-bot = bot
cli-command-back = volver
cli-command-resign = rendirse
cli-command-save = guardar
cli-command-quit = salir

cli-type-log = registro [N]
cli-type-save = guardar [FICH]
cli-type-bot = bot [NOMBRE]

cli-help = Responde con el número de una opción o escribe la acción, como en la lista o más corta.
cli-help-choice = qué hace la opción 1
cli-help-thing = sobre { $thing }
cli-help-rule = una regla
cli-help-hint = consejo de un bot
cli-help-undo = deshacer tu última decisión
cli-help-bot = que un bot juegue por ti
cli-help-resign = rendirte
cli-help-list = todas las opciones
cli-help-map = la mesa otra vez
cli-help-hand = jugadores y lo tuyo
cli-help-log = lo ocurrido
cli-help-save = guardar la partida
cli-help-quit = salir; la partida se guarda

refused-unknown-number = No hay opción { $number }; las opciones van de la 1 a la { $count }.
refused-not-asked = «{ $name }» no es otra persona de este teclado que pueda decidir ahora. { $count ->
    [0] No puede nadie más.
    [one] Puede { LIST($able, form: "the") }.
   *[other] Pueden { LIST($able, form: "the") }.
}
refused-not-handed = { $count ->
    [0] Ningún bot juega por nadie de aquí.
   *[other] Ningún bot juega por «{ $name }». Un bot juega por { LIST($able, form: "the") }.
}
refused-bad-count = registro admite un número de sucesos del 1 al { $most }, no «{ $number }».
refused-unknown-thing = Aquí nada se llama «{ $name }». Pregunta con el número de una opción, un nombre de la mesa o de las opciones, o el id de una regla; ? a solas da ejemplos.
refused-in-play = { $because } { $kept }
refused-end-of-input = La entrada terminó a mitad de la partida. { $kept }
refused-cannot-print = No se puede escribir la salida: { $why }. { $kept }
cli-cannot-print = No se puede escribir la salida: { $why }.
cli-cannot-use = { $file }: { $why }.

## Opciones, ficheros y números

refused-unknown-language = No existe el idioma «{ $lang }»; hay { LIST($languages) }.
refused-no-game = Di a qué juego quieres jugar: { LIST($games, join: "or") }. O sigue con una partida guardada con --resume FICHERO.
refused-contradiction = Una partida guardada lo trae todo consigo; quita { LIST($given) }.
refused-nothing-to-continue = No hay ninguna partida sin terminar en { $folder }.
refused-given-twice = La opción { $option } se da dos veces.
refused-no-value = La opción { $option } necesita un valor, como { $option }=…: { $allowed }.
refused-bad-you = --you admite asientos del 0 al { $last } (como 0 o 0,2), random o none, no «{ $text }».
refused-too-many-bots = --bots nombra { $bots } bots, pero { $seats ->
    [0] no queda ningún asiento
    [one] solo queda 1 asiento
   *[other] solo quedan { $seats } asientos
} para bots.
refused-bad-number = { $name } admite un número entero{ $low ->
    [none] { "" }
   *[other] { $high ->
        [none] { " " }desde el { $low }
       *[other] { " " }del { $low } al { $high }
    }
}, no «{ $text }».
refused-not-a-text-file = { $file } no es texto.
refused-not-a-json-file = { $file } no es JSON: { $why }.
refused-nested-too-deeply = { $file } no se puede leer: sus listas están demasiado anidadas.
refused-not-an-object = { $file } no es un objeto JSON.
refused-is-a-folder = { $file } es una carpeta; da el nombre de un fichero.
refused-file-exists = { $file } ya existe; elige otro nombre{ $resumable ->
    [yes] { " " }o sigue con una partida guardada con --resume
   *[no] { " " }o añade --resume para continuar con sus partidas
}.
refused-no-folder = { $file } no se puede escribir: no existe la carpeta { $folder }.
refused-bad-seat = --seat admite un asiento del 0 al { $last }, no { $seat }.
refused-bad-moment = --at admite un número de acciones del 0 al { $last }, no { $at }.
refused-bad-game = --game admite una partida de { $file } de la 1 a la { $last }, no { $game }.
refused-without-catalogue = { $game } no tiene catálogo.
refused-bad-address = --metrics-for admite una dirección IP, como 10.0.0.7, no «{ $address }».
refused-bad-proxy = --trusted-proxy admite una dirección IP o una red, como 10.0.0.7 o 10.0.0.0/24, no «{ $address }».
refused-bad-site = --allow-origin admite la dirección de un sitio, como https://example.org, no «{ $site }».

## Al iniciar un servidor

refused-bad-allowed-host = --allow-host admite el nombre de un servidor, como games.example.org o *.example.org, no «{ $name }».
refused-bad-limit = El límite { $name } admite un número mayor que 0, no «{ $text }».
refused-unknown-limit = No existe el límite «{ $name }». Existen { LIST($limits) }.
refused-bad-port = Un puerto es un número del 0 al 65535, no { $port }.
refused-no-such-host = No existe el servidor «{ $host }».
refused-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $why }.{ $in_use ->
    [yes] { " " }Elige otro con --port.
   *[no] { "" }
}
refused-no-driver = { $what } necesita el paquete { $package }: pip install 'tidefall[{ $extra }]'.
refused-bad-redis-url = «{ $url }» no es una URL de Redis, como redis://host:6379/0.
refused-no-redis = No se puede contactar con Redis: { $why }.

## La base de datos

refused-bad-database-url = { $because } Ejemplos: sqlite:////var/lib/tidefall/tables.sqlite3, postgresql://user:password@host/database.
database-url-unreadable = «{ $url }» no es la URL de una base de datos.
database-url-of-unknown-kind = Tidefall no puede usar una base de datos del tipo «{ $kind }».
database-url-without-file = La URL de una base de datos SQLite debe indicar un fichero.
refused-cannot-make-folder = No se puede crear la carpeta { $folder }: { $why }.
refused-no-database = { $because }
database-unusable = No se puede usar la base de datos: { $why }.
database-empty = Esta base de datos aún no tiene tablas. Ejecuta `tidefall serve` una vez para crearlas.
database-missing = No hay ninguna base de datos en { $file }. Ejecuta `tidefall serve` una vez para crear una.
refused-newer-database = La base de datos es de una versión más nueva de Tidefall. Actualiza Tidefall.
refused-older-database = La base de datos es de una versión más antigua de Tidefall. Ejecuta `tidefall serve` una vez para actualizarla.

refused-bad-network = { $because }
network-unreadable = «{ $text }» no es ni una dirección ni una red, como 203.0.113.7, 203.0.113.0/24 o 2001:db8::/32.
network-inside = { $address } es una dirección dentro de una red. La red es { $network }.
network-everybody = { $network } son todos. Es mejor detener el servidor.

## rules, catalogue, replay, serve

cli-option = opción
cli-default = por defecto
cli-values = valores
cli-what-it-does = qué hace
cli-read-a-rule = Para leer una sección o una regla: { $section } o { $rule }
cli-fingerprint = Huella del catálogo: { $fingerprint }.
cli-verified = { $finished ->
    [yes] Partida terminada
   *[no] Partida sin terminar
} de { $game }: { $actions ->
    [one] 1 acción, y es legal.
   *[other] { $actions } acciones, todas legales.
}
cli-rules-compiled = { $compiled ->
    [yes] reglas compiladas
   *[no] reglas sin compilar
}
cli-page-built = { $built ->
    [yes] página construida
   *[no] página sin construir
}
cli-no-server = sin servidor
cli-warn-interpreted = Las reglas no están compiladas: todo funciona, pero mucho más despacio.
cli-warn-no-page = Esta copia no tiene página para el navegador: vuelve a ejecutar make donde está Tidefall, o juega con tidefall play.
cli-next-port = El puerto { $taken } está ocupado; este es el { $port }. Para elegir otro: --port N
cli-serving = Tidefall está en { $address } (Ctrl+C lo detiene)

games-none = Todavía no hay partidas guardadas en { $folder }.
games-file = archivo
games-game = juego
games-when = última vez
games-players = jugadores
games-state = estado
games-over = terminada tras { $actions } acciones
games-open = { $actions } acciones hasta ahora
games-remark = Están en { $folder }. Para continuar la última: tidefall play --continue

## sim

refused-no-grid = Solo un juego que se gana o se pierde en común admite varios valores a la vez; da uno solo a { $option }.
refused-grid-too-large = Una tabla tiene dos lados: de { LIST($options) }, da un solo valor a todas menos dos.
refused-too-few-games = --bots nombra { $bots } bots: con { $seats } asientos hacen falta al menos { $needed } partidas para que jueguen todos, y --games es { $games }.
refused-resume-what = --resume continúa con el archivo de --out; di cuál es.
refused-other-match = { $file } tiene partidas de otra pregunta: el juego, las opciones, los bots y la semilla deben ser los mismos.
sim-stopped = Detenido tras { $played } de { $wanted } partidas.
sim-resume = Para continuar: { $command }
sim-progress = partidas
sim-title = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $game } entre { LIST($bots, join: "comma") }, semilla { $seed }: { $seconds } s, { $rate } partidas por segundo.
sim-seat = asiento
sim-seats = asientos
sim-bot = bot
sim-games = partidas
sim-won = ganadas
sim-rate = proporción (intervalo del 95 %)
sim-fair = por azar
sim-always = siempre
sim-ask-seats = ¿Tiene ventaja algún asiento?
sim-ask-bots = ¿Es mejor algún bot?
sim-test = { $verdict ->
    [yes] Sí, al menos con estos bots
    [maybe] Quizá; vuelve a preguntar con más partidas y otra semilla
   *[no] Estas partidas no lo muestran
} (ji al cuadrado { $value }, { $freedom } g. l., p { $p }).
sim-cannot-tell = { $why ->
    [too_few_games] Son muy pocas partidas para saberlo.
   *[uneven_seating] Así no se puede saber: los bots no se enfrentan a los mismos rivales en cada asiento. Deja que un solo bot ocupe todos.
}
sim-score = puntos
sim-median-range = mediana (rango)
sim-scores = reparto
sim-per-game = por partida
sim-mean = media
sim-sd = d. t.
sim-min = mín.
sim-q1 = q1
sim-median = mediana
sim-q3 = q3
sim-max = máx.
sim-decisions = decisiones
sim-ended-by = Final: { $endings }.
sim-remark = { $together ->
    [yes] Los intervalos son del 95 %.
   *[no] Una victoria compartida cuenta como parte de una; «por azar» es la proporción si todos los bots fueran iguales; los intervalos son del 95 %.
}
sim-grid-remark = Cuántas veces ganó la mesa, con intervalos del 95 %; --json dice más.

## --help

cli-about = Juegos de mesa sobre el hundimiento de la Atlántida, para jugar, mirar y medir.
cli-about-games = Juegos: { $games }
cli-start-here = Para empezar:
cli-start-serve = mesas en el navegador, para amigos y bots
cli-start-play = una partida contra bots, en esta terminal
cli-start-rules = sus opciones y sus reglas
cli-start-sim = deja jugar a los bots y mira quién gana
cli-then = Después:
cli-then-resume = sigue donde lo dejaste
cli-then-replay = lo que vio el asiento 0
cli-about-help = Durante la partida, ? lo explica todo. Cada orden tiene su propio --help.

cli-play = Juega en la terminal.
cli-play-more = Contra bots, contra amigos ante el mismo teclado, o mirando a los bots. Responde con un número o escribiendo la acción; ? lo explica. Al salir se guarda la partida. Las respuestas pueden venir de una tubería: una equivocada termina entonces con el código 2, con la partida guardada.
cli-games = Muestra las partidas guardadas.
cli-sim = Deja que los bots jueguen muchas partidas y mira quién gana.
cli-sim-more = Sin --bots, el mejor bot se enfrenta al aleatorio; donde se gana o se pierde en común, ocupa todos los asientos. En ese caso, --seats y una --option pueden tener varios valores, como --seats 2,3,4: eso da una tabla de victorias.
cli-serve = Ofrece mesas a los navegadores.
cli-serve-more = Las partidas se guardan en un fichero de tu carpeta de datos (TIDEFALL_DATA indica otra) o en la base de datos de --database-url. Al parar y volver a empezar no se pierde nada.
cli-replay = Muestra y comprueba una partida guardada.
cli-replay-more = Cada acción debe ser legal y el resultado, el que dice la partida; si no, el código de salida es 1.
cli-rules = Muestra las opciones, las secciones o una regla.
cli-catalogue = Muestra losetas, cartas y números, con sus fuentes.

cli-arg-game = Uno de estos: { $games }.
cli-arg-seats = Cuántos jugadores.
cli-arg-you = Tu asiento (0 es el primero), varios como 0,2, none (ninguno) o random (al azar); al azar por defecto.
cli-arg-bots = Bots, como random,greedy; una lista corta se repite. Por defecto, el mejor.
cli-arg-option = Una opción del juego; se puede repetir.
cli-arg-corrections = Correcciones del catálogo.
cli-arg-reconstructed = Solo lo que el juego impreso podría contradecir.
cli-arg-seed = Hace repetibles los dados y los bots.
cli-arg-position = Empieza desde esta posición.
cli-arg-save = Guarda aquí la partida tras cada decisión.
cli-arg-resume = Sigue con una partida guardada.
cli-arg-lang = Idioma: { $languages }.
cli-arg-games = Cuántas partidas.
cli-arg-jobs = Procesos; no cambian el resultado.
cli-arg-out = Escribe cada partida como una línea JSON.
cli-arg-continue = Continúa la última partida.
cli-arg-go-on = Continúa con las partidas del archivo de --out.
cli-arg-json = Muestra el resultado como JSON.
cli-arg-record = Una partida guardada o terminada.
cli-arg-game-number = Qué partida de un fichero con una por línea.
cli-arg-at = La mesa después de N acciones.
cli-arg-seat = Lo que vio este asiento, en lugar de un espectador.
cli-arg-rule = Una regla o una sección.
cli-arg-host = Dónde escuchar; 0.0.0.0 deja entrar a otras máquinas.
cli-arg-port = El puerto; 0 toma cualquiera libre. Si falta, 8000 o el siguiente libre.
cli-arg-database = sqlite:///FICHERO o postgresql://...; por defecto, un fichero tuyo.
cli-arg-redis = Redis o Valkey, para varios servidores juntos.
cli-arg-origin = También pueden usarlo las páginas de este sitio; se puede repetir.
cli-arg-proxy = Cree a este proxy o a esta red sobre quién llega; se puede repetir.
cli-arg-metrics = Muestra /metrics a esta dirección; se puede repetir.
cli-arg-allow-host = Atiende por este nombre en internet; se puede repetir.
cli-arg-keep = Borra las mesas que nadie ha tocado en tanto tiempo; si no, se guardan todas.
cli-arg-limit = Cambia un límite, véase la documentación; se puede repetir.
cli-arg-open = Abre la página en el navegador.
cli-arg-version = Muestra la versión y termina.
