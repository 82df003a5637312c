"""Plays a level of a frozen version of this package, in that version's own environment.

    python frozen_bot.py 2026-11 3

It imports nothing of the version that it is shipped with, and of the frozen one only what is public there.
"""

import json
import os
import sys
from typing import Any


def main() -> None:
    """Answer the arena until the input ends."""
    version, level = sys.argv[1:]
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever prints something does not speak to the arena

    def say(line: str) -> None:
        answers.write(f"{line}\n")
        answers.flush()

    import farshore
    from farshore import games

    rehearsed = set()
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "begin":
            game, seat = games.get(message["game"]), message["seat"]
            if game.rules_version != message["rules"]:
                say(f"error {version} plays rules {game.rules_version} of {game.name}, not {message['rules']}")
                continue
            options: dict[str, Any] = game.read_options(message["options"])
            seed = message["seed"]
            if game.name not in rehearsed:  # so that its first choice is not the one that loads everything
                rehearsed.add(game.name)
                play = farshore.new(game, seed=1, seats=message["seats"], **options)
                first = play.to_act[0]
                text = game.codec.text(play.turn(first).record)
                turn = farshore.Turn(game, game.codec.parse_view(text), first, options)
                farshore.bots.make(game, level, 1).choose(turn)
            bot = farshore.bots.make(game, level, seed)
            say("ready text")
        elif message["t"] == "turn":
            turn = farshore.Turn(game, game.codec.parse_view(message["text"]), seat, options, seed)
            action = bot.choose(turn)
            say(action if isinstance(action, str) else game.actions[action])


if __name__ == "__main__":
    main()
