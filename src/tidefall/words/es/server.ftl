# Negativas del servidor, y de la página cuando no llega a él.

## En una mesa

refused-bad-link = La clave de este enlace no es válida aquí, así que no se ha usado.
refused-bad-token = Tu acceso a esta mesa no es válido.
refused-busy = Ya se está pensando una pista.
refused-newer-table = Esta mesa se jugó con una versión más nueva de Tidefall.
refused-no-spectators = En esta mesa no se admiten espectadores.
refused-no-such-table = { $gone ->
    [yes] Esta mesa ya no existe.
   *[no] No existe esa mesa. Quizá el enlace esté incompleto.
}
refused-not-for-you = { $what ->
    [metrics] Solo pueden ver las métricas las direcciones indicadas con --metrics-for.
   *[game] Esta partida se jugó sin espectadores. Solo puede verla quien se sentó a la mesa.
}
refused-share-used-up = Has hecho aquí { $spent } cosas además de jugar. A partir de ahora solo puedes jugar.

## La conexión

refused-bad-message = No se puede leer el mensaje: { $why }.
refused-full = El servidor tiene todas las conexiones que puede atender. Inténtalo más tarde.
refused-hello-first = El primer mensaje debe ser hello: qué mesa y quién eres.
refused-idle = No se ha sabido nada de ti en { $seconds } segundos, ni siquiera un ping.
refused-no-hello = No se ha dicho nada en { $seconds } segundos.
refused-not-text = Los mensajes son JSON como texto, no bytes.
refused-other-protocol = El servidor habla el protocolo { $ours }, y esta página o programa el { $theirs }. Vuelve a cargar la página o actualiza el programa.
refused-other-table = Una conexión pertenece a una sola mesa. Abre otra conexión para otra mesa.
refused-server-error = El servidor cometió un error. Inténtalo de nuevo.
refused-shut-out = Tu dirección está excluida de este servidor.
refused-stopping = El servidor se está deteniendo. Inténtalo otra vez en un momento.
refused-too-fast = { $what ->
    [talk] Son demasiados mensajes de golpe. Espera un momento.
    [requests] Hay demasiadas peticiones desde tu dirección. Espera un momento.
    [connections] Hay demasiadas conexiones nuevas desde tu dirección. Espera un momento.
   *[other] Demasiado en poco tiempo. Espera un momento.
}
refused-too-many-connections = Hay demasiadas conexiones desde tu dirección. Inténtalo más tarde.
refused-too-slow = { $seconds ->
    [none] La conexión era demasiado lenta. Vuelve a conectarte para seguir.
   *[other] No ha llegado ninguna petición en { $seconds } segundos.
}
refused-unavailable = { $writing ->
    [yes] El servidor no ha podido guardarlo. Inténtalo de nuevo.
   *[no] El servidor no puede acceder a sus datos ahora. Inténtalo de nuevo.
}
refused-unreachable = No se puede contactar con el servidor. ¿Está en marcha?

## Peticiones

refused-bad-body = El cuerpo de la petición no es lo que se espera: { $why }.
refused-bad-host = Este servidor no atiende al nombre «{ $name }». Para cambiarlo, inícialo con --allow-host.
refused-bad-json = { $why ->
    [none] El cuerpo de la petición no ha llegado.
   *[other] El cuerpo de la petición no es JSON: { $why }.
}
refused-bad-origin = No se responde a peticiones de páginas de otros sitios.
refused-bad-request = No se puede responder a la petición: { $why }.
refused-length-required = La petición debe decir cuánto mide su cuerpo. No se admiten cuerpos por trozos.
refused-no-such-path = No hay nada en { $path }.
refused-not-json = El cuerpo de la petición debe ser JSON, y su content-type debe decirlo.
refused-too-large = El cuerpo de una petición puede tener como mucho { $most } bytes.
refused-too-long = La dirección de una petición puede tener como mucho { $most } bytes.
refused-upgrade-required = Aquí se conectan los websockets.
refused-wrong-method = { $path } no admite { $method }. Admite { LIST($allowed) }.

refused-bad-query = { $because }
query-unknown = { $path } no tiene el parámetro «{ $name }». { $count ->
    [0] No admite ninguno.
   *[other] Admite { LIST($names) }.
}
query-given-twice = El parámetro { $name } se ha dado dos veces.
query-one-of = { $name } puede ser { LIST($values, join: "or") }, no «{ $value }».
query-number = { $name } es un número entero del { $low } al { $high }, no «{ $value }».
query-time = { $name } es un número de segundos desde 1970, no «{ $value }».
query-seat = { $name } es un número del 0 al { $last }, o none, no «{ $value }».
