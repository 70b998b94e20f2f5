"""The program of docs/service.md, as it stands there but for the port, with the server that the tests of the workspace built."""

import re
import subprocess

import pyarrow as pa
import pytest
from conftest import PUZZLE, REPOSITORY, SOLUTION

PROGRAM = REPOSITORY / "target" / "debug" / "ichidoku"
DOCUMENT = (REPOSITORY / "docs" / "service.md").read_text()

pytestmark = pytest.mark.skipif(not PROGRAM.exists(), reason="NOT RUN: columns over HTTP; there is no target/debug/ichidoku")


@pytest.fixture(scope="module")
def server():
    """The address of a server."""
    with subprocess.Popen([PROGRAM, "serve", "--port", "0", "--quiet"], stdout=subprocess.PIPE, text=True) as running:
        try:
            yield running.stdout.readline().strip().removeprefix("listening on http://")
        finally:
            running.terminate()


@pytest.fixture(scope="module")
def answered(server):
    """The function that the document defines."""
    [program] = re.findall(r"^```python\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)
    variables: dict = {}
    exec(program.replace("127.0.0.1:8181", server), variables)
    return variables["answered"]


def test_a_table_is_answered_batch_by_batch(answered):
    puzzles = pa.table({"id": range(100_000), "quiz": [PUZZLE, None, "53..x", "." * 81] * 25_000})
    table = answered(puzzles, "/api/v1/solve/batch")
    assert table.select(["id", "quiz"]) == puzzles
    assert table.column_names[2:] == ["solution", "count", "guesses", "error"]
    assert table["solution"].to_pylist() == [SOLUTION, None, None, None] * 25_000
    assert table["error"].to_pylist() == [None, None, "5 cells where 81 were expected", None] * 25_000


def test_a_refusal_is_said(answered):
    with pytest.raises(ValueError, match="the parameter column names it: text"):
        answered(pa.table({"text": ["no puzzle"]}), "/api/v1/solve/batch")
    with pytest.raises(ValueError, match="no column is named 'quiz'"):
        answered(pa.table({"text": ["no puzzle"] * 1_000_000}), "/api/v1/rate/batch?column=quiz")
