"""The rule bot of Lost Cities: what it knows, in positions that show it, and whole matches, all legal."""

import random
import re
from pathlib import Path

import numpy as np
import pytest

from farshore.bots import GENTLE, make
from farshore.bots.bot import greedy
from farshore.bots.weights import ranges
from farshore.engine.chance import stream
from farshore.engine.kernel import kernel
from farshore.engine.position import Position
from farshore.engine.record import Cells, Records
from farshore.engine.verbs import CHANCE, apply, draw_outcome, legal, lowest, to_act
from farshore.games.lost_cities import GAME
from farshore.games.lost_cities.bot import Weights
from farshore.play import Turn
from tests.games.matches import amount, random_options

PAGE = Path(__file__).parents[3] / "docs" / "games" / "lost-cities.md"
HAND_1 = "hand1=Yx,B5,B2,B7,W5,W10,G8,R10"


def position(deck: str = "60", **fields: str) -> str:
    """A position with at most so many cards in the deck; the others lie in the piles, low cards above high ones."""
    named = ",".join(fields.get(key, "") for key in ("hand0", "hand1", "laid0", "laid1", "piles")).split(",")
    rest = [f"{suit}{rank}" for suit in "RGWBY" for rank in range(10, 1, -1) if f"{suit}{rank}" not in named]
    rest += [f"{suit}x" for suit in "RGWBY" for _ in range(3 - named.count(f"{suit}x"))]
    if len(rest) > int(deck):
        fields["piles"] = ",".join([*rest[: len(rest) - int(deck)], *filter(None, [fields.get("piles")])])
    return " ".join(["rounds=1", *(f"{key}={value}" for key, value in fields.items())])


def chosen(text: str, level: int | str = 2) -> str:
    """What the bot to act does."""
    table = Position.parse(GAME, text, 2)
    seat = table.to_act[0]
    return GAME.actions[make(GAME, level, 1).choose(Turn(GAME, table.observe(seat), seat))]


# ---- what it knows

BLUES = "Bx,B2,B3,B4,B5,B6,B7,B8"  # a hand that has nothing to do with the matter
BEGUN = {"laid0": "Gx,Gx,G2,Y9,R9", "laid1": "Y10,R10,W2,G3"}


def test_with_turns_to_spare_what_is_useless_goes_then_the_lowest_card_and_in_the_end_the_best() -> None:
    """Green counts threefold. With 3 cards in the deck two turns are left, for G9 and G10."""
    hands = {"hand0": "G4,G5,G9,G10,Y2,Y3,Y4,R2", "hand1": BLUES}
    assert chosen(position(**BEGUN, **hands)).startswith(("discard Y", "discard R"))
    assert chosen(position(deck="9", **BEGUN, **hands)) == "lay G4"
    assert chosen(position(deck="3", **BEGUN, **hands)) == "lay G9"


def test_an_expedition_is_begun_while_it_can_pay_and_with_its_wager() -> None:
    hands = {"hand0": "Wx,W4,W6,W8,W9,Y2,Y3,R4", "hand1": BLUES, "laid0": "Y9,R9", "laid1": "Y10,R10"}
    assert chosen(position(**hands)) == "lay Wx"
    assert chosen(position(deck="4", **hands)).startswith("discard")


@pytest.mark.parametrize(("collected", "other"), ["RG", "GR"])
def test_a_card_that_the_other_side_collects_is_not_discarded(collected: str, other: str) -> None:
    """All cards in hand are too low for the own expeditions; those of one suit would bring the other seat much."""
    hand = ",".join(f"{suit}{rank}" for suit in "GR" for rank in (6, 7, 8, 9))
    laid = f"{collected}x,{collected}x,{collected}3"
    discarded = chosen(position(hand0=hand, hand1=BLUES, laid0="R10,G10", laid1=laid))
    assert discarded.startswith(f"discard {other}")


@pytest.mark.parametrize(("wanted", "covers"), [("R8", "discard R2"), ("G8", "discard G2")])
def test_of_two_useless_cards_the_one_that_buries_what_the_other_side_wants_goes(wanted: str, covers: str) -> None:
    table = {"hand0": "R2,G2,Y8,Y9,Y10,W8,W9,W10", "hand1": BLUES, "laid0": "Y4,W4", "laid1": "Rx,R3,Gx,G3"}
    assert chosen(position(**table, piles=wanted)) == covers


def test_what_the_other_side_needs_badly_is_taken_from_it() -> None:
    """R9 would bring it 27 points; where it has laid R10 already nobody wants that card."""
    table = {"hand0": "R2,G2,Y2,Y3,B9,B10,W2", "hand1": BLUES, "laid0": "Y4,W4", "turn": "0:draw", "piles": "R9"}
    assert chosen(position(**table, laid1="Rx,Rx,R3")) == "take R"
    assert chosen(position(**table, laid1="Rx,Rx,R10")) == "draw"


