# What the home page shows.
game-entdecker = Die neuen Entdecker
about-entdecker = Sail into the unknown, tile by tile. Claim islands as they grow, and be the strongest there when they are complete.
minutes-entdecker = 45

# Die neuen Entdecker.
entdecker-kind-sea = Sea
entdecker-kind-coast = Coast
entdecker-kind-corner = Corner
entdecker-kind-strait = Strait
entdecker-kind-bay = Bay
entdecker-kind-land = Land
entdecker-waterfall = Waterfall
entdecker-unit-scout = Scout
entdecker-unit-fort = Fort
entdecker-unit-settlement = Settlement
entdecker-event-gold = Gold mine
entdecker-event-pirates = Pirates
entdecker-event-natives = Friendly islanders
entdecker-event-storm = Storm
entdecker-side-n = north
entdecker-side-e = east
entdecker-side-s = south
entdecker-side-w = west
entdecker-bank = the bank

# what is asked
entdecker-status-chiefs = Your two chief scouts?
entdecker-status-wheel = The wheel: how much gold?
entdecker-status-start = Where does the ship set out?
entdecker-status-pass = You can’t afford any start
entdecker-status-route = Who do you pay?
entdecker-status-announce = How many tiles at most?
entdecker-status-explore = { $source ->
    [open] Choose the next tile
   *[hidden] Draw the next tile
}
entdecker-status-explored = A piece on the new tile?
entdecker-status-explored-last = { $why ->
    [dead-end] Dead end: a piece on the last tile?
   *[all] Last tile: a piece on it?
}
entdecker-status-dead-end = Dead end: the ship can’t sail on
entdecker-dead-end = Dead end:
entdecker-dead-end-ends = the expedition ends here{ $tiles ->
    [0] .
    [one] , 1 paid tile is lost.
   *[other] , { $tiles } paid tiles are lost.
}
entdecker-dead-end-over = your expedition is over, { $tiles ->
    [one] 1 paid tile is lost.
   *[other] { $tiles } paid tiles are lost.
}
entdecker-status-explored-take = No scout left: move one here?
entdecker-status-place = Place the tile: { $kind }
entdecker-status-natives = Islanders: send a scout?
entdecker-status-natives-take = Islanders: which scout?
entdecker-status-taken-for-a-hut = Which hut for the scout?
entdecker-status-taken-for-a-tile = Place the scout on the new tile
entdecker-status-order = Which island is scored first?
entdecker-status-jungle = { $due ->
    [one] Which hut for your scout?
   *[other] Which hut? { $due } scouts to go
}
entdecker-status-which-land = Which piece of land?
entdecker-status-which-scout = Which of your scouts?
entdecker-status-take = Take this scout?
entdecker-status-waits = { $phase ->
    [chiefs] { $name } is choosing chief scouts
    [wheel] { $name } is choosing the income
    [start] { $name } is setting out
    [route] { $name } is choosing a route
    [announce] { $name } is announcing tiles
    [explore] { $name } is exploring
    [place] { $name } is placing a tile
    [natives] { $name } is meeting islanders
    [order] { $name } is choosing an island
    [jungle] { $name } is choosing a hut
   *[other] Waiting for { $name }
}
entdecker-status-chance = { $phase ->
    [die] { $name } is rolling for income
    [tile] { $name } is drawing a tile
    [token] A produce token is being drawn
   *[other] Preparing the stacks
}

# buttons
entdecker-turn = Rotate
entdecker-place-here = Place here
entdecker-stop = Stop
entdecker-pass = Pass
entdecker-refuse = Decline
entdecker-take = Take this scout
entdecker-take-from = Take the scout on path { $number }, space { $space }
entdecker-back = Back
entdecker-sail-on = Sail on
entdecker-write-chiefs = Confirm
entdecker-fewer = Fewer tiles
entdecker-more = More tiles
entdecker-source = Draw from
entdecker-source-hidden = Hidden
entdecker-source-open = Open
entdecker-tiles = { $tiles ->
    [one] tile
   *[other] tiles
}
entdecker-left-over = { $gold } gold left{ $units ->
    [0] {""}
   *[other] : { $list }
}
entdecker-fitting = { $fitting ->
    [one] 1 of { $total } unseen tiles fits here ({ $share }%)
   *[other] { $fitting } of { $total } unseen tiles fit here ({ $share }%)
}
entdecker-fitting-text = How many of the hidden tiles would fit as your first tile
entdecker-fitting-kinds = fit next to the ship
entdecker-land-in = Land on the { $side } side
entdecker-land-at = { $where ->
    [right] Land on the right
    [left] Land on the left
    [above] Land at the top
   *[below] Land at the bottom
}
entdecker-scout-number = Scout { $number }
entdecker-scout-chief = Scout { $number }, a chief scout: counts double
entdecker-wheel-number = You get { $number }, the others { $others }

