# Monstrosities: what cannot be played together.

refused-option-needs = Option { $option } needs the option { $needed }.
refused-level-needs = Levels above { $most } need the option { $needed }; this is level { $level }.
refused-options-exclude = Option { $option } cannot be played with { $other }.
refused-mechanical-seats = The mechanical solo has { $seats } seats, one for each team.
refused-too-many-exchanges = At level { $level } { $most ->
    [0] no pair
    [one] at most 1 pair
   *[other] at most { $most } pairs
} of Calm Seas can be exchanged for Receding Waters and Red Skies.

# A position that cannot be.

rising-cannot-be-monstrous = monstrosities belongs to games with the option monstrosities.
rising-cannot-see-wonders = The library has { $count } wonders of the expansion; more than that are named.
rising-cannot-hold-misfortunes = misfortunes has { $here } of { $word }; there are { $there }.

# What a player can choose.

rising-choice-bring = Place { FORM($piece, "the") }.
rising-choice-ally = Let { $piece } have { FORM($from, "the") }.
rising-choice-call = { $step ->
    [red_skies] Pay together for { FORM($piece, "the") }.
   *[pick_peninsula] Let the call come to { FORM($to, "the") }.
}
rising-choice-enlist = Recruit { FORM($piece, "the") }.
rising-choice-restore = Bring { FORM($piece, "the") } back.
rising-choice-save = Pay energy to keep { FORM($piece, "the") } on { FORM($from, "the") }.
rising-choice-use = Use { $piece }.
rising-choice-lose = Give up 1 { $piece }.
rising-choice-humble = Let { $piece } discard resources.
rising-choice-clarion = { $piece ->
    [followers] Every player gains a follower.
   *[volunteers] Share out the volunteers.
}
rising-choice-exchange = Add “{ $piece }” for this pair.
rising-choice-hand = Give { $piece } to { $to }.
rising-choice-ease = Lower the targets of { FORM($to, "the") }.
rising-choice-gild = Take { $piece } as gold.
rising-choice-buy = Pay energy for 1 more { $piece }.
rising-choice-transmute = Pay energy to take { $piece } instead.
rising-choice-wonder = { $piece ->
    [goods] Use the wonder for goods.
   *[other] Use the wonder to recruit { FORM($piece, "the") }.
}

# What is asked.

rising-prompt-hit = One of your figures is about to suffer. Protect it?
rising-prompt-pick-peninsula = Choose the peninsula that hears the call.
rising-prompt-return-some = Choose who returns to the pool.
rising-prompt-return-own = Choose one of your figures to return to the pool.
rising-prompt-lethe = Discard a library card, or return a figure if you have none.
rising-prompt-hubris = Choose which of the richest players is humbled.
rising-prompt-give-up = Choose a resource to discard.
rising-prompt-labyrinth = Pay for your figure, or let it return to the pool.
rising-prompt-move-each = Choose who goes there next, and to which space.
rising-prompt-move-consent = Let your protected figure be moved?
rising-prompt-catastrophe = Choose a peninsula to flood.
rising-prompt-red-skies = Pay together for the Mermaid?
rising-prompt-take-ally = Who receives the Ally?
rising-prompt-ally-omen = Suffer the omen, or pay and win its Ally?
rising-prompt-clarion = A follower for everyone, or volunteers for all to share?
rising-prompt-gnomon = Choose the peninsula whose targets drop.
rising-prompt-fount = Who gets the next card?
rising-prompt-gyve = What joins the deck for this pair of Calm Seas?
rising-prompt-pharos = Choose the Ally you recruit.
rising-prompt-censer = Choose who comes back.
rising-prompt-sphere = Leave the card on top, or pay to discard it?
rising-prompt-place-ally = Choose where it goes.
rising-prompt-going-home = Your figure is about to return to its pool. Save it?
rising-prompt-collecting = You succeed. Do you want to change what you collect?
rising-prompt-centaur-step = Choose where the Centaur acts next, or let it stay.
rising-prompt-wonder = Act as usual, or use your wonder?

# How Allies are named in a list of figures, and in what a choice brings about.

rising-figures-ally = { FORM($ally, "the") }
rising-harm-ally = { $own ->
    [yes] your { $ally }
   *[no] { $player }’s { $ally }
}

# Monsters.

