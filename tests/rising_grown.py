"""Plays with a catalogue that has one more entry in each list, and with one more option: nothing may break.

Started as a program of its own, because the rules number everything when they are imported:

    python rising_grown.py FOLDER GAMES
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from tidefall.rising import catalogue

ENTRIES = {
    "library.toml": """
[[card]]
id = "second_surge"
like = "surge_of_power"
name = "Second Surge"
name_es = "Segunda Oleada"
kind = "basic"
copies = 3
windows = ["PLACE", "ACTIONS"]
numbers = { energy = 2 }
source = "printed game"
text = "Gain {energy} mystic energy."
text_es = "Gana {energy} de energía mística."

[[card]]
id = "bowl_of_the_source"
like = "chalice_of_the_source"
name = "Bowl of the Source"
name_es = "Cuenco del Manantial"
kind = "artifact"
copies = 1
windows = []
numbers = { energy = 1 }
source = "printed game"
text = "Lies there and shines."
text_es = "Brilla."
""",
    "councilors.toml": """
[[councilor]]
id = "bystander"
name = "Bystander"
name_es = "Curioso"
source = "printed game"
text = "Your Leader looks on."
text_es = "Tu líder mira."
""",
    "components.toml": """
[[component]]
id = "second_siphon"
like = "mystic_siphon"
name = "Second Siphon"
name_es = "Segundo Sifón"
letter = "A"
cost = { crystal = 1 }
kind = "action"
spaces = 2
spaces_5plus = 1
numbers = { energy = 2 }
source = "printed game"
text = "Gain {energy} mystic energy."
text_es = "Gana {energy} de energía mística."
""",
    "misfortunes.toml": """
[[misfortune]]
id = "aftershock"
like = "earthquake"
name = "Aftershock"
name_es = "Réplica"
kind = "special"
copies = 2
numbers = { target = 1 }
source = "printed game"
text = "Targets are {target} higher this round."
text_es = "Los objetivos suben en {target} esta ronda."
""",
}
"""What is appended to the files."""
OPTION = "lanterns"
CLOSE_LOOKS = 0.01
SETS: list[dict[str, object]] = [
    {"seats": 1, "level": 2},
    {"seats": 2, "level": 3},
    {"seats": 3, "level": 2, "components": "picked"},
    {"seats": 4, "level": 1, "lanterns": True},
    {"seats": 5, "level": 4, "councilors": "random"},
]


def grow(folder: Path) -> None:
    """Let the rules be imported with a larger catalogue."""
    for path in Path(str(catalogue.FOLDER)).glob("*.toml"):
        (folder / path.name).write_text(path.read_text("utf-8") + ENTRIES.get(path.name, ""), "utf-8")
    catalogue.FOLDER = folder


def play(games: int) -> None:
    """Every new thing comes into play somewhere, and the kit finds no broken promise."""
    import tidefall
    from tidefall.kernel import testing
    from tidefall.kernel.options import Option
    from tidefall.kernel.testing_tools import random_move
    from tidefall.rising.rules.options import OPTIONS

    OPTIONS.append(Option(OPTION, "flag", False, [False, True], "Lanterns on the shore.", "Faroles en la orilla."))
    seen = ""
    for number in range(games):
        options = SETS[number % len(SETS)]
        game = tidefall.load_game("rising", max_rounds=1, **options)
        rng = random.Random(number)
        state = game.new_initial_state()
        while not state.is_terminal():
            testing.check_legal_actions(state)
            testing.check_chance(state)
            if rng.random() < CLOSE_LOOKS:
                testing.check_closely(state, rng)
            state.act(*random_move(state, rng))
        testing.check_terminal(state)
        testing.check_record(state)
        seen += state.observation_string(0) + str(state.events(0))
    new = ["second_surge", "bowl_of_the_source", "bystander", "second_siphon", "aftershock", OPTION]
    assert [word for word in new if word not in seen] == []
    print(f"{games} games, compiled: {tidefall.COMPILED}")


if __name__ == "__main__":
    grow(Path(sys.argv[1]))
    play(int(sys.argv[2]))
