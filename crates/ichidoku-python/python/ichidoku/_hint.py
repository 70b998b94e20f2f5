"""Hints: text, and a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from . import _ichidoku
from ._request import parsed, written

_DRAWN = ("step", "every-link")


class Hint:
    """What a player can do next: in words, as data, and drawn in a notebook."""

    __slots__ = ("_fields", "answer")

    answer: dict[str, Any]
    """The whole answer: `advice` as data, and `sentences`."""

    def __init__(self, fields: dict[str, Any], answer: dict[str, Any]) -> None:
        self._fields, self.answer = fields, answer

    @property
    def text(self) -> str:
        """The hint in words, a sentence per line."""
        return "\n".join(sentence["text"] for sentence in self.answer["sentences"])

    @property
    def kind(self) -> str:
        """What there is to say: `step`, `solved`, `stuck`, or what is wrong, such as `wrong-entry` or `clash`."""
        return str(self.answer["advice"]["kind"])

    @property
    def technique(self) -> str | None:
        """The technique's name, if the hint says it."""
        named = self.answer["advice"].get("technique")
        return str(named["name"]) if named else None

    @property
    def svg(self) -> str | None:
        """The step drawn as SVG; None where no whole step is told."""
        return _ichidoku.hint_svg(written("hint", self._fields)) if self._fields["grade"] in _DRAWN else None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Hint: {self.text}>"

    def _repr_html_(self) -> str:
        """The words beside the picture, for notebooks."""
        words = "".join(f"<p>{escape(sentence['text'])}</p>" for sentence in self.answer["sentences"])
        return f'<div style="max-width: 24em">{self.svg or ""}{words}</div>'

    def _repr_svg_(self) -> str | None:
        return self.svg


def ask_hint(
    line: str,
    grade: str,
    entries: Mapping[str, int] | Sequence[str],
    marks: Mapping[str, str] | None,
    techniques: Mapping[str, Sequence[str]] | None,
    language: str,
) -> Hint:
    """The hint for a position."""
    entered = [f"{cell}={digit}" for cell, digit in entries.items()] if isinstance(entries, Mapping) else list(entries)
    position: dict[str, Any] = {"givens": line, "entries": entered}
    if marks is not None:
        cells = {cell.lower(): digits for cell, digits in marks.items()}
        position["candidates"] = [cells.get(f"r{index // 9 + 1}c{index % 9 + 1}") for index in range(81)]
    fields = {"puzzle": position, "grade": grade, "techniques": techniques, "language": language}
    return Hint(fields, parsed(_ichidoku.answer(written("hint", fields))))
