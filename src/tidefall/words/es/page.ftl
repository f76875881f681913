# La página, sin los juegos.

## En todas partes

page-close = Cerrar
page-cancel = Cancelar
page-loading = Cargando…
page-try-again = Reintentar
page-unreachable = { refused-unreachable }
page-refused-unknown = Se ha rechazado ({ $code }).
page-home-link = Página de inicio
page-menu = Menú
page-next = Siguiente
page-copy = Copiar enlace
page-copied = ¡Copiado!
page-share = Compartir
page-share-address = Enlace a esta mesa
page-sure = ¿Seguro?
page-do-it = Sí
page-usual = habitual
page-guest = Invitado
page-nowhere = Aquí no hay nada
page-nowhere-text = Quizá el enlace esté incompleto.

## Ajustes

page-language = Idioma
page-theme = Tema
page-theme-auto = Igual que el sistema
page-theme-dark = Oscuro
page-theme-light = Claro
page-less-motion = Menos movimiento
page-less-motion-help = Sin animaciones, y nada espera por ellas.
page-sound = Sonido
page-sound-help = Tonos breves cuando ocurre algo.
page-notify = Notificaciones
page-notify-help = Avísame cuando me toque y esté mirando otra pestaña.

## Inicio

page-tagline = Juegos de mesa sobre el hundimiento de la Atlántida. Juega ya contra bots o envía un enlace a un amigo.
page-play-now = Jugar ya
page-opponents = Rivales
page-your-name = Tu nombre
page-bot-strength = Tipo de bot
page-new-table = Mesa nueva
page-all-rules = Las reglas
page-join-by-link = Unirse con un enlace
page-join-link = Enlace que te han enviado
page-join = Unirse
page-join-wrong = Eso no es un enlace a una mesa. Los enlaces terminan en …/table/ y 16 letras y cifras.
page-running-games = Mis partidas en curso
page-finished-games = Mis partidas terminadas
page-public-tables = Mesas públicas
page-public-none = Ahora no hay ninguna mesa pública. ¡Abre una!
page-status-open = Esperando jugadores
page-status-playing = En curso
page-status-over = Terminada
page-status-abandoned = Abandonada
page-go-on = Continuar
page-watch = Mirar
page-see-result = Resultado
page-forget = Quitar de esta lista
page-won-by = { $count ->
    [one] Gana { LIST($names) }
   *[other] Ganan { LIST($names) }
}

## Mesa nueva

page-game = Juego
page-seats = Asientos
page-seat-n = Asiento { $n }
page-how-many-seats = Número de asientos
page-plan-you = Tú
page-plan-person = Otra persona en esta pantalla
page-plan-bot = Bot
page-plan-open = Libre para cualquiera
page-their-name = Su nombre
page-who-may = Quién puede venir y mirar
page-public-table = Mesa pública
page-public-table-help = Aparece en la página de inicio. Si no, solo la encuentra quien tenga el enlace.
page-spectators = Espectadores
page-spectators-public = Permitidos
page-spectators-delayed = Con retraso
page-spectators-off = Ninguno
page-delay = Retraso
page-options = Reglas y variantes
page-options-help = Si no cambias nada, es el juego habitual.
page-quoted = «{ $text }»
page-make-open = Abrir la mesa
page-make-open-help = Recibirás un enlace para los demás jugadores.
page-make-start = Empezar la partida
page-make-start-help = Todos los asientos están ocupados: la partida empieza enseguida.

## Antes de empezar

