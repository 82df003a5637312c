"""`farshore play`: sets up a match of a person against bots, new or resumed, for any game that has a screen module."""

import random
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from farshore import bots, games
from farshore.cli.match import Match
from farshore.cli.replay import fault
from farshore.cli.screens import SCREENS, screen
from farshore.cli.terminal import PREPARING, Terminal, patience
from farshore.errors import NotationError, TranscriptError
from farshore.play import Play, load, new

DEFAULT_LEVEL = 2
DEFAULT_NAME = "Player"
FRIENDLY_SEEDS = 10**6  # a seed nobody asked for should be easy to type again


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; None where the choice is left to us."""

    game: str | None
    level: int | None
    seed: int | None
    seat: int | None
    options: Mapping[str, str]
    save: Path | None
    name: str | None


def run(match: Match) -> bool:
    """Play a match. Returns False if a piped input ended before it. Raises KeyboardInterrupt after all is kept."""
    try:
        match.play_on()
    except KeyboardInterrupt:
        match.leave("Stopped.")
        raise
    except EOFError:
        match.leave("The input has ended.")
        return match.terminal.waits
    finally:  # also when nobody reads our output any more
        match.keep()
    return True


def prepare(wishes: Wishes, terminal: Terminal) -> Match:
    """The match that was wished for, with its cards dealt. Raises FarshoreError for wishes that cannot be met."""
    name = wishes.game or pick_game(list(SCREENS), terminal)
    screen(name)  # refuses a game that has none
    game = games.get(name)
    options: dict[str, Any] = dict(game.read_options(wishes.options))
    count = game.seats[0]
    seat = check_seat(wishes.seat or 0, count)
    level = pick_level(wishes.level, terminal)
    seed = pick_seed(wishes.seed)
    names = [(wishes.name or DEFAULT_NAME) if place == seat else level.name for place in range(count)]
    with patience(PREPARING):
        play = new(name, seed=seed, names=names, **options)
    match = sit_down(play, seat, level, terminal)
    if wishes.save is not None:
        if trouble := match.save(wishes.save):
            raise NotationError(trouble)
        match.notices.append(f"It is kept in {match.kept.path}; the file shows all hidden cards.")
    return match


def resume(path: Path, wishes: Wishes, terminal: Terminal) -> Match:
    """The match in a file, to go on there; of the wishes, level, seed and seat count. Raises FarshoreError.

    Without them the bot's name says its level, and the person sits where no bot's name stands.
    """
    try:
        with patience(PREPARING):
            play = load(path, seed=pick_seed(wishes.seed))
    except TranscriptError as error:
        raise fault(str(path), error) from error
    if play.over:
        raise NotationError(f"the match in {path} is over: farshore replay shows it")
    known = {level.name: level for level in bots.LEVELS.values()}
    free = [seat for seat, name in enumerate(play.names) if name not in known]
    seat = check_seat(wishes.seat if wishes.seat is not None else [*free, 0][0], len(play.names))
    before = next((known[name] for place, name in enumerate(play.names) if place != seat and name in known), None)
    level = pick_level(wishes.level, terminal) if wishes.level is not None or before is None else before
    name = play.names[seat] if seat in free else DEFAULT_NAME
    play.names = tuple(name if place == seat else level.name for place in range(len(play.names)))
    match = sit_down(play, seat, level, terminal, resumed=True)
    match.kept.adopt(path)
    if trouble := match.keep():
        raise NotationError(trouble)
    match.notices.append(f"The match goes on and is kept in {path}.")
    return match


def sit_down(play: Play, seat: int, level: bots.Level, terminal: Terminal, resumed: bool = False) -> Match:
    """A person at `seat` of a match, bots of a level at the others."""
    others = [place for place in range(len(play.names)) if place != seat]
    # Seeds of their own: a bot that drew the same random numbers as the deck might look as if it knew the cards.
    seeds = random.Random(f"bots of {play.seed}")
    with patience(PREPARING):
        players = {place: bots.make(play.game, level.number, seeds.getrandbits(62)) for place in others}
    match = Match(play, seat, bots=players, screen=screen(play.game.name), terminal=terminal, resumed=resumed)
    opponents = " and ".join(match.names[place] for place in others)
    match.notices = [f"You play against {opponents}, level {level.number}, {level.about}."]
    if small := terminal.too_small():
        match.notices.insert(0, small)
    return match


def pick_game(names: Sequence[str], terminal: Terminal) -> str:
    """The game to play if none was named: the only one, or the one that is answered."""
    return names[terminal.choose("Which game?", names, 0) if len(names) > 1 else 0]


def pick_level(number: int | None, terminal: Terminal) -> bots.Level:
    """The level of that number, or the one that is answered. Raises NotationError."""
    if number is None:
        levels = list(bots.LEVELS.values())
        choices = [f"{level.name:<8} {level.about}" for level in levels]
        return levels[terminal.choose("Who shall play against you?", choices, DEFAULT_LEVEL - 1)]
    if number not in bots.LEVELS:
        raise NotationError(f"there is no level {number}: levels are {', '.join(map(str, bots.LEVELS))}")
    return bots.LEVELS[number]


def pick_seed(number: int | None) -> int:
    """The seed of that number, or one that is easy to type."""
    return secrets.randbelow(FRIENDLY_SEEDS) if number is None else number


def check_seat(seat: int, count: int) -> int:
    """`seat` if there is one. Raises NotationError."""
    if seat not in range(count):
        raise NotationError(f"there is no seat {seat}: seats are 0 to {count - 1}")
    return seat
