# What the home page shows.
game-lost-cities = Lost Cities
about-lost-cities = Two rivals, five expeditions. Begin only what you can finish: every expedition costs before it pays.

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
   *[other] The { lost-cities-suit } expedition of { $name }
}
lost-cities-lane-state = { $list }, worth { $points }
lost-cities-not-begun = not begun
lost-cities-lay-here = Lay here: { $change }
lost-cities-lanes-of = Expeditions: { $name }
lost-cities-piles = Discard piles and deck
lost-cities-pile = The { lost-cities-suit } discard pile
lost-cities-pile-state = { $cards ->
    [one] { $card } on top, its only card
   *[other] { $card } on top of { $cards } cards
}
lost-cities-pile-empty = empty
lost-cities-discard = discard
lost-cities-discard-here = Discard here
lost-cities-discard-gives = { $name } could lay it for { $points } points
lost-cities-key-card = choose a card in your hand
lost-cities-key-draw = draw from the deck
lost-cities-take-this = Take the top card
lost-cities-barred = Barred right now
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
    [one] last one
   *[other] your turns: { $turns }
}
lost-cities-round = Round
lost-cities-round-short = Round { $round }/{ $rounds }
lost-cities-this-round = (this round { $points })
lost-cities-hand = Your hand
lost-cities-can-lay = { $card }, can be laid: { $change }
lost-cities-cannot-lay = { $card }, cannot be laid
lost-cities-choose-first = First choose a card in your hand.
lost-cities-other-lane = Your { $card } belongs to the { lost-cities-suit } expedition.
lost-cities-other-pile = Your { $card } can only be discarded to the { lost-cities-suit } pile.

# who does what
lost-cities-status-lay = Your turn: lay or discard a card.
lost-cities-status-target = Lay it on your expedition, or discard it.
lost-cities-status-draw = Now draw a card: the deck or a lit pile.
lost-cities-status-deck = Now draw a card from the deck.
lost-cities-status-last = Now draw. The last card of the deck ends the round.
lost-cities-status-wait = One moment…
lost-cities-status-waits = Waiting for { $name }.
lost-cities-status-draws = Waiting for { $name } to draw.
lost-cities-log-starts = { $who ->
    [you] You start
   *[other] { $name } starts
}
lost-cities-log-deal = The cards are dealt
lost-cities-log-lay = { $who ->
    [you] You lay { $card }
   *[other] { $name } lays { $card }
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
lost-cities-about-wager = A wager multiplies what the { lost-cities-suit } expedition brings or costs: one doubles it, two triple it, three make it fourfold. Wagers come before the first number. There are three in each suit.
lost-cities-about-number = Adds { $number } to the { lost-cities-suit } expedition. Each card must be higher than the one before.
lost-cities-about-change = Laid now, the expedition goes { $change }.
lost-cities-about-empty = Not begun, so it costs nothing. Once begun it starts at −20, and its cards count against that.
lost-cities-about-bonus = { $cards ->
    [one] One card of the eight that earn 20 points more.
    [8] Eight cards: 20 points more.
    [9] Nine cards: 20 points more.
    [10] Ten cards: 20 points more.
    [11] Eleven cards: 20 points more.
    [12] Twelve cards: 20 points more.
   *[other] { $cards } cards of the eight that earn 20 points more.
}
lost-cities-about-pile = Discards of this suit, from both players. Only the top card can be taken.
lost-cities-about-top = { $cards ->
    [one] On top: { $card }. It is the only card.
   *[other] On top: { $card }. { $cards } cards in all.
}
lost-cities-about-below = Below: { $list }.
lost-cities-about-deck = { $cards ->
    [one] One card left. Whoever draws it ends the round at once.
   *[other] { $cards } cards left. The round ends at once when the last one is drawn. That is { $cards } turns, plus one for every card that is taken from a pile instead.
}
lost-cities-about-hand = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}
lost-cities-known = { $name } is known to hold:

