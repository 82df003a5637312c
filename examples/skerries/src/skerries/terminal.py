"""Skerries in the terminal: the chart in 80 columns, short forms of actions, and sentences."""

from collections.abc import Sequence

from rich.text import Text

from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, Reason
from farshore.terminal.console import WIDTH, column, readable, sides, upper
from farshore.terminal.screens import NO_PAGES as PAGES
from farshore.terminal.screens import YOU, Scene, Told
from skerries.box import KIND_TEXTS, SIZE, SQUARE_TEXTS
from skerries.picture import SIGNS
from skerries.present import Square, Table

__all__ = [
    "PAGES",
    "asked",
    "chapter",
    "done",
    "manual",
    "read",
    "receipt",
    "refused",
    "result",
    "slip",
    "table",
    "tempting",
    "turns",
]

STYLES = {"fog": "dim", "harbour": "bold", "sea": "blue", "isle": "green", "wreck": "yellow", "reef": "red"}
NAMES = {"sea": "open sea", "isle": "an isle", "wreck": "a wreck", "reef": "a reef"}
SHIPS = "12"  # the sign of each captain's ship
CHART = 40  # columns


def table(scene: Scene) -> list[Text]:
    """The chart, and beside it what is left in the fog, the points and the commission."""
    view: Table = scene.view
    fog = f"{view.fog} {'square' if view.fog == 1 else 'squares'} in fog"
    rows = [sides(" Skerries", f"{fog}, turns left {view.turns[0]} and {view.turns[1]} ", "reverse"), Text("")]
    beside = _beside(scene)
    chart = [Text("     a     b     c     d     e"), *(_row(view, row) for row in range(SIZE))]
    for at in range(max(len(chart), len(beside))):
        left = chart[at] if at < len(chart) else Text("")
        rows.append(Text.assemble(column(left, CHART), beside[at] if at < len(beside) else ""))
    news = [told for told in turns(scene) if told.turn][-2:]
    return [*rows, Text(""), *(Text(f"{scene.names[told.seat or 0]} {told.text.plain}.") for told in news)]


def _row(view: Table, row: int) -> Text:
    return Text.assemble(
        f" {row + 1} ", *(_cell(view, square) for square in view.squares[SIZE * row : SIZE * (row + 1)])
    )


def _cell(view: Table, square: Square) -> Text:
    """Six columns: the tile (what was seen in fog in brackets), who charted it, and a ship."""
    kind = square.seen or square.tile
    sign = f"({SIGNS[kind]})" if square.seen else f" {SIGNS[kind]}{'' if square.owner is None else SHIPS[square.owner]}"
    ship = "".join(f"<{SHIPS[seat]}" for seat, at in enumerate(view.ships) if at == square.name)
    return Text.assemble((f"{sign:<3}", STYLES[kind]), (f"{ship:<3}", "bold reverse" if ship else ""))


def _beside(scene: Scene) -> list[Text]:
    view: Table = scene.view
    rows = [Text(f"{scene.names[seat]}: ship <{SHIPS[seat]}, {view.receipt.totals[seat]} points") for seat in range(2)]
    if view.seat is not None and (own := view.commissions[view.seat]):
        rows.append(Text(f"Your commission: {own}, +{view.bonus[own]} each", "bold"))
    rows += [Text(""), Text("unseen   worth")]
    rows += [
        Text.assemble(
            f"  {view.unseen[kind]}     {view.worth[kind]:>+3}   ", (f"{SIGNS[kind]} {NAMES[kind]}", STYLES[kind])
        )
        for kind in KIND_TEXTS
    ]
    return rows


def asked(scene: Scene) -> str:
    """One row: who is to act and what is asked."""
    view: Table = scene.view
    if scene.legal:
        sail, look = (
            next((text.split()[1] for text in scene.legal if text.startswith(verb)), "") for verb in ("sail", "look")
        )
        return f"Your turn: sail ({sail}){f' or look (?{look})' if look else ''}; help explains."
    return "" if view.acting is None else f"{scene.names[view.acting]} is to act: please wait ..."


def done(text: str, scene: Scene) -> str:
    """Nothing: every action ends the turn."""
    return ""


def read(line: str, scene: Scene) -> tuple[str, str]:
    """A square sails there, with `?` or `l` before it looks there; full notation always."""
    words = line.lower().replace("?", " look ").split()
    verb = {"s": "sail", "l": "look"}.get(words[0], words[0]) if len(words) == 2 else "sail"
    if verb in ("sail", "look") and words and words[-1] in SQUARE_TEXTS and len(words) <= 2:
        return f"{verb} {words[-1]}", ""
    raise NotationError(f"Cannot read {readable(line.strip(), 24)!r}. b1 sails there, ?b1 looks there, help explains.")


