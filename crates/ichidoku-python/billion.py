"""What a billion rows take: processor time and bytes by measurement, and how long the last task runs by simulation.

`billion.py FILE`, FILE with a puzzle of 81 characters per line, of the kind that the billion is of. Needs numpy and pyarrow. The table
has one row per kind of work; the simulation draws a billion rows from the measured times of single rows.
"""

from __future__ import annotations

import heapq
import sys
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy
import pyarrow
import pyarrow.parquet
from ichidoku import generate
from ichidoku._kernel import kernel

BILLION = 1_000_000_000
SECONDS = 20.0
CORES = 1_000
SINGLE = 4_000
"""Rows that are timed one by one."""


def spent(work: Callable[[], Any]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def seconds_per_row(plan: str, lines: list[str], **how: Any) -> float:
    """Processor time of a row, from as many as can be done in a while."""
    done, seconds, size = 0, 0.0, 200
    while done < len(lines) and seconds < SECONDS:
        rows = pyarrow.array(lines[done : done + size])
        seconds += spent(lambda: kernel(plan, rows, threads=1, **how))  # noqa: B023
        done, size = done + len(rows), size * 4
    return seconds / done


def bytes_per_row(plan: str, lines: list[str], **how: Any) -> float:
    """Bytes of a row in a Parquet file with zstd: the puzzle and its answer."""
    puzzles = pyarrow.array(lines)
    answer = pyarrow.array(kernel(plan, puzzles, **how))
    table = pyarrow.table([puzzles, *answer.flatten()], names=["puzzle", *(field.name for field in answer.type)])
    file = BytesIO()
    pyarrow.parquet.write_table(table, file, compression="zstd", use_dictionary=False)
    return len(file.getvalue()) / len(lines)


def single_rows(plan: str, lines: list[str], **how: Any) -> numpy.ndarray[Any, Any]:
    """Processor time of single rows, less that of a row that is no puzzle."""
    nothing = pyarrow.array(["x"])
    rows = [pyarrow.array([line]) for line in lines[:SINGLE]]
    call = min(spent(lambda: kernel(plan, nothing, threads=1, **how)) for _ in range(200))
    times = [spent(lambda: kernel(plan, row, threads=1, **how)) - call for row in rows]  # noqa: B023
    return numpy.sort(numpy.maximum(times, 1e-7))


def shuffled(times: numpy.ndarray[Any, Any], rows: int, tasks: int) -> numpy.ndarray[Any, Any]:
    """The time of each task if its rows are drawn at random: the slowest row in a hundred one by one, the others by their mean and
    variance, which is exact enough for a sum of hundreds."""
    random = numpy.random.default_rng(1)
    tail = times[-len(times) // 100 :]
    body = times[: -len(tail)]
    share = len(tail) / len(times)
    slow = random.binomial(rows, share, tasks)
    drawn = random.choice(tail, slow.sum())
    ends = numpy.cumsum(slow)
    sums = numpy.concatenate([[0.0], numpy.cumsum(drawn)])
    fast = rows - slow
    return sums[ends] - sums[ends - slow] + random.normal(fast * body.mean(), numpy.sqrt(fast) * body.std())


def in_order(times: numpy.ndarray[Any, Any], tasks: int) -> numpy.ndarray[Any, Any]:
    """The time of each task if the rows are sorted, the slowest at the end."""
    measured = numpy.concatenate([[0.0], numpy.cumsum(times)])
    bounds = numpy.interp(numpy.linspace(0, len(times), tasks + 1), numpy.arange(len(times) + 1), measured)
    return numpy.diff(bounds) * BILLION / len(times)


def times_as_long(tasks: numpy.ndarray[Any, Any]) -> float:
    """How many times as long as evenly spread work it takes until all is done, when each core takes the next task as soon as it is free."""
    free = [0.0] * CORES
    for seconds in tasks.tolist():
        heapq.heapreplace(free, free[0] + seconds)
    return max(free) / (sum(free) / CORES)


def main() -> None:
    lines = [line[:81] for line in Path(sys.argv[1]).read_text().splitlines() if len(line) >= 81]
    plans: dict[str, tuple[str, dict[str, Any]]] = {
        "`solve`": ("solve", {}),
        "`rate`": ("rate", {}),
        "`rate`, scale `se121`": ("rate", {"scale": "se121"}),
        "`canonical`": ("canonical", {}),
    }
    print("| | per row | a billion rows, hours of one core | bytes per row |\n|---|--:|--:|--:|")
    for name, (plan, how) in plans.items():
        seconds, size = seconds_per_row(plan, lines, **how), bytes_per_row(plan, lines[:2_000], **how)
        print(f"| {name} | {seconds * 1e6:,.2f} µs | {seconds * BILLION / 3600:,.2f} | {size:.0f} |")
    count = 2_000
    seconds = spent(lambda: list(generate(n=count, seed=1))) / count
    print(f"| `generate` | {seconds * 1e6:,.2f} µs | {seconds * BILLION / 3600:,.2f} | |")
    print(f"\n| rows per task, {CORES:,} cores | " + " | ".join(f"{name}, shuffled | sorted" for name in list(plans)[1:3]) + " |")
    print("|--:|--:|--:|--:|--:|")
    times = [single_rows(plan, lines, **how) for plan, how in list(plans.values())[1:3]]
    for rows in (1_000, 10_000, 100_000, 1_000_000):
        tasks = BILLION // rows
        figures = [times_as_long(made) for each in times for made in (shuffled(each, rows, tasks), in_order(each, tasks))]
        print(f"| {rows:,} | " + " | ".join(f"{figure:,.2f}" for figure in figures) + " |")


if __name__ == "__main__":
    main()
