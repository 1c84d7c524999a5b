"""Interactive-Sudoku-Solver's links and texts: ``.Shape~6x6.Cage~5~R1C1~R1C2.~R6C6_4``.

Each rule begins with a dot, each of its arguments with a tilde. The board has boxes, even beside
regions, unless there is a ``NoBoxes``. A given may have several digits, of which its cell holds
one: cells with the same digits become a rule. A link may also carry another program's text, which
that program's format then reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..board.blocks import Block
from ..board.board import Board
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..rules import OneOf, Rule, regions
from ..rules.kernel import bits
from .contract import Format, Options
from .document import Document
from .iss_rules import TABLE, WORDS
from .iss_text import (
    INSIDE,
    LARGEST,
    NAME,
    Cells,
    Item,
    Shape,
    cells_of,
    items_of,
    number_in,
    shape_of,
    unread_groups,
)
from .iss_writing import write
from .packing.damage import damaged, strange
from .packing.links import Link
from .packing.values import MOST_RULES
from .text.foreign import is_all_candidates

SITE = "interactive-sudoku-solver"
NO_RULE = ("Shape", "RegionSize", "NoBoxes", "And", "Priority")
"""Words that are read elsewhere, or have no meaning for the digits."""
SQUARE = ("Diagonal", "Windoku", "DisjointSets")
"""Words for rules that only a square board can have."""
FAMILIES = ("Windoku", "DisjointSets")
"""Words for many blocks at once."""


def looks_like(text: str) -> bool:
    """Return whether a text is a link to the program, or a text in its language."""
    link = Link(text)
    return SITE in link.path.lower() or _is_own(text) or is_all_candidates(text)


def _is_own(text: str) -> bool:
    text = text.lstrip()
    return text[:1] == "." and ("~" in text or text[1:8] in ("NoBoxes", "Windoku"))


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle of a link or of a text, in the program's language or another program's."""
    if SITE in Link(text).path.lower() and not _is_own(text):
        text = Link(text).fields.get("q", "").replace("+", " ").strip()
        if not text:
            raise strange(NAME, "q")
    if is_all_candidates(text):
        masks = [sum([1 << k for k in range(9) if text[9 * cell + k] != "."]) for cell in range(81)]
        return _Reading(Shape(), givens=masks, given_cells=list(range(81))).document()
    if _is_own(text):
        return _read("\n".join([line for line in text.split("\n") if "://" not in line]))
    if "://" in text:
        raise damaged(NAME)
    from .reading import read  # not above: reading imports every program's format

    return read(text)


def _read(text: str) -> Document:
    items = list(items_of(text))
    shapes = [shape_of(item.values) for item in items if item.kind == "Shape" and item.counts]
    reading = _Reading(shapes[0] if shapes else Shape())
    sizes = [item.values for item in items if item.kind == "RegionSize" and item.counts]
    if sizes:
        reading.size = number_in(sizes[-1][:1], 256)
    reading.boxed = not any(item.kind == "NoBoxes" and item.counts for item in items)
    for item in items:
        if item.counts:
            reading.read_item(item)
    reading.foreign += unread_groups(text)
    return reading.document()


