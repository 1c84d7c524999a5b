"""Our sets and encodings against those of PySAT: its MUS, MaxSAT and hitting set solvers, its sums.

What these find shares no line with our own.
"""

from itertools import product
from pathlib import Path
from random import Random

import pytest

from sudoku_core import Grid, Puzzle, build_model, conflicting_givens, parse_many, solutions
from sudoku_core.board.grid import variable_of
from sudoku_core.models.clauses import build_clauses
from sudoku_core.rules import Killer, Thermometer
from sudoku_core.rules.kernel import AllDifferent, Linear, Literals
from sudoku_core.rules.kernel.rows import bits
from sudoku_core.solvers import pysat
from sudoku_core.solvers.contract import Stopwatch
from sudoku_core.solvers.pysat import PySat
from sudoku_core.solving import givens_to_erase
from sudoku_core.solving.explain.hitting import hitting_sets
from tests.cases import GUROBI, HARD, with_given
from tests.missing import missing

RULES = [Killer((0, 1, 2), 7), Killer((20, 21), 4), Thermometer((9, 10, 16, 17)), Killer((30,), 2)]
LARGE = Path(__file__).parents[1] / "data" / "16x16.txt"


@pytest.fixture(autouse=True)
def package():
    if not pysat.is_installed():
        missing("pysat")


def large():
    """A board of side 16 with one given that is wrong."""
    puzzle = next(parse_many(LARGE.read_text(encoding="utf-8")))
    (solution,) = solutions(puzzle)
    cell = puzzle.givens.cells.index(0)
    digit = next(d for d in range(1, 17) if d != solution.cells[cell] and fits(puzzle, cell, d))
    return puzzle.replace(puzzle.givens.replace(cell, digit))


def fits(puzzle, cell, digit):
    givens = puzzle.givens.cells
    return all(givens[k] != digit for b in puzzle.blocks if cell in b.cells for k in b.cells)


PUZZLES = {
    "wrong": with_given(GUROBI, 40, 3),
    "deep": with_given(HARD, 63, 6),
    "rules": Puzzle([0, 0, 0, 1, *[0] * 11, 6, *[0] * 17, 4, 0, 0], rules=RULES),
    "large": large(),
}


@pytest.fixture(params=PUZZLES)
def puzzle(request):
    return PUZZLES[request.param]


def formula(puzzle, cells, names=None):
    """The clauses of the empty board, and as soft ones the givens in some cells and some rules.

    Without names, all rules hold.
    """
    from pysat.formula import WCNF

    empty = puzzle.replace(Grid([0] * len(puzzle.givens.cells)))
    clauses = build_clauses(build_model(empty, "full"), selected=True)
    formula_clauses = WCNF()
    formula_clauses.extend([list(clause) for clause in clauses.clauses])
    for cell in cells:
        variable = variable_of(cell, puzzle.givens.cells[cell], puzzle.side)
        formula_clauses.append([clauses.literals[variable]], weight=1)
    for name, literal in clauses.selectors:
        if names is None:
            formula_clauses.append([literal])
        elif name in names:
            formula_clauses.append([literal], weight=1)
    return formula_clauses


def given_cells(puzzle):
    return [cell for cell, digit in enumerate(puzzle.givens.cells) if digit]


@pytest.mark.long
def test_of_a_minimal_set_musx_leaves_nothing_out(puzzle):
    from pysat.examples.musx import MUSX

    clash = conflicting_givens(puzzle)
    assert clash.minimal
    with MUSX(formula(puzzle, clash.cells, clash.rules), solver="cadical195", verbosity=0) as musx:
        core = musx.compute()
    assert sorted(core) == list(range(1, len(clash.cells + clash.rules) + 1))


@pytest.mark.long
def test_no_set_is_smaller_than_the_smallest_of_optux(puzzle):
    from pysat.examples.optux import OptUx

    cells = given_cells(puzzle)
    if len(cells) > 30:
        cells = list(conflicting_givens(puzzle).cells)
    with OptUx(formula(puzzle, cells), solver="g4") as optux:
        smallest = [cells[number - 1] for number in optux.compute()]
    part = puzzle.replace(
        Grid([digit if k in smallest else 0 for k, digit in enumerate(puzzle.givens.cells)])
    )
    assert conflicting_givens(part).cells == tuple(sorted(smallest))
    assert len(conflicting_givens(puzzle).cells) >= len(smallest) > 0


def test_as_many_givens_are_erased_as_maximum_satisfiability_leaves_false(puzzle):
    from pysat.examples.rc2 import RC2

    with RC2(formula(puzzle, given_cells(puzzle)), solver="g4") as rc2:
        assert rc2.compute() is not None
        assert len(givens_to_erase(puzzle).cells) == rc2.cost


def test_hitting_sets_are_those_of_hitman():
    from pysat.examples.hitman import Hitman

    rng = Random(4)
    for _ in range(40):
        sets = [
            frozenset(rng.sample(range(9), rng.randint(1, 4))) for _ in range(rng.randint(1, 6))
        ]
        ours = list(hitting_sets(sets, Stopwatch()))
        with Hitman(bootstrap_with=[sorted(cells) for cells in sets], htype="sorted") as hitman:
            theirs = [frozenset(hit) for hit in hitman.enumerate()]
        assert [len(hit) for hit in ours] == [len(hit) for hit in theirs]
        assert set(ours) == set(theirs)


def models(clauses, count):
    """The values of the literals up to a number with which clauses hold."""
    sat = PySat()
    sat.add(clauses)
    models_found = set()
    while sat.solve():
        ones = frozenset(literal for literal in sat.model() if literal <= count)
        assert ones not in models_found
        models_found.add(ones)
        sat.add([tuple(-k if k in ones else k for k in range(1, count + 1))])
    sat.close()
    return models_found


