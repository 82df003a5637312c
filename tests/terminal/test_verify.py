"""`farshore verify`: fair and tampered matches, and files that are none."""

from pathlib import Path

import msgspec
from click.testing import CliRunner

from farshore.bots import make
from farshore.match.commands import Sit
from farshore.match.export import Export, export
from farshore.play import Turn
from farshore.terminal import main
from tests.match.fair_match import FairTable
from tests.match.fair_match import exported as fair
from tests.match.test_export import GOOD, edited
from tests.match.test_live import DRAWS


def test_a_fair_match_is_confirmed_and_a_tampered_one_is_not(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(msgspec.json.encode(GOOD))
    fair = CliRunner().invoke(main, ["verify", str(path)])
    assert fair.exit_code == 0
    assert fair.output.endswith(f"commitment {GOOD.commitment}\n{len(GOOD.draws)} draws, all correct\n")
    path.write_bytes(msgspec.json.encode(edited(seed="00" * 32)))
    tampered = CliRunner().invoke(main, ["verify", str(path)])
    assert tampered.exit_code == 1
    assert "the seed is not the one that was committed to" in tampered.output


def test_what_is_no_match_ends_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("{}")
    for name in (path, tmp_path / "nothing"):
        done = CliRunner().invoke(main, ["verify", str(name)])
        assert done.exit_code == 2
        assert done.output.startswith("farshore: ")


def test_who_contributed_is_said(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(msgspec.json.encode(fair()))
    done = CliRunner().invoke(main, ["verify", str(path)])
    assert done.exit_code == 0
    assert "seat 2, Eve, contributed nothing\n1 starts were abandoned before this one\n" in done.output


# ---- bots


def bots_match(*levels: int, steps: int = 1_000) -> Export:
    """A match of bots that choose as on a server."""
    table = FairTable("lost-cities", 2, rounds="1", first_starter="0")
    table.do(*(Sit(None, f"Bot {level}", level=level) for level in levels))
    while table.match.ended is None:
        match, seat = table.match, table.match.to_act[0]
        assert match.position is not None
        seed = match.draws_by(DRAWS).bot_seed(seat, match.acted.get(seat, 0))
        bot = make(match.game, levels[seat] if len(match.steps) < steps else 1, seed)
        turn = Turn(match.game, match.position.observe(seat), seat)
        table.do_as(None, seat, match.game.actions[bot.choose(turn)])
    return export(table.events, DRAWS)  # type: ignore[arg-type]


def verified(path: Path, given: Export) -> tuple[int, str]:
    path.write_bytes(msgspec.json.encode(given))
    done = CliRunner().invoke(main, ["verify", "--bots", str(path)])
    return done.exit_code, done.output


def test_choices_of_bots_are_made_again(tmp_path: Path) -> None:
    given = bots_match(1, 2)
    code, output = verified(tmp_path / "match.json", given)
    assert code == 0
    for level in (1, 2):
        counts = {line.split(" ")[4] for line in output.splitlines() if line.startswith(f"bots of level {level}: ")}
        assert len(counts) == 1
        assert f"{min(counts)} of {min(counts)} choices are those of the installed bots" in output
    assert sum(int(line.split(" ")[4]) for line in output.splitlines() if line.startswith("bots of level")) == sum(
        b'"acted"' in bytes(raw) for raw in given.events
    )


def test_a_choice_that_a_bot_cannot_have_made_is_found(tmp_path: Path) -> None:
    """A host that lets another bot play than it says."""
    code, output = verified(tmp_path / "match.json", bots_match(2, 2, steps=40))
    assert code == 1
    assert "a bot of level 2 chooses" in output


def test_choices_of_the_first_scheme_and_of_bots_that_think_by_the_clock_are_not_judged(tmp_path: Path) -> None:
    code, output = verified(tmp_path / "match.json", GOOD)
    assert (code, "the choices of bots cannot be checked" in output) == (0, True)
    given = bots_match(2, 2)
    seated = given.events[2]
    events = [*given.events[:2], msgspec.Raw(bytes(seated).replace(b'"level":2', b'"level":5')), *given.events[3:]]
    assert [bytes(raw) for raw in events] != [bytes(raw) for raw in given.events]
    code, output = verified(tmp_path / "match.json", msgspec.structs.replace(given, events=events))
    assert code == 0
    assert "choices cannot be checked: they depend on the clock" in output
