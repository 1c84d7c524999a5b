"""The exact search against a brute force that shares nothing with it, and against other solvers."""

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_core import (
    Puzzle,
    Status,
    available_solvers,
    count_solutions,
    is_solution,
    solutions,
    standard_blocks,
)
from sudoku_core.board.blocks import lines
from sudoku_core.board.candidates import propagate
from sudoku_core.search import Search, branching, learning, nogoods
from sudoku_core.search.budget import Budget
from sudoku_core.search.learning import solutions_by_learning
from sudoku_core.search.reduced import Reduced
from sudoku_core.solvers import NAMED
from tests.missing import missing
from tests.solvers.beside import beside

MANY = 60
STEPS = 3000
NODES = 100
"""Of the search for a board to begin with; what takes more is no better than one without."""


def brute_force(side, blocks, givens, limit):
    """Up to ``limit`` solutions, cell by cell in reading order; None where that takes too long."""
    cells = list(givens)
    seen = [[block for block in blocks if cell in block] for cell in range(side * side)]
    grids = []
    steps = 0

    def fits(cell, digit):
        return all(
            cells[other] != digit for block in seen[cell] for other in block if other != cell
        )

    def fill(cell):
        nonlocal steps
        steps += 1
        if steps > STEPS or len(grids) == limit:
            return
        if cell == side * side:
            grids.append(tuple(cells))
        elif givens[cell]:
            if fits(cell, givens[cell]):
                fill(cell + 1)
        else:
            for digit in range(1, side + 1):
                if fits(cell, digit):
                    cells[cell] = digit
                    fill(cell + 1)
            cells[cell] = 0

    fill(0)
    return None if steps > STEPS else grids


@st.composite
def puzzles(draw):
    """Boards of side 4 or 6: standard blocks, others, givens with or without a solution."""
    side, box = draw(st.sampled_from([(4, (2, 2)), (6, (2, 3)), (6, (3, 2))]))
    pool = [list(block.cells) for block in standard_blocks(*box)]
    blocks = draw(st.lists(st.sampled_from(pool), min_size=side, unique_by=tuple, max_size=30))
    blocks += draw(
        st.lists(
            st.lists(st.integers(0, side**2 - 1), min_size=1, max_size=side, unique=True),
            max_size=4,
        )
    )
    base = Puzzle([0] * side**2, blocks=blocks)
    rng = random.Random(draw(st.integers(0, 10**6)))
    grid = next(iter(Search(base, lambda nodes: nodes >= NODES, rng)), None)
    digits = grid.cells if grid else [rng.randint(1, side) for _ in range(side**2)]
    share = draw(st.floats(0.2, 1))
    givens = [digit if rng.random() < share else 0 for digit in digits]
    for cell in draw(st.lists(st.integers(0, side**2 - 1), max_size=2)):
        givens[cell] = draw(st.integers(0, side))
    return base.replace(base.givens.__class__(givens))


def all_of(puzzle, rng=None):
    return [grid.cells for grid in solutions(puzzle, MANY, rng=rng)]


def all_learned(puzzle):
    left = propagate(puzzle)
    learned = []
    if left is not None:
        for digits in solutions_by_learning(Reduced(puzzle, left), Budget()):
            learned.append(tuple(digits))
            if len(learned) == MANY:
                break
    return learned


def all_learned_with_restarts(puzzle, restart):
    """Activity, restarts and forgetting from the start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learning, "EASY", 0)
        patch.setattr(learning, "RESTART", restart)
        patch.setattr(learning, "MOST_NOGOODS", 2)
        patch.setattr(nogoods, "GLUE", 0)
        return all_learned(puzzle)


def all_by_both(puzzle, patience):
    """Return what branching leaves, learning finds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(branching, "PATIENCE", patience)
        return all_of(puzzle)


