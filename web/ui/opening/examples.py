"""The examples, from the file beside this module."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

_table: list[Example] = []


@dataclass(frozen=True, slots=True)
class Example:
    """A puzzle to begin with."""

    id: str = field()
    text: str = field()
    side: int = field()  # how many digits it has
    name: str = field(default="")  # what it is called in every language
    word: str = field(default="")  # else the key of its name


def examples() -> tuple[Example, ...]:
    """All examples; the file is read when they are first asked for."""
    if not _table:
        with open(__file__[:-2] + "json", encoding="utf-8") as file:
            for values in json.loads(file.read()):
                _table.append(Example(**values))
    return tuple(_table)
