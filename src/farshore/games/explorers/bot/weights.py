"""What things are worth to a bot of Explorers, in points; rows and columns of what it writes down while it thinks."""

from typing import Annotated

from farshore.bots.weights import Weight, defaults, weight
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells, record_type
from farshore.games.explorers.state import ROUNDS, SQUARES, TURNS, State

TUNED_ON = (
    "seats=1",
    "seats=1 temples=expert provisions=expert gems=expert villages=expert",
    "seats=2",
    "seats=2 temples=expert provisions=expert gems=expert villages=expert achievements=2",
)


class Weights:
    """What the heuristic takes things to be worth."""

    # how what lies at some distance counts
    beside: Weight = weight(0.67, 0.2, 0.95, "of what a spot is worth, how much counts when it lies beside a mark")
    step: Weight = weight(0.781, 0.3, 0.95, "of that, how much is left with every further square")
    pace: Weight = weight(2.19, 0.5, 5.0, "squares one comes nearer to a certain spot in a turn: what is too far fades")
    stray: Weight = weight(
        0.591, 0.0, 1.0, "of a spot, how much counts if no card to come in this round has its terrain"
    )
    next_turn: Weight = weight(0.74, 0.0, 1.0, "of what the next turn gains on average, how much counts now")
    # temples and keys
    temples: Weight = weight(0.767, 0.4, 1.6, "of a temple's points, how much counts: they are won late")
    hurry: Weight = weight(
        0.274, 0.0, 2.0, "of what a temple loses after this round, or to others, how much counts now"
    )
    locked: Weight = weight(0.553, 0.0, 1.0, "of a temple's pull, how much is left without a key")
    key_share: Weight = weight(0.825, 0.1, 1.5, "of the best temple's points, how much a key for it is worth")
    key_turns: Weight = weight(2.36, 1.0, 14.0, "turns left below which a key is worth less: no temple may be reached")
    bonus_mark: Weight = weight(1.92, 0.0, 4.0, "a mark of an expert temple's bonus")
    # gems
    gems: Weight = weight(1.16, 0.5, 2.0, "of a gem's points in all rounds to come, how much counts")
    gem_pull: Weight = weight(1.14, 0.3, 2.0, "of these, how much a gem pulls from afar")
    gems_ahead: Weight = weight(0.669, 0.0, 1.5, "on the expert side, how much the mean of all further gems counts")
    # horses and scrolls
    horse: Weight = weight(0.529, 0.0, 4.0, "a horse, beyond the mark it gives at once")
    scroll: Weight = weight(4.5, 0.0, 8.0, "finding a scroll")
    scroll_turns: Weight = weight(6.1, 1.0, 14.0, "turns left below which finding one is worth less")
    scroll_cost: Weight = weight(3.47, 0.0, 8.0, "points that spending one must gain")
    scrolls_last: Weight = weight(8.07, 1.0, 20.0, "turns left below which it may gain less")
    # provisions
    later: Weight = weight(0.0536, 0.0, 1.5, "of a provision's points in a later round, how much counts now")
    ahead: Weight = weight(0.591, 0.0, 1.5, "how much one counts on further provisions of a round, which bring more")
    ahead_turns: Weight = weight(2.04, 1.0, 7.0, "turns left in the round below which one counts on them less")
    provision_pull: Weight = weight(0.724, 0.2, 2.0, "one of several squares of a kind will do")
    expert_later: Weight = weight(0.778, 0.0, 1.5, "the same as `later` on the expert side")
    expert_ahead: Weight = weight(0.93, 0.0, 1.5, "the same as `ahead` on the expert side")
    expert_pull: Weight = weight(0.693, 0.2, 2.0, "the same as `provision_pull` on the expert side")
    # villages
    villages: Weight = weight(0.74, 0.2, 1.5, "of a village's points, how much counts: they can be won to the end")
    village_pull: Weight = weight(0.881, 0.1, 1.5, "one of several neighbours will do")
    expert_villages: Weight = weight(0.687, 0.2, 2.0, "the same as `villages` on the expert side")
    expert_village_pull: Weight = weight(1.0, 0.1, 2.0, "the same as `village_pull` on the expert side")
    stronger: Weight = weight(0.893, 0.0, 1.5, "on the expert side, how much a village beyond the weakest counts")
    # marks and achievements
    fresh: Weight = weight(0.0275, 0.0, 0.4, "an unmarked neighbour, which may help to go on")
    goals: Weight = weight(0.8, 0.2, 1.6, "of an achievement's points, how much counts")
    line: Weight = weight(0.1, 0.0, 0.6, "a mark of a line that may become the longest (EX-77)")
    crowd: Weight = weight(0.15, 0.0, 0.8, "a marked square around, where a square is to be filled (EX-77)")


WEIGHTS = defaults(Weights)
ANY_MARK = 0.02  # a mark that brings nothing else
NOISE_SCALE = 0.35  # of the points of noise, how much counts: a mark is a smaller thing than a card of Lost Cities
FAR = 9  # squares from which on nothing counts

# Rows of the table of worths: objects by number, then temples, villages and what achievements ask for.
TEMPLE_ROW = 9  # + quadrant
VILLAGE_ROW = 13  # + quadrant
GOAL_ROW = 17  # + number of the achievement in play
ODDS_ROW = 20  # + terrain: in the first column, how likely it can still be marked in this round
ROWS = 24
PRICE, PULL, PULL_NOW = range(3)  # of a row: what marking brings, what pulls from afar, the same in this round only
COLUMNS = 3
ACTION, TERRAINS, MARKS_OF = range(3)  # of a plan: what to say, and what that allows
PLANS = 8  # more than there are choices at once
TRIES = 8  # squares that a turn may begin with, of which the marks that follow are tried too
LONGEST = 32  # marks that are tried in a row: no chain of horses is so long


class Notes:
    """What a bot writes down while it thinks: a record, since numba counts references to arrays, which takes long."""

    table: Annotated[Cells, "f8", (ROWS, COLUMNS)]
    gain: Annotated[Cells, "f8", (SQUARES,)]  # of a mark on each square that may be marked
    path: Annotated[Cells, "i8", (LONGEST,)]  # marks that are tried
    plans: Annotated[Cells, "i8", (3, PLANS)]


NOTES = record_type(Notes)


@kernel
def turns_left(state: State) -> int:
    """Turns that follow the running one."""
    return (ROUNDS - 1 - int(state.round_no)) * TURNS + TURNS - int(state.turn)
