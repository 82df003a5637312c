"""Compiled code: never stale, never compiled twice, bounds checked when asked to be."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any

import numpy as np
import pytest

import farshore
from farshore.engine import bits
from farshore.engine.cache import ROOT
from farshore.engine.kernel import COMPILED, entry, kernel, on_stack, plain
from farshore.engine.record import Cells, record_type
from farshore.games import names

PACKAGE = Path(farshore.__file__).parent

COUNT_COMPILES = """
import numba
from numba.core import event

class Compiles(event.Listener):
    count = 0
    def on_start(self, event): self.count += 1
    def on_end(self, event): pass

compiles = Compiles()
event.register("numba:compile", compiles)
"""

SCORE_A_WAGER = """
import farshore
hands = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx,Y3,B2,B7,W4,W10,G8,R10"
play = farshore.new("lost-cities", position=hands + " laid0=Rx", chance="given")
print(play.scores[0])
"""


def run(code: str, cache: Path, *, path: Path = PACKAGE.parent, environment: dict[str, str] | None = None) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**clean, "PYTHONPATH": str(path), "FARSHORE_CACHE": str(cache), **(environment or {})},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.slow
def test_an_edited_rule_is_never_answered_by_stale_code(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "farshore", ignore=shutil.ignore_patterns("__pycache__"))
    cache = tmp_path / "cache"
    assert run(SCORE_A_WAGER, cache, path=tmp_path) == "-40"
    rules = tmp_path / "farshore" / "games" / "lost_cities" / "scoring.py"
    stamp = rules.stat()
    text = rules.read_text()
    assert "COST = 20  " in text
    rules.write_text(text.replace("COST = 20  ", "COST = 25  "))
    os.utime(rules, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # not even its date gives the edit away
    assert run(SCORE_A_WAGER, cache, path=tmp_path) == "-50"
    rules.write_text(text)
    assert run(COUNT_COMPILES + SCORE_A_WAGER + "print(compiles.count)", cache, path=tmp_path).split() == ["-40", "0"]


WHOLE_MATCH = (
    COUNT_COMPILES
    + """
import farshore
from farshore.bots import make
play = farshore.new("lost-cities", seed=1, rounds=1)
bots = [make(play.game, "greedy", 1), make(play.game, 3, 2)]
while not play.over and len(play) < 40:
    seat = play.to_act[0]
    play.act(bots[seat].choose(play.turn(seat)))
    play.legal(), play.scores, play.ranks, play.view(0), play.copy()
print(compiles.count)
"""
)


@pytest.mark.slow
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    assert int(run(WHOLE_MATCH, tmp_path)) > 20
    assert int(run(WHOLE_MATCH, tmp_path)) == 0


PLANTED = """
import numpy as np
from typing import Annotated
from farshore.engine.kernel import kernel
from farshore.engine.record import Cells, Int8, new, record_type

class Box:
    row: Annotated[Cells, "i1", (2, 3)]
    neighbour: Int8

BOX = record_type(Box)

@kernel
def write(boxes, i, j):
    boxes[0].row[i, j] = 7

boxes = new(BOX)
write(boxes, 1, 2)
assert boxes["row"].tolist() == [[[0, 0, 0], [0, 0, 7]]]
try:
    write(boxes, 1, 3)
except IndexError:
    print("raised")
else:
    print("silent", boxes["neighbour"][0])
"""


@pytest.mark.slow
def test_a_planted_write_out_of_range_raises_when_bounds_are_checked(tmp_path: Path) -> None:
    """And unchecked code in the cache is not used then, though the source is the same file."""
    script = tmp_path / "planted.py"
    script.write_text(PLANTED)
    code = f"import runpy; runpy.run_path({str(script)!r}, run_name='planted')"
    assert run(code, tmp_path / "cache") == "silent 7"
    assert run(code, tmp_path / "cache", environment={"NUMBA_BOUNDSCHECK": "1"}) == "raised"
    assert run(code, tmp_path / "cache", environment={"NUMBA_DISABLE_JIT": "1"}) == "raised"


def test_saving_compiled_code_waits_for_another_process_that_saves(tmp_path: Path) -> None:
    code = WAIT_FOR_THE_LOCK.format(script=str(tmp_path / "small.py"))
    (tmp_path / "small.py").write_text(SMALL_KERNEL)
    assert run(code, tmp_path / "cache") == "waits, then saves"


SMALL_KERNEL = """
from farshore.engine.kernel import kernel

@kernel
def double(x: int) -> int:
    return 2 * x

double(1)
"""
WAIT_FOR_THE_LOCK = """
import fcntl, subprocess, sys
from farshore.engine.cache import LOCK
with LOCK.open("w") as lock:
    fcntl.flock(lock, fcntl.LOCK_EX)
    child = subprocess.Popen([sys.executable, "{script}"])
    try:
        child.wait(6)
        said = "does not wait"
    except subprocess.TimeoutExpired:
        said = "waits"
