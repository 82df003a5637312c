# What the home page shows.
game-explorers = Explorers
about-explorers = Everyone explores the same unknown land at the same time. Stock up on provisions, plan your path and be first at the temples.
minutes-explorers = 25

# Explorers. "Mark" is what a player puts on a square.
explorers-terrain-prairie = Prairie
explorers-terrain-water = Water
explorers-terrain-desert = Desert
explorers-terrain-mountain = Mountain
explorers-village = Village
explorers-any-terrain = any terrain
explorers-pair = { $one } + { $other }
explorers-either = { $one } or { $other }
explorers-object-temple = Temple
explorers-object-key = Key
explorers-object-scroll = Scroll
explorers-object-horse = Horse
explorers-object-gem = Gem
explorers-object-apple = Apple
explorers-object-carrot = Carrot
explorers-object-fish = Fish
explorers-provisions = Provisions
explorers-gems = Gems
explorers-villages = Villages
explorers-temples = Temples
explorers-achievements = Achievements
explorers-total = Total

# what is asked
explorers-status-lay = Your turn: place a tile in quadrant { $quadrant }
explorers-status-lays = { $name } is building the map
explorers-status-village = Your turn: choose everyone’s starting village
explorers-status-villages = { $name } is choosing the starting village
explorers-status-card = Turning over the next card
explorers-status-chooses = { $name } is choosing a side of the card
explorers-status-option = Your turn: choose one side of the card
explorers-status-again = { $terrains }, { $marks ->
    [one] one mark
   *[other] { $marks } marks
}: press again to choose it
explorers-status-all-set-up = Everyone is placing their first three marks
explorers-status-all-mark = Everyone is marking
explorers-status-wait = Waiting for the others
explorers-status-terrain = Choose a terrain for your first marks
explorers-status-choose = Choose: { $ones } marks on { $one } or { $twos } on { $two }
explorers-status-scroll = Scroll: choose a terrain for 4 marks
explorers-status-horse = Horse: mark any highlighted square
explorers-status-horse-stuck = The horse has nowhere to go: skip it
explorers-status-bonus = { $marks ->
    [0] Temple bonuses: choose one and its terrain
    [one] Temple bonus: choose a terrain (1 mark)
   *[other] Temple bonus: choose a terrain ({ $marks } marks)
}
explorers-status-all-done = All marks placed: confirm your turn
explorers-status-stuck = { $terrains }: no square available. Confirm your turn
explorers-status-mark = { $marks ->
    [one] Mark 1 more square: { $terrains }
   *[other] Mark { $marks } more squares: { $terrains }
}

# buttons
explorers-done = Confirm
explorers-done-without = Skip bonus
explorers-done-early = { $marks ->
    [one] End turn (1 mark left)
   *[other] End turn ({ $marks } marks left)
}
explorers-skip-horse = Skip the horse
explorers-skip-bonus = Skip the rest
explorers-scroll-spend = Use a scroll: 4 marks
explorers-scroll-back = Back to the card
explorers-terrain-empty = None of your marks is next to this terrain, so you couldn’t mark anything. Press again to choose it anyway.
explorers-zoom-in = Zoom in
explorers-zoom-out = Show the whole map
explorers-village-at = Village { $quadrant } ({ $square })
explorers-turn-tile = Rotate
explorers-lay-tile = Place tile { $tile }
explorers-tile = Tile { $tile }
explorers-open-board = { $points ->
    [one] { $name }: { $points } point. Show the map
   *[other] { $name }: { $points } points. Show the map
}
explorers-watch = Choose whose map to show

