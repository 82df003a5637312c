# What the home page shows.
game-explorers = Explorers
about-explorers = Everyone maps the same unknown land at once. Reach temples first, fill your saddlebags, mark well.

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
explorers-status-lay = Your turn: lay a tile into quadrant { $quadrant }
explorers-status-lays = { $name } lays the map
explorers-status-village = Your turn: choose the village where everybody starts
explorers-status-villages = { $name } chooses the village where everybody starts
explorers-status-card = The next card is being turned
explorers-status-chooses = { $name } chooses a side of the card
explorers-status-option = Your turn: choose one side of the card
explorers-status-all-set-up = Everybody places the first three marks
explorers-status-all-mark = Everybody marks
explorers-status-wait = Waiting for the others
explorers-status-terrain = Choose a terrain for your first marks
explorers-status-choose = Choose: { $ones } on { $one } or { $twos } on { $two }
explorers-status-scroll = Spend the scroll: choose any terrain for 4 marks
explorers-status-horse = Use the horse: mark any lit square
explorers-status-horse-stuck = The horse finds no square: let it go
explorers-status-bonus = { $marks ->
    [0] Temple bonuses: choose one and its terrain
    [one] Temple bonus: choose a terrain (1 mark)
   *[other] Temple bonus: choose a terrain ({ $marks } marks)
}
explorers-status-all-done = All marks placed: confirm your turn
explorers-status-stuck = { $terrains }: no open square. Confirm
explorers-status-mark = { $marks ->
    [one] Mark 1 more square: { $terrains }
   *[other] Mark { $marks } more squares: { $terrains }
}

# buttons
explorers-done = Confirm
explorers-done-without = Without bonus
explorers-done-early = { $marks ->
    [one] Stop with 1 left
   *[other] Stop with { $marks } left
}
explorers-skip-horse = Let the horse go
explorers-skip-bonus = Give up the rest
explorers-scroll-spend = Spend a scroll: 4 marks
explorers-scroll-back = Back to the card
explorers-terrain-empty = None of your marks touches this terrain: you could mark nothing. Press again to take it all the same.
explorers-zoom-in = Enlarge the map
explorers-zoom-out = Show the whole map
explorers-village-at = Village { $quadrant } ({ $square })
explorers-turn-tile = Turn
explorers-lay-tile = Lay tile { $tile }
explorers-tile = Tile { $tile }
explorers-open-board = { $name }: { $points } points. Show the map
explorers-watch = Whose map to show

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
    [0] no square of it touches your marks
    [one] 1 square touches your marks
   *[other] { $open } squares touch your marks
}
explorers-note-near = The near side gives 3 marks, the far side 2.
explorers-note-free = Last card with three players: 3 marks on either side for everybody.
explorers-note-choose = You decide. The others get 2 marks on your side or 3 on the other.
explorers-note-mine = You decided for this side.
explorers-note-took = { $name } took { $terrains }: 2 marks there, or 3 on the other side.
explorers-guide-horse = Horse: one extra mark on any terrain, beside any of your marks.
explorers-guide-bonus = Temple bonus: choose one terrain for the extra marks.
explorers-guide-bonus-marks = Temple bonus: extra marks on { $terrains }.
explorers-guide-scroll = Scroll: four marks on { $terrains } in place of the card.
explorers-bonus-of = Bonus of temple { $quadrant }
explorers-harvest = Round { $round } brought
explorers-harvest-of = { $name }: provisions { $provisions }, gems { $gems }
explorers-left-label = Marks left
explorers-left = { $marks ->
    [one] 1 mark left
   *[other] { $marks } marks left
}
explorers-unseen-label = Not yet seen
explorers-unseen = Cards not yet seen in this round: { $list }
explorers-unseen-text = { $cards ->
    [0] The last card of the round lies open; one of the eight stays unseen.
    [one] 1 more card comes in this round; one of these lies aside unseen.
   *[other] { $cards } more cards come in this round; one of these lies aside unseen.
}
explorers-found = What was found
explorers-nothing = nothing
explorers-keys-have = Keys: { $free } to use, { $found } found
explorers-scrolls-have = Scrolls: { $free } to use, { $found } found
explorers-gems-have = Gems: { $gems } found; this round they bring { $points }
explorers-provisions-have = Provisions of round { $round }: { $list }
explorers-temple-mine = Temple { $quadrant }: explored for { $points } points
explorers-temple-open = Temple { $quadrant } on { $square }: { $points } points now{ $bonus ->
    [0] {""}
    [one] {" "}and 1 bonus mark
   *[other] {" "}and { $bonus } bonus marks
}
explorers-temple-shut = Temple { $quadrant }: nothing left to gain
explorers-race-now = now { $points }
explorers-others = Maps of the others
explorers-map-of = Map of { $name }
explorers-score-now = Points
explorers-score-then = If it ended now
explorers-score-then-text = With what the running round would bring
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
explorers-is-marked = It is marked.
explorers-can-be-marked = It can be marked now; points: { $points }.
explorers-plain-text = Nothing lies here. Mark it to get on.
explorers-village-text = A village cannot be marked. At the end it scores by how many of its four neighbours are: 3, 5, 7 or 10 points.
explorers-village-expert-text = A village cannot be marked. At the end only your village with the fewest marked neighbours scores: 12, 18, 26 or 40 points for 1 to 4.
explorers-temple-text = { $seats ->
    [1] Needs a key. Its number falls from round to round: 12, 10, 8, 6.
    [2] Needs a key. Whoever comes first gets most: 12, 8.
    [3] Needs a key. Whoever comes first gets most: 12, 8, 6.
   *[other] Needs a key. Whoever comes first gets most: 12, 10, 8, 6.
}
explorers-temple-expert-text = Needs a key. 8 points for everybody, and up to 3 bonus marks at the end of the turn for those who come early.
explorers-temple-now = Right now: { $points } points{ $bonus ->
    [0] .
    [one] {" "}and 1 bonus mark.
   *[other] {" "}and { $bonus } bonus marks.
}
explorers-key-text = Opens one temple, any of the four, from this moment on.
explorers-scroll-text = In a later turn it replaces the card: four marks on one terrain of your choice.
explorers-horse-text = At once one extra mark on any terrain, beside any mark of yours.
explorers-gem-text = Every gem brings 1 point at the end of each round, so early ones count again and again.
explorers-gem-expert-text = Each gem takes the next number of the line: −3, −2, −1, then +1 to +5. At each round’s end open negatives cost; after that the positives found count.
explorers-provision-text = Each kind once a round: 1, 2 or 3 different kinds bring 2, 5 or 10 points. A kind already found is closed until the next round.
explorers-provision-expert-text = Round 2 takes apples only, round 3 carrots, round 4 fish; 1 to 4 of them bring 1, 4, 9 or 16 points. In round 1 all are closed.

