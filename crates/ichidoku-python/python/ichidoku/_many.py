"""Columns of puzzles: lists, NumPy arrays, and whatever has Arrow's PyCapsule interface."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypedDict, TypeVar, Unpack

from . import _ichidoku
from ._puzzle import Puzzle, Solution, is_missing
from ._rating import Rating
from ._request import PuzzleError

T = TypeVar("T")

Progress = Callable[[int, int], object]
"""Hears of the rows that are done, and of all rows."""

_GUESSES = 10_000_000
_SECONDS = 60.0

Scale = Literal["ichidoku", "hodoku", "se121", "sukaku"]
Errors = Literal["raise", "null"]


class How(TypedDict, total=False):
    """What all functions for columns take besides."""

    column: str | None
    """The column of a table."""
    threads: int
    """How many threads work; 0 is one for each processor."""
    guesses: int
    """After how many guesses a puzzle is given up."""
    seconds: float
    """After how many seconds a puzzle is given up."""
    progress: Progress | None
    """Hears of the rows that are done."""


def kernel(
    plan: str,
    data: Any,
    *,
    limit: int = 2,
    scale: str = "ichidoku",
    column: str | None = None,
    threads: int = 0,
    guesses: int = _GUESSES,
    seconds: float = _SECONDS,
    progress: Progress | None = None,
) -> Any:
    """The answer for each row of an Arrow column (or of the named column of a table), as an Arrow struct column.

    The plans `solve`, `count`, `rate`, `canonical` and `check` and their columns are described in docs/python.md. A row that can't
    be answered within `guesses` or `seconds` has an error; `threads` 0 is one for each processor.
    """
    return _ichidoku.column(data, order(plan, limit, scale, threads, guesses, seconds), column, progress)


def order(
    plan: str, limit: int = 2, scale: str = "ichidoku", threads: int = 1, guesses: int = _GUESSES, seconds: float = _SECONDS
) -> dict[str, Any]:
    """A plan with its limits, as the extension module reads it."""
    return {"plan": plan, "limit": limit, "scale": scale, "threads": threads, "guesses": guesses, "seconds": seconds}


def solve_many(data: Any, *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The only solution of each puzzle.

    - From an iterable of texts or puzzles: a list of `Solution`, with None where there is none or more than one.
    - From a NumPy array of uint8, `[n, 81]` or `[n, 9, 9]`, 0 for a blank: an array of the same shape, all 0 for those.
    - From an Arrow array, a column, or a table with `column=`: an Arrow struct column `solution`, `count`, `guesses`, `error`.

    With lists and NumPy arrays `errors="raise"` raises the error of the first puzzle that has one, with its `index`, and `errors="null"`
    leaves that row empty; Arrow's answer has a column `error`. What a table has where nothing is, None or NaN, is answered with None. All take `threads` (0: one for each processor), `guesses`, `seconds` and `progress`, a function of the rows done
    and of all rows. Ctrl-C ends the work.

    >>> from ichidoku import solve_many
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> [str(solution)[:9] for solution in solve_many([puzzle, puzzle])]
    ['534678912', '534678912']
    >>> solve_many([puzzle, "53..7"])
    Traceback (most recent call last):
    ichidoku.PuzzleError: puzzle [1]: 5 cells where 81 were expected
    """
    if _is_numpy(data):
        return _grids("solve", "solution", data, errors, {**how})
    return _answer("solve", data, errors, {**how}, lambda rows: [_each(Solution._of, line) for line in rows["solution"]])


