"""Atlantis Rising in a real browser: placed by clicks and by dragging, by keyboard, and played to the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser_helpers import Person, close_tour, picture
from server_helpers import Server

NewPage = Callable[..., Page]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LEFT = """() => [...document.querySelectorAll('[data-testid="tray"] button')]
  .reduce((sum, one) => sum + Number(one.innerText.replace(/[^0-9]/g, '')), 0)"""
PLACING = '[data-testid="tray"] button.ready'


def sit(server: Server, page: Page, **options: Any) -> Person:
    """At a table of four with three stewards, the setup behind one."""
    wishes = {"level": 1, "starting_player": "first", "councilors": "random", **options}
    ticket = server.new_table("you", "steward", "steward", "steward", game="rising", options=wishes, start=True)
    page.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    expect(page.get_by_test_id("board")).to_be_visible()
    close_tour(page)
    person = Person(page, 5, hasty=True)
    while not page.locator(PLACING).count():
        person.click_something(person.wait_for_something())
    return person


def left(page: Page) -> int:
    count: int = page.evaluate(LEFT)
    return count


def comes_to(page: Page, count: int) -> None:
    page.wait_for_function(f"(wanted) => ({LEFT})() === wanted", arg=count)


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def look(page: Page, name: str, pictures: Path) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        picture(page, f"{name}-{theme}", pictures)
        assert faults(page) == [], f"{name}, {theme}"


def test_a_figure_is_placed_by_two_clicks_or_one_drag(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit(server, page)
    board = page.get_by_test_id("board")
    before = left(page)
    # Two clicks: the figure, then where it shall stand.
    page.locator('[data-testid="tray"] [data-kind="leader"]').click()
    board.locator('[data-spot="mystic_power_source"].lit').click()
    comes_to(page, before - 1)
    # One drag.
    start = page.locator('[data-testid="tray"] [data-kind="follower"]').bounding_box()
    there = board.locator('[data-spot="gate_build_1"]').bounding_box()
    assert start
    assert there
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 10, steps=4)
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=8)
    page.mouse.up()
    comes_to(page, before - 2)
    expect(page.get_by_test_id("log")).to_contain_text("build space 1")


def test_a_round_is_placed_by_keyboard(server: Server, new_page: NewPage) -> None:
    """Arrows go among what can be used, digits pick the figure, Enter places it, `e` ends it."""
    page = new_page()
    sit(server, page)
    before = left(page)
    page.locator('[data-testid="board"] [tabindex="0"]').first.focus()
    page.keyboard.press("1")
    for _ in range(before):
        page.keyboard.press("ArrowDown")
        spot = page.evaluate("document.activeElement.dataset.spot ?? ''")
        assert spot, "the arrow keys lead somewhere"
        count = left(page)
        page.keyboard.press("Enter")
        if page.get_by_test_id("chooser").count():
            page.keyboard.press("Enter")
        comes_to(page, count - 1)
        page.locator('[data-testid="board"] [tabindex="0"]').first.focus()
        page.keyboard.press("1")
    assert left(page) == 0


def test_the_table_looks_right_and_can_be_read_by_all(server: Server, new_page: NewPage, pictures: Path) -> None:
    page = new_page(viewport={"width": 1366, "height": 657})
    person = sit(server, page)
    look(page, "rising-placing", pictures)
    person.play(14)
    person.wait_for_something()
    look(page, "rising-midgame", pictures)
    page.set_viewport_size({"width": 390, "height": 844})
    look(page, "rising-phone", pictures)
    wide = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert wide, "nothing sticks out on a phone"


def test_a_whole_game_of_rising_by_clicks_with_stewards(server: Server, new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    person = sit(server, page, max_rounds=3)
    person.play()
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("result")).to_contain_text("Atlantis")
    look(page, "rising-end", pictures)
    assert {"tray", "lit", "ready", "buttons"} <= person.kinds, "everything has been used"
