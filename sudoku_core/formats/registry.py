"""The formats there are: each is a file with a ``FORMAT`` in it, and its name here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .contract import Format

FILES = (
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
"""In the order in which styles are listed, and formats are asked whether a text is theirs."""


def _format(file: str) -> Format:
    # Not importlib, which MicroPython lacks.
    module = __import__(__name__.rpartition(".")[0] + "." + file, None, None, ("FORMAT",))
    fmt: Format = module.FORMAT
    return fmt


FORMATS: tuple[Format, ...] = tuple([_format(file) for file in FILES])


def format_of(text: str) -> Format:
    """Return the format that a text is read by: the last of all claims any."""
    return next(fmt for fmt in FORMATS if fmt.claims and fmt.claims(text))
