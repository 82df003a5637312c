"""`farshore replay`: a saved match turn by turn, or as one JSON document."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from rich.text import Text

from farshore.cli.screens import Scene, screen
from farshore.cli.terminal import PREPARING, WIDTH, Terminal, clip, column, patience, sides
from farshore.errors import NotationError, TranscriptError
from farshore.game import CHANCE, SPECTATOR, option_text
from farshore.match.transcript import Transcript, how_it_stands, parse_transcript
from farshore.play import Step
from farshore.position import Position
from farshore.record import unpack

NAME = 14  # columns
STEP = "Enter: next, q: leave "
LEAVE = ("q", "quit", "exit")


def read_match(file: str) -> Transcript:
    """The match in a file, or in the input if it is `-`. Raises NotationError with file, line and reason."""
    place = "the input" if file == "-" else file
    try:
        text = (sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()).decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(f"{place} is not a text in UTF-8") from error
    except (OSError, ValueError) as error:  # ValueError: not a path at all
        raise NotationError(f"cannot read {place}: {getattr(error, 'strerror', None) or error}") from error
    try:
        with patience(PREPARING):
            return parse_transcript(text)
    except TranscriptError as error:
        raise fault(place, error) from error


def fault(place: str, error: TranscriptError) -> NotationError:
    """What is wrong with a match and where, without the position that the reason may carry."""
    return NotationError(f"{place}, line {error.line}: {error.reason.partition('; in ')[0]}")


class Frame(NamedTuple):
    """A step as somebody was told it, and the position before and after it. Positions are played on in place."""

    step: Step
    before: Position
    after: Position


def frames(transcript: Transcript, eyes: int | None) -> Iterator[Frame]:
    """What seat `eyes` was told, or everything for None."""
    game = transcript.game
    position = transcript.begin()
    for actor, number in transcript.steps:
        text = game.text(actor, number) if eyes is None else game.told(unpack(position.states), actor, number, eyes)
        before = position.copy()
        position.step(actor, number)
        if text is not None:
            yield Frame(Step(actor, text), before, position)


def document(transcript: Transcript, eyes: int | None) -> str:
    """The match as JSON, as seat `eyes` saw it; for None, everything."""
    end = transcript.end()
    start = transcript.start
    if start is not None and eyes is not None:
        start = transcript.game.view_text(transcript.begin().view(eyes))
    steps = [
        {
            "actor": None if frame.step.actor == CHANCE else frame.step.actor,
            "text": frame.step.text,
            "scores": frame.after.scores(),
        }
        for frame in frames(transcript, eyes)
    ]
    return json.dumps(
        {
            "game": transcript.game.name,
            "rules": transcript.game.rules_version,
            "options": dict(transcript.options),
            "seats": list(transcript.seats),
            "position": start,
            "seen_by": eyes,
            "steps": steps,
            "result": {
                "how": how_it_stands(end),
                "scores": end.scores(),
                "ranks": end.ranks(),
            },
        }
    )


class Shown(NamedTuple):
    """How the table stood after a step, for whoever looks."""

    view: Any
    scores: tuple[int, ...]
    sheet: list[Text] | None  # what ended with the step


def show(transcript: Transcript, eyes: int | None, terminal: Terminal, stepwise: bool) -> None:
    """Print the match turn by turn; with `stepwise`, where somebody sits there, wait after each and show the table."""
    game = transcript.game
    face = screen(game.name)
    stepwise = stepwise and terminal.waits
    seat = SPECTATOR if eyes is None else eyes
    names = [clip(name, NAME) for name in transcript.seats]
    history: list[Step] = []
    shown: list[Shown] = []
    for frame in frames(transcript, eyes):
        before, after = (game.present(unpack(at.view(seat)), transcript.options) for at in (frame.before, frame.after))
        history.append(frame.step)
        shown.append(Shown(after, frame.after.scores(), face.chapter(before, after, names)))

    dealt = title(transcript)  # rows that do not cost an Enter
    if stepwise and (small := terminal.too_small()):
        dealt.insert(0, Text(small))
    for told in face.turns(history):
        now = shown[told.end - 1]
        if told.seat is None:
            dealt += [Text(""), Text(told.text.plain.capitalize(), "bold")]
            continue
        left = Text.assemble("  ", column(names[told.seat], NAME), "  ", told.text)
        dealt.append(sides(left, " : ".join(map(str, now.scores))))
        if not told.turn:
            continue
        table = face.table(Scene(now.view, names))
        if stepwise:
            terminal.show([*table, Text(""), *filter(None, dealt)])  # without empty rows all of it fits
            if terminal.ask(STEP).strip().lower() in LEAVE:
                return
            if now.sheet and terminal.page(now.sheet).lower() in LEAVE:
                return
        else:
            terminal.say(*dealt)
            terminal.say(*([Text(""), *table, Text(""), *now.sheet, Text("")] if now.sheet else []))
        dealt = []
    terminal.say(*dealt)

    end = transcript.end()
    scene = Scene(game.present(unpack(end.view(seat)), transcript.options), names)
    rows = face.result(scene)
    if end.who:
        rows = [Text(""), Text("The match is not finished."), *face.receipt(scene)]
    if stepwise:
        terminal.show(rows)
    else:
        terminal.say(*rows)


def title(transcript: Transcript) -> list[Text]:
    """Who plays what, and which options are not as usual."""
    game = transcript.game
    agreed = {option.name: transcript.options[option.name] for option in game.options if not option.display}
    unusual = [name for name, value in agreed.items() if value != game.read_options({})[name]]
    options = ", ".join(f"{name} {option_text(agreed[name])}" for name in unusual)
    return [
        Text(f"{game.title}: {' against '.join(transcript.seats)}", "bold"),
        *(Text(f"  {row}") for row in wrap(options, WIDTH - 2)),
    ]