@dataclass
class _Reading:
    """A text that is being read, and the puzzle so far."""

    shape: Shape
    givens: list[int] = field(default_factory=list)
    """By cell a bit for each digit that may stand there."""
    given_cells: list[int] = field(default_factory=list)
    """The cells of the givens, in their order."""
    size: int = 0
    boxed: bool = True
    areas: list[Block] = field(default_factory=list)
    blocks: dict[str, list[tuple[int, Cells]]] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)
    unknown: set[str] = field(default_factory=set)
    foreign: list[str] = field(default_factory=list)
    families_read: set[str] = field(default_factory=set)
    """The words of ``FAMILIES`` read so far; a word that is repeated is not read again."""

    def __post_init__(self) -> None:
        shape = self.shape
        self.size = shape.longest
        self.givens = self.givens or [(1 << shape.side) - 1] * (shape.rows * shape.columns)

    def read_item(self, item: Item) -> None:
        """Read one part, or list it as unsupported."""
        kind, shape = item.kind, self.shape
        if kind in SQUARE and shape.rows != shape.columns:
            raise strange(NAME, kind)
        if kind in FAMILIES:
            if kind in self.families_read:
                return
            self.families_read.add(kind)
        if kind == "Given":
            self._read_givens(item)
        elif kind == "Jigsaw":
            self._read_regions(item.values)
        elif kind == "Diagonal":
            falls = item.values[:1] == ["-1"]
            if item.values[:1] not in (["1"], ["-1"]):
                raise strange(NAME, kind)
            self._add("diagonal", [shape.diagonal(falls)], 1 if falls else 2)
        elif kind == "Windoku":
            size = shape.side if self.size == shape.longest else self.size
            self._add("window", shape.windows(size))
        elif kind == "DisjointSets":
            self._add("group", shape.groups(self.size))
        elif kind == "AllDifferent":
            self._read_block(item)
        elif kind in TABLE:
            self._read_rule(item)
        elif kind not in NO_RULE:
            self._leave_out(item)

    def _add(self, kind: str, sets: Sequence[Cells], first: int = 1) -> None:
        """Add blocks, named after their kind where they have a cell for each digit."""
        for number, cells in enumerate(sets, first):
            named = kind if len(cells) == self.shape.side else "block"
            known = self.blocks.setdefault(named, [])
            if cells not in [known_cells for _, known_cells in known]:
                known.append((number if named == kind else len(known) + 1, cells))

    def _read_rule(self, item: Item) -> None:
        rules = TABLE[item.kind].read(item.values, self.shape)
        if rules:
            self.rules += rules
        else:
            self._leave_out(item)

    def _read_block(self, item: Item) -> None:
        cells = cells_of(item.values, self.shape, differ=True)
        if cells:
            known = self.blocks.setdefault("block", [])
            known.append((len(known) + 1, cells))
        else:
            self._leave_out(item)

    def _leave_out(self, item: Item) -> None:
        """List a part as unsupported, and keep its text to be written back."""
        self.unknown.add(item.kind)
        if item.kind not in INSIDE:  # ``unread_groups`` has rules that hold others
            self.foreign.append("." + "~".join([item.kind, *item.values]))

    def _read_givens(self, item: Item) -> None:
        shape = self.shape
        for value in item.values:
            name, *digits = value.split("_")
            cell = shape.cell(name)
            if cell is None:
                self.unknown.add(item.kind)
                self.foreign.append(f".~{value}")
                continue
            mask = 0
            for digit in digits:
                number = number_in([digit], 99) - shape.first
                if not 0 <= number < shape.side:
                    raise strange(NAME, value)
                mask |= 1 << number
            if not self.givens[cell] & mask:
                raise strange(NAME, value)
            self.givens[cell] &= mask
            self.given_cells.append(cell)

    def _read_regions(self, values: Sequence[str]) -> None:
        """Read the regions from a sign for each cell; the cells of at most one sign are in none."""
        marks = values[-1] if values else ""
        if len(marks) != len(self.givens) or len(self.areas) > MOST_RULES:
            raise strange(NAME, "Jigsaw")
        whole = {mark for mark in set(marks) if marks.count(mark) == self.size}
        if len(set(marks)) - len(whole) > 1:
            raise strange(NAME, "Jigsaw")
        self.areas += regions([mark if mark in whole else None for mark in marks])

    def document(self) -> Document:
        """Return the puzzle that was read."""
        shape = self.shape
        full = (1 << shape.side) - 1
        cells = [0 if mask & (mask - 1) else mask.bit_length() for mask in self.givens]
        boxes = shape.boxes(self.size) if self.boxed and not shape.raw else []
        if any(len(box) > shape.side for box in boxes):
            raise strange(NAME, "RegionSize")
        blocks = [
            *shape.lines(),
            *[Block("box", k, box) for k, box in enumerate(boxes, 1)],
            *[_numbered(area, k) for k, area in enumerate(self.areas, 1)],
        ]
        for kind in ("diagonal", "window", "group", "block"):
            blocks += [
                Block(kind, k, block_cells) for k, block_cells in sorted(self.blocks.get(kind, []))
            ]
        choices: dict[int, list[int]] = {}
        for cell in dict.fromkeys(self.given_cells):
            mask = self.givens[cell]
            if mask & (mask - 1) and mask != full:
                choices.setdefault(mask, []).append(cell)
        rules = self.rules + [
            OneOf(tuple(marked), tuple([shape.first + bit for bit in bits(mask)]))
            for mask, marked in choices.items()
        ]
        grid = Grid(cells, side=shape.side, columns=shape.columns)
        digits = range(shape.first, shape.first + shape.side)
        return Document(
            Board(Puzzle(grid, blocks, rules=rules, digits=digits)),
            unsupported_rules=tuple(sorted(self.unknown)),
            foreign=tuple([("", part) for part in self.foreign]),
            foreign_to=NAME if self.foreign else "",
        )


def _numbered(block: Block, number: int) -> Block:
    """Return a block with another number."""
    return Block(block.kind, number, block.cells)


FORMAT = Format(
    NAME,
    looks_like,
    read,
    write=write,
    rules=(
        "shape",
        "digits",
        "box",
        "blocks",
        "boards",
        "row",
        "column",
        "region",
        "regions",
        "block",
        "diagonal",
        "diagonals",
        "window",
        "windows",
        "group",
        "groups",
        OneOf.kind,
        *[rule.kind for rule in WORDS],
    ),
    sides=tuple(range(1, LARGEST + 1)),
    example="https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~6x6~0-5.Diagonal~1"
    ".Cage~7~R1C1~R1C2.Thermo~R6C1~R6C2~R5C3.AllDifferent~R1C6~R2C5~R3C6.~R2C2_0~R3C4_5",
)
