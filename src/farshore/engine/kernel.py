"""Compiled rules: the `@kernel` decorator, record copies, and verbs that find a game's function by its record type.

Only this file and `cache.py`, which keeps compiled code on disk, know numba. These traps are dealt with here, each with
a test in `tests/engine/test_kernel.py`:

* **Slow copies.** Assigning one record to another compiles to a field-by-field aggregate copy: three such places in a
  4 kB record cost 31 s of compile time. `copy` is a memcpy.
* **Generic search that recompiles.** Rules handed over as arguments or closures are compiled again in every process.
  A verb is declared once and bound to each game's record type by `overload`, which caches.
* **One symbol for two types.** Numba names a compiled function by the numbers that its record types happen to have in
  that process. Code for two games, compiled by a process each, then has the same symbols, and a third that loads both
  calls one for the other: wrong results, endless loops. Here records are named by what they hold.
* **One function compiled five times.** Numba compiles a function once for every width of its numbers, and once more for
  each number that stands in a call. Kernels take whole numbers of one width.
* **A door for Python in every function.** With it a kernel takes a tenth longer to compile, and few are called from
  Python. Those are `@entry`; the others get a door of their own when Python calls them all the same.
* **Compiler off** (`NUMBA_DISABLE_JIT=1`): the same code runs as plain Python, for coverage and for debugging; a verb
  then looks its function up by the record's dtype.
"""

import functools
import hashlib
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numba
import numpy as np
from numba import from_dtype, njit, types
from numba.core import cgutils
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic, overload
from numba.np.numpy_support import as_dtype

from farshore.engine.cache import mark

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILED = not numba.config.DISABLE_JIT
FLAGS = {"cache": True, "nogil": True, "no_cfunc_wrapper": True}  # nobody calls kernels from C: a tenth less to compile
INNER = FLAGS | {"no_cpython_wrapper": True}
JUNK = b"\xa5"


def _named_by_fields(record: types.Record) -> tuple[str, tuple[str]]:
    """What a record type is called in the symbols of compiled code: the same in every process, another for each."""
    return "Record", (hashlib.sha256(record.name.encode()).hexdigest()[:16],)


types.Record.mangling_args = property(_named_by_fields)


def _one_width(argument: Any) -> Any:
    """The type of an argument, be it a number of another width or one that stands in the call."""
    plain_type = types.unliteral(argument)
    return types.int64 if isinstance(plain_type, types.Integer) and plain_type.bitwidth < 64 else plain_type


class _Entry(CPUDispatcher):  # type: ignore[misc]
    """A kernel that Python and compiled code call."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Asked by the compiler for every call that it finds."""
        return super().get_call_template(
            tuple(map(_one_width, args)), {name: _one_width(each) for name, each in kws.items()}
        )


class _Kernel(_Entry):
    """A kernel that compiled code calls."""

    @functools.cached_property
    def door(self) -> Any:
        """The same function for Python, kept on disk by another name."""
        inner = self.py_func
        names, values = inner.__globals__, inner.__closure__
        function = FunctionType(inner.__code__, names, inner.__name__, inner.__defaults__, values)
        function.__qualname__ = f"{inner.__qualname__}.door"
        return entry(function)

    def __call__(self, *args: Any) -> Any:
        return self.door(*args)


def _compiled(function: Function, flags: dict[str, bool], form: type) -> Function:
    mark(function)
    if not COMPILED:
        return function
    dispatcher: Any = njit(**flags)(function)
    dispatcher.__class__ = form
    return dispatcher  # type: ignore[no-any-return]


def kernel(function: Function) -> Function:
    """Compile `function`, with its result kept on disk. It must neither raise nor allocate Python objects."""
    return _compiled(function, INNER, _Kernel)


def entry(function: Function) -> Function:
    """A kernel that Python calls too."""
    return _compiled(function, FLAGS, _Entry)


_PLAIN: dict[Any, Any] = {}


