"""The ids of Solo in Simon Tatham's Portable Puzzle Collection, as ``3x3:a5b2_7…``.

Before the colon stand the rows and columns of a box (one number is a square box or, with j, the
side of a jigsaw), then j for a jigsaw, x for diagonals, k for a killer; options of the generator
may follow. Behind the colon are the givens, then the regions of a jigsaw, then the cages of a
killer and their sums, with commas between. A letter of the givens stands for as many empty cells as
its place in the alphabet, ``_`` separates two numbers. Regions and cages are written as the walls
between cells: see ``_areas``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from ..board.blocks import blocks_for
from ..board.board import Board
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..rules import Killer, diagonals
from .contract import Format, Options, Sheet
from .document import Document
from .jigsaw import jigsaw_puzzle
from .marks.areas import cages, groups
from .packing.damage import damaged
from .packing.lines import looks_like_lines, read_lines, read_many_lines
from .text.lexer import LARGEST_SIDE

NAME = "tatham"
_HEAD = re.compile(r"(\d{1,3})(?:x(\d{1,3}))?([jxk]*)((?:[rm]\d?d?|a|d[a-z]?)*)")
_NUMBERS = re.compile(r"(?:[a-z_]|\d{1,3}(?!\d))*")
_WALLS = re.compile(r"[a-z_]*")
PAGE = "/solo.html#"
"""End of the address of the program's page, before the id."""
_FIRST = ord("a")
LARGEST, LARGEST_KILLER = 31, 9
"""Largest side that the program plays, and largest side of a killer."""
SMALLEST_CAGE = 2
"""Fewest cells of a cage that the program accepts."""
LONGEST_CELL = 5
"""Most characters of an id for one cell, be they its walls or its number."""
MOST = 25
"""Most open borders that a letter of the walls passes over."""


def looks_like(text: str) -> bool:
    """Return whether a text begins as an id, or is a link to the program's page with an id.

    >>> looks_like("3x3:a5b2"), looks_like("9jk:zzc"), looks_like("3x3::k:2816")
    (True, True, False)
    """
    head, colon, rest = _id_in(text).partition(":")
    known = len(head) < 20 and _HEAD.fullmatch(head)
    return bool(colon and known and ":" not in rest and rest.strip())


