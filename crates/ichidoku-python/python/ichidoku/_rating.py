"""Ratings."""

from __future__ import annotations

from typing import NamedTuple


class Rating(NamedTuple):
    """How hard a puzzle is; ratings of one scale are ordered by `score`."""

    scale: str
    """`ichidoku`, `hodoku`, `se121` or `sukaku`."""
    grade: str
    """`trivial`, `easy`, `medium`, `hard`, `very-hard`, `extreme`, `beyond`; HoDoKu has `unfair`."""
    score: float
    """The number that orders puzzles; on the scales `se121` and `sukaku` it is ER."""
    hardest: str | None = None
    """The hardest technique, where the scale names one."""
