"""Columns: what Arrow, NumPy and lists give is what each row's text gives by itself."""

import math
import random

import numpy
import pandas
import polars
import pyarrow
import pytest
from conftest import PUZZLE, SOLUTION, sample
from ichidoku import Puzzle, PuzzleError, Rating, canonical_many, check_many, count_many, rate_many, solve_many


def rows(seed: int, count: int) -> list[str | None]:
    """Random rows: puzzles, some of them spoiled, and nulls."""
    dice = random.Random(seed)
    lines = sample("easy.txt") + sample("several.txt")

    def row() -> str | None:
        line = dice.choice(lines)
        return dice.choice([None, line[: dice.randrange(81)], line.replace(".", "0"), *[line] * 5])

    return [row() for _ in range(count)]


def expected(text: str | None) -> tuple:
    """Solution, count and error of a row."""
    if text is None:
        return None, None, None
    try:
        puzzle = Puzzle(text)
    except PuzzleError as error:
        return None, None, str(error)
    solution = puzzle.solve()
    return solution and str(solution), puzzle.count(2), None


def answers(column) -> list[tuple]:
    table = pyarrow.chunked_array(column).to_pylist()
    text = lambda grid: grid.decode() if isinstance(grid, bytes) else grid
    return [(text(row["solution"]), row["count"], row["error"]) for row in table]


TYPES = [
    pyarrow.string(),
    pyarrow.large_string(),
    pyarrow.string_view(),
    pyarrow.binary(),
    pyarrow.large_binary(),
    pyarrow.binary_view(),
    pyarrow.dictionary(pyarrow.int16(), pyarrow.string()),
]


@pytest.mark.parametrize("kind", TYPES, ids=str)
def test_arrow_arrays_answer_as_their_rows_do(kind):
    for seed, count in enumerate([0, 1, 50, 400]):
        texts = rows(seed, count)
        array = pyarrow.array(texts, pyarrow.string())
        array = array.dictionary_encode() if pyarrow.types.is_dictionary(kind) else array.cast(kind)
        told = [expected(text) for text in texts]
        assert answers(solve_many(array)) == told
        begin = random.Random(seed).randrange(count + 1)
        assert answers(solve_many(array[begin:])) == told[begin:]
        cuts = [array[:begin], array[:0], array[begin : begin + 7], array[begin + 7 :]]
        chunked = pyarrow.chunked_array(cuts, array.type)
        assert answers(solve_many(chunked, threads=3)) == told
        table = pyarrow.table({"id": range(count), "p": chunked})
        assert answers(solve_many(table, column="p")) == told


def test_libraries_hand_over_what_they_have():
    texts = rows(9, 60)
    told = [expected(text) for text in texts]
    assert answers(solve_many(polars.Series(texts, dtype=polars.String))) == told
    assert answers(solve_many(polars.DataFrame({"p": texts}), column="p")) == told
    assert answers(solve_many(pandas.DataFrame({"p": texts}), column="p")) == told
    fixed = pyarrow.array([PUZZLE.encode(), None], pyarrow.binary(81))
    assert answers(solve_many(fixed)) == [expected(PUZZLE), expected(None)]
    cells = pyarrow.array([[0 if c == "." else int(c) for c in PUZZLE], None], pyarrow.list_(pyarrow.uint8(), 81))
    [solved, none] = pyarrow.array(solve_many(cells)).to_pylist()
    assert "".join(map(str, solved["solution"])) == SOLUTION and none["solution"] is None


def digits(texts: list[str]) -> numpy.ndarray:
    return numpy.array([[0 if c == "." else int(c) for c in text] for text in texts], numpy.uint8).reshape(-1, 81)


