"""Chance by counts is the same as stacks that were really shuffled (EN-2.5, EN-C3, EN-C5), reshuffles included."""

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from farshore.engine.game import CHANCE
from farshore.engine.kernel import COMPILED
from farshore.engine.position import Position
from farshore.games.entdecker import GAME, box
from farshore.games.entdecker.state import BACK, THEN_GO_ON
from farshore.play import new
from tests.games.engine import Engine
from tests.games.entdecker.boards import all_sea, at, board, code, edited, explore, go, gold, phase, placing
from tests.games.matches import SOAK, amount

pytestmark = pytest.mark.rules
LOOKS = 12  # draws of a match that are looked at one by one
Answer = Callable[[Engine, dict[str, int], random.Random], str]


def by_weight(_: Engine, outcomes: dict[str, int], rng: random.Random) -> str:
    """What the kernels say."""
    return rng.choices(list(outcomes), list(outcomes.values()))[0]


class Shuffled:
    """Real stacks with an order that nobody sees. They are shuffled again whenever the rules have dealt again."""

    def __init__(self) -> None:
        self.stacks: list[list[str]] = []

    def __call__(self, engine: Engine, outcomes: dict[str, int], rng: random.Random) -> str:
        state = engine.state
        words = next(iter(outcomes)).split()
        if words[0] == "back":
            number = int(words[1]) - 1
            if [len(stack) for stack in self.stacks] != state.stack.tolist() or (state.back < 0).all():
                self.shuffle(engine, rng)
            return f"back {words[1]} {'?' if len(self.stacks[number][-1].split()) > 2 else 'plain'}"
        if words[0] == "tile":
            return self.stacks[int(state.draw_from)].pop()
        return by_weight(engine, outcomes, rng)

    def shuffle(self, engine: Engine, rng: random.Random) -> None:
        state = engine.state
        tiles = [
            text
            for kind, name in enumerate(box.KINDS[:-1])
            for text, count in [
                (f"tile {name}", int(state.plain[kind])),
                *((f"tile {name} {event}", int(state.event[kind, i])) for i, event in enumerate(box.EVENTS)),
            ]
            for _ in range(count)
        ]
        rng.shuffle(tiles)
        self.stacks = [[tiles.pop() for _ in range(size)] for size in state.stack.tolist()]
        assert not tiles


def features(answer: Answer, rng: random.Random) -> Counter[str]:
    """What a random match looked like: single draws with the back they came from, and backs side by side."""
    engine = Engine(GAME, 2, {})
    seen: Counter[str] = Counter()
    draws = 0
    backs: dict[int, str] = {}
    while (who := engine.to_act()) != "over":
        if who != "chance":
            legal = engine.legal(int(who))
            # Draws that follow the backs, so that a mistake in their weights would show.
            draws_of = [text for text in legal if text.startswith("draw")]
            marked = [text for text in draws_of if text[5:].isdigit() and backs.get(int(text[5:])) == "?"]
            hidden = [text for text in legal if text.startswith("hidden")]
            engine.act(int(who), rng.choice(marked or draws_of or hidden[-3:] or legal))
            continue
        text = answer(engine, engine.outcomes(), rng)
        words = text.split()
        if words[0] == "back":
            backs[int(words[1])] = words[2]
            if len(backs) == box.BOX.stacks and draws == 0:
                seen[f"begin {list(backs.values()).count('?')}"] += 1
            elif draws <= LOOKS:
                seen[f"back {draws} {words[2]}"] += 1
        elif words[0] == "tile":
            draws += 1
            if draws <= LOOKS:
                seen[f"draw {draws} {' '.join(words[1:])}"] += 1
            seen[f"late {' '.join(words[1:])}" if draws > 60 else f"early {' '.join(words[1:])}"] += 1
        engine.chance(text)
    return seen


