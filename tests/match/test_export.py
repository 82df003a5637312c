"""Exported matches: what is in them, and that every kind of tampering is found."""

import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from farshore.engine.errors import NotationError
from farshore.match.commands import AskUndo, Sit
from farshore.match.events import Drawn
from farshore.match.export import Export, check, export, read_export
from tests.match.test_live import DRAWS, Table

SCRIPT = Path(__file__).parents[2] / "scripts" / "check_draws.py"


def finished() -> Export:
    """A match with something undone after a draw, so that draws are not just those of its transcript."""
    table = Table("lost-cities", 2, rounds="1", first_starter="0")
    table.do(Sit("secret-id", "Ann", 0), Sit(None, "Marlow", 1, level=2))
    rng = random.Random(3)
    assert table.match.position is not None
    for _ in range(2):
        for text in (table.legal(0)[0], "draw"):
            table.do_as("secret-id", 0, text)
        table.do(AskUndo("secret-id", 0))
        table.do_as("secret-id", 0, "draw")
        table.do_as(None, 1, table.legal(1)[0])
        table.do_as(None, 1, "draw")
    while table.match.ended is None:
        seat = table.match.to_act[0]
        table.do_as("secret-id" if seat == 0 else None, seat, rng.choice(table.legal(seat)))
    return export(table.events, DRAWS)  # type: ignore[arg-type]


GOOD = finished()


def test_a_match_as_it_was_has_no_fault() -> None:
    assert check(GOOD) == []
    assert check(read_export(msgspec.json.encode(GOOD))) == []


def test_draws_that_were_undone_are_in_it_too() -> None:
    assert len(GOOD.draws) == GOOD.transcript.count("\n* ") + 2


def test_nobody_is_named_but_by_name() -> None:
    assert b"secret-id" not in msgspec.json.encode(GOOD)
    assert b"Marlow" in msgspec.json.encode(GOOD)


def edited(**changes: object) -> Export:
    return msgspec.structs.replace(GOOD, **changes)


def other_draw(number: int) -> list[object]:
    """The draws with another outcome in one of them, one that was possible too."""
    draws = list(GOOD.draws)
    draw = draws[number]
    name = next(name for name, _ in draw.weights if name != draw.outcome)
    draws[number] = msgspec.structs.replace(draw, outcome=name)
    return list(draws)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (edited(seed="00" * 32), "not the one that was committed to"),
        (edited(seed="xyz"), "cannot be replayed"),
        (edited(commitment="00" * 32), "not the one published when the match began"),
        (edited(draws=other_draw(3)), "not those of the rules"),
        (edited(draws=GOOD.draws[:-1]), "not those of the rules"),
        (edited(events=GOOD.events[:-1]), "the match is not over"),
        (edited(events=GOOD.events[1:]), "the first event must open"),
        (edited(events=[]), "cannot be replayed"),
        (edited(events=[msgspec.Raw(b"{}")]), "cannot be replayed"),
        (edited(transcript=GOOD.transcript + "\n"), "does not belong to these events"),
    ],
)
def test_tampering_is_found(given: Export, reason: str) -> None:
    assert any(reason in sentence for sentence in check(given)), check(given)


def test_a_card_that_did_not_come_from_the_seed_is_found() -> None:
    """Events up to a draw that the rules allow, but that brings another card than the seed does."""
    at = [i for i, raw in enumerate(GOOD.events) if b'"drawn"' in bytes(raw)][20]
    drawn = msgspec.json.decode(bytes(GOOD.events[at]), type=Drawn)
    other = next(name for name, _ in GOOD.draws[20].weights if name != drawn.text)
    swapped = msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(drawn, text=other)))
    assert "draw 20 does not follow from the seed" in check(edited(events=[*GOOD.events[:at], swapped]))


def test_a_match_that_is_not_over_keeps_its_seed() -> None:
    table = Table("lost-cities", 2).fill()
    with pytest.raises(NotationError, match="its seed is a secret"):
        export(table.events, DRAWS)  # type: ignore[arg-type]


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b"[" * 100_000, b'{"format": "other"}'])
def test_what_is_no_export_is_refused(data: bytes) -> None:
    with pytest.raises(NotationError):
        read_export(data)
    with pytest.raises(NotationError, match="cannot read format"):
        read_export(msgspec.json.encode(edited(format="farshore match 9")))


def test_the_stand_alone_script_agrees(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for given, code, word in ((GOOD, 0, "all as they must be"), (edited(draws=other_draw(3)), 1, "does not follow")):
        path.write_bytes(msgspec.json.encode(given))
        run = [sys.executable, "-I", "-S", str(SCRIPT), str(path)]
        done = subprocess.run(run, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (code, "")
        assert word in done.stdout
        assert GOOD.commitment in done.stdout


def test_keys_of_requests_are_not_exported() -> None:
    acted = [msgspec.json.decode(bytes(raw)) for raw in GOOD.events]
    assert any(event["event"] == "acted" for event in acted)
    assert not any("key" in event for event in acted)
