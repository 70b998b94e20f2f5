"""New puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex, TypedDict, Unpack

from ._kernel import Scale
from ._puzzle import Puzzle, Solution
from ._rating import Rating
from ._request import Error, request

if TYPE_CHECKING:
    from .requests import Grade, Symmetry


class More(TypedDict, total=False):
    """What else an order of puzzles may hold; `ichidoku.requests.PuzzleOrder` says what each means."""

    attempts: int | None
    clues_from: int | None
    clues_to: int | None
    er_from: float | None
    er_to: float | None
    given: str | Puzzle | None
    like: str | Puzzle | None
    pattern: list[str] | None
    scale: Scale | None
    solution: str | Puzzle | None
    without: list[str] | None


class NewPuzzle(Puzzle):
    """A puzzle that was made: with its solution, its rating, and the seed and index that make it again."""

    __slots__ = ("index", "rating", "seed", "solution")

    solution: Solution
    """The only solution."""
    rating: Rating
    """How hard it is."""
    seed: int
    """The seed that it grew from."""
    index: int
    """Its place among the puzzles of this seed."""

    def __init__(self, made: dict[str, Any]) -> None:
        super().__init__(made["puzzle"])
        rating = made["rating"]
        object.__setattr__(self, "solution", Solution._of(made["solution"]))
        object.__setattr__(self, "rating", Rating(rating["scale"], rating["grade"], rating["score"]))
        object.__setattr__(self, "seed", made["seed"])
        object.__setattr__(self, "index", made["index"])

    def __reduce__(self) -> tuple[Any, ...]:
        scale, grade, score, _ = self.rating
        rating = {"scale": scale, "grade": grade, "score": score}
        made = {"puzzle": str(self), "solution": str(self.solution), "rating": rating, "seed": self.seed, "index": self.index}
        return NewPuzzle, (made,)

    def __repr__(self) -> str:
        return f"<NewPuzzle {self} {self.rating.grade}, seed {self.seed}, index {self.index}>"


def generate(
    n: int = 1,
    *,
    grade: Grade | None = None,
    seed: int | None = None,
    index: int = 0,
    symmetry: Symmetry | None = None,
    clues: int | tuple[int, int] | None = None,
    minimal: bool = False,
    needs: str | None = None,
    **order: Unpack[More],
) -> list[NewPuzzle]:
    """Makes puzzles, each with one solution. The order, the seed and the index decide which, on every machine.

    `clues` is the number of clues, or the least and the greatest one, `needs` a technique that is needed; `order` may hold whatever else the
    API's order has. Puzzles that can't be made in the attempts that are allowed are an `Error`.

    >>> from ichidoku import generate
    >>> [puzzle] = generate(grade="easy", seed=7)
    >>> puzzle.rating.grade, puzzle == generate(grade="easy", seed=7)[0]
    ('easy', True)
    """
    wished: dict[str, Any] = {"grade": grade, "symmetry": symmetry, "needs": needs, "minimal": minimal, **order}
    if clues is not None:
        wished["clues_from"], wished["clues_to"] = _least_and_greatest(clues)
    wished = {key: field for key, field in wished.items() if field is not None}
    answer = request("generate", count=n, seed=seed, index=index, order=wished)
    missed = answer.get("missed", [])
    if missed:
        raise Error(f"{len(missed)} of {n} puzzles were not found in {missed[0]['attempts']} attempts each")
    return [NewPuzzle(made) for made in answer["puzzles"]]


def _least_and_greatest(clues: Any) -> tuple[Any, Any]:
    bounds: Any = (clues, clues) if isinstance(clues, SupportsIndex) else clues
    if isinstance(bounds, tuple | list) and len(bounds) == 2 and all(isinstance(bound, SupportsIndex) for bound in bounds):
        return bounds[0], bounds[1]
    raise TypeError(f"clues: {clues!r} where a number, or the least and the greatest, was expected")
