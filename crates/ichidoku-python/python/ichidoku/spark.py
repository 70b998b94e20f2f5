"""Spark: a data frame with the answers beside its own columns, by `mapInArrow`.

    from ichidoku.spark import solve
    solve(spark.read.parquet("puzzles.parquet"), "puzzle").write.parquet("solved.parquet")

Rows never fail a task: what is wrong with one is in the column `error`. From a shell, one of the plans over a folder of Parquet files:

    spark-submit --master 'local[*]' -m ichidoku.spark rate --input puzzles.parquet --output rated.parquet
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ._kernel import refuse_unknown
from ._table import answer_type, with_answers


def solve(frame: Any, column: str, **how: Any) -> Any:
    """The frame with `solution` (null unless it is the only one), `count`, `guesses` and `error`."""
    return answered(frame, column, "solve", **how)


def rate(frame: Any, column: str, scale: str = "ichidoku", **how: Any) -> Any:
    """The frame with `status`, `grade`, `score` (and `ep`, `ed` on the scales `se121` and `sukaku`) and `error`."""
    return answered(frame, column, "rate", scale=scale, **how)


def canonical(frame: Any, column: str, **how: Any) -> Any:
    """The frame with `canonical`, `automorphisms` and `error`."""
    return answered(frame, column, "canonical", **how)


def answered(frame: Any, column: str, plan: str, **how: Any) -> Any:
    """The frame with the columns of a plan. A task works on one thread, since Spark runs one for each core."""
    import pyarrow
    from pyspark.sql.pandas.types import from_arrow_type
    from pyspark.sql.types import StructField, StructType

    refuse_unknown(plan, how, "scale")
    how = {"threads": 1, **how}
    names = {"uint8": pyarrow.int64(), "uint64": pyarrow.int64()}
    told = [(field.name, names.get(str(field.type), field.type)) for field in answer_type(pyarrow.string(), plan, how.get("scale", "ichidoku"))]
    added = [StructField(name, from_arrow_type(kind)) for name, kind in told]

    def work(batches: Iterator[Any]) -> Iterator[Any]:
        for batch in batches:
            table = with_answers(batch, column, plan, **how)
            own = len(batch.schema)
            # Spark has no unsigned integers.
            columns = [array.cast(kind) for array, (_, kind) in zip(table.columns[own:], told, strict=True)]
            yield pyarrow.RecordBatch.from_arrays([*batch.columns, *columns], names=table.schema.names)

    return frame.mapInArrow(work, StructType([*frame.schema.fields, *added]))


def main() -> None:
    """The command line."""
    import argparse

    from pyspark.sql import SparkSession

    parser = argparse.ArgumentParser(prog="ichidoku.spark", description="Answers a column of puzzles in Parquet files.")
    parser.add_argument("plan", choices=["solve", "count", "rate", "canonical", "check"])
    parser.add_argument("--input", required=True, help="Parquet files")
    parser.add_argument("--output", required=True, help="the folder to write")
    parser.add_argument("--column", default="puzzle", help="the column of puzzles")
    parser.add_argument("--scale", default="ichidoku", help="of ratings")
    chosen = parser.parse_args()
    spark = SparkSession.builder.appName(f"ichidoku {chosen.plan}").getOrCreate()
    frame = spark.read.parquet(chosen.input)
    answered(frame, chosen.column, chosen.plan, scale=chosen.scale).write.parquet(chosen.output)
    spark.stop()


if __name__ == "__main__":
    main()
