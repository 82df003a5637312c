"""What one match shows once it is over: how good each decision was, and how much was luck.

playouts    a position played on in numbered worlds, compiled
course      what every position was worth, and the parts that the result is made of
decisions   what was played against the best that was found, in the eyes of the seat that decided
moments     what decided a match
hints       the same for a decision that is still to be made
analysis    `analyse`: all of a match
document    all of that as JSON
curve       the expected margin as SVG
page        all of that as one HTML file
"""
