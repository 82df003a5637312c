"""Die neuen Entdecker, rule by rule. EN-T1 to EN-T25 are the worked examples of `docs/games/entdecker.md`."""

import dataclasses
from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from farshore.engine.errors import NotationError
from farshore.engine.game import CHANCE
from farshore.engine.position import Position
from farshore.engine.record import Cells
from farshore.games.entdecker import GAME, box
from farshore.games.entdecker.codec import TILES_OF
from farshore.games.entdecker.filling import close_off
from farshore.games.entdecker.islands import POWER
from farshore.games.entdecker.scoring import rank_points, rank_seats
from farshore.games.entdecker.state import BACK, CELLS, GO_ON, KIND_OF, SEATS
from farshore.play import new
from tests.games.entdecker.boards import all_sea, at, board, code, edited, explore, go, gold, phase, placing
from tests.games.entdecker.typed import Play

pytestmark = pytest.mark.rules


def tiles(text: str) -> Cells:
    return np.array([TILES_OF[letter] for letter in text.replace("/", "")], np.int8)


def filled(text: str) -> dict[str, str]:
    """What EN-A12 fills in on a map, as kinds by cell."""
    masks = np.empty(CELLS, np.int8)
    count = close_off(tiles(text), masks)
    found = {box.CELL_TEXTS[cell]: int(mask) for cell, mask in enumerate(masks) if mask >= 0}
    assert len(found) == count
    return {cell: box.KINDS[KIND_OF[mask]] for cell, mask in found.items()}


def scouts_out(count: int) -> dict[str, str]:
    """So many scouts of seat 0 on the paths, seven on each."""
    paths = [":".join("0" * min(7, max(0, count - 7 * path))) or "-" for path in range(7)]
    opened = [path != "-" for path in paths]
    tokens = ["5", "5", "5", "10", "10", "10", "15"]
    return {
        "paths": ",".join(paths),
        "knows": ",".join("0" if each else "-" for each in opened),
        "tokens": ",".join(token if each else "-" for token, each in zip(tokens, opened, strict=True)),
    }


# ---- setting up


def test_what_is_in_the_box() -> None:
    """EN-T24, EN-1 to EN-2."""
    assert box.faults(box.BOX) == []
    for seats, scouts in ((2, 19), (3, 14), (4, 11)):
        table = new(GAME, seats=seats, chance="given").view()
        assert [player.scouts for player in table.players] == [scouts] * seats
        assert [(p.gold, p.forts, p.settlements, p.points) for p in table.players] == [(7, 2, 1, 0)] * seats
        assert sum(table.unseen.plain.values()) == 92
        assert sum(table.unseen.events.values()) == 22
        assert [stack.tiles for stack in table.stacks] == [19] * 6


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"tiles": 181}, "the tiles add up to 180, not 181"),
        ({"stacks": 7}, "114 hidden tiles cannot be dealt into 7 equal stacks"),
        ({"events": {**box.BOX.events, "gold": {}}}, "there are 0 tiles with gold, not 6"),
        ({"plain": {**box.BOX.plain, "land": 6}}, "a ship can never place land, so it cannot be hidden"),
        ({"tokens": {5: 3}}, "3 tokens are too few for 7 huts"),
        ({"scouts": {2: 40}}, "the paths are too short for 2 times 39 scouts"),
    ],
)
def test_a_box_with_a_fault_is_told_what_is_wrong(wrong: dict[str, Any], sentence: str) -> None:
    assert sentence in box.faults(dataclasses.replace(box.BOX, **wrong))


@pytest.mark.parametrize(
    ("layout", "sea", "bonus"),
    [("base", 7, [10, 5, 5]), ("v1", 8, [10, 5, 5]), ("v2", 12, [10, 5, 5, 5]), ("v3", 16, [5, 10, 5, 5])],
)
def test_layouts_are_laid_from_the_open_stacks(layout: str, sea: int, bonus: list[int]) -> None:
    """EN-2.9."""
    table = new(GAME, layout=layout, chance="given").view()
    assert table.open["sea"] == 18 - sea
    assert [tile.bonus for tile in table.tiles if tile.bonus] == bonus
    assert table.spaces == 96 - sea - len(bonus)
    assert all(tile.laid for tile in table.tiles)


def test_layouts_cut_the_board_into_areas() -> None:
    """EN-16.2 to EN-16.4: Areas of the sizes that the sheet names: land cannot join across the sea tiles."""
    for layout, sizes in (("v1", [44, 44]), ("v2", [42, 42]), ("v3", [24, 24, 32])):
        laid = box.parse_layout(layout)
        left = {cell for cell in range(CELLS) if laid.get(cell) != 0}
        areas = []
        while left:
            area, todo = set(), [left.pop()]
            while todo:
                cell = todo.pop()
                area.add(cell)
                beside = set(box.neighbours(cell)) & left
                left -= beside
                todo += beside
            areas.append(len(area))
        assert sorted(areas) == sizes


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "at least one tile"),
        ("m1", "is no tile of a layout"),
        ("c3+7", "is no tile of a layout"),
        ("c3+", "is no tile of a layout"),
        ("c3,c3+5", "c3 is named twice"),
        ("c3+10,e3+10", "2 waterfall tiles of 10 are laid, but there are only 1"),
        (",".join(f"{c}{r}" for c in "acegikbdfh" for r in (1, 3)), "20 sea tiles are laid, but there are only 18"),
        ("a3+5", "cannot lie at the edge"),
        ("c3+5,c4", "cannot lie beside the sea on c4"),
        ("a2,b1", "a1 would be filled at once"),
        ("c3+5,d2+5,e3+5,d4+10", "d3 would be filled at once"),
    ],
)
def test_own_layouts_are_checked(text: str, sentence: str) -> None:
    """EN-C15."""
    with pytest.raises(NotationError, match=sentence):
        box.parse_layout(text)


def test_a_layout_may_be_given_as_a_text() -> None:
    """EN-16.5."""
    assert box.layout_text(box.parse_layout("g3,f2,c3+10,j3+5,f4,b5,d5,i5,k5,g7+5")) == "base"
    play = new(GAME, layout="E7, c2", chance="given")
    assert play.options["layout"] == "c2,e7"
    assert [tile.cell for tile in play.view().tiles] == ["c2", "e7"]


