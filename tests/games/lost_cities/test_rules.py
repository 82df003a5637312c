"""Lost Cities rule by rule: above each test, the rules and rulings of `docs/games/lost-cities.md` that it checks."""

import itertools

import pytest

from farshore.engine.errors import IllegalAction, NotationError
from farshore.engine.game import CHANCE, SPECTATOR
from farshore.engine.kernel import plain
from farshore.games.lost_cities import GAME
from farshore.games.lost_cities.box import CARD_KINDS, TEXTS, copies, parse_card
from farshore.games.lost_cities.scoring import COST, worth
from farshore.play import new
from tests.games.lost_cities.boards import HANDS, at, dealt, finish
from tests.games.lost_cities.typed import Play

pytestmark = pytest.mark.rules


def expedition(text: str) -> int:
    """Points of one expedition given as 'W W 2 3', by laying it on a table and scoring that."""
    cards = ",".join("R" + ("x" if card == "W" else card) for card in text.split())
    left = [card for card in TEXTS[:40] if card[0] != "R"]
    play = at(f"hand0={','.join(left[:8])} hand1={','.join(left[10:18])} laid0={cards or '-'}")
    assert play.scores[1] == 0
    return play.scores[0]


# ---- components and setup


# LC-1
def test_two_seats_play() -> None:
    assert list(GAME.seats) == [2]
    with pytest.raises(NotationError, match="takes 2 seats"):
        new(GAME, seats=3)


