"""Write TypeScript declarations of what the server sends, for the type checks of the page: `make types`.

The messages go to `web/types.d.ts`, what a game presents to `board/types.d.ts` in its folder. Browsers never load them.
"""

import importlib
import inspect
import pkgutil
import sys
import typing
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as types

from farshore import games, server
from farshore.server import wire

HEAD = "// Written by scripts/page_types.py from {}. Do not edit.\n"
BOARD = """
import type {{ Heard, HelpText, Table as KitTable }} from "../../../web/kit/board.d.ts";
export type {{ Heard, HelpText }};
export type View = {0};
export type BoardTable = KitTable<View>;
"""
PLAIN = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "any",
}


class Declarations:
    """Structs as TypeScript interfaces, each with all that it refers to."""

    def __init__(self) -> None:
        self.written: dict[type, str] = {}
        self.names: set[str] = set()

    def add(self, roots: Iterable[Any]) -> None:
        """Declare every struct in these types."""
        for info in types.multi_type_info(roots):
            self.name(info)

    def name(self, info: types.Type) -> str:
        """The TypeScript name of a type; structs are declared on the way."""
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, types.StructType):
            if info.cls not in self.written:
                self._declare(info)
            return info.cls.__name__
        if isinstance(info, types.LiteralType):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
        if isinstance(info, types.UnionType):
            return " | ".join(sorted({self.name(each) for each in info.types}, key=lambda name: (name == "null", name)))
        if isinstance(info, types.DictType):
            return f"Record<{self.name(info.key_type)}, {self.name(info.value_type)}>"
        if isinstance(info, types.TupleType):
            return f"[{', '.join(self.name(each) for each in info.item_types)}]"
        if isinstance(info, types.CollectionType):
            item = self.name(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        raise TypeError(f"no TypeScript type for {info}")

    def _declare(self, info: types.StructType) -> None:
        cls = info.cls
        if cls.__name__ in self.names:
            raise TypeError(f"two structs are called {cls.__name__}: {cls.__module__} has one of them")
        self.names.add(cls.__name__)
        self.written[cls] = ""  # a struct may refer to itself
        lines = [f"export interface {cls.__name__} {{"]
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        lines += (f"  {field.encode_name}{self._field(cls, field)};" for field in info.fields)
        self.written[cls] = "\n".join([*lines, "}", ""])

    def _field(self, cls: type[msgspec.Struct], field: types.Field) -> str:
        """What follows the name of a field. A default that is left out of messages makes it optional."""
        name = self.name(field.type)
        if not cls.__struct_config__.omit_defaults or field.required:
            return f": {name}"
        return f"?: {name.removesuffix(' | null') if field.default is None else name}"

    def text(self, source: str) -> str:
        """The whole file."""
        return "\n".join([HEAD.format(source), *sorted(self.written.values())])


def messages() -> str:
    """Declarations of all messages between page and server."""
    found = Declarations()
    found.add(
        each for each in vars(wire).values() if getattr(each, "__module__", "") == wire.__name__ and _structs(each)
    )
    found.add(each for handler in _handlers() for each in _structs(handler.parsed_fn_signature.return_type.annotation))
    return found.text("the messages of farshore.server")


def _handlers() -> Iterator[HTTPRouteHandler]:
    for info in pkgutil.iter_modules(server.__path__, f"{server.__name__}."):
        yield from (
            each for each in vars(importlib.import_module(info.name)).values() if isinstance(each, HTTPRouteHandler)
        )


def _structs(annotation: Any) -> list[type[msgspec.Struct]]:
    """The structs in an annotation."""
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return [annotation]
    return [found for each in typing.get_args(annotation) for found in _structs(each)]


def presentation(name: str) -> str:
    """Declarations of what a game presents."""
    game = games.get(name)
    shown = typing.get_type_hints(game.present)["return"]
    found = Declarations()
    found.add([shown])
    if facts := getattr(inspect.getmodule(game.present), "facts", None):
        found.add([typing.get_type_hints(facts)["return"]])
    return found.text(f"what {game.package} presents") + BOARD.format(shown.__name__)


def declarations() -> dict[Path, str]:
    """Every file with what belongs in it."""
    root = Path(str(files("farshore")))
    own = [game for game in games.playable() if game.package.startswith("farshore.")]
    boards = {Path(str(files(game.package))) / "board": presentation(game.name) for game in own}
    return {root / "web" / "types.d.ts": messages()} | {path / "types.d.ts": text for path, text in boards.items()}


def main() -> None:
    """Write what has changed."""
    for path, text in declarations().items():
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
            sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
