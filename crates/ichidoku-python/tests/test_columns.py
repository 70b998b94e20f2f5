"""Columns: what Arrow, NumPy and lists give is what each row's text gives by itself."""

import copy
import math
import pickle
import random
import sys

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
    for bad in [array.astype(float), array[:, :80], array[0], numpy.array(5, numpy.uint8), numpy.array(PUZZLE)]:
        with pytest.raises(TypeError):
            solve_many(bad)


@pytest.mark.parametrize("kind", ["int8", "uint16", "int64", "uint64"])
def test_integers_of_numpy_are_digits(kind):
    array = digits(sample("easy.txt")[:20])
    for data in [array, array.reshape(-1, 9, 9)]:
        solved = solve_many(data.astype(kind))
        assert solved.dtype == kind and (solved == solve_many(data)).all()
        assert (canonical_many(data.astype(kind)) == canonical_many(data)).all()
        assert count_many(data.astype(kind)).tolist() == count_many(data).tolist()
    wrong = array.astype(kind)
    wrong[3, 80] = 100
    with pytest.raises(PuzzleError, match="puzzle \\[3\\]: row 9, column 9: 100 is not a digit") as error:
        solve_many(wrong)
    assert (error.value.index, error.value.row, error.value.column) == (3, 9, 9)
    assert solve_many(wrong, errors="null")[2:5].any(axis=1).tolist() == [True, False, True]
    assert rate_many(wrong, errors="null")[2:5] == [*rate_many(array[2:3]), None, *rate_many(array[4:5])]


def test_no_number_of_numpy_is_cut_to_a_byte():
    for number in [-1, 261, 2**40]:
        array = numpy.zeros((1, 81), numpy.int64)
        array[0, 0] = number
        with pytest.raises(PuzzleError, match=f"row 1, column 1: {number} is not"):
            solve_many(array)


def test_texts_of_numpy_are_a_list():
    for array in [numpy.array([PUZZLE, PUZZLE]), numpy.array([PUZZLE, PUZZLE], object), numpy.array([PUZZLE, PUZZLE], numpy.dtypes.StringDType())]:
        assert solve_many(array) == [Puzzle(PUZZLE).solve()] * 2 and count_many(array) == [1, 1]


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


def test_rows_of_a_wrong_type_are_errors_of_their_rows():
    texts = [PUZZLE, 5, b"x", "\ud800", object(), [[PUZZLE]]]
    for answer in [solve_many, rate_many, canonical_many, check_many, count_many]:
        told = answer(texts, errors="null")
        assert told == [*answer([PUZZLE]), None, None, None, None, None]
        with pytest.raises(TypeError, match=r"puzzle \[1\]: expected text, .* got int"):
            answer(texts)
    with pytest.raises(PuzzleError, match=r"puzzle \[1\]: text with '\\ud800'") as error:
        solve_many([PUZZLE, "\ud800"])
    assert error.value.index == 1


FRAME = pandas.DataFrame({"id": [1, 2, 3, 4], "puzzle": [PUZZLE, "53..7", None, "." * 81]}, index=list("abcd"))


@pytest.fixture(params=["with pyarrow", "without pyarrow"])
def pyarrow_or_none(request, monkeypatch):
    if request.param == "without pyarrow":
        monkeypatch.setitem(sys.modules, "pyarrow", None)


@pytest.mark.usefixtures("pyarrow_or_none")
def test_pandas_is_answered_with_its_index():
    some = FRAME[FRAME.id != 1]
    for told in [rate_many(some, column="puzzle"), rate_many(some["puzzle"])]:
        joined = some.join(told)
        assert list(joined.index) == ["b", "c", "d"] and list(told.columns) == ["status", "grade", "score", "error"]
        assert joined["error"].isna().tolist() == [False, True, True] and joined["status"]["d"] == "several"
    for answer in [solve_many, count_many, canonical_many, check_many]:
        told = answer(FRAME, column="puzzle")
        assert list(told.index) == list("abcd")
        assert told["error"].isna().tolist() == [True, False, True, True]
    assert solve_many(FRAME["puzzle"])["solution"]["a"] == SOLUTION
    assert count_many(FRAME["puzzle"], limit=7)["count"]["d"] == 7


