"""What is counted in matches of Lost Cities: expeditions by wagers and cards, rounds, and actions."""

from collections.abc import Iterator

from farshore.analysis.counting import ANY, Item, Played, Run, Table
from farshore.engine.game import CHANCE
from farshore.engine.kernel import plain
from farshore.engine.record import unpack
from farshore.games.lost_cities.box import TEXTS, WAGER
from farshore.games.lost_cities.options import OPTIONS
from farshore.games.lost_cities.present import receipt
from farshore.games.lost_cities.state import ROUND_SCORED, Public, rank_of

WAGERS = frozenset(text for card, text in enumerate(TEXTS) if plain(rank_of)(card) == WAGER)

TABLES = (
    Table("wagers", "Expeditions by wagers", "An expedition that was begun, with its points.", ("no wagers",)),
    Table("cards", "Expeditions by cards", "An expedition of so many cards, wagers counted, with its points."),
    Table(
        "begun",
        "Rounds by expeditions begun",
        "A seat that began so many expeditions in a round, with its points of that round.",
    ),
    Table(
        "starter",
        "Rounds by who starts",
        "A seat in a round, with its points of that round.",
        ("starts the round", "comes second"),
    ),
    Table(
        "actions",
        "What turns consist of",
        "One action; points follow from expeditions alone.",
        ("lay a wager", "lay a number", "discard", "draw from the deck", "take from a pile"),
    ),
)
RUNS = (
    Run("usual", "The usual match: three rounds, five colours", 20_000, 2),
    Run(
        "options",
        "Any options",
        4_000,
        2,
        {each.name: ANY for each in OPTIONS if not each.display and each.name != "rounds"},
    ),
)
DONE = {"discard": "discard", "draw": "draw from the deck", "take": "take from a pile"}


def count(match: Played) -> Iterator[Item]:
    """Everything of the tables."""
    for moment in match.moments():
        if moment.actor != CHANCE:
            word, _, card = moment.text.partition(" ")
            laid = "lay a wager" if card in WAGERS else "lay a number"
            yield Item("actions", DONE.get(word, laid), moment.actor)
        if moment.after.states["step"][0] >= ROUND_SCORED:  # the table is cleared only by the next step
            yield from _round(unpack(moment.after.states))


def _round(table: Public) -> Iterator[Item]:
    """A round that has just ended."""
    sheet = receipt(table)
    for seat, lines in enumerate(sheet.expeditions):
        begun = [line for line in lines if line.cards]
        for line in begun:
            wagers = line.multiplier - 1
            yield Item("wagers", f"{wagers or 'no'} wager{'' if wagers == 1 else 's'}", seat, line.points)
            yield Item("cards", f"{len(line.cards)} card{'' if len(line.cards) == 1 else 's'}", seat, line.points)
        points = sheet.table[seat]
        yield Item("begun", f"{len(begun)} expedition{'' if len(begun) == 1 else 's'}", seat, points)
        yield Item("starter", "starts the round" if seat == table.starter else "comes second", seat, points)
