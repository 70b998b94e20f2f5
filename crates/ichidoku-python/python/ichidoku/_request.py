"""Requests of the API, and what can be wrong with them."""

from __future__ import annotations

import json
from typing import Any, SupportsFloat, SupportsIndex

from . import _ichidoku


class Error(Exception):
    """What ichidoku raises of its own; `PuzzleError` and `RequestError` are kinds of it."""

    __module__ = "ichidoku"


class RequestError(Error, ValueError):
    """A request that can't be answered, such as one for an algorithm that doesn't exist.

    >>> from ichidoku import RequestError, request
    >>> try:
    ...     request("lab-run", puzzle="." * 81, algorithm="magic")
    ... except RequestError as error:
    ...     print(error.code)
    argument
    """

    __module__ = "ichidoku"

    code: str
    """Why, in one word: `request` (there is no such request or field), `puzzle`, `argument` (something else that it asks for doesn't
    exist), `cancelled` or `budget`."""

    def __init__(self, message: str, code: str = "request") -> None:
        super().__init__(message, code)
        self.code = code

    def __str__(self) -> str:
        return str(self.args[0])


class PuzzleError(RequestError):
    """A puzzle that cannot be read: a `RequestError` with the code `puzzle`, and a `ValueError`.

    >>> from ichidoku import Puzzle, PuzzleError
    >>> try:
    ...     Puzzle("53..7....6..195....98.q..6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    ... except PuzzleError as error:
    ...     print(error, "|", error.row, error.column)
    row 3, column 5: 'q' is not a digit or a blank | 3 5
    """

    __module__ = "ichidoku"

    line: int | None
    """The line of the text, from 1."""
    row: int | None
    """The row of the puzzle, from 1, if the fault lies in one."""
    column: int | None
    """The column of the puzzle, from 1, if the fault lies in one."""
    index: int | None
    """The place of the puzzle among many, from 0, if there were many."""

    def __init__(
        self,
        message: str,
        line: int | None = None,
        row: int | None = None,
        column: int | None = None,
        index: int | None = None,
    ) -> None:
        super().__init__(message, "puzzle")
        self.line, self.row, self.column, self.index = line, row, column, index
        # What pickling makes it of again.
        self.args = message, line, row, column, index


def request(name: str, /, **fields: Any) -> dict[str, Any]:
    """Answers any request of the API by its name; `ichidoku.requests` has a typed function for each.

    Fields that are None are left out; a `Puzzle` can be given for a puzzle.

    >>> from ichidoku import request
    >>> request("count", puzzle="." * 81, limit=1000)["or_more"]
    True
    >>> request("fly")
    Traceback (most recent call last):
    ichidoku.RequestError: no request is called 'fly'
    """
    if name not in _ichidoku.REQUESTS:
        raise RequestError(f"no request is called {name!r}")
    return parsed(_ichidoku.answer(written(name, fields)))


def written(name: str, fields: dict[str, Any]) -> str:
    """The request as JSON."""
    given = {key: field for key, field in fields.items() if field is not None}
    return json.dumps({"request": name, **given}, default=_plain)


def _plain(field: Any) -> Any:
    """What JSON knows for what it doesn't know: the text of a puzzle, and the number of whatever is one, such as NumPy's."""
    from ._puzzle import Puzzle

    if isinstance(field, Puzzle):
        return str(field)
    if isinstance(field, SupportsIndex):
        return int(field)
    if isinstance(field, SupportsFloat):
        return float(field)
    raise TypeError(f"a request can't hold {type(field).__name__}")


def parsed(answer: str) -> dict[str, Any]:
    """The answer of the API; an exception where it is an error."""
    found: dict[str, Any] = json.loads(answer)
    if found.pop("answer") != "error":
        return found
    if found["code"] != "puzzle":
        raise RequestError(found["message"], found["code"])
    place = found.get("place") or {}
    raise PuzzleError(found["message"], place.get("line"), place.get("row"), place.get("column"))
