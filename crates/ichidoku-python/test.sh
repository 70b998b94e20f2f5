#!/usr/bin/env bash
# Builds the wheel, installs it into an empty virtual environment, and tests it there. Needs python3 (3.11 or later, with venv)
# and PyPI. With ICHIDOKU_CLUSTER=1 also Spark (which needs Java 17), Ray and Dask. ICHIDOKU_PROFILE is the profile of the build, if
# not release: quick, for instance.
set -euo pipefail
cd "$(dirname "$0")"
tools=$PWD/../../target/tools/python
wheels=$PWD/../../target/wheels

# nothing_done REASON: ends with the status that says so.
nothing_done() {
    echo "NOT RUN: $1"
    exit 77
}

python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || nothing_done "there is no Python 3.11 or later"
[ -d "$tools" ] || python3 -m venv "$tools" || nothing_done "there is no venv (Debian: python3-venv)"
packages=(maturin mypy pyright pytest numpy pandas pyarrow polars duckdb datafusion nbclient ipykernel)
[ -z "${ICHIDOKU_CLUSTER-}" ] || packages+=("dask[dataframe]" pyspark "ray[data]")
"$tools/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}" || nothing_done "PyPI could not be reached"

rm -rf "$wheels"
"$tools/bin/maturin" build --profile "${ICHIDOKU_PROFILE:-release}" --locked --out "$wheels" --interpreter "$tools/bin/python"
ls -l "$wheels"

empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
python3 -m venv "$empty/venv"
"$empty/venv/bin/pip" install --quiet --disable-pip-version-check --no-index "$wheels"/*.whl
"$empty/venv/bin/python" tests/sessions.py ../../README.md README.md ../../docs/python.md

./requests.py --check
"$tools/bin/pip" install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall "$wheels"/*.whl
"$tools/bin/mypy" --config-file pyproject.toml --package ichidoku
"$tools/bin/mypy" --config-file pyproject.toml tests/typed.py
"$tools/bin/python" -m mypy.stubtest --mypy-config-file pyproject.toml ichidoku._ichidoku
"$tools/bin/pyright" --project pyproject.toml --pythonpath "$tools/bin/python" python
# From another folder, so that the installed package is the one that is tested.
tests=$PWD
cd "$empty"
"$tools/bin/python" -m pytest --quiet -p no:cacheprovider --import-mode=importlib --doctest-modules --pyargs ichidoku \
    --ignore-glob='*/ichidoku/spark.py' --ignore-glob='*/ichidoku/ray.py' --ignore-glob='*/ichidoku/dask.py'
"$tools/bin/python" -m pytest --quiet -p no:cacheprovider -rs "$tests/tests"
