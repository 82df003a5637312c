"""Checks that the draws of an exported match are fair. Needs Python 3 and nothing else.

    python check_draws.py MATCH.json

When the table was opened the server published the SHA-256 of a seed. The clients of players who sat down published the
SHA-256 of a secret each, and revealed the secret when all seats were taken. The final seed is HMAC-SHA-256 under the
server's seed of a text with one line for each fact (`final_seed`). If a secret was not revealed within 20 s, its seat
was emptied, and the next start had another seed of the server; such starts are in the file. In files of format 1 the
server's seed is the final one.

Draw n is HMAC-SHA-256(final seed, "n") as a whole number, divided by the sum of the weights; the rest says which
outcome came. Numbers so high that some rests would be likelier than others are passed over for "n.1", "n.2" and so on.
Compare the commitment and the secrets printed here with what you saw and sent.

Of a draw that was made by earlier rules there may only be sums: of all outcomes listed before the one that came, and of
all after it. Some old matches have no weights there at all, and that is said.
"""

import hashlib
import hmac
import json
import re
import sys

BEFORE = ("seated", "stood", "revealed", "start_abandoned", "begun")
DURING = ("acted", "drawn", "undone", "rewound", "ended")


def sha256(text):
    """The SHA-256 of 32 bytes, both in hexadecimal; None for anything else."""
    return hashlib.sha256(bytes.fromhex(text)).hexdigest() if is_hex(text) else None


def is_hex(text):
    """Whether these are 32 bytes in hexadecimal."""
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def final_seed(seed, match, attempt, seats):
    """The seed of all draws, of the server's seed and what each seat contributed."""
    lines = ["farshore draws 2", f"match {match}", f"attempt {attempt}"]
    for number, seat in enumerate(seats):
        own = seat and seat["own"] and f"{seat['own']} {seat['secret']}"
        lines.append(f"seat {number} {own or '-'}")
    return hmac.new(seed, "".join(line + "\n" for line in lines).encode(), hashlib.sha256).digest()


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


def owes(seat):
    """Whether the client of a seat has not revealed the secret to which it is committed."""
    return seat is not None and seat["own"] is not None and seat["secret"] is None


class Record:
    """What the events say about chance, and in `faults` what is wrong with it."""

    def __init__(self, match):
        opened, *events = match["events"]
        self.faults, self.fair = [], match["format"] == "farshore match 2"
        self.promised, self.attempt, self.full, self.spent = opened.get("commitment"), 0, None, set()
        self.seats, self.started, self.over, self.draws, self.steps = [None] * opened["seats"], 0, 0, [], []
        self.fault(opened["event"] == "opened" and opened["game"] == match["game"], "the match was not opened")
        known = is_hex(self.promised) and opened.get("id") if self.fair else self.promised is None
        self.fault(known, "the format is not that of the events")
        for event in events:
            kind = event["event"]
            early, late = kind in BEFORE and self.started, kind in DURING and (not self.started or self.over)
            self.fault(not early and not late, f"{kind} comes at the wrong time")
            if kind in (*BEFORE, *DURING, "paused"):
                getattr(self, kind)(event)
        self.fault(self.started == 1 and self.over == 1, "the match has no beginning or no end")

    def fault(self, good, sentence):
        """Note what is wrong, unless it is good."""
        self.faults += [] if good else [sentence]

    def seated(self, event):
        """Somebody sat down."""
        own, bot = event.get("commitment"), event.get("level") is not None
        free = self.full is None and event["seat"] >= 0 and self.seats[event["seat"]] is None
        self.fault(free, "somebody took a seat that was not free")
        self.fault(own is None or (is_hex(own) and not bot and self.fair), "no such commitment is possible")
        self.fault(own not in self.spent, "somebody was committed to a secret that was known")
        self.seats[event["seat"]] = {"own": own, "secret": None, "next": None, "bot": bot, "name": event["name"]}
        self.full = event["at"] if all(self.seats) and any(map(owes, self.seats)) else None

    def stood(self, event):
        """Somebody left."""
        sat = event["seat"] >= 0 and self.seats[event["seat"]]
        self.fault(self.full is None and sat, "somebody left a seat who could not")
        self.seats[event["seat"]] = None

    def revealed(self, event):
        """A client revealed its secret, for all seats at one device."""
        self.fault(self.full is not None and event["seats"], "a secret was revealed before all seats were taken")
        following = event.get("following")
        for seat in (self.seats[number] if number >= 0 else None for number in event["seats"]):
            self.fault(owes(seat) and sha256(event["secret"]) == seat["own"], "another secret was revealed")
            if seat:
                self.spent.add(seat["own"])
                seat.update(secret=event["secret"], next=following)
        good = following is None or (is_hex(following) and following not in self.spent)
        self.fault(good, "a commitment for the next start is to a secret that was known")

    def paused(self, event):
        """The server was down, which counts for nobody."""
        self.full = None if self.full is None else self.full + event["milliseconds"]

    def start_abandoned(self, event):
        """A start was abandoned because secrets were late."""
        silent = [number for number, seat in enumerate(self.seats) if owes(seat)]
        late = self.full is not None and event["at"] >= self.full + 20_000
        self.fault(late and silent and event["seats"] == silent, "a start was abandoned though no secret was late")
        self.fault(sha256(event["seed"]) == self.promised, "the seed of an abandoned start is another")
        self.spent.add(self.promised)
        self.promised, self.attempt, self.full = event["commitment"], self.attempt + 1, None
        self.fault(is_hex(self.promised) and self.promised not in self.spent, "a commitment was used twice")
        for number, seat in enumerate(self.seats):
            kept = seat and number not in event["seats"]
            self.seats[number] = {**seat, "own": seat["next"], "secret": None, "next": None} if kept else None

    def begun(self, event):
        """The match began."""
        self.fault(all(self.seats) and not any(map(owes, self.seats)), "it began before all secrets were revealed")
        self.promised = self.promised if self.fair else event["commitment"]
        self.fault(event["commitment"] == self.promised, "it began with another commitment than was published")
        self.started, self.full = self.started + 1, None

    def acted(self, event):
        """Somebody acted."""
        self.steps.append((event["seat"], event["text"]))

    def drawn(self, event):
        """Chance acted."""
        self.draws.append(event)
        self.steps.append(("*", event["text"]))

    def undone(self, event):
        """A seat took its last action back."""
        mine = [number for number, (actor, _) in enumerate(self.steps) if actor == event["seat"]]
        self.fault(mine, "something was taken back that was not done")
        del self.steps[mine[-1] : mine[-1] + 1]

    def rewound(self, event):
        """All agreed to go back."""
        del self.steps[event["keep"] :]

    def ended(self, event):
        """The match ended."""
        self.over += 1
        without = [n for n, seat in enumerate(self.seats) if seat and not seat["bot"] and seat["own"] is None]
        back = len(self.draws) - sum(actor == "*" for actor, _ in self.steps)
        said = event.get("without", []), event.get("redrawn", 0)
        self.fault(said == ((without, back) if self.fair else ([], 0)), "the result leaves out what it must say")


