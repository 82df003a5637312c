"""`farshore bot`: a bot that speaks the arena's protocol."""

from farshore.bots.arena.players import BUILT_IN, FILE, read_player
from farshore.bots.arena.speak import main
from farshore.engine.errors import NotationError


def speak_for(text: str) -> None:
    """Speak until the input ends. Raises NotationError for a player that is a program itself."""
    player = read_player(text)
    if player.kind not in (BUILT_IN, FILE):
        raise NotationError(f"{text} is a program and speaks for itself: expected a level or a Python file")
    main(player.value)
