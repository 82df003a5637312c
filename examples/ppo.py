"""PPO against itself and against bots of level 2, on matches that are stepped by the hundred in compiled code.

    pip install "farshore[envs,torch]"
    python examples/ppo.py --minutes 15 --curve ppo.svg --save ppo.npz

For a part of the time it imitates level 2, in positions of its own play; then it plays a third of its matches against
itself and the others against level 2, from both seats. In the end it meets level 2 in matches of fresh seeds, each
played from both seats, and prints the mean of its margins with its standard error. `ppo_player.py` lets what was saved
play in the arena.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from curve import Point, draw
from torch import Tensor, nn
from torch.nn import functional

from farshore.envs.batch import Batch

LEVEL = 2
SCALE = 50.0  # points that are a reward of 1
HIDDEN = 256
LANES, STEPS = 512, 64  # of a round of learning, in three batches together
EPOCHS, PIECE = 3, 2048
CLIP, LAMBDA = 0.2, 0.95
FIRST_RATE, RATE, LAST_RATE = 1e-3, 4e-4, 3e-5  # of imitation, when play begins, in the end; straight between them
ENTROPY, WORTH = 0.004, 0.5  # weights of the loss
IMITATED = 0.2  # share of the time
TRAINING_SEEDS, FRESH_SEEDS = 1, 5_000_000
CURVE_SEEDS = 4_000_000


class Net(nn.Module):
    """A policy and a value, from a view as numbers."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(self, views: Tensor, masks: Tensor, keeps_policy: bool = False) -> tuple[Tensor, Tensor]:
        """Logits of the legal actions, and what the match is worth to the seat that looks.

        With `keeps_policy` the value learns from the body without changing it, so the policy stays what it is.
        """
        found = self.body(views)
        logits = self.policy(found).masked_fill(masks == 0, -1e9)
        return logits, self.value(found.detach() if keeps_policy else found).squeeze(-1)


class Steps(NamedTuple):
    """What was done in the lanes of a batch, step by step."""

    views: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    chances: np.ndarray  # logarithms of how likely the actions were
    values: np.ndarray
    viewers: np.ndarray
    rewards: np.ndarray  # of the seat that acted
    over: np.ndarray  # whether the match ended with that step
    real: np.ndarray  # False where the match was over, and the step only began the next
    last: tuple[np.ndarray, np.ndarray]  # values and viewers after the last step


