"""Which seeds are for what, so that nothing is judged by the matches it was made with.

`dev` is for tuning and trying, `validation` for choosing between results, `test` for figures that are quoted: each part
of it is used once. Used up so far, see `docs/measurements.md`:

    3,000,000 to 3,000,999  Lost Cities, one round, two seats; the first 200 also Explorers alone
    3,001,000 to 3,001,399  Explorers alone; the first 300 also Die neuen Entdecker with two seats
    3,002,000 to 3,002,149  Die neuen Entdecker, three seats
    3,003,000 to 3,003,149  the same, four seats
    3,004,000 to 3,004,199  Lost Cities, one round, the network against level 2 of 2026-11
    3,005,000 to 3,005,399  the same, the network against level 2
    3,010,000 to 3,010,149  Die neuen Entdecker, three seats
    3,011,000 to 3,011,149  the same, four seats
    3,012,000 to 3,012,399  Explorers alone, basic sides
    3,013,000 to 3,013,399  the same, expert sides
    3,014,000 to 3,014,059  Die neuen Entdecker, two seats, level 3
"""

SEEDS = {"dev": 1_000_000, "validation": 2_000_000, "test": 3_000_000}  # first seed of each list
LIST_LENGTH = 1_000_000
