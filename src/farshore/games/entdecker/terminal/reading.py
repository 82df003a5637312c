"""What a line means: the full notation, and short forms that depend on what is asked."""

import re
from collections.abc import Sequence

from farshore.engine.errors import NotationError
from farshore.games.entdecker import box
from farshore.games.entdecker.notation import ACTION_TEXTS, CELL_TEXTS
from farshore.games.entdecker.present import Table
from farshore.games.entdecker.state import EDGE_TEXTS
from farshore.games.entdecker.terminal.lists import placings
from farshore.terminal.console import readable, upper
from farshore.terminal.screens import Scene

KNOWN = frozenset(ACTION_TEXTS)
CELLS = frozenset(CELL_TEXTS)
EDGES = frozenset(EDGE_TEXTS)
VERBS = {
    "start": "start", "hidden": "hidden", "open": "open", "o": "open", "draw": "draw", "d": "draw",
    "place": "place", "p": "place", "take": "take", "hut": "hut", "island": "island", "i": "island",
    "wheel": "wheel", "w": "wheel", "chiefs": "chiefs", "via": "via",
    "scout": "scout", "fort": "fort", "f": "fort", "settle": "settle", "settlement": "settle",
}  # fmt: skip
UNITS = ("scout", "fort", "settle")
HUTS = ("natives", "taken for a hut", "jungle")
NUMBER = re.compile("#?([0-9]{1,2})", re.ASCII)
PAYEE = re.compile("(bank|[0-3]):[0-9]", re.ASCII)
FIRST = "Draw first: what follows can be typed when the tile is seen."

Read = tuple[str, int]  # an action, and how many words it took


def read(line: str, scene: Scene) -> tuple[str, str]:
    """The first action of a line, and the rest of it.

    Full notation always. Short: a place to start; a number for whatever is asked (hidden tiles, a stack, a hut, a way,
    an island, a line of the list of places); `d` and `d ?` for a stack with that back; kinds and sides by their first
    letters; s, f and t for units; x to stop or pass; Enter for the only thing that is left to do.
    """
    words = line.replace(",", " ").split()
    if not words:
        if len(scene.legal) == 1:
            return scene.legal[0], ""
        raise NotationError(f"Nothing was typed. {forms(scene)}")
    found = _action(words, scene)
    if found is None or found[0] not in KNOWN:
        raise NotationError(f"Cannot read {readable(line.strip(), 24)!r}. {forms(scene)}")
    text, used = found
    rest = " ".join(words[used:])
    if rest and text.startswith("draw "):  # nobody knows yet what comes
        raise NotationError(FIRST)
    return text, rest


def _action(words: Sequence[str], scene: Scene) -> Read | None:
    """The action at the beginning of a line; None, or one that does not exist, if there is none."""
    view: Table = scene.view
    first, rest = words[0].lower(), words[1:]
    if first in ("stop", "done", "end"):
        return "stop", 1
    if first in ("pass", "x"):
        return "stop" if first == "x" and "pass" not in scene.legal else "pass", 1
    if first == "h":
        return _after("hut" if view.phase in HUTS else "hidden", rest, scene, 1)
    if first in ("s", "t"):
        return _one_letter(first, rest, scene)
    if first in VERBS:
        return _after(VERBS[first], rest, scene, 1)
    return _bare(words, scene)


def _one_letter(first: str, rest: Sequence[str], scene: Scene) -> Read | None:
    """`s c4` starts and `t c4` takes a scout back; alone or with a side they put units down."""
    named = rest[0] if rest else ""
    if first == "t":
        is_place = named.lower() in CELLS or re.fullmatch(r"[0-9]\.[0-9]", named, re.ASCII)
        return _after("take" if is_place else "settle", rest, scene, 1)
    return _after("start" if named and _place(named, scene) else "scout", rest, scene, 1)


