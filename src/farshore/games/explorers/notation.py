"""Explorers in words: the texts of actions and outcomes, why an action is refused, and what a seat is told."""

from farshore.engine.game import CHANCE, Reason
from farshore.engine.kernel import plain
from farshore.games.explorers import box
from farshore.games.explorers.rules import is_beside, is_provision_open, may_scroll
from farshore.games.explorers.state import (
    A_BONUS,
    A_BONUS_OF,
    A_DONE,
    A_MARK,
    A_OPTION,
    A_SCROLL,
    A_SKIP,
    A_TERRAIN,
    A_TILE,
    ALL_TERRAINS,
    APPLE,
    BONUS_MARKING,
    BONUS_WAITING,
    CHOOSE_VILLAGE,
    CHOOSING,
    EXPERT_KIND,
    EXPLORED,
    KEYS,
    KEYS_SPENT,
    MAP,
    MARKING,
    MARKS,
    MOST_EXPERT_PROVISIONS,
    OPTION,
    OVER,
    SCROLLS,
    SCROLLS_SPENT,
    SETUP,
    SIDE,
    SQUARES,
    TEMPLE,
    TILES,
    VILLAGE,
    Public,
    State,
)

COLUMNS = "abcdefghijklmnop"
SQUARE_TEXTS = tuple(f"{COLUMNS[square % SIDE]}{square // SIDE + 1}" for square in range(SQUARES))  # c7: third column
TILE_TEXTS = tuple(
    f"tile {quadrant} {tile + 1} {degrees}"
    for quadrant in box.QUADRANTS
    for tile in range(TILES)
    for degrees in box.TURNS_OF_A_TILE
)

ACTION_TEXTS = (
    *(f"village {quadrant}" for quadrant in box.QUADRANTS),
    *(f"terrain {terrain}" for terrain in box.TERRAINS),
    "option 1",
    "option 2",
    *(f"scroll {terrain}" for terrain in box.TERRAINS),
    *(f"mark {square}" for square in SQUARE_TEXTS),
    "skip",
    *(f"bonus {terrain}" for terrain in box.TERRAINS),
    *(f"bonus {quadrant} {terrain}" for quadrant in box.QUADRANTS for terrain in box.TERRAINS),
    "done",
    *TILE_TEXTS,
)
OUTCOME_TEXTS = (
    *TILE_TEXTS,
    *(f"achievement {name}" for name in box.ACHIEVEMENTS),
    *(f"card {card + 1}" for card in range(len(box.CARDS))),
    *(f"card {card + 1} near {option}" for card in range(len(box.CARDS)) for option in (1, 2)),
)
GRAMMAR = (
    "'option 1', 'mark c7', 'scroll M', 'bonus W', 'bonus A W', 'skip', 'done', 'terrain P', 'village A' or "
    "'tile A 3 180'; terrains are P W D M, quadrants A to D, columns a to p, rows 1 to 16"
)

REASONS = {
    "lay_tile": "the map is being laid: a tile into {quadrant} comes next",
    "tile_laid": "tile {tile} lies on the map already",
    "choose_village": "one of the villages nearest to the centre must be chosen first",
    "not_nearest": "the village of {quadrant} is not among the nearest to the centre",
    "terrain_first": "choose a terrain first",
    "option_first": "choose an option of the card first",
    "option_chosen": "an option has been chosen already",
    "card_ignored": "a scroll has been spent in place of the card",
    "not_now": "that belongs to another part of the match",
    "no_scroll_in_setup": "a scroll cannot be spent in setup",
    "no_scroll": "there is no scroll left to spend",
    "scroll_new": "a scroll found in this turn can be spent only in a later one",
    "scroll_once": "a scroll has been spent in this turn already",
    "scroll_too_late": "a scroll must be spent before the first mark of a turn",
    "horse_first": "use the horse first: mark any square beside a mark of yours, or skip",
    "bonus_first": "take up a bonus first by naming its terrain, or be done",
    "finish_bonus": "a bonus is under way: finish it or skip the rest",
    "no_marks_left": "no marks are left in this turn",
    "village": "{square} is a village, which cannot be marked",
    "marked": "{square} is marked already",
    "terrain": "{square} is {ground}, and marks go on {allowed} now",
    "not_beside": "{square} does not touch a mark of yours",
    "no_key": "the temple on {square} needs a key that is not spent",
    "provision_found": "the {provision} of this round has been found already, so {square} is closed until the next",
    "provision_kind": "no {provision} can be found in round {round}, so {square} is closed",
    "provision_full": "all {most} of this round's provisions have been found, so {square} is closed",
    "nothing_to_skip": "there is no horse and no bonus to give up",
    "must_mark": "marks are compulsory here, and a square is open",
    "must_take_bonus": "marks are compulsory here, and a bonus waits",
    "no_bonus": "no bonus waits",
    "no_bonus_there": "no bonus of the temple in {quadrant} waits",
    "bonus_which": "bonuses of several temples wait: say which, such as 'bonus {quadrant} {terrain}'",
    "bonus_only": "only one bonus waits: write 'bonus {terrain}'",
}
TERRAIN_NAMES = ("prairie", "water", "desert", "mountain")
OBJECT_NAMES = ("temple", "key", "scroll", "horse", "gem", "apple", "carrot", "fish")


