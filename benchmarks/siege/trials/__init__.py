"""One module for each way of spoiling a server; `python -m benchmarks.siege --help` says what is in one."""

from __future__ import annotations

import importlib
import os
import pkgutil
from types import ModuleType

from ..target import Target


def names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


def load(name: str) -> ModuleType:
    return importlib.import_module(f"{__name__}.{name}")


def besiege(name: str, target: Target) -> dict[str, object]:
    """In a process and a session of its own: the server and its guests do not share their time with the attacker."""
    os.setsid()
    told: dict[str, object] = load(name).besiege(target)
    return told
