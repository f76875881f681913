"""Atlantis Rising (second edition): the base game, cooperative, for one to seven players."""
