"""Strangers on the wire: whatever they send, the server stays small and well, and others are served."""

from __future__ import annotations

import asyncio
import json
import socket
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server_helpers import Client, Message, Server, asynchronous
from server_strangers import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    STRANGER,
    TEXT,
    Wire,
    frame,
    memory,
    packed,
    problem,
    websocket,
)

MEGABYTES = 25
"""What a server may grow by under siege: a few reads and messages for each connection, and what Python keeps."""


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the usual limits."""
    url = f"sqlite:///{tmp_path_factory.mktemp('besieged') / 'tables.sqlite3'}"
    with Server(url, usual=True) as server:
        yield server


@pytest.fixture(scope="module")
def ticket(besieged: Server) -> Message:
    return besieged.new_table("you", "random", start=True)


async def is_well(server: Server, ticket: Message) -> bool:
    """Whether somebody else can play."""
    assert server.get("/healthz").status_code == 200
    async with await Client.at(server, ticket) as ann:
        await ann.send({"type": "ping"})
        await ann.next("pong")
    assert [event for event in server.events() if event["level"] == "error"] == []
    return True


# Messages that grow.


@pytest.mark.parametrize("size", [8_000, 1_048_575])
@asynchronous
async def test_compressed_messages_do_not_fill_the_memory(besieged: Server, ticket: Message, size: int) -> None:
    """Each is a few dozen bytes on the wire; some fit the limit when they are unpacked, others do not."""
    before = memory(besieged)
    bomb = frame(TEXT, packed(b" " * size), rsv1=True)
    wires = [websocket(besieged, deflate=True) for _ in range(10)]
    for wire in wires:
        wire.push(bomb * (250_000 // len(bomb)))
    for wire in wires:
        wire.close()
    assert memory(besieged) - before < MEGABYTES
    assert await is_well(besieged, ticket)


def test_a_message_that_is_too_long_unpacked_is_refused_in_order(besieged: Server) -> None:
    for data in (b" " * 8_193, b" " * 50_000_000):
        wire = websocket(besieged, deflate=True)
        wire.send(frame(TEXT, packed(data), rsv1=True))
        code, reason = wire.closed_with() or (0, "")
        assert code == 1009
        assert "8192 bytes" in reason


@asynchronous
async def test_fragments_do_not_fill_the_memory(besieged: Server, ticket: Message) -> None:
    """Of a message that grows, of one that never ends, and of one whose compressed data ended long ago."""
    before = memory(besieged)
    piece = b" " * 8_000
    packer = zlib.compressobj(9, wbits=-12)
    pieces = [packer.compress(piece) + packer.flush(zlib.Z_SYNC_FLUSH) for _ in range(200)]
    endings = [
        b"".join(frame(0 if at else TEXT, data, fin=False, rsv1=not at) for at, data in enumerate(pieces)),
        frame(TEXT, b"", fin=False) + frame(0, b"", fin=False) * 300_000,
        frame(TEXT, packed(b"", last=True), fin=False, rsv1=True) + frame(0, piece, fin=False) * 3000,
    ]
    for data, expected in zip(endings, (1009, 1008, 1009)):
        wire = websocket(besieged, deflate=True)
        wire.push(data)
        code, reason = wire.closed_with() or (0, "")
        assert (code, bool(reason)) == (expected, True)
    assert memory(besieged) - before < MEGABYTES
    assert await is_well(besieged, ticket)


def test_messages_that_nobody_takes_are_not_read(sqlite_url: str) -> None:
    """A server that waits for its database takes one message at a time, and TCP makes the sender wait."""
    with Server(sqlite_url, limits={"messages_rate": 1e6, "messages_burst": 1e6, "strikes": 10**6}) as server:
        before = memory(server)
        wires = [websocket(server, deflate=True) for _ in range(20)]
        bomb = frame(BINARY, packed(b" " * 8_000), rsv1=True)
        for wire in wires:
            wire.push(bomb * 20_000, 1)
        assert memory(server) - before < 2 * MEGABYTES
        for wire in wires:
            wire.close()


@asynchronous
async def test_answers_that_nobody_reads_are_not_gathered(sqlite_url: str) -> None:
    """Somebody pings with all that fits and never listens: then nothing more of theirs is read either."""
    with Server(sqlite_url, limits={"frames_rate": 1e6, "frames_burst": 1e6}) as server:
        before = memory(server)
        wires = [websocket(server) for _ in range(5)]
        sent = sum(wire.push(frame(PING, b"x" * 125) * 200_000, 2) for wire in wires)
        assert sent < 5 * 200_000 * 131
        assert memory(server) - before < MEGABYTES
        for wire in wires:
            wire.close()


@asynchronous
async def test_what_is_sent_to_clients_is_compressed_well(besieged: Server, ticket: Message) -> None:
    async with await Client.at(besieged, ticket) as ann:
        answer = ann.socket.response
        assert answer is not None
        assert "client_no_context_takeover" in answer.headers["sec-websocket-extensions"]
        assert "server_max_window_bits" not in answer.headers["sec-websocket-extensions"]


@asynchronous
async def test_a_client_may_cut_its_messages_in_pieces(besieged: Server, ticket: Message) -> None:
    async with await Client.at(besieged, ticket) as ann:
        await ann.socket.send(iter(['{"type":', ' "pi', "", 'ng"}']))
        await ann.next("pong")
        waiter = await ann.socket.ping()
        async with asyncio.timeout(20):
            await waiter


def test_bytes_that_are_no_text_are_refused_in_order(besieged: Server) -> None:
    wire = websocket(besieged)
    wire.send(frame(TEXT, b"\xff\xfe"))
    assert (wire.closed_with() or (0, ""))[0] == 1007


def test_a_farewell_is_answered(besieged: Server) -> None:
    wire = websocket(besieged)
    wire.send(frame(CLOSE, (1000).to_bytes(2, "big") + b"enough"))
    assert wire.closed_with() == (1000, "enough")


# Frames that are no messages.


@pytest.mark.parametrize(
    "one",
    [frame(PING), frame(PING, b"x" * 125), frame(PONG), frame(PONG, b"x"), frame(0, b"", fin=False)],
    ids=["ping", "long ping", "pong", "long pong", "empty fragment"],
)
@asynchronous
async def test_frames_that_are_no_messages_are_counted(besieged: Server, ticket: Message, one: bytes) -> None:
    wire = websocket(besieged)
    wire.push((frame(TEXT, b"", fin=False) if one[0] & 0x0F == 0 else b"") + one * 20_000)
    assert wire.closed_with() == (1008, "too many frames that are no messages")
    assert await is_well(besieged, ticket)


@asynchronous
async def test_messages_without_anything_in_them_are_counted(besieged: Server, ticket: Message) -> None:
    wire = websocket(besieged)
    wire.push(frame(TEXT) * 50_000)
    assert (wire.closed_with() or (0, ""))[0] == 1008
    assert await is_well(besieged, ticket)


@asynchronous
async def test_somebody_who_mixes_bad_messages_with_good_ones_is_let_go(besieged: Server, ticket: Message) -> None:
    wire = websocket(besieged)
    wire.push((frame(TEXT, b'{"type":"ping"}') + frame(TEXT, b"{") * 20) * 2000)
    assert (wire.closed_with() or (0, ""))[0] == 1008
    assert await is_well(besieged, ticket)


@asynchronous
async def test_hellos_of_one_address_are_counted_together(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"address_hellos_rate": 0.01, "address_hellos_burst": 6}) as server:
        ticket = server.new_table("you", "random", start=True)
        hello = {"type": "hello", "protocol": 1, "table": ticket["table"]}
        codes: list[str] = []
        for _ in range(4):
            client = await Client.connect(server)
            for _ in range(2):
                await client.send(hello)
                message = await client.next("welcome", "refused", "bye")
                codes.append(str(message.get("code", message["type"])))
            await client.socket.close()
        assert codes == ["welcome"] * 6 + ["too_fast"] * 2


# Connections.


def half_a_head(server: Server, source: str = STRANGER) -> Wire:
    wire = Wire(server, source)
    wire.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    return wire


@asynchronous
async def test_half_sent_heads_of_one_address_shut_nobody_out(besieged: Server, ticket: Message) -> None:
    wires: list[Wire] = []
    refused = 0
    for _ in range(1100):
        try:
            wires.append(half_a_head(besieged))
        except OSError:
            refused += 1
    assert len(wires) + refused == 1100
    assert await is_well(besieged, ticket)
    # Not even the address itself: its oldest connections make way for those that bring a request.
    wire = None
    limit = time.monotonic() + 30
    while wire is None and time.monotonic() < limit:
        wire = Wire(besieged)
        wire.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        if not wire.read().startswith(b"HTTP/1.1 200"):
            wire = None
            time.sleep(0.1)
    assert wire is not None
    for wire in wires:
        wire.close()
    seldom = [event for event in besieged.events() if event["event"] == "connection_refused"]
    assert len(seldom) <= 5


def test_a_head_has_a_deadline(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"header_time": 0.5}) as server:
        wire = half_a_head(server)
        status, told = problem(wire.read())
        assert (status, told["code"]) == (408, "too_slow")
        # A byte now and then does not help.
        wire = half_a_head(server)
        wire.socket.settimeout(0.1)
        began = time.monotonic()
        closed = b""
        while not closed and time.monotonic() - began < 30:
            try:
                wire.send(b"x")
                closed = wire.socket.recv(100)
            except TimeoutError:
                pass
            except OSError:
                break
        assert closed.startswith(b"HTTP/1.1 408")
        # Nor does saying nothing at all.
        assert Wire(server).read() == b""


def test_a_body_has_a_deadline_whether_or_not_anybody_reads_it(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"header_time": 0.5, "request_time": 0.5}) as server:
        head = "HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
        wire = Wire(server)
        wire.send(f"POST /api/tables {head}".encode())
        status, told = problem(wire.read())
        assert (status, told["code"]) == (400, "bad_json")
        for line in ("GET /api/games", "GET /", "POST /nowhere", "DELETE /api/tables"):
            wire = Wire(server)
            wire.send(f"{line} {head}".encode())
            answer = wire.read()
            assert answer.startswith(b"HTTP/1.1 "), line
            assert b"connection: close" in answer.lower()


def test_a_connection_that_asks_nothing_more_is_closed(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"keep_alive_time": 0.3}) as server:
        wire = Wire(server)
        wire.send(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert wire.read().startswith(b"HTTP/1.1 200")


def test_an_answer_that_nobody_reads_does_not_wait_for_ever(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"send_time": 0.5, "header_time": 0.5, "connections_per_address": 3}) as server:
        wires = []
        for _ in range(3):
            wire = Wire.__new__(Wire)
            wire.rest = b""
            wire.socket = socket.socket()
            wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            wire.socket.bind((STRANGER, 0))
            host, port = server.url.removeprefix("http://").split(":")
            wire.socket.connect((host, int(port)))
            wire.send(b"GET /api/rules/survive HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 40)
            wires.append(wire)
        limit = time.monotonic() + 30
        while time.monotonic() < limit:
            wire = Wire(server)
            wire.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            if wire.read().startswith(b"HTTP/1.1 200"):
                break
            time.sleep(0.1)
        else:
            pytest.fail("The connections are held by somebody who does not read.")


def test_connections_of_one_address_are_counted_from_the_first_moment(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"connections_per_address": 5}) as server:
        wires = [websocket(server) for _ in range(5)]
        status, told = problem(Wire(server).read())
        assert (status, told["code"]) == (429, "too_many_connections")
        assert told["detail"].endswith(".")
        assert server.get("/healthz").status_code == 200
        wires.pop().close()
        limit = time.monotonic() + 20
        while b" 101 " not in (wire := Wire(server)).upgrade() and time.monotonic() < limit:
            time.sleep(0.05)
        wire.send(frame(TEXT, b'{"type":"ping"}'))
        assert b"pong" in wire.socket.recv(1000)


def test_a_trusted_proxy_may_bring_as_many_as_it_likes_but_each_client_is_counted(sqlite_url: str) -> None:
    with Server(sqlite_url, "--trusted-proxy", STRANGER, limits={"connections_per_address": 3}) as server:
        wires = [Wire(server) for _ in range(6)]
        for wire, client in zip(wires, "aabbcc"):
            request = (
                f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.{ord(client)}\r\n"
                "Connection: close\r\n\r\n"
            )
            wire.send(request.encode())
            assert wire.read().startswith(b"HTTP/1.1 200")


def test_new_connections_of_one_address_are_counted(sqlite_url: str) -> None:
    with Server(sqlite_url, limits={"arrivals_rate": 0.01, "arrivals_burst": 3}) as server:
        for _ in range(3):
            Wire(server).close()
        status, told = problem(Wire(server).read())
        assert (status, told["code"]) == (429, "too_fast")
        assert server.get("/healthz").status_code == 200


# Descriptors.


def test_the_process_may_have_as_many_files_as_it_needs(sqlite_url: str) -> None:
    """A soft limit is raised as far as the hard one lets it."""
    with Server(sqlite_url, before=["sh", "-c", 'ulimit -S -n 64; exec "$@"', "sh"]) as server:
        limits = Path("/proc", str(server.process.pid), "limits").read_text()
        soft, hard = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3:5]
        assert int(soft) == min(int(hard), 2000 + 256 + 16 + 128)
        assert server.events("few_descriptors") == []


@asynchronous
async def test_a_server_with_few_descriptors_says_so_and_stays_well(sqlite_url: str) -> None:
    """Beyond what fits, a sentence; no tracebacks, and few lines in the log."""
    with Server(sqlite_url, before=["sh", "-c", 'ulimit -n 256; exec "$@"', "sh"]) as server:
        (warning,) = server.events("few_descriptors")
        assert (warning["descriptors"], warning["connections"]) == (256, 128)
        ticket = server.new_table("you", "random", start=True)
        wires = [Wire(server, f"127.0.0.{2 + number % 50}") for number in range(400)]
        # They are idle, and make way.
        assert await is_well(server, ticket)
        for wire in wires:
            wire.close()
        sockets: list[Wire] = []
        refusals: list[tuple[int, Message]] = []
        for number in range(200):
            wire = Wire(server, f"127.0.0.{2 + number % 50}")
            status = wire.upgrade()
            if b" 101 " in status:
                sockets.append(wire)
            else:
                refusals.append((int(status.split()[1]), json.loads(wire.read())))
        assert len(sockets) == 112
        assert {(status, told["code"]) for status, told in refusals} == {(503, "full")}
        # There is still room for requests.
        assert server.get("/healthz").status_code == 200
        for wire in sockets:
            wire.close()
        assert await is_well(server, ticket)
        assert "Traceback" not in server.logged()
        assert len(server.logged().splitlines()) < 30


# Requests.


@pytest.mark.parametrize(
    ("line", "status", "code"),
    [
        (b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked", 411, "length_required"),
        (b"GET /" + b"x" * 5000 + b" HTTP/1.1", 414, "too_long"),
        (b"GET /?" + b"x" * 5000 + b" HTTP/1.1", 414, "too_long"),
        (b"GET /" + b"x" * 300 + b".js HTTP/1.1", 404, "no_such_path"),
        (b"GET /assets/" + b"%C3%A9" * 200 + b" HTTP/1.1", 404, "no_such_path"),
    ],
    ids=["chunks", "long path", "long query", "long name", "long assets"],
)
def test_requests_of_no_use_are_refused(besieged: Server, line: bytes, status: int, code: str) -> None:
    wire = Wire(besieged)
    wire.send(line + b"\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    answered, told = problem(wire.read())
    assert (answered, told["code"]) == (status, code)


@pytest.mark.parametrize(
    "junk",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 60_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"b" * 500_000 + b"\r\n\r\n",
        b"GET /" + b"b" * 500_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ],
    ids=[
        "many headers",
        "long header",
        "long line",
        "TLS",
        "two lengths",
        "minus",
        "two hosts",
        "no host",
        "gap",
        "h2",
    ],
)
@asynchronous
async def test_what_is_no_request_is_refused_at_once(besieged: Server, ticket: Message, junk: bytes) -> None:
    wire = Wire(besieged)
    wire.push(junk)
    answer = wire.read()
    assert answer == b"" or 400 <= int(answer.split()[1]) < 600, answer[:200]
    assert await is_well(besieged, ticket)


def test_a_length_and_chunks_together_hide_no_second_request(besieged: Server) -> None:
    wire = Wire(besieged)
    wire.send(
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    )
    assert wire.read().count(b"HTTP/1.1 ") == 1


def test_requests_in_a_row_on_one_connection_are_all_answered(besieged: Server) -> None:
    wire = Wire(besieged)
    line = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    wire.send((line + b"\r\n") * 20 + line + b"Connection: close\r\n\r\n")
    assert wire.read().count(b"HTTP/1.1 200") == 21


def test_a_request_that_is_refused_unread_leaves_the_connection_usable(besieged: Server) -> None:
    with httpx.Client(base_url=besieged.url) as client:
        answers = [client.post("/api/tables", content=b"x" * 1000) for _ in range(5)]
        assert {answer.status_code for answer in answers} == {415}
        assert client.post("/api/tables", content=b"x" * 300_000).status_code == 415
        assert client.get("/api/games").status_code == 200
