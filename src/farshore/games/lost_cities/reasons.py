"""Why an action is refused: the numbers that `rules.refusal` gives. 0 is allowed; `notation` has the sentences."""

(
    PLAY_FIRST,
    DRAW_NEXT,
    NOT_IN_HAND,
    TOO_LOW,
    WAGER_TOO_LATE,
    NO_SUCH_SUIT,
    PILE_EMPTY,
    JUST_DISCARDED,
    PILES_SHUT,
) = range(1, 10)
