"""Abuse from one address, and what everybody else notices of it. `make attack` measures; others are plain tests."""
