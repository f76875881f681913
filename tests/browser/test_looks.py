"""Every screen in both themes: no accessibility fault that axe-core can find, and pictures to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser_helpers import Person, picture
from server_helpers import Server, wait_until

NewPage = Callable[..., Page]


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screens_before_a_game(server: Server, new_page: NewPage, pictures: Path, theme: str) -> None:
    page = new_page(color_scheme=theme)
    ticket = server.new_table("you", "open", "greedy", public=True)
    for name, path in (
        ("home", "/"),
        ("new", "/new"),
        ("lobby", f"/table/{ticket['table']}#token={ticket['token']}"),
        ("rules", "/rules/survive"),
        ("nowhere", "/nowhere"),
    ):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("main, [role=main]").first).to_be_visible()
        picture(page, f"{name}-{theme}", pictures)
        assert faults(page) == [], name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screens_of_a_game(server: Server, new_page: NewPage, pictures: Path, theme: str) -> None:
    ticket = server.new_table("you", "greedy", "greedy", "greedy", start=True)
    page = new_page(color_scheme=theme)
    page.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    expect(page.get_by_test_id("tour")).to_be_visible()
    assert faults(page) == [], "the tour"
    person = Person(page, 6)
    for name, decisions in (("placing", 3), ("moving", 26)):
        person.play(decisions)
        person.wait_for_something()
        picture(page, f"{name}-{theme}", pictures)
        assert faults(page) == [], name
    page.keyboard.press("Escape")
    page.get_by_test_id("all-choices-button").click()
    expect(page.get_by_test_id("all-choices")).to_be_visible()
    assert faults(page) == [], "all choices"
    page.keyboard.press("Escape")
    person.play()
    expect(page.get_by_test_id("result")).to_be_visible()
    picture(page, f"end-{theme}", pictures)
    assert faults(page) == [], "the end"
    page.get_by_test_id("replay-link").click()
    expect(page.get_by_test_id("replay")).to_be_visible()
    picture(page, f"replay-{theme}", pictures)
    assert faults(page) == [], "replay"


def test_replay_from_a_link(server: Server, new_page: NewPage) -> None:
    """A link leads to a moment; the scrubber, the seats and the record work from there."""
    ticket = server.new_table("greedy", "greedy", "greedy", start=True)
    wait_until(lambda: server.get(f"/api/tables/{ticket['table']}").json()["status"] == "over")
    page = new_page()
    page.goto(f"{server.url}/replay/{ticket['table']}?at=120&seat=1")
    expect(page.get_by_test_id("board")).to_be_visible()
    scrubber = page.get_by_test_id("scrubber")
    expect(scrubber).to_have_value("120")
    page.get_by_test_id("replay-next").click()
    expect(scrubber).to_have_value("121")
    assert "at=121" in page.url
    record = server.get(f"/api/tables/{ticket['table']}/record").json()
    assert record["result"] is not None
