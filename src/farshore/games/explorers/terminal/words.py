"""Explorers in words: what is asked, what a line means, why something is refused, and what an action did."""

import re
from textwrap import wrap

from farshore.engine.errors import NotationError
from farshore.engine.game import Reason
from farshore.games.explorers import box
from farshore.games.explorers.notation import SQUARE_TEXTS
from farshore.games.explorers.present import Table, Turn
from farshore.games.explorers.terminal.map import TERRAINS, beside, quadrant_of, terrain_names, thing_on
from farshore.terminal.console import WIDTH, clip, readable, upper
from farshore.terminal.screens import Scene

SQUARES = frozenset(SQUARE_TEXTS)
LETTERS = {**{letter.lower(): letter for letter in TERRAINS}, **{name: letter for letter, name in TERRAINS.items()}}
VERBS = ("village", "terrain", "option", "scroll", "mark", "bonus", "tile")
STAYS = {"skip": "skip", "x": "skip", "done": "done", "end": "done"}


# ---- what is asked


def asked(scene: Scene) -> str:
    """One row: who is to act and what is asked."""
    view: Table = scene.view
    if not scene.legal:
        if view.phase == "over":
            return ""
        if view.phase == "option" and view.active is not None:
            return f"{scene.names[view.active]} chooses an option: please wait ..."
        return "The others are at work: please wait ..."
    if view.phase == "map":
        quadrant = scene.legal[0].split()[1]
        return f"Lay a tile into {quadrant}: its number and degrees, such as {_tile_example(scene)}; undo; ? for help."
    if view.phase == "village":
        near = [text[-1].lower() for text in scene.legal]
        return f"These villages are equally near to the centre: start at {' or '.join(near)}?"
    if view.phase == "option":
        one, two = (terrain_names(letters, "/") for letters in view.card)
        return f"You are active. 3 marks on 1 {one} or 2 {two}? ? for help."
    assert view.mine is not None
    return clip(_asked_in_turn(scene, view.mine), WIDTH)


def _asked_in_turn(scene: Scene, mine: Turn) -> str:
    marks = _open(scene)
    if mine.stage == "choosing":
        return _asked_to_choose(scene, mine)
    if mine.stage == "bonus waiting":
        waiting = ", ".join(f"{quadrant.lower()} {count}" for quadrant, count in mine.bonuses.items())
        if len(mine.bonuses) > 1:
            return f"Bonus marks of temples wait ({waiting}): say which and the terrain, such as {waiting[0]} w."
        if mine.bonuses:
            return f"{_marks(*mine.bonuses.values())} of temple {waiting[0].upper()} as a bonus: on p, w, d or m?"
        return "Everything is placed: Enter ends your turn; undo takes the last mark back."
    if mine.horse:
        if not marks:
            return "A horse, but nothing is open to it: Enter lets it go."
        return f"A horse: mark any open square of any terrain, such as {marks[0]}; skip lets it go."
    if mine.stage == "bonus marking":
        if not marks:
            return f"Bonus: nothing is open on {terrain_names(mine.terrains)}. Enter gives it up."
        return f"Bonus: {_marks(mine.left)} on {terrain_names(mine.terrains)}, such as {marks[0]}; skip gives them up."
    if not mine.left:
        return "No marks left: Enter ends your turn; undo takes the last one back."
    if not marks and mine.may_scroll:
        return f"Nothing is open on {terrain_names(mine.terrains)}: a scroll (s m) or done; undo."
    if not marks:
        return f"Nothing is open on {terrain_names(mine.terrains)}: Enter ends your turn; why says why; undo."
    squares = f"{_marks(mine.left)} left on {terrain_names(mine.terrains)}: "
    room = WIDTH - len(squares) - len("; done stops; ? helps.")
    listed = " ".join(marks)
    return f"{squares}{listed if len(listed) <= room else f'any *, such as {marks[0]}'}; done stops; ? helps."


def _asked_to_choose(scene: Scene, mine: Turn) -> str:
    view: Table = scene.view
    if view.phase == "setup":
        ways = [
            f"{letter.lower()} {terrain_names(letter)}" for letter in TERRAINS if _opens(f"terrain {letter}", scene)
        ]
        return f"3 marks on one terrain: {', '.join(ways)}? ? for help."
    scroll = ", or a scroll (s m)" if mine.may_scroll else ""
    ways = [f"{number} {terrain_names(letters, '/')}" for number, letters in enumerate(view.card, 1)]
    return f"Which option: {' or '.join(ways)}{scroll}? ? helps."


