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
from tidefall.rising.rules.steps import STEPS
from tidefall.rising.rules.things import (  # noqa: F401  (each puts its effects and steps in)
    artifacts,
    card_steps,
    cards,
    component_steps,
    components,
    councilors,
    misfortunes,
)

__all__ = ["STEPS"]

assert not STEPS.missing(), f"nobody has registered the steps {STEPS.missing()}"
assert not unknown(), f"nobody has an effect for {unknown()}"
