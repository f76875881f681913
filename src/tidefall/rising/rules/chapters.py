"""All chapters of the rules: importing them puts their steps into `STEPS`."""

from __future__ import annotations

from tidefall.rising.rules import (  # noqa: F401  (each registers its steps)
    acting,
    activation,
    building,
    flooding,
    free_steps,
    library,
    misfortune,
    moving,
    payment,
    placing,
    rolling,
    rounds,
    setup,
    shared,
)
from tidefall.rising.rules.effects import unknown
from tidefall.rising.rules.monstrosities import (  # noqa: F401
    allies,
    charybdis,
    decks,
    freeing,
    harpies,
    hologram,
    item_building,
    items,
    lair,
    letters,
    locations,
    mechanical,
    medusa,
    monsters,
    pieces,
    scylla,
    sea,
    spoils,
)
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things import (  # noqa: F401  (each puts its effects and steps in)
    alchemy,
    ally_omens,
    ally_powers,
    artifacts,
    calm_seas,
    card_steps,
    cards,
    channeling,
    component_steps,
    components,
    councilors,
    gantry,
    hundred_hands,
    item_powers,
    location_powers,
    medusa_ally,
    misfortunes,
    monstrous_cards,
    monstrous_components,
    new_councilors,
    riddles,
    special_misfortunes,
    wonders,
)

__all__ = ["STEPS"]

assert not STEPS.missing(), f"nobody has registered the steps {STEPS.missing()}"
assert not unknown(), f"nobody has an effect for {unknown()}"
