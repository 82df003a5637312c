"""What happened in Die neuen Entdecker, turn by turn, read from a history as it was told.

A history names what was drawn and placed, not which islands closed; that is read from the map, as far as the history
reaches: an island closes in the turn of its last tile.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from farshore.engine.game import CHANCE
from farshore.games.entdecker import box
from farshore.games.entdecker.present import Island, Table
from farshore.games.entdecker.terminal.map import letter
from farshore.play import Step
from farshore.terminal.console import WIDTH, clip
from farshore.terminal.screens import Scene, Told

EVENTS = {"gold": "gold mine", "pirates": "pirates", "natives": "natives", "storm": "storm"}
UNITS = {"scout": "scout", "fort": "fort", "settle": "settlement"}


@dataclass
class Find:
    """A tile that was drawn."""

    kind: str
    event: str = ""
    cell: str = ""  # empty: not placed


@dataclass
class Move:
    """A scout that went to a hut."""

    seat: int
    hut: str
    token: str = ""  # what was drawn for the hut, if the seat that looks was told


@dataclass
class Turn:
    """One turn, perhaps not finished."""

    seat: int | None = None  # None: somebody rolled, and has not acted yet
    income: str = ""  # what was rolled, or chosen by the wheel
    start: str = ""
    source: str = ""
    announced: int = 0
    finds: list[Find] = field(default_factory=list)
    taken: str = ""  # where a scout was taken from
    unit: str = ""
    moves: list[Move] = field(default_factory=list)
    closed: list[Island] = field(default_factory=list)
    passed: bool = False
    stopped: bool = False
    end: int = 0  # steps of the history after its last one

    @property
    def begun(self) -> bool:
        """Whether more is known than what was rolled."""
        return bool(self.start or self.passed)


def read_story(history: Sequence[Step], view: Table) -> list[Turn]:
    """The turns of a history."""
    story: list[Turn] = []
    for end, (actor, text) in enumerate(history, 1):
        verb, _, what = text.partition(" ")
        turn = story[-1] if story else None
        if verb in ("back", "chiefs") and turn is None:
            continue
        opens = verb in ("die", "start") or (verb == "pass" and turn is not None and actor != turn.seat)
        if turn is None or (opens and turn.begun):
            turn = Turn(None if actor == CHANCE else actor)
            story.append(turn)
        turn.end = end
        if actor != CHANCE and turn.seat is None:
            turn.seat = actor
        _note(turn, actor, verb, what)
    if story and story[-1].seat is None:
        story[-1].seat = view.turn
    _note_islands(story, view)
    return story


def _note(turn: Turn, actor: int, verb: str, what: str) -> None:
    """Add a step to its turn."""
    if verb in ("die", "wheel"):
        turn.income = what
    elif verb == "start":
        turn.start = what
    elif verb == "pass":
        turn.passed = not turn.start  # with a ship under way natives were let be
    elif verb in ("hidden", "open"):
        turn.source, turn.announced = verb, int(what)
    elif verb == "tile":
        kind, _, event = what.partition(" ")
        turn.finds.append(Find(kind, event))
    elif verb == "draw" and not what.isdigit():
        turn.finds.append(Find(what))
    elif verb == "place":
        if not turn.finds or turn.finds[-1].cell:  # one that was handed over
            turn.finds.append(Find("tile"))
        turn.finds[-1].cell = what.partition(" ")[0]
    elif verb == "take":
        turn.taken = what
    elif verb in UNITS:
        turn.unit = " ".join([UNITS[verb], *what.split()])
    elif verb == "hut":
        turn.moves.append(Move(actor, what))
    elif verb == "token" and turn.moves:
        turn.moves[-1].token = what
    elif verb == "stop":
        turn.stopped = True


def _note_islands(story: Sequence[Turn], view: Table) -> None:
    """Add the scored islands to the turns in which they closed."""
    when = {find.cell: number for number, turn in enumerate(story) for find in turn.finds if find.cell}
    laid = {tile.cell for tile in view.tiles if tile.laid}
    for _ in range(box.CELLS):  # a filled space came with the last tile beside it, and that may have been filled too
        before = len(when)
        for tile in view.tiles:
            if tile.cell not in when and tile.cell not in laid:
                beside = [box.CELL_TEXTS[cell] for cell in box.neighbours(box.CELL_TEXTS.index(tile.cell))]
                known = [when[cell] for cell in beside if cell in when]
                if known:
                    when[tile.cell] = max(known)
        if len(when) == before:
            break
    for island in view.islands:
        numbers = [when[cell] for cell in island.cells if cell in when]
        if island.scored and numbers:
            story[max(numbers)].closed.append(island)


# ---- in words


def words(turn: Turn, names: Sequence[str]) -> str:
    """A turn in words, to follow a name."""
    parts = []
    if turn.income:
        parts.append(f"rolled {'the wheel' if turn.income == 'wheel' else turn.income}")
    if turn.passed:
        parts.append("could pay no start")
    if turn.start:
        parts.append(f"{turn.start}{f', {turn.announced} {turn.source}' if turn.announced else ''}")
    text = "; ".join(parts)
    if turn.finds:
        text += f": {', '.join(map(_find, turn.finds))}"
    return "; ".join([*filter(None, [text]), *_ends(turn, names)]) or "begins"


def _find(find: Find) -> str:
    event = f" ({EVENTS[find.event]})" if find.event and find.cell else ""
    return f"{find.kind} {find.cell or 'discarded'}{event}"


def _ends(turn: Turn, names: Sequence[str]) -> list[str]:
    """What came of the expedition."""
    parts = []
    if turn.unit:
        parts.append(f"{turn.unit}{f' taken from {turn.taken}' if turn.taken else ''}")
    for island in turn.closed:
        points = sorted((-island.points[seat], seat) for seat in range(len(names)) if island.ranks[seat])
        parts.append(f"closes {island.first}: {' '.join(f'{letter(seat)}{-loss}' for loss, seat in points)}")
    for move in turn.moves:
        who = "" if move.seat == turn.seat else f"{letter(move.seat)} "
        parts.append(f"{who}hut {move.hut}{f' ({move.token})' if move.token not in ('', '?') else ''}")
    return parts


def briefly(turn: Turn, names: Sequence[str]) -> str:
    """A turn in few words, where several must share a row."""
    if turn.passed:
        return "passed"
    places = " ".join(find.cell for find in turn.finds if find.cell)
    lost = sum(not find.cell for find in turn.finds)
    words = [places or turn.start or "rolled", f"{lost} discarded" if lost else "", *_ends(turn, names)]
    return ", ".join(filter(None, words))


def turns(scene: Scene) -> list[Told]:
    """The history turn by turn."""
    story = read_story(scene.history, scene.view)
    return [Told(turn.seat, Text(words(turn, scene.names)), turn.end) for turn in story]


@dataclass(frozen=True)
class News:
    """What happened since a seat's last turn, or in its running one."""

    text: str = ""
    fresh: frozenset[str] = frozenset()  # tiles that others placed


