"""`Batch`: thousands of matches at once, stepped in compiled code by several threads.

    batch = Batch("lost-cities", 4096, rounds=1, threads=2)
    batch.reset(seed=1)
    while training:
        policy(batch.encode(tensors), batch.legal(masks))     # arrays that are used again and again
        batch.step(actions)
        batch.rewards, batch.over

Every lane is a match. What happens in it follows from its seed and its actions alone (and from `choices` of a bot that
draws): not from how many lanes there are, nor from the number of threads. A lane whose match is over begins the next
at the following step, whatever action it is given. Lanes hold their match as `Position` does, byte for byte:
`farshore.new(game, seed=s)` plays the same as the first match of a lane with seed s.

Where several seats act at the same time, the lowest of them is asked first.
"""

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import numpy as np

from farshore.bots import GENTLE
from farshore.engine.chance import STREAM, check_seed
from farshore.engine.encoding import encoding_of
from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import Game
from farshore.engine.position import Position
from farshore.engine.record import Cells, Records, from_bytes, new
from farshore.engine.validate import WORD, as_int, short_repr
from farshore.envs import kernels
from farshore.envs.table import REWARDS, allowed, read_setup

LINE = 16  # numbers that lie in two lines of memory
QUICK = 1 << 20  # bytes of masks that one thread has written before another has begun
BOTS = {"random": (kernels.RANDOM, 0.0), 1: (kernels.GREEDY, GENTLE), 2: (kernels.GREEDY, 0.0)}


class SavedLanes(NamedTuple):
    """Everything about a batch, to go on from there."""

    lanes: int
    arrays: tuple[bytes, ...]


