"""The cases that every solver runs, and what each must answer."""

from dataclasses import dataclass

from sudoku_core import Puzzle, Status, standard_blocks
from sudoku_core.blocks import default_box

SIDES = (1, 4, 6, 8, 9, 12, 16, 25, 36)

# From the forum list hardest_1905_11+, rated above 11 by Sudoku Explainer: singles do little.
HARD = "98.7.....76....8....5.8....4......3...69..4......42..1..76..9......1...2.....3.4."
# Seed 001 (JuMP, Gurobi).
GUROBI = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
# Seed 003 (Z3): seven givens, more than one solution.
Z3 = "3..............8.........1.............9.....6..5...............4................"


@dataclass(frozen=True)
class Case:
    """A puzzle, how it must end, and how many solutions it has (2: two or more)."""

    name: str
    puzzle: Puzzle
    status: Status
    solutions: int


def digits(line: str) -> list[int]:
    """One character a cell, anything but a digit is empty."""
    return [int(c) if c.isdigit() else 0 for c in line]


def pattern(side: int, box: tuple[int, int]) -> list[int]:
    """A full grid that keeps every rule, row by row shifted."""
    rows, columns = box
    return [
        (columns * (row % rows) + row // rows + column) % side + 1
        for row in range(side)
        for column in range(side)
    ]


def without(side: int, gone: int) -> Puzzle:
    """The pattern of a side without the digits up to ``gone``, which can then change places."""
    return Puzzle([digit if digit > gone else 0 for digit in pattern(side, default_box(side))])


def with_given(line: str, cell: int, digit: int) -> Puzzle:
    """A puzzle with one more given."""
    puzzle = Puzzle(digits(line))
    return puzzle.replace(puzzle.givens.replace(cell, digit))


def case(name: str, puzzle: Puzzle, solutions: int) -> Case:
    """A case whose status follows from its number of solutions."""
    return Case(name, puzzle, Status.SOLVED if solutions else Status.INFEASIBLE, solutions)


def diagonal(line: str) -> Puzzle:
    """A puzzle whose two long diagonals are blocks too."""
    side = 4
    cells = range(side)
    diagonals = [[i * side + i for i in cells], [i * side + side - 1 - i for i in cells]]
    return Puzzle(digits(line), [*standard_blocks(2), *diagonals])


CASES = (
    case("unique", Puzzle(digits(GUROBI)), 1),
    case("unique, hard", Puzzle(digits(HARD)), 1),
    case("several, seven givens", Puzzle(digits(Z3)), 2),
    case("full", Puzzle(pattern(9, (3, 3))), 1),
    *[case(f"several, side {side}", without(side, 2), 2) for side in SIDES if side > 1],
    *[case(f"several, side {side}, open", without(side, 3), 2) for side in SIDES if side > 1],
    case("empty, side 1", Puzzle([0]), 1),
    *[case(f"empty, side {side}", Puzzle([0] * side**2), 2) for side in (4, 6, 9)],
    case("contradictory, one row", Puzzle([5, 0, 5] + [0] * 78), 0),
    case("contradictory, no digit left", Puzzle([0, 1, 2, 0, 3, 0, 0, 0, 4] + [0] * 7), 0),
    case("infeasible, no conflict", Puzzle(digits("12.." + "...." + "..3." + "..4.")), 0),
    case("infeasible, deep", with_given(HARD, 63, 6), 0),
    case("rows and columns only, side 5", Puzzle([0] * 25), 2),
    case("no blocks", Puzzle([0, 2, 0, 0], []), 2),
    case("small block", Puzzle([0] * 16, [*standard_blocks(2), (0, 6, 11)]), 2),
    case("small blocks alone", Puzzle([1] + [0] * 15, [(0, 1), (1, 2, 3)]), 2),
    case("diagonals", diagonal("1..............."), 2),
    case("diagonals, infeasible", diagonal("1.....1....2...."), 0),
)
