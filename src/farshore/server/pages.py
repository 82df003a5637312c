"""The page and its files. Files are read at the start, named by what is in them, and never change under a name."""

import gzip
import hashlib
import html
import inspect
import json
import mimetypes
import posixpath
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import HTTPException, NotFoundException

from farshore import games
from farshore.server.access import HttpRequest, enter
from farshore.server.loading import Elsewhere, Preparing, Unreadable
from farshore.server.store import Unavailable

PACKED = {"packed": True}  # of a route whose responses are compressed already
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/json",
}
# Modules that a module needs at once: not those of `import(...)`, nor types named in a comment.
IMPORT = re.compile(r"""\b(?:from|import)\s*["'](\.[^"']+\.js)["'](?! \*/)""")
# What readers need of a module and browsers do not: comments that document something, begin a line or
# stand behind a piece of code, and how far lines are indented.
NOTES = re.compile(
    rb"/\*\*.*?\*/|^[ \t]*//[^\n]*|(?<=[;,(){}\[\]]) // [^\n]*$|^[ \t]*/\* .*?\*/|^[ \t]+", re.DOTALL | re.MULTILINE
)
SHIPPED = (".js", ".css", ".svg", ".ftl", ".png", ".woff2", ".webmanifest", ".html")


class File(NamedTuple):
    """A file of the page, plain and compressed; `packed` is empty where compression gains nothing."""

    type: str
    data: bytes
    packed: bytes


def compress(kind: str, data: bytes) -> File:
    """Both forms of a file."""
    packed = gzip.compress(data, 9, mtime=0)
    return File(kind, data, packed if len(packed) < len(data) else b"")


def without_notes(module: bytes) -> bytes:
    """A module of the page without comments and indents; everything stays in its line."""
    return NOTES.sub(lambda note: b"\n" * note[0].count(b"\n"), module)


def pressed(sheet: bytes) -> bytes:
    """A style sheet of the page without comments, and without blanks and lines that mean nothing."""
    for waste, instead in ((rb"/\*.*?\*/", b""), (rb"(?<=[{};,])\s*\n\s*", b""), (rb"\s*\n\s*", b" ")):
        sheet = re.sub(waste, instead, sheet, flags=re.DOTALL)
    return re.sub(rb"([{;][\w-]+): ", rb"\1:", sheet).replace(b" {", b"{").replace(b";}", b"}").strip() + b"\n"


def bare(texts: bytes) -> bytes:
    """Texts without comments, which are for those who write them, and with as little indent as they need."""
    return re.sub(rb"^[ \t]+", b" ", re.sub(rb"^#.*\n?", b"", texts, flags=re.MULTILINE), flags=re.MULTILINE)


def file_response(request: HttpRequest, file: File, headers: dict[str, str]) -> Response[bytes]:
    """A file as it is asked for, compressed or not."""
    headers = {**headers, "vary": "accept-encoding"}
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.data, media_type=file.type, headers=headers)


@cache
def page_files() -> dict[str, File]:
    """All files of the page, by path."""
    found: dict[str, File] = {}

    def look(folder: Traversable, path: str) -> None:
        for each in sorted(folder.iterdir(), key=lambda each: each.name):
            if each.is_dir():
                look(each, f"{path}{each.name}/")
            elif each.name.endswith(SHIPPED):
                suffix = each.name[each.name.rindex(".") :]
                kind = TYPES.get(suffix) or mimetypes.guess_type(each.name)[0] or "application/octet-stream"
                data = each.read_bytes()
                if suffix == ".css":
                    data = pressed(data)
                elif suffix == ".js" and "/vendor/" not in path:
                    data = without_notes(data)
                elif suffix == ".ftl" and "/board/texts/" not in path:  # those are split first
                    data = bare(data)
                found[path + each.name] = compress(kind, data)

    look(files("farshore") / "web", "web/")
    for game in games.playable(*games.BROWSER):
        look(files(game.package) / "board", f"games/{game.name}/board/")
        if facts := getattr(inspect.getmodule(game.present), "facts", None):
            module = b"export default " + msgspec.json.encode(facts()) + b";\n"
            found[f"games/{game.name}/board/facts.js"] = compress(TYPES[".js"], module)
    return found | _split_texts(found) | _game_texts(found) | {"web/style/games.css": _game_colours(found)}


