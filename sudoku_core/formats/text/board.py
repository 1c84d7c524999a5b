"""Make a puzzle from a grid and its rule lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...board.blocks import Block, blocks_for, default_box, lines
from ...board.puzzle import Puzzle
from ...language.messages import InputError
from ...rules import KINDS, boards, jigsaw
from ..errors import ParseError
from ..rules import rule_lines_of
from .families import FAMILIES, family, is_standard
from .lexer import shown
from .rule_lines import cells_in
from .rule_reading import rule_of

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence
    from typing import TypeVar

    from ...board.grid import Grid
    from ...board.rule import Rule
    from .plan import Plan
    from .rule_lines import RuleLine
    from .shape import Cell

    Box = tuple[int, int]
    Result = TypeVar("Result")

_cache: dict[object, Puzzle] = {}
"""Puzzles by board and rule lines; later puzzles with the same key share the layout."""
_MOST_CACHED = 50
_LONGEST_NUMBER = 18
"""Most digits of a block's number."""
_MARKS_BETWEEN = " ,/|\t"


def add_to(puzzle: Puzzle, plan: Plan) -> Puzzle:
    """Return a puzzle with the blocks and rules of its rule lines added.

    Args:
        puzzle: the puzzle without its rule lines, but with the box of the plan, if there is one.
        plan: the board that the rule lines ask for.

    Raises:
        ParseError: a rule line does not fit this board.
    """
    base = plan.base
    if base and not is_standard(puzzle.layout):
        other = rule_lines_of(puzzle.layout)[0].partition(":")[0]
        raise base.refusal("parse.rule-line-twice", word=base.word, other=other)
    if not plan.rule_lines:
        return puzzle
    grid = puzzle.givens
    key = plan.key, puzzle.layout
    cached = _cached(key, grid)
    if cached:
        return cached
    blocks = _base_blocks(base, plan, grid) if base else puzzle.blocks
    draft = _Draft(grid, blocks, plan.box if base else puzzle.box)
    return _remembered(key, _finished(draft, plan, puzzle.rules, None, ()))


def new_board(grid: Grid, cells: Sequence[Cell], plan: Plan, box: Box | None) -> Puzzle:
    """Return a puzzle on a board of its own shape or digits.

    Args:
        grid: the givens.
        cells: the places of the cells in the text.
        plan: the board that the rule lines ask for.
        box: rows and columns of a box, for rule lines without blocks to begin with.

    Raises:
        ParseError: a rule line does not fit this board.
    """
    side = grid.side
    key = plan.key, box, side, grid.columns, len(grid.cells), grid.gaps
    cached = _cached(key, grid)
    if cached:
        return cached
    if plan.base:
        blocks = _base_blocks(plan.base, plan, grid)
        box = plan.box
    elif grid.columns != side or len(grid.cells) != side * side:
        first = plan.rule_lines[0]
        rows = len(grid.cells) // grid.columns
        raise first.refusal("parse.rule-line-base", rows=rows, columns=grid.columns, side=side)
    else:
        box = box or default_box(side)
        blocks = blocks_for(side, box)
    return _remembered(key, _finished(_Draft(grid, blocks, box), plan, (), plan.digits, cells))


def _cached(key: object, grid: Grid) -> Puzzle | None:
    """Return the puzzle with these givens, if its layout is in the cache."""
    try:
        return _cache[key].replace(grid) if key in _cache else None
    except InputError:
        return None


def _remembered(key: object, puzzle: Puzzle) -> Puzzle:
    if len(_cache) >= _MOST_CACHED:
        _cache.clear()
    _cache[key] = puzzle
    return puzzle


class _Draft:
    """The blocks and rules of a board so far, each with its rule line.

    ``origins`` has the rule line of each block, None for the first blocks; ``sources`` that of each
    rule.
    """

    __slots__ = ("blocks", "box", "columns", "gaps", "grid", "origins", "rows", "rules", "sources")

    def __init__(self, grid: Grid, blocks: tuple[Block, ...], box: Box | None) -> None:
        self.grid = grid
        self.columns = grid.columns
        self.rows = len(grid.cells) // grid.columns
        self.box = box
        self.gaps = frozenset(grid.gaps)
        self.blocks = list(blocks)
        self.origins: list[RuleLine | None] = [None] * len(blocks)
        self.rules: list[Rule] = []
        self.sources: list[RuleLine] = []

    def add(self, rule_line: RuleLine) -> None:
        """Add the blocks or the rule of a rule line."""
        side = self.grid.side
        if rule_line.number:
            if len(rule_line.number) > _LONGEST_NUMBER:
                raise rule_line.unlike(rule_line.word + rule_line.number)
            cells = self.cells(rule_line, rule_line.value, 0)
            self.join(rule_line, (Block(rule_line.word, int(rule_line.number), cells),))
        elif rule_line.word in FAMILIES:
            if self.columns != side or self.rows != side:
                raise rule_line.refusal("parse.rule-line-square", word=rule_line.word, side=side)
            self.join(rule_line, allowed(rule_line, family, rule_line.word, side, self.box))
        else:
            kind = KINDS[rule_line.word]
            self.rules.append(allowed(rule_line, rule_of, rule_line, kind, self.cells))
            self.sources.append(rule_line)

    def join(self, rule_line: RuleLine, blocks: tuple[Block, ...]) -> None:
        """Add the blocks of a rule line."""
        self.blocks.extend(blocks)
        self.origins.extend([rule_line] * len(blocks))

    def cells(self, rule_line: RuleLine, text: str, start: int) -> tuple[int, ...]:
        """Return the cells that a part of a rule line names, all of them on the board."""
        return named_cells(rule_line, text, start, self.rows, self.columns, self.gaps)


