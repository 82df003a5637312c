"""Ways to forge an exported match, each as a function that changes the file in place. All checkers must find each."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

from farshore.match.draws import Contribution, final_seed
from tests.match.fair_match import commitment, secret

File = dict[str, Any]
Forgery = Callable[[File], None]
FORGERIES: dict[str, Forgery] = {}
OTHER = "ab" * 32


def forgery(name: str) -> Callable[[Forgery], Forgery]:
    def add(forge: Forgery) -> Forgery:
        assert name not in FORGERIES
        FORGERIES[name] = forge
        return forge

    return add


def sha256(text: str) -> str:
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()


def all_of(file: File, kind: str) -> list[File]:
    return [event for event in file["events"] if event["event"] == kind]


def the(file: File, kind: str, number: int = 0) -> File:
    return all_of(file, kind)[number]


def place(file: File, kind: str, number: int = 0) -> int:
    return next(i for i, event in enumerate(file["events"]) if event is the(file, kind, number))


def move(file: File, kind: str, number: int, to: int) -> None:
    file["events"].insert(to, file["events"].pop(place(file, kind, number)))


def setting(name: str, kind: str, number: int, field: str, value: Any) -> None:
    """A forgery that sets a field of an event; None takes it away."""

    @forgery(name)
    def forge(file: File) -> None:
        event = the(file, kind, number)
        assert event.get(field) != value
        event[field] = value
        if value is None:
            del event[field]


def dropping(name: str, kind: str, number: int = 0) -> None:
    @forgery(name)
    def forge(file: File) -> None:
        del file["events"][place(file, kind, number)]


def replacing(name: str, field: str, change: Callable[[Any], Any]) -> None:
    @forgery(name)
    def forge(file: File) -> None:
        before = file[field]
        file[field] = change(before)
        assert file[field] != before


# ---- the server's part: its seed and commitments

replacing("another server seed", "seed", lambda _: OTHER)
replacing("a server seed with one bit changed", "seed", lambda seed: f"{int(seed, 16) ^ 1:064x}")
replacing("another commitment", "commitment", lambda _: OTHER)
replacing("an empty server seed", "seed", lambda _: "")
setting("another commitment when the table was opened", "opened", 0, "commitment", OTHER)
setting("no commitment when the table was opened", "opened", 0, "commitment", None)
setting("another commitment when the match began", "begun", 0, "commitment", OTHER)
setting("another commitment after the abandoned start", "start_abandoned", 0, "commitment", OTHER)
setting("another seed of the abandoned start", "start_abandoned", 0, "seed", OTHER)
setting("another match id", "opened", 0, "id", "another")
setting("no match id", "opened", 0, "id", None)


@forgery("a server seed chosen after the secrets were known, with a fitting commitment at the end only")
def ground_seed(file: File) -> None:
    file["seed"], file["commitment"] = OTHER, sha256(OTHER)
    the(file, "begun")["commitment"] = sha256(OTHER)


@forgery("a server seed chosen later, with fitting commitments everywhere")
def reground_seed(file: File) -> None:
    ground_seed(file)
    the(file, "start_abandoned")["commitment"] = sha256(OTHER)


@forgery("the commitment of the abandoned start used again")
def same_commitment(file: File) -> None:
    abandoned = the(file, "start_abandoned")
    file["seed"], file["commitment"] = abandoned["seed"], sha256(abandoned["seed"])
    abandoned["commitment"] = the(file, "begun")["commitment"] = file["commitment"]


@forgery("a match of the second scheme said to be one of the first")
def first_scheme(file: File) -> None:
    file["format"] = "farshore match 1"


@forgery("all contributions left out")
def no_contributions(file: File) -> None:
    for event in file["events"]:
        if event["event"] == "seated":
            event.pop("commitment", None)
    file["events"] = [each for each in file["events"] if each["event"] not in ("revealed", "start_abandoned")]


# ---- what clients contribute

setting("another secret", "revealed", 1, "secret", secret("another"))
setting("another secret in the abandoned start", "revealed", 0, "secret", secret("another"))
setting("a secret that is no number", "revealed", 1, "secret", "z" * 64)
setting("a secret in capital letters", "revealed", 1, "secret", secret("second").upper())
setting("a secret cut short", "revealed", 1, "secret", secret("second")[:-2])
setting("a secret revealed for a seat that contributed nothing", "revealed", 1, "seats", [0, 1, 2])
setting("a secret revealed for one of two seats at a device", "revealed", 1, "seats", [0])
setting("a secret revealed for nobody", "revealed", 1, "seats", [])
setting("a secret revealed by a bot", "revealed", 1, "seats", [0, 1, 3])
setting("a secret revealed twice for a seat", "revealed", 1, "seats", [0, 0, 1])
setting("a secret revealed for a seat that is not there", "revealed", 1, "seats", [0, 1, 9])
setting("a secret revealed for seats counted from the last", "revealed", 1, "seats", [-4, -3])
setting("another commitment of a player", "seated", 0, "commitment", commitment("another"))
setting("no commitment of a player who revealed a secret", "seated", 0, "commitment", None)
setting("a commitment of a bot", "seated", 2, "commitment", commitment("bot"))
setting("a commitment that was never revealed", "seated", 4, "commitment", commitment("another"))
setting("a commitment that is no number", "seated", 4, "commitment", "z" * 64)
setting("another commitment for the next start", "revealed", 0, "following", commitment("another"))
setting("no commitment for the next start", "revealed", 0, "following", None)
setting("a commitment for the next start to a secret that is known", "revealed", 1, "following", commitment("first"))
dropping("a secret left out", "revealed", 1)
dropping("a secret of the abandoned start left out", "revealed", 0)


@forgery("another secret with a fitting commitment")
def other_contribution(file: File) -> None:
    the(file, "revealed", 0)["following"] = commitment("another")
    the(file, "revealed", 1)["secret"] = secret("another")


@forgery("a secret that was known from the abandoned start used again")
def known_secret(file: File) -> None:
    the(file, "revealed", 0)["following"] = commitment("first")
    the(file, "revealed", 1)["secret"] = secret("first")


@forgery("a contribution made up for a player who made none")
def made_up(file: File) -> None:
    the(file, "seated", 4)["commitment"] = commitment("eve")
    revealed = {**the(file, "revealed", 1), "seats": [2], "secret": secret("eve")}
    file["events"].insert(place(file, "begun"), revealed)


# ---- starts and their order

dropping("the abandoned start left out", "start_abandoned")
setting("a start abandoned too early", "start_abandoned", 0, "at", 20_999)
setting("a start abandoned for somebody who was in time", "start_abandoned", 0, "seats", [0, 1])
setting("a start abandoned for nobody", "start_abandoned", 0, "seats", [])
setting("a start abandoned for one seat more", "start_abandoned", 0, "seats", [2, 3])
dropping("no beginning", "begun")
dropping("nobody in a seat", "seated", 4)


@forgery("the abandoned start left out, and all that went before made to fit")
def no_trace_of_a_start(file: File) -> None:
    del file["events"][place(file, "seated", 3)]
    for kind in ("revealed", "start_abandoned"):
        del file["events"][place(file, kind)]
    the(file, "opened")["commitment"] = file["commitment"]
    for seat in (0, 1):
        the(file, "seated", seat)["commitment"] = commitment("second")


@forgery("a start abandoned twice")
def abandoned_twice(file: File) -> None:
    at = place(file, "start_abandoned")
    file["events"].insert(at, dict(file["events"][at]))


@forgery("a match begun twice")
def begun_twice(file: File) -> None:
    at = place(file, "begun")
    file["events"].insert(at, dict(file["events"][at]))


@forgery("a match begun before a secret was revealed")
def begun_early(file: File) -> None:
    move(file, "begun", 0, place(file, "revealed", 1))


@forgery("a secret revealed before all seats were taken")
def revealed_early(file: File) -> None:
    move(file, "revealed", 1, place(file, "seated", 4))


@forgery("a secret revealed after the first draw")
def revealed_late(file: File) -> None:
    move(file, "revealed", 1, place(file, "drawn", 1))


@forgery("somebody seated after the first draw")
def seated_late(file: File) -> None:
    move(file, "seated", 4, place(file, "drawn", 1))


@forgery("a player put into another seat")
def other_seat(file: File) -> None:
    the(file, "seated", 4)["seat"] = 0


@forgery("somebody left while secrets were revealed")
def left(file: File) -> None:
    file["events"].insert(place(file, "begun"), {"event": "stood", "at": 21_050, "seat": 2})


@forgery("a seat counted from the last that somebody left")
def left_from_the_last(file: File) -> None:
    dora = dict(the(file, "seated", 3))
    file["events"].insert(place(file, "seated", 3), {"event": "stood", "at": 1_000, "seat": -4})
    file["events"].insert(place(file, "seated", 3), {**the(file, "seated", 0), "at": 1_000})
    assert the(file, "seated", 4) == dora


# ---- draws

replacing("the last draw left out of the list", "draws", lambda draws: draws[:-1])
replacing("a draw listed twice", "draws", lambda draws: [*draws, draws[-1]])
replacing("two draws exchanged", "draws", lambda draws: [draws[1], draws[0], *draws[2:]])
dropping("a draw left out", "drawn", 5)
setting("another number of a draw", "drawn", 5, "index", 6)
setting("other odds stored with a draw", "drawn", 5, "odds", [0, 1, 2])


@forgery("another outcome of a draw")
def other_outcome(file: File) -> None:
    draw = file["draws"][5]
    draw["outcome"] = next(name for name, _ in draw["weights"] if name != draw["outcome"])
    the(file, "drawn", 5)["text"] = draw["outcome"]


@forgery("another outcome in the list of draws only")
def other_listed(file: File) -> None:
    draw = file["draws"][5]
    draw["outcome"] = next(name for name, _ in draw["weights"] if name != draw["outcome"])


@forgery("other weights of a draw")
def other_weights(file: File) -> None:
    draw = file["draws"][5]
    draw["weights"] = [[name, weight + 1] for name, weight in draw["weights"]]


@forgery("an outcome that could not come, with no weight")
def no_weight(file: File) -> None:
    file["draws"][5]["weights"].append(["nothing", 0])


@forgery("the draws of the server's seed alone")
def servers_draws(file: File) -> None:
    """As in the first scheme: what a host would draw that mixes nothing in."""
    redraw(file, bytes.fromhex(file["seed"]))


@forgery("the draws of a contribution less")
def fewer_contributions(file: File) -> None:
    whose = Contribution(commitment("second"), secret("second"))
    attempt, match = 1, the(file, "opened")["id"]
    redraw(file, final_seed(bytes.fromhex(file["seed"]), match, attempt, [whose, None, None, None]))


def redraw(file: File, seed: bytes) -> None:
    """All draws as they would be with another seed; the rest need not fit."""
    for index, draw in enumerate(file["draws"]):
        number = int.from_bytes(hmac.digest(seed, str(index).encode(), "sha256"), "big")
        names = [name for name, weight in draw["weights"] for _ in range(weight)]
        draw["outcome"] = the(file, "drawn", index)["text"] = names[number % len(names)]


# ---- what the result says

setting("a result that does not say who contributed nothing", "ended", 0, "without", None)
setting("a result that says it of another", "ended", 0, "without", [0])
setting("a result that does not say that draws were taken back", "ended", 0, "redrawn", None)
setting("a result that says it of fewer draws", "ended", 0, "redrawn", 1)
dropping("a take-back left out", "rewound")
dropping("no result", "ended")


@forgery("a take-back by agreement of another length, and a result to fit")
def other_rewind(file: File) -> None:
    the(file, "rewound")["keep"] += 1
    the(file, "ended")["redrawn"] -= 1


@forgery("an action after the end")
def after_the_end(file: File) -> None:
    file["events"].append(dict(the(file, "acted", 1)))


@forgery("an action left out of the transcript")
def other_transcript(file: File) -> None:
    lines = file["transcript"].split("\n")
    del lines[-10]
    file["transcript"] = "\n".join(lines)
