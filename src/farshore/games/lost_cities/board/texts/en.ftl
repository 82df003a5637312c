# What the home page shows.
game-lost-cities = Lost Cities
about-lost-cities = Two rivals, five expeditions. Only start what you can finish: every expedition costs points before it earns any.
minutes-lost-cities = 20

# Lost Cities. A suit is a letter in the data; here it gets its name.
lost-cities-suit = { $suit ->
    [Y] desert
    [B] ocean
    [W] snow
    [G] jungle
    [R] volcano
    [P] night
   *[other] { $suit }
}
lost-cities-card = { lost-cities-suit } { $number }
lost-cities-wager = { lost-cities-suit } wager
lost-cities-wager-short = wager
lost-cities-to = to
lost-cities-you = You

# the board
lost-cities-lane = { $who ->
    [you] Your { lost-cities-suit } expedition
   *[other] { $name }’s { lost-cities-suit } expedition
}
lost-cities-lane-state = { $list }, worth { $points }
lost-cities-not-begun = not started
lost-cities-lay-here = Play here: { $change }
lost-cities-lanes-of = Expeditions: { $name }
lost-cities-piles = Discard piles and deck
lost-cities-pile = The { lost-cities-suit } discard pile
lost-cities-pile-state = { $cards ->
    [one] { $card }, the only card
   *[other] { $card } on top, { $cards } cards
}
lost-cities-pile-empty = empty
lost-cities-discard = discard
lost-cities-discard-here = Discard here
lost-cities-discard-gives = { $points ->
    [one] { $name } could play it: { $points } point
   *[other] { $name } could play it: { $points } points
}
lost-cities-key-card = choose a card in your hand
lost-cities-key-draw = draw from the deck
lost-cities-take-this = Take the top card
lost-cities-barred = Not available this turn
lost-cities-deck = The deck
lost-cities-deck-state = { $cards ->
    [one] The deck: one card left
   *[other] The deck: { $cards } cards left
}
lost-cities-draw-this = Draw
lost-cities-cards-left = { $cards ->
    [one] card left
   *[other] cards left
}
lost-cities-turns-left = { $cards ->
    [one] last card
   *[other] your turns left: { $turns }
}
# the same where there is little room: a word and a number
lost-cities-turns-short = { $cards ->
    [one] last card
   *[other] turns: { $turns }
}
lost-cities-round = Round
lost-cities-round-short = Round { $round }/{ $rounds }
lost-cities-this-round = round { $points }
lost-cities-hand = Your hand
lost-cities-can-lay = { $card }, playable: { $change }
lost-cities-cannot-lay = { $card }, can’t be played
lost-cities-choose-first = Choose a card from your hand first.
lost-cities-other-lane = Your { $card } belongs to the { lost-cities-suit } expedition.
lost-cities-other-pile = Your { $card } can only be discarded to the { lost-cities-suit } pile.

# who does what
lost-cities-status-lay = Your turn: play or discard a card.
lost-cities-status-target = Play it on your expedition or discard it.
lost-cities-status-discard = This card fits no expedition of yours now: discard it, or choose another.
lost-cities-status-draw = Now draw from the deck or a highlighted pile.
lost-cities-status-deck = Now draw a card from the deck.
lost-cities-status-last = Now draw. Drawing the last card of the deck ends the round.
lost-cities-status-wait = One moment…
lost-cities-status-waits = Waiting for { $name }.
lost-cities-status-draws = Waiting for { $name } to draw.
lost-cities-log-starts = { $who ->
    [you] You start
   *[other] { $name } starts
}
lost-cities-log-deal = The cards are dealt
lost-cities-log-lay = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}
lost-cities-log-discard = { $who ->
    [you] You discard { $card }
   *[other] { $name } discards { $card }
}
lost-cities-log-take = { $who ->
    [you] You take from the { lost-cities-suit } pile
   *[other] { $name } takes from the { lost-cities-suit } pile
}
lost-cities-log-took = { $who ->
    [you] You take { $card }
   *[other] { $name } takes { $card }
}
lost-cities-log-now = { $line } (now { $points })
lost-cities-log-round = Round { $round } is over: { $list }
lost-cities-log-draw = { $who ->
    [you] You draw from the deck
   *[other] { $name } draws from the deck
}
lost-cities-log-drew = { $who ->
    [you] You draw { $card } from the deck
   *[other] { $name } draws { $card } from the deck
}

