"""`farshore play`: sets up a match of a person against bots, new or resumed."""

import random
import re
import secrets
import signal
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from farshore import bots, games
from farshore.engine.errors import Interrupted, InvalidInput, TranscriptError
from farshore.engine.game import Game
from farshore.play import Play, load, new
from farshore.terminal.console import Terminal, preparing
from farshore.terminal.match import Match
from farshore.terminal.replay import fault
from farshore.terminal.screens import screen

DEFAULT_LEVEL = 2
DEFAULT_NAME = "Player"
ALONE = "you play alone, so there is no bot to choose by --level: --seats 2 or more adds some"
FRIENDLY_SEEDS = 10**6  # a seed nobody asked for should be easy to type again


@dataclass(frozen=True)
class PlayRequest:
    """The arguments of the command line; None where nothing was given."""

    game: str | None
    seats: int | None
    level: int | None
    seed: int | None
    seat: int | None
    rounds: int | None
    options: Mapping[str, str]
    save: Path | None
    name: str | None


def run(match: Match) -> bool:
    """Play a match. Returns False if a piped input ended before it. Raises Interrupted after saving."""
    try:
        match.play_on()
    except Interrupted:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not keep the match from being saved
        match.leave("Stopped.")
        raise
    except EOFError:
        match.leave("The input has ended.")
        return match.terminal.waits
    finally:  # also when nobody reads our output any more
        match.keep()
    return True


def prepare(request: PlayRequest, terminal: Terminal) -> Match:
    """The requested match, with its cards dealt. Raises FarshoreError if the request cannot be met."""
    name = request.game or pick_game([game.name for game in games.playable(*games.TERMINAL)], terminal)
    screen(name)  # refuses a game without one
    for problem in games.problems(*games.TERMINAL, name=request.game):
        print(f"farshore: {problem}", file=sys.stderr)
    game = games.get(name)
    options: dict[str, Any] = dict(game.read_options(agreed_options(request, game), research=False))
    count = pick_seats(request, game, terminal)
    seat = check_seat(request.seat or 0, count)
    levels = {}
    if count > 1:
        level = pick_level(request.level, terminal)
        levels = {place: level for place in range(count) if place != seat}
    elif request.level is not None:
        raise InvalidInput(ALONE)
    seed = pick_seed(request.seed)
    names = name_seats(count, levels, {seat: request.name or DEFAULT_NAME})
    with preparing():
        play = new(name, seed=seed, names=names, **options)
    match = sit_down(play, seat, levels, terminal)
    if request.save is not None:
        if trouble := match.save(request.save):
            raise InvalidInput(trouble)
        match.notices.append(
            f"The match is saved in {match.file.path}. The file also contains what is hidden from you."
        )
    return match


def resume(path: Path, request: PlayRequest, terminal: Terminal) -> Match:
    """The match in a file, to be continued there. Of the request only level, seed and seat are used.

    Without them bots keep the level that their name stands for, and the person gets the seat without a bot's name.
    Raises FarshoreError.
    """
    try:
        with preparing():
            play = load(path, seed=pick_seed(request.seed))
    except TranscriptError as error:
        raise fault(str(path), error) from error
    if play.over:
        raise InvalidInput(f"the match in {path} is over: farshore replay shows it")
    count = len(play.names)
    known = {place: level for place, name in enumerate(play.names) if (level := level_of(name)) is not None}
    free = [place for place in range(count) if place not in known]
    seat = check_seat(request.seat if request.seat is not None else [*free, 0][0], count)
    others = [place for place in range(count) if place != seat]
    levels = {place: known[place] for place in others if place in known}
    if not others and request.level is not None:
        raise InvalidInput(ALONE)
    if len(levels) < len(others) or request.level is not None:
        # Known bots stay, unless another level is requested; anybody else is replaced by a bot.
        level = next(iter(levels.values()), None) if request.level is None else None
        level = level or pick_level(request.level, terminal)
        levels = {place: level if request.level is not None else levels.get(place, level) for place in others}
    own = play.names[seat] if seat in free or not others else DEFAULT_NAME
    kept = {place: play.names[place] for place in others if known.get(place) is levels[place]}
    play.names = tuple(name_seats(count, levels, {seat: own, **kept}))
    match = sit_down(play, seat, levels, terminal, resumed=True)
    match.file.adopt(path)
    if trouble := match.keep():
        raise InvalidInput(trouble)
    match.notices.append(f"The match continues and is saved in {path}.")
    return match


