"""The list of seeds that were used once holds what is quoted in the measurements."""

import re
from itertools import pairwise
from pathlib import Path

from farshore.bots import seed_lists
from farshore.bots.seed_lists import LIST_LENGTH, SEEDS

MEASUREMENTS = Path(__file__).parents[2] / "docs" / "measurements.md"
TEST_SEED = range(SEEDS["test"], SEEDS["test"] + LIST_LENGTH)


def used() -> list[range]:
    """The parts of the list that are used up."""
    found = re.findall(r"^    ([\d,]+) to ([\d,]+)  ", seed_lists.__doc__ or "", re.MULTILINE)
    return [range(*(int(each.replace(",", "")) for each in pair)) for pair in found]


def test_seeds_of_quoted_commands_are_listed_as_used() -> None:
    parts = {part.start: part for part in used()}
    commands = re.findall(r"`([^`]*--seeds\s+\d+[^`]*)`", MEASUREMENTS.read_text())
    found = 0
    for command in commands:
        (first,) = (int(each) for each in re.findall(r"--seeds\s+(\d+)", command))
        if first in TEST_SEED:
            found += 1
            assert first in parts, f"{first} is not in the list: {command}"
            for sets in re.findall(r"--sets\s+(\d+)", command):
                assert parts[first].stop == first + int(sets) - 1, command
    assert found >= 7


def test_seeds_of_the_text_are_listed_as_used_and_no_part_is_used_twice() -> None:
    quoted = [int(each.replace(",", "")) for each in re.findall(r"(?<![\d,.])3,0\d\d,\d{3}", MEASUREMENTS.read_text())]
    assert quoted
    parts = sorted(used(), key=lambda part: part.start)
    for seed in quoted:
        assert any(part.start <= seed <= part.stop for part in parts), seed
    assert all(one.stop < other.start for one, other in pairwise(parts))