# card and tracks
explorers-card = Card
explorers-card-name = { $one } / { $two }
explorers-round = Round { $round }/{ $rounds }
explorers-turn = Card { $turn }/{ $turns }
explorers-setup = First marks
explorers-option-name = { $marks ->
    [one] { $terrains }: 1 mark
   *[other] { $terrains }: { $marks } marks
}
explorers-terrain-choice = { $terrain }: { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}, { $open ->
    [0] no square next to your marks
    [one] 1 square next to your marks
   *[other] { $open } squares next to your marks
}
explorers-note-near = The near side gives 3 marks, the far side 2.
explorers-note-free = Last card with three players: everyone gets 3 marks on the side of their choice.
explorers-note-choose = You choose. The others get 2 marks on your side or 3 on the other.
explorers-note-mine = You chose this side.
explorers-note-took = { $name } chose { $terrains }: 2 marks there, or 3 on the other side.
explorers-guide-horse = Horse: one extra mark on any terrain, next to any of your marks.
explorers-guide-bonus = Temple bonus: choose one terrain for the extra marks.
explorers-guide-bonus-marks = Temple bonus: extra marks on { $terrains }.
explorers-guide-scroll = Scroll: four marks on { $terrains } instead of the card.
explorers-bonus-of = Temple { $quadrant } bonus
explorers-harvest = Points from round { $round }
explorers-harvest-of = { $name }: provisions { $provisions }, gems { $gems }
explorers-left-label = Marks left
explorers-left = { $marks ->
    [one] 1 mark left
   *[other] { $marks } marks left
}
explorers-unseen-label = Still to come, except one
explorers-unseen = Cards not yet seen this round: { $list }
explorers-unseen-text = { $cards ->
    [0] This is the last card of the round; one of the eight was set aside.
    [one] 1 more card this round; one of these was set aside unseen.
   *[other] { $cards } more cards this round; one of these was set aside unseen.
}
explorers-found = Found so far
explorers-nothing = nothing
explorers-keys-have = Keys: { $free } unused of { $found }
explorers-scrolls-have = Scrolls: { $free } unused of { $found }
explorers-gems-have = Gems: { $gems }, worth { $points } this round
explorers-provisions-have = Provisions in round { $round }: { $list }
explorers-temple-mine = Temple { $quadrant }: explored for { $points } points
explorers-temple-open = Temple { $quadrant } on { $square }: { $points } points now{ $bonus ->
    [0] {""}
    [one] {" "}and 1 bonus mark
   *[other] {" "}and { $bonus } bonus marks
}
explorers-temple-shut = Temple { $quadrant }: no points left
explorers-race-now = now { $points }
explorers-others = Other players’ maps
explorers-map-of = { $who ->
    [you] Your map
   *[other] { $name }’s map
}
explorers-score-now = Points
explorers-score-then = If the match ended now
explorers-score-then-text = Including what this round would score so far
explorers-result = Final score
explorers-points = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
explorers-no-points = no points yet

# squares
explorers-name-legal = can be marked
explorers-name-marked = marked
explorers-name-fresh = marked, not yet confirmed
explorers-name-closed = closed
explorers-is-marked = You have marked it.
explorers-can-be-marked = You can mark it now: { $points }.
explorers-plain-text = Nothing here. Mark it to move on.
explorers-village-text = Villages can’t be marked. At the end of the game each scores by how many of its four neighbours you have marked: 3, 5, 7 or 10 points.
explorers-village-expert-text = Villages can’t be marked. At the end of the game only your village with the fewest marked neighbours scores: 12, 18, 26 or 40 points for 1 to 4.
explorers-temple-text = { $seats ->
    [1] Needs a key. Its value drops every round: 12, 10, 8, 6.
    [2] Needs a key. The first to arrive gets the most: 12, then 8.
    [3] Needs a key. The first to arrive gets the most: 12, then 8, then 6.
   *[other] Needs a key. The first to arrive gets the most: 12, then 10, 8, 6.
}
explorers-temple-expert-text = Needs a key. 8 points for everyone, plus up to 3 bonus marks at the end of the turn: the earlier you arrive, the more.
explorers-temple-now = Right now: { $points } points{ $bonus ->
    [0] .
    [one] {" "}and 1 bonus mark.
   *[other] {" "}and { $bonus } bonus marks.
}
explorers-key-text = Opens any one temple, from now on.
explorers-scroll-text = Use it on a later turn instead of the card: four marks on one terrain of your choice.
explorers-horse-text = One extra mark right away, on any terrain, next to any of your marks.
explorers-gem-text = Every gem scores 1 point at the end of each round, so gems found early keep paying.
explorers-gem-expert-text = Each gem takes the next number in the row: −3, −2, −1, then +1 to +5. At the end of a round any negatives left cost you points; once they are gone, your positives score.
explorers-provision-text = Each kind once per round: 1, 2 or 3 different kinds score 2, 5 or 10 points. Once you have a kind, it is closed until the next round.
explorers-provision-expert-text = Only apples can be taken in round 2, carrots in round 3, fish in round 4; 1 to 4 of them score 1, 4, 9 or 16 points. In round 1 all provisions are closed.

