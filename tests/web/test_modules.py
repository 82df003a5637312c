"""What the page's modules may import: no cycles, and boards only the kit."""

import posixpath
import re
from collections import Counter

import pytest

from farshore.engine.game import SPECTATOR
from farshore.games import names
from farshore.server.pages import IMPORT, imported, page_files
from tests.games.adapters import adapter
from tests.match.corpus_maker import FOLDER as CORPUS
from tests.match.hearing import all_heard
from tests.match.test_corpus import Kept

MODULES = [path for path in page_files() if path.endswith(".js") and "/vendor/" not in path and "/offline/" not in path]
ROOMS = ("home", "setup", "waiting_room", "curtain", "settings", "rules")
LAZY = [
    *(f"web/{room}.js" for room in ROOMS),
    "web/table.js",
    "web/tutorial/tutorial.js",
    "web/replay/replay.js",
    "web/ending/ending.js",
    "web/ending/climb.js",
    "web/command_line.js",
    "web/key_list.js",
    "web/share.js",
]


@pytest.mark.parametrize("path", MODULES)
def test_no_module_imports_itself_in_a_circle(path: str) -> None:
    assert path not in imported(imports(path))


LATER = re.compile(r"""\bimport\("(\.[^"]+\.js)"\)(?!\.\w+ )""")  # what a module loads when it needs it, not a type


def imports(path: str, pattern: re.Pattern[str] = IMPORT) -> list[str]:
    """The modules that a module names."""
    names = pattern.findall(page_files()[path].data.decode())
    return [posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) for name in names]


@pytest.mark.parametrize("game", names())
def test_boards_import_the_kit_only(game: str) -> None:
    folder = f"games/{game}/board/"
    for path in MODULES:
        if path.startswith(folder):
            outside = [name for name in imports(path) if not name.startswith((folder, "web/kit/"))]
            assert outside == [], path


@pytest.mark.parametrize("game", names())
def test_what_a_board_remembers_belongs_to_one_player(game: str) -> None:
    """A signal of a module outlives matches: `personal` and `perPlayer` begin again, also at a shared device."""
    for path in MODULES:
        if path.startswith(f"games/{game}/board/"):
            assert not re.search(r"^(?:export )?const \w+ = signal\(", page_files()[path].data.decode(), re.M), path


def test_the_frame_names_no_game() -> None:
    words = re.compile("|".join(re.escape(name) for name in names()))
    for path, file in page_files().items():
        if path.startswith("web/") and path.endswith((".js", ".css", ".html")) and "/vendor/" not in path:
            assert not words.search(file.data.decode()), path


@pytest.mark.parametrize("game", names())
def test_the_frame_knows_no_class_of_a_board(game: str) -> None:
    found = Counter(re.findall(r"\.([a-z]+)-[a-z]", page_files()[f"games/{game}/board/style.css"].data.decode()))
    [(prefix, _)] = found.most_common(1)
    for path, file in page_files().items():
        if path.startswith("web/") and path.endswith((".js", ".css")) and "/vendor/" not in path:
            assert not re.search(rf"\b{prefix}-[a-z]", file.data.decode()), path


def test_the_frame_reads_no_highlight() -> None:
    """What has come of a step is words of the game, which its board alone understands."""
    stored = [Kept(CORPUS / "v1" / f"{game}-{next(iter(adapter(game).corpus))}.json") for game in names()]
    heard = [each for kept in stored for each in all_heard(kept.events, SPECTATOR) if each.kind == "noted"]
    words = {each.text.split()[0] for each in heard if each.text}
    assert {"round", "island"} <= words
    compared = re.compile(rf"""(?:With\(|ncludes\(|[!=]==\s*|case )["'`](?:{"|".join(map(re.escape, words))})[ "'`]""")
    assert compared.search('each.text.startsWith("round ")')
    for path in MODULES:
        if path.startswith("web/"):
            assert not compared.search(page_files()[path].data.decode()), path


def test_every_module_is_reached() -> None:
    kinds = ("board", "rules", "opening/opening", "miniature")
    boards = [path for name in names() for kind in kinds if (path := f"games/{name}/board/{kind}.js") in MODULES]
    entries = ["web/main.js", *LAZY, *boards, *(later for path in MODULES for later in imports(path, LATER))]
    assert {path for path in MODULES if "/kit/" not in path} <= set(imported(entries))


def test_imports_are_found() -> None:
    code = 'import { a } from "./a.js";\nimport "./b.js"; import("./c.js") /** @import { D } from "./d.js" */'
    assert IMPORT.findall(code) == ["./a.js", "./b.js"]
