"""Compares ichidoku in Python with other packages, and the engines with the kernel: processor time for the same puzzles.

`benchmark.py FILE [ROWS]`, FILE with a puzzle of 81 characters per line. Packages that aren't installed are left out; slow ones solve as
many puzzles as they can in five seconds. Every answer is compared with ichidoku's. For the engines the puzzles are repeated to half a
million rows, beside which the planning of a query is nothing.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pyarrow
from ichidoku import Puzzle, solve_many
from ichidoku._kernel import kernel

SECONDS = 5.0
COLUMN = 500_000


def rows_of(line: str) -> list[list[int]]:
    return [[0 if symbol == "." else int(symbol) for symbol in line[row : row + 9]] for row in range(0, 81, 9)]


def text_of(rows: Iterable[Iterable[int]]) -> str:
    return "".join(str(digit) for row in rows for digit in row)


def py_sudoku() -> Callable[[str], str]:
    from sudoku import Sudoku

    return lambda line: text_of(Sudoku(3, 3, board=[[d or None for d in row] for row in rows_of(line)]).solve().board)


def dokusan() -> Callable[[str], str]:
    from dokusan import solvers
    from dokusan.boards import BoxSize, Sudoku

    return lambda line: str(solvers.backtrack(Sudoku.from_list(rows_of(line), box_size=BoxSize(3, 3))))


def or_tools() -> Callable[[str], str]:
    from ortools.sat.python import cp_model

    def solve(line: str) -> str:
        model = cp_model.CpModel()
        cells = [[model.new_int_var(digit or 1, digit or 9, "") for digit in row] for row in rows_of(line)]
        boxes = [[cells[r + i][c + j] for i in range(3) for j in range(3)] for r in (0, 3, 6) for c in (0, 3, 6)]
        for house in [*cells, *map(list, zip(*cells, strict=True)), *boxes]:
            model.add_all_different(house)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.solve(model)
        return text_of([solver.value(cell) for cell in row] for row in cells)

    return solve


def rustoku() -> Callable[[str], str]:
    from rustoku import solve

    return solve


def ichidoku_objects() -> Callable[[str], str]:
    return lambda line: str(Puzzle(line).solve())


def one_by_one(name: str, make: Callable[[], Callable[[str], str]], lines: list[str], solutions: list[str]) -> None:
    """Prints how fast a package solves one puzzle at a time."""
    try:
        solve = make()
    except ImportError:
        return print(f"| {name} | not installed | |")
    begin, done = time.process_time(), 0
    for line, solution in zip(lines, solutions, strict=True):
        if solve(line) != solution:
            return print(f"| {name} | wrong: {line} | |")
        done += 1
        if time.process_time() - begin > SECONDS:
            break
    seconds = (time.process_time() - begin) / done
    print(f"| {name} | {1 / seconds:,.0f} | {done:,} |")


def columns(lines: list[str]) -> None:
    """Prints how fast the engines are beside the kernel, medians of five; then beside the kernel and what an engine takes to hand on
    each row as it is, by a function of the same kind."""
    import datafusion
    import duckdb
    import numpy
    import polars

    import ichidoku.datafusion
    import ichidoku.duckdb
    import ichidoku.polars

    puzzles = pyarrow.array(lines)
    views = puzzles.cast(pyarrow.string_view())
    digits = numpy.array([rows_of(line) for line in lines], numpy.uint8)
    frame = polars.DataFrame({"puzzle": lines})
    connection = ichidoku.duckdb.register(duckdb.connect())
    connection.execute("SET threads = 1")
    connection.register("puzzles", pyarrow.table({"puzzle": puzzles}))
    config = datafusion.SessionConfig().with_target_partitions(1).with_batch_size(8192)
    context = ichidoku.datafusion.register(datafusion.SessionContext(config))
    context.from_arrow(pyarrow.table({"puzzle": views}), "puzzles")
    copied = polars.col("puzzle").map_batches(lambda series: polars.Series(series.name, series.to_arrow()), polars.String)
    connection.create_function("copied", lambda rows: rows, ["VARCHAR"], "VARCHAR", type="arrow", null_handling="special")
    context.register_udf(
        datafusion.udf(lambda rows: rows, [pyarrow.string_view()], pyarrow.string_view(), "immutable", "copied")
    )
    work: dict[str, Callable[[], Any]] = {
        "the kernel on an Arrow array": lambda: kernel("solve", puzzles, threads=1),
        "`solve_many`, NumPy": lambda: solve_many(digits, threads=1),
        "`solve_many`, list of text": lambda: solve_many(lines, threads=1),
        "Polars": lambda: frame.select(ichidoku.polars.solve("puzzle", threads=1)),
        "DuckDB": lambda: connection.sql("SELECT sudoku_solve(puzzle) FROM puzzles").to_arrow_table(),
        "DataFusion": lambda: context.sql("SELECT sudoku_solve(puzzle) FROM puzzles").collect(),
    }
    copies: dict[str, Callable[[], Any]] = {
        "Polars": lambda: frame.select(copied),
        "DuckDB": lambda: connection.sql("SELECT copied(puzzle) FROM puzzles").to_arrow_table(),
        "DataFusion": lambda: context.sql("SELECT copied(puzzle) FROM puzzles").collect(),
    }
    names = [*work, *(name + " copying" for name in copies)]
    times: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(5):
        for name, run in zip(names, [*work.values(), *copies.values()], strict=True):
            begin = time.process_time()
            run()
            times[name].append(time.process_time() - begin)
    taken = {name: statistics.median(seconds) for name, seconds in times.items()}
    fastest = taken["the kernel on an Arrow array"]
    for name in work:
        copying = taken.get(name + " copying", 0.0)
        beside_copy = f"{(fastest + copying) / taken[name]:.0%}" if copying else ""
        print(f"| {name} | {len(lines) / taken[name]:,.0f} | {fastest / taken[name]:.0%} | {beside_copy} |")


def main() -> None:
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    lines = [line[:81] for line in Path(sys.argv[1]).read_text().splitlines() if len(line) >= 81][:rows]
    solutions = [str(solution) for solution in solve_many(lines)]
    print(f"{len(lines):,} puzzles, one thread, processor time\n\n| | puzzles per second | solved |\n|---|--:|--:|")
    for name, make in {
        "`Puzzle(line).solve()`": ichidoku_objects,
        "py-sudoku": py_sudoku,
        "dokusan": dokusan,
        "OR-tools CP-SAT": or_tools,
        "rustoku": rustoku,
    }.items():
        one_by_one(name, make, lines, solutions)
    print(f"\n{COLUMN:,} rows\n\n| | puzzles per second | of the kernel | of kernel and copy |\n|---|--:|--:|--:|")
    columns((lines * (COLUMN // len(lines) + 1))[:COLUMN])


if __name__ == "__main__":
    main()
