"""Random small puzzles with random rules; ``oracles`` says how many solutions they have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import mul
from random import Random

from sudoku_core import Candidates, Grid, Puzzle, Rule
from sudoku_core.board.blocks import Block, blocks_for, lines
from sudoku_core.rules import (
    KINDS,
    Killer,
    Thermometer,
    boards,
    diagonals,
    disjoint_groups,
    jigsaw,
    regions,
    windows,
)
from tests.made_up import Among, Often, Paired, Remainder, Weighted
from tests.sampling import sample

Digits = tuple[int, ...]
"""What the digits of a puzzle stand for."""
BOXES = {4: [(2, 2)], 6: [(2, 3), (3, 2)]}
OVERLAPS = (
    ([(0, 0), (2, 2)], 6, 6),
    ([(0, 0), (0, 2)], 4, 6),
    ([(0, 2), (2, 0), (2, 4)], 6, 8),
    ([(0, 0), (3, 1)], 7, 5),
)
"""Corners of boards of side 4, and the rows and columns of the whole."""
MOST_OPEN = 24
"""Cells without a given."""
PATIENCE = 2000
"""Digits that are tried to fill a board."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board before there are rules on it.

    Args:
        kind: how it was made.
        side: how many digits there are.
        rows: of its rectangle.
        columns: of its rectangle.
        blocks: what must differ.
    """

    kind: str
    side: int
    rows: int
    columns: int
    blocks: tuple[Block, ...]

    @property
    def square(self) -> bool:
        """True if there are as many rows and columns as digits."""
        return self.side == self.rows == self.columns

    @property
    def cells(self) -> list[int]:
        """The cells there are."""
        if self.square:
            return list(range(self.side**2))
        return sorted({cell for block in self.blocks for cell in block.cells})


def random_puzzle(rng: Random) -> tuple[Puzzle, set[str]]:
    """A small puzzle that any rule may be part of, and words for what is in it."""
    board = rng.choice((_plain, _plain, _jigsaw, _own_regions, _overlapping, _odd))(rng)
    values = _values(rng, board.side)
    square = board.square and "diagonal" not in {block.kind for block in board.blocks}
    extra = diagonals(board.side) if square and rng.random() < 0.15 else ()
    grid = _filled(rng, replace(board, blocks=board.blocks + extra))
    rules = _rules(rng, board, grid, values)
    hidden = rng.sample(board.cells, rng.randint(0, min(len(board.cells), MOST_OPEN)))
    givens = [0 if cell in hidden else digit for cell, digit in enumerate(grid)]
    if rng.random() < 0.1:
        givens[rng.choice(board.cells)] = rng.randint(1, board.side)
    start = Grid(givens, side=board.side, columns=board.columns)
    puzzle = Puzzle(start, board.blocks, rules=[*rules, *extra], digits=values)
    return puzzle, _words(board, puzzle)


def random_state(seed: int) -> Candidates:
    """Return a random puzzle with some candidates ruled out, whether rightly or not."""
    rng = Random(seed)
    puzzle, _about = random_puzzle(rng)
    state = Candidates(puzzle)
    for cell in puzzle.cells:
        for digit in range(1, puzzle.side + 1):
            if rng.random() < 0.3 and state.masks[cell].bit_count() > 1:
                state = state.eliminate(cell, digit)
    return state


def _words(board: Board, puzzle: Puzzle) -> set[str]:
    words = {board.kind, f"side {board.side}"}
    words |= {block.kind + "s" for block in puzzle.blocks} - {"rows", "columns", "boxs", "blocks"}
    for rule in puzzle.rules:
        words.add(rule.kind if rule.clue or rule.kind != "killer" else "cage without total")
    if puzzle.digits != tuple(range(1, puzzle.side + 1)):
        words.add("other digits")
    return words


def _values(rng: Random, side: int) -> Digits | None:
    kind = rng.random()
    if kind < 0.6:
        return None
    if kind < 0.8:
        return tuple(range(side))
    return tuple(sorted(rng.sample(range(rng.choice((side + 2, 20, 999))), side)))


def _plain(rng: Random) -> Board:
    side = rng.choice((2, 3, 4, 4, 5, 6, 6))
    box = rng.choice([None, *BOXES.get(side, []) * 2])
    blocks = blocks_for(side, box)
    if rng.random() < 0.3:
        blocks += diagonals(side)
    if box and rng.random() < 0.3:
        blocks += windows(side, box)
    if box and rng.random() < 0.2:
        blocks += disjoint_groups(side, box)
    return Board("boxes" if box else "rows and columns", side, side, side, blocks)


def _jigsaw(rng: Random) -> Board:
    side = rng.randint(3, 6)
    marks = [cell // side for cell in range(side**2)]
    for _ in range(rng.randint(1, side)):
        first_cell, other = rng.sample(range(side**2), 2)
        marks[first_cell], marks[other] = marks[other], marks[first_cell]
    return Board("jigsaw", side, side, side, jigsaw(side, marks))


def _own_regions(rng: Random) -> Board:
    """Regions smaller than the side, on a Latin square or by themselves."""
    side = rng.randint(3, 5)
    marks: list[int | None] = [None] * side**2
    for mark in range(rng.randint(1, 4)):
        for cell in rng.sample(range(side**2), rng.randint(1, side - 1)):
            marks[cell] = mark
    before = lines(side) if rng.random() < 0.7 else ()
    return Board("own regions", side, side, side, before + regions(marks))


def _overlapping(rng: Random) -> Board:
    corners, rows, columns = rng.choice(OVERLAPS)
    return Board("overlapping boards", 4, rows, columns, boards(corners, columns, (2, 2)))


def _odd(rng: Random) -> Board:
    """A rectangle with more digits than it is wide and high, and with holes."""
    rows, columns = rng.randint(1, 3), rng.randint(2, 4)
    side = max(rows, columns) + rng.randint(1, 2)
    cells_of_board = [cell for cell in range(rows * columns) if rng.random() < 0.85] or [0]
    blocks = [
        Block(kind, number, line)
        for kind, count, along in (("row", rows, columns), ("column", columns, 0))
        for number in range(1, count + 1)
        if (
            line := [
                c for c in cells_of_board if (c // along if along else c % columns) == number - 1
            ]
        )
    ]
    return Board("rectangle with gaps", side, rows, columns, tuple(blocks))


def _filled(rng: Random, board: Board) -> list[int]:
    """A full grid that keeps the blocks, if one is found soon; else any digits."""
    digits = [0] * (board.rows * board.columns)
    touching = {c: [block for block in board.blocks if c in block.cells] for c in board.cells}
    steps = 0

    def fill(place: int) -> bool:
        nonlocal steps
        steps += 1
        if place == len(board.cells) or steps > PATIENCE:
            return steps <= PATIENCE
        cell = board.cells[place]
        for digit in rng.sample(range(1, board.side + 1), board.side):
            digits[cell] = digit
            if not any(block.broken(digits) for block in touching[cell]) and fill(place + 1):
                return True
        digits[cell] = 0
        return False

    if not fill(0):
        for cell in board.cells:
            digits[cell] = rng.randint(1, board.side)
    return digits


def _rules(rng: Random, board: Board, grid: Sequence[int], values: Digits | None) -> list[Rule]:
    """Rules of which about half are of kinds drawn from all that there are."""
    count = rng.choice((0, 1, 2, 2, 3, 4, 6))
    if rng.random() < 0.5:
        return [_rule(rng, board, grid, values) for _ in range(count)]
    start = Grid([0] * (board.rows * board.columns), side=board.side, columns=board.columns)
    layout = Puzzle(start, board.blocks, digits=values).layout
    kinds = [rng.choice(sorted(KINDS)) for _ in range(count)]
    sampled = [sample(rng, KINDS[kind], layout, grid) for kind in kinds]
    return [rule for rule in sampled if rule]


def _rule(rng: Random, board: Board, grid: Sequence[int], values: Digits | None) -> Rule:
    """A rule that a full grid keeps, most of the time."""
    family = rng.random()
    if family < 0.4:
        return Thermometer(_path(rng, board, grid))
    if family < 0.6 and len(board.cells) > 1:
        return _made_up(rng, board, grid, values)
    size = rng.randint(1, board.side)
    cells = [rng.choice(board.cells)]
    while len(cells) < size:
        choices = [c for cell in cells for c in _around(cell, board, 1) if c not in cells]
        true = [c for c in choices if grid[c] not in {grid[cell] for cell in cells}]
        if not choices or (not true and rng.random() < 0.9):
            break
        cells.append(rng.choice(true if true and rng.random() < 0.95 else choices))
    total = sum(values[grid[cell] - 1] if values else grid[cell] for cell in cells)
    kind = rng.random()
    if kind < 0.2:
        return Killer(cells)
    if kind > 0.94:
        total = rng.choice((0, 1, total + 1, max(total - 2, 0), 5000))
    return Killer(rng.sample(cells, len(cells)), total)


def _made_up(rng: Random, board: Board, grid: Sequence[int], values: Digits | None) -> Rule:
    """A table, a sum, a count, an automaton or a set of digits, of the primitives' own kind."""
    kind = rng.random()
    if kind < 0.3:
        first_cell, other = rng.sample(board.cells, 2)
        digits = range(1, board.side + 1)
        pairs = {(u, v) for u in digits for v in digits if rng.random() < 0.6}
        return Paired((first_cell, other), frozenset(pairs | {(grid[first_cell], grid[other])}))
    cells = rng.sample(board.cells, rng.randint(1, min(4, len(board.cells))))
    if kind < 0.6:
        return _walked(rng, cells, [values[grid[c] - 1] if values else grid[c] for c in cells])
    factors = [rng.choice((-2, -1, 1, 1, 2, 3)) for _ in cells]
    added = [values[grid[cell] - 1] if values else grid[cell] for cell in cells]
    sense = rng.choice(("=", "=", "<=", ">="))
    total = sum(map(mul, factors, added)) + rng.choice((0,) * 8 + (1, -2))
    return Weighted(tuple(cells), tuple(factors), sense, total)


