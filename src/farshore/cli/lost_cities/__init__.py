"""Lost Cities in the terminal: its table, score sheets, short forms and sentences."""

from farshore.cli.lost_cities.sheets import chapter, receipt, result
from farshore.cli.lost_cities.story import turns
from farshore.cli.lost_cities.table import table
from farshore.cli.lost_cities.words import asked, done, manual, read, refused, slip, tempting
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
