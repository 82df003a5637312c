# The end of a match.
ending-title = How it ended
ending-counting = The count
ending-skip = { $by ->
    [touch] Tap to skip
   *[other] Click or press any key to skip
}
ending-win = { $margin ->
    [none] You win
    [0] You win the tie
   *[other] You win by { $margin }
}
ending-wins = { $margin ->
    [none] { $name } wins
    [0] { $name } wins the tie
   *[other] { $name } wins by { $margin }
}
ending-draw = It’s a draw
ending-shared = { $names } share the win
ending-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-you = You
ending-parts = How the points added up
ending-total = Total
ending-turned = The turning point: { $part }, { $seats ->
    [2] { $points } to { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-led = { $who ->
    [you] You were never behind.
   *[other] { $name } was never behind.
} Biggest difference: { $part }, { $seats ->
    [2] { $points } to { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-tied = Level on points: the tiebreaker decides.
ending-board = See the board
ending-result = Result
ending-another = Try { $name }
ending-climb = Solo, for a rank
ending-rank = { $points ->
    [one] point
   *[other] points
}, step { $rank } of { $ranks }
ending-next = { $points ->
    [one] One point
   *[other] { $points } points
} to “{ $name }”
ending-summit = The summit: there is nothing higher.
ending-range-first = up to { $to }
ending-range = { $from } to { $to }
ending-range-last = { $from } and more
