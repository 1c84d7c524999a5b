"""The puzzle in SMT-LIB: one bit vector a cell, distinct in every block.

Integers, as in seed 003, would say the same; bit vectors become clauses, without arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..grid import cell_at
from ..puzzle import Puzzle


def write_smtlib(puzzle: Puzzle) -> str:
    """The puzzle as SMT-LIB 2 text that asks for the values of the cells.

    >>> print(write_smtlib(Puzzle([1, 0, 0, 0], [(0, 1)])), end="")
    ; Sudoku: x_r_c is the digit in row r, column c.
    (set-option :produce-models true)
    (set-logic QF_BV)
    (declare-const x_1_1 (_ BitVec 2))
    (declare-const x_1_2 (_ BitVec 2))
    (declare-const x_2_1 (_ BitVec 2))
    (declare-const x_2_2 (_ BitVec 2))
    (assert (and (bvule (_ bv1 2) x_1_1) (bvule x_1_1 (_ bv2 2))))
    (assert (and (bvule (_ bv1 2) x_1_2) (bvule x_1_2 (_ bv2 2))))
    (assert (and (bvule (_ bv1 2) x_2_1) (bvule x_2_1 (_ bv2 2))))
    (assert (and (bvule (_ bv1 2) x_2_2) (bvule x_2_2 (_ bv2 2))))
    (assert (distinct x_1_1 x_1_2))
    (assert (= x_1_1 (_ bv1 2)))
    (check-sat)
    (get-value (x_1_1 x_1_2 x_2_1 x_2_2))
    """
    return "\n".join(_lines(puzzle)) + "\n"


def _lines(puzzle: Puzzle) -> Iterator[str]:
    side = puzzle.side
    bits = side.bit_length()
    names = ["x_{}_{}".format(*cell_at(cell, side)) for cell in range(side * side)]
    yield "; Sudoku: x_r_c is the digit in row r, column c."
    yield "(set-option :produce-models true)"
    yield "(set-logic QF_BV)"
    for name in names:
        yield f"(declare-const {name} (_ BitVec {bits}))"
    for name in names:
        yield f"(assert (and (bvule (_ bv1 {bits}) {name}) (bvule {name} (_ bv{side} {bits}))))"
    for block in puzzle.blocks:
        if len(block.cells) > 1:
            yield f"(assert (distinct {' '.join([names[cell] for cell in block.cells])}))"
    for name, digit in zip(names, puzzle.givens.cells):
        if digit:
            yield f"(assert (= {name} (_ bv{digit} {bits})))"
    yield "(check-sat)"
    yield f"(get-value ({' '.join(names)}))"
