"""The server for live matches. Goal of this package: nothing is lost, and nobody learns what they may not know."""
