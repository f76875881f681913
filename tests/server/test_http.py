"""The lobby over HTTP, and how it says no."""

from __future__ import annotations

import gzip
import json
from typing import Any

import httpx
import msgspec
import pytest

from server_helpers import Server, asynchronous, new_table
from tidefall import records, words
from tidefall.server import wire


def problem(answer: httpx.Response, status: int, code: str) -> None:
    """The answer is a refusal: a status, a stable code, a message with its facts, a sentence and nothing else."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/json"), answer.text
    said = msgspec.json.decode(answer.content, type=wire.Problem)
    assert said.code == code, answer.text
    assert said.say.name == f"refused-{code.replace('_', '-')}"
    assert said.detail == words.speak("en", said.say.name, said.say.facts)
    assert said.detail.endswith("."), said.detail
    assert "Traceback" not in answer.text


# Games.


def test_games_come_with_options_bots_and_seats(server: Server) -> None:
    games = msgspec.json.decode(server.get("/api/games").content, type=list[wire.GameInfo])
    assert [game.name for game in games] == ["survive", "rising"]
    first = games[0]
    assert first.title
    assert first.seats == (2, 6)
    assert "seats" not in {option.name for option in first.options}
    for game in games:
        assert len(game.seat_titles) == game.seats[1]
    assert {option.name: option.title for option in first.options}["ch1"] == {"name": "survive-option-ch1"}
    assert {bot.name: bot.help for bot in first.bots}["greedy"] == {"name": "bot-greedy"}
    assert first.seat_titles[:2] == [{"name": "survive-colour-red"}, {"name": "survive-colour-blue"}]


def test_rules_are_markdown(server: Server) -> None:
    answer = server.get("/api/rules/survive")
    assert answer.headers["content-type"].startswith("text/markdown")
    assert "**S-4.4" in answer.text
    spanish = server.get("/api/rules/survive", lang="es").text
    assert "**S-4.4" in spanish
    assert spanish != answer.text
    for lang in ("en", "es"):
        rising = server.get("/api/rules/rising", lang=lang).text
        assert "**R-5.4" in rising.partition("**M-5.4")[0] != rising
    problem(server.get("/api/rules/survive", lang="fr"), 400, "bad_query")
    problem(server.get("/api/rules/chess"), 404, "no_rulebook")
    problem(server.get("/api/rules/..%2Fplay"), 404, "no_such_path")


# Tables.


def test_a_new_table_gives_a_ticket(server: Server) -> None:
    answer = server.post("/api/tables", new_table("you", "greedy", "open"))
    ticket = msgspec.json.decode(answer.content, type=wire.Ticket)
    assert answer.status_code == 201
    summary = msgspec.json.decode(server.get(f"/api/tables/{ticket.table}").content, type=wire.TableSummary)
    assert [(seat.kind, seat.name) for seat in summary.seats] == [("person", "Ann"), ("bot", "greedy"), ("open", None)]
    assert (summary.status, summary.public, summary.turn) == ("open", False, 0)
    assert ticket.token not in answer.text.replace(ticket.token, "", 1)


def test_tokens_and_names_of_tables_are_never_alike(server: Server) -> None:
    tickets = [server.new_table("you", "random") for _ in range(5)]
    for field in ("table", "person", "token"):
        assert len({ticket[field] for ticket in tickets}) == 5


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (new_table("you", "random", game="chess"), "unknown_game"),
        (new_table("you"), "bad_value"),
        (new_table(*["random"] * 9), "bad_value"),
        (new_table("you", "random", options={"squids": True}), "unknown_option"),
        (new_table("you", "random", options={"seats": 3}), "seats_differ"),
        (new_table("you", "random", options={"squid": "perhaps"}), "bad_value"),
        (new_table("you", "random", options={"ch2": True, "ch4": True}), "bad_combination"),
        (new_table("you", "deep_thought"), "unknown_bot"),
        (new_table("you", "steward"), "wrong_game"),
        (new_table("you", "open", start=True), "open_seats"),
        (new_table("you", "random", name="  \t"), "no_name"),
        (new_table("you", "random", name=""), "bad_body"),
        (new_table("you", "random", name="n" * 41), "bad_body"),
        (new_table("you", "random", delay=1), "bad_body"),
        (new_table("you", "random", spectators="some"), "bad_body"),
        (new_table("you", "random", colour="red"), "bad_body"),
        ({"game": "survive"}, "bad_body"),
        ([], "bad_body"),
        (None, "bad_body"),
        ({**new_table("you", "random"), "seats": [{"kind": "you", "colour": 1}]}, "bad_body"),
        ({**new_table("you", "random"), "options": {"squid": None}}, "bad_body"),
    ],
)
def test_impossible_tables_are_refused(server: Server, wish: Any, code: str) -> None:
    answer = httpx.post(
        f"{server.url}/api/tables", content=json.dumps(wish), headers={"content-type": "application/json"}
    )
    problem(answer, 422, code)


def test_the_lobby_lists_public_tables(server: Server) -> None:
    hidden = server.new_table("you", "open")["table"]
    shown = [server.new_table("you", "open", public=True)["table"] for _ in range(3)]

    def listed(**wanted: Any) -> list[str]:
        answer = server.get("/api/tables", **wanted)
        return [table.id for table in msgspec.json.decode(answer.content, type=wire.TableList).tables]

    assert hidden not in listed(limit=100)
    assert listed(limit=3, status="open", game="survive") == shown[::-1]
    before = server.get(f"/api/tables/{shown[1]}").json()["changed"]
    assert listed(limit=1, before=before) == shown[:1]
    assert set(listed(status="over")).isdisjoint(shown)
    assert listed(game="rising", status="abandoned") == []


@pytest.mark.parametrize(
    "query",
    [
        *("limit=0", "limit=101", "limit=x", "limit=", "limit=-1", "limit=٣", "limit=1e3", f"limit={10**30}"),
        *("limit=1&limit=2", "before=soon", "before=nan", "before=inf", "status=happy", "game=chess", "page=2"),
    ],
)
def test_questions_that_make_no_sense_are_refused(server: Server, query: str) -> None:
    problem(server.get(f"/api/tables?{query}"), 400, "bad_query")


def test_joining_takes_an_open_seat(server: Server) -> None:
    table = server.new_table("you", "open", "open", "random")["table"]
    ticket = server.join(table, "Bob", 1)
    assert ticket["table"] == table
    assert server.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Bob"
    problem(server.post(f"/api/tables/{table}/join", {"name": "Cleo", "seat": 1}), 409, "seat_taken")
    problem(server.post(f"/api/tables/{table}/join", {"name": "Cleo", "seat": 3}), 409, "seat_taken")
    problem(server.post(f"/api/tables/{table}/join", {"name": "Cleo", "seat": 7}), 409, "no_such_seat")
    problem(server.post(f"/api/tables/{table}/join", {"name": "Cleo", "seat": -1}), 422, "bad_body")
    problem(server.post(f"/api/tables/{table}/join", {"name": ""}), 422, "bad_body")
    server.join(table, "Cleo")


def test_nobody_sits_down_when_the_game_has_started(server: Server) -> None:
    table = server.new_table("you", "random", start=True)["table"]
    problem(server.post(f"/api/tables/{table}/join", {"name": "Bob", "seat": 1}), 409, "started")


@pytest.mark.parametrize("path", ["", "/record", "/replay", "/join"])
@pytest.mark.parametrize("id", ["aaaaaaaaaaaaaaaa", "AAAAAAAAAAAAAAAA", "x", "...", "%00", "a" * 500])
def test_tables_that_do_not_exist(server: Server, path: str, id: str) -> None:
    url = f"/api/tables/{id}{path}"
    answer = server.post(url, {"name": "Bob"}) if path == "/join" else server.get(url)
    assert answer.status_code in (404, 405)
    assert answer.json()["code"] in ("no_such_table", "no_such_path", "wrong_method")


# A finished game.


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A game that bots have played to its end."""
    from server_helpers import wait_until

    table: str = server.new_table("random", "random", "random", start=True)["table"]
    wait_until(lambda: bool(server.get(f"/api/tables/{table}").json()["status"] == "over"))
    return table


