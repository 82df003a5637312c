"""The arena: matches between bots of all kinds, in any number of processes, with any of them failing."""

import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import farshore
from farshore import games
from farshore.bots import make
from farshore.bots.arena.on_ray import play_on_ray
from farshore.bots.arena.pipes import LinePipe
from farshore.bots.arena.players import make_bot, read_player, read_players
from farshore.bots.arena.protocol import PARTS, PROTOCOL, Begin, End, Turn, bot_seed, line, read_ready, turn_message
from farshore.bots.arena.referee import Referee, Result
from farshore.bots.arena.speak import Speaker, speak
from farshore.bots.arena.tournament import Fixture, agree, fixtures, make_lineups, orders
from farshore.bots.arena.workers import Workers
from farshore.engine.chance import stream
from farshore.engine.errors import InvalidInput, NotationError
from farshore.engine.game import Game
from farshore.play import Play
from tests.bots.arena_players import FIRST, READY, program, short, timeless
from tests.games.matches import SOAK, play_to, random_match

# ---- who meets whom


def test_every_order_of_seats_is_played_once() -> None:
    assert orders(("a", "b")) == (("a", "b"), ("b", "a"))
    assert len(orders(("a", "b", "b", "b"))) == 4
    assert len(orders(("a", "b", "c", "d"))) == 24
    settings = short(["1", "2", "random"])
    found = list(fixtures(settings, 2))
    assert found == sorted(found)
    assert len(found) == len(set(found)) == 2 * 3 * 2


def test_who_meets_whom() -> None:
    names = ["a", "b", "c"]
    assert make_lineups(names, 2, "all") == (("a", "b"), ("a", "c"), ("b", "c"))
    assert make_lineups(names, 2, "first") == (("a", "b"), ("a", "c"))
    assert make_lineups(names, 2, "next") == (("a", "b"), ("b", "c"))
    assert make_lineups(["a", "b"], 3, "all") == (("a", "b", "b"), ("b", "a", "a"))
    assert make_lineups(names, 3, "mixed") == (("a", "b", "c"),)
    assert make_lineups(names, 1, "all") == (("a",), ("b",), ("c",))
    for wrong in ((["a"], 2, "all"), (["a", "b"], 3, "mixed"), (names, 2, "some")):
        with pytest.raises(NotationError):
            make_lineups(*wrong)