# log
explorers-log-tile = Tile { $tile } goes to { $quadrant }, rotated by { $degrees }°
explorers-log-achievement = Achievement: { $title }
explorers-log-card = Card: { $one } / { $two }
explorers-log-village = { $name } chooses village { $quadrant }: everyone starts there
explorers-log-terrain = { $name } starts on { $terrain }
explorers-log-option = { $name } chooses { $terrains }
explorers-log-scroll = { $name } uses a scroll: { $terrain }
explorers-log-bonus = { $name } takes a temple bonus: { $terrain }
explorers-log-mark = { $name } marks { $square } ({ $what })
explorers-log-skip = { $name } skips the rest
explorers-log-done = { $name } is done
explorers-log-temple = { $name } explores temple { $quadrant }: { $points } points
explorers-log-race = { $name } scores { $points } points: { $title }
explorers-log-round = Round { $round } is over: { $list }
explorers-since-marks = { $number ->
    [one] { $name } makes 1 mark: { $squares }
   *[other] { $name } makes { $number } marks: { $squares }
}
explorers-since-found = { $marks }. Found: { $things }
explorers-key-option = choose a side of the card
explorers-key-done = confirm the turn
explorers-key-skip = skip the horse or the rest of a bonus
explorers-key-zoom = zoom the map (small screens)

# sheet
explorers-sheet-round = Round { $round }
explorers-sheet-running = Round { $round }, in progress
explorers-sheet-ties = Ties go to the player who used fewer scrolls.
explorers-sheet-solo = Solo, you play for a rank from 1 to 6.
explorers-village-of = Village { $quadrant }
explorers-temple-of = Temple { $quadrant }
explorers-rank = Step { $rank } of 6
explorers-rank-next = { $points } more for the next step
explorers-rank-1 = Lost behind the first hill
explorers-rank-2 = Keeps to the paths
explorers-rank-3 = Reads the land
explorers-rank-4 = Leads expeditions
explorers-rank-5 = Drawn on every map
explorers-rank-6 = No blank spots left