# score sheet
lost-cities-round-is = Round { $round }
lost-cities-round-now = Round { $round }, as it stands
lost-cities-round-of = Round { $round } of { $rounds }, as it stands
lost-cities-round-done = Round { $round } of { $rounds }
lost-cities-rounds = Rounds
lost-cities-total = Total
lost-cities-table-points = All expeditions
lost-cities-formula = (sum of the numbers − 20) × (1 + wagers), then 20 more from eight cards on.
lost-cities-unseen = Unseen cards ({ $number })
lost-cities-unseen-text = These are in the deck or in a hand you cannot see. Crossed out: seen already.
lost-cities-round-you = Round { $round } is yours
lost-cities-round-other = Round { $round } goes to { $name }
lost-cities-round-tied = Round { $round } is tied
lost-cities-next-round = On to the next round
lost-cities-end-you = You have won
lost-cities-end-other = { $name } has won
lost-cities-end-draw = A draw

# refusals
lost-cities-why-play-first = First lay or discard a card, then draw.
lost-cities-why-draw-next = You have played a card. Now draw one.
lost-cities-why-not-in-hand = You do not hold { $card }.
lost-cities-why-too-low = Your { $card } is not higher than { $top }. It can only be discarded.
lost-cities-why-wager-too-late = Wagers come before the first number, and { $top } already lies there. It can only be discarded.
lost-cities-why-no-such-suit = The { lost-cities-suit } suit is not in this match.
lost-cities-why-pile-empty = The { lost-cities-suit } pile is empty.
lost-cities-why-pile-closed = You have just discarded to the { lost-cities-suit } pile: take from it in a later turn.
lost-cities-why-piles-shut = { $turns } turns in a row took from piles. Now draw from the deck.

# options of a table
lost-cities-option-colours = Suits
lost-cities-option-colours-about = Five suits, or six for a longer game.
lost-cities-option-colours-5 = Five
lost-cities-option-colours-6 = Six, with the night
lost-cities-option-rounds = Rounds
lost-cities-option-rounds-about = How many rounds are added up. Three are usual.
lost-cities-option-next-starter = Later rounds
lost-cities-option-next-starter-about = Who starts the rounds after the first.
lost-cities-option-next-starter-leader = Who has more points starts
lost-cities-option-next-starter-alternate = Take turns
lost-cities-option-next-starter-fixed = Always the same seat
lost-cities-option-first-starter = First round
lost-cities-option-first-starter-about = Who starts the first round.
lost-cities-option-first-starter-chance = By chance
lost-cities-option-first-starter-0 = The first seat
lost-cities-option-first-starter-1 = The second seat
lost-cities-option-stall-guard = Stall guard
lost-cities-option-stall-guard-about = After 24 turns in a row that took from piles, piles are shut until somebody draws from the deck.
lost-cities-option-stall-guard-on = On
lost-cities-option-stall-guard-off = Off
lost-cities-option-extra-round = Play off ties
lost-cities-option-extra-round-about = Whether a tie after the last round is played off in one more round.
lost-cities-option-extra-round-on = Yes, one more round
lost-cities-option-extra-round-off = No, a tie is a draw
lost-cities-option-piles = Covered discards
lost-cities-option-piles-about = Whether the cards under the top of a discard pile can be looked up.
lost-cities-option-piles-top = Only the top card
lost-cities-option-piles-full = The whole pile

