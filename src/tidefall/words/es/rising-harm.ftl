# Atlantis Rising: lo que una decisión acarrea y lo que cuesta, dicho a su lado.

rising-harm = { LIST($parts) }
rising-harm-defended = { LIST($parts) } (puede evitarlo { LIST($defenders, join: "or") })
rising-harm-tiles = { $certain ->
    [yes] inunda { LIST($tiles) }
   *[no] puede inundar { LIST($tiles, join: "or") }
}
rising-harm-figures = { $certain ->
    [yes] devuelve a la reserva a { LIST($figures) }
   *[no] puede devolver a la reserva a { LIST($figures, join: "or") }
}
rising-harm-supply = manda al suministro a { LIST($figures) }
rising-harm-barriers = { $certain ->
    [yes] gasta { LIST($barriers) }
   *[no] puede gastar { LIST($barriers, join: "or") }
}

rising-harm-barrier-forests = la barrera de los bosques
rising-harm-barrier-hills = la barrera de las colinas
rising-harm-barrier-mountains = la barrera de las montañas
rising-harm-barrier-cities = la barrera de las ciudades
rising-harm-barrier-libraries = la barrera de las bibliotecas
rising-harm-barrier-forges = la barrera de las forjas

rising-harm-figure-leader = { $own ->
    [yes] tu líder
   *[no] la figura de líder de { $player }
}
rising-harm-figure-follower = { $own ->
    [yes] { $count ->
        [one] un seguidor tuyo
       *[other] { $count } seguidores tuyos
    }
   *[no] { $count ->
        [one] un seguidor de { $player }
       *[other] { $count } seguidores de { $player }
    }
}
rising-harm-figure-volunteer = { $own ->
    [yes] { $count ->
        [one] un voluntario tuyo
       *[other] { $count } voluntarios tuyos
    }
   *[no] { $count ->
        [one] un voluntario de { $player }
       *[other] { $count } voluntarios de { $player }
    }
}
rising-harm-figure-hologram = la figura del Holograma
rising-harm-figure-automaton = la figura del Autómata

rising-price = cuesta { LIST($goods) }{ $more ->
    [0] { "" }
    [one] , más 1 recurso cualquiera
   *[other] , más { $more } recursos cualesquiera
}{ $less ->
    [0] { "" }
   *[other] , menos { $less }
}{ $shared ->
    [yes] { " " }(lo paga { LIST($payers, join: "or") })
   *[no] { "" }
}
rising-price-crystal = { $count ->
    [one] 1 cristal
   *[other] { $count } cristales
}
rising-price-gold = { $count } de oro
rising-price-ore = { $count } de mineral
rising-price-atlantium = { $count } de atlantio
rising-price-energy = { $count } de energía mística