# panels
entdecker-map = The archipelago
entdecker-step = Current step
entdecker-step-start = Start
entdecker-step-announce = Tiles
entdecker-step-explore = Explore
entdecker-step-islands = Islands
entdecker-players = Players
entdecker-huts = Huts
entdecker-tokens-unseen = Unseen tokens:
entdecker-islands = Islands
entdecker-island = Island
entdecker-supply = Tiles
entdecker-hidden-stacks = Hidden stacks
entdecker-open-stacks = Tile types, hidden and open
entdecker-total = Total
entdecker-part-island = Island of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
entdecker-part-island-sum = Island: { $tiles } + { $bonus }
entdecker-gold-name = Gold
entdecker-gold-text = Gold pays for your start, tiles and pieces. Whoever begins a turn with less than 4 gold rolls the die: they get that much, everyone else one more.
entdecker-north-right = North is on the right
entdecker-discarded = { $kind }: doesn’t fit anywhere and is discarded.
entdecker-income = Income
entdecker-income-text = The player who rolled gets that much; everyone else gets one more.
entdecker-help-wheel = You get that much; everyone else gets one more.
entdecker-reserve = In your supply: { $unit }, { $number }
entdecker-chiefs = Chief scouts: { $list }
entdecker-chiefs-about = Your scouts are numbered. Choose two that count double when the huts are scored. Nobody else will know which until then.
entdecker-result = Final score
entdecker-result-parts = Islands { $islands }, huts { $huts }
entdecker-sheet-none = No island has been scored yet.
entdecker-sheet-later = Huts are scored at the end.
entdecker-sheet-ties = If points are tied, gold decides.
entdecker-sheet-scouts = { $scouts ->
    [one] 1 scout, on space { $space }
   *[other] counts as { $scouts }, nearest on space { $space }
}
entdecker-nearest = nearest

