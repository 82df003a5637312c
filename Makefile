# Every target sets up what it needs; the second time that takes a moment.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
# Debian ships Python without venv; its package tools can add it.
DEBIAN_VENV = (echo "Installing python3-venv ..." && apt-get update -qq && apt-get install -y -qq python3-venv)
GAME_TESTS = tests/games tests/engine/test_chance.py tests/engine/test_record.py --ignore-glob '*/test_terminal*' --ignore-glob '*/test_board.py' --ignore-glob '*/test_bot.py' --ignore-glob '*/test_oracle_rules.py' --ignore-glob '*/test_statistics.py'
WORKERS ?= 2
PYTEST = $(BIN)/pytest -n $(WORKERS)
PAGE = $(wildcard $(addprefix src/farshore/, web/*.js web/kit/*.js web/replay/*.js web/ending/*.js web/tutorial/*.js web/offline/*.js games/*/board/*.js games/*/board/opening/*.js)) $(wildcard tests/web/js/*.js tests/games/*/*.js examples/*/src/*/board/*.js)
.DEFAULT_GOAL = help
.PHONY: help play terminal test quick compiled check check-types check-python check-page types features bench shots pictures load attack chaos chaos-cluster soak golden statistics rules-off rules-bounds

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

$(VENV)/.installed: pyproject.toml constraints.txt
	@echo "Setting up $(VENV), this once ..."
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Farshore needs Python 3.11 or newer: make PYTHON=python3.11")'
	@$(PYTHON) -c "import ensurepip, venv" 2>/dev/null || $(DEBIAN_VENV)
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --editable .
	@touch $@

$(VENV)/.tested: $(VENV)/.installed
	@echo "Installing what tests need, this once ..."
	@$(PIP) $(shell $(PYTHON) -c "import tomllib; g = tomllib.load(open('pyproject.toml', 'rb'))['dependency-groups']; print(*(f'\"{p}\"' for p in g['test'] + g['check']))")
	@touch $@

# The browser of the tests is Debian's Chromium, or the one that Playwright brings where that cannot be installed.
$(VENV)/.browser: $(VENV)/.tested
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| (echo "Installing chromium ..." && apt-get update -qq && apt-get install -y -qq chromium) \
		|| (echo "Downloading Playwright's Chromium instead ..." && $(BIN)/playwright install chromium) \
		|| (echo "The browser tests need Chromium. Install it so that 'chromium' is on the PATH, or run '$(BIN)/playwright install --with-deps chromium'." && false)
	@touch $@

$(VENV)/.benched: $(VENV)/.installed
	@$(PIP) --editable ".[bench]"
	@touch $@

$(VENV)/.ray: $(VENV)/.tested
	@$(PIP) --editable ".[ray]"
	@touch $@

play: $(VENV)/.installed  ## start the server on this machine and open its page
	@$(BIN)/farshore serve --open

terminal: $(VENV)/.installed  ## play against a bot in the terminal
	@$(BIN)/farshore play

test: $(VENV)/.browser  ## every test, as CI runs it
	$(MAKE) --jobs=2 check compiled
	$(PYTEST) --durations 10
	$(MAKE) rules-off rules-bounds

quick: check  ## the tests that take at most three minutes together
	FARSHORE_QUICK=1 HYPOTHESIS_PROFILE=dev $(PYTEST) -m "not slow"

compiled: $(VENV)/.tested  # every game, before tests are to be in time
	$(BIN)/python -m tests.compiled --bots

check: check-types check-python check-page  ## format, lint, types, who imports whom

check-types: $(VENV)/.tested
	$(BIN)/mypy

check-python: $(VENV)/.tested
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

check-page: $(VENV)/.tested
	$(BIN)/deno fmt --check --quiet
	$(BIN)/deno lint --quiet
	$(BIN)/deno check --quiet $(PAGE)
	$(BIN)/deno test --quiet --no-check tests/web/js

types: $(VENV)/.tested  ## write the page's type declarations again, from what the server sends
	$(BIN)/python scripts/page_types.py

features: $(VENV)/.tested  ## write docs/features.md anew, from the tables of features
	$(BIN)/python -m scripts.feature_tables

rules-off: $(VENV)/.tested  ## rule tests with the compiler off, every branch of games/ covered
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -p -m pytest -n $(WORKERS) --dist worksteal -m "not slow" $(GAME_TESTS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

rules-bounds: $(VENV)/.tested  ## rule tests with every index checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.compiled
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(WORKERS) -m "not slow" $(GAME_TESTS)

bench: $(VENV)/.benched  ## speed, beside OpenSpiel's games
	$(BIN)/python -m benchmarks.speed

shots: $(VENV)/.browser  ## pictures of every screen, both sizes, day and night, into build/shots
	$(BIN)/python -m tests.web.shots build/shots

pictures: $(VENV)/.browser  ## take the reference pictures of the main screens again; look at what changed
	$(BIN)/python -m tests.web.reference

load: $(VENV)/.tested  ## the server under load: 5,000 sockets, 250 moves a second, saturation, bots; about 20 minutes
	$(BIN)/python -m benchmarks.load

attack: $(VENV)/.tested  ## abuse from one address, and what everybody else notices of it; about 6 minutes
	$(BIN)/python -m tests.attack

chaos-cluster: $(VENV)/.tested  ## one of four processes on one PostgreSQL killed 500 times under load; about an hour
	$(BIN)/python -m tests.server.chaos --database postgresql --processes 4 --kills 500

chaos: $(VENV)/.tested  ## a server killed 1,000 times under load; about an hour
	$(BIN)/python -m tests.server.chaos --kills 1000

soak: $(VENV)/.browser $(VENV)/.ray  ## the long runs: 100,000 matches, 10,000 against the oracle, whole ones in the browser; about an hour
	FARSHORE_SOAK=1 $(PYTEST) tests

golden: $(VENV)/.tested  ## write playthroughs and counts again; review the change
	$(BIN)/python -m tests.games.golden

statistics: $(VENV)/.installed  ## simulate matches of every game and write the reports in docs/statistics again
	$(BIN)/farshore stats --write docs/statistics