def too_far(one: Counter[str], other: Counter[str], matches: int) -> str:
    """Groups of features (such as the third draw) whose chi-square lies beyond four standard deviations, or nothing."""
    found = []
    for group in sorted({" ".join(text.split()[: 2 if text[:2] in ("dr", "ba") else 1]) for text in {*one, *other}}):
        texts = [text for text in {*one, *other} if text.startswith(group)]
        common = [text for text in texts if one[text] + other[text] >= 20]
        if group in ("early", "late") or len(common) < 2:
            continue  # several a match: not independent
        square = sum((one[text] - other[text]) ** 2 / (one[text] + other[text]) for text in common)
        freedom = len(common) - 1
        if square > freedom + 4.0 * (2.0 * freedom) ** 0.5 + 6.0:
            found.append(f"{group}: chi-square {square:.1f} with {freedom} degrees of freedom")
    for text in {*one, *other}:
        if text.split()[0] in ("early", "late"):
            mean = (one[text] + other[text]) / 2
            # Counts of a match spread less than independent ones would: drawn tiles are not put back.
            if mean >= 50 and abs(one[text] - other[text]) > 4.5 * (2 * mean) ** 0.5:
                found.append(f"{text}: {one[text]} and {other[text]} in {matches} matches")
    return "; ".join(found)


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="a statement about the compiled rules, in many matches")
def test_counts_and_shuffled_stacks_cannot_be_told_apart() -> None:
    rng = random.Random("shuffles")
    matches = amount(compiled=60, off=0, soak=10_000)
    counted: Counter[str] = sum((features(by_weight, rng) for _ in range(matches)), Counter())
    shuffled: Counter[str] = sum((features(Shuffled(), rng) for _ in range(matches)), Counter())
    assert too_far(counted, shuffled, matches) == ""


def biased(engine: Engine, outcomes: dict[str, int], rng: random.Random) -> str:
    """As if the tops that lie open were forgotten: a plain back is too likely."""
    text = next(iter(outcomes))
    if text.startswith("back"):
        outcomes = {each: weight + 40 * each.endswith("plain") for each, weight in outcomes.items()}
    return by_weight(engine, outcomes, rng)


@pytest.mark.slow
@pytest.mark.skipif(not SOAK, reason="a few hundred matches: in the soak")
def test_the_comparison_finds_backs_that_are_too_often_plain() -> None:
    rng = random.Random("biased")
    matches = 300
    wrong: Counter[str] = sum((features(biased, rng) for _ in range(matches)), Counter())
    shuffled: Counter[str] = sum((features(Shuffled(), rng) for _ in range(matches)), Counter())
    assert too_far(wrong, shuffled, matches) != ""


# ---- chances


def test_weights_of_backs_and_tiles_are_those_of_shuffled_stacks() -> None:
    """EN-1.2."""
    play = new(GAME, chance="given")
    weights = []
    for stack in range(6):
        weights.append([weight for weight in play.position.weights() if weight])
        play.act(f"back {stack + 1} {'plain' if stack else '?'}")
    assert weights == [[92, 22], [92, 21], [91, 21], [90, 21], [89, 21], [88, 21]]
    go(play, "start S7", "hidden 2", "draw 1")
    found = dict(zip(play.legal(), [weight for weight in play.position.weights() if weight], strict=True))
    assert found == {f"tile {k} {e}": n for e, kinds in box.BOX.events.items() for k, n in kinds.items()}
    go(play, "tile coast gold")
    assert play.legal() == ["back 1 plain", "back 1 ?"]
    assert [weight for weight in play.position.weights() if weight] == [87, 21]
    go(play, "back 1 plain", "place g8 r0", "draw 2")
    assert [weight for weight in play.position.weights() if weight] == [14, 28, 26, 11, 13]


