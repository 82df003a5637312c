"""What matches show once they have been played. Goal of this package: figures that anybody can make again.

counting    what a game has to say which of its things are counted
simulation  many matches between bots, in all cores; the same for any number of processes
tally       whole numbers that are added up, match by match
summary     the tally as means with their errors
plots       diagrams as SVG
report      a page with tables and diagrams
"""
