"""The friendly object: a match in a notebook, and bad input of every kind."""

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import farshore
from farshore import CHANCE, SPECTATOR, FarshoreError, IllegalAction, NotationError, UnknownGame
from farshore.engine.chance import stream
from farshore.engine.game import Game, Option
from farshore.engine.position import Position
from farshore.games import get, lost_cities
from farshore.play import Play, Turn
from tests.games.matches import amount, play_to, random_match

HANDS = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Yx,Y3,B2,B7,W4,W10,G8,R10"


def test_a_match_in_five_lines() -> None:
    play = farshore.new("lost-cities", seed=7)
    assert play.to_act == (1,)
    assert play.legal()[0] == "lay Yx"
    play.act("lay Yx")
    play.act("draw")
    assert play.scores == (0, -40)
    assert play.to_act == (0,)
    assert len(play) == 20


def test_the_same_seed_gives_the_same_match_and_none_a_new_one() -> None:
    assert farshore.new("lost-cities", seed=7).transcript == farshore.new("lost-cities", seed=7).transcript
    assert farshore.new("lost-cities").transcript != farshore.new("lost-cities").transcript


def test_copies_and_pickles_go_on_by_themselves(game: Game) -> None:
    rng = random.Random("copies")
    play = random_match(game, rng)
    play_to(play, rng, 30)
    for twin in (play.copy(), copy.copy(play), copy.deepcopy(play), pickle.loads(pickle.dumps(play))):
        before = play.transcript
        assert twin.transcript == before
        play_to(twin, random.Random(1), 10)
        assert play.transcript == before
        other = play.copy()
        play_to(other, random.Random(1), 10)
        assert other.transcript == twin.transcript  # chance goes on alike too


def test_positions_compare_copy_hash_and_pickle() -> None:
    play = farshore.new("lost-cities", seed=7)
    position = play.position
    twin = pickle.loads(pickle.dumps(position))
    assert twin == position
    assert hash(twin) == hash(position)
    assert twin.game is position.game
    twin.act(twin.numbers(1)[0], 1)
    assert twin != position
    assert position != "a text"
    assert repr(position).startswith("<lost-cities: colours=5")
    assert repr(play).startswith("<Play lost-cities: 17 steps")


def test_gains_are_what_trying_out_gives(game: Game) -> None:
    rng = random.Random(5)
    changed = 0
    for _ in range(8):
        play = random_match(game, rng)
        for _ in range(12):
            play_to(play, rng, rng.randrange(40))
            for seat in play.to_act:
                position, tried = play.position, []
                before = position.states.tobytes()
                for number in position.numbers(seat):
                    after = position.copy()
                    after.act(number, seat)
                    tried.append((number, after.scores[seat] - position.scores[seat]))
                assert position.gains(seat) == tried
                assert position.numbers(seat) == [number for number, _ in tried]
                assert position.states.tobytes() == before
                changed += any(points for _, points in tried)
    assert changed > 0


def test_history_as_each_seat_saw_it() -> None:
    play = farshore.new("lost-cities", seed=7)
    play.act("lay Yx")
    play.act("draw")
    drawn = play.history()[-1].text
    assert [step.text for step in play.history()[-3:]] == ["lay Yx", "draw", drawn]
    assert play.history(1) != play.history(0)
    assert play.history(1)[-1] == (CHANCE, drawn)
    assert play.history(0)[-1] == play.history(SPECTATOR)[-1] == (CHANCE, "card ?")
    with pytest.raises(NotationError, match="there is no seat 5"):
        play.history(5)


def test_undo_takes_back_an_action_with_what_chance_answered() -> None:
    play = farshore.new("lost-cities", seed=7)
    start = play.transcript
    play.act("lay Yx")
    play.act("draw")
    assert play.undo() == (1, "draw")
    assert play.undo() == (1, "lay Yx")
    assert play.transcript == start
    with pytest.raises(IllegalAction, match="nothing has been done"):
        play.undo()


