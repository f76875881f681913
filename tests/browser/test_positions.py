"""Decisions that hardly ever come up in a game, from positions set up by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from browser_helpers import picture
from browser_positions import SetTable
from server_helpers import Server
from survive_helpers import at, fates, play, see, ships

NewPage = Callable[..., Page]


def test_of_five_swimmers_three_are_chosen_for_the_new_ship(server: Server, new_page: NewPage, pictures: Path) -> None:
    """The crowd stands spread out by itself, so that one sees whom one chooses."""
    people = dict.fromkeys(("Ra", "Ba", "Bb", "Ga", "Ya"), "F3")
    page = new_page()
    table = SetTable(page, server.url, at({"explorers": people, "step": "sink"}), "back ship")
    page.locator('[data-space="F3"]').click()
    page.get_by_test_id("confirm-yes").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Choose who boards the new ship.")
    expect(page.locator('[data-testid="board"] [data-piece].ready')).to_have_count(5)
    picture(page, "crew", pictures)
    for name, left in (("Ya", 4), ("Ra", 3)):
        page.locator(f'[data-piece="{name}"]').click()
        expect(page.locator('[data-testid="board"] [data-piece].ready')).to_have_count(left)
    page.locator('[data-piece="Bb"]').click()
    expect(page.locator('[data-testid="board"] [data-piece].ready')).to_have_count(0)
    assert ships(table.state) == {"F3": ["Ra", "Bb", "Ya"]}
    assert fates(table.state, "Ba", "Ga") == ["swimmer F3", "swimmer F3"]


def test_with_nobody_left_all_may_agree_to_stop(server: Server, new_page: NewPage, pictures: Path) -> None:
    lost = {f"{colour}{letter}": "out" for colour in "RB" for letter in "bcdefghij"}
    state = at({"explorers": {**lost, "Ra": "C1", "Ba": "NW"}, "step": "move", "points": 3}, seats=2, offer_stop=True)
    play(state, "Ra C1>NW", "end", "sink D5", "back whale", "roll shark")
    page = new_page()
    SetTable(page, server.url, state)
    expect(page.get_by_test_id("prompt")).to_contain_text("Stop now, or play on?")
    picture(page, "stop", pictures)
    page.get_by_test_id("choices").get_by_text("Agree to stop now").click()
    expect(page.get_by_test_id("choices").locator("button")).to_have_count(0)
    assert see(state)["asks"] == {**see(state)["asks"], "decision": "stop", "seat": 1}


SHORE = {"explorers": {"Ra": "F3", "Rb": "G5", "Ba": "F4"}, "whales": ["D3"], "points": 3}


def test_whatever_is_pointed_at_is_explained_by_its_rule(server: Server, new_page: NewPage) -> None:
    page = new_page()
    SetTable(page, server.url, at({**SHORE, "step": "move"}))
    tip = page.get_by_test_id("tip")
    for space, words, rule in (("D3", "Whale", "S-5.11"), ("I6", "Mountain", "S-3.8"), ("G5", "Rb", "S-4.3")):
        page.mouse.move(*middle(page, f'[data-space="{space}"]'))
        expect(tip).to_contain_text(words)
        expect(tip).to_contain_text(rule)
    tip.get_by_text("S-4.3").click()
    expect(page.locator("dialog")).to_contain_text("S-4.3")


def test_a_piece_is_dragged(server: Server, new_page: NewPage) -> None:
    page = new_page()
    table = SetTable(page, server.url, at({**SHORE, "step": "move"}))
    page.mouse.move(*middle(page, '[data-piece="Rb"] svg'))
    page.mouse.down()
    page.mouse.move(*middle(page, '[data-space="G4"]'), steps=5)
    page.mouse.up()
    expect(page.get_by_test_id("prompt")).to_contain_text("2 movement points left")
    assert fates(table.state, "Rb") == ["land G4"]


def test_who_acts_is_not_told_what_was_there(server: Server, new_page: NewPage) -> None:
    """An explanation that was on its way when somebody clicks does not come after the click."""
    page = new_page()
    SetTable(page, server.url, at({**SHORE, "step": "sink"}), "back shark")
    page.locator('[data-space="F4"]').click()
    expect(page.get_by_test_id("log")).to_contain_text("A shark eats Ann (Blue)’s explorer on F4.")
    page.wait_for_timeout(1000)
    expect(page.get_by_test_id("tip")).to_have_count(0)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
