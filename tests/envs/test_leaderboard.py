"""Leaderboards: the same matches for every agent, wherever they are played; files that are read back and checked."""

import json
import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec
import pytest

from farshore.engine.errors import InvalidInput, NotationError
from farshore.envs.leaderboard import Board, Entry, Measured, add_entry, listing, main, read_board, score, write_board
from tests.games.matches import SOAK

BOARD = Board(1, "lost-cities", 1, 2, {"rounds": 1}, ("random", "1"), 4_500_000, 4)
AGENT = "class Agent:\n    def choose(self, turn):\n        return turn.numbers()[-1]\n"
OTHER = {"name": "other", "agent": "2", "digest": "", "code": "", "score": 1.0, "error": 1.0, "results": []}
BOARDS = sorted((Path(__file__).parents[2] / "docs" / "leaderboards").glob("*.json"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    write_board(tmp_path / "board.json", BOARD)
    return tmp_path / "board.json"


def test_the_same_matches_are_played_by_any_number_of_processes() -> None:
    one, two = (score(BOARD, "2", jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert [each.opponent for each in one.results] == ["random", "1"]
    assert one.results[0].margin > one.results[1].margin
    assert one.score == pytest.approx(sum(each.margin for each in one.results) / 2)
    against = [score(msgspec.structs.replace(BOARD, opponents=(each,)), "2", jobs=1) for each in BOARD.opponents]
    assert [each.results[0] for each in against] == list(one.results)


def test_the_error_of_a_score_counts_a_seed_once() -> None:
    """Twice the same opponent says no more than once: the cards are the same."""
    one = score(msgspec.structs.replace(BOARD, opponents=("2",)), "1", jobs=1)
    two = score(msgspec.structs.replace(BOARD, opponents=("2", "same=2")), "1", jobs=1)
    assert [each.margin for each in two.results] == [one.score] * 2
    assert two.error == pytest.approx(one.error)


def test_an_agent_of_ones_own_is_scored_and_written_down(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    agent = path.parent / "agent.py"
    agent.write_text(AGENT)
    main([str(path), str(agent), "--as", "the last", "--jobs", "1"])
    main([str(path), "2", "--as", "level 2", "--jobs", "1"])
    main([str(path), "random", "--jobs", "1"])  # only shown
    shown = capsys.readouterr().out.splitlines()[-4:]
    assert re.match(r"1 +level 2 +\+[0-9.]+ \(", shown[1])
    assert "random" in shown[2] + shown[3]
    board = read_board(path)
    assert [entry.name for entry in board.entries] == ["level 2", "the last"]
    assert re.fullmatch("[0-9a-f]{16}", board.entries[1].digest)
    main([str(path), "2", "--as", "the last", "--jobs", "1"])  # a name stands once
    again = read_board(path).entries
    assert {entry.name for entry in again} == {"level 2", "the last"}
    assert all(msgspec.structs.replace(entry, name="level 2") == board.entries[0] for entry in again)


def test_entries_written_while_an_agent_plays_are_kept(path: Path) -> None:
    agent = path.parent / "agent.py"
    other = """
        import msgspec
        from pathlib import Path
        from farshore.envs.leaderboard import read_board, score, write_board
        path = Path(PATH)
        board = read_board(path)
        if not board.entries:
            write_board(path, msgspec.structs.replace(board, entries=(score(board, "1", jobs=1),)))
    """
    agent.write_text(dedent(other).replace("PATH", repr(str(path))) + AGENT)
    main([str(path), str(agent), "--as", "slow", "--jobs", "1"])
    assert {entry.name for entry in read_board(path).entries} == {"1", "slow"}
    assert [each.name for each in path.parent.iterdir() if each.suffix not in (".py", ".json")] in ([], ["__pycache__"])


def test_a_board_that_became_another_meanwhile_is_left_alone(path: Path) -> None:
    entry = score(BOARD, "1", jobs=1)
    write_board(path, msgspec.structs.replace(BOARD, first_seed=7))
    with pytest.raises(NotationError, match="has become another leaderboard meanwhile: its first_seed"):
        add_entry(path, BOARD, entry)
    assert not read_board(path).entries


def test_entries_of_other_code_are_marked(path: Path) -> None:
    results = tuple(Measured(each, 9.0, 1.0) for each in BOARD.opponents)
    old = Entry("old", "2", "", "0" * 16, 9.0, 1.0, results)
    lines = listing(msgspec.structs.replace(BOARD, entries=(old,)))
    assert "old *" in lines[1]
    assert lines[-1].startswith("* played with other rules or bots")


def test_an_agent_that_fails_gets_no_score(path: Path) -> None:
    agent = path.parent / "agent.py"
    agent.write_text(AGENT.replace("turn.numbers()[-1]", "-1"))
    with pytest.raises(InvalidInput, match=r"a match was lost by a fault \(illegal\)"):
        score(BOARD, str(agent), jobs=1)


def test_alone_points_count() -> None:
    board = Board(1, "explorers", 1, 1, {}, (), 4_500_000, 2)
    entry = score(board, "1", jobs=1)
    assert [each.opponent for each in entry.results] == [""]
    assert entry.score > 20
    assert "against" not in listing(msgspec.structs.replace(board, entries=(entry,)))[0]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "has format 2: this version reads 1"),
        ({"rules": 9}, "is for version 9 of the rules of lost-cities, and version 1 is here"),
        ({"sets": 1}, "sets=1 are too few"),
        ({"opponents": []}, "a leaderboard names opponents"),
        ({"opponents": ["9"]}, "there is no player '9'"),
        ({"opponents": ["run:true"]}, "opponents cannot be 'run:true': allowed are built-in bots that do not think by"),
        ({"opponents": ["2026-11:2"]}, "opponents cannot be '2026-11:2'"),
        ({"opponents": ["2", "5"]}, "opponents cannot be '5'"),
        ({"options": {"rounds": 99}}, "option rounds cannot be 99"),
        ({"seats": 3}, "cannot be played by 3"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"colour": 1}, "is no leaderboard: Object contains unknown field `colour`"),
        ({"first_seed": "x"}, "is no leaderboard"),
        ({"entries": [OTHER]}, "the results of 'other' are not against the opponents of"),
    ],
)
def test_files_that_cannot_be_played_are_refused(
    path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, Any], message: str
) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    with pytest.raises(SystemExit, match=re.escape(message)):
        main([str(path)])
    assert capsys.readouterr().out == ""


def test_what_is_no_file_or_no_agent_is_refused(path: Path) -> None:
    with pytest.raises(NotationError, match="cannot read"):
        read_board(path.parent / "none.json")
    with pytest.raises(SystemExit, match="there is no player 'nobody'"):
        main([str(path), "nobody"])
    with pytest.raises(SystemExit, match="jobs cannot be 0"):
        main([str(path), "2", "--jobs", "0"])


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_the_boards_of_the_documents_can_be_played(path: Path) -> None:
    board = read_board(path)
    assert board.entries
    assert path.read_bytes().endswith(b"}\n")


@pytest.mark.skipif(not SOAK, reason="a cluster takes long to start: make soak")
def test_a_ray_cluster_of_two_nodes_gives_the_same_score() -> None:
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        assert score(BOARD, "2", ray=cluster.address) == score(BOARD, "2", jobs=1)
    finally:
        cluster.shutdown()