# explanations
lost-cities-about-wager = A wager multiplies what the { lost-cities-suit } expedition wins or loses: one doubles it, two triple it, three quadruple it. Wagers must be played before the first number. There are three in each suit.
lost-cities-about-number = Adds { $number } to the { lost-cities-suit } expedition. Each card must be higher than the one before it.
lost-cities-about-change = If you play it now: { $change }.
lost-cities-about-empty = Not started, so it costs nothing. Once started it begins at −20, and its cards add to that.
lost-cities-about-bonus = { $cards ->
    [8] 8 cards: 20-point bonus.
    [9] 9 cards: 20-point bonus.
    [10] 10 cards: 20-point bonus.
    [11] 11 cards: 20-point bonus.
    [12] 12 cards: 20-point bonus.
   *[other] { $cards } of the 8 cards needed for the 20-point bonus.
}
lost-cities-about-pile = Discards of this suit, from both players. Only the top card can be taken.
lost-cities-about-top = { $cards ->
    [one] On top: { $card }. It is the only card.
   *[other] On top: { $card }. { $cards } cards in all.
}
lost-cities-about-below = Below: { $list }.
lost-cities-about-deck = { $cards ->
    [one] One card left. Drawing it ends the round immediately.
   *[other] { $cards } cards left. The round ends as soon as the last one is drawn: { $cards } more turns, plus one for each card taken from a pile.
}
lost-cities-about-hand = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}
lost-cities-known = Known cards in { $name }’s hand:

# score sheet
lost-cities-round-is = Round { $round }
lost-cities-round-now = Round { $round } so far
lost-cities-round-of = Round { $round } of { $rounds } so far
lost-cities-round-done = Round { $round } of { $rounds }
lost-cities-rounds = Rounds
lost-cities-total = Total
lost-cities-table-points = All expeditions
lost-cities-formula = (sum of the numbers − 20) × (1 + wagers), plus 20 for eight or more cards.
lost-cities-unseen = Unseen cards ({ $number })
lost-cities-unseen-text = These are in the deck or in a hand you can’t see. Crossed out: already seen.
lost-cities-round-you = You win round { $round }
lost-cities-round-other = { $name } wins round { $round }
lost-cities-round-tied = Round { $round } is tied
lost-cities-next-round = Next round
lost-cities-end-you = You win!
lost-cities-end-other = { $name } wins
lost-cities-end-draw = It’s a draw

# refusals
lost-cities-why-play-first = Play or discard a card first, then draw.
lost-cities-why-draw-next = You’ve already played a card. Now draw one.
lost-cities-why-not-in-hand = You don’t have { $card }.
lost-cities-why-too-low = { $card } isn’t higher than { $top }. You can only discard it.
lost-cities-why-wager-too-late = Wagers must be played before the first number, and { $top } is already there. You can only discard it.
lost-cities-why-no-such-suit = The { lost-cities-suit } suit isn’t used in this match.
lost-cities-why-pile-empty = The { lost-cities-suit } pile is empty.
lost-cities-why-pile-closed = You just discarded to the { lost-cities-suit } pile, so you can’t draw from it this turn.
lost-cities-why-piles-shut = Nobody has drawn from the deck for { $turns } turns. Draw from the deck now.

# options of a table
lost-cities-option-colours = Suits
lost-cities-option-colours-about = Five suits, or six for a longer game.
lost-cities-option-colours-5 = Five
lost-cities-option-colours-6 = Six, with night
lost-cities-option-rounds = Rounds
lost-cities-option-rounds-about = Number of rounds. Three is standard.
lost-cities-option-next-starter = Later rounds
lost-cities-option-next-starter-about = Who starts the rounds after the first.
lost-cities-option-next-starter-leader = The leader starts
lost-cities-option-next-starter-alternate = Alternate
lost-cities-option-next-starter-fixed = Always the same seat
lost-cities-option-first-starter = First round
lost-cities-option-first-starter-about = Who starts the first round.
lost-cities-option-first-starter-chance = Random
lost-cities-option-first-starter-0 = The first seat
lost-cities-option-first-starter-1 = The second seat
lost-cities-option-stall-guard = Anti-stalling rule
lost-cities-option-stall-guard-about = After 24 turns in a row without a draw from the deck, the discard piles are closed until someone draws from the deck.
lost-cities-option-stall-guard-on = On
lost-cities-option-stall-guard-off = Off
lost-cities-option-extra-round = Tiebreaker round
lost-cities-option-extra-round-about = Play one more round if the match is tied after the last one.
lost-cities-option-extra-round-on = Yes, one more round
lost-cities-option-extra-round-off = No, it stays a draw
lost-cities-option-piles = Discards under the top card
lost-cities-option-piles-about = Whether players can look through the discard piles.
lost-cities-option-piles-top = Only the top card
lost-cities-option-piles-full = The whole pile

