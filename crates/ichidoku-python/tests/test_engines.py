"""The engines: each gives what the kernel gives."""

import os
import signal
import sys
import threading
import time

import pyarrow
import pytest
from conftest import PUZZLE, SOLUTION, needs_cluster, sample
from ichidoku import Puzzle, rate_many, solve_many

LINES = sample("easy.txt")[:500] + sample("several.txt")[:50]
SOLUTIONS = [str(solution) if solution else None for solution in solve_many(LINES)]
GRADES = [rating and rating.grade for rating in rate_many(LINES[:100] + LINES[-20:])]


def test_polars():
    import polars
    from ichidoku.polars import canonical, check, count, rate, solve

    frame = polars.DataFrame({"puzzle": LINES})
    assert frame.select(solve("puzzle").struct.field("solution"))["solution"].to_list() == SOLUTIONS
    for lazy in [frame.lazy(), polars.concat([frame.lazy(), frame.lazy()])]:
        solved = lazy.with_columns(solve(polars.col("puzzle"), threads=1).alias("a")).unnest("a").collect(engine="streaming")
        assert set(solved["solution"]) == set(SOLUTIONS)
    for expression in [count("puzzle", limit=9), rate("puzzle", scale="se121"), canonical("puzzle"), check("puzzle")]:
        answered = frame.head(20).lazy().select(expression.alias("a"))
        assert answered.collect().schema == answered.collect_schema()
    assert frame.filter(solve("puzzle").struct.field("count") > 1).height == 50


def test_expressions_of_polars_take_whatever_a_column_takes():
    import polars
    from ichidoku.polars import canonical, rate, solve

    rows = [[0 if c == "." else int(c) for c in LINES[0]], None]
    nested = [rows[0] and [rows[0][row : row + 9] for row in range(0, 81, 9)], None]
    text = polars.Series("puzzle", [LINES[0], None])
    columns = [
        polars.Series("puzzle", rows),
        polars.Series("puzzle", rows, dtype=polars.Array(polars.UInt8, 81)),
        polars.Series("puzzle", nested),
        polars.Series("puzzle", nested, dtype=polars.Array(polars.UInt8, (9, 9))),
        text.cast(polars.Binary),
        text.cast(polars.Categorical),
    ]
    for ask in [solve, canonical, rate]:
        told = text.to_frame().select(ask("puzzle")).rows()
        for column in columns:
            assert column.to_frame().lazy().select(ask("puzzle")).collect().rows() == told, column.dtype
    for nothing in [[None, None], []]:
        answered = polars.DataFrame({"puzzle": nothing}).select(solve("puzzle").struct.field("solution"))
        assert answered["solution"].to_list() == nothing
    with pytest.raises(TypeError, match=r"solve\(\) got an unexpected keyword argument 'thread'"):
        solve("puzzle", thread=1)


def test_duckdb():
    import duckdb
    from ichidoku.duckdb import FUNCTIONS, register

    with pytest.raises(TypeError, match=r"register\(\) got an unexpected keyword argument 'thread'"):
        register(duckdb.connect(), thread=1)
    connection = register(duckdb.connect())
    table = pyarrow.table({"puzzle": LINES * 10 + [None, "?!"]})
    connection.register("puzzles", table)
    found = connection.sql("SELECT sudoku_solve(puzzle) FROM puzzles").fetchall()
    assert [row[0] for row in found] == SOLUTIONS * 10 + [None, None]
    every = ", ".join(f"{name}(puzzle)" for name in FUNCTIONS)
    [row] = connection.sql(f"SELECT {every} FROM puzzles LIMIT 1").fetchall()
    assert row[:3] == (SOLUTIONS[0], 1, row[2]) and row[-1] is None
    assert connection.sql("SELECT count(*) FROM puzzles WHERE sudoku_count(puzzle) = 2").fetchall() == [(500,)]


def test_datafusion():
    from datafusion import SessionContext
    from ichidoku.datafusion import register

    context = register(SessionContext())
    context.from_arrow(pyarrow.table({"puzzle": LINES + [None]}), "puzzles")
    found = context.sql("SELECT sudoku_solve(puzzle) AS s, sudoku_verdict(puzzle) AS v FROM puzzles").to_pydict()
    assert found["s"] == [*SOLUTIONS, None] and found["v"][-2:] == ["several", None]


