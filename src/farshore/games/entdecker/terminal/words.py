"""Die neuen Entdecker in words: what is asked, why something is refused, and what an action did."""

import re
from textwrap import wrap

from farshore.engine.game import Reason
from farshore.games.entdecker import box
from farshore.games.entdecker.present import Expedition, Table
from farshore.games.entdecker.terminal.lists import chance_of, payees_in_words, placings
from farshore.games.entdecker.terminal.reading import HUTS, example, forms
from farshore.games.entdecker.terminal.story import EVENTS
from farshore.terminal.console import WIDTH, clip, upper
from farshore.terminal.screens import Scene

UNITS = (("scout", "s", "scout"), ("fort", "f", "fort"), ("settle", "t", "settlement"))
SIDED = re.compile("(scout|fort|settle) [NESW].*")


# ---- what is asked


def asked(scene: Scene) -> str:
    """One row: who is to act and what is asked."""
    view: Table = scene.view
    if view.phase == "over":
        return ""
    if not scene.legal:
        who = clip(scene.names[view.acting if view.acting is not None else view.turn], 14)
        return f"{who} is at work: please wait ..."
    return clip(_ASKED[view.phase](scene), WIDTH)


def _asked_chiefs(scene: Scene) -> str:
    most = scene.legal[-1].split()[-1]
    return f"Write down two scouts of 1 to {most} that count double in the jungle, such as 3 7."


def _asked_wheel(scene: Scene) -> str:
    least, most = (scene.legal[at].removeprefix("wheel ") for at in (0, -1))
    return f"The wheel: how much gold do you take, {least} to {most}? Each of the others gets one more."


def _asked_start(scene: Scene) -> str:
    places = [text.removeprefix("start ") for text in scene.legal if text != "pass"]
    if not places:
        return "No start can be paid together with a tile: Enter passes."
    return f"Where does the ship start? A *, or a number (its cost), such as {example(places)}. ? helps."


def _asked_route(scene: Scene) -> str:
    view: Table = scene.view
    ways = [f"{number} {payees_in_words(way, scene.names)}" for number, way in enumerate(view.starts[0].ways, 1)]
    whole = f"Who is paid for {view.starts[0].place}: {'; '.join(ways)}?"
    return whole if len(whole) <= WIDTH else f"Who is paid for {view.starts[0].place}? 1 to {len(ways)}, see the list."


def _asked_announce(scene: Scene) -> str:
    most = {verb: sum(text.startswith(verb) for text in scene.legal) for verb in ("hidden", "open")}
    ways = [f"{_up_to(most['hidden'])} hidden (1 gold each)"] if most["hidden"] else []
    ways += [f"o {_up_to(most['open'])} open (4 each)"] if most["open"] else []
    return f"How many tiles? {', or '.join(ways)}. ? helps."


def _up_to(most: int) -> str:
    return "1" if most == 1 else f"1 to {most}" if most < 10 else f"1-{most}"


def _asked_explore(scene: Scene) -> str:
    view: Table = scene.view
    trip = view.expedition
    assert trip is not None
    verbs = {text.split()[0] for text in scene.legal}
    parts = []
    draws = [text.removeprefix("draw ") for text in scene.legal if text.startswith("draw ")]
    if draws and trip.source == "open":
        parts.append(f"take {', '.join(draws)}")
    elif draws:
        parts.append(f"d draws (or {draws[0]}-{draws[-1]}, d ?)" if draws[1:] else "d draws")
    side = next((f" {text.split()[1].lower()}" for text in scene.legal if SIDED.fullmatch(text)), "")
    units = [(short, name) for verb, short, name in UNITS if verb in verbs]
    long = [f"{short}{side} {name} {box.UNIT_COSTS[name]}" for short, name in units]
    brief = [f"{short}{side} {box.UNIT_COSTS[name]}" for short, name in units]
    rest = ["take a scout back"] if "take" in verbs else []
    rest += ["stop"] if "stop" in verbs else []
    ahead = f"{trip.left} to draw: " if draws else "Dead end: " if trip.dead_end else "All drawn: "
    whole = [f"{ahead}{', '.join([*parts, *shown, *rest])}. ? helps." for shown in (long, brief)]
    return whole[0] if len(whole[0]) <= WIDTH else whole[1]


def _asked_place(scene: Scene) -> str:
    view: Table = scene.view
    assert view.expedition is not None
    places = placings(scene)
    event = f" with {a_event(view.expedition)}" if view.expedition.event else ""
    if not places[1:]:
        return f"You drew a {view.expedition.hand}{event}; only {places[0]} fits: Enter places it."
    return f"You drew a {view.expedition.hand}{event}: 1 to {len(places)} of the list, or {places[0]}?"


def a_event(trip: Expedition) -> str:
    """What the tile in hand brings."""
    return {"gold": "a gold mine (+3)", "storm": "a storm (turn ends)"}.get(trip.event or "", EVENTS[trip.event or ""])


def _asked_natives(scene: Scene) -> str:
    takes = [text for text in scene.legal if text.startswith("take ")]
    if takes:
        return f"Natives: one of your scouts in use may go to a hut, such as {takes[0]}; or pass."
    return "Friendly natives: a free scout to which hut, 1 to 7? pass lets it be."


