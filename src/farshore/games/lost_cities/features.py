"""What learners get of a view of Lost Cities: cards as counts of each kind, suit by suit."""

from farshore.engine.features import FeatureTable, counts, last, logarithm, number, one_hot, seat
from farshore.games.lost_cities.box import CARD_KINDS, HAND, MOST_SUITS, RANKS_PER_SUIT, SUIT_CARDS, WAGERS
from farshore.games.lost_cities.rules import CUT_OFF_TURNS
from farshore.games.lost_cities.state import MOST_ROUNDS, STALL_TURNS, STEPS

MOST_POINTS = 6 * 156  # of a round
NUMBERS_OF_A_SUIT = 54  # 2 to 10 added up

FEATURES = FeatureTable(
    version=1,
    grid=(MOST_SUITS, RANKS_PER_SUIT),
    features=(
        one_hot("suits", 5, 6),
        number("rounds", MOST_ROUNDS),
        one_hot("next_starter", 0, 2),
        number("stall_guard"),
        number("extra_round"),
        number("round_no", MOST_ROUNDS + 1),
        seat("starter", 2),
        number("sheet", MOST_POINTS).by_seat(1),
        one_hot("step", 0, len(STEPS) - 1),
        seat("seat", 2),
        one_hot("closed", 0, MOST_SUITS - 1),
        number("stall", max(STALL_TURNS, CUT_OFF_TURNS)),
        logarithm("turns", MOST_SUITS * SUIT_CARDS * (STALL_TURNS + 1)),
        number("deck", MOST_SUITS * SUIT_CARDS - 2 * HAND),
        number("held", HAND).by_seat(),
        number("known", WAGERS).by_seat(),
        number("laid", WAGERS).by_seat(),
        number("top", RANKS_PER_SUIT - 1).by_seat(),
        number("total", NUMBERS_OF_A_SUIT).by_seat(),
        number("length", SUIT_CARDS).by_seat(),
        number("height", SUIT_CARDS),
        counts("pile", RANKS_PER_SUIT, WAGERS, "height"),
        last("pile", RANKS_PER_SUIT, "height"),
        number("pile", RANKS_PER_SUIT - 1),
        counts("mine", CARD_KINDS, WAGERS, "held", own=True),
        number("unseen", WAGERS),
    ),
)
