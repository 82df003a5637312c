# What the home page shows.
game-entdecker = Die neuen Entdecker
about-entdecker = Sail into the unknown, tile by tile. Claim islands while they grow, and be there when their coasts close.

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
entdecker-event-natives = Friendly natives
entdecker-event-storm = Storm
entdecker-side-n = north
entdecker-side-e = east
entdecker-side-s = south
entdecker-side-w = west
entdecker-bank = the bank

# what is asked
entdecker-status-chiefs = Write down two chief scouts
entdecker-status-wheel = The wheel: choose your income, the others get one more
entdecker-status-start = Your turn: choose where the ship starts
entdecker-status-start-chosen = { $place }: { $cost ->
    [0] free
   *[other] { $cost } gold
}. Confirm, or choose another
entdecker-status-pass = You cannot pay for any start: pass
entdecker-status-route = Several routes cost the same: choose who is paid
entdecker-status-announce = Announce how many tiles you want to draw
entdecker-status-explore = { $source ->
    [open] Buy a tile
   *[hidden] Draw a tile
}, { $left ->
    [one] 1 left
   *[other] { $left } left
}{ $more ->
    [unit] . Or place a unit, or stop
    [stop] . Or stop
   *[none] {""}
}
entdecker-status-explored = Place a unit on the new tile, or end the expedition
entdecker-status-explored-take = No scout left: take one back, or end the expedition
entdecker-status-place = { $kind }: { $ways ->
    [one] it fits in one way only, place it
   *[other] { $cells ->
        [one] turn it, then place it
       *[other] { $turns ->
            [0] choose a space, then place it
           *[other] choose a space, turn it, then place it
        }
    }
}
entdecker-status-natives = Friendly natives: choose a hut for a scout, or decline
entdecker-status-natives-take = Friendly natives: take a scout that goes to a hut, or decline
entdecker-status-taken-for-a-hut = Choose a hut for the scout
entdecker-status-taken-for-a-tile = Place the scout on the new tile
entdecker-status-order = Choose the island that is scored first
entdecker-status-jungle = { $due ->
    [one] Choose a hut for your scout
   *[other] Choose a hut for the first of your { $due } scouts
}
entdecker-status-which-land = Choose one of the two lands
entdecker-status-which-scout = Choose one of your scouts
entdecker-status-take = This scout leaves its place and is used at once
entdecker-status-waits = { $phase ->
    [chiefs] { $name } writes down chief scouts
    [wheel] { $name } chooses the income
    [start] { $name } chooses where to start
    [route] { $name } chooses a route
    [announce] { $name } announces tiles
    [explore] { $name } explores
    [place] { $name } places a tile
    [natives] { $name } meets friendly natives
    [order] { $name } chooses the order of islands
    [jungle] { $name } sends a scout to a hut
   *[other] Waiting for { $name }
}
entdecker-status-chance = { $phase ->
    [die] { $name } rolls for income
    [tile] { $name } draws a tile
    [token] A produce token is drawn
   *[other] The stacks are made ready
}

# buttons
entdecker-start-here = { $cost ->
    [0] Start here, free
   *[other] Start here: { $cost } gold
}
entdecker-announce = Announce { $tiles } for { $gold } gold
entdecker-turn = Turn
entdecker-place-here = Place on { $cell }
entdecker-put = Place a unit: { $unit }, { $gold } gold
entdecker-stop = Stop
entdecker-pass = Pass
entdecker-refuse = Decline
entdecker-take = Take this scout
entdecker-take-from = Take the scout on path { $number }, space { $space }
entdecker-back = Back
entdecker-write-chiefs = Write down
entdecker-fewer = Fewer tiles
entdecker-more = More tiles
entdecker-source = Source of tiles
entdecker-source-hidden = Hidden
entdecker-source-open = Open
entdecker-tiles = { $tiles ->
    [one] tile
   *[other] tiles
}
entdecker-left-over = leaves { $gold } gold
entdecker-fitting = { $fitting } of { $total } unseen tiles fit ({ $share } %)
entdecker-fitting-short = { $share } % of unseen tiles fit
entdecker-fitting-text = How many of the hidden tiles could be placed as the first one
entdecker-fitting-kinds = fit beside the ship
entdecker-draw-this = Draw from here
entdecker-land-in = Land in the { $side }
entdecker-land-at = { $where ->
    [right] Land on the right
    [left] Land on the left
    [above] Upper land
   *[below] Lower land
}
entdecker-scout-number = Scout { $number }
entdecker-scout-chief = Scout { $number }, a chief scout: counts double
entdecker-wheel-number = You get { $number }, the others { $others }