@torch.inference_mode()
def look(net: Net, views: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Logits and values."""
    logits, values = net(torch.from_numpy(views), torch.from_numpy(masks))
    return logits.numpy(), values.numpy()


def sample(logits: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action of each row, as likely as the policy has it."""
    return (logits + rng.gumbel(size=logits.shape).astype(np.float32)).argmax(axis=1)


def collect(net: Net, batch: Batch, steps: int, rng: np.random.Generator) -> Steps:
    """Play on for so many steps."""
    lanes, size, actions = batch.lanes, batch.encoding.size, len(batch.game.actions)
    found = Steps(
        np.empty((steps, lanes, size), np.float32), np.empty((steps, lanes, actions), np.int8),
        np.empty((steps, lanes), np.int64), np.empty((steps, lanes), np.float32), np.empty((steps, lanes), np.float32),
        np.empty((steps, lanes), np.int64), np.empty((steps, lanes), np.float32), np.empty((steps, lanes), bool),
        np.empty((steps, lanes), bool), (np.empty(0), np.empty(0)),
    )  # fmt: skip
    every = np.arange(lanes)
    for t in range(steps):
        batch.encode(found.views[t])
        batch.legal(found.masks[t])
        found.real[t] = ~batch.over
        found.viewers[t] = batch.viewers
        logits, found.values[t] = look(net, found.views[t], found.masks[t])
        found.actions[t] = sample(logits, rng)
        found.chances[t] = (logits - np.logaddexp.reduce(logits, axis=1, keepdims=True))[every, found.actions[t]]
        batch.step(found.actions[t])
        found.rewards[t] = batch.rewards[every, found.viewers[t]] / SCALE
        found.over[t] = batch.over
    _, values = look(net, batch.encode(), batch.legal())
    return found._replace(last=(values, batch.viewers.copy()))


def advantages(steps: Steps) -> tuple[np.ndarray, np.ndarray]:
    """How much better each action was than expected, and what the position was worth, for the seat that acted.

    What is worth something to one seat is worth as much less to the other.
    """
    better = np.zeros_like(steps.values)
    values, viewers = steps.last
    carried = np.zeros_like(values)
    for t in reversed(range(len(steps.values))):
        sign = np.where(steps.over[t], 0.0, np.where(viewers == steps.viewers[t], 1.0, -1.0))
        carried = steps.rewards[t] + sign * values - steps.values[t] + LAMBDA * sign * carried
        better[t] = carried
        values, viewers = steps.values[t], steps.viewers[t]
    return better, better + steps.values


def flat(arrays: list[np.ndarray]) -> Tensor:
    """Steps of several batches one after the other."""
    return torch.from_numpy(np.concatenate([each.reshape(-1, *each.shape[2:]) for each in arrays]))


def learn(net: Net, optimizer: torch.optim.Optimizer, played: list[Steps], only_values: bool) -> None:
    """One round of PPO."""
    pairs = [advantages(each) for each in played]
    real = flat([each.real for each in played])
    views, masks, actions, chances, better, worth = (
        flat(arrays)[real]
        for arrays in (
            [each.views for each in played], [each.masks for each in played], [each.actions for each in played],
            [each.chances for each in played], [one for one, _ in pairs], [other for _, other in pairs],
        )
    )  # fmt: skip
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(views)).split(PIECE):
            logits, values = net(views[rows], masks[rows], keeps_policy=only_values)
            logs = functional.log_softmax(logits, dim=1)
            ratio = (logs.gather(1, actions[rows, None]).squeeze(1) - chances[rows]).exp()
            gain = torch.minimum(ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows]).mean()
            entropy = -(logs.exp() * logs).sum(dim=1).mean()
            loss = WORTH * functional.mse_loss(values, worth[rows])
            if not only_values:
                loss = loss - gain - ENTROPY * entropy
            descend(net, optimizer, loss)


def imitate(net: Net, optimizer: torch.optim.Optimizer, batch: Batch, steps: int, rng: np.random.Generator) -> float:
    """Learn what level 2 would do where the net itself, or level 2, leads. Returns how often both agree."""
    views, masks, targets, agreed = [], [], [], 0
    own = np.arange(batch.lanes) % 2 == 0  # lanes that the net leads
    for _ in range(steps):
        views.append(batch.encode())
        masks.append(batch.legal())
        targets.append(np.where(batch.over, -1, batch.choices(LEVEL)))
        actions = sample(look(net, views[-1], masks[-1])[0], rng)
        agreed += int((actions == targets[-1]).sum())
        batch.step(np.where(own, actions, np.maximum(targets[-1], 0)))
    all_views, all_masks, all_targets = (torch.from_numpy(np.concatenate(each)) for each in (views, masks, targets))
    real = all_targets >= 0
    for rows in torch.nonzero(real).squeeze(1)[torch.randperm(int(real.sum()))].split(1024):
        logits, _ = net(all_views[rows], all_masks[rows])
        descend(net, optimizer, functional.cross_entropy(logits, all_targets[rows]))
    return agreed / int(real.sum())


def descend(net: Net, optimizer: torch.optim.Optimizer, loss: Tensor) -> None:
    """One step downhill."""
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimizer.step()


def set_rate(optimizer: torch.optim.Optimizer, first: float, last: float, share: float) -> None:
    """How far each step goes, after that share of the time."""
    for group in optimizer.param_groups:
        group["lr"] = first + (last - first) * min(share, 1.0)