def test_undo_and_history_are_those_of_the_match_played_anew(game: Game) -> None:
    """Whatever was asked in between: a match that was never asked and never undone says the same."""
    rng = random.Random(f"undo {game.name}")
    for _ in range(amount(compiled=6, off=1, soak=200)):
        play = random_match(game, rng)
        audiences = (SPECTATOR, *range(play.position.seats))
        for _ in range(8):
            play_to(play, rng, rng.randrange(60))
            play.history(rng.choice(audiences))
            for _ in range(rng.randrange(25)):
                if any(step.actor != CHANCE for step in play.history()):
                    play.undo()
        again = farshore.load(play.transcript)
        assert again.position == play.position
        assert again.transcript == play.transcript
        assert [play.history(seat) for seat in audiences] == [again.history(seat) for seat in audiences]


def test_undo_and_history_do_not_replay_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it is, only a few steps are carried out again."""
    play = random_match(GAME, random.Random(4), fixed={"rounds": 3})
    play_to(play, random.Random(4), 300)
    assert len(play) > 300
    play.history(0)
    carried_out = 0
    advance = Position.advance

    def counted(self: Position, *args: Any) -> list[tuple[int, int]]:
        nonlocal carried_out
        carried_out += 1
        return advance(self, *args)

    monkeypatch.setattr(Position, "advance", counted)
    play.undo()
    play.history(0)
    play.act(play.legal()[0])
    play.history(0)
    assert carried_out < 100


def test_a_turn_holds_what_its_seat_may_know_and_nothing_else(game: Game) -> None:
    """Two matches that a seat cannot tell apart give it the same turn: all it reads, samples and draws."""
    rng = random.Random(f"turn {game.name}")
    for _ in range(amount(compiled=20, off=2, soak=500)):
        play = random_match(game, rng)
        play_to(play, rng, rng.randrange(200))
        for seat in play.to_act:
            other = Play(play.position.resample(seat, stream(rng.randrange(99))), play.options, play.names)
            mine, theirs = play.turn(seat), other.turn(seat)
            assert mine.legal() == theirs.legal() == play.legal(seat)
            assert mine.numbers() == theirs.numbers() == play.numbers(seat)
            assert mine.view() == theirs.view() == play.view(seat)
            world = mine.sample()
            assert world == theirs.sample() != mine.sample()
            assert world.legal(seat) == play.legal(seat)
            assert world.view(seat) == play.view(seat)
            assert mine.rng.random() != play.turn(seat, seed=1).rng.random() != theirs.rng.random()
            world.act(mine.legal()[-1], seat)
            assert farshore.load(world.transcript).position == world.position


def test_a_turn_knows_what_was_agreed() -> None:
    play = farshore.new(lost_cities.GAME, seed=7, rounds=2, piles="full")
    assert play.turn().options == play.options
    alone = Turn(play.game, play.position.observe(1), 1)  # as in another process: display options have their defaults
    assert alone.options == {**play.options, "piles": "top"}
    assert alone.seats == 2
    for seat in (0, CHANCE, 5):
        with pytest.raises(NotationError, match=f"it is not for seat {seat} to act now"):
            play.turn(seat)


def test_a_match_may_begin_anywhere() -> None:
    play = farshore.new("lost-cities", position=HANDS + " colours=6 laid0=P5", seed=3)
    assert play.options["colours"] == 6
    assert play.scores == (-15, 0)
    with pytest.raises(NotationError, match="option rounds cannot be given beside it"):
        farshore.new("lost-cities", position=HANDS, rounds=1)


def test_a_loaded_match_goes_on_with_given_outcomes(tmp_path: Path) -> None:
    play = farshore.new("lost-cities", seed=7)
    play.act("lay Yx")
    path = tmp_path / "match.txt"
    path.write_text(play.transcript)
    again = farshore.load(path)
    again.act("draw")
    assert again.to_act == (CHANCE,)
    with pytest.raises(IllegalAction, match="cannot happen now"):
        again.act("card Yx" if "card Yx" not in again.legal() else "card P2")
    again.act(again.legal()[0])
    assert again.to_act == (0,)


def test_a_loaded_match_goes_on_by_itself_with_a_seed() -> None:
    play = farshore.new("lost-cities", seed=7)
    play.act("lay Yx")
    again = farshore.load(play.transcript, seed=7)
    play.act("draw")
    again.act("draw")
    assert again.transcript == play.transcript  # the same seed: the same cards from here on
    assert again.to_act == (0,)
    with pytest.raises(NotationError, match="seed cannot be -3"):
        farshore.load(play.transcript, seed=-3)


def test_matches_compare_by_what_happened() -> None:
    play = farshore.new("lost-cities", seed=7)
    twin = play.copy()
    assert play == twin
    twin.act("lay Yx")
    assert play != twin
    assert play != "a text"


def test_what_was_agreed_cannot_be_changed_later() -> None:
    play = farshore.new("lost-cities", seed=7)
    with pytest.raises(TypeError):
        play.options["colours"] = 6  # type: ignore[index]


def test_the_name_of_a_file_is_not_taken_for_a_transcript() -> None:
    with pytest.raises(NotationError, match=r"to read a file, pass a pathlib\.Path"):
        farshore.load("match.txt")


def test_games_are_listed_and_print_shortly() -> None:
    assert farshore.GAMES == ("entdecker", "explorers", "lost-cities")
    assert repr(GAME) == "<Game lost-cities, rules version 1>"
    assert "Any" not in dir(farshore)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.bin"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(NotationError, match="is not a text in UTF-8"):
        farshore.load(path)


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"game": "chess"}, UnknownGame, "unknown game 'chess'; available: entdecker, explorers, lost-cities"),
        ({"seed": -1}, NotationError, "seed cannot be -1"),
        ({"game": ["lost-cities"]}, UnknownGame, "unknown game ['lost-cities']"),
        ({"game": None}, UnknownGame, "unknown game None"),
        ({"seed": "7"}, NotationError, "seed cannot be '7'"),
        ({"seed": 10**5000}, NotationError, "seed cannot be a int that cannot be shown"),
        ({"seed": 7.0}, NotationError, "seed cannot be 7.0"),
        ({"seats": 2.0}, NotationError, "seats cannot be 2.0"),
        ({"seats": 10**5000}, NotationError, "seats cannot be"),
        ({"names": 5}, NotationError, "names cannot be 5"),
        ({"names": "ab"}, NotationError, "names cannot be 'ab'"),
        ({"names": [b"a", b"b"]}, NotationError, "b'a' cannot be a name"),
        ({"position": 5}, NotationError, "position cannot be 5"),
        ({"position": b"x"}, NotationError, "position cannot be b'x'"),
        ({"position": HANDS, "suits": 3}, NotationError, "has no option 'suits'"),
        ({"rounds": 10**5000}, NotationError, "option rounds cannot be"),
        ({"rounds": [3]}, NotationError, "option rounds cannot be [3]"),
        ({"rounds": None}, NotationError, "rounds cannot be None"),
        ({"seed": True}, NotationError, "seed cannot be True"),
        ({"seed": 1 << 63}, NotationError, "seed cannot be"),
        ({"seats": 3}, NotationError, "takes 2 seats"),
        ({"names": ["Ada"]}, NotationError, "cannot be played by 1"),
        ({"names": ["Ada", "Ben"], "seats": 3}, NotationError, "takes 2 seats"),
        ({"names": ["Ada", "a\nb"]}, NotationError, "cannot be a name"),
        ({"names": ["Ada", 3]}, NotationError, "3 cannot be a name"),
        ({"chance": "lucky"}, NotationError, "chance cannot be 'lucky'"),
        ({"rounds": 21}, NotationError, "a whole number from 1 to 20"),
        ({"rounds": 1.5}, NotationError, "rounds cannot be 1.5"),
        ({"stall_guard": 1}, NotationError, "stall_guard cannot be 1"),
        ({"players": 2}, NotationError, "has no option 'players'"),
        ({"position": "hand0=R2"}, NotationError, "hand0=R2 has 1 cards"),
    ],
)
def test_what_cannot_be_is_refused_when_a_match_is_made(
    arguments: dict[str, object], error: type[FarshoreError], reason: str
) -> None:
    with pytest.raises(error) as refused:
        farshore.new(**{"game": "lost-cities", **arguments})  # type: ignore[call-overload]
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("action", "seat", "error", "reason"),
    [
        ("fly", None, NotationError, "cannot read the action 'fly': expected 'lay R7'"),
        ("lay R9", 1, IllegalAction, "it is not for seat 1 to act now"),
        ("lay R9", 7, IllegalAction, "there is no seat 7"),
        ("lay R9", SPECTATOR, IllegalAction, "there is no seat -2"),
        (0, -3, IllegalAction, "there is no seat -3"),
        (9999, -3, IllegalAction, "no action has the number 9999"),
        (0, 10**30, NotationError, "seat cannot be"),
        (0, "0", NotationError, "seat cannot be '0'"),
        (None, None, NotationError, "action cannot be None"),
        (True, None, NotationError, "action cannot be True"),
        (1.0, None, NotationError, "action cannot be 1.0"),
        (b"draw", None, NotationError, "action cannot be b'draw'"),
        (1 << 63, None, NotationError, "action cannot be"),
        pytest.param(10**5000, None, NotationError, "action cannot be", id="huge"),
        ("card R2", CHANCE, IllegalAction, "no outcome is awaited"),
        ("lay R2", None, IllegalAction, "R2 is not in the hand of seat 0"),
        (9999, None, IllegalAction, "no action has the number 9999"),
        (-1, None, IllegalAction, "no action has the number -1"),
        (126, None, IllegalAction, "a turn begins with laying"),
    ],
)
def test_what_cannot_be_done_is_refused_with_reason_position_and_choices(
    action: Any, seat: Any, error: type[FarshoreError], reason: str
) -> None:
    play = farshore.new("lost-cities", position=HANDS, chance="given")
    before = play.transcript
    with pytest.raises(error) as refused:
        play.act(action, seat)
    assert reason in str(refused.value)
    if isinstance(refused.value, IllegalAction):
        assert f"in seat={seat or 0} colours=5" in str(refused.value) or seat not in (None, 0, 1)
        assert "hand1=?,?,?" in str(refused.value) or seat == 1  # what is hidden from that seat stays hidden
        assert refused.value.allowed == (tuple(play.legal()) if seat is None else ())
    if isinstance(action, str) and seat is None:
        assert "in seat=0 colours=5" in str(refused.value)
        assert "allowed: lay Yx, " in str(refused.value)
    assert play.transcript == before


@pytest.mark.parametrize("seat", [5, -1, -3, "0", 1.0, True, 10**30, pytest.param(10**5000, id="huge"), [0]])
def test_what_is_no_seat_is_refused(seat: object) -> None:
    play = farshore.new("lost-cities", seed=7)
    for ask in (play.view, play.history, play.legal, play.numbers):
        if seat == -1 and ask in (play.legal, play.numbers):
            continue  # chance has outcomes
        with pytest.raises(NotationError, match="seat"):
            ask(seat)  # type: ignore[arg-type]


def test_whole_numbers_of_numpy_are_numbers() -> None:
    """And they are made plain: another width must not compile the rules once more."""
    play: Play = farshore.new("lost-cities", seed=np.int64(7))  # type: ignore[call-overload]
    for action in (np.uint8(play.numbers()[0]), np.int32(120)):
        play.act(action, np.int16(1))  # type: ignore[arg-type]
    assert play.transcript.count("1 lay Yx") == 1
    assert all(type(number) is int for step in play._steps for number in step)


def test_none_turns_an_option_off() -> None:
    assert farshore.new("lost-cities", stall_guard=None).options["stall_guard"] is False


@pytest.mark.parametrize("source", [None, 5, b"farshore 1", Path("no such file"), Path("."), Path("a\0b")])
def test_what_cannot_be_loaded_is_refused(source: object) -> None:
    with pytest.raises(NotationError):
        farshore.load(source)  # type: ignore[arg-type]


def test_after_the_end_nothing_can_be_done() -> None:
    play = farshore.new("lost-cities", seed=1, rounds=1)
    while not play.over:
        play.act(play.legal()[-1])
    before = play.transcript
    for seat in (None, 0, 1, CHANCE):
        with pytest.raises(IllegalAction, match="the match is over; in seat="):
            play.act("card R2" if seat == CHANCE else "draw", seat)
    assert play.why("draw") == "the match is over"
    assert play.transcript == before
    assert (play.legal(), play.numbers(), play.to_act) == ([], [], ())


def test_errors_can_be_pickled() -> None:
    for error in (IllegalAction("code", "sentence", ("draw",)), farshore.TranscriptError(3, "why"), UnknownGame("x")):
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


PLAY = farshore.new("lost-cities", position=HANDS, chance="given")
DRAWING = PLAY.copy()
DRAWING.act("lay R9")
DRAWING.act("draw")
GAME = get("lost-cities")
WORDS = st.lists(
    st.sampled_from([*GAME.actions[::7], *GAME.outcomes[::7], "hand0=", "turn=0:lay", "R7,", "=", "?", "!", "-", "99"])
    | st.text(max_size=4)
)
TEXTS = st.text() | WORDS.map(" ".join) | WORDS.map("".join)


@pytest.mark.slow
@settings(max_examples=amount(compiled=500, off=50, soak=10_000))
@given(TEXTS)
def test_no_text_for_an_action_does_harm(text: str) -> None:
    before = PLAY.position.states.tobytes()
    try:
        number = PLAY.position.parse_action(text, 0)
    except FarshoreError as error:
        assert len(str(error)) > 10
    else:
        assert GAME.actions[number] in PLAY.legal()
    assert PLAY.position.states.tobytes() == before


@pytest.mark.slow
@settings(max_examples=amount(compiled=500, off=50, soak=10_000))
@given(TEXTS)
def test_no_text_for_an_outcome_does_harm(text: str) -> None:
    before = DRAWING.position.states.tobytes()
    try:
        number = DRAWING.position.parse_action(text, CHANCE)
    except FarshoreError as error:
        assert len(str(error)) > 10
    else:
        assert GAME.outcomes[number] in DRAWING.legal()
    assert DRAWING.position.states.tobytes() == before


@pytest.mark.slow
@settings(max_examples=amount(compiled=500, off=50, soak=10_000))
@given(TEXTS)
def test_no_text_for_a_state_does_harm(text: str) -> None:
    try:
        GAME.codec.parse_state(text)
    except FarshoreError as error:
        assert len(str(error)) > 10


@pytest.mark.slow
@settings(max_examples=amount(compiled=500, off=50, soak=10_000))
@given(TEXTS)
def test_no_text_for_a_view_does_harm(text: str) -> None:
    try:
        GAME.codec.parse_view(text)
    except FarshoreError as error:
        assert len(str(error)) > 10


STATE_TEXT = str(PLAY.position)


@pytest.mark.slow
@settings(max_examples=amount(compiled=500, off=50, soak=10_000))
@given(st.data())
def test_a_changed_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(STATE_TEXT) - 1))
    cut = data.draw(st.integers(0, 3))
    text = (
        STATE_TEXT[:at]
        + data.draw(st.sampled_from(["", "R", "x", "9", "0", ",", "!", "R10,", "?"]))
        + STATE_TEXT[at + cut :]
    )
    try:
        position = Position.parse(GAME, text, 2)
    except NotationError as error:
        assert len(str(error)) > 10
    else:
        assert str(Position.parse(GAME, str(position), 2)) == str(position)
        assert position.to_act == () or position.numbers(position.to_act[0])


@pytest.mark.slow
@settings(max_examples=amount(compiled=500, off=50, soak=10_000))
@given(TEXTS, st.sampled_from(GAME.options))
def test_no_text_for_an_option_does_harm(text: str, option: Option) -> None:
    try:
        assert option.read(text) in option.choices
    except NotationError as error:
        assert option.name in str(error)


@pytest.mark.slow
@settings(max_examples=amount(compiled=500, off=50, soak=10_000))
@given(TEXTS)
def test_no_text_for_a_name_does_harm(text: str) -> None:
    try:
        play = farshore.new("lost-cities", position=HANDS, chance="given", names=["Ada", text])
    except NotationError as error:
        assert "cannot be a name" in str(error)
    else:
        assert farshore.load(play.transcript).names == ("Ada", text)