def told(state: State, actor: int, action: int, seat: int) -> str | None:
    """What `seat` learns: all that is done openly, and of a turn that all play at once only its own part (8.15)."""
    if actor == CHANCE:
        return OUTCOME_TEXTS[action]
    return ACTION_TEXTS[action] if actor == seat or state.phase not in (SETUP, MARKS) else None


def why(state: State, seat: int, action: int) -> Reason | None:
    """Why the seat that is to act may not do that; None if it may."""
    if state.phase == MAP:
        return _why_not_tile(state, action)
    if state.phase == CHOOSE_VILLAGE:
        return _why_not_begin(state, action)
    if action >= A_TILE or action < A_TERRAIN:
        return Reason("not_now", {})
    if state.phase == OPTION:
        return None if A_OPTION <= action < A_SCROLL else Reason("option_first", {})
    stage = state.stage[seat]
    if stage == CHOOSING and state.phase == SETUP:
        return None if A_TERRAIN <= action < A_OPTION else Reason("terrain_first", {})
    if action < A_OPTION:
        return Reason("not_now", {})
    if A_SCROLL <= action < A_MARK:
        return _why_not_scroll(state, seat)
    if stage == CHOOSING:
        return None if A_OPTION <= action < A_SCROLL else Reason("option_first", {})
    if action < A_SCROLL and state.phase == SETUP:
        return Reason("not_now", {})
    if action < A_SCROLL:
        return Reason("option_chosen" if state.option[seat] >= 0 else "card_ignored", {})
    if A_MARK <= action < A_SKIP:
        return _why_not_mark(state, seat, action - A_MARK)
    if action == A_SKIP:
        if not state.horse[seat] and stage != BONUS_MARKING:
            return Reason("nothing_to_skip", {})
        return Reason("must_mark", {}) if _is_bound(state, seat) else None
    if state.horse[seat]:
        return Reason("horse_first", {})
    if stage == BONUS_MARKING:
        return Reason("finish_bonus", {})
    return _why_not_done(state, seat) if action == A_DONE else _why_not_bonus(state, seat, action)


def _why_not_tile(state: State, action: int) -> Reason | None:
    quadrant = (action - A_TILE) // 32
    if action < A_TILE or quadrant != state.placed:
        return Reason("lay_tile", {"quadrant": box.QUADRANTS[state.placed]})
    tile = (action - A_TILE) % 32 // 4
    if tile in state.tile[: state.placed] // 4:
        return Reason("tile_laid", {"tile": tile + 1})
    return None


