"""Learned players: networks, what they see, how they learn, and runs of training that can be stopped."""

import io
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from farshore import games
from farshore.bots import make
from farshore.bots.learned import (
    Learned,
    learned_digest,
    learned_numbers,
    network_file,
    read_network,
    write_network,
)
from farshore.bots.network import (
    PART_INPUTS,
    PARTS,
    Declaration,
    Network,
    cells,
    dense,
    network_of,
    network_with,
    read_inputs,
    steps,
)
from farshore.bots.seed_lists import SEEDS
from farshore.bots.self_play import IMITATE, LEARN, LEARNER, RULE, Rows, Table, room_for
from farshore.bots.training.gradients import Adam, Mathematics, chances
from farshore.bots.training.learning import Settings, imitate, improve
from farshore.bots.training.run import Training
from farshore.bots.weights import Setup
from farshore.engine.encoding import encoding_of
from farshore.engine.errors import NotationError
from farshore.engine.kernel import COMPILED
from farshore.engine.position import Position
from farshore.engine.record import Cells
from farshore.play import Play, Turn, new
from farshore.terminal import main
from farshore.terminal.train import written
from tests.games.matches import SOAK, amount, play_to, random_match

LOST_CITIES = games.get("lost-cities")
make(LOST_CITIES, 1, 0)
ONE_ROUND = Setup.read(LOST_CITIES, "rounds=1")
NETWORK = network_of(LOST_CITIES)
SMALL = replace(NETWORK.declaration, width=16)
QUICK: dict[str, Any] = {"imitation": 3, "rounds": 5, "matches": 40, "judged_every": 5, "judged_sets": 30, "rate": 1e-3}


def table(network: Network) -> Table:
    return Table(network, Position.begin(LOST_CITIES, ONE_ROUND.options, 2).states, 2)


def some_rows(network: Network, numbers: Cells, how: int = LEARN, matches: int = 4) -> Rows:
    rows = room_for(network, matches * 1000)  # at first a network stalls
    return table(network).play(numbers[None], np.full((matches, 2), LEARNER), 5, how, rows=rows, kept=0.9).rows


def networks() -> Iterator[Network]:
    yield NETWORK
    yield network_with(LOST_CITIES, SMALL)
    yield network_with(LOST_CITIES, dense(LOST_CITIES))


@pytest.fixture(params=list(networks()), ids=["declared", "small", "dense"])
def network(request: pytest.FixtureRequest) -> Network:
    found: Network = request.param
    return found


def npy(array: Cells) -> bytes:
    """An array as numpy writes it."""
    out = io.BytesIO()
    np.save(out, array)
    return out.getvalue()


def npz(**arrays: Cells) -> bytes:
    """Arrays as numpy writes them."""
    out = io.BytesIO()
    np.savez(out, **arrays)  # type: ignore[arg-type]
    return out.getvalue()


# ---- the network


def test_compiled_code_and_numpy_make_the_same_of_a_view(network: Network) -> None:
    numbers = network.fresh(np.random.default_rng(1)) + np.float32(0.01)
    rows = some_rows(network, numbers)
    made = Mathematics(network).forward(numbers, rows.inputs)
    np.testing.assert_allclose(made.values, rows.values, atol=1e-5)
    taken = chances(made.outputs, rows.allowed)[np.arange(len(rows.taken)), rows.taken]
    np.testing.assert_allclose(np.log(taken), rows.logs, atol=1e-4)


def test_derivatives_are_what_small_changes_do(network: Network) -> None:
    rng = np.random.default_rng(2)
    mathematics = Mathematics(network)
    numbers = network.fresh(rng)
    inputs = some_rows(network, numbers, matches=1).inputs[:40].astype(np.float64)
    exact = numbers.astype(np.float64) + 0.05 * rng.standard_normal(network.count)
    by_outputs, by_values = rng.standard_normal((len(inputs), network.output_count)), rng.standard_normal(len(inputs))

    def whole(at: Cells) -> float:
        made = mathematics.forward(at, inputs)
        return float((made.outputs * by_outputs).sum() + (made.values * by_values).sum())

    gradient = mathematics.backward(exact, mathematics.forward(exact, inputs), by_outputs.copy(), by_values)
    start = 0
    for rows, columns in network.shapes.values():
        for place in start + rng.integers(rows * columns, size=4 if rows * columns else 0):
            higher, lower = exact.copy(), exact.copy()
            higher[place] += 1e-5
            lower[place] -= 1e-5
            assert gradient[place] == pytest.approx((whole(higher) - whole(lower)) / 2e-5, rel=1e-3, abs=1e-5)
        start += rows * columns


