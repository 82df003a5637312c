"""A match with this game's own types."""

from farshore import play
from farshore.games.explorers.present import Table
from farshore.games.explorers.sheet import Receipt
from farshore.games.explorers.state import State
from farshore.games.explorers.view import View

Play = play.Play[State, View, Table, Receipt]
