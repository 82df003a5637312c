"""What a level is: its name, its character, and how much it thinks.

How many simulations a level makes differs from game to game, since one takes longer in some than in others: that is
`SIMULATIONS` of the game's bot. All else stands here.
"""

from collections.abc import Mapping
from dataclasses import dataclass

GENTLE = 14.0  # points by which level 1 misjudges everything
GREEDY = 2  # the level that plays by the game's rule bot alone; those above it search
THINKING, LEAST_THINKING = 1.0, 0.1  # seconds for which a bot simulates: where nobody waits, and at least


@dataclass(frozen=True)
class Level:
    """A strength that players can choose."""

    number: int
    name: str
    about: str
    noise: float = 0.0  # points by which it misjudges everything
    simulations_of: int = 0  # the level whose number of simulations it makes; 0: none
    seconds: float = 0.0  # for which it simulates even if it has made them
    longest: float = 1.0  # seconds after which it answers all the same, at a table or on a server

    @property
    def searches(self) -> bool:
        """Whether it simulates what its choices may lead to."""
        return self.simulations_of > 0

    @property
    def by_clock(self) -> bool:
        """Whether its choices depend on how fast the machine is."""
        return self.seconds > 0.0


LEVELS: Mapping[int, Level] = {
    level.number: level
    for level in (
        Level(1, "Pip", "gentle: plays by feel and misjudges a lot", noise=GENTLE),
        Level(2, "Marlow", "steady: takes what looks best"),
        Level(3, "Tove", "thoughtful: simulates what its choices may lead to", simulations_of=3),
        Level(4, "Isaura", "sharp: simulates several times as much", simulations_of=4, longest=5.0),
        Level(
            5,
            "Corvin",
            "merciless: as sharp, and simulates as much as a second allows",
            simulations_of=4,
            seconds=THINKING,
            longest=5.0,
        ),
    )
}