def _asked_hut(scene: Scene) -> str:
    view: Table = scene.view
    if view.phase == "taken for a hut":
        return "To which hut does the scout go?"
    due = view.players[view.seat].due if view.seat is not None else 1
    more = f" ({due} of yours wait)" if due > 1 else ""
    return f"Your scout goes on into the jungle{more}: to which hut, 1 to 7?"


def _asked_taken(scene: Scene) -> str:
    if scene.legal[1:]:
        return "On which land does the scout go? s and a side, such as s " + scene.legal[0].split()[1].lower() + "."
    return "The scout is taken: Enter puts it down here."


def _asked_order(scene: Scene) -> str:
    view: Table = scene.view
    waiting = sorted((each.number, each.first, each.value) for each in view.islands if each.number)
    named = ", ".join(f"{number} {first} ({value})" for number, first, value in waiting)
    whole = f"Several islands are complete. Which is scored first: {named}?"
    return (
        whole
        if len(whole) <= WIDTH
        else f"Which island is scored first: {', '.join(str(each[0]) for each in waiting)}?"
    )


_ASKED = {
    "chiefs": _asked_chiefs,
    "wheel": _asked_wheel,
    "start": _asked_start,
    "route": _asked_route,
    "announce": _asked_announce,
    "explore": _asked_explore,
    "place": _asked_place,
    "natives": _asked_natives,
    "taken for a hut": _asked_hut,
    "taken for a tile": _asked_taken,
    "order": _asked_order,
    "jungle": _asked_hut,
}


# ---- slips, and why not


def slip(text: str, scene: Scene) -> str:
    """Ending an expedition though tiles are paid that could still be drawn."""
    view: Table = scene.view
    verb = text.partition(" ")[0]
    if view.phase != "explore" or verb not in ("stop", "scout", "fort", "settle") or view.expedition is None:
        return ""
    if not any(each.startswith("draw ") for each in scene.legal):
        return ""
    left = view.expedition.left
    tiles = f"{left} tile{'s' * (left != 1)} you paid for would be lost"
    return f"{tiles}. End your expedition? y or n: "


def tempting(scene: Scene) -> list[str]:
    """What one may expect to be possible: starts on tiles, units, more tiles than can be paid, full paths."""
    view: Table = scene.view
    wanted: list[str] = []
    if view.phase == "start":
        sea = [tile.cell for tile in view.tiles if len(tile.land) < 4]
        wanted = [f"start {start.place}" for start in view.starts]
        wanted += [f"start {cell}" for cell in sea] + ["pass"]
    elif view.phase == "announce":
        gold = view.players[view.turn].gold
        wanted = [f"hidden {gold + 1}"] if gold < box.MOST_ANNOUNCED else []
        wanted += [f"open {gold // box.OPEN_COST + 1}"]
    elif view.phase == "explore":
        given = {each.split()[0] for each in scene.legal}
        kinds = [f"draw {kind}" for kind in box.KINDS[:-1]]
        is_open = view.expedition is not None and view.expedition.source == "open"
        wanted = [verb for verb, _, _ in UNITS if verb not in given]
        wanted += [*(kinds if is_open else []), "stop"]
    elif view.phase in HUTS:
        wanted = [f"hut {hut.number}" for hut in view.huts if not view.chief_scouts]
    return [text for text in dict.fromkeys(wanted) if scene.legal and text not in scene.legal]


def refused(reason: Reason, sentence: str, scene: Scene) -> list[str]:
    """Why not, and what can be done."""
    if reason.code == "no_scout_there":
        sentence = f"no scout of yours stands on {reason.args['place']}"
    rows = wrap(f"{upper(sentence)}.", WIDTH)[:2]
    if len(rows) == 1 and scene.legal:
        rows += wrap(forms(scene), WIDTH)[:1]
    return rows


# ---- what was done


def done(text: str, scene: Scene) -> str:
    """What the seat's own action did; `scene` is after it."""
    view: Table = scene.view
    verb, _, what = text.partition(" ")
    gold = view.players[view.seat or 0].gold
    if verb == "wheel":
        return f"You take {what} gold, the others {int(what) + 1}."
    if verb in ("start", "via"):
        if view.phase == "route" or view.expedition is None:
            return ""
        return f"The ship starts at {view.expedition.ship}; {gold} gold left. {upper(chance_of(view))}."
    if verb in ("hidden", "open"):
        marked = [str(stack.number) for stack in view.stacks if stack.back == "?"]
        backs = f" ? is on top of {', '.join(marked)}." if marked and verb == "hidden" else ""
        return f"{what} {verb} tile{'s' * (what != '1')} paid, {gold} gold left.{backs}"
    if verb == "place":
        return _placed(what.split()[0], view)
    if verb == "take":
        return f"The scout of {what} is taken."
    if verb == "pass":
        return "The natives stay among themselves."
    if verb == "hut":
        return _at_hut(int(what.split()[0]), view)
    return ""


def _placed(cell: str, view: Table) -> str:
    """Where the tile lies now, and the islands it belongs to."""
    found = [
        f"{'an open' if each.open else 'a closed'} island worth {each.value}"
        for each in view.islands
        if cell in each.cells and not each.scored
    ]
    return f"It lies on {cell}{': ' if found else ''}{' and '.join(found)}."


def _at_hut(number: int, view: Table) -> str:
    hut = view.huts[number - 1]
    seen = f"; its token is worth {hut.token}" if hut.token is not None else ""
    return f"Your scout is on the path to hut {number}{seen}."