# LC-3, LC-4
def test_sixty_cards_of_five_suits_or_seventy_two_of_six() -> None:
    assert sum(copies(card) for card in range(50)) == 60
    assert sum(copies(card) for card in range(CARD_KINDS)) == 72
    assert [TEXTS[card] for card in range(10)] == ["Yx", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y10"]
    assert [copies(parse_card(text)) for text in ("Yx", "P2", "R10")] == [3, 1, 1]


# LC-7
@pytest.mark.parametrize(("colours", "deck"), [(5, 44), (6, 56)])
def test_eight_cards_each_and_the_rest_is_the_deck(colours: int, deck: int) -> None:
    play = dealt(colours=colours)
    table = play.view(0)
    assert (table.held, table.deck, len(table.hand)) == ([8, 8], deck, 8)


# LC-7
def test_the_deal_is_eight_cards_to_seat_0_and_eight_to_seat_1() -> None:
    play = new(GAME, chance="given", first_starter="1")
    for card in ["Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"]:
        assert play.to_act == (CHANCE,)
        play.act(f"card {card}")
    assert play.view(0).hand == ["Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9"]
    assert play.view(1).hand == ["B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"]
    assert play.to_act == (1,)


# LC-8
def test_a_hand_is_secret() -> None:
    play = dealt()
    assert play.view(SPECTATOR).hand == []
    assert play.view(SPECTATOR).known == [[], []]
    assert not set(play.view(1).hand) - set(play.view(0).unseen)
    assert [text for _, text in play.history(1)[1:9]] == ["card ?"] * 8
    assert [text for _, text in play.history(SPECTATOR)[1:]] == ["card ?"] * 16


# LC-9, LC-A3
def test_the_first_starter_is_drawn_unless_given() -> None:
    play = new(GAME, chance="given")
    assert play.legal() == ["starts 0", "starts 1"]
    assert play.position.weights()[-2:] == [1, 1]
    assert sum(play.position.weights()) == 2
    assert {new(GAME, seed=seed).to_act for seed in range(20)} == {(0,), (1,)}
    assert {new(GAME, seed=seed, first_starter=1).to_act for seed in range(20)} == {(1,)}


# ---- the turn


# LC-10
def test_a_turn_is_one_card_played_then_one_drawn() -> None:
    play = at(HANDS)
    assert all(text.startswith(("lay", "discard")) for text in play.legal())
    play.act("lay R9")
    assert play.to_act == (0,)
    assert play.legal() == ["draw"]
    assert play.why("lay G7") == "a card has been played, now draw one"
    play.act("draw")
    play.act("card P2" if "card P2" in play.legal() else "card G2")
    assert play.to_act == (1,)


# LC-10
def test_drawing_comes_second() -> None:
    play = at(HANDS + " piles=G2")
    for text in ("draw", "take G"):
        with pytest.raises(IllegalAction, match="a turn begins with laying or discarding"):
            play.act(text)


# LC-11, LC-18
def test_any_card_may_be_laid_or_discarded() -> None:
    assert at(HANDS).legal() == [f"{verb} {card}" for verb in ("lay", "discard") for card in at(HANDS).view(0).hand]


# LC-12
def test_each_seat_builds_on_its_own_side() -> None:
    play = at(HANDS + " laid1=R2,R5,R8")
    play.act("lay R9")
    assert play.receipt().expeditions[0][4].cards == ["R9"]
    assert play.receipt().expeditions[1][4].cards == ["R2", "R5", "R8"]


# LC-13
@pytest.mark.parametrize("card", ["Yx", "Y2", "Y5", "R9"])
def test_an_expedition_may_begin_with_any_card(card: str) -> None:
    play = at(HANDS)
    play.act(f"lay {card}")
    assert card in play.receipt().expeditions[0]["YBWGR".index(card[0])].cards


# LC-14, LC-16, LC-E5
@pytest.mark.parametrize(
    ("laid", "action", "code"),
    [
        ("laid0=Yx", "lay Yx", None),  # W on W
        ("laid0=Yx,Yx", "lay Y2", None),  # a number on wagers
        ("laid0=B5", "lay B6", None),
        ("laid0=B3", "lay B6", None),  # gaps are allowed: 6 on 3
        ("laid0=B5", "lay B4", "too_low"),  # 4 on 5
        ("laid0=B10", "lay B6", "too_low"),
        ("laid0=Y3", "lay Yx", "wager_too_late"),  # W on a number
        ("laid0=Yx,Y3", "lay Yx", "wager_too_late"),
        ("laid0=Yx,Y3", "lay Y2", "too_low"),
    ],
)
def test_cards_ascend_and_wagers_come_first(laid: str, action: str, code: str | None) -> None:
    hands = "hand0=Yx,Y2,Y5,B4,B6,W3,G7,R9 hand1=Y4,Y6,B2,B7,W4,W10,G8,R10"
    play = at(f"{hands} {laid}")
    reason = play.reason(action)
    assert (reason and reason.code) == code
    assert (action in play.legal()) == (code is None)


# LC-15, LC-18
def test_expeditions_and_piles_are_public() -> None:
    play = at(HANDS + " laid0=Wx,W2 laid1=Rx,R3 piles=G2,G4")
    for seat in (0, 1, SPECTATOR):
        table = play.view(seat)
        assert [line.cards for line in table.receipt.expeditions[0]] == [[], [], ["Wx", "W2"], [], []]
        assert [line.cards for line in table.receipt.expeditions[1]] == [[], [], [], [], ["Rx", "R3"]]
        assert table.heights["G"] == 2


# LC-17
def test_nothing_is_ever_inserted_below() -> None:
    play = at(HANDS + " laid0=B5,B9")
    assert play.why("lay B6") == "B6 is not higher than B9, the last card of that expedition"


# LC-18
def test_a_discard_covers_the_pile_of_its_suit() -> None:
    play = at(HANDS + " piles=R2,R5")
    play.act("discard R9")
    assert play.view(0).piles["R"] == ["R9"]  # only the top is shown
    assert play.view(0).heights["R"] == 3


# LC-19
def test_deck_or_the_top_of_any_pile() -> None:
    play = at(HANDS + " piles=G2,G4,W5")
    play.act("lay R9")
    assert play.legal() == ["draw", "take W", "take G"]
    play.act("take G")
    assert "G4" in play.view(0).hand
    assert play.view(1).piles["G"] == ["G2"]
    assert play.view(0).held == [8, 8]


# LC-20, LC-A1
def test_the_pile_just_discarded_to_is_closed_even_with_older_cards() -> None:
    play = at(HANDS + " piles=R2,R5,B3")
    play.act("discard R9")
    assert play.legal() == ["draw", "take B"]
    with pytest.raises(IllegalAction) as refused:
        play.act("take R")
    assert refused.value.code == "pile_closed"
    assert refused.value.allowed == ("draw", "take B")
    play.act("take B")  # discard red, draw blue


# LC-20
def test_playing_red_and_taking_red_is_fine() -> None:
    play = at(HANDS + " piles=R2,R5")
    play.act("lay R9")
    play.act("take R")
    assert "R5" in play.view(0).hand


# LC-A1
def test_a_discard_may_be_taken_by_the_other_seat_and_later_by_oneself() -> None:
    play = at(HANDS + " piles=W2")
    play.act("discard R9")
    play.act("draw")
    play.act("card G2")
    play.act("discard G8")
    assert "take R" in play.legal()
    play.act("take W")
    play.act("discard B4")
    assert "take R" in play.legal()


def test_closing_is_over_when_the_turn_is() -> None:
    play = at(HANDS)
    play.act("discard R9")
    assert play.view(0).closed == "R"
    play.act("draw")
    assert play.view(0).closed is None


# ---- the end


def end_of_round(**options: object) -> Play:
    """A match played by laying nothing: first card discarded, always drawn from the deck."""
    play = dealt(**options)
    while play.view().round == 1 and not play.over:
        play.act("draw" if "draw" in play.legal() else next(t for t in play.legal() if t.startswith("discard")))
    return play


# LC-21
@pytest.mark.parametrize(("colours", "plies"), [(5, 44), (6, 56)])
def test_without_pile_draws_a_round_has_44_plies_or_56_and_the_second_seat_draws_last(colours: int, plies: int) -> None:
    play = end_of_round(colours=colours, rounds=1, first_starter="0")
    actions = [(actor, text) for actor, text in play.history() if actor != CHANCE]
    assert len(actions) == 2 * plies
    assert actions[-1] == (1, "draw")
    assert sum(actor == 0 for actor, _ in actions) == plies
    assert play.over
    assert play.legal() == []
    assert play.view(0).held == [8, 8]


# LC-21
def test_one_pile_draw_flips_who_draws_last() -> None:
    play = dealt(rounds=1, first_starter="0")
    taken = False
    while not play.over:
        texts = play.legal()
        take = [text for text in texts if text.startswith("take")]
        if take and not taken:
            play.act(take[0])
            taken = True
        else:
            play.act("draw" if "draw" in texts else next(t for t in texts if t.startswith("discard")))
    actions = [(actor, text) for actor, text in play.history() if actor != CHANCE]
    assert len(actions) == 2 * 45
    assert actions[-1] == (0, "draw")


# LC-21, LC-A5
def test_the_last_card_ends_the_round_at_once() -> None:
    rest = "laid1=Y2,Y3,Y4,Y5,Y6,Y7,Y8,Y9,Y10,B2,B3,B4,B5,B6,B7,B8,B9,B10,Wx,Wx,Wx,W2,W3,W4,W5,W6,W7,W8,W9,W10"
    piles = "piles=Yx,Yx,Yx,Bx,Bx,Bx,Gx,Gx,Gx,G2,G3,G4,G5"
    hands = "hand0=G6,G7,G8,G9,G10,Rx,Rx,Rx hand1=R2,R3,R4,R5,R6,R7,R8,R9"
    play = at(f"rounds=1 {hands} {rest} {piles}")
    assert play.view(0).deck == 1
    play.act("lay G10")
    play.act("draw")
    assert play.legal() == ["card R10"]
    play.act("card R10")
    assert play.over
    assert play.view(0).held == [8, 8]
    assert play.scores[0] == -10
    with pytest.raises(IllegalAction, match="the match is over"):
        play.act("lay G9")
    with pytest.raises(IllegalAction, match="the match is over"):
        play.act("draw", seat=1)


# LC-22
def test_the_deck_can_be_counted() -> None:
    play = dealt()
    before = play.view().deck
    play.act(play.legal()[0])
    play.act("draw")
    assert play.view().deck == before - 1


# ---- the score


# LC-24 to LC-28
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),  # LC-24
        ("W", -40),  # LC-27
        ("W W", -60),
        ("W W W", -80),
        ("10", -10),  # LC-25
        ("2", -18),
        ("5 8 10", 3),
        ("W 3 5 7", -10),  # LC-26
        ("W 4 5 6", -10),
        ("W W 2 3 5 7 8 10", 65),  # LC-28: 45 + 20
        ("W W 5 6 7 8 9 10", 95),
        ("W 3 5 7 8 10", 26),
        ("W W 8 9 10", 21),
        ("2 3 4 5 6 7 8 9", 44),
        ("2 3 4 5 6 7 8 9 10", 54),
        ("W 2 3 4 5 6 7 8", 50),
        ("W W W 2 3 4 5 6", 20),
        ("W W W 2 3 4 5 6 7 8 9 10", 156),  # LC-E1
        ("W 2 3 4 5 6 7", 14),  # seven cards get no bonus
    ],
)
def test_worked_examples(cards: str, points: int) -> None:
    assert expedition(cards) == points


