"""When the garbage collector runs: at moments when a pause of the event loop disturbs nobody."""

import asyncio
import gc
from collections.abc import Collection

NEW = 1.0  # seconds between two collections of new objects
SWEEP = 600.0  # and of everything, if few sockets are open
FEW = 500  # sockets; with 5,000 a full collection, of 720,000 objects, stalls the loop for 0.8 s and has found nothing


def freeze() -> None:
    """Let the garbage collector ignore what exists by now, and collect only in `sweep`.

    Compilers and rules are 200 MB of small objects. Of later ones none was ever found in a cycle under load, but with
    5,000 sockets each automatic collection stalled the loop for 50 to 250 ms, every few seconds.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


async def sweep(connected: Collection[object]) -> None:
    """Collect for ever: new objects every second, everything when few sockets are `connected`."""
    due = SWEEP
    while True:
        await asyncio.sleep(NEW)
        gc.collect(0)
        due -= NEW
        if due <= 0 and len(connected) <= FEW:
            gc.collect()
            due = SWEEP
