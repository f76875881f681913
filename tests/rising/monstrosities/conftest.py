"""All tests here may ask for games with the expansion."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import monstrous


@pytest.fixture(autouse=True)
def expansion() -> Iterator[None]:
    with monstrous.listed():
        yield
