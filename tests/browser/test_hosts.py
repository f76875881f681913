"""What a host does about people, and what is shown of those who are away, do nothing, or answer in secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Page, expect

from browser_helpers import close_tour, picture
from server_helpers import Client, Message, Server

NewPage = Callable[..., Page]
Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Beside the browser, which has an event loop of its own in this thread."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, work).result()


def enter(page: Page, server: Server, ticket: Message) -> Page:
    page.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    return page


def test_the_host_lets_somebody_in_mutes_and_blocks_them(server: Server, new_page: NewPage, pictures: Path) -> None:
    ticket = server.new_table("you", "open", "greedy", door="ask")
    ann = enter(new_page(), server, ticket)
    expect(ann.get_by_test_id("start")).to_be_visible()
    eve = new_page(locale="es-ES")
    eve.goto(f"{server.url}/table/{ticket['table']}")
    eve.get_by_test_id("sit").click()
    eve.locator("dialog input").fill("Eva")
    eve.locator("dialog").get_by_role("button").last.click()
    expect(eve.get_by_test_id("prompt")).to_contain_text("Has pedido entrar")
    expect(eve.get_by_test_id("sit")).to_have_count(0)
    people = ann.get_by_test_id("people")
    expect(people.get_by_test_id("knocking")).to_contain_text("Eva")
    picture(ann, "host-knocking", pictures)
    people.get_by_role("button", name="Let in").click()
    expect(eve.locator('[data-testid="lobby-seat"][data-seat="1"]')).to_contain_text("Eva")
    people.get_by_test_id("guests").get_by_role("button", name="Mute").click()
    expect(eve.get_by_text("El anfitrión te ha silenciado.")).to_be_visible()
    people.get_by_test_id("guests").get_by_role("button", name="Let talk again").click()
    expect(eve.get_by_test_id("chat-input")).to_be_visible()
    people.get_by_test_id("guests").get_by_role("button", name="Block").click()
    expect(eve.get_by_text("Te han echado de esta mesa.")).to_be_visible()
    expect(people.get_by_test_id("blocked")).to_contain_text("Eva")
    people.get_by_role("button", name="Unblock").click()
    expect(ann.get_by_test_id("people")).to_have_count(0)


def test_settings_for_those_who_do_not_play(server: Server, new_page: NewPage) -> None:
    ticket = server.new_table("you", "open")
    page = enter(new_page(), server, ticket)
    page.get_by_test_id("more-settings").locator("summary").click()
    page.get_by_label("Time for a decision").select_option("60")
    page.get_by_label("How long they wait").select_option("300")
    page.get_by_label("The bot that stands in").select_option("random")
    page.get_by_label("Stay out").check(force=True)

    async def shown() -> Message:
        async with await Client.at(server, ticket) as client:
            await client.until(lambda one: one.view["table"]["door"] == "closed")
            table: Message = client.view["table"]
            return table

    table = run(shown())
    assert (table["clock"], table["grace"], table["bot"]) == (60, 300, "random")
    page.get_by_label("Others may let a bot play for somebody").uncheck()
    expect(page.get_by_label("How long they wait")).to_have_count(0)


def test_who_is_away_is_counted_down(server: Server, new_page: NewPage, pictures: Path) -> None:
    """The seat says how long a bot has to wait; then somebody may send it in, and it goes when they are back."""
    ticket = server.new_table("you", "open", grace=15)
    bobs = server.join(ticket["table"], "Bob", 1)
    ann, bob = enter(new_page(), server, ticket), enter(new_page(), server, bobs)
    bob.get_by_test_id("ready").click()
    expect(ann.locator('[data-testid="lobby-seat"][data-seat="1"]')).to_contain_text("ready")
    ann.get_by_test_id("start").click()
    for page in (ann, bob):
        expect(page.get_by_test_id("board")).to_be_visible()
        close_tour(page)
    bob.goto("about:blank")
    expect(ann.get_by_text("away, a bot may play in 0:")).to_be_visible()
    picture(ann, "away-countdown", pictures)
    ann.get_by_test_id("take-over").click()
    ann.get_by_test_id("confirm-yes").click()
    expect(ann.get_by_text("a bot is playing (greedy)")).to_be_visible()
    enter(bob, server, bobs)
    expect(ann.get_by_text("a bot is playing (greedy)")).to_have_count(0)


def test_a_clock_counts_down_and_the_bot_gives_notice(server: Server, new_page: NewPage) -> None:
    ticket = server.new_table("you", "open", "greedy", clock=4)
    bobs = server.join(ticket["table"], "Bob", 1)
    ann, bob = enter(new_page(), server, ticket), enter(new_page(), server, bobs)
    bob.get_by_test_id("ready").click()
    expect(ann.locator('[data-testid="lobby-seat"][data-seat="1"]')).to_contain_text("ready")
    ann.get_by_test_id("start").click()
    expect(ann.get_by_test_id("board")).to_be_visible()
    close_tour(ann)
    expect(ann.get_by_test_id("clock")).to_contain_text("Time left")
    expect(ann.get_by_text("Your time was up: a bot is about to play for you.")).to_be_visible()
    ann.get_by_role("button", name="Play myself again").click()
    expect(ann.get_by_text("Your time was up")).to_have_count(0)


def test_earlier_messages_are_asked_for(server: Server, new_page: NewPage) -> None:
    ticket = server.new_table("you", "random")

    async def talk() -> None:
        async with await Client.at(server, ticket) as client:
            for number in range(130):
                await client.in_time("say", "too_fast", text=f"line {number}")

    run(talk())
    page = enter(new_page(), server, ticket)
    lines = page.get_by_test_id("chat").locator("p:has(strong)")
    expect(lines).to_have_count(100)
    page.get_by_test_id("earlier").click()
    expect(lines).to_have_count(130)
    expect(lines.first).to_contain_text("line 0")
    expect(page.get_by_test_id("earlier")).to_have_count(0)
