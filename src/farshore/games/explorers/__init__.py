"""Explorers: one shared map, boards of one's own, and races for the temples.

The rules are here; it is not yet a game one can start.
"""
