"""Errors over HTTP: those that routes raise, and how each kind is answered: always as JSON."""

import logging
import secrets
from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, InternalServerException

from farshore.engine.errors import FarshoreError, UnknownGame
from farshore.server.loading import Elsewhere, Preparing, Unreadable
from farshore.server.store import Unavailable

REQUEST_ID = "x-request-id"
CODES = {
    400: "bad_request",
    401: "stranger",
    403: "not_allowed",
    404: "not_found",
    409: "not_now",
    413: "too_large",
    414: "too_large",
    429: "too_many",
    431: "too_large",
    503: "unavailable",
}
"""What a refusal of that status is about, if it has no code of its own; a page has a text for each code."""
OTHER_CODE = "failed"
log = logging.getLogger(__name__)


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is refused if it cannot be read."""

    async def body(self) -> bytes:
        """The bytes of the body. Raises ClientException if they end early."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("cannot read this: it breaks off") from None

    async def json(self) -> Any:
        """The body. Raises ClientException."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("cannot read this: it is not UTF-8") from None
        except RecursionError:
            raise ClientException("cannot read this: it is nested too deeply") from None


class NotNow(HTTPException):
    """The match is not in a state in which that can be done."""

    status_code = 409


class NotReady(HTTPException):
    """It will be possible in a while."""

    status_code = 503


def refusal_body(status: int, detail: str, extra: object = None) -> dict[str, Any]:
    """What a client is told: a sentence in English, and in `extra` a stable code with its arguments.

    The framework says in a list which fields of a body cannot be read.
    """
    more: dict[str, Any] = extra if isinstance(extra, dict) else {"fields": extra} if extra else {}
    return {"status_code": status, "detail": detail, "extra": {"code": CODES.get(status, OTHER_CODE)} | more}


def log_failure(error: Exception) -> str:
    """Log an error of ours under a number that the response carries, so that a complaint leads to the line."""
    number = secrets.token_hex(8)
    log.error("a request failed", exc_info=error, extra={"request": number})
    return number


def failure_body(number: str) -> dict[str, Any]:
    """What a client is told of an error of ours."""
    detail = f"something went wrong here: it is logged as {number}"
    return refusal_body(500, detail, {"request": number}) | {"request": number}


def _failed(_: Request[Any, Any, State], error: Exception) -> Response[dict[str, Any]]:
    """An error of ours; what it is about is for the log."""
    number = log_failure(error)
    return Response(failure_body(number), status_code=500, headers={REQUEST_ID: number}, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, Any]]:
    """Raised by a route or the framework."""
    if error.status_code == 500:
        return _failed(request, error)
    body = refusal_body(error.status_code, error.detail, error.extra)
    return Response(body, status_code=error.status_code, headers=error.headers, media_type=MediaType.JSON)


def _bad_input(_: Request[Any, Any, State], error: FarshoreError) -> Response[dict[str, Any]]:
    """Bad input, in a sentence."""
    extra = {"code": "no_game" if isinstance(error, UnknownGame) else CODES[400]}
    return Response(refusal_body(400, str(error), extra), status_code=400, media_type=MediaType.JSON)


def _unavailable(_: Request[Any, Any, State], __: Unavailable) -> Response[dict[str, Any]]:
    """The store does not answer; why is for the log."""
    detail = "the store does not answer now: try again"
    return Response(refusal_body(503, detail), status_code=503, headers={"retry-after": "2"})


def _unreadable(_: Request[Any, Any, State], error: Unreadable) -> Response[dict[str, Any]]:
    """A stored match that this server cannot read."""
    body = refusal_body(409, str(error), {"code": error.code})
    return Response(body, status_code=409, media_type=MediaType.JSON)


def _elsewhere(_: Request[Any, Any, State], error: Elsewhere) -> Response[dict[str, Any]]:
    """A match of newer rules than this process has."""
    body = refusal_body(503, str(error), {"code": "newer_rules"})
    return Response(body, status_code=503, headers={"retry-after": "2"}, media_type=MediaType.JSON)


def _preparing(_: Request[Any, Any, State], error: Preparing) -> Response[dict[str, Any]]:
    """A game that is not ready yet."""
    body = refusal_body(503, str(error), {"code": "preparing"})
    return Response(body, status_code=503, headers={"retry-after": "5"}, media_type=MediaType.JSON)


HANDLERS: dict[int | type[Exception], Callable[[Any, Any], Response[Any]]] = {
    HTTPException: _refused,
    FarshoreError: _bad_input,
    Unavailable: _unavailable,
    Unreadable: _unreadable,
    Preparing: _preparing,
    Elsewhere: _elsewhere,
    Exception: _failed,
}
