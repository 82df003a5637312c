"""Explorers in the terminal: its map and panel, score sheets, short forms and sentences."""

from farshore.cli.explorers.manual import manual
from farshore.cli.explorers.sheets import chapter, receipt, result
from farshore.cli.explorers.story import turns
from farshore.cli.explorers.table import table
from farshore.cli.explorers.words import asked, done, read, refused, slip, tempting
from farshore.cli.screens import NO_PAGES as PAGES

__all__ = [
    "PAGES",
    "asked",
    "chapter",
    "done",
    "manual",
    "read",
    "receipt",
    "refused",
    "result",
    "slip",
    "table",
    "tempting",
    "turns",
]
