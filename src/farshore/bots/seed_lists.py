"""Which seeds are for what, so that nothing is judged by the matches it was made with.

`dev` is for tuning and trying, `validation` for choosing between results, `test` for figures that are quoted: each part
of it is used once.
"""

SEEDS = {"dev": 1_000_000, "validation": 2_000_000, "test": 3_000_000}  # first seed of each list
LIST_LENGTH = 1_000_000
