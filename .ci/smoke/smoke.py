"""Asks a server by the client that is generated from its description. The arguments are its address and a stream of Arrow."""

import sys
from pathlib import Path

from ichidoku_client import Client
from ichidoku_client.api.columns import solve_batch
from ichidoku_client.api.ichidoku import hint, solve
from ichidoku_client.models import ErrorCode, Hint, Hinted, Problem, Solve, Solved
from ichidoku_client.types import File

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
address, stream = sys.argv[1], Path(sys.argv[2])
client = Client(base_url=address)

solved = solve.sync(client=client, body=Solve(puzzle=PUZZLE))
assert isinstance(solved, Solved), solved
assert solved.solution == "534678912672195348198342567859761423426853791713924856961537284287419635345286179", solved

hinted = hint.sync(client=client, body=Hint(puzzle=PUZZLE, language="en"))
assert isinstance(hinted, Hinted), hinted
assert hinted.to_dict()["sentences"][0]["text"].startswith("Look "), hinted

refused = solve.sync(client=client, body=Solve(puzzle="53..x"))
assert isinstance(refused, Problem), refused
assert refused.code == ErrorCode.PUZZLE, refused

with stream.open("rb") as payload:
    column = solve_batch.sync(client=client, body=File(payload=payload), column="puzzle")
assert isinstance(column, File), column
assert len(column.payload.read()) > stream.stat().st_size

print("the client in Python has its solution, hint, refusal and column")
