"""More ways to forge an exported match: what happened after it began, and facts that belong to no event.

All else in the file is made to fit, as somebody who forges would.
"""

from typing import Any

import msgspec

from farshore.games import names
from farshore.match.draws import Contribution, final_seed
from farshore.match.events import decode, encode
from farshore.match.evolve import fold
from farshore.match.result import ending
from tests.match.fair_match import commitment, exported, secret
from tests.match.forgeries import (
    FORGERIES,
    File,
    all_of,
    dropping,
    forgery,
    move,
    place,
    redraw,
    replacing,
    setting,
    the,
)

__all__ = ["FORGERIES"]
AT = 21_050  # the time of events after the start


def inserting(name: str, where: str, number: int, **event: Any) -> None:
    """A forgery that puts an event before another one."""

    @forgery(name)
    def forge(file: File) -> None:
        file["events"].insert(place(file, where, number), {"at": AT, **event})


def adding(name: str, **event: Any) -> None:
    """A forgery that puts an event at the end."""

    @forgery(name)
    def forge(file: File) -> None:
        file["events"].append({"at": AT, **event})


def rewrite(file: File, old: str, new: str) -> None:
    """Change the transcript."""
    assert old in file["transcript"]
    file["transcript"] = file["transcript"].replace(old, new, 1)


# ---- the file

adding("an event that there is not", event="blessed", seat=0)
inserting("a second opening of the table", "begun", 0, event="opened", game=names()[0], rules=1, options={}, seats=4)
replacing("a format that there is not", "format", lambda _: "farshore match 3")
replacing("another game", "game", lambda game: next(name for name in names() if name != game))
replacing("a server seed in capital letters", "seed", str.upper)
replacing("a server seed with spaces", "seed", lambda seed: f"{seed[:2]} {seed[2:]}")
setting("more seats than people sat in", "opened", 0, "seats", 5)
setting("other rules when the table was opened", "opened", 0, "rules", 2)
setting("other options when the table was opened", "opened", 0, "options", {"chief_scouts": "on"})
setting("another name of a player", "seated", 4, "name", "Zoe")
replacing("another name in the transcript", "transcript", lambda text: text.replace("seat 2 Eve", "seat 2 Zoe"))
replacing("other options in the transcript", "transcript", lambda text: text.replace("option first 1", "first 2"))
replacing("another result in the transcript", "transcript", lambda text: text.replace("result open", "result over"))
replacing("nothing in the transcript", "transcript", lambda _: "\n\n")


@forgery("a name of two lines")
def long_name(file: File) -> None:
    the(file, "seated", 4)["name"] = "Eve\nseat 2 Zoe"
    rewrite(file, "seat 2 Eve", "seat 2 Eve\nseat 2 Zoe")


@forgery("no name")
def no_name(file: File) -> None:
    the(file, "seated", 4)["name"] = ""
    rewrite(file, "seat 2 Eve", "seat 2 ")


@forgery("a match id that says more than it should, in a match that was played so")
def long_id(file: File) -> None:
    match_id = "id\nattempt 1\nseat 0 -"
    file.update(msgspec.json.decode(msgspec.json.encode(exported(match_id))))
    assert the(file, "opened")["id"] == match_id


# ---- starts

inserting("a pause while nobody was waited for", "seated", 1, event="paused", milliseconds=5)
setting("a bot of a level that there is not", "seated", 2, "level", 9)
inserting("a take-over before the match began", "begun", 0, event="taken_over", seat=0, level=2, reason="away")
inserting("a request before the match began", "begun", 0, event="undo_asked", seat=0, keep=0)
inserting("somebody resigned before the match began", "begun", 0, event="resigned", seat=0)


@forgery("a start abandoned too early, with a pause of less than nothing")
def negative_pause(file: File) -> None:
    file["events"].insert(place(file, "start_abandoned"), {"event": "paused", "at": 1_000, "milliseconds": -10_000})
    the(file, "start_abandoned")["at"] = 11_000


@forgery("the commitment of the server taken by a player")
def servers_commitment(file: File) -> None:
    the(file, "seated", 3)["commitment"] = the(file, "opened")["commitment"]


@forgery("the commitment of the server announced for the next start")
def servers_commitment_following(file: File) -> None:
    revealed = the(file, "revealed", 1)
    revealed["following"] = the(file, "start_abandoned")["commitment"]


# ---- draws


@forgery("a draw without weights, and another outcome")
def unweighed(file: File) -> None:
    last, event = file["draws"][-1], all_of(file, "drawn")[-1]
    other = next(name for name, _ in last["weights"] if name != last["outcome"])
    rewrite(file, f"* {last['outcome']}\nresult", f"* {other}\nresult")
    last.update(weights=[], outcome=other)
    event["text"] = other
    del event["odds"]