def test_what_is_seen_of_the_stacks_is_as_likely_as_with_shuffled_ones() -> None:
    """EN-1.2, EN-C3: Four tiles that fit nowhere in two stacks, drawn from by turns.

    Every sequence against all 24 orders.
    """
    event = np.zeros((5, 4), np.int8)
    event[2] = 1, 0, 0, 1  # corner gold, corner storm
    fields = {"map": board("h8 f8", "h8W f8E"), **explore("S7", found=0, left=4)}
    begin = edited(
        at(**fields), plain=np.array([1, 1, 0, 0, 0]), event=event, stack=np.array([2, 2, 0, 0, 0, 0]),
        back=-1, phase=BACK, resume=THEN_GO_ON,
    )  # fmt: skip
    found: dict[tuple[str, ...], Fraction] = {}

    def follow(position: Position, seen: tuple[str, ...], chance: Fraction) -> None:
        drawn = sum(text.startswith("tile") for text in seen)
        if drawn == 4:
            found[seen] = chance
        elif position.who != CHANCE:
            position.act(f"draw {drawn % 2 + 1}", 0)
            follow(position, seen, chance)
        else:
            weights = position.weights()
            for outcome in position.numbers(CHANCE):
                after = position.copy()
                after.act(outcome, CHANCE)
                more = Fraction(weights[outcome], sum(weights))
                follow(after, (*seen, GAME.outcomes[outcome]), chance * more)

    follow(begin.position, (), Fraction(1))
    due: Counter[tuple[str, ...]] = Counter()
    tiles = ("tile sea", "tile coast", "tile corner gold", "tile corner storm")
    for order in permutations(tiles):
        stacks, seen = (list(order[:2]), list(order[2:])), []
        backs = {tile: "?" if len(tile.split()) > 2 else "plain" for tile in tiles}
        seen = [f"back {number + 1} {backs[stack[0]]}" for number, stack in enumerate(stacks)]
        for drawn in range(4):
            stack = stacks[drawn % 2]
            seen.append(stack.pop(0))
            seen += [f"back {drawn % 2 + 1} {backs[stack[0]]}"] if stack else []
        due[tuple(seen)] += 1
    assert found == {seen: Fraction(count, 24) for seen, count in due.items()}


# ---- stacks that run out


DISCARDS = {"events": "0000,0000,0000,0000,0000", "events_out": "0202,2121,2121,0111,2010"}


def test_discards_become_two_stacks() -> None:
    """EN-15.2, EN-C4: The last hidden tile is placed: then, before its event, 113 discards are dealt."""
    fields = {"hidden": "1,0,0,0,0", "out": "13,28,26,11,13", "stacks": "0,0,1.,0,0,0", **DISCARDS}
    play = at(**fields, **explore("S2", found=0, drawn=0, left=2))
    assert play.legal() == ["draw 3"]
    assert code(play, "draw 1") == "stack_empty"
    go(play, "draw 3", "tile sea")
    assert play.legal() == ["place b8 r0"]
    go(play, "place b8 r0")
    assert [stack.tiles for stack in play.view().stacks] == [57, 56, 0, 0, 0, 0]
    assert play.legal() == ["back 1 plain", "back 1 ?"]
    assert [weight for weight in play.position.weights() if weight] == [91, 22]
    go(play, "back 1 ?", "back 2 plain")
    assert phase(play) == "explore"
    assert sum(play.view().discards.plain.values()) == 0
    play = at(map=board("a8 c8"), **fields, **explore("S2", found=0, drawn=0, left=2))
    go(play, "draw 3", "tile sea")
    assert phase(play) == "place"
    fields = {"hidden": "0,0,0,0,1", "out": "14,28,26,11,12", "stacks": "1.,0,0,0,0,0", **DISCARDS}
    play = at(map=board("a8 c8"), **fields, **explore("S2", found=0, drawn=0, left=2))
    go(play, "draw 1", "tile bay")  # fits nowhere
    assert [stack.tiles for stack in play.view().stacks] == [57, 57, 0, 0, 0, 0]


STRAITS = {"map": board("b4 c4 d4 e4 f4 g4", "b4W b4E c4E d4E e4E f4E g4E"), "open": "17,9,8,0,9,12", "gold": "9,9"}


