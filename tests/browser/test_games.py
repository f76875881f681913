"""Whole games in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from browser_helpers import Person, picture, sit_down, start_now, table_id
from server_helpers import Server

NewPage = Callable[..., Page]
LOG_IS_AT_ITS_END = """() => {
  const log = document.querySelector('[data-testid="log"]');
  return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}"""


def test_a_whole_game_by_clicks_against_bots(server: Server, new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    person = start_now(page, server.url)
    picture(page, "start", pictures)
    person.play(14)
    picture(page, "ships", pictures)
    person.play(30)
    picture(page, "midgame", pictures)
    expect(page.get_by_test_id("log")).to_be_visible()
    page.wait_for_function(LOG_IS_AT_ITS_END)  # the log follows the game
    person.play()
    expect(page.get_by_test_id("result")).to_be_visible()
    picture(page, "end", pictures)
    assert {"tray", "lit", "ready", "buttons"} <= person.kinds
    summary = server.get(f"/api/tables/{table_id(page)}").json()
    assert summary["status"] == "over"


def test_two_browsers_play_each_other(server: Server, new_page: NewPage) -> None:
    """One opens a table, the other comes by its link; both play by clicking until the game is over."""
    ann, bob = new_page(), new_page()
    sit_down(server, ann, bob)
    people = [Person(ann, 3, hasty=True), Person(bob, 4, hasty=True)]
    while True:
        progressed = False
        for person in people:
            state = person.state()
            if state["result"]:
                progressed = True
                continue
            progressed |= person.click_something(state)
        if all(person.state()["result"] for person in people):
            break
        if not progressed:
            ann.wait_for_timeout(30)
    results = [person.page.get_by_test_id("result").inner_text() for person in people]
    assert results[0].splitlines()[0] == results[1].splitlines()[0]