# the dock, the drawer, flags
entdecker-points = points
entdecker-you = You
entdecker-under-way = +{ $points } on islands under way
entdecker-gold-word = gold
entdecker-scouts = { $number ->
    [one] scout
   *[other] scouts
}
entdecker-forts = { $number ->
    [one] fort
   *[other] forts
}
entdecker-settlements = { $number ->
    [one] settlement
   *[other] settlements
}
entdecker-flag-open = { $open } open
entdecker-flag-nobody = nobody yet
entdecker-complete = Island complete: { $value }
entdecker-complete-sum = Island complete: { $tiles } + { $bonus } = { $value }
entdecker-drawer = Huts, tiles and islands
entdecker-drawer-open = Huts, tiles
entdecker-tab-huts = Huts
entdecker-tab-tiles = Tiles left
entdecker-tab-islands = Islands
entdecker-tab-sheet = Score sheet
entdecker-tab-players = Supplies
entdecker-source-hidden-text = 1 gold, unseen
entdecker-source-open-text = 4 gold, you choose
entdecker-source-hidden-price = { $gold } gold each
entdecker-source-open-price = { $gold } gold, you choose
entdecker-back-event-text = A “?” on the back: something happens when the tile is placed. Still hidden: { $list }
entdecker-help-waiting = Press an island to see who leads there.
entdecker-help-announce = You pay for all of them now, and may stop earlier.
entdecker-help-draw = { $left ->
    [one] 1 tile left.
   *[other] { $left } tiles left.
}{ $unit ->
    [yes] {" "}A piece ends the expedition.
   *[no] {""}
}
entdecker-help-explored = { $left ->
    [0] That was the last tile announced.
   *[other] No further tile can be drawn; the rest is lost.
}
entdecker-help-unit = A piece ends the expedition and claims the island.
entdecker-help-place = { $ways ->
    [one] It fits in one way only.
   *[other] { $cells ->
        [one] It fits in { $ways } ways: rotate it as you like.
       *[other] It fits in { $ways } ways, on { $cells } spaces.
    }
}
entdecker-help-hut = The scout goes to the free space nearest to the hut.
entdecker-help-which-scout = Chief scouts count double in the huts.
entdecker-help-lit = Anything highlighted can be used.
entdecker-status-finished = The expedition is over
entdecker-set-out = { $cost ->
    [0] Set out
   *[other] Set out for { $cost } gold
}
entdecker-sail = Pay { $gold } gold, sail
entdecker-draw = Draw
entdecker-buy = Take: { $kind }
entdecker-unit = Piece
entdecker-units = Pieces
entdecker-no-unit = End here
entdecker-end-trip = End the expedition
entdecker-land = { $unit ->
    [fort] Fort
    [settlement] Settlement
   *[scout] Scout
}{ $gold ->
    [0] {" "}here
   *[other] {" "}for { $gold } gold
}
entdecker-send = { $number ->
    [0] Send
   *[other] Send to hut { $number }
}
entdecker-bill-none = Choose a highlighted place. Without a price it is free.
entdecker-harbour = Harbour
entdecker-toll = toll on the way
entdecker-keeps = you keep { $gold } gold
entdecker-pile-plain = Plain back
entdecker-pile-event = “?”: an event
entdecker-pile-text = { $stacks ->
    [one] 1 stack
   *[other] { $stacks } stacks alike
} · { $fits ->
    [one] 1 of { $of } fits
   *[other] { $fits } of { $of } fit
}
entdecker-left = { $number } left
entdecker-here = Here:
entdecker-elsewhere = Best other space:
entdecker-open-sea = no new coast
entdecker-prospect = { $open ->
    [0] { $joins ->
        [0] a complete island, worth { $value }
        [one] closes the island, worth { $value }
       *[other] joins and closes { $joins } islands, worth { $value }
    }
   *[other] { $joins ->
        [0] a new island, worth { $value }
        [one] the island grows to { $value }
       *[other] joins { $joins } islands, worth { $value }
    }
}
entdecker-rank-open = { $open ->
    [0] {"at once, "}
   *[other] {""}
}{ $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place
entdecker-needs = needs { $gold } gold
entdecker-no-gain = changes nothing
entdecker-none-left = none left
entdecker-not-now = not now
entdecker-none-left-take = press one of yours to move it
entdecker-worth = Worth { $value }
entdecker-hut-worth = Worth { $points }
entdecker-hut-hidden = Token unknown to you
entdecker-hut-free = Empty: the first scout draws its token
entdecker-hut-leads = { $who ->
    [you] you lead so far
   *[other] { $name } leads so far
}
entdecker-hut-won = { $who ->
    [you] yours
   *[other] goes to { $name }
}
entdecker-hut-draw-text = you draw its token and see it.
entdecker-hut-look-text = you look at its token.
entdecker-hut-wait-text = your scout counts there.
entdecker-hut-choose = Choose one of the highlighted huts.
entdecker-key-leaf = the first scout draws the token and sees it
entdecker-key-eye = a scout here looks at the token
entdecker-key-unknown = a token you haven’t seen

# the log where the map has no letters
entdecker-log-start-there = { $name } sets out
entdecker-log-place-there = { $name } places the tile
entdecker-log-unit-there = { $unit ->
    [fort] { $name } places a fort
    [settlement] { $name } places a settlement
   *[scout] { $name } places a scout
}
entdecker-log-take-there = { $name } picks up a scout
entdecker-log-scored-there = An island is complete and worth { $value }: { $list }
entdecker-log-filled-there = { $number ->
    [one] A space is enclosed and filled in automatically
   *[other] { $number } spaces are enclosed and filled in automatically
}
entdecker-since-tiles-there = { $number ->
    [one] { $name } places a tile
   *[other] { $name } places { $number } tiles
}

# things in words
entdecker-edge-name = Edge space { $side } { $number }
entdecker-gold = { $gold } gold
entdecker-free = free
entdecker-or-else = (or another route)
entdecker-pays = { $gold } gold to { $name }
entdecker-unexplored = unexplored
entdecker-fit-there = { $fitting ->
    [one] 1 of { $total } unseen tiles fits there
   *[other] { $fitting } of { $total } unseen tiles fit there
}
entdecker-waterfall-of = Waterfall +{ $points }
entdecker-land-to = land { $sides }
entdecker-unit-of = { $name }’s { $unit }
entdecker-ship = the ship
entdecker-name-start = { $cost ->
    [0] start here, free
   *[other] start here for { $cost } gold
}
entdecker-name-place = { $here ->
    [sea] the tile would go here
    [yes] the tile would go here with land { $sides }
   *[no] { $ways ->
        [one] the tile fits in 1 way
       *[other] the tile fits in { $ways } ways
    }
}
entdecker-name-take = your scout can be taken
entdecker-island-of = Island { $cell }
entdecker-island-first = { $cell }: worth { $value }
entdecker-island-size = { $bonus ->
    [0] { $tiles ->
        [one] 1 tile, worth { $value }
       *[other] { $tiles } tiles, worth { $value }
    }
   *[other] { $tiles ->
        [one] 1 tile + { $bonus }, worth { $value }
       *[other] { $tiles } tiles + { $bonus }, worth { $value }
    }
}
entdecker-island-open = { $open ->
    [0] complete
    [one] 1 open coast
   *[other] { $open } open coasts
}
entdecker-island-scored = has been scored
entdecker-island-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} { $name }: { $points }
entdecker-island-nobody = Nobody has a piece here.
entdecker-islands-none = No open island has a piece or a waterfall.
entdecker-hut = Hut { $number }
entdecker-hut-token = Its token is worth { $points }
entdecker-hut-unknown = It holds a token you haven’t seen
entdecker-hut-empty = It is still empty
entdecker-hut-known = Seen by: { $list }
entdecker-hut-leader = { $name } is in the lead
entdecker-hut-path = On the path: { $list }
entdecker-hut-here = A scout can go here
entdecker-stack = Stack { $number }
entdecker-stack-state = { $tiles ->
    [0] empty
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $back ->
    [none] {""}
    [plain-only] , plain back
    [event-only] , question mark on top
    [plain] , plain back, { $fits ->
        [one] 1 of { $of } such tiles fits
       *[other] { $fits } of { $of } such tiles fit
    }
   *[other] , question mark on top, { $fits ->
        [one] 1 of { $of } such tiles fits
       *[other] { $fits } of { $of } such tiles fit
    }
}
entdecker-kind-counts = { $unseen } unseen, { $open } open
entdecker-about-sea = Sea on every side.
entdecker-about-coast = Land on one side.
entdecker-about-corner = Land on two adjacent sides.
entdecker-about-strait = Land on two opposite sides that don’t connect.
entdecker-about-bay = Land on three sides: a dead end for ships.
entdecker-about-land = Land on every side. Only used to fill gaps.
entdecker-about-waterfall = A waterfall: its island is worth { $points } more.
entdecker-about-edge = { $cost ->
    [0] Expeditions can start here for free.
   *[other] Expeditions can start here for { $cost } gold, paid to the bank.
}
entdecker-about-unexplored = Not explored yet.
entdecker-about-fitting = Types that would fit next to the ship: { $list }
entdecker-about-start = { $cost ->
    [0] Starting here is free.
   *[other] Starting here costs { $cost }: { $ways }
}
entdecker-about-dear = Starting here costs { $cost }, more than you can pay: { $ways }
entdecker-about-hut = At the end, the player with the most scouts on its path wins the token; ties go to the scout nearest the hut.
entdecker-about-stack = A hidden stack. Each of its tiles costs 1 gold.

