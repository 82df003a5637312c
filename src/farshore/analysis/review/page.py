"""A review as one HTML file that needs nothing else: verdict, curve, moments, the sum, and every number as a table."""

from collections.abc import Iterable, Sequence
from html import escape

from farshore.analysis.review import words
from farshore.analysis.review.analysis import Analysis
from farshore.analysis.review.curve import SHAPES, curve
from farshore.analysis.review.decisions import Decision
from farshore.engine.game import option_text

STYLE = """
:root{color-scheme:light dark;--ground:#f6f4ef;--surface:#fff;--ink:#1f2933;--soft:#626b75;--grid:#d3dae0;
--mine:#2f8f88;--theirs:#7b5ea7;--best:#2b6a3f;--fine:#626b75;--inaccurate:#8a5300;--mistake:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#14191f;--surface:#1c232b;--ink:#e4e8ec;--soft:#9a9a97;
--grid:#38424d;--mine:#5bbdb4;--theirs:#b59be0;--best:#83cc97;--fine:#9a9a97;--inaccurate:#f0b35a;--mistake:#ff8a7a}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:860px;padding:24px 16px 64px;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
section,details{background:var(--surface);border:1px solid var(--grid);border-radius:8px;padding:16px;margin:16px 0;
overflow-x:auto}
h1{font-size:1.6rem;line-height:1.2;margin:0}h2{font-size:1.1rem;margin:0 0 8px}p{margin:4px 0}
.soft,caption{color:var(--soft);font-size:.9rem;text-align:left}
table{border-collapse:collapse;width:100%}td,th{padding:4px 8px;text-align:left;border-top:1px solid var(--grid)}
td.n,th.n{text-align:right;white-space:nowrap}tr:target,li:target{outline:2px solid var(--inaccurate)}
tfoot td{font-weight:600}summary{font-weight:600;cursor:pointer}ol{margin:0;padding-left:1.4em}li{margin:8px 0}
svg{display:block;width:100%;height:auto}svg.m{display:inline-block;width:14px;height:14px;vertical-align:-2px}
.ink{fill:var(--ink)}.grid{stroke:var(--grid);fill:none}.base{stroke:var(--ink);fill:none}
.line{stroke:var(--ink);stroke-width:1.5;fill:none}.band{fill:var(--soft);opacity:.25}
.mine{fill:var(--mine);opacity:.35}.theirs{fill:url(#hatch)}.hatch{stroke:var(--theirs);stroke-width:3}
.square{fill:var(--surface);stroke:var(--ink)}.number{fill:var(--ink);font-weight:600}
.best{fill:var(--best)}.fine{fill:none;stroke:var(--fine);stroke-width:2}
.inaccurate{fill:var(--inaccurate)}.mistake{fill:var(--mistake)}
"""


OF_NUMBERS = ("step", "given up", "changed", "expected margin", "exact")  # what stands above numbers, or in their place


def page(review: Analysis, seat: int) -> str:
    """The whole file, from a seat's side."""
    title = f"{review.title}: {' against '.join(review.names)}"
    options = ", ".join(f"{name} {option_text(value)}" for name, value in review.options.items())
    parts = [
        "<!doctype html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<style>{STYLE}</style></head><body>",
        f'<header><p class="soft">{escape(title)}</p><h1>{escape(words.verdict(review, seat))}</h1>',
        f'<p class="soft">{escape(options)}</p></header>',
        f"<section><h2>Expected margin of {escape(review.names[seat])}, from above</h2>{curve(review, seat)}",
        f'<p class="soft">Above 0 {escape(review.names[seat])} leads. The band is ± two standard errors.</p></section>',
        _moments(review, seat),
        _sum(review, seat),
        _luck(review, seat),
        _decisions(review),
        _values(review, seat),
        f'<p class="soft">{escape(words.ERRORS)} {escape(words.about(review))}</p>',
        "</body></html>\n",
    ]
    return "\n".join(part for part in parts if part)


def _moments(review: Analysis, seat: int) -> str:
    items = [
        f'<li id="m{place}">{_mark(each)} <a href="#d{each.step}">step {each.step + 1}</a>, '
        f"{escape(words.told(review, each))}<br>{each.grade}, {escape(words.gave(review, each, seat))}</li>"
        for place, each in enumerate(review.moments(), 1)
    ]
    if not items:
        return "<section><h2>Moments</h2><p>No decision gave up more than its error allows to say.</p></section>"
    return f"<section><h2>Decisions that mattered most</h2><ol>{''.join(items)}</ol></section>"


def _sum(review: Analysis, seat: int) -> str:
    rows = words.sum_rows(review, seat)
    body = "".join(_row(row) for row in rows[:-1])
    return (
        f"<section><h2>What the margin of {escape(review.names[seat])} is made of</h2><table><tbody>{body}</tbody>"
        f'<tfoot>{_row(rows[-1])}</tfoot></table><p class="soft">{escape(words.FROM_ABOVE)}</p></section>'
    )


def _luck(review: Analysis, seat: int) -> str:
    rows = [
        (f"{each.first + 1}", words.fate(review, each), words.change(each.changes[seat]))
        for each in review.turns_of_luck(seat)
    ]
    if not rows:
        return ""
    table = _table(("step", "chance", "changed"), rows)
    return f"<section><h2>Where chance changed most</h2>{table}</section>"


def _decisions(review: Analysis) -> str:
    counts = "".join(f"<p>{escape(words.grade_counts(review, each))}</p>" for each in range(len(review.names)))
    rows = "".join(
        f'<tr id="d{each.step}"><td class="n">{each.step + 1}</td><td>{escape(review.names[each.seat])}</td>'
        f"<td>{escape(each.played)}</td><td>{escape(each.best)}</td>"
        f'<td class="n">{words.with_error(each.given_up)}</td><td>{_mark(each)} {each.grade}</td></tr>'
        for each in review.decisions
    )
    head = _head(("step", "seat", "played", "best", "given up", "grade"))
    return (
        f"<section><h2>Decisions</h2>{counts}<p>Judged by what the seat could know.</p></section>"
        f"<details><summary>All decisions</summary><table>{head}<tbody>{rows}</tbody></table></details>"
    )


def _values(review: Analysis, seat: int) -> str:
    done = ["before the first step", *(step.text for step in review.steps)]
    rows = [
        (str(step), text, words.change(each[seat]))
        for step, (text, each) in enumerate(zip(done, review.values, strict=True))
    ]
    table = _table(("step", "after", "expected margin"), rows)
    return f"<details><summary>The curve as a table</summary>{table}</details>"


def _mark(each: Decision) -> str:
    return (
        f'<svg class="m" viewBox="-7 -7 14 14" aria-hidden="true">'
        f'<path class="{each.grade}" d="M0 0{SHAPES[each.grade]}"/></svg>'
    )


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return f"<table>{_head(columns)}<tbody>{''.join(map(_row, rows))}</tbody></table>"


def _head(columns: Sequence[str]) -> str:
    return f"<thead><tr>{''.join(f'<th{_align(each)}>{escape(each)}</th>' for each in columns)}</tr></thead>"


def _row(cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<td{_align(each)}>{escape(each)}</td>' for each in cells)}</tr>"


def _align(text: str) -> str:
    """Numbers, and what stands above them or in their place, are set to the right."""
    return " class=n" if text in OF_NUMBERS or text.startswith(("+", words.MINUS, "±")) or text[:1].isdecimal() else ""
