"""The steward with potions, Spirits and a Hologram that may have an Ally's board."""

from __future__ import annotations

from rising.monstrosities.test_councilors import WRATH_OF_3, table, turned, with_potions
from rising.monstrosities.test_hologram import LANTERN, two
from rising_helpers import do
from tidefall.kernel.state import State
from tidefall.rising.steward import StewardBot


class View:
    """What a bot sees: all of it, for nothing is hidden."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.current_player()

    def legal_actions(self) -> list[int]:
        return self.state.legal_actions(self.seat)

    def sample(self) -> State:
        return self.state.clone()


def choice(state: State) -> str:
    """What the steward does, as a text; it is legal."""
    action = StewardBot().choose(View(state))
    assert action in state.legal_actions()
    return state.action_to_string(state.current_player(), action)


BREWER = {"councilor": "alchemist", "leader": "hills_6"}


def test_it_drinks_where_a_potion_matters() -> None:
    flooding = turned("flood_hills", BREWER, monstrosities=with_potions("draught_of_adamant"))
    assert choice(flooding) == "drink draught_of_adamant"
    assert choice(do(flooding, "drink draught_of_adamant")) == "stay"
    omen = turned("omen_fauns", BREWER, **WRATH_OF_3, monstrosities=with_potions("elixir_of_vitality"))
    assert choice(omen) == "drink elixir_of_vitality"


def test_it_plays_the_spirit_of_the_leaders_peninsula() -> None:
    state = table({"councilor": "channeler", "leader": "pool"}, step="place")
    assert choice(do(state, "leader@forests_5")) == "spirit the_meliae"
    centre = table({"councilor": "channeler", "leader": "pool"}, step="place")
    assert choice(do(centre, "leader@mystic_power_source")) == "pass"


def test_it_chooses_a_board_though_allies_are_offered() -> None:
    state = two("hologram_power", LANTERN, council={"revealed": ["explorer", "mariner"]})
    assert choice(state) == "power explorer"


def test_it_names_the_spirit_that_most_can_use() -> None:
    crew = {"followers": ["daimonic_lattice", "hills_3", "hills_2", "forests_3"]}
    state = two("actions", crew, built=["daimonic_lattice"])
    assert choice(do(state, "activate p1:follower daimonic_lattice")) == "spirit the_napaeae"
