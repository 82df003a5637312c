"""`hint` while playing: first where to look, then what to do. Counted."""

from farshore.analysis.review import words
from farshore.analysis.review.hints import Hint, hint
from farshore.play import Turn

AGAIN = "Type hint again for the move."


class Adviser:
    """Gives hints to one seat, and counts in how many decisions it did."""

    def __init__(self) -> None:
        self._asked = b""  # the view of the last decision that was asked about
        self._hint: Hint | None = None
        self._told = False  # the move of that decision
        self.decisions = 0
        self.moves = 0  # in how many of them the move was told

    def ask(self, turn: Turn) -> str:
        """A sentence: a nudge, and when it is asked again about the same decision, the move."""
        only = turn.legal()
        if len(only) == 1:
            return f"There is only one thing to do: {only[0]}."
        view = turn.record.tobytes()
        if view != self._asked or self._hint is None:
            self._asked, self._hint = view, hint(turn)
            self._told = False
            self.decisions += 1
            return f"Hint: {nudge(self._hint)} {AGAIN}"
        self.moves += not self._told
        self._told = True
        return f"Hint: {move(self._hint)}"

    def counted(self) -> str:
        """How many hints were taken, in a sentence; empty if none was."""
        if not self.decisions:
            return ""
        some = "1 hint" if self.decisions == 1 else f"{self.decisions} hints"
        return f"You took {some}, {self.moves} of them with the move."


def nudge(found: Hint) -> str:
    """Where to look, without the move."""
    if found.kind is not None:
        return f"look at what begins with {found.kind!r}."
    if found.shortlist:
        return f"it is one of {', '.join(found.shortlist)}."
    if found.lead.clear:
        return f"your choice matters, by about {words.with_error(found.lead)} points."
    return "little depends on your choice."


def move(found: Hint) -> str:
    """The best action, and what it is worth against the next best."""
    if not found.lead.clear:
        return f"too close to call: {found.best} or {found.next_best} ({words.with_error(found.lead)} points apart)."
    return f"{found.best}, better than {found.next_best} by {words.with_error(found.lead)} points."
