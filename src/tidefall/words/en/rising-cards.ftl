# Atlantis Rising: the library cards, with the artifacts and the wonder.

## Basic cards

rising-card-foresight = Foresight
rising-card-foresight-text = Move up to { $figures } of your Atlanteans, from your pool or the board, to empty spaces where they may stand.

rising-card-mystic-conversion = Mystic Conversion
rising-card-mystic-conversion-text = Pay up to { $energy } mystic energy and gain that many resources of your choice, even Atlantium.

rising-card-libram-of-unity = Libram of Unity
rising-card-libram-of-unity-text = Choose a tile above water, except the centre. This round it has { $spaces ->
    [one] 1 extra space
   *[other] { $spaces } extra spaces
}; in the cities, one extra double space.

rising-card-cipher-of-expertise = Cipher of Expertise
rising-card-cipher-of-expertise-text = Choose any councilor. Until the end of the round, your Leader has that ability too.

rising-card-hidden-stores = Hidden Stores
rising-card-hidden-stores-text = Gain { $resources } crystal, gold or ore of your choice.

rising-card-surge-of-power = Surge of Power
rising-card-surge-of-power-text = Gain { $energy } mystic energy.

rising-card-rallying-cry = Rallying Cry
rising-card-rallying-cry-text = Take { $volunteers ->
    [one] 1 volunteer
   *[other] { $volunteers } volunteers
} into your pool, to place this round.

rising-card-tide-chart = Tide Chart
rising-card-tide-chart-text = Look at the top { $cards ->
    [one] misfortune
   *[other] { $cards } misfortunes
} and put them back in any order.

rising-card-ward-of-the-deep = Ward of the Deep
rising-card-ward-of-the-deep-text = Place { $barriers ->
    [one] 1 mystic barrier
   *[other] { $barriers } mystic barriers
} for free.

rising-card-favorable-winds = Favorable Winds
rising-card-favorable-winds-text = A die that you have just rolled shows { $face }.

rising-card-masterwork-plans = Masterwork Plans
rising-card-masterwork-plans-text = A component that you help to build costs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} less.

rising-card-breath-of-poseidon = Breath of Poseidon
rising-card-breath-of-poseidon-text = Unflood { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.

## Artifacts

rising-card-numinous-amplifier = Numinous Amplifier
rising-card-numinous-amplifier-text = Each mystic energy that you spend on a roll adds { $bonus }.

rising-card-mystic-adze = Mystic Adze
rising-card-mystic-adze-text = Once per round, a component that you help to build costs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} less.

rising-card-tablets-of-memory = Tablets of Memory
rising-card-tablets-of-memory-text = Your hand limit is { $hand }.

rising-card-diviners-rod = Diviner's Rod
rising-card-diviners-rod-text = Your rolls in the forests, hills and mountains get +{ $bonus }.

rising-card-orators-laurel = Orator's Laurel
rising-card-orators-laurel-text = A roll in the cities gets +{ $bonus } if one of the pair is yours.

rising-card-hammer-of-brontes = Hammer of Brontes
rising-card-hammer-of-brontes-text = Once per round, when one of your Atlanteans converts ore, gain { $atlantium } more Atlantium.

rising-card-chalice-of-the-source = Chalice of the Source
rising-card-chalice-of-the-source-text = Once per round, when you gain mystic energy at the Mystic Power Source, gain { $energy } more.

rising-card-sandals-of-swiftness = Sandals of Swiftness
rising-card-sandals-of-swiftness-text = Once per round, after the misfortunes, move one of your Atlanteans, from your pool or the board, to an empty space where it may stand.

rising-card-tidewardens-horn = Tidewarden's Horn
rising-card-tidewardens-horn-text = When you pay at least 1 mystic energy for a barrier or for unflooding a tile, it costs { $energy } less in all.

rising-card-astrolabe-of-secrets = Astrolabe of Secrets
rising-card-astrolabe-of-secrets-text = Once per round, when one of your Atlanteans draws library cards, it draws { $cards } more, but keeps no more than usual.

## The wonder

rising-card-wellspring-of-ages = Wellspring of Ages
rising-card-wellspring-of-ages-text = Unflood up to { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles, in the same peninsula or in different ones
}. Then this card leaves the game.
