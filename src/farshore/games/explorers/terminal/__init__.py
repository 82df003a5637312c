"""Explorers in the terminal: its map and panel, score sheets, short forms and sentences."""

from farshore.games.explorers.terminal.manual import manual
from farshore.games.explorers.terminal.sheets import chapter, receipt, result
from farshore.games.explorers.terminal.story import turns
from farshore.games.explorers.terminal.table import table
from farshore.games.explorers.terminal.words import asked, done, read, refused, slip, tempting
from farshore.terminal.screens import NO_PAGES as PAGES