@forgery("a draw without weights in the list")
def unlisted_weights(file: File) -> None:
    file["draws"][5]["weights"] = []


setting("no odds stored with a draw", "drawn", 5, "odds", None)


@forgery("an outcome that is listed twice")
def listed_twice(file: File) -> None:
    draw, event = file["draws"][5], the(file, "drawn", 5)
    total = sum(weight for _, weight in draw["weights"])
    draw["weights"] = [[draw["outcome"], 1], ["nothing", 1], [draw["outcome"], total - 2]]
    event["odds"] = [0, 1, total]


@forgery("weights that are no whole numbers")
def broken_weights(file: File) -> None:
    draw = file["draws"][5]
    draw["weights"] = [[name, weight + 0.5] for name, weight in draw["weights"]]


@forgery("an outcome that the host chose, said to be an action")
def chosen(file: File) -> None:
    event = all_of(file, "drawn")[-1]
    draw = file["draws"].pop()
    other = next(name for name, _ in draw["weights"] if name != draw["outcome"])
    rewrite(file, f"* {draw['outcome']}\nresult", f"* {other}\nresult")
    event.update(event="acted", seat=-1, text=other)
    del event["index"], event["odds"]
    the(file, "ended")["redrawn"] -= 1


@forgery("an attempt more than there were, and the draws of that")
def other_attempt(file: File) -> None:
    seed = bytes.fromhex(file["seed"])
    own = Contribution(commitment("second"), secret("second"))
    redraw(file, final_seed(seed, the(file, "opened")["id"], 2, [own, own, None, None]))


# ---- take-backs

for answer in (0, 1):
    dropping(f"a take-back without the yes of seat {answer}", "undo_answered", answer)
    setting(f"a take-back with a no of seat {answer}", "undo_answered", answer, "yes", False)
setting("a take-back that one seat agreed to twice", "undo_answered", 1, "seat", 0)
setting("a take-back that the asking seat agreed to", "undo_answered", 1, "seat", 2)
setting("a take-back that a seat agreed to which is not there", "undo_answered", 1, "seat", 9)
setting("a take-back that another seat asked for", "undo_asked", 0, "seat", 1)
setting("a take-back of a seat that is not there", "undo_asked", 0, "seat", -1)
setting("a take-back of more than was asked", "rewound", 0, "keep", 29)
setting("a take-back of less than was asked", "rewound", 0, "keep", 31)
setting("a take-back counted from the last", "rewound", 0, "keep", -1)
setting("a request for more than the last action", "undo_asked", 0, "keep", 29)
setting("a request after the take-back for what is gone", "undo_asked", 1, "keep", 31)
dropping("a take-back that nobody asked for", "undo_asked")
inserting("a take-back made twice", "rewound", 0, event="rewound", keep=30)
inserting("a take-back after a no", "acted", 20, event="rewound", keep=30)
inserting("an answer that nobody asked for", "begun", 0, event="undo_answered", seat=0, yes=False)
inserting("an answer after a no", "resigned", 0, event="undo_answered", seat=1, yes=True)
inserting("an undo of a seat that has done nothing", "acted", 1, event="undone", seat=3)
inserting("an undo of a seat that is not there", "resigned", 0, event="undone", seat=9)
inserting("an undo of a draw", "acted", 20, event="undone", seat=-1)


@forgery("a take-back without request or answers")
def unasked(file: File) -> None:
    del file["events"][place(file, "undo_asked") : place(file, "rewound")]


@forgery("a take-back of draws said to be an undo, which nobody need agree to")
def quiet_undo(file: File) -> None:
    """The draws stay where they are, so that the result has nothing to say."""
    at = place(file, "undo_asked")
    gone = [f"* {event['text']}\n" for event in file["events"][at - 2 : at]]
    file["events"][at : place(file, "rewound") + 1] = [{"event": "undone", "at": AT, "seat": 2}]
    kept = file["transcript"].split("\n")
    kept[kept.index("") + 31 : kept.index("") + 31] = [line[:-1] for line in gone]
    file["transcript"] = "\n".join(kept)
    the(file, "ended")["redrawn"] = 0


@forgery("a take-back that all agreed to, not carried out")
def ignored(file: File) -> None:
    for answered in all_of(file, "undo_answered")[2:]:
        answered.update(yes=True)
    at = place(file, "undo_answered", 2)
    file["events"].insert(at + 1, {"event": "undo_answered", "at": AT, "seat": 1, "yes": True})