# log
explorers-log-tile = Tile { $tile } lies in { $quadrant }, turned by { $degrees }°
explorers-log-achievement = Achievement: { $title }
explorers-log-card = Card: { $one } / { $two }
explorers-log-village = { $name }: everybody starts from village { $quadrant }
explorers-log-terrain = { $name } begins on { $terrain }
explorers-log-option = { $name } takes { $terrains }
explorers-log-scroll = { $name } spends a scroll: { $terrain }
explorers-log-bonus = { $name } takes a temple bonus: { $terrain }
explorers-log-mark = { $name } marks { $square } ({ $what })
explorers-log-skip = { $name } gives up the rest
explorers-log-done = { $name } is done
explorers-log-temple = { $name } explores temple { $quadrant }: { $points } points
explorers-log-race = { $name } wins { $points } points: { $title }
explorers-log-round = Round { $round } is over: { $list }
explorers-since-marks = { $number ->
    [one] { $name } makes 1 mark: { $squares }
   *[other] { $name } makes { $number } marks: { $squares }
}
explorers-since-found = { $marks }. Found: { $things }
explorers-key-option = choose a side of the card
explorers-key-done = confirm the turn
explorers-key-skip = let the horse go, or the rest of a bonus
explorers-key-zoom = enlarge the map, on small screens