class _Plain:
    """A module whose kernels are in their plain form."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = plain(getattr(self._module, name))
        setattr(self, name, value)  # found at once from then on
        return value


def plain(function: Function) -> Function:
    """The uncompiled form of a kernel and of all kernels it calls: for Python code that looks at one unpacked record.

    Verbs, and `copy`, `clear` and `on_stack`, need a packed record: a kernel that calls them has no such form.
    """
    compiled: Any = function
    if not hasattr(compiled, "py_func"):
        return function
    if compiled not in _PLAIN:
        inner = compiled.py_func
        names = dict(inner.__globals__)
        _PLAIN[compiled] = FunctionType(inner.__code__, names, inner.__name__, inner.__defaults__, inner.__closure__)
        for name in inner.__code__.co_names:
            if isinstance(names.get(name), ModuleType):
                names[name] = _Plain(names[name])
            elif name in names:
                names[name] = plain(names[name])
    form: Function = _PLAIN[compiled]
    return form


def wrapping(function: Function) -> Function:
    """A kernel whose 64-bit arithmetic is meant to wrap around; uncompiled, numpy would warn of that."""
    quiet: Function = np.errstate(over="ignore")(function)
    if not COMPILED:
        return quiet
    compiled = kernel(function)
    _PLAIN[compiled] = quiet
    return compiled


# ---- copy, clear and room: whole records as blocks of bytes


def _shared(dst: np.dtype[Any], src: np.dtype[Any]) -> list[str]:
    """The leading fields that both record types have, at the same offsets."""
    assert dst.fields is not None
    assert src.fields is not None
    names = []
    for a, b in zip(dst.names or (), src.names or (), strict=False):
        if a != b or dst.fields[a] != src.fields[b]:
            break
        names.append(a)
    return names


def _shared_bytes(dst: np.dtype[Any], src: np.dtype[Any]) -> int:
    """Bytes of the shared fields and not one more: what follows them in `src` may be secret."""
    names = _shared(dst, src)
    if dst == src or not names:
        return dst.itemsize if names else 0
    assert dst.fields is not None
    dtype, offset = dst.fields[names[-1]][:2]
    return offset + dtype.itemsize


@intrinsic  # type: ignore[untyped-decorator]
def _memcpy(typing: Any, dst: Any, src: Any) -> Any:
    size = _shared_bytes(as_dtype(dst), as_dtype(src))

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(types.intp, size), 1)
        return context.get_dummy_value()

    return types.void(dst, src), build


@intrinsic  # type: ignore[untyped-decorator]
def _memset(typing: Any, dst: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.memset(builder, args[0], context.get_constant(types.intp, dst.size), 0)
        return context.get_dummy_value()

    return types.void(dst), build


@intrinsic  # type: ignore[untyped-decorator]
def _on_stack(typing: Any, dtype: Any) -> Any:
    """Room for one record of that type, as long as the kernel runs that asks for it: it must never return it.

    What it holds is anything. An array of one would come from the heap, which takes a tenth of a microsecond and more.
    """
    record = dtype.dtype

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        with builder.goto_entry_block():  # once for every call of the function, also in a loop
            room = builder.alloca(context.get_value_type(record).pointee)
            room.align = 16  # a record is bytes to the compiler, which would put it anywhere; its fields are wider
            return room

    return record(dtype), build


if COMPILED:
    on_stack = _on_stack

    @kernel
    def copy(dst: Any, src: Any) -> None:
        """Copy `src` over `dst`: all of it, or, between two record types, the leading fields they share."""
        _memcpy(dst, src)

    @kernel
    def clear(dst: Any) -> None:
        """Set every byte of a record to zero."""
        _memset(dst)

else:

    def on_stack(dtype: Any) -> Any:
        """Room for one record of that type, full of junk: to read what was not written shows here."""
        return np.frombuffer(bytearray(JUNK * dtype.itemsize), dtype)[0]

    def copy(dst: Any, src: Any) -> None:
        """Copy `src` over `dst`: all of it, or, between two record types, the leading fields they share."""
        for name in _shared(dst.dtype, src.dtype):
            dst[name] = src[name]

    def clear(dst: Any) -> None:
        """Set every byte of a record to zero."""
        for name in dst.dtype.names:
            dst[name] = 0


# ---- verbs: declared once, bound to each record type

_BOUND: dict[tuple[str, np.dtype[Any]], Callable[..., Any]] = {}


def verb(function: Function) -> Function:
    """Declare a verb: a function without a body whose first argument's record type decides what is called.

    Compiled callers are bound by `bind`; what is returned here runs only with the compiler off.
    """

    @functools.wraps(function)
    def look_up(record: Any, *args: Any) -> Any:
        return _BOUND[function.__name__, record.dtype](record, *args)

    return look_up  # type: ignore[return-value]


def bind(generic: Callable[..., Any], dtype: np.dtype[Any], function: Callable[..., Any]) -> None:
    """Let `generic` call `function` when its first argument is a record of `dtype`.

    Raises TypeError if it calls another function for them: two games with the same fields would play the same rules.
    """
    bound = _BOUND.setdefault((generic.__name__, dtype), function)
    if bound is not function:
        raise TypeError(
            f"{function.__module__} and {bound.__module__} have records with the same fields, which would make them "
            f"one game: rename one of {', '.join(dtype.names or ())}"
        )
    if COMPILED:
        record, implementation = from_dtype(dtype), getattr(function, "py_func", function)
        mark(implementation)

        @overload(generic, strict=False, jit_options=INNER)  # type: ignore[untyped-decorator]
        def choose(first: Any, *args: Any) -> Any:
            return implementation if first == record else None


def is_bound(generic: Callable[..., Any], dtype: np.dtype[Any]) -> bool:
    """Whether that verb has a function for records of `dtype`."""
    return (generic.__name__, dtype) in _BOUND
