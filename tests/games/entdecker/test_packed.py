"""What is packed into one number is read back as it was."""

from itertools import product

from farshore.engine.kernel import plain
from farshore.games.entdecker import packed
from farshore.games.entdecker.placing import could_fill
from farshore.games.entdecker.state import FORT, SCOUT, SETTLEMENT


def test_the_units_behind_a_power_can_be_counted() -> None:
    """EN-D8: one settlement, two forts and up to 31 scouts of a seat."""
    for scouts, forts, settlements in product(range(32), range(3), range(2)):
        power = scouts * packed.POWER[SCOUT] + forts * packed.POWER[FORT] + settlements * packed.POWER[SETTLEMENT]
        assert plain(packed.scouts_in)(int(power)) == scouts
        assert plain(packed.forts_in)(int(power)) == forts
        assert plain(packed.settlements_in)(int(power)) == settlements


def test_a_space_could_be_filled_after_one_more_tile_if_at_most_one_side_is_unknown() -> None:
    """EN-A12."""
    for known in range(16):
        assert plain(could_fill)(known << 4) == (4 - known.bit_count() <= 1)