def _game_colours(found: dict[str, File]) -> File:
    """One style sheet with the colours of all games, which their pictures on the home page need."""
    paths = [f"games/{game.name}/board/colours.css" for game in games.playable()]
    return compress("text/css", b"".join(found[path].data for path in paths if path in found))


def _split_texts(found: dict[str, File]) -> dict[str, File]:
    """The texts of each board without what only its rules and tutorial say, which have a file of their own.

    They are what stands after a line that begins with `##`. What every page knows of a game is left out too.
    """
    files = {}
    for path in [path for path in found if re.fullmatch(r"games/[\w-]+/board/texts/\w+\.ftl", path)]:
        board, _, rules = found[path].data.partition(b"\n## ")
        board = re.sub(rb"^(?:game|about|minutes)-%s = .+\n" % path.split("/")[1].encode(), b"", board, flags=re.M)
        for name, data in ((path, board), (path.removesuffix(".ftl") + ".rules.ftl", b"# " + rules)):
            files[name] = compress(TYPES[".ftl"], bare(data + b"\n"))
    return files


def _game_texts(found: dict[str, File]) -> dict[str, File]:
    """A file for each language with the name of every game, a sentence about it and its minutes, for other pages."""
    pages = [path for path in found if re.fullmatch(r"web/texts/\w+/page\.ftl", path)]
    files = {}
    for path in pages:
        language = path.split("/")[2]
        lines: list[str] = []
        for game in games.playable(*games.BROWSER):
            said = _texts_of(found, game.name, language)
            keys = (f"{kind}-{game.name}" for kind in ("game", "about", "minutes"))
            lines += (f"{key} = {said[key]}" for key in keys if key in said)
        files[f"web/texts/{language}/games.ftl"] = compress(TYPES[".ftl"], "\n".join([*lines, ""]).encode())
    return files


def _texts_of(found: dict[str, File], game: str, language: str) -> dict[str, str]:
    """The texts of one line of a board, by name."""
    file = found.get(f"games/{game}/board/texts/{language}.ftl")
    return dict(re.findall(r"^([\w-]+) = (.+)$", file.data.decode(), re.MULTILINE)) if file else {}


@cache
def digest() -> str:
    """Names the whole of the page's files."""
    whole = hashlib.sha256()
    for path, file in page_files().items():
        whole.update(path.encode() + b"\0" + file.data + b"\0")
    return whole.hexdigest()[:16]


SCREENS = {
    "": ["web/home.js"],
    "new": ["web/setup.js", "opening/opening.js"],
    "room": ["web/table.js", "web/waiting_room.js", "opening/opening.js"],
    "rules": ["web/rules.js", "rules.js"],
    "learn": ["web/tutorial/tutorial.js", "board.js", "asking.js"],
    "table": ["web/table.js", "board.js", "asking.js"],
    "over": ["web/table.js", "web/ending/ending.js", "board.js"],
    "replay": ["web/replay/replay.js", "board.js"],
}  # by the first word of the address, or by what is there: modules of the page, and of the board of the game


@cache
def shell(screen: str = "", game: str = "") -> File:
    """The one HTML document, with the modules announced that a screen needs."""
    wanted = [path if path.startswith("web/") else f"games/{game}/board/{path}" for path in SCREENS[screen]]
    entries = ["web/main.js", *(path for path in wanted if path in page_files())]
    ahead = f'<link rel="stylesheet" href="{root()}/web/style/rooms.css">\n' if screen in ("", "new", "room") else ""
    ahead += "\n".join(f'<link rel="modulepreload" href="{root()}/{path}">' for path in imported(entries))
    listed = json.dumps(
        [
            {
                "name": each.name,
                "seats": list(each.seats),
                "weight": each.weight,
                "opening": f"games/{each.name}/board/opening/opening.js" in page_files(),
                "miniature": f"games/{each.name}/board/miniature.js" in page_files(),
            }
            for each in games.playable(*games.BROWSER)
        ]
    )
    page = rooted("web/index.html").replace("<!-- ahead -->", ahead)
    page = page.replace("{game}", game if "board.js" in SCREENS[screen] else "").replace("{games}", html.escape(listed))
    return compress("text/html; charset=utf-8", page.encode())


