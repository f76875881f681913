# Atlantis Rising: the councilors. `$hologram` tells whether it is the Hologram that has the ability (R-4.13). What a
# councilor can do in brief stands in a corner of the drawing for terminals; "here" is where its Leader stands.

rising-bearer = { $hologram ->
    [yes] the Hologram
   *[no] your Leader
}

rising-councilor-adept = Adept
rising-councilor-adept-text = Once per round, after the misfortunes, if { rising-bearer } is placed: move one other Atlantean to an empty space where { rising-bearer } stands. Its owner must agree.
rising-councilor-adept-brief = after misfortunes: brings a figure

rising-councilor-artificer = Artificer
rising-councilor-artificer-text = Building where { rising-bearer } stands costs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} less. Or place { rising-bearer } on an unbuilt action component with the letter A, B or C and use it as if it were built.
rising-councilor-artificer-brief = cheaper building, or uses unbuilt

rising-councilor-emissary = Emissary
rising-councilor-emissary-text = { CAP(rising-bearer) } may be placed on a full island tile and opens { $spaces ->
    [one] 1 more space
   *[other] { $spaces } more spaces
} there. In the cities, that is an extra double space, and { rising-bearer } takes the first place on it.
rising-councilor-emissary-brief = fits on full tiles, opens a space

rising-councilor-explorer = Explorer
rising-councilor-explorer-text = Where { rising-bearer } stands, the targets of resource rolls are { $target } lower.
rising-councilor-explorer-brief = lower resource targets here

rising-councilor-metallurgist = Metallurgist
rising-councilor-metallurgist-text = At the forge where { rising-bearer } stands, each Atlantean may convert up to { $ore } ore.
rising-councilor-metallurgist-brief = each converts more ore here

rising-councilor-mystic = Mystic
rising-councilor-mystic-text = Each Atlantean that acts where { rising-bearer } stands may, once and for free, add 1 to one of its rolls or keep one extra library card.
rising-councilor-mystic-brief = each a free +1 or extra card here

rising-councilor-priestess = Priestess
rising-councilor-priestess-text = After { rising-bearer } and up to { $others ->
    [one] 1 other Atlantean
   *[other] { $others } other Atlanteans
} there have acted, the player of each gains 1 mystic energy: at most { $energy } per round in all.
rising-councilor-priestess-brief = energy for acting here

rising-councilor-scholar = Scholar
rising-councilor-scholar-text = At the library where { rising-bearer } stands, each Atlantean draws { $draw ->
    [one] 1 card
   *[other] { $draw } cards
}, but keeps no more than usual.
rising-councilor-scholar-brief = each draws more cards here

rising-councilor-sentinel = Sentinel
rising-councilor-sentinel-text = When a misfortune would flood a tile of the peninsula where { rising-bearer } stands and has not yet acted, you may take { rising-bearer } back to your pool instead.
rising-councilor-sentinel-brief = may go home to stop a flood here

rising-councilor-stormcaller = Stormcaller
rising-councilor-stormcaller-text = When a misfortune has been drawn, you may send { rising-bearer } to the supply to discard it without effect.
rising-councilor-stormcaller-brief = may leave to cancel a misfortune