def slip(text: str, scene: Scene) -> str:
    """No action is so dangerous that it is asked about."""
    return ""


def tempting(scene: Scene) -> list[str]:
    """Squares of the chart to which one cannot sail, nearest first."""
    return [f"sail {square}" for square in SQUARE_TEXTS if f"sail {square}" not in scene.legal][:4]


def refused(reason: Reason, sentence: str, scene: Scene) -> list[str]:
    """Why not, and where one can sail."""
    there = [text.split()[1] for text in scene.legal if text.startswith("sail")]
    return [f"{upper(sentence)}.", f"You can sail to {', '.join(there)}, or look at a square in fog nearby."]


def chapter(before: Table, after: Table, names: Sequence[str]) -> list[Text] | None:
    """Nothing ends before the match does."""
    return None


def receipt(scene: Scene) -> list[Text]:
    """The score as it stands, with all its arithmetic."""
    view: Table = scene.view
    rows = [column(Text(" Skerries   the score", "reverse"), WIDTH)]
    for seat in range(2):
        rows += [Text(""), Text(scene.names[seat], "bold")]
        for line in view.receipt.lines[seat]:
            bonus = f" + {line.bonus} by commission" if line.bonus else ""
            rows.append(Text(f"  {line.kind:<6} {line.count} x ({line.each}{bonus}) = {line.points}"))
        rows.append(Text(f"  total {view.receipt.totals[seat]}, {view.receipt.squares[seat]} squares charted"))
    return rows


def result(scene: Scene) -> list[Text]:
    """The score, and who won."""
    view: Table = scene.view
    sums = [(view.receipt.totals[seat], view.receipt.squares[seat]) for seat in range(2)]
    said = "It is a draw."
    if sums[0] != sums[1]:
        winner = 0 if sums[0] > sums[1] else 1
        tie = " by charted squares" if sums[0][0] == sums[1][0] else ""
        said = f"{scene.names[winner]} {'win' if scene.names[winner] == YOU else 'wins'}{tie}."
    return [*receipt(scene), Text(""), Text(said, "bold")]


def turns(scene: Scene) -> list[Told]:
    """The history turn by turn."""
    found: list[Told] = []
    dealt = 0
    for end, (actor, text) in enumerate(scene.history, 1):
        verb, _, what = text.partition(" ")
        if actor != CHANCE:
            found.append(Told(actor, Text(f"{'sailed to' if verb == 'sail' else 'looked at'} {what}"), end))
        elif verb == "tile":
            last = found[-1]
            seen = "" if what == "?" else f" and found {NAMES[what]}"
            found[-1] = Told(last.seat, Text(last.text.plain + seen), end)
        else:
            if what != "?":
                found.append(Told(dealt % 2, Text(f"got the commission {what}"), end, turn=False))
            dealt += 1
    return found


RULES = """\
Two captains chart an archipelago in the fog. In your turn, sail or look.
Sail to a square beside your ship, but not to the other ship. In fog its tile is
  turned up, and you have charted it.
Look at a square in fog up to two steps away. Only you see its tile, which stays.
The match ends when all turns are played, or when no square is left in fog.
What you charted counts: open sea 0, an isle 2, a wreck 5, a reef -3.
Your secret commission names one kind, of which each tile counts more at the end:
  open sea and isles 2, wrecks 3, reefs 4.
More points win; if they are equal, more charted squares."""
INPUT = """\
  b1                sail to b1                       (sail b1, s b1)
  ?c2               look at c2                       (look c2, l c2)
  receipt  log      the score with its arithmetic; what happened so far
  why b1  why       why something cannot be done
  save FILE         keep the match in a file
  help  h  ?        this page
  quit  q  exit     leave"""


def manual(scene: Scene) -> list[list[Text]]:
    """One sheet: the rules, and what can be typed."""
    signs = "  ".join(f"{SIGNS[kind]} {kind}" for kind in ("harbour", "fog", *KIND_TEXTS))
    bar = column(Text(" Skerries   the rules, and what you can type", "reverse"), WIDTH)
    return [
        [
            bar,
            *map(Text, RULES.splitlines()),
            Text(f"  {signs}  (w) seen by you"),
            Text(""),
            *map(Text, INPUT.splitlines()),
        ]
    ]
