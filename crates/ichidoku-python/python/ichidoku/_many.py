"""Columns of puzzles: lists, NumPy arrays, pandas, and whatever has Arrow's PyCapsule interface."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, NoReturn, TypeAlias, TypeVar, Unpack, get_args, overload

from . import _ichidoku
from ._kernel import How, Scale, kernel, refuse_unknown
from ._pandas import frame_of, is_pandas
from ._puzzle import Puzzle, Solution
from ._rating import Rating
from ._request import PuzzleError
from ._rows import read_texts

if TYPE_CHECKING:
    from numpy import integer
    from numpy.typing import NDArray

    Integers: TypeAlias = NDArray[integer[Any]]

T = TypeVar("T")

Rows: TypeAlias = Sequence[Any] | Iterator[Any]
"""What is answered with a list."""

Errors = Literal["raise", "null"]


@overload
def solve_many(data: Integers, *, errors: Errors = "raise", **how: Unpack[How]) -> Integers: ...
@overload
def solve_many(data: Rows, *, errors: Errors = "raise", **how: Unpack[How]) -> list[Solution | None]: ...
@overload
def solve_many(data: Any, *, errors: Errors = "raise", **how: Unpack[How]) -> Any: ...
def solve_many(data: Any, *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The only solution of each puzzle.

    - From an iterable of texts or puzzles: a list of `Solution`, with None where there is none or more than one.
    - From a NumPy array of integers, `[n, 81]` or `[n, 9, 9]`, 0 for a blank: an array of the same shape and type, all 0 for those.
      An array of texts is a list.
    - From a pandas series, or a data frame with `column=`: a data frame `solution`, `count`, `guesses`, `error` with the same index,
      so that `frame.join(…)` puts each answer beside its puzzle.
    - From an Arrow array, a column, or a table with `column=`: an Arrow struct column of the same.

    With lists and NumPy arrays `errors="raise"` raises the error of the first puzzle that has one, with its `index`, and `errors="null"`
    leaves that row empty; the answers of pandas and Arrow have a column `error`. What a table has where nothing is, None or NaN, is
    answered with None.

    All take `threads` (0: one for each processor), `guesses`, `seconds` and `progress`, a function of the rows done and of all rows.
    A puzzle is given up, which is its error, after 10,000,000 guesses, and where it is rated or checked after 60 seconds, unless
    `guesses` and `seconds` say otherwise. Ctrl-C ends the work.

    >>> from ichidoku import solve_many
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> [str(solution)[:9] for solution in solve_many([puzzle, puzzle])]
    ['534678912', '534678912']
    >>> solve_many([puzzle, "53..7"])
    Traceback (most recent call last):
    ichidoku.PuzzleError: puzzle [1]: 5 cells where 81 were expected
    """
    if _is_numbers(data):
        return _grids("solve", "solution", data, errors, {**how})
    return _answer("solve", data, errors, {**how}, lambda rows: [_each(Solution._of, line) for line in rows["solution"]])