def test_backs_then_chiefs_then_the_first_turn() -> None:
    """EN-C2."""
    play = new(GAME, seats=3, chance="given", chief_scouts=True, first=3)
    for stack in range(1, 7):
        assert play.legal() == [f"back {stack} plain", f"back {stack} ?"]
        play.act(f"back {stack} {'?' if stack < 3 else 'plain'}")
    assert play.position.to_act == (2,)
    assert len(play.legal()) == 14 * 13 // 2
    assert code(play, "chiefs 3 15") == "no_such_scout"
    assert code(play, "start S1") == "chiefs_first"
    go(play, "chiefs 3 7", "chiefs 1 2")
    assert play.position.to_act == (1,)
    assert [play.view(seat).players[2].chiefs for seat in (0, 1, 2)] == [[], [], [3, 7]]
    play.act("chiefs 13 14")
    assert (phase(play), play.position.to_act) == ("start", (2,))
    assert [step.text for step in play.history(0)][-3:] == ["chiefs ?", "chiefs 1 2", "chiefs ?"]


def test_who_begins_is_counted_on_around_the_table() -> None:
    """EN-A36."""
    for first, seats, seat in ((1, 2, 0), (4, 2, 1), (4, 3, 0), (3, 4, 2)):
        assert new(GAME, seats=seats, first=first, seed=1).to_act == (seat,)


def test_weights_of_backs_and_tiles_are_those_of_shuffled_stacks() -> None:
    """EN-1.2."""
    play = new(GAME, chance="given")
    weights = []
    for stack in range(6):
        weights.append([weight for weight in play.position.weights() if weight])
        play.act(f"back {stack + 1} {'plain' if stack else '?'}")
    assert weights == [[92, 22], [92, 21], [91, 21], [90, 21], [89, 21], [88, 21]]
    go(play, "start S7", "hidden 2", "draw 1")
    found = dict(zip(play.legal(), [weight for weight in play.position.weights() if weight], strict=True))
    assert found == {f"tile {k} {e}": n for e, kinds in box.BOX.events.items() for k, n in kinds.items()}
    go(play, "tile coast gold")
    assert play.legal() == ["back 1 plain", "back 1 ?"]
    assert [weight for weight in play.position.weights() if weight] == [87, 21]
    go(play, "back 1 plain", "place g8 r0", "draw 2")
    assert [weight for weight in play.position.weights() if weight] == [14, 28, 26, 11, 13]


def test_what_is_seen_of_the_stacks_is_as_likely_as_with_shuffled_ones() -> None:
    """EN-1.2, EN-C3: Four tiles that fit nowhere in two stacks, drawn from by turns.

    Every sequence against all 24 orders.
    """
    event = np.zeros((5, 4), np.int8)
    event[2] = 1, 0, 0, 1  # corner gold, corner storm
    fields = {"map": board("h8 f8", "h8W f8E"), **explore("S7", found=0, left=4)}
    begin = edited(
        at(**fields), plain=np.array([1, 1, 0, 0, 0]), event=event, stack=np.array([2, 2, 0, 0, 0, 0]),
        back=-1, phase=BACK, resume=GO_ON,
    )  # fmt: skip
    found: dict[tuple[str, ...], Fraction] = {}

    def follow(position: Position, seen: tuple[str, ...], chance: Fraction) -> None:
        drawn = sum(text.startswith("tile") for text in seen)
        if drawn == 4:
            found[seen] = chance
        elif position.who != CHANCE:
            position.act(f"draw {drawn % 2 + 1}", 0)
            follow(position, seen, chance)
        else:
            weights = position.weights()
            for outcome in position.numbers(CHANCE):
                after = position.copy()
                after.act(outcome, CHANCE)
                more = Fraction(weights[outcome], sum(weights))
                follow(after, (*seen, GAME.outcomes[outcome]), chance * more)

    follow(begin.position, (), Fraction(1))
    due: Counter[tuple[str, ...]] = Counter()
    tiles = ("tile sea", "tile coast", "tile corner gold", "tile corner storm")
    for order in permutations(tiles):
        stacks, seen = (list(order[:2]), list(order[2:])), []
        backs = {tile: "?" if len(tile.split()) > 2 else "plain" for tile in tiles}
        seen = [f"back {number + 1} {backs[stack[0]]}" for number, stack in enumerate(stacks)]
        for drawn in range(4):
            stack = stacks[drawn % 2]
            seen.append(stack.pop(0))
            seen += [f"back {drawn % 2 + 1} {backs[stack[0]]}"] if stack else []
        due[tuple(seen)] += 1
    assert found == {seen: Fraction(count, 24) for seen, count in due.items()}


# ---- income


def test_income() -> None:
    """EN-T1, EN-4."""
    play = at(seats=3, phase="wheel", gold="3,7,7")
    assert play.legal() == [f"wheel {n}" for n in range(2, 7)]
    assert code(play, "start S1") == "wheel_first"
    assert code(play, "wheel 3") is None
    assert gold(go(play, "wheel 6")) == [9, 14, 14]
    play = at(seats=3, phase="die", gold="3,7,7")
    assert play.legal() == ["die 2", "die 3", "die 4", "die 5", "die 6", "die wheel"]
    assert gold(go(play, "die 3")) == [6, 11, 11]
    assert phase(play) == "start"
    assert phase(go(at(phase="die", gold="3,7"), "die wheel")) == "wheel"
    for coins, then in ((3, "die"), (4, "start")):
        assert phase(go(at(gold=f"1,{coins}", **explore("S3", found=0, left=1)), "stop")) == then


# ---- start


def test_start_spaces() -> None:
    """EN-T2, EN-5."""
    play = at(map=board("a8 c8 l8 k8 l7", "a8N a8E", laid="f4~"))
    assert code(play, "start l8") == "no_sea_out"  # A: no unexplored neighbour
    assert code(play, "start a8") == "no_sea_out"  # B: only land towards unexplored spaces
    assert code(play, "start f4") == "no_way"  # C: no way to the edge
    assert code(play, "start c8") is None  # D
    assert code(play, "start S2") is None  # E
    assert code(play, "start S3") == "start_explored"
    assert code(play, "start d4") == "not_explored"
    assert code(play, "hidden 1") == "start_first"
    assert code(play, "pass") == "must_start"
    legal = play.legal()
    assert {"start c8", "start N1", "start E1"} <= set(legal)
    assert not {"start E8", "start S3"} & set(legal)


def test_start_costs() -> None:
    """EN-T3, EN-6."""
    row = {"map": board("a4 b4 c4", "a4N b4N"), "seats": 4, "turn": 3}
    play = at(units="a4:0f,b4:2t", gold="1,1,1,7", **row)
    start = next(each for each in play.view().starts if each.place == "c4")
    assert (start.cost, start.payable) == (5, True)
    assert [(w.bank, w.tolls, w.tiles, w.edge) for w in start.ways] == [(1, {0: 2, 2: 2}, ["c4", "b4", "a4"], "W4")]
    assert gold(go(play, "start c4")) == [3, 1, 3, 2]
    assert phase(play) == "announce"
    assert gold(go(at(map=board("c8", "c8N"), units="c8:1f", seats=4, turn=3), "start c8")) == [7, 9, 7, 5]  # B
    assert gold(go(at(map=board("c8"), seats=4, turn=3), "start c8")) == [7, 7, 7, 7]  # C
    play = at(units="a4:0f,b4:2t", gold="1,1,1,5", **row)  # EN-A3: a tile must be paid too
    assert code(play, "start c4") == "start_gold"
    assert gold(go(at(units="a4:0s,b4:3f", gold="1,1,1,5", **row), "start c4")) == [1, 1, 1, 4]  # EN-6.5


