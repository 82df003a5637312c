"""`farshore play`: a match of a person against bots, for any game that has a screen module."""

import os
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text

from farshore import bots, games
from farshore.cli.screens import SCREENS, Scene, Screen, screen
from farshore.cli.terminal import PREPARING, Terminal, clip, column, patience, readable
from farshore.errors import NotationError
from farshore.play import Play, new

YOU = "You"
NAME = 14  # columns for a name on the screen
DEFAULT_LEVEL = 2
FRIENDLY_SEEDS = 10**6  # a seed nobody asked for should be easy to type again


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; None where the choice is left to us."""

    game: str | None
    level: int | None
    seed: int | None
    seat: int
    options: Mapping[str, str]
    save: Path | None
    name: str


def run(wishes: Wishes, terminal: Terminal) -> None:
    """Play a match. Raises FarshoreError for wishes that cannot be met, KeyboardInterrupt after all is kept."""
    match = prepare(wishes, terminal)
    try:
        match.play_on()
    except KeyboardInterrupt:
        match.leave("Stopped.")
        raise
    except EOFError:
        match.leave("The input has ended.")
    finally:  # also when nobody reads our output any more
        match.keep()


def prepare(wishes: Wishes, terminal: Terminal) -> "Match":
    """The match that was wished for, with its cards dealt."""
    name = wishes.game or pick_game(list(SCREENS), terminal)
    face = screen(name)
    game = games.get(name)
    options: dict[str, Any] = dict(game.read_options(wishes.options))
    count = game.seats[0]
    if wishes.seat not in range(count):
        raise NotationError(f"there is no seat {wishes.seat}: seats are 0 to {count - 1}")
    if wishes.level is None:
        levels = list(bots.LEVELS.values())
        choices = [f"{level.name:<8} {level.about}" for level in levels]
        level = levels[terminal.choose("Who shall play against you?", choices, DEFAULT_LEVEL - 1)]
    elif wishes.level in bots.LEVELS:
        level = bots.LEVELS[wishes.level]
    else:
        raise NotationError(f"there is no level {wishes.level}: levels are {', '.join(map(str, bots.LEVELS))}")
    seed = secrets.randbelow(FRIENDLY_SEEDS) if wishes.seed is None else wishes.seed
    seats = [wishes.name if seat == wishes.seat else level.name for seat in range(count)]
    with patience(PREPARING):
        play = new(name, seed=seed, names=seats, **options)
        # Seeds of their own: a bot that drew the same random numbers as the deck might look as if it knew the cards.
        seeds = random.Random(f"bots of {seed}")
        players = {
            seat: bots.make(game, level.number, seeds.getrandbits(62)) for seat in range(count) if seat != wishes.seat
        }
    about = f"level {level.number}, {level.about}"
    match = Match(play, wishes.seat, bots=players, screen=face, terminal=terminal, about=about)
    if wishes.save is not None and (trouble := match.save(wishes.save)):
        raise NotationError(trouble)
    return match


def pick_game(names: Sequence[str], terminal: Terminal) -> str:
    """The game to play if none was named: the only one, or the one that is answered."""
    return names[terminal.choose("Which game?", names, 0) if len(names) > 1 else 0]


class Match:
    """A person at one seat of `play`, bots at the others."""

    def __init__(
        self, play: Play, seat: int, *, bots: Mapping[int, bots.Bot], screen: Screen, terminal: Terminal, about: str
    ) -> None:
        self.play = play
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.terminal = terminal
        self.about = about  # the bots, in a line
        self.names = [YOU if place == seat else clip(name, NAME) for place, name in enumerate(play.names)]
        self.file: Path | None = None  # where the match is kept
        self.notices: list[str] = []  # to be shown with the next question
        self.table_due = True  # something happened since it was drawn; in plain text it is not printed otherwise
        self.left = False
        self.commands: Mapping[str, Callable[[str], None]] = {
            "?": self.help, "h": self.help, "help": self.help,
            "receipt": self.receipt, "log": self.log, "table": self.table,
            "undo": self.undo, "u": self.undo, "save": self.save_as,
            "quit": self.quit, "q": self.quit, "exit": self.quit,
        }  # fmt: skip

    def play_on(self) -> None:
        """Play until the match is over or the person leaves. Raises EOFError and KeyboardInterrupt as they come."""
        opponents = " and ".join(name for place, name in enumerate(self.names) if place != self.seat)
        self.notices.append(f"You play against {opponents}, {self.about}.")
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
        return Scene(self.play.view(self.seat), self.names, self.play.history(self.seat), legal)

    def answer(self) -> None:
        """Ask the person once, and do what was answered."""
        scene = self.scene()
        if self.terminal.redraws or self.table_due:
            self.terminal.show([*self.screen.table(scene), Text("")])
            self.table_due = False
        self.terminal.say(*(readable(notice) for notice in self.notices), Text(self.screen.asked(scene), "bold"))
        self.notices = []
        line = self.terminal.ask().strip()
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        else:
            self.act(line, scene)

    def act(self, line: str, scene: Scene) -> None:
        """Do what the line says, or note why not."""
        try:
            text = self.screen.read(line, scene)
            reason = self.play.reason(text, self.seat)
        except NotationError as error:
            self.notices = [str(error)]
            return
        if reason is not None:
            self.notices = self.screen.refused(reason, self.play.position.sentence(reason), scene)
            return
        done = len(self.play)
        self.play.act(text, self.seat)
        if self.may_undo() and not self.terminal.redraws:  # the turn goes on, without a table that would show it
            self.notices = [self.screen.done(text, self.scene())]
        self.turn_page(scene.view, done)

    def turn_page(self, before: Any, done: int) -> None:
        """Show the sheet of what ended with the last action, if something did; `before` and `done` are before it."""
        sheet = self.screen.chapter(before, self.play.view(self.seat), self.names)
        if sheet is None:
            return
        turns = [told for told in self.screen.turns(self.play.history(self.seat)) if told.end > done]
        last = next((f"{self.names[told.seat]} {told.text}." for told in turns if told.seat is not None), "")
        self.terminal.page([*sheet, Text(""), Text(last)])
        self.table_due = True

    # ---- the bots

    def let_bot_act(self, seat: int) -> None:
        """One action of a bot."""
        if self.terminal.redraws and not self.table_due:  # once a turn
            scene = self.scene()
            self.terminal.show([*self.screen.table(scene), Text(""), Text(self.screen.asked(scene), "bold")])
        before, done = self.play.view(self.seat), len(self.play)
        with patience(PREPARING):
            number = self.bots[seat].choose(self.play.position.view(seat), seat)
        self.play.act(number, seat)
        self.table_due = True
        self.turn_page(before, done)

    # ---- commands

    def help(self, _: str) -> None:
        """Show the rules and what can be typed."""
        self.terminal.page(self.screen.manual())

    def receipt(self, _: str) -> None:
        """Show the score with its arithmetic."""
        self.terminal.page(self.screen.receipt(self.scene()))

    def table(self, _: str) -> None:
        """Show the table again."""
        self.table_due = True

    def log(self, _: str) -> None:
        """Show what happened, as the person was told."""
        rows = []
        for told in self.screen.turns(self.play.history(self.seat)):
            if told.seat is None:
                rows.append(Text(told.text.capitalize(), "bold"))
            else:
                rows.append(Text.assemble("  ", column(self.names[told.seat], NAME), "  ", told.text))
        self.terminal.page(rows)

    def may_undo(self) -> bool:
        """Whether the last thing that happened was the person's own action, and nobody else is to act."""
        return self.seat in self.play.to_act and self.play.history()[-1].actor == self.seat

    def undo(self, _: str) -> None:
        """Take back the person's own action, as long as nothing has followed it."""
        if not self.may_undo():
            self.notices = ["Nothing to take back: only your own action can be, and only until you draw."]
            return
        self.notices = [f"Taken back: {self.play.undo().text}."]
        self.table_due = True

    def save_as(self, given: str) -> None:
        """Keep the match in a file from now on."""
        if not given and self.file is None:
            self.notices = ["Say where: save FILE."]
            return
        trouble = self.save(Path(given)) if given else self.keep()
        self.notices = [trouble or f"Saved in {self.file}; it is kept up to date from now on."]

    def quit(self, _: str) -> None:
        """Leave; ask first if the match would be lost."""
        begun = any(step.actor == self.seat for step in self.play.history())
        if begun and self.file is None:
            answer = self.terminal.ask("The match is not saved. Leave it all the same? y or n: ")
            if answer.strip().lower() not in ("y", "yes"):
                self.notices = ["You stay. 'save FILE' keeps the match."]
                return
        self.leave("Goodbye." if begun else "Goodbye; nothing was begun, nothing is lost.")
        self.left = True

    # ---- the end, and the file

    def end(self) -> None:
        """Show who won."""
        self.terminal.show(self.screen.result(self.scene()))
        self.terminal.say(f"The seed was {self.play.seed}: --seed {self.play.seed} begins with the same deal.")
        self.leave("")

    def leave(self, sentence: str) -> None:
        """Say goodbye, and how to see the match again if it was kept."""
        trouble = self.keep()
        kept = f"See it again: farshore replay {self.file}" if self.file and not trouble else trouble
        self.terminal.say(*filter(None, (sentence, kept)))

    def keep(self) -> str | None:
        """Bring the file up to date, if there is one. Returns what went wrong, and notes it for the next question."""
        trouble = None if self.file is None else self.save(self.file)
        if trouble:
            self.notices = [trouble]
        return trouble

    def save(self, path: Path) -> str | None:
        """Write the match into `path`, which must be new or already ours. Returns what went wrong, if something did."""
        try:
            path = path.expanduser()
            if path != self.file and path.exists():
                return f"{readable(str(path))} exists already: choose another name"
            # By way of a second file, so that a crash leaves the last good one.
            part = path.with_name(f"{path.name}.part")
            part.write_text(self.play.transcript, encoding="utf-8")
            os.replace(part, path)
        except OSError as error:
            return f"cannot write {readable(str(path))}: {error.strerror}"
        except (ValueError, RuntimeError) as error:  # not a path at all, such as one with a zero byte
            return f"cannot write {readable(str(path))}: {error}"
        self.file = path
        return None