@forgery("a take-back that was asked for before another draw")
def late_rewind(file: File) -> None:
    move(file, "rewound", 0, place(file, "drawn", 18))
    lines = file["transcript"].split("\n")
    first = lines.index("") + 31
    del lines[first : first + 2]
    file["transcript"] = "\n".join(lines)


# ---- who plays

setting("an action written in another way", "acted", 3, "text", "PLACE C8 R0")

inserting("a bot taken over by a bot", "resigned", 0, event="taken_over", seat=3, level=2, reason="away")
inserting("a seat taken over twice", "handed_back", 0, event="taken_over", seat=2, level=2, reason="away")
setting("a seat that is not there taken over", "taken_over", 0, "seat", 4)
setting("a seat taken over by a level that there is not", "taken_over", 0, "level", 0)
setting("a seat taken over for another reason", "taken_over", 0, "reason", "bored")
setting("a seat taken over as resigned that was not", "taken_over", 0, "reason", "resigned")
dropping("a seat handed back that nobody took over", "taken_over", 0)
inserting("a seat handed back to somebody who resigned", "resigned", 1, event="handed_back", seat=0)
dropping("a seat taken over though nobody resigned", "resigned", 0)
dropping("a seat of somebody who resigned left to nobody", "taken_over", 1)
inserting("somebody resigned twice", "resigned", 1, event="resigned", seat=0)
inserting("a bot resigned", "ended", 0, event="resigned", seat=3)
inserting("an action of a seat that is not there", "resigned", 0, event="acted", seat=7, text="stop")


@forgery("a take-back that only a bot agreed to which stood in for nobody")
def bot_agrees(file: File) -> None:
    del file["events"][place(file, "undo_answered", 1)]
    stand_in = {"event": "taken_over", "at": AT, "seat": 1, "level": 2, "reason": "resigned"}
    file["events"].insert(place(file, "undo_answered"), stand_in)
    file["events"].insert(place(file, "rewound") + 1, {"event": "handed_back", "at": AT, "seat": 1})


# ---- pauses, rules and ends

setting("a pause that is a text", "paused", 0, "milliseconds", "300")
setting("a time that is a text", "seated", 3, "at", "1000")
setting("a time that is no whole number", "seated", 3, "at", 999.5)
setting("a pause of less than nothing", "paused", 0, "milliseconds", -300)
adding("a pause after the end", event="paused", milliseconds=5)
adding("a take-back after the end", event="undo_asked", seat=2, keep=40)
adding("somebody taken over after the end", event="taken_over", seat=2, level=2, reason="away")
adding("somebody resigned after the end", event="resigned", seat=2)
adding("a second rematch", event="rematched", table="another")
inserting("a rematch of a match that is not over", "resigned", 0, event="rematched", table="another")
inserting("rules changed to those it had", "resigned", 0, event="migrated", was=1, rules=1)
inserting("rules changed from others than it had", "resigned", 0, event="migrated", was=0, rules=1)
inserting("a frozen match played on", "resigned", 0, event="frozen", rules=1, step=5, code="action", scores=[0] * 4)
inserting("an end agreed to in a match that is not frozen", "resigned", 0, event="end_agreed", seat=0)
setting("a result with other points", "ended", 0, "scores", [9, 0, 0, 0])
setting("a result with other places", "ended", 0, "ranks", [1, 2, 2, 4])
setting("a result for fewer seats", "ended", 0, "scores", [0, 0, 0])
setting("an end for another reason", "ended", 0, "reason", "finished")
setting("an end for a reason that there is not", "ended", 0, "reason", "bored")
setting("an end that all agreed to, though it was not frozen", "ended", 0, "reason", "agreed")
dropping("an end as resigned though the last one did not", "resigned", 2)


def cut_short(name: str, reason: str) -> None:
    """A match without its last third, and the result as it stood."""

    @forgery(name)
    def forge(file: File) -> None:
        events = [decode(msgspec.json.encode(event)) for event in file["events"][: place(file, "acted", 35) + 1]]
        match = fold(events)
        assert match.position is not None
        ended = ending(match, AT, reason)
        file["events"] = [msgspec.json.decode(encode(event)) for event in (*events, ended)]
        file["draws"] = file["draws"][: match.draw_count]
        file["transcript"] = match.transcript().text(match.position)


cut_short("a match cut short as if somebody had resigned", "resigned")
cut_short("a match cut short as if only bots had been left", "abandoned")
cut_short("a match cut short as if it had been frozen", "agreed")
cut_short("a match cut short as if it were finished", "finished")
