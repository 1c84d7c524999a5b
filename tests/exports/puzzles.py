"""The puzzles that every export is read with, by name."""

from sudoku_core import Grid, Puzzle, standard_blocks
from sudoku_core.board.blocks import blocks_for, lines
from sudoku_core.rules import (
    Between,
    Killer,
    Odd,
    Quadruple,
    Sandwich,
    Thermometer,
    boards,
    diagonals,
    jigsaw,
    windows,
)
from tests.cases import CLUED_6, GUROBI, HARD, digits, pattern
from tests.made_up import Paired, Weighted

REGIONS = [(0, 1, 2, 5, 6), (3, 4, 8, 9, 14), (7, 10, 11, 12, 15), (13, 17, 18, 19, 24)]
MARKS = "AAABB" + "AABBC" + "DDBCC" + "DEECC" + "DDEEE"
NINE = (
    ("1........", ".2.....7.", ".8......."),
    ("...5...92", ".4....1..", "........."),
    ("........3", "....7...4", "39......."),
)
NINE_RULES = (
    Killer((29, 20), 12),
    Killer((77, 76, 68), 17),
    Killer((33, 24, 32, 41), 18),
    Killer((72, 63, 54), 13),
    Killer((6, 5), 7),
    Killer((73, 64, 74, 65, 55), 24),
    Thermometer((2, 11, 3, 4, 13)),
    Thermometer((25, 15, 6, 7)),
)
FROM_0 = (
    (".7...8...", "2.......1", "....1...."),
    ("....9....", ".......7.", "........."),
    ("..3......", "....61...", "...4....."),
)
"""Its digits count from 1; they stand for 0 to 8."""
FROM_0_RULES = (
    Killer((62, 71), 8),
    Killer((32, 31, 23), 18),
    Killer((49, 40, 41, 48), 14),
    Killer((43, 44, 34), 18),
    Killer((10, 19), 10),
    Killer((60, 59, 50, 68, 58), 18),
    Thermometer((45, 36, 27, 18, 19)),
    Thermometer((50, 41, 33, 34)),
)
COMPARED = {
    "<": ((7, 12), lambda u, v: u < v),
    "<=": ((13, 4), lambda u, v: u <= v),
    ">": ((3, 13), lambda u, v: u > v),
    ">=": ((7, 8), lambda u, v: u >= v),
    "=": ((8, 14), lambda u, v: u == v),
    "!=": ((15, 5), lambda u, v: u != v),
    "beside": ((14, 0), lambda u, v: abs(u - v) == 1),
}
"""Two cells, and how their digits compare."""


def compared(cells, holds):
    """The rule that the digits of two cells compare so."""
    digits = range(1, 5)
    return Paired(cells, frozenset((u, v) for u in digits for v in digits if holds(u, v)))


STATED = (
    *[compared(cells, holds) for cells, holds in COMPARED.values()],
    Weighted((8, 4, 2), (2, -1, 1), "=", 4),
    Weighted((3, 0, 2), (1, -3, 2), "<=", 13),
    Weighted((13, 3, 1), (1, -3, 2), ">=", -14),
)
"""Every comparison, a table, and sums of all kinds: with any but "!=" left out, there are several
solutions."""
WALKED = (
    Quadruple((4, 5, 8, 9), (3,)),
    Odd((13, 14)),
    Between((14, 15, 11, 10)),
    Sandwich((2, -1), 0),
)
WITH_GAPS = ("3.....", "......", "..2...", "......", "......", ".....2")
SAMURAI = (
    "............43.....9.",
    "9......81.......8....",
    "7.38.9..2....5....6..",
    "2.7.5.8.......5.....2",
    "3.4.....6...2..7.5...",
    "8.9.2..1......461.5..",
    "...2....4........61..",
    "...9.1......1........",
    ".....7.......2......9",
    "........73.59........",
    ".....................",
    ".......2...6.8.......",
    ".9..5437.5....43..9.5",
    ".....................",
    "6...9......16.9..734.",
    ".2.1..894....6....8.1",
    "74.6........9.5.....6",
    "....2.......1....9.5.",
    "86...37.....5...4....",
    "57...........86..1...",
    "........3.....157....",
)
FIVE_BOARDS = Puzzle(
    Grid(digits("".join(SAMURAI)), side=9, columns=21),
    boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3)),
    rules=[Killer((385, 364, 406, 386), 14), Thermometer((163, 185, 184, 164, 186))],
)
"""Samurai with a cage and a thermometer."""