# rules
lost-cities-rules-goal = The idea
# LC-23 to LC-25
lost-cities-rules-goal-text = You and a rival send out expeditions. Each costs 20 points as soon as it begins and earns what its cards say. Begin few, finish well: who has more points after the agreed rounds wins.
lost-cities-rules-cards = The cards
# LC-3, LC-4, LC-7, LC-8
lost-cities-rules-cards-text = Each suit has the numbers 2 to 10, once each, and three wagers. Five suits are 60 cards. Both players are dealt eight; the others are the deck.
# LC-3, LC-7
lost-cities-rules-night = The long game adds a sixth suit, the night: 72 cards, hands of eight as before.
lost-cities-rules-turn = Your turn
# LC-10
lost-cities-rules-turn-text = First play one card, then draw one. You always hold eight cards at the end of a turn.
lost-cities-rules-lay = 1. Lay it on your own expedition…
# LC-11 to LC-15, LC-17
lost-cities-rules-lay-text = One expedition in each suit, on your own side. It may begin with any card. Each further card must be higher than the last; gaps are fine. Nothing is put in between, nothing is taken back.
# LC-14
lost-cities-rules-lay-example = After the 4, the 7 fits. The 5 and 6 are lost to this expedition now.
# LC-16
lost-cities-rules-wagers = Wagers come first: as many as you like before the first number, none after it.
# LC-26
lost-cities-rules-wagers-example = Two wagers, then numbers: this expedition counts threefold.
lost-cities-rules-discard = …or discard it
# LC-18
lost-cities-rules-discard-text = Any card may go face up on the pile of its suit. Your rival may take it.
lost-cities-rules-draw = 2. Draw a card
# LC-19, LC-20, LC-A1, LC-A7
lost-cities-rules-draw-text = From the deck, or the top card of any pile; but not from the pile you have just discarded to. A card taken openly is known to your rival, who sees it beside your name until you play it.
lost-cities-rules-end = The end of a round
# LC-21, LC-22, LC-29
lost-cities-rules-end-text = The round ends at once when the last card of the deck is drawn. Cards in hand do not count. The deck shows how many are left.
lost-cities-rules-score = Points
# LC-23, LC-24
lost-cities-rules-score-text = Each expedition is counted by itself. One without cards is worth nothing and costs nothing. Otherwise:
# LC-25
lost-cities-rules-score-sum = Add the numbers and take away 20.
# LC-26
lost-cities-rules-score-times = Multiply by two for one wager, by three for two, by four for three, below zero too.
# LC-28
lost-cities-rules-score-bonus = Eight cards or more, wagers counted, earn 20 points on top, not multiplied.
# LC-25 to LC-28
lost-cities-rules-example = 2 + 3 + 5 + 7 + 8 + 10 = 35. With two wagers and eight cards: (35 − 20) × 3 + 20 = 65.
# LC-27
lost-cities-rules-alone = One wager alone: (0 − 20) × 2 = −40.
lost-cities-rules-match = The match
# LC-5, LC-6, LC-29, LC-A3, LC-A4
lost-cities-rules-match-text = Three rounds are usual; their points are added. Chance decides who starts the first round, then whoever has more points starts; on a tie, who did not start the last one. A tied match is a draw.
lost-cities-rules-options = What a table may agree on
# LC-5, LC-A2, LC-A3, LC-A4
lost-cities-rules-options-text = Five or six suits; one to twenty rounds; who starts; one more round to play off a tie; whether covered discards can be looked up.
# LC-A6
lost-cities-rules-stall = So that no round lasts for ever: after 24 turns in a row in which a card was taken from a pile, the piles are shut until somebody draws from the deck.
lost-cities-rules-here = On this table
lost-cities-rules-here-text = Choose a card and its places light up, with the points before and after. A corner with a cross means: cannot be laid, only discarded. Undo is free until you draw from the deck or the other side has acted. A bot answers at once. A right click or a long press explains anything on the table.

# The tutorial. A step has at most two sentences and 200 characters; Pip is the gentle bot.
learn-lost-cities-hand = These are your cards: numbers from 2 to 10 in five suits, and wagers. With them you lead expeditions, one in each suit, which should bring in more than they cost.
learn-lost-cities-begin = In each turn you play one card and draw one. Begin an expedition: choose the volcano 4, then press its lit place.
learn-lost-cities-cost = An expedition costs 20 points: yours is worth 4 − 20 = −16, and pays once its numbers add up to more than 20. Now draw from the deck.
learn-lost-cities-rising = You drew the volcano 7. Numbers must rise and may leave gaps, so the 2 comes too late: lay the 7, then draw.
learn-lost-cities-wager = A wager doubles what an expedition brings or costs, two of them triple it, and they must come before its first number. Lay the ocean wager, then draw.
learn-lost-cities-discard = A card of no use can be discarded, but your rival may take it. Choose the snow 2, press the snow pile, then draw.
learn-lost-cities-take = Pip has discarded the ocean 8. Lay the ocean 6 on your wager, then take that 8 instead of drawing.
learn-lost-cities-bonus = In another round your volcano expedition has seven cards. Eight or more earn 20 extra points, so lay the 10.
learn-lost-cities-last = Only one card is left in the deck. Whoever draws the last one ends the round at once: draw it.
learn-lost-cities-score = The sum of the numbers less 20, doubled by the wager, plus 20 for eight cards: that is how each expedition counts. After three rounds the higher total wins.
learn-lost-cities-remember-1 = An expedition costs 20: begin only what you can bring above that.
learn-lost-cities-remember-2 = Wagers first, then numbers, and only upwards.
learn-lost-cities-remember-3 = The last card of the deck ends the round, whatever you still hold.
