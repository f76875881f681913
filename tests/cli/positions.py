"""A position in the middle of a round, for tests that need several people with much to do."""

from __future__ import annotations

ACTING = {
    "round": 3,
    "wrath": 2,
    "step": "actions",
    "starting_player": 0,
    "players": [
        {
            "councilor": "explorer",
            "colour": "red",
            "goods": {},
            "leader": "forests_4",
            "followers": ["hills_1", "hills_2", "mystic_power_source"],
        },
        {
            "councilor": "scholar",
            "colour": "blue",
            "goods": {"energy": 4},
            "leader": "gate_build_2",
            "followers": ["libraries_3", "mystic_power_source", "pool"],
        },
        {
            "councilor": "adept",
            "colour": "yellow",
            "goods": {"energy": 1},
            "leader": "gate_build_2",
            "followers": ["gate_build_2", "mystic_power_source", "mystic_power_source"],
        },
    ],
}
PLAY = ("play", "rising", "--seats", "3", "--position", "position.json", "--seed", "2", "--save", "game.json")
