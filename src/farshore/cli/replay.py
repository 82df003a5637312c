"""`farshore replay`: a saved match turn by turn, or as one JSON document."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from farshore.cli.screens import Scene, screen
from farshore.cli.terminal import PREPARING, Terminal, clip, column, patience, sides
from farshore.errors import NotationError, TranscriptError
from farshore.game import CHANCE, SPECTATOR, option_text
from farshore.match.transcript import Transcript, how_it_stands, parse_transcript
from farshore.play import Step
from farshore.position import Position
from farshore.record import unpack

NAME = 14  # columns


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
        raise NotationError(f"{place}, line {error.line}: {error.reason}") from error


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


def show(transcript: Transcript, eyes: int | None, terminal: Terminal, stepwise: bool) -> None:
    """Print the match turn by turn; with `stepwise`, where somebody sits at the terminal, wait for Enter after each."""
    game = transcript.game
    face = screen(game.name)
    seat = SPECTATOR if eyes is None else eyes
    names = [clip(name, NAME) for name in transcript.seats]
    history: list[Step] = []
    scores: list[tuple[int, ...]] = []
    sheets: dict[int, list[Text]] = {}  # what to show after so many steps
    for frame in frames(transcript, eyes):
        before, after = (game.present(unpack(at.view(seat)), transcript.options) for at in (frame.before, frame.after))
        history.append(frame.step)
        scores.append(frame.after.scores())
        if sheet := face.chapter(before, after, names):
            sheets[len(history)] = [Text(""), *face.table(Scene(after, names)), Text(""), *sheet, Text("")]

    terminal.say(Text(f"{game.title}: {' against '.join(transcript.seats)}", "bold"))
    agreed = {option.name: transcript.options[option.name] for option in game.options if not option.display}
    unusual = [name for name, value in agreed.items() if value != game.read_options({})[name]]
    terminal.say(*(f"  {name} {option_text(agreed[name])}" for name in unusual))
    for told in face.turns(history):
        if told.seat is None:
            terminal.say("", Text(told.text.capitalize(), "bold"))
            continue
        left = Text.assemble("  ", column(names[told.seat], NAME), "  ", told.text)
        terminal.say(sides(left, " : ".join(map(str, scores[told.end - 1]))))
        if stepwise and terminal.waits:
            terminal.ask("")
        terminal.say(*sheets.get(told.end, ()))

    end = transcript.end()
    scene = Scene(game.present(unpack(end.view(seat)), transcript.options), names)
    if end.who:
        terminal.say("", "The match is not finished.", *face.receipt(scene))
    else:
        terminal.say(*face.result(scene))
