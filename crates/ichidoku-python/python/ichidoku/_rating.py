"""Ratings."""

from __future__ import annotations

from typing import NamedTuple, TypeGuard


class Rating(NamedTuple):
    """How hard a puzzle is; ratings of one scale are ordered by `score`.

    Ratings are equal if scale, grade and score are: not every answer names the hardest technique.
    """

    scale: str
    """`ichidoku`, `hodoku`, `se121` or `sukaku`."""
    grade: str
    """`trivial`, `easy`, `medium`, `hard`, `very-hard`, `extreme`, `beyond`; HoDoKu has `unfair`."""
    score: float
    """The number that orders puzzles; on the scales `se121` and `sukaku` it is ER."""
    hardest: str | None = None
    """The hardest technique, where it is known: `Puzzle.rate` names it, answers for whole columns don't."""

    # A tuple would compare the hardest technique, too, and would be ordered by the names of scale and grade.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rating) and self[:3] == other[:3]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:3])

    def __lt__(self, other: tuple[object, ...]) -> bool:
        """True if the puzzle is easier than another on the same scale.

        >>> from ichidoku import Rating
        >>> min(Rating("ichidoku", "trivial", 1.3), Rating("ichidoku", "beyond", 9.5)).grade
        'trivial'
        """
        return self.score < other.score if self._is_comparable(other) else NotImplemented

    def __le__(self, other: tuple[object, ...]) -> bool:
        return self < other or self == other if self._is_comparable(other) else NotImplemented

    def __gt__(self, other: tuple[object, ...]) -> bool:
        return self.score > other.score if self._is_comparable(other) else NotImplemented

    def __ge__(self, other: tuple[object, ...]) -> bool:
        return self > other or self == other if self._is_comparable(other) else NotImplemented

    def _is_comparable(self, other: tuple[object, ...]) -> TypeGuard[Rating]:
        return isinstance(other, Rating) and other.scale == self.scale
