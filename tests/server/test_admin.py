"""`tidefall admin`, through the real command line: on databases of both kinds, with a server on them or without."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from server_helpers import COMMAND, ENVIRONMENT, SECONDS, Client, Closed, Server, asynchronous, wait_until
from server_services import Postgres, postgres_program
from tidefall.server import database

DAY = 86400.0
WRITE = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=60)
while True:
    connection.execute("UPDATE pulse SET at = at + 1")
    connection.commit()
"""


def admin(*words: str, **environment: str) -> str:
    """What the command says."""
    return run(0, *words, **environment)


def run(code: int, *words: str, **environment: str) -> str:
    done = subprocess.run(
        [*COMMAND, "admin", *words],
        env={**ENVIRONMENT, **environment},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


def refuses(*words: str, **environment: str) -> str:
    said = run(2, *words, **environment)
    assert said.startswith("tidefall: ")
    assert len(said.splitlines()) == 1
    return said


def listed(url: str, *words: str) -> list[str]:
    told = [json.loads(line) for line in admin("tables", "--json", "--database-url", url, *words).splitlines()]
    return [row["id"] for row in told]


def make_older(url: str, table: str, days: float) -> None:
    """As if everything at a table had happened so much earlier."""
    engine = database.open_engine(database.read_url(url))
    with engine.execution_options(writes=True).begin() as connection:
        values = {"by": days * DAY, "id": table}
        connection.execute(text("UPDATE tables SET changed = changed - :by WHERE id = :id"), values)
        connection.execute(text("UPDATE entries SET at = at - :by WHERE table_id = :id"), values)
    engine.dispose()


@pytest.fixture
def running(database_url: str) -> Iterator[tuple[str, Server]]:
    with Server(database_url, limits={"sweep_time": 0.2}) as server:
        yield database_url, server


def test_tables_are_listed_shown_closed_and_deleted(running: tuple[str, Server]) -> None:
    url, server = running
    one = server.new_table("you", "random", name="Bartholomew", public=True, start=True)["table"]
    other = server.new_table("you", "open", game="rising")["table"]
    assert listed(url) == [other, one]
    assert listed(url, "--status", "playing") == [one]
    assert listed(url, "--game", "rising") == [other]
    assert listed(url, "--newer-than", "1h") == [other, one]
    assert listed(url, "--older-than", "1h") == []
    make_older(url, other, 3)
    assert listed(url, "--older-than", "2d") == [other]
    assert listed(url, "--limit", "1") == [one]
    said = admin("tables", "--database-url", url)
    assert one in said
    assert said.endswith("2 tables\n")
    shown = admin("show", one, "--database-url", url)
    assert "Bartholomew" in shown
    assert "can be opened  yes" in shown
    assert "seat 0         Red: person, Bartholomew" in shown
    assert "seat 1         " in shown
    assert "not over" in refuses("delete", one, "--database-url", url)
    assert "without a result" in admin("close", one, "--database-url", url)
    wait_until(lambda: server.get(f"/api/tables/{one}").json()["status"] == "abandoned")
    assert "The game is over" in refuses("close", one, "--database-url", url)
    admin("delete", one, other, "--database-url", url)
    assert listed(url) == []
    assert server.get(f"/api/tables/{one}").status_code == 404


def test_everything_is_said_in_the_language_of_whoever_asks(sqlite_url: str, tmp_path: Path) -> None:
    spanish = {"LANG": "es_ES.UTF-8", "LC_ALL": "es_ES.UTF-8", "TIDEFALL_DATABASE_URL": sqlite_url}
    copy = tmp_path / "copia"
    with Server(sqlite_url) as server:
        one = server.new_table("you", "random", name="Marta", public=True, start=True)["table"]
        other = server.new_table("you", "open")["table"]
        heads, *_, count = admin("tables", **spanish).splitlines()
        assert heads.split() == ["mesa", "juego", "estado", "pública", "creada", "tocada", "entradas", "tamaño"]
        assert count == "2 mesas"
        assert admin("tables", "--limit", "1", **spanish).endswith("\n1 de 2 mesas; --limit muestra más\n")
        assert [json.loads(line)["public"] for line in admin("tables", "--json", **spanish).splitlines()] == [0, 1]
        shown = admin("show", one, **spanish)
        for line in (
            "se puede abrir  sí",
            "pública         sí",
            "espectadores    permitidos",
            "asiento 0       Rojo: persona, Marta",
            "asiento 1       Azul: bot, random",
        ):
            assert line in shown.splitlines()
        assert "asiento 1       Azul: libre" in admin("show", other, **spanish).splitlines()
        assert admin("block", "10.0.0.5", **spanish) == "10.0.0.5/32 queda excluida para siempre.\n"
        assert admin("block", "10.0.0.6", "--for", "1d", **spanish).startswith("10.0.0.6/32 queda excluida hasta 20")
        heads, first, _ = admin("blocks", **spanish).splitlines()
        assert heads.split() == ["red", "desde", "hasta", "motivo"]
        assert first.endswith("  para siempre")
        for address in ("10.0.0.5", "10.0.0.6"):
            assert admin("unblock", address, **spanish) == f"{address}/32 puede volver a entrar.\n"
        assert admin("blocks", **spanish) == "No hay nadie excluido.\n"
        assert admin("close", one, **spanish) == f"La partida de {one} ha terminado sin resultado.\n"
    assert admin("backup", str(copy), **spanish).startswith(f"Copia guardada en {copy}: ")
    make_older(sqlite_url, one, 100)
    prune = ("prune", "--older-than", "90d")
    would = admin(*prune, **spanish)
    assert would.startswith("Se borraría 1 mesa con ")
    assert would.endswith(" de entradas; con --yes, se borra.\n")
    assert admin(*prune, "--yes", **spanish).startswith("Se ha borrado 1 mesa con ")
    assert admin("delete", other, **spanish) == f"Mesa borrada: {other}.\n"
    assert ": antes " in admin("vacuum", **spanish)
    assert " ocuparía el lugar de " in admin("restore", str(copy), **spanish)
    assert " está restaurado. Lo que había antes está en " in admin("restore", str(copy), "--yes", **spanish)
    assert "No existe la mesa «nada»" in refuses("show", "nada", **spanish)


def test_a_language_can_be_asked_for(sqlite_url: str) -> None:
    with Server(sqlite_url):
        pass
    blocks = ("blocks", "--database-url", sqlite_url)
    assert admin(*blocks, "--lang", "es") == admin("--lang", "es", *blocks) == "No hay nadie excluido.\n"
    for words in ((*blocks, "--lang", "tlh"), ("--lang", "tlh", *blocks)):
        assert "There is no language “tlh”" in refuses(*words)


COMMANDS = ("tables", "show", "close", "delete", "prune", "block", "unblock", "blocks", "vacuum", "backup", "restore")


def test_help_is_said_in_the_language_of_whoever_asks() -> None:
    english, spanish = (admin("--help", "--lang", lang) for lang in ("en", "es"))
    assert "Look after the tables of a server." in english
    assert "Cuida de las mesas de un servidor." in spanish
    assert "  tidefall admin show TABLE                     todo sobre una, menos lo oculto\n" in spanish
    for command in COMMANDS:
        assert f"  {command} " in spanish
        assert admin(command, "--help", "--lang", "es") == admin(command, "--help", LC_ALL="es_ES.UTF-8")
        sentences = [admin(command, "--help", "--lang", lang).splitlines()[2] for lang in ("en", "es")]
        assert sentences[0] != sentences[1]


@asynchronous
async def test_those_who_play_hear_that_their_table_is_closed_or_gone(running: tuple[str, Server]) -> None:
    url, server = running
    closed, deleted = (server.new_table("you", "random", start=True) for _ in range(2))
    ann, bob = await Client.at(server, closed), await Client.at(server, deleted)
    await asyncio.to_thread(admin, "close", closed["table"], "--database-url", url)
    await ann.until(lambda one: one.status == "abandoned")
    assert await ann.refused("act", seat=0, at=ann.game["moment"], action=0) == "over"
    await bob.until(Client.is_asked)
    await asyncio.to_thread(admin, "delete", "--force", deleted["table"], "--database-url", url)
    with pytest.raises(Closed) as left:
        await bob.until(lambda _: False)
    assert left.value.bye is not None
    assert left.value.bye["code"] == "no_such_table"
    await ann.socket.close()
    assert [event for event in server.events() if event["level"] == "error"] == []


@asynchronous
async def test_a_command_at_a_deleted_table_is_refused(database_url: str) -> None:
    with Server(database_url) as server:
        ticket = server.new_table("you", "open")
        async with await Client.at(server, ticket) as ann:
            await asyncio.to_thread(admin, "delete", ticket["table"], "--database-url", database_url)
            assert await ann.refused("say", text="hello") == "no_such_table"
        assert [event for event in server.events() if event["level"] == "error"] == []


def test_who_is_shut_out_stays_outside(running: tuple[str, Server]) -> None:
    url, server = running
    elsewhere = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), base_url=server.url)
    assert elsewhere.get("/api/games").status_code == 200
    assert "127.0.0.2/32 is shut out until" in admin(
        "block", "127.0.0.2", "--for", "7d", "--reason", "spam", "--database-url", url
    )
    wait_until(lambda: elsewhere.get("/api/games").status_code == 403)
    answer = elsewhere.get("/api/games")
    assert (answer.json()["code"], answer.json()["detail"]) == ("shut_out", "Your address is shut out of this server.")
    assert server.get("/api/games").status_code == 200
    assert "spam" in admin("blocks", "--database-url", url)
    admin("block", "127.0.0.0/30", "--database-url", url)
    wait_until(lambda: server.get("/api/games").status_code == 403)
    for network in ("127.0.0.0/30", "127.0.0.2"):
        admin("unblock", network, "--database-url", url)
    wait_until(lambda: elsewhere.get("/api/games").status_code == 200)
    assert server.get("/api/games").status_code == 200
    assert admin("blocks", "--database-url", url) == "Nobody is shut out.\n"
    elsewhere.close()