def test_numpy_arrays_answer_in_kind():
    lines = sample("easy.txt")[:300] + sample("several.txt")[:20]
    array = digits(lines)
    told = [[int(c) for c in (expected(line)[0] or "0" * 81)] for line in lines]
    for data in [array, array.reshape(-1, 9, 9), numpy.asfortranarray(array), digits([line for line in lines for _ in "ab"])[::2]]:
        solved = solve_many(data)
        assert solved.shape == data.shape and solved.dtype == numpy.uint8
        assert solved.reshape(-1, 81).tolist() == told
    assert count_many(array).tolist() == [Puzzle(line).count(2) for line in lines]
    forms = canonical_many(array[:20])
    assert ["".join(map(str, form)).replace("0", ".") for form in forms.tolist()] == [str(Puzzle(line).canonical()) for line in lines[:20]]
    assert rate_many(array[:5]) == rate_many(lines[:5])
    assert solve_many(array[:0]).shape == (0, 81)
    array[3, 80] = 12
    with pytest.raises(PuzzleError, match="puzzle \\[3\\]: row 9, column 9: 12 is not a digit"):
        solve_many(array)
    assert solve_many(array, errors="null")[3].tolist() == [0] * 81
    for bad in [array.astype(float), array[:, :80], array[0], numpy.array(5, numpy.uint8)]:
        with pytest.raises(TypeError):
            solve_many(bad)


def test_lists_answer_with_objects():
    texts = [PUZZLE, Puzzle(PUZZLE), None, Puzzle(PUZZLE).grid]
    assert solve_many(texts) == [Puzzle(PUZZLE).solve()] * 2 + [None, Puzzle(PUZZLE).solve()]
    assert solve_many(iter(texts)) == solve_many(texts)
    assert count_many(["." * 81, PUZZLE], limit=7) == [7, 1]
    [rated, several] = rate_many([PUZZLE, "." * 81], scale="se121")
    assert rated == Rating("se121", rated.grade, Puzzle(PUZZLE).rate("se121").score) and several is None
    assert check_many([PUZZLE])[0] == {"verdict": "proper", "clues": 30, "solutions": 1, "minimal": False}
    assert canonical_many([PUZZLE]) == [Puzzle(PUZZLE).canonical()]
    with pytest.raises(PuzzleError, match="puzzle \\[1\\]: 5 cells"):
        solve_many([PUZZLE, "53..7"])
    assert solve_many([PUZZLE, "53..7", [[10] * 9] * 9, math.nan, pandas.NA], errors="null")[1:] == [None] * 4
    assert solve_many([math.nan, PUZZLE]) == [None, Puzzle(PUZZLE).solve()]
    for wrong, place in [("53..7", (None, None)), ([[10] * 9] * 9, (1, 1)), (PUZZLE[:40] + "q" + PUZZLE[41:], (5, 5))]:
        with pytest.raises(PuzzleError) as error:
            solve_many([PUZZLE, wrong])
        assert (error.value.index, error.value.row, error.value.column) == (1, *place)
    with pytest.raises(PuzzleError) as error:
        solve_many(numpy.array([[0] * 81, [10] * 81], numpy.uint8))
    assert (error.value.index, error.value.row, error.value.column) == (1, 1, 1)
    with pytest.raises(ValueError):
        solve_many([PUZZLE], errors="ignore")


def test_what_holds_no_puzzles_is_refused():
    for bad in [PUZZLE, b"x", 5, None, pyarrow.array([1.5]), pyarrow.array([True]), pyarrow.nulls(3), pyarrow.array([[1, 2]])]:
        with pytest.raises(TypeError):
            solve_many(bad)
    table = pyarrow.table({"p": [PUZZLE]})
    with pytest.raises(TypeError, match="name its column"):
        solve_many(table)
    with pytest.raises(KeyError):
        solve_many(table, column="q")
    with pytest.raises(ValueError, match="one of ichidoku, hodoku, se121, sukaku"):
        rate_many([PUZZLE], scale="stars")


def test_progress_is_told_and_may_end_the_work():
    heard = []
    solve_many([PUZZLE] * 10, progress=lambda done, rows: heard.append((done, rows)))
    assert heard[-1] == (10, 10)

    def enough(done: int, rows: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        count_many(["." * 81] * 10, limit=10**15, guesses=10**15, progress=enough)


def test_a_row_has_a_budget():
    blank = ["." * 81]
    assert count_many(blank, limit=10**9, guesses=100, errors="null") == [None]
    with pytest.raises(PuzzleError, match="not done after 100 guesses"):
        count_many(blank, limit=10**9, guesses=100)
    assert rate_many([PUZZLE], seconds=0, errors="null") == [None]
