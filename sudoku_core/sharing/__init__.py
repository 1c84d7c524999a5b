"""Links, texts and files of other programs, read and written.

    text ──reading──▶ the Program that claims it ──▶ Shared (puzzle, entries, notes, unsupported)
    Shared ──writing──▶ the Program of that name ──▶ Written (text, what it does not carry)

``registry`` lists the programs, ``contract`` says what one is; a file a program, or a few with its
name in front: ``fpuzzles``, ``sudokupad``, ``iss``, ``penpa``, ``opensudoku`` …
"""

from .contract import Program, Shared, UnsupportedRules, Written, said_of
from .reading import parse, parse_many, read_shared, read_shared_many

__all__ = [
    "Program",
    "Shared",
    "UnsupportedRules",
    "Written",
    "parse",
    "parse_many",
    "read_shared",
    "read_shared_many",
    "said_of",
]
