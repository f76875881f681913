"""By which rules a table is played, so that those of older rules need not be listed."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.String(120), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id"), sa.column("rules"))
    entries = sa.table("entries", sa.column("table_id"), sa.column("number"), sa.column("body"))
    connection = op.get_bind()
    for id, body in connection.execute(
        sa.select(entries.c.table_id, entries.c.body).where(entries.c.number == 1)
    ).all():
        created = json.loads(body)["fact"]
        rules = f"{created['game']} {created['rules']} {created.get('catalogue') or ''}".strip()
        connection.execute(sa.update(tables).where(tables.c.id == id).values(rules=rules))
