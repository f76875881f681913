# Atlantis Rising: what a choice brings about and what it costs, said beside it.

rising-harm = { LIST($parts) }
rising-harm-defended = { LIST($parts) } ({ LIST($defenders, join: "or") } may prevent it)
rising-harm-tiles = { $certain ->
    [yes] floods { LIST($tiles) }
   *[no] may flood { LIST($tiles, join: "or") }
}
rising-harm-figures = { $certain ->
    [yes] sends { LIST($figures) } home
   *[no] may send { LIST($figures, join: "or") } home
}
rising-harm-supply = puts { LIST($figures) } into the supply
rising-harm-barriers = { $certain ->
    [yes] uses up { LIST($barriers) }
   *[no] may use up { LIST($barriers, join: "or") }
}

rising-harm-barrier-forests = the barrier of the forests
rising-harm-barrier-hills = the barrier of the hills
rising-harm-barrier-mountains = the barrier of the mountains
rising-harm-barrier-cities = the barrier of the cities
rising-harm-barrier-libraries = the barrier of the libraries
rising-harm-barrier-forges = the barrier of the forges

rising-harm-figure-leader = { $own ->
    [yes] your Leader
   *[no] { $player }’s Leader
}
rising-harm-figure-follower = { $own ->
    [yes] { $count ->
        [one] your follower
       *[other] { $count } of your followers
    }
   *[no] { $count ->
        [one] { $player }’s follower
       *[other] { $count } of { $player }’s followers
    }
}
rising-harm-figure-volunteer = { $own ->
    [yes] { $count ->
        [one] your volunteer
       *[other] { $count } of your volunteers
    }
   *[no] { $count ->
        [one] { $player }’s volunteer
       *[other] { $count } of { $player }’s volunteers
    }
}
rising-harm-figure-hologram = the Hologram
rising-harm-figure-automaton = the Automaton

rising-price = costs { LIST($goods) }{ $more ->
    [0] { "" }
    [one] , plus 1 resource of any kind
   *[other] , plus { $more } resources of any kind
}{ $less ->
    [0] { "" }
   *[other] , less { $less }
}{ $shared ->
    [yes] { " " }(paid by { LIST($payers, join: "or") })
   *[no] { "" }
}
rising-price-crystal = { $count } crystal
rising-price-gold = { $count } gold
rising-price-ore = { $count } ore
rising-price-atlantium = { $count } Atlantium
rising-price-energy = { $count } mystic energy
