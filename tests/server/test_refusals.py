"""Why not, from outside: every refusal is a code, a message with its facts, and for those without words a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server_helpers import SECONDS, Client, Closed, Message, Server, asynchronous, new_table, sentence
from words_checks import WORDS
from words_pseudo import pseudo, write_pseudo


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It speaks a language more than the package has."""
    folder = tmp_path_factory.mktemp("words")
    write_pseudo(WORDS / "en", folder / "xx")
    database = tmp_path_factory.mktemp("data") / "tables.sqlite3"
    with Server(f"sqlite:///{database}", TIDEFALL_WORDS=str(folder)) as server:
        yield server


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same language on this side."""
    write_pseudo(WORDS / "en", tmp_path / "xx")
    monkeypatch.setenv("TIDEFALL_WORDS", str(tmp_path))


def asked(
    server: Server, language: str | None, method: str = "GET", path: str = "/api/nothing", **more: Any
) -> Message:
    headers = {} if language is None else {"accept-language": language}
    answer = httpx.request(method, server.url + path, headers=headers, timeout=SECONDS, **more)
    assert answer.status_code >= 400
    told: Message = answer.json()
    assert set(told) == {"code", "say", "detail"}
    assert answer.headers["content-language"] in ("en", "es", "xx")
    assert "accept-language" in answer.headers["vary"].lower()
    return told


@pytest.mark.parametrize(
    ("language", "detail"),
    [
        (None, "There is nothing at /api/nothing."),
        ("en-GB,en;q=0.9", "There is nothing at /api/nothing."),
        ("es-AR, es;q=0.9, en;q=0.8", "No hay nada en /api/nothing."),
        ("en;q=0.3, es;q=0.7", "No hay nada en /api/nothing."),
        ("fr, de;q=0.9, es;q=0.1", "No hay nada en /api/nothing."),
        ("xx", "Théré ís nóthíng át /api/nothing."),
        ("fr", "There is nothing at /api/nothing."),
        ("es;q=0", "There is nothing at /api/nothing."),
        ("es;q=much, ;;=,", "There is nothing at /api/nothing."),
    ],
)
def test_a_request_is_refused_in_the_language_that_it_wants_most(
    server: Server, language: str | None, detail: str
) -> None:
    told = asked(server, language)
    assert told["code"] == "no_such_path"
    assert told["say"] == {"name": "refused-no-such-path", "facts": {"path": "/api/nothing"}}
    assert told["detail"] == detail


@pytest.mark.parametrize(
    ("method", "path", "body", "english", "spanish"),
    [
        (
            *("GET", "/api/tables?limit=900", None),
            "limit is a whole number from 1 to 100, not “900”.",
            "limit es un número entero del 1 al 100, no «900».",
        ),
        (
            *("GET", "/api/tables?colour=red", None),
            "/api/tables has no parameter “colour”. It takes status, game, before and limit.",
            "/api/tables no tiene el parámetro «colour». Admite status, game, before y limit.",
        ),
        (
            *("GET", "/api/games?x=1", None),
            "/api/games has no parameter “x”. It takes none.",
            "/api/games no tiene el parámetro «x». No admite ninguno.",
        ),
        (
            *("DELETE", "/api/games", None),
            "/api/games does not take DELETE. It takes GET and HEAD.",
            "/api/games no admite DELETE. Admite GET y HEAD.",
        ),
        (
            *("POST", "/api/tables", new_table("you", "gredy")),
            "There is no bot “gredy”. Did you mean greedy? Bots: greedy, random.",
            "No existe el bot «gredy». ¿Querías decir greedy? Bots: greedy, random.",
        ),
        (
            *("POST", "/api/tables", new_table("you", "open", options={"ch5": True})),
            "ch5 is for 5 or 6 players, not 2.",
            "ch5 es para 5 o 6 jugadores, no 2.",
        ),
    ],
)
def test_every_precise_reason_is_told_in_both_languages(
    server: Server, method: str, path: str, body: Message | None, english: str, spanish: str
) -> None:
    told = {lang: asked(server, lang, method, path, json=body) for lang in ("en", "es", "xx")}
    assert {lang: said["detail"] for lang, said in told.items() if lang != "xx"} == {"en": english, "es": spanish}
    assert told["en"]["say"] == told["es"]["say"] == told["xx"]["say"]
    assert told["xx"]["detail"] != english
    assert [sentence(told["es"], lang) for lang in ("en", "es")] == [english, spanish]


@asynchronous
async def test_a_websocket_refuses_in_the_language_of_its_hello(server: Server) -> None:
    ticket = server.new_table("you", "open")
    async with await Client.at(server, ticket, lang="es") as ann:
        refused = await ann.do("sit", seat=9)
        assert refused["code"] == "no_such_seat"
        assert refused["reason"] == sentence(refused, "es")
        assert sentence(refused, "en") != sentence(refused, "es")
        await ann.hello(ticket, lang="en")
        again = await ann.do("sit", seat=9)
        assert (again["say"], again["reason"]) == (refused["say"], sentence(refused, "en"))


@asynchronous
async def test_facts_come_with_refusals_over_a_websocket(server: Server) -> None:
    ticket = server.new_table("you", "open")
    async with await Client.at(server, ticket, lang="es") as ann:
        answer = await ann.do("seat_bot", seat=1, bot="gredy")
        assert answer["say"]["facts"]["near"] == "greedy"
        assert answer["reason"] == "No existe el bot «gredy». ¿Querías decir greedy? Bots: greedy, random."


@asynchronous
async def test_a_farewell_is_told_too(server: Server) -> None:
    async with await Client.connect(server) as stranger:
        with pytest.raises(Closed) as closed:
            await stranger.hello({"table": "a" * 16}, lang="es")
    bye = closed.value.bye
    assert bye is not None
    assert (bye["code"], bye["say"]) == ("no_such_table", {"name": "refused-no-such-table", "facts": {"gone": False}})
    assert bye["reason"] == "No existe esa mesa. Quizá el enlace esté incompleto."


@asynchronous
async def test_before_any_hello_a_websocket_refuses_in_english(server: Server) -> None:
    async with await Client.connect(server) as stranger:
        answer = await stranger.do("sit", seat=0)
        assert answer["code"] == "hello_first"
        assert answer["reason"] == "The first message must be hello: which table, and who you are."


def test_a_language_that_is_a_folder_elsewhere_says_the_same(server: Server, folder: None) -> None:
    told = asked(server, "xx", path="/api/tables?status=lost")
    assert told["detail"] == sentence(told, "xx")
    assert told["detail"].startswith(f"status {pseudo('is')} open, ")