@overload
def count_many(data: Integers, limit: int = 2, *, errors: Errors = "raise", **how: Unpack[How]) -> NDArray[Any]: ...
@overload
def count_many(data: Rows, limit: int = 2, *, errors: Errors = "raise", **how: Unpack[How]) -> list[int | None]: ...
@overload
def count_many(data: Any, limit: int = 2, *, errors: Errors = "raise", **how: Unpack[How]) -> Any: ...
def count_many(data: Any, limit: int = 2, *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The number of solutions of each puzzle, counted up to the limit: a list, a NumPy array of uint64, or a data frame or struct column
    `count`, `guesses`, `error`; see `solve_many`.

    A limit that can't be reached with 10,000,000 guesses needs a greater number of `guesses`: otherwise a puzzle with so many solutions
    has the error `not done after 10000000 guesses`.

    >>> from ichidoku import count_many
    >>> count_many(["." * 81], limit=50)
    [50]
    """
    if _is_numbers(data):
        import numpy

        answer = _numpy_answer("count", data, errors, {**how}, limit=limit)
        return numpy.array(_ichidoku.lists(answer)["count"], dtype=float if errors == "null" else numpy.uint64)
    return _answer("count", data, errors, {**how}, lambda rows: rows["count"], limit=limit)


@overload
def rate_many(
    data: Rows | Integers, scale: Scale = "ichidoku", *, errors: Errors = "raise", **how: Unpack[How]
) -> list[Rating | None]: ...
@overload
def rate_many(data: Any, scale: Scale = "ichidoku", *, errors: Errors = "raise", **how: Unpack[How]) -> Any: ...
def rate_many(data: Any, scale: Scale = "ichidoku", *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The rating of each puzzle, None for those that aren't proper: a list, or a data frame or struct column `status`, `grade`, `score`
    (and `ep`, `ed` on the scales `se121` and `sukaku`), `error`; see `solve_many`.

    >>> from ichidoku import rate_many
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> [rating and rating.grade for rating in rate_many([puzzle, "." * 81])]
    ['trivial', None]
    """

    def ratings(rows: dict[str, list[Any]]) -> list[Rating | None]:
        return [grade and Rating(scale, grade, score) for grade, score in zip(rows["grade"], rows["score"], strict=True)]

    return _answer("rate", data, errors, {**how}, ratings, scale=scale)


@overload
def canonical_many(data: Integers, *, errors: Errors = "raise", **how: Unpack[How]) -> Integers: ...
@overload
def canonical_many(data: Rows, *, errors: Errors = "raise", **how: Unpack[How]) -> list[Puzzle | None]: ...
@overload
def canonical_many(data: Any, *, errors: Errors = "raise", **how: Unpack[How]) -> Any: ...
def canonical_many(data: Any, *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The canonical form of each puzzle: a list of `Puzzle`, a NumPy array, or a data frame or struct column `canonical`,
    `automorphisms`, `error`; see `solve_many`. Clashing clues have none, which is an error.

    >>> from ichidoku import canonical_many
    >>> len(set(canonical_many(["7" + "." * 80, "." * 40 + "3" + "." * 40])))
    1
    """
    if _is_numbers(data):
        return _grids("canonical", "canonical", data, errors, {**how})
    return _answer("canonical", data, errors, {**how}, lambda rows: [_each(Puzzle._of, line) for line in rows["canonical"]])


@overload
def check_many(data: Rows | Integers, *, errors: Errors = "raise", **how: Unpack[How]) -> list[dict[str, Any] | None]: ...
@overload
def check_many(data: Any, *, errors: Errors = "raise", **how: Unpack[How]) -> Any: ...
def check_many(data: Any, *, errors: Errors = "raise", **how: Unpack[How]) -> Any:
    """The verdict on each puzzle: a list of dicts, or a data frame or struct column `verdict`, `clues`, `solutions`, `minimal`, `error`;
    see `solve_many`.

    >>> from ichidoku import check_many
    >>> check_many(["55" + "." * 79])[0]["verdict"]
    'clashing'
    """

    def verdicts(rows: dict[str, list[Any]]) -> list[dict[str, Any] | None]:
        names = [name for name in rows if name != "error"]
        found = (dict(zip(names, row, strict=True)) for row in zip(*(rows[name] for name in names), strict=True))
        return [row if row["verdict"] is not None else None for row in found]

    return _answer("check", data, errors, {**how}, verdicts)


def _answer(
    plan: str, data: Any, errors: str, how: dict[str, Any], told: Callable[[dict[str, list[Any]]], list[Any]], **more: Any
) -> Any:
    """A data frame for one of pandas, Arrow for Arrow; for anything else a list."""
    _refuse_unknown(plan, errors, how)
    if is_pandas(data):
        return frame_of(plan, data, **how, **more)
    if _is_arrow(data):
        return kernel(plan, data, **how, **more)
    if isinstance(data, str | bytes | Puzzle) or not isinstance(data, Iterable) or getattr(data, "shape", None) == ():
        raise TypeError(f"expected a list, a NumPy array, a pandas or an Arrow column of puzzles, and got {type(data).__name__}")
    if _is_numbers(data):
        return told(_ichidoku.lists(_numpy_answer(plan, data, errors, how, **more)))
    _refuse_column(how)
    texts = read_texts(data, _raise_of_row if errors == "raise" else lambda row, error: None)
    rows = _ichidoku.lists(kernel(plan, _ichidoku.texts(texts), **how, **more))
    _raise_first(rows["error"], errors, lambda row: texts[row])
    return told(rows)


def _refuse_unknown(plan: str, errors: str, how: dict[str, Any]) -> None:
    refuse_unknown(f"{plan}_many", how)
    if errors not in get_args(Errors):
        raise ValueError(f'errors: {errors!r} where "raise" or "null" was expected')


def _refuse_column(how: dict[str, Any]) -> None:
    if how.get("column") is not None:
        raise TypeError(f"column={how['column']!r} where the data is no table: leave it out")


def _each(make: Callable[[str], T], line: str | None) -> T | None:
    return None if line is None else make(line)


def _raise_first(faults: list[str | None], errors: str, puzzle: Callable[[int], object]) -> None:
    """Raises what is wrong with the first row, with its place in the puzzle where that can't be read."""
    if errors == "raise":
        for row, fault in enumerate(faults):
            if fault is not None:
                try:
                    Puzzle(puzzle(row))  # type: ignore[arg-type]
                except PuzzleError as error:
                    _raise_of_row(row, error)
                raise PuzzleError(f"puzzle [{row}]: {fault}", index=row)


def _raise_of_row(row: int, error: Exception) -> NoReturn:
    """Raises the error of a puzzle among many."""
    told = f"puzzle [{row}]: {error}"
    if isinstance(error, TypeError):
        raise TypeError(told) from None
    place = (error.line, error.row, error.column) if isinstance(error, PuzzleError) else (None, None, None)
    raise PuzzleError(told, *place, row) from None


def _is_arrow(data: Any) -> bool:
    return hasattr(data, "__arrow_c_array__") or hasattr(data, "__arrow_c_stream__")


def _is_numbers(data: Any) -> bool:
    """True of an array of NumPy's, unless it holds texts or objects, which are answered as those of a list are."""
    return hasattr(data, "__array_interface__") and not _is_arrow(data) and data.dtype.kind not in "UTO"


def _numpy_answer(plan: str, data: Any, errors: str, how: dict[str, Any], **more: Any) -> Any:
    """The struct column for a NumPy array, which is read where it is unless it must be made contiguous, or made bytes."""
    import numpy

    _refuse_unknown(plan, errors, how)
    _refuse_column(how)
    if data.dtype.kind not in "iu" or data.shape[1:] not in ((81,), (9, 9)):
        raise TypeError(f"an array of {data.dtype}, {list(data.shape)}, where integers, [n, 81] or [n, 9, 9], were expected")
    if len(data) == 0:
        return kernel(plan, _ichidoku.texts([]), **how, **more)
    # 255 is as wrong as what no byte can hold; the error is told of the array itself.
    digits = data if data.dtype == numpy.uint8 else numpy.where((data < 0) | (data > 9), 255, data).astype(numpy.uint8)
    answer = kernel(plan, numpy.ascontiguousarray(digits), **how, **more)
    _raise_first(_ichidoku.lists(answer)["error"] if errors == "raise" else [], errors, lambda row: data[row])
    return answer


def _grids(plan: str, name: str, data: Any, errors: str, how: dict[str, Any]) -> Any:
    import numpy

    answer = _numpy_answer(plan, data, errors, how)
    if len(data) == 0:
        return data.copy()
    grids = numpy.frombuffer(_ichidoku.buffer(answer, name), dtype=numpy.uint8).reshape(data.shape)
    return grids.astype(data.dtype, copy=False)
