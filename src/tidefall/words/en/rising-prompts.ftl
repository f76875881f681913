# Atlantis Rising: what a player is asked, said to that player. `left` is how many are still to come.

rising-prompt-over = The game is over.
rising-prompt-waiting = { $seat }: { $task }
rising-prompt-settling = Somebody objected, so you decide as starting player. { $task }
rising-prompt-final = The others sent it back. Whatever you choose now is final. { $task }

## Chance

rising-prompt-lay-component = A component with the letter { $letter } is drawn.
rising-prompt-deal-councilor = { $seat } is dealt a councilor.
rising-prompt-find-starter = The starting player is drawn.
rising-prompt-reveal-board = A councilor is revealed for the Hologram.
rising-prompt-turn-over = { $drawer } turns over a misfortune.
rising-prompt-peek = { $seat } looks at the next misfortune.
rising-prompt-die = { CAP($roller) } rolls a die; the target is { $goal }.
rising-prompt-draw-card = { $seat } draws a library card.

## Setting up and placing

rising-prompt-pick-component = Pick a component with the letter { $letter } for the Blueprint.
rising-prompt-take-councilor = Choose your councilor.
rising-prompt-take-colour = Choose your colour.
rising-prompt-hologram-power = Whose ability does the Hologram have this round: { LIST($boards, join: "or", form: "the") }?
rising-prompt-place = Place a figure. You still have { LIST($pool) }.{ rising-prompt-also }
rising-prompt-place-done = All your figures are placed. Are you ready?{ rising-prompt-also }
rising-prompt-place-ready = You are ready. Until everybody is, you may { LIST($ways, join: "or") }.
rising-prompt-also = { $more ->
    [yes] { " " }You may also { LIST($ways, join: "or") }.
   *[no] { "" }
}
rising-way-buy = buy something
rising-way-play = play a card
rising-way-lift = take a figure back
rising-way-contest = ask for somebody's space
rising-prompt-award = { $claimant } asks for { $holder }'s space on { FORM($contested, "the") }. Who gets it?
rising-prompt-claim = Which figure do you place on { FORM($space, "the") }?
rising-prompt-concession = { $proposer } proposes to give up. Do you agree?

## Misfortunes

rising-prompt-before-draw = { $drawer } is about to turn over a misfortune. Play a card first?
rising-prompt-response = “{ $card }” is drawn. Send { FORM($bearer, "the") } to the supply to cancel it?
rising-prompt-sentinels = { CAP(FORM($peninsula, "the")) } are about to flood. Take { FORM($bearer, "the") } back to the pool to stop it?
rising-prompt-choose-flood = “{ $card }”: choose a peninsula to flood.{ $left ->
    [one] { "" }
   *[other] { " " }Floods left: { $left }.
}
rising-prompt-discard-barrier = “{ $card }”: choose a barrier to discard.
rising-prompt-tsunami = “{ $card }”: choose among the peninsulas with the most land.
rising-prompt-omen = “{ $card }”: take the flood, or avert it?
rising-prompt-put-back = Which card goes back as card { $turn } from the top?
rising-prompt-put-back-away = Discard one of the cards you have seen?
rising-prompt-end-misf = The misfortunes are over. Move figures now?
rising-prompt-adept-figure = Whom do you bring to { FORM($site, "the") }?
rising-prompt-adept-space = Where does { $figure } go?
rising-prompt-adept-consent = { $seat } wants to move { $figure } to { FORM($space, "the") }. Do you agree?
rising-prompt-move-figure = Which of your figures do you move?{ $left ->
    [one] { "" }
   *[other] { " " }You may move { $left }.
}
rising-prompt-move-space = Where does { $figure } go?
rising-prompt-start-actions = Who leaves { FORM($watchtower, "the") } next?
rising-prompt-relocate = Where does { $figure } go to act?
rising-prompt-wrath = The Wrath of the Gods: choose a peninsula to flood.{ $left ->
    [one] { "" }
   *[other] { " " }Floods left: { $left }.
}
rising-prompt-wrath-barrier = Spend the barrier of { FORM($peninsula, "the") } against the Wrath?

## Acting