## Rules and tutorial: a page loads what follows when it is read.
# LC-23 to LC-25
lost-cities-rules-goal-text = You and a rival send out expeditions. Each one costs 20 points as soon as you start it and earns the value of its cards. Start few and take them far: whoever has more points at the end of the match wins.
lost-cities-rules-cards = The cards
# LC-3, LC-4, LC-7, LC-8
lost-cities-rules-cards-text = Each suit has the numbers 2 to 10, one of each, and three wagers: 60 cards in five suits. Each player is dealt eight; the rest form the deck.
# LC-3, LC-7
lost-cities-rules-night = The long game adds a sixth suit, night: 72 cards, still eight in hand.
lost-cities-rules-turn = Your turn
# LC-10
lost-cities-rules-turn-text = First play one card, then draw one. At the end of your turn you always have eight cards again.
lost-cities-rules-lay = 1. Play it on your expedition…
# LC-11 to LC-15, LC-17
lost-cities-rules-lay-text = You can have one expedition per suit, on your side. It may start with any card. Each card after that must be higher than the last; you may skip numbers. Cards can’t be inserted or picked up again.
# LC-14
lost-cities-rules-lay-example = After the 4, the 7 fits. The 5 and 6 can no longer go on this expedition.
# LC-16
lost-cities-rules-wagers = Wagers come first: as many as you like before the first number, none after it.
# LC-26
lost-cities-rules-wagers-example = Two wagers, then numbers: this expedition counts triple.
lost-cities-rules-discard = …or discard it
# LC-18
lost-cities-rules-discard-text = Any card may go face up on the pile of its suit. Your rival may take it.
lost-cities-rules-draw = 2. Draw a card
# LC-19, LC-20, LC-A1, LC-A7
lost-cities-rules-draw-text = From the deck, or the top card of any pile except the one you just discarded to. Your rival knows a card you take from a pile: it’s shown next to your name until you play it.
lost-cities-rules-end = The end of a round
# LC-21, LC-22, LC-29
lost-cities-rules-end-text = The round ends as soon as the last card of the deck is drawn. Cards in hand don’t count. The deck shows how many are left.
lost-cities-rules-score = Points
# LC-23, LC-24
lost-cities-rules-score-text = Each expedition is scored separately. An expedition without cards scores 0. Otherwise:
# LC-25
lost-cities-rules-score-sum = Add up the numbers and subtract 20.
# LC-26
lost-cities-rules-score-times = Multiply by 2 for one wager, by 3 for two, by 4 for three (even if the result is negative).
# LC-28
lost-cities-rules-score-bonus = Eight or more cards, wagers included, earn a 20-point bonus, which is not multiplied.
# LC-25 to LC-28
lost-cities-rules-example = 2 + 3 + 5 + 7 + 8 + 10 = 35. With two wagers and eight cards: (35 − 20) × 3 + 20 = 65.
# LC-27
lost-cities-rules-alone = One wager alone: (0 − 20) × 2 = −40.
lost-cities-rules-match = The match
# LC-5, LC-6, LC-29, LC-A3, LC-A4
lost-cities-rules-match-text = A match is usually three rounds, added together. The first starter is random; after that the player with more points starts or, on a tie, whoever didn’t start the last round. A tied match is a draw.
lost-cities-rules-options = Table options
# LC-5, LC-A2, LC-A3, LC-A4
lost-cities-rules-options-text = Five or six suits; one to twenty rounds; who starts; a tiebreaker round; whether players can look through the discard piles.
# LC-A6
lost-cities-rules-stall = So that no round goes on forever: after 24 turns in a row in which a card was taken from a pile, the piles are closed until someone draws from the deck.
lost-cities-rules-here = Playing online
lost-cities-rules-here-text = Choose a card and its spaces light up, with the points before and after. A small arrow down means a card can only be discarded. You can undo until you draw from the deck or your rival moves (bots move at once). Right-click or long-press anything for an explanation.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-lost-cities-hand = These are your cards: numbers 2 to 10 in five suits, plus wagers. Use them to run expeditions, one per suit, that earn more than they cost.
learn-lost-cities-begin = Each turn you play one card, then draw one. Start an expedition: choose the volcano 4, then press its highlighted space.
learn-lost-cities-cost = Every expedition costs 20 points: yours is worth 4 − 20 = −16. It pays off once its numbers add up to more than 20. Now draw from the deck.
learn-lost-cities-rising = You drew the volcano 7. Numbers must go up, but you can skip some, so it’s too late for the 2. Play the 7, then draw.
learn-lost-cities-wager = A wager doubles what an expedition wins or loses; two triple it. Wagers must be played before the first number. Play the ocean wager, then draw.
learn-lost-cities-discard = You can discard cards you don’t need, but your rival may take them. Choose the snow 2, press the snow pile, then draw.
learn-lost-cities-take = Pip has discarded the ocean 8. Play your ocean 6 after the wager, then take that 8 instead of drawing from the deck.
learn-lost-cities-bonus = It is round 2 of 3 now, and your volcano expedition has seven cards. Eight or more earn a 20-point bonus, so play the 10.
learn-lost-cities-last = Only one card is left in the deck. Drawing it ends the round immediately: draw it.
learn-lost-cities-score = Add up the numbers, subtract 20, double it for the wager and add 20 for eight cards: that’s how an expedition scores. After three rounds, the higher total wins.
learn-lost-cities-remember-1 = Every expedition costs 20: only start one that can earn more than that.
learn-lost-cities-remember-2 = Wagers first, then numbers, always going up.
learn-lost-cities-remember-3 = The last card of the deck ends the round, whatever is still in your hand.
