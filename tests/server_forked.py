"""Servers that start in a moment. Most of a start is reading modules: a process that has read them waits to be forked.

What runs then is `tidefall serve` in a process of its own, which can be killed like any other.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, NoReturn, Self

from server_helpers import PACKAGE, Server
from tidefall import registry

USEFUL: Final = (
    *("sqlite3", "psycopg", "redis.asyncio", "alembic.command", "alembic.config"),
    *("h11", "uvicorn.lifespan.off", "uvicorn.protocols.http.auto", "encodings.idna", "typer._adapters"),
    *("tidefall.cli.app", "tidefall.cli.serve", "tidefall.server.redis_bus"),
)
"""What a server reads sooner or later, if it is there."""


class Nursery:
    """The process that is forked. It starts servers and tells when they are gone."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            env={**os.environ, "PYTHONPATH": PACKAGE},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **wish: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(wish), file=self.process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class ForkedServer(Server):
    """A server out of a nursery. With a seed for its dice it has the same luck every time."""

    def __init__(
        self,
        nursery: Nursery,
        database_url: str,
        *words: str,
        limits: dict[str, float] | None = None,
        dice: int | None = None,
    ) -> None:
        self.nursery = nursery
        self.dice = dice
        self.pid = 0
        super().__init__(database_url, *words, limits=limits)

    def start(self) -> None:
        born = self.nursery.ask(words=self.words, log=str(self.log), dice=self.dice)
        self.pid = born["pid"]
        found = re.search(r"http://\S+", born["line"])
        assert found, self.logged()
        self.url = found[0].rstrip("/")

    def stop(self) -> None:
        assert self._end(signal.SIGTERM) == 0, self.logged()

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> int:
        pid, self.pid = self.pid, 0
        os.kill(pid, number)
        code: int = self.nursery.ask(wait=pid)["code"]
        return code

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if self.pid:
            if kind is None:
                self.stop()
            else:
                self.kill()
        self.log.unlink(missing_ok=True)


# In the other process.


def tend() -> None:
    """Read wishes until there are no more; whoever is left then goes too."""
    for module in USEFUL:
        with suppress(ImportError):
            import_module(module)
    for name in registry.names():
        registry.load_game(name)
    born: dict[int, int] = {}
    for line in sys.stdin:
        wish = json.loads(line)
        if "wait" in wish:
            _, status = os.waitpid(wish["wait"], 0)
            os.close(born.pop(wish["wait"]))
            answer: dict[str, Any] = {"code": os.waitstatus_to_exitcode(status)}
        else:
            reading, writing = os.pipe()
            pid = os.fork()
            if pid == 0:
                os.close(reading)
                grow(writing, wish["log"], wish["words"], wish["dice"])
            os.close(writing)
            born[pid] = reading
            answer = {"pid": pid, "line": read_line(reading)}
        print(json.dumps(answer), flush=True)
    for pid in born:
        os.kill(pid, signal.SIGKILL)


def grow(output: int, log: str, words: list[str], dice: int | None) -> NoReturn:
    """Be a server."""
    from tidefall.cli import main

    if dice is not None:
        random.SystemRandom = lambda: random.Random(dice)  # type: ignore[assignment, misc]

    errors = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for descriptor, place in ((nothing, 0), (output, 1), (errors, 2)):
        os.dup2(descriptor, place)
        os.close(descriptor)
    sys.stdin = os.fdopen(0)
    sys.argv = ["tidefall", *words]
    code = 1
    try:
        main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def read_line(descriptor: int) -> str:
    line = b""
    while not line.endswith(b"\n") and (more := os.read(descriptor, 1000)):
        line += more
    return line.decode()


if __name__ == "__main__":
    tend()
