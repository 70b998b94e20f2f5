"""Every Sudoku solved, explained, rated and made.

>>> from ichidoku import Puzzle
>>> puzzle = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> print(puzzle.solve())
534678912672195348198342567859761423426853791713924856961537284287419635345286179
>>> puzzle.rate().grade
'trivial'

`Puzzle` is one puzzle; `solve_many` and its neighbours answer columns of them; `generate` makes new ones. `request` asks whatever
the API has by name, and `ichidoku.requests` has a typed function for each request. `ichidoku.polars`, `ichidoku.duckdb`,
`ichidoku.datafusion`, `ichidoku.spark`, `ichidoku.ray` and `ichidoku.dask` bring the same to where your data is.
"""

from ._generate import NewPuzzle, generate
from ._hint import Hint
from ._ichidoku import VERSION as __version__
from ._many import canonical_many, check_many, count_many, rate_many, solve_many
from ._puzzle import Puzzle, Solution
from ._rating import Rating
from ._request import Error, PuzzleError, RequestError, request

__all__ = [
    "Error",
    "Hint",
    "NewPuzzle",
    "Puzzle",
    "PuzzleError",
    "Rating",
    "RequestError",
    "Solution",
    "__version__",
    "canonical_many",
    "check_many",
    "count_many",
    "generate",
    "rate_many",
    "request",
    "solve_many",
]
