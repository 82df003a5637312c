"""`farshore review`: a finished match, decision by decision, in tables, as JSON or as a page."""

import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from farshore.analysis.grades import Grade
from farshore.analysis.review import words
from farshore.analysis.review.analysis import Analysis, analyse
from farshore.analysis.review.decisions import Decision
from farshore.analysis.review.document import document
from farshore.analysis.review.page import page
from farshore.engine.errors import InvalidInput, TranscriptError
from farshore.match.export import check, read_export
from farshore.match.transcript import Transcript, parse_transcript
from farshore.terminal.console import preparing
from farshore.terminal.replay import fault, read_text

WIDE = 120  # columns where nobody sees the terminal
STYLES = {Grade.INACCURATE: "yellow", Grade.MISTAKE: "red"}


@dataclass(frozen=True)
class ReviewRequest:
    """What was asked for."""

    file: str
    seat: int
    simulations: int | None
    seed: int
    json: bool
    html: Path | None


def run(request: ReviewRequest) -> None:
    """Review the match, then print it or write it. Raises FarshoreError."""
    if request.html is not None and not request.html.absolute().parent.is_dir():
        raise InvalidInput(f"cannot write {request.html}: there is no such folder")
    transcript = read_finished(request.file)
    if request.seat not in range(len(transcript.seats)):
        raise InvalidInput(f"there is no seat {request.seat}: seats are 0 to {len(transcript.seats) - 1}")
    review = _analyse(transcript, request)
    if request.html is not None:
        try:
            request.html.write_text(page(review, request.seat), encoding="utf-8")
        except OSError as error:
            raise InvalidInput(f"cannot write {request.html}: {error.strerror or error}") from None
    if request.json:
        print(document(review))
    elif request.html is not None:
        print(f"Wrote {request.html}.")
    else:
        show(review, request.seat)


def read_finished(file: str) -> Transcript:
    """The match in a transcript or an export. Raises NotationError or InvalidInput if it is no match that ended."""
    text, place = read_text(file), "the input" if file == "-" else file
    if text.lstrip().startswith("{"):
        export = read_export(text)
        with preparing():
            wrong = check(export)
        if wrong:
            raise InvalidInput(f"{place} is not as it was exported: {wrong[0]}")
        text = export.transcript
    try:
        with preparing():
            transcript = parse_transcript(text)
    except TranscriptError as error:
        raise fault(place, error) from error
    if not transcript.end().over:
        raise InvalidInput(f"the match in {place} was not played to its end: only a finished one can be reviewed")
    return transcript


def _analyse(transcript: Transcript, request: ReviewRequest) -> Analysis:
    console = Console(stderr=True, highlight=False)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with bar, ExitStack() as until_begun:
        until_begun.enter_context(preparing())
        task = bar.add_task("Reviewing", total=None)

        def progress(done: int, whole: int) -> None:
            until_begun.close()
            bar.update(task, completed=done, total=whole)

        return analyse(transcript, simulations=request.simulations, seed=request.seed, progress=progress)


def show(review: Analysis, seat: int) -> None:
    """Print a review from a seat's side."""
    console = Console(highlight=False, markup=False, emoji=False, width=None if sys.stdout.isatty() else WIDE)
    console.print(Text(f"{review.title}: {words.verdict(review, seat)}", "bold"), soft_wrap=True)
    console.print()
    console.print(Text(f"What the margin of {review.names[seat]} is made of", "bold"))
    table = _table("", "points", "±")
    for name, points, error in words.sum_rows(review, seat):
        table.add_row(*(Text(cell, "bold" if error == "exact" else "") for cell in (name, points, error)))
    console.print(table, end="")
    console.print(words.FROM_ABOVE)
    _show_decisions(console, "Decisions that mattered most", review.moments(), review, seat)
    if swings := review.turns_of_luck(seat):
        console.print()
        console.print(Text("Where chance changed most", "bold"))
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for column in ("step", "chance", "changed"):
            table.add_column(column, justify="left" if column == "chance" else "right")
        for each in swings:
            table.add_row(str(each.first + 1), Text(words.fate(review, each)), words.change(each.changes[seat]))
        console.print(table, end="")
    look = [each for each in review.decisions if each.grade in words.WORTH_A_LOOK]
    _show_decisions(console, "Worth a look", look, review, seat)
    console.print()
    for place in range(len(review.names)):
        console.print(words.grade_counts(review, place))
    console.print()
    console.print(words.ERRORS, words.about(review))


def _show_decisions(console: Console, title: str, found: list[Decision], review: Analysis, seat: int) -> None:
    console.print()
    console.print(Text(title, "bold"))
    if not found:
        console.print("Nothing: no decision gave up more than its error allows to say.")
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for column in ("step", "seat", "played", "best", "", "grade"):
        table.add_column(column, justify="right" if column == "step" else "left")
    for each in found:
        cells = (each.played, each.best, words.gave(review, each, seat))
        grade = Text(each.grade, STYLES.get(each.grade, ""))
        table.add_row(str(each.step + 1), Text(review.names[each.seat]), *map(Text, cells), grade)
    console.print(table, end="")


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table
