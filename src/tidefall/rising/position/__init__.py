"""Positions written and read by hand."""