def test_edge_costs() -> None:
    """EN-T21."""
    costs = {start.place: start.cost for start in at().view().starts}
    assert [costs[name] for name in ("S1", "W8", "N1", "W1")] == [0, 1, 2, 1]
    assert gold(go(at(), "start N1")) == [5, 7]
    starts = {start.place: start for start in at(map=board("a1")).view().starts}
    assert starts["a1"].cost == 1
    down = " ".join(f"a{row}" for row in range(1, 9))
    starts = {start.place: start for start in at(map=board(down)).view().starts}
    assert (starts["a1"].cost, starts["a1"].ways[0].edge) == (0, "S1")


@pytest.mark.parametrize(
    ("units", "once", "cost"),
    [
        ("a4:0f,b4:0f,c4:1f", "off", 3),
        ("a4:0s,b4:1f,c4:1f", "off", 5),
        ("a4:0s,b4:1f,c4:1f", "on", 3),
        ("a4:1t,b4:1f,c4:1f", "off", 7),
        ("a4:1t,b4:1f,c4:1f", "on", 3),
    ],
)
def test_own_and_foreign_forts(units: str, once: str, cost: int) -> None:
    """EN-T22, EN-D3."""
    play = at(map=board("a4 b4 c4 d4", "a4N b4N c4N"), units=units, toll_per_owner=once, gold="8,0")
    assert {start.place: start.cost for start in play.view().starts}["d4"] == cost
    assert gold(go(play, "start d4")) == [8 - cost, cost - 1]


def test_where_cheapest_ways_pay_different_people_the_seat_chooses() -> None:
    """EN-A1, EN-C6."""
    fields = {"map": board("g7 h7 i7 g8 h8 i8", "h7S g8W i8E"), "units": "g8:1f,i8:2f", "seats": 3}
    play = go(at(gold="9,0,0", **fields), "start h7")
    assert phase(play) == "route"
    assert play.legal() == ["via 1:2", "via 2:2"]
    assert code(play, "via 1:2") is None
    assert code(play, "via bank:1 1:2") == "no_such_way"
    assert code(play, "hidden 1") == "way_first"
    assert [way.tolls for way in play.view().starts[0].ways] == [{1: 2}, {2: 2}]
    assert gold(go(play, "via 2:2")) == [7, 0, 2]
    play = go(at(gold="0,9,0", turn=1, **fields), "start h7")  # over the own fort
    assert (gold(play), phase(play)) == ([0, 9, 0], "announce")


def test_the_bank_is_a_payee_too() -> None:
    """EN-A1: A fort on the way to the free south costs as much as the north without one."""
    down = " ".join(f"f{row}" for row in range(1, 9))
    play = go(at(map=board(down, "f8E"), units="f8:1f", gold="9,0"), "start f4")
    assert play.legal() == ["via 1:2", "via bank:2"]
    assert gold(go(play, "via bank:2")) == [7, 0]


def test_once_per_owner_a_dearer_way_to_a_tile_may_be_part_of_the_cheapest() -> None:
    """EN-D3: From f4 the free south is two forts of seat 1 away, and one way crosses a fort of seat 2 first."""
    down = "f4 f5 f6 f7 f8"
    fields = {"map": board(down, "f8E f6E f5E"), "seats": 3, "gold": "9,0,0", "toll_per_owner": "on"}
    play = at(units="f8:1f,f6:1f,f5:2t", **fields)
    assert {start.place: start.cost for start in play.view().starts}["f4"] == 4
    assert gold(go(play, "start f4")) == [5, 2, 2]


def test_who_cannot_pay_any_start_passes() -> None:
    """EN-7.5, EN-A4."""
    play = at(map=all_sea("f4 f5"), gold="0,7")
    assert play.legal() == ["pass"]
    assert code(play, "pass") is None
    assert code(play, "start e4") == "start_gold"
    assert code(play, "start S1") == "start_explored"
    go(play, "pass")
    assert (phase(play), play.position.to_act, play.view().passes) == ("start", (1,), 1)


def test_once_all_have_passed_everybody_rolls() -> None:
    """EN-T23, EN-A5: Four gold each, a fort each on the only way, which ends in the north: 2 + 2 + 1 = 5."""
    lands = "f1E f1W g1S f2E f2W g2S g3W g4W e3E e4E f5N"
    cells = " ".join(cell for cell in box.CELL_TEXTS if cell not in ("f3", "f4", "l1"))
    play = at(map=board(cells, lands), units="f1:0fE,f2:1fE", gold="4,4")
    assert play.legal() == ["pass"]
    assert phase(go(play, "pass")) == "start"
    assert phase(go(play, "pass")) == "die"
    assert gold(go(play, "die 2")) == [6, 7]
    assert gold(go(play, "start f2")) == [2, 9]  # its own fort asks for nothing


def test_without_hidden_tiles_an_open_one_must_be_paid() -> None:
    """EN-A3."""
    play = edited(at(gold="4,4"), stack=0, plain=0, event=0)
    assert "start W8" not in play.legal()
    assert code(play, "start W8") == "start_gold"
    go(play, "start S1")
    assert play.legal() == ["open 1"]
    assert code(play, "hidden 1") == "nothing_hidden"


# ---- announcing and exploring


def test_hidden_and_open_tiles_are_paid_in_advance() -> None:
    """EN-T4, EN-7."""
    play = at(phase="announce", ship="S7", gold="9,7")
    assert play.legal() == [f"hidden {n}" for n in range(1, 10)] + ["open 1", "open 2"]
    assert code(play, "open 3") == "tiles_gold"
    assert code(play, "draw 1") == "announce_first"
    assert gold(go(play, "hidden 4")) == [5, 7]
    assert play.view().expedition.left == 4
    assert gold(go(at(phase="announce", ship="S7", gold="9,7"), "open 2")) == [1, 7]
    assert len(at(phase="announce", ship="S7", gold="99,7").legal()) == 40  # EN-C7


