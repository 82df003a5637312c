"""The caller as a player: becoming a guest, changing one's name, deleting one's access."""

import msgspec
from litestar import Response, delete, get, post
from litestar.exceptions import ClientException, NotAuthorizedException

from farshore.engine.errors import NotationError
from farshore.match.transcript import check_name
from farshore.server.access import (
    HttpRequest,
    address_of,
    charge,
    cookie,
    create_session,
    current_player,
    require_player,
)
from farshore.server.live_match import milliseconds


class Name(msgspec.Struct, frozen=True):
    """The name of a player; empty: one is made up."""

    name: str = ""


class Me(msgspec.Struct, frozen=True):
    """The caller; the token is given once, for programs."""

    id: str
    name: str
    token: str | None = None


@post("/api/v1/me", status_code=200)
async def create_guest(request: HttpRequest, data: Name) -> Response[Me]:
    """Become a guest, or change one's name. Sets a cookie; a program may send the token as a bearer token instead."""
    state = request.app.state
    name = _name(data.name)
    player = await current_player(request)
    if player is not None:
        if name is not None:
            await state.store.rename(player.id, name)
        return Response(Me(player.id, name or player.name))
    address = address_of(request.scope)
    await charge(request, ("guest", address), ("guest a day", address))
    session = await create_session(state.store, milliseconds(), name)
    return Response(Me(*session), cookies=[cookie(state.settings, session.token)])


def _name(given: str) -> str | None:
    """The name, if one was given. Raises ClientException for one that nobody can have."""
    try:
        return check_name(given) if given else None
    except NotationError as error:
        raise ClientException(str(error), extra={"code": "bad_name"}) from None


@get("/api/v1/me", raises=[NotAuthorizedException])
async def who_am_i(request: HttpRequest) -> Me:
    """The caller's id and name."""
    player = await require_player(request)
    return Me(player.id, player.name)


@delete("/api/v1/me", status_code=200, raises=[NotAuthorizedException])
async def delete_me(request: HttpRequest) -> Response[Name]:
    """Delete the caller's access: the token is no longer valid and sockets are closed, at all processes. Seats stay."""
    state = request.app.state
    player = await require_player(request)
    await state.service.revoke(player.id)
    return Response(Name(), cookies=[cookie(state.settings, "")])


ROUTES = (create_guest, who_am_i, delete_me)