# LC-E1
def test_an_expedition_is_worth_from_minus_80_to_156_with_143_values() -> None:
    values = {
        plain(worth)(COST, sum(numbers), wagers, wagers + len(numbers))
        for wagers in range(4)
        for n in range(10)
        for numbers in itertools.combinations(range(2, 11), n)
    }
    assert (min(values), max(values), len(values)) == (-80, 156, 143)


# LC-E2, LC-E4, LC-29
def test_the_table_of_the_rulebook_adds_up_to_18() -> None:
    hands = "hand0=R4,R6,R9,Y2,Y3,Y4,Y6,Y7 hand1=Gx,G2,G8,G9,G10,B2,B3,B4"
    play = at(f"{hands} laid0=Y5,Y8,Y10,Wx,Gx,G3,G5,G7,Rx,Rx,R2,R3,R5,R7,R8,R10")
    receipt = play.receipt()
    assert [line.points for line in receipt.expeditions[0]] == [3, 0, -40, -10, 65]
    assert play.scores == (18, 0)
    red = receipt.expeditions[0][4]
    assert (red.sum, red.cost, red.multiplier, red.bonus) == (35, 20, 3, 20)
    assert (red.sum - red.cost) * red.multiplier + red.bonus == red.points


# LC-23, LC-29
def test_cards_in_hand_never_count() -> None:
    assert at(HANDS).scores == (0, 0)


