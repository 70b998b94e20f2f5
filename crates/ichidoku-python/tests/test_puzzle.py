"""One puzzle."""

import builtins
import copy
import pickle
import signal
import subprocess
import sys
import threading
import time
from itertools import islice
from xml.etree import ElementTree

import ichidoku
import numpy
import pandas
import polars
import pytest
from conftest import PUZZLE, SOLUTION, requests, sample
from ichidoku import Error, Puzzle, PuzzleError, Rating, RequestError, Solution, generate, rate_many, request
from ichidoku import requests as typed


def test_every_form_is_the_same_puzzle():
    puzzle = Puzzle(PUZZLE)
    for form in [
        PUZZLE.replace(".", "0"),
        "\n".join(PUZZLE[row : row + 9] for row in range(0, 81, 9)),
        puzzle.show(),
        puzzle.grid,
        [digit for row in puzzle.grid for digit in row],
        [[digit or None for digit in row] for row in puzzle.grid],
        tuple(map(tuple, puzzle.grid)),
        list(PUZZLE),
        puzzle,
        f'{{"puzzle": "{PUZZLE}"}}',
        f"puzzle,name\n{PUZZLE},one\n",
    ]:
        assert Puzzle(form) == puzzle, form
    for to in ["ss", "pretty", "f-puzzles", "hodoku", "sudokupad"]:
        assert Puzzle(request("convert", text=PUZZLE, to=to)["text"]) == puzzle, to


def test_data_frames_are_read_row_by_row():
    grid = Puzzle(PUZZLE).grid
    blank = [[digit or None for digit in row] for row in grid]
    for form in [
        pandas.DataFrame(grid),
        pandas.DataFrame(grid, columns=list("abcdefghi")),
        pandas.DataFrame(blank),
        pandas.DataFrame(blank, dtype="Int64"),
        polars.DataFrame(numpy.array(grid)),
        polars.DataFrame(blank, orient="row"),
    ]:
        assert Puzzle(form) == Puzzle(PUZZLE), form
    with pytest.raises(PuzzleError, match="8 cells"):
        Puzzle(polars.DataFrame(numpy.array(grid)[:, :8]))


def test_arrays_have_the_shape_of_a_grid():
    grid = numpy.array(Puzzle(PUZZLE).grid)
    for array in [grid, grid.reshape(81), grid.reshape(1, 81), grid.reshape(81, 1), grid.astype(float)]:
        assert Puzzle(array) == Puzzle(PUZZLE)
    for array in [numpy.zeros((9, 9, 9)), numpy.array(5)]:
        with pytest.raises(TypeError, match=r"shape .* where \(81,\) or \(9, 9\) was expected"):
            Puzzle(array)
    with pytest.raises(PuzzleError, match="80 cells where 81"):
        Puzzle(grid.reshape(1, 81)[:, :80])


def test_half_a_character_is_no_text():
    with pytest.raises(PuzzleError, match="no character of Unicode"):
        Puzzle("\ud800")


def test_numbers_of_numpy_are_numbers():
    assert Puzzle(PUZZLE).check(numpy.int64(5)) == Puzzle(PUZZLE).check(5)
    assert generate(numpy.int64(1), seed=numpy.uint8(3)) == generate(1, seed=3)
    with pytest.raises(TypeError, match="a request can't hold object"):
        request("solve", puzzle=object())


def test_ratings_are_ordered_by_their_score():
    easy, hard = Rating("ichidoku", "trivial", 1.3), Rating("ichidoku", "beyond", 9.5)
    assert max(easy, hard) is hard and min(hard, easy) is easy and easy <= easy and hard >= easy
    assert sorted([hard, easy]) == [easy, hard]
    with pytest.raises(TypeError):
        _ = easy < Rating("hodoku", "easy", 1.0)


def test_ratings_are_equal_by_what_every_answer_has():
    rated = Puzzle(PUZZLE).rate()
    [of_many] = rate_many([PUZZLE])
    assert rated.hardest and of_many.hardest is None and of_many == rated and hash(of_many) == hash(rated)
    assert rated <= of_many <= rated and not rated < of_many
    [made] = generate(seed=7)
    assert made.rating == made.rate()
    other = Rating("ichidoku", "easy", rated.score)
    assert rated != other and not rated <= other and not rated >= other
    assert rated != tuple(rated)