@settings(max_examples=100)
@given(puzzles(), st.integers(1, 3), st.integers(1, 12), st.integers(0, 100))
def test_every_search_finds_what_brute_force_finds(puzzle, restart, patience, seed):
    blocks = [block.cells for block in puzzle.blocks]
    expected = brute_force(puzzle.side, blocks, puzzle.givens.cells, MANY)
    assume(expected is not None)
    grids_by_search = {
        "branching": all_of(puzzle),
        "learning": all_learned(puzzle),
        "learning with restarts": all_learned_with_restarts(puzzle, restart),
        "branching, then learning": all_by_both(puzzle, patience),
        "a random order": all_of(puzzle, random.Random(seed)),
    }
    for name, grids in grids_by_search.items():
        assert len(grids) == len(set(grids)) == len(expected), name
        assert len(expected) == MANY or set(grids) == set(expected), name
    count = count_solutions(puzzle, MANY)
    assert (count.found, count.complete) == (len(expected), len(expected) < MANY)
    left = propagate(puzzle)
    for digits in expected:
        assert left is not None
        assert all(mask >> digit - 1 & 1 for mask, digit in zip(left, digits, strict=True))


def holes(side, blocks, share, seed):
    """A full grid with holes; one in four has a wrong digit somewhere."""
    rng = random.Random(seed)
    base = Puzzle([0] * side**2, blocks=blocks)
    cells = list(next(solutions(base, rng=rng)).cells)
    puzzle = base.replace(
        base.givens.__class__([digit if rng.random() < share else 0 for digit in cells])
    )
    if seed % 4:
        return puzzle
    return puzzle.replace(puzzle.givens.replace(rng.randrange(side**2), rng.randint(1, side)))


LARGER = [
    (9, standard_blocks(3), 0.32),
    (9, lines(9), 0.45),
    (10, standard_blocks(2, 5), 0.38),
    (12, standard_blocks(3, 4), 0.4),
    (16, standard_blocks(4), 0.45),
    (11, lines(11), 0.45),
]
SEEDS = range(11)


def variables(puzzle):
    """Clauses on x[cell, digit] = cell * side + digit: one digit a cell, none twice in a block."""
    side = puzzle.side
    clauses = []
    for cell in range(side**2):
        clauses.append([cell * side + digit for digit in range(1, side + 1)])
    for cells in [(cell,) for cell in range(side**2)]:
        for digit in range(1, side + 1):
            for other in range(1, digit):
                clauses.append([-(cells[0] * side + digit), -(cells[0] * side + other)])
    for block in puzzle.blocks:
        for digit in range(1, side + 1):
            for first in block.cells:
                for second in block.cells:
                    if first < second:
                        clauses.append([-(first * side + digit), -(second * side + digit)])
    for cell, digit in enumerate(puzzle.givens.cells):
        if digit:
            clauses.append([cell * side + digit])
    return clauses


@pytest.mark.parametrize(("side", "blocks", "share"), LARGER)
def test_cadical_counts_the_same(side, blocks, share):
    try:
        from pysat.solvers import Cadical195
    except ImportError:
        missing("python-sat")
    for seed in SEEDS:
        puzzle = holes(side, blocks, share, seed)
        count = 0
        with Cadical195(bootstrap_with=variables(puzzle)) as solver:
            while count < 5 and solver.solve():
                count += 1
                model = solver.get_model()
                solver.add_clause([-x for x in model[: side**3] if x > 0])
        assert count_solutions(puzzle, 5).found == count
        assert all(is_solution(puzzle, grid) for grid in solutions(puzzle, 5))


def test_cp_sat_finds_a_solution_where_the_search_does():
    if available_solvers()["cp-sat"]:
        missing("cp-sat")
    with beside() as ask:
        for side, blocks, share in LARGER:
            for seed in SEEDS[:6]:
                puzzle = holes(side, blocks, share, seed)
                solvable = ask(NAMED["cp-sat"], puzzle).status is Status.SOLVED
                assert (count_solutions(puzzle, 1).found == 1) == solvable
