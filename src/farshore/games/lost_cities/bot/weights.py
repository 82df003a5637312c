"""What a bot of Lost Cities takes things to be worth."""

from farshore.bots.weights import Weight, defaults, weight


class Weights:
    """Found by CMA-ES over mirrored matches, then rounded; the unit is a point that a new expedition promises."""

    # what may still come
    come: Weight = weight(0.623, 0.0, 2.0, "of the chance to draw an unseen card, how much counts")
    rival: Weight = weight(0.409, -1.0, 1.0, "of that, how much less where the other seat has begun")
    reach: Weight = weight(
        0.174, 0.0, 1.0, "of the points of a card on top of a pile, how much counts as if it will come"
    )
    # beginning
    crowd: Weight = weight(4.88, -5.0, 15.0, "points that a new expedition must promise for each one that is under way")
    rush: Weight = weight(11.6, 0.0, 20.0, "points it must promise for each card that there may be no turn for")
    # laying
    press: Weight = weight(2.54, 0.0, 4.0, "of the points a card brings, how much counts when turns run short")
    slack: Weight = weight(2.24, 0.5, 15.0, "turns to spare at which they are short")
    skip: Weight = weight(2.38, 0.0, 4.0, "of the points of lower cards in hand that laying gives up, how much counts")
    gap: Weight = weight(4.75, 0.0, 6.0, "of the points of lower cards that may come, how much counts")
    step: Weight = weight(1.49, -1.0, 3.0, "points for each rank that is left out")
    wager: Weight = weight(1.31, 0.0, 4.0, "of what an expedition promises for each wager, how much one more is worth")
    wager_least: Weight = weight(-19.2, -20.0, 20.0, "points it must promise for that")
    # discarding
    keep: Weight = weight(2.48, 0.0, 4.0, "of what a card brings an expedition under way, how much is lost with it")
    keep_new: Weight = weight(
        0.105,
        0.0,
        0.3,
        "of a card's points, how much is lost for each point of its suit in hand where none is under way",
    )
    keep_wager: Weight = weight(7.41, -5.0, 20.0, "points lost with a wager")
    dead: Weight = weight(-2.5, -10.0, 10.0, "points for getting rid of a card that has no place")
    given: Weight = weight(2.71, 0.0, 5.0, "of what a discard would bring the other seat, how much counts")
    fresh: Weight = weight(1.47, 0.0, 3.0, "of its points, what it would bring where the other seat has begun nothing")
    fresh_wager: Weight = weight(2.0, -5.0, 20.0, "points a wager would bring there")
    begun_wager: Weight = weight(6.01, -10.0, 40.0, "points a wager would bring where it has laid only wagers")
    their_time: Weight = weight(10.8, 0.5, 30.0, "turns below which the other seat can make less of a card")
    bury: Weight = weight(
        0.346, -0.5, 1.5, "of what the top of a pile would bring the other seat, how much covering it is worth"
    )
    # drawing
    least: Weight = weight(17.5, -5.0, 40.0, "points that a card of a pile must be worth beyond one of the deck")
    taken: Weight = weight(3.13, 0.0, 4.0, "of what it would bring, how much counts")
    take_wager: Weight = weight(1.51, 0.0, 4.0, "the same of a wager")
    deny: Weight = weight(1.1, 0.0, 3.0, "of what it would bring the other seat, how much counts")
    tempo: Weight = weight(18.7, -10.0, 30.0, "points for being the one who gets the turn more, near the end")


WEIGHTS = defaults(Weights)
