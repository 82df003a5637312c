"""The laws of the contract, for every game: a new game is tested by them as soon as it is registered."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from farshore import games
from farshore.engine.chance import stream
from farshore.engine.errors import NotationError, UnknownGame
from farshore.engine.game import CHANCE, MOST_ARGUMENTS, SPECTATOR, Game, option_text
from farshore.engine.kernel import COMPILED, kernel
from farshore.engine.position import Position
from farshore.engine.record import Cells, Records, clone, new, to_dict, unpack
from farshore.engine.verbs import legal, refusal
from farshore.play import Play
from tests.games.adapters import adapter
from tests.games.matches import LESS, SOAK, amount, choose, habit, play_to, random_match, reproducible

pytestmark = pytest.mark.rules

BATCHES = range(8 if COMPILED else 4)  # so that two processes can share the work
ENDS = 1.0 if not COMPILED else 0.2 if SOAK or LESS else 0.4  # share of matches whose last position is looked at
RESEARCH = 0.1  # share of matches with a value for research, of each option that has some


def check_step(play: Play) -> None:
    """What must hold in every position."""
    position, game = play.position, play.game
    who = position.who
    assert play.to_act == position.to_act
    if who == CHANCE:
        weights = position.weights()
        assert min(weights) >= 0
        assert sum(weights) > 0
    for seat in range(position.seats):
        actions = position.numbers(seat)
        assert actions == sorted(set(actions))
        assert bool(actions) == bool(who > 0 and who >> seat & 1)
        assert not actions or (actions[0] >= 0 and actions[-1] < len(game.actions))


def check_texts(play: Play) -> None:
    """What is written is read back to the byte."""
    game, states = play.game, play.position.states
    assert game.codec.parse_state(game.codec.text(states)).tobytes() == states.tobytes()
    for seat in (*range(play.position.seats), SPECTATOR):
        views = play.position.observe(seat)
        assert game.codec.parse_view(game.codec.text(views)).tobytes() == views.tobytes()


def check_resample(play: Play, rng: random.Random) -> None:
    """A state invented from a view gives the same view, can be played on, and could stand on a table."""
    game, position = play.game, play.position
    for seat in (*range(position.seats), SPECTATOR):
        views = position.observe(seat)
        seed = rng.randrange(1 << 40)
        other = position.resample(seat, stream(seed))
        assert other.observe(seat).tobytes() == views.tobytes(), f"seat {seat}, seed {seed}: {other}"
        if not keeps_secrets(position, seat) and not keeps_secrets(other, seat):
            assert other.who == position.who
        if seat != SPECTATOR:
            assert (seat in other.to_act) == (seat in position.to_act)
            assert other.numbers(seat) == position.numbers(seat)
        assert game.codec.parse_state(str(other)).tobytes() == other.states.tobytes()


def keeps_secrets(position: Position, seat: int) -> bool:
    """Whether another seat can do something now of which `seat` is told nothing yet."""
    state = unpack(position.states)
    others = [other for other in position.to_act if other not in (seat, CHANCE)]
    return any(position.game.told(state, other, position.numbers(other)[0], seat) is None for other in others)


def check_score(play: Play, rng: random.Random) -> None:
    """The receipt adds up to the score, a seat's receipt is that of a world it may believe in, places follow points."""
    scores, ranks = play.scores, play.ranks
    receipt: Any = play.receipt()  # what it holds besides totals is the game's own
    assert tuple(receipt.totals) == scores
    for seat in (*range(play.position.seats), SPECTATOR):
        world = play.position.resample(seat, stream(rng.randrange(1 << 40)))
        view: Any = play.view(seat)
        assert view.receipt == world.receipt()
        assert not play.over or view.receipt == receipt
    assert min(ranks) == 1
    for one in range(len(ranks)):
        for other in range(len(ranks)):
            if scores[one] > scores[other]:
                assert ranks[one] < ranks[other]


def check_reasons(play: Play) -> None:
    """An action has a reason against it exactly when it is not legal, and every reason makes a sentence."""
    position = play.position
    for seat in range(position.seats):
        legal = set(position.numbers(seat))
        for action in range(len(play.game.actions)):
            reason = position.reason(action, seat)
            assert (reason is None) == (action in legal)
            if reason is not None:
                assert "{" not in position.sentence(reason)


