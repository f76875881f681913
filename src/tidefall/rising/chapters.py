"""All chapters of the rules: importing them puts their steps into `STEPS`."""

from __future__ import annotations

from tidefall.rising import (  # noqa: F401  (each registers its steps)
    acting,
    activation,
    building,
    card_steps,
    component_effects,
    component_steps,
    flooding,
    free_steps,
    library,
    library_cards,
    misfortune,
    misfortune_cards,
    moving,
    payment,
    placing,
    rolling,
    rounds,
    setup,
    shared,
)
from tidefall.rising.effects import unknown
from tidefall.rising.steps import STEPS

__all__ = ["STEPS"]

assert not STEPS.missing(), f"nobody has registered the steps {STEPS.missing()}"
assert not unknown(), f"nobody has an effect for {unknown()}"
