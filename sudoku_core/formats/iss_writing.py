"""Puzzles as texts of Interactive-Sudoku-Solver."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.blocks import Block
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..rules import OneOf, Rule
from .contract import Sheet
from .iss_rules import TABLE, WORDS
from .iss_text import LARGEST, NAME, Cells, Shape, cell_names

ADDRESS = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
MARKS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""Names of regions."""


def write(sheet: Sheet) -> str:
    """Return a link.

    Raises:
        InputError: the program cannot carry the board or a rule, such as a cage with the sum 0,
            which it would take for any sum.
    """
    document = sheet.document
    puzzle = document.puzzle
    shape = _shape(puzzle)
    blocks = {kind: _sets(puzzle, kind) for kind in ("row", "column", "diagonal", "window")}
    lines = shape.lines()
    if blocks["row"] + blocks["column"] != [frozenset(line.cells) for line in lines]:
        raise _refused("blocks")
    parts = [_shape_text(shape)]
    areas = [block for block in puzzle.blocks if block.kind in ("box", "region")]
    parts_of_areas, left = _area_parts(shape, areas)
    parts += parts_of_areas
    size = (
        int(parts_of_areas[0][12:])
        if parts_of_areas and parts_of_areas[0].startswith(".RegionSize~")
        else shape.longest
    )
    parts += _family_parts(shape, puzzle, size, left)
    parts += [f".AllDifferent~{'~'.join(cell_names(cells, shape))}" for cells in left]
    parts += [_rule_part(shape, rule) for rule in puzzle.rules if not isinstance(rule, OneOf)]
    cells = enumerate(puzzle.givens.cells)
    given = [f"{shape.name(cell)}_{puzzle.digits[digit - 1]}" for cell, digit in cells if digit]
    for rule in puzzle.rules:
        if isinstance(rule, OneOf):
            given += _choices(shape, rule, puzzle.digits)
    parts += ["." + "".join([f"~{value}" for value in given])] if given else []
    if document.foreign_to == NAME:
        parts += [text.replace("%", "%25") for _place, text in document.foreign]
    return ADDRESS + "".join(parts)


def _shape(puzzle: Puzzle) -> Shape:
    layout = puzzle.layout
    first = layout.digits[0]
    if layout.digits != tuple(range(first, first + layout.side)) or first > 1:
        raise _refused("digits")
    shape = Shape(layout.rows, layout.columns, layout.side, first)
    if layout.gaps or not shape.longest <= shape.side <= LARGEST:
        raise _refused("shape")
    return shape


def _shape_text(shape: Shape) -> str:
    board = f".Shape~{shape.rows}x{shape.columns}"
    if shape.first == 0:
        return f"{board}~0-{shape.side - 1}"
    return board if shape.side == shape.longest else f"{board}~{shape.side}"


def _sets(puzzle: Puzzle, kind: str) -> list[frozenset[int]]:
    return [frozenset(block.cells) for block in puzzle.blocks if block.kind == kind]


def _area_parts(shape: Shape, areas: Sequence[Block]) -> tuple[list[str], list[Cells]]:
    """Return the parts for boxes and regions, and the cells of the areas that no part covers."""
    no_boxes = [".NoBoxes"] if shape.boxes(shape.longest) else []
    sizes = {len(area.cells) for area in areas}
    if len(sizes) != 1:
        return no_boxes, [area.cells for area in areas]
    size = sizes.pop()
    words = [f".RegionSize~{size}"] if size != shape.longest else []
    boxes = [area.cells for area in areas if area.kind == "box"]
    if sorted(boxes) != sorted(shape.boxes(size)):
        boxes, no_boxes = [], [".NoBoxes"] if shape.boxes(size) else []
    else:
        no_boxes = []
        areas = [area for area in areas if area.kind != "box"]
    marks = ["-"] * (shape.rows * shape.columns)
    for mark, area in zip(MARKS, areas):
        for cell in area.cells:
            marks[cell] = mark
    covered = len(areas) * size == len(marks) - marks.count("-") and len(areas) <= len(MARKS)
    if not covered or marks.count("-") == size:
        return words + no_boxes, [area.cells for area in areas]
    return words + no_boxes + ([f".Jigsaw~{''.join(marks)}"] if areas else []), []


def _family_parts(shape: Shape, puzzle: Puzzle, size: int, left: list[Cells]) -> list[str]:
    """Return the parts for diagonals, windows and groups; add all other blocks to ``left``."""
    words = []
    square = shape.rows == shape.columns
    window = shape.side if size == shape.longest else size
    families = {"window": (".Windoku", shape.windows(window))}
    families["group"] = (".DisjointSets", shape.groups(size))
    for kind, (word, cells) in families.items():
        sets = _sets(puzzle, kind)
        if square and sets and sorted(map(sorted, sets)) == sorted(map(sorted, cells)):
            words.append(word)
        else:
            left += [block.cells for block in puzzle.blocks if block.kind == kind]
    for block in puzzle.blocks:
        if block.kind == "diagonal" and square:
            for falls, word in ((True, ".Diagonal~-1"), (False, ".Diagonal~1")):
                if set(block.cells) == set(shape.diagonal(falls)):
                    words.append(word)
                    break
            else:
                left.append(block.cells)
        elif block.kind not in ("row", "column", "box", "region", "window", "group"):
            left.append(block.cells)
    return words


def _rule_part(shape: Shape, rule: Rule) -> str:
    for word in WORDS.get(type(rule), ()):
        arguments = TABLE[word].write(rule, shape)
        if arguments is not None:
            return "~".join([f".{word}", *arguments])
    raise _refused(f"{rule.kind}:{rule.clue}" if rule.clue else rule.kind)


def _choices(shape: Shape, rule: OneOf, digits: Sequence[int]) -> list[str]:
    """Return the givens of several digits of a rule."""
    known = [f"_{digit}" for digit in digits if digit in rule.digits]
    if not known:
        raise _refused(f"{rule.kind}:{rule.clue}")
    return [name + "".join(known) for name in cell_names(rule.marked, shape)]


def _refused(kind: str) -> InputError:
    return InputError(Message("format.rules", style=NAME, found=kind))
