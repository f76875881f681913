"""Alembic comes here with a connection that is already open; see `tidefall.server.database`."""

from alembic import context

from tidefall.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
