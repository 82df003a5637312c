"""Random matches for the tests: varied options, varied ways of playing, and a transcript when something fails."""

import os
import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from farshore.engine.game import CHANCE, SPECTATOR, Game, Presentation_co, Receipt_co, State, Value, View
from farshore.engine.kernel import COMPILED
from farshore.engine.record import unpack
from farshore.play import Play, new

SOAK = bool(os.environ.get("FARSHORE_SOAK"))
LESS = bool(os.environ.get("NUMBA_BOUNDSCHECK") or os.environ.get("FARSHORE_QUICK"))


def amount(compiled: int, off: int, soak: int) -> int:
    """How much to do: in a compiled run (a fifth if bounds are checked or it must be quick), uncompiled, in a soak."""
    if SOAK:
        return soak
    return off if not COMPILED else compiled // 5 if LESS else compiled


def random_options(game: Game, rng: random.Random, research: float = 0.0) -> dict[str, Value]:
    """Any options; those that only make a match longer stay small. `research` is the share of values for research."""
    options = {}
    for option in game.options:
        if research and option.research and rng.random() < research:
            options[option.name] = rng.choice(option.research)
            continue
        written = option.form is not None and rng.random() < 0.5
        options[option.name] = rng.choice(option.form.examples if option.form and written else option.choices)
    if "rounds" in options:
        options["rounds"] = rng.choice((1, 1, 1, 2, 3))
    return options


def random_match(
    game: Game[State, View, Presentation_co, Receipt_co],
    rng: random.Random,
    chance: str = "drawn",
    fixed: Mapping[str, Value] | None = None,
    research: float = 0.0,
) -> Play[State, View, Presentation_co, Receipt_co]:
    """A new match with random options and seats; some of them may be fixed."""
    options: dict[str, Any] = {**random_options(game, rng, research), "seats": rng.choice(game.seats), **(fixed or {})}
    return new(game, seed=rng.randrange(1 << 40), chance=chance, **options)


def habit(game: Game, rng: random.Random) -> dict[int, float]:
    """A weight for every action, so that matches differ in kind: some kinds of action are loved, others shunned."""
    words = {text.split()[0] for text in game.actions}
    love = {word: rng.choice((0.02, 1.0, 1.0, 20.0)) for word in sorted(words)}
    return {number: love[text.split()[0]] for number, text in enumerate(game.actions)}


def choose(play: Play, rng: random.Random, weights: dict[int, float]) -> tuple[int, int]:
    """A seat that is to act, or chance, and something legal for it."""
    seat = rng.choice(play.to_act)
    if seat == CHANCE:
        outcomes = play.position.weights()
        return seat, rng.choices(range(len(outcomes)), outcomes)[0]
    actions = play.position.numbers(seat)
    return seat, rng.choices(actions, [weights[action] for action in actions])[0]


def play_to(play: Play, rng: random.Random, steps: int) -> None:
    """Play at random for so many actions, or to the end."""
    weights = habit(play.game, rng)
    for _ in range(steps):
        if play.over:
            return
        seat, action = choose(play, rng, weights)
        play.act(action, seat)


def spectated(play: Play, rng: random.Random) -> Iterator[tuple[int, str, Any, Any]]:
    """Play to the end: who did what, as a spectator is told, and the spectator's views before and after."""
    weights = habit(play.game, rng)
    before = unpack(play.position.observe(SPECTATOR))
    while play.to_act:
        seat, number = choose(play, rng, weights)
        told = play.game.told(unpack(play.position.states), seat, number, SPECTATOR) or ""
        play.act(number, seat)
        after = unpack(play.position.observe(SPECTATOR))
        yield seat, told, before, after
        before = after


@contextmanager
def reproducible(play: Play) -> Iterator[None]:
    """When something inside fails, add the transcript that reproduces it."""
    try:
        yield
    except Exception as error:
        error.add_note(f"the match so far:\n{play.transcript}")
        raise
