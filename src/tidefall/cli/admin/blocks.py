"""`tidefall admin block, unblock, blocks`."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select

from tidefall import Refused
from tidefall.cli.admin.reaching import in_columns, reached, read_span, writing
from tidefall.cli.admin.tables import moment
from tidefall.server.blocks import read_network
from tidefall.server.schema import BLOCKS

if TYPE_CHECKING:
    from tidefall.words import Voice

LONGEST_REASON: Final = 200


def block(url: str | None, address: str, span: str | None, reason: str, say: Voice) -> int:
    network = str(read_network(address))
    now = time.time()
    until = None if span is None else now + read_span("--for", span)
    if len(reason) > LONGEST_REASON:
        raise Refused("long_reason", most=LONGEST_REASON, length=len(reason))
    with reached(url) as engine, writing(engine) as connection:
        connection.execute(delete(BLOCKS).where(BLOCKS.c.network == network))
        connection.execute(insert(BLOCKS).values(network=network, since=now, until=until, reason=reason))
    print(say("admin-blocked", network=network, until=None if until is None else moment(until)))
    return 0


def unblock(url: str | None, address: str, say: Voice) -> int:
    network = str(read_network(address))
    with reached(url) as engine, writing(engine) as connection:
        gone = connection.execute(delete(BLOCKS).where(BLOCKS.c.network == network)).rowcount
    if not gone:
        raise Refused("not_shut_out", network=network)
    print(say("admin-unblocked", network=network))
    return 0


def show_all(url: str | None, as_json: bool, say: Voice) -> int:
    with reached(url) as engine, engine.connect() as connection:
        rows = connection.execute(select(BLOCKS).order_by(BLOCKS.c.since)).mappings().all()
    if as_json:
        for row in rows:
            print(json.dumps(dict(row)))
        return 0
    grid = [(say("admin-network"), say("admin-since"), say("admin-until"), say("admin-reason"))]
    for row in rows:
        end = row["until"]
        until = None if end is None else moment(end)
        told = say("admin-until-when", until=until, over=end is not None and end < time.time())
        grid.append((row["network"], moment(row["since"]), told, row["reason"]))
    print(in_columns(grid) if rows else say("admin-nobody-blocked"))
    return 0