# log
entdecker-log-die = { $face ->
    [wheel] The die shows the wheel
   *[other] The die shows { $face }: everyone else gets one more
}
entdecker-log-wheel = { $name } chooses { $number }
entdecker-log-chiefs = { $name } chooses two chief scouts
entdecker-log-start = { $name } starts at { $place }
entdecker-log-via = { $name } pays { $list }
entdecker-log-announce = { $source ->
    [open] { $tiles ->
        [one] { $name } announces 1 open tile
       *[other] { $name } announces { $tiles } open tiles
    }
   *[hidden] { $tiles ->
        [one] { $name } announces 1 hidden tile
       *[other] { $name } announces { $tiles } hidden tiles
    }
}
entdecker-log-draw = { $name } draws a hidden tile
entdecker-log-buy = { $name } buys a tile: { $kind }
entdecker-log-tile = Tile: { $kind }
entdecker-log-tile-event = Tile: { $kind }, { $event }
entdecker-log-place = { $name } places the tile on { $cell }
entdecker-log-unit = { $unit ->
    [fort] { $name } places a fort on { $where }
    [settlement] { $name } places a settlement on { $where }
   *[scout] { $name } places a scout on { $where }
}
entdecker-log-take = { $name } picks up a scout from { $from }
entdecker-log-take-path = { $name } picks up a scout from path { $from }
entdecker-log-hut = { $name } sends a scout to hut { $hut }
entdecker-log-token = You see a token worth { $points }
entdecker-log-island = { $name } scores island { $number } first
entdecker-log-stop = { $name } ends the expedition
entdecker-log-dead-end = Dead end: { $name }’s expedition is over, { $tiles ->
    [one] 1 paid tile is lost
   *[other] { $tiles } paid tiles are lost
}
entdecker-log-pass = { $name } passes
entdecker-log-gold = { $name } finds a gold mine: +{ $gold } gold
entdecker-log-pirates = { $name } loses { $gold } gold to pirates
entdecker-log-scored = Island { $cell } is complete and worth { $value }: { $list }
entdecker-log-filled = { $number ->
    [one] { $cells } is enclosed and filled in automatically
   *[other] { $cells } are enclosed and filled in automatically
}
entdecker-log-hut-won = Hut { $hut }: { $name } +{ $points }

