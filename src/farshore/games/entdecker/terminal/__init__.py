"""Die neuen Entdecker in the terminal: its map and panel, score sheets, short forms and sentences."""

from farshore.games.entdecker.terminal.manual import manual
from farshore.games.entdecker.terminal.pages import PAGES
from farshore.games.entdecker.terminal.reading import read
from farshore.games.entdecker.terminal.sheets import chapter, receipt, result
from farshore.games.entdecker.terminal.story import turns
from farshore.games.entdecker.terminal.table import table
from farshore.games.entdecker.terminal.words import asked, done, refused, slip, tempting
