"""One browser and one server for all tests here; a fresh context, as of another computer, for every person."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

import tidefall
from browser_helpers import FLAGS, NEEDS_BROWSER, NOWHERE, WAIT, find_browser
from server_helpers import Server

PICTURES = Path(__file__).resolve().parent.parent.parent / "build" / "screenshots"
expect.set_options(timeout=WAIT)
HAS_PAGE = (Path(tidefall.__file__).parent / "page" / "index.html").is_file()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not HAS_PAGE:
        pytest.skip("needs the page: `make test-compiled` builds it, and so does `python web/build.py`")
    program = find_browser()
    if program is None:
        pytest.skip(NEEDS_BROWSER)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    with Server(f"sqlite:///{folder / 'tables.sqlite3'}") as running:
        yield running


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """A page of a new visitor; whatever goes wrong inside it fails the test, and a picture is kept."""
    contexts = []
    pages: list[Page] = []
    wrong: list[str] = []

    def make(**wishes: Any) -> Page:
        wishes = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", "locale": "en-GB", **wishes}
        context = browser.new_context(**wishes)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(complaint(message)) if message.type == "error" else None)
        contexts.append(context)
        pages.append(page)
        return page

    yield make
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(pages):
        if not page.is_closed():
            page.screenshot(path=PICTURES / f"{request.node.name.replace('/', '_')}-{number}.png")
    for context in contexts:
        context.close()
    # An address without a screen, and a refused wish for a table, are answered so on purpose.
    excused = (
        *("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED"),
        *(f"{NOWHERE}: Failed", "/api/tables: Failed to load resource: the server responded with a status of 422"),
    )
    assert not [text for text in wrong if not any(word in text for word in excused)]


def complaint(message: ConsoleMessage) -> str:
    return f"{urlsplit(message.location.get('url', '')).path}: {message.text}"


@pytest.fixture
def pictures() -> Path:
    """Where screenshots are kept for people to look at."""
    folder = Path(os.environ.get("TIDEFALL_PICTURES", PICTURES))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