# refusals
entdecker-why-chiefs-first = Choose two chief scouts first.
entdecker-why-wheel-first = You rolled the wheel: choose your income first.
entdecker-why-start-first = First choose where the ship starts.
entdecker-why-way-first = First choose who to pay.
entdecker-why-announce-first = First announce how many tiles you will draw, hidden or open.
entdecker-why-place-first = Place the tile first.
entdecker-why-natives-first = Friendly islanders are waiting: send a scout to a hut, or decline.
entdecker-why-taken-first = You’ve picked up a scout: place it first.
entdecker-why-island-first = First choose an island to score.
entdecker-why-jungle-first = Send a scout from the island to a hut first.
entdecker-why-exploring = You can’t do that now.
entdecker-why-no-such-scout = There is no scout { $number }: choose from 1 to { $most }.
entdecker-why-must-start = { $place ->
    [here] You can afford a start, so you can’t pass.
   *[other] You can afford a start ({ $place }), so you can’t pass.
}
entdecker-why-start-explored = { $place ->
    [here] There is no unexplored space next to this one.
   *[other] There is no unexplored space next to { $place }.
}
entdecker-why-not-explored = { $place ->
    [here] This space hasn’t been explored yet.
   *[other] { $place } hasn’t been explored yet.
}
entdecker-why-no-sea-out = { $place ->
    [here] This space has no sea side facing an unexplored space.
   *[other] { $place } has no sea side facing an unexplored space.
}
entdecker-why-no-way = { $place ->
    [here] There is no sea route from here to the edge.
   *[other] There is no sea route from { $place } to the edge.
}
entdecker-why-start-gold = { $place ->
    [here] Starting here costs { $cost }, plus { $price } for a tile; you have { $gold } gold.
   *[other] Starting at { $place } costs { $cost }, plus { $price } for a tile; you have { $gold } gold.
}
entdecker-why-no-such-way = That isn’t one of the cheapest routes.
entdecker-why-nothing-hidden = There are no hidden tiles left.
entdecker-why-tiles-gold = { $tiles ->
    [one] 1 tile costs { $cost }; you have { $gold } gold.
   *[other] { $tiles } tiles cost { $cost }; you have { $gold } gold.
}
entdecker-why-no-tiles-left = You’ve drawn all the tiles you announced.
entdecker-why-dead-end = The ship is in a dead end.
entdecker-why-announced-open = You announced open tiles: choose a type.
entdecker-why-announced-hidden = You announced hidden tiles: choose a stack.
entdecker-why-stack-empty = Stack { $stack } is empty.
entdecker-why-no-fit = { $kind }: doesn’t fit anywhere next to the ship.
entdecker-why-kind-gone = { $kind }: none left.
entdecker-why-nothing-found = You haven’t discovered a tile on this expedition.
entdecker-why-no-land = The tile you just discovered has no land.
entdecker-why-which-land = The strait has two pieces of land: choose one.
entdecker-why-only-land = This tile has only one piece of land.
entdecker-why-no-such-land = There is no land on the { $side } side.
entdecker-why-unit-gold = { $unit }: costs { $cost }; you have { $gold } gold.
entdecker-why-no-unit = None left in your supply: { $unit }.
entdecker-why-no-scout = You have no scout left: pick one up from a tile or a path first.
entdecker-why-which-scout = Scouts are numbered: choose one.
entdecker-why-not-numbered = Scouts are not numbered here.
entdecker-why-scout-not-here = You can’t use scout { $number } now.
entdecker-why-scouts-left = You can only pick up a scout when you have none left in your supply.
entdecker-why-no-scout-there = { $place ->
    [here] You have no scout there.
   *[other] You have no scout on { $place }.
}
entdecker-why-no-room = There is no free space on any other path.
entdecker-why-draw-first = Draw a tile before you stop.
entdecker-why-guarded = No tile has been placed for two rounds: keep drawing until one fits.
entdecker-why-not-beside = { $cell ->
    [here] The ship can’t reach this space.
   *[other] The ship can’t reach { $cell }.
}
entdecker-why-same-turn = { $kind }: rotating it further changes nothing.
entdecker-why-sides = { $cell ->
    [here] The tile’s sides don’t match what is around this space.
   *[other] The tile’s sides don’t match what is around { $cell }.
}
entdecker-why-path-full = The path to hut { $hut } is full.
entdecker-why-same-path = This scout comes from hut { $hut }: choose another hut.
entdecker-why-no-such-island = Island { $number } isn’t waiting to be scored.

