"""The list of all formats: the names of the files that have a ``FORMAT``."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .contract import Format

TEXTS = (
    "line",
    "matrix",
    "csv",
    "sdk",
    "ampl",
    "boxed",
    "keycaps",
    "rules",
    "sumocue",
    "jigsaw",
    "literal",
    "rows",
)
"""Our own text styles, which run in MicroPython too, in the order in which styles are listed and
``looks_like`` is tried."""
PROGRAMS = (
    "fpuzzles",
    "sudokupad",
    "lisudoku",
    "exchange",
    "sudokuwiki",
    "iss",
    "penpa",
    "opensudoku",
    "sadman",
    "simplesudoku",
    "hodoku",
    "pskiller",
    "killerarrows",
    "tatham",
    "dataset",
    "pencilmarks",
)
"""Formats of other programs, in the order in which ``looks_like`` is tried. They are loaded when
``program_formats`` is called."""


def _formats(files: Sequence[str]) -> tuple[Format, ...]:
    # Not importlib, which MicroPython lacks.
    package = __name__.rpartition(".")[0]
    modules = [__import__(package + "." + file, None, None, ("FORMAT",)) for file in files]
    return tuple([module.FORMAT for module in modules])


FORMATS: tuple[Format, ...] = _formats(TEXTS)


def program_formats() -> tuple[Format, ...]:
    """Return the formats of other programs."""
    return _formats(PROGRAMS)


def format_of(text: str) -> Format:
    """Return the text style that reads a text; ``rows``, the last one, reads any text."""
    return next(fmt for fmt in FORMATS if fmt.looks_like and fmt.looks_like(text))
