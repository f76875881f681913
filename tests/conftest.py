"""What holds for every test: a sentence that cannot be said is an error, here and in the processes that tests start."""

from __future__ import annotations

import os

os.environ.setdefault("TIDEFALL_STRICT_WORDS", "1")
# Nobody's own language decides what the tests read.
for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"