@pytest.mark.usefixtures("pyarrow_or_none")
def test_a_series_may_hold_anything():
    rows = [PUZZLE, 5, Puzzle(PUZZLE), math.nan, pandas.NA, None, "\ud800", Puzzle(PUZZLE).grid]
    told = solve_many(pandas.Series(rows, index=range(10, 18)))
    solved = [solution == SOLUTION for solution in told["solution"]]
    assert solved == [True, False, True, False, False, False, False, True] and list(told.index) == list(range(10, 18))
    assert told["error"].isna().tolist() == [True, False, True, True, True, True, False, True]
    assert told["error"][11].startswith("expected text")


@pytest.mark.parametrize("kind", ["string", "category", object, "string[pyarrow]"], ids=str)
def test_a_series_may_be_of_any_type(kind):
    told = solve_many(FRAME["puzzle"].astype(kind))
    assert told["solution"]["a"] == SOLUTION and told["solution"].isna().tolist() == [False, True, True, True]


@pytest.mark.usefixtures("pyarrow_or_none")
def test_a_column_of_pandas_is_named():
    for told in [lambda: solve_many(FRAME), lambda: solve_many(FRAME["puzzle"], column="puzzle")]:
        with pytest.raises(TypeError, match="column"):
            told()
    with pytest.raises(KeyError, match="no column is named 'q'; there are: id, puzzle"):
        solve_many(FRAME, column="q")
    with pytest.raises(TypeError, match="2 columns are named 'puzzle'"):
        solve_many(pandas.concat([FRAME, FRAME], axis=1), column="puzzle")


NOTHING = {
    "pandas, None": pandas.Series([None, None]),
    "pandas, NaN": pandas.Series([math.nan, math.nan]),
    "pandas, objects": pandas.Series([None, None], dtype=object),
    "pandas, empty": pandas.Series([], dtype=object),
    "pandas, empty numbers": pandas.DataFrame({"puzzle": []})["puzzle"],
    "polars": polars.Series([None, None]),
    "polars, empty": polars.Series([]),
    "polars, numbers": polars.Series([None, math.nan], dtype=polars.Float64),
    "pyarrow": pyarrow.nulls(2),
    "pyarrow, chunks": pyarrow.chunked_array([pyarrow.nulls(1), pyarrow.nulls(1)]),
    "pyarrow, no chunk": pyarrow.chunked_array([], pyarrow.float64()),
    "pyarrow, numbers": pyarrow.array([None, None], pyarrow.float64()),
}


@pytest.mark.parametrize("data", NOTHING.values(), ids=NOTHING)
def test_a_column_of_nothing_is_answered_with_nothing(data):
    for answer in [solve_many, count_many, rate_many, canonical_many, check_many]:
        told = answer(data)
        columns = told.to_dict("list") if isinstance(told, pandas.DataFrame) else polars.DataFrame(told).to_dict(as_series=False)
        assert all(len(rows) == len(data) and all(map(pandas.isna, rows)) for rows in columns.values())


def test_the_other_columns_of_a_table_may_be_anything():
    frame = polars.DataFrame({"p": [PUZZLE], "nothing": [None], "object": polars.Series([object()], dtype=polars.Object)})
    assert answers(solve_many(frame, column="p")) == [expected(PUZZLE)]


CELLS = [0 if c == "." else int(c) for c in PUZZLE]
LISTS = [
    pyarrow.list_(pyarrow.uint8()),
    pyarrow.list_(pyarrow.int64()),
    pyarrow.large_list(pyarrow.int8()),
    pyarrow.list_(pyarrow.uint64(), 81),
]


@pytest.mark.parametrize("kind", LISTS, ids=str)
def test_lists_of_any_integers_are_digits(kind):
    column = pyarrow.array([CELLS, None], kind)
    [solved, none] = pyarrow.array(solve_many(column)).to_pylist()
    assert "".join(map(str, solved["solution"])) == SOLUTION and none["solution"] is None


