"""Texts of Die neuen Entdecker."""

import pytest

from farshore.games.entdecker import reasons
from farshore.games.entdecker.notation import REASONS

pytestmark = pytest.mark.rules


def test_sentences_of_refusals_are_in_the_order_of_their_numbers() -> None:
    assert {text.code.upper(): number for number, text in enumerate(REASONS, 1)} == {
        name: number for name, number in vars(reasons).items() if name.isupper()
    }
