"""The small parts by themselves: limits, outbox, logs, metrics, the past."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import time
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from server_helpers import asynchronous
from tidefall import Refused, load_game
from tidefall.server import limits, logs
from tidefall.server.guard import address_of
from tidefall.server.late import Past
from tidefall.server.limits import Bucket, Buckets, Limits
from tidefall.server.metrics import Metrics
from tidefall.server.outbox import Outbox
from tidefall.server.wire import Pong
from tidefall.table.facts import AnyFact, Created, Entry, Joined, Said, Started


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# Limits.


def test_a_bucket_gives_a_burst_and_then_a_steady_flow() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_that_are_quiet_again_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    busy = buckets.of("busy")
    for number in range(Buckets.MANY + 10):
        buckets.of(str(number)).take()
        clock.now += 0.001
    clock.now += 10
    busy.take()
    buckets.of("one more")
    for number in range(3 * Buckets.MANY):
        buckets.of(f"other {number}")
    assert len(buckets._buckets) < 3 * Buckets.MANY


def test_limits_are_set_by_name() -> None:
    changed = limits.read(["queue=5", " send_time = 2.5 "])
    assert (changed.queue, changed.send_time, changed.body) == (5, 2.5, Limits().body)
    for wrong in ("queue=2.5", "queue=0", "queue=nan", "queue=inf", "queue=", "none=1", ""):
        with pytest.raises(Refused):
            limits.read([wrong])


def test_every_limit_is_documented_with_its_default() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text("utf-8")
    told: dict[str, float] = {}
    for names, values in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([\d., ]+) \|", page, re.MULTILINE):
        told |= dict(zip(re.findall(r"`(\w+)`", names), map(float, values.split(", ")), strict=True))
    assert told == {field.name: getattr(Limits(), field.name) for field in fields(Limits)}


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ff::1", "2001:db8:1:2::/64"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("2001:db8::2:2:3:4", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_a_household_is_one_address(host: str, address: str) -> None:
    assert address_of({"type": "http", "client": (host, 1), "headers": []}) == address


# The outbox.


@asynchronous
async def test_an_outbox_gives_messages_in_order_and_ends_with_the_farewell() -> None:
    outbox = Outbox(Limits())
    outbox.put(Pong(1.0))
    outbox.bye(Refused("stopping"))
    outbox.put(Pong(2.0))
    outbox.bye(Refused("idle", seconds="180"))
    assert [json.loads(message)["type"] for message in await outbox.get()] == ["pong", "bye"]
    assert await outbox.get() == []


@asynchronous
async def test_an_outbox_that_nobody_empties_keeps_only_the_farewell() -> None:
    for bounds in (Limits(queue=10), Limits(queue_bytes=500)):
        outbox = Outbox(bounds)
        for _ in range(100):
            outbox.put(Pong(1.0))
        (message,) = [json.loads(message) for message in await outbox.get()]
        assert (message["type"], message["code"]) == ("bye", "too_slow")
        assert await outbox.get() == []


@asynchronous
async def test_an_outbox_is_waited_for() -> None:
    outbox = Outbox(Limits())
    waiting = asyncio.create_task(outbox.get())
    await asyncio.sleep(0)
    assert not waiting.done()
    outbox.put(Pong(1.0))
    (message,) = await waiting
    assert b"pong" in message


# The past.


def entry(number: int, age: float, fact: AnyFact) -> Entry:
    return Entry(number, time.time() - age, fact)


@asynchronous
async def test_the_past_shows_what_is_old_enough_and_all_before_the_start() -> None:
    game = load_game("survive", seats=2)
    created = Created(game.name, game.values, game.rules_version())
    entries = [
        entry(1, 0, created),
        entry(2, 0, Joined("p", "Ann", "digest")),
        entry(3, 0, Said("p", "early")),
    ]
    past = Past("a" * 16, entries, lambda: 10)
    assert past.table.number == 3
    old = Past(
        "a" * 16,
        [*entries, entry(4, 20, Started()), entry(5, 11, Said("p", "old")), entry(6, 9, Said("p", "new"))],
        lambda: 10,
    )
    assert [line.text for line in old.table.talk] == ["early", "old"]
    assert old.due() is None


# Logs.


def logged(form: logging.Formatter, level: int, message: str, **more: Any) -> str:
    record = logging.LogRecord(
        more.pop("name", logs.LOGGER.name), level, "file", 1, message, (), more.pop("exc_info", None)
    )
    record.fields = more
    return form.format(record)


def test_an_event_is_a_line_of_json() -> None:
    line = logged(logs.JsonForm(), logging.INFO, "table_created", table="abc", words="a\nb \N{SNOWMAN}")
    assert "\n" not in line
    told = json.loads(line)
    assert (told["event"], told["level"], told["table"], told["words"]) == (
        *("table_created", "info", "abc", "a\nb \N{SNOWMAN}"),
    )
    assert told["time"].endswith("Z")


def test_an_unforeseen_error_goes_along_with_its_traceback() -> None:
    try:
        raise KeyError("lost")
    except KeyError as error:
        info = (type(error), error, error.__traceback__)
    line = logged(logs.JsonForm(), logging.ERROR, "request_failed", exc_info=info)
    told = json.loads(line)
    assert told["error"] == "KeyError"
    assert "raise KeyError" in told["traceback"]
    assert "\n  | Traceback" in logged(logs.HumanForm(), logging.ERROR, "request_failed", exc_info=info)


def test_lines_of_other_libraries_are_events_too() -> None:
    told = json.loads(logged(logs.JsonForm(), logging.WARNING, "careful", name="somebody.else"))
    assert (told["event"], told["logger"], told["message"]) == ("message", "somebody.else", "careful")


def test_people_read_times_names_and_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    line = logged(logs.HumanForm(), logging.WARNING, "redis_unavailable", reason="gone")
    assert line.split(" ", 1)[1] == "WARNING: redis_unavailable reason=gone"
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    level = root.level
    stream = io.StringIO()
    try:
        logs.set_up(stream)
        logs.say("hello", one=1)
        logging.getLogger("uvicorn.error").error("Invalid something from a client")
        logging.getLogger("uvicorn.error").error("Exception in ASGI application")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == ["hello", "message"]


# Metrics.


def test_metrics_in_the_text_form() -> None:
    metrics = Metrics()
    metrics.commands.labels("act", 'odd"one').inc()
    metrics.updates.inc(2)
    for seconds in (0.0005, 0.001, 0.3, 30):
        metrics.ack.observe(seconds)
    lines = metrics.text().decode().splitlines()
    for line in (
        "# HELP tidefall_commands_total Commands from players.",
        "# TYPE tidefall_commands_total counter",
        'tidefall_commands_total{command="act",outcome="odd\\"one"} 1.0',
        "tidefall_updates_total 2.0",
        "# TYPE tidefall_ack_seconds histogram",
        'tidefall_ack_seconds_bucket{le="0.001"} 2.0',
        'tidefall_ack_seconds_bucket{le="0.5"} 3.0',
        'tidefall_ack_seconds_bucket{le="+Inf"} 4.0',
        "tidefall_ack_seconds_count 4.0",
    ):
        assert line in lines
    assert not any("_created" in line for line in lines)
    assert "tidefall_updates_total 0.0" in Metrics().text().decode()
    metrics.gauge("temperature", "Now.", lambda: 21.5)
    assert metrics.text().decode().endswith("temperature 21.5\n")