rising-choice-monster = { $piece ->
    [medusa] Medusa acts next.
    [harpies] The harpies act next.
   *[sea] The monster of the sea acts next.
}
rising-choice-gain-hologram = Take the Hologram back from the supply.
rising-choice-gain-automaton = Take the Automaton back from the supply.
rising-prompt-monsters-act = Choose the monster that acts next.
rising-prompt-monster = A monster is about to act. Do something about it first?
rising-event-monster-acts = { $monster ->
    [medusa] Medusa acts.
    [harpies] The harpies act.
   *[sea] The monster of the sea acts.
}
rising-event-removed = { CAP(FORM($figure, "the")) } leaves the game.
# Magic items and locations.

rising-cannot-carry = { $figure } cannot carry { $word }: it is not on the board, or not of the player who has the item.
rising-choice-equip = Give it { FORM($piece, "the") }.
rising-prompt-equip = Choose a magic item for { FORM($figure, "the") }, or none.
rising-event-equipped = { CAP(FORM($figure, "the")) } carries { FORM($item, "the") }.
rising-event-item-lost = The item supply gets { FORM($item, "the") } back.
rising-event-location-opens = { CAP(FORM($location, "the")) } is now in play.
rising-event-location-closes = { CAP(FORM($location, "the")) } is out of play.
rising-not-item-here = That magic item is not in the supply, or nobody here may build one (M-9.2).
rising-choice-inspire = Pay { $one } with Inspiration.
rising-choice-own = Let { $piece } take { FORM($from, "the") }.
rising-prompt-item-cost = { LIST($due) } to pay for { FORM($project, "the") }. What comes off?
rising-prompt-take-item = Who takes the magic item?
rising-event-item-taken = { $seat } takes { FORM($item, "the") }.

# The mechanical solo.

rising-figure-bot = Bot
rising-figures-bot = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
rising-harm-figure-bot = { $own ->
    [yes] { $count ->
        [one] your Bot
       *[other] { $count } of your Bots
    }
   *[no] { $count ->
        [one] { $player }’s Bot
       *[other] { $count } of { $player }’s Bots
    }
}
rising-choice-assist = Let { FORM($piece, "the") } share a space and help everyone else there to roll.
rising-choice-unlock = Let { FORM($piece, "the") } open a space for five or more players to one other figure.
rising-choice-gain-bot = Take a Bot from the supply.
rising-prompt-place-bot = Choose where the Bot goes, or let it share a space.
rising-cannot-have-bots = bots belongs to games with the option mechanical.
rising-cannot-count-bots = bots names { $count }; there are { $most }.
rising-cannot-be-of-the-second-team = { $path } cannot be: the second team of the mechanical solo has no councilor, Leader or followers.
rising-cannot-stand-aside = { $figure } cannot be helping or opening: only a Bot on a space is, and it is resolved.
rising-figure-with = { FORM($figure, "the") } with { LIST($items, form: "the") }
    .the = { FORM($figure, "the") } with { LIST($items, form: "the") }
rising-choice-wield = Ignore the flood with { FORM($piece, "the") }.
rising-choice-unleash = { $item ->
    [constellation_cloak] Give up { FORM($piece, "the") } and its bearer to cancel the card.
    [winged_sandals] Give up { FORM($piece, "the") } to move figures to safety.
    [horn_of_plenty] Give up { FORM($piece, "the") } for resources.
   *[other] { $step ->
        [monster] Give up { FORM($piece, "the") } so that the monster does not act.
       *[other] Give up { FORM($piece, "the") } to cancel the card.
    }
}
rising-choice-fly = Move { FORM($piece, "the") } from { FORM($from, "the") } with the Winged Sandals.
rising-prompt-response-other = “{ $card }” is drawn. Use something against it?
rising-prompt-sentinels-other = { CAP(FORM($peninsula, "the")) } are about to flood. Use something against it?
rising-prompt-fly = Where does { $figure } go?
rising-prompt-flee = Choose who goes elsewhere, all from one place.
rising-prompt-flee-consent = Let { $figure } be moved to { FORM($space, "the") }?
rising-event-item-used = { $seat } uses { FORM($item, "the") }.
rising-choice-steal = Try to steal the { $piece }.
rising-choice-split = { $to } gets { $piece } of it.
rising-prompt-cache = Choose what you take from the Hidden Cache.
rising-prompt-aerie = Recruit the Gryphon, or steal its gold?
rising-prompt-share-gold = How do you divide the gold?
rising-event-cache-filled = The Hidden Cache is full again.