rising-prompt-actions = Before the next action you may play a card, buy a barrier or unflood a tile.
rising-prompt-actions-name = Choose who acts next, or propose to end the actions.
rising-prompt-actions-own = You may act with one of your figures, play a card or buy something.
rising-prompt-end-proposed = { $starter } proposes to end the actions. { $left_to_act ->
    [0] None of your figures is left to act.
    [one] 1 of yours is left to act.
   *[other] { $left_to_act } of yours are left to act.
} Do you agree?
rising-prompt-objected = You objected: act with one of your figures, or give up its action.
rising-prompt-may-forgo = { $starter } calls on { FORM($unit, "the") }. Act, or give up the action?
rising-prompt-objections = { $proposer } proposes: { $proposal } Do you agree?
rising-prompt-vote = { $starter } decides: { $proposal } Do you agree, or send it back?
rising-prompt-choose-helped = Whom does the Automaton help?{ $helped ->
    [one] { "" }
   *[other] { " " }It can help { $helped }.
}
rising-prompt-roll-window = { CAP($roller) } rolled { LIST($dice) }. Total { $total }, { $missing } short of { $goal }. Add something?
rising-prompt-greet = Success! Which of you recruits?
rising-prompt-recruit = Take a follower, or take your Leader back?
rising-prompt-keep-card = You drew { LIST($drawn) }. You may keep { $left }.
rising-prompt-keep-card-extra = { LIST($drawn) } left. Keep one more card?
rising-prompt-lay-down = Not kept: { LIST($drawn) }. Discard each card or put it under the deck.
rising-prompt-hand-limit = You have { $hand } cards and may hold { $limit }. Play or discard one.
rising-prompt-convert = How much ore do you convert? Up to { $most }; each becomes { $rate }.

## Building and paying

rising-prompt-build = What do you build on { FORM($space, "the") }? Those there have { LIST($wealth) }.
rising-prompt-build-window = { CAP(FORM($project, "the")) } costs { LIST($cost) }{ $discount ->
    [0] { "" }
   *[other] , { $discount } less so far
}. Make it cheaper?
rising-prompt-raise-cost = “{ $malfunction }”: { FORM($project, "the") } costs more than { LIST($due) }. Which resource do you add?
rising-prompt-lower-cost = { CAP(FORM($project, "the")) } costs { LIST($due) }. Which resource do you take off?
rising-prompt-settle-cost = { LIST($refusers) } will not pay for { FORM($component, "the") }. Pay without them, or build nothing?
rising-prompt-payment = { LIST($due) } still to pay for { FORM($purpose, "the") }. How much { $good } does { $payer } pay?
rising-prompt-consent = { $initiator } asks you to pay { LIST($share) } for { FORM($purpose, "the") }. Do you agree?
rising-purpose-barrier = a barrier on { FORM($peninsula, "the") }
    .the = a barrier on { FORM($peninsula, "the") }
rising-purpose-unflood = unflooding { FORM($tile, "the") }
    .the = unflooding { FORM($tile, "the") }
rising-purpose-omen = “{ $card }”
    .the = “{ $card }”

## What cards and components ask

rising-prompt-share-barrier = Place a mystic barrier for free?
rising-prompt-share-unflood = Choose a peninsula: its nearest flooded tile rises.
rising-prompt-beacon = Unflood tiles of different peninsulas. Left: { $left }.
rising-prompt-share-volunteer = Who gets a volunteer for the next round?{ $volunteers ->
    [one] { "" }
   *[other] { " " }{ $volunteers } to share out.
}
rising-prompt-share-recruit = Which players recruit? Left: { $left }.
rising-prompt-exchange = Give crystal, gold or ore and take another? Left: { $left }.
rising-prompt-loom = Buy a mystic barrier for { $price }?
rising-prompt-act-again = Which of your figures acts again?
rising-prompt-seal-return = Which follower goes back to the supply to unflood tiles?
rising-prompt-seal-consent = Send { $figure } back to the supply?
rising-prompt-foundry = Which of you gives crystal, gold or ore for { $smelted }?
rising-prompt-smelt = Give crystal, gold or ore for { $smelted }?
rising-prompt-conduit = Which of you recruits?
rising-prompt-own-barrier = Place a mystic barrier for free.
rising-prompt-own-unflood = Choose a peninsula: its nearest flooded tile rises.{ $left ->
    [one] { "" }
   *[other] { " " }Left: { $left }.
}
rising-prompt-take-good = Take a resource of your choice.{ $left ->
    [one] { "" }
   *[other] { " " }Left: { $left }.
}
rising-prompt-conversion = How much mystic energy do you pay? Up to { $left }.
rising-prompt-choose-tile = Which tile gets more room this round?
rising-prompt-copy-ability = Whose ability does your Leader have too this round?
