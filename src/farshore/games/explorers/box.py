"""What is in the box of Explorers: tiles, cards, and the numbers printed on the boards, all in one place.

The rulebook's text gives most numbers. What only pictures of the box would show is marked OURS: our own design, to be
corrected here by whoever owns the box. Rule numbers are those of `docs/games/explorers.md`.
"""

from dataclasses import dataclass

TERRAINS = "PWDM"  # prairie, water, desert, mountain; V is a village, which is no terrain (EX-42)
PROVISIONS = "acf"  # apple, carrot, fish
OBJECTS = "TKSHG" + PROVISIONS  # temple, key, scroll, horse, gem, and the provisions; V stands on the village
QUADRANTS = "ABCD"  # OURS: top left, top right, bottom left, bottom right
SIDE = 8  # squares of a tile (EX-7)
TURNS = 7  # of a round (EX-25)
ROUNDS = 4

# ---- terrain tiles (OURS), four in a row: terrain and objects of each

TILES_DRAWN = """
WWPPPPPM ...aS...   PPPPWWWW ......S.   WPWWWWMM ....K...   MPPDDDDD ........
WWWWPPMM .....H..   PPPPPWWW .c...T.c   WPPWWWMM a.......   MPPDMMMD ....T...
DWVMMMMP ..V....K   PPPPDDDD ....G...   WPPVDDMM ...V....   MPPDMMMM K.......
DDDDDDDP .....a..   WWWVDDDM ...V..fG   WPPDDDMM ....G...   MMPWWWWW ...cH..S
WMMDDDPP ..H.....   WWDDDDDM H.......   WWPDDDMM .H....f.   MMVWWWDW ..V.G.f.
WMMMDDPP G..c.TG.   WWWDMDDM .......a   WWPMMPPP ..f..T..   MPPPWDDW .H......
WWWMDDDP ........   PPWWMMMM ....K...   DDMMMPPP .SG.c.H.   PPWWWDDD a....a..
WWWMMDPP ..f.....   PPPMMMMM ..H.....   DDDMMPPP ........   PPPWWDDD .G......

MMMMMDDD ..S..f..   DDDDWWPP .....Sc.   DDDDWWWW ...H....   MMMMWWWW ........
MMMMMDDD ...H...K   DDDDWWPP ....T...   DDDDWWWW .T..G.f.   MMWWWWPW .....K..
MMMMDDDD ........   MDDDWPPP .....GH.   PDDDWWWD H.a.....   MWWWDPPW ..a.G...
WMPPPVDD H....V..   MMMWWMMM H.......   PPPWWWWD ........   MMWDDPPP ....H.c.
WPPPPWWD ..T.G...   MMMMWMMM .G.....f   PPPWVDWD S...V...   MMWDDPPP G....f..
WWPWWWPP ...c...G   WWMDVMMP ....V...   MMMMMDDD .c......   MMVDDDDP H.V.....
WWPWWWPP ........   WWDDPPPP f.a.....   MMMMPPPP ....G...   MMPDDDDD .c...ST.
WWWPPPPP .a....c.   WWWDDDDP .....K..   MMMMMPPP ..a.K...   PPPPDDDD ........
"""


