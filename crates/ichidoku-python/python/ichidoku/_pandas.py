"""pandas: answers as a data frame with the index of what was asked."""

from __future__ import annotations

import sys
from typing import Any

from . import _ichidoku
from ._kernel import kernel
from ._rows import read_texts


def is_pandas(data: object) -> bool:
    """True of a series and of a data frame."""
    # What isn't imported has made nothing.
    pandas = sys.modules.get("pandas")
    return pandas is not None and isinstance(data, (pandas.Series, pandas.DataFrame))


def frame_of(plan: str, data: Any, column: Any = None, **how: Any) -> Any:
    """The columns of a plan's answer for a series, or for the named column of a data frame, with its index."""
    puzzles = _column(data, column)
    frame = _by_pyarrow(plan, puzzles, how)
    if frame is None:
        frame = _by_lists(plan, puzzles, how)
    frame.index = puzzles.index
    return frame


def _column(data: Any, column: Any) -> Any:
    if data.ndim == 1:
        if column is not None:
            raise TypeError(f"column={column!r} where the data is a column itself: leave it out")
        return data
    if column is None:
        raise TypeError("a table where a column was expected: name its column")
    if column not in data.columns:
        raise KeyError(f"no column is named {column!r}; there are: {', '.join(map(str, data.columns))}")
    puzzles = data[column]
    if puzzles.ndim != 1:
        raise TypeError(f"{puzzles.shape[1]} columns are named {column!r} where one was expected")
    return puzzles


def _by_pyarrow(plan: str, puzzles: Any, how: dict[str, Any]) -> Any:
    """None where there is no pyarrow, or where it can't make one column of what the rows hold."""
    try:
        import pyarrow
    except ImportError:
        return None
    try:
        array = pyarrow.array(puzzles, from_pandas=True)
    except (pyarrow.ArrowException, TypeError, ValueError):
        return None
    return pyarrow.table(kernel(plan, array, **how)).to_pandas()


def _by_lists(plan: str, puzzles: Any, how: dict[str, Any]) -> Any:
    import pandas

    faults: dict[int, str] = {}
    texts = read_texts(puzzles, lambda row, error: faults.update({row: str(error)}))
    rows = _ichidoku.lists(kernel(plan, _ichidoku.texts(texts), **how))
    rows["error"] = [faults.get(row, fault) for row, fault in enumerate(rows["error"])]
    return pandas.DataFrame(rows)
