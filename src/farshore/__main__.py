"""The command `farshore`, also as `python -m farshore`."""

import signal
from types import FrameType

from farshore.engine.errors import Interrupted


def main() -> None:
    """Run a command. Ctrl-C ends it with exit code 130 at any moment, also while modules are still imported."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # jobs in the background ignore Ctrl-C
        signal.signal(signal.SIGINT, _interrupt)
    from farshore.terminal import main as commands

    commands(prog_name="farshore")


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise Interrupted


if __name__ == "__main__":
    main()
