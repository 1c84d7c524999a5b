"""Links, texts and files of other programs, read and written.

    text ──reading──▶ the Program that claims it ──▶ Shared (puzzle, entries, notes, unsupported)
    Shared ──writing──▶ the Program of that name ──▶ Written (text, what it does not carry)

``registry`` lists the programs, ``contract`` has the contract of each; a file a program, or a few
with its name in front: ``fpuzzles``, ``sudokupad``, ``iss``, ``penpa``, ``opensudoku`` …

``links`` takes links apart, ``unpacking`` and ``lzstring`` unpack texts, ``values`` reads JSON's
values; ``variants`` names rules that are not known, ``refusing`` has the errors; ``sight`` finds
the candidates that notes leave out; ``boards`` and ``areas`` make regions and cages of marks.
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
