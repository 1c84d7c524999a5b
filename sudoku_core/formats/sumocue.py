"""SumoCue's first version: a jigsaw or killer in one line, as ``SumoCueV1=5J0=0J0…``.

A cell is ``=`` and the sum of the cage that it begins, or ``+`` and the number, from 0, of a cell
of its cage. On a board with regions, J and the number of the cell's region, from 0, follow. A cage
of one cell is a given; a sum of 0 is any sum. A D behind ``V1`` adds the diagonals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.puzzle import Puzzle
from ..rules import Killer, diagonals
from .contract import Format
from .errors import ParseError
from .jigsaw import jigsaw_puzzle
from .rows import value_or_error
from .text.lexer import LARGEST_SIDE, shown
from .text.shape import root_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .contract import Options

    Sign = tuple[str, int, int]
    """A character, its line and its column."""

_BEGINS = "sumocuev1"
_DIGITS = "0123456789"


class Cell:
    """A cell of a text: ``number`` is a sum or, if it ``joins`` another cell, that cell."""

    __slots__ = ("joins", "number", "region", "sign")

    def __init__(self, sign: Sign, number: int, region: int | None) -> None:
        self.sign = sign
        self.joins = sign[0] == "+"
        self.number = number
        self.region = region

    def refusal(self, code: str, **params: object) -> ParseError:
        """Return an error in the cell."""
        return ParseError(code, self.sign[1], self.sign[2], **params)


def looks_like(text: str) -> bool:
    """Return whether a text is SumoCue's.

    >>> looks_like("SumoCueV1=1J0"), looks_like("1...")
    (True, False)
    """
    return text.lstrip()[: len(_BEGINS)].lower() == _BEGINS


def read(text: str, options: Options) -> Puzzle:
    """Return the puzzle."""
    signs = [
        (char, number, column)
        for number, line in enumerate(text.split("\n"), 1)
        for column, char in enumerate(line.partition("#")[0], 1)
        if char not in " \t"
    ]
    for index, sign in enumerate(signs[len(_BEGINS) :], len(_BEGINS)):
        if sign[0].lower() == _BEGINS[0]:
            raise ParseError("parse.several", signs[index][1], sign[2])
    body = signs[len(_BEGINS) :]
    crossed = bool(body) and body[0][0] in "dD"
    cells = _cells(body[1:] if crossed else body)
    side = root_of(len(cells))
    if not cells or side * side != len(cells) or options.side not in (None, side):
        _refuse_count(signs[-1], len(cells), options.side, side)
    puzzle = _regions(cells, side)
    cages = list(_cages(cells))
    for cage in cages:
        if len(cage.cells) > side:
            raise cells[cage.cells[0]].refusal("parse.sumocue-cage", side=side)
    rules = cages + list(diagonals(side) if crossed else ())
    return Puzzle(puzzle.givens, puzzle.blocks, rules=rules) if rules else puzzle


def read_many(text: str, options: Options) -> Iterator[Puzzle | ParseError]:
    """Yield the puzzles of a text, each of which begins with the name."""
    begin = 0
    lines = text.split("\n")
    for index in range(1, len(lines) + 1):
        if (index == len(lines) or looks_like(lines[index])) and "".join(
            lines[begin:index]
        ).strip():
            puzzle = value_or_error(read, "\n".join(lines[begin:index]), options)
            yield puzzle.below(begin) if isinstance(puzzle, ParseError) else puzzle
            begin = index


def _refuse_count(last: Sign, count: int, wanted: int | None, side: int) -> None:
    _, line, column = last
    if wanted:
        expected = wanted * wanted
        raise ParseError(
            "parse.count", line, column + 1, count=count, expected=expected, side=wanted
        )
    above = (side + 1) ** 2
    raise ParseError("parse.square", line, column + 1, count=count, below=side * side, above=above)


def _cells(signs: Sequence[Sign]) -> list[Cell]:
    """Return the cells, row by row."""
    cells: list[Cell] = []
    ends = (("", 0, 0),)
    signs = list(signs) + list(ends)
    index = 0
    while signs[index][0]:
        sign = signs[index]
        number, index = _number(signs, index + 1)
        if sign[0] not in "=+" or number is None:
            raise ParseError("parse.sumocue", sign[1], sign[2], found=shown(sign[0]))
        region = None
        if signs[index][0] in ("j", "J"):
            place = signs[index]
            region, index = _number(signs, index + 1)
            if region is None:
                raise ParseError("parse.sumocue", place[1], place[2], found=shown(place[0]))
        cells.append(Cell(sign, number, region))
        if len(cells) > LARGEST_SIDE * LARGEST_SIDE:
            raise cells[-1].refusal("parse.large", limit=LARGEST_SIDE)
    return cells


def _number(signs: Sequence[Sign], index: int) -> tuple[int | None, int]:
    """Return the number that begins at an index, or None, and the index behind the number."""
    end = index
    while signs[end][0] and signs[end][0] in _DIGITS and end < index + 6:
        end += 1
    text = "".join([sign[0] for sign in signs[index:end]])
    return (int(text) if text else None), end


def _regions(cells: Sequence[Cell], side: int) -> Puzzle:
    """Return the puzzle without its cages and diagonals."""
    joined = {cell.number for cell in cells if cell.joins}
    givens = []
    for index, cell in enumerate(cells):
        alone = not cell.joins and index not in joined
        if alone and cell.number > side:
            raise cell.refusal("parse.above", found=str(cell.number), side=side)
        givens.append(cell.number if alone else 0)
    counts: dict[int | None, int] = {}
    for cell in cells:
        counts[cell.region] = counts.get(cell.region, 0) + 1
    if None in counts and len(counts) == 1:
        return Puzzle(givens)
    for cell in cells:
        if cell.region is None or counts[cell.region] != side:
            raise cell.refusal("parse.sumocue-region", side=side)
    return jigsaw_puzzle(givens, [cell.region for cell in cells], side)


def _cages(cells: Sequence[Cell]) -> Iterator[Killer]:
    """Yield the cages of two or more cells, in the order in which they begin."""
    cages: dict[int, list[int]] = {}
    begun: list[int] = []
    roots: dict[int, int] = {}
    for index, cell in enumerate(cells):
        path = [index]
        while path[-1] not in roots and cells[path[-1]].joins:
            path.append(cells[path[-1]].number)
            if path[-1] >= len(cells) or len(path) > len(cells):
                raise cell.refusal("parse.sumocue", found=f"+{cell.number}")
        root = roots.get(path[-1], path[-1])
        for step in path:
            roots[step] = root
        if root not in cages:
            cages[root] = []
            begun.append(root)
        cages[root].append(index)
    for root in begun:
        if len(cages[root]) > 1:
            yield Killer(tuple(cages[root]), cells[root].number or None)


FORMAT = Format("sumocue", looks_like=looks_like, read=read, read_many=read_many)
