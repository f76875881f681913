"""Measures the rules as they stand in the source tree, interpreted.

`run.py` starts it as a program of its own, because a process has room for one build only.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

import drivers

import tidefall

if __name__ == "__main__":
    if tidefall.COMPILED:
        sys.exit("These rules are compiled: set PYTHONPATH to the source tree.")
    print(json.dumps(asdict(drivers.measure(drivers.tidefall_driven("survive"), float(sys.argv[1])))))
