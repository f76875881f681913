"""Positions as readable data: read, checked and written."""
