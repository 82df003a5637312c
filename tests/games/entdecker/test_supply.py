"""Chance by counts is the same as stacks that were really shuffled (EN-2.5, EN-C3, EN-C5), reshuffles included."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from farshore.engine.kernel import COMPILED
from farshore.games.entdecker import box
from tests.games.entdecker.engine import Engine
from tests.games.matches import SOAK, amount

pytestmark = [pytest.mark.rules, pytest.mark.slow]
LOOKS = 12  # draws of a match that are looked at one by one
Answer = Callable[[Engine, dict[str, int], random.Random], str]


def by_weight(_: Engine, outcomes: dict[str, int], rng: random.Random) -> str:
    """What the kernels say."""
    return rng.choices(list(outcomes), list(outcomes.values()))[0]


class Shuffled:
    """Real stacks with an order that nobody sees. They are shuffled anew whenever the rules have dealt anew."""

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
    engine = Engine(2, {})
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


@pytest.mark.skipif(not SOAK, reason="a few hundred matches: in the soak")
def test_the_comparison_finds_backs_that_are_too_often_plain() -> None:
    rng = random.Random("biased")
    matches = 300
    wrong: Counter[str] = sum((features(biased, rng) for _ in range(matches)), Counter())
    shuffled: Counter[str] = sum((features(Shuffled(), rng) for _ in range(matches)), Counter())
    assert too_far(wrong, shuffled, matches) != ""
