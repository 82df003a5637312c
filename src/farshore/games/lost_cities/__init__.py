"""Lost Cities: two seats, ascending expeditions, and the courage to begin one."""

from farshore.engine.game import Game, Option
from farshore.games.lost_cities import codec, notation, picture, rules, view

OPTIONS = (
    Option("colours", 5, (5, 6), "five suits, or six for the long game"),
    Option("rounds", 3, range(1, rules.MOST_ROUNDS + 1), "how many rounds are added up"),
    Option("next_starter", "leader", codec.NEXT_STARTER, "who starts the later rounds"),
    Option("first_starter", "chance", ("chance", "0", "1"), "who starts the first round: chance or a seat"),
    Option(
        "stall_guard", True, (False, True), "24 turns in a row without a deck draw shut the piles until somebody draws"
    ),
    Option("extra_round", False, (False, True), "a tie after the last round is played off in one round more"),
    Option("piles", "top", ("top", "full"), "show only the top card of a discard pile, or all of them", display=True),
)

GAME = Game(
    name="lost-cities",
    title="Lost Cities",
    package=__name__,
    weight=1,
    rules_version=1,
    seats=range(2, 3),
    options=OPTIONS,
    actions=notation.ACTION_TEXTS,
    outcomes=notation.OUTCOME_TEXTS,
    grammar=notation.GRAMMAR,
    longest=rules.longest,
    state=rules.STATE,
    view=view.VIEW,
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    chances=rules.chances,
    apply=rules.apply,
    score=rules.score,
    ranks=rules.ranks,
    was_cut=rules.was_cut,
    observe=view.observe,
    resample=view.resample,
    why=notation.why,
    reasons=notation.REASONS,
    told=notation.told,
    receipt=view.receipt,
    present=view.present,
    picture=picture.picture,
    state_seats=codec.state_seats,
    state_options=codec.state_options,
    state_text=codec.state_text,
    parse_state=codec.parse_state,
    view_text=codec.view_text,
    parse_view=codec.parse_view,
    reveal_all=view.reveal_all,
    highlights=notation.highlights,
)
