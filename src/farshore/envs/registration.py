"""The ids of Gymnasium environments: `farshore/LostCities-v1`, one for every installed game. Imports no game."""

from farshore import games
from farshore.envs import INSTALL

try:
    import gymnasium
except ImportError as error:
    raise ImportError(INSTALL) from error

VERSION = 1  # of the environments


def title(name: str) -> str:
    """A game's name as ids have it: `lost-cities` is LostCities."""
    return "".join(word.capitalize() for word in name.split("-"))


def register() -> None:
    """Declare an environment for every installed game, unless that has been done."""
    for name in games.names():
        if (called := f"farshore/{title(name)}-v{VERSION}") not in gymnasium.registry:
            gymnasium.register(
                id=called,
                entry_point="farshore.envs.gymnasium:Env",
                vector_entry_point="farshore.envs.vector:VectorEnv",
                kwargs={"game": name},
            )