def test_faults_are_named_by_row_and_column():
    for bad, row, column in [
        (PUZZLE[:20] + "q" + PUZZLE[21:], 3, 3),
        ([[0] * 9] * 3 + [[0] * 8 + [10]] + [[0] * 9] * 5, 4, 9),
        ([[0] * 9] * 3 + [[0] * 8] + [[0] * 9] * 5, 4, None),
        ([0] * 80 + ["x"], 9, 9),
    ]:
        with pytest.raises(PuzzleError) as caught:
            Puzzle(bad)
        assert (caught.value.row, caught.value.column) == (row, column), caught.value
        assert isinstance(caught.value, ValueError) and isinstance(caught.value, Error)
    for bad in ["", "53", PUZZLE[:80], [0] * 80, [[0] * 9] * 8, PUZZLE + "\n" + SOLUTION + "\n" + PUZZLE]:
        with pytest.raises(PuzzleError):
            Puzzle(bad)
    for bad in [None, 5, b"." * 81, object()]:
        with pytest.raises(TypeError):
            Puzzle(bad)


def test_an_error_survives_pickling():
    with pytest.raises(PuzzleError) as caught:
        Puzzle(PUZZLE[:20] + "q" + PUZZLE[21:])
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.row, again.column, again.code) == (str(caught.value), 3, 3, "puzzle")
    refused = pickle.loads(pickle.dumps(RequestError("no such technique", "argument")))
    assert (str(refused), refused.code) == ("no such technique", "argument")


def test_errors_have_the_codes_of_the_api():
    for code, ask in [
        ("request", lambda: request("fly")),
        ("request", lambda: request("solve", puzzle=PUZZLE, colour="red")),
        ("argument", lambda: request("lab-run", puzzle=PUZZLE, algorithm="magic")),
        ("puzzle", lambda: request("solve", puzzle="53..7q")),
        ("puzzle", lambda: Puzzle([[10] * 9] * 9)),
    ]:
        with pytest.raises(RequestError) as caught:
            ask()
        assert caught.value.code == code and isinstance(caught.value, PuzzleError) == (code == "puzzle")


def test_puzzles_are_values():
    puzzle = Puzzle(PUZZLE)
    [made] = generate(seed=5)
    for one in [puzzle, puzzle.solve(), made]:
        for again in [pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one), eval(repr(one)) if one is not made else one]:
            assert again == one and hash(again) == hash(one) and type(again) is type(one)
        with pytest.raises(AttributeError):
            one.line = 1
    assert puzzle != PUZZLE and puzzle != Puzzle("." * 81)
    assert pickle.loads(pickle.dumps(made)).rating == made.rating


def test_outcomes_are_values():
    proper, several, unsolvable = Puzzle(PUZZLE), Puzzle("." * 81), Puzzle("12345678." + "." * 26 + "9" + "." * 45)
    assert proper.solve() == Solution(SOLUTION) and str(proper.solve()) == SOLUTION
    assert several.solve() is None and several.count(5) == 5 and not several.is_proper
    assert unsolvable.solve() is None and unsolvable.check()["status"] == "unsolvable"
    clashing = Puzzle("55" + "." * 79)
    assert clashing.solve() is None and clashing.count() == 0 and clashing.check()["status"] == "clashing"
    with pytest.raises(PuzzleError):
        clashing.canonical()
    assert proper.count(0) == 0
    with pytest.raises(OverflowError):
        proper.count(-1)
    for bad in [PUZZLE, "1" * 81]:
        with pytest.raises(PuzzleError):
            Solution(bad)


def test_solutions_are_found_as_they_are_asked_for():
    first = list(islice(Puzzle("." * 81).solutions(), 1000))
    assert len(set(first)) == 1000 and first == sorted(first, key=str)
    several = Puzzle(sample("several.txt")[0])
    assert len(list(several.solutions())) == several.count(10_000)
    assert list(Puzzle("55" + "." * 79).solutions()) == []


def test_hints_are_text_and_pictures():
    hint = Puzzle(PUZZLE).hint()
    assert hint.kind == "step" and hint.technique and hint.text
    assert ElementTree.fromstring(hint.svg).tag.endswith("svg")
    assert hint.svg in hint._repr_html_() and hint.text.splitlines()[0] in hint._repr_html_()
    assert Puzzle(PUZZLE).hint("where").svg is None
    assert Puzzle(PUZZLE).hint(language="de").text != hint.text
    assert Puzzle(PUZZLE).hint(entries={"r1c3": 9}).kind == "wrong-entry"
    assert Puzzle(PUZZLE).hint(entries=["r1c3=4"], marks={"R1C4": "26"}).kind == "step"
    assert Puzzle(SOLUTION).hint().kind == "solved"
    assert ElementTree.fromstring(Puzzle(PUZZLE)._repr_svg_()).tag.endswith("svg")
    with pytest.raises(RequestError):
        Puzzle(PUZZLE).hint("everything")