# sheet
explorers-sheet-round = Round { $round }
explorers-sheet-running = Round { $round }, still running
explorers-sheet-ties = If points are equal, whoever spent fewer scrolls is ahead.
explorers-sheet-solo = Alone you play for a rank, from 1 to 6.
explorers-village-of = Village { $quadrant }
explorers-temple-of = Temple { $quadrant }
explorers-rank = Rank { $rank } of 6
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
explorers-goal-e5-text = A race for 10, 8, 6, 4 points: six provisions in all.
explorers-goal-e6 = Race: 2 temples
explorers-goal-e6-text = A race for 10, 8, 6, 4 points: two temples explored.
explorers-goal-e7 = Race: every village
explorers-goal-e7-text = A race for 10, 8, 6, 4 points: a mark beside every village.
explorers-goal-e8 = Race: 3 villages, 3 temples
explorers-goal-e8-text = A race for 10, 8, 6, 4 points: a mark beside three villages, and three temples explored.
explorers-goal-e9 = Race: every edge
explorers-goal-e9-text = A race for 10, 8, 6, 4 points: a mark on each edge of the map.
explorers-goal-e10 = Race: every tile
explorers-goal-e10-text = A race for 10, 8, 6, 4 points: three marks on each of the four tiles.
explorers-goal-f1 = Longest row
explorers-goal-f1-text = 1 point for each mark of your longest unbroken row.
explorers-goal-f2 = Longest column
explorers-goal-f2-text = 1 point for each mark of your longest unbroken column.
explorers-goal-f3 = Longest diagonal
explorers-goal-f3-text = 1 point for each mark of your longest unbroken diagonal.
explorers-goal-g1 = Largest square
explorers-goal-g1-text = 1 point for each mark of your largest full square: 4, 9, 16 …

# why not
explorers-why-lay-tile = The map is being laid: a tile into { $quadrant } comes next.
explorers-why-tile-laid = Tile { $tile } lies on the map already.
explorers-why-choose-village = First choose one of the villages nearest to the centre.
explorers-why-not-nearest = The village of { $quadrant } is not among the nearest to the centre.
explorers-why-terrain-first = Choose a terrain first.
explorers-why-option-first = Choose a side of the card first.
explorers-why-option-chosen = You have chosen a side already. While Undo can be pressed, it takes that back.
explorers-why-card-ignored = You have spent a scroll in place of the card.
explorers-why-not-now = That belongs to another part of the match.
explorers-why-no-scroll-in-setup = A scroll cannot be spent on the first marks.
explorers-why-no-scroll = You have no scroll to spend.
explorers-why-scroll-new = A scroll found in this turn can be spent only in a later one.
explorers-why-scroll-once = You have spent a scroll in this turn already.
explorers-why-scroll-too-late = A scroll must be spent before the first mark of a turn.
explorers-why-horse-first = First use the horse: mark any square beside a mark of yours, or let it go.
explorers-why-bonus-first = First choose the terrain of your temple bonus, or confirm without it.
explorers-why-finish-bonus = A temple bonus is under way: finish it or give up the rest.
explorers-why-no-marks-left = You have no marks left in this turn.
explorers-why-village = { $square } is a village, which cannot be marked.
explorers-why-marked = { $square } is marked already.
explorers-why-terrain = { $square } is { $ground ->
    [prairie] prairie
    [water] water
    [desert] desert
   *[mountain] mountain
}; now marks go on { $allowed ->
    [prairie] prairie
    [water] water
    [desert] desert
    [mountain] mountain
   *[other] the two terrains of your side of the card
}.
explorers-why-not-beside = { $square } does not touch a mark of yours.
explorers-why-no-key = The temple on { $square } needs a key, and you have none to use.
explorers-why-provision-found = You have this round’s { $provision ->
    [apple] apple
    [carrot] carrot
   *[fish] fish
} already, so { $square } is closed until the next round.
explorers-why-provision-kind = In round { $round } no { $provision ->
    [apple] apples
    [carrot] carrots
   *[fish] fish
} can be found, so { $square } is closed.
explorers-why-provision-full = All { $most } provisions of this round are found, so { $square } is closed.
explorers-why-nothing-to-skip = There is no horse and no bonus to give up.
explorers-why-must-mark = At this table marks are compulsory, and a square is open.
explorers-why-must-take-bonus = At this table marks are compulsory, and a bonus waits.
explorers-why-no-bonus = No temple bonus waits.
explorers-why-no-bonus-there = No bonus of temple { $quadrant } waits.
explorers-why-bonus-which = Bonuses of several temples wait: choose one of them.
explorers-why-bonus-only = Only one bonus waits: just choose its terrain.