def _after(verb: str, rest: Sequence[str], scene: Scene, used: int) -> Read | None:
    """What a verb and the words behind it say."""
    if verb in UNITS:
        return _unit(verb, rest, scene, used)
    if verb == "draw":
        return _draw(rest[0] if rest else "", scene, used)
    if verb == "place":
        return _placing(rest, scene, used)
    if verb == "via":
        count = next((at for at, word in enumerate(rest) if not PAYEE.fullmatch(word.lower())), len(rest))
        return f"via {' '.join(rest[:count]).lower()}", used + count
    if not rest:
        return None
    named = rest[0].lower()
    if verb == "start":
        return f"start {_place(rest[0], scene)}", used + 1
    if verb == "take":
        return f"take {named}", used + 1
    number = NUMBER.fullmatch(named)
    if number is None:
        return None
    if verb == "chiefs":
        other = NUMBER.fullmatch(rest[1]) if rest[1:] else None
        low, high = sorted((int(number[1]), int(other[1]) if other else 0))
        return f"chiefs {low} {high}", used + 2
    if verb == "hut":
        return _numbered(f"hut {int(number[1])}", rest[1:], scene, used + 1)
    return f"{verb} {int(number[1])}", used + 1


def _place(word: str, scene: Scene) -> str:
    """The place of a start. `e3` is a cell and `E3` an edge space, but if only the other can be a start, that is meant.

    Edge spaces above and below can be named by the letter of their column too: `Sg` is S7.
    """
    name = word.lower()
    if re.fullmatch("[ns][a-l]", name):
        name = f"{name[0]}{'abcdefghijkl'.index(name[1]) + 1}"
    cell, edge = name if name in CELLS else "", upper(name) if upper(name) in EDGES else ""
    if cell and edge:
        wanted, other = (edge, cell) if word[0].isupper() else (cell, edge)
        return other if f"start {other}" in scene.legal and f"start {wanted}" not in scene.legal else wanted
    return cell or edge


def _unit(verb: str, rest: Sequence[str], scene: Scene, used: int) -> Read:
    """A unit, with the side of its land on a strait."""
    text = verb
    if rest and len(rest[0]) == 1 and rest[0].upper() in box.SIDES:
        text, rest, used = f"{verb} {rest[0].upper()}", rest[1:], used + 1
    return _numbered(text, rest, scene, used) if verb == "scout" else (text, used)


def _numbered(text: str, rest: Sequence[str], scene: Scene, used: int) -> Read:
    """A scout with its number, where they have numbers. The one just taken need not be named."""
    view: Table = scene.view
    number = NUMBER.fullmatch(rest[0]) if rest and (view.chief_scouts or rest[0].startswith("#")) else None
    if number is not None:
        return f"{text} #{int(number[1])}", used + 1
    only = [each for each in scene.legal if each.startswith(f"{text} #")]
    return (only[0] if len(only) == 1 else text), used


def _draw(word: str, scene: Scene, used: int) -> Read | None:
    """A stack by number or back, or an open kind by its name or the beginning of it."""
    view: Table = scene.view
    stacks = [stack for stack in view.stacks if stack.tiles]
    if word in ("", "?", "."):
        back = "?" if word == "?" else "plain"
        fitting = [stack for stack in stacks if stack.back == back]
        chosen = fitting or (stacks if not word else [])
        is_open = view.expedition is not None and view.expedition.source == "open"
        if is_open and not word:
            kinds = [text for text in scene.legal if text.startswith("draw ")]
            return (kinds[0], used) if len(kinds) == 1 else None
        return (f"draw {chosen[0].number}", used + bool(word)) if chosen else None
    if NUMBER.fullmatch(word):
        return f"draw {int(word.lstrip('#'))}", used + 1
    kinds = [kind for kind in box.KINDS[:-1] if kind.startswith(word.lower())]
    return (f"draw {kinds[0]}", used + 1) if len(kinds) == 1 else None


