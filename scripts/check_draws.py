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

It knows no rules: whether an action was possible, and whether weights and points are right, `farshore verify` checks.
Of a draw that was made by earlier rules there may only be sums: of all outcomes listed before the one that came, and of
all after it. Some matches of format 1 have no weights there at all, and that is said.
"""

import hashlib
import hmac
import json
import re
import sys

FORMATS = ("farshore match 1", "farshore match 2")
BEFORE = ("seated", "stood", "revealed", "start_abandoned", "begun")  # events before the match begins
DURING = ("acted", "drawn", "undone", "undo_asked", "undo_answered", "rewound", "taken_over", "handed_back")
DURING = (*DURING, "resigned", "end_agreed", "ended")
ANY_TIME = ("paused", "frozen", "migrated", "rematched", "reinvited")


def is_hex(text):
    """Whether these are 32 bytes in hexadecimal."""
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def sha256(text):
    """The SHA-256 of 32 bytes, both in hexadecimal; None for anything else."""
    return hashlib.sha256(bytes.fromhex(text)).hexdigest() if is_hex(text) else None


def final_seed(seed, match, attempt, seats):
    """The seed of all draws, of the server's seed and what each seat contributed."""
    lines = ["farshore draws 2", f"match {match}", f"attempt {attempt}"]
    lines += [f"seat {n} {seat['own']} {seat['secret']}" if seat["own"] else f"seat {n} -" for n, seat in seats.items()]
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


def owes(seat):
    """Whether the client of a seat has not revealed the secret to which it is committed."""
    return seat is not None and seat["own"] is not None and seat["secret"] is None


