"""The puzzle as a Julia script with JuMP (seeds 000 and 001)."""

from __future__ import annotations

from collections.abc import Iterator

from ...board.puzzle import Puzzle
from .contract import Export
from .julia_script import Script, script
from .primitives import PairTable, Primitives, primitives_of, sum_of_terms

SCRIPT = """\
# Sudoku as an integer program: x[i, j, k] is 1 where row i, column j has the digit k.
# HiGHS can be any integer-programming solver that JuMP knows, such as GLPK or Gurobi.
using JuMP, HiGHS

{sizes}M = [
{givens}
]
blocks = Vector{{Tuple{{Int,Int}}}}[]
{blocks}
model = Model(HiGHS.Optimizer)
set_silent(model)
@variable(model, x[{indices}], Bin)
@constraint(model, [{each}], sum(x[i, j, k] for k in {digits}) == 1)
for B in blocks, k in {digits}
    if length(B) == N
        @constraint(model, sum(x[i, j, k] for (i, j) in B) == 1)
    else
        @constraint(model, sum(x[i, j, k] for (i, j) in B) <= 1)
    end
end
{constraints}for i in 1:{rows}, j in 1:{columns}
    if M[i, j] {given}
        fix(x[i, j, M[i, j]], 1; force = true)
    end
end

optimize!(model)
if termination_status(model) == OPTIMAL
    for i in 1:{rows}
        {shown}
    end
else
    println(termination_status(model))
end
"""
DIGIT_AT = "sum(k * round(Int, value(x[i, j, k])) for k in {digits})"
SHOWN = "println(join(({digit} for j in 1:{columns}), " + '" "))'
DIGIT = "digit(i, j) = sum(k * x[i, j, k] for k in {digits})\n"
COMPARED = {
    "<": """\
# The first is less than the second: not at least k while the second is at most k.
for ((a, b), (c, d)) in {pairs}, k in {digits}
    at_least = sum(x[a, b, l] for l in {digits} if l >= k)
    @constraint(model, at_least + sum(x[c, d, l] for l in {digits} if l <= k) <= 1)
end
""",
    "<=": """\
# The second is not less than the first: not less than k while the first is at least k.
for ((a, b), (c, d)) in {pairs}, k in {digits}
    at_least = sum(x[a, b, l] for l in {digits} if l >= k)
    @constraint(model, at_least <= sum(x[c, d, l] for l in {digits} if l >= k))
end
""",
    "=": """\
for ((a, b), (c, d)) in {pairs}, k in {digits}
    @constraint(model, x[a, b, k] == x[c, d, k])
end
""",
    "!=": """\
for ((a, b), (c, d)) in {pairs}, k in {digits}
    @constraint(model, x[a, b, k] + x[c, d, k] <= 1)
end
""",
}
"""By sense, the rows of comparisons. No sum in them is empty: JuMP could not infer its type."""


def write_jump(puzzle: Puzzle) -> str:
    """Return the puzzle as a script with JuMP and HiGHS that prints the grid, one line per row.

    >>> write_jump(Puzzle([0] * 16)).splitlines()[2]
    'using JuMP, HiGHS'
    """
    words = script(puzzle)
    shape, digits = words.shape, words.digits
    digit = DIGIT_AT.format(digits=digits)
    if shape.gaps:
        digit = f'M[i, j] == NO_CELL ? "-" : {digit}'
    return SCRIPT.format(
        sizes=words.sizes,
        givens=words.givens,
        blocks=words.blocks,
        indices=_indices(words),
        each=f"i in 1:{words.rows}, j in 1:{words.columns}" + _only_cells(words),
        digits=digits,
        constraints="".join(_constraints(primitives_of(puzzle), puzzle.digits, digits)),
        rows=words.rows,
        columns=words.columns,
        given="!= 0" if shape.plain else ">= 0",
        shown=SHOWN.format(digit=digit, columns=words.columns),
    )


def _indices(words: Script) -> str:
    """Return the indices of the variables; a gap has none."""
    if not words.shape.gaps:
        return f"1:{words.rows}, 1:{words.columns}, {words.digits}"
    each = f"i in 1:{words.rows}, j in 1:{words.columns}, k in {words.digits}"
    return each + _only_cells(words)


def _only_cells(words: Script) -> str:
    return "; M[i, j] != NO_CELL" if words.shape.gaps else ""


def _constraints(primitives: Primitives, values: tuple[int, ...], digits: str) -> Iterator[str]:
    if primitives.sums:
        yield DIGIT.format(digits=digits)
    for linear in primitives.sums:
        total = sum_of_terms([(factor, f"digit{cell}") for factor, cell in linear.terms])
        sense = "==" if linear.sense == "=" else linear.sense
        yield f"@constraint(model, {total} {sense} {linear.total})  # {linear.name}\n"
    for sense, text in COMPARED.items():
        pairs = [f"({p.a}, {p.b})" for p in primitives.comparisons if p.sense == sense]
        if pairs:
            yield text.format(pairs=f"[{', '.join(pairs)}]", digits=digits)
    for table in primitives.tables:
        yield from _table(table, values)
    for name in primitives.variables:
        yield f"@variable(model, {name}, Bin)\n"
    for row in primitives.rows:
        terms = [(factor, f"x[{r}, {c}, {value}]") for factor, (r, c), value in row.candidates]
        sense = "==" if row.sense == "=" else row.sense
        total = sum_of_terms([*terms, *row.auxiliary])
        yield f"@constraint(model, {total} {sense} {row.bound})  # {row.name}\n"


def _table(table: PairTable, values: tuple[int, ...]) -> Iterator[str]:
    """Yield for each digit of a the row that allows only the digits of b that fit it."""
    yield f"# {table.name}\n"
    for value, partners in table.partners(values):
        a, b = [f"x[{row}, {column}, " for row, column in (table.a, table.b)]
        total = " + ".join([f"{b}{partner}]" for partner in partners]) or "0"
        yield f"@constraint(model, {a}{value}] <= {total})\n"


EXPORT = Export(
    name="jump",
    file="sudoku.jl",
    tool="Julia with JuMP and HiGHS",
    write=lambda puzzle, _form: write_jump(puzzle),
)
