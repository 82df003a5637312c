"""What one match shows once it is over: how good each decision was, and how much was luck.

playouts    a position played on in numbered worlds, compiled
course      what every position was worth, and the parts that the result is made of
decisions   what was decided against the best that was found, in the eyes of the seat that decided
estimates   points with their errors
hints       the same for a decision that is still to be made
analysis    `analyse`: all of a match
words       numbers and sentences, the same for the terminal and for pages
document    all of that as JSON
curve       the expected margin as SVG
page        all of that as one HTML file
"""
