"""Every screen in both themes: no accessibility fault that axe-core can find, and pictures to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser_helpers import NOWHERE, Person, picture
from server_helpers import Server, wait_until

NewPage = Callable[..., Page]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def look(page: Page, name: str, pictures: Path) -> None:
    """Keep a picture of the screen in both themes and look for faults in each."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        picture(page, f"{name}-{theme}", pictures)
        assert faults(page) == [], f"{name}, {theme}"


def test_screens_before_a_game(server: Server, new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    ticket = server.new_table("you", "open", "greedy", public=True)
    for name, path in (
        ("home", "/"),
        ("new", "/new"),
        ("lobby", f"/table/{ticket['table']}#token={ticket['token']}"),
        ("rules", "/rules/survive"),
        ("nowhere", NOWHERE),
    ):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("main, [role=main]").first).to_be_visible()
        look(page, name, pictures)


def test_screens_of_a_game(server: Server, new_page: NewPage, pictures: Path) -> None:
    ticket = server.new_table("you", "greedy", "greedy", "greedy", start=True)
    page = new_page()
    page.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    expect(page.get_by_test_id("tour")).to_be_visible()
    look(page, "tour", pictures)
    person = Person(page, 6, hasty=True)
    for name, decisions in (("placing", 3), ("moving", 26)):
        person.play(decisions)
        person.wait_for_something()
        look(page, name, pictures)
    page.keyboard.press("Escape")
    page.get_by_test_id("all-choices-button").click()
    expect(page.get_by_test_id("all-choices")).to_be_visible()
    look(page, "all-choices", pictures)
    page.keyboard.press("Escape")
    person.play()
    expect(page.get_by_test_id("result")).to_be_visible()
    look(page, "end", pictures)
    page.get_by_test_id("replay-link").click()
    expect(page.get_by_test_id("replay")).to_be_visible()
    look(page, "replay", pictures)


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
    page.get_by_test_id("log").locator("button.again").first.click()
    expect(scrubber).not_to_have_value("121")
    assert int(scrubber.input_value()) < 20, "a line of the log leads to its moment"
    record = server.get(f"/api/tables/{ticket['table']}/record").json()
    assert record["result"] is not None
