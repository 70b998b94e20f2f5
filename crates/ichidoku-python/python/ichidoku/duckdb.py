"""DuckDB: functions for SQL.

>>> import duckdb
>>> from ichidoku.duckdb import register
>>> connection = register(duckdb.connect())
>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> connection.sql(f"SELECT sudoku_count('{puzzle}'), sudoku_grade('{puzzle}'), sudoku_error('53..7')").fetchall()
[(1, 'trivial', '5 cells where 81 were expected')]
"""

from __future__ import annotations

from typing import Any

from ._kernel import kernel, refuse_unknown

FUNCTIONS = {
    "sudoku_solve": ("solve", "solution", "VARCHAR"),
    "sudoku_count": ("solve", "count", "UBIGINT"),
    "sudoku_guesses": ("solve", "guesses", "UBIGINT"),
    "sudoku_grade": ("rate", "grade", "VARCHAR"),
    "sudoku_score": ("rate", "score", "DOUBLE"),
    "sudoku_canonical": ("canonical", "canonical", "VARCHAR"),
    "sudoku_verdict": ("check", "verdict", "VARCHAR"),
    "sudoku_error": ("solve", "error", "VARCHAR"),
}
"""Each function: its plan, which column of the answer it gives, and the type of that in SQL."""


def register(connection: Any, **how: Any) -> Any:
    """Adds the functions in `FUNCTIONS` to a connection, which is returned. A row that has no answer is NULL; `sudoku_error` says why.

    DuckDB runs them on its own threads, so each call works on one. Needs pyarrow.
    """
    refuse_unknown("register", how)
    for name, (plan, column, returned) in FUNCTIONS.items():
        function = _function(plan, column, {"threads": 1, **how})
        connection.create_function(name, function, ["VARCHAR"], returned, type="arrow", null_handling="special")
    return connection


def _function(plan: str, column: str, how: dict[str, Any]) -> Any:
    import pyarrow

    def answers(puzzles: Any) -> Any:
        chunks = pyarrow.chunked_array(kernel(plan, puzzles, **how)).chunks
        return pyarrow.chunked_array([chunk.field(column) for chunk in chunks]) if chunks else puzzles

    return answers
