"""Where a person's games are kept on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

NAME: Final = "Tidefall" if sys.platform in ("win32", "darwin") else "tidefall"


def data_folder() -> Path:
    """TIDEFALL_DATA, or where the platform keeps such things. Nobody has made it yet."""
    own = os.environ.get("TIDEFALL_DATA")
    return Path(own) if own else user_data_path(NAME, appauthor=False)
