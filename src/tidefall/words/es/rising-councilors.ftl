# Atlantis Rising: los consejeros. `$hologram` dice si es el Holograma quien tiene la capacidad (R-4.13). Lo que puede un
# consejero en pocas palabras va en una esquina del dibujo para terminales; «aquí» es donde está su líder.

rising-bearer = { $hologram ->
    [yes] el Holograma
   *[no] tu líder
}
    .to = { $hologram ->
        [yes] al Holograma
       *[no] a tu líder
    }

rising-councilor-adept = Adepto
rising-councilor-adept-text = Una vez por ronda, tras los infortunios, si { rising-bearer } está colocado, lleva a otro atlante a un espacio libre donde esté { rising-bearer }. Su dueño debe estar de acuerdo.
rising-councilor-adept-brief = tras los infortunios trae una figura

rising-councilor-artificer = Artífice
rising-councilor-artificer-text = Construir donde está { rising-bearer } cuesta { $resources ->
    [one] 1 recurso
   *[other] { $resources } recursos
} menos. O bien coloca { rising-bearer.to } en un componente de acción sin construir de letra A, B o C y úsalo como si estuviera construido.
rising-councilor-artificer-brief = construye barato o usa sin construir

rising-councilor-emissary = Emisario
rising-councilor-emissary-text = Puedes colocar { rising-bearer.to } en una loseta llena de la isla, donde abre { $spaces ->
    [one] 1 espacio más
   *[other] { $spaces } espacios más
}. En las ciudades abre un espacio doble adicional y ocupa su primer lugar.
rising-councilor-emissary-brief = cabe en losetas llenas y abre sitio

rising-councilor-explorer = Explorador
rising-councilor-explorer-text = Donde está { rising-bearer }, los objetivos de las tiradas de recursos bajan en { $target }.
rising-councilor-explorer-brief = objetivos de recursos más bajos aquí

rising-councilor-metallurgist = Metalúrgico
rising-councilor-metallurgist-text = En la forja donde está { rising-bearer }, cada atlante puede convertir hasta { $ore ->
    [one] 1 mineral
   *[other] { $ore } minerales
}.
rising-councilor-metallurgist-brief = cada uno convierte más mineral aquí

rising-councilor-mystic = Místico
rising-councilor-mystic-text = Cada atlante que actúe donde está { rising-bearer } puede, una vez y gratis, sumar 1 a una de sus tiradas o quedarse con una carta de biblioteca más.
rising-councilor-mystic-brief = un +1 o una carta gratis aquí

rising-councilor-priestess = Sacerdotisa
    .gender = f
rising-councilor-priestess-text = Después de que actúen { rising-bearer } y hasta { $others ->
    [one] 1 atlante más
   *[other] { $others } atlantes más
} allí, el jugador de cada uno gana 1 de energía mística: como mucho { $energy } por ronda en total.
rising-councilor-priestess-brief = energía por actuar aquí

rising-councilor-scholar = Erudito
rising-councilor-scholar-text = En la biblioteca donde está { rising-bearer }, cada atlante roba { $draw ->
    [one] 1 carta
   *[other] { $draw } cartas
}, pero no se queda con más de lo normal.
rising-councilor-scholar-brief = cada uno roba más cartas aquí

rising-councilor-sentinel = Centinela
rising-councilor-sentinel-text = Cuando un infortunio vaya a inundar una loseta de la península donde está { rising-bearer } sin haber actuado, puedes devolver { rising-bearer.to } a tu reserva para impedirlo.
rising-councilor-sentinel-brief = se retira y detiene una inundación

rising-councilor-stormcaller = Invocatormentas
rising-councilor-stormcaller-text = Cuando se haya robado un infortunio, puedes enviar { rising-bearer.to } al suministro para descartarlo sin efecto.
rising-councilor-stormcaller-brief = se va y anula un infortunio