class Record:
    """What the events say about chance, and in `faults` which of them cannot be right."""

    def __init__(self, match):
        self.opened, *events = match["events"]
        self.fair, self.promised, self.rules = match["format"] == FORMATS[1], self.opened.get("commitment"), 0
        self.seats, self.spent = dict.fromkeys(range(self.opened["seats"])), {self.promised}
        self.full, self.attempt, self.begun, self.ended, self.rematch = None, 0, False, None, False
        self.draws, self.steps, self.last, self.asked, self.frozen = [], [], self.opened, None, False
        self.rules, known = self.opened["rules"], self.promised is None
        if self.fair:
            known = is_hex(self.promised) and re.fullmatch("[A-Za-z0-9_-]+", self.opened["id"])
        opened = (self.opened["event"], self.opened["game"]) == ("opened", match["game"])
        good = opened and known and match["format"] in FORMATS
        self.faults = [] if good else ["the opening of the table is not that of this file"]
        for number, event in enumerate(events, 1):
            good = type(event["at"]) is int and self.is_timely(event) and (not self.fair or self.is_proper(event))
            if not self.take(event) or not good:
                self.faults.append(f"event {number}, {event['event']}, cannot be right")
            self.last = event
        if not self.begun or not self.ended:
            self.faults.append("the match has no beginning or no end")

    def is_timely(self, event):
        """Whether such an event can come before the match begins, while it is played, or after its end."""
        now = BEFORE if not self.begun else () if self.ended else DURING
        return event["event"] in (*ANY_TIME, *now)

    def is_proper(self, event):
        """Whether an event of a match of format 2 may follow those before it. Actions are left to the rules."""
        kind, last, number = event["event"], self.last["event"], event.get("seat")
        seat = self.seats.get(number) if type(number) is int else None
        person = seat is not None and not seat["bot"]
        present = person and not seat["stand_in"]
        if last == "resigned":  # a bot plays on if there is somebody to play with
            left = any(not each["bot"] and not each["resigned"] for each in self.seats.values())
            due = ("taken_over", self.last["seat"]) if left and len(self.seats) > 2 else ("ended", None)
            return (kind, number, event["reason"]) == (*due, "resigned")
        if last in ("undo_asked", "undo_answered") and self.all_agree("bot") and kind != "rewound":
            return False
        if self.frozen and kind in DURING and kind not in ("end_agreed", "ended"):
            return False
        if kind == "seated":
            return event.get("level") in (None, 1, 2, 3, 4, 5)
        if kind == "paused":
            whole = type(event["milliseconds"]) is int and event["milliseconds"] >= 0
            return whole and (self.full is not None or self.begun) and not self.ended
        if kind == "undo_asked":  # for its last action
            return present and 0 <= event["keep"] == self.last_of(number)
        if kind == "undo_answered":
            return present and self.asked and number not in self.asked["yes"]
        if kind == "rewound":
            asked = last in ("undo_asked", "undo_answered") and self.asked and self.asked["keep"] == event["keep"]
            return asked and self.all_agree("bot", "stand_in")
        if kind == "taken_over":
            return present and event["reason"] in ("away", "clock") and event["level"] in (1, 2, 3, 4, 5)
        if kind == "handed_back":
            return person and seat["stand_in"] and not seat["resigned"]
        if kind == "migrated":
            return not self.ended and event["was"] == self.rules < event["rules"]
        if kind == "frozen":
            return not self.ended and not self.frozen
        if kind == "rematched":
            return (self.ended or self.frozen) and not self.rematch
        if kind == "ended":
            bots = all(each["bot"] for each in self.seats.values())
            agreed = bool(self.frozen) and last == "end_agreed"
            return {"finished": True, "cut": True, "abandoned": bots, "agreed": agreed}.get(event["reason"])
        return {"resigned": present, "end_agreed": person and self.frozen}.get(kind, True)

    def all_agree(self, *kinds):
        """Whether all seats agree to what was asked for; those of these kinds always do."""
        seats = self.seats.items() if self.asked else ()
        return self.asked and all(n in self.asked["yes"] or any(map(seat.get, kinds)) for n, seat in seats)

    def last_of(self, number):
        """Where the last action of a seat is; -1 if there is none."""
        return max((at for at, (actor, _) in enumerate(self.steps) if actor == number), default=-1)

    def waiting(self, now):
        """Since when the match waits for secrets, if it does from now on."""
        return now if all(self.seats.values()) and any(map(owes, self.seats.values())) else None

    def take(self, event):
        """Take an event in. Returns whether it can be right, whatever the format."""
        kind, seat, seats = event["event"], event.get("seat"), self.seats
        if kind == "seated":
            own, name, bot = event.get("commitment"), event["name"], event.get("level") is not None
            free = self.full is None and type(seat) is int and seats.get(seat, 0) is None
            seats[seat] = {"own": own, "secret": None, "next": None, "bot": bot, "name": name}
            seats[seat] |= {"stand_in": False, "resigned": False}
            self.full = self.waiting(event["at"])
            bound = own is None or (is_hex(own) and not bot and self.fair and own not in self.spent)
            return free and bound and name.splitlines() == [name]
        if kind == "stood":
            held, seats[seat] = seats.get(seat), None
            return held and self.full is None
        if kind == "revealed":
            good, following = self.full is not None and event["seats"], event.get("following")
            for each in map(seats.get, event["seats"]):
                good = good and owes(each) and sha256(event["secret"]) == each["own"]
                if each:
                    self.spent.add(each["own"])
                    each.update(secret=event["secret"], next=following)
            return good and (following is None or (is_hex(following) and following not in self.spent))
        if kind == "start_abandoned":
            silent = [number for number, each in seats.items() if owes(each)]
            good = self.full is not None and event["at"] >= self.full + 20_000 and silent and event["seats"] == silent
            good = good and sha256(event["seed"]) == self.promised and event["commitment"] not in self.spent
            self.promised, self.attempt, self.full = event["commitment"], self.attempt + 1, None
            self.spent.add(self.promised)
            for number, each in seats.items():
                kept = each and number not in event["seats"]
                seats[number] = {**each, "own": each["next"], "secret": None, "next": None} if kept else None
            return good and is_hex(self.promised)
        if kind == "begun":
            good = not self.begun and all(seats.values()) and not any(map(owes, seats.values()))
            self.promised = self.promised if self.fair else event["commitment"]
            self.begun, self.full = True, None
            return good and event["commitment"] == self.promised
        if kind == "acted":
            self.steps.append((seat, event["text"]))
            return type(seat) is int and seat in seats
        if kind == "drawn":
            self.draws.append(event)
            self.steps.append(("*", event["text"]))
            self.asked = None
        elif kind == "undone":
            at = self.last_of(seat)
            answered = "*" in [actor for actor, _ in self.steps[at:]]
            del self.steps[at : at + 1]
            return at >= 0 and not answered
        elif kind == "undo_asked":
            self.asked = {"keep": event["keep"], "yes": [seat]}
        elif kind == "undo_answered":
            self.asked = self.asked and event["yes"] and {**self.asked, "yes": [*self.asked["yes"], seat]}
        elif kind == "rewound":
            self.asked, self.steps = None, self.steps[: event["keep"]]
        elif kind in ("taken_over", "handed_back"):
            seats[seat]["stand_in"] = kind == "taken_over"
        elif kind == "resigned":
            seats[seat]["resigned"] = True
        elif kind == "paused":
            self.full = None if self.full is None else self.full + event["milliseconds"]
        elif kind == "migrated":
            self.rules, self.frozen, self.full = event["rules"], False, self.waiting(event["at"])
        elif kind == "frozen":
            self.frozen, self.full = True, None
        elif kind == "rematched":
            self.rematch = True
        elif kind == "ended":
            self.ended = event
            without = [n for n, each in seats.items() if each and not each["bot"] and each["own"] is None]
            back = len(self.draws) - sum(actor == "*" for actor, _ in self.steps)
            said = event.get("without", []), event.get("redrawn", 0)
            return said == ((without, back) if self.fair else ([], 0))
        return True

    def transcript(self, options):
        """The match as text, with these lines about its options, as far as it follows from the events."""
        lines = ["farshore 1", f"game {self.opened['game']}", f"rules {self.rules}", *options]
        lines += [f"seat {number} {seat['name']}" for number, seat in self.seats.items()]
        lines += ["", *(f"{actor} {text}" for actor, text in self.steps)]
        stands = {"finished": "over", "cut": "cut"}.get(self.ended["reason"], "open")
        return "\n".join([*lines, f"result {stands} scores {' '.join(map(str, self.ended['scores']))} ranks "])


