"""For those who run a server: whether anything can be written, who is shut out, a lobby that is quick with many tables.

And tables whose spectators are kept behind say nothing of the game before its time.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(50), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("reason", sa.String(200), nullable=False, server_default=""),
    )
    op.add_column("tables", sa.Column("later", sa.Text))
    op.add_column("tables", sa.Column("later_at", sa.Double))
    op.drop_index("tables_in_the_lobby", "tables")
    op.drop_index("tables_due", "tables")
    index("tables_listed", ["rules", "changed"], "public")
    index("tables_listed_by_status", ["rules", "status", "changed"], "public")
    index("tables_due", ["changed"], "due")
    index("tables_kept_back", ["later_at"], "later_at IS NOT NULL")


def index(name: str, columns: list[str], where: str) -> None:
    # SQLite uses such an index only if a query has the same words, and it has no words for true and false.
    plain = where if " " in where else f"{where} = 1"
    op.create_index(name, "tables", columns, sqlite_where=sa.text(plain), postgresql_where=sa.text(where))