@dataclass(frozen=True)
class Tile:
    """A terrain tile, as rows of letters from the top."""

    terrain: tuple[str, ...]
    objects: tuple[str, ...]

    def turned(self, degrees: int) -> "Tile":
        """The tile turned clockwise by 0, 90, 180 or 270 degrees."""
        tile = self
        for _ in range(degrees // 90):
            tile = Tile(_quarter(tile.terrain), _quarter(tile.objects))
        return tile


def _quarter(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Rows turned clockwise by 90 degrees: what was the left column, read upwards, is the top row."""
    return tuple("".join(column) for column in zip(*reversed(rows), strict=True))


def _read_tiles(drawn: str) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for band in drawn.strip().split("\n\n"):
        columns = [tuple(column) for column in zip(*(row.split() for row in band.splitlines()), strict=True)]
        tiles += [Tile(columns[i], columns[i + 1]) for i in range(0, len(columns), 2)]
    return tuple(tiles)


TILES = _read_tiles(TILES_DRAWN)  # tile n of the box is TILES[n - 1]
TURNS_OF_A_TILE = (0, 90, 180, 270)


# ---- exploration cards (EX-5): option 1, option 2; two letters are a wild card's pair (EX-36)

CARDS = (("P", "W"), ("P", "D"), ("P", "M"), ("W", "D"), ("W", "M"), ("M", "D"), ("PM", "DW"), ("WM", "PD"))

# ---- marks

CARD_MARKS = 3  # on the option one chose as the active seat, or for others on the one it did not choose (EX-33, EX-34)
FEWER_MARKS = 2  # for others on the option the active seat chose (EX-34), and alone on the far option (EX-86)
SCROLL_MARKS = 4  # (EX-47)
SETUP_MARKS = 3  # (EX-22)

# ---- numbers on the boards

TEMPLE_POINTS = (12, 10, 8, 6)  # basic, by place (EX-23)
EXPERT_TEMPLE_POINTS = 8  # whatever the place (EX-67)
EXPERT_TEMPLE_MARKS = (3, 2, 1, 0)  # bonus marks by place (EX-67)
STRUCK_AT_SETUP = {1: (), 2: (1, 3), 3: (1,), 4: ()}  # places struck from every temple's list, by seats (EX-23)
PROVISION_POINTS = (0, 2, 5, 10)  # basic, by different provisions in a round (EX-57)
FIRST_PRINT_PROVISION_POINTS = (0, 2, 5, 9)  # the first French print (EX-D1)
EXPERT_PROVISION_POINTS = (0, 1, 4, 9, 16)  # by provisions in a round (EX-65)
EXPERT_PROVISIONS = ("", "a", "c", "f")  # the kind of each round, four of it at most (EX-65)
VILLAGE_POINTS = (0, 3, 5, 7, 10)  # basic, each village by marked neighbours (EX-60, EX-F4)
EXPERT_VILLAGE_POINTS = (0, 12, 18, 26, 40)  # the weakest village alone (EX-70)
GEM_LINE = (-3, -2, -1, 1, 2, 3, 4, 5)  # expert (EX-63), OURS
KEY_SLOTS, SCROLL_SLOTS, GEM_SLOTS = 4, 4, 8  # OURS: what lies on any map of these tiles
HORSE_SQUARES = 8  # likewise
RACE_POINTS = (10, 8, 6, 4)  # (EX-78)
SOLO_BOUNDS = (80, 90, 100, 110, 120)  # most points of each rank but the highest; 10 more for each achievement (EX-88)

# ---- achievements (EX-71 to EX-79): the tables and the objects of races E1 to E6 are OURS

AVOID_POINTS = {"A1": ("S", 6), "A2": ("H", 8), "A3": ("G", 16)}  # points if none of that object was marked (EX-73)
ALL_AREAS = {"B1": "P", "B2": "W", "B3": "D", "B4": "M"}  # the terrain of which every area holds a mark (EX-74)
ALL_AREAS_POINTS = 10
CROSSING_POINTS = 12  # achievement C1, a full row or column (EX-75)
COUNT_POINTS = {  # points by how many; beyond the end, the last (EX-76)
    "D1": (0, 0, 1, 2, 4, 6, 8, 10, 13),
    "D2": (0, 0, 1, 2, 4, 6, 8, 10, 13),
    "D3": (0, 1, 4, 8, 12),
    "D4": (0, 1, 4, 8, 12),
    "D5": (0, 1, 4, 8, 12),
    "D6": (0, 1, 4, 8, 12),
    "D7": (0, 2, 5, 9, 14),
    "D8": (0, 2, 5, 9, 14),
    "D9": (0, 2, 5, 9, 14),
    "D10": (0, 4, 9, 15, 22),
}
RACES = {  # what must be reached first (EX-78, EX-79)
    "E1": "5 horses",
    "E2": "5 gems",
    "E3": "3 keys",
    "E4": "3 scrolls",
    "E5": "6 provisions",
    "E6": "2 temples",
    "E7": "a mark beside every village",
    "E8": "a mark beside 3 villages, and 3 temples",
    "E9": "a mark on each edge of the map",
    "E10": "3 marks on each tile",
}
LINES = {"F1": "row", "F2": "column", "F3": "diagonal"}  # a point for each mark of the longest unbroken one (EX-77)
SQUARE = "G1"  # a point for each mark of the largest full square (EX-77)
ACHIEVEMENTS = (*AVOID_POINTS, *ALL_AREAS, "C1", *COUNT_POINTS, *RACES, *LINES, SQUARE)
COUNTED = {  # what of a board each achievement counts, and for how many it is reached; 0 without end
    "A1": ("scrolls", 0),
    "A2": ("horses", 0),
    "A3": ("gems", 0),
    "B1": ("prairies", 0),  # areas, of which each map has its own number
    "B2": ("waters", 0),
    "B3": ("deserts", 0),
    "B4": ("mountains", 0),
    "C1": ("row or column", 2 * SIDE),
    "D1": ("gems", 0),
    "D2": ("horses", 0),
    "D3": ("scrolls", 0),
    "D4": ("apples", 0),
    "D5": ("carrots", 0),
    "D6": ("fish", 0),
    "D7": ("sets of provisions", 0),
    "D8": ("villages with 4 marks", 0),
    "D9": ("temples with 2 marks", 0),
    "D10": ("corners", 0),
    "E1": ("horses", 5),
    "E2": ("gems", 5),
    "E3": ("keys", 3),
    "E4": ("scrolls", 3),
    "E5": ("provisions", 6),
    "E6": ("temples", 2),
    "E7": ("villages with a mark", 4),
    "E8": ("up to 3 villages and 3 temples", 6),
    "E9": ("edges", 4),
    "E10": ("tiles with 3 marks", 4),
    "F1": ("row", 0),
    "F2": ("column", 0),
    "F3": ("diagonal", 0),
    "G1": ("square", 0),
}
