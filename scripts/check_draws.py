"""Checks that the draws of an exported match are fair. Needs Python 3 and nothing else.

    python check_draws.py MATCH.json

Before the first card the server published a commitment: the SHA-256 of a seed. Draw number n must be
HMAC-SHA-256(seed, "n") as a whole number, divided by the sum of the weights; the rest says which outcome came. Numbers
so high that some rests would be likelier than others are passed over for HMAC-SHA-256(seed, "n.1"), "n.2" and so on.
Compare the commitment printed here with the one you saw when the match began.
"""

import hashlib
import hmac
import json
import sys


def drawn(seed, index, total):
    """The number of a draw, 0 to total - 1."""
    attempt = 0
    while True:
        message = str(index) if attempt == 0 else f"{index}.{attempt}"
        number = int.from_bytes(hmac.new(seed, message.encode(), hashlib.sha256).digest(), "big")
        if number < 2**256 - 2**256 % total:
            return number % total
        attempt += 1


def outcome(seed, index, weights):
    """What must have come."""
    rest = drawn(seed, index, sum(weight for _, weight in weights))
    names = [name for name, weight in weights for _ in range(weight)]
    return names[rest]


def faults(match):
    """Everything that is wrong."""
    seed = bytes.fromhex(match["seed"])
    if hashlib.sha256(seed).hexdigest() != match["commitment"]:
        yield "the seed is not the one that was committed to"
    for number, draw in enumerate(match["draws"]):
        if draw["index"] != number:
            yield f"draw {number} is missing or out of order"
        elif outcome(seed, number, draw["weights"]) != draw["outcome"]:
            yield f"draw {number} does not follow from the seed"


def main():
    """Check the file named on the command line."""
    with open(sys.argv[1], encoding="utf-8") as file:
        match = json.load(file)
    found = list(faults(match))
    for fault in found:
        print(fault)
    print(f"commitment {match['commitment']}")
    print(f"{len(match['draws'])} draws, {'NOT as they must be' if found else 'all as they must be'}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
