# The first Python on the path that runs and is new enough.
PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
RUN = .venv/bin/python -P

.PHONY: synth test conformance control-plane lint imports bench
synth: .venv/installed
	$(RUN) app.py

test: .venv/installed
	$(RUN) -m pytest

# Needs Go; the first time it builds the components, which takes some minutes.
conformance: .venv/installed
	PYTHONPATH=tools $(RUN) -m control_plane
	$(RUN) -m pytest tests/conformance

control-plane: synth
	PYTHONPATH=tools $(RUN) -m control_plane run

lint: .venv/installed
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/pyright

imports: .venv/installed node_modules/installed
	.venv/bin/python tools/imports.py
	.venv/bin/python tools/schemas.py

bench: .venv/installed
	$(RUN) bench/planning.py
	$(RUN) bench/synthesis.py
	$(RUN) bench/linting.py

.venv/installed: requirements.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "error: no Python 3.11 or later on the path; install one, or set PYTHON" >&2; exit 2; }
	$(PYTHON) -m venv .venv
	.venv/bin/python -m pip install --quiet --require-hashes --requirement requirements.lock
	.venv/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

node_modules/installed: package-lock.json .venv/installed
	PATH="$(CURDIR)/.venv/bin:$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@