assert child.wait(60) == 0
print(said + ", then saves")
"""


WIDTHS = """
import numpy as np
from farshore.engine.kernel import entry, kernel

@kernel
def double(x: int) -> int:
    return 2 * x

@entry
def doubles(small, whole: int) -> int:
    return double(small[0]) + double(whole) + double(3)

print(doubles(np.array([100], np.int8), 5), len(double.signatures) <= 1)
print(double(7))
"""


def test_a_kernel_is_compiled_for_one_width_of_numbers_and_python_can_call_it_too(tmp_path: Path) -> None:
    (tmp_path / "widths.py").write_text(WIDTHS)
    code = f"{COUNT_COMPILES}\nimport runpy; runpy.run_path({str(tmp_path / 'widths.py')!r}); print(compiles.count)"
    said = "216 True\n14\n"
    assert run(code, tmp_path / "cache") == f"{said}3"  # what Python calls has a form of its own
    assert run(code, tmp_path / "cache") == f"{said}0"


CALLED_BY_PYTHON = """
import gc
from farshore.engine.kernel import _Kernel
from farshore.server.workers import rehearse

rehearse({name!r}, 5)
print(*(each.py_func.__qualname__ for each in gc.get_objects() if type(each) is _Kernel and "door" in vars(each)))
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_what_python_calls_while_a_game_is_played_is_an_entry(name: str) -> None:
    """Any other kernel would be compiled twice."""
    assert run(CALLED_BY_PYTHON.format(name=name), ROOT) == ""


TWO_TYPES = """
import sys
from farshore.engine.kernel import kernel
from farshore.engine.record import Int8, Int32, new, record_type

class Near:
    last: Int8

class Far:
    first: Int32
    last: Int8

@kernel
def last(box, n):  # calls itself, so that it is not put in line
    return int(box.last) if n == 0 else last(box, n - 1) + 1

@kernel
def ask(boxes, n):
    return last(boxes[0], n)

for name in sys.argv[1:]:
    boxes = new(record_type({"Near": Near, "Far": Far}[name]))
    boxes["last"] = 10 * len(name)
    print(ask(boxes, 2))
"""


def test_code_that_two_processes_compiled_for_a_type_each_is_told_apart_in_a_third(tmp_path: Path) -> None:
    (tmp_path / "two_types.py").write_text(TWO_TYPES)
    code = f"import runpy, sys; sys.argv[1:] = '%s'.split(); runpy.run_path({str(tmp_path / 'two_types.py')!r})"
    assert run(code % "Near", tmp_path / "cache") == "42"
    assert run(code % "Far", tmp_path / "cache") == "32"
    assert run(code % "Near Far", tmp_path / "cache") == "42\n32"
    assert run(code % "Far Near", tmp_path / "cache") == "32\n42"


def test_the_cache_folder_is_named_by_sources_version_and_flag(tmp_path: Path) -> None:
    found = []
    for flags in ({}, {}, {"NUMBA_BOUNDSCHECK": "1"}):
        run("from farshore.engine.chance import stream; stream(1)", tmp_path, environment=flags)
        found.append({path.name for path in tmp_path.glob("kernels-*")})
    assert found[0] == found[1] < found[2]


def test_a_folder_that_cannot_be_written_is_replaced_by_a_temporary_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    where = "from farshore.engine import cache; print(cache.ROOT / 'x')"
    flags = {"XDG_CACHE_HOME": str(tmp_path / "file"), "FARSHORE_CACHE": "", "TMPDIR": str(tmp_path)}
    out = run(where, Path(), environment=flags)
    assert out.startswith(str(tmp_path / "farshore-"))


def test_old_caches_are_swept(tmp_path: Path) -> None:
    old, new = tmp_path / "kernels-old", tmp_path / "kernels-new"
    for folder in (old, new):
        (folder / "inner").mkdir(parents=True)
        (folder / "inner" / "code.nbi").write_text("x")
    os.utime(old, (1, 1))
    run("import farshore.engine.kernel", tmp_path)
    assert not old.exists()
    assert new.exists()


def test_two_processes_may_sweep_the_same_cache(tmp_path: Path) -> None:
    old = tmp_path / "kernels-old"
    for inner in range(60):
        (old / str(inner)).mkdir(parents=True)
        (old / str(inner) / "code.nbi").write_text("x")
    os.utime(old, (1, 1))
    code = "import farshore.engine.kernel"
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), "FARSHORE_CACHE": str(tmp_path)}
    sweepers = [subprocess.Popen([sys.executable, "-c", code], env=environment) for _ in range(3)]
    assert [each.wait() for each in sweepers] == [0, 0, 0]
    assert not old.exists()