page-lobby-choose-seat = Elige un asiento para jugar.
page-lobby-seats-taken = Todos los asientos están ocupados.
page-lobby-waiting-seats = { $n ->
    [one] Queda 1 asiento libre.
   *[other] Quedan { $n } asientos libres.
}
page-lobby-waiting-ready = Esperando a que todos estén listos ({ $n ->
    [one] falta 1
   *[other] faltan { $n }
}).
page-lobby-can-start = Todos están listos. Puedes empezar.
page-lobby-host-starts = Todos están listos. El anfitrión empieza la partida.
page-lobby-host-away = El anfitrión no está. Otra persona puede serlo.
page-be-host = Hacerme anfitrión
page-seat-free = Libre
page-seat-kept = Reservado
page-host = anfitrión
page-ready = listo
page-not-ready = aún no
page-set-ready = Estoy listo
page-set-not-ready = Aún no estoy listo
page-rename = Cambiar mi nombre
page-rename-yes = Usar este nombre
page-sit-here = Sentarse aquí
page-sit-down = Sentarse
page-sit-other = Otra persona en esta pantalla
page-sit-other-help = Se turnan en esta pantalla, que queda tapada mientras la pasan.
page-stand-up = Levantarse
page-free-seat = Liberar este asiento
page-lock = Reservar este asiento
page-unlock = Abrir este asiento a cualquiera
page-add-bot = Añadir un bot…
page-bot-for = Bot para { $seat }
page-bot-named = Bot: { $bot }
page-fill-with = Llenar los asientos libres con
page-start = Empezar la partida
page-invite = Invitar
page-invite-help = Quien tenga este enlace puede sentarse en un asiento libre.
page-this-game = Esta partida
page-usual-rules = Las reglas habituales, sin variantes.

## En juego

page-what-now = ¿Y ahora qué?
page-your-turn = Te toca
page-thinking = pensando…
page-choices = Opciones
page-all-choices = Todas las opciones
page-all-choices-short = Todas
page-all-choices-help = Todo lo que puedes hacer ahora, en una lista (a)
page-other-choices = También puedes
page-choices-found = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
page-filter = Filtrar por palabras, p. ej. navega G6
page-tools = Herramientas
page-undo = Deshacer
page-undo-help = Retira tu última decisión (u)
page-undo-not = No hay nada que deshacer: no se pueden deshacer los dados, lo revelado ni las decisiones de otros.
page-hint = Pista
page-hint-help = ¿Qué haría un buen bot? (h)
page-hint-not = Ahora no tienes nada que decidir.
page-hint-is = Un bot haría esto: { $sentence }
page-skip = Saltar
page-skip-help = Ir al presente (espacio)
page-log = Registro
page-log-empty = Aún no ha ocurrido nada.
page-log-and-chat = Registro y charla
page-earlier = Mostrar líneas anteriores
page-watch-again = Ver otra vez: { $text }
page-looking-back = Estás mirando un momento anterior.
page-to-now = Volver al presente
page-chat = Charla
page-chat-empty = Nadie ha dicho nada todavía.
page-chat-write = Di algo…
page-send = Enviar
page-explanation = Explicación
page-holdings = Lo que tiene cada uno
page-sheet-table = Mesa
page-the-board = El tablero
page-clock-help = Tiempo desde lo último que ocurrió
page-seat-you = tú
page-seat-here = aquí
page-seat-away = ausente
page-seat-bot = bot ({ $bot })
page-seat-replaced = juega un bot ({ $bot })
page-seat-resigned = se rindió; juega un bot
page-take-over = Que juegue un bot
page-take-over-question = { $name } no está. ¿Quieres que juegue un bot en su lugar hasta que vuelva?
page-bot-plays-for-you = Un bot está jugando por ti.
page-come-back = Volver a jugar yo
page-resign = Rendirse
page-resign-question = ¿Quieres rendirte? Un bot seguirá por ti para que los demás puedan terminar. No se puede deshacer.
page-resign-question-last = ¿Quieres rendirte? No juega ninguna otra persona, así que la partida termina aquí. No se puede deshacer.
page-watching = Estás mirando.
page-watching-late = Estás mirando con un retraso de { $n ->
    [one] 1 segundo
   *[other] { $n } segundos
}.
page-watching-count = { $n } mirando
page-link-connecting = Conectando…
page-link-open = Conectado
page-link-sending = Enviando tu decisión…
page-link-lost = Conexión perdida. Conectando de nuevo… No se pierde nada.
page-table-gone = No se puede mostrar esta mesa
page-no-board = Este juego aún no tiene tablero
page-no-board-text = Este juego se puede jugar en una terminal; su página llegará más adelante.
page-pass-screen = Pasa la pantalla a { $name }
page-pass-screen-help = Lo que sigue es solo para sus ojos.
page-i-am = Soy { $name }
page-tour = Enséñame
page-tour-skip = Saltar la visita
page-tour-done = ¡A jugar!
page-how-to-act = Elige una pieza que brille y luego uno de los lugares iluminados. Lo que no está en el tablero es un botón debajo de él. Pasa por encima de cualquier cosa, enfócala o mantenla pulsada para que se explique.
page-keys = Teclas
page-key-arrows = moverse por el tablero
page-key-enter = elegir, colocar
page-key-escape = soltar, cerrar, volver al presente
page-key-end = terminar o pasar
page-key-undo = deshacer
page-key-hint = pista
page-key-all = todas las opciones en una lista
page-key-skip = saltar lo que se está mostrando
page-key-help = explicar qué se pide ahora