def _opens(text: str, scene: Scene) -> bool:
    """Whether something could be marked after an action; where that is not known, yes."""
    after = scene.ahead(text)
    return not after or any(each.startswith("mark ") for each in after)


def _marks(count: int) -> str:
    return f"{count} mark{'s' * (count != 1)}"


def _open(scene: Scene) -> list[str]:
    return [text.removeprefix("mark ") for text in scene.legal if text.startswith("mark ")]


def _tile_example(scene: Scene) -> str:
    return " ".join(scene.legal[0].split()[2:])


# ---- what a line means


def read(line: str, scene: Scene) -> tuple[str, str]:
    """The first action of a line, and the rest of it.

    Full notation always. Short: squares to mark; 1 or 2, or a terrain, for an option; a terrain where one is asked;
    `s` and a terrain for a scroll; a temple's letter and a terrain for one of several bonuses; Enter for the only
    thing that is left to do.
    """
    words = line.lower().replace(",", " ").split()
    if not words:
        return _enter(scene), ""
    for count in (3, 4, 2, 1):  # tile A 3 180 | bonus A W, scroll M
        if len(words) >= count and (text := _action(words[:count], scene)):
            return text, " ".join(words[count:])
    raise NotationError(f"Cannot read {readable(line.strip(), 24)!r}. {_forms(scene)}")


def _enter(scene: Scene) -> str:
    """What an empty line does: what ends the turn or lets go what cannot be used, never a choice."""
    if len(scene.legal) == 1:
        return scene.legal[0]
    if "done" in scene.legal and (not _open(scene)) and (scene.view.mine is None or not scene.view.mine.may_scroll):
        return "done"
    if "skip" in scene.legal and not _open(scene):
        return "skip"
    raise NotationError(f"Nothing was typed. {_forms(scene)}")


def _action(words: list[str], scene: Scene) -> str:
    """The action that exactly these words stand for; empty if they stand for none."""
    first, rest = words[0], words[1:]
    if first == "mark" and len(rest) == 1:
        return _action(rest, scene) if rest[0] in SQUARES else ""
    if first in VERBS:
        return _notation(first, rest)
    if len(words) == 1:
        return _word(first, scene)
    if first == "s" and len(words) == 2 and rest[0] in LETTERS:
        return f"scroll {LETTERS[rest[0]]}"
    view: Table = scene.view
    if view.phase == "map" and scene.legal and len(words) == 2 and first.isdigit() and rest[0].isdigit():
        return _notation("tile", [scene.legal[0].split()[1], *words])
    several = view.mine is not None and len(view.mine.bonuses) > 1 and view.mine.stage == "bonus waiting"
    if several and len(words) == 2 and first in "abcd" and rest[0] in LETTERS:
        return f"bonus {first.upper()} {LETTERS[rest[0]]}"
    return ""


def _notation(verb: str, rest: list[str]) -> str:
    """An action in full notation; terrains may be written out."""
    given = [LETTERS.get(word, word.upper()) for word in rest] if verb != "village" else [word.upper() for word in rest]
    if verb == "bonus" and len(rest) == 2:
        given[0] = rest[0].upper()
    forms = {
        "village": "[A-D]", "terrain": "[PWDM]", "option": "[12]", "scroll": "[PWDM]", "bonus": "([A-D] )?[PWDM]",
        "tile": "[A-D] [1-8] (0|90|180|270)", "mark": "-",
    }  # fmt: skip
    text = " ".join(given)
    return f"{verb} {text}" if re.fullmatch(forms[verb], text) else ""


def _word(word: str, scene: Scene) -> str:
    view: Table = scene.view
    stage = view.mine.stage if view.mine is not None else ""
    if word in SQUARES:
        return f"mark {word}"
    if word in STAYS:
        return STAYS[word]
    if view.phase == "village" and len(word) == 1 and word in "abcd":
        return f"village {word.upper()}"
    if word in ("1", "2"):
        return f"option {word}"
    if re.fullmatch("s[pwdm]", word):
        return f"scroll {word[1].upper()}"
    if word not in LETTERS:
        return ""
    letter = LETTERS[word]
    if view.phase == "setup" and stage == "choosing":
        return f"terrain {letter}"
    if stage == "bonus waiting":
        return f"bonus {letter}"
    if view.card and (view.phase == "option" or stage == "choosing"):
        return next((f"option {number}" for number, letters in enumerate(view.card, 1) if letter in letters), "")
    return ""