def test_a_user_without_a_home_gets_a_private_temporary_cache(tmp_path: Path) -> None:
    code = (
        "import pathlib\n"
        "def nowhere(cls): raise RuntimeError('no home')\n"
        "pathlib.Path.home = classmethod(nowhere)\n"
        "from farshore.engine import cache; print(cache.ROOT / 'x', oct(cache.ROOT.stat().st_mode & 0o777))"
    )
    flags = {"FARSHORE_CACHE": "", "XDG_CACHE_HOME": "", "TMPDIR": str(tmp_path)}
    folder, mode = run(code, Path(), environment=flags).split()
    assert folder.startswith(str(tmp_path / "farshore-"))
    assert mode == "0o700"


def test_a_temporary_cache_that_others_can_write_is_not_trusted(tmp_path: Path) -> None:
    planted = tmp_path / f"farshore-{os.getuid()}"
    planted.mkdir()
    planted.chmod(0o777)
    (tmp_path / "file").write_text("")
    flags = {"FARSHORE_CACHE": "", "XDG_CACHE_HOME": str(tmp_path / "file"), "TMPDIR": str(tmp_path)}
    folder = run("from farshore.engine import cache; print(cache.ROOT / 'x')", Path(), environment=flags)
    assert not folder.startswith(str(planted) + "/")


def test_importing_farshore_loads_neither_numba_nor_numpy(tmp_path: Path) -> None:
    code = "import sys, farshore; print(sorted({'numba', 'numpy', 'msgspec', 'rich', 'click'} & set(sys.modules)))"
    assert run(code, tmp_path) == "[]"


@kernel
def _twice(number: int) -> int:
    return 2 * number


@kernel
def _twice_the_first(record: Any) -> int:
    return _twice(record.values[0])


@kernel
def _is_first_odd(record: Any) -> bool:
    return bits.has_bit(record.values[0], 0)


def test_the_plain_form_of_a_kernel_calls_plain_forms() -> None:
    assert plain(_twice_the_first)(SimpleNamespace(values=[21])) == 42


def test_the_plain_form_of_a_kernel_calls_plain_forms_of_other_modules() -> None:
    form: Any = plain(_is_first_odd)
    assert form(SimpleNamespace(values=[21]))
    assert form.__globals__["bits"].has_bit is plain(bits.has_bit)


class Scratch:
    """A record that only a kernel sees."""

    sums: Annotated[Cells, "i8", (3000,)]
    last: Annotated[int, "i8"]


SCRATCH = record_type(Scratch)


@kernel
def fill_scratch(scratch: Scratch, first: int) -> None:
    for i in range(3000):
        scratch.sums[i] = first + i
    scratch.last = first


@entry
def sum_on_stack(times: int) -> int:
    total = 0
    for i in range(times):
        one, other = on_stack(SCRATCH), on_stack(SCRATCH)
        fill_scratch(one, i)
        fill_scratch(other, 2 * i)
        total += one.sums[2999] + other.sums[2999] - one.last
    return int(total)


def test_room_on_the_stack_is_reused_in_a_loop_and_each_has_its_own() -> None:
    """A thousand times 48 kB would be more than a stack has."""
    times = 1_000 if COMPILED else 3
    assert sum_on_stack(times) == sum(2 * i + 2 * 2999 for i in range(times))


class Odd:
    """A record of three bytes, which would put the next on the stack at an odd address."""

    bits: Annotated[Cells, "i1", (3,)]


ODD = record_type(Odd)


@kernel
def set_odd(odd: Odd) -> None:
    odd.bits[:] = 1


@entry
def places_on_stack(addresses: Cells) -> None:
    """Where three records lie."""
    one, other, last = on_stack(ODD), on_stack(SCRATCH), on_stack(ODD)
    set_odd(one)
    fill_scratch(other, 1)
    set_odd(last)
    addresses[0] = one.bits.ctypes.data
    addresses[1] = other.sums.ctypes.data
    addresses[2] = last.bits.ctypes.data


@pytest.mark.skipif(not COMPILED, reason="uncompiled, nothing lies on the stack")
def test_room_on_the_stack_begins_where_every_field_may_lie() -> None:
    addresses = np.zeros(3, np.int64)
    places_on_stack(addresses)
    assert addresses.all()
    assert (addresses % 16).tolist() == [0, 0, 0]


@pytest.mark.skipif(COMPILED, reason="compiled, what room holds before it is written is anything")
def test_uncompiled_room_is_full_of_junk() -> None:
    room = on_stack(ODD)
    assert room.bits.all()
    room.bits[1] = 0
    assert room.bits.tolist()[1] == 0
