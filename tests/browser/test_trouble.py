"""What goes wrong in real life: reloads, a server that dies, second thoughts, rude words."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser_helpers import Person, sit_down, start_now
from server_helpers import Server

NewPage = Callable[..., Page]


def kind_of_decision(prompt: str) -> str:
    return re.sub(r"[A-M]\d+|\d+", "#", prompt.splitlines()[-1] if "\n" in prompt else prompt)


def test_reload_at_every_kind_of_decision(server: Server, new_page: NewPage) -> None:
    """After a reload the same is asked, and the same can be clicked."""
    ticket = server.new_table("you", "greedy", "greedy", start=True, options={"ch6": True, "squid": True})
    page = new_page()
    page.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    person = Person(page, 8, hasty=True)
    seen: set[str] = set()
    while not (state := person.wait_for_something())["result"]:
        if kind_of_decision(state["prompt"]) not in seen:
            state = person.settled()
        kind = kind_of_decision(state["prompt"])
        busy = state["tour"] or state["confirm"] or state["chooser"]
        picked = page.locator('[data-testid="board"] .picked').count()
        if "our turn" in state["prompt"] and kind not in seen and not busy and not picked:
            seen.add(kind)
            page.reload()
            person.wait_for(state)
        person.click_something(state)
    page.reload()
    expect(page.get_by_test_id("result")).to_be_visible()
    assert len(seen) >= 4, seen


def test_the_server_dies_and_comes_back(new_page: NewPage, tmp_path: Path) -> None:
    """Nothing is reloaded: the page says that the connection is lost, and then goes on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", "--port", port) as server:
        page = new_page()
        person = start_now(page, server.url)
        person.play(12)
        page.evaluate("() => { window.notReloaded = true }")
        lines = page.locator('[data-testid="log"] li').count()
        server.kill()
        expect(page.get_by_test_id("connection").first).to_contain_text(re.compile("connect|lost|again", re.IGNORECASE))
        server.start()
        person.play(12)
        assert page.evaluate("() => window.notReloaded") is True
        assert page.locator('[data-testid="log"] li').count() >= lines


def test_a_move_is_taken_back(server: Server, new_page: NewPage) -> None:
    """Until the other person has decided something, on both screens."""
    ann, bob = new_page(), new_page()
    sit_down(server, ann, bob)
    lines = [page.locator('[data-testid="log"] li') for page in (ann, bob)]
    told = [line.all_inner_texts() for line in lines]
    undo = ann.get_by_test_id("undo")
    expect(undo).to_be_disabled()
    ann.locator('[data-testid="board"] .lit').first.click(force=True)
    ann.locator('[data-testid="chooser"] button').first.click()
    for line, before in zip(lines, told, strict=True):
        expect(line).to_have_count(len(before) + 1)
    expect(bob.locator('[data-testid="board"] .lit').first).to_be_visible()
    undo.click()
    for line, before in zip(lines, told, strict=True):
        expect(line).to_have_text(before)
    expect(ann.locator('[data-testid="board"] .lit').first).to_be_visible()
    expect(bob.locator('[data-testid="board"] .lit')).to_have_count(0)
    expect(undo).to_be_disabled()


def test_chat_is_words_and_nothing_else(server: Server, new_page: NewPage) -> None:
    ticket = server.new_table("you", "open")
    ann, bob = new_page(), new_page()
    ann.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    other = server.join(ticket["table"], "Bob", 1)
    bob.goto(f"{server.url}/table/{ticket['table']}#token={other['token']}")
    rude = "<img src=x onerror=\"document.title='owned'\"> hello"
    for page in (ann, bob):
        expect(page.get_by_test_id("lobby")).to_be_visible()
    ann.get_by_test_id("chat-input").fill(rude)
    ann.get_by_test_id("chat-input").press("Enter")
    expect(bob.get_by_test_id("chat")).to_contain_text(rude)
    assert "owned" not in bob.title()


def test_the_token_leaves_the_address(server: Server, new_page: NewPage) -> None:
    ticket = server.new_table("you", "open")
    page = new_page()
    page.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    expect(page.get_by_test_id("lobby")).to_be_visible()
    assert ticket["token"] not in page.url
    page.reload()
    expect(page.get_by_test_id("start")).to_be_visible()


@pytest.mark.parametrize("path", [f"table/{'x' * 16}", "table/UPPER-bad!", "replay/UPPER-bad!"])
def test_a_link_that_leads_nowhere(server: Server, new_page: NewPage, path: str) -> None:
    page = new_page()
    page.goto(f"{server.url}/{path}")
    expect(page.locator("main")).to_contain_text("There is no such table. Perhaps the link is incomplete.")


@pytest.mark.parametrize("token", ["y" * 32, "short"])
def test_a_link_with_a_wrong_token_costs_nobody_their_seat(server: Server, new_page: NewPage, token: str) -> None:
    """Whether it is opened anew or in the tab of the table; and whoever owns the seat is told."""
    ticket = server.new_table("you", "open")
    table = f"{server.url}/table/{ticket['table']}"
    page = new_page()
    page.goto(f"{table}#token={ticket['token']}")
    expect(page.get_by_test_id("start")).to_be_visible()
    for before in (table, server.url):
        page.goto(before)
        expect(page.locator("h1")).to_be_visible()
        page.goto(f"{table}#token={token}")
        expect(page.get_by_test_id("refusal")).to_contain_text("The token in this link is not valid")
        expect(page.get_by_test_id("start")).to_be_visible()
        page.reload()
        expect(page.get_by_test_id("start")).to_be_visible()
        expect(page.get_by_test_id("refusal")).to_have_count(0)


@pytest.mark.parametrize("token", ["y" * 32, "short"])
def test_a_stranger_with_a_wrong_token_looks_on(server: Server, new_page: NewPage, token: str) -> None:
    """It is not their game afterwards, and the plain link works."""
    ticket = server.new_table("you", "greedy", start=True, public=True)
    page = new_page()
    page.goto(f"{server.url}/table/{ticket['table']}#token={token}")
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("refusal")).to_contain_text("The token in this link is not valid")
    page.get_by_test_id("refusal").get_by_role("button").click()
    expect(page.get_by_test_id("refusal")).to_have_count(0)
    page.goto(f"{server.url}/table/{ticket['table']}")
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("refusal")).to_have_count(0)
    page.goto(server.url)
    row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/table/{ticket['table']}']"))
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
    expect(page.get_by_text("My running games")).to_have_count(0)


def test_a_lost_connection_is_noticed_at_once(server: Server, new_page: NewPage) -> None:
    page = new_page()
    person = start_now(page, server.url)
    person.play(6)
    page.context.set_offline(True)
    expect(page.get_by_test_id("connection").first).to_contain_text("lost", timeout=20_000)
    page.context.set_offline(False)
    person.play(6)
