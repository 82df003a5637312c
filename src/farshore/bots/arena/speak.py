"""The program's side of the protocol, for built-in bots and for Python files: `farshore bot 3`.

Standard output is for answers alone: what a bot prints goes to standard error.
"""

import os
import sys
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from farshore import games
from farshore.bots import Bot
from farshore.bots.arena.players import is_built_in, make_bot
from farshore.bots.arena.protocol import ERROR, PROTOCOL, READY, Begin, End, Message, Turn
from farshore.engine.errors import FarshoreError
from farshore.engine.game import Game
from farshore.play import Turn as Choice
from farshore.play import new


class Speaker:
    """A bot that answers the messages of the arena."""

    def __init__(self, value: str) -> None:
        self._value = value
        self._rehearsed: set[str] = set()
        self._begun: Begin | None = None
        self._bot: Bot | None = None

    def answer(self, message: Message) -> str | None:
        """The answer to a message, if there is to be one."""
        if isinstance(message, Begin):
            return self._begin(message)
        if isinstance(message, Turn):
            if self._begun is None or self._bot is None:
                return f"{ERROR} no match has begun"
            game = games.get(self._begun.game)
            view = game.codec.parse_view(str(message.text))
            turn = Choice(game, view, self._begun.seat, game.read_options(self._begun.options), self._begun.seed)
            return _text(game, self._bot.choose(turn))
        return None

    def _begin(self, begun: Begin) -> str:
        if begun.protocol != PROTOCOL:
            return f"{ERROR} this speaks protocol {PROTOCOL}, not {begun.protocol}"
        game = games.get(begun.game)
        if game.rules_version != begun.rules:
            return f"{ERROR} this plays rules {game.rules_version} of {game.name}, not {begun.rules}"
        if game.name not in self._rehearsed:
            self._rehearsed.add(game.name)
            self._rehearse(game, begun)
        self._begun = begun
        self._bot = make_bot(self._value, game, begun.seed)
        return f"{READY} text"

    def _rehearse(self, game: Game, begun: Begin) -> None:
        """Load or compile what a choice needs, so that the first one does not take longer than the others.

        A built-in bot chooses for nothing. A bot of a file is left alone: it may remember what it has seen.
        """
        play = new(game, seed=1, seats=begun.seats, **dict[str, Any](begun.options))
        seat = play.to_act[0]
        view = game.codec.parse_view(game.codec.text(play.position.observe(seat)))
        turn = Choice(game, view, seat, play.options, 1)
        turn.view()
        turn.sample().act(turn.numbers()[0], seat)
        if is_built_in(self._value):
            make_bot(self._value, game, 1).choose(turn)


def _text(game: Game, action: Any) -> str:
    """An action as text, whatever a bot gave for one."""
    if isinstance(action, str):
        return " ".join(action.split()) or "nothing"
    number = int(action)
    return game.actions[number] if 0 <= number < len(game.actions) else f"number {number}"


def speak(value: str, lines: Iterable[bytes], say: Callable[[str], None]) -> None:
    """Answer line by line. A bot that raises says so, with the reason; what cannot be read is answered likewise."""
    speaker = Speaker(value)
    decoder = msgspec.json.Decoder(Begin | Turn | End)
    for line in lines:
        if not line.strip():
            continue
        try:
            answer = speaker.answer(decoder.decode(line))
        except msgspec.MsgspecError as error:
            answer = f"{ERROR} cannot read that: {error}"
        except FarshoreError as error:
            answer = f"{ERROR} {error}"
        except Exception as error:  # somebody's bot: whatever it raises is its own loss
            answer = f"{ERROR} {type(error).__name__}: {error}"
        if answer is not None:
            say(" ".join(answer.split()))


def main(value: str) -> None:
    """Speak on standard input and output until the input ends."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def say(text: str) -> None:
        answers.write(f"{text}\n")
        answers.flush()

    speak(value, sys.stdin.buffer, say)


if __name__ == "__main__":
    main(sys.argv[1])