# achievements
explorers-goal-a1 = No scrolls
explorers-goal-a1-text = 6 points if you never mark a scroll.
explorers-goal-a2 = No horses
explorers-goal-a2-text = 8 points if you never mark a horse.
explorers-goal-a3 = No gems
explorers-goal-a3-text = 16 points if you never mark a gem.
explorers-goal-b1 = All prairies
explorers-goal-b1-text = 10 points for a mark in every connected area of prairie.
explorers-goal-b2 = All waters
explorers-goal-b2-text = 10 points for a mark in every connected area of water.
explorers-goal-b3 = All deserts
explorers-goal-b3-text = 10 points for a mark in every connected area of desert.
explorers-goal-b4 = All mountains
explorers-goal-b4-text = 10 points for a mark in every connected area of mountain.
explorers-goal-c1 = Crossing
explorers-goal-c1-text = 12 points for one full row or column of 16 marks.
explorers-goal-d1 = Gem collector
explorers-goal-d1-text = 2, 3, 4, 5, 6, 7, 8 gems: 1, 2, 4, 6, 8, 10, 13 points.
explorers-goal-d2 = Stable
explorers-goal-d2-text = 2, 3, 4, 5, 6, 7, 8 horses: 1, 2, 4, 6, 8, 10, 13 points.
explorers-goal-d3 = Library
explorers-goal-d3-text = 1, 2, 3, 4 scrolls found: 1, 4, 8, 12 points.
explorers-goal-d4 = Orchard
explorers-goal-d4-text = 1, 2, 3, 4 apples: 1, 4, 8, 12 points.
explorers-goal-d5 = Garden
explorers-goal-d5-text = 1, 2, 3, 4 carrots: 1, 4, 8, 12 points.
explorers-goal-d6 = Good catch
explorers-goal-d6-text = 1, 2, 3, 4 fish: 1, 4, 8, 12 points.
explorers-goal-d7 = Full saddlebags
explorers-goal-d7-text = 1, 2, 3, 4 sets of three different provisions: 2, 5, 9, 14 points.
explorers-goal-d8 = Village circles
explorers-goal-d8-text = 1, 2, 3, 4 villages with four marked neighbours: 2, 5, 9, 14 points.
explorers-goal-d9 = Temple paths
explorers-goal-d9-text = 1, 2, 3, 4 temples with at least two marked neighbours: 2, 5, 9, 14 points.
explorers-goal-d10 = Four corners
explorers-goal-d10-text = 1, 2, 3, 4 marked corners of the map: 4, 9, 15, 22 points.
explorers-goal-e1 = Race: 5 horses
explorers-goal-e1-text = A race for 10, 8, 6, 4 points: five horses marked.
explorers-goal-e2 = Race: 5 gems
explorers-goal-e2-text = A race for 10, 8, 6, 4 points: five gems marked.
explorers-goal-e3 = Race: 3 keys
explorers-goal-e3-text = A race for 10, 8, 6, 4 points: three keys found.
explorers-goal-e4 = Race: 3 scrolls
explorers-goal-e4-text = A race for 10, 8, 6, 4 points: three scrolls found.
explorers-goal-e5 = Race: 6 provisions
explorers-goal-e5-text = A race for 10, 8, 6, 4 points: six provisions in total.
explorers-goal-e6 = Race: 2 temples
explorers-goal-e6-text = A race for 10, 8, 6, 4 points: two temples explored.
explorers-goal-e7 = Race: every village
explorers-goal-e7-text = A race for 10, 8, 6, 4 points: a mark next to every village.
explorers-goal-e8 = Race: 3 villages, 3 temples
explorers-goal-e8-text = A race for 10, 8, 6, 4 points: a mark next to three villages, and three temples explored.
explorers-goal-e9 = Race: every edge
explorers-goal-e9-text = A race for 10, 8, 6, 4 points: a mark on each edge of the map.
explorers-goal-e10 = Race: every tile
explorers-goal-e10-text = A race for 10, 8, 6, 4 points: at least three marks on each of the four tiles.
explorers-goal-f1 = Longest row
explorers-goal-f1-text = 1 point for each mark of your longest unbroken row.
explorers-goal-f2 = Longest column
explorers-goal-f2-text = 1 point for each mark of your longest unbroken column.
explorers-goal-f3 = Longest diagonal
explorers-goal-f3-text = 1 point for each mark of your longest unbroken diagonal.
explorers-goal-g1 = Largest square
explorers-goal-g1-text = 1 point for each mark of your largest full square: 4, 9, 16 …