## El final

page-game-over = La partida ha terminado
page-game-abandoned = La partida fue abandonada
page-gave-up = { $name } (se rindió; siguió un bot)
page-rematch = Jugar otra vez
page-rematch-go = A la revancha
page-download = Descargar la partida
page-to-result = Resultado
page-course = Cómo fue
page-chart = Puntos a lo largo de la partida
page-chart-time = la partida de principio a fin
page-chart-pick = Haz clic en el gráfico para ver ese momento.
page-stat-moments = Decisiones y sucesos
page-stat-time = Tiempo
page-stat-leads = Cambios de líder
page-stat-leap = Mayor salto

## Repetición

page-replay = Repetición
page-no-replay = No hay repetición
page-replay-seen-by = Vista por
page-replay-outside = un espectador
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-moment = Momento de la partida
page-play = Reproducir
page-pause = Pausa
page-speed = Velocidad
page-link-to-moment = Enlace a este momento

## Reglas

page-rules = Reglas
page-search-rules = Buscar en las reglas
page-rules-found = { $n ->
    [one] 1 lugar encontrado
   *[other] { $n } lugares encontrados
}
page-rules-found-more = { $n } lugares encontrados. Estos son los { $shown } primeros.

## Anfitrión, ausencias, relojes y votos

page-door = Recién llegados
page-door-open = Entran
page-door-ask = Piden permiso
page-door-closed = No entran
page-when-idle = Si alguien no juega
page-takeovers = Los demás pueden dejar que un bot juegue por alguien
page-takeovers-help = Solo por quien está ausente, o si la mayoría de los demás lo quiere.
page-grace = Cuánto se espera
page-grace-help = Tiempo de ausencia o inactividad antes de que los demás puedan recurrir a un bot.
page-table-clock = Tiempo por decisión
page-table-clock-help = Cuando se acaba, sigue jugando el bot. La persona puede volver cuando quiera.
page-no-clock = sin límite
page-window = Tiempo para respuestas secretas
page-window-help = Cuando nadie debe saber a quién se pregunta. Dura lo mismo tanto si se pregunta a alguien como si no.
page-stand-in-of-table = El bot suplente
page-lobby-host-gone = El anfitrión está ausente.
page-lobby-host-wait = Otra persona podrá ser anfitrión dentro de { $time }.
page-lobby-knocked = Has pedido entrar. Decide el anfitrión.
page-people = Personas en esta mesa
page-people-nobody = No hay nadie más.
page-people-knocking = Piden entrar
page-people-admit = Dejar entrar
page-people-turn-away = Rechazar
page-people-mute = Silenciar
page-people-unmute = Dejar hablar
page-people-remove = Echar
page-people-block = Bloquear
page-people-blocked = Bloqueados
page-people-unblock = Desbloquear
page-chat-earlier = Mensajes anteriores
page-chat-muted = El anfitrión te ha silenciado.
page-clock-left = Tiempo restante
page-seat-away-for = ausente; un bot podrá jugar dentro de { $time }
page-vote = Votar por un bot
page-vote-help = Si lo quiere más de la mitad de los demás, juega un bot hasta que vuelva.
page-votes-missing = { $n ->
    [one] Falta 1 voto para un bot
   *[other] Faltan { $n } votos para un bot
}
page-stand-in = Cuando no estoy, juega por mí
page-stand-in-table = el bot de la mesa: { $bot }
page-bot-plays-away = Estabas ausente y un bot juega por ti.
page-bot-plays-clock = Se te acabó el tiempo: un bot está a punto de jugar por ti.
page-bot-plays-vote = Los demás han votado: un bot está a punto de jugar por ti.
