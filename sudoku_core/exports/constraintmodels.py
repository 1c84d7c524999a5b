"""The puzzle as a Julia script with ConstraintModels.jl (seed 002)."""

from __future__ import annotations

from collections.abc import Iterator

from ..blocks import standard_blocks
from ..puzzle import Puzzle
from .board import NOT_GIVEN
from .contract import Export
from .demands import Sum, added, demands
from .julia_script import script

STANDARD = """\
# Sudoku for the local search of LocalSearchSolvers.jl.
using ConstraintModels, JuMP

start = [
{givens}
]
m, grid = sudoku({order}; start = start)
optimize!(m)
display(value.(grid), Val(:sudoku))
"""
ANY = """\
# Sudoku for the local search of LocalSearchSolvers.jl: one variable a cell, all different in every
# block. ConstraintModels.sudoku has no such {lacking}; this is what it does for its own.
using CBLS, JuMP

{sizes}start = [
{givens}
]
blocks = Vector{{Tuple{{Int,Int}}}}[]
{blocks}
m = JuMP.Model(CBLS.Optimizer)
@variable(m, X[1:{rows}, 1:{columns}])
for i in 1:{rows}, j in 1:{columns}
    if start[i, j] == {empty}
        @constraint(m, X[i, j] in DiscreteSet({digits}))
    else
        @constraint(m, X[i, j] in DiscreteSet(start[i, j]))
    end
end
for B in blocks
    @constraint(m, [X[i, j] for (i, j) in B] in AllDifferent())
end
{demands}optimize!(m)
for i in 1:{rows}
    {shown}
end
"""
SHOWN = 'println(join(round.(Int, value.(X[i, :])), " "))'
SHOWN_CELLS = """\
numbers = round.(Int, value.(X[i, :]))
    println(join([k == NO_CELL ? "-" : string(k) for k in numbers], " "))"""
ERRORS = """\
# The others by how far they are from being kept, which is 0 where they are.
"""
TOO_MUCH = {
    "=": "abs({total} - {bound})",
    "<=": "max(0, {total} - {bound})",
    ">=": "max(0, {bound} - ({total}))",
}
APART = {
    "<": "max(0, v[1] - v[2] + 1)",
    "<=": "max(0, v[1] - v[2])",
    "=": "abs(v[1] - v[2])",
    "!=": "v[1] == v[2] ? 1 : 0",
}


def write_constraintmodels(puzzle: Puzzle) -> str:
    """The puzzle as a script with ConstraintModels.jl, which shows the grid.

    Where there are other blocks than those of a board of side n², or rules, the same model is
    spelled out.

    >>> write_constraintmodels(Puzzle([0] * 16)).splitlines()[1]
    'using ConstraintModels, JuMP'
    """
    words, order = script(puzzle), _order(puzzle)
    if order:
        return STANDARD.format(order=order, givens=words.givens)
    return ANY.format(
        lacking="rules" if puzzle.rules else "blocks",
        sizes=words.sizes,
        givens=words.givens,
        blocks=words.blocks,
        rows=words.rows,
        columns=words.columns,
        empty="0" if words.shape.plain else str(NOT_GIVEN),
        digits=words.digits,
        demands="".join(_demands(puzzle)),
        shown=SHOWN_CELLS if words.shape.gaps else SHOWN,
    )


def _order(puzzle: Puzzle) -> int | None:
    """The n of a board of side n² with its rows, columns and boxes and nothing else."""
    box = puzzle.box
    if not box or box[0] != box[1] or puzzle.rules or not puzzle.layout.plain:
        return None
    return box[0] if set(puzzle.blocks) == set(standard_blocks(*box)) else None


def _demands(puzzle: Puzzle) -> Iterator[str]:
    """Errors, not predicates: these guide the search, and every version of CBLS has them."""
    found = demands(puzzle)
    if found.sums or found.comparisons or found.tables:
        yield ERRORS
    for one in found.sums:
        cells = ", ".join([f"X{list(cell)}" for _, cell in one.terms])
        yield _error(f"[{cells}]", _too_much(one), one.name)
    for pair in found.comparisons:
        yield _error(f"[X{list(pair.a)}, X{list(pair.b)}]", APART[pair.sense], pair.name)
    for table in found.tables:
        pairs = f"[{', '.join(map(str, table.pairs))}]"
        said = f"(v[1], v[2]) in {pairs} ? 0 : 1"
        yield _error(f"[X{list(table.a)}, X{list(table.b)}]", said, table.name)


def _error(cells: str, amount: str, name: str) -> str:
    return f"@constraint(m, {cells} in CBLS.Error(v -> {amount}))  # {name}\n"


def _too_much(one: Sum) -> str:
    total = added([(factor, f"v[{k}]") for k, (factor, _) in enumerate(one.terms, 1)])
    return TOO_MUCH[one.sense].format(total=total, bound=one.total)


EXPORT = Export(
    name="constraintmodels",
    file="sudoku.jl",
    tool="Julia with ConstraintModels.jl",
    write=lambda puzzle, _form: write_constraintmodels(puzzle),
)
