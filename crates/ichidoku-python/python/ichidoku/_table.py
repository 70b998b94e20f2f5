"""A plan's columns beside the others of a table, for the engines that hand over pyarrow's tables."""

from __future__ import annotations

from typing import Any

from . import _ichidoku
from ._kernel import kernel, order


def with_answers(table: Any, column: str, plan: str, **how: Any) -> Any:
    """A pyarrow table or record batch with the columns of the plan's answer for its column of puzzles after its own."""
    import pyarrow

    puzzles = table.column(column)
    answer = kernel(plan, puzzles, **how)
    if isinstance(puzzles, pyarrow.ChunkedArray):
        answers = pyarrow.chunked_array(answer)
        columns = [pyarrow.chunked_array(parts, type=field.type) for field, *parts in _columns(answers)]
    else:
        answers = pyarrow.array(answer)
        columns = answers.flatten()
    fields = list(answers.type)
    names = [*table.column_names, *(field.name for field in fields)]
    return type(table).from_arrays([*table.columns, *columns], names=names)


def _columns(answers: Any) -> list[list[Any]]:
    """Each column of a chunked answer: its field, then its chunks."""
    return [[field, *(chunk.field(number) for chunk in answers.chunks)] for number, field in enumerate(answers.type)]


def answer_type(puzzles: Any, plan: str, scale: str = "ichidoku") -> Any:
    """The pyarrow type of the answer for a column of this pyarrow type."""
    import pyarrow

    return pyarrow.field(_ichidoku.column_type(pyarrow.field("puzzle", puzzles), order(plan, scale=scale))).type
