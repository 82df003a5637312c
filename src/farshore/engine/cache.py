"""Compiled code on disk: where it is kept, and how it is never stale.

Numba keeps compiled functions by the file they stand in, and notices only changes of that file. A function that calls
another one, or a verb, would go on with the old code of what it calls. So each game has a folder of its own here, named
by a digest of everything its code can depend on: the engine, the game's own modules, those of the bots that it imports,
the versions of numba and numpy, and the bounds-check flag. Generic code that was compiled for a game's records has a
folder of that game too, named by what both depend on; so an edit of the search compiles the search alone.

Digests are of contents and not of paths or dates: two checkouts with the same rules share what either has compiled.
"""

import contextlib
import functools
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import from_dtype, types
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    _Cache,
    _CacheLocator,
)
from numba.core.dispatcher import Dispatcher

from farshore.engine.record import DECLARED_IN

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

PACKAGE = Path(__file__).parent.parent
BOTS = "bots"
GENERIC = ("engine", BOTS)  # folders of Farshore whose kernels serve every game
# Modules of a game that hold no kernels: editing one compiles nothing, unless a module with kernels imports it.
WITHOUT_KERNELS = {
    "notation", "codec", "present", "picture", "terminal", "tutorial", "statistics", "board", "features",
}  # fmt: skip
# The same of the engine and of the bots that serve every game.
GENERIC_WITHOUT_KERNELS = {
    "__init__", "arena", "codec", "encoding", "errors", "game", "levels", "position", "seed_lists", "training", "tune",
    "validate",
}  # fmt: skip
IMPORT = re.compile(r"^[ \t]*(?:from\s+[\w.]+\s+)?import\s+(?:\([^)]*\)|.*)", re.MULTILINE)
WORD = re.compile(r"\w+")
DAYS_KEPT = 30  # folders that nobody used for so long are swept
STARTED = time.time()


def _root() -> Path:
    """`FARSHORE_CACHE`, else the user's cache folder, else, where that cannot be written, a private temporary one."""
    given = os.environ.get("FARSHORE_CACHE")
    if given:
        return Path(given)
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "farshore"
        home.mkdir(parents=True, exist_ok=True)
        if os.access(home, os.W_OK):
            return home
    except (OSError, RuntimeError):  # RuntimeError: this user has no home
        pass
    temporary = Path(tempfile.gettempdir()) / f"farshore-{os.getuid()}"
    temporary.mkdir(mode=0o700, exist_ok=True)
    # Compiled code is loaded from there, so nobody else may have put it there.
    if temporary.stat().st_uid != os.getuid() or temporary.stat().st_mode & 0o022:
        return Path(tempfile.mkdtemp(prefix="farshore-"))
    return temporary


def _sweep(root: Path) -> None:
    oldest = time.time() - DAYS_KEPT * 86_400
    for folder in root.glob("kernels-*"):
        with contextlib.suppress(OSError):  # another process may be sweeping it too
            if folder.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)


ROOT = _root()
ROOT.mkdir(parents=True, exist_ok=True)
_sweep(ROOT)
LOCK = ROOT / "lock"

# ---- what code depends on


@functools.cache
def _package_digest(folder: Path) -> str:
    """Names what the kernels of a package can depend on: its modules, but for those without kernels."""
    return _digest_of(folder, _counted(folder))


