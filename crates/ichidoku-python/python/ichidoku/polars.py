"""Polars: expressions that answer each row of a column.

>>> import polars as pl
>>> from ichidoku.polars import rate, solve
>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> frame = pl.DataFrame({"puzzle": [puzzle, "53..7", None]})
>>> frame.select(solve("puzzle").struct.field("count", "error")).rows()
[(1, None), (None, '5 cells where 81 were expected'), (None, None)]
>>> frame.select(rate("puzzle").struct.field("grade"))["grade"].to_list()
['trivial', None, None]
"""

from __future__ import annotations

from typing import Any

import polars as pl

from ._many import kernel

_COLUMNS: dict[str, dict[str, Any]] = {
    "solve": {"solution": pl.String, "count": pl.UInt64, "guesses": pl.UInt64},
    "count": {"count": pl.UInt64, "guesses": pl.UInt64},
    "rate": {"status": pl.String, "grade": pl.String, "score": pl.Float64},
    "canonical": {"canonical": pl.String, "automorphisms": pl.UInt64},
    "check": {"verdict": pl.String, "clues": pl.UInt8, "solutions": pl.UInt64, "minimal": pl.Boolean},
}


def solve(puzzles: str | pl.Expr, **how: Any) -> pl.Expr:
    """A struct of `solution` (null unless it is the only one), `count`, `guesses` and `error`."""
    return _expression("solve", puzzles, how)


def count(puzzles: str | pl.Expr, limit: int = 2, **how: Any) -> pl.Expr:
    """A struct of `count` (up to the limit), `guesses` and `error`."""
    return _expression("count", puzzles, {**how, "limit": limit})


def rate(puzzles: str | pl.Expr, scale: str = "ichidoku", **how: Any) -> pl.Expr:
    """A struct of `status`, `grade`, `score` (and `ep`, `ed` on the scales `se121` and `sukaku`) and `error`."""
    return _expression("rate", puzzles, {**how, "scale": scale})


def canonical(puzzles: str | pl.Expr, **how: Any) -> pl.Expr:
    """A struct of `canonical`, `automorphisms` and `error`."""
    return _expression("canonical", puzzles, how)


def check(puzzles: str | pl.Expr, **how: Any) -> pl.Expr:
    """A struct of `verdict`, `clues`, `solutions`, `minimal` and `error`."""
    return _expression("check", puzzles, how)


def _expression(plan: str, puzzles: str | pl.Expr, how: dict[str, Any]) -> pl.Expr:
    expression = pl.col(puzzles) if isinstance(puzzles, str) else puzzles
    columns = dict(_COLUMNS[plan])
    if how.get("scale") in ("se121", "sukaku"):
        columns |= {"ep": pl.Float64, "ed": pl.Float64}

    def answers(series: pl.Series) -> pl.Series:
        return pl.Series(series.name, kernel(plan, series, **how))

    returned = pl.Struct({**columns, "error": pl.String})
    return expression.map_batches(answers, return_dtype=returned, is_elementwise=True)