def test_the_summary_of_a_finished_game_has_scores(server: Server, finished: str) -> None:
    summary = msgspec.json.decode(server.get(f"/api/tables/{finished}").content, type=wire.TableSummary)
    scores = [seat.score for seat in summary.seats]
    assert sum(score for score in scores if score is not None) == pytest.approx(1)
    assert summary.turn > 1


def test_the_record_replays(server: Server, finished: str) -> None:
    answer = server.get(f"/api/tables/{finished}/record")
    assert f"tidefall-survive-{finished}.json" in answer.headers["content-disposition"]
    assert records.verify(answer.json()).is_terminal()


def test_the_replay_comes_in_pages_and_from_any_seat(server: Server, finished: str) -> None:
    state = records.replay(server.get(f"/api/tables/{finished}/record").json())

    def page(**wanted: Any) -> wire.Replay:
        answer = server.get(f"/api/tables/{finished}/replay", **wanted)
        return msgspec.json.decode(answer.content, type=wire.Replay)

    first = page(seat="0")
    assert (first.first, len(first.frames), first.seat) == (0, 100, 0)
    frames = [frame for start in range(0, first.total, 100) for frame in page(seat="0", first=start).frames]
    assert [frame.moment for frame in frames] == list(range(first.total))
    plain = json.loads(json.dumps(state.observation(0)))
    assert frames[-1].observation == plain
    assert [event for frame in frames for event in frame.log] == state.events(0, 0, None)
    assert frames[-1].say == state.say_prompt(0)
    assert frames[-1].prompt is msgspec.UNSET
    assert frames[-1].scores == plain["result"]["scores"]
    assert page(seat="none", count=1).seat is None
    assert {page(seat=seat, count=1).total for seat in ("none", "0", "1")} == {len(state.history()) + 1}
    spanish = page(seat="1", lang="es", first=60, count=5)
    assert [frame.moment for frame in spanish.frames] == [60, 61, 62, 63, 64]
    assert [event for frame in spanish.frames for event in frame.log if "coloca" in event["text"]] != []
    assert all(frame.prompt == state.game.spoken("es", frame.say) for frame in spanish.frames)
    assert page(first=10**6).frames == []