def test_hidden_stacks_are_chosen() -> None:
    """EN-8.1."""
    play = at(phase="announce", ship="S7", stacks="19.,19?,19.,19.,19.,19.", gold="9,7")
    go(play, "hidden 2")
    assert play.legal() == [f"draw {n}" for n in range(1, 7)]
    assert code(play, "draw coast") == "announced_hidden"
    assert code(play, "stop") == "draw_first"
    assert code(play, "scout") == "nothing_found"
    assert code(play, "take c4") == "nothing_found"
    assert code(play, "wheel 3") == "exploring"
    go(play, "draw 2", "tile coast storm", "back 2 plain")
    assert play.legal() == ["place g8 r0", "place g8 r1", "place g8 r3"]


def test_open_kinds_must_fit() -> None:
    """EN-8.1, EN-A11."""
    play = at(map=board("h8 f8", "h8W f8E"), phase="announce", ship="S7", gold="9,7")
    go(play, "open 2")
    assert play.legal() == ["draw strait", "draw bay"]
    assert code(play, "draw sea") == "no_fit"
    assert code(play, "draw 1") == "announced_open"
    go(play, "draw bay")
    assert play.legal() == ["place g8 r3"]
    assert play.view().open["bay"] == 8


def test_land_cannot_touch_the_edge() -> None:
    """EN-T5, EN-8.4."""
    play = at(**placing("S3", "coast", found=0))
    assert play.legal() == ["place c8 r0", "place c8 r1", "place c8 r3"]
    assert code(play, "place c8 r2") == "sides"
    assert code(play, "place d8 r0") == "not_beside"
    assert code(play, "stop") == "place_first"
    assert code(at(**placing("S3", "strait", found=0)), "place c8 r2") == "same_turn"


def test_a_tile_that_fits_must_be_placed() -> None:
    """EN-T6, EN-8.6."""
    play = at(map=board("e4 f4 f2 f6"), **placing("f4", "bay"))
    assert play.legal() == ["place g4 r0"]
    assert go(play, "place g4 r0").view().expedition.ship == "g4"


def test_a_tile_that_fits_nowhere_is_discarded() -> None:
    """EN-8.7."""
    play = at(map=board("h8 f8"), gold="0,9", **explore("S7", found=0, left=2, drawn=0))
    go(play, "draw 1", "tile bay", "back 1 plain")
    table = play.view()
    assert (table.discards.plain["bay"], table.expedition.left, table.unseen.plain["bay"]) == (1, 1, 12)
    assert play.legal()[-1] == "stop"
    assert code(play, "stop") is None
    play = at(map=board("h8 f8"), gold="0,9", stacks="19?,19.,19.,19.,19.,19.", **explore("S7", found=0, left=1))
    go(play, "draw 1", "tile bay gold", "back 1 ?")  # an event of a discarded tile does not happen
    assert play.view().discards.events == {"bay gold": 1}
    assert gold(play) == [0, 9]
    assert (phase(play), play.position.to_act) == ("start", (1,))


def test_a_dead_end_loses_the_rest_but_a_unit_may_follow() -> None:
    """EN-T7, EN-8.10."""
    play = go(at(gold="6,7", **placing("S2", "bay", found=0, left=2)), "place b8 r3")
    assert play.legal() == ["scout", "fort", "settle", "stop"]
    assert code(play, "draw 1") == "dead_end"
    assert play.view().expedition.dead_end
    go(play, "scout")
    assert gold(play) == [5, 7]
    assert [(unit.cell, unit.seat, unit.kind) for unit in play.view().units] == [("b8", 0, "scout")]


def test_no_unit_on_a_sea_tile_and_a_unit_ends_the_expedition() -> None:
    """EN-T8, EN-9."""
    play = go(at(map=board("b8 c8", "b8N"), **placing("c8", "sea")), "place d8 r0")
    assert (phase(play), play.position.to_act) == ("start", (1,))
    play = at(map=board("b8", "b8N"), **explore("b8", left=1))
    assert play.legal()[:6] == [f"draw {n}" for n in range(1, 7)]
    go(play, "fort")
    assert (play.position.to_act, gold(play), play.view().players[0].forts) == ((1,), [4, 7], 1)
    assert code(at(map=board("b8"), **explore("b8", left=1)), "scout") == "no_land"
    play = go(at(map=board("b8", "b8N"), gold="9,7", **explore("b8", left=1)), "settle")
    assert (gold(play), play.view().players[0].settlements) == ([3, 7], 0)


def test_a_unit_may_stand_on_an_older_tile_after_a_discard() -> None:
    """EN-9.2."""
    play = at(map=board("f8 g8 h8 g6 f7 h7", "g8E f7W h7E"), **explore("g8", left=1))
    go(play, "draw 1", "tile bay", "back 1 plain")
    assert play.view().discards.plain["bay"] == 1
    assert play.legal() == ["scout", "fort", "settle", "stop"]


def test_units_cost_and_r9_6_a_strait_has_two_lands() -> None:
    """EN-9.4."""
    play = at(map=board("g8", "g8W g8E"), gold="5,7", **explore("g8"))
    assert play.legal() == ["scout E", "scout W", "fort E", "fort W", "stop"]
    assert code(play, "draw 1") == "no_tiles_left"
    assert code(play, "settle E") == "unit_gold"
    assert code(play, "scout") == "which_land"
    assert code(play, "scout N") == "no_such_land"
    assert code(play, "scout E #3") == "not_numbered"
    go(play, "fort W")
    assert [unit.side for unit in play.view().units] == ["W"]
    assert go(at(map=board("g8", "g8W g8E"), **explore("g8")), "settle E").view().units[0].side == "E"
    assert code(at(map=board("g7", "g7N g7S"), **explore("g7")), "fort") == "which_land"
    assert code(at(map=board("g7", "g7N"), **explore("g7")), "fort N") == "only_land"
    fields = {"map": board("g8 b8 c8", "g8N b8N c8N"), "units": "b8:0f,c8:0f", "gold": "9,7"}
    play = at(**fields, **explore("g8"))
    assert code(play, "fort") == "no_unit"
    assert code(play, "hut 3") == "exploring"


def test_without_a_scout_in_reserve_one_may_be_taken() -> None:
    """EN-9.8."""
    fields = {"map": board("b8 d8", "b8N d8N"), "units": "d8:0s", **scouts_out(18)}
    play = at(**fields, **explore("b8", left=1))
    legal = play.legal()
    assert [text for text in legal if text.startswith("take")] == [
        "take d8",
        *(f"take {i // 7 + 1}.{i % 7 + 1}" for i in range(18)),
    ]
    assert code(play, "scout") == "no_scout"
    assert code(play, "take b8") == "no_scout_there"
    assert code(play, "take 4.1") == "no_scout_there"
    go(play, "take 1.1")
    assert play.legal() == ["scout"]
    assert code(play, "stop") == "taken_first"
    assert play.view().taken == 0
    go(play, "scout")
    table = play.view()
    assert [unit.cell for unit in table.units] == ["b8", "d8"]
    assert (table.huts[0].path[0], table.huts[0].opened) == (None, True)  # EN-9.9
    assert go(at(**fields, **explore("b8")), "take d8").view().units == []
    assert code(at(**fields, gold="0,7", **explore("b8", left=1)), "take d8") == "unit_gold"
    assert code(at(map=board("b8", "b8N"), **explore("b8", left=1)), "take d8") == "scouts_left"


