"""DataFusion: functions for SQL and data frames.

>>> from datafusion import SessionContext
>>> from ichidoku.datafusion import register
>>> context = register(SessionContext())
>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> context.sql(f"SELECT sudoku_count('{puzzle}') AS n, sudoku_grade('{puzzle}') AS grade").to_pydict()
{'n': [1], 'grade': ['trivial']}
"""

from __future__ import annotations

from typing import Any

from ._kernel import kernel, refuse_unknown
from .duckdb import FUNCTIONS


def register(context: Any, **how: Any) -> Any:
    """Adds the functions in `ichidoku.duckdb.FUNCTIONS` to a context, which is returned; they take a column of `Utf8View`. A row that
    has no answer is NULL; `sudoku_error` says why.

    DataFusion runs them on its own threads, so each call works on one. Needs pyarrow.
    """
    import pyarrow
    from datafusion import udf

    types = {"VARCHAR": pyarrow.string(), "UBIGINT": pyarrow.uint64(), "DOUBLE": pyarrow.float64()}
    refuse_unknown("register", how)
    for name, (plan, column, returned) in FUNCTIONS.items():
        grids = column in ("solution", "canonical")
        told = pyarrow.string_view() if grids else types[returned]
        function = _function(plan, column, {"threads": 1, **how})
        context.register_udf(udf(function, [pyarrow.string_view()], told, "immutable", name))
    return context


def _function(plan: str, column: str, how: dict[str, Any]) -> Any:
    import pyarrow

    def answers(puzzles: Any) -> Any:
        return pyarrow.array(kernel(plan, puzzles, **how)).field(column)

    return answers