@kernel
def first_disagreement(states: Records, seat: int, actions: Cells, args: Cells, count: int) -> int:
    """The first of `count` actions that `refusal` allows and `legal` does not list, or the reverse; -1 if none."""
    listed = legal(states[0], seat, actions)
    at = 0
    for action in range(count):
        is_listed = at < listed and actions[at] == action
        if is_listed:
            at += 1
        if is_listed != (refusal(states[0], seat, action, args) == 0):
            return action
    return -1


@pytest.mark.parametrize("batch", range(2))
def test_refusal_allows_exactly_the_legal_actions(game: Game, batch: int) -> None:
    """Over all actions of every position of random matches, for every seat that is to act."""
    rng = random.Random(f"refusals {game.name} {batch}")
    count = len(game.actions)
    actions, args = np.zeros(count, np.int64), np.zeros(MOST_ARGUMENTS, np.int64)
    positions = 0
    while positions < amount(compiled=6_000, off=2, soak=200_000):
        play = random_match(game, rng, research=RESEARCH)
        weights = habit(game, rng)
        with reproducible(play):
            while not play.over and positions < amount(compiled=6_000, off=2, soak=200_000):
                for seat in play.to_act:
                    wrong = first_disagreement(play.position.states, seat, actions, args, count)
                    assert wrong == -1, f"seat {seat}: {game.actions[wrong]}"
                positions += 1
                seat, action = choose(play, rng, weights)
                play.act(action, seat)