def _walked(rng: Random, cells: Sequence[int], row: list[int]) -> Rule:
    """A count, an automaton or a set of digits; the values in the cells keep it, mostly."""
    kind = rng.random()
    wrong = rng.choice((0,) * 8 + (1, 2))
    if kind < 0.2:
        return Among(tuple(cells), frozenset(row[wrong:] + [rng.randrange(9)]))
    if kind < 0.6:
        value = rng.choice((*row, *row, 1, 50))
        least = rng.randint(0, row.count(value)) + wrong
        return Often(tuple(cells), value, least, max(least, row.count(value)) + rng.choice((0, 1)))
    modulus = rng.randint(1, 5)
    return Remainder(tuple(cells), modulus, (sum(row) + wrong) % modulus)


def _path(rng: Random, board: Board, grid: Sequence[int]) -> list[int]:
    """Cells one beside the other, each with a greater digit than the one before, mostly."""
    cells = [rng.choice(board.cells)]
    length = rng.randint(1, board.side)
    while len(cells) < length:
        choices = [c for c in _around(cells[-1], board, 2) if c not in cells]
        right = [c for c in choices if grid[c] > grid[cells[-1]]]
        if not choices or (not right and rng.random() < 0.9):
            break
        cells.append(rng.choice(right if right and rng.random() < 0.95 else choices))
    return cells


def _around(cell: int, board: Board, reach: int) -> list[int]:
    """The cells beside one; with a reach of 2 those across a corner too."""
    row, column = divmod(cell, board.columns)
    cells_of_board = set(board.cells)
    steps = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if 0 < abs(r) + abs(c) <= reach]
    return [
        (row + r) * board.columns + column + c
        for r, c in steps
        if 0 <= column + c < board.columns
        and (row + r) * board.columns + column + c in cells_of_board
    ]
