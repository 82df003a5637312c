"""What is in the box: the squares of the chart, the tiles, and what they are worth."""

SIZE = 5  # rows and columns of the chart (SK-1)
SQUARES = SIZE * SIZE
SQUARE_TEXTS = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcde")
HARBOURS = (0, SQUARES - 1)  # where the ships start (SK-4)

KIND_TEXTS = ("sea", "isle", "wreck", "reef")
KINDS = len(KIND_TEXTS)
TILES = (7, 6, 4, 6)  # in the bag, of each kind (SK-2)

POINTS = (0, 2, 5, -3)  # of a charted tile (SK-9)
BONUS = (2, 2, 3, 4)  # more for each tile of the kind on one's commission (SK-10)
SIGHT = 2  # steps that a captain can look (SK-7)
