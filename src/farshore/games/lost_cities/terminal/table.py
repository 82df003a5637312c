"""The table of Lost Cities in 80 columns: a row for each suit with the opponent's side, the pile and your own side."""

from rich.text import Text

from farshore.games.lost_cities.present import Line, Table
from farshore.games.lost_cities.terminal.chips import chip, inked, row_of, suit_chip
from farshore.games.lost_cities.terminal.story import News, news
from farshore.games.lost_cities.terminal.words import round_name
from farshore.terminal.console import WIDTH, column, sides
from farshore.terminal.screens import YOU, Scene

LANE = 26  # columns for the twelve cards of a suit
POINTS = 5
PILE = 14
LABEL = 8
CELL = 8  # columns for a card of the hand


def table(scene: Scene) -> list[Text]:
    """Everything on the table, what the other did last, and the hand with what each card would change if laid."""
    view: Table = scene.view
    me = view.seat or 0
    since = news(scene.history, me, scene.names) if view.seat is not None else News("")
    rows = [_header(view, scene.names[me]), _heads(me, scene), Text("-" * WIDTH, "dim")]
    rows += [_lane(view, suit, me, since) for suit in range(len(view.piles))]
    rows += [_totals(view, me), Text("")]
    if view.seat is None:
        return rows[:-1]
    if since.text:
        rows.append(inked(since.text, "bold"))
    rows += _known(view, me, scene)
    return [*rows, Text(""), *_hand(view, me, scene, since)]


def _header(view: Table, name: str) -> Text:
    """The round and the deck. Its cards allow so many turns; taking from piles makes them more."""
    right = f"deck {view.deck} {'card' if view.deck == 1 else 'cards'}"
    if turns := view.turns_left:
        who = "you" if name == YOU else name
        right += f": at least {turns} {'turn' if turns == 1 else 'turns'} for {who}"
    return sides(f" Lost Cities   {round_name(view)}", f"{right} ", "reverse")


def _heads(me: int, scene: Scene) -> Text:
    return Text.assemble(
        column("points", POINTS + 2), column(scene.names[1 - me], LANE - 1), column("pile", PILE + 2, "center"),
        " ", column(scene.names[me], LANE - 1), column("points", POINTS + 1, "right"),
    )  # fmt: skip


def _lane(view: Table, suit: int, me: int, since: News) -> Text:
    theirs, mine = view.receipt.expeditions[1 - me][suit], view.receipt.expeditions[me][suit]
    letter = mine.suit
    return Text.assemble(
        _points(theirs), " ", column(row_of(theirs.cards, (1 - me, letter) in since.laid), LANE), " ",
        _pile(view, letter, letter in since.discarded), " ",
        column(row_of(mine.cards, (me, letter) in since.laid), LANE), " ", _points(mine),
    )  # fmt: skip


def _points(line: Line) -> Text:
    return column(str(line.points) if line.cards else "", POINTS, "right")


def _pile(view: Table, letter: str, marked: bool) -> Text:
    cards, height = view.piles[letter], view.heights[letter]
    top = row_of(cards[-1:], marked)
    if letter == view.closed or (view.piles_shut and cards):
        below = " shut"
    else:
        below = f" +{height - 1}" if height > 1 else ""
    return column(Text.assemble(" ", suit_chip(letter), " ", top, below), PILE)


def _totals(view: Table, me: int) -> Text:
    """The points of this round and of the match, which are the same if there is only one."""
    now, totals = view.receipt.table, view.receipt.totals
    only = view.round == view.rounds == 1
    left, right = (
        f"match {totals[seat]}" if only else f"this round {now[seat]}, match {totals[seat]}" for seat in (1 - me, me)
    )
    return sides(f" {left}", f"{right} ", "bold")


def _known(view: Table, me: int, scene: Scene) -> list[Text]:
    """Cards that were taken openly and are still held."""
    other, name = scene.names[1 - me], scene.names[me]
    theirs, mine = view.known[1 - me], view.known[me]
    rows = [Text(f"{other} holds {view.held[1 - me]} cards, {'among them ' if theirs else 'none of them known'}")]
    rows[0] += Text.assemble(*map(chip, theirs))
    if mine:
        whose = "your" if name == YOU else f"{name}'s"
        rows.append(Text.assemble(f"{other} knows of {whose} hand ", *map(chip, mine)))
    return rows


def _hand(view: Table, me: int, scene: Scene, since: News) -> list[Text]:
    """The cards with their numbers and, when one is to be played, what each would change; - if it cannot be laid."""
    numbers, cards, change = (column(label, LABEL) for label in ("", "hand", "if laid"))
    new = view.hand.index(since.got) if since.got in view.hand else None
    for place, card in enumerate(view.hand):
        effect = f"{view.gains[card]:+}" if card in view.gains else "-"
        numbers += column(str(place + 1), CELL, "center")
        cards += column(chip(card, place == new), CELL, "center")
        change += column(effect, CELL, "center")
    return [numbers, cards, change] if view.step == "lay" and scene.legal else [numbers, cards]