# set-up page
explorers-option-temples = Temples
explorers-option-temples-about = Basic: 12, 10, 8, 6 points by arrival. Expert: 8 points each, and bonus marks for the first.
explorers-option-temples-basic = Basic
explorers-option-temples-expert = Expert
explorers-option-provisions = Provisions
explorers-option-provisions-about = Basic: different kinds score. Expert: one kind a round, none in the first.
explorers-option-provisions-basic = Basic
explorers-option-provisions-expert = Expert
explorers-option-gems = Gems
explorers-option-gems-about = Basic: every gem scores each round. Expert: too few gems cost points.
explorers-option-gems-basic = Basic
explorers-option-gems-expert = Expert
explorers-option-villages = Villages
explorers-option-villages-about = Basic: all villages score. Expert: only the weakest, but more.
explorers-option-villages-basic = Basic
explorers-option-villages-expert = Expert
explorers-option-strict = Compulsory marks
explorers-option-strict-about = Whoever can place a mark must.
explorers-option-strict-off = Off
explorers-option-strict-on = On
explorers-option-first-print = First French print
explorers-option-first-print-about = Three provisions score 9 in place of 10.
explorers-option-first-print-off = Off
explorers-option-first-print-on = On
explorers-option-achievements = Achievements
explorers-option-achievements-about = Extra goals for everybody: how many are drawn, or which ones.
explorers-option-map-form = Tiles and degrees for A, B, C and D, such as 3.180,1.0,4.90,8.270.
explorers-option-achievements-form = Up to three.
explorers-option-map = Map
explorers-option-map-about = The same for everybody: laid at random, by the first player, or written down to be shared.
explorers-option-map-chance = At random
explorers-option-map-compose = The first player lays it

# rules
# EX-25, EX-32
explorers-rules-idea = Everybody explores the same unknown land, each on a map of their own, all at once. Four rounds, seven cards each. Spread your marks from village to village, gather what lies on the way, and be at the temples before the others.
explorers-rules-map-title = The map
# EX-7 to EX-9, EX-18, EX-F7, EX-F8
explorers-rules-map = Four of eight tiles make a map of 16 × 16 squares, the same for everybody. Each tile has a village, a temple, a key, a scroll, two horses, two gems and four provisions. The quadrants are called A, B, C and D.
explorers-rules-map-caption = Tile 3, and the four terrains
# EX-20 to EX-22
explorers-rules-start = The village nearest to the centre is the start; it counts as marked for everybody. If several are equally near, the first player chooses. Then everybody picks one terrain and places three marks on it.
explorers-rules-turn-title = A turn
# EX-31, EX-33, EX-36
explorers-rules-turn = A card is turned. It shows two sides with a terrain each. The active player chooses a side and has three marks on it. Two of the eight cards show pairs: there marks may be split over both terrains of the chosen side.
explorers-rules-cards-caption = Two cards, and one with pairs
# EX-34, EX-35, EX-32
explorers-rules-others = Everybody else chooses: three marks on the side that was not taken, or two on the one that was. All mark at the same time, and nobody sees the others’ marks before everybody is done.
# EX-26, EX-28, EX-30
explorers-rules-rounds = The next player to the left is active for the next card. A round has seven cards; one of the eight stays unseen. With three players the very last card has no active player: everybody takes three marks on either side.
explorers-rules-marks-title = Marks
# EX-38 to EX-43
explorers-rules-marks = A mark goes on a square of the right terrain that shares a side with a mark of yours, one after another. Marks of a turn need not touch each other. No other village is ever marked.
explorers-rules-state-legal = can be marked
explorers-rules-state-fresh = new
explorers-rules-state-marked = marked
explorers-rules-state-closed = closed
# EX-A1, EX-A27, EX-C15
explorers-rules-stop = You may stop early. Until you confirm, Undo takes back any mark; after that, until all are done, it takes back your confirmation.
explorers-rules-objects-title = What lies on the land
# EX-44, EX-45
explorers-rules-object-key = Opens one temple, whichever you like, from that moment on.
# EX-53 to EX-55
explorers-rules-object-temple = Can be marked only by spending a key. You get the highest number that is still open there. Who comes in the same turn gets the same; then as many numbers fall away as there were explorers.
# EX-46 to EX-48, EX-C7
explorers-rules-object-scroll = In a later turn, before your first mark, spend it: in place of the card you have four marks on one terrain of your choice. An active player still chooses a side for the others.
# EX-49, EX-A3
explorers-rules-object-horse = At once one extra mark on any terrain, beside any mark of yours, with all that lies there. Then you go on.
# EX-52, EX-58
explorers-rules-object-gem = Scores at the end of every round from now on.
# EX-50, EX-51
explorers-rules-object-provision = Apple, carrot and fish: each once a round. A kind you have is closed to you until the next round.
explorers-rules-score-title = Scoring
# EX-57 to EX-62
explorers-rules-score = Provisions and gems score at the end of every round, the rest at the end.
# EX-57
explorers-rules-score-provisions = Different provisions found in the round:
# EX-58
explorers-rules-score-gems = 1 point for each gem found so far, every round again.
# EX-60
explorers-rules-score-villages = Each of the four villages, by its marked neighbours:
# EX-53, EX-61, EX-23
explorers-rules-score-temples = Each temple, by the order of arrival:
explorers-rules-kinds = Different kinds
explorers-rules-of-kind = Of the round’s kind
explorers-rules-neighbours = Neighbours
explorers-rules-place = Arrival
explorers-rules-points = Points
explorers-rules-line = Number
explorers-rules-rank = Rank
explorers-rules-players = { $number } players
# EX-80 to EX-83
explorers-rules-win = Most points win. In a tie, whoever spent fewer scrolls; if that is equal too, the victory is shared. Keys and scrolls left over are worth nothing.
explorers-rules-expert-title = Expert sides
# EX-11 to EX-13
explorers-rules-expert = Temples, provisions, gems and villages each have an expert side; any mixture can be played, the same for everybody.
# EX-67 to EX-69
explorers-rules-expert-temples = Every temple is worth 8 points. At the end of the turn its explorers also get bonus marks, on one terrain of their choice:
# EX-65, EX-66
explorers-rules-expert-provisions = Round 1 has none. Round 2 takes apples only, round 3 carrots, round 4 fish, at most four. All others are closed.
# EX-63, EX-64, EX-F6
explorers-rules-expert-gems = Each gem takes the next number of a line. At each round’s end the negatives not yet taken are counted; once all are taken, the sum of the positives you have. The line is of our own making.
# EX-70
explorers-rules-expert-villages = Only your village with the fewest marked neighbours scores:
explorers-rules-goals-title = Achievements
# EX-71, EX-72, EX-78
explorers-rules-goals = Up to three can be in play, for everybody. Races are checked at the end of each turn and pay 10, 8, 6, 4 by arrival, the same to those who come in the same turn; all others are scored at the end, to everybody who meets them.
explorers-rules-solo-title = Alone
# EX-85, EX-86, EX-88
explorers-rules-solo = The card lies as it comes: three marks on the near side or two on the far one. From round 2 on, every temple not yet explored loses its highest number at the start of a round, and so does every race. With each achievement in play all bounds rise by 10.
explorers-rules-options-title = Options
# EX-17, EX-C2, EX-C11, EX-C16
explorers-rules-options = The map can be random, laid by the first player, or given as a text to share. Compulsory marks: whoever can mark must. First French print: three provisions score 9. The tiles, the gems’ line and the tables of some achievements are our own design.
explorers-rules-keys-title = Keys
explorers-rules-keys = Arrows move over the map, Enter marks, ? explains. 1 and 2 choose a side of the card, D confirms, K lets a horse go, U takes back, Z enlarges the map on small screens.
explorers-again = Play this map again