@pytest.mark.parametrize(
    "query", ["seat=3", "seat=-1", "seat=me", "lang=fr", "first=-1", "count=0", "count=101", "turn=1"]
)
def test_replays_that_cannot_be(server: Server, finished: str, query: str) -> None:
    problem(server.get(f"/api/tables/{finished}/replay?{query}"), 400, "bad_query")


def test_a_game_that_goes_on_keeps_its_secrets(server: Server) -> None:
    for table in (server.new_table("you", "random")["table"], server.new_table("you", "random", start=True)["table"]):
        problem(server.get(f"/api/tables/{table}/record"), 409, "not_over")
        for seat in ("none", "0", "all"):
            problem(server.get(f"/api/tables/{table}/replay?seat={seat}"), 409, "not_over")


# Requests that are wrong in themselves.


def test_bodies_must_be_json(server: Server) -> None:
    url = f"{server.url}/api/tables"
    for content in (b"", b"{", b"\xff\xfe", b'{"game":"\\ud800"}', b"nonsense"):
        problem(httpx.post(url, content=content, headers={"content-type": "application/json"}), 400, "bad_json")
    for content in (b"[" * 5_000, b'{"game":' * 5_000, b'{"a":' * 5_000):
        problem(httpx.post(url, content=content, headers={"content-type": "application/json"}), 422, "bad_body")
    for kind in ({"content-type": "text/plain"}, {"content-type": "application/x-www-form-urlencoded"}, {}):
        body = json.dumps(new_table("you", "random")).encode()
        problem(httpx.post(url, content=body, headers=kind), 415, "not_json")


def test_bodies_must_be_small(server: Server) -> None:
    url, kind = f"{server.url}/api/tables", {"content-type": "application/json"}
    problem(httpx.post(url, content=b" " * 65_537, headers=kind), 413, "too_large")

    def chunks() -> Any:
        for _ in range(100):
            yield b" " * 10_000

    problem(httpx.post(url, content=chunks(), headers=kind), 411, "length_required")


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/", "/api/games/1", "/assets/no.js", "/a.js"]
)
def test_paths_that_lead_nowhere(server: Server, path: str) -> None:
    problem(server.get(path), 404, "no_such_path")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", {"GET", "HEAD", "POST"}),
        ("POST", "/api/games", {"GET", "HEAD"}),
        ("GET", "/api/tables/aaaaaaaaaaaaaaaa/join", {"POST"}),
        ("PUT", "/anything", {"GET", "HEAD"}),
        ("POST", "/healthz", {"GET", "HEAD"}),
    ],
)
def test_methods_that_are_not_taken(server: Server, method: str, path: str, allowed: set[str]) -> None:
    answer = httpx.request(method, server.url + path)
    problem(answer, 405, "wrong_method")
    assert {name.strip() for name in answer.headers["allow"].split(",")} == allowed


def test_play_is_for_websockets(server: Server) -> None:
    problem(server.get("/api/play"), 426, "upgrade_required")


def test_pages_of_other_sites_may_not_post(server: Server) -> None:
    wish = new_table("you", "random")
    for origin in ("https://elsewhere.example", "null", "http://[", f"{server.url}.elsewhere.example"):
        problem(server.post("/api/tables", wish, headers={"origin": origin}), 403, "bad_origin")
    assert server.post("/api/tables", wish, headers={"origin": server.url}).status_code == 201


def test_a_site_may_be_allowed(sqlite_url: str) -> None:
    site = "https://games.example"
    with Server(sqlite_url, "--allow-origin", site) as server:
        answer = server.post("/api/tables", new_table("you", "random"), headers={"origin": site})
        assert answer.status_code == 201
        assert answer.headers["access-control-allow-origin"] == site
        asked = {
            "origin": site,
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type",
        }
        assert httpx.options(f"{server.url}/api/tables", headers=asked).status_code == 200
        problem(
            server.post("/api/tables", new_table("you", "random"), headers={"origin": "https://x.example"}),
            403,
            "bad_origin",
        )


