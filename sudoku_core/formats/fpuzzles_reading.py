"""Read a board from the JSON of f-puzzles.

``size`` and ``grid`` are the board. Each further key is a rule, with true or a list of places as
its value, or a kind of drawing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from math import isqrt
from typing import Any

from ..board.blocks import default_box
from ..board.board import Board
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..board.rule import Rule
from ..rules import diagonals, disjoint_groups
from .document import Document
from .fpuzzles_drawing import drawn_shapes
from .fpuzzles_rules import TABLE
from .marks.boards import lay_out, more_blocks
from .marks.sight import candidates_in_sight
from .packing.damage import strange
from .packing.values import MOST_NAMES, MOST_RULES, NOTHING, shortened, text_of, whole_of
from .text.lexer import LARGEST_SIDE

IGNORED = (
    *("size", "grid", "title", "author", "ruleset", "solution", "disabledlogic"),
    *("truecandidatesoptions", "highlightConflicts", "id", "settings", "metadata"),
    *("msgcorrect", "successMessage"),
)
"""Keys that hold no rule."""
DRAWN = (
    *("line", "rectangle", "circle", "text", "cage"),
    *("foglight", "fogofwar", "triggereffect"),
)
"""Keys of drawings."""
BLOCKS = ("diagonal+", "diagonal-", "disjointgroups", "extraregion")
"""Keys of blocks."""
DATA_FORMAT = "f-puzzles"
"""Name of this JSON in ``Document.foreign_to``: SudokuPad's links carry the same JSON."""
CELL = ("value", "given", "region", "givenPencilMarks", "centerPencilMarks", "cornerPencilMarks")
"""Keys of a cell that are read."""
COLOURS = {"c": "cell color", "cArray": "cell color", "highlight": "highlight"}
"""Keys of a cell's drawings, and what people call them."""
_NAME = re.compile(r"R(\d{1,3})C(\d{1,3})", re.IGNORECASE)


class Reader:
    """Reader of a board's JSON, which collects the unsupported parts.

    Args:
        data: the JSON.
        program: the program that wrote the text, for messages.

    Attributes:
        side: the side N.
        cells: the data of each cell.
        unknown: the rules that are left out.
        drawn: names of the parts that are only drawings.
        foreign: the parts that are not known, as ``Document.foreign`` has them.
        plain: an empty board of the side.
    """

    def __init__(self, data: object, program: str) -> None:
        if not isinstance(data, dict):
            raise strange(program, "size")
        self.data: dict[str, Any] = data
        self.program = program
        rows = data.get("grid")
        if not isinstance(rows, list):
            raise strange(program, "grid")
        side = whole_of(data.get("size", len(rows)))
        if side is None or not 1 <= side <= LARGEST_SIDE:
            raise strange(program, "size")
        if len(rows) != side or any(not isinstance(r, list) or len(r) != side for r in rows):
            raise strange(program, "grid")
        self.side = side
        self.cells = [cell if isinstance(cell, dict) else {} for row in rows for cell in row]
        self.unknown: set[str] = set()
        self.drawn: set[str] = set()
        self.foreign: list[tuple[str, str]] = []
        self.plain = Puzzle([0] * side**2)

    def items(self, key: str) -> list[dict[str, Any]]:
        """Return the objects in the list under a key.

        Raises:
            ParseError: the value is no list, or too long.
        """
        listed = self.data.get(key) or []
        if not isinstance(listed, list) or len(listed) > MOST_RULES:
            raise strange(self.program, key)
        return [item for item in listed if isinstance(item, dict)]

    def places(self, names: object, key: str) -> list[int]:
        """Return the cells of a list of names; a cell named twice in succession counts once.

        Raises:
            ParseError: the value is no list of names of cells.
        """
        if not isinstance(names, list):
            raise strange(self.program, key)
        cells: list[int] = []
        for name in names:
            match = _NAME.fullmatch(name) if isinstance(name, str) else None
            row, column = (int(match[1]), int(match[2])) if match else (0, 0)
            if not (1 <= row <= self.side and 1 <= column <= self.side):
                raise strange(self.program, key)
            cell = (row - 1) * self.side + column - 1
            if cells[-1:] != [cell]:
                cells.append(cell)
        return cells

    def position(self, name: object, key: str) -> tuple[int, ...]:
        """Return the row and column, from 0, of a named position on or beside the board.

        Raises:
            ParseError: the value names no position.
        """
        match = _NAME.fullmatch(name) if isinstance(name, str) else None
        if not match:
            raise strange(self.program, key)
        return int(match[1]) - 1, int(match[2]) - 1

    def sees(self, position: Sequence[int]) -> bool:
        """Return whether a line of cells begins beside a position outside the board."""
        return bool(self.plain.layout.seen_from(tuple(position)))

    def keep(self, place: str, value: object) -> None:
        """Remember a part that is not known here, so that ``write`` can put it back."""
        self.foreign.append((place, json.dumps(value, ensure_ascii=False, separators=(",", ":"))))

    def fits(self, cells: Sequence[int]) -> bool:
        """Return whether some cells are all different and no more than there are digits."""
        return len(set(cells)) == len(cells) <= self.side

    def digit(self, value: object) -> int:
        """Return the digit that a value stands for, 0 if it is none."""
        number = whole_of(value)
        return number if number is not None and 1 <= number <= self.side else 0


