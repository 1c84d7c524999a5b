"""Read SudokuPad's own JSON: digits, regions and cages; everything else in it is a drawing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..board.blocks import Block
from ..board.board import Board
from ..board.fields import LARGEST_NUMBER
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..board.rule import Rule
from ..drawing.shapes import Shape
from ..rules import Killer, diagonals, windows
from .document import Document
from .marks.boards import lay_out, more_blocks
from .packing.damage import strange
from .packing.values import MOST_NAMES, MOST_RULES, NOTHING, shortened, text_of, whole_of
from .sudokupad_shapes import drawn_shapes
from .text.lexer import LARGEST_SIDE

DRAWN = ("lines", "arrows", "underlays", "overlays", "foglight", "triggereffect")
"""Keys of drawings."""
FLAGS = ("diagonal+", "diagonal-", "windoku")
"""Keys of rules for the whole board that are known."""
IGNORED = ("id", "cellSize", "cs", "cells", "regions", "cages", "metadata", "metaData", "settings")
MORE_IGNORED = ("videos", "vd", "title", "author", "rules", "solution", "puzzleId", "global")
SHAPES = ("extraregion", "windoku")
"""Styles of cages that are further blocks."""
HIDDEN = ("rowcol", "hidden")
"""Styles of cages that are not drawn."""
CELL = ("value", "given", "pencilMarks", "centremarks")
"""Keys of a cell that are read, or that have no meaning for the puzzle."""
COLOURS = ("c", "color", "cArray", "highlight")


class Drawing:
    """The board that was read, and its unsupported parts.

    Args:
        data: the JSON.
        program: the program that wrote the text, for messages.

    Attributes:
        side: the side N.
        regions: the cells of each region.
        unknown: names of the rules that are left out.
        drawn: names of the parts that are only drawings.
        drawn_cages: the data of the cages that are only drawings.
        about: texts about the puzzle, such as its title, by name.
    """

    def __init__(self, data: object, program: str) -> None:
        if not isinstance(data, dict):
            raise strange(program, "cells")
        self.data: dict[str, Any] = data
        self.program = program
        rows = data.get("cells")
        if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
            raise strange(program, "cells")
        self._rows: list[list[Any]] = rows
        self.unknown: set[str] = set()
        self.drawn = {key for key in DRAWN if data.get(key)}
        self.drawn_cages: list[dict[str, Any]] = []
        self.about = _about(data)
        self._wide = max([len(row) for row in rows], default=0)
        if not 1 <= len(rows) <= LARGEST_SIDE or self._wide > LARGEST_SIDE:
            raise strange(program, "cells")
        regions = _listed(data, "regions")
        places = [_places(region) for region in regions[: LARGEST_SIDE + 1]]
        if None in places or len(regions) > LARGEST_SIDE:
            raise strange(program, "regions")
        self._place([place for place in places if place])

    def _place(self, regions: list[list[tuple[int, int]]]) -> None:
        """Find the board: all cells, or the cells of the regions if clues are around them."""
        self._top = self._left = 0
        self.side = len(self._rows)
        named = [place for region in regions for place in region]
        largest = max([len(region) for region in regions], default=self.side)
        if largest != self.side or self._wide != self.side:
            self._top = min([row for row, _ in named], default=0)
            self._left = min([column for _, column in named], default=0)
            self.side = largest
            beyond = self._top + self.side > len(self._rows) or self._left + self.side > self._wide
            if beyond or len(set(named)) != self.side**2 or not regions:
                raise strange(self.program, "regions" if regions else "cells")
        self.regions = [self.cells(region) for region in regions]
        if not all(self.regions):
            raise strange(self.program, "regions")

    def cells(self, places: Iterable[tuple[int, int]]) -> list[int]:
        """Return the cells at some places, each once; [] if a place is not on the board."""
        names: dict[int, None] = {}
        for row, column in places:
            row, column = row - self._top, column - self._left
            if not (0 <= row < self.side and 0 <= column < self.side):
                return []
            names[row * self.side + column] = None
        return list(names)

    def shapes(self) -> tuple[Shape, ...]:
        """Return the shapes of the drawings."""
        return drawn_shapes(self.data, self.drawn_cages, self.side, (self._top, self._left))

    def cells_data(self) -> list[dict[str, Any]]:
        """Return the data of each cell; clues outside the board are drawings."""
        cells: list[dict[str, Any]] = [{} for _ in range(self.side**2)]
        for row, line in enumerate(self._rows):
            for column, cell_data in enumerate(line):
                cell = self.cells([(row, column)])
                if cell and isinstance(cell_data, dict):
                    cells[cell[0]] = cell_data
                    self._list_in_cell(cell_data)
                elif isinstance(cell_data, dict) and cell_data.get("value") not in (None, ""):
                    self.drawn.add("cells")
        return cells

    def _list_in_cell(self, cell_data: dict[str, Any]) -> None:
        """List the unsupported keys of a cell."""
        for key, value in cell_data.items():
            if key in COLOURS and value not in NOTHING:
                self.drawn.add("cell color")
            elif key not in CELL and value not in NOTHING:
                self.unknown.add(shortened(key))

    def digit(self, value: object) -> int:
        """Return the digit that a value stands for, 0 if it is none."""
        number = whole_of(value)
        return number if number is not None and 1 <= number <= self.side else 0

    def solution(self) -> Grid | None:
        """Return the stored solution; None if it does not have a digit for each cell."""
        text = text_of(self.about.get("solution"))
        if len(text) != self._wide * len(self._rows) or self.side > 9:
            return None
        lines = [text[at : at + self._wide] for at in range(0, len(text), self._wide)]
        rows = lines[self._top : self._top + self.side]
        marks = "".join([line[self._left : self._left + self.side] for line in rows])
        digits = [self.digit(sign) for sign in marks]
        return Grid(digits) if all(digits) and len(digits) == self.side**2 else None


def read_drawing(data: object, program: str) -> Document:
    """Return the puzzle of SudokuPad's JSON.

    Args:
        data: the JSON, with its names in full.
        program: the program that wrote the text, for messages.

    Raises:
        ParseError: a part is not as SudokuPad writes it.
        InputError: the data make no puzzle.
    """
    board = Drawing(data, program)
    cells = board.cells_data()
    givens = []
    for cell in cells:
        value = cell.get("value")
        givens.append(board.digit(value))
        if not givens[-1] and text_of(value):
            board.unknown.add(f"value {shortened(value)}")
    rules = _rules(board)
    puzzle = _board(board, givens, rules)
    _list_unsupported(board)
    return Document(
        Board(
            puzzle,
            corner=_marks(board, cells, "pencilMarks"),
            centre=_marks(board, cells, "centremarks"),
        ),
        solution=board.solution(),
        title=text_of(board.about.get("title")),
        author=text_of(board.about.get("author")),
        prose=text_of(board.about.get("rules")),
        unsupported_rules=tuple(sorted(board.unknown)[:MOST_NAMES]),
        drawings=tuple(sorted(board.drawn)[:MOST_NAMES]),
        shapes=board.shapes(),
    )


def _board(board: Drawing, givens: list[int], rules: list[Rule]) -> Puzzle:
    """Return the puzzle; it has rows and columns unless ``norowcol`` is true."""
    if board.about.get("norowcol") is True:
        areas = [Block("region", number, area) for number, area in enumerate(board.regions, 1)]
        return Puzzle(givens, blocks=areas, rules=rules)
    return lay_out(givens, board.regions, rules)


def _rules(board: Drawing) -> list[Rule]:
    """Return the rules that are known, blocks first."""
    down, up = diagonals(board.side)
    rules: list[Rule] = [down] if board.data.get("diagonal-") is True else []
    rules += [up] if board.data.get("diagonal+") is True else []
    extra: list[list[int]] = []
    if board.data.get("windoku") is True:
        extra = [list(block.cells) for block in windows(board.side)]
    cages: list[Rule] = []
    cages_data = _listed(board.data, "cages")
    if len(cages_data) > MOST_RULES:
        raise strange(board.program, "cages")
    for cage in cages_data:
        places = _places(cage.get("cells")) if isinstance(cage, dict) else []
        if places is None:
            board.drawn.add("cages")
        elif places and cage.get("type") != "rowcol":
            _add_cage(board, cage, board.cells(places), extra, cages)
    return [*rules, *more_blocks(board.side, extra), *cages]


def _add_cage(
    board: Drawing,
    cage: dict[str, Any],
    cells: list[int],
    extra: list[list[int]],
    cages: list[Rule],
) -> None:
    """Add a cage as a region, a block or a sum; a cage that is no rule is a drawing."""
    value, total = text_of(cage.get("value")), whole_of(cage.get("sum") or 0)
    unique = cage.get("unique") is True
    if not unique and not total:
        if cage.get("style") not in HIDDEN and not cage.get("hidden"):
            board.drawn.add("cages")
            board.drawn_cages.append(cage)
    elif not unique or not 1 <= len(cells) <= board.side:
        board.unknown.add("cages")
    elif cage.get("style") in SHAPES or cage.get("type") == "disjoint":
        if cells not in extra:
            extra.append(cells)
    else:
        wrong = total is None or not 0 <= total <= LARGEST_NUMBER
        if wrong or (not total and value and whole_of(value) != 0):
            board.unknown.add(f"cages {shortened(value or cage['sum'])}")
        cages.append(Killer(tuple(cells), None if wrong or not total else total))


def _list_unsupported(board: Drawing) -> None:
    """List the unsupported rules."""
    for key, value in board.data.items():
        if value not in NOTHING and key not in (
            *DRAWN,
            *FLAGS,
            *IGNORED,
            *MORE_IGNORED,
        ):
            board.unknown.add(shortened(key))
    for name in _listed(board.data, "global"):
        board.unknown.add(shortened(name))
    for name, value in board.about.items():
        if value is True and name != "norowcol":
            board.unknown.add(shortened(name))


def _about(data: dict[str, Any]) -> dict[str, Any]:
    """Return texts about the puzzle by name: those of cages without cells, and those of the keys
    for metadata, which take precedence.
    """
    about: dict[str, Any] = {}
    rules: list[str] = []
    for cage in _listed(data, "cages"):
        if isinstance(cage, dict) and not cage.get("cells"):
            name, colon, value = text_of(cage.get("value")).partition(":")
            if colon and name == "rules":
                rules.append(value.strip())
            elif colon:
                about[name] = value.strip()
    if rules:
        about["rules"] = "\n".join(rules)
    for key in ("metaData", "metadata"):
        if isinstance(data.get(key), dict):
            about.update(data[key])
    return about


def _listed(data: dict[str, Any], key: str) -> list[Any]:
    items = data.get(key)
    return items if isinstance(items, list) else []


def _places(data: object) -> list[tuple[int, int]] | None:
    """Return places as rows and columns, from 0; None if a place is no pair of whole numbers."""
    places: list[tuple[int, int]] = []
    for place in data if isinstance(data, list) else []:
        numbers = [whole_of(value) for value in place] if isinstance(place, list) else []
        if len(numbers) != 2 or numbers[0] is None or numbers[1] is None:
            return None
        places.append((numbers[0], numbers[1]))
    return places


def _marks(board: Drawing, cells: list[dict[str, Any]], key: str) -> list[int]:
    """Return the notes under a key by cell."""
    notes = []
    for cell in cells:
        marks = cell.get(key)
        digits = (
            {board.digit(mark) for mark in marks} - {0} if isinstance(marks, list | str) else ()
        )
        notes.append(sum([1 << digit - 1 for digit in digits]))
    return notes
