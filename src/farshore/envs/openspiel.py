"""Games for OpenSpiel: importing this registers every installed game, `lost-cities` as `farshore_lost_cities`.

    import pyspiel
    import farshore.envs.openspiel
    game = pyspiel.load_game("farshore_lost_cities", {"rounds": 1})

Parameters are the options of the game, `players`, `reward` as in `envs/pettingzoo.py`, and `position`, a line of text
to start from; an option that can be a text is always given as one: `{"achievements": "2"}`. Chance nodes have the
weights of the rules as probabilities. Where several seats act at the same time, one plays its turn after the other, and
is told what the others did when all are done.

With `chance="joined"` all that is drawn before somebody is to act is one chance node: draws that lead to the same
position, and of which all seats are told the same but for the order, are one outcome (told in the order of the first),
and what is certain happens by itself. That makes the trees of small variants much smaller; a node of more than 4096
outcomes is refused.

An information state is everything a seat was told, in order (as a tensor the last 2048 steps, after the view); an
observation is its view. `resample_from_infostate` invents a world in which the seat was told the same. Bounds of
utilities are wide: games do not declare theirs.
"""

import ctypes
import random
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from farshore import games
from farshore.engine.chance import stream
from farshore.engine.encoding import encoding_of
from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE, SPECTATOR, Game, Option, option_text
from farshore.engine.position import Position
from farshore.engine.record import unpack
from farshore.envs import INSTALL
from farshore.envs.table import Setup, allowed, read_setup, rewards_of
from farshore.play import Play

try:
    import pyspiel
except ImportError as error:
    raise ImportError(INSTALL) from error

WIDEST = 100_000.0  # no reward is further from 0
HEX = "hex-"  # before a text in the parameters that OpenSpiel keeps
CHANCE_NODES = ("each", "joined")
MOST_JOINED = 4096  # outcomes of a chance node that joins several
MOST_TOLD = 2048  # steps in the tensor of an information state: the last ones of a longer match
Types = pyspiel.GameType


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"farshore_{game.name.replace('-', '_')}"


def _kept(text: str) -> str:
    """A text as OpenSpiel can write and read it back: it takes digits for numbers, and commas for ends."""
    return text if not text or re.fullmatch("[A-Za-z_]+", text) or text.startswith(HEX) else HEX + text.encode().hex()


def _given(value: Any) -> Any:
    """What was given for a parameter."""
    is_kept = isinstance(value, str) and value.startswith(HEX)
    return bytes.fromhex(value.removeprefix(HEX)).decode() if is_kept else value


def _default(option: Option) -> Any:
    """The default of an option, of the type that its parameter has: a text, if some of its values are texts."""
    is_number = option.form is None and all(isinstance(choice, int) for choice in option.choices)
    return option.default if is_number else _kept(option_text(option.default))


