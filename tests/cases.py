"""The cases that every solver runs, and what each must answer."""

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_core import Puzzle, Status, rules, standard_blocks
from sudoku_core.board.blocks import default_box, lines
from sudoku_core.rules import (
    CountingCircles,
    Even,
    Killer,
    NumberedRoom,
    Quadruple,
    Rule,
    Sandwich,
    Skyscraper,
    Thermometer,
    XSum,
)
from tests.plain import GUROBI, HARD, Z3, digits, pattern

SIDES = (1, 4, 6, 8, 9, 12, 16, 25, 36)

# A full windoku without the digits 1 to 3.
WINDOKU = "..46879.5896.5..47.574.986.48..65.7997.8.45.6.6579..846.897.45.54...67987.95486.."


@dataclass(frozen=True)
class Case:
    """A puzzle, how it must end, and how many solutions it has (2: two or more)."""

    name: str
    puzzle: Puzzle
    status: Status
    solutions: int


def without(side: int, missing_digit: int) -> Puzzle:
    """The pattern of a side without the digits up to ``gone``, which can then change places."""
    return Puzzle(
        [digit if digit > missing_digit else 0 for digit in pattern(side, default_box(side))]
    )


def with_given(line: str, cell: int, digit: int) -> Puzzle:
    """A puzzle with one more given."""
    return more(Puzzle(digits(line)), cell, digit)


