"""What schemathesis sends as a stream of Arrow: one that is well formed. None grows from the schema of a body of bytes."""

from pathlib import Path

import schemathesis
from hypothesis import strategies

STREAM = Path(__file__).parent / "smoke" / "puzzles.arrows"
schemathesis.openapi.media_type("application/vnd.apache.arrow.stream", strategies.just(STREAM.read_bytes()))
