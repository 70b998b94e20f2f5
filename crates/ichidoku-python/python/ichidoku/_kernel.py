"""The kernel for columns: what is asked, how far that may go, and the answer for an Arrow column."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypedDict, get_args

from . import _ichidoku, _pickled

Progress = Callable[[int, int], object]
"""Hears of the rows that are done, and of all rows."""

GUESSES = 10_000_000
SECONDS = 60.0

_pickled.register()

Scale = Literal["ichidoku", "hodoku", "se121", "sukaku"]


class How(TypedDict, total=False):
    """What all functions for columns take besides."""

    column: str | None
    """The column of a table."""
    threads: int
    """How many threads work; 0 is one for each processor."""
    guesses: int
    """After how many guesses a puzzle is given up: 10,000,000 where nothing is said."""
    seconds: float
    """After how many seconds a puzzle that is rated or checked is given up: 60 where nothing is said."""
    progress: Progress | None
    """Hears of the rows that are done."""


def kernel(
    plan: str,
    data: Any,
    *,
    limit: int = 2,
    scale: str = "ichidoku",
    column: Any = None,
    threads: int = 0,
    guesses: int = GUESSES,
    seconds: float = SECONDS,
    progress: Progress | None = None,
) -> Any:
    """The answer for each row of an Arrow column (or of the named column of a table), as an Arrow struct column.

    The plans `solve`, `count`, `rate`, `canonical` and `check` and their columns are described in docs/python.md. A row that can't
    be answered within `guesses` or `seconds` has an error; `threads` 0 is one for each processor.
    """
    asked = order(plan, limit, scale, threads, guesses, seconds)
    if progress is not None and not callable(progress):
        raise TypeError(f"progress: {progress!r} where a function was expected")
    if column is not None and not isinstance(column, str):
        raise TypeError(f"column: {column!r} where a name was expected")
    if column is not None and column in getattr(data, "columns", []) and hasattr(data, "get_column"):
        # Polars: what else is in the table need not be such that it can be read.
        data, column = data.get_column(column), None
    return _ichidoku.column(data, asked, column, progress)


def order(
    plan: str, limit: int = 2, scale: str = "ichidoku", threads: int = 1, guesses: int = GUESSES, seconds: float = SECONDS
) -> dict[str, Any]:
    """A plan with its limits, as the extension module reads it."""
    if scale not in get_args(Scale):
        raise ValueError(f"scale: {scale!r} where one of {', '.join(get_args(Scale))} was expected")
    return {
        "plan": plan,
        "limit": _whole("limit", limit),
        "scale": scale,
        "threads": _whole("threads", threads),
        "guesses": _whole("guesses", guesses),
        "seconds": _time("seconds", seconds),
    }


def refuse_unknown(function: str, how: Mapping[str, Any], *more: str) -> None:
    """Raises an error that names the function that was called, if it has no such option."""
    for name in how:
        if name not in How.__annotations__ and name not in more:
            raise TypeError(f"{function}() got an unexpected keyword argument {name!r}")


def _whole(name: str, value: Any) -> int:
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: {value!r} where a whole number was expected") from None
    if not 0 <= number < 2**64:
        raise ValueError(f"{name}: {number} where a number from 0 to {2**64 - 1} was expected")
    return number


def _time(name: str, value: Any) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError):
        raise TypeError(f"{name}: {value!r} where a number was expected") from None
    if not number > 0:
        raise ValueError(f"{name}: {value} where a number greater than 0 was expected")
    return number