@functools.cache
def _imports(folder: Path) -> dict[str, set[str]]:
    """The words in the import statements of each module or subfolder of a package."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        words = map(WORD.findall, IMPORT.findall(path.read_text()))
        found.setdefault(_part(path.relative_to(folder)), set()).update(*words)
    return found | {"__init__": set()}


def _counted(folder: Path) -> set[str]:
    """The modules and subfolders of a package that count: those with kernels.

    One without kernels counts all the same if one that counts imports it. `__init__.py` counts for itself alone: that
    of a game imports everything, to make a Game of it.
    """
    imports = _imports(folder)
    idle = set(imports) & (GENERIC_WITHOUT_KERNELS if folder.parent == PACKAGE else WITHOUT_KERNELS)
    while used := {part for part in idle if any(part in imports[other] for other in set(imports) - idle)}:
        idle -= used
    return set(imports) - idle


def _digest_of(folder: Path, parts: set[str]) -> str:
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        inner = path.relative_to(folder)
        if _part(inner) in parts:
            digest.update(f"{inner}\n".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


@functools.cache
def _bots_digest(words: frozenset[str]) -> str:
    """Names the modules of the bots that are among these words of import statements, with what they import in turn."""
    folder = PACKAGE / BOTS
    imports = _imports(folder)
    used = words & set(imports)
    while more := {part for each in used for part in imports[each] & set(imports)} - used:
        used |= more
    return _digest_of(folder, set(used))


def _part(inner: Path) -> str:
    """The module or subfolder of a package to which a file belongs."""
    return inner.with_suffix("").parts[0]


@functools.cache
def _engine_digest() -> str:
    versions = f"{numba.__version__} {np.__version__} {bool(numba.config.BOUNDSCHECK)}"
    return f"{versions} {_package_digest(PACKAGE / 'engine')}"


@functools.cache
def _game_digest(folder: Path) -> str:
    """For kernels of a game, or compiled for its records: they may call what its modules import of the bots."""
    imports = _imports(folder)
    words = frozenset[str]().union(*(imports[part] for part in _counted(folder)))
    return f"{_package_digest(folder)} {_bots_digest(words)}"


@functools.cache
def _file_digest(path: Path) -> str:
    """For kernels in a file that belongs to no game, such as a test or a script: they may call any rule of Farshore."""
    games = sorted(each.parent for each in (PACKAGE / "games").glob("*/__init__.py"))
    everything = _bots_digest(frozenset(_imports(PACKAGE / BOTS)))
    return " ".join([hashlib.sha256(path.read_bytes()).hexdigest(), everything, *map(_package_digest, games)])


def _game_folder(module: str) -> Path | None:
    """The folder of the game whose record types are declared beside that module, or None if there is no such game."""
    declared = {_path_of(each).parent for each in set(DECLARED_IN.values()) if _is_in_package(each)}
    around = [folder for folder in _path_of(module).parents if folder in declared]
    return around[-1] if around else None  # a bot may declare records too, in a folder of the game


def _path_of(module: str) -> Path:
    return Path(getattr(sys.modules.get(module), "__file__", None) or "")


def _is_in_package(module: str) -> bool:
    return bool(getattr(sys.modules.get(module), "__package__", None))


def _records(signature: Any) -> Iterator[types.Record]:
    """The record types among the arguments, themselves or in arrays."""
    for each in signature if isinstance(signature, tuple) else signature.args:
        # A record type has a dtype too: that of numpy.
        inner = each if isinstance(each, types.Record) else getattr(each, "dtype", None)
        if isinstance(inner, types.Record):
            yield inner


_MODULES: dict[types.Record, str] = {}  # where records are declared, by numba's type


def _module_of(record: types.Record) -> str | None:
    if len(_MODULES) < len(DECLARED_IN):
        _MODULES.update({from_dtype(dtype): module for dtype, module in DECLARED_IN.items()})
    return _MODULES.get(record)


class _Home(NamedTuple):
    """The folder in which a function's code is kept, and the folders or files on which that code depends."""

    folder: Path
    sources: tuple[Path, ...]

    def is_settled(self) -> bool:
        """Whether none of the sources was edited since this process has started.

        Otherwise what is compiled may be of the time before an edit and its folder named by the time after it.
        """
        files = (file for source in self.sources for file in (source.rglob("*.py") if source.is_dir() else (source,)))
        now = time.time()
        return not any(STARTED <= file.stat().st_mtime <= now for file in files)


def _home(function: FunctionType, signature: Any) -> _Home:
    """Where that function's code for these arguments is kept."""
    modules = {function.__module__, *filter(None, map(_module_of, _records(signature)))}
    names, digests = set(), {_engine_digest()}
    sources = [PACKAGE / generic for generic in GENERIC]
    for module in modules:
        path = _path_of(module) if module in sys.modules else Path(function.__code__.co_filename)  # as runpy runs it
        if path.is_relative_to(PACKAGE / BOTS):
            digests.add(_bots_digest(frozenset({_part(path.relative_to(PACKAGE / BOTS))})))
        if any(path.is_relative_to(PACKAGE / generic) for generic in GENERIC):
            continue
        folder = _game_folder(module) if module in sys.modules else None
        names.add(folder.name if folder else "other")
        digests.add(_game_digest(folder) if folder else _file_digest(path))
        sources.append(folder or path)
    digest = hashlib.sha256(" ".join(sorted(digests)).encode()).hexdigest()[:16]
    return _Home(ROOT / f"kernels-{'-'.join(sorted(names)) or 'engine'}-{digest}", tuple(sources))