def sit_down(
    play: Play, seat: int, levels: Mapping[int, bots.Level], terminal: Terminal, resumed: bool = False
) -> Match:
    """A person at `seat` of a match, bots of these levels at the others."""
    # Seeds of their own: a bot that drew the same random numbers as the deck might look as if it knew the cards.
    seeds = random.Random(f"bots of {play.seed}")
    with preparing():
        players = {place: bots.make(play.game, level.number, seeds.getrandbits(62)) for place, level in levels.items()}
    match = Match(play, seat, bots=players, screen=screen(play.game.name), terminal=terminal, resumed=resumed)
    match.notices = [against(levels, match.names)]
    if small := terminal.too_small():
        match.notices.insert(0, small)
    return match


def against(levels: Mapping[int, bots.Level], names: Sequence[str]) -> str:
    """A sentence that names the opponents."""
    if not levels:
        return "You play alone."
    kinds = set(levels.values())
    if len(kinds) > 1:
        return (
            f"You play against {listed(f'{names[place]} (level {level.number})' for place, level in levels.items())}."
        )
    level = kinds.pop()
    sentence = f"You play against {listed(names[place] for place in levels)}, level {level.number}"
    # A description, if there is room for it.
    return f"{sentence}, {level.about}." if len(levels) == 1 else f"{sentence}."


def listed(names: Iterable[str]) -> str:
    """Names in a sentence."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def name_seats(count: int, levels: Mapping[int, bots.Level], given: Mapping[int, str]) -> list[str]:
    """A name for each seat: those given, the others by level; bots of one level are numbered from the second on."""
    names = dict(given)
    for place, level in levels.items():
        if place not in names:
            wanted = [level.name, *(f"{level.name} {number}" for number in range(2, count + 1))]
            names[place] = next(name for name in wanted if name not in names.values())
    return [names[place] for place in range(count)]


def level_of(name: str) -> bots.Level | None:
    """The level of the bot with that name; None if no bot has it."""
    plain = re.sub(" [2-9]$", "", name)
    return next((level for level in bots.LEVELS.values() if level.name == plain), None)


def agreed_options(request: PlayRequest, game: Game) -> dict[str, str]:
    """The requested options, rounds included. Raises InvalidInput."""
    options = dict(request.options)
    if request.rounds is not None:
        if not any(option.name == "rounds" for option in game.options):
            raise InvalidInput(f"{game.name} always has the same number of rounds: --rounds cannot be given")
        options["rounds"] = str(request.rounds)
    return options


def pick_seats(request: PlayRequest, game: Game, terminal: Terminal) -> int:
    """The number of seats: as requested or answered, else the smallest.

    A level implies at least one bot, a seat number implies enough seats. Raises InvalidInput.
    """
    if request.seats is not None:
        return game.read_seats(request.seats)
    least = max(1 if request.level is None else 2, (request.seat or 0) + 1)
    counts = [count for count in game.seats if count >= least] or [game.seats[-1]]
    if len(counts) == 1:
        return counts[0]
    choices = ["alone" if count == 1 else f"you and {count - 1} bot{'s' * (count > 2)}" for count in counts]
    return counts[terminal.choose("How many play?", choices, 0)]


def pick_game(names: Sequence[str], terminal: Terminal) -> str:
    """The game to play if none was named: the only one, or the answer to a question."""
    return names[terminal.choose("Which game?", names, 0) if len(names) > 1 else 0]


def pick_level(number: int | None, terminal: Terminal) -> bots.Level:
    """The level of that number, or the answer to a question. Raises InvalidInput."""
    if number is None:
        levels = list(bots.LEVELS.values())
        choices = [f"{level.name:<8} {level.about}" for level in levels]
        return levels[terminal.choose("Who should play against you?", choices, DEFAULT_LEVEL - 1)]
    if number not in bots.LEVELS:
        raise InvalidInput(f"there is no level {number}: levels are {', '.join(map(str, bots.LEVELS))}")
    return bots.LEVELS[number]


def pick_seed(number: int | None) -> int:
    """The seed of that number, or one that is easy to type."""
    return secrets.randbelow(FRIENDLY_SEEDS) if number is None else number


def check_seat(seat: int, count: int) -> int:
    """`seat` if there is one. Raises InvalidInput."""
    if seat not in range(count):
        raise InvalidInput(f"there is no seat {seat}: seats are 0 to {count - 1}")
    return seat
