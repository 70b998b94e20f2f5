#!/usr/bin/env python3
"""Writes `python/ichidoku/requests.py`, a typed function for each request of the API, from docs/openapi.json.

`./requests.py --check` only says whether it is what would be written.
"""

from __future__ import annotations

import builtins
import json
import keyword
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
DESCRIPTION = HERE.parent.parent / "docs" / "openapi.json"
WRITTEN = HERE / "python" / "ichidoku" / "requests.py"

HEAD = '''"""A function for each request of the API, and the types of all that they take and answer.

Written by `requests.py` beside the package from the API's description. Every function raises `PuzzleError` for a puzzle that cannot
be read and `RequestError` for a request that cannot be answered. Optional fields of answers are left out where there is nothing to say.

>>> from ichidoku import requests
>>> requests.count(puzzle="." * 81, limit=20)
{'kind': 'classic', 'puzzle': '.................................................................................', 'solutions': 20, 'or_more': True}
"""

# ruff: noqa
from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict, cast

from ._request import request as _request

if TYPE_CHECKING:
    from ._puzzle import Puzzle as _Puzzle
'''

Schema = dict[str, Any]


class Writer:
    """Turns schemas into types, gathering the named types that they need."""

    def __init__(self, schemas: dict[str, Schema]) -> None:
        self.schemas = schemas
        self.types: dict[str, str] = {}

    def type_of(self, schema: Schema, name: str) -> str:
        """The type of a schema; `name` is for an object without one of its own."""
        if "$ref" in schema:
            return self.named(schema["$ref"].rsplit("/", 1)[1])
        if "const" in schema:
            return f"Literal[{schema['const']!r}]"
        if "enum" in schema:
            return "Literal[" + ", ".join(map(repr, schema["enum"])) + "]"
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self.union([self.type_of(one, name + variant(one, number)) for number, one in enumerate(schema[choice])])
        kind = schema.get("type")
        if isinstance(kind, list):
            return self.union([self.type_of({**schema, "type": one}, name) for one in kind])
        if kind == "array":
            return f"list[{self.type_of(schema['items'], name + 'Item')}]" if "items" in schema else "list[Any]"
        if kind == "object":
            if schema.get("properties"):
                return self.object(schema, name)
            inner = schema.get("additionalProperties")
            return f"dict[str, {self.type_of(inner, name + 'Entry')}]" if isinstance(inner, dict) else "dict[str, Any]"
        return {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}.get(str(kind), "Any")

    def union(self, types: list[str]) -> str:
        """One of the types; literals are joined."""
        words = [part for one in types if one.startswith("Literal[") for part in [one[8:-1]]]
        others = [one for one in types if not one.startswith("Literal[")]
        joined = ([f"Literal[{', '.join(words)}]"] if words else []) + others
        return " | ".join(dict.fromkeys(joined))

    def named(self, name: str) -> str:
        """A type of the description, by name."""
        if name not in self.types:
            self.types[name] = ""
            schema = self.schemas[name]
            if schema.get("type") == "object" and schema.get("properties"):
                del self.types[name]
                self.object(schema, name)
            else:
                found = self.type_of(schema, name)
                self.types[name] = f"{name}: TypeAlias = {found!r}\n{doc(schema.get('description', ''), '')}"
        return name

    def object(self, schema: Schema, name: str) -> str:
        """A dict with these keys."""
        if name in self.types:
            return name
        self.types[name] = ""
        required = set(schema.get("required", []))
        fields = {}
        for key, field in schema["properties"].items():
            found = self.type_of(field, name + key.title().replace("_", "").replace("-", ""))
            fields[key] = (found if key in required else f"NotRequired[{found}]", field.get("description", ""))
        if any(not key.isidentifier() or keyword.iskeyword(key) for key in fields):
            entries = ", ".join(f"{key!r}: {found!r}" for key, (found, _) in fields.items())
            self.types[name] = f"{name} = TypedDict({name!r}, {{{entries}}})\n{doc(schema.get('description', ''), '')}"
        else:
            lines = [f"class {name}(TypedDict):", doc(schema.get("description", ""), "    ") or ""]
            for key, (found, said) in fields.items():
                lines += [f"    {key}: {found}", doc(said, "    ")]
            self.types[name] = "\n".join(line for line in lines if line)
        return name


