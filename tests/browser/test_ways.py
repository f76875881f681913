"""Ways to sit at a table: by keyboard, on a phone, in Spanish, several people at one screen, or only looking on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser_helpers import Person, close_tour, picture, start_now, table_id
from server_helpers import Server

NewPage = Callable[..., Page]
FOCUS_ON_BOARD = "() => !!document.activeElement?.closest('[data-testid=\"board\"]')"
ON_TOP = """(notice) => {
  const { left, right, top, bottom } = notice.getBoundingClientRect();
  return [left + 4, (left + right) / 2, right - 4].every((x) =>
    notice.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}"""
MOST_TABS = 60


def moment(server: Server, page: Page) -> int:
    """How far the game has come, as the page was told."""
    turn: int = server.get(f"/api/tables/{table_id(page)}").json()["turn"]
    return turn


def test_by_keyboard_alone(server: Server, new_page: NewPage) -> None:
    """Explorers and ships are placed on the board by keys; then turns are played from the list of all choices."""
    page = new_page()
    page.goto(server.url)
    expect(page.get_by_test_id("play-now").first).to_be_visible()
    tab_to(page, '[data-testid="play-now"]')
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("tour")).to_be_visible()
    page.keyboard.press("Escape")
    person = Person(page, 5)
    placed = 0
    listed = 0
    while moment(server, page) < 3 or listed < 4:
        state = person.wait_for_something()
        if state["tour"]:
            page.keyboard.press("Escape")
        elif state["confirm"] or state["chooser"]:
            page.keyboard.press("Enter")
        elif state["tray"] or (state["lit"] and not state["ready"]):
            if not page.evaluate(FOCUS_ON_BOARD):
                tab_to(page, '[data-testid="board"] *')
            page.keyboard.press("1") if state["tray"] and person.rng.random() < 0.3 else None
            for _ in range(person.rng.randrange(1, 4)):
                page.keyboard.press("PageDown")
            page.keyboard.press("Enter")
            placed += 1
        elif state["ready"] or state["buttons"]:
            page.keyboard.press("a")
            if not page.get_by_test_id("all-choices").count():
                continue
            for _ in range(person.rng.randrange(1, 5)):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            listed += 1
    assert placed >= 10


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that fits has the focus, and see that the focus shows."""
    fits = f"() => !!document.activeElement?.matches({selector!r})"
    for _ in range(MOST_TABS):
        if page.evaluate(fits):
            return
        page.keyboard.press("Tab")
    here = page.evaluate("() => document.activeElement?.outerHTML.slice(0, 200)")
    raise AssertionError(f"Tab does not reach {selector}; it is at {here}")


def test_on_a_phone(server: Server, new_page: NewPage, pictures: Path) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    person = start_now(page, server.url)
    for name, decisions in (("phone-placement", 6), ("phone-move", 24), ("phone-later", 20)):
        person.play(decisions)
        picture(page, name, pictures)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (
            "the page does not scroll sideways"
        )
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], input')]
            .filter((e) => e.getClientRects().length && !e.closest('p, li, [data-testid="log"]'))
            .map((e) => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
            .filter(([, box]) => box.width < 40 || box.height < 40).map(([html]) => html)"""
    )
    assert small == [], "everything can be hit with a thumb"


def test_in_spanish(server: Server, new_page: NewPage, pictures: Path) -> None:
    page = new_page(locale="es-ES")
    person = start_now(page, server.url)
    assert page.evaluate("document.documentElement.lang") == "es"
    person.play(30)
    picture(page, "spanish", pictures)
    text = page.locator("body").inner_text()
    english = ("Undo", "Hint", "Your turn", "Place an", "movement", "Choose", "moves from", "Log", "All choices")
    for word in english:
        assert word not in text, f"{word} is not Spanish"
    expect(page.get_by_test_id("undo")).to_contain_text("Deshacer")
    while (state := person.settled())["confirm"] or state["chooser"] or state["tour"]:
        person.click_something(state)
    page.get_by_test_id("language").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("undo")).to_contain_text("Undo")


def test_the_rules_in_two_languages(server: Server, new_page: NewPage) -> None:
    page = new_page(locale="es-ES")
    page.goto(f"{server.url}/rules/survive#S-4.4")
    rule = page.locator('[id="S-4.4"]')
    expect(rule).to_be_in_viewport()
    expect(rule).not_to_contain_text("Wet moves")
    page.get_by_test_id("language").click()
    expect(rule).to_contain_text("Wet moves")


def test_several_people_at_one_screen(server: Server, new_page: NewPage, pictures: Path) -> None:
    """Before anybody sees their explorers' values the screen is handed over, and it covers everything."""
    seats = [{"kind": "you"}, {"kind": "person", "name": "Guest"}, {"kind": "bot"}]
    ticket = server.new_table(start=True, seats=seats)
    page = new_page()
    page.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    person = Person(page, 2)
    names = set()
    for _ in range(60):
        state = person.wait_for_something()
        if state["handover"]:
            cover = page.get_by_test_id("handover")
            names.add(cover.locator("h1").inner_text())
            box = cover.bounding_box()
            assert box is not None
            assert (box["width"], box["height"]) == (1280, 800)
            picture(page, "handover", pictures)
        person.click_something(state)
        if len(names) == 2:
            break
    assert len(names) == 2, "the screen goes from one to the other and back"


def test_a_decision_is_taken_back_before_the_screen_is_passed_on(server: Server, new_page: NewPage) -> None:
    seats = [{"kind": "you"}, {"kind": "person", "name": "Guest"}]
    ticket = server.new_table(start=True, seats=seats)
    page = new_page()
    page.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    cover = page.get_by_test_id("handover")
    expect(cover).to_contain_text("Ann")
    expect(page.get_by_test_id("handover-undo")).to_have_count(0)
    cover.get_by_role("button").click()
    close_tour(page)
    lines = page.locator('[data-testid="log"] li')
    before = lines.count()
    page.locator('[data-testid="board"] .lit').first.click(force=True)
    page.locator('[data-testid="chooser"] button').first.click()
    expect(cover).to_contain_text("Guest")
    page.get_by_test_id("handover-undo").click()
    expect(cover).to_have_count(0)
    expect(lines).to_have_count(before)
    expect(page.locator('[data-testid="board"] .lit').first).to_be_visible()


def test_the_host_has_gone_and_another_starts(server: Server, new_page: NewPage) -> None:
    ticket = server.new_table("you", "open", "greedy", grace=15)
    ann = new_page()
    ann.goto(f"{server.url}/table/{ticket['table']}#token={ticket['token']}")
    expect(ann.get_by_test_id("start")).to_be_visible()
    bob = new_page()
    bob.goto(f"{server.url}/table/{ticket['table']}#token={server.join(ticket['table'], 'Bob', 1)['token']}")
    expect(bob.get_by_test_id("lobby")).to_be_visible()
    expect(bob.get_by_test_id("be-host")).to_have_count(0)
    ann.close()
    bob.get_by_test_id("be-host").click()
    expect(bob.get_by_test_id("start")).to_be_visible()
    bob.get_by_role("button", name="Free this seat").first.click()
    bob.get_by_test_id("start").click()
    expect(bob.get_by_test_id("board")).to_be_visible()


def test_people_rename_themselves(server: Server, new_page: NewPage) -> None:
    """Before the game from one's seat, during the game from the menu; the others read the new name."""
    ticket = server.new_table("you", "open")
    other = server.join(ticket["table"], "Bob", 1)
    ann, bob = new_page(), new_page()
    for page, token in ((ann, ticket["token"]), (bob, other["token"])):
        page.goto(f"{server.url}/table/{ticket['table']}#token={token}")
        expect(page.get_by_test_id("lobby")).to_be_visible()
    rename(ann, "Anna")
    expect(bob.get_by_test_id("lobby")).to_contain_text("Anna")
    bob.get_by_test_id("ready").click()
    ann.get_by_test_id("start").click()
    for page in (ann, bob):
        expect(page.get_by_test_id("board")).to_be_visible()
        close_tour(page)
    bob.get_by_test_id("menu").click()
    rename(bob, "Roberto")
    expect(ann.locator("body")).to_contain_text("Roberto")


def rename(page: Page, name: str) -> None:
    page.get_by_test_id("rename").click()
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("name-confirm").click()
    expect(page.get_by_test_id("name")).to_have_count(0)


def test_a_spectator_sees_what_everybody_may_see(server: Server, new_page: NewPage) -> None:
    ticket = server.new_table("you", "greedy", start=True)
    page = new_page()
    page.goto(f"{server.url}/table/{ticket['table']}")
    expect(page.get_by_test_id("board")).to_be_visible()
    state = Person(page).state()
    assert (state["tray"], state["lit"], state["ready"], state["buttons"]) == (0, 0, 0, 0)


def test_a_table_without_spectators_says_so(server: Server, new_page: NewPage) -> None:
    ticket = server.new_table("you", "greedy", start=True, spectators="off")
    page = new_page()
    page.goto(f"{server.url}/table/{ticket['table']}")
    expect(page.locator("main")).to_contain_text(re.compile("spectator|watch|look on", re.IGNORECASE))
    assert page.get_by_test_id("board").count() == 0


def test_a_phone_on_its_side(server: Server, new_page: NewPage, pictures: Path) -> None:
    """Everything fits, in the longer of the two languages, and what is still to be placed lies on no tile."""
    page = new_page(viewport={"width": 667, "height": 375}, locale="es-ES")
    person = start_now(page, server.url)
    person.wait_for_something()
    picture(page, "low", pictures)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for button in ("menu", "undo", "all-choices-button"):
        expect(page.get_by_test_id(button)).to_be_in_viewport()
    tray = page.get_by_test_id("tray").bounding_box()
    assert tray is not None
    for tile in page.locator('[data-testid="board"] .lit').all():
        box = tile.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert not (tray["x"] < x < tray["x"] + tray["width"] and tray["y"] < y < tray["y"] + tray["height"])


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_nothing_on_the_board_covers_a_notice(server: Server, new_page: NewPage, size: tuple[int, int]) -> None:
    """On a phone a notice is as wide as the board, and so reaches the buttons in its corner."""
    page = new_page(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    start_now(page, server.url).wait_for_something()
    page.get_by_test_id("hint").tap()
    notice = page.locator(".note")
    expect(notice).to_contain_text("A bot would")
    notice.get_by_role("button").tap()
    expect(notice).to_have_count(0)
    page.context.set_offline(True)
    expect(notice).to_contain_text("Connection lost")
    assert notice.evaluate(ON_TOP)


def test_a_refused_option_is_shown(server: Server, new_page: NewPage, pictures: Path) -> None:
    """By the words that stand beside it, in both languages, and gone to; changing something forgives it."""
    for locale, label, told in (
        ("en-GB", "Two colours each", "“Two colours each” is for exactly 2 players"),
        ("es-ES", "Dos colores por jugador", "«Dos colores por jugador»"),
    ):
        page = new_page(locale=locale, viewport={"width": 390, "height": 844})
        page.goto(f"{server.url}/new")
        pair = page.get_by_role("switch", name=label)
        pair.click()
        page.get_by_test_id("make-table").click()
        for message in (page.get_by_test_id("refusal"), page.locator(".refused .error")):
            expect(message).to_contain_text(told)
            expect(message).not_to_contain_text("two_colour")
        expect(page.locator('[aria-invalid="true"]')).to_have_count(1)
        expect(pair).to_have_attribute("aria-invalid", "true")
        expect(pair).to_be_focused()
        expect(pair).to_be_in_viewport()
        picture(page, f"refused-{locale}", pictures)
        pair.click()
        expect(page.locator('[aria-invalid="true"]')).to_have_count(0)
        expect(page.get_by_test_id("refusal")).to_be_empty()


def test_refused_colours_are_listed(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/new")
    colours = page.get_by_label("Colours", exact=True)
    colours.fill("red,mauve")
    page.get_by_test_id("make-table").click()
    expect(colours).to_have_attribute("aria-invalid", "true")
    expect(colours).to_have_accessible_description(re.compile("red, blue, green and yellow.*red, blue, green, yellow"))


def test_after_a_dialog_one_is_where_one_was(server: Server, new_page: NewPage) -> None:
    page = new_page()
    start_now(page, server.url).wait_for_something()
    opener = page.get_by_test_id("help-button")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(opener).to_be_focused()
