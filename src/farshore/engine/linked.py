"""Kernels that compiled code alone calls: they are kept as what the next kernel is made of, without machine code.

A kernel takes in the code of all that it calls, so nobody ever runs those by themselves. To make machine code of each
all the same took a tenth of the time in which a game is compiled.
"""

from collections.abc import Callable
from typing import Any

from llvmlite.binding import parse_bitcode
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

KIND = "linked"  # beside numba's own "bitcode" and "object"


class LinkedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one kernel, for others to take in."""

    def _finalize_final_module(self) -> None:
        """Where numba makes machine code."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Where a function is in memory: nowhere."""
        return 0

    @property
    def codegen(self) -> "LinkedLibrary":
        """Asked for `set_env` alone."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing: what a function knows of Python is set where it runs."""

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        """What is kept on disk."""
        return self.name, KIND, self._get_module_for_linking().as_bitcode()


_numbas_own = JITCodeLibrary._unserialize.__func__


def _unserialize(cls: type, codegen: Any, state: tuple[str, str, Any]) -> Any:
    """A library from what is kept on disk."""
    name, kind, data = state
    if kind != KIND:
        return _numbas_own(cls, codegen, state)
    library = LinkedLibrary(codegen, name)
    library._shared_module = parse_bitcode(data)
    library._finalized = True
    return library


JITCodeLibrary._unserialize = classmethod(_unserialize)


class LinkedCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, into a library of that kind."""

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        """Compile a function."""
        self.state.library = LinkedLibrary(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)
