"""The steps of the game in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tidefall.kernel.step import Step
from tidefall.survive.rules import creatures, defence, mini_round, movement, settling, setup, sinking, squid, turn
from tidefall.survive.rules.state import SurviveState

STEPS: Final[list[Step[SurviveState]]] = [
    setup.Layout(),
    setup.PlaceExplorer(),
    setup.Token(),
    setup.PlaceShip(),
    turn.Turn(),
    turn.Stop(),
    turn.PlayTile(),
    turn.BeginMove(),
    movement.Move(),
    sinking.Sink(),
    sinking.Back(),
    sinking.Crew(),
    sinking.Fetch(),
    squid.SquidPlace(),
    squid.Victim(),
    mini_round.Mini(),
    creatures.Roll(),
    creatures.Distance(),
    creatures.Pick(),
    creatures.Destination(),
    settling.Settle(),
    settling.Rescuers(),
    defence.WhaleWindow(),
    defence.SharkWindow(),
    defence.FallenWindow(),
]