def more(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    """A puzzle with one more given."""
    return puzzle.replace(puzzle.givens.replace(cell, digit))


def caged(solution: str, cages: str, values: Sequence[int] = range(1, 10)) -> list[Rule]:
    """The cages that letters show, with the sums that they have in a solution."""
    cage_list = []
    for mark in sorted({*cages}):
        cells = [cell for cell, char in enumerate(cages) if char == mark]
        cage_list.append(Killer(cells, sum(values[int(solution[cell]) - 1] for cell in cells)))
    return cage_list


def marks(line: str) -> list[str | None]:
    """By cell its mark, None for a dot."""
    return [None if char == "." else char for char in line]


def overlapping(
    line: str = "", extra_rules: Sequence[Rule] = (), values: Sequence[int] = (1, 2, 3, 4)
) -> Puzzle:
    """Two boards of side 4 that share a box; what the line leaves out is empty."""
    blocks = rules.boards([(0, 0), (2, 2)], 6, (2, 2))
    return Puzzle(digits(line.ljust(36, ".")), blocks, rules=extra_rules, digits=values)


def case(name: str, puzzle: Puzzle, solutions: int) -> Case:
    """A case whose status follows from its number of solutions."""
    return Case(name, puzzle, Status.SOLVED if solutions else Status.INFEASIBLE, solutions)


def diagonal(line: str) -> Puzzle:
    """A puzzle whose two long diagonals are blocks too."""
    side = 4
    cells = range(side)
    diagonals = [[i * side + i for i in cells], [i * side + side - 1 - i for i in cells]]
    return Puzzle(digits(line), [*standard_blocks(2), *diagonals])


PLAIN = (
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

KILLER_6 = Puzzle(
    [0] * 36,
    rules=caged("465123321456156234234561543612612345", "aabbbbaccddeffcgdeffcggehhiigjhkijjj"),
)
KILLER_9 = Puzzle(
    [0] * 81,
    rules=caged(
        "468512379529673418173489526684125793295738641731964852347891265816257934952346187",
        "abbcdddeeaafcdggheaiccjgkhelimmjjkknloopppqqnroossstturrvswxtturyvzwxxAuByCzDAAAu",
    ),
)
HOT_6 = Puzzle(
    digits("...............5...............1...."),
    rules=map(
        Thermometer,
        [(3, 9, 2, 7, 6), (23, 28, 21), (33, 32, 25), (11, 17, 10, 5, 4), (31, 30, 24, 18)],
    ),
)
HOT_9 = Puzzle(
    digits(".8.......4..5.3..8....8.5..2.7.....99.......6...7....5.....8.......9....8.....6.."),
    rules=map(
        Thermometer,
        [
            *[(42, 41, 32, 22), (28, 20, 10, 1), (16, 26, 17), (58, 57, 48, 38), (4, 5, 15)],
            *[(63, 55, 65, 64, 54), (75, 66, 76, 67), (40, 49, 59, 50), (14, 23, 24)],
            *[(39, 31, 30), (34, 25, 35), (53, 44, 43, 51, 61)],
        ],
    ),
)
CLUES_6 = (
    XSum((-1, 4), 21),
    NumberedRoom((6, 1), 5),
    XSum((6, 0), 5),
    Skyscraper((-1, 2), 2),
    Quadruple((22, 23, 28, 29), (1, 3)),
    Even((27,)),
    NumberedRoom((1, 6), 3),
    Skyscraper((4, 6), 5),
    CountingCircles((12,)),
)
CLUED_6 = Puzzle([0] * 36, box=(2, 3), rules=CLUES_6)
PAIRS = tuple(Killer((cell, cell + 1), 5) for cell in (0, 2, 8))
"""On a board of side 4."""
RULED = (
    case("killer, side 4", Puzzle([0] * 16, rules=PAIRS), 2),
    case("killer, side 6", KILLER_6, 1),
    case("killer, side 9", KILLER_9, 1),
    case("killer, infeasible, side 6", more(KILLER_6, 3, 2), 0),
    case("killer, infeasible, side 9", more(KILLER_9, 0, 1), 0),
    case("killer, no such sum", Puzzle([0] * 16, rules=[Killer((0, 1), 8)]), 0),
    case("cages without a sum", Puzzle([1] + [0] * 15, rules=[Killer((0, 6, 11))]), 2),
    case("thermometers, side 6", HOT_6, 1),
    case("thermometers, side 9", HOT_9, 1),
    case("thermometers, infeasible, side 6", more(HOT_6, 1, 3), 0),
    case("thermometers, infeasible, side 9", more(HOT_9, 2, 2), 0),
    case("thermometer along a row", Puzzle([0] * 16, rules=[Thermometer((4, 5, 6, 7))]), 2),
    case(
        "thermometer and cage",
        Puzzle([0] * 16, rules=[Thermometer((0, 5, 10)), Killer((5, 6, 10), 9)]),
        2,
    ),
    case("clues outside, side 6", CLUED_6, 1),
    case(
        "clues outside, infeasible, side 6",
        Puzzle([0] * 36, box=(2, 3), rules=[*CLUES_6, Sandwich((2, -1), 9)]),
        0,
    ),
    case("X, side 6", Puzzle(digits("1....6") + [0] * 30, rules=rules.diagonals(6)), 2),
    case("X, infeasible", Puzzle(digits("1.....1....2...."), rules=rules.diagonals(4)), 0),
    case("windoku", Puzzle(digits(WINDOKU), rules=rules.windows(9)), 2),
    case(
        "disjoint groups, infeasible",
        Puzzle(digits("1.........1....."), rules=rules.disjoint_groups(4)),
        0,
    ),
    case("jigsaw, side 5", Puzzle([1] + [0] * 24, rules.jigsaw(5, "aabbbaabbcaddccddeccdeeee")), 2),
    case(
        "own regions, smaller",
        Puzzle([0] * 25, [*lines(5), *rules.regions(marks("aa.bba...b.....c...dcc.dd"))]),
        2,
    ),
    case(
        "digits from 0",
        Puzzle(
            [0] * 36,
            digits=range(6),
            rules=[Killer((0, 1), 1), Killer((6, 12), 9), Killer((2, 8), 5), Thermometer((3, 4))],
        ),
        2,
    ),
    case(
        "digits from 0, infeasible",
        Puzzle([0] * 16, digits=range(4), rules=[Killer((0, 1), 1), Killer((4, 5), 1)]),
        0,
    ),
    case(
        "digits 1, 2, 4, 8",
        Puzzle(
            [0] * 16,
            digits=(1, 2, 4, 8),
            rules=[Killer((0, 1), 3), Killer((2, 6), 5), Killer((5, 6, 7), 11)],
        ),
        2,
    ),
    case("overlapping boards", overlapping(), 2),
    case(
        "overlapping boards, infeasible", overlapping("." * 12 + "1....." + "....1." + "." * 12), 0
    ),
    case(
        "overlapping boards with rules",
        overlapping("", [Killer((14, 15, 20), 9), Thermometer((21, 28, 35)), Killer((0, 6), 3)]),
        2,
    ),
)
CASES = PLAIN + RULED
