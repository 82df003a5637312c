"""How long games that are being made ready still take, as an estimate for people who wait."""

from collections.abc import Mapping

LEAST = 3  # seconds that are said to be left of what should be ready by now


def seconds_left(
    costs: Mapping[str, float], processes: int, done: Mapping[str, float], elapsed: float
) -> dict[str, int]:
    """About how many seconds each game takes that is not in `done`.

    `costs` are seconds that each takes alone on some machine, in the order in which so many processes make them ready;
    `done` is after how many seconds those were ready that are; `elapsed` is for how long it has been going on. The one
    that was latest shows how much slower or faster this machine is.
    """
    planned = _finish(costs, processes)
    pace = max((done[name] / planned[name] for name in done), default=1.0)
    return {name: max(LEAST, round(pace * planned[name] - elapsed)) for name in costs if name not in done}


def _finish(costs: Mapping[str, float], processes: int) -> dict[str, float]:
    """When each is finished, if every process takes the next one as soon as it is free."""
    free = [0.0] * processes
    finish = {}
    for name, cost in costs.items():
        free.sort()
        free[0] += cost
        finish[name] = free[0]
    return finish
