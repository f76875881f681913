# `tidefall admin`, para quien lleva un servidor.

## --help

admin-about = Cuida de las mesas de un servidor.
admin-about-more = Trabaja sobre la propia base de datos, haya o no un servidor en marcha: la de --database-url, la de TIDEFALL_DATABASE_URL o tu propio fichero.
admin-what-is-there = Lo que hay:
admin-start-tables = las mesas, primero la última tocada
admin-start-show = todo sobre una, menos lo oculto
admin-what-should-not-be = Lo que no debería haber:
admin-start-close = termina una partida; aún se podrá ver
admin-start-delete = borra una mesa para siempre
admin-start-prune = lo que se borraría; con --yes, se borra
admin-start-block = no deja entrar a alguien
admin-what-must-stay = Lo que no debe perderse:
admin-start-backup = una copia, con el servidor en marcha
admin-start-restore = la devuelve, con el servidor parado

admin-tables = Enumera las mesas, primero la última tocada, con su tamaño.
admin-show = Muestra lo que se sabe de una mesa, menos lo oculto.
admin-close = Termina sin resultado la partida de una mesa.
admin-close-more = Un servidor en marcha se entera en unos segundos. Lo jugado se conserva y se puede ver.
admin-delete = Borra mesas para siempre.
admin-delete-more = Un servidor en marcha se entera en unos segundos y se despide de quien las esté mirando.
admin-prune = Borra las mesas que nadie ha tocado en mucho tiempo.
admin-prune-more = Sin --yes solo dice cuántas son y cuánto ocupan. Las mesas se borran de cien en cien, para que el servidor pueda seguir. Para que se haga siempre: `tidefall serve --keep DAYS`.
admin-block = No deja entrar a una dirección o una red.
admin-block-more = Los servidores se enteran en unos segundos. Detrás de un proxy solo conocen las direcciones de los jugadores con --trusted-proxy.
admin-unblock = Vuelve a dejar entrar a una dirección o una red.
admin-blocks = Enumera las direcciones y redes excluidas.
admin-vacuum = Recupera el espacio de lo borrado.
admin-vacuum-more = Mientras trabaja sobre un fichero SQLite, un servidor puede leer, pero no guardar nada.
admin-backup = Copia la base de datos, haya o no un servidor en marcha.
admin-backup-more = La copia es de un solo instante, está comprobada y solo puedes leerla tú. PostgreSQL se copia con pg_dump.
admin-restore = Pone una copia en el lugar de la base de datos.
admin-restore-more = Mientras tanto no puede haber ningún servidor en marcha con ella. Lo que tenía antes un fichero SQLite se guarda a su lado. PostgreSQL se restaura con pg_restore, todo o nada.

admin-arg-table = Su nombre: el final de su enlace.
admin-arg-tables = Sus nombres.
admin-arg-status = Como over,abandoned (terminadas y abandonadas); también hay open (abiertas) y playing (en juego).
admin-arg-game = Solo las de este juego.
admin-arg-older = Sin tocar desde hace tanto, como 90d; también w (semanas), h, m, s.
admin-arg-newer = Tocadas desde entonces, como 2h.
admin-arg-limit = Cuántas como mucho.
admin-arg-json = Muestra JSON, un objeto por línea.
admin-arg-force = Aunque alguien esté jugando en ella.
admin-arg-overwrite = Sobrescribe el fichero si ya existe.
admin-arg-yes = Lo hace; si no, solo dice lo que haría.
admin-arg-address = Una dirección o una red, como 203.0.113.0/24.
admin-arg-for = Como 7d; para siempre por defecto.
admin-arg-reason = Una nota para ti.
admin-arg-copy = Dónde dejar la copia.
admin-arg-restored = Una copia hecha con backup.

## Mesas

admin-table = mesa
admin-game = juego
admin-status = estado
admin-listed = pública
admin-created = creada
admin-touched = tocada
admin-entries = entradas
admin-size = tamaño
admin-yes-no = { $yes ->
    [yes] sí
   *[no] no
}
admin-tables-all = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
admin-tables-some = { $count } de { $total } mesas; --limit muestra más