# panels
entdecker-map = The archipelago
entdecker-step = What happens now
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
entdecker-open-stacks = Kinds of tiles, unseen and open
entdecker-total = Total
entdecker-gold-name = Gold
entdecker-gold-text = Gold pays for where you start, for tiles and for units. Every turn the die brings some to everybody.
entdecker-north-right = North is on the right
entdecker-hint = { $mine ->
    [yes] { $phase ->
        [start] Choose a lit space: its route is shown. The number is what starting there costs.
        [explore] Draw from a lit stack. Below it stands how likely its top tile fits. A unit ends the expedition.
        [explored] No further tile can be drawn; what was announced beyond is lost.
        [finished] That was the last tile announced.
        [place] Press a lit space, and again to turn the tile.
        [jungle] The scout goes to the free space nearest to the hut. On the dot you draw a token, on an eye you look at it.
        [natives] The scout goes to the free space nearest to the hut. On the dot you draw a token, on an eye you look at it.
       *[other] What can be done is lit.
    }
   *[no] Press an island to see who leads there.
}
entdecker-spaces-left = { $spaces ->
    [one] 1 space left to explore
   *[other] { $spaces } spaces left to explore
}
entdecker-tiles-left = { $source ->
    [open] { $left ->
        [one] 1 open tile left
       *[other] { $left } open tiles left
    }
   *[hidden] { $left ->
        [one] 1 hidden tile left
       *[other] { $left } hidden tiles left
    }
}
entdecker-hand-ways = { $ways ->
    [one] fits in 1 way
   *[other] fits in { $ways } ways
}
entdecker-discarded = { $kind }: it fits nowhere and is discarded.
entdecker-income = Income
entdecker-income-text = Whoever rolls gets the number, everybody else one more.
entdecker-scored = Island { $cell }: { $value }
entdecker-reserve = In reserve: { $unit }, { $number }
entdecker-chiefs = Chief scouts: { $list }
entdecker-chiefs-about = Your scouts have numbers. Choose two that count double when the huts are scored. Nobody else learns which until then.
entdecker-legend-unseen = unseen
entdecker-legend-open = open
entdecker-legend-events = { $events ->
    [one] 1 with an event
   *[other] { $events } with an event
}
entdecker-result = Final score
entdecker-result-parts = Islands { $islands }, huts { $huts }
entdecker-sheet-none = No island has been scored yet.
entdecker-sheet-later = Huts are scored at the end.
entdecker-sheet-ties = If points are equal, gold decides.
entdecker-sheet-scouts = { $scouts ->
    [one] 1 scout, on space { $space }
   *[other] counts { $scouts }, nearest on space { $space }
}

