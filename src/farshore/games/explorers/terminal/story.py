"""What happened in Explorers, turn by turn, read from a history as it was told.

All play a turn at once, so it is told seat by seat, and all of it ends with its last step.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from farshore.engine.game import CHANCE
from farshore.games.explorers import box
from farshore.games.explorers.present import Table
from farshore.games.explorers.terminal.map import OBJECTS, quadrant_of, terrain_names, thing_on
from farshore.play import Step
from farshore.terminal.screens import YOU, Scene, Told

CARD = re.compile("card ([1-8])(?: near ([12]))?")


@dataclass
class Part:
    """What one seat did in a turn."""

    seat: int
    words: list[str] = field(default_factory=list)  # what it chose and marked, in order
    marks: list[str] = field(default_factory=list)
    done: bool = False


@dataclass
class Turn:
    """A card, or setup, and what each seat did."""

    card: tuple[str, str] | None = None  # None: setup, or unknown
    parts: dict[int, Part] = field(default_factory=dict)
    end: int = 0  # steps of the history after its last one


def read_story(history: Sequence[Step]) -> list[Turn]:
    """The turns of a history; the first is setup, or what goes on where the history begins."""
    story = [Turn()]
    for end, (actor, text) in enumerate(history, 1):
        turn = story[-1]
        if actor == CHANCE:
            if match := CARD.fullmatch(text):
                story.append(Turn(box.CARDS[int(match[1]) - 1], end=end))
            continue
        turn.end = end
        verb, _, what = text.partition(" ")
        if verb == "tile":
            continue
        part = turn.parts.setdefault(actor, Part(actor))
        if verb == "mark":
            part.marks.append(what)
            part.words.append(what)
        elif verb == "option":
            part.words.append(f"{terrain_names(turn.card[int(what) - 1])}:" if turn.card else f"option {what}:")
        elif verb == "scroll":
            part.words = [f"scroll for {terrain_names(what)}:"]
        elif verb == "terrain":
            part.words.append(f"{terrain_names(what)}:")
        elif verb == "bonus":
            part.words.append(f"bonus {terrain_names(what[-1])}:")
        elif verb == "village":
            part.words.append(f"start at village {what};")
        part.done = verb == "done"
    return story


def words(part: Part, view: Table) -> str:
    """A part of a turn in words, to follow a name."""
    found = finds(part, view)
    if not part.marks:
        return " ".join([*part.words, "no mark"])
    return f"{' '.join(part.words)}{f' ({found})' if found else ''}"


def finds(part: Part, view: Table) -> str:
    """What the marks of a turn found."""
    found = [(square, thing_on(view, square)) for square in part.marks]
    return ", ".join(
        f"temple {quadrant_of(square)}" if thing == "T" else OBJECTS[thing]
        for square, thing in found
        if thing in OBJECTS
    )


def turns(scene: Scene) -> list[Told]:
    """The history turn by turn, with the card of each."""
    view: Table = scene.view
    story = read_story(scene.history)
    last = (view.round - 1) * box.TURNS + view.turn  # the number of the last card, counted through all rounds
    told = []
    for number, turn in enumerate(story, last - len(story) + 1):
        if not turn.end:
            continue
        if turn.card is None:
            heading = "setup" if number == 0 else "the running turn"
        else:
            one, two = map(terrain_names, turn.card)
            place = f"round {(number - 1) // box.TURNS + 1}, turn {(number - 1) % box.TURNS + 1}"
            heading = f"{place}: {one} - {two}" if " or " in one else f"{place}: {one} or {two}"
        told.append(Told(None, Text(heading), turn.end, turn=False))
        told += [Told(seat, Text(words(turn.parts[seat], view)), turn.end) for seat in sorted(turn.parts)]
    return told


@dataclass(frozen=True)
class News:
    """What happened in the last turn that closed."""

    text: str = ""
    found: dict[int, str] = field(default_factory=dict)  # by seat: how many marks, and letters of what they found


def news(scene: Scene) -> News:
    """What everybody did in the last turn that closed; the finds worth a sentence in words."""
    view: Table = scene.view
    story = read_story(scene.history)
    closed = story[:-1] if view.phase != "over" else story
    if not closed or not closed[-1].parts:
        return News()
    last = closed[-1]
    found, sentences = {}, []
    for seat, part in sorted(last.parts.items()):
        things = "".join(thing for square in part.marks if (thing := thing_on(view, square)) != ".")
        found[seat] = f"+{len(part.marks)} {things}"
        name = scene.names[seat]
        if name != YOU and (what := finds(part, view)):
            sentences.append(f"{name}: {what}.")
    if view.turn == 1 and view.round > 1:
        sentences.insert(0, f"Round {view.round} begins.")
    return News(" ".join(sentences), found)  # such as `Tove: gem, temple A.`
