"""The score of Lost Cities: expeditions (LC-23 to LC-28), rounds and the match (LC-29).

What an expedition costs and earns is in `cost_multiplier_bonus` alone: scores add it up, receipts show it.
"""

from farshore.engine.kernel import kernel
from farshore.engine.record import Cells
from farshore.games.lost_cities.box import WAGER
from farshore.games.lost_cities.state import (
    CUT_OFF,
    ROUND_SCORED,
    Public,
    card_of,
    is_small,
    rank_of,
    suit_of,
    value_of,
)

COST = 20  # of an expedition that was begun (LC-25)
SMALL_COST = 3  # in the small game (LC-A9)
BONUS = 20  # for an expedition of at least BONUS_CARDS cards, wagers counted (LC-28)
BONUS_CARDS = 8


@kernel
def price_of(table: Public) -> int:
    """What an expedition costs that was begun."""
    return SMALL_COST if is_small(table) else COST


@kernel
def cost_multiplier_bonus(price: int, wagers: int, size: int) -> tuple[int, int, int]:
    """Cost, multiplier and bonus of an expedition of `size` cards, of which so many are wagers (LC-24 to LC-28)."""
    return (price if size > 0 else 0), 1 + wagers, (BONUS if size >= BONUS_CARDS else 0)


@kernel
def worth(price: int, total: int, wagers: int, size: int) -> int:
    """Points of one expedition: its price, the sum of its numbers, its wagers, its number of cards."""
    cost, multiplier, bonus = cost_multiplier_bonus(price, wagers, size)
    return (total - cost) * multiplier + bonus


@kernel
def points(table: Public, seat: int, suit: int) -> int:
    """Points of that seat's expedition of that suit as it stands."""
    wagers = int(table.laid[seat, card_of(suit, WAGER)])
    return worth(price_of(table), int(table.total[seat, suit]), wagers, int(table.length[seat, suit]))


@kernel
def gain(table: Public, seat: int, card: int) -> int:
    """How the points of `seat` would change if it laid that card."""
    suit = suit_of(card)
    rank = rank_of(card)
    wagers = int(table.laid[seat, card_of(suit, WAGER)]) + (1 if rank == WAGER else 0)
    total = int(table.total[seat, suit]) + (value_of(rank) if rank > WAGER else 0)
    return worth(price_of(table), total, wagers, int(table.length[seat, suit]) + 1) - points(table, seat, suit)


@kernel
def round_points(table: Public, seat: int) -> int:
    """Points of the expeditions on the table (LC-29)."""
    sum_ = 0
    for suit in range(table.suits):
        sum_ += points(table, seat, suit)
    return sum_


@kernel
def rounds_finished(table: Public) -> int:
    """How many rounds are on the score sheet; a round that was cut off is not."""
    return int(table.round_no) - (1 if table.step < ROUND_SCORED or table.step == CUT_OFF else 0)


@kernel
def score(table: Public, totals: Cells) -> None:
    """Write both totals: the finished rounds, and the running one as if it ended now (LC-6, LC-29)."""
    finished = rounds_finished(table)
    for seat in range(2):
        totals[seat] = round_points(table, seat) if finished < table.round_no else 0
        for i in range(finished):
            totals[seat] += table.sheet[i, seat]


@kernel
def ranks(table: Public, places: Cells) -> None:
    """Write both places: the higher total is first, equal totals share the first place (LC-A4)."""
    score(table, places)
    lead = places[0] - places[1]
    places[0] = 2 if lead < 0 else 1
    places[1] = 2 if lead > 0 else 1