@pytest.mark.parametrize("deck", [2, 3, 4, 5, 6, 7])
def test_near_the_end_a_card_is_taken_for_the_turn_that_it_brings(deck: int) -> None:
    """With an even deck who takes from a pile gets a turn more, with an odd one the other seat does."""
    table = {"hand1": BLUES, **BEGUN, "turn": "0:draw"}
    much = chosen(position(str(deck), hand0="G5,G7,G9,G10,Y2,Y3,R2", **table))
    assert much.split()[0] == ("take" if deck % 2 == 0 else "draw")
    nothing = chosen(position(str(deck), hand0="W3,W4,Y2,Y3,Y4,R2,R3", **table))
    assert nothing == "draw"


def test_a_card_is_not_laid_over_one_that_can_be_drawn_this_turn() -> None:
    """G5 lies on its pile: laying G7 would give it up, Y2 can wait nowhere."""
    table = {"hand0": "G7,Y2,Y3,R2,R3,R4,R5,R6", "hand1": BLUES, **BEGUN}
    assert chosen(position(**table, piles="G5")).startswith("discard")
    drawn = chosen(position(**{**table, "hand0": "G7,Y3,R2,R3,R4,R5,R6"}, piles="Y2,G5", turn="0:draw"))
    assert drawn == "take G"


def test_the_last_card_of_the_deck_is_drawn() -> None:
    table = {"hand0": "G5,G7,G9,G10,Y2,Y3,R2", "hand1": BLUES, **BEGUN, "turn": "0:draw", "piles": "G4"}
    assert chosen(position(deck="1", **table)) == "draw"


def test_good_cards_of_a_wagered_expedition_are_not_parked_on_a_pile() -> None:
    """Seen in play of the bots before: with two wagers and a 7 laid the 10 was discarded, then the 9."""
    table = {"hand0": "G10,G9,Y2,Y3,B9,W2,R2,R3", "hand1": BLUES, "laid0": "Gx,Gx,G7,Y4,R4,W5", "laid1": "R10"}
    for deck in (40, 30, 20, 10, 4):
        assert chosen(position(str(deck), **table)) not in ("discard G9", "discard G10")


# ---- the gentlest bot


def test_even_the_gentlest_bot_takes_only_cards_for_expeditions_under_way() -> None:
    """Yellow is begun and its pile too low, blue is not begun; a yellow 10 would be something to take."""
    table = f"hand0=Y2,Y3,B4,B6,W3,W4,R2 {HAND_1} laid0=Y9 turn=0:draw"
    bots = [make(GAME, 1, seed) for seed in range(60)]

    def choices(piles: str) -> set[str]:
        views = Position.parse(GAME, f"{table} piles={piles}", 2).observe(0)
        return {GAME.actions[bot.choose(Turn(GAME, views, 0))] for bot in bots}

    assert choices("Y4,B9") == {"draw"}
    assert "take Y" in choices("Y10,B9")


# ---- all options


@kernel
def count_illegal(states: Records, noises: Cells, streams: Records, actions: Cells, weights: Cells, most: int) -> int:
    """Play on to the end, each seat with its own noise. Returns how many actions were illegal; -1 for no end."""
    state = states[0]
    illegal = 0
    for _ in range(most):
        who = to_act(state)
        if who == 0:
            return illegal
        if who == CHANCE:
            apply(state, CHANCE, draw_outcome(state, streams[0], weights))
            continue
        seat = lowest(who)
        action = greedy(state, seat, noises[seat], streams[0])
        found = False
        for i in range(legal(state, seat, actions)):
            found = found or actions[i] == action
        illegal += 0 if found else 1
        apply(state, seat, action)
    return -1


def test_levels_1_and_2_play_whole_matches_with_all_options_without_an_illegal_action() -> None:
    make(GAME, 1, 0)
    rng = random.Random("whole matches")
    actions, weights = np.zeros(len(GAME.actions), np.int64), np.zeros(len(GAME.outcomes), np.int64)
    for number in range(amount(compiled=10_000, off=3, soak=100_000)):
        options = GAME.read_options(random_options(GAME, rng))
        noises = np.array([(0.0, GENTLE)[number & 1], (0.0, GENTLE)[number >> 1 & 1]])
        states = Position.begin(GAME, options, 2).states
        illegal = count_illegal(states, noises, stream(number), actions, weights, GAME.longest(options))
        assert illegal == 0, options


# ---- the page


def test_the_page_lists_the_weights_as_they_are() -> None:
    """| weight | value | range | meaning |, in the order in which they are declared."""
    listed = re.findall(
        r"^\| `(\w+)` \| ([-\d.]+) \| ([-\d.]+) to ([-\d.]+) \| (.+) \|$", PAGE.read_text(), re.MULTILINE
    )
    declared = ranges(Weights).items()
    assert listed == [(name, f"{w.default:g}", f"{w.low:g}", f"{w.high:g}", w.about) for name, w in declared]