def meet(net: Net, game: str, options: dict[str, object], first: int, sets: int) -> tuple[float, float]:
    """The mean margin against level 2 over so many seeds, each played from both seats, and its standard error."""
    margins = np.zeros((2, sets))
    for seat in range(2):
        opponents = [None if each == seat else LEVEL for each in range(2)]
        batch = Batch(game, sets, opponents=opponents, threads=2, **options)
        batch.reset(seed=first)
        finished = np.zeros(sets, bool)
        while not finished.all():
            batch.step(look(net, batch.encode(), batch.legal())[0].argmax(axis=1))
            margins[seat] += np.where(finished, 0.0, batch.rewards[:, seat])
            finished |= batch.over
    found = margins.mean(axis=0)
    return float(found.mean()), float(found.std(ddof=1) / np.sqrt(sets))


def main() -> None:
    """Imitate, play and learn, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="lost-cities")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--minutes", type=float, default=15.0, help="of learning and of all measurements together")
    parser.add_argument("--sets", type=int, default=4000, help="fresh seeds of the last measurement")
    parser.add_argument("--fresh", type=int, default=FRESH_SEEDS, help="the first of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    options: dict[str, object] = dict(each.split("=", 1) for each in given.option or ["rounds=1"])

    began = time.perf_counter()
    seconds = given.minutes * 60 - given.sets / 100  # the last measurement takes some, too

    def share() -> float:
        return (time.perf_counter() - began) / seconds

    torch.manual_seed(given.seed)
    rng = np.random.default_rng(given.seed)
    meetings = ([None, None], [None, LEVEL], [LEVEL, None])
    batches = [Batch(given.game, LANES // 3, opponents=each, threads=2, **options) for each in meetings]
    for number, batch in enumerate(batches):
        batch.reset(seed=TRAINING_SEEDS + number * LANES)
    net = Net(batches[0].encoding.size, len(batches[0].game.actions))
    optimizer = torch.optim.Adam(net.parameters(), lr=FIRST_RATE, eps=1e-5)
    measured: list[Point] = []

    def measure() -> None:
        margin, error = meet(net, given.game, options, CURVE_SEEDS, min(400, given.sets))
        measured.append(Point((time.perf_counter() - began) / 60, margin, error))
        print(f"{measured[-1].x:5.1f} min   {margin:+6.2f} ({error:.2f}) against level {LEVEL}", flush=True)

    rounds = 0
    while share() < IMITATED or rounds == 0:
        set_rate(optimizer, FIRST_RATE, RATE, share() / IMITATED)
        agreed = imitate(net, optimizer, batches[0], STEPS // 2, rng)
        rounds += 1
    print(f"imitated in {rounds} rounds: {agreed:.0%} of what it does is what level {LEVEL} would do", flush=True)
    measure()
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    rounds, due = 0, share()
    while share() < 1 or rounds == 0:
        set_rate(optimizer, RATE, LAST_RATE, (share() - IMITATED) / (1 - IMITATED))
        learn(
            net, optimizer, [collect(net, each, STEPS, rng) for each in batches], only_values=share() < IMITATED + 0.03
        )
        rounds += 1
        if share() > due + 1 / 12:
            due = share()
            measure()
    print(f"{rounds} rounds of {STEPS} steps in {len(batches) * (LANES // 3)} lanes")
    margin, error = meet(net, given.game, options, given.fresh, given.sets)
    measured.append(Point((time.perf_counter() - began) / 60, margin, error))
    verdict = "better than" if margin > 2 * error else "not shown to be better than"
    print(f"{given.sets} fresh seeds from both seats: {margin:+.2f} ({error:.2f}), {verdict} level {LEVEL}")
    print(f"{(time.perf_counter() - began) / 60:.1f} minutes in all")
    if given.curve:
        draw(given.curve, f"PPO, {given.game}", "minutes on two cores", f"margin against level {LEVEL}", measured)
    if given.save:
        np.savez(given.save, **{name: each.numpy() for name, each in net.state_dict().items()})


if __name__ == "__main__":
    main()
