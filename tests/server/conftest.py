"""One server, one PostgreSQL and one Redis for all tests here that do not need their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from server_helpers import Server
from server_services import Postgres, Redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    service = Redis()
    yield service
    service.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is shared: leave it running."""
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'tables.sqlite3'}") as running:
        yield running
        errors = [event for event in running.events() if event["level"] == "error"]
        assert not errors, "\n".join(json.dumps(error) for error in errors)
