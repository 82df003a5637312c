"""A match is its events, folded by `evolve`: a server that stores them before it answers may be killed at any time.

Events that were stored under earlier rules are followed as far as the installed rules can. Where these cannot, the
match is stuck: its position stays where it is, and only what needs no rules is taken in after that.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from farshore import games
from farshore.engine.errors import FarshoreError, IllegalAction, NewerRules, NotationError
from farshore.engine.game import CHANCE, SPECTATOR, Game, Value
from farshore.engine.position import Position
from farshore.match import events
from farshore.match.clock import Clock
from farshore.match.live import Chair, Done, Match, Stuck
from farshore.match.result import due_ending
from farshore.match.transcript import Transcript


def fold(stored: Iterable[events.Event]) -> Match:
    """The match after these events, the first of which must have opened it."""
    rest = iter(stored)
    opened = next(rest)
    assert isinstance(opened, events.Opened), "a match begins by being opened"
    match = begin(opened)
    for event in rest:
        match = evolve(match, event)
    return match


def begin(opened: events.Opened) -> Match:
    """The match after its opening alone. Raises FarshoreError if there can be no such match."""
    game, stuck = games.get(opened.game), None
    _check_rules(game, opened.rules)
    options: Mapping[str, Value]
    try:
        game.read_seats(opened.seats)
        options = game.read_options(opened.options)
    except NotationError as error:
        if opened.rules == game.rules_version:
            raise
        options, stuck = dict(opened.options), Stuck(0, 0, "options", str(error))
    clock = Clock.fresh(opened.pace, opened.seats)
    chairs = (Chair(),) * opened.seats
    return Match(
        opened, game, options, chairs, clock, opened.rules,
        commitment=opened.commitment, changed=opened.at, banks=clock.banks, stuck=stuck,
        spent=frozenset() if opened.commitment is None else frozenset({opened.commitment}),
    )  # fmt: skip


def _check_rules(game: Game, rules: int) -> None:
    """Raises NewerRules for rules that are newer than those installed."""
    if rules > game.rules_version:
        raise NewerRules(f"rules version {rules} of {game.name} is needed, {game.rules_version} is installed")


def evolve(match: Match, event: events.Event, number: int | None = None) -> Match:
    """The match after an event, which must be one that `decide` gave for it. Pure: `match` stays as it is.

    `number` is the action or outcome that the event is about; without it, it is read from the event's text.
    """
    if isinstance(event, events.Migrated | events.Frozen):
        _check_rules(match.game, event.rules)
    try:
        after = _evolved(match, event, number)
    except (FarshoreError, ValueError) as error:
        if match.rules == match.game.rules_version:
            raise
        after = replace(match, stuck=_stuck(match, event, error), unfollowed=(event,))
    open_turn = match.at_once and after.at_once
    quiet = isinstance(event, events.Paused | events.Reinvited)
    quiet = quiet or (open_turn and isinstance(event, events.Acted | events.Undone))
    if isinstance(event, events.TakenOver | events.HandedBack):
        quiet = event.seat in match.out_of_time | after.out_of_time
    still_secret = after.at_once or (after.ended is None and not after.on_installed_rules)
    return replace(
        after,
        version=match.version + 1,
        changed=match.changed if quiet else event.at,
        banks=match.banks if open_turn else after.clock.banks,
        out_of_time=after.out_of_time if still_secret else frozenset(),
    )


def _stuck(match: Match, event: events.Event, error: Exception) -> Stuck:
    """Why the installed rules cannot follow an event that was stored under earlier ones."""
    step = known = len(match.steps)
    if match.at_once:  # whoever acted, in whatever order: the same is told
        known = 1 + max((i for i, (actor, _) in enumerate(match.steps) if actor == CHANCE), default=-1)
    what, why = "an action cannot be taken back", str(error)
    if isinstance(event, events.Acted | events.Drawn):
        actor = event.seat if isinstance(event, events.Acted) else CHANCE
        what = f"{event.text!r} {'cannot come' if actor == CHANCE else f'is not possible for seat {actor}'}"
        if isinstance(error, IllegalAction) and match.position is not None:
            why = str(match.position.why(event.text, actor))
    code = "outcome" if isinstance(event, events.Drawn) else "action"
    return Stuck(step, known, code, f"by rules version {match.game.rules_version} {what}: {why}")


def _evolved(match: Match, event: events.Event, number: int | None) -> Match:
    if match.stuck is not None and isinstance(event, NEED_RULES):
        return replace(match, unfollowed=(*match.unfollowed, event))
    if isinstance(event, events.Acted):
        return _acted(match, event, match.game.read(event.seat, event.text) if number is None else number)
    if isinstance(event, events.Drawn):
        return _drawn(match, event, match.game.read(CHANCE, event.text) if number is None else number)
    if isinstance(event, events.Seated):
        chair = Chair(event.name, event.player, event.level, commitment=event.commitment)
        return _starting(_with_chair(match, event.seat, chair), event.at)
    if isinstance(event, events.Stood):
        return _with_chair(match, event.seat, Chair())
    if isinstance(event, events.Revealed):
        return _revealed(match, event)
    if isinstance(event, events.StartAbandoned):
        return _start_abandoned(match, event)
    if isinstance(event, events.Begun):
        begins = match.stuck is None
        position = Position.begin(match.game, match.options, len(match.chairs)) if begins else None
        begun = replace(match, commitment=event.commitment, position=position, begun=True, starting=None)
        return _ticked(begun, event.at)
    if isinstance(event, events.Undone):
        return _ticked(_without_last(match, event.seat), event.at, event.seat)
    if isinstance(event, events.UndoAsked):
        return replace(match, asked=event, agreed=frozenset())
    if isinstance(event, events.UndoAnswered):
        return replace(match, agreed=match.agreed | {event.seat}) if event.yes else replace(match, asked=None)
    if isinstance(event, events.Rewound):
        # All start with the bank they had: a seat that goes on with its turn must look like one that has ended it.
        fresh = replace(Clock.fresh(match.clock.pace, len(match.chairs)), banks=match.banks)
        return _ticked(replace(_rewound(match, event.keep), clock=fresh), event.at)
    if isinstance(event, events.TakenOver):
        if event.reason == "clock" and match.at_once:
            match = replace(match, out_of_time=match.out_of_time | {event.seat})
        chair = replace(match.chairs[event.seat], stand_in=event.level)
        return _ticked(_with_chair(match, event.seat, chair), event.at)
    if isinstance(event, events.HandedBack):
        match = replace(match, out_of_time=match.out_of_time - {event.seat})
        chair = replace(match.chairs[event.seat], stand_in=None)
        return _ticked(_with_chair(match, event.seat, chair), event.at)
    if isinstance(event, events.Resigned):
        return _with_chair(match, event.seat, replace(match.chairs[event.seat], resigned=True))
    if isinstance(event, events.Reinvited):
        return replace(match, invites=match.invites + 1, invited=event.at, left_out=frozenset())
    if isinstance(event, events.Rematched):
        return replace(match, rematch=event.table)
    if isinstance(event, events.Paused):
        starting = None if match.starting is None else match.starting + event.milliseconds
        return replace(match, clock=match.clock.shifted(event.milliseconds), starting=starting)
    if isinstance(event, events.Migrated):
        migrated = replace(match, rules=event.rules, frozen=None, agreed_to_end=frozenset())
        return _ticked(_starting(migrated, event.at), event.at)
    if isinstance(event, events.Frozen):
        # Banks are as when the turn began: what a seat has used since would tell whether it was done.
        still = replace(Clock.fresh(match.clock.pace, len(match.chairs)), banks=match.banks)
        return replace(match, frozen=event, asked=None, clock=still, starting=None)
    if isinstance(event, events.EndAgreed):
        return replace(match, agreed_to_end=match.agreed_to_end | {event.seat})
    assert isinstance(event, events.Ended)
    return _ticked(replace(match, ended=event, asked=None, stuck=match.stuck or _other_result(match, event)), event.at)


# What a stuck match cannot take in: only rules say what comes of it.
NEED_RULES = (
    events.Acted
    | events.Drawn
    | events.Undone
    | events.UndoAsked
    | events.UndoAnswered
    | events.Rewound
    | events.Paused
)


def _other_result(match: Match, event: events.Ended) -> Stuck | None:
    """What is wrong with the stored end of a match that the installed rules have followed until then."""
    if match.rules == match.game.rules_version or match.position is None or event.reason == "agreed":
        return None
    due, step = due_ending(match, event.at), len(match.steps)
    if (due.reason, due.scores, due.ranks) == (event.reason, event.scores, event.ranks):
        return None
    found = f"{due.reason} with {due.scores}, stored is {event.reason} with {event.scores}"
    return Stuck(step, step, "result", f"by rules version {match.game.rules_version} the match is {found}")


def _starting(match: Match, now: int) -> Match:
    """The match, which waits for secrets from now on if all seats are taken and some clients owe theirs."""
    full = not match.begun and not any(chair.free for chair in match.chairs)
    return replace(match, starting=now) if full and any(chair.owes_secret for chair in match.chairs) else match


def _revealed(match: Match, event: events.Revealed) -> Match:
    for seat in event.seats:
        chair = replace(match.chairs[seat], secret=event.secret, following=event.following)
        match = replace(_with_chair(match, seat, chair), spent=match.spent | {str(chair.commitment)})
    return match


def _start_abandoned(match: Match, event: events.StartAbandoned) -> Match:
    """The seats named are free again. All others keep theirs, with the commitments that came with their secrets."""
    lost = {player for seat in event.seats if (player := match.chairs[seat].player) is not None}
    kept = [replace(chair, commitment=chair.following, secret=None, following=None) for chair in match.chairs]
    return replace(
        match,
        chairs=tuple(Chair() if seat in event.seats else chair for seat, chair in enumerate(kept)),
        commitment=event.commitment,
        spent=match.spent | {event.commitment},
        attempt=match.attempt + 1,
        starting=None,
        left_out=match.left_out | lost,
        withheld={**match.withheld, **{player: match.withheld.get(player, 0) + 1 for player in lost}},
    )


def _with_chair(match: Match, seat: int, chair: Chair) -> Match:
    assert 0 <= seat < len(match.chairs), f"there is no seat {seat}"
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def _ticked(match: Match, now: int, resuming: int | None = None) -> Match:
    """The match with its clock running for the seats to act; no time runs for a seat that a bot plays."""
    acting = [seat for seat in match.to_act if match.chairs[seat].bot is None]
    return replace(match, clock=match.clock.turned(now, acting, resuming))


def _acted(match: Match, event: events.Acted, number: int) -> Match:
    assert match.position is not None
    assert 0 <= event.seat < len(match.chairs), "chance does not act, it is drawn"
    truth = match.truth
    secret = match.game.told(truth, event.seat, number, SPECTATOR) is None
    # An open action answers what other seats did before it; one made in secret at the same time does not.
    undoable = match.undoable if secret else tuple(done for done in match.undoable if done.seat == event.seat)
    undos = match.undos if secret else {seat: count for seat, count in match.undos.items() if seat == event.seat}
    seen = match.game.reveals_hidden(truth, event.seat, number)
    position = match.position.copy()
    position.act(number, event.seat)
    match = replace(
        match,
        position=position,
        steps=(*match.steps, (event.seat, number)),
        undoable=() if seen else (*undoable, Done(event.seat, number, secret, match.position)),
        undos={} if seen else undos,
        undo_limit=len(match.steps) + 1 if seen else match.undo_limit,
        acted={**match.acted, event.seat: match.acted.get(event.seat, 0) + 1},
        asked=match.asked if secret else None,  # to withdraw a request would show others that something was done
    )
    return _ticked(match, event.at)


def _drawn(match: Match, event: events.Drawn, number: int) -> Match:
    assert match.position is not None
    position = match.position.copy()
    position.act(number, CHANCE)
    steps, count = (*match.steps, (CHANCE, number)), event.index + 1
    match = replace(match, position=position, steps=steps, undoable=(), undos={}, draw_count=count, asked=None)
    return _ticked(match, event.at)


def _without_last(match: Match, seat: int) -> Match:
    """The match without the last action of a seat. Simultaneous actions of others stay: they do not depend on it.

    Only those that came after it are made again: a match may have thousands of undos, and is loaded by its events.
    """
    at = max(i for i, (actor, _) in enumerate(match.steps) if actor == seat)
    last = max(i for i, done in enumerate(match.undoable) if done.seat == seat)
    undone, later = match.undoable[last], match.undoable[last + 1 :]
    assert [(done.seat, done.number) for done in later] == [*match.steps[at + 1 :]], "others have acted in secret"
    undoable, position = [*match.undoable[:last]], undone.before
    for done in later:
        undoable.append(done._replace(before=position))
        position = position.copy()
        position.act(done.number, done.seat)
    return replace(
        match,
        position=position,
        steps=match.steps[:at] + match.steps[at + 1 :],
        undoable=tuple(undoable),
        undos={**match.undos, seat: match.undos.get(seat, 0) + 1},
        asked=match.asked if undone.secret else None,
    )


def _rewound(match: Match, keep: int) -> Match:
    steps = match.steps[:keep]
    position = Transcript(match.game, match.options, match.names, steps).end()
    return replace(match, position=position, steps=steps, undoable=(), undos={}, rewinds=match.rewinds + 1, asked=None)
