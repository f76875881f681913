"""Adaptors to other people's libraries; each module needs an extra and says which."""
