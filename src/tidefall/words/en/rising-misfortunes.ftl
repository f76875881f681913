# Atlantis Rising: the misfortunes.

## Basic floods

rising-misfortune-flood-forests = Flood: Forests
rising-misfortune-flood-forests-text = The forests lose their farthest tile. If they have none left, whoever drew the card chooses two floods.

rising-misfortune-flood-hills = Flood: Hills
rising-misfortune-flood-hills-text = The hills lose their farthest tile. If they have none left, whoever drew the card chooses two floods.

rising-misfortune-flood-mountains = Flood: Mountains
rising-misfortune-flood-mountains-text = The mountains lose their farthest tile. If they have none left, whoever drew the card chooses two floods.

rising-misfortune-flood-cities = Flood: Cities
rising-misfortune-flood-cities-text = The cities lose their farthest tile. If they have none left, whoever drew the card chooses two floods.

rising-misfortune-flood-libraries = Flood: Libraries
rising-misfortune-flood-libraries-text = The libraries lose their farthest tile. If they have none left, whoever drew the card chooses two floods.

rising-misfortune-flood-forges = Flood: Forges
rising-misfortune-flood-forges-text = The forges lose their farthest tile. If they have none left, whoever drew the card chooses two floods.

## Calm and controlled cards

rising-misfortune-calm-seas = Calm Seas
rising-misfortune-calm-seas-text = Nothing happens.

rising-misfortune-controlled-flood = Controlled Flood
rising-misfortune-controlled-flood-text = Whoever drew the card discards a barrier, if there is one, then chooses a peninsula. Its farthest tile floods in spite of barriers.

## Specials

rising-misfortune-spur-the-cycle = Spur the Cycle
rising-misfortune-spur-the-cycle-text = Shuffle the deck, the discard pile and this card together. Draw nothing in its place.

rising-misfortune-earthquake = Earthquake
rising-misfortune-earthquake-text = All targets are { $target } higher this round. Several of these cards add up.

rising-misfortune-malfunction = Malfunction
rising-misfortune-malfunction-text = Each component built this round costs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} more, of a kind that those who pay choose.

rising-misfortune-lost-schema = Lost Schema
rising-misfortune-lost-schema-text = No more than { $builds ->
    [one] 1 component
   *[other] { $builds } components
} may be built this round.

rising-misfortune-tsunami = Tsunami
rising-misfortune-tsunami-text = { $floods ->
    [one] The peninsula with the most land floods
   *[other] The { $floods } peninsulas with the most land flood once each
}. Whoever drew the card breaks ties.

rising-misfortune-panic-in-the-streets = Panic in the Streets
rising-misfortune-panic-in-the-streets-text = All Atlanteans in the cities go back to their pools. The cities cannot be used this round.

rising-misfortune-sealed-archives = Sealed Archives
rising-misfortune-sealed-archives-text = All Atlanteans in the libraries go back to their pools. The libraries cannot be used this round.

## Omens: whoever drew the card decides

rising-misfortune-omen-of-ash = Omen of Ash
rising-misfortune-omen-of-ash-text = Flood the mountains, or the players discard { $ore } ore together. Whoever drew the card decides.

rising-misfortune-omen-of-wilting = Omen of Wilting
rising-misfortune-omen-of-wilting-text = Flood the forests, or the players discard { $crystal } crystal together. Whoever drew the card decides.

rising-misfortune-omen-of-tarnish = Omen of Tarnish
rising-misfortune-omen-of-tarnish-text = Flood the hills, or the players discard { $gold } gold together. Whoever drew the card decides.

rising-misfortune-omen-of-ebbing = Omen of Ebbing
rising-misfortune-omen-of-ebbing-text = Flood a peninsula, or every player loses { $energy } mystic energy, if anybody has any. Whoever drew the card decides.

rising-misfortune-omen-of-exile = Omen of Exile
rising-misfortune-omen-of-exile-text = Flood a peninsula, or all Atlanteans on the farthest tiles of the cities, the libraries and the forges, at least one, go back to their pools. Whoever drew the card decides.
