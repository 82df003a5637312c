"""Slow twin of the board game Explorers, written from the rule sheet alone.

It shares no code with the fast implementation, so that a mistake or a misreading in one of the two
shows up as a difference when both play the same match.  Everything is a dict, a set or a string and is
worked out afresh whenever it is asked for.  Numbers such as EX-38, EX-D21, EX-A10 or EX-C7 name the statements
of the rule sheet.

A square is a pair (row, column), both from 0, row 0 at the top and column 0 in the west; its text has
the column letter first, so that (EX-6, EX-2) is 'c7'.

Decisions where the sheet leaves something open:

* `done` is not offered while a bonus is being placed; its rest is skipped first (EX-C10).
* `skip` with a horse open in the middle of a bonus gives up the horse only, not the rest of the bonus.
* A bonus is over with its last mark even if that mark opened a horse; the horse is still used or
  skipped next.
* An option or a terrain, once said, cannot be changed; an option only gives way to a scroll (EX-C7).
* In strict mode a scroll may still be declared when the chosen option has no legal square, and so may
  `done`; waiting bonuses hold back only the `done` of the bonus part, since the first `done` leads to it.
* In the map phase of 'compose' a place is filled once and for good, in the order A, B, C, D.
* Chosen achievements keep the order in which they were named; one to three different ones may be named.
* Setup is turn 0 of round 1.  Between two turns `turn` and `active` are those of the card to come; after
  the match round 4 and turn 7 remain, without an active seat.
* Before the start village is marked nothing scores, not even an avoid tile; from then on an avoid tile
  counts as long as it is kept.
* Full tracks (EX-A9): a key or scroll beyond the fourth and a gem beyond the eighth are not counted as
  found.  D1 and D2, D4 to D7, E1, E2, E5 and the avoid tiles look at marked squares, D3, E3 and E4 at
  what was found, E6 and E8 at explored temples.
* Equal ranks are shared and the next one is left out: 1, 2, 2, 4.
"""

from copy import deepcopy
from dataclasses import dataclass, field

Square = tuple[int, int]

SIZE = 16  # EX-7
SMALL_SIZE = 8  # EX-A32: one tile is the whole map
ALL_SQUARES: list[Square] = [(row, column) for row in range(SIZE) for column in range(SIZE)]
COLUMN_NAMES = "abcdefghijklmnop"
TERRAINS = "PWDM"  # prairie, water, desert, mountain
PROVISIONS = "acf"  # apple, carrot, fish
PLACES = "ABCD"  # EX-F7: top left, top right, bottom left, bottom right
CORNERS: dict[str, Square] = {"A": (0, 0), "B": (0, 8), "C": (8, 0), "D": (8, 8)}
DEGREES = [0, 90, 180, 270]

# EX-F8: terrain on the left, objects on the right.  V village, T temple, K key, S scroll, H horse, G gem,
# a apple, c carrot, f fish.
TILES: dict[int, str] = {
    1: """
        WWPPPPPM ...aS...
        WWWWPPMM .....H..
        DWVMMMMP ..V....K
        DDDDDDDP .....a..
        WMMDDDPP ..H.....
        WMMMDDPP G..c.TG.
        WWWMDDDP ........
        WWWMMDPP ..f.....
    """,
    2: """
        PPPPWWWW ......S.
        PPPPPWWW .c...T.c
        PPPPDDDD ....G...
        WWWVDDDM ...V..fG
        WWDDDDDM H.......
        WWWDMDDM .......a
        PPWWMMMM ....K...
        PPPMMMMM ..H.....
    """,
    3: """
        WPWWWWMM ....K...
        WPPWWWMM a.......
        WPPVDDMM ...V....
        WPPDDDMM ....G...
        WWPDDDMM .H....f.
        WWPMMPPP ..f..T..
        DDMMMPPP .SG.c.H.
        DDDMMPPP ........
    """,
    4: """
        MPPDDDDD ........
        MPPDMMMD ....T...
        MPPDMMMM K.......
        MMPWWWWW ...cH..S
        MMVWWWDW ..V.G.f.
        MPPPWDDW .H......
        PPWWWDDD a....a..
        PPPWWDDD .G......
    """,
    5: """
        MMMMMDDD ..S..f..
        MMMMMDDD ...H...K
        MMMMDDDD ........
        WMPPPVDD H....V..
        WPPPPWWD ..T.G...
        WWPWWWPP ...c...G
        WWPWWWPP ........
        WWWPPPPP .a....c.
    """,
    6: """
        DDDDWWPP .....Sc.
        DDDDWWPP ....T...
        MDDDWPPP .....GH.
        MMMWWMMM H.......
        MMMMWMMM .G.....f
        WWMDVMMP ....V...
        WWDDPPPP f.a.....
        WWWDDDDP .....K..
    """,
    7: """
        DDDDWWWW ...H....
        DDDDWWWW .T..G.f.
        PDDDWWWD H.a.....
        PPPWWWWD ........
        PPPWVDWD S...V...
        MMMMMDDD .c......
        MMMMPPPP ....G...
        MMMMMPPP ..a.K...
    """,
    8: """
        MMMMWWWW ........
        MMWWWWPW .....K..
        MWWWDPPW ..a.G...
        MMWDDPPP ....H.c.
        MMWDDPPP G....f..
        MMVDDDDP H.V.....
        MMPDDDDD .c...ST.
        PPPPDDDD ........
    """,
}