def variant(schema: Schema, number: int) -> str:
    """What tells one of several forms of an object from the others."""
    for field in schema.get("properties", {}).values():
        if "const" in field:
            return "".join(part.title() for part in re.split(r"\W", str(field["const"])))
    keys = list(schema.get("properties", {}))
    return keys[0].title().replace("_", "").replace("-", "") if len(keys) == 1 else str(number)


def prose(description: str) -> str:
    """A description without its example in Rust, on one line."""
    return " ".join(description.split("\n\n```")[0].split()).replace("\\", "\\\\")


def doc(description: str, indent: str) -> str:
    """A docstring, with a line for each item of a list; nothing if there is nothing to say."""
    said, *items = description.split("\n- ")
    lines = textwrap.wrap(prose(said), 112 - len(indent))
    if not lines:
        return ""
    if items:
        lines.append("")
    for item in items:
        lines += textwrap.wrap("- " + prose(item), 112 - len(indent), subsequent_indent="  ")
    closing = '"""' if len(lines) == 1 else f'\n{indent}"""'
    return indent + '"""' + f"\n{indent}".join(lines) + closing


def function(writer: Writer, path: str, operation: Schema) -> str:
    """The function of a request."""
    name = path.rsplit("/", 1)[1]
    answer = operation["responses"]["200"]["content"]["application/json"]["schema"]
    told = writer.type_of(answer, name.title() + "Answer")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    schema = writer.schemas[body["$ref"].rsplit("/", 1)[1]] if body else {}
    required = schema.get("required", [])
    lines, said = [], []
    for key in sorted(schema.get("properties", {}), key=lambda key: key not in required):
        field = schema["properties"][key]
        found = writer.type_of(field, name.title().replace("-", "") + key.title())
        found = found.replace("PuzzleInput", "PuzzleInput | _Puzzle")
        lines.append(f"    {key}: {found}" if key in required else f"    {key}: {found.removesuffix(' | None')} | None = None")
        said.append(f"    {key}: {prose(field.get('description', ''))}")
    if len(required) < len(lines):
        lines.insert(len(required), "    *")
    heading = prose(schema.get("description") or operation["summary"])
    text = textwrap.fill(heading, 112, initial_indent='    """', subsequent_indent="    ")
    fields = "".join("\n" + textwrap.fill(line, 112, initial_indent="", subsequent_indent="        ") for line in said)
    closing = f"\n{fields}\n    \"\"\"" if said else '"""'
    given = "".join(f", {key}={key}" for key in schema.get("properties", {}))
    identifier = name.replace("-", "_")
    signature = "(\n" + ",\n".join(lines) + ",\n)" if lines else "()"
    call = f'    return cast("{told}", _request("{name}"{given}))'
    return f"def {identifier}{signature} -> {told}:\n{text}{closing}\n{call}"


def written() -> str:
    """The whole module."""
    description = json.loads(DESCRIPTION.read_text())
    writer = Writer(description["components"]["schemas"])
    functions = []
    for path, methods in description["paths"].items():
        # Columns, at one more level, are what `solve_many` and the like are for.
        if re.fullmatch("/api/v1/[^/]+", path):
            functions.append(function(writer, path, methods.get("post") or methods["get"]))
    types = [writer.types[name] for name in sorted(writer.types)]
    names = [*writer.types, *re.findall(r"^def (\w+)", "\n".join(functions), re.MULTILINE)]
    return "\n\n\n".join([HEAD.rstrip(), exported(names), *types, *functions]) + "\n"


def exported(names: list[str]) -> str:
    """What `import *` brings: not what Python has by the same name, such as `enumerate`."""
    lines = "".join(f"    {name!r},\n" for name in sorted(names) if not hasattr(builtins, name))
    return f"__all__ = [\n{lines}]"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        WRITTEN.write_text(written())
    elif WRITTEN.read_text() != written():
        sys.exit(f"{WRITTEN} is out of date: run {Path(__file__).name}")