# ---- filling


def test_a_space_with_four_known_sides_is_filled() -> None:
    """EN-10.1."""
    assert filled(board("f3 f5 e4 g4", "f3S e4E")) == {"f4": "corner"}
    assert filled(board("a2 b1", "b1S")) == {"a1": "sea"}
    assert filled(board("f3 f5 e4", "f3S")) == {}


def test_closed_off_areas_become_land() -> None:
    """EN-T19, EN-10.2, EN-A12."""
    assert filled(board("e3 f3 d4 g4 e5 f5", "e3S f3S d4E g4W e5N f5N")) == {"e4": "land", "f4": "land"}
    lands = "e3S f3S d4E e5N f5N g3W g3N g3E h4N h4E h4S g5W g5S g5E"
    assert filled(board("e3 f3 d4 e5 f5 g3 h4 g5", lands, laid="g4~")) == {"e4": "land", "f4": "bay"}


def test_an_area_that_an_isolated_sea_may_still_open_is_not_filled() -> None:
    """EN-T20, EN-A13."""
    assert filled(board("e3 f3 d4 e5 f5", "e3S f3S d4E e5N f5N", laid="g4~")) == {}


def test_fill_then_score_two_islands() -> None:
    """EN-T9: A corner with known sides gets its tile, a ring of coasts its land; then two islands are complete."""
    cells, lands = "e3 f3 d4 g4 e5 f5 a2 b1", "e3S f3S d4E g4W e5N f5N a2N"
    play = go(at(map=board(cells, lands), units="a2:1s", **explore("g4")), "scout")
    table = play.view()
    found = {tile.cell: tile.kind for tile in table.tiles}
    assert (found["a1"], found["e4"], found["f4"]) == ("coast", "land", "land")
    assert (table.open["coast"], table.open["land"]) == (8, 10)
    assert play.legal() == ["island 1", "island 2"]
    go(play, "island 2")
    assert play.scores == (8, 0)


# ---- islands


def finish(**fields: Any) -> Play:
    """An island of nine tiles whose last one is placed, without gold for a unit."""
    cells, lands = "b2 c2 c3 d3 d4 e4 e5 f5 g6", "b2E c2S c3E d3S d4E e4S e5E f5S"
    given = {"map": board(cells, lands), "seats": 4, "gold": "0,9,9,9", **placing("g6", "coast"), **fields}
    return go(at(**given), "place f6 r0")


def test_points_by_rank() -> None:
    """EN-T10, EN-11: Yellow has a settlement, red and white a fort and a scout each, purple a scout: 9, 5, 5, 3."""
    play = finish(units="b2:0t,c2:1f,c3:1s,d3:2f,d4:2s,e4:3s")
    assert play.scores == (9, 5, 5, 3)
    island = play.receipt().islands[0]
    assert (island.first, island.value, island.ranks, island.points) == ("b2", 9, [1, 2, 2, 3], [9, 5, 5, 3])
    table = play.view()
    assert [(p.forts, p.settlements, p.due) for p in table.players] == [(2, 1, 0), (2, 1, 1), (2, 1, 1), (2, 1, 1)]
    assert (phase(play), play.position.to_act, table.units) == ("jungle", (1,), [])
    assert table.islands[0].scored


def test_a_waterfall_and_the_scouts_that_go_on() -> None:
    """EN-T11, EN-12: Clockwise from yellow: white, purple, red. Twelve tiles and five: 17, 9, 5, 3."""
    cells = "e3 e5 d4 f4 f3 f2 d5 d6 f5 g5 h2"
    lands = "e4N e4E e4S e4W e3E f3N f2E e5W d5S f4S f5E"
    units = "e3:0t,f3:1f,f2:1s,d4:1s,d5:3s,d6:3s,g5:2s"
    fields = {"map": board(cells, lands, laid="e4+5 l1~"), "seats": 4, "gold": "0,9,9,9", "units": units}
    play = go(at(**fields, **placing("h2", "coast")), "place g2 r3")
    assert play.scores == (17, 9, 3, 5)
    order = []
    for text in ("hut 1", "token 5", "hut 2", "token 10", "hut 1", "hut 3", "token 15", "hut 3"):
        if play.position.to_act != (CHANCE,):
            order.append(play.position.to_act[0])
        play.act(text)
    assert order == [1, 2, 3, 1, 3]
    assert [hut.known_by for hut in play.view().huts][:3] == [[1, 3], [2], [1, 3]]
    assert [play.view(3).huts[i].token for i in range(3)] == [5, None, 15]
    assert [step.text for step in play.history(3)][-2] == "token ?"
    assert (phase(play), play.position.to_act) == ("start", (1,))


def test_half_of_the_rank_above_rounded_up() -> None:
    """EN-T14, EN-A20."""
    assert [rank_points(9, rank) for rank in (1, 2, 3, 4)] == [9, 5, 3, 2]
    assert [rank_points(10, rank) for rank in (1, 2, 3, 4)] == [10, 5, 3, 2]
    assert [rank_points(2, rank) for rank in (1, 2, 3, 4)] == [2, 1, 1, 1]
    assert finish(units="b2:0s,c2:1s,c3:2s,d3:0s,d4:1s").scores == (9, 9, 5, 0)
    assert finish(units="b2:0s,c2:0s,c3:1s,d3:0s,d4:1s,e4:2f,e5:3s").scores == (5, 3, 9, 2)


def test_small_islands() -> None:
    """EN-T16."""
    fields = {"map": board("e3 e5 d4 g4", "e4N e4E e4S e4W", laid="e4+5 l1~"), "units": "e3:1s", "gold": "0,9"}
    assert go(at(**fields, **placing("g4", "coast")), "place f4 r3").scores == (0, 10)
    play = at(map=board("c8 e8", "c8E"), units="c8:1s", gold="0,9", **placing("e8", "coast"))
    assert go(play, "place d8 r3").scores == (0, 2)


def test_ranking() -> None:
    """EN-T17, EN-D8."""
    rows = [(1, 1, 0), (1, 0, 8), (0, 2, 9), (0, 2, 0), (0, 1, 1), (0, 1, 0), (0, 0, 5)]
    powers = [int(np.dot(POWER, [0, scouts, forts, settlements])) for settlements, forts, scouts in rows]
    assert powers == sorted(set(powers), reverse=True)
    ranks = np.empty(SEATS, np.int64)
    rank_seats(np.array([POWER[3] + POWER[2], 2 * POWER[2], 0, 0]), ranks)
    assert ranks.tolist() == [1, 2, 0, 0]