def named_cells(
    rule_line: RuleLine,
    text: str,
    start: int,
    rows: int,
    columns: int,
    gaps: Container[int],
) -> tuple[int, ...]:
    """Return the cells that a part of a rule line names, all of them on the board.

    Args:
        rule_line: the rule line.
        text: the part of its value.
        start: place in the value at which the part begins.
        rows: number of the board's rows.
        columns: number of the board's columns.
        gaps: the indices that are no cells.

    Raises:
        ParseError: the part has a word that names no cell, or a cell is not on the board.
    """
    cells = []
    for row, column, place in cells_in(rule_line, text, start):
        if row > rows or column > columns:
            name = f"r{row}c{column}"
            params = {"found": name, "rows": rows, "columns": columns}
            raise rule_line.refusal("parse.cell-outside", place, **params)
        cell = (row - 1) * columns + column - 1
        if cell in gaps:
            raise rule_line.refusal("parse.cell-gap", place, cells=((row, column),))
        cells.append(cell)
    return tuple(cells)


def _base_blocks(base: RuleLine, plan: Plan, grid: Grid) -> tuple[Block, ...]:
    side, columns = grid.side, grid.columns
    rows = len(grid.cells) // columns
    if base.word == "blocks":
        return ()
    if base.word == "boards" and plan.box:
        return _boards(base, plan, rows, columns)
    if columns != side or rows != side:
        raise base.refusal("parse.rule-line-square", word=base.word, side=side)
    if base.word == "regions":
        return jigsaw(side, _marks(base, side))
    if plan.box is None:
        return lines(side)
    return allowed(base, blocks_for, side, plan.box)


def _boards(base: RuleLine, plan: Plan, rows: int, columns: int) -> tuple[Block, ...]:
    assert plan.box
    most = plan.box[0] * plan.box[1] - 1
    for row, column in plan.corners:
        if row + most > rows or column + most > columns:
            corner = f"r{row + most}c{column + most}"
            raise base.refusal("parse.cell-outside", 0, found=corner, rows=rows, columns=columns)
    return boards([(row - 1, column - 1) for row, column in plan.corners], columns, plan.box)


def _marks(base: RuleLine, side: int) -> list[str | None]:
    """Return by cell the mark of its region, None for a cell in no region."""
    value = base.value.lower()
    for sign in _MARKS_BETWEEN:
        value = value.replace(sign, " ")
    marks = list(value.replace(" ", ""))
    if len(marks) != side * side:
        marks = value.split()
    if len(marks) != side * side:
        count = len(value.replace(" ", ""))
        raise base.refusal("parse.rule-line-regions", 0, count=count, expected=side * side)
    return [None if mark in (".", "-") else mark for mark in marks]


def _finished(
    draft: _Draft,
    plan: Plan,
    rules: tuple[Rule, ...],
    digits: tuple[int, ...] | None,
    cells: Sequence[Cell],
) -> Puzzle:
    for rule_line in plan.more:
        draft.add(rule_line)
    # The new error is not raised inside "except": MicroPython cannot chain exceptions.
    try:
        return Puzzle(draft.grid, draft.blocks, rules=list(rules) + draft.rules, digits=digits)
    except InputError as error:
        wrong = error
    raise _placed(wrong, draft, plan, len(rules), cells)


def allowed(rule_line: RuleLine, make: Callable[..., Result], *arguments: object) -> Result:
    """Return the result of a function, whose InputError becomes an error in the rule line.

    Raises:
        ParseError: the function refuses its arguments.
    """
    try:
        return make(*arguments)
    except InputError as error:
        wrong = error
    if isinstance(wrong, ParseError):
        raise wrong
    raise rule_line.refusal("parse.rule-line-wrong", reason=wrong.message)


def _placed(
    error: InputError, draft: _Draft, plan: Plan, before: int, cells: Sequence[Cell]
) -> ParseError:
    """Return an error about a puzzle as an error at the rule line or the cell that caused it.

    Args:
        error: the error of the puzzle.
        draft: the blocks and rules of the puzzle.
        plan: the board that the rule lines ask for.
        before: number of rules before those of the rule lines.
        cells: the places of the cells in the text; may be empty.
    """
    code, params = error.code, error.message.params
    number = params.get("number")
    rule_line = plan.rule_lines[0]
    if code == "grid.gap" and cells:
        where = params["cells"]
        assert isinstance(where, tuple)
        row, column = where[0]
        symbol, line, place = cells[(row - 1) * draft.columns + column - 1]
        return ParseError("parse.given", line, place, found=shown(symbol))
    if isinstance(number, int) and code.startswith("puzzle.block-"):
        origin = draft.origins[number - 1]
        cell = params.get("cell")
        if code == "puzzle.block-cell" and isinstance(cell, int) and cells and cell in draft.gaps:
            return ParseError("parse.gap", cells[cell][1], cells[cell][2])
        rule_line = origin or plan.base or rule_line
    elif isinstance(number, int) and code.startswith("rule.") and number > before:
        rule_line = draft.sources[number - before - 1]
    return rule_line.refusal("parse.rule-line-wrong", reason=error.message)
