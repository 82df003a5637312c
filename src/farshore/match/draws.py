"""Chance that everybody can check afterwards: draws that follow from a seed to which the server is bound beforehand.

Before the first outcome the SHA-256 of the seed is published. Draw number n is HMAC-SHA-256(seed, n), a whole number
below 2**256 in big-endian; it is divided by the total weight and the rest says which outcome came. A number so high
that some rests would be likelier than others is thrown away for HMAC-SHA-256(seed, n, 1), and so on. The index counts
every draw ever made, those that were undone included, so that undoing never shows the same card again.

When the match is over the seed is published with all draws and their weights. Before that the weights are a secret too:
those of a deck say what the other hand holds.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

SEED_BYTES = 32
WIDTH = 256  # bits of a draw


@dataclass(frozen=True, repr=False)
class Draws:
    """The draws of one match. Its repr does not show the seed."""

    seed: bytes

    @classmethod
    def fresh(cls) -> "Draws":
        """Draws from a seed that nobody can guess."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @property
    def commitment(self) -> str:
        """What is published beforehand: the SHA-256 of the seed, in hexadecimal."""
        return hashlib.sha256(self.seed).hexdigest()

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

    def __repr__(self) -> str:
        return f"<Draws {self.commitment[:12]}>"
