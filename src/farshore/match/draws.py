"""Chance that everybody can check afterwards: draws that follow from a seed to which everybody is bound beforehand.

When a table is opened the SHA-256 of a seed of the server is published. The clients of those who sit down publish the
SHA-256 of a secret of their own, and reveal the secret when all seats are taken. The final seed is made of all of
these, so nobody could choose it. Matches of the first scheme have the server's seed alone, published when they begin.

With the final seed, draw number n is HMAC-SHA-256(seed, n), a whole number
below 2**256 in big-endian; it is divided by the total weight and the rest says which outcome came. A number so high
that some rests would be likelier than others is thrown away for HMAC-SHA-256(seed, n, 1), and so on. The index counts
every draw ever made, those that were undone included, so that undoing never shows the same card again.

When the match is over the seed is published with all draws and their weights. Before that the weights are a secret too:
those of a deck say what the other hand holds.
"""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

SEED_BYTES = 32
BOT_SEED_BYTES = 7
WIDTH = 256  # bits of a draw


def odds_of(weights: Sequence[int], outcome: int) -> tuple[int, int, int]:
    """The weights before an outcome, its own, and of all: what is needed to check its draw without the rules."""
    return sum(weights[:outcome]), weights[outcome], sum(weights)


def commitment_to(secret: str) -> str | None:
    """The SHA-256 of a secret of 32 bytes, both in hexadecimal; None for a text that is no such secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest() if is_hex(secret) else None


def is_hex(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal, in small letters: how secrets, seeds and commitments are written."""
    return re.fullmatch(r"[0-9a-f]{64}", text) is not None


class Contribution(NamedTuple):
    """What the client of a seat added to chance: its commitment and the secret, in hexadecimal."""

    commitment: str
    secret: str


def final_seed(server_seed: bytes, match_id: str, attempt: int, contributions: Sequence[Contribution | None]) -> bytes:
    """The seed of the draws: HMAC-SHA-256 of everything that was contributed, seat by seat, under the server's seed.

    The text that is hashed has one line for each fact and can be read in one way only. None is a seat that contributed
    nothing: a bot, or a program.
    """
    lines = ["farshore draws 2", f"match {match_id}", f"attempt {attempt}"]
    lines += [f"seat {seat} {' '.join(each) if each else '-'}" for seat, each in enumerate(contributions)]
    return hmac.digest(server_seed, "".join(f"{line}\n" for line in lines).encode(), "sha256")


@dataclass(frozen=True, repr=False)
class Draws:
    """The draws of one match. Its repr does not show the seed.

    A server has one with the secret of a match, of which the seed that it publishes for each start is made, and
    everything else that nobody must guess. The draws themselves are those of the final seed.
    """

    seed: bytes

    @classmethod
    def fresh(cls) -> "Draws":
        """Draws from a seed that nobody can guess."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @property
    def commitment(self) -> str:
        """What is published beforehand: the SHA-256 of the seed, in hexadecimal."""
        return hashlib.sha256(self.seed).hexdigest()

    def of_start(self, attempt: int) -> "Draws":
        """The server's own part in that attempt to start the match. Knowing it says nothing about the others."""
        return Draws(hmac.digest(self.seed, f"start {attempt}".encode(), "sha256"))

    def bot_seed(self, seat: int, number: int) -> int:
        """The seed of a bot for that action of a seat, counted from 0 and including those that were taken back."""
        digest = hmac.digest(self.seed, f"bot {seat} {number}".encode(), "sha256")
        return int.from_bytes(digest[:BOT_SEED_BYTES], "big")

    def below(self, index: int, total: int) -> int:
        """The draw of that index: a number from 0 to `total` - 1, each exactly as likely."""
        limit = (1 << WIDTH) - (1 << WIDTH) % total
        attempt = 0
        while True:
            message = str(index) if attempt == 0 else f"{index}.{attempt}"
            number = int.from_bytes(hmac.digest(self.seed, message.encode(), "sha256"), "big")
            if number < limit:
                return number % total
            attempt += 1

    def outcome(self, index: int, weights: Sequence[int]) -> int:
        """The outcome of that draw: the first whose weight, added to those before it, exceeds the number drawn."""
        rest = self.below(index, sum(weights))
        outcome = 0
        while rest >= weights[outcome]:
            rest -= weights[outcome]
            outcome += 1
        return outcome

    def invitation(self, number: int) -> str:
        """What lets somebody in to a private table: 128 bits that nobody can guess, and that say nothing of a draw."""
        digest = hmac.digest(self.seed, f"invitation {number}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()

    @property
    def rematch_id(self) -> str:
        """The id of the table at which the same players play again: the same whoever opens it."""
        digest = hmac.digest(self.seed, b"rematch", "sha256")
        return base64.urlsafe_b64encode(digest[:9]).decode()

    def __repr__(self) -> str:
        return f"<Draws {self.commitment[:12]}>"
