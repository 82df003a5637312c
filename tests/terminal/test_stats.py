"""`farshore stats`: tables, files, reports, and what it says of bad input."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.terminal.conftest import Run

SHORT = ("--option", "rounds=1", "--level", "1", "--jobs", "1")


def test_tables_and_all_figures_as_json(run: Run) -> None:
    done = run("stats", "lost-cities", "--matches", "4", *SHORT, "--json", "figures.json")
    assert done.exit_code == 0, done.output
    assert "seeds 1 to 4" in done.output
    assert re.search(r"^ *begins +-?[\d.]+ ± [\d.]+ ", done.output, re.MULTILINE)
    figures = json.loads(Path("figures.json").read_text())
    assert (figures["matches"], figures["seats"], figures["options"]["rounds"]) == (4, 2, "1")
    assert [each["name"] for each in figures["tables"]] == ["wagers", "cards", "begun", "starter", "actions"]
    assert figures["tables"][3]["rows"][0]["count"] == 4  # one seat starts each round
    assert sum(count for _, count in figures["by_seats"][0]["points"]["counts"]) == 8
    assert run("stats", "lost-cities", "--matches", "4", *SHORT).output == done.output


def test_a_report_has_its_command_tables_and_diagrams(run: Run) -> None:
    done = run("stats", "lost-cities", "--matches", "3", "--level", "1", "--jobs", "1", "--write", "reports/new")
    assert done.exit_code == 0, done.output
    page = Path("reports/new/lost-cities.md").read_text()
    assert "farshore stats lost-cities --level 1 --seed 1 --matches 3 --write docs/statistics" in page
    pictures = re.findall(r"\]\(([\w-]+\.svg)\)", page)
    assert len(pictures) == 4
    assert sorted(each.name for each in Path("reports/new").iterdir()) == sorted([*pictures, "lost-cities.md"])
    for each in pictures:
        svg = Path("reports/new", each).read_text()
        assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
        assert "prefers-color-scheme:dark" in svg
    for line in page.splitlines():
        if line.startswith("|"):
            assert line.count("|") >= 5, line


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ((), "name a game: "),
        (("hex",), "unknown game 'hex'"),
        (("lost-cities", "--matches", "0"), "0 matches cannot be played"),
        (("lost-cities", "--matches", "many"), "'many' is not a valid integer"),
        (("lost-cities", "--seats", "3"), "cannot be played by 3"),
        (("lost-cities", "--seats", "two"), "seats cannot be 'two': expected a number or any"),
        (("lost-cities", "--option", "rounds=x"), "option rounds cannot be 'x'"),
        (("lost-cities", "--option", "size=any"), "has no option 'size'"),
        (("lost-cities", "--level", "5"), "level 5 thinks by the clock"),
        (("lost-cities", "--level", "strong"), "there is no bot 'strong'"),
        (("lost-cities", "--seed", "-1"), "seed cannot be -1"),
        (("lost-cities", "--jobs", "0"), "0 processes cannot play"),
        (("lost-cities", "--json", "nowhere/x.json"), "there is no such folder"),
        (("lost-cities", "--write", "here", "--seats", "2"), "--seats cannot be combined with --write"),
        (("lost-cities", "--write", "here", "--json", "x"), "--json cannot be combined with --write"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(run: Run, args: tuple[str, ...], sentence: str) -> None:
    done = run("stats", *args)
    assert done.exit_code == 2
    assert sentence in done.output
    assert "Traceback" not in done.output


def test_a_report_that_cannot_be_written_is_one_sentence(run: Run) -> None:
    Path("file").write_text("")
    done = run("stats", "lost-cities", "--matches", "1", "--jobs", "1", "--write", "file/reports")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert done.output.startswith("farshore: cannot write into file/reports: ")


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(each) for each in listed.read_text().split()] if listed.exists() else []


def is_running(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see processes")
def test_ctrl_c_ends_all_processes() -> None:
    command = [sys.executable, "-m", "farshore", "stats", "lost-cities", "--matches", "10000000", "--jobs", "2"]
    begun = "import signal, sys, runpy; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{begun}; sys.argv = {command[2:]!r}; runpy.run_module('farshore', run_name='__main__', alter_sys=True)"
    running = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        end = time.monotonic() + 120
        while len(found := children(running.pid)) < 3:  # two that play, and Python's own that cleans up
            assert time.monotonic() < end
            assert running.poll() is None, running.communicate()
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does
        _, errors = running.communicate(timeout=300)
    finally:
        running.kill()
        running.wait()
    assert (running.returncode, "Traceback" in errors) == (128 + signal.SIGINT, False), errors
    end = time.monotonic() + 120
    while any(map(is_running, found)):
        assert time.monotonic() < end
        time.sleep(0.05)