# things in words
entdecker-edge-name = Edge space { $name }
entdecker-gold = { $gold } gold
entdecker-free = free
entdecker-or-else = (or another way)
entdecker-pays = { $gold } gold to { $name }
entdecker-unexplored = unexplored
entdecker-fit-there = { $fitting } of { $total } unseen tiles fit there
entdecker-recap = What the others have done
entdecker-recap-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
entdecker-waterfall-of = Waterfall +{ $points }
entdecker-land-to = land { $sides }
entdecker-unit-of = { $unit } of { $name }
entdecker-ship = the ship
entdecker-name-start = { $cost ->
    [0] start here, free
   *[other] start here for { $cost } gold
}
entdecker-name-place = { $here ->
    [sea] the tile would lie here
    [yes] the tile would lie here with land { $sides }
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
entdecker-island-rank = { $rank }. { $name }: { $points }
entdecker-island-nobody = Nobody has a unit here.
entdecker-islands-none = No island with a unit or a waterfall is open.
entdecker-hut = Hut { $number }
entdecker-hut-token = Its token is worth { $points }
entdecker-hut-unknown = It holds a token that you have not seen
entdecker-hut-empty = It is still empty
entdecker-hut-known = Seen by: { $list }
entdecker-hut-leader = { $name } would get it
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
    [plain] , plain back, { $fits } of { $of } such tiles fit
   *[other] , question mark on top, { $fits } of { $of } such tiles fit
}
entdecker-kind-counts = { $unseen } unseen, { $open } open
entdecker-about-sea = Sea on every side.
entdecker-about-coast = Land on one side.
entdecker-about-corner = Land on two sides that meet.
entdecker-about-strait = Two lands on opposite sides that do not touch.
entdecker-about-bay = Land on three sides: for ships a dead end.
entdecker-about-land = Land on every side. Only used to fill.
entdecker-about-waterfall = A waterfall: its island is worth { $points } more.
entdecker-about-edge = { $cost ->
    [0] Here expeditions begin, for free.
   *[other] Here expeditions begin, for { $cost } gold to the bank.
}
entdecker-about-unexplored = Not explored yet.
entdecker-about-fitting = From the ship these would fit: { $list }
entdecker-about-start = { $cost ->
    [0] Starting here is free.
   *[other] Starting here costs { $cost }: { $ways }
}
entdecker-about-dear = Starting here costs { $cost }, which is too much: { $ways }
entdecker-about-hut = The most scouts on its path get the token at the end; if several have the same number, the nearest to the hut.
entdecker-about-stack = A hidden stack. Each of its tiles costs 1 gold.

# log
entdecker-log-die = { $face ->
    [wheel] The die shows the wheel
   *[other] The die shows { $face }: everybody else gets one more
}
entdecker-log-wheel = { $name } chooses { $number }
entdecker-log-chiefs = { $name } writes down two chief scouts
entdecker-log-start = { $name } starts: { $place }
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
entdecker-log-draw = { $name } draws from stack { $stack }
entdecker-log-buy = { $name } buys a tile: { $kind }
entdecker-log-tile = Tile: { $kind }
entdecker-log-tile-event = Tile: { $kind }, { $event }
entdecker-log-place = { $name } places it on { $cell }
entdecker-log-unit = { $unit ->
    [fort] { $name } places a fort on { $where }
    [settlement] { $name } places a settlement on { $where }
   *[scout] { $name } places a scout on { $where }
}
entdecker-log-take = { $name } takes a scout from { $from }
entdecker-log-take-path = { $name } takes a scout from path { $from }
entdecker-log-hut = { $name } sends a scout to hut { $hut }
entdecker-log-token = You see a token worth { $points }
entdecker-log-island = { $name } scores island { $number } first
entdecker-log-stop = { $name } ends the expedition
entdecker-log-pass = { $name } passes
entdecker-log-gold = { $name } finds a mine: +{ $gold } gold
entdecker-log-pirates = { $name } loses { $gold } gold to pirates
entdecker-log-scored = Island { $cell } is complete and worth { $value }: { $list }
entdecker-log-filled = { $number ->
    [one] { $cells } is closed off and fills up by itself
   *[other] { $cells } are closed off and fill up by themselves
}
entdecker-log-hut-won = Hut { $hut }: { $name } +{ $points }

