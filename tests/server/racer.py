"""A process that appends to one match and prints the number of each event once it is said to be stored.

python -m tests.server.racer URL MATCH NAME COUNT
"""

import asyncio
import sys

from farshore.server.store import Appended, Conflict, Store, StoredEvent


async def race(url: str, match: str, name: str, count: int) -> None:
    store = await Store.open(url, wait=30)
    row = await store.get(match)
    assert row is not None
    version = row.version
    for number in range(count):
        event = StoredEvent(number, "Acted", f"{name} {number}".encode(), f"{name} {number}")
        while True:
            result = await store.append(match, version, [event])
            if isinstance(result, Conflict):
                version = result.version
                continue
            assert isinstance(result, Appended), result
            version = result.version
            break
        print(version - 1, event.data.decode(), flush=True)  # noqa: T201
    await store.close()


if __name__ == "__main__":
    asyncio.run(race(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