class Board:
    """Some cells with candidates, and PySAT's words for what is asked of them."""

    def __init__(self, rng, side, cells):
        self.side, self.rng = side, rng
        self.masks = [rng.randint(1, (1 << side) - 1) for _ in range(cells)]
        numbers = {}
        for cell, mask in enumerate(self.masks):
            for digit in bits(mask):
                numbers[cell * side + digit] = len(numbers) + 1
        self.count = self.top = len(numbers)
        self.left = Literals(side, tuple(self.masks), (0,) * cells, numbers)
        self.clauses = []
        for cell in range(cells):
            self.card("equals", self.left.variables(cell), 1)

    def fresh(self, _name):
        self.top += 1
        return self.top

    def card(self, kind, literals, bound):
        """Require a number of the literals to hold, in one of PySAT's encodings."""
        from pysat.card import CardEnc, EncType

        encodings = (EncType.seqcounter, EncType.sortnetwrk, EncType.totalizer, EncType.kmtotalizer)
        make = getattr(CardEnc, kind)
        done = make(literals, bound, top_id=self.top, encoding=self.rng.choice(encodings))
        self.top = max(self.top, done.nv)
        self.clauses += done.clauses

    def weigh(self, kind, weighted, bound):
        """The weights of the literals that hold have that sum: a literal for each unit of them."""
        units = []
        for weight, literal in weighted:
            for _ in range(weight):
                unit = self.fresh("")
                self.clauses += [[-unit, literal], [unit, -literal]]
                units.append(unit)
        if 0 <= bound <= len(units):
            self.card(kind, units, bound)
        elif (kind == "atmost") == (bound < 0) or kind == "equals":
            self.clauses.append([])

    def check(self, primitive):
        """Check that a primitive's own clauses have the same models."""
        ours = [[*self.left.variables(cell)] for cell in range(len(self.masks))]
        for literal in list(ours):
            ours += [[-a, -b] for a, b in product(literal, literal) if a < b]
        top = self.top
        ours += [list(clause) for clause in primitive.clauses("ours", self.left, self.fresh)]
        self.top = top
        assert models(ours, self.count) == models(self.clauses, self.count)


@pytest.mark.parametrize("seed", range(20))
def test_different_digits_are_those_of_cardinalities(seed):
    rng = Random(seed)
    side = rng.randint(2, 4)
    cells = rng.randint(2, side)
    board = Board(rng, side, cells)
    for digit in range(side):
        places = [
            board.left.variable(cell, digit)
            for cell in range(cells)
            if board.masks[cell] >> digit & 1
        ]
        if places:
            board.card("equals" if cells == side else "atmost", places, 1)
        elif cells == side:
            board.clauses.append([])
    board.check(AllDifferent(tuple(range(cells))))


@pytest.mark.parametrize("seed", range(30))
def test_sums_are_those_of_cardinalities(seed):
    rng = Random(seed)
    side, cells = rng.randint(2, 4), rng.randint(2, 4)
    board = Board(rng, side, cells)
    values = tuple(sorted(rng.sample(range(8), side)))
    factors = tuple(rng.choice((-2, -1, 1, 1, 2)) for _ in range(cells))
    sense = rng.choice(("=", "<=", ">="))
    digits = [rng.choice(list(bits(mask))) for mask in board.masks]
    total = sum(f * values[digit] for f, digit in zip(factors, digits, strict=True))
    total += rng.choice((0, 0, 1, -1))
    least = [min(factor * value for value in values) for factor in factors]
    weighted = [
        (factors[cell] * values[digit] - least[cell], board.left.variable(cell, digit))
        for cell, mask in enumerate(board.masks)
        for digit in bits(mask)
    ]
    kind = {"=": "equals", "<=": "atmost", ">=": "atleast"}[sense]
    board.weigh(kind, weighted, total - sum(least))
    board.check(Linear(tuple(range(cells)), total, values, factors, sense, False))


def test_a_cage_is_cardinalities_of_its_digits_and_their_sum():
    for seed in range(20):
        rng = Random(seed)
        puzzle = Puzzle([0] * 16, [], rules=[Killer((0, 5, 10), rng.randint(6, 9))])
        (cage,) = puzzle.rules
        board = Board(rng, 4, 0)
        clauses = build_clauses(build_model(puzzle, "full"))
        board.count = board.top = 3 * 4
        literals = [[k * 4 + d + 1 for d in range(4)] for k in range(3)]
        for literals_of_cell in literals:
            board.card("equals", literals_of_cell, 1)
        for digit in range(4):
            board.card("atmost", [literals_of_cell[digit] for literals_of_cell in literals], 1)
        weighted = [(d + 1, literals_of_cell[d]) for literals_of_cell in literals for d in range(4)]
        board.weigh("equals", weighted, cage.total)
        theirs = models(board.clauses, 12)
        number = {
            literal: 4 * place + digit + 1
            for place, cell in enumerate(cage.cells)
            for digit, literal in enumerate(clauses.literals[4 * cell + d] for d in range(4))
        }
        mine = [c for c in clauses.clauses if all(abs(k) in number or abs(k) > 64 for k in c)]
        rename = {**number, **{64 + k: 12 + k for k in range(1, len(clauses.auxiliaries) + 1)}}
        ours = [[(1 if k > 0 else -1) * rename[abs(k)] for k in clause] for clause in mine]
        assert models(ours, 12) == theirs
        assert theirs
