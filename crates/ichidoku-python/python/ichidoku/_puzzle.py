"""One puzzle, and its solution."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import _ichidoku
from ._hint import Hint, ask_hint
from ._kernel import Scale
from ._rating import Rating
from ._request import PuzzleError, request

if TYPE_CHECKING:
    from .requests import HintLevel


class Puzzle:
    """Clues in a grid: any, even clashing ones. Puzzles never change; equal ones are equal and have the same hash.

    A puzzle is made from text in any form that ichidoku reads (81 characters with any blank, nine rows, boxed and candidate grids,
    JSON, links of other sites), or from numbers with 0, None or NaN for a blank: 81, or nine rows of nine, as lists, NumPy arrays or
    data frames.

    >>> from ichidoku import Puzzle
    >>> Puzzle([[5, 3, 0, 0, 7, 0, 0, 0, 0]] + [[0] * 9] * 8).clue_count
    3
    >>> Puzzle("." * 80 + "5") == Puzzle("0" * 80 + "5")
    True
    """

    __slots__ = ("_line",)
    _line: str

    def __init__(self, source: str | Puzzle | Iterable[Any]) -> None:
        object.__setattr__(self, "_line", _line_of(source))

    def __setattr__(self, name: str, _: object) -> None:
        raise AttributeError(f"a {type(self).__name__} can't be changed: {name}")

    def __str__(self) -> str:
        """The 81 characters, `.` for a blank."""
        return self._line

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._line!r})"

    def __eq__(self, other: object) -> bool:
        return self._line == other._line if isinstance(other, Puzzle) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._line)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._line,)

    @property
    def grid(self) -> list[list[int]]:
        """Nine rows of nine digits, 0 for a blank."""
        digits = [0 if symbol == "." else int(symbol) for symbol in self._line]
        return [digits[row : row + 9] for row in range(0, 81, 9)]

    @property
    def clue_count(self) -> int:
        """Number of clues."""
        return 81 - self._line.count(".")

    def show(self) -> str:
        """The grid in boxes, for a terminal.

        >>> from ichidoku import Puzzle
        >>> print(Puzzle("." * 80 + "5").show().splitlines()[-2])
        | . . . | . . . | . . 5 |
        """
        return str(request("convert", text=self._line, to="boxed")["text"])

    def solve(self) -> Solution | None:
        """The only solution; None if there is none or more than one, which `count` tells apart.

        >>> from ichidoku import Puzzle
        >>> Puzzle("." * 81).solve() is None
        True
        """
        count, first, _, _ = _ichidoku.solve(self._line, 2)
        return Solution._of(first) if count == 1 and first is not None else None

    def count(self, limit: int = 2) -> int:
        """Number of solutions, counted up to the limit.

        >>> from ichidoku import Puzzle
        >>> Puzzle("." * 81).count(limit=10_000)
        10000
        """
        return _ichidoku.count(self._line, limit)

    def solutions(self) -> Iterator[Solution]:
        """All solutions in ascending order, found as they are asked for.

        >>> from itertools import islice
        >>> from ichidoku import Puzzle
        >>> [str(solution)[-9:] for solution in islice(Puzzle("." * 81).solutions(), 2)]
        ['978531642', '972538641']
        """
        return map(Solution._of, _ichidoku.Solutions(self._line))

    @property
    def is_proper(self) -> bool:
        """True if there is exactly one solution."""
        return self.count(2) == 1

    def check(self, limit: int = 1000) -> dict[str, Any]:
        """The matter with the clues: `status` (`proper`, `several`, `unsolvable`, `clashing`), needless clues, clashes and more.

        >>> from ichidoku import Puzzle
        >>> Puzzle("55" + "." * 79).check()["clashes"][0]["text"]
        '5 stands in r1c1 and r1c2 of row 1'
        """
        return request("check", puzzle=self._line, limit=limit)

    def minimal(self, limit: int = 1) -> list[Puzzle]:
        """Minimal puzzles in a proper puzzle, at most the limit: no clue of them can go.

        >>> from ichidoku import Puzzle
        >>> puzzle = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
        >>> [minimal.clue_count for minimal in puzzle.minimal(limit=2)]
        [23, 22]
        """
        return [Puzzle._of(line) for line in request("minimal", puzzle=self._line, limit=limit)["minimal"]]

    def canonical(self) -> Puzzle:
        """The least of all symmetric copies: equal for copies, and only for them.

        >>> from ichidoku import Puzzle
        >>> str(Puzzle("7" + "." * 80).canonical()) == "." * 80 + "1"
        True
        """
        found = request("canonical", puzzle=self._line)
        if found["status"] == "clashing":
            raise PuzzleError("clues that clash have no canonical form")
        return Puzzle._of(found["canonical"])

    def rate(self, scale: Scale = "ichidoku") -> Rating | None:
        """How hard the puzzle is, on the scale `ichidoku`, `hodoku`, `se121` (Sudoku Explainer)
        or `sukaku` (Sukaku Explainer); None if it isn't proper.

        >>> from ichidoku import Puzzle
        >>> puzzle = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
        >>> puzzle.rate(scale="se121").score
        1.2
        """
        rated = request("rate", puzzle=self._line, scale=scale)
        rating, explainer = rated.get("rating"), rated.get("explainer")
        if rating is None:
            return None
        score, hardest = (explainer["er"], explainer.get("hardest")) if explainer else (rating["score"], rated.get("hardest"))
        return Rating(rating["scale"], rating["grade"], score, hardest)

    def hint(
        self,
        grade: HintLevel = "step",
        *,
        entries: Mapping[str, int] | Sequence[str] = (),
        marks: Mapping[str, str] | None = None,
        techniques: Mapping[str, Sequence[str]] | None = None,
        language: str = "en",
    ) -> Hint:
        """What a player can do next: `where` to look, `which` technique, the whole `step`, or `every-link` of it.

        `entries` are the player's digits (`{"r1c3": 4}` or `["r1c3=4"]`, the earliest first), `marks` their candidates cell by cell
        (`{"r1c4": "26"}`), and `techniques` which may be used (`only`, `without`, `order`). A notebook draws the hint.

        >>> from ichidoku import Puzzle
        >>> puzzle = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
        >>> print(puzzle.hint("where"))
        Look at box 2.
        """
        return ask_hint(self._line, grade, entries, marks, techniques, language)

    def steps(self, *, techniques: Mapping[str, Sequence[str]] | None = None, language: str = "en") -> list[dict[str, Any]]:
        """The steps of the way a person takes, the easiest one each time; `request("steps", …)` also says where they end.

        >>> from ichidoku import Puzzle
        >>> puzzle = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
        >>> steps = puzzle.steps()
        >>> len(steps), steps[0]["technique"]["name"], steps[0]["placements"]
        (51, 'hidden single', ['r1c6=8'])
        """
        found: list[dict[str, Any]] = request("steps", puzzle=self._line, techniques=techniques, language=language)["steps"]
        return found

    def run(self, algorithm: str, **fields: Any) -> dict[str, Any]:
        """A run of one of the lab's textbook algorithms, such as `row-by-row` or `dancing-links`: what it did and counted.

        >>> from ichidoku import Puzzle
        >>> puzzle = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
        >>> puzzle.run("row-by-row")["run"]["outcome"]
        'solved'
        """
        return request("lab-run", puzzle=self._line, algorithm=algorithm, **fields)

    def _repr_svg_(self) -> str:
        """The puzzle drawn, for notebooks."""
        return str(request("draw", puzzle=self._line)["svg"])

    @classmethod
    def _of(cls, line: str) -> Puzzle:
        """The puzzle of a line that ichidoku itself has written."""
        puzzle = object.__new__(cls)
        object.__setattr__(puzzle, "_line", line)
        return puzzle


class Solution(Puzzle):
    """A complete grid that breaks no rule."""

    __slots__ = ()

    def __init__(self, source: str | Puzzle | Iterable[Any]) -> None:
        super().__init__(source)
        if "." in self._line or self.count(1) == 0:
            raise PuzzleError("a grid that isn't complete, or breaks a rule, where a solution was expected")

    @classmethod
    def _of(cls, line: str) -> Solution:
        solution = object.__new__(cls)
        object.__setattr__(solution, "_line", line)
        return solution


def _line_of(source: Any) -> str:
    """The 81 characters of whatever a puzzle is made from."""
    if isinstance(source, str):
        line = _ichidoku.read(unicode_text(source))
        # The API reads more forms, and says what is wrong.
        return line if line is not None else str(request("candidates", puzzle=source)["givens"])
    if isinstance(source, Puzzle):
        return source._line
    if hasattr(source, "iloc") or hasattr(source, "get_columns"):
        # A data frame of pandas or polars gives its columns to whoever goes through it.
        source = source.to_numpy()
    shape = getattr(source, "shape", None)
    if isinstance(shape, tuple):
        source = _flat(source, shape)
    if isinstance(source, Iterable) and not isinstance(source, bytes | bytearray):
        return _line_of_numbers(list(source))
    raise TypeError(f"expected text, a puzzle or rows of digits, and got {type(source).__name__}")


def unicode_text(text: str) -> str:
    """The text itself, unless it holds half a pair of UTF-16, which is no text outside Python."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise PuzzleError(f"text with {text[error.start]!r}, which is no character of Unicode") from None
    return text


