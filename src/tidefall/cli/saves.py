"""Where a game is kept: a record of what has been played so far, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tidefall import Refused, records
from tidefall.folders import data_folder

if TYPE_CHECKING:
    from tidefall.table.local import LocalTable


class SaveFile:
    """The file of one game. Without a path nothing is written until somebody saves or leaves."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def keep(self, table: LocalTable) -> None:
        """Called after every decision."""
        if self.path is not None:
            records.dump(table.record(), self.path)

    def save(self, table: LocalTable, path: str | None = None) -> Path:
        """Write now, from now on to `path` if one is given; the file's name."""
        if path is not None and Path(path) != self.path:
            self.path = unused(Path(path))
        elif self.path is None:
            name = time.strftime(f"{table.state.game.name}-%Y%m%d-%H%M%S.json")
            return self.save_anew(table, made(games_folder()) / name)
        self.keep(table)
        return self.path

    def save_anew(self, table: LocalTable, path: Path) -> Path:
        """Write to a new file of this or a similar name; it does not stay if that fails."""
        self.path = claimed(path)
        try:
            self.keep(table)
        except Refused:
            self.path.unlink(missing_ok=True)
            self.path = None
            raise
        return self.path


def games_folder() -> Path:
    """Where games are kept that nobody gave a name."""
    return data_folder() / "games"


def made(folder: Path) -> Path:
    """The folder, for its owner alone; where it cannot be made, one that can: no game is lost for that."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return Path(tempfile.gettempdir())
    return folder if os.access(folder, os.W_OK) else Path(tempfile.gettempdir())


def kept_games() -> list[Path]:
    """The files in the folder of kept games, the one that was played last first."""
    found = [(path.stat().st_mtime_ns, path) for path in games_folder().glob("*.json") if path.is_file()]
    return [path for _, path in sorted(found, reverse=True)]


def claimed(path: Path) -> Path:
    """A new empty file of this name, or of the first numbered one that is free: others may end in the same second."""
    number = 1
    name = path
    while True:
        try:
            name.touch(exist_ok=False)
        except FileExistsError:
            number += 1
            name = path.with_stem(f"{path.stem}-{number}")
        except OSError as error:
            raise Refused("cannot_write", file=str(name), why=error.strerror or str(error)) from None
        else:
            return name


def unused(path: Path, resumable: bool = True) -> Path:
    """The path, if nothing is there that would be lost; `resumable` if it could be a game to continue."""
    if path.is_dir():
        raise Refused("is_a_folder", file=str(path))
    if path.exists():
        raise Refused("file_exists", file=str(path), resumable=resumable)
    if not path.absolute().parent.is_dir():
        raise Refused("no_folder", file=str(path), folder=str(path.absolute().parent))
    return path
