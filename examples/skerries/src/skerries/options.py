"""What can be agreed before a match."""

from farshore.engine.game import Option

OPTIONS = (Option("turns", 14, range(8, 21), "how many turns each captain has"),)
