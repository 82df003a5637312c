"""A match with this game's own types."""

from farshore import play
from farshore.games.lost_cities.present import Receipt, Table
from farshore.games.lost_cities.state import State
from farshore.games.lost_cities.view import View

Play = play.Play[State, View, Table, Receipt]
