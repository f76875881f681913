"""Write vectors.json anew: the cases stay, the sentences are what Python says now. Read the diff before you keep it."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path

from tidefall.words import Voice, plurals

HERE = Path(__file__).parent
VECTORS = HERE / "vectors.json"


def main() -> None:
    vectors = json.loads(VECTORS.read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "qq").mkdir()
        shutil.copy(HERE / "trial.ftl", Path(folder) / "qq")
        os.environ |= {"TIDEFALL_WORDS": folder, "TIDEFALL_STRICT_WORDS": "1"}
        for case in vectors["cases"]:
            lang, name, facts = case[:3]
            case[3:] = [Voice("qq" if lang == "trial" else lang, vectors["seats"]).say(name, facts)]
    numbers = vectors["numbers"]
    vectors["plurals"] = {lang: " ".join(map(rule, numbers)) for lang, rule in sorted(plurals.RULES.items())}
    lines = ",\n    ".join(json.dumps(case, ensure_ascii=False) for case in vectors["cases"])
    rest = ",\n".join(f'  "{name}": {json.dumps(vectors[name])}' for name in ("seats", "numbers", "plurals"))
    VECTORS.write_text(f'{{\n  "cases": [\n    {lines}\n  ],\n{rest}\n}}\n', "utf-8")


if __name__ == "__main__":
    main()
