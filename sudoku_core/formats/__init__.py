"""Texts, links and files of puzzles, read and written: our own styles and other programs' formats.

    text ──reading──▶ the format that recognises it ──▶ Document (board, title, unsupported rules …)
    Document ──writing──▶ the format of that name ──▶ Written (text, what it does not carry)

Each format has a file of its own, or a few files whose names begin alike (``line``, ``csv``,
``jigsaw`` … ``fpuzzles``, ``sudokupad``, ``iss``, ``penpa`` …). ``registry`` lists the formats;
``contract`` has ``Format``, what a format's file must bring; ``document`` has what reading returns.
``text/`` has the grammar of our own texts, ``packing/`` takes links and packed texts apart,
``marks/`` makes regions, cages, candidates and drawn shapes of marks; ``unsupported_rules`` words
rules of other programs that are not known here.

>>> from sudoku_core import formats, parse
>>> written = formats.write(parse("1" + "." * 15), "f-puzzles")
>>> formats.read(written.text).puzzle.givens.cells[:2], written.lost
((1, 0), ())
"""

from .contract import Format
from .document import Document, UnsupportedRules, Written
from .errors import ParseError
from .reading import parse, parse_many, read, read_many
from .text.writing import STYLES, can_write, format_grid
from .writing import program_styles, write, write_many

__all__ = [
    "STYLES",
    "Document",
    "Format",
    "ParseError",
    "UnsupportedRules",
    "Written",
    "can_write",
    "format_grid",
    "parse",
    "parse_many",
    "program_styles",
    "read",
    "read_many",
    "write",
    "write_many",
]