def test_a_strait_whose_lands_join_counts_once() -> None:
    """EN-T18, EN-A17."""
    cells, lands = "c2 d2 d3 e3 d4 c4 b3", "c2S c2E d2S d3S d3E d4W c4N"
    play = go(at(map=board(cells, lands), units="d2:1s", gold="0,9", **placing("b3", "strait")), "place c3 r0")
    assert play.scores == (0, 7)
    assert play.receipt().islands[0].tiles == 7


def test_an_island_without_units_scores_nothing() -> None:
    """EN-A19."""
    play = finish(units="-")
    assert play.scores == (0, 0, 0, 0)
    assert phase(play) == "start"
    assert not play.view().islands[0].scored


def test_several_islands_are_scored_in_a_chosen_order() -> None:
    """EN-11.2, EN-A21, EN-C11: A strait closes an island on each side; numbers stay while the turn lasts."""
    fields = {"map": board("c8 e8 d7 k8", "c8E e8W k8N"), "units": "c8:1s,e8:0s", "gold": "0,9"}
    play = go(at(**fields, **placing("d7", "strait")), "place d8 r1")
    assert phase(play) == "order"
    assert play.legal() == ["island 1", "island 2"]
    assert code(play, "island 3") == "no_such_island"
    assert code(play, "hut 1") == "island_first"
    found = [(island.first, island.number) for island in play.view().islands]
    assert found == [("c8", 1), ("d8", 2), ("k8", None)]
    go(play, "island 2")
    assert play.scores == (2, 0)
    assert code(play, "hut 1 #3") == "not_numbered"
    assert code(play, "island 1") == "jungle_first"
    go(play, "hut 1", "token 10")
    assert play.scores == (2, 2)  # the last one goes by itself
    assert play.position.to_act == (1,)
    go(play, "hut 1")
    assert play.view().huts[0].known_by == [0, 1]  # space 2 has an eye


def test_of_three_islands_the_numbers_stay() -> None:
    """EN-C11: One was completed earlier in the expedition; forts only, so nobody goes to the jungle."""
    fields = {"map": board("c8 e8 d7 j8 k8", "c8E e8W j8E"), "units": "c8:1f,e8:0f,j8:1f", "gold": "0,9"}
    play = go(at(**fields, **placing("d7", "strait")), "place d8 r1")
    assert play.legal() == ["island 1", "island 2", "island 3"]
    go(play, "island 2")
    assert play.legal() == ["island 1", "island 3"]
    assert [(island.first, island.number) for island in play.view().islands] == [("c8", 1), ("d8", None), ("j8", 3)]
    go(play, "island 3")
    assert play.scores == (2, 4)
    assert (phase(play), play.position.to_act) == ("start", (1,))


# ---- jungle


def test_natives_with_an_empty_reserve() -> None:
    """EN-T25, EN-13.3."""
    play = at(map=board("b8", "b8N"), **scouts_out(19), **explore("b8", phase="natives"))
    assert play.legal()[0] == "pass"
    assert code(play, "hut 1") == "no_scout"
    assert code(play, "stop") == "natives_first"
    go(play, "take 1.1")
    assert play.legal() == [f"hut {path}" for path in (3, 4, 5, 6, 7)]
    assert code(play, "hut 1") == "same_path"
    assert code(play, "hut 2") == "path_full"
    assert code(play, "scout") == "taken_first"
    go(play, "hut 4")
    assert play.legal() == ["token 10", "token 15"]
    go(play, "token 10")
    table = play.view(0)
    assert (table.huts[0].path[0], table.huts[0].token, table.huts[3].token) == (None, 5, 10)
    assert phase(play) == "explore"


def test_a_gap_on_the_dot_is_filled_first_and_shows_the_token() -> None:
    """EN-A23, EN-A24."""
    fields = {"map": board("b8", "b8N"), "paths": ".:1,-,-,-,-,-,-", "knows": "1,-,-,-,-,-,-"}
    play = at(**fields, tokens="15,-,-,-,-,-,-", **explore("b8", phase="natives"))
    assert play.legal() == ["pass", *(f"hut {path}" for path in range(1, 8))]
    assert code(play, "take b8") == "scouts_left"
    go(play, "hut 1")
    hut = play.view(0).huts[0]
    assert (hut.token, hut.known_by, hut.path[0].seat) == (15, [0, 1], 0)
    assert play.view().players[0].scouts == 18


def test_other_spaces_show_nothing() -> None:
    """EN-12.5."""
    fields = {"map": board("b8", "b8N"), "paths": "1:1,-,-,-,-,-,-", "knows": "1,-,-,-,-,-,-"}
    play = at(**fields, tokens="15,-,-,-,-,-,-", **explore("b8", phase="natives"))
    assert go(play, "hut 1").view().huts[0].known_by == [1]


def test_natives_may_take_a_scout_from_a_tile_or_be_refused() -> None:
    """EN-C10."""
    fields = {"map": board("b8 d8", "b8N d8N"), "units": "d8:0s", **scouts_out(18)}
    play = go(at(**fields, **explore("b8", phase="natives")), "take d8", "hut 3")
    assert play.view().huts[2].path[4].seat == 0
    play = at(**fields, **explore("b8", phase="natives"))
    assert code(play, "pass") is None
    assert phase(go(play, "pass")) == "explore"


def test_there_must_be_room_on_another_path() -> None:
    """EN-C10."""
    paths = ["1:1:1:1:1:1:1", "1:1:1:1:2:2:2", "2:2:2:2:2:2:2", "3:3:3:3:3:3:3", "3:3:3:3:0:0:0", "0:0:0:0:0:0:0", "0"]
    fields = {"paths": ",".join(paths), "knows": "1,1,2,3,3,0,0", "tokens": "5,5,5,10,10,10,15"}
    play = at(seats=4, map=board("b8", "b8N"), **fields, **explore("b8", phase="natives"))
    assert code(play, "take 7.1") == "no_room"
    assert code(play, "take 5.5") is None
    assert "take 7.1" not in play.legal()
    go(play, "take 5.5")
    assert play.legal() == ["hut 7"]


# ---- events


def event(kind: str, coins: int) -> Play:
    return go(at(gold=f"{coins},7", **placing("S2", "coast", found=0, event=kind, left=1)), "place b8 r0")


def test_pirates_take_half() -> None:
    """EN-T15, EN-13.2."""
    for coins, left in ((7, 4), (4, 2), (1, 1), (0, 0)):
        assert gold(event("pirates", coins)) == [left, 7]


