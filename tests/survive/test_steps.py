"""Steps own themselves: every number has its step, every name is one step's, and what lies below is a step too."""

from __future__ import annotations

from tidefall.survive.position.pending import FOLLOWS, WORDINGS
from tidefall.survive.rules.board import SPACES
from tidefall.survive.rules.chapters import STEPS
from tidefall.survive.rules.creatures.creature import CREATURES


def test_every_number_has_a_step_of_its_own() -> None:
    assert STEPS.missing() == []
    assert [step.code for step in STEPS.all] == list(range(len(STEPS.all)))
    names = [step.name for step in STEPS.all]
    assert len(set(names)) == len(names)


def test_what_lies_below_a_step_is_a_step() -> None:
    names = {step.name for step in STEPS.all}
    lowest = [step.name for step in STEPS.all if not step.below]
    assert lowest == ["turn"]
    assert {name for step in STEPS.all for name in step.below.split()} <= names


def test_every_field_of_a_frame_has_words() -> None:
    fields = [field for step in STEPS.all for field in step.fields]
    assert {field.name for field in fields} - set(FOLLOWS) == set(WORDINGS)
    assert all(field.most >= SPACES for field in fields if field.name == "space")


def test_there_is_a_creature_of_every_kind() -> None:
    assert [creature.kind for creature in CREATURES] == list(range(5))
    assert len({type(creature) for creature in CREATURES}) == 5
