"""A match with this game's own types."""

from farshore import play
from farshore.games.explorers.present import Receipt, Table
from farshore.games.explorers.state import State
from farshore.games.explorers.view import View

Play = play.Play[State, View, Table, Receipt]
