"""The command: what it says when it starts, how it stops, and what it says when it cannot start."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from server_helpers import COMMAND, ENVIRONMENT, SECONDS, Client, Closed, Server, asynchronous, refuses
from server_services import Redis, free_port


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--database-url", "mysql://localhost/x"], "“mysql”"),
        (["--database-url", "nonsense"], "“nonsense” is not the URL of a database"),
        (["--database-url", "sqlite:///"], "must name a file"),
        (["--database-url", "sqlite:////dev/null/tables.sqlite3"], "/dev/null"),
        (["--redis-url", "http://localhost"], "not a Redis URL"),
        (["--host", "no.such.host.invalid"], "no host"),
        (["--host", "192.0.2.1"], "cannot listen on 192.0.2.1"),
        (["--port", "70000"], "65535"),
        (["--port", "eighty"], "--port"),
        (["--metrics-for", "elsewhere"], "--metrics-for"),
        (["--trusted-proxy", "elsewhere"], "--trusted-proxy"),
        (["--trusted-proxy", "10.0.0.7/24"], "--trusted-proxy"),
        (["--trusted-proxy", "*"], "--trusted-proxy"),
        (["--allow-host", "https://games.example.org"], "--allow-host"),
        (["--allow-host", "games.example.org:8000"], "--allow-host"),
        (["--allow-host", ""], "--allow-host"),
        (["--allow-origin", "elsewhere"], "--allow-origin"),
        (["--allow-origin", "https://elsewhere.example/page"], "--allow-origin"),
        (["--limit", "patience=3"], "no limit “patience”"),
        (["--limit", "queue=many"], "above 0"),
        (["--limit", "queue=-1"], "above 0"),
        (["--limit", "queue"], "above 0"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, words: list[str], part: str) -> None:
    given = words if "--port" in words else [*words, "--port", "0"]
    assert part in refuses(*given, TIDEFALL_DATA=str(tmp_path))


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        sentence = refuses("--port", port, TIDEFALL_DATA=str(tmp_path))
    assert f"port {port}" in sentence
    assert "in use" in sentence
    assert "--port" in sentence


def test_without_a_wish_the_next_free_port_is_taken(tmp_path: Path) -> None:
    """Whether something else has the usual port or not: a second server finds another one, and says so."""
    data = {**ENVIRONMENT, "TIDEFALL_DATA": str(tmp_path)}
    taken = None
    with suppress(OSError):
        taken = socket.create_server(("127.0.0.1", 8000))
    try:
        process = subprocess.Popen([*COMMAND, "serve"], env=data, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        address, remark = process.stdout.readline(), process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    finally:
        if taken is not None:
            taken.close()
    port = int(re.findall(r":(\d+)/", address)[0])
    assert 8000 < port <= 8020
    assert remark.startswith(f"Port 8000 is in use; this is port {port}.")


def test_services_that_are_not_there_are_one_sentence(tmp_path: Path) -> None:
    port = free_port()
    data = {"TIDEFALL_DATA": str(tmp_path)}
    assert "database" in refuses("--port", "0", "--database-url", f"postgresql://me@127.0.0.1:{port}/x", **data)
    assert "Redis" in refuses("--port", "0", "--redis-url", f"redis://127.0.0.1:{port}", **data)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_text("dear diary, " * 100)
    assert "database" in refuses("--port", "0", "--database-url", f"sqlite:///{file}")
    assert file.read_text() == "dear diary, " * 100


def test_the_database_is_in_the_data_folder_and_private(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0"],
        env={**ENVIRONMENT, "TIDEFALL_DATA": str(tmp_path / "deep" / "down")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    assert "http://127.0.0.1:" in process.stdout.readline()
    folder = tmp_path / "deep" / "down"
    assert (folder / "tables.sqlite3").is_file()
    assert folder.stat().st_mode & 0o077 == 0
    process.terminate()
    assert process.wait(SECONDS) == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@asynchronous
async def test_being_asked_to_stop_is_no_failure(sqlite_url: str, number: signal.Signals) -> None:
    with Server(sqlite_url) as server:
        ticket = server.new_table("you", "random", start=True)
        ann = await Client.at(server, ticket)
        watcher = await Client.at(server, {"table": ticket["table"]})
        began = time.monotonic()
        server.process.send_signal(number)
        for client in (ann, watcher):
            with pytest.raises(Closed) as closed:
                await client.until(lambda _: False)
            assert closed.value.bye is not None
            assert closed.value.bye["code"] == "stopping"
            assert client.socket.close_code == 1012
        assert server.process.wait(SECONDS) == 0
        assert time.monotonic() - began < 6
        assert [event["event"] for event in server.events()][-1] == "stopped"
        with pytest.raises(httpx.ConnectError):
            server.get("/healthz")


@asynchronous
async def test_a_client_that_does_not_read_does_not_keep_the_server(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        ticket = server.new_table("you", "random", start=True)
        lazy = await Client.at(server, ticket)
        lazy.socket.transport.pause_reading()
        for _ in range(300):
            await lazy.send({"type": "hello", "protocol": 1, "table": ticket["table"], "token": ticket["token"]})
        server.process.terminate()
        assert server.process.wait(15) == 0
        lazy.socket.transport.abort()


def test_logs_are_json_lines_without_secrets(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        ticket = server.new_table("you", "random", name="Bartholomew", start=True)
        server.get("/api/nothing")
        lines = [json.loads(line) for line in server.logged().splitlines()]
        assert {"started", "table_created", "request"} <= {line["event"] for line in lines}
        assert all({"time", "level", "event"} <= set(line) for line in lines)
        for secret in (ticket["token"], "Bartholomew"):
            assert secret not in server.logged()


def test_at_a_terminal_logs_are_for_people(tmp_path: Path) -> None:
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0"],
        env={**ENVIRONMENT, "TIDEFALL_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=follower,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    said = os.read(leader, 10_000).decode()
    process.terminate()
    assert process.wait(SECONDS) == 0
    assert " started address=http://" in said
    assert "{" not in said


def test_strangers_write_nothing_of_their_own_into_the_log(tmp_path: Path) -> None:
    """Not at a terminal, which would act upon it, and not as a line that looks like one of ours."""
    paths = [
        "/x%1b%5d0;pwned%07",
        "/x%0a12:00:00%20started%20address=evil",
        "/%c2%9b2J",
        "/%e2%80%ae",
        "/%22%20status=200",
    ]
    leader, follower = pty.openpty()
    with (tmp_path / "log").open("w") as file:
        for stream in (follower, file.fileno()):
            process = subprocess.Popen(
                [*COMMAND, "serve", "--port", "0"],
                env={**ENVIRONMENT, "TIDEFALL_DATA": str(tmp_path)},
                stdout=subprocess.PIPE,
                stderr=stream,
                text=True,
            )
            assert process.stdout is not None
            url = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            for path in paths:
                assert httpx.get(url.rstrip("/") + path).status_code == 404
            process.terminate()
            assert process.wait(SECONDS) == 0
    os.close(follower)
    people = ""
    with suppress(OSError):
        while more := os.read(leader, 10_000).decode():
            people += more
    programs = (tmp_path / "log").read_text("utf-8")
    for said in (people.replace("\r\n", "\n"), programs):
        assert all(line.isprintable() for line in said.splitlines()), said
        assert "\x9b" not in said
    lines = people.splitlines()
    assert sum(" request method=GET" in line for line in lines) == len(paths)
    assert sum(" started " in line and "request" not in line for line in lines) == 1
    assert not any(line.rstrip().endswith("status=200") or " status=200 " in line.split('"')[0] for line in lines)
    told = [json.loads(line) for line in programs.splitlines()]
    assert next(line["path"] for line in told if line["event"] == "request") == "/x\x1b]0;pwned\x07"


def test_a_server_of_root_says_so(sqlite_url: str) -> None:
    if os.geteuid() != 0:
        pytest.skip("This is for whoever runs the tests as root.")
    with Server(sqlite_url) as server:
        assert len(server.events("running_as_root")) == 1


def test_the_browser_is_opened_when_the_port_listens(tmp_path: Path) -> None:
    """A stand-in for a browser writes down what it is shown."""
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\ncurl -s -o /dev/null "$1" ; echo "$1" > {shown}.new; mv {shown}.new {shown}\n')
    browser.chmod(0o755)
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--open"],
        env={**ENVIRONMENT, "TIDEFALL_DATA": str(tmp_path), "BROWSER": f"{browser} %s"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    limit = time.monotonic() + SECONDS
    while not shown.exists():
        assert time.monotonic() < limit
        time.sleep(0.05)
    assert shown.read_text().strip() in line
    process.terminate()
    assert process.wait(SECONDS) == 0


def test_settings_come_from_the_environment_too(sqlite_url: str, redis: Redis, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0"],
        env={
            **ENVIRONMENT,
            "TIDEFALL_DATABASE_URL": sqlite_url,
            "TIDEFALL_REDIS_URL": redis.url,
            "TIDEFALL_LIMITS": "requests_burst=1 requests_rate=0.001",
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    url = next(word for word in process.stdout.readline().split() if word.startswith("http"))
    assert [httpx.get(f"{url}api/games").status_code for _ in range(2)] == [200, 429]
    process.terminate()
    _, errors = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    assert json.loads(errors.splitlines()[0])["redis"] is True
    assert (tmp_path / "tables.sqlite3").is_file()


def test_every_address_of_a_host_is_served(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--host", "localhost"],
        env={**ENVIRONMENT, "TIDEFALL_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    url = next(word for word in process.stdout.readline().split() if word.startswith("http"))
    port = url.rstrip("/").rsplit(":", 1)[1]
    for _, _, _, _, address in socket.getaddrinfo("localhost", int(port), type=socket.SOCK_STREAM):
        host = f"[{address[0]}]" if ":" in str(address[0]) else str(address[0])
        assert httpx.get(f"http://{host}:{port}/healthz").status_code == 200
    process.terminate()
    assert process.wait(SECONDS) == 0
