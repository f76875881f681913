"""The names that a server goes by; any other was made to lead to it by somebody who means no good."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest

from server_helpers import Server, new_table
from server_strangers import Wire

UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    url = f"sqlite:///{tmp_path_factory.mktemp('named') / 'tables.sqlite3'}"
    with Server(url, "--allow-host", "games.example.org", "--allow-host", "*.example.net") as server:
        yield server


def refused(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["code"]) == (421, "bad_host")
    assert "--allow-host" in answer.json()["detail"]


@pytest.mark.parametrize(
    "name",
    [
        *("127.0.0.1", "192.168.1.7:8000", "[::1]:8000", "[fe80::1%25eth0]", "localhost", "LOCALHOST:80", "localhost."),
        *("nas", "nas:8000", "nas.local", "nas.lan", "nas.home.arpa", "x.localhost", socket.gethostname()),
        *("games.example.org", "Games.Example.org:443", "a.example.net", "a.b.example.net"),
    ],
)
def test_a_server_goes_by_addresses_names_at_home_and_those_it_is_given(named: Server, name: str) -> None:
    assert httpx.get(f"{named.url}/api/games", headers={"host": name}).status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        *("evil.example", "127.0.0.1.evil.example", "games.example.org.evil.example", "evilexample.net", "example.net"),
        *("local.evil.example", "x.games.example.org", "1.2.3.4.5", "127.0.0.1@evil.example", "", "evil.example:8000"),
    ],
)
def test_a_name_that_leads_here_by_trickery_is_not_answered(named: Server, name: str) -> None:
    """The page of another site whose name was made to lead to this machine (DNS rebinding)."""
    headers = {"host": name, "origin": f"http://{name}"}
    for path in ("/", "/api/games", "/healthz"):
        refused(httpx.get(named.url + path, headers=headers))
    refused(httpx.post(f"{named.url}/api/tables", json=new_table("you"), headers=headers))
    wire = Wire(named)
    wire.send(f"GET /api/play HTTP/1.1\r\nHost: {name}\r\n".encode() + UPGRADE)
    assert wire.head().startswith(b"HTTP/1.1 421 ")


def test_every_name_is_fine_if_the_operator_says_so(sqlite_url: str) -> None:
    with Server(sqlite_url, "--allow-host", "*") as server:
        assert httpx.get(f"{server.url}/api/games", headers={"host": "evil.example"}).status_code == 200


def test_a_program_that_says_no_name_is_answered(named: Server) -> None:
    """As some that ask after a server's health do."""
    wire = Wire(named)
    wire.send(b"GET /healthz HTTP/1.0\r\n\r\n")
    assert wire.read().startswith(b"HTTP/1.1 200 ")
