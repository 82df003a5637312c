"""A match with this game's own types."""

from farshore import play
from farshore.games.entdecker.present import Receipt, Table
from farshore.games.entdecker.state import State
from farshore.games.entdecker.view import View

Play = play.Play[State, View, Table, Receipt]
