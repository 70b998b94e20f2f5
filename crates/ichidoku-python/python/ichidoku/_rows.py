"""Rows of lists as texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ._puzzle import Puzzle, is_missing, unicode_text

Fault = Callable[[int, Exception], object]
"""Hears what is wrong with a row."""


def read_texts(data: Iterable[Any], fault: Fault) -> list[str | None]:
    """The text of each puzzle; None where there is none, or something else."""
    return [_text(row, puzzle, fault) for row, puzzle in enumerate(data)]


def _text(row: int, puzzle: Any, fault: Fault) -> str | None:
    if isinstance(puzzle, str) and puzzle.isascii():
        return puzzle
    if is_missing(puzzle):
        return None
    try:
        return unicode_text(puzzle) if isinstance(puzzle, str) else str(Puzzle(puzzle))
    except (TypeError, ValueError) as error:
        fault(row, error)
        return None
