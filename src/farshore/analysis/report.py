"""A game's report: a page of Markdown with tables, and its diagrams."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from farshore.analysis.counting import Run
from farshore.analysis.plots import points_plot, score_plot
from farshore.analysis.summary import Summary
from farshore.analysis.tables import Grid, grids, seats_text


@dataclass(frozen=True)
class Report:
    """Texts by the names of their files."""

    files: dict[str, str]


def make_report(command: str, found: Sequence[tuple[Run, Summary]]) -> Report:
    """The report of a game. `command` is what makes it again."""
    first = found[0][1]
    files: dict[str, str] = {}
    page = [
        f"# Statistics of {first.title}",
        "",
        f"Bots of level {first.level} against each other, in all seats. "
        f"Farshore {first.version}, rules version {first.rules}. The same command makes the same figures:",
        "",
        "```",
        command,
        "```",
        "",
        "A ± is followed by the standard error between matches. "
        "They say how these bots play, not how the game is played best. "
        "[How to read and make them](../guides/statistics.md).",
        "",
    ]
    for run, summary in found:
        page += _section(run, summary, files)
    files[f"{first.game}.md"] = "\n".join(page).rstrip() + "\n"
    return Report(files)


def _section(run: Run, summary: Summary, files: dict[str, str]) -> Iterator[str]:
    seats = "any number of seats" if summary.seats is None else seats_text(summary.seats)
    chosen = ", ".join(f"`{name}={summary.options[name]}`" for name in run.options)
    last = summary.first_seed + summary.matches - 1
    yield f"## {run.title}"
    yield ""
    yield (
        f"{summary.matches} matches, seeds {summary.first_seed} to {last}, {seats}, "
        f"{f'options {chosen}' if chosen else 'default options'}."
    )
    yield ""
    plots = {"scores": ("Points and lengths", score_plot(summary)), "points": ("What pays", points_plot(summary))}
    for name, (words, svg) in plots.items():
        if svg is not None:
            file = f"{summary.game}-{run.name}-{name}.svg"
            files[file] = svg
            yield f"![{words}: {run.title}]({file})"
            yield ""
    for grid in grids(summary):
        yield from markdown(grid)


def markdown(grid: Grid) -> Iterator[str]:
    """A table as lines of Markdown."""
    yield f"### {grid.title}"
    yield ""
    yield grid.about
    yield ""
    yield _line(grid.columns)
    yield _line(["---", *["---:"] * (len(grid.columns) - 1)])
    yield from map(_line, grid.rows)
    yield ""


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