# EX-F1: the terrains of option 1 and option 2.
CARDS: dict[int, dict[int, str]] = {
    1: {1: "P", 2: "W"},
    2: {1: "P", 2: "D"},
    3: {1: "P", 2: "M"},
    4: {1: "W", 2: "D"},
    5: {1: "W", 2: "M"},
    6: {1: "M", 2: "D"},
    7: {1: "PM", 2: "DW"},
    8: {1: "WM", 2: "PD"},
}

ROUNDS = 4  # EX-25
TURNS = 7  # EX-25
SETUP_MARKS = 3  # EX-22
SCROLL_MARKS = 4  # EX-47
KEY_SLOTS = 4  # EX-F5
SCROLL_SLOTS = 4  # EX-F5
GEM_SLOTS = 8  # EX-F5

# Open places of a temple list by number of seats (EX-23, EX-24, EX-68, EX-F2).
TEMPLE_NUMBERS: dict[int, list[int]] = {1: [12, 10, 8, 6], 2: [12, 8], 3: [12, 8, 6], 4: [12, 10, 8, 6]}
TEMPLE_BONUSES: dict[int, list[int]] = {1: [3, 2, 1, 0], 2: [3, 1], 3: [3, 1, 0], 4: [3, 2, 1, 0]}
EXPERT_TEMPLE = 8  # EX-67

BASIC_PROVISIONS = [0, 2, 5, 10]  # EX-57
FIRST_PRINT_PROVISIONS = [0, 2, 5, 9]  # EX-D1, EX-C16
EXPERT_PROVISIONS = [0, 1, 4, 9, 16]  # EX-65
EXPERT_KINDS: dict[int, str] = {1: "", 2: "a", 3: "c", 4: "f"}  # EX-65
EXPERT_COLUMN = 4  # EX-66
BASIC_VILLAGES = [0, 3, 5, 7, 10]  # EX-60
EXPERT_VILLAGES = [0, 12, 18, 26, 40]  # EX-70
GEM_LINE = [-3, -2, -1, 1, 2, 3, 4, 5]  # EX-F6

# Achievements (EX-F9).
AVOID: dict[str, tuple[str, int]] = {"A1": ("S", 6), "A2": ("H", 8), "A3": ("G", 16)}
AREAS: dict[str, str] = {"B1": "P", "B2": "W", "B3": "D", "B4": "M"}
AREAS_POINTS = 10
CROSSING_POINTS = 12
COUNTS: dict[str, list[int]] = {
    "D1": [0, 0, 1, 2, 4, 6, 8, 10, 13],  # gems
    "D2": [0, 0, 1, 2, 4, 6, 8, 10, 13],  # horses
    "D3": [0, 1, 4, 8, 12],  # scrolls
    "D4": [0, 1, 4, 8, 12],  # apples
    "D5": [0, 1, 4, 8, 12],  # carrots
    "D6": [0, 1, 4, 8, 12],  # fish
    "D7": [0, 2, 5, 9, 14],  # sets of three provisions
    "D8": [0, 2, 5, 9, 14],  # villages with four marked neighbours
    "D9": [0, 2, 5, 9, 14],  # temples with two marked neighbours
    "D10": [0, 4, 9, 15, 22],  # corners of the map
}
RACES = ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10"]
RACE_NUMBERS = [10, 8, 6, 4]  # EX-78
LINES: dict[str, list[Square]] = {"F1": [(0, 1)], "F2": [(1, 0)], "F3": [(1, 1), (1, -1)]}
ACHIEVEMENTS: list[str] = [*AVOID, *AREAS, "C1", *COUNTS, *RACES, *LINES, "G1"]


def name_of(square: Square) -> str:
    """Text of a square, such as 'c7'."""
    row, column = square
    return f"{COLUMN_NAMES[column]}{row + 1}"


def square_of(name: str) -> Square:
    """Square of a text such as 'c7'."""
    return int(name[1:]) - 1, COLUMN_NAMES.index(name[0])


def neighbours(square: Square) -> list[Square]:
    """Orthogonal neighbours on the map (EX-38)."""
    row, column = square
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [(down, right) for down, right in around if 0 <= down < SIZE and 0 <= right < SIZE]


def place_of(square: Square) -> str:
    """Letter of the quadrant that holds the square (EX-F7)."""
    row, column = square
    if row < 8:
        return "A" if column < 8 else "B"
    return "C" if column < 8 else "D"


