"""Counters, gauges and histograms in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final

LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper ends of the buckets of a histogram of seconds."""


class Counter:
    """Goes up. With labels, as in `counter.add("ok")`, each combination of their values is counted by itself."""

    def __init__(self, name: str, help: str, labels: Sequence[str] = ()) -> None:
        self.name = name
        self.help = help
        self.labels = labels
        self.values: dict[tuple[str, ...], float] = {} if labels else {(): 0.0}

    def add(self, *labels: str, amount: float = 1) -> None:
        self.values[labels] = self.values.get(labels, 0.0) + amount

    def lines(self) -> list[str]:
        return [
            *head(self.name, "counter", self.help),
            *(f"{self.name}{braces(self.labels, labels)} {value:g}" for labels, value in sorted(self.values.items())),
        ]


class Gauge:
    """A number as it is at the moment of asking."""

    def __init__(self, name: str, help: str, measure: Callable[[], float]) -> None:
        self.name = name
        self.help = help
        self.measure = measure

    def lines(self) -> list[str]:
        return [*head(self.name, "gauge", self.help), f"{self.name} {self.measure():g}"]


class Histogram:
    """How long something took."""

    def __init__(self, name: str, help: str, bounds: Sequence[float] = LATENCIES) -> None:
        self.name = name
        self.help = help
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        told = head(self.name, "histogram", self.help)
        total = 0
        for bound, count in zip([*(f"{bound:g}" for bound in self.bounds), "+Inf"], self.counts):
            total += count
            told.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*told, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {total}"]


class Metrics:
    """What this server measures."""

    def __init__(self) -> None:
        self.requests = Counter("tidefall_http_requests_total", "HTTP requests answered.", ("method", "status"))
        self.commands = Counter("tidefall_commands_total", "Commands from players.", ("command", "outcome"))
        self.entries = Counter("tidefall_entries_total", "Entries written to the journals of tables.")
        self.conflicts = Counter("tidefall_conflicts_total", "Writes that another process was quicker to make.")
        self.closed = Counter("tidefall_closed_total", "Connections closed by the server.", ("code",))
        self.updates = Counter("tidefall_updates_total", "Updates sent to clients.")
        self.ack = Histogram("tidefall_ack_seconds", "From reading a command to its acknowledgement.")
        self.append = Histogram("tidefall_append_seconds", "Writing to the database, waiting included.")
        self.thinking = Histogram("tidefall_bot_seconds", "A bot's decision with the chance events after it.")
        self._all: list[Counter | Gauge | Histogram] = [
            self.requests,
            self.commands,
            self.entries,
            self.conflicts,
            self.closed,
            self.updates,
            self.ack,
            self.append,
            self.thinking,
        ]

    def gauge(self, name: str, help: str, measure: Callable[[], float]) -> None:
        """Measure something whenever somebody asks."""
        self._all.append(Gauge(name, help, measure))

    def text(self) -> str:
        return "\n".join(line for metric in self._all for line in metric.lines()) + "\n"


def head(name: str, kind: str, help: str) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]


def braces(names: Sequence[str], values: Sequence[str]) -> str:
    r"""
    >>> braces(["method"], ['G"T'])
    '{method="G\\"T"}'
    """
    if not names:
        return ""
    escaped = [value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n") for value in values]
    return "{" + ",".join(f'{name}="{value}"' for name, value in zip(names, escaped)) + "}"
