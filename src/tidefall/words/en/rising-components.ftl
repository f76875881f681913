# Atlantis Rising: the components.

rising-component-aether-lens = Aether Lens
rising-component-aether-lens-text = When you build it, every player gains { $energy } mystic energy.

rising-component-resonant-bell = Resonant Bell
rising-component-resonant-bell-text = When you build it, those who paid share out { $volunteers ->
    [one] 1 volunteer
   *[other] { $volunteers } volunteers
} among the players, to place next round.

rising-component-tidal-bulwark = Tidal Bulwark
rising-component-tidal-bulwark-text = When you build it, place up to { $barriers ->
    [one] 1 mystic barrier
   *[other] { $barriers } mystic barriers
} for free.

rising-component-mnemonic-vault = Mnemonic Vault
rising-component-mnemonic-vault-text = Draw { $draw ->
    [one] 1 library card
   *[other] { $draw } library cards
} and keep { $keep }. You cannot pay for an extra card here.

rising-component-lodestone-cradle = Lodestone Cradle
rising-component-lodestone-cradle-text = Roll a die. On { $target } or more, gain 1 crystal, gold or ore of your choice.

rising-component-mystic-siphon = Mystic Siphon
rising-component-mystic-siphon-text = Gain { $energy } mystic energy.

rising-component-matter-converter = Matter Converter
rising-component-matter-converter-text = Exchange up to { $resources } of your crystal, gold and ore for that many crystal, gold or ore of your choice.

rising-component-astral-watchtower = Astral Watchtower
rising-component-astral-watchtower-text = Before the actions, move from here to any tile above water, even a full one, and act there.

rising-component-ward-loom = Ward Loom
rising-component-ward-loom-text = You may place one mystic barrier for { $price } mystic energy. Other players may help to pay.

rising-component-herald-chorus = Herald Chorus
rising-component-herald-chorus-text = When you build it, up to { $followers ->
    [one] 1 player recruits
   *[other] { $followers } different players recruit
} 1 follower each.

rising-component-numinous-beacon = Numinous Beacon
rising-component-numinous-beacon-text = When you build it, unflood one tile in each of up to { $tiles ->
    [one] 1 peninsula
   *[other] { $tiles } different peninsulas
}.

rising-component-entropy-drive = Entropy Drive
rising-component-entropy-drive-text = When you build it, move the Wrath counter back { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, but not past the first. The Wrath floods nothing this round.

rising-component-transmutation-crucible = Transmutation Crucible
rising-component-transmutation-crucible-text = Turn 1 ore into { $atlantium } Atlantium.

rising-component-fate-spindle = Fate Spindle
rising-component-fate-spindle-text = Look at the top { $cards ->
    [one] misfortune
   *[other] { $cards } misfortunes
}. You may discard one. Put the rest back in any order.

rising-component-harmonic-accelerator = Harmonic Accelerator
rising-component-harmonic-accelerator-text = Another of your Atlanteans that has acted on an island tile this round, outside the cities, acts there again at once.

rising-component-spirit-seal = Spirit Seal
rising-component-spirit-seal-text = Send one of the two followers back to the supply. Then unflood { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles, in the same peninsula or in different ones
}.

rising-component-aegis-of-nereus = Aegis of Nereus
rising-component-aegis-of-nereus-text = Place up to { $barriers ->
    [one] 1 mystic barrier
   *[other] { $barriers } mystic barriers
} for free.

rising-component-orichalcum-foundry = Orichalcum Foundry
rising-component-orichalcum-foundry-text = One of the two players discards 1 crystal, gold or ore and gains { $atlantium } Atlantium.

rising-component-soul-conduit = Soul Conduit
rising-component-soul-conduit-text = One of the two players recruits { $followers ->
    [one] 1 follower
   *[other] { $followers } followers
} without rolling.

rising-component-chronal-gyroscope = Chronal Gyroscope
rising-component-chronal-gyroscope-text = This round the Wrath floods { $floods ->
    [one] 1 tile less
   *[other] { $floods } tiles less
}. Its level in the cities does not change.

rising-component-power-core = Power Core
rising-component-power-core-text = Build it when all other components stand, with every Leader present and every player paying a share: you all win!
