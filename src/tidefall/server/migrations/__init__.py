"""Versions of the database, one file each in `versions`; Alembic runs what is missing when a server starts."""
