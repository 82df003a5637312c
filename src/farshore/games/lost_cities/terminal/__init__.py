"""Lost Cities in the terminal: its table, score sheets, short forms and sentences."""

from farshore.games.lost_cities.terminal.sheets import chapter, receipt, result
from farshore.games.lost_cities.terminal.story import turns
from farshore.games.lost_cities.terminal.table import table
from farshore.games.lost_cities.terminal.words import asked, done, manual, read, refused, slip, tempting
from farshore.terminal.screens import NO_PAGES as PAGES
