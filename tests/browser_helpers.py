"""A person in front of a browser: finds what glows, clicks it, reads what is on the screen."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, expect

from server_helpers import Server

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NEEDS_BROWSER = f"needs an installed browser, one of {', '.join(BROWSERS)} in PATH (Debian: apt-get install chromium)"
WAIT = 60_000
NOWHERE = "/nowhere"
"""An address without a screen."""
MISSES = 20

STATE = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter((e) => e.getClientRects().length && !e.closest('[aria-hidden="true"]')).length;
  return {
    result: seen('[data-testid="result"]'),
    handover: seen('[data-testid="handover"]'),
    confirm: seen('[data-testid="confirm-yes"]'),
    chooser: seen('[data-testid="chooser"] button'),
    tray: seen('[data-testid="tray"] button.ready'),
    lit: seen('[data-testid="board"] .lit'),
    ready: seen('[data-testid="board"] [data-piece].ready'),
    buttons: seen('[data-testid="choices"] button:not([aria-disabled="true"])'),
    skip: seen('[data-testid="skip"]'),
    tour: seen('[data-testid="tour-skip"]'),
    prompt: document.querySelector('[data-testid="prompt"]')?.innerText ?? '',
  };
}"""


def find_browser() -> str | None:
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


class Person:
    """Plays whatever the page offers, at random, by mouse. Who is `hasty` mostly ends the movement at once."""

    def __init__(self, page: Page, seed: int = 1, hasty: bool = False) -> None:
        self.page = page
        self.hasty = hasty
        self.rng = random.Random(seed)
        self.kinds: set[str] = set()
        """What has been clicked so far."""
        self.misses = 0
        """How many clicks in a row went nowhere."""

    def state(self) -> dict[str, Any]:
        """What can be clicked, how many of each kind, and the prompt."""
        state: dict[str, Any] = self.page.evaluate(STATE)
        return state

    def settled(self) -> dict[str, Any]:
        """The same, once nothing moves any more."""
        state = self.wait_for_something()
        while True:
            self.page.wait_for_timeout(60)
            again = self.wait_for_something()
            if again == state:
                return state
            state = again

    def wait_for(self, state: dict[str, Any]) -> None:
        """Until just this can be clicked."""
        same = f"(wanted) => Object.entries(({STATE})()).every(([kind, seen]) => seen === wanted[kind])"
        try:
            self.page.wait_for_function(same, arg=state, timeout=WAIT)
        except Error:
            assert self.state() == state, "and it does not become so"
            raise

    def play(self, decisions: int | None = None) -> None:
        """Play to the end of the game, or so many clicks that decide something."""
        while decisions is None or decisions > 0:
            state = self.wait_for_something()
            if state["result"]:
                return
            if self.click_something(state) and decisions is not None:
                decisions -= 1

    def wait_for_something(self) -> dict[str, Any]:
        """What can be clicked, once something can."""
        self.page.wait_for_function(f"() => Object.values(({STATE})()).some((n) => n > 0)", timeout=WAIT)
        return self.state()

    def click_something(self, state: dict[str, Any]) -> bool:
        """Click the most urgent thing, or any of several; whether it may have decided something."""
        for kind in ("tour", "confirm", "handover", "skip", "chooser"):
            if state[kind]:
                return self.click(kind)
        if state["tray"] and (not state["lit"] or self.rng.random() < 0.3):
            return self.click("tray")
        ways = [kind for kind in ("lit", "ready", "buttons") if state[kind]]
        if not ways:
            return False
        # Destinations first: what was picked was picked to be used.
        if state["lit"] and self.rng.random() < 0.9:
            return self.click("lit")
        if self.hasty and state["buttons"] and self.rng.random() < 0.7:
            return self.click("buttons")
        return self.click(self.rng.choice(ways))

    def click(self, kind: str) -> bool:
        selector = {
            "tour": '[data-testid="tour-skip"]',
            "confirm": '[data-testid="confirm-yes"]',
            "handover": '[data-testid="handover"] button',
            "skip": '[data-testid="skip"]',
            "chooser": '[data-testid="chooser"] button',
            "tray": '[data-testid="tray"] button.ready',
            "lit": '[data-testid="board"] .lit',
            "ready": '[data-testid="board"] [data-piece].ready',
            "buttons": '[data-testid="choices"] button:not([aria-disabled="true"])',
        }[kind]
        found = self.page.locator(selector)
        count = found.count()
        if not count:
            return False
        target = found.nth(self.rng.randrange(count) if kind not in ("tour", "confirm", "handover", "skip") else 0)
        try:
            target.click(timeout=2000, force=kind in ("lit", "ready"))
        except Error:
            # It moved or went away while the mouse was on its way, as things on a board do while others play. What can
            # never be clicked is another matter.
            self.misses += 1
            if self.misses == MISSES:
                raise
            return False
        self.misses = 0
        self.kinds.add(kind)
        return kind in ("lit", "buttons", "chooser", "confirm")


def start_now(page: Page, url: str) -> Person:
    """From the home page to a game against bots in two clicks."""
    page.goto(url)
    page.get_by_test_id("play-now").first.click()
    expect(page.get_by_test_id("board")).to_be_visible()
    close_tour(page)
    return Person(page)


def sit_down(server: Server, ann: Page, bob: Page) -> None:
    """One opens a table, the other comes by its link, and the game begins."""
    ticket = server.new_table("you", "open")
    ann.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    expect(ann.get_by_test_id("lobby")).to_be_visible()
    bob.goto(f"{server.url}/table/{ticket['table']}")
    bob.get_by_test_id("sit").first.click()
    bob.get_by_test_id("name").fill("Bob")
    bob.get_by_test_id("name-confirm").click()
    ready = bob.get_by_test_id("ready")
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")
    expect(ann.get_by_text("Bob").first).to_be_visible()
    start = ann.get_by_test_id("start")
    expect(start).to_be_enabled()
    start.click()
    for page in (ann, bob):
        close_tour(page)


def close_tour(page: Page) -> None:
    """The first visit is guided; who knows the game skips it."""
    page.get_by_test_id("tour-skip").click()


def table_id(page: Page) -> str:
    found = re.search(r"/table/([a-z0-9]{16})", page.url)
    assert found, page.url
    return found[1]


def picture(page: Page, name: str, folder: Path) -> None:
    page.screenshot(path=folder / f"{name}.png")
