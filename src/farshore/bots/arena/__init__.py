"""Bots against each other, fairly, and what their matches show.

The unit is a mirrored set: one seed, played once in every order of seats. `sets` plays such sets here and now. A whole
tournament is made of these parts:

    players     who takes part: a level, a Python file, a program, a frozen version
    protocol    how the arena and a program talk, a line at a time; `speak` is the program's side of it
    tournament  what is agreed, who meets whom, and in which order matches are played
    referee     one match; a bot that fails loses it, with the reason
    workers     matches in processes of this machine; `on_ray` on a cluster
    results     a file of finished matches, which a later run goes on with
    summary     margins, wins, times; `ladder` rates the players, `sprt` answers yes or no
    frozen      versions of this package that stay opponents for ever
"""

from farshore.bots.arena.mirrored import Tally, match, sets

__all__ = ["Tally", "match", "sets"]