# said on the board and in the rules
# EN-9.4, EN-11.10
entdecker-rules-unit-scout = The weakest, but you have plenty. After scoring they move on to the huts.
# EN-1.4, EN-11.5, EN-6.4
entdecker-rules-unit-fort = Two each. One fort beats any number of scouts. Others pay a toll to start there, or if their route to the edge passes it.
# EN-1.4, EN-11.5, EN-6.4
entdecker-rules-unit-settlement = One each. It beats any number of forts and scouts, and also collects tolls.
# EN-13.1
entdecker-rules-event-gold = Take 3 gold.
# EN-13.2
entdecker-rules-event-pirates = Lose half your gold, rounded down (with 7 you lose 3).
# EN-13.3, EN-A30
entdecker-rules-event-natives = You may place a scout from your supply on a jungle path for free. If you have none left, you may move one of yours there, from a tile or from another path.
# EN-13.4
entdecker-rules-event-storm = The expedition ends at once, and you can’t place a piece. Islands are scored as usual.
entdecker-since-tiles = { $number ->
    [one] { $name } places a tile: { $cells }
   *[other] { $name } places { $number } tiles: { $cells }
}
entdecker-key-turn = rotate the tile
entdecker-key-draw = draw a tile
entdecker-key-number = choose a number of tiles, a stack or a hut
entdecker-key-unit = place a scout, a fort or a settlement
entdecker-key-stop = end the expedition
entdecker-key-islands = list the islands
entdecker-again = Play this layout again
entdecker-rules-unit-title = Pieces
# EN-9.7, EN-9.8
entdecker-rules-unit-back = If you have no scout left, you may pick up one of yours from a tile or a path and use it right away. Forts and settlements stay until their island is scored; then you get them back.
entdecker-rules-event-title = Events

