# Negativas del servidor, y de la página cuando no llega a él.

refused-bad-link = La clave de este enlace no es válida aquí, así que no se ha usado.
refused-bad-origin = No se responde a peticiones de páginas ajenas.
refused-bad-token = Tu acceso a esta mesa ya no es válido.
refused-busy = Ya se está pensando una pista.
refused-newer-table = Esta mesa se jugó con una versión más nueva de Tidefall.
refused-no-spectators = En esta mesa no se admiten espectadores.
refused-no-such-table = No existe esa mesa; quizá el enlace esté incompleto.
refused-other-protocol = Esta página es más antigua que el servidor. Vuelve a cargarla.
refused-server-error = El servidor cometió un error.
refused-stopping = El servidor se está deteniendo; inténtalo otra vez en un momento.
refused-too-fast = Demasiado en poco tiempo; espera un momento.
refused-too-many-connections = Hay demasiadas conexiones; inténtalo más tarde.
refused-unavailable = El servidor no puede acceder a sus datos ahora; inténtalo de nuevo.
refused-unreachable = No se puede contactar con el servidor. ¿Está en marcha?