class Batch:
    """So many matches of one game, with the same options. Arrays that it keeps must not be written to.

    `asked` is the seat of each lane that is to act, -1 in a match that is over; `viewers` the seat whose view is
    encoded: the one that is asked, or was asked last. `rewards` has what every seat got in the last step, `over` and
    `cut` say whose match ended then, and whether it grew too long. Ctrl-C in `step` leaves some lanes a step behind:
    `reset` or `restore` then.
    """

    def __init__(
        self,
        game: str | Game,
        lanes: int,
        *,
        seats: int | None = None,
        position: str | None = None,
        reward: str = "margin",
        opponents: Sequence[int | str | None] | None = None,
        threads: int = 1,
        **options: object,
    ) -> None:
        """`opponents` has a bot for each seat, or None where actions are given: levels 1 and 2, or `random`."""
        self.setup = read_setup(game, seats, position, reward, options)
        self.game = self.setup.game
        self.encoding = encoding_of(self.game)
        self.lanes = _at_least_1("lanes", lanes)
        self.threads = min(_at_least_1("threads", threads), self.lanes)
        self._players, self._noises = self._read_opponents(opponents)
        seats = self.setup.seats
        self.states = new(self.game.state, self.lanes)
        self.asked = np.full(self.lanes, kernels.OVER, np.int64)
        self.viewers = np.zeros(self.lanes, np.int64)
        self.rewards = np.zeros((self.lanes, seats), np.float32)
        self.over = np.ones(self.lanes, np.bool_)
        self.cut = np.zeros(self.lanes, np.bool_)
        self.counts = np.zeros(self.lanes, np.int64)
        self.lists = np.zeros((self.lanes, len(self.game.actions)), np.int16)
        self._is_on = False
        self._streams = new(STREAM, 2 * self.lanes)
        self._seeds = np.zeros(self.lanes, np.int64)
        self._matches = np.zeros(self.lanes, np.int64)
        self._views = new(self.game.view, self.lanes)
        self._begun = self.setup.begin().states
        self._work = [_work(self.game, seats) for _ in range(self.threads)]
        self._helpers = _helpers(self.threads)
        self._process = os.getpid()  # whose threads they are
        self._is_busy = False  # whether they may be at work

    def _read_opponents(self, opponents: Sequence[int | str | None] | None) -> tuple[Cells, Cells | None]:
        seats = self.setup.seats
        given = [None] * seats if opponents is None else list(opponents)
        if len(given) != seats or None not in given:
            raise NotationError(f"opponents has {len(given)} entries: expected {seats}, None for a seat that is asked")
        if bad := [each for each in given if each is not None and each not in BOTS]:
            allowed = ", ".join(map(str, BOTS))
            raise NotationError(f"there is no bot {short_repr(bad[0])} in a batch: allowed are {allowed}")
        kinds = [(kernels.ASKED, 0.0) if each is None else BOTS[each] for each in given]
        players = np.array([kind for kind, _ in kinds], np.int64)
        if kernels.GREEDY not in players:
            return players, None
        self.game.part("bot")  # importing it binds what compiled code calls
        return players, np.array([noise for _, noise in kinds])

    def _each(self, work: Callable[..., None], *arguments: Any) -> None:
        """Call a kernel for all lanes, a part of them in each thread, with work space of its own."""
        cuts = [self.lanes * i // self.threads for i in range(self.threads + 1)]
        places = zip(cuts[:-1], cuts[1:], self._work, strict=True)
        parts = [(first, end, *arguments, *space) for first, end, space in places]
        if self._process != os.getpid():  # a forked process has no threads but the one that forked
            self._helpers, self._process, self._is_busy = _helpers(self.threads), os.getpid(), False
        self._settle()
        self._is_busy = True
        try:
            for helper, part in zip(self._helpers, parts[1:], strict=True):
                helper.begin(work, part)
            work(*parts[0])
        finally:
            errors = [helper.wait() for helper in self._helpers]
        self._is_busy = False
        for error in errors:
            if error is not None:
                raise error

    def _settle(self) -> None:
        """Wait for what threads still do, if Ctrl-C ended a call before they were done."""
        if self._is_busy and self._process == os.getpid():
            for helper in self._helpers:
                helper.wait()
        self._is_busy = False

    def _lane_arrays(self) -> tuple[Any, ...]:
        return (
            self.states, self._begun, self._streams, self._seeds, self._matches, self._players, self._noises,
            self.asked, self.lists, self.counts, self.rewards, self.over, self.cut,
        )  # fmt: skip

    def _counted(self) -> tuple[int, int]:
        """How rewards are counted."""
        return self.setup.seats, REWARDS[self.setup.reward]

    def reset(self, seed: int | None = None, seeds: Cells | None = None) -> None:
        """Begin a match in every lane. Lane i has the seed `seed` + i, or its own of `seeds`; else seeds are drawn.

        A match that comes to its end before anybody is asked is over at once, with its rewards. Raises NotationError.
        """
        self._settle()
        if seeds is None:
            first = secrets.randbelow(WORD - self.lanes) if seed is None else check_seed(seed)
            check_seed(first + self.lanes)
            self._seeds[:] = np.arange(first, first + self.lanes)
        else:
            if not isinstance(seeds, np.ndarray) or seeds.shape != (self.lanes,) or seeds.dtype.kind not in "iu":
                raise NotationError(f"seeds cannot be {short_repr(seeds)}: expected {self.lanes} whole numbers")
            if (seeds < 0).any():
                raise NotationError("seeds cannot be below 0")
            self._seeds[:] = seeds
        self._matches[:] = 0
        self._is_on = True
        self.over[:] = True  # so that every lane begins a match
        self._each(_step, np.zeros(self.lanes, np.int64), *self._lane_arrays(), *self._counted())
        self._see()

    def step(self, actions: Cells) -> None:
        """Carry out an action in every lane. Raises NotationError or IllegalAction; no lane has changed then."""
        self._check_on()
        if not isinstance(actions, np.ndarray) or actions.dtype != np.int64 or actions.shape != (self.lanes,):
            expected = f"expected an int64 array of {self.lanes}, one for each lane"
            raise NotationError(f"actions cannot be {_kind(actions)}: {expected}")
        refused = kernels.first_refused(actions, self.lists, self.counts, self.over, True)
        if refused >= 0:
            position = self.position(refused)
            error = position.illegal(int(actions[refused]), int(self.asked[refused]))
            raise IllegalAction(error.code, f"lane {refused}: {error.message}", error.allowed)
        self._each(_step, actions, *self._lane_arrays(), *self._counted())
        self._see()

    def _see(self) -> None:
        np.copyto(self.viewers, self.asked, where=self.asked != kernels.OVER)

    def legal(self, masks: Cells | None = None) -> Cells:
        """A 1 for each legal action of each lane, as 8-bit numbers. `lists` and `counts` have them as lists."""
        self._check_on()
        masks = self._array("masks", masks, np.int8, (self.lanes, len(self.game.actions)))
        if masks.size < QUICK:
            kernels.mask_lanes(0, self.lanes, self.lists, self.counts, masks)
        else:
            self._each(_mask, self.lists, self.counts, masks)
        return masks

    def observe(self) -> Records:
        """The view of each lane's viewer. The array is written again by each call."""
        self._check_on()
        self._each(_view, self.states, self.viewers, self._views)
        return self._views

    def encode(self, tensors: Cells | None = None) -> Cells:
        """The view of each lane's viewer as numbers, see `Encoding`."""
        self._check_on()
        tensors = self._array("tensors", tensors, np.float32, (self.lanes, self.encoding.size))
        plan, scales = self.encoding.plan, self.encoding.scales
        data = self._views.view(np.uint8).reshape(self.lanes, -1)
        self._each(_encode, self.states, self.viewers, self._views, data, plan, scales, tensors)
        return tensors

    def choices(self, bot: int | str) -> Cells:
        """What a bot would do in each lane for the seat that is asked, 0 where the match is over: to learn from it.

        A bot that plays by chance draws from the numbers of the lane's bots. Raises NotationError.
        """
        self._check_on()
        kind, noise = BOTS[allowed("bot", bot, tuple(BOTS))]
        if kind == kernels.GREEDY:
            self.game.part("bot")  # importing it binds what compiled code calls
        chosen = np.zeros(self.lanes, np.int64)
        self._each(
            _choose,
            self.states,
            self._streams,
            self.asked,
            self.counts,
            self.lists,
            None if kind == kernels.RANDOM else noise,
            chosen,
        )
        return chosen

    def random_actions(self, rng: np.random.Generator) -> Cells:
        """A legal action for each lane by chance, 0 where the match is over."""
        places = rng.integers(0, np.maximum(self.counts, 1))
        return np.where(self.counts > 0, self.lists[np.arange(self.lanes), places], 0).astype(np.int64)

    def position(self, lane: int) -> Position:
        """The match of a lane, as a copy: the whole truth."""
        if as_int("lane", lane) not in range(self.lanes):
            raise NotationError(f"there is no lane {lane}: lanes are 0 to {self.lanes - 1}")
        self._settle()
        data = self.states[lane : lane + 1].tobytes()
        return Position(self.game, from_bytes(self.game.state, data), self.setup.seats)

    def save(self) -> SavedLanes:
        """All lanes as they are, to go on from with `restore`, here or in a batch with the same arguments."""
        self._check_on()
        return SavedLanes(self.lanes, tuple(each.tobytes() for each in self._kept()))

    def restore(self, saved: SavedLanes) -> None:
        """Go on from what was saved. Raises NotationError if that is of another game or of more or fewer lanes."""
        self._settle()
        kept = self._kept()
        if saved.lanes != self.lanes or [len(each) for each in saved.arrays] != [each.nbytes for each in kept]:
            raise NotationError(f"what was saved are no {self.lanes} matches of {self.game.name}")
        for each, data in zip(kept, saved.arrays, strict=True):
            each.view(np.uint8).reshape(-1)[:] = np.frombuffer(data, np.uint8)
        self._is_on = True

    def _records(self) -> dict[str, Any]:
        """The type of each array of records."""
        return {"states": self.game.state, "_begun": self.game.state, "_views": self.game.view, "_streams": STREAM}

    def __getstate__(self) -> dict[str, Any]:
        self._settle()
        # Records as bytes, since numpy's copies leave padding out; threads cannot be copied.
        return {**vars(self), "_helpers": [], **{name: getattr(self, name).tobytes() for name in self._records()}}

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        vars(self).update(kept)
        for name, dtype in self._records().items():
            setattr(self, name, from_bytes(dtype, kept[name]))
        self._helpers, self._process = _helpers(self.threads), os.getpid()

    def _kept(self) -> tuple[Any, ...]:
        return (
            self.states, self._streams, self._seeds, self._matches, self.asked, self.viewers, self.lists, self.counts,
            self.rewards, self.over, self.cut,
        )  # fmt: skip

    def _check_on(self) -> None:
        if not self._is_on:
            raise NotationError("no match has begun: call reset() first")
        self._settle()

    def _array(self, name: str, given: Cells | None, dtype: Any, shape: tuple[int, int]) -> Cells:
        if given is None:
            return np.empty(shape, dtype)
        fits = isinstance(given, np.ndarray) and given.dtype == dtype and given.shape == shape
        if not fits or not given.flags.c_contiguous:
            expected = f"expected a {np.dtype(dtype)} array of {shape} in C order"
            raise NotationError(f"{name} cannot be {_kind(given)}: {expected}")
        return given


class _Helper:
    """A thread that works on a part of the lanes. It ends with the batch; handing work over costs microseconds."""

    def __init__(self) -> None:
        self._marks = count()
        self._given: SimpleQueue[tuple[Callable[..., None] | int, tuple[Any, ...]] | None] = SimpleQueue()
        self._done: SimpleQueue[BaseException | int | None] = SimpleQueue()
        Thread(target=_help, args=(self._given, self._done), daemon=True).start()

    def begin(self, work: Callable[..., None], part: tuple[Any, ...]) -> None:
        """Let it do that."""
        self._given.put((work, part))

    def wait(self) -> BaseException | None:
        """Wait until all is done that was given so far, and return what the last work raised.

        Ctrl-C may end this and `begin` anywhere: a mark follows the work, and is told from those of earlier waits.
        """
        mark = next(self._marks)
        self._given.put((mark, ()))
        error = None
        while (found := self._done.get()) != mark:
            if not isinstance(found, int):
                error = found
        return error

    def __del__(self) -> None:
        self._given.put(None)


def _help(given: SimpleQueue[Any], done: SimpleQueue[BaseException | int | None]) -> None:
    while (task := given.get()) is not None:
        work, part = task
        if isinstance(work, int):
            done.put(work)
            continue
        error = None
        try:
            work(*part)
        except BaseException as raised:
            error = raised
        done.put(error)
        del task, work, part, error  # nothing of the batch is kept


def _helpers(threads: int) -> list[_Helper]:
    """All threads but the one that calls."""
    return [_Helper() for _ in range(threads - 1)]


def _kind(given: object) -> str:
    """What was given, for a message."""
    return f"{given.dtype} {given.shape}" if isinstance(given, np.ndarray) else short_repr(given)


def _at_least_1(name: str, given: object) -> int:
    number = as_int(name, given)
    if number < 1:
        raise NotationError(f"{name} cannot be {number}: at least 1 is needed")
    return number


def _work(game: Game, seats: int) -> tuple[Cells, Cells, Cells, Cells]:
    """Work space of a thread: actions, weights, points, places. No two threads write to the same line of memory."""

    def apart(count: int) -> Cells:
        return np.zeros(count + 2 * LINE, np.int64)[LINE : LINE + count]

    return apart(len(game.actions)), apart(len(game.outcomes)), apart(seats), apart(seats)


# ---- kernels, each called with the lanes from `first` to below `end`, what it needs, and the work space of a thread


def _step(first: int, end: int, *arguments: Any) -> None:
    kernels.step_lanes(first, end, *arguments)


def _choose(first: int, end: int, *arguments: Any) -> None:
    kernels.choose_lanes(first, end, *arguments[:7])


def _mask(first: int, end: int, lists: Cells, counts: Cells, masks: Cells, *_work: Any) -> None:
    kernels.mask_lanes(first, end, lists, counts, masks)


def _view(first: int, end: int, states: Records, viewers: Cells, views: Records, *_work: Any) -> None:
    kernels.view_lanes(first, end, states, viewers, views)


def _encode(first: int, end: int, *arguments: Any) -> None:
    kernels.encode_lanes(first, end, *arguments[:7])