def test_a_list_that_is_no_puzzle_is_an_error_of_its_row():
    column = pyarrow.array([CELLS, CELLS[:80], [10] * 81])
    assert pyarrow.array(solve_many(column)).field("error").to_pylist() == [
        None,
        "80 cells where 81 were expected",
        "row 1, column 1: 10 is not a digit or a blank",
    ]


def test_what_holds_no_puzzles_is_refused():
    for bad in [PUZZLE, b"x", 5, None, pyarrow.array([1.5]), pyarrow.array([True]), pandas.Series([5]), polars.Series([[]])]:
        with pytest.raises(TypeError):
            solve_many(bad)
    table = pyarrow.table({"p": [PUZZLE]})
    with pytest.raises(TypeError, match="name its column"):
        solve_many(table)
    with pytest.raises(KeyError, match="no column is named .*q.*; there are: p"):
        solve_many(table, column="q")
    for column in [[PUZZLE], digits([PUZZLE]), pyarrow.array([PUZZLE])]:
        with pytest.raises(TypeError, match="column=.*leave it out"):
            solve_many(column, column="p")
    with pytest.raises(ValueError, match="one of ichidoku, hodoku, se121, sukaku"):
        rate_many([PUZZLE], scale="stars")


@pytest.mark.parametrize(
    ("option", "kind", "message"),
    [
        ({"threads": -1}, ValueError, "threads: -1 where a number from 0"),
        ({"threads": "2"}, TypeError, "threads: '2' where a whole number was expected"),
        ({"guesses": None}, TypeError, "guesses: None where a whole number"),
        ({"guesses": 2**64}, ValueError, "guesses: 18446744073709551616 where"),
        ({"seconds": 0}, ValueError, "seconds: 0 where a number greater than 0"),
        ({"seconds": -1}, ValueError, "seconds: -1 where"),
        ({"seconds": math.nan}, ValueError, "seconds: nan where"),
        ({"seconds": None}, TypeError, "seconds: None where a number was expected"),
        ({"progress": 5}, TypeError, "progress: 5 where a function was expected"),
        ({"errors": "ignore"}, ValueError, "errors: 'ignore' where"),
        ({"thread": 1}, TypeError, r"count_many\(\) got an unexpected keyword argument 'thread'"),
        ({"limit": None}, TypeError, "limit: None where a whole number"),
        ({"limit": -1}, ValueError, "limit: -1 where"),
    ],
    ids=str,
)
def test_options_without_a_meaning_are_refused_by_name(option, kind, message):
    for data in [[PUZZLE], digits([PUZZLE]), pyarrow.array([PUZZLE]), FRAME["puzzle"]]:
        with pytest.raises(kind, match=message):
            count_many(data, **option)


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
    assert rate_many([PUZZLE], seconds=1e-9, errors="null") == [None]


def test_arrow_answers_are_pickled_and_copied():
    texts = rows(7, 50)
    array = pyarrow.array(texts, pyarrow.string())
    encoded, cells = array.dictionary_encode(), pyarrow.array([[0] * 81, None], pyarrow.list_(pyarrow.uint8(), 81))
    for column in [array, array[3:9], array[:0], encoded, cells]:
        for function in [solve_many, rate_many, canonical_many, check_many, count_many]:
            answer = function(column)
            for again in [pickle.loads(pickle.dumps(answer)), copy.deepcopy(answer), copy.copy(answer)]:
                assert type(again) is type(answer)
                assert pyarrow.array(again).equals(pyarrow.array(answer))
    chunked = solve_many(pyarrow.chunked_array([array[:20], array[20:]]))
    again = pickle.loads(pickle.dumps(chunked))
    assert type(again) is type(chunked)
    assert pyarrow.chunked_array(again).chunks == pyarrow.chunked_array(chunked).chunks
    empty = solve_many(pyarrow.chunked_array([], pyarrow.string()))
    assert pyarrow.chunked_array(pickle.loads(pickle.dumps(empty))).type == pyarrow.chunked_array(empty).type
