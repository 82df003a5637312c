"""A client's request about a match, over a websocket or HTTP: read, carried out, acknowledged."""

import time
from collections.abc import Callable

from farshore.engine.errors import NotationError
from farshore.engine.game import SPECTATOR
from farshore.match.decide import SENTENCES
from farshore.server import wire
from farshore.server.live_match import LiveMatch
from farshore.server.pipeline import CommandResult
from farshore.server.service import MatchService


async def answer(
    service: MatchService,
    live: LiveMatch,
    player: str,
    asked: wire.ClientRequest,
    send: Callable[[wire.Ack], None],
) -> None:
    """Carry a request out and send its ack: when it is stored, and before anybody is sent what happened."""
    began, metrics = time.perf_counter(), service.pipeline.metrics
    seat = live.seat_of(player, asked.seat)
    if asked.t == "why":
        return send(_why(live, seat, asked))
    try:
        command = asked.command(player, live.match.game)
    except NotationError as error:
        metrics.refused("unreadable")
        return send(_unreadable(asked, len(live.heard[seat]), error))
    if command is None:
        metrics.refused("unknown")
        return send(wire.Ack(asked.id, "rejected", 0, "unknown", {}, f"there is no request {asked.t[:20]!r}"))

    def acknowledge(done: CommandResult) -> None:
        metrics.acks.observe(time.perf_counter() - began)
        code, args, sentence = done.refusal or ("", {}, "")
        send(wire.Ack(asked.id, done.status, len(live.heard[seat]), code, dict(args), sentence))

    await service.pipeline.submit(live, command, asked.base, asked.id, acknowledge=acknowledge)
    return None


def _why(live: LiveMatch, seat: int, asked: wire.ClientRequest) -> wire.Ack:
    """Whether an action of the caller would be legal, and if not, why; nothing is done."""
    match, number = live.match, len(live.heard[seat])
    if asked.seat != seat or seat == SPECTATOR:
        return wire.Ack(asked.id, "rejected", number, "not_yours", {"seat": asked.seat}, "that seat is not yours")
    if match.position is None:
        return wire.Ack(asked.id, "rejected", number, "not_begun", {}, "the match has not begun")
    if match.ended is None and not match.on_installed_rules:
        return wire.Ack(asked.id, "rejected", number, "frozen", {}, SENTENCES["frozen"])
    try:
        reason = match.position.reason(match.game.read(seat, asked.text), seat)
    except NotationError as error:
        return _unreadable(asked, number, error)
    if reason is None:
        return wire.Ack(asked.id, "legal", number)
    return wire.Ack(asked.id, "rejected", number, reason.code, dict(reason.args), match.position.sentence(reason))


def _unreadable(asked: wire.ClientRequest, number: int, error: NotationError) -> wire.Ack:
    return wire.Ack(asked.id, "rejected", number, "unreadable", {"message": str(error)}, str(error))
