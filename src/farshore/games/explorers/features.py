"""What learners get of a view of Explorers: planes of the map and of every board, and the numbers of the boards."""

from farshore.engine.features import FeatureTable, Left, bits, number, one_hot
from farshore.games.explorers import box
from farshore.games.explorers.boards import BITS
from farshore.games.explorers.state import (
    CARDS,
    DONE,
    FISH,
    MOST_ACHIEVEMENTS,
    OVER,
    ROUNDS,
    SEATS,
    SIDE,
    TEMPLE,
    TURNS,
    VILLAGE,
    WAYS,
)

MOST_FOUND = 32  # of one thing on a map
MOST_ROUND_POINTS = 40
MOST_MARKS = 8  # of a turn, bonus marks included

FEATURES = FeatureTable(
    version=1,
    grid=(SIDE, SIDE),
    features=(
        one_hot("seats", 1, SEATS),
        number("expert_temples"),
        number("expert_provisions"),
        number("expert_gems"),
        number("expert_villages"),
        number("strict"),
        number("first_print"),
        number("composed"),
        number("placed", 4),
        one_hot("tile", 0, WAYS - 1),
        one_hot("ground", 0, VILLAGE),
        one_hot("objects", TEMPLE, FISH),
        one_hot("begin", 0, 3),
        number("to_draw", MOST_ACHIEVEMENTS),
        number("goals", MOST_ACHIEVEMENTS),
        one_hot("goal", 0, len(box.ACHIEVEMENTS) - 1),
        one_hot("phase", 0, OVER),
        one_hot("round_no", 0, ROUNDS - 1),
        number("turn", TURNS),
        one_hot("card", 0, CARDS - 1),
        one_hot("near", 0, 1),
        one_hot("chosen", 0, 1),
        bits("seen", CARDS),
        number("temple", SEATS),
        number("race", SEATS),
        number("race_points", max(box.RACE_POINTS)).by_seat(),
        number("round_provisions", MOST_ROUND_POINTS).by_seat(),
        number("round_gems", MOST_ROUND_POINTS).by_seat(),
        bits("marks", BITS).by_seat(),
        number("tracks", MOST_FOUND).by_seat(),
        bits("my_marks", BITS),
        number("my_tracks", MOST_FOUND),
        one_hot("my_stage", 0, DONE),
        number("my_left", MOST_MARKS),
        bits("my_allowed", len(box.TERRAINS)),
        number("my_horse"),
        number("my_marked"),
        one_hot("my_option", 0, 1),
        number("my_scrolled"),
        number("my_bonus", MOST_MARKS),
    ),
    left=(
        Left("terrain", "the same as `ground`"),
        Left("object_squares", "the same as `objects`"),
        Left("area", "follows from `ground`"),
        Left("areas", "follows from `ground`"),
        Left("village", "follows from `ground`"),
    ),
)