def test_a_missing_open_tile_comes_from_the_discards_then_from_the_hidden_stacks() -> None:
    """EN-15.3, EN-C5."""
    buying = explore("S2", found=0, drawn=0, left=2, source="open")
    play = at(**STRAITS, hidden="14,28,26,10,13", out="0,0,0,1,0", stacks="18.,19.,19.,19.,19.,19.", **buying)
    go(play, "draw strait")
    assert play.view().discards.plain["strait"] == 0
    assert phase(play) == "place"
    few = {"hidden": "14,28,26,11,13", "events": "0202,2121,2121,0011,2010", "events_out": "0000,0000,0000,0100,0000"}
    play = at(**STRAITS, **few, stacks="18.,19.,19.,19.,19.,19.", **buying)
    go(play, "draw strait")
    assert play.view().discards.events == {}
    assert play.view().expedition.event is None
    play = at(**STRAITS, stacks="57.,0,57.,0,0,0", **buying)
    go(play, "draw strait")
    assert [stack.tiles for stack in play.view().stacks] == [57, 56, 0, 0, 0, 0]
    assert play.legal() == ["back 1 plain", "back 1 ?"]
    go(play, "back 1 plain", "back 2 plain")
    assert phase(play) == "place"
    play = edited(at(**STRAITS, **buying), plain=np.array([14, 28, 26, 0, 13]), stack=np.array([19] * 5 + [8]))
    assert "draw strait" in play.legal()
    assert phase(go(play, "draw strait")) == "back"
    assert "strait pirates" not in play.view().unseen.events
    play = edited(at(**STRAITS, **buying), plain=0, event=0, stack=0)
    assert code(play, "draw strait") == "kind_gone"
    assert "draw strait" not in play.legal()


def test_a_missing_fill_tile_comes_from_the_stacks_or_is_made() -> None:
    """EN-A14, EN-C5: Land lies open only; other kinds are searched for, and the stacks dealt again once."""
    ring = {"map": board("e3 f3 d4 g4 e5 f5", "e3S f3S d4E g4W e5N f5N"), "gold": "0,9"}
    play = edited(at(**ring, **placing("g4", "coast")), face_up=0)
    go(play, "place h4 r1")
    assert play.view().open["land"] == 0
    assert {tile.cell: tile.kind for tile in play.view().tiles}["e4"] == "land"
    corner = {"map": board("a2 b1 c2", "c2E"), "gold": "0,9"}
    play = edited(at(**corner, **placing("c2", "sea")), face_up=0)
    go(play, "place c3 r0")
    assert phase(play) == "back"
    assert play.view().unseen.plain["sea"] == 13
    for stack in range(1, 7):
        play.act(f"back {stack} plain")
    assert phase(play) == "start"


def test_an_expedition_for_open_tiles_that_nobody_has_ends() -> None:
    """EN-A11."""
    play = edited(at(phase="announce", ship="S2", gold="9,9"), face_up=0, plain=0, event=0, stack=0)
    go(play, "open 1")
    assert (phase(play), play.position.to_act, gold(play)) == ("start", (1,), [5, 9])


def test_when_nothing_is_hidden_any_more_the_expedition_cannot_go_on() -> None:
    """EN-A11."""
    play = at(map=board("b8", "b8N"), **explore("b8", phase="natives", left=2))
    play = go(edited(play, plain=0, event=0, stack=0), "pass")
    assert play.legal() == ["scout", "fort", "settle", "stop"]


def test_a_fill_tile_that_is_nowhere_is_made() -> None:
    """EN-A14."""
    play = at(map=board("a2 b1 c2", "c2E"), gold="0,9", **placing("c2", "sea"))
    play = go(edited(play, face_up=0, plain=0, event=0, stack=0), "place c3 r0")
    assert {tile.cell: tile.kind for tile in play.view().tiles}["a1"] == "sea"
    assert phase(play) == "start"


def test_no_back_is_asked_for_once_all_is_explored() -> None:
    """EN-C3."""
    play = edited(at(map=all_sea("a1 a2"), gold="0,9", **placing("b1", "sea")), face_up=0)
    go(play, "place a1 r0")
    assert play.over
    assert sum(stack.tiles for stack in play.view().stacks) == 113
