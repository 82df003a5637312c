"""Matches: what was done, in order. Goal of this package: pure and exact, no input or output."""
