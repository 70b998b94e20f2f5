"""Ray Data: a data set with the answers beside its own columns.

    from ichidoku.ray import solve
    solve(ray.data.read_parquet("puzzles.parquet"), "puzzle").write_parquet("solved")

Rows never fail a task: what is wrong with one is in the column `error`.
"""

from __future__ import annotations

from typing import Any

from ._kernel import refuse_unknown
from ._table import with_answers


def solve(dataset: Any, column: str, **how: Any) -> Any:
    """The data set with `solution` (null unless it is the only one), `count`, `guesses` and `error`."""
    return answered(dataset, column, "solve", **how)


def rate(dataset: Any, column: str, scale: str = "ichidoku", **how: Any) -> Any:
    """The data set with `status`, `grade`, `score` (and `ep`, `ed` on the scales `se121` and `sukaku`) and `error`."""
    return answered(dataset, column, "rate", scale=scale, **how)


def answered(dataset: Any, column: str, plan: str, **how: Any) -> Any:
    """The data set with the columns of a plan. A task works on one thread, since Ray runs one for each core."""
    refuse_unknown(plan, how, "scale")
    how = {"threads": 1, **how}
    return dataset.map_batches(lambda table: with_answers(table, column, plan, **how), batch_format="pyarrow")
