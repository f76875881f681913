"""Survive: Escape from Atlantis! (30th-anniversary rules) with all expansions and challenges."""