def turned(rows: list[str], degrees: int) -> list[str]:
    """Square grid of letters turned clockwise."""
    for _ in range(degrees // 90):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


def tile_rows(number: int, degrees: int) -> tuple[list[str], list[str]]:
    """Terrain rows and object rows of a tile as it lies on the map."""
    words = TILES[number].split()
    return turned(words[0::2], degrees), turned(words[1::2], degrees)


@dataclass
class Board:
    """The map that all seats share (EX-18, EX-A29): terrain of each square, and what lies on it."""

    terrain: dict[Square, str] = field(default_factory=dict)
    objects: dict[Square, str] = field(default_factory=dict)

    def lay_tile(self, place: str, number: int, degrees: int) -> None:
        """Put a tile on one of the four places."""
        terrain, objects = tile_rows(number, degrees)
        top, left = CORNERS[place]
        for row in range(8):
            for column in range(8):
                self.terrain[top + row, left + column] = terrain[row][column]
                self.objects[top + row, left + column] = objects[row][column]

    def squares_with(self, kind: str) -> list[Square]:
        """Squares that hold an object of this kind, row by row."""
        return [square for square in ALL_SQUARES if self.objects.get(square) == kind]

    def villages(self) -> dict[str, Square]:
        """Village of each quadrant."""
        return {place_of(square): square for square in self.squares_with("V")}

    def nearest_villages(self) -> list[str]:
        """Letters of the villages nearest to the centre (EX-20, EX-A7)."""
        far = {
            letter: (2 * row - 15) ** 2 + (2 * column - 15) ** 2 for letter, (row, column) in self.villages().items()
        }
        return [letter for letter in PLACES if letter in far and far[letter] == min(far.values())]

    def regions(self, terrain: str) -> list[set[Square]]:
        """Connected areas of a terrain over the whole map (EX-A19)."""
        todo = {square for square in ALL_SQUARES if self.terrain.get(square) == terrain}
        regions: list[set[Square]] = []
        while todo:
            region = {todo.pop()}
            border = list(region)
            while border:
                for other in neighbours(border.pop()):
                    if other in todo:
                        todo.remove(other)
                        region.add(other)
                        border.append(other)
            regions.append(region)
        return regions


@dataclass
class Sheet:
    """What one seat has written down."""

    marks: set[Square] = field(default_factory=set)
    keys_found: int = 0
    keys_spent: int = 0
    scrolls_found: int = 0
    scrolls_spent: int = 0
    provisions: dict[int, str] = field(default_factory=lambda: {1: "", 2: "", 3: "", 4: ""})  # one column per round
    gems: int = 0
    temples: dict[str, int] = field(default_factory=dict)  # points by letter
    races: dict[str, int] = field(default_factory=dict)  # points by achievement
    provision_points: list[int] = field(default_factory=list)  # one entry per finished round
    gem_points: list[int] = field(default_factory=list)


@dataclass
class Turn:
    """How far one seat has come in the running turn.

    The part is 'choose' (nothing said yet), 'marks' (card, scroll or setup marks), 'bonus' or 'closed'.
    """

    part: str = "choose"
    choice: str = ""  # 'terrain P', 'option 1' or 'scroll W'
    allowed: str = ""  # terrains of the marks being placed
    left: int = 0  # marks left of the card, the scroll, the setup or the bonus
    placed: bool = False  # whether any mark was placed this turn
    horse: bool = False
    bonus: str = ""  # temple of the bonus being placed
    waiting: dict[str, int] = field(default_factory=dict)  # bonus marks by temple
    explored: list[str] = field(default_factory=list)  # temples of this turn


def marked_neighbours(square: Square, marks: set[Square]) -> int:
    """How many orthogonal neighbours of a square are marked (EX-A24)."""
    return sum(1 for other in neighbours(square) if other in marks)


def longest_line(marks: set[Square], steps: list[Square]) -> int:
    """Length of the longest unbroken line in any of the directions (EX-A23)."""
    best = 0
    for down, right in steps:
        for row, column in marks:
            length = 0
            while (row + length * down, column + length * right) in marks:
                length += 1
            best = max(best, length)
    return best


def largest_square(marks: set[Square]) -> int:
    """Side of the largest square that is marked throughout (EX-77)."""
    best = 0
    for row, column in marks:
        side = 0
        while all((row + down, column + right) in marks for down in range(side + 1) for right in range(side + 1)):
            side += 1
        best = max(best, side)
    return best


def gem_value(gems: int, expert: bool) -> int:
    """Points for the gems found so far at the end of a round."""
    if not expert:
        return gems  # EX-58
    found, missing = GEM_LINE[:gems], GEM_LINE[gems:]
    owed = sum(number for number in missing if number < 0)
    if owed < 0:
        return owed  # EX-64, EX-A25
    return sum(number for number in found if number > 0)  # EX-64


def look_up(table: list[int], count: int) -> int:
    """Entry of a table; beyond its end the last one counts (EX-F9)."""
    return table[min(count, len(table) - 1)]


class Explorers:
    """One match for one to four seats.

    The phase is one of: 'map' (tiles are laid), 'achievements' (chance draws them), 'village' (seat 0
    settles a tie), 'setup' (all seats place their first marks), 'card' (chance turns up a card), 'option'
    (the active seat chooses), 'turn' (all seats place marks), 'over'.
    """

    def __init__(
        self,
        seats: int,
        temples: str = "basic",
        provisions: str = "basic",
        gems: str = "basic",
        villages: str = "basic",
        achievements: str = "0",
        strict: bool = False,
        first_print: bool = False,
        map: str = "chance",  # noqa: A002
    ) -> None:
        """Set up a match and bring it to the first point where something has to be decided."""
        if seats not in (1, 2, 3, 4):
            raise ValueError(f"there are 1 to 4 seats, not {seats}")
        for switch in (temples, provisions, gems, villages):  # EX-11, EX-12
            if switch not in ("basic", "expert"):
                raise ValueError(f"a side is 'basic' or 'expert', not {switch!r}")
        self.seats = seats
        self.expert_temples = temples == "expert"
        self.expert_provisions = provisions == "expert"
        self.expert_gems = gems == "expert"
        self.expert_villages = villages == "expert"
        self.strict = strict
        self.first_print = first_print
        self.composed = map == "compose"
        is_small = map == "small" or (len(map.split()) == 1 and "." in map)  # EX-A32
        self.places = PLACES[:1] if is_small else PLACES
        self.size = SMALL_SIZE if is_small else SIZE

        self.board = Board()
        self.tiles: dict[str, tuple[int, int]] = {}
        self.achievements: list[str] = []
        self.to_draw = 0
        if achievements in ("0", "1", "2", "3"):
            self.to_draw = int(achievements)
        else:
            self._name_achievements(achievements)
        self.start: str | None = None
        self.round = 1
        self.turn = 0  # EX-A6
        self.unseen = list(CARDS)  # cards not turned up in this round
        self.card: int | None = None
        self.near: int | None = None
        self.option: int | None = None  # the active seat's
        numbers = TEMPLE_BONUSES if self.expert_temples else TEMPLE_NUMBERS
        self.temple_lists = {letter: list(numbers[seats]) for letter in PLACES}  # EX-A10
        self.race_lists: dict[str, list[int]] = {}
        self.sheets = [Sheet() for _ in range(seats)]
        self.turns = [Turn() for _ in range(seats)]
        self.before = deepcopy(self.sheets)  # the sheets at the start of the turn
        self.phase = "map"
        if map not in ("chance", "compose", "small"):
            self._name_tiles(map)
        self._go_on_with_setup()

    def _name_achievements(self, text: str) -> None:
        """Take achievements chosen by their codes."""
        codes = text.split(",")
        if any(code not in ACHIEVEMENTS for code in codes) or len(set(codes)) < len(codes) or len(codes) > 3:
            raise ValueError(f"not one to three different achievements: {text!r}")
        self.achievements = codes

    def _name_tiles(self, text: str) -> None:
        """Lay a map given as text."""
        words = text.split()
        if len(words) != len(self.places):
            raise ValueError(f"a map has four tiles, the small one has one: {text!r}")
        for place, word in zip(self.places, words, strict=True):
            action = f"tile {place} {word.replace('.', ' ')}"
            if action not in self._tile_texts():
                raise ValueError(f"not a tile that can be laid: {word!r}")
            self._lay(action)

    def _go_on_with_setup(self) -> None:
        """Pass every step of the setup that needs no decision (EX-C3)."""
        if self.phase == "map" and len(self.tiles) == len(self.places):
            self.phase = "achievements"
        if self.phase == "achievements" and self.to_draw == 0:
            self.race_lists = {code: list(RACE_NUMBERS) for code in self.achievements if code in RACES}  # EX-A18
            self.phase = "village"
        if self.phase == "village":
            nearest = self.board.nearest_villages()
            if len(nearest) == 1:
                self.start = nearest[0]
            if self.start is not None:
                for sheet in self.sheets:
                    sheet.marks.add(self.board.villages()[self.start])  # EX-20
                self.before = deepcopy(self.sheets)
                self.phase = "setup"

    # Who moves and what is possible

    def active_seat(self) -> int | None:
        """Active seat of the running or coming turn, if there is one."""
        if self.turn == 0 or self.phase == "over" or self.seats == 1:  # EX-87, EX-C14
            return None
        if self.seats == 3 and self.round == ROUNDS and self.turn == TURNS:  # EX-30
            return None
        return (self.round - 1 + self.turn - 1) % self.seats  # EX-A14

    def to_act(self) -> str:
        """'chance', 'over', or the digits of the seats that may act, in ascending order."""
        if self.phase == "over":
            return "over"
        if self.phase == "map":
            return "0" if self.composed else "chance"
        if self.phase in ("achievements", "card"):
            return "chance"
        if self.phase == "village":
            return "0"  # EX-C4
        if self.phase == "option":
            return str(self.active_seat())  # EX-C6
        return "".join(str(seat) for seat in range(self.seats) if self.turns[seat].part != "closed")

    def legal(self, seat: int) -> list[str]:
        """Legal action texts of the seat; empty if it may not act now.

        The order is: tile (by number, then degrees), village (A to D), terrain (P, W, D, M), option (EX-1, EX-2),
        scroll (P, W, D, M), mark (top row first, each from the west), skip, bonus (temples A to D, each with
        P, W, D, M), done.
        """
        if seat not in range(self.seats) or str(seat) not in self.to_act():
            return []
        if self.phase == "map":
            return self._tile_texts()
        if self.phase == "village":
            return [f"village {letter}" for letter in self.board.nearest_villages()]  # EX-21
        if self.phase == "option":
            return ["option 1", "option 2"]  # EX-A2
        return self._legal_in_turn(seat)

    def _tile_texts(self) -> list[str]:
        """All ways to lay the next tile (EX-17, EX-C2)."""
        place = PLACES[len(self.tiles)]
        used = [number for number, _ in self.tiles.values()]
        return [f"tile {place} {number} {degrees}" for number in TILES if number not in used for degrees in DEGREES]

    def _legal_in_turn(self, seat: int) -> list[str]:
        """What a seat may do in the setup or in a turn once the active seat has chosen."""
        turn = self.turns[seat]
        texts: list[str] = []
        if turn.part == "choose":
            if self.phase == "setup":
                return [f"terrain {terrain}" for terrain in TERRAINS]  # EX-C5
            texts += ["option 1", "option 2"]  # EX-C6
        if self._may_declare_scroll(seat):
            texts += [f"scroll {terrain}" for terrain in TERRAINS]
        if turn.part == "choose":
            return texts

        squares = self.open_squares(seat)
        texts += [f"mark {name_of(square)}" for square in squares]
        bound = self.strict and len(squares) > 0  # EX-A1, EX-C11
        if turn.horse or turn.bonus:
            if not bound:
                texts.append("skip")  # EX-A3, EX-C8
            return texts
        if turn.part == "marks":
            if not bound:
                texts.append("done")  # EX-C8
            return texts
        for letter in PLACES:
            if letter in turn.waiting:
                start = f"bonus {letter}" if len(turn.waiting) > 1 else "bonus"
                texts += [f"{start} {terrain}" for terrain in TERRAINS]  # EX-69, EX-A11
        if not (self.strict and turn.waiting):
            texts.append("done")  # EX-C10, EX-C11
        return texts

    def _may_declare_scroll(self, seat: int) -> bool:
        """Whether a scroll can be spent: before the first mark, once a turn, not in the setup (EX-A8, EX-C7).

        No scroll of this turn can be among the unspent ones, since none is found before the first mark (EX-47).
        """
        sheet, turn = self.sheets[seat], self.turns[seat]
        if self.phase == "setup" or turn.placed or turn.choice.startswith("scroll"):
            return False
        return sheet.scrolls_found > sheet.scrolls_spent

    def open_squares(self, seat: int) -> list[Square]:
        """Squares that the next mark of the seat may go to (EX-A31)."""
        turn = self.turns[seat]
        if turn.horse:
            allowed = TERRAINS  # EX-49
        elif turn.left > 0:
            allowed = turn.allowed  # EX-41
        else:
            return []
        return [square for square in ALL_SQUARES if self._may_mark(seat, square, allowed)]

    def _may_mark(self, seat: int, square: Square, allowed: str) -> bool:
        """Whether a mark on one of the allowed terrains may go to this square."""
        sheet = self.sheets[seat]
        if square not in self.board.terrain:
            return False  # EX-A32
        thing = self.board.objects[square]
        if square in sheet.marks or marked_neighbours(square, sheet.marks) == 0:
            return False  # EX-38
        if thing == "V" or self.board.terrain[square] not in allowed:
            return False  # EX-42, EX-43
        if thing == "T":
            return sheet.keys_found > sheet.keys_spent  # EX-53
        if thing in PROVISIONS:
            return self._provision_open(sheet, thing)  # EX-51
        return True

    def _provision_open(self, sheet: Sheet, kind: str) -> bool:
        """Whether this round's column still has room for the provision."""
        column = sheet.provisions[self.round]
        if self.expert_provisions:
            return kind == EXPERT_KINDS[self.round] and len(column) < EXPERT_COLUMN  # EX-66
        return kind not in column  # EX-F3

    def outcomes(self) -> dict[str, int]:
        """Outcome texts with their weights if chance is to act, else nothing.

        Any of the cards not seen in this round may come next, the one that was set aside being unknown (EX-26).
        """
        if self.to_act() != "chance":
            return {}
        if self.phase == "map":
            texts = self._tile_texts()
        elif self.phase == "achievements":
            texts = [f"achievement {code}" for code in ACHIEVEMENTS if code not in self.achievements]  # EX-D23
        elif self.seats == 1:
            texts = [f"card {card} near {near}" for card in self.unseen for near in (1, 2)]  # EX-86, EX-C14
        else:
            texts = [f"card {card}" for card in self.unseen]
        return dict.fromkeys(texts, 1)

    # Carrying it out

    def act(self, seat: int, text: str) -> None:
        """Carry out an action of a seat."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        turn = self.turns[seat]
        words = text.split(" ")
        if words[0] == "tile":
            self._lay(text)
            self._go_on_with_setup()
        elif words[0] == "village":
            self.start = words[1]  # EX-21
            self._go_on_with_setup()
        elif words[0] == "terrain":
            self._open_marks(seat, text, words[1], SETUP_MARKS)  # EX-22
        elif words[0] == "option":
            self._choose_option(seat, int(words[1]))
        elif words[0] == "scroll":
            self.sheets[seat].scrolls_spent += 1  # EX-C7
            self._open_marks(seat, text, words[1], SCROLL_MARKS)  # EX-47
        elif words[0] == "mark":
            self._mark(seat, square_of(words[1]))
        elif words[0] == "skip":
            self._skip(turn)
        elif words[0] == "bonus":
            letter = words[1] if len(words) == 3 else next(iter(turn.waiting))
            turn.bonus = letter
            turn.allowed = words[-1]  # EX-D10
            turn.left = turn.waiting.pop(letter)
        else:
            self._done(seat)

    def chance(self, text: str) -> None:
        """Carry out an outcome of chance."""
        if text not in self.outcomes():
            raise ValueError(f"{text!r} cannot happen now")
        words = text.split(" ")
        if words[0] == "tile":
            self._lay(text)
            self._go_on_with_setup()
        elif words[0] == "achievement":
            self.achievements.append(words[1])
            self.to_draw -= 1
            self._go_on_with_setup()
        else:
            self.card = int(words[1])
            self.unseen.remove(self.card)
            if self.seats == 1:
                self.near = int(words[3])
            self.phase = "turn" if self.active_seat() is None else "option"

    def _lay(self, text: str) -> None:
        """Put the named tile on its place."""
        _, place, number, degrees = text.split(" ")
        self.tiles[place] = (int(number), int(degrees))
        self.board.lay_tile(place, int(number), int(degrees))

    def _choose_option(self, seat: int, option: int) -> None:
        """Take an option of the card with as many marks as it gives this seat."""
        assert self.card is not None
        if self.seats == 1:
            marks = 3 if option == self.near else 2  # EX-86
        elif self.active_seat() is None:
            marks = 3  # EX-30, EX-A15
        elif seat == self.active_seat():
            self.option = option  # EX-31
            self.phase = "turn"
            marks = 3  # EX-33
        else:
            marks = 2 if option == self.option else 3  # EX-34, EX-A13
        self._open_marks(seat, f"option {option}", CARDS[self.card][option], marks)

    def _open_marks(self, seat: int, choice: str, allowed: str, marks: int) -> None:
        """Give a seat its marks for this turn."""
        turn = self.turns[seat]
        turn.part = "marks"
        turn.choice = choice
        turn.allowed = allowed
        turn.left = marks

    def _mark(self, seat: int, square: Square) -> None:
        """Place one mark with everything that follows from it."""
        sheet, turn = self.sheets[seat], self.turns[seat]
        if turn.horse:
            turn.horse = False  # EX-49: an extra mark
        else:
            turn.left -= 1
            if turn.left == 0:
                turn.bonus = ""  # EX-C8
                turn.allowed = ""
        turn.placed = True
        sheet.marks.add(square)
        thing = self.board.objects[square]
        if thing == "K":
            sheet.keys_found = min(sheet.keys_found + 1, KEY_SLOTS)  # EX-44, EX-A9
        elif thing == "S":
            sheet.scrolls_found = min(sheet.scrolls_found + 1, SCROLL_SLOTS)  # EX-46, EX-A9
        elif thing == "H":
            turn.horse = True  # EX-49
        elif thing == "G":
            sheet.gems = min(sheet.gems + 1, GEM_SLOTS)  # EX-52, EX-A9
        elif thing in PROVISIONS:
            sheet.provisions[self.round] += thing  # EX-50
        elif thing == "T":
            self._explore(seat, place_of(square))

    def _explore(self, seat: int, letter: str) -> None:
        """Explore a temple at the number open since the start of the turn (EX-53, EX-A10)."""
        sheet, turn = self.sheets[seat], self.turns[seat]
        sheet.keys_spent += 1
        turn.explored.append(letter)
        number = self.temple_lists[letter][0]
        if not self.expert_temples:
            sheet.temples[letter] = number
            return
        sheet.temples[letter] = EXPERT_TEMPLE  # EX-67
        if number > 0:
            turn.waiting[letter] = number  # EX-A11, EX-C10

    def _skip(self, turn: Turn) -> None:
        """Give up an open horse, else the rest of the bonus."""
        if turn.horse:
            turn.horse = False  # EX-A3
        else:
            turn.bonus = ""
            turn.left = 0  # EX-A11
            turn.allowed = ""

    def _done(self, seat: int) -> None:
        """Finish the marks or the bonuses of a seat; the last seat to finish closes the turn."""
        turn = self.turns[seat]
        turn.left = 0
        turn.allowed = ""
        if turn.part == "marks" and turn.waiting:
            turn.part = "bonus"  # EX-C8, EX-C9
            return
        turn.part = "closed"
        turn.waiting = {}  # EX-C10
        if all(other.part == "closed" for other in self.turns):
            self._close_turn()

    def _close_turn(self) -> None:
        """Everything that happens between two turns (EX-A26)."""
        for letter in PLACES:
            explorers = sum(turn.explored.count(letter) for turn in self.turns)
            self.temple_lists[letter] = self.temple_lists[letter][explorers:]  # EX-54, EX-55
        for code, numbers in self.race_lists.items():
            scorers = [sheet for sheet in self.sheets if code not in sheet.races and self._meets(code, sheet)]
            for sheet in scorers:
                sheet.races[code] = numbers[0]  # EX-78
            self.race_lists[code] = numbers[len(scorers) :]
        self.card = None
        self.near = None
        self.option = None
        self.turns = [Turn() for _ in range(self.seats)]
        self.phase = "card"
        if self.turn < TURNS:
            self.turn += 1
        else:
            self._close_round()
        self.before = deepcopy(self.sheets)

    def _close_round(self) -> None:
        """Score the round and begin the next one, or end the match."""
        for sheet in self.sheets:
            sheet.provision_points.append(self._provision_value(sheet.provisions[self.round]))
            sheet.gem_points.append(gem_value(sheet.gems, self.expert_gems))
        if self.round == ROUNDS:
            self.phase = "over"
            return
        self.round += 1
        self.turn = 1
        self.unseen = list(CARDS)  # EX-59
        if self.seats == 1:
            self._strike_alone()

    def _strike_alone(self) -> None:
        """Alone, everything not yet reached loses its highest number (EX-85, EX-A17)."""
        sheet = self.sheets[0]
        for letter in PLACES:
            if letter not in sheet.temples:
                self.temple_lists[letter] = self.temple_lists[letter][1:]
        for code, numbers in self.race_lists.items():
            if code not in sheet.races:
                self.race_lists[code] = numbers[1:]

    # Score

    def _provision_value(self, column: str) -> int:
        """Points of one round's column of provisions."""
        if self.expert_provisions:
            return look_up(EXPERT_PROVISIONS, len(column))  # EX-65
        return look_up(FIRST_PRINT_PROVISIONS if self.first_print else BASIC_PROVISIONS, len(set(column)))  # EX-57

    def _village_neighbours(self, sheet: Sheet) -> dict[str, int]:
        """Marked neighbours of each village, the start village included (EX-60)."""
        villages = self.board.villages()
        return {letter: marked_neighbours(villages[letter], sheet.marks) for letter in PLACES if letter in villages}

    def _village_value(self, sheet: Sheet) -> int:
        """Points of all villages."""
        counts = self._village_neighbours(sheet).values()
        if self.expert_villages:
            return look_up(EXPERT_VILLAGES, min(counts, default=0))  # EX-70
        return sum(look_up(BASIC_VILLAGES, count) for count in counts)  # EX-60

    def _marked(self, sheet: Sheet, kind: str) -> int:
        """How many objects of this kind are marked."""
        return sum(1 for square in self.board.squares_with(kind) if square in sheet.marks)

    def _meets(self, code: str, sheet: Sheet) -> bool:
        """Whether a sheet fulfils a race achievement (EX-79, EX-F9)."""
        marks = sheet.marks
        visited = sum(1 for count in self._village_neighbours(sheet).values() if count > 0)
        if code == "E1":
            return self._marked(sheet, "H") >= 5  # EX-C12
        if code == "E2":
            return self._marked(sheet, "G") >= 5  # EX-C12
        if code == "E3":
            return sheet.keys_found >= 3
        if code == "E4":
            return sheet.scrolls_found >= 3
        if code == "E5":
            return sum(self._marked(sheet, kind) for kind in PROVISIONS) >= 6
        if code == "E6":
            return len(sheet.temples) >= 2
        if code == "E7":
            return visited == len(self.places)  # EX-D19
        if code == "E8":
            return visited >= 3 and len(sheet.temples) >= 3  # EX-C13
        if code == "E9":  # EX-A22
            rows = {row for row, _ in marks}
            columns = {column for _, column in marks}
            last = self.size - 1
            return 0 in rows and last in rows and 0 in columns and last in columns
        assert code == "E10"
        return all(sum(1 for square in marks if place_of(square) == letter) >= 3 for letter in self.places)

    def _count(self, code: str, sheet: Sheet) -> int:
        """What a count achievement counts (EX-76, EX-F9)."""
        if code == "D1":
            return self._marked(sheet, "G")
        if code == "D2":
            return self._marked(sheet, "H")
        if code == "D3":
            return sheet.scrolls_found
        if code in ("D4", "D5", "D6"):
            return self._marked(sheet, {"D4": "a", "D5": "c", "D6": "f"}[code])
        if code == "D7":
            return min(self._marked(sheet, kind) for kind in PROVISIONS)  # EX-A21
        if code == "D8":
            return sum(1 for count in self._village_neighbours(sheet).values() if count == 4)
        if code == "D9":
            temples = self.board.squares_with("T")
            return sum(1 for square in temples if marked_neighbours(square, sheet.marks) >= 2)  # EX-D30
        assert code == "D10"
        last = self.size - 1
        return sum(1 for corner in [(0, 0), (0, last), (last, 0), (last, last)] if corner in sheet.marks)

    def _achievement_value(self, code: str, sheet: Sheet) -> int:
        """Points of one achievement as it stands."""
        if self.start is None:
            return 0
        marks = sheet.marks
        if code in AVOID:
            kind, points = AVOID[code]
            return points if self._marked(sheet, kind) == 0 else 0  # EX-73
        if code in AREAS:
            met = all(region & marks for region in self.board.regions(AREAS[code]))
            return AREAS_POINTS if met else 0  # EX-74
        if code == "C1":
            rows = [{(line, step) for step in range(self.size)} for line in range(self.size)]
            columns = [{(step, line) for step in range(self.size)} for line in range(self.size)]
            return CROSSING_POINTS if any(line <= marks for line in rows + columns) else 0  # EX-75
        if code in COUNTS:
            return look_up(COUNTS[code], self._count(code, sheet))
        if code in RACES:
            return sheet.races.get(code, 0)
        if code in LINES:
            return longest_line(marks, LINES[code])  # EX-77
        assert code == "G1"
        return largest_square(marks) ** 2  # EX-D21

    def _achievement_values(self, sheet: Sheet) -> dict[str, int]:
        """Points of every achievement in play."""
        return {code: self._achievement_value(code, sheet) for code in self.achievements}

    def receipt(self, seat: int) -> dict[str, object]:
        """Every track of a seat; what counts when is said at scores().

        'provisions' and 'gems' have one entry per finished round, 'villages' is the sum of that track,
        'village neighbours' the marked neighbours behind it, 'temples' has the points of each explored
        temple, 'achievements' those of each achievement in play, 'total' is the sum of the five tracks.
        """
        sheet = self.sheets[seat]
        return {
            "provisions": list(sheet.provision_points),
            "gems": list(sheet.gem_points),
            "villages": self._village_value(sheet),
            "village neighbours": self._village_neighbours(sheet),
            "temples": {letter: sheet.temples[letter] for letter in PLACES if letter in sheet.temples},
            "achievements": self._achievement_values(sheet),
            "total": self.scores()[seat],
        }

    def scores(self) -> list[int]:
        """Points of every seat as if the match ended now (EX-62).

        Provisions and gems count for finished rounds only; those of the running round are worth nothing
        before its end.  Villages, explored temples and all achievements but the races count as the marks
        stand, marks of the running turn included.  A race counts once the turn in which it was met is
        closed.  Before the start village is marked everybody has 0.
        """
        totals = []
        for sheet in self.sheets:
            tracks = [
                sum(sheet.provision_points),
                sum(sheet.gem_points),
                self._village_value(sheet),
                sum(sheet.temples.values()),  # EX-61
                sum(self._achievement_values(sheet).values()),
            ]
            totals.append(sum(tracks))
        return totals

    def ranks(self) -> list[int]:
        """Rank of every seat by scores(), then by fewest spent scrolls (EX-80 to EX-82, EX-A28)."""
        totals = self.scores()
        standing = [(-totals[seat], self.sheets[seat].scrolls_spent) for seat in range(self.seats)]
        return [1 + sum(1 for other in standing if other < own) for own in standing]

    def solo_rank(self) -> int:
        """Rank from 1 to 6 of a single seat (EX-88)."""
        if self.seats != 1:
            raise ValueError("only a single seat has a rank of its own")
        points = self.scores()[0]
        bounds = [bound + 10 * len(self.achievements) for bound in (80, 90, 100, 110, 120)]
        return 1 + sum(1 for bound in bounds if points > bound)

    # What a seat may know

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything a seat, or a spectator (None), may know (EX-A27, EX-C15).

        'sheets' shows the seat its own sheet as it is and all others as they were at the start of the
        turn; 'turn so far' is the seat's own progress, None for a spectator.
        """
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat}")
        shown = [self.sheets[owner] if owner == seat else self.before[owner] for owner in range(self.seats)]
        return {
            "phase": self.phase,
            "map": {place: f"{number}.{degrees}" for place, (number, degrees) in self.tiles.items()},
            "achievements": list(self.achievements),
            "start": self.start,
            "round": self.round,
            "turn": self.turn,
            "active": self.active_seat(),
            "unseen": list(self.unseen),
            "card": self.card,
            "near": self.near,
            "option": self.option,
            "temple lists": {letter: list(numbers) for letter, numbers in self.temple_lists.items()},
            "race lists": {code: list(numbers) for code, numbers in self.race_lists.items()},
            "sheets": [self._sheet_view(sheet) for sheet in shown],
            "turn so far": None if seat is None else self._turn_view(seat),
        }

    def _sheet_view(self, sheet: Sheet) -> dict[str, object]:
        """A sheet in plain data."""
        return {
            "marks": {name_of(square) for square in sheet.marks},
            "keys found": sheet.keys_found,
            "keys spent": sheet.keys_spent,
            "scrolls found": sheet.scrolls_found,
            "scrolls spent": sheet.scrolls_spent,
            "provisions": ["".join(sorted(sheet.provisions[column])) for column in (1, 2, 3, 4)],
            "gems": sheet.gems,
            "temples": {letter: sheet.temples[letter] for letter in PLACES if letter in sheet.temples},
            "races": dict(sheet.races),
            "provision points": list(sheet.provision_points),
            "gem points": list(sheet.gem_points),
        }

    def _turn_view(self, seat: int) -> dict[str, object]:
        """A seat's own progress in the running turn in plain data."""
        turn = self.turns[seat]
        return {
            "part": turn.part,
            "choice": turn.choice,
            "terrains": turn.allowed,
            "left": turn.left,
            "horse": turn.horse,
            "bonus": turn.bonus,
            "waiting": {letter: turn.waiting[letter] for letter in PLACES if letter in turn.waiting},
        }