def _forms(scene: Scene) -> str:
    """What could be typed; only what is legal."""
    forms = []
    marks = _open(scene)
    verbs = {text.split()[0] for text in scene.legal}
    if marks:
        forms.append(f"{' '.join(marks[:2])} marks {'it' if len(marks) == 1 else 'them'}")
    if "option" in verbs:
        forms.append("1 or 2 takes an option")
    if "scroll" in verbs:
        forms.append("s and p, w, d or m spends a scroll")
    if "terrain" in verbs:
        forms.append("p, w, d or m names a terrain")
    if "bonus" in verbs:
        forms.append("a terrain takes up a bonus")
    if "village" in verbs:
        forms.append("a letter names a village")
    if "tile" in verbs:
        forms.append(f"{_tile_example(scene)} lays tile {_tile_example(scene).split()[0]}")
    forms += [f"{word} {what}" for word, what in (("skip", "lets it go"), ("done", "ends your turn")) if word in verbs]
    return f"{upper(', '.join([*forms, '? helps']))}."


def slip(text: str, scene: Scene) -> str:
    """Ending a turn though something could still be placed."""
    view: Table = scene.view
    if text != "done" or view.mine is None:
        return ""
    if view.mine.bonuses and view.mine.stage == "bonus waiting":
        return "Bonus marks still wait. End your turn all the same? y or n: "
    if _open(scene):
        return f"{_marks(view.mine.left)} can still be placed. End your turn all the same? y or n: "
    return ""


# ---- why not


def tempting(scene: Scene) -> list[str]:
    """Squares beside one's marks that would have the right terrain but are closed, and temples and provisions near."""
    view: Table = scene.view
    if view.seat is None or view.mine is None or not scene.legal:
        return []
    marks = set(view.boards[view.seat].marks)
    near = sorted({square for mark in marks for square in beside(mark)} - marks, key=SQUARE_TEXTS.index)
    closed = [f"mark {square}" for square in near if thing_on(view, square) in "Tacf"]
    return [text for text in closed if text not in scene.legal]


def refused(reason: Reason, sentence: str, scene: Scene) -> list[str]:
    """Why not, and what can be done."""
    if reason.code == "no_key":
        sentence += "; find a key first"
    rows = wrap(f"{upper(sentence)}.", WIDTH)[:2]
    marks = _open(scene)
    if marks and len(rows) == 1:
        rows.append(clip(f"You can mark {' '.join(marks)}", WIDTH - 1) + ("" if len(marks) > 18 else "."))
    elif len(rows) == 1 and scene.legal:
        rows.append(clip(_forms(scene), WIDTH))
    return rows


# ---- what was done


def done(text: str, scene: Scene) -> str:
    """What the seat's own action did; `scene` is after it."""
    view: Table = scene.view
    verb, _, what = text.partition(" ")
    mine = view.mine
    if verb == "mark":
        return _found(what, view)
    if verb == "tile":
        return f"Tile {what.split()[1]} lies in {what[0]}."
    if verb == "village":
        return f"You start at village {what}."
    if mine is None:
        return ""
    if verb == "option":
        return f"You take {terrain_names(view.card[int(what) - 1])}: {_marks(mine.left)}."
    if verb == "terrain":
        return f"You begin on {terrain_names(what)}: {_marks(mine.left)}."
    if verb == "scroll":
        return f"A scroll is spent: {_marks(mine.left)} on {terrain_names(what)}."
    if verb == "bonus":
        return f"The bonus goes on {terrain_names(what[-1])}: {_marks(mine.left)}."
    if verb == "skip":
        return "You let it go."
    return "Your card is played; now the bonus." if mine.bonuses else ""


def _found(square: str, view: Table) -> str:
    assert view.seat is not None
    board, sheet = view.boards[view.seat], view.receipt.sheets[view.seat]
    thing = thing_on(view, square)
    village = next((quadrant for quadrant, place in view.villages.items() if square in beside(place)), None)
    found = ""
    if thing == "K":
        found = "a key, it opens any temple"
    elif thing == "S":
        found = "a scroll, to spend in a later turn"
    elif thing == "H":
        found = "a horse"
    elif thing == "G":
        found = f"a gem, your number {board.gems}"
    elif thing == "T":
        quadrant = quadrant_of(square)
        points = next((each.points for each in sheet.temples if each.quadrant == quadrant), None)
        found = f"temple {quadrant} for {points} points"
    elif thing in box.PROVISIONS and sheet.running is not None:
        name = {"a": "an apple", "c": "a carrot", "f": "a fish"}[thing]
        found = f"{name}, the round's food brings {sheet.running.provision_points}"
    elif village is not None:
        count = next(each.neighbours for each in sheet.villages if each.quadrant == village)
        found = f"{count} of 4 beside village {village}"
    return f"{square}{f': {found}' if found else ''}."