def test_parts_that_change_places_change_places_in_what_is_preferred() -> None:
    numbers = NETWORK.fresh(np.random.default_rng(3)) + np.float32(0.01)
    rows = some_rows(NETWORK, numbers, matches=1)
    parts, size, slots = int(NETWORK.sizes[PARTS]), int(NETWORK.sizes[PART_INPUTS]), NETWORK.declaration.slots
    order = np.array([3, 0, 4, 5, 1, 2])
    turned = rows.inputs.copy()
    turned[:, : parts * size] = turned[:, : parts * size].reshape(-1, parts, size)[:, order].reshape(-1, parts * size)
    mathematics = Mathematics(NETWORK)
    one, other = mathematics.forward(numbers, rows.inputs), mathematics.forward(numbers, turned)
    np.testing.assert_allclose(one.values, other.values, atol=1e-5)
    split = parts * slots
    there = one.outputs[:, :split].reshape(-1, parts, slots)[:, order]
    np.testing.assert_allclose(there.reshape(-1, split), other.outputs[:, :split], atol=1e-5)
    np.testing.assert_allclose(one.outputs[:, split:], other.outputs[:, split:], atol=1e-5)


def test_what_is_read_are_the_numbers_of_the_view_as_declared() -> None:
    declared = Declaration(
        parts=6,
        part=(
            cells("mine.counts"),
            cells("mine.counts").unless("top", 1, (1, 1, 2, 3, 4, 5, 6, 7, 8, 9)),
            cells("total", 0.1).of(1),
            steps("length", 1, 3),
        ),
        slots=21,
        context=(cells("deck"), steps("deck", 10, 30)),
        others=1,
        place=NETWORK.declaration.place,
        setups=("rounds=1",),
    )
    network = network_with(LOST_CITIES, declared)
    inputs = np.zeros(network.inputs, np.float32)
    seen = 0
    for seed in range(amount(10, 5, 100)):
        position = some_position(seed)
        view = position.observe(seed % 2)
        read_inputs(encoding_of(LOST_CITIES).encode(view), network.places, network.makings, inputs)
        me, deck = seed % 2, int(view["deck"][0])
        for suit in range(6):
            mine, held, total, steps_ = np.split(inputs[suit * 23 : suit * 23 + 23], [10, 20, 21])
            cards = [int(card) for card in view["mine"][0][: view["held"][0][me]] if card // 10 == suit]
            top = int(view["top"][0][1 - me][suit])
            assert mine.round(3).tolist() == [cards.count(suit * 10 + rank) for rank in range(10)]
            fits = [rank > top if rank else top == 0 for rank in range(10)]
            assert held.round(3).tolist() == [count * fit for count, fit in zip(mine.round(3), fits, strict=True)]
            assert total[0] == pytest.approx(view["total"][0][1 - me][suit] / 10, abs=1e-5)
            length = int(view["length"][0][me][suit])
            assert steps_.tolist() == [length >= 1, length >= 3]
            seen += len(cards)
        assert inputs[-3:].round(3).tolist() == [deck, deck >= 10, deck >= 30]
    assert seen > 0


def test_a_declaration_that_does_not_suit_the_game_is_refused() -> None:
    def refused(**changed: object) -> str:
        with pytest.raises(TypeError) as error:
            network_with(LOST_CITIES, replace(SMALL, **changed))  # type: ignore[arg-type]
        return str(error.value)

    assert "no feature tops: it has" in refused(part=(cells("tops"),))
    assert "1 cells, which are not alike for 6 parts" in refused(part=(cells("deck"),))
    assert "stall has no place for every seat" in refused(context=(cells("stall").of(1),))
    assert "expected a limit for each" in refused(part=(cells("known").unless("top", 0, (1, 2)),))
    assert "two actions have the same place" in refused(place=lambda action: (0, 0))


# ---- learning


def test_advantages_add_up_to_the_margin_of_the_match() -> None:
    """With lambda 1 what a row returns is the margin; with less it is between that and what was expected."""
    numbers = NETWORK.fresh(np.random.default_rng(4))
    rows = room_for(NETWORK, 5000)
    played = table(NETWORK).play(numbers[None], np.full((1, 2), LEARNER), 9, LEARN, rows=rows, kept=1.0)
    points = NETWORK.declaration.points
    assert played.margins[0, 0] == -played.margins[0, 1] != 0
    for seat in range(2):
        own = played.rows.seats == seat
        assert own.any()
        np.testing.assert_allclose(played.rows.returns[own], played.margins[0, seat] / points, atol=1e-4)
    less = table(NETWORK).play(numbers[None], np.full((1, 2), LEARNER), 9, LEARN, rows=rows, kept=0.0).rows
    own = np.flatnonzero(less.seats == 0)
    np.testing.assert_allclose(less.returns[own[:-1]], less.expected[own[1:]], atol=1e-5)


def test_only_the_learners_decisions_are_written_down_and_no_match_is_cut() -> None:
    numbers = NETWORK.fresh(np.random.default_rng(5))[None]
    players = np.array([[LEARNER, RULE], [RULE, LEARNER], [RULE, RULE]])
    rows = room_for(NETWORK, 5000)
    played = table(NETWORK).play(numbers, players, 3, LEARN, rows=rows)
    assert len(played.lengths) == 3
    first = table(NETWORK).play(numbers, players[:1], 3, LEARN, rows=rows).rows.seats
    assert set(first.tolist()) == {0}
    assert set(played.rows.seats.tolist()) == {0, 1}
    short = table(NETWORK).play(numbers, players, 3, LEARN, rows=room_for(NETWORK, len(first) + 2))
    assert len(short.lengths) == 1
    assert len(short.rows.taken) == len(first)


def test_imitation_makes_the_rule_bots_choice_more_likely_and_ppo_what_went_better() -> None:
    network = network_with(LOST_CITIES, SMALL)
    mathematics, rng = Mathematics(network), np.random.default_rng(6)
    numbers = network.fresh(rng)
    rows = some_rows(network, numbers, IMITATE, 10)

    def share(of: Cells, rows: Rows) -> Cells:
        made = mathematics.forward(of, rows.inputs)
        found: Cells = chances(made.outputs, rows.allowed)[np.arange(len(rows.taken)), rows.taken]
        return found

    before = share(numbers, rows).mean()
    imitate(mathematics, numbers, Adam(network.count), rows, Settings(3e-3, batch=128, epochs=5), rng)
    assert share(numbers, rows).mean() > before + 0.1
    rows = some_rows(network, numbers, LEARN, 10)
    laid = rows.taken % SMALL.slots < 10
    assert 0 < laid.mean() < 1
    rows.advantages[:] = np.where(laid, 1.0, -1.0)  # as if it always went better with a card laid
    old = share(numbers, rows)
    improve(mathematics, numbers, Adam(network.count), rows, Settings(3e-3, batch=128, undecided=0.0), rng)
    new = share(numbers, rows)
    assert (new - old)[laid].mean() > 0.05
    assert (new - old)[~laid].mean() < -0.05


# ---- runs


def test_a_run_ends_better_than_it_began_and_is_the_same_after_a_stop(tmp_path: Path) -> None:
    run = Training(LOST_CITIES, tmp_path / "one", SMALL, **QUICK)
    fresh = run.numbers.copy()
    told = list(run.rounds())
    gained = run.margins(run.numbers, None) - run.margins(fresh, None)
    assert gained.mean() > 20 + 2 * gained.std() / len(gained) ** 0.5
    assert [each.number for each in told] == [1, 2, 3, 4, 5]
    assert told[-1].judged
    stopped = Training(LOST_CITIES, tmp_path / "two", SMALL, **QUICK)
    next(stopped.rounds())
    again = Training(LOST_CITIES, tmp_path / "two", SMALL, **QUICK)
    assert again.done == 1
    assert [each.number for each in again.rounds()] == [2, 3, 4, 5]
    assert (again.numbers == run.numbers).all()
    assert (again.best == run.best).all()
    assert [replace_seconds(each) for each in again.told()] == [replace_seconds(each) for each in told]


def replace_seconds(each: object) -> dict[str, object]:
    return {name: getattr(each, name) for name in each.__struct_fields__ if name != "seconds"}  # type: ignore[attr-defined]


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    Training(LOST_CITIES, tmp_path, SMALL, **QUICK)
    with pytest.raises(NotationError, match="is another run: its seed was 0 and is 1 now; choose another folder"):
        Training(LOST_CITIES, tmp_path, SMALL, **QUICK, seed=1)
    Training(LOST_CITIES, tmp_path, SMALL, **{**QUICK, "rounds": 6})
    with pytest.raises(NotationError, match="matches cannot be 0: at least 1"):
        Training(LOST_CITIES, tmp_path / "other", SMALL, matches=0)
    with pytest.raises(NotationError, match="a run of training has no speed"):
        Training(LOST_CITIES, tmp_path / "other", SMALL, speed=3)
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(NotationError, match="is no plan of a run"):
        Training(LOST_CITIES, tmp_path, SMALL, **QUICK)


def test_the_command_writes_a_network_that_plays_its_record_and_a_curve(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    arguments = ["train", "lost-cities", "--folder", str(folder), "--rounds", "2", "--imitation", "1"]
    arguments += ["--matches", "5", "--judged-every", "1", "--judged-sets", "2"]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    assert "1 of 2: imitates, loss" in result.output
    assert "2 of 2: plays, loss" in result.output
    record = (folder / "network.md").read_text()
    assert "Seed: 0. Matches with 'rounds=1'." in record
    assert f"sha256 {learned_digest(read_network(folder / 'network.npz', NETWORK))}" in record
    assert "had no room" not in record
    assert record.count("\n| ") == 3
    assert (folder / "curve.svg").read_text().startswith("<svg")
    numbers = read_network(folder / "network.npz", NETWORK)
    turn = position_turn(some_position(3))
    assert Learned(LOST_CITIES, numbers=numbers).choose(turn) in turn.numbers()
    again = CliRunner().invoke(main, arguments)
    assert f"{folder} has 2 rounds: going on after them" in again.output
    assert (folder / "network.md").read_text().splitlines()[4:] == record.splitlines()[4:]


def test_a_run_is_prolonged_but_not_shortened_below_what_is_done(tmp_path: Path) -> None:
    quick: dict[str, Any] = {"imitation": 1, "matches": 5, "judged_every": 1, "judged_sets": 2}
    list(Training(LOST_CITIES, tmp_path, SMALL, **quick, rounds=2).rounds())
    plan = (tmp_path / "plan.json").read_bytes()
    with pytest.raises(NotationError, match=r"rounds cannot be 1: .* has 2 rounds already, so at least that many"):
        Training(LOST_CITIES, tmp_path, SMALL, **quick, rounds=1)
    assert (tmp_path / "plan.json").read_bytes() == plan
    same = Training(LOST_CITIES, tmp_path, SMALL, **quick, rounds=2)
    assert not list(same.rounds())
    assert "was changed" not in written(same, same.told(), "farshore train")
    longer = Training(LOST_CITIES, tmp_path, SMALL, **quick, rounds=3)
    assert [each.number for each in longer.rounds()] == [3]
    again = Training(LOST_CITIES, tmp_path, SMALL, **quick, rounds=3)
    assert "\nAfter round 2 of 2 the number of rounds was changed.\n" in written(again, again.told(), "farshore train")


def test_the_record_counts_matches_that_had_no_room(tmp_path: Path) -> None:
    run = Training(
        LOST_CITIES, tmp_path, SMALL, imitation=0, matches=20, rounds=1, judged_every=1, judged_sets=2,
        setups=("rounds=5",),
    )  # fmt: skip
    (told,) = run.rounds()
    assert told.matches < 20
    assert f"; {told.matches} matches, since 20 had no room\n" in written(run, run.told(), "farshore train")


@pytest.mark.skipif(not SOAK, reason="takes a minute")
def test_a_minute_of_training_beats_what_imitation_came_to(tmp_path: Path) -> None:
    """From then on it learns from matches against itself, the rule bot and its checkpoints."""
    run = Training(LOST_CITIES, tmp_path, imitation=6, rounds=60, matches=150, judged_every=6, judged_sets=50)
    fresh = run.numbers.copy()
    list(run.rounds())
    imitated = np.load(tmp_path / "checkpoints" / "00006.npy")
    assert run.margins(imitated, fresh).mean() > 50
    gained = run.margins(run.best, imitated, SEEDS["validation"], 500)
    assert gained.mean() > 2 * gained.std() / len(gained) ** 0.5


# ---- the player


def some_position(seed: int) -> Position:
    """A position of a random match of one round in which a seat is to act."""
    rng = random.Random(seed)
    while True:
        play = random_match(LOST_CITIES, rng, chance="drawn", fixed={"rounds": 1})
        play_to(play, rng, rng.randrange(60))
        if not play.over:
            return play.position


def test_the_same_player_chooses_from_a_view_and_in_compiled_matches() -> None:
    """A match of the library in which it chooses for both seats goes as the compiled one does."""
    numbers = NETWORK.fresh(np.random.default_rng(7))
    bot = Learned(LOST_CITIES, numbers=numbers)
    count = amount(5, 1, 50)
    compiled = table(NETWORK).play(numbers[None], np.zeros((count, 2), np.int64), 60)
    for match in range(count):
        play: Play = new(LOST_CITIES, seed=60 + match, rounds=1)
        length = 0
        while not play.over:
            play.act(bot.choose(play.turn(play.to_act[0])))
            length += 1
        first, second = play.scores
        assert compiled.margins[match].tolist() == [first - second, second - first]
        assert compiled.lengths[match] == length


def test_what_a_player_prefers_is_what_numpy_makes_of_the_view() -> None:
    numbers = NETWORK.fresh(np.random.default_rng(7))
    bot = Learned(LOST_CITIES, numbers=numbers)
    mathematics = Mathematics(NETWORK)
    inputs = np.zeros((1, NETWORK.inputs), np.float32)
    for seed in range(amount(20, 5, 200)):
        position = some_position(seed)
        turn = position_turn(position)
        read_inputs(encoding_of(LOST_CITIES).encode(turn.record), NETWORK.places, NETWORK.makings, inputs[0])
        made = mathematics.forward(numbers, inputs)
        action, value = bot.judge(turn)
        legal = turn.numbers()
        assert action in legal
        assert made.outputs[0, NETWORK.outputs[action]] >= made.outputs[0, NETWORK.outputs[legal]].max() - 1e-5
        assert value == pytest.approx(made.values[0] * NETWORK.declaration.points, abs=1e-3)


def position_turn(position: Position) -> Turn:
    seat = position.to_act[0]
    return Turn(LOST_CITIES, position.observe(seat), seat)


def test_a_network_is_kept_with_what_it_belongs_to(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    numbers = NETWORK.fresh(np.random.default_rng(8))
    write_network(file, NETWORK, numbers)
    assert (read_network(file, NETWORK) == numbers).all()
    with pytest.raises(NotationError, match=r"belongs to another network than that of Lost Cities: .* train it again"):
        read_network(file, network_with(LOST_CITIES, SMALL))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "holds no network: .* expected a file that ends in .npz"),
        (b"nothing", "holds no network: "),
        (b"PK\x03\x04 and no more", "holds no network: "),
        (npy(np.zeros(3)), "holds no network: "),
        (npz(numbers=np.zeros(3)), "holds no network: it lacks digest$"),
        (npz(numbers=np.zeros(3), digest=np.array("x"))[:-40], "holds no network: "),
        (npz(numbers=np.zeros(3, np.object_), digest=np.array("x")), "holds no network: "),
        (npz(numbers=np.zeros(3), digest=np.array("x")), "belongs to another network"),
    ],
)
def test_a_file_that_holds_no_network_is_refused(tmp_path: Path, data: bytes, message: str) -> None:
    file = tmp_path / "network.npz"
    file.write_bytes(data)
    with pytest.raises(NotationError, match=message):
        read_network(file, NETWORK)