# why not
explorers-why-lay-tile = The map is still being built: place a tile in { $quadrant } next.
explorers-why-tile-laid = Tile { $tile } is already on the map.
explorers-why-choose-village = First choose one of the villages closest to the centre.
explorers-why-not-nearest = Village { $quadrant } isn’t one of the closest to the centre.
explorers-why-terrain-first = Choose a terrain first.
explorers-why-option-first = Choose a side of the card first.
explorers-why-option-chosen = You’ve already chosen a side. Use Undo while it’s available to change it.
explorers-why-card-ignored = You used a scroll instead of the card.
explorers-why-not-now = You can’t do that now.
explorers-why-no-scroll-in-setup = You can’t use a scroll for your first marks.
explorers-why-no-scroll = You have no scroll to use.
explorers-why-scroll-new = You can’t use a scroll on the turn you find it.
explorers-why-scroll-once = You’ve already used a scroll this turn.
explorers-why-scroll-too-late = A scroll must be used before your first mark of the turn.
explorers-why-horse-first = Use the horse first: mark a square next to one of your marks, or skip it.
explorers-why-bonus-first = Choose a terrain for your temple bonus first, or confirm without it.
explorers-why-finish-bonus = Finish your temple bonus first, or skip the rest.
explorers-why-no-marks-left = You have no marks left this turn.
explorers-why-village = This is a village. Villages can’t be marked.
explorers-why-marked = This square is already marked.
explorers-why-terrain = This square is { $ground ->
    [prairie] prairie
    [water] water
    [desert] desert
   *[mountain] mountain
}; right now you can only mark { $allowed ->
    [prairie] prairie
    [water] water
    [desert] desert
    [mountain] mountain
   *[other] the two terrains on your side of the card
}.
explorers-why-not-beside = This square isn’t next to any of your marks.
explorers-why-no-key = This temple needs a key, and you have none left.
explorers-why-provision-found = You already have this round’s { $provision ->
    [apple] apple
    [carrot] carrot
   *[fish] fish
}, so this square is closed until the next round.
explorers-why-provision-kind = There are no { $provision ->
    [apple] apples
    [carrot] carrots
   *[fish] fish
} in round { $round }: this square is closed.
explorers-why-provision-full = You’ve already found all { $most } provisions for this round, so this square is closed.
explorers-why-nothing-to-skip = There’s nothing to skip.
explorers-why-must-mark = Marks are mandatory at this table, and you can still place one.
explorers-why-must-take-bonus = Marks are mandatory at this table, and you still have a bonus.
explorers-why-no-bonus = You have no temple bonus.
explorers-why-no-bonus-there = You have no bonus from temple { $quadrant }.
explorers-why-bonus-which = You have several temple bonuses: choose one.
explorers-why-bonus-only = You have only one bonus: just choose its terrain.

# set-up page
explorers-option-temples = Temples
explorers-option-temples-about = Basic: 12 points for the first to arrive, fewer for those after. Expert: 8 points for everyone, plus bonus marks for arriving early.
explorers-option-temples-basic = Basic
explorers-option-temples-expert = Expert
explorers-option-provisions = Provisions
explorers-option-provisions-about = Basic: different kinds score. Expert: one kind per round, none in the first.
explorers-option-provisions-basic = Basic
explorers-option-provisions-expert = Expert
explorers-option-gems = Gems
explorers-option-gems-about = Basic: every gem scores each round. Expert: too few gems cost points.
explorers-option-gems-basic = Basic
explorers-option-gems-expert = Expert
explorers-option-villages = Villages
explorers-option-villages-about = Basic: every village scores. Expert: only your weakest village scores, but for more points.
explorers-option-villages-basic = Basic
explorers-option-villages-expert = Expert
explorers-option-strict = Mandatory marks
explorers-option-strict-about = You must place every mark you can.
explorers-option-strict-off = Off
explorers-option-strict-on = On
explorers-option-first-print = First French edition
explorers-option-first-print-about = Three provisions score 9 instead of 10.
explorers-option-first-print-off = Off
explorers-option-first-print-on = On
explorers-option-achievements = Achievements
explorers-option-achievements-about = Extra goals for everyone: how many to draw, or which ones.
explorers-option-map-form = Tiles and degrees for A, B, C and D, for example 3.180,1.0,4.90,8.270.
explorers-option-achievements-form = Up to three.
explorers-option-map = Map
explorers-option-map-about = The same for everyone: random, built by the first player, or entered as a code you can share.
explorers-option-map-chance = Random
explorers-option-map-compose = Built by the first player

# said on the board and in the rules
# EX-38 to EX-43
explorers-rules-marks = Place marks one at a time, each on a square of the right terrain that shares a side with one of your marks. Marks in a turn don’t have to touch each other. Apart from the starting village, villages are never marked.
explorers-again = Play this map again