@pytest.mark.parametrize("batch", BATCHES)
def test_matches_keep_the_laws_and_end(game: Game, batch: int) -> None:
    """A seat that may act has an action; every match ends in time; texts, samples, scores and reasons hold."""
    rng = random.Random(f"laws {game.name} {batch}")
    for _ in range(amount(compiled=adapter(game.name).matches, off=1, soak=100_000 // len(BATCHES))):
        play = random_match(game, rng, research=RESEARCH)
        longest = game.longest(play.options)
        weights = habit(game, rng)
        kept: list[tuple[Any, bytes]] = []
        with reproducible(play):
            while not play.over:
                if rng.random() < amount(compiled=3, off=10, soak=1) / 800:
                    check_step(play)
                    check_texts(play)
                    check_resample(play, rng)
                    check_score(play, rng)
                    kept.append((play.copy(), play.position.states.tobytes()))
                    if rng.random() < 0.1:
                        check_reasons(play)
                seat, action = choose(play, rng, weights)
                play.act(action, seat)
                assert len(play) <= longest
            assert play.legal() == []
            if rng.random() < ENDS:
                check_step(play)
                check_texts(play)
                check_resample(play, rng)
                check_score(play, rng)
                if rng.random() < 0.2:
                    check_reasons(play)
            for earlier, data in kept:  # copies do not change when play goes on
                assert earlier.position.states.tobytes() == data


@pytest.mark.parametrize("batch", BATCHES)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(game: Game, batch: int) -> None:
    """Equal views to the byte, equal legal actions, equal messages, step for step as both worlds go on."""
    rng = random.Random(f"worlds {game.name} {batch}")
    states = 0
    while states < amount(compiled=2_000, off=40, soak=100_000) / len(BATCHES):
        play = random_match(game, rng, chance="given", research=RESEARCH)
        play_to(play, rng, rng.randrange(250))
        seat = rng.choice([*range(play.position.seats), SPECTATOR])
        other = play.position.resample(seat, stream(rng.randrange(1 << 40)))
        states += go_on_alike(play.position, other, seat, rng)


def go_on_alike(one: Position, two: Position, seat: int, rng: random.Random) -> int:
    """Play both worlds on, with actions and outcomes that `seat` is told alike, and compare what it sees."""
    done: list[tuple[int, str, str]] = []
    note = f"seat {seat}; one world: {one}; the other: {two}; then "
    try:
        return _go_on_alike(one, two, seat, rng, done)
    except Exception as error:
        error.add_note(note + "; ".join(f"{actor}: {mine} | {theirs}" for actor, mine, theirs in done))
        raise


def _go_on_alike(one: Position, two: Position, seat: int, rng: random.Random, done: list[tuple[int, str, str]]) -> int:
    game = one.game
    secrets = False
    for compared in range(1, 80):
        secrets = secrets or keeps_secrets(one, seat) or keeps_secrets(two, seat)
        if secrets and (one.who <= 0 or two.who <= 0):  # now they come to light
            return compared
        if one.who == 0 == two.who and one.scores != two.scores:  # what was hidden counts at the end
            return compared
        assert one.observe(seat).tobytes() == two.observe(seat).tobytes()
        assert game.codec.text(one.observe(seat)) == game.codec.text(two.observe(seat))
        assert secrets or one.who == two.who
        if seat != SPECTATOR:
            assert one.numbers(seat) == two.numbers(seat)
            action = rng.randrange(len(game.actions))
            assert message(one, seat, action) == message(two, seat, action)
        if one.who == 0:
            return compared
        actor = rng.choice(one.to_act)
        mine = rng.choice(one.numbers(actor))
        if secrets and actor not in two.to_act:
            done.append((actor, game.text(actor, mine), ""))
            one.act(mine, actor)
            continue
        heard = game.told(unpack(one.states), actor, mine, seat)
        state = unpack(two.states)
        same = [each for each in two.numbers(actor) if game.told(state, actor, each, seat) == heard]
        if not same:
            return compared
        theirs = mine if actor == seat else rng.choice(same)
        done.append((actor, game.text(actor, mine), game.text(actor, theirs)))
        one.act(mine, actor)
        two.act(theirs, actor)
    return compared


def test_a_view_and_a_state_are_told_apart_by_their_size(game: Game) -> None:
    """Who hands over bytes of the wrong kind is turned away: a worker is never told a state."""
    assert game.view.itemsize != game.state.itemsize


def message(position: Position, seat: int, action: int) -> str:
    """What a seat is told if it tries that; empty if it may."""
    return "" if position.reason(action, seat) is None else str(position.illegal(action, seat))


@pytest.mark.parametrize("batch", BATCHES)
def test_seats_that_act_at_once_may_act_in_any_order(game: Game, batch: int) -> None:
    """Every interleaving of what each seat does gives the same bytes when no seat is to act any more."""
    rng = random.Random(f"interleaving {game.name} {batch}")
    if max(game.seats) == 2 and not several_act_at_once(game, rng):
        pytest.skip("nobody ever acts at the same time as somebody else")
    for _ in range(amount(compiled=40, off=1, soak=2_000)):
        play = random_match(game, rng, fixed={"seats": rng.choice(game.seats[-3:])}, research=RESEARCH)
        weights = habit(game, rng)
        begun = play.position.copy()
        lines: dict[int, list[int]] = {seat: [] for seat in range(play.position.seats)}
        while not play.over and len(play) < amount(compiled=700, off=60, soak=1_000):
            seat, action = choose(play, rng, weights)
            before = len(play)
            play.act(action, seat)
            lines[seat].append(action)
            if len(play) - before > 1 or play.over:  # chance has answered: the turn is over
                rest = {each: line[:] for each, line in lines.items() if line}
                other = begun
                while rest:
                    due = rng.choice([each for each in rest if each in other.to_act])
                    other.act(rest[due].pop(0), due)
                    if not rest[due]:
                        del rest[due]
                for actor, number in play._steps[before + 1 :]:
                    assert actor == CHANCE
                    other.act(number, CHANCE)
                assert other == play.position
                begun, lines = play.position.copy(), {each: [] for each in lines}


def several_act_at_once(game: Game, rng: random.Random) -> bool:
    """Whether two seats are to act at the same time anywhere in a random match."""
    play = random_match(game, rng, research=RESEARCH)
    while not play.over:
        if len(play.to_act) > 1:
            return True
        play.act(rng.choice(play.numbers(play.to_act[0])), play.to_act[0])
    return False


def test_texts_of_actions_and_outcomes_are_unique_and_read_back(game: Game) -> None:
    for actor, texts in ((0, game.actions), (CHANCE, game.outcomes)):
        assert [game.read(actor, text) for text in texts] == list(range(len(texts)))
        small = Counter(text.lower() for text in texts)
        for number, text in enumerate(texts):  # where only case tells two texts apart, it matters
            assert small[text.lower()] > 1 or game.read(actor, f"  {text.upper()} ") == number
            assert game.read(actor, text[0].upper() + text[1:]) == number  # as phones begin a line


def test_seats_may_act_only_with_actions_that_apply_alike(game: Game) -> None:
    """The same seed and actions give the same match."""
    rng = random.Random("same")
    play = random_match(game, rng, research=RESEARCH)
    twin = Play(Position.begin(game, play.options, play.position.seats), play.options, play.names, play.seed)
    weights = habit(game, rng)
    while not play.over and len(play) < 300:
        seat, action = choose(play, rng, weights)
        play.act(action, seat)
        twin.act(action, seat)
    assert play.transcript == twin.transcript
    assert play.position == twin.position


def test_outcomes_given_by_hand_lead_to_the_same_position(game: Game) -> None:
    rng = random.Random("given")
    play = random_match(game, rng, research=RESEARCH)
    play_to(play, rng, 60)
    given = Position.begin(game, play.options, play.position.seats)
    for actor, text in play.history():
        given.act(game.read(actor, text), actor)
    assert given == play.position


def test_undoing_and_doing_again_changes_nothing(game: Game) -> None:
    rng = random.Random("undo")
    for _ in range(amount(compiled=20, off=2, soak=200)):
        play = random_match(game, rng, research=RESEARCH)
        play_to(play, rng, rng.randrange(1, 60))
        before = play.transcript
        taken = [play.undo() for _ in range(min(3, sum(actor != CHANCE for actor, _ in play.history())))]
        for actor, text in reversed(taken):
            play.act(text, actor)
        assert play.transcript == before


def test_a_state_fits_in_four_kilobytes(game: Game) -> None:
    assert game.state.itemsize < 4096


def test_records_have_no_stray_bytes(game: Game) -> None:
    """What the fields say is all there is: padding stays zero, or equal views could differ."""
    rng = random.Random("padding")
    play = random_match(game, rng, research=RESEARCH)
    play_to(play, rng, 40)
    for records in (play.position.states, play.position.observe(0), play.position.observe(SPECTATOR)):
        bare = new(records.dtype)
        for name, value in to_dict(records).items():
            bare[0][name] = value
        assert bare.tobytes() == records.tobytes()
        assert clone(records).tobytes() == records.tobytes()


def test_every_option_says_what_it_does_and_refuses_what_it_does_not_know(game: Game) -> None:
    for option in game.options:
        assert option.about
        assert option.default in option.choices
        for choice in option.choices:
            assert game.read_options({option.name: option_text(choice).upper()})[option.name] == choice
        with pytest.raises(NotationError, match=option.name):
            game.read_options({option.name: "no such thing"})
    with pytest.raises(NotationError, match="has no option 'colour'"):
        game.read_options({"colour": 5})
    with pytest.raises(NotationError, match="seats"):
        game.read_seats(9)


def test_display_options_change_no_view(game: Game) -> None:
    for option in game.options:
        if not option.display:
            continue
        views, presented = set(), []
        for choice in option.choices:
            rng = random.Random("display")
            play = random_match(game, rng, fixed={option.name: choice})
            play_to(play, rng, 40)
            views.add(play.position.observe(0).tobytes())
            presented.append(play.view(0))
        assert len(views) == 1
        assert presented[0] != presented[-1]  # what is shown does depend on it


def test_an_unknown_game_is_refused_and_the_known_ones_are_named(game: Game) -> None:
    with pytest.raises(UnknownGame, match=f"unknown game 'chess'; available: .*{game.name}"):
        games.get("chess")


def test_a_view_is_refused_to_a_seat_that_does_not_exist(game: Game) -> None:
    position = Position.begin(game, game.read_options({}), game.seats[0])
    for seat in (-1, -3, 9):
        with pytest.raises(NotationError, match="there is no seat"):
            position.observe(seat)


def test_weights_are_those_of_cards_drawn_blindly(game: Game) -> None:
    """Sampling by weight reproduces the weights (chi-square, p about 0.0001)."""
    position = Position.begin(game, game.read_options({}), game.seats[0])
    draws = stream(11)
    n = amount(compiled=20_000, off=100, soak=200_000)
    weights = np.array(position.weights())
    counts = np.zeros(len(weights))
    for _ in range(n):
        fresh = position.copy()
        counts[fresh.draw(draws)[0][1]] += 1
    due = n * weights / weights.sum()
    seen = due > 0
    assert counts[~seen].sum() == 0
    statistic = ((counts - due)[seen] ** 2 / due[seen]).sum()
    freedom = int(seen.sum()) - 1
    assert statistic < freedom + 4 * (2 * freedom) ** 0.5 + 8
