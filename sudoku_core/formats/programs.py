"""The programs there are: each is a file with a ``PROGRAM`` in it, and its name here."""

from __future__ import annotations

from importlib import import_module

from .document import Program

FILES = (
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
"""In the order in which they are listed, and asked whether a text is theirs."""


def _program(file: str) -> Program:
    program: Program = import_module(f".{file}", __package__).PROGRAM
    return program


PROGRAMS: tuple[Program, ...] = tuple(_program(file) for file in FILES)
