"""Tables and their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_in_the_lobby", "tables", ["public", "status", "changed"])
    op.create_index("tables_due", "tables", ["due", "changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
