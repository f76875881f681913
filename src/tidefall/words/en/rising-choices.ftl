# Atlantis Rising: what a player can choose, said to that player; and what chance may bring.

## Setting up

rising-choice-component = { CAP(FORM($piece, "the")) } joins the Blueprint.
rising-choice-pick = Add { FORM($piece, "the") } to the Blueprint.
rising-choice-councilor = { $step ->
    [deal_councilor] { $who } plays { FORM($piece, "the") }.
   *[take_councilor] Play { FORM($piece, "the") }.
}
rising-choice-colour = Play { $piece }.
rising-choice-starter = { $piece } starts.
rising-choice-board = { CAP(FORM($piece, "the")) } is revealed.
rising-choice-power = Give the Hologram the ability of { FORM($piece, "the") } this round.

## Placing and buying

rising-choice-place = Place { FORM($piece, "placed") } on { FORM($to, "the") }.
rising-choice-ready = Finish placing.
rising-choice-concede = Propose to give up.
rising-choice-lift = Take { FORM($piece, "placed") } back from { FORM($from, "the") } to place again. You can do this once per round.
rising-choice-contest = Ask for the space of { FORM($piece, "the") } on { FORM($from, "the") }; { $starter } decides.
rising-choice-award = Give the space on { FORM($from, "the") } to { $piece }.
rising-choice-barrier = Buy a mystic barrier for { FORM($to, "the") }. It costs { $price }; any of you may pay.
rising-choice-unflood = Unflood { FORM($nearest, "the") }. It costs { $price }; any of you may pay.
rising-choice-play = { $artifact ->
    [yes] Use { $piece }.
   *[no] Play { $piece }.
}

## Agreeing and paying

rising-choice-agree = { $step ->
    [end_proposed] Agree to end the actions. Whatever has not acted loses its action.
    [concession] Agree to give up.
   *[other] Agree.
}
rising-choice-object = { $step ->
    [end_proposed] Object. You must then act with one of your figures, or give up its action.
    [concession] Play on.
   *[other] Object. { $starter } decides, as starting player.
}
rising-choice-return = { $step ->
    [seal_return] Send { $piece } back to the supply.
    [vote] Send it back. If most of you do, { $starter } has to choose again.
    [going_home] Let it go back to the pool.
   *[other] Send { FORM($piece, "the") } back to the pool.
}
rising-choice-share = { $n ->
    [0] { $from } pays no { $good }.
   *[other] { $from } pays { $piece }.
}
rising-choice-accept = { $step ->
    [adept_consent] Let your figure be moved.
    [seal_consent] Send your follower to the supply.
   *[other] Pay your share: { LIST($share) }.
}
rising-choice-refuse = { $step ->
    [adept_consent] Refuse. Your figure stays where it is.
    [seal_consent] Refuse. Your follower stays.
    [smelt] Give nothing.
   *[other] Refuse. Nothing is paid.
}

# Passing, and closing a list, by the step at which one does it.

rising-choice-pass = { $step ->
    [before_draw] Play nothing before this draw.
    [response] Let “{ $piece }” happen.
    [sentinels] Let the flood reach { FORM($to, "the") }.
    [end_misf] Do nothing now.
    [put_back] Discard none of them.
    [actions] Do nothing before the next action.
    [roll_window] Leave the roll as it is.
    [build_window] Keep the cost as it is.
    [loom] Place no barrier.
    [sphinx] Draw all cards from the deck.
    [act_again] Let nobody act again.
    [seal_return] Send no follower back. Nothing is unflooded.
    [foundry] Give nothing.
    [conduit] Let nobody recruit.
    [stem_flood] Let Charybdis come.
   *[other] Pass.
}
rising-choice-done = { $step ->
    [keep_card] Keep no more cards.
    [move_figure] Move nobody else.
    [share_barrier] Place no barrier.
    [beacon] Unflood no more tiles.
    [share_recruit] Let nobody else recruit.
    [exchange] Exchange nothing more.
    [own_unflood] Unflood no more tiles.
    [equip] Give it no more items.
    [flee] Move nobody else.
    [item_cost] Pay no more with Inspiration.
    [bite] Save nobody else.
    [loot] Take nothing else back.
   *[other] Finish.
}

## Misfortunes