# The tutorial. A step has at most two sentences and 200 characters; Pip is the gentle bot.
learn-explorers-map = Everybody explores the same map, each on a sheet of their own. All start at the village with the flag; the three crosses beside it are yours.
learn-explorers-card = In each turn a card offers two terrains, and one player chooses first. This time it is you: take the prairie.
learn-explorers-marks = You have three marks, on prairie only and beside squares that you have. Take the carrot first: different provisions score when the round ends.
learn-explorers-together = All players mark at the same time. Confirm, and the next card is turned up.
learn-explorers-other = Now Pip chose first, the desert. The others may have two marks there, or three on the other terrain: take the water.
learn-explorers-horse = Make your way to the horse: it gives one extra mark at once, on any terrain. Spend it on the gem, which scores in every round.
learn-explorers-temple = Some turns later you have a key, and a key opens a temple: 12 points for the first to enter, 8 for the second. Choose the water, then mark the temple.
learn-explorers-village = In the end each village brings 3 points for one marked side and up to 10 for all four. Reach this one with your two other marks.
learn-explorers-round = That was the seventh card, the last of this round. Confirm, and provisions and gems are counted.
learn-explorers-next = You get 5 for two kinds of provisions, and 1 for the gem. Provisions begin anew in each of the four rounds; in the end the most points win.
learn-explorers-scroll = The card does not suit you? A scroll replaces it: four marks on one terrain of your choice. Spend yours on water, and fetch the carrot and another scroll.
learn-explorers-remember-1 = Mark only the chosen terrain, and only beside squares that you have.
learn-explorers-remember-2 = Collect different provisions in every round, and gems early.
learn-explorers-remember-3 = With a key, be the first at a temple.
