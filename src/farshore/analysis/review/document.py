"""A review as JSON. Errors in it are standard errors, exact numbers are texts such as `-7/3`."""

from typing import Any

import msgspec

from farshore.analysis.review.analysis import Analysis
from farshore.analysis.review.course import Sum
from farshore.analysis.review.decisions import Decision
from farshore.analysis.review.estimates import Estimate, Part
from farshore.engine.game import CHANCE

FORMAT = "farshore review 1"


def document(review: Analysis) -> str:
    """Everything that a review holds. Steps are counted from 0; the actor of an outcome of chance is null."""
    found = {
        "format": FORMAT,
        "game": review.game,
        "options": dict(review.options),
        "seats": review.names,
        "scores": review.scores,
        "cut": review.cut,
        "simulations": review.simulations,
        "worlds": review.worlds,
        "seed": review.seed,
        "grades": review.grades,
        "steps": [{"actor": None if actor == CHANCE else actor, "text": text} for actor, text in review.steps],
        "values": [[_estimate(each) for each in seats] for seats in review.values],
        "decisions": [_decision(each) for each in review.decisions],
        "moments": [each.step for each in review.moments()],
        "swings": [
            {
                "first": each.first,
                "last": each.last,
                "seat": each.owner,
                "changes": [_estimate(change) for change in each.changes],
            }
            for each in review.swings
        ],
        "sums": [_sum(each) for each in review.sums],
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode()


def _estimate(each: Estimate) -> dict[str, float]:
    return {"points": each.points, "error": each.error}


def _part(part: Part) -> dict[str, Any]:
    return {"points": float(part.points), "exact": str(part.points), "error": part.error}


def _decision(each: Decision) -> dict[str, Any]:
    return {
        "step": each.step,
        "seat": each.seat,
        "played": each.played,
        "best": each.best,
        "given_up": _estimate(each.given_up),
        "grade": each.grade,
        "choices": each.choices,
    }


def _sum(each: Sum) -> dict[str, Any]:
    return {
        "seat": each.seat,
        "margin": each.margin,
        "expected": _part(each.expected),
        "luck": [_part(part) for part in each.luck],
        "skill": [_part(part) for part in each.skill],
        "shared": _part(each.shared),
    }
