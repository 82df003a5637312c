"""A bare websocket echo on the server's own stack: what `load.py` compares with.

python -m benchmarks.load_echo PORT
"""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State


@websocket("/")
async def echo(socket: WebSocket[Any, Any, State]) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


def main() -> None:
    uvicorn.run(
        Litestar([echo], openapi_config=None),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
    )


if __name__ == "__main__":
    main()