def news(scene: Scene) -> News:
    """What others did since the last turn of the seat; in its own expedition, what it found so far.

    Of its last turn only what it could not know when it acted: what was drawn last, what closed.
    """
    view: Table = scene.view
    story = read_story(scene.history, view)
    if view.seat is None or not story:
        return News()
    running = story[-1] if view.turn == view.seat and story[-1].seat == view.seat and view.phase != "over" else None
    if running is not None:
        story = story[:-1]
        if view.expedition is not None and view.expedition.hand and running.finds and not running.finds[-1].cell:
            running.finds.pop()  # it is in hand
    own = max((at for at, turn in enumerate(story) if turn.seat == view.seat), default=-1)
    others = story[own + 1 :]
    fresh = frozenset(find.cell for turn in others for find in turn.finds if find.cell)
    if running is not None and running.finds:
        return News(clip(f"You: {words(running, scene.names)}.", WIDTH), fresh)
    told = [story[own]] if own >= 0 and _unseen_end(story[own]) else []
    told += others
    rolled = [running] if running is not None and running.income else []
    return News(_fitted([*told, *rolled], scene.names), fresh)


def _unseen_end(turn: Turn) -> bool:
    """Whether a turn ended by what came and not by what its seat did."""
    return not (turn.stopped or turn.unit or turn.passed) or bool(turn.closed)


def _fitted(told: Sequence[Turn], names: Sequence[str]) -> str:
    """Turns in a row of the screen, in as many words as fit."""
    found = [(turn, turn.seat) for turn in told if turn.seat is not None]
    full = " ".join(f"{names[seat]}: {words(turn, names)}." for turn, seat in found)
    if Text(full).cell_len <= WIDTH:
        return full
    brief = " ".join(f"{names[seat]}: {briefly(turn, names)}." for turn, seat in found)
    if Text(brief).cell_len <= WIDTH:
        return brief
    return clip(" ".join(f"{letter(seat)}: {briefly(turn, names)}." for turn, seat in found), WIDTH)
