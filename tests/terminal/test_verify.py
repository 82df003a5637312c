"""`farshore verify`: fair and tampered matches, and files that are none."""

from pathlib import Path

import msgspec
from click.testing import CliRunner

from farshore.terminal import main
from tests.match.test_export import GOOD, edited


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
