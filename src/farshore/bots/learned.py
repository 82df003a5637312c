"""The learned player: it plays what its network prefers, by what its seat may know.

What a game's network has learned is in the folder of its bot, in `network.npz`, with a record of how in `network.md`.
"""

import hashlib
import zipfile
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from farshore.bots.network import Network, best_action, infer, network_of, read_inputs
from farshore.engine.chance import stream
from farshore.engine.encode import encode
from farshore.engine.errors import NotationError
from farshore.engine.game import Game
from farshore.engine.kernel import entry
from farshore.engine.record import Cells, Records, new
from farshore.engine.verbs import legal, resample
from farshore.play import Turn

FILE = "network.npz"


@entry
def _judge(
    views: Records, data: Cells, seat: int, streams: Records, states: Records, actions: Cells, plan: Cells,
    scales: Cells, tensor: Cells, places: Cells, makings: Cells, sizes: Cells, outputs_of: Cells, numbers: Cells,
    inputs: Cells, scratch: Cells, outputs: Cells,
) -> tuple[int, float]:  # fmt: skip
    """The action that the network prefers, and the value. `data` are the bytes of `views`."""
    resample(views[0], streams[0], states[0])  # which actions are legal is the same in every world
    count = legal(states[0], seat, actions)
    encode(data, plan, scales, tensor)
    read_inputs(tensor, places, makings, inputs)
    value = infer(numbers, sizes, inputs, scratch, outputs)
    return best_action(actions, count, outputs_of, outputs), value


def write_network(file: Path, network: Network, numbers: Cells) -> None:
    """Write what a network has learned, and to which network it belongs."""
    with file.open("wb") as out:
        np.savez_compressed(out, numbers=numbers, digest=np.array(network.digest))


def learned_digest(numbers: Cells) -> str:
    """What is told of the numbers of a network in its record, so that a record belongs to one file."""
    return hashlib.sha256(np.ascontiguousarray(numbers, "<f4").tobytes()).hexdigest()


def read_arrays(file: Path, what: str, names: Sequence[str]) -> dict[str, Cells]:
    """The arrays of those names in an npz file. Raises NotationError if it holds no such thing: `what` is its name."""
    try:
        with zipfile.ZipFile(file) as parts:  # numpy would take other files too, each for something else
            missing = [name for name in names if f"{name}.npy" not in parts.namelist()]
        if missing:
            raise NotationError(f"{file} holds no {what}: it lacks {', '.join(missing)}")
        with np.load(file, allow_pickle=False) as kept:
            return {name: kept[name] for name in names}
    except (OSError, EOFError, ValueError, zipfile.BadZipFile, zlib.error) as error:
        if isinstance(error, NotationError):
            raise
        raise NotationError(f"{file} holds no {what}: {error}; expected a file that ends in .npz") from None


def read_network(file: Path, network: Network) -> Cells:
    """What a network has learned. Raises NotationError if there is nothing, or if it belongs to another network."""
    kept = read_arrays(file, "network", ("numbers", "digest"))
    numbers, digest = kept["numbers"], str(kept["digest"])
    if digest != network.digest or numbers.shape != (network.count,) or numbers.dtype != np.float32:
        raise NotationError(
            f"{file} belongs to another network than that of {network.game.title}: its digest is {digest}, "
            f"expected {network.digest}; train it again"
        )
    return numbers


def network_file(game: Game) -> Path:
    """Where the package keeps what a game's network has learned, if it was trained."""
    return Path(game.part("bot").__file__ or "").parent / FILE


@cache
def learned_numbers(game: Game) -> Cells:
    """What the network in the package has learned. Raises NotationError if a game has none."""
    file = network_file(game)
    if not file.exists():
        raise NotationError(f"{game.title} has no network that was trained: farshore train {game.name} makes one")
    return read_network(file, network_of(game))


class Learned:
    """Plays what its network prefers. It leaves nothing to chance."""

    def __init__(self, game: Game, seed: int = 0, numbers: Cells | None = None) -> None:
        """With `numbers` another network of the same shape plays than that of the package. Raises NotationError."""
        self.network = network_of(game)
        self.numbers = learned_numbers(game) if numbers is None else numbers
        self._states = new(game.state)
        self._stream = stream(seed)
        self._actions = np.zeros(len(game.actions), np.int64)
        self._tensor = np.zeros(self.network.encoding.size, np.float32)
        self._inputs = np.zeros(self.network.inputs, np.float32)
        self._scratch = self.network.scratch()
        self._outputs = np.zeros(self.network.output_count, np.float32)

    def judge(self, turn: Turn) -> tuple[int, float]:
        """The action that the network prefers, and the points by which it expects to be ahead in the end."""
        network = self.network
        action, value = _judge(
            turn.record, np.ascontiguousarray(turn.record[:1]).view(np.uint8), turn.seat, self._stream, self._states,
            self._actions, network.encoding.plan, network.encoding.scales, self._tensor, network.places,
            network.makings, network.sizes, network.outputs, self.numbers, self._inputs, self._scratch, self._outputs,
        )  # fmt: skip
        return int(action), float(value) * network.declaration.points

    def choose(self, turn: Turn) -> int:
        """The action that the network prefers."""
        return self.judge(turn)[0]
