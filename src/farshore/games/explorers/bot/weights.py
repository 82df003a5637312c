"""What things are worth to a bot of Explorers, in points; rows and columns of what it writes down while it thinks."""

from farshore.engine.kernel import kernel
from farshore.games.explorers.state import ROUNDS, TURNS, State

# How what lies at some distance counts.
BESIDE = 0.635  # of what a spot is worth, how much counts when it lies beside a mark
STEP = 0.708  # of that, how much is left with every further square
PACE = 2.0  # squares one comes nearer to a certain spot in a turn; what is too far for the turns left fades out
FAR = 13  # squares from which on nothing counts

# What things are worth, in points.
TEMPLES = 0.94  # of a temple's points, how much counts: they are won late
LOCKED = 0.4  # of a temple's pull, how much is left without a key
KEY_SHARE = 0.7  # of the best temple's points, how much a key for it is worth
KEY_TURNS = 6  # turns left below which a key is worth less, as no temple may be reached any more
BONUS_MARK = 1.4  # a mark of an expert temple's bonus
HORSE_WORTH = 0.78  # beyond the mark it gives at once
SCROLL_WORTH = 3.5
SCROLL_TURNS = 4  # turns left below which finding one is worth less
SCROLL_COST = 3.4  # points that spending one must gain
SCROLLS_LAST = 8  # turns left below which it may gain less
LATER = 0.465  # of a provision's points in a later round, how much counts now
AHEAD = 0.5  # how much one counts on the further provisions of a round, which bring more than the first
AHEAD_TURNS = 3  # turns left in the round below which one counts on them less
PROVISION_PULL = 0.815  # one of several squares of a kind will do
VILLAGES = 0.743  # of a village's points, how much counts: they can be won to the last turn
VILLAGE_PULL = 0.642  # one of several neighbours will do
STRONGER = 0.39  # of what a village beyond the weakest would bring on the expert side, how much counts
FRESH = 0.067  # an unmarked neighbour, which may help to go on
ANY_MARK = 0.02  # a mark that brings nothing else
GOALS = 0.8  # of an achievement's points, how much counts
LINE = 0.1  # a mark of a line that may become the longest (EX-77)
CROWD = 0.15  # a marked square around, where a square is to be filled (EX-77)
NOISE_SCALE = 0.35  # of the points of noise, how much counts: a mark is a smaller thing than a card of Lost Cities

# Rows of the table of worths: objects by number, then temples, villages and what achievements ask for.
TEMPLE_ROW = 9  # + quadrant
VILLAGE_ROW = 13  # + quadrant
GOAL_ROW = 17  # + number of the achievement in play
ROWS = 20
# Columns are distances: the price stands at distance 0. Before the others are filled, two hold what pulls from afar.
PRICE, PULL, PULL_NOW = range(3)  # PULL_NOW: only in this round
SPOTS = 160  # more than any map and achievements have
# Of a spot: where it is, its row of the table, how far it is from marks, the same while marks are tried.
LINE_OF, COLUMN_OF, ROW, NEAR, TRIED = range(5)
ACTION, TERRAINS, MARKS_OF = range(3)  # of a plan: what to say, and what that allows
PLANS = 8  # more than there are choices at once
LONGEST = 32  # marks that are tried in a row: no chain of horses is so long


@kernel
def turns_left(state: State) -> int:
    """Turns that follow the running one."""
    return (ROUNDS - 1 - int(state.round_no)) * TURNS + TURNS - int(state.turn)