def _type(game: Game, is_zero_sum: bool) -> Any:
    defaults = {option.name: _default(option) for option in game.options if not option.display}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.title} (Farshore)",
        dynamics=Types.Dynamics.SEQUENTIAL,
        chance_mode=Types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Types.Information.IMPERFECT_INFORMATION,
        utility=Types.Utility.ZERO_SUM if is_zero_sum else Types.Utility.GENERAL_SUM,
        reward_model=Types.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.seats[0],
            "reward": "margin",
            "position": "",
            "chance": CHANCE_NODES[0],
            **defaults,
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, game: Game, parameters: Mapping[str, Any] | None = None) -> None:
        given = {name: _given(value) for name, value in (parameters or {}).items()}
        position = given.get("position", "")
        own = ("players", "reward", "position", "chance")
        self.joins = allowed("chance", given.get("chance", CHANCE_NODES[0]), CHANCE_NODES) == "joined"
        self._joined: dict[bytes, list[Joined]] = {}
        options = {} if position else {name: value for name, value in given.items() if name not in own}
        self.setup: Setup = read_setup(
            game, None if position else given.get("players"), position or None, given.get("reward", "margin"), options
        )
        self.longest = game.longest(self.setup.options)
        is_zero_sum = self.setup.seats == 2 and self.setup.reward != "points"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=MOST_JOINED if self.joins else len(game.outcomes),
            num_players=self.setup.seats,
            min_utility=-WIDEST,
            max_utility=WIDEST,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=self.longest,
        )
        kept = {name: _kept(value) if isinstance(value, str) else value for name, value in given.items()}
        super().__init__(_type(game, is_zero_sum), info, kept)

    def new_initial_state(self) -> "SpielState":
        """The table before anything is drawn."""
        return SpielState(self, play_from(self.setup, self.setup.begin()))

    def joined(self, position: Position) -> list["Joined"]:
        """All that can be drawn before somebody is to act, most of it kept. Raises NotationError if it is too much."""
        data = position.states.tobytes()
        if data not in self._joined:
            if len(self._joined) == MOST_JOINED:
                self._joined.clear()
            self._joined[data] = _join(position)
        return self._joined[data]

    def max_chance_nodes_in_history(self) -> int:
        """No more than there are steps."""
        return self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What shows a state to a player."""
        if params:
            raise ValueError(f"observers have no parameters; given are {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Joined(NamedTuple):
    """Draws until somebody is to act, and how likely it is that they lead where they lead."""

    share: float
    outcomes: tuple[int, ...]


def _join(begun: Position) -> list[Joined]:
    found: dict[tuple[Any, ...], Joined] = {}
    seats = range(begun.seats)

    def go_on(position: Position, share: float, outcomes: tuple[int, ...], told: tuple[tuple[str, ...], ...]) -> None:
        if position.who != CHANCE:
            key = position.states.tobytes(), *(tuple(sorted(each)) for each in told)
            first = found.get(key, Joined(0.0, outcomes))
            found[key] = Joined(first.share + share, first.outcomes)
            if len(found) > MOST_JOINED:
                raise NotationError(f"chance=joined needs small chance: here more than {MOST_JOINED} things can come")
            return
        weights, state, game = position.weights(), unpack(position.states), position.game
        total = sum(weights)
        for outcome in position.numbers(CHANCE):
            heard = [game.told(state, CHANCE, outcome, seat) or "" for seat in seats]
            after = position.copy()
            after.act(outcome, CHANCE)
            both = tuple((*texts, text) for texts, text in zip(told, heard, strict=True))
            go_on(after, share * weights[outcome] / total, (*outcomes, outcome), both)

    go_on(begun, 1.0, (), tuple(() for _ in seats))
    return list(found.values())


def play_from(setup: Setup, position: Position) -> Play:
    """A match whose outcomes are given by OpenSpiel."""
    names = [f"seat {seat}" for seat in range(setup.seats)]
    return Play(position, setup.options, names, None, from_position=True)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match, with what every seat was told."""

    def __init__(self, game: SpielGame, play: Play, first: int = -1, before: Mapping[int, str] | None = None) -> None:
        super().__init__(game)
        self.play = play
        self.first = first  # of several seats to act, this one is asked before the others
        self.before = dict(before or {})  # what seats knew before the match that `play` holds, in invented worlds
        self._settle()

    def _settle(self) -> None:
        """Where draws are joined, let happen what is certain."""
        if self.get_game().joins and self.play.to_act == (CHANCE,) and len(self._joined()) == 1:
            self._draw(self._joined()[0])

    def _joined(self) -> list[Joined]:
        joined: list[Joined] = self.get_game().joined(self.play.position)
        return joined

    def _draw(self, joined: Joined) -> None:
        for outcome in joined.outcomes:
            self.play.act(outcome, CHANCE)

    @property
    def _setup(self) -> Setup:
        setup: Setup = self.get_game().setup
        return setup

    def current_player(self) -> int:
        """Who is to act: a seat, chance, or nobody."""
        asked = self.play.to_act
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        if asked == (CHANCE,):
            return int(pyspiel.PlayerId.CHANCE)
        return self.first if self.first in asked else asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.numbers(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome that can come, with its probability."""
        if self.get_game().joins:
            return [(number, each.share) for number, each in enumerate(self._joined())]
        weights = self.play.position.weights()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player != pyspiel.PlayerId.CHANCE:
            self.play.act(action, player)
        elif self.get_game().joins:
            self._draw(self._joined()[action])
        else:
            self.play.act(action, CHANCE)
        self._settle()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and self.get_game().joins:
            return ", ".join(self._setup.game.text(CHANCE, each) for each in self._joined()[action].outcomes)
        return self._setup.game.text(CHANCE if player == pyspiel.PlayerId.CHANCE else player, action)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.play.over

    def returns(self) -> list[float]:
        """What each player gets; nothing before the match is over."""
        if not self.play.over:
            return [0.0] * self._setup.seats
        return rewards_of(self._setup, self.play.position)

    def __str__(self) -> str:
        return str(self.play.position)

    def told(self, player: int) -> list[str]:
        """Everything that a player was told, a text each."""
        steps = [
            f"{'chance' if step.actor == CHANCE else step.actor}:{step.text}" for step in self.play.history(player)
        ]
        return [self.before[player], *steps] if player in self.before else steps

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """A world, every one as likely as the deal makes it, in which that player was told the same.

        What the others were told is put down as their views: their history is not invented.
        """
        seed = int(probability_sampler() * (1 << 53))
        position = self.play.position.resample(player, stream(seed))
        codec, seats = self._setup.game.codec, range(self._setup.seats)
        before = {seat: codec.text(position.observe(seat)) for seat in seats if seat != player}
        before[player] = "\n".join(self.told(player))
        return SpielState(self.get_game(), play_from(self._setup, position), player, before)


class Observer:
    """Shows a state to a player: as numbers, in `tensor`, and as text."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._setup = game.setup
        self._encoding = encoding_of(game.setup.game)
        self._recalls = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info
        size = self._encoding.size
        steps = min(game.longest, MOST_TOLD) if self._recalls else 0
        self.tensor = np.zeros(size + steps, np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self._recalls:
            self.dict["told"] = self.tensor[size:]
        rules = self._setup.game
        self._texts = {text: number for number, text in enumerate((*rules.actions, *rules.outcomes), 1)}

    def _seat(self, player: int) -> int:
        return SPECTATOR if self._private == pyspiel.PrivateInfoType.NONE else player

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees: its view, and for perfect recall a number for everything that it was told.

        Such a number is the actor and the action or outcome as a share of all there are; hidden ones are alike.
        """
        seat = self._seat(player)
        self._encoding.encode(state.play.position.observe(seat), self.dict["view"])
        if self._recalls:
            told = self.dict["told"]
            told[:] = 0.0
            hidden = len(self._texts) + 1
            most = (hidden + 1) * (self._setup.seats + 1)
            for i, (actor, text) in enumerate(_steps(state.told(seat))[-len(told) :]):
                told[i] = ((actor + 1) * (hidden + 1) + self._texts.get(text, hidden)) / most

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text; of private things alone, what of its view a spectator does not have."""
        seat = self._seat(player)
        codec, position = self._setup.game.codec, state.play.position
        if not self._public:
            if seat == SPECTATOR:
                return ""
            public = set(codec.text(position.observe(SPECTATOR)).split())
            return " ".join(word for word in codec.text(position.observe(seat)).split() if word not in public)
        if self._recalls:
            return "\n".join([f"seat={seat}", *state.told(seat)])
        return codec.text(position.observe(seat))


def _steps(told: Iterable[str]) -> list[tuple[int, str]]:
    """What a player was told, as actors and texts; without what it knew before an invented world by its view alone."""
    found = []
    for line in "\n".join(told).splitlines():
        actor, mark, text = line.partition(":")
        if mark and (actor == "chance" or actor.isdigit()):
            found.append((CHANCE if actor == "chance" else int(actor), text))
    return found


def register(game: Game) -> None:
    """Let `pyspiel.load_game` find a game, unless it does."""
    if short_name(game) not in pyspiel.registered_names():
        make = partial(SpielGame, game)
        # OpenSpiel lets go of it when Python has ended already, which would crash: so it is never freed.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(make))
        pyspiel.register_game(_type(game, False), make)


def sampler(seed: int) -> Callable[[], float]:
    """Random numbers for `resample_from_infostate`."""
    return random.Random(seed).random


for _game in games.playable():
    register(_game)
