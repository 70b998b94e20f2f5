"""Dask: a data frame with the answers beside its own columns.

    from ichidoku.dask import solve
    solve(dask.dataframe.read_parquet("puzzles.parquet"), "puzzle").to_parquet("solved")

Rows never fail a task: what is wrong with one is in the column `error`.
"""

from __future__ import annotations

from typing import Any

from ._kernel import refuse_unknown
from ._table import with_answers


def solve(frame: Any, column: str, **how: Any) -> Any:
    """The frame with `solution` (null unless it is the only one), `count`, `guesses` and `error`."""
    return answered(frame, column, "solve", **how)


def rate(frame: Any, column: str, scale: str = "ichidoku", **how: Any) -> Any:
    """The frame with `status`, `grade`, `score` (and `ep`, `ed` on the scales `se121` and `sukaku`) and `error`."""
    return answered(frame, column, "rate", scale=scale, **how)


def answered(frame: Any, column: str, plan: str, **how: Any) -> Any:
    """The frame with the columns of a plan. A task works on one thread, since Dask runs one for each core."""
    import pyarrow

    refuse_unknown(plan, how, "scale")
    how = {"threads": 1, **how}

    def work(part: Any) -> Any:
        table = pyarrow.Table.from_pandas(part, preserve_index=True)
        answers = with_answers(table.select([column]), column, plan, **how).drop_columns([column]).to_pandas()
        return part.join(answers.set_index(part.index))

    return frame.map_partitions(work, meta=work(frame._meta))
