"""What is counted in matches of Explorers: the lines of the score sheet, achievements, and what turns consist of."""

from collections.abc import Iterator

from farshore.analysis.counting import ANY, Item, Played, Run, Table
from farshore.analysis.grades import Grades
from farshore.engine.game import CHANCE
from farshore.engine.record import unpack
from farshore.games.explorers import box
from farshore.games.explorers.present import Sheet, receipt

TABLES = (
    Table(
        "sources",
        "Where points come from",
        "A seat in a match, with its points of that kind.",
        ("provisions", "gems", "villages", "temples", "achievements"),
    ),
    Table("goals", "Achievements", "A seat in a match with that achievement, with its points of it."),
    Table(
        "temples",
        "Temples",
        "A temple and a seat, with the points that it brought.",
        ("not explored",),
    ),
    Table("villages", "Villages by marked neighbours", "A village and a seat, with its points."),
    Table("provisions", "Provisions by round", "A seat in a round that found so many, with the points of its column."),
    Table("gems", "Gems by round", "A seat at the end of a round, with the points of the gems it had then."),
    Table(
        "actions",
        "What turns consist of",
        "One action; what it brings is in the other tables.",
    ),
    Table(
        "options",
        "Options of the cards",
        "A seat's choice in a turn. A card gives other terrains with each option.",
    ),
    Table("ranks", "Ranks of matches alone", "A match alone, on the scale of the rules."),
)
EXPERT = {"temples": "expert", "provisions": "expert", "gems": "expert", "villages": "expert", "achievements": 3}
MIXED = ("temples", "provisions", "gems", "villages", "strict", "first_print", "achievements")
# Matches end closer than elsewhere: the points of a seat have a standard deviation of 6 to 16.
GRADES = Grades(fine=0.1, inaccurate=0.5, mistake=1.0)
RUNS = (
    Run("basic", "Basic sides, two seats", 2_000, 2),
    Run("expert", "Expert sides with three achievements, two seats", 2_000, 2, EXPERT),
    Run("alone", "Basic sides, alone", 2_000, 1),
    Run("options", "Any options and seats", 2_000, None, dict.fromkeys(MIXED, ANY)),
)
WORDS = {
    "mark": "mark a square",
    "skip": "give up a horse or a bonus",
    "scroll": "spend a scroll",
    "bonus": "take up a bonus",
    "done": "end a turn",
}


def count(match: Played) -> Iterator[Item]:
    """Everything of the tables."""
    card = 0  # the last that was turned, counted from 1
    for moment in match.moments():
        word, _, rest = moment.text.partition(" ")
        if moment.actor == CHANCE:
            card = int(rest.split()[0]) if word == "card" else card
        elif word == "option":
            yield Item("options", f"card {card}: {_terrains(card, rest)}", moment.actor)
        elif word in WORDS:
            yield Item("actions", WORDS[word], moment.actor)
    sheets = receipt(unpack(match.end.states))
    for seat, sheet in enumerate(sheets.sheets):
        yield from _lines(seat, sheet)
    if sheets.rank is not None:
        yield Item("ranks", f"rank {sheets.rank}", 0, sheets.totals[0])


def _terrains(card: int, option: str) -> str:
    return f"option {option}, {' or '.join(box.CARDS[card - 1][int(option) - 1])}"


def _lines(seat: int, sheet: Sheet) -> Iterator[Item]:
    """The score sheet of a seat."""
    yield Item("sources", "provisions", seat, sheet.provisions)
    yield Item("sources", "gems", seat, sheet.gems)
    yield Item("sources", "villages", seat, sheet.village_points)
    yield Item("sources", "temples", seat, sheet.temple_points)
    for goal in sheet.goals:
        yield Item("goals", goal.name, seat, goal.points)
    if sheet.goals:
        yield Item("sources", "achievements", seat, sheet.goal_points)
    for temple in sheet.temples:
        name = "not explored" if temple.points is None else f"explored for {temple.points}"
        yield Item("temples", name, seat, temple.points or 0)
    for village in sheet.villages:
        yield Item("villages", f"{village.neighbours} marked", seat, village.points)
    for each in sheet.rounds:
        yield Item("provisions", f"round {each.number}: {len(each.provisions)} found", seat, each.provision_points)
        yield Item("gems", f"round {each.number}", seat, each.gem_points)
