# Negativas de una mesa.

refused-stale = Entretanto ha ocurrido algo. Mira otra vez y decide de nuevo.
refused-too-early = Eso responde a algo que aún no ha ocurrido. Carga la mesa de nuevo.
refused-bot-plays = { $yours ->
    [yes] Un bot juega por ti. Vuelve primero.
   *[no] En ese asiento ya juega un bot.
}
refused-host-already = Ya eres el anfitrión.
refused-host-is-here = El anfitrión está aquí.
refused-host-only = Solo el anfitrión de la mesa puede hacer eso.
refused-no-name = Un nombre necesita al menos una letra.
refused-name-reserved = «{ $name }» es como se llama un bot o un puesto de la mesa. Elige otro nombre.
refused-name-taken = En esta mesa alguien se llama «{ $name }» o algo que se le parece mucho. Elige otro nombre.
refused-no-person = En ese asiento ya juega un bot.
refused-no-words = Ahí no hay nada que decir.
refused-not-at-the-table = Solo puede hacerlo quien se ha unido a la mesa. Únete primero.
refused-not-away = { $yours ->
    [yes] Ya estás jugando.
   *[no] Esa persona está aquí.
}
refused-not-over = La partida aún no ha terminado.
refused-not-ready = No todos están listos.
refused-not-seated = Solo pueden hacerlo los jugadores.
refused-not-started = La partida aún no ha empezado.
refused-not-your-seat = Ese asiento no es tuyo.
refused-open-seats = Hay asientos libres. Espera a alguien o llénalos con bots.
refused-rematch-made = Ya hay una revancha; tiene su propia mesa.
refused-resigned = Te has rendido; un bot sigue jugando por ti.
refused-seat-locked = El anfitrión reserva ese asiento para alguien.
refused-seat-open = Nadie se sienta ahí.
refused-seat-taken = { $for_bot ->
    [yes] Ahí hay alguien sentado. Tiene que levantarse antes de que se siente un bot.
   *[no] Ese asiento está ocupado.
}
refused-seats-differ = La opción seats es { $option }, pero la mesa tiene { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}.
refused-started = La partida ya ha empezado. Los asientos se reparten antes.
refused-already-so = Ya es así.
refused-blocked = El anfitrión no te quiere en esta mesa.
refused-closed = El anfitrión ha cerrado esta mesa a recién llegados.
refused-no-auto-pass = Aquí no puedes pasar de forma automática.
refused-host-stays = Eso no se le puede hacer a un anfitrión.
refused-muted = El anfitrión no te deja hablar en esta mesa.
refused-no-such-person = No hay tal persona en esta mesa.
refused-no-takeovers = En esta mesa el anfitrión no quiere que un bot juegue por nadie.
refused-not-blocked = Esa persona no está bloqueada.
refused-not-knocking = Esa persona no pide entrar.
refused-not-let-in = El anfitrión aún no te ha dejado entrar.
refused-not-waited-for = Nadie espera a esa persona ahora.
refused-other-bot = Por esa persona solo puede jugar el bot { $bot }.
refused-played = Ha jugado aquí, así que puede quedarse.
refused-plays = Está jugando. No se puede echar a nadie de una partida en curso.
refused-removed = Te han echado de esta mesa.
refused-table-full = { $people ->
    [none] Ha ocurrido tanto en esta mesa que ya solo pueden seguir quienes juegan.
   *[other] Hay { $people } personas en esta mesa. No caben más.
}
refused-too-many-blocked = Hay { $people } personas bloqueadas. Es mejor cerrar la mesa a recién llegados.
refused-too-soon = { $away ->
    [yes] Puede que vuelva.
   *[no] Dale tiempo.
} { $seconds ->
    [one] Espera 1 segundo más.
   *[other] Espera { $seconds } segundos más.
}
refused-voted = Ya has votado.
refused-your-seat = Ese asiento es tuyo. Puedes dejar que juegue un bot por ti sin votación.
refused-key-used = Ya usaste esa clave para otra orden. Usa una nueva para cada una.