def read_board(data: object, program: str) -> Document:
    """Return the puzzle of f-puzzles' JSON.

    Args:
        data: the value of the JSON text.
        program: the program that wrote the text, for messages.

    Raises:
        ParseError: a part is not as f-puzzles writes it.
        InputError: the data make no puzzle.
    """
    reader = Reader(data, program)
    givens, entries = _digits(reader)
    areas = _areas(reader)
    plain = lay_out([0] * len(givens), areas)
    puzzle = lay_out(givens, areas, _rules(reader, plain))
    center = _marks(reader, "centerPencilMarks")
    given = _marks(reader, "givenPencilMarks")
    if any(given) and _restrict(given, puzzle):
        reader.unknown.add("givenPencilMarks")
    if any(given):
        center = [a or b for a, b in zip(center, given)]
    _list_unsupported(reader)
    return Document(
        Board(puzzle, entries, _marks(reader, "cornerPencilMarks"), center),
        solution=solution_of(reader.data.get("solution"), reader.side),
        title=text_of(reader.data.get("title")),
        author=text_of(reader.data.get("author")),
        prose=text_of(reader.data.get("ruleset")),
        unsupported_rules=tuple(sorted(reader.unknown)[:MOST_NAMES]),
        drawings=tuple(sorted(reader.drawn)[:MOST_NAMES]),
        shapes=drawn_shapes(reader.data, reader.cells, reader.side),
        foreign=tuple(reader.foreign),
        foreign_to=DATA_FORMAT if reader.foreign else "",
    )


def _digits(reader: Reader) -> tuple[list[int], tuple[int, ...]]:
    """Return the givens and the entries."""
    givens, entries = [], []
    for cell in reader.cells:
        value = cell.get("value")
        digit = reader.digit(value)
        given = bool(cell.get("given"))
        if given and not digit and value not in (None, ""):
            reader.unknown.add(f"value {shortened(value)}")
        givens.append(digit if given else 0)
        entries.append(0 if given else digit)
    return givens, tuple(entries)


def _areas(reader: Reader) -> list[list[int]] | None:
    """Return the cells of each region, or None for the usual boxes.

    A cell without the key is in its usual box, a cell whose region is null in no region.
    """
    if not any("region" in cell for cell in reader.cells):
        return None
    box = default_box(reader.side)
    regions: dict[str, list[int]] = {}
    for number, cell in enumerate(reader.cells):
        row, column = divmod(number, reader.side)
        usual = row // box[0] * box[0] + column // box[1] if box else None
        region = cell.get("region", usual)
        if region is not None:
            regions.setdefault(text_of(region), []).append(number)
    if any(len(area) > reader.side for area in regions.values()):
        reader.unknown.add("region")
    return [area for area in regions.values() if len(area) <= reader.side]


def _rules(reader: Reader, plain: Puzzle) -> list[Rule]:
    """Return the rules that are known, blocks first."""
    down, up = diagonals(reader.side)
    rules: list[Rule] = [down] if reader.data.get("diagonal-") else []
    rules += [up] if reader.data.get("diagonal+") else []
    if reader.data.get("disjointgroups"):
        if plain.box:
            rules += disjoint_groups(reader.side, plain.box)
        else:
            reader.unknown.add("disjointgroups")
    extra = [
        reader.places(item.get("cells"), "extraregion") for item in reader.items("extraregion")
    ]
    if not all(map(reader.fits, extra)):
        reader.unknown.add("extraregion")
    rules += more_blocks(reader.side, [item for item in extra if item and reader.fits(item)])
    for key in reader.data:
        if key in TABLE:
            rules += TABLE[key].read(reader, key)
    return rules


def _marks(reader: Reader, key: str) -> list[int]:
    """Return the notes under a key by cell."""
    notes = []
    for cell in reader.cells:
        marks = cell.get(key)
        digits = {reader.digit(mark) for mark in marks} - {0} if isinstance(marks, list) else ()
        notes.append(sum([1 << digit - 1 for digit in digits]))
    return notes


def _restrict(marks: Sequence[int], puzzle: Puzzle) -> bool:
    """Return whether some notes rule out digits that the givens leave possible."""
    legal = candidates_in_sight(puzzle, puzzle.givens.cells)
    return any(mark and mask & ~mark for mark, mask in zip(marks, legal, strict=True))


def solution_of(data: object, side: int) -> Grid | None:
    """Return the stored solution, a digit for each cell or rows of digits; None if it is none."""
    values = list(data) if isinstance(data, list | str) else []
    if values and all(isinstance(row, list) for row in values):
        values = [value for row in values for value in row]
    digits = [whole_of(value) for value in values]
    if len(digits) != side * side or isqrt(len(digits)) != side:
        return None
    cells = [digit for digit in digits if digit is not None and 1 <= digit <= side]
    return Grid(cells) if len(cells) == len(digits) else None


def _list_unsupported(reader: Reader) -> None:
    """List the rules that are not known, and the drawings."""
    for key, value in reader.data.items():
        if value in NOTHING or key in (*IGNORED, *BLOCKS, *TABLE):
            continue
        reader.keep(key, value)
        if key in DRAWN:
            _list_drawing(reader, key, value)
        else:
            reader.unknown.add(shortened(key))
    for number, cell in enumerate(reader.cells):
        for key, value in cell.items():
            if key in CELL or value in NOTHING:
                continue
            reader.keep(f"grid {number} {key}", value)
            if key in COLOURS:
                reader.drawn.add(COLOURS[key])
            else:
                reader.unknown.add(shortened(key))


def _list_drawing(reader: Reader, key: str, value: object) -> None:
    """List a drawing; where it belongs to a rule, list the rule unless it has a key of its own."""
    for mark in value if isinstance(value, list) else [value]:
        rule = mark.get("fromConstraint") if isinstance(mark, dict) else None
        if not rule:
            reader.drawn.add(key)
        elif "".join(text_of(rule).lower().split()) not in reader.data:
            reader.unknown.add(shortened(rule))
