"""Why an action is refused: the numbers that `rules.refusal` gives, each with its arguments. 0 is allowed.

`notation` has the sentences.
"""

(
    PLAY_FIRST,
    DRAW_NEXT,
    NOT_IN_HAND,  # card, seat
    TOO_LOW,  # card, the last card of the expedition
    WAGER_TOO_LATE,  # the same
    NO_SUCH_SUIT,  # suit
    PILE_EMPTY,  # suit
    PILE_CLOSED,  # suit
    PILES_SHUT,  # turns in a row that took from piles
) = range(1, 10)
