"""The panel beside the map: the card, what one has, temples, villages, achievements, and everybody's points."""

from rich.text import Text

from farshore.games.explorers import box
from farshore.games.explorers.present import Goal, Sheet, Table
from farshore.games.explorers.terminal.goals import LABELS
from farshore.games.explorers.terminal.map import WIDTH as MAP
from farshore.games.explorers.terminal.map import terrain_names
from farshore.games.explorers.terminal.story import News
from farshore.terminal.console import WIDTH as ALL
from farshore.terminal.console import column
from farshore.terminal.screens import YOU, Scene

WIDTH = ALL - MAP - 2
NAME, POINTS = 14, 4
ROWS = 17  # as many as the map


def panel_rows(scene: Scene, since: News) -> list[Text]:
    """As many rows as the map has at most."""
    view: Table = scene.view
    seat = scene.focus if scene.focus is not None else view.seat or 0
    rows = _card(scene)
    rows += [Text("")] * (4 - len(rows))
    if view.ground and view.phase != "village":
        rows += _board(scene, seat)
        rows += [_goal(goal, view) for goal in view.receipt.sheets[seat].goals]
    if len(rows) + view.seats + 1 < ROWS:
        rows.append(Text(""))
    rows.append(Text("points if it ended now", "bold"))
    rows += [_points(scene, place, place == seat and view.seats > 1, since) for place in range(view.seats)]
    if view.seats == 1 and view.receipt.rank is not None and view.phase != "over":
        rows.append(Text(next_rank(view), "dim"))
    return rows


def due(sheet: Sheet) -> int:
    """The points if the match ended now: those that stand, and the running round."""
    running = sheet.running
    return sheet.total + (running.provision_points + running.gem_points if running is not None else 0)


def next_rank(view: Table) -> str:
    """Alone: how many points the next rank needs."""
    points = due(view.receipt.sheets[0])
    bounds = [bound + 10 * len(view.achievements) for bound in box.SOLO_BOUNDS]
    rank = 1 + sum(points > bound for bound in bounds)
    return (
        f"rank {rank}, {rank + 1} from {bounds[rank - 1] + 1}" if rank <= len(bounds) else f"rank {rank}, the highest"
    )


def _card(scene: Scene) -> list[Text]:
    """The card with how many marks each option gives."""
    view: Table = scene.view
    if view.phase == "map":
        return [Text("the map is being laid", "bold")]
    if view.phase in ("village", "setup"):
        return [Text("setup: 3 marks, one terrain" if view.phase == "setup" else "the start village", "bold")]
    if not view.card:
        return []
    mine = view.mine
    if view.active is None:
        heading = "the card" if view.seats == 1 else "nobody is active"
    else:
        you = scene.names[view.active] == YOU
        name = scene.names[view.active]
        heading = f"{'you are' if you else f'{name} is'} active"
        if view.chosen is not None and not you:
            heading = f"{name} chose {view.chosen}"
    rows = [_ends(heading, "marks", "bold")]
    for number, letters in enumerate(view.card, 1):
        taken = mine is not None and mine.option == number and not mine.scrolled
        left = f"{'>' if taken else ' '}{number} {terrain_names(letters, '/')}"
        rows.append(_ends(left, _marks_of(view, number), "bold" if taken else ""))
    if mine is not None and mine.scrolled:
        rows.append(Text(f">scroll: {terrain_names(mine.terrains) if not mine.horse else ''}", "bold"))
    elif mine is not None and mine.may_scroll:
        rows.append(_ends(" s scroll: any terrain", "4"))
    return rows


def _marks_of(view: Table, number: int) -> str:
    """How many marks an option gives to the seat that looks; where it is not yet known, none."""
    if view.seats == 1:
        return str(box.CARD_MARKS if number == view.near else box.FEWER_MARKS)
    if view.active is None or view.seat is None:
        return str(box.CARD_MARKS) if view.active is None else ""
    if view.active == view.seat:
        return str(box.CARD_MARKS) if view.chosen in (None, number) else "-"
    if view.chosen is None:
        return "?"
    return str(box.FEWER_MARKS if number == view.chosen else box.CARD_MARKS)


def _board(scene: Scene, seat: int) -> list[Text]:
    view: Table = scene.view
    board, sheet = view.boards[seat], view.receipt.sheets[seat]
    have = f"keys {board.keys - board.keys_spent}  scrolls {board.scrolls - board.scrolls_spent}  gems {board.gems}"
    rows = [Text(have), _provisions(scene, seat)]
    explored = {temple.quadrant: temple.points for temple in sheet.temples}
    temples = Text("temples ")
    for shrine in view.temples:
        points = explored.get(shrine.quadrant)
        if points is not None:
            temples.append(f"{shrine.quadrant}={points} ".ljust(5), "bold")
        elif shrine.bonus is not None:
            temples.append(f"{shrine.quadrant}+{shrine.bonus} ".ljust(5))
        else:
            temples.append(f"{shrine.quadrant} {'-' if shrine.points is None else shrine.points} ".ljust(5))
    rows.append(temples)
    rows.append(Text("village " + "".join(f"{each.quadrant}:{each.neighbours}  " for each in sheet.villages)))
    return rows


def _provisions(scene: Scene, seat: int) -> Text:
    """What this round's column holds and is worth; on the expert side, of the round's only kind."""
    view: Table = scene.view
    found = view.boards[seat].provisions[view.round - 1]
    running = view.receipt.sheets[seat].running
    points = f"= {running.provision_points}" if running is not None else ""
    if scene.options.get("provisions") == "expert":
        kind = box.EXPERT_PROVISIONS[view.round - 1]
        slots = (found + "-" * (len(box.EXPERT_PROVISION_POINTS) - 1 - len(found))) if kind else "none"
        name = f"({kind} only)" if kind else "this round"
        return _ends(f"food    {slots} {name}", points if kind else "")
    slots = " ".join(letter if letter in found else "-" for letter in box.PROVISIONS)
    return _ends(f"food    {slots}", points)


def _goal(goal: Goal, view: Table) -> Text:
    """How far one has come, and the points: those one has, or in a race those that can be won now."""
    race = next((each.points for each in view.achievements if each.name == goal.name), None)
    won = goal.name in box.RACES and goal.points
    count = f"{goal.count}/{goal.due}" if goal.due else str(goal.count)
    points = f"={goal.points}" if won or race is None else str(race)
    return _ends(f"{goal.name:<4}{LABELS[goal.name]:<13}{count:>5}", points, "bold" if won else "")


def _points(scene: Scene, seat: int, shown: bool, since: News) -> Text:
    name = column(Text(scene.names[seat], "bold" if shown else ""), NAME)
    last = since.found.get(seat, "")[: WIDTH - NAME - POINTS - 2]
    return Text.assemble(name, f"{due(scene.view.receipt.sheets[seat]):>{POINTS}}", "  ", (last, "dim"))


def _ends(left: str, right: str, style: str = "") -> Text:
    return Text(f"{left}{right:>{max(WIDTH - len(left), 0)}}"[:WIDTH], style)
