"""What a seat of Die neuen Entdecker may know: tokens it has seen, its own chiefs, and worlds invented from that."""

import random
from collections import Counter

import pytest

from farshore.engine.chance import stream
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.games.entdecker import GAME
from tests.games.entdecker.boards import at, board, explore, go
from tests.games.matches import amount

pytestmark = pytest.mark.rules

HUTS = {
    "map": board("b8", "b8N"),
    "seats": 3,
    "paths": "0,1:0,1,2,-,-,-",
    "knows": "0,01,1,2,-,-,-",
    "tokens": "15,10,5,5,-,-,-",
}
CHIEFS = {**HUTS, "chief_scouts": "on", "chiefs": "3+7,1+14,2+5", "paths": "0#1,1#2:0#2,1#3,2#4,-,-,-"}


def test_a_seat_knows_the_tokens_it_has_drawn_or_looked_at() -> None:
    """EN-A28."""
    play = at(**HUTS)
    for seat, tokens in ((0, [15, 10, None, None]), (1, [None, 10, 5, None]), (2, [None, None, None, 5])):
        table = play.view(seat)
        assert [hut.token for hut in table.huts[:4]] == tokens
        assert [hut.known_by for hut in table.huts[:4]] == [[0], [0, 1], [1], [2]]
    spectator = play.view()
    assert [hut.token for hut in spectator.huts] == [None] * 7
    assert spectator.unseen_tokens == {5: 3, 10: 3, 15: 3}
    assert play.view(0).unseen_tokens == {5: 3, 10: 2, 15: 2}


def test_a_drawn_token_is_told_to_the_drawer_alone() -> None:
    play = at(map=board("b8", "b8N"), **explore("b8", phase="natives"))
    go(play, "hut 3", "token 15")
    assert [[step.text for step in play.history(seat)][-1] for seat in (0, 1, SPECTATOR)] == [
        "token 15", "token ?", "token ?",
    ]  # fmt: skip


def test_who_looks_at_a_token_is_told_what_it_sees() -> None:
    """EN-12.4."""
    fields = {
        "map": board("b8", "b8N"),
        "paths": "1,1:1,-,-,-,-,-",
        "knows": "1,1,-,-,-,-,-",
        "tokens": "15,5,-,-,-,-,-",
    }
    play = go(at(**fields, **explore("b8", phase="natives")), "hut 1")
    assert [play.history(seat)[-1].text for seat in (0, 1, SPECTATOR)] == ["hut 1, token 15", "hut 1", "hut 1"]
    play = go(at(**fields, **explore("b8", phase="natives")), "hut 2")
    assert play.history(0)[-1].text == "hut 2"  # space 3 has no eye


def test_chiefs_are_their_owners_secret() -> None:
    """EN-C14."""
    play = at(**CHIEFS)
    assert [player.chiefs for player in play.view(1).players] == [[], [1, 14], []]
    assert [player.chiefs for player in play.view().players] == [[], [], []]


def test_worlds_invented_from_a_view_are_drawn_from_what_is_left() -> None:
    """Seat 0 knows a 15 and a 10: for two other huts three 5, two 10 and two 15 are left, each as likely."""
    play = at(**CHIEFS)
    n = amount(compiled=4_000, off=200, soak=40_000)
    tokens: Counter[tuple[int, ...]] = Counter()
    chiefs: Counter[tuple[int, ...]] = Counter()
    for seed in range(n):
        world = unpack(play.position.resample(0, stream(seed)).states)
        assert world.token[:2].tolist() == [3, 2]
        assert world.chief[0].tolist() == [3, 7]
        tokens[tuple(world.token[2:4].tolist())] += 1
        low, high = world.chief[1].tolist()
        assert 1 <= low < high <= 14
        chiefs[low, high] += 1
    for one in (1, 2, 3):
        for other in (1, 2, 3):
            left = {1: 3, 2: 2, 3: 2}
            due = left[one] * (left[other] - (one == other)) / 42
            assert abs(tokens[one, other] / n - due) < 4 * (due * (1 - due) / n) ** 0.5
    if n >= 4_000:
        assert len(chiefs) == 91
        assert max(chiefs.values()) < 3 * n / 91


def test_before_chiefs_are_written_none_are_invented() -> None:
    play = at(chief_scouts="on", seats=3, phase="chiefs", turn=1, actor=2, chiefs="-,4+9,-", gold="7,7,7")
    for seat in (0, 1, 2, SPECTATOR):
        world = unpack(play.position.resample(seat, stream(1)).states)
        assert [bool(pair.any()) for pair in world.chief[:3]] == [False, True, False]
    play = at(chief_scouts="on", phase="back", resume="setup", stacks="19.,19-,19-,19-,19-,19-")
    assert not unpack(play.position.resample(0, stream(1)).states).chief.any()


LOVED = ("hut", "scout", "draw", "place")


def test_an_action_shows_a_token_exactly_if_its_seat_then_knows_one_more() -> None:
    """EN-12.4, EN-A24: `reveals_hidden` says so beforehand."""
    rng, shown, hidden = random.Random(2), 0, 0
    while shown < 2 or hidden < 2:
        position = Position.begin(GAME, GAME.read_options({}), 2)
        while position.who:
            if position.who == CHANCE:
                weights = position.weights()
                position.act(rng.choices(range(len(weights)), weights)[0], CHANCE)
                continue
            seat = position.to_act[0]
            legal = position.numbers(seat)
            loved = [number for number in legal if GAME.actions[number].startswith(LOVED)]
            number = rng.choice(loved or legal)
            shows = GAME.reveals_hidden(unpack(position.states), seat, number)
            before = known(position, seat)
            position.act(number, seat)
            if GAME.actions[number].startswith("hut"):
                shown += shows
                hidden += not shows
            if position.who:  # at the end all huts are opened
                assert (known(position, seat) > before) == shows, GAME.actions[number]


def known(position: Position, seat: int) -> int:
    """Tokens that a seat has seen."""
    return int((unpack(position.observe(seat)).token > 0).sum())