# refusals
entdecker-why-chiefs-first = First write down two chief scouts.
entdecker-why-wheel-first = The wheel was rolled: choose the income first.
entdecker-why-start-first = First choose where the ship starts.
entdecker-why-way-first = First choose who is paid.
entdecker-why-announce-first = First announce how many tiles you draw, and which.
entdecker-why-place-first = The tile must be placed first.
entdecker-why-natives-first = Friendly natives are waiting: send a scout to a hut, or decline.
entdecker-why-taken-first = You have taken a scout: put it to its new place first.
entdecker-why-island-first = First choose which island is scored.
entdecker-why-jungle-first = First a scout of the island must go to a hut.
entdecker-why-exploring = That belongs to another part of a turn.
entdecker-why-no-such-scout = There is no scout { $number }: chief scouts are chosen from 1 to { $most }.
entdecker-why-must-start = You can pay for a start ({ $place }), so you cannot pass.
entdecker-why-start-explored = No unexplored space borders on { $place }.
entdecker-why-not-explored = { $place } has not been explored.
entdecker-why-no-sea-out = No sea side of { $place } borders on an unexplored space.
entdecker-why-no-way = No sea route leads from { $place } to the edge.
entdecker-why-start-gold = A start on { $place } costs { $cost } and a tile { $price } more; you have { $gold } gold.
entdecker-why-no-such-way = That is not among the cheapest routes.
entdecker-why-nothing-hidden = No hidden tile is left.
entdecker-why-tiles-gold = { $tiles } tiles cost { $cost }; you have { $gold } gold.
entdecker-why-no-tiles-left = All announced tiles have been drawn.
entdecker-why-dead-end = The ship is in a dead end.
entdecker-why-announced-open = You have announced open tiles: choose a kind.
entdecker-why-announced-hidden = You have announced hidden tiles: choose a stack.
entdecker-why-stack-empty = Stack { $stack } is empty.
entdecker-why-no-fit = This kind fits nowhere beside the ship: { $kind }.
entdecker-why-kind-gone = None is left of this kind: { $kind }.
entdecker-why-nothing-found = You have discovered no tile in this expedition.
entdecker-why-no-land = There is no land on the tile just discovered.
entdecker-why-which-land = The strait has two lands: choose one.
entdecker-why-only-land = This tile has only one land.
entdecker-why-no-such-land = There is no land in the { $side }.
entdecker-why-unit-gold = { $unit }: this costs { $cost }; you have { $gold } gold.
entdecker-why-no-unit = None is left in your reserve: { $unit }.
entdecker-why-no-scout = You have no scout left: take one from a tile or a path first.
entdecker-why-which-scout = Scouts are numbered: choose one.
entdecker-why-not-numbered = Scouts are not numbered here.
entdecker-why-scout-not-here = Scout { $number } cannot be used now.
entdecker-why-scouts-left = A scout can be taken only when none is left in your reserve.
entdecker-why-no-scout-there = None of your scouts stands on { $place }.
entdecker-why-no-room = No other path has a free space.
entdecker-why-draw-first = Draw a tile before you stop.
entdecker-why-guarded = Nothing was placed for two rounds: tiles are drawn until one fits.
entdecker-why-not-beside = The ship cannot reach { $cell }.
entdecker-why-same-turn = This kind looks the same when it is turned further: { $kind }.
entdecker-why-sides = The sides of the tile do not match those around { $cell }.
entdecker-why-path-full = The path to hut { $hut } is full.
entdecker-why-same-path = The scout comes from the path to hut { $hut }: it must take another.
entdecker-why-no-such-island = No island { $number } is waiting to be scored.

# options
entdecker-option-layout = Layout
entdecker-option-layout-about = Which sea tiles and waterfalls lie on the board at the start: they decide where islands can grow together.
entdecker-option-layout-base = Base: three regions, waterfalls of 10, 5 and 5
entdecker-option-layout-v1 = Two halves, west and east: two big prizes
entdecker-option-layout-v2 = North and south apart: four prizes
entdecker-option-layout-v3 = Three areas that never join: small islands
entdecker-option-layout-form = Cells of sea tiles, and of waterfalls with their points, such as f2,g3,c3+10,j3+5
entdecker-option-chief-scouts = Chief scouts
entdecker-option-chief-scouts-about = Scouts are numbered; everybody secretly writes down two that count double when the huts are scored. Good with two players.
entdecker-option-chief-scouts-off = Off
entdecker-option-chief-scouts-on = On
entdecker-option-toll-per-owner = Toll once to each owner
entdecker-option-toll-per-owner-about = On: whoever sails past several forts of one player pays 2 once. Off, as in the rulebook: 2 for each fort and settlement.
entdecker-option-toll-per-owner-off = Off
entdecker-option-toll-per-owner-on = On
entdecker-option-first = Who begins
entdecker-option-first-about = The seat with the first turn, counted on round the table.

