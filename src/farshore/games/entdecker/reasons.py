"""Why an action is refused, as numbers that the rules give; `notation.py` has a sentence for each. 0 is no refusal."""

(
    # something else comes first
    CHIEFS_FIRST, WHEEL_FIRST, START_FIRST, WAY_FIRST, ANNOUNCE_FIRST, PLACE_FIRST, NATIVES_FIRST, TAKEN_FIRST,
    ISLAND_FIRST, JUNGLE_FIRST, EXPLORING,
    # before the expedition
    NO_SUCH_SCOUT, MUST_START, START_EXPLORED, NOT_EXPLORED, NO_SEA_OUT, NO_WAY, START_GOLD, NO_SUCH_WAY,
    NOTHING_HIDDEN, TILES_GOLD,
    # drawing
    NO_TILES_LEFT, DEAD_END, ANNOUNCED_OPEN, ANNOUNCED_HIDDEN, STACK_EMPTY, NO_FIT, KIND_GONE, DRAW_FIRST, GUARDED,
    # placing (SAME_TURN is named like its code; it is about rotations of the tile)
    NOT_BESIDE, SAME_TURN, SIDES,
    # units
    NOTHING_FOUND, NO_LAND, WHICH_LAND, ONLY_LAND, NO_SUCH_LAND, UNIT_GOLD, NO_UNIT, NO_SCOUT, WHICH_SCOUT,
    NOT_NUMBERED, SCOUT_NOT_HERE, SCOUTS_LEFT, NO_SCOUT_THERE, NO_ROOM,
    # islands and the jungle
    PATH_FULL, SAME_PATH, NO_SUCH_ISLAND,
) = range(1, 51)  # fmt: skip
