"""A match of a person against bots: what is asked, what a line does, and how it ends."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from rich.text import Text

from farshore.bots import Bot
from farshore.engine.errors import NotationError
from farshore.play import Play
from farshore.terminal.console import WIDTH, Terminal, clip, column, explained, preparing, readable, upper
from farshore.terminal.savefile import SaveFile
from farshore.terminal.screens import YOU, Scene, Screen

if TYPE_CHECKING:
    from farshore.terminal.advice import Adviser

NAME = 14  # columns for a name on the screen
NOTICES = 2  # rows that a full screen has for what is noted
THINKING = 0.5  # seconds after which plain text says that a bot is at work


class Match:
    """A person at one seat of `play`, bots at the others. `resumed`: it was begun before."""

    def __init__(
        self,
        play: Play,
        seat: int,
        *,
        bots: Mapping[int, Bot],
        screen: Screen,
        terminal: Terminal,
        resumed: bool = False,
    ) -> None:
        self.play = play
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.terminal = terminal
        self.resumed = resumed
        self.names = [YOU if place == seat else clip(name, NAME) for place, name in enumerate(play.names)]
        self.file = SaveFile()
        self.notices: list[str] = []  # to be shown with the next question
        self.table_due = True  # something happened since it was drawn; in plain text it is not printed otherwise
        self.prepared = False  # a bot has acted, so everything is compiled
        self.announced = False  # that a bot is at work, in this turn
        self.left = False
        self.adviser: Adviser | None = None  # None: no hint was asked for yet
        self.commands: Mapping[str, Callable[[str], None]] = {
            "?": self.help, "h": self.help, "help": self.help,
            "receipt": self.receipt, "log": self.log, "table": self.table, "look": self.look, "why": self.why,
            "hint": self.hint, "undo": self.undo, "u": self.undo, "save": self.save_as,
            "quit": self.quit, "q": self.quit, "exit": self.quit,
        }  # fmt: skip

    def play_on(self) -> None:
        """Play until the match is over or the person leaves. Raises EOFError and Interrupted as they come."""
        while not self.play.over and not self.left:
            if self.seat in self.play.to_act:
                self.keep()
                self.answer()
            else:
                self.let_bot_act(self.play.to_act[0])
        if self.play.over:
            self.end()

    # ---- the person

    def scene(self) -> Scene:
        """The match as the person sees it now."""
        legal = self.play.legal(self.seat) if self.seat in self.play.to_act else []
        history = self.play.history(self.seat)
        return Scene(self.play.view(self.seat), self.names, history, legal, self.play.options, self.ahead)

    def ahead(self, text: str) -> list[str]:
        """What the person could do after a legal action. No chance answers it, so nothing is given away."""
        position = self.play.position.copy()
        position.act(text, self.seat)
        return position.legal(self.seat)

    def answer(self) -> None:
        """Ask the person once, and do what was answered."""
        scene = self.scene()
        self.announced = False
        if self.terminal.redraws or self.table_due:
            self.terminal.show([*self.screen.table(scene), Text("")])
            self.table_due = False
        self.terminal.say(*(readable(notice) for notice in self.notices), Text(self.screen.asked(scene), "bold"))
        self.notices = []
        line = self.terminal.ask().strip()
        if not self.obey(line):
            self.act(line, scene)

    def obey(self, line: str) -> bool:
        """Carry out a command, or show a page of the game. Returns whether the line asked for one.

        A letter with something behind it is left to the game: `h` is help, `h 3` may be an action.
        """
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None and not (rest.strip() and len(word) == 1 and word.isalpha()):
            command(rest.strip())
            return True
        page = self.screen.PAGES.get(line.lower())
        if page is not None:
            self.page(page(self.scene()))
        return page is not None

    def act(self, line: str, scene: Scene) -> None:
        """Do what the line says, action by action, until one cannot be done. Note what was done, and why not."""
        did: list[str] = []
        while True:
            try:
                text, line = self.screen.read(line, scene)
                reason = self.play.reason(text, self.seat)
            except NotationError as error:
                self.note(did, wrap(str(error), WIDTH))
                return
            if reason is not None:
                self.note(did, self.screen.refused(reason, self.play.position.sentence(reason), scene))
                return
            question = self.screen.slip(text, scene)
            if question and not self.agrees(question):
                self.note(did, ["Your turn goes on."])
                return
            steps = len(self.play)
            self.play.act(text, self.seat)
            if not self.may_undo():  # others have their turn, or chance has answered
                self.table_due = True
                self.turn_page(scene.view, steps)
                if line:
                    self.notices.append(f"Your turn is over: {readable(line, 40)!r} was not carried out.")
                return
            before, scene = scene, self.scene()
            did.append(self.screen.done(text, scene))
            self.turn_page(before.view, steps)
            if not line:
                self.note(did, [])
                return

    def note(self, did: Sequence[str], trouble: Sequence[str]) -> None:
        """Have the next question say what was done and what was not, in two rows at most where the screen is full."""
        rows = wrap(" ".join(did), WIDTH)
        if self.terminal.redraws:
            rows = rows[-1 if trouble else -NOTICES :]
        self.notices += [*rows, *trouble[: NOTICES - len(rows) if self.terminal.redraws else None]]

    def agrees(self, question: str) -> bool:
        """Whether the person says yes; where the screen is full, below the table alone."""
        if self.terminal.redraws:
            self.terminal.show([*self.screen.table(self.scene()), Text("")])
        return self.terminal.ask(question).strip().lower() in ("y", "yes")

    def turn_page(self, before: Any, done: int) -> None:
        """Show the sheet of what ended with the last action, if something did; `before` and `done` are before it."""
        sheet = self.screen.chapter(before, self.play.view(self.seat), self.names)
        if sheet is None:
            return
        self.table_due = True
        turns = [told for told in self.screen.turns(self.scene()) if told.end > done and told.turn]
        last = [self.told_row(told.seat, told.text) for told in turns if told.seat is not None]
        self.page([*sheet, Text(""), *last[: len(self.names)]])

    def page(self, *sheets: Sequence[Text], newest: bool = False) -> None:
        """Show sheets to be read, and carry out the command typed there, if one was."""
        try:
            line = self.terminal.page(*sheets, newest=newest)
        except EOFError:  # Ctrl-D closes the page, and the match only if that was meant
            self.stay_or_leave(self.doubt() or "Leave the match? y or n: ")
            return
        if line and not self.obey(line):
            self.notices.append(f"{readable(line, 24)!r} was typed on a page and not carried out; type it here.")

    # ---- the bots

    def let_bot_act(self, seat: int) -> None:
        """One action of a bot."""
        before, done = self.play.view(self.seat), len(self.play)
        with self.waiting():
            action = self.bots[seat].choose(self.play.turn(seat))
        self.terminal.forget_typed()
        self.play.act(action, seat)
        self.table_due = True
        self.turn_page(before, done)

    def waiting(self) -> AbstractContextManager[None]:
        """Around a bot's choice: says once a turn who is at work, and at the first start why it takes so long."""
        announced, self.announced = self.announced, True
        prepared, self.prepared = self.prepared, True
        if self.terminal.waits and not announced:
            scene = self.scene()
            asked = self.screen.asked(scene)
            if self.terminal.redraws:
                self.terminal.show([*self.screen.table(scene), Text(""), Text(asked, "bold")])
            elif prepared:
                return explained(asked, THINKING)
        return nullcontext() if prepared else preparing()

    # ---- commands

    def help(self, _: str) -> None:
        """Show the rules and what can be typed."""
        self.page(*self.screen.manual(self.scene()))

    def receipt(self, _: str) -> None:
        """Show the score with its arithmetic."""
        self.page(self.screen.receipt(self.scene()))

    def table(self, _: str) -> None:
        """Show the table again."""
        self.table_due = True

    def log(self, _: str) -> None:
        """Show what happened, as the person was told, beginning with the newest page."""
        rows = [
            Text(upper(told.text.plain), "bold") if told.seat is None else self.told_row(told.seat, told.text)
            for told in self.screen.turns(self.scene())
        ]
        self.page(rows, newest=True)

    def told_row(self, seat: int, text: Text) -> Text:
        """What a seat did, in a row."""
        row = Text.assemble("  ", column(self.names[seat], NAME), "  ", text)
        row.truncate(WIDTH, overflow="ellipsis" if row.cell_len > WIDTH else "crop")
        return row

    def look(self, whose: str) -> None:
        """Show the table with the board of somebody else, named by seat number or the beginning of the name."""
        found = [
            seat
            for seat, name in enumerate(self.names)
            if whose and (whose == str(seat) or name.lower() == whose.lower())
        ] or [seat for seat, name in enumerate(self.names) if whose and name.lower().startswith(whose.lower())]
        if not found:
            known = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.names))
            self.notices = [f"Say at whom: look {known}."]
            return
        self.page(self.screen.table(self.scene()._replace(legal=(), focus=found[0])))

    def why(self, line: str) -> None:
        """Say why something cannot be done; without a line, of everything that one may expect."""
        scene = self.scene()
        try:
            texts = [self.screen.read(line, scene)[0]] if line else self.screen.tempting(scene)
            reasons = [self.play.reason(text, self.seat) for text in texts]
        except NotationError as error:
            self.notices = wrap(str(error), WIDTH)
            return
        sentences = [f"{upper(self.play.position.sentence(reason))}." for reason in reasons if reason is not None]
        if not sentences:
            self.notices = [f"{upper(texts[0])}: you can do that now." if texts else "There is nothing to explain."]
        elif line:
            self.notices = wrap(sentences[0], WIDTH)
        else:
            rows = [row for sentence in sentences for row in wrap(sentence, WIDTH, subsequent_indent="  ")]
            if len(rows) <= NOTICES:
                self.notices = rows
            else:
                self.page([Text("What you cannot do now, and why", "bold"), Text(""), *map(Text, rows)])

    def hint(self, _: str) -> None:
        """Say where to look; when asked again about the same decision, the best that search found."""
        if self.seat not in self.play.to_act:
            self.notices = ["A hint is for a decision of yours: there is none now."]
            return
        if self.adviser is None:
            with preparing():
                from farshore.terminal.advice import Adviser

            self.adviser = Adviser()
        with explained("Simulating ...", THINKING) if self.terminal.waits else nullcontext():
            self.notices = wrap(self.adviser.ask(self.play.turn(self.seat)), WIDTH)[:NOTICES]

    def may_undo(self) -> bool:
        """Whether the last thing that happened was the person's own action, and nobody else is to act."""
        history = self.play.history()
        return self.seat in self.play.to_act and bool(history) and history[-1].actor == self.seat

    def undo(self, _: str) -> None:
        """Take back the person's own action, as long as nothing has followed it."""
        if not self.may_undo():
            self.notices = ["Nothing to take back: only your own action can be, until something follows it."]
            return
        self.notices = [f"Taken back: {self.play.undo().text}."]
        self.table_due = True

    def save_as(self, given: str) -> None:
        """Keep the match in a file from now on."""
        before = self.file.path
        if not given and before is None:
            self.notices = ["Say where: save FILE."]
            return
        if trouble := self.save(Path(given)) if given else self.keep():
            self.notices = [trouble]
            return
        self.notices = [f"Saved in {self.file.path}; it is kept up to date from now on."]
        if before is None:
            self.notices.append("The file shows everything, also what is hidden from you.")
        elif before != self.file.path:
            self.notices.append(f"{readable(str(before), 50)} is no longer updated.")

    def quit(self, _: str) -> None:
        """Leave; ask first if the match would be lost."""
        self.stay_or_leave(self.doubt())

    def doubt(self) -> str:
        """What to ask before leaving, if the match would be lost."""
        lost = self.begun and self.file.path is None
        return "The match is not saved. Leave it all the same? y or n: " if lost else ""

    def stay_or_leave(self, question: str) -> None:
        """Leave the match if the answer is yes, or nothing is asked; one that is over ends by itself."""
        if self.play.over:
            return
        if question and not self.agrees(question):
            advice = " 'save FILE' keeps the match, to go on later with play --resume FILE."
            self.notices = [f"You stay.{advice if self.file.path is None else ''}"]
            return
        fresh = not self.begun and self.file.path is None
        self.leave("Goodbye; nothing was begun, nothing is lost." if fresh else "Goodbye.")
        self.left = True

    # ---- the end, and the file

    @property
    def begun(self) -> bool:
        """Whether the person has done something."""
        return any(step.actor == self.seat for step in self.play.history())

    def end(self) -> None:
        """Show who won."""
        self.terminal.show(self.screen.result(self.scene()))
        self.terminal.say(*map(readable, self.notices))  # of a command typed on the last page
        if self.adviser is not None and (counted := self.adviser.counted()):
            self.terminal.say(counted)
        self.leave("")

    def leave(self, sentence: str) -> None:
        """Say goodbye, the seed, and how to go on or see the match again if it was kept."""
        trouble, seed = self.keep(), self.play.seed
        rows = [sentence, trouble]
        if self.begun and self.resumed:
            rows.append(f"What was drawn since it was resumed came from the seed {seed}.")
        elif self.begun:
            rows.append(f"The seed was {seed}: --seed {seed} draws the same again.")
        if self.file.path is not None and not trouble:
            if not self.play.over:
                rows.append(f"Go on: farshore play --resume {self.file.shown}")
            if self.begun:
                rows.append(f"See it again: farshore replay {self.file.shown}")
        elif self.begun and not self.play.over:
            rows.append("It is not kept: next time 'save FILE', and play --resume FILE goes on with it.")
        self.terminal.say(*filter(None, rows))

    def keep(self) -> str | None:
        """Bring the file up to date, if there is one. Returns what went wrong, and notes it for the next question."""
        trouble = None if self.file.path is None else self.save(self.file.path)
        if trouble:
            self.notices = [trouble]
        return trouble

    def save(self, path: Path) -> str | None:
        """Keep the match in `path`. Returns what went wrong, if something did."""
        return self.file.write(path, self.play.transcript)