def test_other_events() -> None:
    """EN-13.1 to EN-13.4."""
    assert gold(event("gold", 0)) == [3, 7]
    assert phase(event("natives", 0)) == "natives"
    play = event("storm", 9)  # no unit, no further tile
    assert (phase(play), play.position.to_act) == ("start", (1,))
    fields = {"map": board("c8 e8", "c8E"), "units": "c8:1s"}
    play = go(at(**fields, **placing("e8", "coast", event="storm")), "place d8 r3")
    assert play.scores == (0, 2)  # islands are scored all the same


# ---- the end


def test_the_huts_and_the_winner() -> None:
    """EN-T12, EN-T13, EN-14: Red (0) and purple (3) have as many, purple stands nearest.

    Totals are plain numbers, beyond 50 too.
    """
    fields = {"map": all_sea("a1"), "seats": 4, "gold": "9,8,7,6", **placing("b1", "sea")}
    huts = {"knows": "3,2,2,2,2,-,1", "tokens": "10,15,15,15,10,-,5"}
    play = go(at(**fields, paths="3:0:0:3:1,2:2,2,2,2,-,1", **huts), "place a1 r0")
    assert play.over
    assert play.scores == (0, 5, 55, 10)
    assert play.ranks == (4, 3, 1, 2)
    assert [hut.winner for hut in play.receipt().huts] == [3, 2, 2, 2, 2, 1]
    assert play.view().huts[0].token == 10
    assert not play.truncated
    huts = {"paths": "3,-,-,-,-,-,0", "knows": "3,1,-,-,-,-,0", "tokens": "10,5,-,-,-,-,10"}
    play = go(at(**{**fields, "gold": "5,8,8,5"}, **huts), "place a1 r0")
    assert play.scores == (10, 0, 0, 10)  # EN-A26: a token without a scout is nobody's
    assert play.ranks == (1, 3, 3, 1)  # EN-A33


def test_chief_scouts_count_twice() -> None:
    """EN-16.1."""
    fields = {"map": all_sea("a1"), "chief_scouts": "on", "chiefs": "3+7,1+2", **placing("b1", "sea")}
    huts = {"knows": "1,-,-,-,-,-,0", "tokens": "15,-,-,-,-,-,5"}
    play = go(at(**fields, paths="1#4:1#5:0#3,-,-,-,-,-,0#7:1#1", **huts), "place a1 r0")
    assert play.scores == (5, 15)
    assert [hut.counts for hut in play.receipt().huts] == [[2, 2], [2, 2]]
    assert play.view().players[1].chiefs == [1, 2]


def test_with_chief_scouts_pieces_are_named() -> None:
    """EN-C14."""
    fields = {"chief_scouts": "on", "chiefs": "3+7,1+2"}
    play = at(map=board("g8 d8", "g8W g8E d8N"), units="d8:0s#4", **fields, **explore("g8"))
    scouts = [text for text in play.legal() if text.startswith("scout")]
    assert scouts == [f"scout {side} #{n}" for side in "EW" for n in range(1, 20) if n != 4]
    assert code(play, "scout E") == "which_scout"
    assert code(play, "scout E #4") == "scout_not_here"
    go(play, "scout W #7")
    assert [(unit.number, unit.side) for unit in play.view().units] == [(4, ""), (7, "W")]
    play = at(map=board("b8 d8", "b8N d8N"), units="d8:0s#4", **fields, **explore("b8", phase="natives"))
    assert code(play, "hut 1") == "which_scout"
    go(play, "hut 1 #19", "token 5")
    assert play.view().huts[0].path[0].number == 19
    assert 19 not in play.view().players[0].numbers
    play = at(map=board("c8 e8", "c8E"), units="c8:1s#9", gold="0,9", **fields, **placing("e8", "coast"))
    go(play, "place d8 r3")
    assert play.legal() == [f"hut {path} #9" for path in range(1, 8)]
    assert play.view().players[1].due_numbers == [9]
    go(play, "hut 2 #9", "token 5")
    assert play.view().huts[1].path[0].number == 9


def test_a_scout_that_was_taken_keeps_its_number() -> None:
    """EN-C14."""
    paths = [":".join(f"0#{n}" for n in range(first, first + 6)) for first in (1, 7, 13)]
    fields = {
        "map": board("b8 d8", "b8N d8N"), "chief_scouts": "on", "chiefs": "3+7,1+2", "units": "d8:0s#19",
        "paths": ",".join([*paths, "-,-,-,-"]), "knows": "0,0,0,-,-,-,-", "tokens": "5,5,5,-,-,-,-",
    }  # fmt: skip
    play = go(at(**fields, **explore("b8")), "take d8")
    assert play.legal() == ["scout #19"]
    assert play.view().taken == 19
    assert code(play, "scout #3") == "scout_not_here"
    assert [unit.number for unit in go(play, "scout #19").view().units] == [19]
    play = go(at(**fields, **explore("b8", phase="natives")), "take 1.2")
    assert play.legal() == [f"hut {path} #2" for path in (2, 3, 4, 5, 6, 7)]


# ---- stacks that run out


DISCARDS = {"events": "0000,0000,0000,0000,0000", "events_out": "0202,2121,2121,0111,2010"}


def test_discards_become_two_stacks() -> None:
    """EN-15.2, EN-C4: The last hidden tile is placed: then, before its event, 113 discards are dealt."""
    fields = {"hidden": "1,0,0,0,0", "out": "13,28,26,11,13", "stacks": "0,0,1.,0,0,0", **DISCARDS}
    play = at(**fields, **explore("S2", found=0, drawn=0, left=2))
    assert play.legal() == ["draw 3"]
    assert code(play, "draw 1") == "stack_empty"
    go(play, "draw 3", "tile sea")
    assert play.legal() == ["place b8 r0"]
    go(play, "place b8 r0")
    assert [stack.tiles for stack in play.view().stacks] == [57, 56, 0, 0, 0, 0]
    assert play.legal() == ["back 1 plain", "back 1 ?"]
    assert [weight for weight in play.position.weights() if weight] == [91, 22]
    go(play, "back 1 ?", "back 2 plain")
    assert phase(play) == "explore"
    assert sum(play.view().discards.plain.values()) == 0
    play = at(map=board("a8 c8"), **fields, **explore("S2", found=0, drawn=0, left=2))
    go(play, "draw 3", "tile sea")
    assert phase(play) == "place"
    fields = {"hidden": "0,0,0,0,1", "out": "14,28,26,11,12", "stacks": "1.,0,0,0,0,0", **DISCARDS}
    play = at(map=board("a8 c8"), **fields, **explore("S2", found=0, drawn=0, left=2))
    go(play, "draw 1", "tile bay")  # fits nowhere
    assert [stack.tiles for stack in play.view().stacks] == [57, 57, 0, 0, 0, 0]


