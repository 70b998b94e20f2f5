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

from ._kernel import Scale, kernel, refuse_unknown

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
    return _expression("count", puzzles, how, limit=limit)


def rate(puzzles: str | pl.Expr, scale: Scale = "ichidoku", **how: Any) -> pl.Expr:
    """A struct of `status`, `grade`, `score` (and `ep`, `ed` on the scales `se121` and `sukaku`) and `error`."""
    return _expression("rate", puzzles, how, scale=scale)


def canonical(puzzles: str | pl.Expr, **how: Any) -> pl.Expr:
    """A struct of `canonical`, `automorphisms` and `error`."""
    return _expression("canonical", puzzles, how)


def check(puzzles: str | pl.Expr, **how: Any) -> pl.Expr:
    """A struct of `verdict`, `clues`, `solutions`, `minimal` and `error`."""
    return _expression("check", puzzles, how)


def _expression(plan: str, puzzles: str | pl.Expr, how: dict[str, Any], **more: Any) -> pl.Expr:
    refuse_unknown(plan, how)
    expression = pl.col(puzzles) if isinstance(puzzles, str) else puzzles
    columns = dict(_COLUMNS[plan])
    if more.get("scale") in ("se121", "sukaku"):
        columns |= {"ep": pl.Float64, "ed": pl.Float64}

    def answers(series: pl.Series) -> pl.Series:
        answer = pl.Series(series.name, kernel(plan, series, **how, **more))
        grids = answer.struct.fields[0]
        told = answer.struct.field(grids)
        return answer if told.dtype == columns[grids] else answer.struct.unnest().with_columns(_as_text(told)).to_struct(series.name)

    returned = pl.Struct({**columns, "error": pl.String})
    return expression.map_batches(answers, return_dtype=returned, is_elementwise=True)


def _as_text(grids: pl.Series) -> pl.Series:
    """Grids in digits or bytes as text: an expression must say its type before it sees those of the columns."""
    if grids.dtype == pl.Binary:
        return grids.cast(pl.String)
    cells = grids.arr.to_list()
    if grids.dtype == pl.Array(pl.UInt8, (9, 9)):
        return _joined(cells.list.eval(_joined(pl.element().arr.to_list())))
    return _joined(cells)


def _joined(cells: Any) -> Any:
    """The texts of lists of digits, or of their texts."""
    return cells.cast(pl.List(pl.String)).list.join("").str.replace_all("0", ".", literal=True)