def test_players_are_read_and_wrong_ones_are_refused(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("class One:\n    def choose(self, turn): ...\n")
    assert read_player("3").kind == "built-in"
    assert read_player(f"{bot}:One").name == "bot:One"
    assert read_player(f"mine={bot}").name == "mine"
    assert read_player("x=run:./it --level=3").value == "./it --level=3"
    assert read_player("2026-11:3").kind == "frozen"
    for wrong in ("6", "level3", "nothing.py", "run:", "run:'", "2026-11:9", "2026-11", "1999-01:2", ""):
        with pytest.raises(NotationError):
            read_player(wrong)
    with pytest.raises(NotationError, match="two players are called '2'"):
        read_players(["2", "1", "2"])
    before = read_player(str(bot))
    bot.write_text(bot.read_text() + "\n")
    assert read_player(str(bot)) != before  # another bot now


@pytest.mark.parametrize(
    ("source", "name", "wrong"),
    [
        ("class A:\n    def choose(self, turn): return 0\n", "", None),
        ("class A:\n    def choose(self, turn): return 0\nclass B(A): ...\n", "", "it has A, B"),
        ("class A:\n    def choose(self, turn): return 0\nclass B(A): ...\n", "B", None),
        ("class A: ...\n", "", "it has none"),
        ("class A: ...\n", "A", "has no method choose"),
        ("class A: ...\n", "C", "has no C"),
        ("def make(game, seed):\n    from farshore.bots import make\n    return make(game, 1, seed)\n", "make", None),
    ],
)
def test_the_bot_of_a_file_is_found(source: str, name: str, wrong: str | None, tmp_path: Path) -> None:
    path = tmp_path / f"found_{abs(hash((source, name)))}.py"
    path.write_text(source)
    value = f"{path}:{name}" if name else str(path)
    game = games.get("lost-cities")
    if wrong is None:
        assert callable(make_bot(value, game, 3).choose)
    else:
        with pytest.raises(NotationError, match=wrong):
            make_bot(value, game, 3)


# ---- the protocol


def test_a_message_tells_nothing_that_is_hidden(game: Game) -> None:
    """In every world that a seat cannot tell from the real one it is sent the same, byte for byte."""
    rng = random.Random("arena secrecy")
    for _ in range(6):
        play = random_match(game, rng)
        play_to(play, rng, rng.randrange(120))
        if play.over:
            continue
        seat = play.to_act[-1]
        parts = frozenset({"text", "view"})
        sent = line(turn_message(play, seat, parts, 0)[0])
        for seed in range(3):
            other = play.position.resample(seat, stream(seed))
            world = Play(other, play.options, play.names, 1, from_position=True)
            assert line(turn_message(world, seat, parts, 0)[0]) == sent


def test_a_program_is_told_everything_once_and_as_its_seat_was_told_it() -> None:
    play = farshore.new("lost-cities", seed=4, rounds=1)
    heard = {0: 0, 1: 0}
    told: dict[int, list[str]] = {0: [], 1: []}
    for _ in range(30):
        seat = play.to_act[0]
        message, heard[seat] = turn_message(play, seat, frozenset({"told"}), heard[seat])
        assert isinstance(message.told, list)
        told[seat] += message.told
        play.act(play.legal()[0])
    for seat in (0, 1):
        history = [f"{'*' if step.actor < 0 else step.actor} {step.text}" for step in play.history(seat)]
        assert told[seat] == history[: heard[seat]]
    assert any("?" in text for text in told[0])  # cards that the other was dealt


def test_what_a_program_wants_is_read() -> None:
    assert read_ready("ready") == frozenset(PARTS)
    assert read_ready("ready  text told") == frozenset({"text", "told"})
    assert read_ready("ready cards") is None
    assert read_ready("") is None


def test_the_seed_of_a_bot_is_the_same_in_every_order_and_its_own() -> None:
    assert bot_seed(5, "2", 0) == bot_seed(5, "2", 0)
    assert len({bot_seed(seed, name, copy) for seed in (5, 6) for name in ("1", "2") for copy in (0, 1)}) == 8
    assert 0 <= bot_seed(5, "2", 0) < 1 << 63


@pytest.mark.parametrize("level", ["random", "1", "2"])
def test_our_bots_speak_the_protocol_and_choose_as_they_do_without(game: Game, level: str) -> None:
    options = game.read_options({})
    play = farshore.new(game, seed=3, seats=2)
    begin = Begin(PROTOCOL, game.name, game.rules_version, options, 2, play.to_act[0], 9)
    speaker, bot, other = Speaker(level), make(game, level, 9), make(game, "random", 1)
    assert speaker.answer(begin) == "ready text"
    for _ in range(12):
        seat = play.to_act[0]
        chosen = (bot if seat == begin.seat else other).choose(play.turn(seat, 9))
        if seat == begin.seat:
            message, _ = turn_message(play, seat, frozenset({"text"}), 0)
            assert speaker.answer(message) == game.actions[chosen]
        play.act(chosen, seat)
    assert speaker.answer(End([], [])) is None


def test_what_cannot_be_answered_is_answered_with_an_error() -> None:
    game = games.get("lost-cities")
    begin = Begin(PROTOCOL, game.name, game.rules_version, game.read_options({}), 2, 0, 9)
    newer = msgspec.structs.replace(begin, rules=99)
    said: list[str] = []
    lines = [b"nonsense\n", b"\n", b'{"t":"turn","legal":[]}\n', line(newer), line(Turn([], text="x=1"))]
    lines += [line(msgspec.structs.replace(begin, protocol=7)), line(msgspec.structs.replace(begin, game="chess"))]
    speak("2", lines, said.append)
    assert len(said) == len(lines) - 1
    assert all(each.startswith("error ") and "\n" not in each for each in said)
    assert "not 99" in said[2]


# ---- bots that fail

BAD = {
    "raises": ("raise ValueError('too hard')", "died", "ValueError: too hard"),
    "gives_up": ("print('error I am tired', flush=True)", "raised", "I am tired"),
    "hangs": ("time.sleep(600)", "late", "no answer within 0.5 s"),
    "half": ("print('lay', end='', flush=True); time.sleep(600)", "late", "no answer within 0.5 s"),
    "stubborn": ("import signal; signal.signal(15, signal.SIG_IGN); time.sleep(600)", "late", "no answer within 0.5 s"),
    "floods": ("while True: print('lay R7' * 10)", "illegal", "answered 'lay R7"),
    "complains": ("while True: print('x' * 10**6, file=sys.stderr)", "late", "no answer within 0.5 s"),
    "nonsense": ("print('lay everything', flush=True)", "illegal", "answered 'lay everything', which is no action"),
    "illegal": ("print('lay R10' if 'lay R10' not in message['legal'] else 'lay W10', flush=True)", "illegal", "chose"),
    "empty": ("print(flush=True)", "illegal", "answered ''"),
    "bytes": ("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", "illegal", "answered"),
    "endless": ("print('x' * 10**6, end='', flush=True)", "illegal", "no end"),
    "dies": ("os.kill(os.getpid(), 9)", "died", "it was ended by SIGKILL"),
    "leaves": ("sys.exit(3)", "died", "it ended with exit code 3"),
    "closes": ("os.close(1); time.sleep(600)", "died", "it closed its output"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bot_that_fails_loses_with_its_reason(name: str, tmp_path: Path) -> None:
    turn, kind, why = BAD[name]
    # Whoever is waited for in vain is not waited for long; others have the time that a busy machine takes.
    settings = short(
        [program(tmp_path, name, turn), program(tmp_path, "good")], move_time=0.5 if kind == "late" else 60
    )
    with closing(Referee(settings)) as referee:
        for order in (0, 1):
            result = referee.play(Fixture(5, 0, order))
            assert result.fault is not None
            assert (result.fault.seat, result.fault.kind) == (order, kind)
            assert why in result.fault.why
            assert result.points is None
            assert result.ranks == ([2, 1] if order == 0 else [1, 2])


@pytest.mark.parametrize(
    ("begin", "kind", "why"),
    [
        ("sys.exit('no licence')", "start", "exit code 1: no licence"),
        ("print('hello', flush=True)", "illegal", "answered 'hello' instead of ready"),
        ("print('error too many seats', flush=True)", "raised", "too many seats"),
    ],
)
def test_a_program_that_does_not_begin_loses(begin: str, kind: str, why: str, tmp_path: Path) -> None:
    settings = short([program(tmp_path, "bad", begin=begin), program(tmp_path, "good")])
    with closing(Referee(settings)) as referee:
        fault = referee.play(Fixture(5, 0, 1)).fault
    assert fault is not None
    assert (fault.seat, fault.kind) == (1, kind)
    assert why in fault.why


def test_a_program_that_is_not_there_or_cannot_be_run_loses(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program")
    for command in (f"{tmp_path}/nothing", f"{tmp_path}/text"):
        with closing(Referee(short([f"bad=run:{command}", program(tmp_path, "good")]))) as referee:
            fault = referee.play(Fixture(5, 0, 0)).fault
        assert fault is not None
        assert (fault.seat, fault.kind) == (0, "start")
        assert "cannot start" in fault.why


def test_a_program_that_never_begins_loses_and_is_waited_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farshore.bots.arena.referee.START_TIME", 1.5)
    settings = short([program(tmp_path, "asleep", begin="time.sleep(600)"), program(tmp_path, "good")], move_time=0.1)
    with closing(Referee(settings)) as referee:
        one, two = (referee.play(Fixture(5, 0, 0)) for _ in range(2))
    assert one == two
    assert one.fault is not None
    assert (one.fault.kind, one.fault.why) == ("start", "was not ready in time")


def test_a_program_that_hangs_after_a_match_is_started_again_for_the_next_one(tmp_path: Path) -> None:
    """It is waited for like for a move: not for minutes, as if it had to compile the rules."""
    once = (
        "print('ready told', flush=True) if not globals().setdefault('seen', []) else time.sleep(600); seen.append(1)"
    )
    settings = short([program(tmp_path, "once", begin=once), program(tmp_path, "good")], move_time=1.5)
    with closing(Referee(settings)) as referee:
        assert [referee.play(Fixture(5, 0, order)).fault for order in (0, 1, 0)] == [None] * 3


def test_of_what_a_program_writes_to_standard_error_only_the_end_is_kept(tmp_path: Path) -> None:
    talk = "sys.stderr.write('x' * 10**6); print(message['legal'][0], flush=True)"
    settings = short([program(tmp_path, "talks", talk), program(tmp_path, "good")])
    sizes = []
    with closing(Referee(settings)) as referee:
        assert referee.play(Fixture(5, 0, 0)).fault is None
        for name in os.listdir("/proc/self/fd"):  # files that were deleted when they were made among them
            with contextlib.suppress(OSError):
                sizes.append(os.fstat(int(name)).st_size)
    assert max(sizes) < 10**6


def test_programs_end_when_their_referee_is_killed_even_if_they_hang(tmp_path: Path) -> None:
    """As on a cluster, which ends processes and knows nothing of what these have started."""
    noted = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))"
    stubborn = "import signal; signal.signal(15, signal.SIG_IGN)"
    hung = program(tmp_path, "hung", "time.sleep(600)", f"{stubborn}; {noted}; {READY}")
    settings = short([hung, program(tmp_path, "good")], move_time=600)
    code = (
        "import sys; from farshore.bots.arena.on_ray import play_one\n"
        "play_one(sys.stdin.buffer.readline(), sys.stdin.buffer.readline())"
    )
    pipe = LinePipe([sys.executable, "-c", code])
    try:
        pipe.send(msgspec.json.encode(settings) + b"\n" + msgspec.json.encode(Fixture(5, 0, 0)) + b"\n", 60)
        found = patient(lambda: (tmp_path / "pid").read_text() if (tmp_path / "pid").exists() else "")
        assert runs(int(found))
        os.kill(pipe.pid, signal.SIGKILL)
        assert patient(lambda: not runs(int(found)))
    finally:
        pipe.end()


def patient(look: Callable[[], Any]) -> Any:
    """What is found when there is something to be found."""
    end = time.monotonic() + 300
    while not (found := look()):
        assert time.monotonic() < end
        time.sleep(0.01)
    return found


def test_a_program_may_tidy_up_when_its_input_ends(tmp_path: Path) -> None:
    tidy = program(tmp_path, "tidy")
    with (tmp_path / "tidy.py").open("a") as file:
        file.write(f"open({str(tmp_path / 'tidied')!r}, 'w').write('yes')\n")
    settings = short([tidy, program(tmp_path, "good")])
    assert [each.fault for results in Workers(settings, 1).play([Fixture(5, 0, 0)]) for each in results] == [None]
    assert (tmp_path / "tidied").read_text() == "yes"


def test_a_file_whose_bot_raises_loses_and_what_it_prints_is_not_its_answer(tmp_path: Path) -> None:
    bot = tmp_path / "talker.py"
    bot.write_text(
        "class Talker:\n    def __init__(self): self.turns = 0\n"
        "    def choose(self, turn):\n        print('lay R7')\n        self.turns += 1\n"
        "        if self.turns == 3: raise RuntimeError('out of ideas')\n        return turn.legal()[0]\n"
    )
    with closing(Referee(short([str(bot), program(tmp_path, "good")]))) as referee:
        for order in (0, 1):  # each match has a bot of its own
            result = referee.play(Fixture(5, 0, order))
            assert result.fault is not None
            assert result.fault.seat == order
            assert (result.fault.kind, result.fault.why) == ("raised", "RuntimeError: out of ideas")
            assert sum(result.times[order].values()) == 2


def test_a_program_may_end_after_every_match(tmp_path: Path) -> None:
    path = tmp_path / "once.py"
    path.write_text(
        "import json, sys\nfor line in sys.stdin:\n    message = json.loads(line)\n"
        "    if message['t'] == 'end': break\n"
        "    print('ready told' if message['t'] == 'begin' else message['legal'][0], flush=True)\n"
    )
    settings = short([f"once=run:{sys.executable} -S {path}", program(tmp_path, "good")])
    with closing(Referee(settings)) as referee:
        assert [referee.play(Fixture(5, 0, order)).fault for order in (0, 1, 0)] == [None] * 3


def test_whatever_a_program_started_ends_with_it() -> None:
    # Only one of the two writes: where Python does not buffer, their lines could run into each other.
    source = "import os, time; child = os.fork(); child and os.write(1, b'%d\\n' % child); time.sleep(600)"
    pipe = LinePipe([sys.executable, "-S", "-c", source])
    try:
        child = int(pipe.line(120))
    finally:
        pipe.end()
    assert patient(lambda: not runs(child))  # init takes a moment to bury it


def runs(pid: int) -> bool:
    """Whether a process is there and not only waits to be buried by init."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


# ---- any number of processes


def test_one_process_and_two_find_the_same_though_ten_are_killed(tmp_path: Path) -> None:
    """No finished match is lost or played twice, and those that were interrupted are played again."""
    settings = short(["1", "random", program(tmp_path, "first", FIRST), program(tmp_path, "bad", "sys.exit(1)")])
    matches = list(fixtures(settings, 4))
    with closing(Referee(settings)) as referee:
        alone = [referee.play(each) for each in matches]
    workers = Workers(settings, 2)
    rng = random.Random(1)
    found: list[Result] = []
    killed = 0
    with closing(workers.play(matches)) as played:
        for results in played:
            found += results
            if killed < 10 and workers.pids:
                os.kill(rng.choice(workers.pids), signal.SIGKILL)
                killed += 1
    assert killed == 10
    assert [each.fixture for each in timeless(found)] == matches
    assert timeless(found) == timeless(alone)
    assert {each.fault.kind for each in found if each.fault is not None} == {"died"}


def test_processes_that_always_die_end_the_run_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farshore.bots.arena.workers.sys.executable", "/bin/false")
    with pytest.raises(InvalidInput, match="processes of the arena die"):
        list(Workers(short(["1", "2"]), 2).play([Fixture(5, 0, 0)]))


def test_a_tournament_of_four_seats_and_one_alone() -> None:
    game = games.get("explorers")
    four = agree(game, {}, 4, read_players(["1", "random"]))
    assert len(list(fixtures(four, 1))) == 8
    with closing(Referee(four)) as referee:
        result = referee.play(Fixture(7, 1, 2))
    assert result.points is not None
    assert len(result.points) == 4
    alone = agree(game, {}, 1, read_players(["1"]))
    with closing(Referee(alone)) as referee:
        result = referee.play(Fixture(7, 0, 0))
    assert result.level in range(1, 7)


def ray_workers(cluster: Any) -> list[int]:
    """The processes of this cluster's nodes that play a match at this moment, or have just played one."""
    raylets = {each["raylet"][0].process.pid for each in (node.all_processes for node in cluster.list_all_nodes())}
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            title = (folder / "cmdline").read_bytes()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent in raylets and title.startswith(b"ray::play_one"):
                found.append(int(folder.name))
    return found


@pytest.mark.skipif(not SOAK, reason="a cluster takes long to start: make soak")
def test_a_ray_cluster_of_two_nodes_finds_the_same_though_ten_processes_are_killed(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    settings = short(["1", "2", program(tmp_path, "first"), program(tmp_path, "bad", "sys.exit(1)")])
    matches = list(fixtures(settings, 10))
    with closing(Referee(settings)) as referee:
        alone = [referee.play(each) for each in matches]
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    rng = random.Random(2)
    killed: set[int] = set()
    found: list[Result] = []
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        for results in play_on_ray(settings, matches, cluster.address):
            found += results
            playing = set(ray_workers(cluster)) - killed
            if len(killed) < 10 and playing:
                victim = rng.choice(sorted(playing))
                os.kill(victim, signal.SIGKILL)
                killed.add(victim)
        assert not ray.is_initialized()
        ray.init(cluster.address, log_to_driver=False)
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        ray.shutdown()
    finally:
        cluster.shutdown()
    assert len(killed) == 10
    assert [each.fixture for each in timeless(found)] == matches
    assert timeless(found) == timeless(alone)
