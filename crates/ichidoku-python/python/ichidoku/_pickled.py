"""Pickling of Arrow answers, which are of types that know nothing of it."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from . import _ichidoku


def _one(answer: Any) -> tuple[Callable[..., Any], tuple[bytes, bool]]:
    return _unpacked, (_ichidoku.packed(answer), True)


def _chunked(answer: Any) -> tuple[Callable[..., Any], tuple[bytes, bool]]:
    return _unpacked, (_ichidoku.packed(answer), False)


def _unpacked(packed: bytes, is_one: bool) -> Any:
    return _ichidoku.unpacked(packed, is_one)


def register() -> None:
    """Has `pickle` and `copy` know both types of answers."""
    copyreg.pickle(_ichidoku.Array, _one)
    copyreg.pickle(_ichidoku.ChunkedArray, _chunked)