def _id_in(text: str) -> str:
    return text.partition(PAGE)[2] if "://" in text else text


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle."""
    head, _, rest = "".join(_id_in(text).split()).partition(":")
    match = _HEAD.fullmatch(head)
    if not match:
        raise damaged(NAME)
    marks = match[3]
    rows, columns = int(match[1]), int(match[2] or (1 if "j" in marks else match[1]))
    side = rows * columns
    parts = rest.split(",")
    if not 2 <= side <= LARGEST_SIDE or len(parts) != 1 + ("j" in marks) + 2 * ("k" in marks):
        raise damaged(NAME)
    if any(len(part) > LONGEST_CELL * side * side for part in parts):
        raise damaged(NAME)
    puzzle = Puzzle(_numbers(parts[0], side), blocks_for(side, _box(rows, columns)))
    if "j" in marks:
        areas = _areas(parts[1], side)
        if any(len(cells) != side for cells in groups(areas)):
            raise damaged(NAME)
        puzzle = jigsaw_puzzle(puzzle.givens.cells, areas, side)
    rules: list[Killer] = []
    if "k" in marks:
        rules = cages(NAME, _areas(parts[-2], side), _numbers(parts[-1], side), side)
    more = diagonals(side) if "x" in marks else ()
    if not rules and not more:
        return Document(Board(puzzle))
    return Document(Board(Puzzle(puzzle.givens, puzzle.blocks, rules=[*more, *rules])))


def _box(rows: int, columns: int) -> tuple[int, int] | None:
    return (rows, columns) if rows > 1 and columns > 1 else None


def _numbers(text: str, side: int) -> list[int]:
    """Return by cell its number, 0 for none, from a text with letters for runs without numbers."""
    if not _NUMBERS.fullmatch(text):
        raise damaged(NAME)
    numbers: list[int] = []
    for part in re.findall(r"[a-z]|\d+", text):
        numbers += [int(part)] if part.isdigit() else [0] * (ord(part) - _FIRST + 1)
    if len(numbers) != side * side:
        raise damaged(NAME)
    return numbers


def _borders(side: int) -> list[tuple[int, int]]:
    """Return the pairs of neighbours: side by side by rows, then above each other by columns."""
    across = [(cell, cell + 1) for cell in range(side * side) if (cell + 1) % side]
    down = [(r * side + c, (r + 1) * side + c) for c in range(side) for r in range(side - 1)]
    return across + down


def _areas(text: str, side: int) -> list[int]:
    """Return by cell the first cell of its area.

    A letter stands for as many open borders as its place in the alphabet, and a wall behind them;
    z stands for 25 open borders without a wall, ``_`` for a wall alone. The last wall is behind all
    borders.
    """
    if not _WALLS.fullmatch(text):
        raise damaged(NAME)
    borders = _borders(side)
    first = list(range(side * side))
    place = 0
    for letter in text:
        run = 0 if letter == "_" else min(ord(letter) - _FIRST + 1, MOST)
        for near, other in borders[place : place + run]:
            low, high = sorted((_root(first, near), _root(first, other)))
            first[high] = low
        place += run + (letter != "z")
    if place != len(borders) + 1:
        raise damaged(NAME)
    return [_root(first, cell) for cell in range(side * side)]


def _root(first: list[int], cell: int) -> int:
    while first[cell] != cell:
        cell = first[cell]
    return cell


def write(sheet: Sheet) -> str:
    """Return the id.

    Raises:
        InputError: the regions, the boxes or the cages do not cover the board, or a cage has one
            cell or no sum, so that the program could not read it.
    """
    document = sheet.document
    puzzle, side = document.puzzle, document.puzzle.side
    if puzzle.rules and side > LARGEST_KILLER:
        raise InputError(Message("format.side", style=NAME, side=side))
    marks = "x" if any(block.kind == "diagonal" for block in puzzle.blocks) else ""
    parts = ["".join(_runs(puzzle.givens.cells))]
    if puzzle.box:
        head = "{}x{}".format(*puzzle.box)
    else:
        head = f"{side}j"
        regions = [block.cells for block in puzzle.blocks if block.kind == "region"]
        parts.append("".join(_walls(_covered(puzzle, regions, "box"), side)))
    if puzzle.rules:
        marks += "k"
        killers = [rule for rule in puzzle.rules if isinstance(rule, Killer)]
        if any(rule.total is None or len(rule.cells) < SMALLEST_CAGE for rule in killers):
            raise InputError(Message("shared.cages", style=NAME, better="rules"))
        areas = _covered(puzzle, [rule.cells for rule in killers], "killer")
        sums = [0] * side**2
        for rule in killers:
            sums[min(rule.cells)] = rule.total or 0
        parts += ["".join(_walls(areas, side)), "".join(_runs(sums))]
    return f"{head}{marks}:{','.join(parts)}"


def _covered(puzzle: Puzzle, cells: Iterable[Sequence[int]], rule_name: str) -> list[int]:
    """Return by cell the number of its area.

    Raises:
        InputError: a cell is in no area or in two, or the cells of an area are not connected.
    """
    areas = [0] * puzzle.layout.size
    for number, cells_there in enumerate(cells, 1):
        if any(areas[cell] for cell in cells_there):
            break
        for cell in cells_there:
            areas[cell] = number
    if all(areas) and _areas("".join(_walls(areas, puzzle.side)), puzzle.side) == _firsts(areas):
        return areas
    if rule_name == "killer":
        raise InputError(Message("shared.cages", style=NAME, better="rules"))
    raise InputError(Message("format.rules", style=NAME, found=rule_name))


def _firsts(areas: Sequence[int]) -> list[int]:
    first: dict[int, int] = {}
    return [first.setdefault(area, cell) for cell, area in enumerate(areas)]


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    """Yield the parts of the text from which ``_numbers`` reads the numbers."""
    empty = 0
    for number, following in pairwise([*numbers, -1]):
        empty += not number
        if empty and (following or empty == 26):
            yield chr(_FIRST + empty - 1)
            empty = 0
        if number:
            yield str(number) + ("_" if following > 0 else "")


def _walls(areas: Sequence[int], side: int) -> Iterator[str]:
    """Yield the parts of the text from which ``_areas`` reads the areas."""
    run = 0
    for wall in [*(areas[cell] != areas[other] for cell, other in _borders(side)), True]:
        if not wall:
            run += 1
            continue
        whole = (run - 1) // MOST if run else 0
        run -= MOST * whole
        yield "z" * whole + (chr(_FIRST + run - 1) if run else "_")
        run = 0


FORMAT = Format(
    NAME,
    looks_like_lines(looks_like),
    read_lines(read),
    read_many=read_many_lines(NAME, looks_like, read),
    write=write,
    rules=("box", "regions", "diagonals", "killer"),
    sides=tuple(range(2, LARGEST + 1)),
    example="2x2:1_2b3_4b2_1b4c",
)
