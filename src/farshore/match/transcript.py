"""A whole match of any game as text, written and read without loss.

    farshore 1                      the format
    game lost-cities
    rules 1                         version of the rules it was played by
    option colours 5                one line for each option; what is left out has its default
    seat 0 Ada                      one line for each seat, a name of any kind
    seat 1 Ben
    position colours=5 ...          only if the match did not begin at the beginning

    * starts 1                      an outcome of chance
    1 lay R7                        an action of seat 1
    result over scores 12 -3 ranks 1 2

The result is `over`, `cut` (grew too long) or `open` (not finished), and always the last line, so that a file that lost
its end is noticed. Blank lines and lines that begin with # are passed over.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from farshore import games
from farshore.engine.errors import FarshoreError, NotationError, TranscriptError
from farshore.engine.game import CHANCE, Game, Value, option_text
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.engine.validate import as_str, short_repr

FORMAT = 1
LONGEST_NAME = 80


@dataclass(frozen=True)
class Transcript:
    """A match: what was agreed, who sat where, and every action and outcome in order."""

    game: Game
    options: Mapping[str, Value]
    seats: Sequence[str]
    steps: Sequence[tuple[int, int]]  # (seat or CHANCE, number of the action or outcome)
    start: str | None = None  # the text of the position it began with, if not the beginning

    def begin(self) -> Position:
        """The position before the first step."""
        if self.start is not None:
            return Position.parse(self.game, self.start, len(self.seats))
        return Position.begin(self.game, self.options, len(self.seats))

    def positions(self) -> Iterator[tuple[Position, int, int]]:
        """For every step: the position before it, who acted and the number. The position is played on in place."""
        position = self.begin()
        for actor, number in self.steps:
            yield position, actor, number
            position.act(number, actor)

    def end(self) -> Position:
        """The position after the last step."""
        position = self.begin()
        for actor, number in self.steps:
            position.act(number, actor)
        return position

    def __str__(self) -> str:
        return self.text(self.end())

    def text(self, end: Position) -> str:
        """The whole text, if the position after the last step is known already."""
        lines = [f"farshore {FORMAT}", f"game {self.game.name}", f"rules {self.game.rules_version}"]
        lines += [f"option {name} {option_text(value)}" for name, value in self.options.items()]
        lines += [f"seat {seat} {name}" for seat, name in enumerate(self.seats)]
        if self.start is not None:
            lines.append(f"position {self.start}")
        lines.append("")
        lines += [
            f"{'*' if actor == CHANCE else actor} {self.game.text(actor, number)}" for actor, number in self.steps
        ]
        lines.append(result_text(end))
        return "\n".join(lines) + "\n"


def how_it_stands(position: Position) -> str:
    """`open`, `over`, or `cut` for a match that grew too long."""
    return "open" if position.who else "cut" if position.truncated else "over"


def result_text(position: Position) -> str:
    """The result line of a match that stands at `position`."""
    scores, ranks = (" ".join(map(str, numbers)) for numbers in (position.scores, position.ranks))
    return f"result {how_it_stands(position)} scores {scores} ranks {ranks}"


def check_name(name: object) -> str:
    """`name` if a seat may have it: one line, not empty, not too long. Raises NotationError."""
    if (
        isinstance(name, str)
        and name == " ".join(name.split())
        and name.isprintable()
        and 0 < len(name) <= LONGEST_NAME
    ):
        return name
    raise NotationError(
        f"{short_repr(name)} cannot be a name: expected 1 to {LONGEST_NAME} printable characters in single spacing"
    )


def parse_transcript(text: str) -> Transcript:
    """The match written as `text`, every line checked against the rules. Raises TranscriptError."""
    lines = [(number, line.strip()) for number, line in enumerate(as_str("transcript", text).splitlines(), 1)]
    return _Reader([(number, line) for number, line in lines if line and not line.startswith("#")], len(lines)).read()


class _Reader:
    """Reads line by line; `self.line` is where it stands, for messages."""

    def __init__(self, lines: list[tuple[int, str]], length: int) -> None:
        self.lines = lines
        self.length = length
        self.at = 0

    def wrong(self, reason: str) -> TranscriptError:
        number = self.lines[self.at][0] if self.at < len(self.lines) else self.length + 1
        return TranscriptError(number, reason)

    def peek(self) -> tuple[str, str]:
        """The first word of the line and what follows; two empty texts at the end."""
        word, _, rest = self.lines[self.at][1].partition(" ") if self.at < len(self.lines) else ("", "", "")
        return word, rest.strip()

    def expect(self, word: str) -> str:
        """What follows `word` on this line. Goes on to the next line only when `accept` is called."""
        found, rest = self.peek()
        if found != word:
            given = repr(self.lines[self.at][1]) if found else "the end of the text"
            raise self.wrong(f"expected a line '{word} ...', found {given}")
        return rest

    def read(self) -> Transcript:
        if (found := self.expect("farshore")) != str(FORMAT):
            raise self.wrong(f"cannot read format {found!r}: this version reads format {FORMAT}")
        self.at += 1
        try:
            game = games.get(self.expect("game"))
        except FarshoreError as error:
            raise self.wrong(str(error)) from error
        self.at += 1
        if (found := self.expect("rules")) != str(game.rules_version):
            raise self.wrong(
                f"played by rules version {found!r}, but this is version {game.rules_version} of {game.name}"
            )
        self.at += 1
        options = self.read_options(game)
        seats = self.read_seats(game)
        start = self.read_position(game, len(seats), options)
        transcript = Transcript(game, options, seats, (), start)
        position = transcript.begin()
        steps = self.read_steps(position)
        if (found := " ".join(self.lines[self.at][1].split())) != (due := result_text(position)):
            raise self.wrong(f"the result does not follow from the match: found {found!r}, expected {due!r}")
        self.at += 1
        if self.at < len(self.lines):
            raise self.wrong(f"nothing may follow the result, found {self.lines[self.at][1]!r}")
        return Transcript(game, options, seats, steps, start)

    def read_options(self, game: Game) -> dict[str, Value]:
        given: dict[str, str] = {}
        while self.peek()[0] == "option":
            name, _, value = self.peek()[1].partition(" ")
            if name in given:
                raise self.wrong(f"option {name} is given twice")
            try:
                game.read_options({name: value})
            except FarshoreError as error:
                raise self.wrong(str(error)) from error
            given[name] = value
            self.at += 1
        return game.read_options(given)

    def read_seats(self, game: Game) -> list[str]:
        seats: list[str] = []
        while self.peek()[0] == "seat":
            number, _, name = self.peek()[1].partition(" ")
            if number != str(len(seats)):
                raise self.wrong(f"expected seat {len(seats)}, found seat {number!r}")
            try:
                seats.append(check_name(name))
            except FarshoreError as error:
                raise self.wrong(str(error)) from error
            self.at += 1
        try:
            game.read_seats(len(seats))
        except FarshoreError as error:
            raise self.wrong(str(error)) from error
        return seats

    def read_position(self, game: Game, seats: int, options: Mapping[str, Value]) -> str | None:
        """Where the match began, if not at the beginning; it must say the same as the options."""
        if self.peek()[0] != "position":
            return None
        try:
            position = Position.parse(game, self.peek()[1], seats)
        except FarshoreError as error:
            raise self.wrong(str(error)) from error
        for name, value in game.codec.options(unpack(position.states)).items():
            if options[name] != value:
                agreed, found = option_text(options[name]), option_text(value)
                raise self.wrong(f"the position has {name}={found}, but the option says {agreed}")
        self.at += 1
        return str(position)

    def read_steps(self, position: Position) -> list[tuple[int, int]]:
        """Every step up to the result, carried out on `position`."""
        steps = []
        while (word := self.peek()[0]) != "result":
            if not word:
                raise self.wrong("the text ends without a result line, so its end is missing")
            if word != "*" and not (word.isascii() and word.isdigit() and len(word) < 3):
                raise self.wrong(f"expected '*', a seat or 'result' at the beginning, found {self.lines[self.at][1]!r}")
            actor = CHANCE if word == "*" else int(word)
            try:
                number = position.parse_action(self.peek()[1], actor)
                position.act(number, actor)
            except FarshoreError as error:
                raise self.wrong(str(error)) from error
            steps.append((actor, number))
            self.at += 1
        return steps
