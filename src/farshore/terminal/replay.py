"""`farshore replay`: a saved match turn by turn, or as one JSON document."""

import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from rich.text import Text

from farshore.engine.errors import NotationError, TranscriptError
from farshore.engine.game import CHANCE, SPECTATOR, option_text
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.match.transcript import Transcript, how_it_stands, parse_transcript
from farshore.play import Step
from farshore.terminal.console import HEIGHT, WIDTH, Terminal, clip, column, preparing, sides, upper
from farshore.terminal.screens import Scene, screen

NAME = 14  # columns
STEP = "Enter: next, q: leave "
LEAVE = ("q", "quit", "exit")


def read_text(file: str) -> str:
    """What is in a file, or in the input if it is `-`. Raises NotationError."""
    place = "the input" if file == "-" else file
    try:
        return (sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()).decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(f"{place} is not a text in UTF-8") from error
    except (OSError, ValueError) as error:  # ValueError: not a path at all
        raise NotationError(f"cannot read {place}: {getattr(error, 'strerror', None) or error}") from error


def read_match(file: str) -> Transcript:
    """The match in a file, or in the input if it is `-`. Raises NotationError with file, line and reason."""
    text = read_text(file)
    try:
        with preparing():
            return parse_transcript(text)
    except TranscriptError as error:
        raise fault("the input" if file == "-" else file, error) from error


def fault(place: str, error: TranscriptError) -> NotationError:
    """What is wrong with a match and where, without the position that the reason may carry."""
    return NotationError(f"{place}, line {error.line}: {error.reason.partition('; in ')[0]}")


class SeenStep(NamedTuple):
    """A step as somebody was told it, the view then and the points as they were seen."""

    step: Step
    view: Any
    scores: tuple[int, ...]


def seen_steps(transcript: Transcript, perspective: int | None) -> Iterator[SeenStep]:
    """What seat `perspective` was told and saw, or everything for None.

    What others did in a turn that all play at once is told when it has closed, one seat after the other.
    """
    game, position = transcript.game, transcript.begin()
    held: list[Step] = []

    def seen(step: Step) -> SeenStep:
        view = look(transcript, position, perspective)
        return SeenStep(step, view, position.scores if perspective is None else tuple(view.receipt.totals))

    for actor, number in transcript.steps:
        text = (
            game.text(actor, number)
            if perspective is None
            else game.told(unpack(position.states), actor, number, perspective)
        )
        position.act(number, actor)
        if text is None:
            held.append(Step(actor, game.text(actor, number)))
        else:
            yield seen(Step(actor, text))
        if position.who <= 0:
            yield from map(seen, sorted(held, key=lambda step: step.actor))
            held.clear()


def look(transcript: Transcript, position: Position, perspective: int | None) -> Any:
    """What seat `perspective` sees of a position; for None, what everybody does."""
    view = unpack(position.observe(SPECTATOR if perspective is None else perspective))
    return transcript.game.present(view, transcript.options)


def document(transcript: Transcript, perspective: int | None) -> str:
    """The match as JSON, as seat `perspective` saw it; for None, everything."""
    end = transcript.end()
    start = transcript.start
    if start is not None and perspective is not None:
        start = transcript.game.codec.text(transcript.begin().observe(perspective))
    steps = [
        {
            "actor": None if seen.step.actor == CHANCE else seen.step.actor,
            "text": seen.step.text,
            "scores": seen.scores,
        }
        for seen in seen_steps(transcript, perspective)
    ]
    return json.dumps(
        {
            "game": transcript.game.name,
            "rules": transcript.game.rules_version,
            "options": dict(transcript.options),
            "seats": list(transcript.seats),
            "position": start,
            "seen_by": perspective,
            "steps": steps,
            "result": {
                "how": how_it_stands(end),
                "scores": end.scores,
                "ranks": end.ranks,
            },
        }
    )


def show(transcript: Transcript, perspective: int | None, terminal: Terminal, stepwise: bool) -> None:
    """Print the match turn by turn; with `stepwise`, where somebody sits there, wait after each and show the table."""
    face = screen(transcript.game.name)
    stepwise = stepwise and terminal.waits
    names = [clip(name, NAME) for name in transcript.seats]
    shown = list(seen_steps(transcript, perspective))
    views = [look(transcript, transcript.begin(), perspective), *(seen.view for seen in shown)]
    sheets = [face.chapter(before, after, names) for before, after in pairwise(views)]  # what ended with each step
    last = Scene(views[-1], names, [seen.step for seen in shown], options=transcript.options)

    dealt = title(transcript)  # rows that do not cost an Enter
    if stepwise and (small := terminal.too_small()):
        dealt.insert(0, Text(small))
    turns = face.turns(last)
    seen = 0  # steps whose sheets have been shown
    for place, told in enumerate(turns, 1):
        now = shown[told.end - 1]
        if told.seat is None:
            dealt += [Text(""), Text(upper(told.text.plain), "bold")]
            continue
        scores = " : ".join(map(str, now.scores))
        left = Text.assemble("  ", column(names[told.seat], NAME), "  ", told.text)
        left.truncate(WIDTH - len(scores) - 2, overflow="ellipsis")
        dealt.append(sides(left, scores))
        if not told.turn:
            continue
        sheet = None
        if place == len(turns) or turns[place].end > told.end:  # the last of those who played at once
            sheet = next(filter(None, sheets[seen : told.end]), None)
            seen = told.end
        table = face.table(Scene(now.view, names, options=transcript.options, focus=told.seat))
        if stepwise:
            rows = list(filter(None, dealt))
            room = HEIGHT - len(table) - 2
            if rows[:-room] and terminal.page(rows[:-room]).lower() in LEAVE:
                return
            terminal.show([*table, Text(""), *rows[-room:]])
            if terminal.ask(STEP).strip().lower() in LEAVE:
                return
            if sheet and terminal.page(sheet).lower() in LEAVE:
                return
        else:
            terminal.say(*dealt)
            terminal.say(*([Text(""), *table, Text(""), *sheet, Text("")] if sheet else []))
        dealt = []
    terminal.say(*dealt)

    rows = face.result(last)
    if transcript.end().who:
        rows = [Text(""), Text("The match is not finished."), *face.receipt(last)]
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
    against = " against ".join(transcript.seats) if len(transcript.seats) < 3 else ", ".join(transcript.seats)
    return [
        Text(clip(f"{game.title}: {against}", WIDTH), "bold"),
        *(Text(f"  {row}") for row in wrap(options, WIDTH - 2)),
    ]