def imported(entries: list[str]) -> list[str]:
    """These modules and all that they import, and those in turn."""
    found = list(entries)
    for path in found:  # which grows
        for name in IMPORT.findall(page_files()[path].data.decode()):
            each = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
            if each not in found:
                found.append(each)
    return found


def root() -> str:
    """Where this version's files are."""
    return f"/static/{digest()}"


def rooted(path: str) -> str:
    """A file that names others of this version."""
    return page_files()[path].data.decode().replace("{root}", root())


@cache
def offline_page() -> str:
    """What is shown without a network, in every language that there is; it shows one of them."""
    screens = []
    for path in sorted(page_files()):
        place = re.fullmatch(r"web/texts/(\w+)/page\.ftl", path)
        said = (
            dict(re.findall(r"^offline-(\w+) = (.+)$", page_files()[path].data.decode(), re.MULTILINE)) if place else {}
        )
        if place and said:
            title, text, again = (html.escape(said[name]) for name in ("title", "text", "again"))
            screens.append(
                f'<main class="empty-state whole" lang="{place[1]}"{"" if place[1] == "en" else " hidden"}>'
                f'<svg class="drawing" viewBox="0 0 160 100" aria-hidden="true"><use href="#st-storm"/></svg>'
                f"<h1>{title}</h1><p>{text}</p>"
                f'<button class="btn main">{again}</button></main>'
            )
    drawings = (
        page_files()["web/art/states.svg"].data.decode().replace("<svg ", '<svg id="sprites" aria-hidden="true" ', 1)
    )
    return (
        rooted("web/offline/page.html")
        .replace("<!-- drawings -->", drawings)
        .replace("<!-- said -->", "\n".join(screens))
    )


@get(
    [
        "/",
        "/table/{table_id:str}",
        "/new/{name:str}",
        "/rules/{name:str}",
        "/learn/{name:str}",
        "/replay/{table_id:str}",
        "/replay/{table_id:str}/{step:str}",
    ],
    media_type=MediaType.HTML,
    opt=PACKED,
)
async def page(request: HttpRequest, table_id: str = "", name: str = "", step: str = "") -> Response[bytes]:  # noqa: ARG001  # it reads its address
    """The one HTML document; the client routes by its address. The game of a board that is shown is embedded."""
    screen = request.scope["path"].split("/")[1]  # not of request.url, which fails where the Host header is odd
    game = name if f"games/{name}/board/board.js" in page_files() else ""
    if table_id:
        game, status = await _game_at(request, table_id)
        if screen == "table":
            screen = {"open": "room", "over": "over"}.get(status, screen)
    return file_response(request, shell(screen, game), {"cache-control": "no-cache"})


async def _game_at(request: HttpRequest, table_id: str) -> tuple[str, str]:
    """The game of a match and its status; of one that does not admit this caller, as if it waited for players.

    Those are invited most of the time: the key of their link is not part of this request.
    """
    try:
        live, *_ = await enter(request, table_id, "")
    except (HTTPException, Unavailable, Elsewhere, Unreadable, Preparing):
        return "", "open"
    return live.match.game.name, live.match.status


@get("/offline", media_type=MediaType.HTML, include_in_schema=False)
async def offline() -> Response[str]:
    """What browsers keep, to be shown without a network."""
    return Response(offline_page(), headers={"cache-control": "no-cache"})


@get("/sw.js", media_type="text/javascript", include_in_schema=False)
async def service_worker() -> Response[str]:
    """What shows that page. It stands at the root, since it serves all that is below it."""
    return Response(rooted("web/offline/sw.js"), headers={"cache-control": "no-cache"})


@get("/manifest.webmanifest", media_type="application/manifest+json", include_in_schema=False)
async def manifest() -> Response[str]:
    """How the page looks as an application of its own."""
    return Response(rooted("web/offline/manifest.webmanifest"), headers={"cache-control": "no-cache"})


@get("/static/{version:str}/{path:path}", include_in_schema=False, opt=PACKED)
async def static(request: HttpRequest, version: str, path: str) -> Response[bytes]:
    """A file of the page, for ever: another version has another name."""
    file = page_files().get(path.lstrip("/"))
    if file is None or version != digest():
        raise NotFoundException("there is no such file in this version")
    return file_response(request, file, {"cache-control": FOR_EVER})


ROUTES = (page, offline, service_worker, manifest, static)