@asynchronous
async def test_who_is_shut_out_while_connected_has_to_leave(running: tuple[str, Server]) -> None:
    url, server = running
    ann = await Client.at(server, server.new_table("you", "open"))
    await asyncio.to_thread(admin, "block", "127.0.0.1", "--database-url", url)

    async def go_on() -> None:
        while True:
            with suppress(ConnectionClosed):  # the farewell is still to be read
                await ann.send({"type": "ping"})
            await ann.receive()

    with pytest.raises(Closed) as left:
        await go_on()
    assert left.value.bye is not None
    assert left.value.bye["code"] == "shut_out"


def test_old_tables_are_pruned_and_others_are_not(running: tuple[str, Server]) -> None:
    url, server = running
    tables = {status: [server.new_table("you", "open")["table"] for _ in range(3)] for status in ("open", "abandoned")}
    for table in tables["abandoned"]:
        admin("close", table, "--database-url", url)
    for table in (*tables["open"][:2], *tables["abandoned"][:2]):
        make_older(url, table, 100)
    assert "2 tables with" in admin("prune", "--older-than", "90d", "--database-url", url)
    assert len(listed(url)) == 6, "nothing is deleted unless one says so"
    assert "2 tables with" in admin("prune", "--older-than", "90d", "--yes", "--database-url", url)
    assert set(listed(url)) == {*tables["open"], tables["abandoned"][2]}
    admin("prune", "--older-than", "90d", "--status", "open", "--yes", "--database-url", url)
    assert set(listed(url)) == {tables["open"][2], tables["abandoned"][2]}
    assert "0 tables" in admin("prune", "--older-than", "90d", "--status", "open,over", "--yes", "--database-url", url)