# rules
# EN-11.1, EN-12.1
entdecker-rules-idea = An unknown archipelago lies before you. With one ship for everybody you uncover it tile by tile, put scouts, forts and settlements on the islands that take shape, and score each island once its coast is closed. Scouts of finished islands walk into the jungle, to the huts of seven chiefs, where precious plants are waiting. After the last tile the most points win.
entdecker-rules-board-title = The board and the tiles
# EN-F1 to EN-F3
entdecker-rules-board = The board has 12 by 8 spaces. Round it lie edge spaces, where expeditions begin: those in the south are free, those in the west and east cost 1 gold, those in the north 2. A tile has land or sea on each of its four sides. There are six kinds; any may be turned.
# EN-F3, EN-F4
entdecker-rules-board-caption = The six kinds. All sea sides of a tile are joined, along the white dots. The strait has two lands that do not touch; on every other tile all land hangs together. Waterfalls lie on the board from the start and are worth extra points.
# EN-2.3, EN-2.5, EN-F6
entdecker-rules-stacks = 114 tiles lie face down in six hidden stacks. The open stacks, one for each kind, lie face up: they are dear, but you know what you get.
# EN-1.2
entdecker-rules-stacks-caption = Backs of hidden tiles. A question mark means that something happens when the tile is placed.
entdecker-rules-turn-title = A turn
# EN-3.1
entdecker-rules-turn = Whoever’s turn it is goes through these steps:
# EN-4.1
entdecker-rules-turn-income = Income: only with fewer than 4 gold.
# EN-5.1, EN-6.1
entdecker-rules-turn-start = Choose where the ship starts, and pay for it.
# EN-7.1, EN-7.2
entdecker-rules-turn-announce = Announce how many tiles you want to draw at most, hidden or open, and pay for all of them.
# EN-8.2
entdecker-rules-turn-explore = Explore, one tile at a time.
# EN-9.1
entdecker-rules-turn-unit = If you like, put one unit on the newest tile.
# EN-10.1
entdecker-rules-turn-fill = Gaps in the map are filled.
# EN-11.1
entdecker-rules-turn-score = Islands that are now complete are scored.
entdecker-rules-income-title = Income
# EN-4.1 to EN-4.3
entdecker-rules-income = If you begin your turn with fewer than 4 gold, you roll the die. A number from 2 to 6: you get that much and everybody else one more. The wheel: you choose the number yourself. With 4 gold or more there is no roll.
entdecker-rules-start-title = Where the ship starts
# EN-5.1 to EN-5.5
entdecker-rules-start = Start on any edge space, or on a tile from which a route of white dots leads over known tiles to an edge space. One sea side of the start must border on an unexplored space. Where the ship was before does not matter.
# EN-6.4
entdecker-rules-start-caption = A start on the third tile of the top row. The route ends at the free southern edge, but it passes a fort of another player: 2 gold toll.
# EN-6.1 to EN-6.5, EN-A1
entdecker-rules-start-cost = You pay the coins of the edge space at which your route ends to the bank, and 2 gold to its owner for each fort and settlement of others on the start tile and along the route. Scouts cost nothing, nor do your own units. The page finds the cheapest route; if several cost the same but pay different players, you choose. You must travel if you can pay for any start and one tile.
entdecker-rules-announce-title = Announcing
# EN-7.1 to EN-7.4
entdecker-rules-announce = Before the first tile you say how many you will draw at most, and from where: hidden ones cost 1 gold each, open ones 4. Pay at once. You may stop earlier, but you get nothing back.
entdecker-rules-explore-title = Exploring
# EN-8.1 to EN-8.5, EN-8.8
entdecker-rules-explore = Draw a tile: the top one of any hidden stack, or a kind of your choice from the open ones. Place it beside the ship, with sea against sea where the ship sails in. All other sides must match what they touch; the edge of the board counts as sea. Then the ship moves onto it, and you may draw again.
# EN-8.6, EN-8.7
entdecker-rules-explore-misfit = A tile that can be placed must be placed, even where you do not want it. A tile that fits nowhere is discarded; it counts as drawn, and you may go on.
# EN-8.9, EN-8.10
entdecker-rules-explore-end = The expedition ends when all announced tiles are drawn, when no sea side of the ship’s tile leads to an unexplored space, when you place a unit, when a storm comes, or when you stop.
entdecker-rules-unit-title = Units
# EN-9.1, EN-9.5, EN-9.6
entdecker-rules-unit = Once a turn you may put one unit on the tile that you discovered last, if it shows land. This ends the expedition. On a strait you choose one of the two lands.
# EN-9.4, EN-11.10
entdecker-rules-unit-scout = Weakest, but plenty of them. After scoring they walk to the huts.
# EN-1.4, EN-11.5, EN-6.4
entdecker-rules-unit-fort = Two each. One fort beats any number of scouts. Others pay toll to sail past it.
# EN-1.4, EN-11.5, EN-6.4
entdecker-rules-unit-settlement = One each. It beats any number of forts and scouts, and asks for toll as well.
# EN-9.7, EN-9.8
entdecker-rules-unit-back = If you have no scout left, you may take one of yours from a tile or a path and use it at once. Forts and settlements stay until their island is scored.
entdecker-rules-event-title = Events
# EN-A29, EN-13.5
entdecker-rules-event = They happen after the tile was placed and the ship has moved. A discarded tile does nothing.
# EN-13.1
entdecker-rules-event-gold = Take 3 gold.
# EN-13.2
entdecker-rules-event-pirates = Lose half of your gold, rounded down.
# EN-13.3
entdecker-rules-event-natives = You may put a scout from your reserve straight onto a jungle path, for free.
# EN-13.4
entdecker-rules-event-storm = The expedition ends at once, without a unit. Islands are scored as usual.
entdecker-rules-fill-title = Filling
# EN-10.1, EN-10.2, EN-10.4
entdecker-rules-fill = After the expedition every unexplored space whose four sides are known gets the one tile that fits, and so does any area that no ship can reach any more. No unit goes on these tiles. This happens by itself.
entdecker-rules-score-title = Scoring an island
# EN-11.1, EN-11.3
entdecker-rules-score = An island is complete when none of its land sides borders on an unexplored space. Its value is the number of its tiles plus the points of its waterfalls.
# EN-11.4 to EN-11.7
entdecker-rules-score-rank = Everybody with a unit there takes a place: whoever has a settlement comes first; if that is equal, more forts, then more scouts. Whoever is still equal shares a place. The first place gets the full value, each further place half of the one before, rounded up.
entdecker-rules-island = Island
entdecker-rules-place = { $place }.
# EN-11.2, EN-11.9, EN-11.10
entdecker-rules-score-after = If several islands are complete, the active player chooses the order. Forts and settlements return to their owners; scouts go to the jungle.
entdecker-rules-jungle-title = Jungle paths and huts
# EN-12.1 to EN-12.4
entdecker-rules-jungle = Beginning with the active player, those with scouts from the island place one after the other on a path of their choice, always on the free space nearest to the hut. On the dot you draw a produce token, look at it and put it into the hut. On an eye you look at the token there.
# EN-F7, EN-1.7
entdecker-rules-jungle-caption = A hut whose token you know, with three scouts on its path; and an empty one: the dot is beside the hut, eyes are on the second and fourth space. Three tokens each are worth 5, 10 and 15.
entdecker-rules-end-title = The end
# EN-14.1, EN-14.2
entdecker-rules-end = When all spaces are covered, the turn is played to its end. Then the tokens are revealed: each hut gives its 5, 10 or 15 points to whoever has the most scouts on its path, and nothing to the others. If several have the same number, the one nearest to the hut gets them.
# EN-14.3
entdecker-rules-end-tie = The most points win; if they are equal, the most gold.
entdecker-rules-supply-title = When stacks run out
# EN-15.2, EN-15.3
entdecker-rules-supply = If all hidden stacks are used up, the discards become two new ones. If an open tile is missing, it is looked for among the discards and then in the hidden stacks.
entdecker-rules-options-title = Options
# EN-16.1 to EN-16.5, EN-D3
entdecker-rules-options = The layout decides where the sea cuts the map apart and where waterfalls lie; you can also write your own. With chief scouts everybody secretly names two numbered scouts that count double when the huts are scored. Toll can be paid once to each owner instead of for each unit.
entdecker-rules-tips-title = Good to know
entdecker-rules-tip-1 = Be present on the islands with waterfalls.
entdecker-rules-tip-2 = Keep a little gold for a unit: a tile without one is a gift.
entdecker-rules-tip-3 = Several short trips are often better than a long one.
entdecker-rules-tip-4 = If four hidden tiles would be needed to find the right one, buy it openly.
entdecker-rules-tip-5 = A settlement placed on the tile that closes an island returns at once.
entdecker-since-tiles = { $number ->
    [one] { $name } places a tile: { $cells }
   *[other] { $name } places { $number } tiles: { $cells }
}
entdecker-key-turn = turn the tile
entdecker-key-draw = draw a tile, or go to the stacks
entdecker-key-number = choose a number of tiles, a stack or a hut
entdecker-key-unit = place a scout, a fort or a settlement
entdecker-key-stop = end the expedition
entdecker-key-islands = list the islands
entdecker-rules-keys-title = Playing here
entdecker-rules-keys = What can be done is lit. Press a lit space to start there; press a space again to turn the tile, then confirm. Press an island to see its size, its open coast and who leads. Keys: arrows move over the map, Enter chooses, T turns the tile, D draws, 1 to 7 choose a stack or a hut, F, B and C place a scout, a fort or a settlement, X stops, I lists the islands. Everything can also be written as a command.
entdecker-again = Play this layout again

