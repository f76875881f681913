# Atlantis Rising: what happened.

rising-event-component-laid = { CAP(FORM($component, "the")) } is part of the Blueprint.
rising-event-councilor-taken = { $seat } plays { FORM($councilor, "the") }.
rising-event-colour-taken = { $seat } plays { $colour }.
rising-event-starter-found = { $seat } is the starting player.
rising-event-round-begins = Round { $round } begins. { $seat } is the starting player.
rising-event-board-revealed = { CAP(FORM($councilor, "the")) } is revealed.
rising-event-hologram-power = { $councilor ->
    [none] The Hologram has no ability this round.
   *[other] The Hologram has the ability of { FORM($councilor, "the") } this round.
}
rising-event-placed = { $seat } places { FORM($figure, "theirs") } on { FORM($space, "the") }.
rising-event-lifted = { $seat } takes { FORM($figure, "theirs") } back from { FORM($space, "the") }.
rising-event-contested = { $seat } asks for { $holder }'s space on { FORM($space, "the") }.
rising-event-awarded = { $seat } gets the space on { FORM($space, "the") }.
rising-event-ready = { $seat } is ready.
rising-event-card-played = { $seat } plays { $card }.
rising-event-misfortune-turned = { $seat } turns over “{ $misfortune }”.
rising-event-misfortune-cancelled = { $seat } cancels “{ $misfortune }”.
rising-event-flooded = { CAP(FORM($tile, "the")) } is flooded.
rising-event-unflooded = { CAP(FORM($tile, "the")) } rises from the sea.
rising-event-barrier-placed = A mystic barrier protects { FORM($peninsula, "the") }.
rising-event-barrier-lost = { CAP(FORM($peninsula, "the")) } lose their barrier.
rising-event-blocked = { $seat } stops the flood in { FORM($peninsula, "the") }.
rising-event-returned = { CAP(FORM($figure, "the")) } goes back to the pool from { FORM($space, "the") }.
rising-event-moved = { CAP(FORM($figure, "the")) } moves to { FORM($space, "the") }.
rising-event-peeked = { $seat } sees “{ $misfortune }”.
rising-event-put-back = { $seat } puts “{ $misfortune }” back on the deck.
rising-event-acted = { CAP(FORM($figure, "the")) } acts on { FORM($space, "the") }.
rising-event-pair-acted = The pair on { FORM($space, "the") } acts.
rising-event-forgone = Nobody acts on { FORM($space, "the") }.
rising-event-rolled = The die shows { $face }.
rising-event-succeeded = { $total } against { $target }: success!
rising-event-failed = { $total } against { $target }: failure.
rising-event-boosted = { $seat } adds { $by } to the roll.
rising-event-gained = { $seat } gains { $goods }.
rising-event-spent = { $seat } loses { $goods }.
rising-event-recruited = { $leader ->
    [yes] { $seat } takes { FORM($figure, "theirs") } back.
   *[no] { $seat } gains { FORM($figure, "theirs") }.
}
rising-event-card-drawn = { $seat } draws { $card }.
rising-event-card-kept = { $seat } keeps { $card }.
rising-event-card-discarded = { $seat } discards { $card }.
rising-event-card-buried = { $seat } puts { $card } under the library deck.
rising-event-component-named = { $seat } wants to build { FORM($component, "the") }.
rising-event-component-built = { CAP(FORM($component, "the")) } is built!
rising-event-nothing-built = { $why ->
    [none] Nothing is built on { FORM($space, "the") }.
   *[other] Nothing is built on { FORM($space, "the") }: { $why }.
}
rising-event-refused = { $seat } refuses.
rising-event-objected = { $seat } objects.
rising-event-voted-down = The others send it back.
rising-event-end-proposed = { $seat } proposes to end the actions.
rising-event-wrath-speaks = { $floods ->
    [0] The Wrath of the Gods brings no flood this round.
    [one] The Wrath of the Gods strikes: 1 flood.
   *[other] The Wrath of the Gods strikes: { $floods } floods.
}
rising-event-counter-moved = The Wrath counter moves to space { $space }: level { $level }.
rising-event-deck-shuffled = { $deck ->
    [misfortunes] The misfortunes are shuffled.
    [library] The library deck is shuffled.
   *[council] The council stack is shuffled.
}
rising-event-ability-copied = { $seat }'s Leader has the ability of { FORM($councilor, "the") } too this round.
rising-event-misfortune-discarded = { $seat } discards “{ $misfortune }”.
rising-event-to-supply = { CAP(FORM($figure, "the")) } goes to the supply.
rising-event-concession = { $seat } proposes to give up.
rising-event-widened = { CAP(FORM($tile, "the")) } has more room this round.
rising-event-wrath-calmed = { $floods ->
    [one] The Wrath brings 1 flood less this round.
   *[other] The Wrath brings { $floods } floods less this round.
}
rising-event-game-ends = { $ending ->
    [power_core] { CAP(FORM($core, "the")) } shines and Atlantis rises. You have won together!
    [drowned] The last of Atlantis is under the sea. You have lost together.
    [max_rounds] The rounds have run out. You have lost together.
   *[conceded] You have given up together.
}

## Why nothing is built, within a sentence

rising-why-lost-schema = “{ $schema }” allows no more components this round (R-5.18)
rising-why-leader-missing = { FORM($core, "the") } needs every Leader there, and { $player }'s is missing (R-6.22)
rising-why-nothing-to-pay = everybody must pay for part of { FORM($core, "the") }, and { $player } has nothing to pay with (R-6.22)
rising-why-core-too-dear = you cannot pay for { FORM($core, "the") } together, each at least one unit of it (R-6.22)
rising-why-too-dear = those there cannot pay for any component (R-6.19)
rising-why-not-paid = the cost is not paid (R-6.21)
