"""What Python asks of the map of Die neuen Entdecker."""

import farshore
from farshore.engine.game import SPECTATOR
from farshore.engine.record import unpack
from farshore.games.entdecker import box
from farshore.games.entdecker.map_queries import find_islands
from farshore.games.entdecker.state import MASK_OF


def test_islands_are_those_of_the_map_as_it_is_now() -> None:
    view = unpack(farshore.new("entdecker", seed=4).position.observe(SPECTATOR))
    before = find_islands(view.tile, view.unit)
    kept = [(each.cells, each.value, each.open_sides) for each in before]
    around = (0, -1, 1, -12, 12)  # a space in the middle of fog: land never lies at the edge of the map
    cell = next(
        cell for cell in range(13, 83) if all(view.tile[cell + way] < 0 for way in around) and 0 < cell % 12 < 11
    )
    view.tile[cell] = MASK_OF[box.KINDS.index("land"), 0]
    after = find_islands(view.tile, view.unit)
    assert any(cell in each.cells for each in after)
    assert not any(cell in each.cells for each in before)
    view.tile[cell] = -1
    assert [(each.cells, each.value, each.open_sides) for each in find_islands(view.tile, view.unit)] == kept