def test_a_server_prunes_by_itself_if_it_is_told_to(database_url: str) -> None:
    with Server(database_url) as server:
        old, new = (server.new_table("you", "open")["table"] for _ in range(2))
    make_older(database_url, old, 40)
    with Server(database_url, "--keep", "50"):
        time.sleep(1)
    assert set(listed(database_url)) == {old, new}
    with Server(database_url, "--keep", "30") as server:
        wait_until(lambda: listed(database_url) == [new])
        assert server.events("pruned")[0]["tables"] == 1


def test_a_database_shrinks_by_vacuum(running: tuple[str, Server]) -> None:
    url, server = running
    for _ in range(3):
        admin("delete", server.new_table("you", "open")["table"], "--database-url", url)
    said = admin("vacuum", "--database-url", url)
    assert "before" in said or "PostgreSQL" in said
    assert server.new_table("you", "open")


@asynchronous
async def test_a_copy_is_made_while_people_play_and_can_be_put_back(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with Server(sqlite_url) as server:
        ticket = server.new_table("you", "random", start=True)
        async with await Client.at(server, ticket) as ann:
            playing = asyncio.create_task(ann.play())
            said = await asyncio.to_thread(admin, "backup", str(copy), "--database-url", sqlite_url)
            assert str(copy) in said
            assert copy.stat().st_mode & 0o077 == 0
            playing.cancel()
        later = server.new_table("you", "open")["table"]
        assert "already exists" in refuses("backup", str(copy), "--database-url", sqlite_url)
        assert "open. Stop it first" in refuses("restore", str(copy), "--yes", "--database-url", sqlite_url)
        assert server.get(f"/api/tables/{later}").status_code == 200
    assert "would take the place" in admin("restore", str(copy), "--database-url", sqlite_url)
    assert later in listed(sqlite_url)
    said = admin("restore", str(copy), "--yes", "--database-url", sqlite_url)
    before = Path(said.rpartition(" is in ")[2].strip().rstrip("."))
    assert before.is_file()
    assert listed(sqlite_url) == [ticket["table"]]
    assert later in listed(f"sqlite:///{before}")
    with Server(sqlite_url) as server:
        assert server.get(f"/api/tables/{ticket['table']}").json()["status"] == "playing"
        assert server.get(f"/api/tables/{later}").status_code == 404


def test_a_copy_is_whole_however_much_is_written_meanwhile(sqlite_url: str, tmp_path: Path) -> None:
    """Another process writes all the time: a copy that began anew each time would never end."""
    with Server(sqlite_url):
        pass
    file = sqlite_url.removeprefix("sqlite:///")
    with sqlite3.connect(file) as connection:
        connection.executemany(
            "INSERT INTO blocks (network, since, reason) VALUES (?, 0, ?)",
            [(f"{n}", "x" * 200) for n in range(100_000)],
        )
    connection.close()
    writer = subprocess.Popen([COMMAND[0], "-c", WRITE, file])
    try:
        admin("backup", str(tmp_path / "copy"), "--database-url", sqlite_url)
    finally:
        writer.kill()
        writer.wait()
    with sqlite3.connect(tmp_path / "copy") as copy:
        assert copy.execute("SELECT count(*) FROM blocks").fetchone() == (100_000,)
    copy.close()


def test_postgresql_is_copied_by_its_own_programs(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    program = postgres_program("pg_dump")
    assert program is not None
    path = {"PATH": f"{Path(program).parent}:{ENVIRONMENT['PATH']}"}
    copy = tmp_path / "copy"
    with Server(url) as server:
        kept = server.new_table("you", "open")["table"]
        admin("backup", str(copy), "--database-url", url, **path)
        later = server.new_table("you", "open")["table"]
        assert "Stop it first" in refuses("restore", str(copy), "--yes", "--database-url", url, **path)
    assert set(listed(url)) == {kept, later}
    admin("restore", str(copy), "--yes", "--database-url", url, **path)
    assert listed(url) == [kept]
    empty = postgres.new_database()
    admin("restore", str(copy), "--yes", "--database-url", empty, **path)
    assert listed(empty) == [kept]
    assert "pg_dump" in refuses("backup", str(tmp_path / "other"), "--database-url", url, PATH="/nowhere")
    assert not (tmp_path / "other").exists()


def test_what_is_wrong_is_one_sentence(sqlite_url: str, tmp_path: Path) -> None:
    nothing = refuses("tables", "--database-url", sqlite_url)
    assert "There is no database" in nothing
    assert not Path(sqlite_url.removeprefix("sqlite:///")).exists()
    with Server(sqlite_url):
        pass
    diary = tmp_path / "diary"
    diary.write_text("dear diary, " * 100)
    for words, part in (
        (["show", "nothing"], "no table “nothing”"),
        (["close", "x" * 100], "no table"),
        (["delete", "nothing"], "no table"),
        (["tables", "--status", "lost"], "--status takes"),
        (["tables", "--game", "chess"], "--game takes"),
        (["tables", "--older-than", "soon"], "--older-than takes"),
        (["tables", "--older-than", "0d"], "--older-than takes"),
        (["tables", "--older-than", "٣d"], "--older-than takes"),
        (["tables", "--limit", "0"], "--limit"),
        (["prune"], "--older-than"),
        (["prune", "--older-than", "-1d"], "--older-than"),
        (["block", "elsewhere"], "neither an address"),
        (["block", "10.0.0.5/8"], "The network is 10.0.0.0/8"),
        (["block", "0.0.0.0/0"], "everybody"),
        (["block", "10.0.0.5", "--for", "ever"], "--for takes"),
        (["block", "10.0.0.5", "--reason", "x" * 201], "--reason"),
        (["unblock", "10.0.0.5"], "not shut out"),
        (["backup", str(tmp_path)], "is a folder"),
        (["backup", str(tmp_path / "no" / "where")], "no folder"),
        (["backup", "--force", sqlite_url.removeprefix("sqlite:///")], "the database itself"),
        (["restore", str(tmp_path / "nothing"), "--yes"], "no file"),
        (["restore", str(diary), "--yes"], "not a copy"),
        (["restore", sqlite_url.removeprefix("sqlite:///"), "--yes"], "the database itself"),
    ):
        assert part in refuses(*words, "--database-url", sqlite_url), words
    assert "no database" in refuses("tables", "--database-url", f"sqlite:///{tmp_path}/other")
    assert "cannot be used" in refuses("tables", "--database-url", f"sqlite:///{diary}")


def test_a_database_of_another_version_is_left_alone(sqlite_url: str) -> None:
    engine = database.open_engine(database.read_url(sqlite_url))
    with engine.execution_options(writes=True).begin() as connection:
        database.upgrade(connection, "0001")
    engine.dispose()
    assert "older version" in refuses("tables", "--database-url", sqlite_url)
    with Server(sqlite_url):
        pass
    assert listed(sqlite_url) == []


def test_the_database_of_the_environment_is_the_one(sqlite_url: str, tmp_path: Path) -> None:
    with Server(sqlite_url) as server:
        table = server.new_table("you", "open")["table"]
        assert table in admin("tables", TIDEFALL_DATABASE_URL=sqlite_url)
    assert "There is no database" in refuses("tables", TIDEFALL_DATA=str(tmp_path / "empty"))


@pytest.mark.parametrize("mode", [0o644, 0o666])
def test_a_database_that_others_could_read_is_made_private(tmp_path: Path, mode: int) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    file = data / "tables.sqlite3"
    url = f"sqlite:///{file}"
    with Server(url):
        pass
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(mode)
    data.chmod(0o755)
    with Server(url, TIDEFALL_DATA=str(data)) as server:
        server.new_table("you", "open")
        assert {path.name for path in data.iterdir()} == {file.name, f"{file.name}-wal", f"{file.name}-shm"}
        assert {path.stat().st_mode & 0o077 for path in (data, *data.iterdir())} == {0}
        assert {event["path"] for event in server.events("made_private")} == {str(file), str(data)}
