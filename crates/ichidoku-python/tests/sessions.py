"""Runs the sessions (`>>>`) in the documents that are named, and says what they print otherwise than they say."""

import doctest
import re
import sys
from pathlib import Path


def failures(path: Path) -> str:
    """What the sessions of a document print otherwise; they share their variables."""
    sessions = re.findall(r"^```python\n(>>> .*?)^```$", path.read_text(), re.DOTALL | re.MULTILINE)
    if not sessions:
        return f"{path}: no session\n"
    variables: dict = {}
    said: list[str] = []
    for session in sessions:
        test = doctest.DocTestParser().get_doctest(session, variables, path.name, str(path), 0)
        doctest.DocTestRunner().run(test, out=said.append, clear_globs=False)
        variables.update(test.globs)
    return "".join(said)


if __name__ == "__main__":
    found = "".join(failures(Path(path)) for path in sys.argv[1:])
    sys.exit(found or None)
