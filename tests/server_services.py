"""A PostgreSQL and a Redis of our own for tests, on loopback, gone afterwards."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

SECONDS = 30
NO_POSTGRES = (
    "PostgreSQL's initdb and postgres are needed for this, in PATH or under /usr/lib/postgresql: "
    "on Debian and Ubuntu, 'apt install postgresql'."
)
NO_REDIS = "redis-server or valkey-server is needed for this: on Debian and Ubuntu, 'apt install redis-server'."


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_port(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    limit = time.monotonic() + SECONDS
    while time.monotonic() < limit:
        assert process.poll() is None, log.read_text(errors="replace")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(log.read_text(errors="replace"))


def postgres_program(name: str) -> str | None:
    """A program of PostgreSQL; Debian keeps them out of PATH, by version."""
    found = shutil.which(name)
    if found is not None:
        return found
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    return str(kept[-1]) if kept else None


class Postgres:
    """A cluster in a folder of its own. PostgreSQL refuses to run as root: then it runs as somebody else."""

    def __init__(self) -> None:
        initdb, postgres = postgres_program("initdb"), postgres_program("postgres")
        if initdb is None or postgres is None:
            pytest.skip(NO_POSTGRES)
        self.folder = Path(tempfile.mkdtemp(prefix="tidefall-postgres-"))
        self.port = free_port()
        user = None
        if os.geteuid() == 0:
            names = {entry.pw_name for entry in pwd.getpwall()}
            user = next(name for name in ("postgres", "nobody") if name in names)
            shutil.chown(self.folder, user)
        data, log = self.folder / "data", self.folder / "log"
        command = [initdb, "-D", str(data), "-U", "tidefall", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(command, check=True, user=user, cwd=self.folder, stdout=subprocess.DEVNULL)
        settings = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        settings += ["fsync=off", "max_connections=200"]
        with log.open("wb") as output:
            self.process = subprocess.Popen(
                [postgres, "-D", str(data), *(word for setting in settings for word in ("-c", setting))],
                user=user,
                cwd=self.folder,
                stdout=output,
                stderr=output,
            )
        wait_for_port(self.port, self.process, log)

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        limit = time.monotonic() + SECONDS
        while True:
            try:
                with psycopg.connect(
                    host="127.0.0.1", port=self.port, user="tidefall", dbname="postgres", autocommit=True
                ) as connection:
                    connection.execute(f"CREATE DATABASE {name}".encode())
                return f"postgresql://tidefall@127.0.0.1:{self.port}/{name}"
            except psycopg.OperationalError:
                # It listens a moment before it lets anybody in.
                assert time.monotonic() < limit
                time.sleep(0.05)

    def stop(self) -> None:
        # "Fast": it does not wait for those who are still connected.
        self.process.send_signal(signal.SIGINT)
        self.process.wait(SECONDS)
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis or Valkey that keeps nothing. It can be stopped and started again on the same port."""

    def __init__(self) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            pytest.skip(NO_REDIS)
        self.program = program
        self.folder = Path(tempfile.mkdtemp(prefix="tidefall-redis-"))
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        log = self.folder / "log"
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
                cwd=self.folder,
                stdout=output,
                stderr=output,
            )
        wait_for_port(self.port, self.process, log)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(SECONDS)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
