"""The puzzle in SMT-LIB: one bit vector per cell, distinct in every block.

Integers, as in seed 003, would express the same model, but solvers turn bit vectors into clauses,
without arithmetic. The vectors of a sum are wide enough for its largest value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...board.grid import cell_at
from ...board.lowering import lowered
from ...board.puzzle import Puzzle
from .contract import Export
from .primitives import Automaton, Cell, PairTable, Sum, Tallied, primitives_of

COMPARED = {"<": "bvult", "<=": "bvule", "=": "=", "!=": "distinct"}


def write_smtlib(puzzle: Puzzle) -> str:
    """Return the puzzle as SMT-LIB 2 text that asks for the values of the cells.

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
    names = {cell: _at(cell_at(cell, puzzle.columns)) for cell in puzzle.cells}
    bits = _bits_of_largest_digit(puzzle)
    yield "; Sudoku: x_r_c is the digit in row r, column c."
    yield "(set-option :produce-models true)"
    yield "(set-logic QF_BV)"
    for name in names.values():
        yield f"(declare-const {name} (_ BitVec {bits}))"
    for name in names.values():
        yield f"(assert {_domain(name, puzzle.digits, bits)})"
    for _, different in lowered(puzzle.layout).all_different:
        if len(different.cells) > 1:
            yield f"(assert (distinct {' '.join([names[cell] for cell in different.cells])}))"
    yield from _constraints(puzzle, bits)
    for cell, digit in enumerate(puzzle.givens.cells):
        if digit:
            yield f"(assert (= {names[cell]} {_number(puzzle.digits[digit - 1], bits)}))"
    yield "(check-sat)"
    yield f"(get-value ({' '.join(names.values())}))"


def _bits_of_largest_digit(puzzle: Puzzle) -> int:
    return max(puzzle.digits[-1].bit_length(), 1)


def _at(cell: Cell) -> str:
    return f"x_{cell[0]}_{cell[1]}"


def _number(value: int, bits: int) -> str:
    return f"(_ bv{value} {bits})"


def _domain(name: str, digits: Sequence[int], bits: int) -> str:
    first, last = digits[0], digits[-1]
    if last - first == len(digits) - 1:
        return f"(and (bvule {_number(first, bits)} {name}) (bvule {name} {_number(last, bits)}))"
    return _any_of(name, digits, bits)


def _any_of(name: str, values: Iterable[int], bits: int) -> str:
    equalities = [f"(= {name} {_number(value, bits)})" for value in values]
    if len(equalities) < 2:
        return equalities[0] if equalities else "false"
    return f"(or {' '.join(equalities)})"


def _constraints(puzzle: Puzzle, bits: int) -> Iterator[str]:
    primitives = primitives_of(puzzle)
    for linear in primitives.sums:
        yield f"(assert {_sum(linear, puzzle.digits[-1], bits)})"
    for comparison in primitives.comparisons:
        yield f"(assert ({COMPARED[comparison.sense]} {_at(comparison.a)} {_at(comparison.b)}))"
    for table in primitives.tables:
        yield from _table(table, puzzle.digits, bits)
    for tally in primitives.tallies:
        yield from _tally(tally, bits)
    for automaton in primitives.automata:
        yield from _automaton(automaton, bits)


def _sum(linear: Sum, most: int, bits: int) -> str:
    """Return a sum with its bound; negative terms change sides, since vectors have no sign."""
    left = [(factor, cell) for factor, cell in linear.terms if factor > 0]
    right = [(-factor, cell) for factor, cell in linear.terms if factor < 0]
    plus, minus = max(-linear.total, 0), max(linear.total, 0)
    largest = max(
        sum([factor for factor, _ in side]) * max(most, 1) + constant
        for side, constant in ((left, plus), (right, minus))
    )
    width = max(largest.bit_length(), bits)
    a, b = _added(left, plus, bits, width), _added(right, minus, bits, width)
    if linear.sense == "=":
        return f"(= {a} {b})"
    return f"(bvule {a} {b})" if linear.sense == "<=" else f"(bvule {b} {a})"


def _added(terms: Iterable[tuple[int, Cell]], constant: int, bits: int, width: int) -> str:
    text = ""
    for factor, cell in terms:
        word = _at(cell) if width == bits else f"((_ zero_extend {width - bits}) {_at(cell)})"
        if factor > 1:
            word = f"(bvmul {_number(factor, width)} {word})"
        text = f"(bvadd {text} {word})" if text else word
    if not text:
        return _number(constant, width)
    return f"(bvadd {text} {_number(constant, width)})" if constant else text


def _table(table: PairTable, digits: Iterable[int], bits: int) -> Iterator[str]:
    """Yield for each digit of a the condition that b holds a digit that fits it."""
    for value, partners in table.partners(digits):
        a = f"(= {_at(table.a)} {_number(value, bits)})"
        yield f"(assert (=> {a} {_any_of(_at(table.b), partners, bits)}))"


def _tally(tally: Tallied, bits: int) -> Iterator[str]:
    """Yield the bounds on the sum of a one for each cell with the value."""
    most = len(tally.cells)
    width = max(most, tally.least).bit_length()
    value, unit, zero = _number(tally.value, bits), _number(1, width), _number(0, width)
    places = [f"(ite (= {_at(cell)} {value}) {unit} {zero})" for cell in tally.cells]
    count = f"(bvadd {' '.join(places)})" if len(places) > 1 else places[0]
    yield f"(assert (bvule {_number(max(tally.least, 0), width)} {count}))"
    yield f"(assert (bvule {count} {_number(max(min(tally.most, most), 0), width)}))"


def _automaton(automaton: Automaton, bits: int) -> Iterator[str]:
    """Yield a state behind each cell, and which states a cell and a state lead to."""
    if not automaton.accepted:
        yield "(assert false)"
        return
    width = max(after for _, _, after in automaton.arcs).bit_length()
    state = _number(0, width)
    for k, (cell, arcs) in enumerate(zip(automaton.cells, automaton.layers), 1):
        after = f"{automaton.name}_{k}"
        yield f"(declare-const {after} (_ BitVec {width}))"
        steps = [
            f"(and (= {state} {_number(a, width)}) (= {_at(cell)} {_number(v, bits)}) "
            f"(= {after} {_number(b, width)}))"
            for a, v, b in arcs
        ]
        yield f"(assert (or {' '.join(steps)} false))"
        state = after


EXPORT = Export(
    name="smtlib",
    file="sudoku.smt2",
    tool="SMT solvers: cvc5, Z3, Bitwuzla",
    write=lambda puzzle, _form: write_smtlib(puzzle),
)