## Rules and tutorial: a page loads what follows when it is read.
# EX-25, EX-32
explorers-rules-idea = Everyone explores the same unknown land at the same time, each on their own map, over four rounds of seven cards. Spread your marks from village to village, collect what you find along the way, and reach the temples before the others.
explorers-rules-map-title = The map
# EX-7 to EX-9, EX-18, EX-F7, EX-F8
explorers-rules-map = Four of the eight tiles make a map of 16 × 16 squares, the same for everyone. Each tile has a village, a temple, a key, a scroll, two horses, two gems and four provisions. The quadrants are called A, B, C and D.
explorers-rules-map-caption = Tile 3, and the four terrains
# EX-20 to EX-22, EX-A6
explorers-rules-start = Everyone starts at the village closest to the centre, which counts as marked. If several are equally close, the first player chooses. Then everyone picks one terrain and places three marks on it. These first marks already collect what they reach; only scrolls have to wait for the first card.
explorers-rules-turn-title = A turn
# EX-31, EX-33, EX-36
explorers-rules-turn = A card is turned over. It has two sides, each with a terrain. The active player chooses a side and gets three marks on it. Two of the eight cards are wild: each side shows a pair of terrains, and you may split your marks between the two.
explorers-rules-cards-caption = Two ordinary cards and a wild one
# EX-34, EX-35, EX-32
explorers-rules-others = Everyone else chooses: three marks on the other side, or two on the side the active player chose. All players mark at the same time, and nobody sees the others’ marks until everyone has finished.
# EX-26, EX-28 to EX-30, EX-59
explorers-rules-rounds = After every card the next player to the left becomes active. Each new round is started by the player to the left of the one who started the last round. A round has seven cards: one of the eight is set aside unseen, and all eight are reshuffled for the next round. With three players the very last card has no active player: everyone gets three marks on the side of their choice.
explorers-rules-marks-title = Marks
explorers-rules-state-legal = can be marked
explorers-rules-state-fresh = new
explorers-rules-state-marked = marked
explorers-rules-state-closed = closed
# EX-A1, EX-A27, EX-C15
explorers-rules-stop = You may stop early. Until you confirm, Undo removes any mark; after that, until everyone has finished, it removes your confirmation.
explorers-rules-objects-title = What you can find
# EX-44, EX-45
explorers-rules-object-key = Opens any one temple, from that moment on.
# EX-53 to EX-55
explorers-rules-object-temple = To mark a temple you must spend a key. You get the highest number still available there. Everyone who arrives in the same turn gets the same; then one number is crossed off for each of them.
# EX-46 to EX-48, EX-A8, EX-C7
explorers-rules-object-scroll = On a later turn, before your first mark, you may use it: instead of the card you get four marks on one terrain of your choice. Only one scroll per turn. The active player still chooses a side for the others.
# EX-49, EX-A3
explorers-rules-object-horse = Place one extra mark right away, before your next mark: on any terrain, next to any of your marks. You get whatever is there, even another horse. You may also skip it.
# EX-52, EX-58
explorers-rules-object-gem = Scores at the end of every round from now on.
# EX-50, EX-51
explorers-rules-object-provision = Apple, carrot and fish: each once per round. Once you have a kind, its squares are closed to you until the next round.
explorers-rules-score-title = Scoring
# EX-57 to EX-62
explorers-rules-score = Provisions and gems score at the end of every round, everything else at the end of the game.
# EX-57
explorers-rules-score-provisions = Different provisions found in the round:
# EX-58
explorers-rules-score-gems = 1 point for each gem found so far, every round.
# EX-60
explorers-rules-score-villages = Each of the four villages, by the number of marked squares next to it:
# EX-53, EX-61, EX-23
explorers-rules-score-temples = Each temple, in order of arrival:
explorers-rules-kinds = Different kinds
explorers-rules-of-kind = Of the round’s kind
explorers-rules-neighbours = Neighbours
explorers-rules-place = Arrival
explorers-rules-round = Round
explorers-rules-points = Points
explorers-rules-line = Number
explorers-rules-rank = Rank
explorers-rules-players = { $number } players
# EX-80 to EX-83
explorers-rules-win = The player with the most points wins. If tied, the one who used fewer scrolls wins; if still tied, the victory is shared. Unused keys and scrolls are worth nothing.
explorers-rules-expert-title = Expert sides
# EX-11 to EX-13
explorers-rules-expert = Temples, provisions, gems and villages each have an expert side. Mix them as you like, as long as everyone uses the same ones.
# EX-67 to EX-69
explorers-rules-expert-temples = Every temple is worth 8 points. At the end of the turn the players who explored it also get bonus marks, on one terrain of their choice:
# EX-65, EX-66
explorers-rules-expert-provisions = None in round 1. Round 2: apples only; round 3: carrots; round 4: fish; at most four. All others are closed.
# EX-63, EX-64, EX-F6
explorers-rules-expert-gems = Each gem takes the next number in a row. At the end of each round, any negatives you haven’t taken yet count against you; once they are all taken, your positives score. The row is our own design.
# EX-70
explorers-rules-expert-villages = Only your village with the fewest marked squares next to it scores:
explorers-rules-goals-title = Achievements
# EX-71, EX-72, EX-78
explorers-rules-goals = Up to three can be in play, for everyone. Races are checked at the end of each turn and score 10, 8, 6, 4 in order of arrival (the same for everyone who gets there in the same turn). All others are scored at the end for everyone who meets them.
explorers-rules-solo-title = Solo
# EX-85, EX-86
explorers-rules-solo = The card is played the way it comes up: three marks on the near side or two on the far side. At the start of rounds 2, 3 and 4 every temple you haven’t explored, and every race you haven’t won, loses its highest number. So a temple is worth:
# EX-88
explorers-rules-solo-ranks = Your points decide your rank. Each achievement in play raises all limits by 10.
explorers-rules-options-title = Options
# EX-17, EX-C2, EX-C11, EX-C16
explorers-rules-options = The map can be random, built by the first player, or entered as a code to share. Mandatory marks: you must place every mark you can. First French edition: three provisions score 9. The tiles, the row of gems and the tables of some achievements are our own design.
explorers-rules-keys-title = Keys
explorers-rules-keys = The arrow keys move around the map, Enter marks, ? explains. 1 and 2 choose a side of the card, D confirms, K skips a horse, U undoes, Z zooms the map on small screens.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-explorers-map = Everyone explores the same map on their own sheet. You all start at the village with the flag; the three crosses next to it are yours.
learn-explorers-card = Each turn a card shows two terrains, and one player chooses first. This time it’s you: choose prairie.
learn-explorers-marks = You can make three marks, on prairie only, each next to one of your marks. Take the carrot first: different provisions score at the end of the round.
learn-explorers-together = Everyone marks at the same time. Confirm, and the next card is turned over.
learn-explorers-other = This time Pip chose first: desert. The others get two marks there, or three on the other terrain. Choose water.
learn-explorers-horse = Work your way to the horse: it gives you one extra mark right away, on any terrain. Use it on the gem, which scores every round.
learn-explorers-temple = A few turns later you have a key, and a key opens a temple: 12 points for the first to arrive, 8 for the second. Choose water, then mark the temple.
learn-explorers-village = At the end of the game each village scores 3 points for one marked side, up to 10 for all four. Reach this one with your other two marks.
learn-explorers-round = That was the seventh card, the last of this round. Confirm, and provisions and gems are scored.
learn-explorers-next = You score 5 for two kinds of provisions and 1 for the gem. Provisions start over in each of the four rounds; whoever has the most points at the end wins.
learn-explorers-scroll = Don’t like the card? Use a scroll instead: four marks on any one terrain. Use yours on water to get the carrot and another scroll.
learn-explorers-remember-1 = Mark only the chosen terrain, and only next to your own marks.
learn-explorers-remember-2 = Collect different provisions every round, and gems early.
learn-explorers-remember-3 = Once you have a key, race to a temple.