@needs_cluster
def test_dask():
    import dask.dataframe
    import pandas
    from ichidoku.dask import rate

    frame = dask.dataframe.from_pandas(pandas.DataFrame({"puzzle": LINES[:100] + LINES[-20:]}), npartitions=3)
    answered = rate(frame, "puzzle")
    assert list(answered.columns) == list(answered.compute().columns)
    assert [grade if isinstance(grade, str) else None for grade in answered.compute()["grade"]] == GRADES


@needs_cluster
def test_ray():
    ray = pytest.importorskip("ray", reason="NOT RUN: there is no ray")
    from ichidoku.ray import solve

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        table = pyarrow.table({"id": range(len(LINES)), "puzzle": LINES})
        answered = solve(ray.data.from_arrow(table), "puzzle").take_all()
        assert [row["solution"] for row in sorted(answered, key=lambda row: row["id"])] == SOLUTIONS
    finally:
        ray.shutdown()


@needs_cluster
def test_ray_loses_no_row_when_a_worker_is_killed():
    ray = pytest.importorskip("ray", reason="NOT RUN: there is no ray")
    from ichidoku.ray import rate

    rows, killed = 6_000, []
    lines = [LINES[row % len(LINES)] for row in range(rows)]
    parts = [pyarrow.table({"id": range(row, row + 200), "puzzle": lines[row : row + 200]}) for row in range(0, rows, 200)]

    def kill() -> None:
        """Kills a worker that has been at work for a second."""
        while not killed:
            for pid in processes(b"ray::MapBatches"):
                time.sleep(1)
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
                return
            time.sleep(0.05)

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        threading.Thread(target=kill, daemon=True).start()
        answered = rate(ray.data.from_arrow(parts), "puzzle", scale="se121").take_all()
    finally:
        ray.shutdown()
    assert killed, "the job was done before a worker could be killed"
    assert sorted(row["id"] for row in answered) == list(range(rows))


def processes(*parts: bytes) -> list[int]:
    """The processes on this machine whose command lines have these parts."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            command = open(f"/proc/{pid}/cmdline", "rb").read()
        except OSError:
            continue
        if all(part in command for part in parts):
            found.append(int(pid))
    return found


@needs_cluster
@pytest.mark.parametrize("turn", range(3))
def test_spark_loses_no_row_when_an_executor_is_killed(tmp_path, turn):
    pyspark = pytest.importorskip("pyspark.sql", reason="NOT RUN: there is no pyspark")
    import pyarrow.parquet
    from ichidoku.spark import rate, solve

    rows = 40_000
    table = pyarrow.table({"id": range(rows), "puzzle": [LINES[row % len(LINES)] for row in range(rows)]})
    pyarrow.parquet.write_table(table, tmp_path / "puzzles.parquet")
    os.environ["PYSPARK_PYTHON"] = sys.executable
    mark = f"ichidoku.test={os.getpid()}"
    spark = (
        pyspark.SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.speculation", "true")
        .config("spark.ui.enabled", "false")
        .config("spark.executor.extraJavaOptions", f"-D{mark}")
        .config("spark.task.maxFailures", "8")
        .getOrCreate()
    )
    killed = []

    def kill() -> None:
        """Kills an executor once some tasks are done."""
        tracker = spark.sparkContext.statusTracker()
        while not killed:
            done = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
            if any(stage and stage.numCompletedTasks >= 4 for stage in done):
                pid = processes(b"CoarseGrainedExecutorBackend", f"{os.getpid()}".encode())[0]
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
            time.sleep(0.05)

    try:
        killer = threading.Thread(target=kill, daemon=True)
        frame = spark.read.parquet(str(tmp_path / "puzzles.parquet")).repartition(72)
        killer.start()
        rate(solve(frame, "puzzle").drop("error"), "puzzle").write.parquet(str(tmp_path / "answers"))
        killer.join(timeout=30)
    finally:
        spark.stop()
    assert killed, "the job was done before an executor could be killed"
    answers = pyarrow.parquet.read_table(tmp_path / "answers").sort_by("id")
    assert answers.column("id").to_pylist() == list(range(rows))
    assert answers.column("solution").to_pylist() == [SOLUTIONS[row % len(LINES)] for row in range(rows)]
    assert not list((tmp_path / "answers").glob("_temporary*"))
    assert Puzzle(PUZZLE).solve() == Puzzle(SOLUTION)
