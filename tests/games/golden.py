"""Golden files: playthroughs (all that each seat sees, step by step) and counts of action sequences.

`make golden` (python -m tests.games.golden) rewrites them: a playthrough keeps its actions and outcomes, counts keep
their positions, so a difference is a change of behaviour. Review it before committing it.
"""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from farshore import games
from farshore.engine.game import CHANCE, SPECTATOR, Game, option_text
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.match.transcript import result_text
from tests.games.matches import choose, habit, random_match

FULL = 16  # steps that are shown in full at the beginning, ...
EVERY = 24  # ... and then one of so many
A_GAME = 4  # playthroughs that each game has


def playthroughs(game: Game) -> list[Path]:
    """The files of a game's playthroughs."""
    return [_tests(game) / "playthroughs" / f"{number}.txt" for number in range(A_GAME)]


def counts(game: Game) -> Path:
    """The file of a game's counts."""
    return _tests(game) / "counts.txt"


def _tests(game: Game) -> Path:
    return Path(__file__).parent / game.package.rpartition(".")[2]


def playthrough(game: Game, given: Sequence[str], seats: int, steps: Sequence[tuple[int, int]]) -> Iterator[str]:
    """The lines of a playthrough: facts, then every step with what each seat is told and, at times, all it sees.

    Of a view only what differs from the state is written.
    """
    options = game.read_options(dict(text.split("=") for text in given))
    yield f"game {game.name} rules {game.rules_version} seats {seats}"
    yield f"options {' '.join(f'{name}={option_text(value)}' for name, value in options.items())}"
    yield f"actions {len(game.actions)} outcomes {len(game.outcomes)} longest {game.longest(options)}"
    perspectives = [*range(seats), SPECTATOR]
    position = Position.begin(game, options, seats)
    for number, (actor, action) in enumerate(steps):
        if number < FULL or number % EVERY == 0:
            yield ""
            yield f"state {position}"
            for seat in perspectives:
                yield f"view {_name(seat)}: {_beside(str(position), game.codec.text(position.observe(seat)))}"
            yield f"scores {' '.join(map(str, position.scores))}"
            for seat in position.to_act:
                texts = ", ".join(position.legal(seat))
                yield f"legal {_name(seat)}: {texts}"
            if position.who == CHANCE:
                yield f"weights {' '.join(str(weight) for weight in position.weights() if weight)}"
        yield f"step {number}: {_name(actor)} {game.text(actor, action)}"
        told = [game.told(unpack(position.states), actor, action, seat) for seat in perspectives]
        yield f"told {' | '.join('-' if text is None else text for text in told)}"
        position.act(action, actor)
    yield ""
    yield f"state {position}"
    yield result_text(position)


def _beside(state: str, view: str) -> str:
    """What a view says otherwise than the state, and which keys of it it does not have."""
    words, keys = set(state.split()), {word.partition("=")[0] for word in view.split()}
    differs = [word for word in view.split() if word not in words]
    lacks = [key for key in (word.partition("=")[0] for word in state.split()) if key not in keys]
    return " ".join(differs + ([f"without {','.join(lacks)}"] if lacks else []))


def _name(seat: int) -> str:
    return {CHANCE: "*", SPECTATOR: "-"}.get(seat, str(seat))


def recorded(text: str) -> tuple[Game, list[str], int, list[tuple[int, int]]]:
    """What a playthrough was made of: game, options, seats and steps."""
    lines = text.splitlines()
    words = lines[0].split()
    game = games.get(words[1])
    steps = []
    for line in lines:
        if line.startswith("step "):
            name, _, action = line.partition(": ")[2].partition(" ")
            actor = CHANCE if name == "*" else int(name)
            steps.append((actor, game.read(actor, action)))
    return game, lines[1].split()[1:], int(words[5]), steps


def count(position: Position, depth: int) -> int:
    """The number of sequences of so many actions and outcomes from here; a match that ends earlier counts once."""
    if depth == 0 or position.who == 0:
        return 1
    total = 0
    for actor in position.to_act:
        for action in position.numbers(actor):
            after = position.copy()
            after.act(action, actor)
            total += count(after, depth - 1)
    return total


def main() -> None:
    for name in games.names():
        game = games.get(name)
        for number, path in enumerate(playthroughs(game)):
            if path.exists():
                _, options, seats, steps = recorded(path.read_text())
            else:
                rng = random.Random(f"golden {name} {number}")
                play = random_match(game, rng)
                weights = habit(game, rng)
                while not play.over and len(play) < 600:
                    seat, action = choose(play, rng, weights)
                    play.act(action, seat)
                options = [f"{key}={option_text(value)}" for key, value in play.options.items()]
                seats = play.position.seats
                steps = [(actor, game.read(actor, text)) for actor, text in play.history()]
            path.write_text("\n".join(playthrough(game, options, seats, steps)) + "\n")
        path = counts(game)
        lines = []
        for line in path.read_text().splitlines():
            if not line or line.startswith("#"):
                lines.append(line)
                continue
            start, _, recorded_counts = line.rpartition(" ; ")
            due = [count(Position.parse(game, start), depth) for depth in range(1, len(recorded_counts.split()) + 1)]
            lines.append(f"{start} ; {' '.join(map(str, due))}")
        path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
