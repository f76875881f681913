"""Monstrosities: the chapters of the expansion."""