def count_many(data: Any, limit: int = 2, *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The number of solutions of each puzzle, counted up to the limit: a list, a NumPy array of uint64, or a struct column `count`,
    `guesses`, `error`; see `solve_many`.

    >>> from ichidoku import count_many
    >>> count_many(["." * 81], limit=50)
    [50]
    """
    limited = {**how, "limit": limit}
    if _is_numpy(data):
        import numpy

        answer = _numpy_answer("count", data, errors, limited)
        return numpy.array(_ichidoku.lists(answer)["count"], dtype=float if errors == "null" else numpy.uint64)
    return _answer("count", data, errors, limited, lambda rows: rows["count"])


def rate_many(data: Any, scale: Scale = "ichidoku", *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The rating of each puzzle, None for those that aren't proper: a list, or a struct column `status`, `grade`, `score` (and `ep`, `ed`
    on the scales `se121` and `sukaku`), `error`; see `solve_many`.

    >>> from ichidoku import rate_many
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> [rating and rating.grade for rating in rate_many([puzzle, "." * 81])]
    ['trivial', None]
    """

    def ratings(rows: dict[str, list[Any]]) -> list[Rating | None]:
        return [grade and Rating(scale, grade, score) for grade, score in zip(rows["grade"], rows["score"], strict=True)]

    return _answer("rate", data, errors, {**how, "scale": scale}, ratings)


def canonical_many(data: Any, *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The canonical form of each puzzle: a list of `Puzzle`, a NumPy array, or a struct column `canonical`, `automorphisms`, `error`;
    see `solve_many`. Clashing clues have none, which is an error.

    >>> from ichidoku import canonical_many
    >>> len(set(canonical_many(["7" + "." * 80, "." * 40 + "3" + "." * 40])))
    1
    """
    if _is_numpy(data):
        return _grids("canonical", "canonical", data, errors, {**how})
    return _answer("canonical", data, errors, {**how}, lambda rows: [_each(Puzzle._of, line) for line in rows["canonical"]])


def check_many(data: Any, *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The verdict on each puzzle: a list of dicts, or a struct column `verdict`, `clues`, `solutions`, `minimal`, `error`; see
    `solve_many`.

    >>> from ichidoku import check_many
    >>> check_many(["55" + "." * 79])[0]["verdict"]
    'clashing'
    """

    def verdicts(rows: dict[str, list[Any]]) -> list[dict[str, Any] | None]:
        names = [name for name in rows if name != "error"]
        found = (dict(zip(names, row, strict=True)) for row in zip(*(rows[name] for name in names), strict=True))
        return [row if row["verdict"] is not None else None for row in found]

    return _answer("check", data, errors, {**how}, verdicts)


def _answer(plan: str, data: Any, errors: str, how: dict[str, Any], told: Callable[[dict[str, list[Any]]], list[Any]]) -> Any:
    """Arrow for Arrow; for anything else a list."""
    if _is_arrow(data):
        return kernel(plan, data, **how)
    if isinstance(data, str | bytes | Puzzle) or not isinstance(data, Iterable):
        raise TypeError(f"expected a list, a NumPy array or an Arrow column of puzzles, and got {type(data).__name__}")
    if _is_numpy(data):
        rows = _ichidoku.lists(_numpy_answer(plan, data, errors, how))
    else:
        texts = [_text(row, puzzle, errors) for row, puzzle in enumerate(data)]
        rows = _ichidoku.lists(kernel(plan, _ichidoku.texts(texts), **how))
        _raise_first(rows["error"], errors, lambda row: texts[row])
    return told(rows)


def _text(row: int, puzzle: Any, errors: str) -> str | None:
    """The text of a puzzle in a list; None where there is none."""
    if isinstance(puzzle, str):
        return puzzle
    if is_missing(puzzle):
        return None
    try:
        return str(Puzzle(puzzle))
    except PuzzleError as error:
        if errors == "null":
            return None
        raise _of_row(row, error) from None


def _each(make: Callable[[str], T], line: str | None) -> T | None:
    return None if line is None else make(line)


def _raise_first(faults: list[str | None], errors: str, puzzle: Callable[[int], object]) -> None:
    """Raises what is wrong with the first row, with its place in the puzzle where that can't be read."""
    if errors not in ("raise", "null"):
        raise ValueError(f'{errors!r} where "raise" or "null" was expected')
    if errors == "raise":
        for row, fault in enumerate(faults):
            if fault is not None:
                try:
                    Puzzle(puzzle(row))  # type: ignore[arg-type]
                except PuzzleError as error:
                    raise _of_row(row, error) from None
                raise PuzzleError(f"puzzle [{row}]: {fault}", index=row)


def _of_row(row: int, error: PuzzleError) -> PuzzleError:
    """The error of a puzzle among many."""
    return PuzzleError(f"puzzle [{row}]: {error}", error.line, error.row, error.column, row)


def _is_arrow(data: Any) -> bool:
    return hasattr(data, "__arrow_c_array__") or hasattr(data, "__arrow_c_stream__")


def _is_numpy(data: Any) -> bool:
    return hasattr(data, "__array_interface__") and not _is_arrow(data)


def _numpy_answer(plan: str, data: Any, errors: str, how: dict[str, Any]) -> Any:
    """The struct column for a NumPy array, which is read where it is unless it must be made contiguous."""
    import numpy

    if data.dtype != numpy.uint8 or data.shape[1:] not in ((81,), (9, 9)):
        raise TypeError(f"an array of {data.dtype}, {list(data.shape)}, where uint8, [n, 81] or [n, 9, 9], was expected")
    if len(data) == 0:
        return kernel(plan, _ichidoku.texts([]), **how)
    answer = kernel(plan, numpy.ascontiguousarray(data), **how)
    _raise_first(_ichidoku.lists(answer)["error"] if errors == "raise" else [], errors, lambda row: data[row])
    return answer


def _grids(plan: str, name: str, data: Any, errors: str, how: dict[str, Any]) -> Any:
    import numpy

    answer = _numpy_answer(plan, data, errors, how)
    if len(data) == 0:
        return data.copy()
    return numpy.frombuffer(_ichidoku.buffer(answer, name), dtype=numpy.uint8).reshape(data.shape)