# Medusa.

rising-cannot-be-at-sea = { $path } cannot be { $place }: that tile is flooded.
rising-cannot-meet-medusa = Medusa and her stones belong to games with the option medusa.
rising-choice-start = Medusa comes to { FORM($piece, "the") }.
rising-choice-gaze = Draw Medusa’s gaze with { FORM($piece, "the") } on { FORM($from, "the") }.
rising-choice-mirror = Draw Medusa’s gaze with { FORM($piece, "the") } on { FORM($from, "the") } and break the curse with the Mirror Shield.
rising-choice-free = Pay { $price } to free a petrified Atlantean.
rising-choice-release = Free { FORM($piece, "the") } on { FORM($from, "the") }.
rising-choice-dismiss = Send the petrified { $piece } on { FORM($from, "the") } to the supply.
rising-choice-charm = { $piece ->
    [followers] Gain two followers.
   *[volunteers] Gain four volunteers.
}
rising-prompt-medusa-start = Where does Medusa begin?
rising-prompt-medusa-die = { $of_tile ->
    [no] A die chooses Medusa’s peninsula.
   *[yes] A die chooses Medusa’s tile.
}
rising-prompt-gaze = Medusa is about to move. Draw her gaze with one of your figures?
rising-prompt-free-stone = Choose whom you free.
rising-prompt-medusa-gift = Medusa has charmed the city. Two followers, or four volunteers?
rising-prompt-gift-share = { $of_volunteers ->
    [no] Who gains the next follower?
   *[yes] Who gains the next volunteer?
}
rising-event-medusa-comes = Medusa comes to { FORM($tile, "the") }.
rising-event-petrified = { CAP(FORM($figure, "the")) } on { FORM($space, "the") } turns to stone.
rising-event-volunteers-petrified = { $count ->
    [one] A petrified volunteer stands
   *[other] { $count } petrified volunteers stand
} on { FORM($tile, "the") }.
rising-event-gaze-drawn = { CAP(FORM($figure, "the")) } on { FORM($space, "the") } draws Medusa’s gaze.
rising-event-curse-broken = { $seat } breaks Medusa’s curse with the Mirror Shield.
rising-event-freed = { CAP(FORM($figure, "the")) } on { FORM($space, "the") } is free again.
rising-event-stones-lost = { $count ->
    [one] A petrified volunteer is
   *[other] { $count } petrified volunteers are
} gone from { FORM($tile, "the") }.
# The harpies and the sea: what a player can choose.

rising-choice-harpy = The harpy in { FORM($to, "the") } is next.
rising-choice-prey = { $step ->
    [scylla] Scylla goes for { FORM($piece, "the") } on { FORM($from, "the") }.
   *[harpy_target] The harpy attacks { FORM($piece, "the") }.
}
rising-choice-yield = Let the harpy carry off { FORM($piece, "the") }.
rising-choice-tribute = Give the harpy { $piece }.
rising-choice-tribute-good = Give the harpy { $one }.
rising-choice-raid = { $piece ->
    [steal] Steal back what was stolen.
   *[fight] Fight the harpies.
}
rising-choice-retrieve = Take back { $piece }.
rising-choice-retrieve-good = Take back { $one }.
rising-choice-retrieve-figure = Take back { FORM($piece, "the") }.
rising-choice-hand-good = Give { $one } to { $to }.
rising-choice-hand-figure = Give { FORM($piece, "the") } to { $to }.
rising-choice-treasure = The treasure is turned up: { $piece }.
rising-choice-portion = { $to } takes { $piece }, and the other player takes the rest.
rising-choice-attacker = { $piece } attacks this round.
rising-choice-gap = Between { FORM($from, "the") } and { FORM($to, "the") }.
rising-choice-whirl = { CAP(FORM($to, "the")) } first.
rising-choice-stem = Pay together to save { FORM($farthest, "the") }.
rising-choice-letter = Stand on space { $piece } of { FORM($to, "the") }.

# The harpies and the sea: what is asked.