## Rules and tutorial: a page loads what follows when it is read.
# EN-11.1, EN-12.1
entdecker-rules-idea = An unknown archipelago lies before you. With one shared ship you uncover it tile by tile, place scouts, forts and settlements on the islands that take shape, and score each island once its coast is closed. Scouts from finished islands move on into the jungle, to seven huts where precious plants are waiting. When the whole map is explored, the player with the most points wins.
entdecker-rules-setup-title = Set-up
# EN-2.6 to EN-2.8
entdecker-rules-setup = Two to four players share one ship. Everyone starts with { $gold } gold and these pieces:
entdecker-rules-players = Players
# EN-2.1, EN-2.2, EN-2.9
entdecker-rules-setup-tokens = Seven huts stand in the jungle, still empty. Nine produce tokens are in a bag: at most seven reach the huts, so at least two are never seen. The first sea tiles and waterfalls are already on the board.
entdecker-rules-board-title = The board and the tiles
# EN-F1 to EN-F3
entdecker-rules-board = The board is 12 by 8 spaces. Expeditions start from the edge spaces around it: south is free, west and east cost 1 gold, north costs 2. Each side of a tile is land or sea. There are six types, and you may rotate them.
# EN-F3, EN-F4
entdecker-rules-board-caption = The six types. All the sea sides of a tile are connected, along the white dots. The strait has two separate pieces of land; on every other tile all the land is connected. Waterfalls are on the board from the start and are worth extra points.
# EN-2.3 to EN-2.5, EN-A11, EN-F6
entdecker-rules-stacks = 114 tiles lie face down in six hidden stacks. The open stacks, one for each type, are face up: expensive, but you know what you’re getting. You can never buy land tiles or waterfalls: land tiles only fill gaps, and waterfalls are only placed at the start.
# EN-1.2
entdecker-rules-stacks-caption = Backs of hidden tiles. A question mark means that something happens when the tile is placed.
entdecker-rules-turn-title = A turn
# EN-3.1
entdecker-rules-turn = On your turn, follow these steps:
# EN-4.1
entdecker-rules-turn-income = Income: only if you have less than 4 gold.
# EN-5.1, EN-6.1
entdecker-rules-turn-start = Choose where the ship starts, and pay for it.
# EN-7.1, EN-7.2
entdecker-rules-turn-announce = Announce the most tiles you want to draw, hidden or open, and pay for all of them.
# EN-8.2
entdecker-rules-turn-explore = Explore, one tile at a time.
# EN-9.1
entdecker-rules-turn-unit = If you like, place one piece on the newest tile.
# EN-10.1
entdecker-rules-turn-fill = Gaps in the map are filled.
# EN-11.1
entdecker-rules-turn-score = Islands that are now complete are scored.
entdecker-rules-income-title = Income
# EN-4.1 to EN-4.3
entdecker-rules-income = If you begin your turn with less than 4 gold, you roll the die. A number from 2 to 6: you get that much and everyone else gets one more. The wheel: you choose the number yourself. With 4 gold or more there is no roll.
entdecker-rules-start-title = Where the ship starts
# EN-5.1 to EN-5.5
entdecker-rules-start = Start on any edge space, or on a tile from which a route of white dots leads over explored tiles to an edge space. The start needs a sea side facing an unexplored space. It doesn’t matter where the ship was before.
# EN-6.4
entdecker-rules-start-caption = A start on the third tile of the top row. The route ends at the free southern edge, but it passes another player’s fort: 2 gold toll.
# EN-6.1 to EN-6.6, EN-A1
entdecker-rules-start-cost = Pay the bank the coins shown on the edge space where your route ends, and pay the owner 2 gold for each opposing fort or settlement on the start tile or along the route. Scouts and your own pieces cost nothing, and once you have set out there is no more toll. The cheapest route is found automatically; if several cost the same but pay different players, you choose. If you can afford any start plus one tile, you must sail; if not, you pass.
entdecker-rules-announce-title = Announcing
# EN-7.1 to EN-7.4
entdecker-rules-announce = Before the first tile, say the most tiles you will draw, and from where: hidden tiles cost 1 gold each, open tiles 4. You can’t mix the two. Pay right away. You may stop earlier, but you get nothing back.
entdecker-rules-explore-title = Exploring
# EN-8.1 to EN-8.5, EN-8.8
entdecker-rules-explore = Draw a tile: the top one of any hidden stack or, from the open stacks, any type that fits. Place it next to the ship, sea to sea where the ship sails in. All other sides must match what they touch; the edge of the board counts as sea. The ship then moves onto the tile, and you may draw again.
# EN-8.6, EN-8.7
entdecker-rules-explore-misfit = A tile that fits must be placed, even where you don’t want it. A tile that fits nowhere is discarded; it counts as drawn, and you may go on.
# EN-8.9, EN-8.10
entdecker-rules-explore-end = The expedition ends when you have drawn all the tiles you announced, when the ship is in a dead end (no sea side leads to an unexplored space), when you place a piece, when a storm comes, or when you stop.
# EN-9.1, EN-9.5, EN-9.6
entdecker-rules-unit = Once per turn you may place one piece on the tile you discovered last, if it shows land. This ends the expedition. On a strait you choose one of the two pieces of land.
# EN-A29, EN-13.5
entdecker-rules-event = An event happens after the tile is placed and the ship has moved. A discarded tile has no effect.
entdecker-rules-fill-title = Filling
# EN-10.1, EN-10.2, EN-10.4
entdecker-rules-fill = After the expedition, every unexplored space whose four sides are known is filled with the one tile that fits, and so is any area no ship can reach any more. No pieces are placed on these tiles. This happens automatically.
entdecker-rules-score-title = Scoring an island
# EN-11.1, EN-11.3
entdecker-rules-score = An island is complete when none of its land sides borders on an unexplored space. Its value is the number of its tiles plus the points of its waterfalls.
# EN-11.4 to EN-11.7
entdecker-rules-score-rank = Players with pieces on the island are ranked: a settlement comes first; if tied, the most forts, then the most scouts. Players who are still tied share a rank. First place scores the full value, each lower place half of the one above, rounded up.
entdecker-rules-island = Island
entdecker-rules-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# EN-11.2, EN-11.9, EN-11.10
entdecker-rules-score-after = If several islands are complete, the active player chooses the order. Forts and settlements return to their owners; scouts move on to the jungle.
entdecker-rules-jungle-title = Jungle paths and huts
# EN-12.1 to EN-12.4, EN-A24
entdecker-rules-jungle = Starting with the active player, everyone with scouts from the island takes turns placing one on a path of their choice, always on the free space nearest the hut. On the leaf you draw a produce token, look at it and put it in the hut; if the hut already has one, you look at that instead. On an eye you look at the token there.
# EN-F7, EN-1.7
entdecker-rules-jungle-caption = A hut whose token you know, with three scouts on its path; and an empty one: the leaf is next to the hut, eyes are on the second and fourth space. Three tokens are worth 5, three 10 and three 15.
entdecker-rules-end-title = The end
# EN-14.1, EN-14.2
entdecker-rules-end = When every space is covered, the turn is played to its end. Then the tokens are revealed: each hut gives its 5, 10 or 15 points to the player with the most scouts on its path, and nothing to the others. If tied, the scout nearest the hut decides.
# EN-14.3, EN-A33
entdecker-rules-end-tie = The player with the most points wins. If tied, the one with the most gold; if still tied, the victory is shared.
entdecker-rules-supply-title = When stacks run out
# EN-15.2, EN-15.3
entdecker-rules-supply = If all hidden stacks run out, the discards form two new ones. If an open tile is missing, it is taken from the discards, then from the hidden stacks.
entdecker-rules-guards-title = So that no match gets stuck
# EN-A5, EN-A35
entdecker-rules-guards = If everyone has passed one after the other, the next player rolls for income, whatever their gold. If no tile has been placed for two whole rounds, players keep drawing hidden tiles until one fits.
entdecker-rules-options-title = Options
# EN-16.1 to EN-16.5, EN-D3
entdecker-rules-options = The layout decides where the sea divides the map and where the waterfalls are; you can also write your own. With chief scouts, everyone secretly chooses two numbered scouts that count double when the huts are scored. Tolls can be paid once per owner instead of for every piece.
entdecker-rules-tips-title = Good to know
entdecker-rules-tip-1 = Get a foothold on the islands with waterfalls.
entdecker-rules-tip-2 = Keep some gold for a piece: land you leave unclaimed is a gift to the others.
entdecker-rules-tip-3 = Several short expeditions are often better than a long one.
entdecker-rules-tip-4 = If it would take four hidden tiles to find the right one, buy it from the open stacks.
entdecker-rules-tip-5 = A settlement placed on the tile that completes an island comes straight back to you.
entdecker-rules-keys-title = Playing online
entdecker-rules-keys = Anything highlighted can be used. Press a highlighted space to start there; when placing a tile, press its space again to rotate it, then confirm. Press an island to see its size, its open coast and who is leading. Keys: the arrow keys move around the map, Enter selects, T rotates the tile, D draws, 1 to 7 choose a number of tiles, a stack or a hut, F, B and C place a scout, a fort or a settlement, X stops, I lists the islands. You can also type everything as a command.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-entdecker-sea = Nobody knows these waters: each expedition uncovers them tile by tile. When an island’s coast is closed, everyone with pieces on it scores.
learn-entdecker-start = An expedition starts at the edge or on explored sea. This side is free, the others cost 1 or 2 gold. Set out from the highlighted space.
learn-entdecker-announce = Say the most tiles you want to draw, and pay for them up front: hidden tiles cost 1 gold each. Announce two.
learn-entdecker-place = Draw a tile and place it next to your ship. The ship then sails onto it.
learn-entdecker-fit = Draw the second tile. Sea must touch sea and land must touch land. Place the coast so that it joins the waterfall.
learn-entdecker-scout = You can claim the land you’ve just discovered. A scout costs 1 gold and ends the expedition: place one.
learn-entdecker-income = A few turns later you had less than 4 gold, so you rolled the die. It came up 5: you get 5 gold, everyone else always gets one more, so 6.
learn-entdecker-close = One coast of the island is still open. Start from the highlighted tile, announce two tiles, draw, and place the coast so that it closes the island.
learn-entdecker-majority = Pip has a scout here too, so you would both score the full value. Place a second scout: whoever has the most scores it all, second place only half.
learn-entdecker-huts = 10 points: five tiles plus 5 for the waterfall. The scouts now move on to the jungle huts. Send both of yours to the highlighted one.
learn-entdecker-end = At the end of the game each hut scores for whoever has the most scouts there. Once the whole map is explored, the player with the most points wins.
learn-entdecker-remember-1 = Announce and pay first, then draw; a tile that doesn’t fit is lost.
learn-entdecker-remember-2 = A settlement beats forts, a fort beats scouts, more scouts beat fewer.
learn-entdecker-remember-3 = First place on an island scores its full value, second place half; the scouts then move on to the huts.
