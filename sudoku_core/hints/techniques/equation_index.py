"""The equations of a board, whatever stands on it, as sets of candidates.

A set of candidates is a whole number with a bit for each: bit ``cell * side + digit - 1``, the
number of the variable x[r,c,d]. Techniques know only two kinds of equations, so they work for any
side and any blocks: **exactly one** candidate holds of a cell, and of a digit in a block with as
many cells as digits; **at most one** holds of a digit in any other block or rule whose digits
differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...board.blocks import Block
from ...board.grid import cell_at
from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...board.rule import Rule
from ...language.messages import Message
from ...models.book import book_of
from ...rules.kernel import Constraint, Table

LINES = ("row", "column", "diagonal")
"""Kinds of blocks that are lines."""
NUMBERED = {"row": "rows", "column": "columns", "box": "boxes"}
"""Kinds of blocks that players name by their numbers, with their plural in codes of sentences."""


@dataclass(frozen=True, slots=True)
class Equation:
    """An equation of the full model: exactly one of its candidates holds, or at most one.

    Args:
        name: the name in the full model.
        block: the name of its block or rule; "" for the equation of a cell.
        cell: its cell, as an index from 0; -1 for a digit in a block.
        digit: its digit, from 1; 0 for a cell.
        candidates: the set of its candidates.
        exactly_one: whether exactly one of them holds; otherwise at most one.
        line: whether its block is a row, a column or a diagonal.
    """

    name: str
    block: str
    cell: int
    digit: int
    candidates: int
    exactly_one: bool
    line: bool = False


@dataclass(frozen=True, slots=True)
class EquationIndex:
    """The equations of a board, and those of each candidate.

    Args:
        layout: the board without givens.
        equations: the equations of cells, then those of blocks and of rules whose digits differ,
            then those of two cells that a rule's table makes differ.
        named: the equations of cells, blocks and rules whose digits differ, by name.
        holding: for each candidate, the numbers of its equations.
        rivals: for each candidate, the set of other candidates that share an equation with it.
        of_cell: for each cell, the set of its candidates.
        of_digit: for each digit, the set of its candidates; the first entry is empty.
        numbered: the blocks whose numbers players see, by name.
    """

    layout: Layout
    equations: tuple[Equation, ...]
    named: Mapping[str, Equation]
    holding: tuple[tuple[int, ...], ...]
    rivals: tuple[int, ...]
    of_cell: tuple[int, ...]
    of_digit: tuple[int, ...]
    numbered: Mapping[str, Block]


def equation_index(layout: Layout) -> EquationIndex:
    """Return the equation index of a board.

    Args:
        layout: the board without givens.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> index = equation_index(Puzzle([0] * 16).layout)
    >>> len(index.equations), index.equations[16].name, len(index.holding[0])
    (64, 'row1_digit1', 4)
    """
    return _equation_index(layout, rule_names(layout))


# Keyed by names too: layouts are equal whatever their rules are called, their equations are not.
@lru_cache(maxsize=16)
def _equation_index(layout: Layout, _names: tuple[str, ...]) -> EquationIndex:
    side, size = layout.side, layout.size
    of_cell, of_digit = [0] * size, [0] * (side + 1)
    for cell in layout.cells:
        of_cell[cell] = ((1 << side) - 1) << cell * side
        for digit in range(1, side + 1):
            of_digit[digit] |= 1 << cell * side + digit - 1
    of_blocks = tuple(_equations(layout))
    equations = (*of_blocks, *_differing(layout))
    holding: list[list[int]] = [[] for _ in range(size * side)]
    rivals = [0] * (size * side)
    for number, equation in enumerate(equations):
        for candidate in members(equation.candidates):
            holding[candidate].append(number)
            rivals[candidate] |= equation.candidates
    for candidate, candidates in enumerate(rivals):
        rivals[candidate] = candidates & ~(1 << candidate)
    numbers_of = tuple([tuple(numbers) for numbers in holding])
    return EquationIndex(
        layout,
        equations,
        {equation.name: equation for equation in of_blocks},
        numbers_of,
        tuple(rivals),
        tuple(of_cell),
        tuple(of_digit),
        _numbered_blocks(layout),
    )


def _numbered_blocks(layout: Layout) -> dict[str, Block]:
    """Return the blocks whose numbers players see, by name: on boards that are one square."""
    counts = Counter([block.kind for block in layout.blocks])
    return {
        block.name: block
        for block in layout.blocks
        if block.kind in NUMBERED and counts[block.kind] <= layout.side
    }


def _equations(layout: Layout) -> Iterator[Equation]:
    book, lines = book_of(layout), {block.name for block in layout.blocks if block.kind in LINES}
    for cell in layout.cells:
        row = book.rows["cell_r{}c{}".format(*cell_at(cell, layout.columns))]
        yield Equation(row.name, "", cell, 0, candidates_of(row), exactly_one=True)
    for name, different in lowered(layout).all_different:
        if len(different.cells) > 1:
            for digit in range(1, layout.side + 1):
                row = book.rows[f"{name}_digit{digit}"]
                candidates = candidates_of(row)
                yield Equation(row.name, name, -1, digit, candidates, row.exact, name in lines)


def _differing(layout: Layout) -> Iterator[Equation]:
    """Yield for two cells in no common block, which a table makes differ, an equation a digit.

    Its row excludes further pairs of digits, which techniques for equal digits leave aside.
    """
    book, peers = book_of(layout), lowered(layout).peers
    for _owner, name, table in lowered(layout).parts:
        if not isinstance(table, Table) or table.b in peers[table.a]:
            continue
        for bit, partners in enumerate(table.allowed):
            both = {cell * layout.side + bit for cell in table.cells}
            rows = [row for row in book.parts.get(name, ()) if both.issubset(row.variables)]
            if rows and not partners >> bit & 1:
                candidates = sum([1 << variable for variable in both])
                yield Equation(rows[0].name, name, -1, bit + 1, candidates, exactly_one=False)


def candidates_of(row: Constraint) -> int:
    """Return the set of the candidates in a row of the model."""
    candidates = 0
    for variable in row.variables:
        candidates |= 1 << variable
    return candidates


def place_message(index: EquationIndex, name: str) -> Message:
    """Return the name of a block, a rule or a cell as people say it: "row 3", "R1C2".

    Args:
        index: the equations of the board.
        name: the name of a block, a rule, or the equation of a cell.
    """
    owner = name.partition("_part")[0]
    for rule in (*index.layout.blocks, *index.layout.rules):
        if rule.name == owner:
            if isinstance(rule, Block):
                return _block_message(index, rule)
            return _rule_message(index, rule)
    cell = index.named[name].cell
    return Message("place.cell", at=(cell_at(cell, index.layout.columns),))


def _block_message(index: EquationIndex, block: Block) -> Message:
    """Return the name of a block: with its number, or with a cell if players see no number."""
    if block.name in index.numbered:
        return Message(block.code("place"), number=block.number)
    code = block.code("place") + ("-at" if block.kind in NUMBERED else "")
    return Message(code, at=(cell_at(min(block.cells), index.layout.columns),))


def _rule_message(index: EquationIndex, rule: Rule) -> Message:
    """Return the name of a rule: with its cells, and with its clue if it is a sum or outside."""
    ends = sorted(rule.cells) if rule.is_pair() else rule.cells[:1]
    at = tuple([cell_at(cell, index.layout.columns) for cell in ends])
    if rule.is_cage and rule.worded and rule.clue:
        return Message(rule.code("place", "sum"), at=at, clue=rule.clue)
    place = Message(rule.code("place"), at=at)
    if not (rule.worded and rule.clue_side):
        return place
    return Message("place.clue", place=(place,), clue=rule.clue)


def places_messages(index: EquationIndex, names: Sequence[str]) -> tuple[Message, ...]:
    """Return the names of blocks and rules as people say them: "rows 1–3", "box 2", "the cage …".

    Args:
        index: the equations of the board.
        names: the names of the blocks and rules.
    """
    blocks = index.numbered
    alike: dict[str, list[str]] = {}
    for name in names:
        alike.setdefault(blocks[name].kind if name in blocks else name, []).append(name)
    messages = [
        _numbers_message(kind, [blocks[name].number for name in group])
        if len(group) > 1
        else place_message(index, group[0])
        for kind, group in alike.items()
    ]
    # The parts of a rule for the whole board have one name.
    return tuple([each for place, each in enumerate(messages) if each not in messages[:place]])


def _numbers_message(kind: str, numbers: Sequence[int]) -> Message:
    """Return the name of several blocks of a kind with their numbers, such as "rows 1–3"."""
    text = ", ".join([str(number) for number in sorted(numbers)])
    if len(numbers) > 2 and max(numbers) - min(numbers) == len(numbers) - 1:
        text = f"{min(numbers)}–{max(numbers)}"
    return Message("place." + NUMBERED[kind], numbers=text)


def members(candidates: int) -> Iterator[int]:
    """Yield the candidates of a set, ascending.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    while candidates:
        lowest = candidates & -candidates
        yield lowest.bit_length() - 1
        candidates ^= lowest