rising-choice-card = { $step ->
    [turn_over] “{ $piece }” is turned over.
    [peek] “{ $piece }” is seen.
   *[other] { $piece } is drawn.
}
rising-choice-cancel = Send { FORM($bearer, "the") } to the supply to cancel “{ $piece }”.
rising-choice-block = Take { FORM($bearer, "the") } back to the pool to stop the flood in { FORM($to, "the") }.
rising-choice-flood = { $barrier ->
    [yes] Flood { FORM($to, "the") }. The barrier there is lost, and { FORM($farthest, "the") } stays.
   *[no] Flood { FORM($to, "the") }. { CAP(FORM($farthest, "the")) } is lost.
}
rising-choice-discard-barrier = Discard the barrier of { FORM($to, "the") }.
rising-choice-suffer = { $omen_arm ->
    [none] { $step ->
        [ally_omen] Suffer the omen.
       *[omen] Choose a peninsula to flood.
    }
   *[other] Let { FORM($omen_arm, "the") } flood.
}
rising-choice-avert = { $step ->
    [ally_omen] { rising-avert-ally }
   *[omen] { rising-avert-flood }
}
rising-avert-ally = Pay { $omen_price } together{ $ally ->
    [none] { "" }
   *[other] { " " }and recruit { FORM($ally, "the") }
}.
rising-avert-flood = { $omen ->
    [omen_of_ebbing] Every player loses { $omen_price } instead of the flood.
    [omen_of_exile] Everybody on the farthest tile of the cities, the libraries and the forges goes back to the pool instead of the flood.
   *[other] Discard { $omen_price } together instead of the flood.
}
rising-choice-top = Put “{ $piece }” back as card { $turn } from the top.
rising-choice-away = Discard “{ $piece }”.
rising-choice-spend-barrier = Spend the barrier of { FORM($to, "the") }. Nothing is flooded.
rising-choice-keep-barrier = Keep the barrier. { CAP(FORM($farthest, "the")) } is flooded.

## Moving

rising-choice-adept-leader = Bring a figure to your Leader's space.
rising-choice-adept-hologram = Bring a figure to the Hologram's space.
rising-choice-move = Move { FORM($piece, "the") } from { FORM($from, "the") }.
rising-choice-to = Go to { FORM($to, "the") }.
rising-choice-stay = { $step ->
    [relocate] Stay here and do not act.
    [centaur_step] Stay where it is.
    [going_home] Stay on the flooded tile.
   *[other] Stay: there is no room anywhere.
}
rising-choice-next = Let { FORM($piece, "the") } leave { FORM($from, "the") } next.

## Acting

rising-choice-activate = Act with { FORM($piece, "the") } on { FORM($from, "the") }.
rising-choice-activate-pair = Act with the pair on { FORM($from, "the") }.
rising-choice-activate-gate = { $why ->
    [none] Build on { FORM($from, "the") }.
   *[other] Build on { FORM($from, "the") }. Nothing can be built there now: { $why }.
}
rising-choice-act = Act on { FORM($from, "the") }.
rising-choice-act-pair = Act together on { FORM($from, "the") }.
rising-choice-act-gate = Build on { FORM($from, "the") } after all.
rising-choice-forgo = Give up the action on { FORM($from, "the") }.
rising-choice-forgo-pair = Give up the action of the pair on { FORM($from, "the") }.
rising-choice-forgo-gate = Build nothing on { FORM($from, "the") }.
rising-choice-end = Propose to end the actions. Whatever has not acted loses its action.
rising-choice-again = Act again with { FORM($piece, "the") } on { FORM($from, "the") }.
rising-choice-help = Let the Automaton help { FORM($piece, "the") }.
rising-choice-roll = The die shows { $piece }.
rising-choice-boost-energy = Spend 1 mystic energy: +{ $boost }.
rising-choice-boost-mystic = Use the ability of { FORM($piece, "the") }: +1, free.
rising-choice-winds-first = Play { $winds }: the first die shows { $face }.
rising-choice-winds-second = Play { $winds }: the second die shows { $face }.
rising-choice-recruit = { $piece } recruits.
rising-choice-gain-follower = Take a follower from the supply.
rising-choice-gain-leader = Take your Leader back from the supply.
rising-choice-keep = Keep { $piece }.
rising-choice-extra-energy = Pay { $extra_price } to keep one more card.
rising-choice-extra-mystic = Use the ability of { FORM($piece, "the") } to keep one more card, free.
rising-choice-discard = Discard { $piece }.
rising-choice-bottom = Put { $piece } under the library deck.
rising-choice-convert = { $n ->
    [0] Convert nothing.
   *[other] { $yields ->
        [none] Pay { $piece } and take that many resources of your choice.
       *[other] Turn { $piece } into { $yields }.
    }
}

## Building

rising-choice-build = Build { FORM($piece, "the") } for { LIST($cost) }.
rising-choice-nothing = Build nothing.
rising-choice-pay = Pay for { FORM($piece, "the") } without those who refused.
rising-choice-add = Add { $one } to the cost.
rising-choice-drop = Take { $one } off the cost.

## What cards and components let players do

rising-choice-ward = Place a mystic barrier on { FORM($to, "the") }.
rising-choice-weave = Buy a mystic barrier for { FORM($to, "the") }. It costs { $price }.
rising-choice-raise = Unflood { FORM($nearest, "the") }.
rising-choice-volunteer = { $piece } gets a volunteer for the next round.
rising-choice-give = { $step ->
    [smelt] Give { $one } for { $smelted }.
   *[other] Give { $one } and take crystal, gold or ore.
}
rising-choice-smelter = { $piece } gives crystal, gold or ore for { $smelted }.
rising-choice-take = Take { $one }.
rising-choice-widen = { $double ->
    [yes] { CAP(FORM($to, "the")) } gets one more double space this round.
   *[no] { CAP(FORM($to, "the")) } gets { $number ->
        [one] 1 more space
       *[other] { $number } more spaces
    } this round.
}
rising-choice-copy = Give your Leader the ability of { FORM($piece, "the") } too this round.
