"""What the server measures, for Prometheus. The library counts and writes; here are the names and what they mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper ends of the buckets of a histogram of seconds."""
MEDIA_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

# When each series began is of no use to anybody here, and doubles the page.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """A registry of our own: two servers in one process, as in tests, do not count together."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("http_requests", "HTTP requests answered.", "method", "status")
        self.commands = self._counter("commands", "Commands from players.", "command", "outcome")
        self.entries = self._counter("entries", "Entries written to the journals of tables.")
        self.conflicts = self._counter("conflicts", "Writes that another process was quicker to make.")
        self.closed = self._counter("closed", "Connections closed by the server.", "code")
        self.updates = self._counter("updates", "Updates sent to clients.")
        self.ack = self._histogram("ack_seconds", "From reading a command to its acknowledgement.")
        self.append = self._histogram("append_seconds", "Writing to the database, waiting included.")
        self.thinking = self._histogram("bot_seconds", "A bot's decision with the chance events after it.")

    def gauge(self, name: str, help: str, measure: Callable[[], float]) -> None:
        """Measure something whenever somebody asks."""
        Gauge(name, help, registry=self.registry).set_function(measure)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"tidefall_{name}", help, labels, registry=self.registry)

    def _histogram(self, name: str, help: str) -> Histogram:
        return Histogram(f"tidefall_{name}", help, buckets=LATENCIES, registry=self.registry)