def unequal(cell, other):
    """Return one of two solutions, by a relation that the other breaks."""
    rule = compared((cell, other), COMPARED["!="][1])
    return Puzzle(digits("...1..2......3.4"), rules=[rule], digits=(1, 3, 4, 9))


def nine(bands):
    """The digits of a board of nine, told by bands of rows."""
    return digits("".join([row for band in bands for row in band]))


PUZZLES = {
    "hard": Puzzle(digits(HARD)),
    "settled by singles": Puzzle(digits(GUROBI)),
    "upright boxes": Puzzle(digits("1..2.........5...6....3..35.....1.5."), box=(3, 2)),
    "jigsaw": Puzzle(
        digits(".3......1..4...........2."), [*lines(5), *REGIONS, (16, 20, 21, 22, 23)]
    ),
    "small block": Puzzle(digits("...12.........3."), [*standard_blocks(2), (0, 6, 11)]),
    "a column and boxes missing": Puzzle(
        digits("3......4....23.."),
        [*lines(4)[:4], *lines(4)[5:], *standard_blocks(2)[8:11]],
    ),
    "side 12": Puzzle([d if k % 5 else 0 for k, d in enumerate(pattern(12, (3, 4)))]),
    "one cell": Puzzle([0]),
    "contradictory": Puzzle([1, 1] + [0] * 14),
    "infeasible": Puzzle(digits("12.." + "...." + "..3." + "..4.")),
    "cages and a thermometer": Puzzle(
        digits("........53.........4.1.........2.5.."),
        box=(3, 2),
        rules=[
            Killer((21, 15, 22), 9),
            Killer((6, 0, 1, 7), 11),
            Killer((12, 13)),
            Thermometer((28, 35, 29, 22)),
        ],
    ),
    "cages and thermometers, side 9": Puzzle(nine(NINE), rules=NINE_RULES),
    "digits from 0": Puzzle(nine(FROM_0), rules=FROM_0_RULES, digits=range(9)),
    "jigsaw with rules": Puzzle(
        digits(".......1.4..............."),
        jigsaw(5, MARKS),
        rules=[Killer((24, 23, 22), 4), Thermometer((18, 17, 16))],
        digits=range(5),
    ),
    "diagonals and a window": Puzzle(
        digits("........1.....................5....."),
        [*blocks_for(6, (2, 3)), *diagonals(6), *windows(6, (2, 2))[:1]],
        rules=[Killer((6, 7, 12), 10), Thermometer((24, 18, 19))],
    ),
    "two boards": Puzzle(
        Grid(digits("".join(WITH_GAPS)), side=4, columns=6),
        boards([(0, 0), (2, 2)], 6, (2, 2)),
        rules=[Killer((6, 7, 0), 8), Killer((17, 23), 7), Thermometer((27, 28, 23))],
    ),
    "two boards, digits from 0": Puzzle(
        Grid(digits("".join(WITH_GAPS)), side=4, columns=6),
        boards([(0, 0), (2, 2)], 6, (2, 2)),
        rules=[Killer((6, 7, 0), 5), Killer((17, 23), 5), Thermometer((27, 28, 23))],
        digits=range(4),
    ),
    "sums and relations": Puzzle([0] * 16, rules=STATED, digits=(0, 2, 3, 7)),
    "automata and a count": Puzzle([0] * 16, rules=WALKED, digits=(0, 2, 3, 7)),
    "automata and a count, side 6": CLUED_6,
    "a value that is no digit": Puzzle([0] * 16, rules=[Quadruple((0, 1, 4, 5), (9,))]),
    "unequal": unequal(2, 4),
    "unequal, the other way": unequal(2, 5),
    "no sum": Puzzle([0] * 16, rules=[Killer((0, 1), 8), Thermometer((4, 5, 6))]),
}