def test_a_run_whose_state_cannot_be_read_is_refused(tmp_path: Path) -> None:
    run = Training(LOST_CITIES, tmp_path, SMALL, **QUICK)
    next(run.rounds())
    state = tmp_path / "state.npz"
    kept = dict(np.load(state))
    for data, message in (
        (state.read_bytes()[:-100], "holds no state of a run of training: "),
        (npz(**{name: kept[name] for name in kept if name != "steps"}), "it lacks steps"),
        (npz(**{**kept, "numbers": np.zeros(3)}), "belongs to another network"),
        (npz(**{**kept, "mean": np.zeros(3)}), "belongs to another network"),
    ):
        state.write_bytes(data)
        with pytest.raises(NotationError, match=message):
            Training(LOST_CITIES, tmp_path, SMALL, **QUICK)


def trained() -> list[str]:
    """Games whose network is in the package."""
    return [name for name in games.names() if network_file(games.get(name)).exists()]


@pytest.mark.parametrize("name", trained())
def test_a_network_in_the_package_is_small_and_has_its_record(name: str) -> None:
    game = games.get(name)
    assert network_file(game).stat().st_size <= 300_000
    record = network_file(game).with_suffix(".md").read_text()
    assert f"digest {network_of(game).digest}" in record
    assert f"sha256 {learned_digest(learned_numbers(game))}" in record
    assert all(word in record for word in ("Command: `farshore train", "Seed: ", "hours"))


@pytest.mark.skipif(not COMPILED, reason="uncompiled, so many matches take hours")
def test_the_network_of_the_package_is_stronger_than_the_rule_bot() -> None:
    """On seeds by which no checkpoint was chosen."""
    first = SEEDS["validation"] + 700_000
    margins = table(NETWORK).sets(learned_numbers(LOST_CITIES)[None], 0, RULE, first, amount(300, 2, 3_000))
    assert margins.mean() > 2 * margins.std() / len(margins) ** 0.5


def test_a_game_without_a_network_says_so() -> None:
    for name in set(games.names()) - set(trained()):
        with pytest.raises(NotationError, match=f"farshore train {name} makes one"):
            learned_numbers(games.get(name))