def faults(match, record):
    """Everything that is wrong."""
    yield from record.faults
    seed = bytes.fromhex(match["seed"])
    if hashlib.sha256(seed).hexdigest() != match["commitment"] or match["commitment"] != record.promised:
        yield "the seed is not the one that was committed to"
    if record.fair:
        seed = final_seed(seed, match["events"][0]["id"], record.attempt, record.seats)
    if len(match["draws"]) != len(record.draws):
        yield "a draw is missing"
    for number, (draw, event) in enumerate(zip(match["draws"], record.draws, strict=False)):
        names, weights = [name for name, _ in draw["weights"]], [weight for _, weight in draw["weights"]]
        if draw["index"] != number or event["index"] != number:
            yield f"draw {number} is missing or out of order"
        elif weights and (min(weights) < 1 or outcome(seed, number, draw["weights"]) != draw["outcome"]):
            yield f"draw {number} does not follow from the seed"
        elif event["text"] != draw["outcome"]:
            yield f"draw {number} is listed with another outcome"
        elif weights and event.get("odds"):
            at = names.index(draw["outcome"])
            if event["odds"] != [sum(weights[:at]), weights[at], sum(weights)]:
                yield f"draw {number} has other weights than were stored with it"
    lines = match["transcript"].split("\n\n", 1)[1].splitlines()[:-1]
    if lines != [f"{actor} {text}" for actor, text in record.steps]:
        yield "the transcript does not belong to these events"


def main():
    """Check the file named on the command line."""
    with open(sys.argv[1], encoding="utf-8") as file:
        match = json.load(file)
    try:
        record = Record(match)
        found = list(faults(match, record))
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        sys.exit(f"this file is damaged, or no match: {error!r}")
    for fault in found:
        print(fault)
    for number, seat in enumerate(record.seats if record.fair and not found else []):
        print(f"seat {number}, {seat['name']}: {'a bot' if seat['bot'] else seat['secret'] or 'contributed nothing'}")
    if record.attempt:
        print(f"{record.attempt} starts were abandoned")
    unknown = sum(not draw["weights"] for draw in match["draws"])
    if unknown:
        print(f"{unknown} draws have no weights: they cannot be checked")
    print(f"commitment {match['commitment']}")
    print(f"{len(match['draws'])} draws, {'NOT as they must be' if found else 'all as they must be'}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