rising-prompt-harpies = Choose which harpy is next.
rising-prompt-harpy-die = A die sends a harpy to a peninsula.
rising-prompt-harpy-target = Choose who the harpy attacks.
rising-prompt-tribute = A harpy attacks { FORM($figure, "the") }. What do you give it?
rising-prompt-raid = Do you steal back what lies at the Lair, or fight the harpies?
rising-prompt-loot = Choose what you take back. You may take { $left } more.
rising-prompt-loot-share = Who gets what you took back?
rising-prompt-treasure = The treasure of the harpies is turned up.
rising-prompt-unused-artifact = An unused artifact is drawn.
rising-prompt-spoils = The harpies are beaten. How do you share out the spoils?
rising-prompt-sea-draw = Chance decides which sea monster attacks this round.
rising-prompt-sea-gap = Choose where { $attacker } lies in wait.
rising-prompt-scylla = Choose whom Scylla goes for.
rising-prompt-bite = Scylla goes for your figures. Whom do you save?
rising-prompt-charybdis = Choose which tile Charybdis tries to flood first.
rising-prompt-stem-flood = Charybdis is about to flood { FORM($farthest, "the") }. Pay together to stop her?
rising-prompt-name-space = Choose the space of the tile for { FORM($figure, "the") }.
rising-prompt-die-selecting = { $thrower } rolls a die.
rising-prompt-die-by-size = { CAP($roller) } rolls a die.
rising-prompt-roll-window-selecting = The die shows { LIST($dice) }, which counts as { $result } now. Raise it?
rising-prompt-roll-window-by-size = { CAP($roller) } rolled { LIST($dice) }. Total { $total }. Add something?
rising-purpose-stem = saving { FORM($tile, "the") }
    .the = saving { FORM($tile, "the") }

# The harpies and the sea: what happens.

rising-event-harpy-comes = A harpy comes to { FORM($tile, "the") }.
rising-event-harpy-leaves = A harpy leaves { FORM($peninsula, "the") } with nothing.
rising-event-stolen-good = A harpy steals { $goods } from { $seat }.
rising-event-stolen-card = A harpy steals { $card } from { $seat }.
rising-event-stolen-figure = A harpy carries off { FORM($figure, "the") } from { FORM($space, "the") }.
rising-event-raid = { $way ->
    [steal] The two at the Lair try to steal back what was stolen.
   *[fight] The two at the Lair fight.
}
rising-event-harpy-defeated = { $left ->
    [0] The last harpy is defeated!
    [one] A harpy is defeated; one is left.
   *[other] A harpy is defeated; { $left } are left.
}
rising-event-retrieved = { $things ->
    [0] Total { $total }: nothing can be taken back.
    [one] Total { $total }: 1 thing can be taken back.
   *[other] Total { $total }: { $things } things can be taken back.
}
rising-event-treasure-found = The treasure is turned up: { $treasure }.
rising-event-lair-gone = The Harpies’ Lair leaves the game.
rising-event-sea-attacks = { $attacker } attacks this round.
rising-event-sea-gap = { $attacker } lies in wait between { FORM($peninsula, "the") } and { FORM($neighbour, "the") }.
rising-event-saved = { CAP(FORM($figure, "the")) } on { FORM($space, "the") } escapes Scylla.
rising-event-eaten = Scylla eats { FORM($figure, "the") } on { FORM($space, "the") }.
rising-event-stemmed = Charybdis is kept from { FORM($tile, "the") }.
rising-event-sea-leaves = { $attacker } is satisfied and leaves the game.
rising-event-sea-escaped = Both sea monsters are gone. The skies redden, and the Mermaid may be won.
rising-choice-artifact = Draw an unused artifact first.
rising-prompt-sphinx = Draw an unused artifact in place of your first card?
rising-prompt-draw-unused = { $seat } draws an unused artifact.
rising-prompt-riddle-price = Choose the card you discard for the riddle.
rising-prompt-riddle = Choose the unused artifact you keep.
rising-event-artifact-back = Among the unused artifacts again: { $card }.
rising-event-artifact-seen = { $seat } sees an unused artifact: { $card }.
rising-choice-erect = Build { FORM($piece, "the") } all together, for less.
rising-prompt-gantry = { LIST($refusers) } will not pay for { FORM($component, "the") }. Pay without them, or build nothing?

# The drawing.

