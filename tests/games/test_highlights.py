"""What has come of a step is noted: all notes of a match together are what its receipt says, each once."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from farshore import games
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.record import unpack
from farshore.games.entdecker import box
from farshore.play import Play, new
from tests.games.matches import amount, choose, habit, play_to, random_match, reproducible

MET = {"gold", "pirates"}
BY_ITSELF = {"filled", *MET}  # what no receipt tells of
MATCHES = amount(10, 1, 1_000)


def steps(play: Play, rng: random.Random) -> Iterator[tuple[int, str, Any, Any]]:
    """Play to the end: who did what, as a spectator is told, and how it looked to him before and after."""
    weights = habit(play.game, rng)
    before = unpack(play.position.observe(SPECTATOR))
    while play.to_act:
        seat, number = choose(play, rng, weights)
        told = play.game.told(unpack(play.position.states), seat, number, SPECTATOR) or ""
        play.act(number, seat)
        after = unpack(play.position.observe(SPECTATOR))
        yield seat, told, before, after
        before = after


def lost_cities(receipt: Any) -> list[str]:
    return [f"round {number} {one} {other}" for number, (one, other) in enumerate(receipt.rounds, 1)]


def explorers(receipt: Any) -> list[str]:
    sheets = list(enumerate(receipt.sheets))
    temples = [(t.quadrant, seat, t.points) for seat, sheet in sheets for t in sheet.temples if t.points is not None]
    races = [(g.name, seat, g.points) for seat, s in sheets for g in s.goals if g.name[0] == "E" and g.points]
    rounds = [f"round {each.number}" for each in receipt.sheets[0].rounds]
    return [*(f"temple {q} {s} {p}" for q, s, p in temples), *(f"race {n} {s} {p}" for n, s, p in races), *rounds]


def entdecker(receipt: Any) -> list[str]:
    islands = [f"island {each.first} {each.value} {' '.join(map(str, each.points))}" for each in receipt.islands]
    return islands + [f"hut {each.hut} {each.token} {each.winner}" for each in receipt.huts if each.winner is not None]


@pytest.mark.parametrize(
    ("name", "notes"), [("lost-cities", lost_cities), ("explorers", explorers), ("entdecker", entdecker)]
)
def test_the_notes_of_a_match_are_its_receipt(name: str, notes: Any) -> None:
    game = games.get(name)
    rng = random.Random(17)
    for _ in range(MATCHES):
        play = random_match(game, rng, chance="given")
        found: list[str] = []
        with reproducible(play):
            for _, told, before, after in steps(play, rng):
                found += game.highlights(before, after, told)
            assert sorted(each for each in found if each.split()[0] not in BY_ITSELF) == sorted(notes(play.receipt()))


def test_gold_that_was_found_or_lost_is_noted() -> None:
    game, rng = games.get("entdecker"), random.Random(18)
    kinds: set[str] = set()
    for _ in range(MATCHES):
        play = random_match(game, rng, chance="given")
        due: list[str] = []
        found: list[str] = []
        with reproducible(play):
            for seat, told, before, after in steps(play, rng):
                if seat != CHANCE and before.hand_event and told.startswith("place "):
                    event = box.EVENTS[before.hand_event - 1]
                    gold = {"gold": 3, "pirates": before.gold[seat] // 2}.get(event, 0)
                    due += [f"{event} {seat} {gold}"] if gold else []
                found += [each for each in game.highlights(before, after, told) if each.split()[0] in MET]
            assert found == due
        kinds |= {each.split()[0] for each in found}
    assert kinds == MET or MATCHES < 10


def test_what_is_placed_and_what_is_filled_make_up_the_map() -> None:
    game, rng = games.get("entdecker"), random.Random(19)
    both = 0
    for _ in range(MATCHES):
        play = random_match(game, rng, chance="given")
        due: list[str] = []
        found: list[str] = []
        with reproducible(play):
            for _, told, before, after in steps(play, rng):
                fresh = [box.CELL_TEXTS[cell] for cell in np.flatnonzero((before.tile < 0) & (after.tile >= 0))]
                placed = told.split()[1:2] if told.startswith("place ") else []
                due += [cell for cell in fresh if cell not in placed]
                notes = [each.split()[1:] for each in game.highlights(before, after, told) if each.startswith("filled")]
                found += [cell for note in notes for cell in note]
                both += bool(placed and notes)
            assert found == due
    assert both or MATCHES < 10


def test_a_race_that_was_won_is_noted() -> None:
    play = new("explorers", seats=2, achievements="E6", seed=1)
    play_to(play, random.Random(1), 40)
    before, after = (unpack(play.position.observe(SPECTATOR)) for _ in range(2))
    after.race_points[1, 0] = 8
    assert play.game.highlights(before, after, "") == ["race E6 1 8"]
