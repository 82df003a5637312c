"""Errors over HTTP: those that routes raise, and how each kind is answered: always as JSON."""

from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from farshore.engine.errors import FarshoreError
from farshore.server.store import Unavailable


class NotNow(HTTPException):
    """The match is not in a state in which that can be done."""

    status_code = 409


class NotReady(HTTPException):
    """It will be possible in a while."""

    status_code = 503


def _refused(_: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, Any]]:
    """Raised by a route or the framework."""
    body: dict[str, Any] = {"status_code": error.status_code, "detail": error.detail}
    if error.extra:
        body["extra"] = error.extra
    return Response(body, status_code=error.status_code, headers=error.headers, media_type=MediaType.JSON)


def _bad_input(_: Request[Any, Any, State], error: FarshoreError) -> Response[dict[str, Any]]:
    """Bad input, in a sentence."""
    return Response({"status_code": 400, "detail": str(error)}, status_code=400, media_type=MediaType.JSON)


def _too_deep(_: Request[Any, Any, State], __: RecursionError) -> Response[dict[str, Any]]:
    """A body that is nested too deeply to be read."""
    return Response({"status_code": 400, "detail": "cannot read this: it is nested too deeply"}, status_code=400)


def _unavailable(_: Request[Any, Any, State], __: Unavailable) -> Response[dict[str, Any]]:
    """The store does not answer; why is for the log."""
    detail = "the store does not answer now: try again"
    return Response({"status_code": 503, "detail": detail}, status_code=503, headers={"retry-after": "2"})


HANDLERS: dict[int | type[Exception], Callable[[Any, Any], Response[Any]]] = {
    HTTPException: _refused,
    FarshoreError: _bad_input,
    Unavailable: _unavailable,
    RecursionError: _too_deep,
}