def test_ratings_have_scales():
    puzzle = Puzzle(PUZZLE)
    assert puzzle.rate().scale == "ichidoku" and puzzle.rate().hardest
    assert puzzle.rate("hodoku").grade == "easy"
    assert puzzle.rate("se121").score == request("rate", puzzle=PUZZLE, scale="se121")["explainer"]["er"]
    assert Puzzle("." * 81).rate() is None
    with pytest.raises(RequestError):
        puzzle.rate("stars")


def test_the_same_seed_makes_the_same_puzzles():
    made = generate(3, grade="medium", seed=21, symmetry="half-turn")
    assert made == generate(3, grade="medium", seed=21, symmetry="half-turn")
    assert made[2] == generate(grade="medium", seed=21, symmetry="half-turn", index=2)[0]
    for puzzle in made:
        assert puzzle.rating.grade == "medium" and puzzle.solve() == puzzle.solution
        assert puzzle.rating.score == puzzle.rate().score
    assert {puzzle.clue_count for puzzle in generate(3, clues=26, seed=1)} == {26}
    assert generate(clues=(26, 26), seed=1) == generate(clues=26, seed=1)
    for clues in ["26", (1, 2, 3), 2.5]:
        with pytest.raises(TypeError, match="clues: .* where a number, or the least and the greatest, was expected"):
            generate(clues=clues)
    with pytest.raises(RequestError):
        generate(grade="lunatic")
    with pytest.raises(Error):
        generate(grade="extreme", attempts=1, seed=1)


def test_minimal_puzzles_and_the_lab():
    for minimal in Puzzle(PUZZLE).minimal(3):
        assert minimal.check()["minimal"] and minimal.solve() == Puzzle(PUZZLE).solve()
    run = Puzzle(PUZZLE).run("dancing-links")["run"]
    assert run["outcome"] == "solved" and run["solution"] == SOLUTION


@pytest.mark.parametrize("name", requests())
def test_whatever_the_api_has_python_has(name):
    fields = requests()[name]
    answer = request(name, **fields)
    again = getattr(typed, name.replace("-", "_"))(**fields)
    assert set(again) == set(answer)
    if name not in ("generate", "generate-variant", "solve-all", "lab-run", "lab-compare", "estimate", "exercise", "variations"):
        assert again == answer


def test_an_import_of_all_requests_hides_nothing_of_python():
    assert {"solve", "count", "PuzzleOrder"} <= set(typed.__all__) <= set(dir(typed))
    assert not set(typed.__all__) & set(dir(builtins)) and typed.enumerate


def test_the_api_has_no_other_requests():
    assert set(requests()) == set(ichidoku._ichidoku.REQUESTS)
    with pytest.raises(RequestError, match="there is no field `colour`"):
        request("solve", puzzle=PUZZLE, colour="red")


def interrupted(code: str) -> float:
    """Runs a program, sends it Ctrl-C while it works, and returns how long it took to end."""
    head = "import sys; from ichidoku import *; print('begun', flush=True)\ntry:\n    "
    tail = "\nexcept KeyboardInterrupt: sys.exit(77)"
    process = subprocess.Popen([sys.executable, "-c", head + code + tail], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "begun\n"
    time.sleep(0.5)
    sent = time.monotonic()
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 77, code
    return time.monotonic() - sent


@pytest.mark.parametrize(
    "code",
    [
        "Puzzle('.' * 81).count(10**15)",
        "list(Puzzle('12345678' + '.' * 73).solutions())",
        "request('count', puzzle='.' * 81, limit=10**15)",
        "count_many(['.' * 81] * 100, limit=10**15, guesses=10**15)",
    ],
)
def test_ctrl_c_ends_the_work(code):
    assert interrupted(code) < 30


def test_other_threads_of_python_go_on():
    counted = []
    worker = threading.Thread(target=lambda: counted.append(Puzzle("." * 81).count(1_000_000)))
    worker.start()
    turns = 0
    while worker.is_alive():
        turns += 1
        time.sleep(0.001)
    assert counted == [1_000_000] and turns > 3


def test_it_is_imported_quickly_and_needs_nothing():
    code = (
        "import sys, time; begin = time.process_time(); import ichidoku; took = time.process_time() - begin;"
        "assert not {'numpy', 'pyarrow', 'ichidoku.requests'} & set(sys.modules); print(took)"
    )
    took = min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5))
    print(f"import takes {took * 1000:.0f} ms of processor time")
    assert took < 0.3, "ten times what is promised is no noise"