admin-rules = reglas
admin-can-be-opened = se puede abrir
admin-openable = { $yes ->
    [yes] sí
   *[no] no, empezó con unas reglas distintas de las de hoy
}
admin-spectators = espectadores
admin-spectators-are = { $spectators ->
    [public] permitidos
    [delayed] con retraso
   *[off] ninguno
}
admin-seat = asiento { $number }
admin-seat-is = { $title }: { $kind ->
    [open] libre
    [bot] bot, { $name }
   *[person] persona, { $name }
}

admin-closed = La partida de { $table } ha terminado sin resultado.
admin-deleted = { $count ->
    [one] Mesa borrada
   *[other] Mesas borradas
}: { LIST($tables, join: "comma") }.
admin-would-prune = { $count ->
    [one] Se borraría 1 mesa
   *[other] Se borrarían { $count } mesas
} con { $size } de entradas; con --yes, se borra.
admin-pruned = { $count ->
    [one] Se ha borrado 1 mesa
   *[other] Se han borrado { $count } mesas
} con { $size } de entradas. `tidefall admin vacuum` recupera el espacio.
admin-progress-tables = mesas

## A quién no se deja entrar

admin-network = red
admin-since = desde
admin-until = hasta
admin-reason = motivo
admin-until-when = { $until ->
    [none] para siempre
   *[other] { $over ->
        [yes] { $until } (terminado)
       *[no] { $until }
    }
}
admin-nobody-blocked = No hay nadie excluido.
admin-blocked = { $network } queda excluida { $until ->
    [none] para siempre
   *[other] hasta { $until }
}.
admin-unblocked = { $network } puede volver a entrar.

## Copias

admin-vacuumed = { $file }: antes { $before }, ahora { $now }.
admin-vacuumed-postgresql = PostgreSQL puede volver a usar el espacio.
admin-copied = Copia guardada en { $file }: { $size }.
admin-would-restore = { $file } ocuparía el lugar de { $place }; con --yes, se hace.
admin-would-restore-all = { $file } ocuparía el lugar de todo lo que hay en { $database }; con --yes, se hace.
admin-restored = { $file } está restaurado.{ $before ->
    [none] { "" }
   *[other] { " " }Lo que había antes está en { $before }.
}
admin-progress-pages = páginas

## Negativas

refused-bad-choice = { $option } admite { LIST($values, join: "or") }, no «{ $text }».
refused-bad-time = { $option } admite un tiempo, como 90d, 2w, 12h o 30m, no «{ $text }».
refused-no-time = Di de qué antigüedad: --older-than 90d.
refused-unknown-table = No existe la mesa «{ $table }». `tidefall admin tables` las enumera.
refused-playing = La partida de { $table } no ha terminado. --force la borra de todos modos.
refused-long-reason = --reason admite como mucho { $most } letras, no { $length }.
refused-not-shut-out = { $network } no está excluida. `tidefall admin blocks` enumera quién lo está.
refused-copy-exists = { $file } ya existe. Elige otro nombre, o sobrescríbelo con --force.
refused-same-file = { $file } es la propia base de datos.
refused-no-file = No existe el fichero { $file }.
refused-bad-copy = { $file } no es una copia de una base de datos de mesas: { $why }.
refused-damaged-copy = { $file } está dañado: { $why }.
refused-bad-database = { $file } no es una base de datos: { $why }. Primero, apártalo de ahí.
refused-in-use = { $file ->
    [none] Hay un servidor en marcha con esta base de datos, o lo había hace un momento. Detenlo primero.
   *[other] Un servidor u otro programa tiene abierto { $file }. Detenlo primero.
}
refused-no-program = Esto necesita { $program }, de PostgreSQL, que no está en PATH.
refused-pg-failed = { $program } ha fallado: { $why }.