def _placing(rest: Sequence[str], scene: Scene, used: int) -> Read | None:
    """A space and a turn (`c4 r1`, `c4 1`), one of them if it can only be so, or a line of the list."""
    places = [place.split() for place in placings(scene)]
    if not rest:
        return None
    first = rest[0].lower()
    if first in CELLS:
        turn = re.fullmatch("r?([0-3])", rest[1].lower(), re.ASCII) if rest[1:] else None
        if turn is not None:
            return f"place {first} r{turn[1]}", used + 2
        if rest[1:] and re.fullmatch("r?[0-9]+", rest[1].lower(), re.ASCII):
            return None
        turns = [turned for cell, turned in places if cell == first]
        if len(turns) > 1:
            raise NotationError(f"{first} takes the tile in several turns: say which, {_or(turns)}.")
        return f"place {first} {turns[0] if turns else 'r0'}", used + 1
    if re.fullmatch("r[0-3]", first, re.ASCII):
        cells = [cell for cell, turned in places if turned == first]
        if len(cells) > 1:
            raise NotationError(f"{first} is possible on several spaces: say which, {_or(cells)}.")
        return (f"place {cells[0]} {first}", used + 1) if cells else None
    number = NUMBER.fullmatch(first)
    if number is not None and 1 <= int(number[1]) <= len(places):
        return f"place {' '.join(places[int(number[1]) - 1])}", used + 1
    return None


def _or(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}"


def _bare(words: Sequence[str], scene: Scene) -> Read | None:
    """Words without a verb: what they mean depends on what is asked."""
    view: Table = scene.view
    phase, first = view.phase, words[0].lower()
    if phase == "place":
        return _placing(words, scene, 0)
    if phase in ("start", "over") and _place(words[0], scene):
        return f"start {_place(words[0], scene)}", 1
    if first in CELLS:
        return _placing(words, scene, 0)
    number = NUMBER.fullmatch(first)
    if phase == "route" and number is not None:
        ways = [text for text in scene.legal if text.startswith("via ")]
        return (ways[int(number[1]) - 1], 1) if 1 <= int(number[1]) <= len(ways) else None
    verbs = {
        "chiefs": "chiefs",
        "wheel": "wheel",
        "announce": "hidden",
        "order": "island",
        **dict.fromkeys(HUTS, "hut"),
    }
    if number is not None and phase in verbs:
        return _after(verbs[phase], words, scene, 0)
    if phase == "explore" and (number is not None or len(first) > 1 or first in ("?", "b")):
        return _draw(words[0], scene, 0)
    return None


def example(places: Sequence[str]) -> str:
    """One of the places of a start, if possible a free edge space: what a new player may well take."""
    south = [place for place in places if place.startswith("S")]
    return south[len(south) // 2] if south else places[0]


def forms(scene: Scene) -> str:
    """What could be typed; only what is legal."""
    view: Table = scene.view
    legal = scene.legal
    verbs = {text.split()[0] for text in legal}
    shown = []
    if "chiefs" in verbs:
        shown.append("3 7 writes down two scouts")
    if "wheel" in verbs:
        shown.append("2 to 6 takes so much gold")
    if "start" in verbs:
        places = [text.removeprefix("start ") for text in legal if text.startswith("start ")]
        shown.append(f"a place such as {example(places)} starts there")
    if "via" in verbs:
        shown.append("1 or 2 says who is paid" if len(legal) == 2 else f"1 to {len(legal)} says who is paid")
    if "hidden" in verbs:
        shown.append("1 buys a hidden tile")
    if "open" in verbs:
        shown.append("o 1 an open one")
    if "draw" in verbs:
        names = [text.removeprefix("draw ") for text in legal if text.startswith("draw ")]
        shown.append(f"{_or(names) if names[1:] else names[0]} draws")
    units = [("s", "scout"), ("f", "fort"), ("t", "settle")]
    named = {"s": "a scout", "f": "a fort", "t": "a settlement"}
    side = view.phase != "start" and any(re.fullmatch("(scout|fort|settle) [NESW].*", text) for text in legal)
    for short, verb in units:
        if verb in verbs:
            shown.append(f"{short}{' and a side' if side else ''} puts {named[short]} down")
    if "take" in verbs:
        shown.append(f"{next(text for text in legal if text.startswith('take '))} takes a scout back")
    if "place" in verbs:
        shown.append(f"1 or {placings(scene)[0]} places the tile")
    if "hut" in verbs:
        huts = sorted({text.split()[1] for text in legal if text.startswith("hut ")})
        shown.append(f"{_or(huts) if huts[1:] else huts[0]} names a hut")
    if "island" in verbs:
        shown.append("a number names an island")
    shown += [f"{word} {what}" for word, what in (("pass", "lets it be"), ("stop", "ends your turn")) if word in verbs]
    return f"{upper(', '.join([*shown, '? helps']))}."
