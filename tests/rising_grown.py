"""Plays with a catalogue that has one more entry in each list, and with one more option: nothing may break.

A new thing is its entry and its messages here; it does what another one does.

Started as a program of its own, because the rules number everything when they are imported:

    python rising_grown.py FOLDER GAMES
"""

from __future__ import annotations

import os
import random
import shutil
import sys
from pathlib import Path

from tidefall.rising import catalogue

ENTRIES = {
    "library.toml": """
[[card]]
id = "second_surge"
like = "surge_of_power"
kind = "basic"
copies = 3
windows = ["PLACE", "ACTIONS"]
numbers = { energy = 2 }
source = "printed game"

[[card]]
id = "bowl_of_the_source"
like = "chalice_of_the_source"
kind = "artifact"
copies = 1
windows = []
numbers = { energy = 1 }
source = "printed game"
""",
    "councilors.toml": """
[[councilor]]
id = "bystander"
source = "printed game"
""",
    "components.toml": """
[[component]]
id = "second_siphon"
like = "mystic_siphon"
letter = "A"
cost = { crystal = 1 }
kind = "action"
spaces = 2
spaces_5plus = 1
numbers = { energy = 2 }
source = "printed game"
""",
    "misfortunes.toml": """
[[misfortune]]
id = "aftershock"
like = "earthquake"
kind = "special"
copies = 2
numbers = { target = 1 }
source = "printed game"
""",
}
"""What is appended to the files."""
WORDS = {
    "en": """
rising-card-second-surge = Second Surge
rising-card-second-surge-text = Gain { $energy } mystic energy.
rising-card-bowl-of-the-source = Bowl of the Source
rising-card-bowl-of-the-source-text = Lies there and shines.
rising-councilor-bystander = Bystander
rising-councilor-bystander-text = Your Leader looks on.
rising-councilor-bystander-brief = looks on
rising-component-second-siphon = Second Siphon
rising-component-second-siphon-text = Gain { $energy } mystic energy.
rising-misfortune-aftershock = Aftershock
rising-misfortune-aftershock-text = Targets are { $target } higher this round.
rising-option-lanterns = Lanterns
rising-option-lanterns-help = Lanterns on the shore.
""",
    "es": """
rising-card-second-surge = Segunda Oleada
rising-card-second-surge-text = Gana { $energy } de energía mística.
rising-card-bowl-of-the-source = Cuenco del Manantial
rising-card-bowl-of-the-source-text = Brilla.
rising-councilor-bystander = Curioso
rising-councilor-bystander-text = Tu líder mira.
rising-councilor-bystander-brief = mira
rising-component-second-siphon = Segundo Sifón
rising-component-second-siphon-text = Gana { $energy } de energía mística.
rising-misfortune-aftershock = Réplica
    .gender = f
rising-misfortune-aftershock-text = Los objetivos suben en { $target } esta ronda.
rising-option-lanterns = Faroles
rising-option-lanterns-help = Faroles en la orilla.
""",
}
"""Their messages, in a folder of their own."""
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
    """Let the rules be imported with a larger catalogue, and its words be found."""
    shutil.copytree(str(catalogue.FOLDER), folder, dirs_exist_ok=True)
    for name, entries in ENTRIES.items():
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(entries)
    catalogue.FOLDER = folder
    for lang, words in WORDS.items():
        (folder / "words" / lang).mkdir(parents=True)
        (folder / "words" / lang / "grown.ftl").write_text(words, "utf-8")
    os.environ["TIDEFALL_WORDS"] = str(folder / "words")
    os.environ["TIDEFALL_STRICT_WORDS"] = "1"


def play(games: int) -> None:
    """Every new thing comes into play somewhere, and the kit finds no broken promise."""
    import tidefall
    from tidefall.kernel import testing
    from tidefall.kernel.options import Option
    from tidefall.kernel.testing_tools import random_move
    from tidefall.rising.rules.options import OPTIONS

    OPTIONS.append(Option(OPTION, "flag", False, [False, True]))
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
        for lang in ("en", "es"):
            assert game.draw(state.observation(0), lang)
            assert game.catalogue_tables(lang, False)
            assert all(game.explained(option, lang) for option in game.options)
    new = ["second_surge", "bowl_of_the_source", "bystander", "second_siphon", "aftershock", OPTION]
    assert [word for word in new if word not in seen] == []
    print(f"{games} games, compiled: {tidefall.COMPILED}")


if __name__ == "__main__":
    grow(Path(sys.argv[1]))
    play(int(sys.argv[2]))
