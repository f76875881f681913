# Survive: lo que una decisión les hace a personas y piezas, dicho a su lado.

survive-harm = { LIST($parts) }
survive-harm-lost = { $most ->
    [one] se pierde { LIST($pieces) }
   *[other] se pierden { LIST($pieces) }
}
survive-harm-may = { $every ->
    [yes] { $most ->
        [one] puede perderse { LIST($pieces) }
       *[other] pueden perderse { LIST($pieces) }
    }
   *[no] { $most ->
        [one] puede perderse uno de estos: { LIST($pieces, join: "comma") }
       *[other] pueden perderse { $most } de estos: { LIST($pieces, join: "comma") }
    }
}
survive-harm-may-defended = { survive-harm-may } (puede defender { LIST($defenders, join: "or") })
survive-harm-swim = { $certain ->
    [yes] { $most ->
        [one] cae al agua { LIST($pieces) }
       *[other] caen al agua { LIST($pieces) }
    }
   *[no] { $most ->
        [one] puede caer al agua { LIST($pieces) }
       *[other] pueden caer al agua { LIST($pieces) }
    }
}
survive-harm-removed = { $most ->
    [one] desaparece { LIST($pieces) }
   *[other] desaparecen { LIST($pieces) }
}

survive-harm-explorers = { $count ->
    [one] un explorador de { $player }
   *[other] { $count } exploradores de { $player }
}
survive-harm-own-explorers = { $count ->
    [one] un explorador tuyo
   *[other] { $count } exploradores tuyos
}
survive-harm-piece-ship = { $count ->
    [one] un barco
   *[other] { $count } barcos
}
survive-harm-piece-serpent = { $count ->
    [one] una serpiente
   *[other] { $count } serpientes
}
survive-harm-piece-shark = { $count ->
    [one] un tiburón
   *[other] { $count } tiburones
}
survive-harm-piece-whale = { $count ->
    [one] una ballena
   *[other] { $count } ballenas
}
survive-harm-piece-dolphin = { $count ->
    [one] un delfín
   *[other] { $count } delfines
}
survive-harm-piece-squid = { $count ->
    [one] un calamar
   *[other] { $count } calamares
}