# LC-E6
def test_no_expedition_need_be_begun() -> None:
    assert end_of_round(rounds=1).scores == (0, 0)


# LC-5, LC-6
def test_round_scores_are_written_down_and_totalled() -> None:
    play = at(f"round=3 rounds=4 sheet=12:-30,-5:40 {HANDS} laid0=Gx,G9,G10")
    receipt = play.receipt()
    assert receipt.rounds == [[12, -30], [-5, 40]]
    assert receipt.table == [-2, 0]
    assert receipt.totals == [5, 10]
    assert play.scores == (5, 10)
    assert play.ranks == (2, 1)


# ---- rulings


# LC-A2
def test_piles_are_public_in_full_but_shown_as_agreed() -> None:
    text = HANDS + " piles=G2,G4,G3"
    top, full = (new(GAME, position=text, piles=piles) for piles in ("top", "full"))
    assert top.view(0).piles["G"] == ["G3"]
    assert full.view(0).piles["G"] == ["G2", "G4", "G3"]
    assert top.position.observe(0).tobytes() == full.position.observe(0).tobytes()


def next_starter(play: Play) -> int:
    """Deal the next round and say who starts."""
    while play.to_act == (CHANCE,):
        play.act(play.numbers()[0])
    return play.to_act[0]


# LC-A3
@pytest.mark.parametrize(
    ("options", "action", "starter"),
    [
        ("next_starter=leader starter=1", "lay G10", 1),  # seat 0 has 54 - 10, seat 1 has 54
        ("next_starter=leader starter=1 round=2 sheet=30:0", "lay G10", 0),
        ("next_starter=leader starter=1", "discard G6", 0),  # tied: who did not start the last round
        ("next_starter=leader starter=0", "discard G6", 1),
        ("next_starter=alternate starter=0", "lay G10", 1),
        ("next_starter=alternate starter=1", "lay G10", 0),
        ("next_starter=fixed starter=0", "lay G10", 0),
        ("next_starter=fixed starter=1", "lay G10", 1),
    ],
)
def test_who_starts_the_next_round(options: str, action: str, starter: int) -> None:
    assert next_starter(finish(options, action)) == starter


def test_between_rounds_the_table_stays_until_the_next_card_is_dealt() -> None:
    play = finish("starter=0", "lay G10")
    assert play.view().step == "settled"
    assert play.receipt().rounds == [[44, 54]]
    assert play.receipt().table == [44, 54]
    assert play.scores == (44, 54)
    assert sum(play.position.weights()) == 60
    play.act("card Y2")
    assert play.view().round == 2
    assert play.receipt().table == [0, 0]
    assert play.view(0).hand == ["Y2"]
    assert play.scores == (44, 54)


# LC-A4
def test_a_tied_match_is_a_draw() -> None:
    play = finish("rounds=1")
    assert play.over
    assert (play.scores, play.ranks) == ((54, 54), (1, 1))


