"""Test what our Julia scripts ask of a grid, worked out in Python: no Julia can be had on our
machines.

It knows as much of Julia as the scripts use, line by line, and no solver: it says whether a grid
keeps all that a script demands.
"""

import re
from itertools import product

import pulp

INDENT = re.compile(r" *")
NO_CELL = -2
RANGE = re.compile(r"([\w+-]+):(?:(\w+):)?([\w+-]+)")
CHOICE = re.compile(r"lambda v: (.*) \? (\d) : (\d)")
"""Julia's "a ? b : c", which our scripts have at the end of a function."""
LINES = [
    (r"@variable\(model, (\w+), Bin\)", r"\1 = auxiliary('\1')"),
    (r"walked\(.*?\) = .*", ""),
    (r"(\w+ = Dict\(.*\))", r"\1"),
    (r"using .*|set_silent\(.*|@variable\(.*|m(?:odel)? = .*|end", ""),
    (r"const (.*)", r"\1"),
    (r"blocks = Vector.*", "blocks = []"),
    (r"append!\(blocks, (.*)\)", r"blocks.extend(\1)"),
    (r"push!\(blocks, (.*)\)", r"blocks.append(\1)"),
    (r"digit\(i, j\) = (.*)", r"digit = lambda i, j: \1"),
    (r"if (.*)", r"if \1:"),
    (r"else", "else:"),
    (r"fix\((.*), 1; force = true\)", r"keep(\1 == 1)"),
    (r"@constraint\(model, \[(.*?)\], (.*)\)", r"keep(all(\2 for \1))"),
    (r"@constraint\(m, (.*) in DiscreteSet\((.*)\)\)", r"keep(\1 in among(\2))"),
    (r"@constraint\(m, (.*) in AllDifferent\(\)\)", r"keep(differ(\1))"),
    (r"@constraint\(m, (.*) in CBLS.Error\(v -> (.*)\)\)", r"keep(apply(lambda v: \2, \1) == 0)"),
    (r"@constraint\(model, (.*)\)", r"keep(\1)"),
    (r"(at_least = .*)", r"\1"),
]
"""Lines of Julia, and what they are in Python."""


def _range(bounds):
    first, step, last = bounds.groups()
    return f"range({first}, {last} + 1, {step or 1})"


def _each(head):
    """The loops of Julia's "i in A, j in B", with a condition after a semicolon."""
    head, _, condition = head.partition("; ")
    parts = re.split(r", (?=\w+ in )", head)
    names, values = zip(*[part.split(" in ", 1) for part in parts])
    loop = f"{', '.join(names)}, in product({', '.join(values)})"
    return loop + f" if {condition}" * bool(condition)


def _line(text):
    """Return one line of Julia in Python."""
    indent = INDENT.match(text).group()
    text = RANGE.sub(_range, text.strip().partition("  # ")[0])
    if text.startswith("for "):
        return f"{indent}for {_each(text[4:])}:"
    for pattern, python in LINES:
        match = re.fullmatch(pattern, text)
        if match:
            return indent + CHOICE.sub(r"lambda v: \2 if \1 else \3", _loops(match.expand(python)))
    raise AssertionError(f"no Julia that we know: {text}")


def _loops(text):
    """The loops of a constraint for many indices."""
    match = re.fullmatch(r"keep\(all\((.*) for (\w+ in .*)\)\)", text)
    return f"keep(all({match[1]} for {_each(match[2])}))" if match else text


def translated(script):
    """Return the parts of a script: its matrix, the matrix's name, and the rest as Python."""
    before, _, after = script.partition(" = [\n")
    matrix, _, after = after.partition("\n]\n")
    *lines, name = before.splitlines()
    lines += after.partition("optimize!(")[0].splitlines()
    code = [_line(line) for line in lines if line and not line.startswith("#")]
    return [[int(word) for word in row.split()] for row in matrix.splitlines()], name, code


def keeps(script, puzzle, grid):
    """Return whether a full grid keeps all that a script demands."""
    matrix, name, code = translated(script)
    rows = {(r, c): number for r, row in enumerate(matrix, 1) for c, number in enumerate(row, 1)}
    values = [puzzle.digits[digit - 1] if digit else NO_CELL for digit in grid.cells]
    by_name = dict(zip(rows, values, strict=True))
    constraints = []
    problem = pulp.LpProblem()
    names = {
        name: rows,
        "x": {
            (*place, d): int(value == d) for place, value in by_name.items() for d in puzzle.digits
        },
        "X": by_name,
        "keep": constraints.append,
        "product": product,
        "length": len,
        "auxiliary": lambda name: problem.add_variable(name, cat=pulp.LpBinary),
        "Dict": dict,
        "walked": _walked,
        "among": lambda value: [value] if isinstance(value, int) else value,
        "differ": lambda several: len(set(several)) == len(several),
        "apply": lambda function, several: function(dict(enumerate(several, 1))),
    }
    exec("\n".join(code), names)
    rows = [row for row in constraints if isinstance(row, pulp.LpConstraint)]
    if not all(row for row in constraints if not isinstance(row, pulp.LpConstraint)):
        return False
    return not rows or _can_hold(problem, rows)


def _can_hold(problem, rows):
    """Return whether some values of the auxiliary variables keep the rows."""
    for row in rows:
        problem += row
    problem.solve(pulp.getSolver("PULP_CBC_CMD", msg=False))
    return problem.status == pulp.LpStatusOptimal


def _walked(arcs, values):
    state = 0
    for value in values.values():
        state = arcs.get((state, value), -1)
    return state
