"""Matches that are over, for tests of what is counted in them."""

from collections.abc import Mapping

from farshore.analysis.counting import Counts, Item, Played, counts_of
from farshore.analysis.simulation import agree, play_match
from farshore.analysis.tally import Tally
from farshore.engine.game import Game
from farshore.match.transcript import parse_transcript


def from_text(transcript: str) -> Played:
    """The match in a transcript."""
    parsed = parse_transcript(transcript)
    return Played(parsed, parsed.end())


def by_bots(game: Game, options: Mapping[str, object], seats: int, seed: int) -> Played:
    """A match between bots of level 1."""
    return play_match(game, agree(game, 1, seats, options, "1", seed), seed)


def items(match: Played) -> list[Item]:
    """All that its game counts in it."""
    return list(counts_of(match.transcript.game).count(match))


def points(match: Played, table: str, row: str = "") -> int:
    """The points of one table, or of one row of it, added up."""
    return sum(each.points or 0 for each in items(match) if each.table == table and row in ("", each.name))


def tally_of(*matches: Played, counts: Counts | None = None) -> Tally:
    """The sums of some matches."""
    tally = Tally()
    for match in matches:
        tally.add(match, counts or counts_of(match.transcript.game))
    return tally
