"""Strangers who try to spoil a server, and what its honest guests notice of them."""
