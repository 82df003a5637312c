"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and batches of matches in compiled code.

Everything here is written once over the contract of a game. `pip install "farshore[envs]"` brings the libraries; the
modules `batch` and `table` need none of them.
"""

INSTALL = 'this needs libraries that are not installed: pip install "farshore[envs]"'