def faults_of(draw, event, number, seed, fair):
    """What is wrong with a draw."""
    names, weights = [name for name, _ in draw["weights"]], [weight for _, weight in draw["weights"]]
    if draw["index"] != number or event["index"] != number:
        yield f"draw {number} is missing or out of order"
    elif not weights:
        if fair or event.get("odds"):
            yield f"draw {number} has no weights"
    elif names.count(draw["outcome"]) != 1 or any(type(weight) is not int or weight < 1 for weight in weights):
        yield f"draw {number} has weights that cannot be"
    else:
        at = names.index(draw["outcome"])
        before, own, total = sum(weights[:at]), weights[at], sum(weights)
        if not before <= drawn(seed, number, total) < before + own:
            yield f"draw {number} does not follow from the seed"
        if event.get("odds", None if fair else [before, own, total]) != [before, own, total]:
            yield f"draw {number} has other weights than were stored with it"
    if event["text"] != draw["outcome"]:
        yield f"draw {number} is listed with another outcome"


def faults(match, record):
    """Everything that is wrong."""
    yield from record.faults
    if sha256(match["seed"]) != match["commitment"] or match["commitment"] != record.promised:
        yield "the seed is not the one that was committed to"
    seed = bytes.fromhex(match["seed"])
    if record.fair:
        seed = final_seed(seed, record.opened["id"], record.attempt, record.seats)
    if len(match["draws"]) != len(record.draws):
        yield "a draw is missing"
    for number, (draw, event) in enumerate(zip(match["draws"], record.draws, strict=False)):
        yield from faults_of(draw, event, number, seed, record.fair)
    options = [line for line in match["transcript"].split("\n\n")[0].split("\n") if line.startswith("option ")]
    agreed = [f"option {name} {value}" for name, value in record.opened["options"].items()]
    ranks = match["transcript"].rstrip("\n").split(" ranks ")[-1]
    resigned = [seat["resigned"] for seat in record.seats.values()]
    merits = list(zip(resigned, map(int, ranks.split()), strict=True))  # who has resigned comes last
    good = record.ended["ranks"] == [1 + sum(other < each for other in merits) for each in merits]
    good = (
        good and len(record.ended["scores"]) == len(record.seats) and (not record.fair or set(agreed) <= set(options))
    )
    if not good or match["transcript"] != f"{record.transcript(options)}{ranks}\n":
        yield "the transcript or the result does not belong to these events"


def main():
    """Check the file named on the command line."""
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            match = json.load(file)
        record = Record(match)
        found = list(faults(match, record))
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        sys.exit(f"this file is damaged, or no match: {error!r}")
    for fault in found:
        print(fault)
    for number, seat in record.seats.items() if record.fair and not found else ():
        print(f"seat {number}, {seat['name']}: {'a bot' if seat['bot'] else seat['secret'] or 'contributed nothing'}")
    if record.fair and not any(seat and seat["secret"] for seat in record.seats.values()):
        print("nobody contributed: the server alone chose the seed")
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
