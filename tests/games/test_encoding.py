"""What learners get of a view, in every game: by its own table of features and by the default one."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from farshore.engine.chance import stream
from farshore.engine.encoding import Encoding, default_table, encoding_of
from farshore.engine.errors import NotationError
from farshore.engine.features import BITS, COUNTS, LAST, LOG, NUMBER, ONE_HOT, WHOLE, Feature
from farshore.engine.game import CHANCE, SPECTATOR, Game
from farshore.engine.position import Position
from farshore.engine.record import to_dict
from scripts.feature_tables import PAGE, page
from tests.games.matches import amount, play_to, random_match

pytestmark = pytest.mark.rules


@pytest.fixture(params=["own", "default"])
def encoding(request: pytest.FixtureRequest, game: Game) -> Encoding:
    return encoding_of(game) if request.param == "own" else Encoding(game, default_table(game))


def positions(game: Game, seed: str, soak: int = 400) -> Iterator[Position]:
    """Positions all over random matches, three of each; `soak` is how many matches there are in a soak."""
    rng = random.Random(seed)
    for _ in range(amount(compiled=40, off=3, soak=soak)):
        play = random_match(game, rng, research=0.1)
        for _ in range(3):
            play_to(play, rng, rng.randrange(60))
            yield play.position


def slow(encoding: Encoding, feature: Feature, view: dict[str, Any]) -> list[float]:
    """A feature as its declaration says it, without a plan."""
    most = encoding.game.seats[-1]
    seats = view.get("seats", most)
    base = max(view["me"], 0)
    field = np.array(view[feature.field], object)
    by_seat = feature.axis is not None or feature.seat_bits
    numbers: list[float] = []
    for slot in range(most if by_seat else 1):
        seat = (base + slot) % seats
        cells = np.moveaxis(field, feature.axis, 0)[seat] if feature.axis is not None else field
        if feature.through:
            cells = field[np.array(view[feature.through])]
        if feature.form in (COUNTS, LAST):
            lengths = view[feature.lengths]
            lists = cells.reshape(-1, cells.shape[-1]).tolist()
            for i, values in enumerate(lists):
                length = (lengths[base] if view["me"] >= 0 else 0) if feature.own else lengths[i]
                there = values[:length]
                there = there[-1:] if feature.form == LAST else there
                numbers += [there.count(value) / feature.scale for value in range(feature.width)]
            continue
        for x in np.array(cells, object).reshape(-1).tolist():
            value = x
            if feature.part != WHOLE:
                plus, shift, mask = feature.part
                value = (x + plus) >> (shift + feature.seat_bits * seat) & mask if x > 0 else 0
            row = [0.0] * feature.width
            if slot >= seats:
                pass
            elif feature.form == NUMBER:
                row = [value / feature.scale]
            elif feature.form == LOG:
                row = [(-1) ** (value < 0) * min(np.log1p(abs(value)) / np.log1p(feature.scale), 1)]
            elif feature.form == BITS:
                row = [float(value >> bit & 1) for bit in range(feature.width)] if value >= 0 else row
            else:
                place = value - feature.low if feature.form == ONE_HOT else (value - base) % seats
                is_there = value >= 0 and (feature.part == WHOLE or x > 0) if feature.form != ONE_HOT else True
                if is_there and 0 <= place < feature.width:
                    row[place] = 1.0
            numbers += row
    return numbers


def test_features_are_what_their_table_says(encoding: Encoding) -> None:
    """Compared with a slow form, in which nothing is cut off: so no number was larger than its table says."""
    for position in positions(encoding.game, "table"):
        for seat in (*range(position.seats), SPECTATOR):
            views = position.observe(seat)
            tensor = encoding.encode(views)
            due = [number for feature in encoding.features for number in slow(encoding, feature, to_dict(views))]
            off = np.flatnonzero(np.abs(tensor - np.array(due)) > 1e-6)
            names = [name for name, start in zip([f.name for f in encoding.features], encoding.starts, strict=True)
                     if off.size and start <= off[0]]  # fmt: skip
            assert off.size == 0, f"{names[-1]}: {tensor[off[0]]} instead of {due[off[0]]} in {position}"


def test_a_seat_gets_the_same_numbers_in_every_world_it_cannot_tell_apart(encoding: Encoding) -> None:
    draws = stream(1)
    for position in positions(encoding.game, "worlds", soak=3_400):  # 10,200 states
        for seat in (*range(position.seats), SPECTATOR):
            tensor = encoding.encode(position.observe(seat))
            dirty = np.full(encoding.size, 7, np.float32)
            encoding.encode(position.resample(seat, draws).observe(seat), dirty)
            assert tensor.dtype == np.float32
            assert tensor.tobytes() == dirty.tobytes()
            assert np.abs(tensor).max() <= 1


def test_every_field_of_a_view_is_a_feature_or_is_left_out_for_a_reason(encoding: Encoding) -> None:
    used = {name for feature in encoding.features for name in (feature.field, feature.through) if name}
    left = {each.field for each in encoding.left}
    assert used | left == set(encoding.game.view.names or ())
    assert all(each.why for each in encoding.left)


def test_a_spectator_has_no_seat_and_sees_the_table_from_seat_0(encoding: Encoding) -> None:
    position = next(each for each in positions(encoding.game, "spectator") if each.who != CHANCE)
    tensor = encoding.encode(position.observe(SPECTATOR))
    assert not tensor[: encoding.game.seats[-1]].any()
    assert [encoding.encode(position.observe(seat))[seat] for seat in range(position.seats)] == [1] * position.seats


def test_planes_hold_the_same_numbers(encoding: Encoding) -> None:
    tensor = encoding.encode(next(positions(encoding.game, "planes")).observe(0))
    if encoding.grid is None:
        with pytest.raises(NotationError, match="no board of squares"):
            encoding.planes(tensor)
        return
    planes = encoding.planes(np.stack([tensor, tensor]))
    assert planes.shape[-2:] == encoding.grid
    assert (planes[0] == planes[1]).all()
    assert set(encoding.planes(np.arange(encoding.size)).ravel().tolist()) == set(range(encoding.size))


def test_wrong_arrays_are_refused_and_nothing_is_written(encoding: Encoding) -> None:
    position = next(positions(encoding.game, "wrong"))
    views = position.observe(0)
    for tensor in (
        np.ones(encoding.size),
        np.ones(encoding.size + 1, np.float32),
        np.ones(2 * encoding.size, "f4")[::2],
    ):
        with pytest.raises(NotationError, match="expected a float32 array"):
            encoding.encode(views, tensor)
        assert (tensor == 1).all()
    with pytest.raises(NotationError, match="expected views"):
        encoding.encode(position.states)


def test_the_page_of_features_is_not_stale() -> None:
    assert PAGE.read_text() == page(), "write it anew: make features"
