# Survive: what a choice does to people and pieces, said beside it.

survive-harm = { LIST($parts) }
survive-harm-lost = loses { LIST($pieces) }
survive-harm-may = { $every ->
    [yes] may lose { LIST($pieces) }
   *[no] may lose { $most } of these: { LIST($pieces, join: "comma") }
}
survive-harm-may-defended = { survive-harm-may } ({ LIST($defenders, join: "or") } may defend)
survive-harm-swim = { $certain ->
    [yes] throws { LIST($pieces) } into the water
   *[no] may throw { LIST($pieces) } into the water
}
survive-harm-removed = removes { LIST($pieces) }

survive-harm-explorers = { $count ->
    [one] { $player }’s explorer
   *[other] { $count } of { $player }’s explorers
}
survive-harm-own-explorers = { $count ->
    [one] your explorer
   *[other] { $count } of your explorers
}
survive-harm-piece-ship = { $count ->
    [one] a ship
   *[other] { $count } ships
}
survive-harm-piece-serpent = { $count ->
    [one] a serpent
   *[other] { $count } serpents
}
survive-harm-piece-shark = { $count ->
    [one] a shark
   *[other] { $count } sharks
}
survive-harm-piece-whale = { $count ->
    [one] a whale
   *[other] { $count } whales
}
survive-harm-piece-dolphin = { $count ->
    [one] a dolphin
   *[other] { $count } dolphins
}
survive-harm-piece-squid = { $count ->
    [one] a squid
   *[other] { $count } squids
}
