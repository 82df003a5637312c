"""The manual of Explorers: the rules as agreed, what the table shows, what can be typed."""

from textwrap import wrap

from rich.text import Text

from farshore.games.explorers import box
from farshore.games.explorers.present import Table
from farshore.games.explorers.terminal.goals import line
from farshore.games.explorers.terminal.map import BRIGHT, MARKED, NEW, QUIET, TERRAINS
from farshore.games.explorers.terminal.sheets import bar
from farshore.terminal.console import WIDTH
from farshore.terminal.screens import Scene

TOGETHER = """\
28 turns, 7 in each of 4 rounds. A turn is a card with two terrains; all mark
squares of the same map at the same time, each on a board of their own.
  The active player takes one option of the card and has 3 marks there. Every
  other takes 2 marks on the same option, or 3 on the other one. A wild card has
  pairs of terrains; marks may be split over the pair."""
ALONE = """\
28 turns, 7 in each of 4 rounds. A turn is a card with two terrains: 3 marks on
the near one or 2 on the far one, as the panel says. A wild card has pairs of
terrains; marks may be split over the pair. From round to round every temple
and race that you have not reached brings less."""
MARKING = """\
  A mark goes beside a mark of yours: above, below, left or right. The start
  village counts as marked. You may stop early, and place none at all.
What lies on a square works at once:
  K key      opens one temple, any one, from now on
  S scroll   in a later turn: ignore the card, 4 marks on one terrain of choice
  H horse    one more mark at once, on any terrain, beside any mark of yours
  G gem      counts at the end of every round
  a c f      apple, carrot, fish: each once a round; then closed till the next
  T temple   needs a key, which is spent
Villages cannot be marked, but the squares beside them score."""
TRACKS = {
    ("provisions", "basic"): "Provisions, each round: 1, 2, 3 different ones bring 2, 5, 10 points.",
    ("provisions", "expert"): "Provisions (expert): none in round 1, then apples, carrots, fish only, a kind a round: "
    "1, 2, 3, 4 of it bring 1, 4, 9, 16 points.",
    ("gems", "basic"): "Gems, each round: a point for every gem found so far.",
    (
        "gems",
        "expert",
    ): "Gems (expert): each one takes the next number of -3 -2 -1 +1 +2 +3 +4 +5. At every round's end "
    "the negative ones you have not reached cost, or the positive ones count.",
    ("villages", "basic"): "Villages, at the end: each brings 3, 5, 7, 10 points for 1, 2, 3, 4 marks beside it.",
    ("villages", "expert"): "Villages (expert), at the end: only the one with the fewest marks beside it, but 12, 18, "
    "26, 40 points for 1, 2, 3, 4.",
    ("temples", "basic"): "Temples: 12, 10, 8, 6 points by arrival. Whoever comes in the same turn gets the same; with "
    "2 players 12 and 8, with 3 players 12, 8, 6.",
    (
        "temples",
        "expert",
    ): "Temples (expert): 8 points each, and 3, 2, 1, 0 bonus marks by arrival, placed at the end of "
    "the turn on one terrain (2 players 3 and 1, 3 players 3, 1, 0).",
}
WINNING = "Most points win; if they are equal, fewer spent scrolls do. Keys and scrolls left over bring nothing."
INPUT = """\
  c7  c7 c8 d8      mark a square, or several one after the other  (mark c7)
  1  2  w           take an option, by number or terrain           (option 1)
  p w d m           a terrain, where one is asked         (terrain P, bonus W)
  s m               spend a scroll: 4 marks on mountain            (scroll M)
  skip  x           let a horse or the rest of a bonus go
  done  Enter       end your turn; Enter only if nothing can be placed
  1 c7 c8 done      all of it in one line
  undo  u           take your last action back, until your turn is over
  hint              where to look; again: the best move found
  why c7  why       why c7 is closed; alone, of all closed things beside you
  look NAME         the board of somebody else
  receipt  log      the score with its arithmetic; what happened so far
  table             this table again
  save FILE         keep the match in a file; farshore replay FILE shows it,
                    farshore play --resume FILE goes on with it
  help h ?  quit q  these pages; leave"""
PANEL = """\
  unseen            cards to come in this round; one of them lies aside
  food  a - f = 5   provisions of this round, and what they bring
  temples A 12 B=10 A brings 12 if explored now, B brought you 10; A+3: bonus
  village A:2       two marks beside village A
  E7 villages 2/4 8 an achievement: how far you are, and its points now;
                    = before points that are yours
  +3 KG             beside points: 3 marks in the last turn, key and gem found"""


def manual(scene: Scene) -> list[list[Text]]:
    """Sheets of rules, of scoring as agreed, of the table, and of what can be typed."""
    view: Table = scene.view
    rules = (ALONE if view.seats == 1 else TOGETHER).splitlines() + MARKING.splitlines()
    return [
        [bar("the rules"), Text(""), *map(Text, rules)],
        [bar("the score"), Text(""), *map(Text, _scoring(scene))],
        [bar("what you see"), Text(""), *_legend(), Text(""), *map(Text, PANEL.splitlines())],
        [bar("what you can type"), Text(""), *map(Text, INPUT.splitlines())],
    ]


def _scoring(scene: Scene) -> list[str]:
    view: Table = scene.view
    sentences = []
    for track in ("provisions", "gems", "temples", "villages"):
        sentence = TRACKS[track, str(scene.options.get(track, "basic"))]
        if track == "provisions" and scene.options.get("first_print"):
            sentence = sentence.replace("2, 5, 10 points", "2, 5, 9 points")
        sentences.append(sentence)
    if view.seats == 1:
        bounds = ", ".join(str(bound + 10 * len(view.achievements) + 1) for bound in box.SOLO_BOUNDS)
        sentences.append(f"Alone there are six ranks: 1, then 2 to 6 from {bounds} points on.")
    else:
        sentences.append(WINNING)
    if scene.options.get("strict"):
        sentences.append("Strict: whoever can place a mark must.")
    if view.achievements:
        sentences.append("Achievements:")
        sentences += [f"{each.name}: {line(each.name)}" for each in view.achievements]
    return [row for sentence in sentences for row in wrap(sentence, WIDTH - 2, subsequent_indent="  ")]


def _legend() -> list[Text]:
    """A square is terrain, object, sign."""
    rows = [Text("A square shows its terrain, what lies there, and a sign:")]
    grounds = Text("  ")
    for letter, name in TERRAINS.items():
        grounds.append_text(Text.assemble((f"{letter}  ", QUIET[letter]), f" {name}   "))
    grounds.append_text(Text.assemble(("VA ", QUIET["V"]), " village of tile A"))
    signs = Text.assemble(
        "  ", ("P *", BRIGHT["P"]), " open to a mark   ", ("PK#", f"bold white {MARKED}"), " marked   ",
        ("W +", NEW), " new in this turn   ", ("P 1", BRIGHT["P"]), " open by option 1",
    )  # fmt: skip
    return [*rows, grounds, signs, Text("Tiles: A top left, B top right, C bottom left, D bottom right.")]
