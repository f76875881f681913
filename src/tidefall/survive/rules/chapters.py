"""All chapters of the rules and all creatures: importing them puts their steps into `STEPS`."""

from __future__ import annotations

from tidefall.survive.rules import (  # noqa: F401  (each registers its steps)
    defence,
    dice,
    mini_round,
    movement,
    picking,
    settling,
    setup,
    sinking,
    tiles,
    turn,
)
from tidefall.survive.rules.creatures import (  # noqa: F401  (each puts itself in)
    dolphin,
    serpent,
    shark,
    squid,
    whale,
)
from tidefall.survive.rules.steps import STEPS

__all__ = ["STEPS"]

assert not STEPS.missing(), f"nobody has registered the steps {STEPS.missing()}"
