"""The manual of Die neuen Entdecker: the rules as agreed, what the table shows, what can be typed."""

from rich.text import Text

from farshore.games.entdecker.present import Table
from farshore.games.entdecker.terminal.lists import legend
from farshore.games.entdecker.terminal.map import FALLS_STYLE, GROUND, LAND, OPEN_STYLE, SEA, SEATS, SHIP, SHIP_STYLE
from farshore.games.entdecker.terminal.sheets import bar
from farshore.terminal.screens import Scene

TURN = """\
One ship explores for all. In your turn:
1 Income. With less than 4 gold you roll: you get 2 to 6, every other player one
  more. The wheel lets you choose.
2 Start at an edge space or at an explored tile with a sea way to the edge; a
  sea side there must border an unexplored space. The south edge is free, west
  and east cost 1 gold, the north 2; a tile costs what its way's edge space
  costs. {toll}
3 Announce how many tiles you will draw at most, and pay at once: hidden ones 1
  gold each, open ones (you see what you take) 4 each. Nothing comes back.
4 Explore tile by tile. A tile goes beside the ship, over a sea side, and all
  its sides must agree with what is there; the board's edge is sea. If it fits
  it must be placed, and the ship moves on to it; if not, it is lost.
  You may stop after the first draw. A dead end ends it too.
5 On the tile you discovered last you may put one unit, which ends the
  expedition: scout 1, fort 3, settlement 6 gold.
6 Spaces with four known sides, and areas that no ship can reach, are filled."""
TOLL = {
    False: "Each fort and settlement of others on the way takes 2 gold for its\n  owner; the cheapest way is taken.",
    True: "Whoever has forts or settlements on the way gets 2 gold, once; the\n  cheapest way is taken.",
}
SCORE = """\
An island is scored when no land side of it borders an unexplored space: a point
for each tile and the bonus of its waterfalls (+5, +10). First is who has a
settlement there, then who has more forts, then more scouts; equals share a
rank. The first gets all points, each next rank half of it, rounded up.
Forts and settlements come back. Scouts go on into the jungle: each to a hut of
your choice, to the free space nearest to it.
  o  the first scout there draws the hut's token: 5, 10 or 15, for your eyes
  e  you look at the token
In the end each token goes to the seat with most scouts on its path, of equals
to the nearest to the hut. Most points win; if they are equal, most gold does.
Events, on tiles with ? on the back, if the tile can be placed:
  gold mine  3 gold for you          pirates  take half of your gold
  natives    a free scout to a hut   storm    your turn ends at once
Without a scout in reserve you may take one of yours back from a tile or a path
and put it down at once.
The match ends when the whole map is explored."""
CHIEFS = "Chief scouts: two numbers that you wrote down count double on the paths."
SEEN = """\
  pts gold  s f t   points, gold, and scouts, forts, settlements in reserve
  3 (1+B2): f4      a start at f4 costs 3: 1 for the bank, 2 for B
  isle size open    an island by its first tile: tiles + bonus, sides over which
    c3 7+10 3  A17    it can grow, and who would get what if it closed now
  hut worth path    tokens you have seen, ? not seen, - none yet; who leads, and
                    what the next scout there brings
  unseen  ?  open   tiles in the hidden stacks, those with events among them,
                    and tiles that can be bought
  fit  . 52/92      of the unseen tiles with that back, how many fit
  r1                a tile turned a quarter clockwise; the list says its land
  6, 2 open         placed so, its island is worth 6 and can grow over 2 sides
Bright tiles were placed by others since your last turn."""
INPUT = """\
  S7  c4  s c4      start there; e3 is a space of the map, E3 an edge space
  3  h 3  o 1       announce three hidden tiles, one open one (hidden 3, open 1)
  d  d ?  4         draw from a stack: any plain one, one with ?, number 4
  corner  cor       draw an open tile                           (draw corner)
  2  c4 r1  p c4 1  place the tile: line 2 of the list, or space and turn
  s  f  t  s n      scout, fort, settlement; on a strait the side of the land
  x  stop           end the expedition                          (stop)
  3  hut 3          a hut, where a scout goes there; x or pass lets natives be
  t c4  t 2.1       take a scout back from a tile or from path 2, space 1
  s c4 3 d          several things in one line, up to a draw
  Enter             the only thing that can be done
  islands huts tiles starts    pages with more than fits beside the map
  receipt  log      the score with its arithmetic; what happened so far
  why c4  why       why that cannot be done; alone, of all you may expect
  undo  u           take back your last action, if nothing followed it
  hint              where to look; again: the best move found
  table  save FILE  this table again; keep the match: farshore replay FILE shows
                    it, farshore play --resume FILE goes on with it
  help ?  quit q    these pages; leave"""
NUMBERED = "  s #7  hut 3 #7    with chief scouts the piece is named too"


def manual(scene: Scene) -> list[list[Text]]:
    """Sheets of rules, of scoring, of the table, and of what can be typed."""
    view: Table = scene.view
    turn = TURN.format(toll=TOLL[view.toll_per_owner]).splitlines()
    score = [*SCORE.splitlines(), *([CHIEFS] if view.chief_scouts else [])]
    typed = [*INPUT.splitlines(), *([NUMBERED] if view.chief_scouts else [])]
    return [
        [bar("a turn"), Text(""), *map(Text, turn)],
        [bar("islands, huts, events"), Text(""), *map(Text, score)],
        [bar("what you see"), Text(""), *_signs(), legend(scene.names), Text(""), *map(Text, SEEN.splitlines())],
        [bar("what you can type"), Text(""), *map(Text, typed)],
    ]


def _signs() -> list[Text]:
    return [
        Text.assemble(
            (LAND * 3, GROUND[LAND]), " land   ", (SEA * 3, GROUND[SEA]), " sea    .  unexplored   ",
            ("+5#", FALLS_STYLE), " waterfall   ", (SHIP, SHIP_STYLE), " the ship",
        ),
        Text.assemble(
            ("As", SEATS[0]), " scout  ", ("Bf", SEATS[1]), " fort   ", ("At", SEATS[0]), " settlement   ",
            ("Bf^", SEATS[1]), " on the north land of a strait",
        ),
        Text.assemble(
            ("2", OPEN_STYLE), " what a start there costs   ",
            ("*", OPEN_STYLE), " a start at the edge; where a tile can go",
        ),
    ]  # fmt: skip