# LC-A4
def test_an_extra_round_if_agreed_and_only_one() -> None:
    play = finish("rounds=1 extra_round=on")
    assert not play.over
    assert next_starter(play) == 1
    assert play.view().round == 2
    assert finish("rounds=1 extra_round=on round=2 sheet=7:7").over
    assert finish("rounds=1 extra_round=on", "lay G10").over
    assert finish("rounds=2 extra_round=on round=2 sheet=7:7").view().step == "settled"


# LC-A5
def test_no_pass_is_ever_needed_and_at_most_96_turns_are_legal() -> None:
    play = at("hand0=Y2,Y3,Y4,Y5,B2,B3,B4,B5 hand1=W2,W3,W4,W5,G2,G3,G4,G5 piles=Y6,B6,W6,G6,R6")
    assert len(play.legal()) == 16
    play.act("lay Y2")
    assert len(play.legal()) == 6


# LC-A6
def test_after_24_turns_without_a_deck_draw_piles_are_shut() -> None:
    play = at(f"turns=40 stall=23 {HANDS} piles=G2,W2,Y4")
    play.act("lay R9")
    assert play.legal() == ["draw", "take Y", "take W", "take G"]
    play.act("take G")
    play.act("lay R10")
    assert play.legal() == ["draw"]
    assert play.why("take W") == "the last 24 turns took from piles, now the deck must be drawn from"
    assert play.view(1).piles_shut
    play.act("draw")
    play.act("card G3")
    play.act("lay G7")
    assert "take W" in play.legal()


# LC-A6
def test_without_the_guard_a_round_is_cut_at_300_turns() -> None:
    play = at(f"stall_guard=off turns=299 stall=299 {HANDS} piles=G2,W2 laid0=Wx laid1=B9")
    play.act("lay R9")
    assert "take W" in play.legal()
    play.act("take G")
    assert play.over
    assert play.truncated
    assert play.scores == (-40 - 11, -11)
    assert play.ranks == (2, 1)
    assert play.view().step == "cut"
    assert play.receipt().rounds == []


# LC-A6
def test_an_unguarded_round_that_ends_with_its_300th_turn_is_not_cut() -> None:
    play = finish("stall_guard=off turns=299 rounds=1")
    assert play.over
    assert not play.truncated


# LC-A7
def test_three_wagers_are_one_action_and_one_thing_known() -> None:
    play = at("hand0=Rx,Rx,Rx,Y2,Y3,Y4,Y5,Y6 hand1=Bx,B2,B3,B4,B5,B6,B7,B8")
    assert [text for text in play.legal() if "Rx" in text] == ["lay Rx", "discard Rx"]
    play.act("discard Rx")
    play.act("draw")
    play.act("card G2")
    play.act("lay B2")
    play.act("take R")
    assert play.view(0).known[1] == ["Rx"]
    play.act("discard Y2")
    play.act("draw")
    play.act("card G3")
    play.act("lay Rx")
    assert play.view(0).known == [[], []]


# LC-A8
def test_hands_are_not_revealed_at_the_end() -> None:
    play = finish("rounds=1")
    assert play.view(1).hand == ["R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"]
    assert play.view(SPECTATOR).hand == []
    assert play.view(1).unseen == {"Rx": 3, "G7": 1, "G8": 1, "G9": 1, "G10": 1, "R10": 1}


def test_cards_are_conserved_and_hands_are_eight_between_turns_and_seven_before_drawing() -> None:
    play = dealt(rounds=1)
    while not play.over:
        table = play.view(0)
        laid = sum(len(line.cards) for lines in table.receipt.expeditions for line in lines)
        assert table.deck + sum(table.held) + laid + sum(table.heights.values()) == 60
        assert table.acting is not None
        assert table.held[table.acting] == (8 if table.step == "lay" else 7)
        assert table.held[1 - table.acting] == 8
        play.act(play.legal()[len(play) * 7 % len(play.legal())])


def test_purple_is_refused_with_five_colours() -> None:
    play = at(HANDS)
    assert play.why("lay P7") == "suit P is not in play"
    play.act("lay R9")
    assert play.why("take P") == "suit P is not in play"
    assert play.why("take G") == "the G pile is empty"


def test_a_card_not_in_hand_is_refused() -> None:
    assert at(HANDS).why("lay R10") == "R10 is not in the hand of seat 0"
