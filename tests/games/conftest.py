"""Fixtures of the terminal, for each game's own screen."""

from tests.terminal.conftest import run

__all__ = ["run"]
