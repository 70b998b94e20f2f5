"""What a strict type checker must take and what it must refuse: `--strict` refuses an ignored error that is none."""

from typing import Any, assert_type

import numpy as np
from ichidoku import Puzzle, Rating, Solution, canonical_many, check_many, count_many, generate, rate_many, solve_many

puzzle = Puzzle("." * 81)
puzzle.hint("nope")  # type: ignore[arg-type]
puzzle.rate("nope")  # type: ignore[arg-type]
generate(1, grade="nope")  # type: ignore[arg-type]
generate(1, foo=3)  # type: ignore[call-arg]
generate(1, grade="very-hard", clues=24, attempts=50)
generate(1, clues=(24, 26))

assert_type(solve_many([puzzle]), list[Solution | None])
assert_type(solve_many(text for text in ["." * 81]), list[Solution | None])
assert_type(count_many([puzzle], limit=5), list[int | None])
assert_type(rate_many([puzzle], "se121"), list[Rating | None])
assert_type(canonical_many((puzzle,)), list[Puzzle | None])
assert_type(check_many([puzzle]), list[dict[str, Any] | None])
grids: np.ndarray[tuple[int, ...], np.dtype[np.integer[Any]]] = solve_many(np.zeros((1, 81), np.uint8))
assert_type(rate_many(np.zeros((1, 81), np.int64)), list[Rating | None])
solve_many([puzzle], thread=3)  # type: ignore[call-overload]
