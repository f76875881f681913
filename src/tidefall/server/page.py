"""The page: files that were built into the package, and its one document for every path that is not the API's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

import tidefall

FOLDER: Final = Path(tidefall.__file__).parent / "page"
SCREEN: Final = re.compile(r"(|new|(table|replay|rules)/[^/]+)/?")
"""What the page has something to show for. For anything else it says that there is nothing, and so does the status."""
HASHED: Final = "assets/"
"""Files in here have a digest of their contents in their names: another content is another file."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tidefall</title>
<h1>Tidefall</h1>
<p>The server runs, but this copy of Tidefall was installed without its page.</p>
<p>The game can be played in a terminal with <code>tidefall play</code>, and by programs through
<a href="/api/openapi.json">the API</a>.</p>
</html>
"""


async def page(request: Request) -> Response:
    """A file of the page, or the page itself: which screen it shows is its own matter."""
    path = request.path_params.get("path", "")
    file = find(path)
    if file is not None:
        return FileResponse(file, headers={"cache-control": FOR_EVER if path.startswith(HASHED) else ASK_AGAIN})
    if path == "api" or path.startswith(HASHED) or "." in path.rsplit("/", 1)[-1]:
        raise HTTPException(404)
    status = 200 if SCREEN.fullmatch(path) else 404
    index = find("index.html")
    if index is None:
        return HTMLResponse(NOT_BUILT, status, headers={"cache-control": ASK_AGAIN})
    return FileResponse(index, status, headers={"cache-control": ASK_AGAIN})


def find(path: str) -> Path | None:
    """The file that a path names, if it is one of the page's."""
    if not path or "\0" in path or "\\" in path:
        return None
    try:
        file = (FOLDER / path).resolve()
        return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except OSError:
        return None  # a name longer than any file's
