"""What the core says to a person: a code and parameters; ``english`` has the English wording.

The page words the same codes from its locales. Parameters are plain data: numbers, strings, and
cells as ``(row, column)`` pairs counted from 1, other messages.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


def word(template: str, params: Mapping[str, object], cell: str = "R{row}C{column}") -> str:
    """Fill a template with a message's parameters.

    Args:
        template: text with ``{name}`` for each parameter.
        params: the parameters; a tuple or list holds messages, or cells as ``(row, column)`` pairs
            from 1; a whole number gets commas between its thousands.
        cell: how one cell is written, with ``{row}`` and ``{column}``.

    Returns:
        The sentence.

    >>> word("Digit {digit} at {cells}.", {"digit": 7, "cells": ((1, 2), (1, 5))})
    'Digit 7 at R1C2, R1C5.'
    """
    shown = {}
    for name, value in params.items():
        if isinstance(value, Message):
            value = str(value)
        elif isinstance(value, (tuple, list)):
            value = ", ".join([_worded(one, cell) for one in value])
        elif isinstance(value, int):
            value = f"{value:,}"
        shown[name] = value
    return template.format(**shown)


def _worded(one: Any, cell: str) -> str:
    if isinstance(one, Message):
        return str(one)
    row, column = one
    return cell.format(row=row, column=column)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Message:
    """Something said to a person, as a code with parameters.

    Args:
        code: the stable name of what is said.
        params: the parameters, by name.

    >>> message = Message("puzzle.box", rows=2, columns=4, side=9)
    >>> message.code, message.params["side"]
    ('puzzle.box', 9)
    >>> str(message)
    'A box of 2 × 4 cells does not fit a side of 9.'
    """

    code: str = field()
    _params: dict[str, object] = field(hash=False)

    def __init__(self, code: str, **params: object) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "_params", params)

    @property
    def params(self) -> dict[str, object]:
        """A copy of the parameters, by name."""
        return dict(self._params)

    def __str__(self) -> str:
        from .english import ENGLISH, PROGRAMS  # who words them otherwise need not load it

        params = self.params
        if "program" in params:
            params["program"] = PROGRAMS.get(str(params["program"]), params["program"])
        return word(ENGLISH[self.code], params)

    def __repr__(self) -> str:
        params = "".join([f", {name}={value!r}" for name, value in sorted(self._params.items())])
        return f"Message({self.code!r}{params})"


class InputError(ValueError):
    """Something given to the core cannot be what it should be; ``message`` says what and where.

    >>> InputError(Message("grid.not-square", count=3)).message.code
    'grid.not-square'
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)  # not before it is asked for: of thousands, one is shown

    @property
    def code(self) -> str:
        """The code of the message."""
        return self.message.code
