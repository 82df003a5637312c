"""What is told of gold, of cells that are filled and of huts: every time, and only then."""

import random

import numpy as np

from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.record import unpack
from farshore.games.entdecker import GAME, box
from tests.games.entdecker.boards import all_sea, at, go, placing
from tests.games.entdecker.typed import Play
from tests.games.matches import amount, random_match, reproducible, spectated

MET = {"gold", "pirates"}
MATCHES = amount(10, 1, 1_000)


def test_gold_that_was_found_or_lost_is_noted() -> None:
    game, rng = GAME, random.Random(18)
    kinds: set[str] = set()
    for _ in range(MATCHES):
        play = random_match(game, rng, chance="given")
        due: list[str] = []
        found: list[str] = []
        with reproducible(play):
            for seat, told, before, after in spectated(play, rng):
                if seat != CHANCE and before.hand_event and told.startswith("place "):
                    event = box.EVENTS[before.hand_event - 1]
                    gold = {"gold": 3, "pirates": before.gold[seat] // 2}.get(event, 0)
                    due += [f"{event} {seat} {gold}"] if gold else []
                found += [each for each in game.highlights(before, after, told) if each.split()[0] in MET]
            assert found == due
        kinds |= {each.split()[0] for each in found}
    assert kinds == MET or MATCHES < 10


def test_what_is_placed_and_what_is_filled_make_up_the_map() -> None:
    game, rng = GAME, random.Random(19)
    both = 0
    for _ in range(MATCHES):
        play = random_match(game, rng, chance="given")
        due: list[str] = []
        found: list[str] = []
        with reproducible(play):
            for _, told, before, after in spectated(play, rng):
                fresh = [box.CELL_TEXTS[cell] for cell in np.flatnonzero((before.tile < 0) & (after.tile >= 0))]
                placed = told.split()[1:2] if told.startswith("place ") else []
                due += [cell for cell in fresh if cell not in placed]
                notes = [each.split()[1:] for each in game.highlights(before, after, told) if each.startswith("filled")]
                found += [cell for note in notes for cell in note]
                both += bool(placed and notes)
            assert found == due
    assert both or MATCHES < 10


def test_of_huts_only_those_that_somebody_won_are_noted() -> None:
    """EN-A26: a token without a scout is nobody's."""
    huts = {"paths": "1,-,-,-,-,-,-", "knows": "1,0,-,-,-,-,-", "tokens": "10,5,-,-,-,-,-"}
    play = at(map=all_sea("a1"), **huts, **placing("b1", "sea"))
    before = unpack(play.position.observe(SPECTATOR))
    after = unpack(go(play, "place a1 r0").position.observe(SPECTATOR))
    assert GAME.highlights(before, after, "place a1 r0") == ["hut 1 10 1"]


def noted(play: Play, action: str) -> list[str]:
    """What is told of an action."""
    before = unpack(play.position.observe(SPECTATOR))
    return GAME.highlights(before, unpack(go(play, action).position.observe(SPECTATOR)), action)


def test_a_dead_end_that_costs_paid_tiles_is_noted() -> None:
    """EN-8.9: whose expedition it ended, and how many tiles are lost."""
    poor = {"gold": "0,5", **placing("S3", "bay", found=0, left=2)}
    assert noted(at(**poor), "place c8 r3") == ["dead-end 0 2"]
    rich = {"gold": "5,5", **placing("S3", "bay", found=0, left=2)}
    assert noted(at(**rich), "place c8 r3") == []  # a piece may follow
    assert noted(go(at(**rich), "place c8 r3"), "stop") == ["dead-end 0 2"]
    assert noted(go(at(**rich), "place c8 r3"), "scout") == []
    assert noted(at(**{**poor, "left": 0}), "place c8 r3") == []
    open_sea = {"gold": "5,5", **placing("S3", "coast", found=0, left=2)}
    assert noted(go(at(**open_sea), "place c8 r0"), "stop") == []
    storm = {"gold": "0,5", **placing("S3", "bay", found=0, left=2, event="storm")}
    assert noted(at(**storm), "place c8 r3") == []