rising-draw-deck-receding-waters = { $n } receding
rising-draw-deck-red-skies = { $n } red skies
rising-draw-deck-catastrophic-flood = { $n } catastrophic
rising-draw-deck-hidden = { $n } unseen
rising-draw-pile-allies = Allies in the supply: { LIST($cards, join: "comma") }
rising-draw-pile-items = Magic items in the supply: { LIST($cards, join: "comma") }
rising-draw-lot-specials = { $hidden ->
    [0] No more specials are in the deck; in the box: { LIST($cards, join: "comma") }
   *[other] Specials not yet seen, { $hidden } of them in the deck: { LIST($cards, join: "comma") }
}
rising-draw-lot-omens = { $hidden ->
    [0] No more omens are in the deck; in the box: { LIST($cards, join: "comma") }
   *[other] Omens not yet seen, { $hidden } of them in the deck: { LIST($cards, join: "comma") }
}
rising-draw-lot-artifacts = { $hidden ->
    [0] No more artifacts are in the library; unused: { LIST($cards, join: "comma") }
   *[other] Artifacts not yet seen, { $hidden } of them in the library: { LIST($cards, join: "comma") }
}
rising-draw-lot-wonders = { $hidden ->
    [0] No more wonders are in the library; in the box: { LIST($cards, join: "comma") }
   *[other] Wonders not yet seen, { $hidden } of them in the library: { LIST($cards, join: "comma") }
}
rising-draw-locations = Locations
rising-draw-monsters = Monsters
rising-draw-petrified = Petrified
rising-draw-sated = satisfied
rising-draw-mechanical-team = Mechanical team
rising-draw-helps-all = acts, and adds 2 to others’ rolls
rising-draw-potions = potions: { LIST($things, join: "comma") }
rising-draw-spirits-played = spirits used: { LIST($things, join: "comma") }
rising-draw-spirit = with the Leader: { LIST($things, join: "comma") }
rising-draw-inspiration = Inspiration { $n }
rising-sign-medusa = § Medusa
rising-sign-stone = ▒f petrified
rising-councilor-alchemist-brief = potions for all who are here
rising-councilor-artisan-brief = builds items, gains Inspiration
rising-councilor-astrologer-brief = waits above the island, then lands
rising-councilor-channeler-brief = Spirits help those who are here
rising-councilor-mariner-brief = stands on a flooded tile
# Councilors, potions, spirits, the Hologram.

rising-choice-drink = Play { FORM($piece, "the") }.
rising-choice-potion = { $step ->
    [hologram_potion] Let { FORM($piece, "the") } serve the Hologram this round.
   *[other] Take { FORM($piece, "the") }.
}
rising-choice-spirit = { $step ->
    [hologram_spirit] Let { $piece } be with the Hologram this round.
    [lattice] Let { $piece } serve everyone this round.
   *[play_spirit] Play { $piece }.
}
rising-prompt-choose-potions = Choose a potion to begin with.
rising-prompt-take-potion = Choose a potion to take from the Laboratory.
rising-prompt-hologram-potion = Choose the potion that serves the Hologram this round.
rising-prompt-elixir = Somebody is about to be asked for energy. Play the Elixir first?
rising-prompt-play-spirit = Play a Spirit with your Leader?
rising-prompt-hologram-spirit = Choose the Spirit that is with the Hologram this round.
rising-prompt-lattice = Choose the Spirit that serves everyone this round.
rising-prompt-tychae = Which of you gets a volunteer for the next round?
rising-prompt-observatory = Who leaves the Observatory next?
rising-prompt-from-observatory = Where does { $figure } go from the Observatory?
rising-event-ally-power = The Hologram has the board of { FORM($figure, "the") } this round.
rising-event-potion-taken = { $seat } takes { FORM($potion, "the") }.
rising-event-potion-played = { $seat } plays { FORM($potion, "the") }.
rising-event-hologram-potion = { CAP(FORM($potion, "the")) } serves the Hologram this round.
rising-event-spirit-played = { $seat } plays { $spirit }.
rising-event-spirits-back = { $seat } takes back the played Spirits.
rising-event-hologram-spirit = { CAP($spirit) } are with the Hologram this round.
rising-event-spirit-named = { CAP($spirit) } serve everyone this round.
rising-event-inspired = { $seat } now has { $inspiration } Inspiration.
rising-event-stayed = { CAP(FORM($figure, "the")) } stays on { FORM($space, "the") }, though it is flooded.
