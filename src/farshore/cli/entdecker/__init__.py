"""Die neuen Entdecker in the terminal: its map and panel, score sheets, short forms and sentences."""

from farshore.cli.entdecker.manual import manual
from farshore.cli.entdecker.pages import PAGES
from farshore.cli.entdecker.reading import read
from farshore.cli.entdecker.sheets import chapter, receipt, result
from farshore.cli.entdecker.story import turns
from farshore.cli.entdecker.table import table
from farshore.cli.entdecker.words import asked, done, refused, slip, tempting

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
