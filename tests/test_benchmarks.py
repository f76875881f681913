"""The benchmarks run; how fast anything is, no test can say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "benchmarks" / "run.py"


def test_a_quick_run_measures_and_reports_everything(tmp_path: Path) -> None:
    """Peers that are not installed are named and left out; our own figures are all there."""
    file = tmp_path / "figures.json"
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--quick", "--json", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(file.read_text("utf-8"))
    assert len(figures["rows"]) == 9
    for row in figures["rows"]:
        assert row["what"].split()[0].strip(",") in done.stdout
        assert row["ours"] is None or row["ours"] > 0
    assert [row["what"] for row in figures["rows"][:7] if row["ours"] is None] == []
    chess = figures["driven_from_python"].get("OpenSpiel chess")
    assert chess is None or chess > 0
