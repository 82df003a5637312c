"""Slow twin of the board game Die neuen Entdecker, written from the rule sheet alone.

It shares no code with the fast implementation, so that a mistake or a misreading in one of the two
shows up as a difference when both play the same match.  Everything is a dict, a set or a string and is
worked out afresh whenever it is asked for.  Numbers such as EN-8.4, EN-D3, EN-A12 or EN-C5 name the statements of
the rule sheet.

The box and the board are in `oracle_board.py`.  No order of tiles is ever kept: the hidden
tiles are counted, and of a stack only its size and the back of its top tile are known.

Decisions where the sheet leaves something open:

* The layout is one of 'base', 'v1', 'v2', 'v3' or a text in the manner of EN-F8: '~ F2 G3 +10 C3 +5 J3 J4'.
* The first player is given with the options (EN-A36); nothing about it is left to chance.
* `via` names everybody who gets something, the bank first, then the seats from 0 upwards.
* With chief scouts each `scout` and `hut` names its piece, also the one just taken: `scout #7`.
* `stop` needs a draw of this expedition, and stands beside the units when no draw is left.
* Natives: a scout is only taken if some other path has room for it, and `pass` is always possible.
* A tile handed over by the stall guard (EN-A35) uses up an announced one, and nothing is asked but its place.
* After a search (EN-C5) there are as many stacks as were not empty before the tile was taken out.
* When discards and hidden stacks hold no tile of an open kind, it is simply not offered; it is only created
  for a fill (EN-A14) and by the stall guard (EN-A35).
* EN-15.2 also happens when the grid is full; only the backs are not asked for (EN-C3).
* Tokens and chief numbers are open to all once the huts are scored.
* Equal ranks are shared and the next one is left out: 1, 2, 2, 4.
"""

import heapq

from tests.games.entdecker.oracle_board import (
    ALL_CELLS,
    DIE,
    DOT,
    EDGE_COST,
    EDGE_SPACES,
    EVENTS,
    EYES,
    HIDDEN,
    MINE,
    MOST_ANNOUNCED,
    NEW_STACKS,
    OPEN,
    PATH_LENGTH,
    PATHS,
    POOR,
    PRICE,
    SCOUTS,
    SHIP_KINDS,
    SIDES,
    STACKS,
    TOKENS,
    TOLL,
    TRACK,
    UNIT_COST,
    WATERFALLS,
    WHEEL,
    Cell,
    Island,
    Scout,
    Seat,
    Stack,
    Stock,
    Tile,
    Unit,
    beside,
    cell_of,
    closed_off,
    fits,
    in_grid,
    island_value,
    islands_of,
    kind_of,
    name_of,
    points_by_rank,
    read_layout,
    stock_name,
    surrounded,
    turns_of,
)


