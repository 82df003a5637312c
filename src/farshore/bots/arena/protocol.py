"""How the arena and a program talk: the arena in JSON, the program in plain words, each a line at a time.

    arena    {"t":"begin","protocol":1,"game":"lost-cities","rules":1,"options":{...},"seats":2,"seat":0,"seed":5}
    program  ready
    arena    {"t":"turn","told":["* starts 0"],"text":"seat=0 ...","view":{...},"legal":["lay R7","discard R7"]}
    program  lay R7
    arena    {"t":"end","scores":[12,-3],"ranks":[1,2]}

`docs/guides/arena.md` describes it for authors of programs. Whatever is sent is what the seat may know.
"""

import hashlib
from collections.abc import Mapping

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from farshore.engine.game import CHANCE, Value
from farshore.play import Play, Step

PROTOCOL = 1
READY = "ready"
ERROR = "error"  # a program that cannot go on says so and why
PARTS = ("told", "text", "view")  # of a turn; a program may name those it wants after `ready`


class Begin(Struct, frozen=True, tag="begin", tag_field="t"):
    """A new match. The answer is `ready`."""

    protocol: int
    game: str
    rules: int
    options: Mapping[str, Value]
    seats: int
    seat: int  # the program's own
    seed: int  # for its random numbers


class Turn(Struct, frozen=True, tag="turn", tag_field="t"):
    """The program is to act. The answer is one of `legal`."""

    legal: list[str]
    told: list[str] | UnsetType = UNSET  # what happened since its last turn, as the lines of a transcript
    text: str | UnsetType = UNSET  # what the seat may know, as one line of notation
    view: Raw | UnsetType = UNSET  # the same for programs, with what follows from it


class End(Struct, frozen=True, tag="end", tag_field="t"):
    """The match is over. There is no answer."""

    scores: list[int]
    ranks: list[int]


Message = Begin | Turn | End


def line(message: Message) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


def turn_message(play: Play, seat: int, parts: frozenset[str], heard: int) -> tuple[Turn, int]:
    """What `seat`, which is to act, is sent, and how many steps it has been told of. It had been told of `heard`."""
    told: list[str] | UnsetType = UNSET
    if "told" in parts:
        history = play.history(seat)
        told, heard = [step_text(step) for step in history[heard:]], len(history)
    return (
        Turn(
            play.legal(seat),
            told,
            play.game.codec.text(play.position.observe(seat)) if "text" in parts else UNSET,
            Raw(msgspec.json.encode(play.view(seat))) if "view" in parts else UNSET,
        ),
        heard,
    )


def step_text(step: Step) -> str:
    """A step as a line of a transcript."""
    return f"{'*' if step.actor == CHANCE else step.actor} {step.text}"


def read_ready(answer: str) -> frozenset[str] | None:
    """The parts of a turn that a program wants; None if the answer is not `ready`, or names a part there is not."""
    first, *parts = answer.split() or [""]
    if first != READY or not set(parts) <= set(PARTS):
        return None
    return frozenset(parts or PARTS)


def bot_seed(seed: int, name: str, copy: int) -> int:
    """The seed of a player's bot in a match: the same in every order of seats, and it does not tell the deal."""
    digest = hashlib.blake2b(f"{seed} {name} {copy}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