# The tutorial. A step has at most two sentences and 200 characters; Pip is the gentle bot.
learn-entdecker-sea = Nobody knows this sea: voyages uncover it tile by tile. An island brings points when its coast is closed, to those who have people on it.
learn-entdecker-start = A voyage begins at the edge, or on water that is explored. This side is free, the others cost 1 or 2 gold: press the ringed space, then confirm.
learn-entdecker-announce = Say how many tiles you want to draw at most, and pay for them: hidden ones cost 1 gold each. Announce two.
learn-entdecker-place = Draw a tile from the ringed stack and place it next to your ship. The ship sails onto it.
learn-entdecker-fit = Draw the second one. Sea must meet sea, and land must meet land: place the coast so that it joins the waterfall.
learn-entdecker-scout = You can claim the land that you have just found. A scout costs 1 gold and ends the voyage: put one down.
learn-entdecker-income = Some turns later you had less than 4 gold, so the die was rolled for you. It showed 5: you get 5 gold, the others one more.
learn-entdecker-close = One coast of the island is still open. Start on the ringed water, announce two tiles, draw, and place the coast where it closes the island.
learn-entdecker-majority = Pip has a scout here too, so both of you would get the full value. Put down a second one: who has the most gets it, the next only half.
learn-entdecker-huts = 10 points: five tiles, and 5 for the waterfall. The scouts now go on to the huts of the jungle: send both of yours to the ringed one.
learn-entdecker-end = In the end each hut gives its points to whoever has most scouts there. When the whole map is explored, the most points win.
learn-entdecker-remember-1 = Announce and pay first, then draw; a tile that does not fit is lost.
learn-entdecker-remember-2 = A settlement beats forts, a fort beats scouts, more scouts beat fewer.
learn-entdecker-remember-3 = Whoever leads on an island gets its full value, the next half; its scouts go on to the huts.