def _why_not_begin(state: State, action: int) -> Reason | None:
    if action >= A_TERRAIN:
        return Reason("choose_village", {})
    far = [(2 * (square // SIDE) - 15) ** 2 + (2 * (square % SIDE) - 15) ** 2 for square in state.village.tolist()]
    return None if far[action] == min(far) else Reason("not_nearest", {"quadrant": box.QUADRANTS[action]})


def _why_not_scroll(state: State, seat: int) -> Reason | None:
    if plain(may_scroll)(state, seat):
        return None
    if state.phase == SETUP:
        return Reason("no_scroll_in_setup", {})
    if state.scrolled[seat]:
        return Reason("scroll_once", {})
    spent = state.tracks_now[seat, SCROLLS_SPENT]
    if state.tracks_now[seat, SCROLLS] == spent:
        return Reason("no_scroll", {})
    if state.tracks[seat, SCROLLS] == spent:
        return Reason("scroll_new", {})
    return Reason("scroll_too_late", {})


def _why_not_mark(state: State, seat: int, square: int) -> Reason | None:
    """Nothing to mark with, or a square that is closed (4.31)."""
    if state.stage[seat] == BONUS_WAITING:
        return Reason("bonus_first", {})
    if not state.horse[seat] and not state.left[seat]:
        return Reason("no_marks_left", {})
    return why_closed(state, seat, square)


def why_closed(state: State, seat: int, square: int) -> Reason | None:
    """Why that square cannot be marked; None if it can."""
    name = {"square": SQUARE_TEXTS[square]}
    ground, thing = int(state.ground[square]), int(state.thing[square])
    allowed = ALL_TERRAINS if state.horse[seat] else int(state.allowed[seat])
    if ground == VILLAGE:
        return Reason("village", name)
    if state.marks_now[seat, square]:
        return Reason("marked", name)
    if not allowed >> ground & 1:
        names = " or ".join(TERRAIN_NAMES[terrain] for terrain in range(4) if allowed >> terrain & 1)
        return Reason("terrain", {**name, "ground": TERRAIN_NAMES[ground], "allowed": names})
    if not plain(is_beside)(state, seat, square):
        return Reason("not_beside", name)
    if thing == TEMPLE and state.tracks_now[seat, KEYS] == state.tracks_now[seat, KEYS_SPENT]:
        return Reason("no_key", name)
    if thing >= APPLE and not plain(is_provision_open)(state, seat, thing - APPLE):
        provision = OBJECT_NAMES[thing - 1]
        if not state.expert_provisions:
            return Reason("provision_found", {**name, "provision": provision})
        if EXPERT_KIND[state.round_no] != thing - APPLE:
            return Reason("provision_kind", {**name, "provision": provision, "round": int(state.round_no) + 1})
        return Reason("provision_full", {**name, "most": MOST_EXPERT_PROVISIONS})
    return None


def _is_bound(state: State, seat: int) -> bool:
    """Whether a mark is compulsory now (8.11)."""
    return bool(
        state.strict
        and (state.horse[seat] or state.left[seat])
        and any(why_closed(state, seat, square) is None for square in range(SQUARES))
    )


def _why_not_done(state: State, seat: int) -> Reason | None:
    if state.stage[seat] == MARKING:
        return Reason("must_mark", {}) if _is_bound(state, seat) else None
    return Reason("must_take_bonus", {}) if state.strict and state.bonus[seat].any() else None


def _why_not_bonus(state: State, seat: int, action: int) -> Reason | None:
    waiting = [quadrant for quadrant in range(4) if state.bonus[seat, quadrant]]
    terrain = box.TERRAINS[(action - A_BONUS) % 4]
    if state.stage[seat] != BONUS_WAITING or not waiting:
        return Reason("no_bonus", {})
    if action < A_BONUS_OF:
        if len(waiting) == 1:
            return None
        return Reason("bonus_which", {"quadrant": box.QUADRANTS[waiting[0]], "terrain": terrain})
    quadrant = (action - A_BONUS_OF) // 4
    if quadrant not in waiting:
        return Reason("no_bonus_there", {"quadrant": box.QUADRANTS[quadrant]})
    return None if len(waiting) > 1 else Reason("bonus_only", {"terrain": terrain})


def highlights(before: Public, after: Public, done: str) -> list[str]:
    """Temples and races that a turn has decided, and the end of a round: `temple B 0 12`, `race E6 1 8`, `round 2`."""
    found = []
    for seat in range(after.seats):
        for quadrant, name in enumerate(box.QUADRANTS):
            points = int(after.tracks[seat, EXPLORED + quadrant])
            if points and not before.tracks[seat, EXPLORED + quadrant]:
                found.append(f"temple {name} {seat} {points - 1}")
        for goal, points in enumerate(after.race_points[seat].tolist()):
            if points and not before.race_points[seat, goal]:
                found.append(f"race {box.ACHIEVEMENTS[after.goal[goal]]} {seat} {points}")
    if before.round_no != after.round_no or (after.phase == OVER and before.phase != OVER):
        found.append(f"round {before.round_no + 1}")
    return found