STRAITS = {"map": board("b4 c4 d4 e4 f4 g4", "b4W b4E c4E d4E e4E f4E g4E"), "open": "17,9,8,0,9,12", "gold": "9,9"}


def test_a_missing_open_tile_comes_from_the_discards_then_from_the_hidden_stacks() -> None:
    """EN-15.3, EN-C5."""
    buying = explore("S2", found=0, drawn=0, left=2, source="open")
    play = at(**STRAITS, hidden="14,28,26,10,13", out="0,0,0,1,0", stacks="18.,19.,19.,19.,19.,19.", **buying)
    go(play, "draw strait")
    assert play.view().discards.plain["strait"] == 0
    assert phase(play) == "place"
    few = {"hidden": "14,28,26,11,13", "events": "0202,2121,2121,0011,2010", "events_out": "0000,0000,0000,0100,0000"}
    play = at(**STRAITS, **few, stacks="18.,19.,19.,19.,19.,19.", **buying)
    go(play, "draw strait")
    assert play.view().discards.events == {}
    assert play.view().expedition.event is None
    play = at(**STRAITS, stacks="57.,0,57.,0,0,0", **buying)
    go(play, "draw strait")
    assert [stack.tiles for stack in play.view().stacks] == [57, 56, 0, 0, 0, 0]
    assert play.legal() == ["back 1 plain", "back 1 ?"]
    go(play, "back 1 plain", "back 2 plain")
    assert phase(play) == "place"
    play = edited(at(**STRAITS, **buying), plain=np.array([14, 28, 26, 0, 13]), stack=np.array([19] * 5 + [8]))
    assert "draw strait" in play.legal()
    assert phase(go(play, "draw strait")) == "back"
    assert "strait pirates" not in play.view().unseen.events
    play = edited(at(**STRAITS, **buying), plain=0, event=0, stack=0)
    assert code(play, "draw strait") == "kind_gone"
    assert "draw strait" not in play.legal()


def test_a_missing_fill_tile_comes_from_the_stacks_or_is_made() -> None:
    """EN-A14, EN-C5: Land lies open only; other kinds are searched for, and the stacks dealt anew once."""
    ring = {"map": board("e3 f3 d4 g4 e5 f5", "e3S f3S d4E g4W e5N f5N"), "gold": "0,9"}
    play = edited(at(**ring, **placing("g4", "coast")), face_up=0)
    go(play, "place h4 r1")
    assert play.view().open["land"] == 0
    assert {tile.cell: tile.kind for tile in play.view().tiles}["e4"] == "land"
    corner = {"map": board("a2 b1 c2", "c2E"), "gold": "0,9"}
    play = edited(at(**corner, **placing("c2", "sea")), face_up=0)
    go(play, "place c3 r0")
    assert phase(play) == "back"
    assert play.view().unseen.plain["sea"] == 13
    for stack in range(1, 7):
        play.act(f"back {stack} plain")
    assert phase(play) == "start"


def test_an_expedition_for_open_tiles_that_nobody_has_ends() -> None:
    """EN-A11."""
    play = edited(at(phase="announce", ship="S2", gold="9,9"), face_up=0, plain=0, event=0, stack=0)
    go(play, "open 1")
    assert (phase(play), play.position.to_act, gold(play)) == ("start", (1,), [5, 9])


def test_when_nothing_is_hidden_any_more_the_expedition_cannot_go_on() -> None:
    """EN-A11."""
    play = at(map=board("b8", "b8N"), **explore("b8", phase="natives", left=2))
    play = go(edited(play, plain=0, event=0, stack=0), "pass")
    assert play.legal() == ["scout", "fort", "settle", "stop"]


def test_a_fill_tile_that_is_nowhere_is_made() -> None:
    """EN-A14."""
    play = at(map=board("a2 b1 c2", "c2E"), gold="0,9", **placing("c2", "sea"))
    play = go(edited(play, face_up=0, plain=0, event=0, stack=0), "place c3 r0")
    assert {tile.cell: tile.kind for tile in play.view().tiles}["a1"] == "sea"
    assert phase(play) == "start"


def test_no_back_is_asked_for_once_all_is_explored() -> None:
    """EN-C3."""
    play = edited(at(map=all_sea("a1 a2"), gold="0,9", **placing("b1", "sea")), face_up=0)
    go(play, "place a1 r0")
    assert play.over
    assert sum(stack.tiles for stack in play.view().stacks) == 113


# ---- matches that stall


def test_after_two_quiet_rounds_tiles_are_drawn_until_one_fits() -> None:
    """EN-A35, EN-C13."""
    fields = {"map": board("h8 f8"), "gold": "9,9", "quiet": 4}
    play = at(**fields, **explore("S7", found=0, drawn=0, left=1))
    go(play, "draw 1", "tile bay", "back 1 plain")
    assert play.view().expedition.left == 1
    assert play.view().expedition.guarded
    assert play.legal() == [f"draw {n}" for n in range(1, 7)]
    assert code(play, "stop") == "guarded"
    go(play, "draw 1", "tile coast", "back 1 plain", "place g8 r0")
    assert play.view().quiet == 0
    assert "stop" in play.legal()


def test_a_fitting_tile_is_handed_over_or_made() -> None:
    """EN-C13."""
    fields = {"map": board("h8 f8", "h8W f8E"), "gold": "9,9", "quiet": 4, "phase": "announce", "ship": "S7"}
    only = np.array([14, 28, 26, 0, 0])
    play = edited(at(**fields), plain=only, event=0, stack=np.array([68, 0, 0, 0, 0, 0]))
    go(play, "hidden 2")
    assert play.legal() == ["place g8 r1"]
    assert play.view().open["strait"] == 5
    play = edited(at(**fields), plain=only, event=0, stack=np.array([68, 0, 0, 0, 0, 0]), face_up=0)
    play = go(play, "open 1")
    assert play.view().expedition.hand == "strait"
    go(play, "place g8 r1")
    assert phase(play) == "explore"
    face_up = np.array([0, 0, 0, 0, 9, 0])
    play = edited(at(**fields), plain=only, event=0, stack=np.array([68, 0, 0, 0, 0, 0]), face_up=face_up)
    assert go(play, "hidden 1").view().expedition.hand == "bay"


def test_turns_without_a_tile_are_counted() -> None:
    """EN-A35."""
    play = at(gold="1,9", **explore("S3", found=0, left=1, quiet=1))
    assert go(play, "stop").view().quiet == 2
    play = at(map=all_sea("f4 f5"), gold="0,7", quiet=4)
    assert go(play, "pass").view().quiet == 4
