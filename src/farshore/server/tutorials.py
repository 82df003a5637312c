"""Tutorials over HTTP: every moment of one as a scene, which the page shows on the game's own board."""

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException

from farshore import games
from farshore.match.audience import Heard
from farshore.match.tutorial import LEARNER, Prompt, Tutorial, prompts, tutorial
from farshore.server import wire
from farshore.server.access import HttpRequest
from farshore.server.http_errors import NotReady


class Moment(msgspec.Struct, frozen=True):
    """A moment of a tutorial: the board, and the action that is awaited; none: it is only to be read."""

    step: int
    text: str  # the name of the step's text
    look: str  # a part of the board that is pointed at; empty: none
    awaits: str
    scene: wire.Scene  # its legal actions are those that the step is about
    heard: list[Heard]


class Lesson(msgspec.Struct, frozen=True):
    """A tutorial, moment by moment."""

    game: str
    steps: int
    moments: list[Moment]


@get("/api/v1/tutorials/{game:str}", raises=[NotFoundException, NotReady])
async def learn(request: HttpRequest, game: str) -> Lesson:
    """The tutorial of a game, as scenes."""
    ready = request.app.state.workers.ready
    if game not in ready:
        detail = f"unknown game {game[:40]!r}; available: {', '.join(ready)}"
        raise NotFoundException(detail, extra={"code": "no_game"})
    if not ready[game].is_set():
        raise NotReady(f"{games.get(game).title} is still being prepared", extra={"code": "preparing"})
    return await asyncio.to_thread(lesson, game)


@cache
def lesson(game: str) -> Lesson:
    """The tutorial of a game, played by its rules; made once."""
    found = tutorial(game)
    return Lesson(game, len(found.steps), [_moment(found, prompt) for prompt in prompts(found)])


def _moment(found: Tutorial, prompt: Prompt) -> Moment:
    step = found.steps[prompt.step]
    scene = wire.scene("tutorial", prompt.match, LEARNER, 0)
    legal = [each for each in scene.legal if each.text == prompt.awaits or each.text.split()[0] in found.keeps]
    shown: dict[str, Any] = {"acts": bool(prompt.awaits), "legal": legal if prompt.awaits else [], "may_undo": False}
    scene = msgspec.structs.replace(scene, **shown)
    return Moment(prompt.step, step.text, step.look, prompt.awaits, scene, list(prompt.heard))


ROUTES = (learn,)
