"""What the tests share."""

import json
import os
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def sample(name: str) -> list[str]:
    """The lines of a file of puzzles."""
    return (REPOSITORY / "testdata" / "samples" / name).read_text().split()


def requests() -> dict[str, dict]:
    """Each request of the API's description with its example."""
    paths = json.loads((REPOSITORY / "docs" / "openapi.json").read_text())["paths"]
    bodies = {Path(path).name: methods for path, methods in paths.items() if Path(path).parent == Path("/api/v1")}

    def example(methods: dict) -> dict:
        body = methods.get("post", {}).get("requestBody", {"content": {"application/json": {"example": {}}}})
        return body["content"]["application/json"]["example"]

    return {name: example(methods) for name, methods in bodies.items()}


needs_cluster = pytest.mark.skipif(
    "ICHIDOKU_CLUSTER" not in os.environ, reason="NOT RUN: clusters on this machine; set ICHIDOKU_CLUSTER=1"
)
