"""The log of the server: a line of text for people, or a line of JSON for programs.

No line holds a token, a seed, an invitation, a card or what somebody did: whatever is worth hiding is not handed to a
logger in the first place, and requests are not logged.
"""

import logging
import time

import msgspec

# Warnings of uvicorn that any client can cause, and so could fill the log with.
CLIENTS = ("Invalid HTTP request received.", "Unsupported upgrade request.")
OWN = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        said |= {name: value for name, value in record.__dict__.items() if name not in OWN}
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


class Lines(logging.Formatter):
    """A line for people, with the fields given as `extra` behind it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # logging's name
        """The line without a traceback."""
        extra = "".join(f" {name}={value}" for name, value in record.__dict__.items() if name not in OWN)
        return super().formatMessage(record) + extra


def write_logs(json: bool) -> None:
    """Send everything from INFO on to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if json else Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("alembic", "httpx", "numba", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(lambda record: not record.getMessage().startswith(CLIENTS))