# ---- numba's cache, one folder for each game


class _Place(_CacheLocator):  # type: ignore[misc]
    """A folder that is named by what code depends on: nothing in it can be stale."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self._py_file = function.__code__.co_filename
        self._line = function.__code__.co_firstlineno
        self._folder = folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> None:
        return None


class _Format(CompileResultCacheImpl):  # type: ignore[misc]
    """How numba writes compiled functions, in a folder of ours."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Place(function, folder)
        name = f"{function.__module__}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class _InFolder(FunctionCache):  # type: ignore[misc]
    """The compiled forms of one function in one folder."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self._name = repr(function)
        self._py_func = function
        self._impl = _Format(function, folder)
        self._cache_path = str(folder)
        self._cache_file = IndexDataCacheFile(self._cache_path, self._impl.filename_base, "")
        self.enable()


class KernelCache(_Cache):  # type: ignore[misc]
    """The compiled forms of one kernel, each in the folder of the game it was compiled for."""

    def __init__(self, function: FunctionType) -> None:
        self._function = function
        self._parts: dict[Path, _InFolder] = {}

    def _part(self, home: _Home) -> _InFolder:
        folder = _open(home.folder)
        if folder not in self._parts:
            self._parts[folder] = _InFolder(self._function, folder)
        return self._parts[folder]

    @property
    def cache_path(self) -> str:
        return str(ROOT)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return self._part(_home(self._function, sig)).load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        home = _home(self._function, sig)
        if home.is_settled():
            self._part(home).save_overload(sig, data)

    def enable(self) -> None:
        raise NotImplementedError("kernels are always cached")

    def disable(self) -> None:
        raise NotImplementedError("kernels are always cached")

    def flush(self) -> None:
        for part in self._parts.values():
            part.flush()


@functools.cache
def _open(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # a cache that is only read keeps its date
        folder.touch()
    return folder


def _saved_alone(save: Callable[..., None]) -> Callable[..., None]:
    """Numba's way to save a compiled function, one process at a time.

    Numba reads, changes and writes a function's index without a lock. Of 80 functions that two processes compiled for
    two types each at the same time, 12 lost an entry and one loaded the code of the other type.
    """

    @functools.wraps(save)
    def alone(*args: Any) -> None:
        with LOCK.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # let go when the file is closed
            save(*args)

    return alone


if fcntl is not None:
    IndexDataCacheFile.save = _saved_alone(IndexDataCacheFile.save)

_numbas_own = Dispatcher.enable_caching


def _enable_caching(dispatcher: Any) -> None:
    """Numba asks this of every function that is to be cached, and of those that it makes for verbs."""
    if getattr(dispatcher.py_func, "is_kernel", False):
        if Path(dispatcher.py_func.__code__.co_filename).is_file():  # what a notebook defines is compiled each time
            dispatcher._cache = KernelCache(dispatcher.py_func)
    else:
        _numbas_own(dispatcher)


Dispatcher.enable_caching = _enable_caching  # type: ignore[method-assign, assignment]


def mark(function: Any) -> None:
    """Let compiled forms of `function` be kept here. Raises TypeError for a module whose edits are not noticed."""
    place, *inner = function.__module__.split(".")
    without = GENERIC_WITHOUT_KERNELS if place == "farshore" and inner[0] in GENERIC else WITHOUT_KERNELS
    if place != "tests" and without.intersection(inner):
        raise TypeError(
            f"{function.__module__}.{function.__qualname__} cannot be a kernel: editing it there compiles nothing. "
            f"Move it to another module; without kernels are {', '.join(sorted(without))}"
        )
    function.is_kernel = True
