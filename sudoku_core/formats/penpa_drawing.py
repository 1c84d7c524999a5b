"""Read rules from Penpa's drawings: the place of the cells, thick lines, cages, thermometers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..board.blocks import blocks_for, default_box
from ..rules import Killer, Thermometer
from .packing.damage import strange
from .packing.values import MOST_RULES
from .text.lexer import LARGEST_SIDE

NAME = "penpa"
KINDS = ("square", "sudoku")
FRAME = 4
"""Width of the frame around the board, both sides together, in cells."""
THICK = (2, 21)
"""Kinds of the lines between regions."""
DOTTED = 12
"""Kind of the lines along a diagonal."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The place of the cells of a square board in the drawing.

    Args:
        wide: number of columns with the frame.
        size: number of cells with the frame.
        first: the number of the board's first cell.
        side: number of the board's rows, and of its columns.
    """

    wide: int
    size: int
    first: int
    side: int

    def cell(self, number: object) -> int | None:
        """Return the index of the cell with a number; None if no cell of the board has it."""
        index = _whole(number)
        if index is None:
            return None
        row, column = divmod(index, self.wide)
        row, column = row - self.first // self.wide, column - self.first % self.wide
        if not (0 <= row < self.side and 0 <= column < self.side):
            return None
        return row * self.side + column

    def cell_of_corner(self, number: object) -> int | None:
        """Return the index of the cell that has a corner, or the middle of an edge, with a number;
        None if no cell of the board has it."""
        index = _whole(number)
        if index is None or index < 4 * self.size:
            return None
        return self.cell(index // 4 - self.size * (1 if index < 8 * self.size else 2))


def _whole(number: object) -> int | None:
    text = str(number)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None


def frame_of(head: Sequence[str], steps: object) -> Frame:
    """Return the place of the board's cells.

    Args:
        head: the parts of line 0.
        steps: the number of the first cell, then the distance of each cell from the cell before.

    Raises:
        ParseError: the cells are no square board.
    """
    sides = [_whole(part) or 0 for part in head[1:3]]
    if (
        head[0] not in KINDS
        or len(sides) < 2
        or not all(0 < count <= LARGEST_SIDE for count in sides)
    ):
        raise strange(NAME, head[0][:20])
    wide, size = sides[0] + FRAME, (sides[0] + FRAME) * (sides[1] + FRAME)
    if not isinstance(steps, list) or not all(type(step) is int for step in steps):
        raise strange(NAME, "centerlist")
    there, number = set(), 0
    for step in steps[: 4 * size]:
        number += step
        there.add(number)
    if not there or min(there) < 0 or max(there) >= size:
        raise strange(NAME, "centerlist")
    rows = {number // wide for number in there}
    columns = {number % wide for number in there}
    side = len(rows)
    if len(columns) != side or len(there) != side * side:
        raise strange(NAME, "centerlist")
    if max(rows) - min(rows) >= side or max(columns) - min(columns) >= side:
        raise strange(NAME, "centerlist")
    return Frame(wide, size, min(rows) * wide + min(columns), side)


def areas_of(
    frame: Frame, lines: Mapping[str, object], *, diagonal: bool
) -> tuple[list[list[int]] | None, bool]:
    """Return the areas that thick lines make.

    Args:
        frame: the place of the cells.
        lines: the kind of each line, by the two points that it joins.
        diagonal: whether dotted lines are read already, as diagonals.

    Returns:
        The cells of each area, None for the usual boxes, or [] for a board without areas; and
        whether some lines make no area, so that they are only drawn.
    """
    walls: set[tuple[int, int]] = set()
    left = False
    for key, kind in lines.items():
        wall = _wall(frame, key) if kind in THICK else None
        if wall and wall[0] is not None and wall[1] is not None:
            walls.add((wall[0], wall[1]))
        elif not (diagonal and kind == DOTTED) and (wall is None or wall == (None, None)):
            left = True  # unlike a line at the edge of the board, with a cell on one side only
    regions = _parts(frame.side, walls)
    if walls and all(len(part) == frame.side for part in regions):
        part_of = {cell: number for number, part in enumerate(regions) for cell in part}
        return regions, left or any(part_of[near] == part_of[far] for near, far in walls)
    box = default_box(frame.side)
    if box is None:
        return [], left or bool(walls)
    boxes = blocks_for(frame.side, box)[2 * frame.side :]
    box_of = {cell: block.number for block in boxes for cell in block.cells}
    astray = [wall for wall in walls if box_of[wall[0]] == box_of[wall[1]]]
    between = {
        (cell, other)
        for cell in box_of
        for other in _neighbours(cell, frame.side)
        if cell < other and box_of[cell] != box_of[other]
    }
    if astray and not between <= walls:
        return [], True
    return None, left or bool(astray)


def _wall(frame: Frame, key: str) -> tuple[int | None, int | None] | None:
    """Return the two cells beside a line, None for a cell outside the board; None alone for a line
    that is no edge of a cell."""
    first, _, second = key.partition(",")
    ends = _whole(first), _whole(second)
    if ends[0] is None or ends[1] is None:
        return None
    low, high = sorted([ends[0] - frame.size, ends[1] - frame.size])
    beside = {1: frame.wide, frame.wide: 1}.get(high - low)
    return (frame.cell(high), frame.cell(high + beside)) if beside else None


def _neighbours(cell: int, side: int) -> list[int]:
    row, column = divmod(cell, side)
    neighbours = [cell - side] if row else []
    neighbours += [cell + side] if row < side - 1 else []
    neighbours += [cell - 1] if column else []
    return neighbours + ([cell + 1] if column < side - 1 else [])


def _parts(side: int, walls: set[tuple[int, int]]) -> list[list[int]]:
    """Return the parts into which walls divide a board."""
    open_cells, regions = set(range(side * side)), []
    for start in range(side * side):
        if start not in open_cells:
            continue
        open_cells.remove(start)
        part = [start]
        for cell in part:
            for other in _neighbours(cell, side):
                if other in open_cells and (min(cell, other), max(cell, other)) not in walls:
                    open_cells.remove(other)
                    part.append(other)
        regions.append(sorted(part))
    return regions


def cages_of(frame: Frame, cages: object, small: dict[str, object]) -> tuple[list[Killer], bool]:
    """Return the cages, with the sums in their corners.

    Args:
        frame: the place of the cells.
        cages: the numbers of the cells of each cage.
        small: the small numbers by corner; sums of cages are removed from them.

    Returns:
        The cages; and whether some have no cells, or too many, so that they are only drawn.
    """
    killers, left = [], False
    for cage in _lists(cages, "killercages"):
        cells = _cells(frame, cage)
        if not cells:
            left = True
            continue
        total = None
        for number in sorted(cage, key=str):
            key = str(4 * ((_whole(number) or 0) + frame.size))
            value = small.get(key)
            text = str(value[0]).strip() if isinstance(value, list) and value else ""
            if total is None and _whole(text) is not None and len(text) < 7:
                total = int(text)
                del small[key]
        killers.append(Killer(tuple(sorted(cells)), total or None))
    return killers, left


def thermometers_of(frame: Frame, lines: object) -> tuple[list[Thermometer], bool]:
    """Return the thermometers; and whether some lines are none, so that they are only drawn."""
    thermometers, left = [], False
    for line in _lists(lines, "thermo"):
        cells = _cells(frame, line)
        if len(cells) > 1:
            thermometers.append(Thermometer(tuple(cells)))
        else:
            left = True
    return thermometers, left


def _lists(value: object, name: str) -> list[list[object]]:
    if value is None:
        return []
    if not isinstance(value, list) or len(value) > MOST_RULES:
        raise strange(NAME, name)
    if not all(isinstance(row, list) for row in value):
        raise strange(NAME, name)
    return [row for row in value if row]


def _cells(frame: Frame, numbers: Sequence[object]) -> list[int]:
    """Return the cells with some numbers; [] if a cell is outside the board or named twice, or if
    there are more cells than digits."""
    places = [frame.cell(number) for number in numbers]
    cells = [cell for cell in places if cell is not None]
    different = len(set(cells)) == len(places)
    return cells if different and len(cells) <= frame.side else []