# What every answer carries.


def test_every_answer_has_the_headers_that_keep_browsers_careful(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/table/x"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_long_answers_are_compressed(server: Server) -> None:
    with httpx.stream("GET", f"{server.url}/api/games", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert json.loads(gzip.decompress(b"".join(answer.iter_raw())))


def test_health_tells_of_the_database(server: Server) -> None:
    health = msgspec.json.decode(server.get("/healthz").content, type=wire.Health)
    assert (health.status, health.database) == ("ok", "sqlite")


def test_metrics_are_what_prometheus_reads(server: Server) -> None:
    server.new_table("you", "random")
    answer = server.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    names = set()
    for line in answer.text.splitlines():
        if line.startswith("#"):
            continue
        name, value = line.rsplit(" ", 1)
        assert float(value) >= 0
        names.add(name.split("{")[0])
    assert {"tidefall_entries_total", "tidefall_connections", "tidefall_append_seconds_count"} <= names


def test_metrics_are_for_those_who_are_named(sqlite_url: str) -> None:
    """Not even for this machine. Whoever comes through a proxy is not on it, whether the proxy is believed or not."""
    through_proxy = {"x-forwarded-for": "192.0.2.1"}
    with Server(sqlite_url, "--host", "127.0.0.1") as server:
        problem(server.get("/metrics"), 403, "not_for_you")
    for options in ((), ("--trusted-proxy", "127.0.0.1")):
        with Server(sqlite_url, *options, "--metrics-for", "127.0.0.1") as server:
            assert server.get("/metrics").status_code == 200
            problem(httpx.get(server.url + "/metrics", headers=through_proxy), 403, "not_for_you")
    with Server(sqlite_url, "--trusted-proxy", "127.0.0.0/8", "--metrics-for", "192.0.2.1") as server:
        assert httpx.get(server.url + "/metrics", headers=through_proxy).status_code == 200
        problem(server.get("/metrics"), 403, "not_for_you")


@pytest.mark.parametrize("path", ["/new", "/table/abc", "/replay/abc?at=3", "/rules/survive", "/table/abc/"])
def test_screens_have_addresses(server: Server, path: str) -> None:
    assert server.get(path).status_code == 200


@pytest.mark.parametrize("path", ["/foo", "/foo/bar", "/table", "/table/a/b", "/%ff", "/news"])
def test_the_page_itself_says_where_there_is_nothing(server: Server, path: str) -> None:
    answer = server.get(path)
    assert (answer.status_code, answer.text) == (404, server.get("/").text)


def test_every_path_shows_the_page(server: Server) -> None:
    first = server.get("/")
    assert first.headers["content-type"].startswith("text/html")
    assert "Tidefall" in first.text
    assert server.get("/table/abc").text == first.text
    assert first.headers["cache-control"] == "no-cache"
    problem(server.get("/..%2f..%2fpyproject.toml"), 404, "no_such_path")


# Too much of it.


def test_an_address_that_asks_too_often_has_to_wait(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"requests_rate": 0.01, "requests_burst": 5}) as server:
        answers = [server.get("/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        problem(answers[-1], 429, "too_fast")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert server.get("/healthz").status_code == 200


def test_an_address_that_opens_too_many_tables_has_to_wait(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"tables_rate": 0.01, "tables_burst": 2}) as server:
        for _ in range(2):
            server.new_table("you", "random")
        problem(server.post("/api/tables", new_table("you", "random")), 429, "too_fast")
        assert server.get("/api/tables").status_code == 200


def test_a_trusted_proxy_says_who_comes(sqlite_url: str) -> None:
    limits = {"requests_rate": 0.01, "requests_burst": 2}
    with Server(sqlite_url, "--trusted-proxy", "127.0.0.1", limits=limits) as server:

        def ask(client: str) -> int:
            headers = {"x-forwarded-for": client}
            return httpx.get(f"{server.url}/api/games", headers=headers).status_code

        assert [ask("10.0.0.1"), ask("10.0.0.1"), ask("10.0.0.1"), ask("10.0.0.2")] == [200, 200, 429, 200]


def test_without_one_nobody_is_believed(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"requests_rate": 0.01, "requests_burst": 2}) as server:
        asked = [
            httpx.get(f"{server.url}/api/games", headers={"x-forwarded-for": f"10.0.0.{number}"}).status_code
            for number in range(3)
        ]
        assert asked == [200, 200, 429]


@asynchronous
async def test_a_slow_body_is_not_waited_for(sqlite_url: str) -> None:
    import asyncio

    with Server(sqlite_url, limits={"request_time": 0.5}) as server:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"
        writer.write(head.encode())
        async with asyncio.timeout(20):
            assert b" 400 " in await reader.readline()
        writer.close()