def _flat(array: Any, shape: tuple[int, ...]) -> Any:
    """An array of one or two dimensions; of one, if it has a single row or column."""
    if len(shape) not in (1, 2):
        raise TypeError(f"an array of shape {shape} where (81,) or (9, 9) was expected")
    return array.reshape(-1) if len(shape) == 2 and 1 in shape else array


def _line_of_numbers(rows: list[Any]) -> str:
    """The 81 characters of 81 numbers, or of nine rows of nine."""
    if len(rows) == 9:
        if not all(isinstance(row, Iterable) for row in rows):
            raise PuzzleError("9 cells where 81, or nine rows, were expected")
        rows = [list(row) for row in rows]
        for number, row in enumerate(rows, 1):
            if len(row) != 9:
                raise PuzzleError(f"row {number}: {len(row)} cells where 9 were expected", row=number)
        rows = [digit for row in rows for digit in row]
    if len(rows) != 81:
        raise PuzzleError(f"{len(rows)} cells where 81, or nine rows, were expected")
    return "".join(_symbol(cell, digit) for cell, digit in enumerate(rows))


def is_missing(value: object) -> bool:
    """True of what tables have where nothing is: None, NaN, and NA of pandas."""
    return value is None or type(value).__name__ == "NAType" or isinstance(value, float) and value != value


def _symbol(cell: int, digit: Any) -> str:
    if is_missing(digit) or digit == 0 or digit == "" or digit == ".":
        return "."
    text = str(int(digit) if isinstance(digit, float) and digit.is_integer() else digit)
    if len(text) == 1 and text in "123456789":
        return text
    row, column = cell // 9 + 1, cell % 9 + 1
    found = repr(digit) if isinstance(digit, str) else str(digit)
    raise PuzzleError(f"row {row}, column {column}: {found} is not a digit or a blank", row=row, column=column)
