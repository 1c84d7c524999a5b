"""The puzzle as a Julia script with ConstraintModels.jl (seed 002)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...board.blocks import standard_blocks
from ...board.puzzle import Puzzle
from .board import NOT_GIVEN
from .contract import Export
from .julia_script import script
from .primitives import Cell, Primitives, Sum, primitives_of, sum_of_terms

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
{constraints}optimize!(m)
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
WALKED = """\
# The state that the digits of a line lead to, -1 where no arc goes on.
walked(arcs, v) = foldl((state, digit) -> get(arcs, (state, digit), -1), v; init = 0)
"""
TOO_MUCH = {
    "=": "abs({total} - {bound})",
    "<=": "max(0, {total} - {bound})",
    ">=": "max(0, {bound} - ({total}))",
}
"""By sense, the error of a sum."""
APART = {
    "<": "max(0, v[1] - v[2] + 1)",
    "<=": "max(0, v[1] - v[2])",
    "=": "abs(v[1] - v[2])",
    "!=": "v[1] == v[2] ? 1 : 0",
}
"""By sense, the error of a comparison."""


def write_constraintmodels(puzzle: Puzzle) -> str:
    """Return the puzzle as a script with ConstraintModels.jl that shows the grid.

    ``ConstraintModels.sudoku`` only has boards of side n² with rows, columns and boxes. For any
    other puzzle the script spells the same model out.

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
        constraints="".join(_constraints(puzzle)),
        shown=SHOWN_CELLS if words.shape.gaps else SHOWN,
    )


def _order(puzzle: Puzzle) -> int | None:
    """Return the order n of a board of side n² with only rows, columns and boxes; else None."""
    box = puzzle.box
    if not box or box[0] != box[1] or puzzle.rules or not puzzle.layout.plain:
        return None
    return box[0] if set(puzzle.blocks) == set(standard_blocks(*box)) else None


def _constraints(puzzle: Puzzle) -> Iterator[str]:
    """Yield errors, not predicates: errors guide the search, and every version of CBLS has them."""
    primitives = primitives_of(puzzle)
    if primitives != Primitives((), (), (), (), (), (), ()):
        yield ERRORS
    for linear in primitives.sums:
        cells = ", ".join([f"X{list(cell)}" for _, cell in linear.terms])
        yield _error(f"[{cells}]", _too_much(linear), linear.name)
    for comparison in primitives.comparisons:
        cells = f"[X{list(comparison.a)}, X{list(comparison.b)}]"
        yield _error(cells, APART[comparison.sense], comparison.name)
    for table in primitives.tables:
        pairs = f"[{', '.join(map(str, table.pairs))}]"
        error = f"(v[1], v[2]) in {pairs} ? 0 : 1"
        yield _error(f"[X{list(table.a)}, X{list(table.b)}]", error, table.name)
    for tally in primitives.tallies:
        places = [f"(v[{k}] == {tally.value})" for k, _ in enumerate(tally.cells, 1)]
        total = " + ".join(places)
        error = f"max(0, {tally.least} - ({total}), {total} - {tally.most})"
        yield _error(_listed(tally.cells), error, tally.name)
    if primitives.automata:
        yield WALKED
    for line in primitives.automata:
        arcs = ", ".join([f"(({state}, {v}), {after})" for state, v, after in line.arcs])
        yield f"{line.name} = Dict([{arcs or '((-1, -1), -1)'}])\n"
        yield _error(_listed(line.cells), f"walked({line.name}, v) < 0 ? 1 : 0", line.name)


def _listed(cells: Iterable[Cell]) -> str:
    return "[" + ", ".join([f"X{list(cell)}" for cell in cells]) + "]"


def _error(cells: str, amount: str, name: str) -> str:
    return f"@constraint(m, {cells} in CBLS.Error(v -> {amount}))  # {name}\n"


def _too_much(linear: Sum) -> str:
    total = sum_of_terms([(factor, f"v[{k}]") for k, (factor, _) in enumerate(linear.terms, 1)])
    return TOO_MUCH[linear.sense].format(total=total, bound=linear.total)


EXPORT = Export(
    name="constraintmodels",
    file="sudoku.jl",
    tool="Julia with ConstraintModels.jl",
    write=lambda puzzle, _form: write_constraintmodels(puzzle),
)