class Game:
    """One match for two to four seats.

    The phase is one of: 'backs' (chance turns up the back of a stack), 'chiefs' (chief numbers are written),
    'income' (chance rolls the die), 'wheel', 'start', 'announce', 'explore', 'tile' (chance: what was drawn),
    'place', 'natives', 'taken' (a scout is in hand), 'token' (chance: what is drawn from the bag), 'order'
    (of islands), 'jungle', 'end'.
    """

    def __init__(
        self,
        seats: int,
        layout: str = "base",
        chief_scouts: bool = False,
        toll_per_owner: bool = False,
        first: int = 0,
    ) -> None:
        """Set up a match that waits for the back of stack 1."""
        if seats not in (2, 3, 4):
            raise ValueError(f"there are 2 to 4 seats, not {seats}")
        if first not in range(seats):
            raise ValueError(f"there is no seat {first}")
        self.seats = seats
        self.chief_scouts = chief_scouts  # EN-16.1
        self.toll_per_owner = toll_per_owner  # EN-D3

        # The table
        self.board = read_layout(layout)
        self.open = dict(OPEN)  # EN-2.3
        self.aside = dict(WATERFALLS)  # EN-2.4
        for tile in self.board.values():
            if tile.bonus:
                self.aside[tile.bonus] -= 1
            elif self.open["sea"] > 0:  # more are made for the small archipelago (EN-A37)
                self.open["sea"] -= 1
        self.hidden: dict[Stock, int] = dict(HIDDEN)  # all tiles of all stacks, counted
        self.stacks = [Stack() for _ in range(STACKS)]
        self._deal(STACKS)  # EN-2.5, EN-D15
        self.discards: dict[Stock, int] = {}
        self.created = 0  # tiles that were not in the box (EN-A14, EN-A35)
        self.units: dict[Cell, Unit] = {}
        self.paths: list[list[Scout | None]] = [[None] * PATH_LENGTH for _ in range(PATHS)]  # the hut is before index 0
        self.bag = dict(TOKENS)  # EN-2.2
        self.huts: list[int | None] = [None] * PATHS  # EN-2.1: value of the token in each hut
        self.seen: list[set[int]] = [set() for _ in range(PATHS)]  # who has looked at it (EN-A28)
        numbers = list(range(1, SCOUTS[seats]))  # EN-2.7, EN-C14: the highest is the score marker
        self.players = [Seat(list(numbers)) for _ in range(seats)]
        self.bank = 0  # net payments to the bank (EN-A6)
        self.scored: set[tuple[Cell, int]] = set()  # parts of all islands that were scored (EN-A19)
        self.scorings: list[tuple[list[Cell], int, dict[int, int]]] = []  # cells, value, points by seat
        self.hut_scorings: list[tuple[int, int, int]] = []  # path, seat, points

        # The turn
        self.first = first  # EN-2.10, EN-A36
        self.turn = first
        self.turns = 0  # finished turns
        self.passes = 0  # passes in a row (EN-C12)
        self.dry = 0  # turns in a row that placed nothing (EN-C13)
        self.ship: Cell | str | None = None  # a cell or the name of an edge space
        self.newest: Cell | None = None  # the most recently discovered tile of this expedition (EN-9.1)
        self.source = ""  # 'hidden' or 'open'
        self.left = 0  # announced tiles not yet drawn
        self.draws = 0  # draws of this expedition
        self.stack = 0  # stack being drawn from
        self.in_hand: Stock | None = None  # the tile drawn
        self.event = ""  # event of the tile just placed
        self.hand_created = False
        self.taken: Scout | None = None  # a scout taken from a tile or a path
        self.taken_from: int | None = None  # the path it came from
        self.token_path = 0  # the hut that waits for a token
        self.islands: dict[int, Island] = {}  # islands still to be scored this turn (EN-C11)
        self.jungle_turn = 0  # seat to place a scout
        self.writer = first  # seat to write its chief numbers
        self.phase = "backs"
        self.then = "set up"  # what goes on after the backs or the token

    # Who moves and what is possible

    def who(self) -> int | None:
        """Seat to act; None if chance is to act or the match is over."""
        if self.phase in ("backs", "income", "tile", "token", "end"):
            return None
        if self.phase == "chiefs":
            return self.writer
        if self.phase == "jungle":
            return self.jungle_turn
        return self.turn

    def over(self) -> bool:
        """Whether the match is over."""
        return self.phase == "end"

    def legal(self) -> list[str]:
        """Legal actions of the seat to act; empty if there is none."""
        if self.phase == "chiefs":
            numbers = range(1, SCOUTS[self.seats])
            return [f"chiefs {low} {high}" for low in numbers for high in numbers if low < high]  # EN-C14
        if self.phase == "wheel":
            return [f"wheel {number}" for number in WHEEL]  # EN-4.3
        if self.phase == "start":
            return list(self.starts()) or ["pass"]  # EN-A4, EN-7.5
        if self.phase == "announce":
            return self._announcements()
        if self.phase == "explore":
            return self._draws() + self._units() + self._stops()
        if self.phase == "place":
            assert self.in_hand is not None
            return self._placements(self.in_hand[0])
        if self.phase == "natives":
            return [*self._hut_actions(self.player.scouts), *self._natives_takes(), "pass"]  # EN-A30
        if self.phase == "taken":
            assert self.taken is not None
            if self.event == "natives":
                return self._hut_actions([self.taken.number], besides=self.taken_from)  # EN-C10
            return self._scout_actions([self.taken.number])
        if self.phase == "order":
            return [f"island {number}" for number in sorted(self.islands)]  # EN-11.2, EN-C11
        if self.phase == "jungle":
            return self._hut_actions(self.players[self.jungle_turn].landed)  # EN-12.2, EN-A27
        return []

    def outcomes(self) -> list[tuple[str, int]]:
        """Outcomes of chance with their weights; empty if chance is not to act."""
        if self.phase == "backs":
            number = self._stack_to_look_at()
            assert number is not None
            events = sum(count for stock, count in self.hidden.items() if stock[1])
            plain = sum(count for stock, count in self.hidden.items() if not stock[1])
            events -= sum(1 for stack in self.stacks if stack.back == "?")
            plain -= sum(1 for stack in self.stacks if stack.back == "plain")
            weights = [(f"back {number + 1} ?", events), (f"back {number + 1} plain", plain)]
        elif self.phase == "income":
            weights = [(f"die {face}", 1) for face in DIE]
        elif self.phase == "tile":
            has_event = self.stacks[self.stack].back == "?"
            weights = [
                (f"tile {stock_name(stock)}", count)
                for stock, count in self.hidden.items()
                if bool(stock[1]) == has_event
            ]
        elif self.phase == "token":
            weights = [(f"token {value}", count) for value, count in self.bag.items()]
        else:
            weights = []
        return [(text, weight) for text, weight in weights if weight > 0]

    @property
    def player(self) -> Seat:
        """The active player."""
        return self.players[self.turn]

    # Start and costs

    def starts(self) -> dict[str, dict[str, int]]:
        """All legal starts with what is paid to whom ('bank' or a seat number) (EN-5, EN-6, EN-A1, EN-A3)."""
        found: dict[str, dict[str, int]] = {}
        for name in [*EDGE_SPACES, *(name_of(cell) for cell in ALL_CELLS)]:  # EN-5.1
            found.update(self._starts_at(name))
        return found

    def _starts_at(self, name: str) -> dict[str, dict[str, int]]:
        """Legal starts on an edge space or a cell."""
        if name in EDGE_SPACES:
            cost = EDGE_COST[name[0]]  # EN-6.1
            ahead = self._unexplored_ahead(name)
            payments = [{"bank": cost} if cost else {}]
        else:
            cell = cell_of(name)
            ahead = self._unexplored_ahead(cell) if cell in self.board else []
            payments = self.cheapest_payments(cell) if ahead else []
        one_tile = PRICE["hidden"] if self._hidden_supply() else PRICE["open"]  # EN-A3, EN-C4
        if not ahead or not payments:  # EN-5.2, EN-5.4
            return {}
        if sum(payments[0].values()) + one_tile > self.player.gold:
            return {}
        if len(payments) == 1:
            return {f"start {name}": payments[0]}
        return {
            f"start {name} via " + " ".join(f"{payee}:{share}" for payee, share in payment.items()): payment
            for payment in payments
        }

    def cheapest_payments(self, start: Cell) -> list[dict[str, int]]:
        """The different payments of the cheapest routes from a tile to an edge space (EN-6.2 to EN-6.5, EN-A1, EN-C6).

        The search keeps for every tile all payments with which it can be reached: the bank's share, then that
        of each seat.  A route that pays more than all tolls there are goes in circles.
        """
        tolls = TOLL * sum(1 for unit in self.units.values() if unit.sort != "scout")
        nobody = (0,) * (1 + self.seats)
        first = self._with_toll(nobody, start)
        queue: list[tuple[int, Cell, tuple[int, ...]]] = [(sum(first), start, first)]
        visited = {(start, first)}
        shore: Cell = (-1, -1)  # stands for a finished route
        finished: list[tuple[int, ...]] = []
        while queue:
            total, cell, payment = heapq.heappop(queue)
            if finished and (total > sum(finished[0]) or total == 0):
                break  # nothing is cheaper than free
            if cell == shore:
                finished.append(payment)
                continue
            for side in self.board[cell].sea:
                other = beside(cell, side)
                if not in_grid(other):
                    state = (shore, (payment[0] + EDGE_COST[side], *payment[1:]))  # EN-6.2
                elif other in self.board:
                    state = (other, self._with_toll(payment, other))
                else:
                    continue
                if state not in visited and sum(state[1][1:]) <= tolls:
                    visited.add(state)
                    heapq.heappush(queue, (sum(state[1]), state[0], state[1]))
        payees = ["bank", *(str(seat) for seat in range(self.seats))]
        return [{payee: share for payee, share in zip(payees, paid, strict=True) if share} for paid in finished]

    def _with_toll(self, payment: tuple[int, ...], cell: Cell) -> tuple[int, ...]:
        """A payment after entering a tile of the route (EN-6.4, EN-6.5, EN-A2)."""
        unit = self.units.get(cell)
        if unit is None or unit.sort == "scout" or unit.owner == self.turn:
            return payment
        shares = list(payment)
        if not (self.toll_per_owner and shares[1 + unit.owner]):  # EN-D3
            shares[1 + unit.owner] += TOLL
        return tuple(shares)

    def _unexplored_ahead(self, place: Cell | str) -> list[Cell]:
        """Unexplored cells across a sea side of an explored tile or an edge space (EN-5.2, EN-8.3, EN-A10)."""
        if isinstance(place, str):
            ahead = [EDGE_SPACES[place][0]]  # EN-5.3
        else:
            ahead = [beside(place, side) for side in self.board[place].sea]
        return [cell for cell in ahead if in_grid(cell) and cell not in self.board]

    def _announcements(self) -> list[str]:
        """Source and number of tiles (EN-7.1, EN-7.2, EN-C7)."""
        texts: list[str] = []
        for source in ("hidden", "open"):
            if source == "open" or self._hidden_supply():  # EN-C4
                most = min(MOST_ANNOUNCED, self.player.gold // PRICE[source])
                texts += [f"{source} {number}" for number in range(1, most + 1)]
        return texts

    # Exploring

    def _guarded(self) -> bool:
        """Whether the stall guard is on (EN-A35, EN-C13)."""
        return self.dry >= 2 * self.seats

    def _draws(self) -> list[str]:
        """Possible draws (EN-8.1, EN-8.9, EN-A11)."""
        assert self.ship is not None
        if self.left == 0 or not self._unexplored_ahead(self.ship):
            return []
        if self.source == "hidden":
            return [f"draw {number + 1}" for number in range(STACKS) if self.stacks[number].size]
        return [f"draw {kind}" for kind in SHIP_KINDS if self._anywhere(kind) and self._placements(kind)]

    def _placements(self, kind: str) -> list[str]:
        """Where and how a tile can be placed from the ship's space (EN-8.3 to EN-8.5)."""
        assert self.ship is not None
        return [
            f"place {name_of(cell)} {turn}"
            for cell in sorted(self._unexplored_ahead(self.ship))
            for turn, land in turns_of(kind).items()
            if fits(self.board, cell, land)
        ]

    def _stops(self) -> list[str]:
        """Stopping is possible from the first draw on (EN-A8, EN-C8), but not under the stall guard (EN-C13)."""
        return ["stop"] if self.draws and not self._guarded() else []

    def _units(self) -> list[str]:
        """Units that can be placed now (EN-9.1 to EN-9.4), and scouts that can be taken for it (EN-9.8)."""
        if self.newest is None or not self.board[self.newest].land:  # EN-A9, EN-9.1
            return []
        texts: list[str] = []
        if self.player.gold >= UNIT_COST["scout"]:
            texts += self._scout_actions(self.player.scouts)
            if not self.player.scouts:
                texts += list(self._takes())
        if self.player.gold >= UNIT_COST["fort"] and self.player.forts:
            texts += [f"fort{side}" for side in self._land_words()]
        if self.player.gold >= UNIT_COST["settle"] and self.player.settlements:
            texts += [f"settle{side}" for side in self._land_words()]
        return texts

    def _land_words(self) -> list[str]:
        """What follows the unit: nothing, or on a strait the side of the land (EN-9.6)."""
        assert self.newest is not None
        tile = self.board[self.newest]
        return [f" {side}" for side in SIDES if side in tile.land] if tile.kind == "strait" else [""]

    def _scout_actions(self, numbers: list[int]) -> list[str]:
        """`scout` for these pieces, which are only named if chief scouts are played."""
        return [f"scout{side}{piece}" for side in self._land_words() for piece in self._piece_words(numbers)]

    def _piece_words(self, numbers: list[int]) -> list[str]:
        """What names one of these scouts."""
        if self.chief_scouts:
            return [f" #{number}" for number in sorted(numbers)]
        return [""] if numbers else []

    def _takes(self) -> dict[str, tuple[Scout, int | None]]:
        """Own scouts on tiles and paths, with the path they stand on (EN-9.8)."""
        found: dict[str, tuple[Scout, int | None]] = {}
        for cell in ALL_CELLS:
            unit = self.units.get(cell)
            if unit and unit.owner == self.turn and unit.sort == "scout":
                found[f"take {name_of(cell)}"] = (Scout(unit.owner, unit.number), None)
        for path in range(PATHS):
            for index, scout in enumerate(self.paths[path]):
                if scout and scout.owner == self.turn:
                    found[f"take {path + 1}.{index + 1}"] = (scout, path)
        return found

    def _natives_takes(self) -> list[str]:
        """Scouts that can be moved to another path when the reserve is empty (EN-13.3, EN-A30, EN-C10)."""
        if self.player.scouts:
            return []
        return [text for text, (scout, path) in self._takes().items() if self._hut_actions([scout.number], path)]

    def _hut_actions(self, numbers: list[int], besides: int | None = None) -> list[str]:
        """`hut` for these pieces on every path with room (EN-12.2, EN-A25), perhaps besides one."""
        roomy = [path for path in range(PATHS) if None in self.paths[path] and path != besides]
        return [f"hut {path + 1}{piece}" for path in roomy for piece in self._piece_words(numbers)]

    # Supply

    def _hidden_supply(self) -> bool:
        """Whether there are hidden tiles or discards (EN-C4)."""
        return any(self.hidden.values()) or any(self.discards.values())

    def _deal(self, number: int) -> None:
        """Shuffle all hidden tiles and deal them round-robin into so many stacks (EN-D15, EN-C5)."""
        total = sum(self.hidden.values())
        self.stacks = [Stack() for _ in range(STACKS)]
        for position in range(total):
            self.stacks[position % number].size += 1

    def _stacks_in_use(self) -> int:
        """How many stacks are not empty."""
        return sum(1 for stack in self.stacks if stack.size)

    def _anywhere(self, kind: str) -> bool:
        """Whether a tile of a kind is in the open stacks, the discards or the hidden stacks (EN-15.3)."""
        piles = [self.discards, self.hidden]
        return self.open[kind] > 0 or any(pile.get((kind, event), 0) for pile in piles for event in ("", *EVENTS))

    def _fetch(self, kind: str) -> tuple[Stock, str] | None:
        """Take a tile of a kind and say where it came from (EN-15.3, EN-C5)."""
        if self.open[kind]:
            self.open[kind] -= 1
            return (kind, ""), "open"
        for where, pile in (("discards", self.discards), ("hidden", self.hidden)):
            for event in ("", *EVENTS):
                if pile.get((kind, event), 0):
                    pile[kind, event] -= 1
                    return (kind, event), where
        return None

    def _stack_to_look_at(self) -> int | None:
        """First stack whose back has to be turned up."""
        for number, stack in enumerate(self.stacks):
            if stack.size and stack.back is None:
                return number
        return None

    def _ask_backs(self, then: str) -> None:
        """Go on with something, but let chance turn up the missing backs first (EN-C3)."""
        self.then = then
        if self._stack_to_look_at() is None or self._grid_full():
            self._go_on()
        else:
            self.phase = "backs"

    def _renew_stacks(self, then: str) -> None:
        """Make two stacks of the discards if no hidden tile is left (EN-15.2, EN-C4), then go on."""
        if not any(self.hidden.values()) and any(self.discards.values()):
            self.hidden = self.discards
            self.discards = {}
            self._deal(NEW_STACKS)
        self._ask_backs(then)

    def _grid_full(self) -> bool:
        """EN-14.1."""
        return len(self.board) == len(ALL_CELLS)

    # Carrying it out

    def play(self, text: str) -> None:
        """Carry out an action of the seat to act."""
        if text not in self.legal():
            raise ValueError(f"{text!r} is not possible now")
        verb, *words = text.split(" ")
        piece = int(words.pop()[1:]) if words and words[-1].startswith("#") else None
        if self.phase == "chiefs":
            self._write_chiefs(int(words[0]), int(words[1]))
        elif self.phase == "wheel":
            self._earn(int(words[0]))
        elif self.phase == "start":
            if verb == "pass":
                self.passes += 1
                self._end_turn()  # EN-A4
            else:
                self._start(text)
        elif self.phase == "announce":
            self.source, self.left = verb, int(words[0])
            self._pay(PRICE[self.source] * self.left)  # EN-7.2
            self._explore()
        elif verb == "draw":
            self._draw(words[0])
        elif verb == "place":
            self._place(cell_of(words[0]), words[1])
        elif verb == "take":
            self._take(text)
        elif verb in UNIT_COST:
            self._place_unit(verb, words[0] if words else None, piece)
        elif verb == "hut":
            self._scout_to_path(int(words[0]) - 1, piece)
        elif verb == "island":
            self._score_island(int(words[0]))
        elif self.phase == "natives":
            self._explore()  # refused
        else:
            self._fill()  # stop

    def chance(self, text: str) -> None:
        """Carry out an outcome of chance."""
        if text not in [possible for possible, _ in self.outcomes()]:
            raise ValueError(f"{text!r} cannot happen now")
        words = text.split(" ")
        if self.phase == "backs":
            self.stacks[int(words[1]) - 1].back = words[2]
            self._ask_backs(self.then)
        elif self.phase == "income":
            if words[1] == "wheel":
                self.phase = "wheel"
            else:
                self._earn(int(words[1]))
        elif self.phase == "tile":
            stock = (words[1], words[2] if len(words) > 2 else "")
            self.hidden[stock] -= 1
            self.stacks[self.stack].size -= 1
            self.stacks[self.stack].back = None
            self.in_hand = stock
            self._ask_backs("fit")  # EN-C3
        else:
            value = int(words[1])
            self.bag[value] -= 1
            self.huts[self.token_path] = value
            self.seen[self.token_path].add(self._placer())  # EN-12.3
            self._go_on()

    def _go_on(self) -> None:
        """What was held up by the backs or the token."""
        {
            "set up": self._begin,
            "fit": self._try_to_fit,
            "event": self._event,
            "explore": self._explore,
            "score": self._find_islands,
            "jungle": self._next_scout,
        }[self.then]()

    def _pay(self, amount: int) -> None:
        """The active player pays the bank, or is paid if the amount is negative."""
        self.player.gold -= amount
        self.bank += amount

    # Set-up and beginning of a turn

    def _begin(self) -> None:
        """After the backs: chief numbers, then the first turn (EN-C2)."""
        if self.chief_scouts:
            self.phase = "chiefs"
        else:
            self._begin_turn()

    def _write_chiefs(self, low: int, high: int) -> None:
        """Two scouts that count double in the end (EN-16.1)."""
        self.players[self.writer].chiefs = (low, high)
        self.writer = (self.writer + 1) % self.seats
        if self.writer == self.first:
            self._begin_turn()

    def _begin_turn(self) -> None:
        """Income, if there is any (EN-4.1, EN-A5, EN-C12)."""
        self.newest = None
        self.draws = 0
        self.left = 0
        self.source = ""
        self.event = ""
        rolls = self.player.gold < POOR or self.passes >= self.seats
        self.phase = "income" if rolls else "start"

    def _earn(self, number: int) -> None:
        """EN-4.2."""
        for seat, player in enumerate(self.players):
            income = number if seat == self.turn else number + 1
            player.gold += income
            self.bank -= income
        self.phase = "start"

    def _start(self, text: str) -> None:
        """Pay for the start and put the ship there (EN-6)."""
        self.passes = 0
        place = text.split(" ")[1]
        for payee, amount in self._starts_at(place)[text].items():
            if payee == "bank":
                self._pay(amount)
            else:
                self.player.gold -= amount
                self.players[int(payee)].gold += amount
        self.ship = place if place in EDGE_SPACES else cell_of(place)
        self.phase = "announce"

    # The expedition

    def _explore(self) -> None:
        """The next decision of the expedition, or its end if there is nothing to decide (EN-C1)."""
        self.event = ""
        if self._guarded() and self._nothing_fits():
            self._hand_over()
        elif self._draws() or self._units():
            self.phase = "explore"
        else:
            self._fill()

    def _nothing_fits(self) -> bool:
        """Under the stall guard: whether no tile of the chosen source could be placed here (EN-C13)."""
        fitting = [kind for kind in SHIP_KINDS if self._placements(kind)]
        if self.source == "open":
            return not any(self._anywhere(kind) for kind in fitting)
        piles = [self.hidden, self.discards]
        return not any(pile.get((kind, event), 0) for pile in piles for kind in fitting for event in ("", *EVENTS))

    def _hand_over(self) -> None:
        """A fitting open tile, or else a new one, is handed to the player (EN-A35, EN-C13)."""
        fitting = [kind for kind in SHIP_KINDS if self._placements(kind)]
        held = [kind for kind in fitting if self.open[kind]]
        if held:
            self.open[held[0]] -= 1
        else:
            self.created += 1
            self.hand_created = True
        self.in_hand = ((held or fitting)[0], "")
        self.left -= 1
        self.draws += 1
        self.phase = "place"

    def _draw(self, word: str) -> None:
        """Draw from a hidden stack, or take a tile of an open kind."""
        self.left -= 1
        self.draws += 1
        if self.source == "hidden":
            self.stack = int(word) - 1
            self.phase = "tile"
            return
        stacks = self._stacks_in_use()
        fetched = self._fetch(word)
        assert fetched is not None
        self.in_hand, where = fetched
        if where == "hidden":
            self._deal(stacks)  # EN-C5
        self._ask_backs("fit")

    def _try_to_fit(self) -> None:
        """Place the tile in hand, or discard it if it fits nowhere (EN-8.6, EN-8.7)."""
        assert self.in_hand is not None
        if self._placements(self.in_hand[0]):
            self.phase = "place"
            return
        self.discards[self.in_hand] = self.discards.get(self.in_hand, 0) + 1
        self.in_hand = None
        if self._guarded():
            self.left += 1  # EN-C13
        self._renew_stacks("explore")

    def _place(self, cell: Cell, turn: str) -> None:
        """Place the tile and move the ship onto it (EN-8.8, EN-A29)."""
        assert self.in_hand is not None
        kind, event = self.in_hand
        self.board[cell] = Tile(turns_of(kind)[turn], "ship", event=event, created=self.hand_created)
        self.in_hand = None
        self.hand_created = False
        self.ship = cell
        self.newest = cell
        self.dry = 0  # EN-C13
        self.event = event if self.source == "hidden" else ""  # EN-C5
        self._renew_stacks("event")

    def _event(self) -> None:
        """EN-13."""
        if self.event == "natives":
            self.phase = "natives"
            return
        if self.event == "gold":
            self._pay(-MINE)
        elif self.event == "pirates":
            self._pay(self.player.gold // 2)  # EN-D13
        if self.event == "storm":
            self._fill()  # EN-13.4, EN-A31
        else:
            self._explore()

    # Units and scouts

    def _place_unit(self, sort: str, side: str | None, piece: int | None) -> None:
        """Place a unit on the newest tile; the expedition is over (EN-9.5)."""
        assert self.newest is not None
        lands = self.board[self.newest].lands
        land = next((index for index in range(len(lands)) if side in lands[index]), 0)
        number = 0
        self._pay(UNIT_COST[sort])
        if self.taken:
            number = self.taken.number
            self.taken = None
        elif sort == "scout":
            number = self._out_of(self.player.scouts, piece)
        elif sort == "fort":
            self.player.forts -= 1
        else:
            self.player.settlements -= 1
        self.units[self.newest] = Unit(self.turn, sort, land, number)
        self._fill()

    def _out_of(self, numbers: list[int], piece: int | None) -> int:
        """Take a named scout, or any of them, out of a list."""
        number = min(numbers) if piece is None else piece
        numbers.remove(number)
        return number

    def _take(self, text: str) -> None:
        """Pick up one's own scout from a tile or a path (EN-9.8, EN-9.9, EN-13.3)."""
        self.taken, self.taken_from = self._takes()[text]
        place = text.split(" ")[1]
        if self.taken_from is None:
            del self.units[cell_of(place)]
        else:
            self.paths[self.taken_from][int(place.split(".")[1]) - 1] = None
        self.phase = "taken"

    def _placer(self) -> int:
        """Seat that puts a scout on a path now."""
        return self.jungle_turn if self.then == "jungle" else self.turn

    def _scout_to_path(self, path: int, piece: int | None) -> None:
        """A scout goes to the free space closest to the hut (EN-12.2, EN-A23), with what that space does."""
        self.then = "jungle" if self.phase == "jungle" else "explore"
        seat = self._placer()
        if self.taken:
            number = self.taken.number
            self.taken = None
        elif self.phase == "jungle":
            number = self._out_of(self.players[seat].landed, piece)
        else:
            number = self._out_of(self.players[seat].scouts, piece)
        index = self.paths[path].index(None)
        self.paths[path][index] = Scout(seat, number)
        if index + 1 == DOT and self.huts[path] is None:
            self.token_path = path
            self.phase = "token"  # EN-12.3
            return
        if index + 1 == DOT or index + 1 in EYES:
            self.seen[path].add(seat)  # EN-12.4, EN-A24, EN-C9
        self._go_on()

    # End of a turn

    def _fill(self) -> None:
        """Fill what is surrounded or closed off (EN-10, EN-A12)."""
        self.ship = None  # EN-5.5
        self.left = 0  # undrawn tiles are lost
        stacks = self._stacks_in_use()
        searched = False
        for find in (surrounded, closed_off):
            for cell, land in find(self.board).items():
                fetched = self._fetch(kind_of(land))
                if fetched is None:
                    self.created += 1  # EN-A14
                    self.board[cell] = Tile(land, "fill", created=True)
                    continue
                (_, event), where = fetched
                searched = searched or where == "hidden"
                self.board[cell] = Tile(land, "fill", event=event)
        if searched:
            self._deal(stacks)  # EN-C5
        self._renew_stacks("score")  # EN-C4

    def _find_islands(self) -> None:
        """Find the islands to score (EN-11.1); those without units are done with at once (EN-A19, EN-C11)."""
        new = [island for island in islands_of(self.board) if island.complete and not island.parts & self.scored]
        inhabited = [island for island in new if self.units_on(island)]
        for island in new:
            if island not in inhabited:
                self.scored |= island.parts
        self.islands = dict(enumerate(inhabited, start=1))
        self._next_island()

    def _next_island(self) -> None:
        """Ask for the order, score the only island left, or end the turn."""
        if len(self.islands) > 1:
            self.phase = "order"  # EN-11.2
        elif self.islands:
            self._score_island(next(iter(self.islands)))
        else:
            self._end_turn()

    def units_on(self, island: Island) -> list[Cell]:
        """Cells with a unit on a land of the island."""
        return [cell for cell in island.cells if cell in self.units and (cell, self.units[cell].land) in island.parts]

    def strengths(self, island: Island) -> dict[int, tuple[int, int, int]]:
        """Settlements, forts and scouts of each seat that has any (EN-11.4)."""
        found: dict[int, tuple[int, int, int]] = {}
        for seat in range(self.seats):
            sorts = [self.units[cell].sort for cell in self.units_on(island) if self.units[cell].owner == seat]
            if sorts:
                found[seat] = (sorts.count("settle"), sorts.count("fort"), sorts.count("scout"))
        return found

    def _score_island(self, number: int) -> None:
        """Points, units back to the reserves, scouts to the jungle (EN-11, EN-A21)."""
        island = self.islands.pop(number)
        self.scored |= island.parts
        value = island_value(self.board, island)
        points = points_by_rank(value, self.strengths(island))
        self.scorings.append((island.cells, value, points))
        for seat, gain in points.items():
            self.players[seat].points += gain
        for cell in self.units_on(island):
            unit = self.units.pop(cell)
            if unit.sort == "fort":
                self.players[unit.owner].forts += 1  # EN-11.9
            elif unit.sort == "settle":
                self.players[unit.owner].settlements += 1
            else:
                self.players[unit.owner].landed.append(unit.number)  # EN-11.10
        self.jungle_turn = (self.turn - 1) % self.seats  # so that the active player is next
        self._next_scout()

    def _next_scout(self) -> None:
        """The next seat clockwise that still has a scout of the island places one (EN-12.1)."""
        for step in range(1, self.seats + 1):
            seat = (self.jungle_turn + step) % self.seats
            player = self.players[seat]
            if player.landed and not self._hut_actions(player.landed):
                player.scouts = sorted(player.scouts + player.landed)  # EN-A25
                player.landed = []
            if player.landed:
                self.jungle_turn = seat
                self.phase = "jungle"
                return
        self._next_island()

    def _end_turn(self) -> None:
        """The next turn, or the end of the match (EN-14.1)."""
        if self.newest is None:
            self.dry += 1  # EN-C13
        self.turns += 1
        self.event = ""
        if self._grid_full():
            self._score_huts()
            self.phase = "end"
        else:
            self.turn = (self.turn + 1) % self.seats
            self._begin_turn()

    def _score_huts(self) -> None:
        """EN-14.2."""
        for path in range(PATHS):
            value = self.huts[path]
            winner = self.hut_winner(path)
            if value is not None and winner is not None:
                self.players[winner].points += value
                self.hut_scorings.append((path, winner, value))

    def hut_winner(self, path: int) -> int | None:
        """Seat with most scouts on the path, chiefs counting double; of several, the one closest to the hut.

        EN-A34.
        """
        count = dict.fromkeys(range(self.seats), 0)
        for scout in self.paths[path]:
            if scout:
                chiefs = self.players[scout.owner].chiefs or ()
                count[scout.owner] += 2 if scout.number in chiefs else 1
        most = max(count.values())
        for scout in self.paths[path]:
            if scout and count[scout.owner] == most:
                return scout.owner
        return None  # EN-A26

    # Score

    def scores(self) -> list[int]:
        """Points of all seats, without the huts as long as the match lasts."""
        return [player.points for player in self.players]

    def markers(self) -> list[int]:
        """Where the score markers stand (EN-11.8, EN-D12)."""
        return [points % TRACK for points in self.scores()]

    def ranks(self) -> list[int]:
        """Rank of all seats by points, then gold (EN-14.3, EN-A33)."""
        keys = [(player.points, player.gold) for player in self.players]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    # What a seat may know

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything a seat, or a spectator (None), may know; only tokens and chief numbers are secret (EN-A28)."""
        return {
            "phase": self.phase,
            "who": self.who(),
            "turn": self.turn,
            "board": {
                name_of(cell): (tile.kind, "".join(side for side in SIDES if side in tile.land), tile.bonus)
                for cell, tile in sorted(self.board.items())
            },
            "units": {
                name_of(cell): (unit.owner, unit.sort, unit.land, unit.number if self.chief_scouts else 0)
                for cell, unit in sorted(self.units.items())
            },
            "ship": self.ship if isinstance(self.ship, str) or self.ship is None else name_of(self.ship),
            "source": self.source,
            "left": self.left,
            "in hand": None if self.in_hand is None else stock_name(self.in_hand),
            "open": dict(self.open),
            "hidden": {stock: count for stock, count in self.hidden.items() if count},
            "discards": {stock: count for stock, count in self.discards.items() if count},
            "stacks": [(stack.size, stack.back) for stack in self.stacks],
            "gold": [player.gold for player in self.players],
            "scouts": [list(player.scouts) if self.chief_scouts else len(player.scouts) for player in self.players],
            "forts": [player.forts for player in self.players],
            "settlements": [player.settlements for player in self.players],
            "landed": [list(player.landed) if self.chief_scouts else len(player.landed) for player in self.players],
            "points": self.scores(),
            "paths": [
                [(scout.owner, scout.number if self.chief_scouts else 0) if scout else None for scout in path]
                for path in self.paths
            ],
            "looked": [sorted(lookers) for lookers in self.seen],
            "huts": [self.token_seen_by(seat, path) for path in range(PATHS)],
            "unseen tokens": self.tokens_unseen_by(seat),
            "chiefs": [
                player.chiefs if self.over() or owner == seat else None for owner, player in enumerate(self.players)
            ],
        }

    def token_seen_by(self, seat: int | None, path: int) -> int | str | None:
        """Value of the token in a hut if the seat knows it, '?' if it does not, None if there is none."""
        if self.huts[path] is None or self.over() or seat in self.seen[path]:
            return self.huts[path]
        return "?"

    def tokens_unseen_by(self, seat: int | None) -> dict[int, int]:
        """Tokens the seat has not seen, counted: those in the bag and those in huts it did not look into."""
        unseen = dict(TOKENS)
        for path in range(PATHS):
            value = self.token_seen_by(seat, path)
            if isinstance(value, int):
                unseen[value] -= 1
        return unseen
