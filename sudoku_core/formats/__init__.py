"""Puzzles from text and to text, in our own styles.

    text ──lexer──▶ sections ──▶ a format's own file (csv, ampl, jigsaw …) ─┐
         └─rule_lines──▶ plan ──────────────────────────────────────────────┴─board──▶ Puzzle
    Puzzle ──writing──▶ a format's own file ──▶ text

``registry`` lists the formats, ``contract`` has the contract of each; ``reading`` tries them.
``rule_lines`` has the grammar of ``;killer:15=r1c1-r1c2``; ``rule_reading`` turns a rule line
into a rule and back by the rule's fields, ``own_rules`` reads rules of the caller's own.
``prose`` finds puzzles among words, ``chunks`` and ``shape`` cut rows into grids, ``foreign``
tells texts that ``sharing`` reads.
"""

from .errors import ParseError
from .reading import parse, parse_many
from .writing import STYLES, can_write, format_grid

__all__ = ["STYLES", "ParseError", "can_write", "format_grid", "parse", "parse_many"]
