"""The binary program as text and numbers, without a solver."""

import pytest

from sudoku_core import (
    Grid,
    InputError,
    Puzzle,
    SolverError,
    Status,
    build_model,
    parse,
    solutions,
    solve,
    standard_blocks,
)
from sudoku_core.rules import Killer
from sudoku_core.solvers import Outcome
from tests.plain import GUROBI, Z3, digits, refusal

EMPTY = Puzzle([0] * 16)


def test_the_full_form_is_that_of_the_seeds():
    stats = build_model(Puzzle(digits(Z3)), "full").stats
    assert stats.variables == 9**3
    assert stats.constraints == 4 * 9**2
    assert stats.nonzeros == 4 * 9**3
    assert (stats.fixed_one, stats.fixed_zero) == (7, 0)


def test_full_names_read_as_sudoku():
    model = build_model(Puzzle([0, 0, 0, 3] + [0] * 12), "full")
    names = [c.name for c in model.constraints]
    for name in ("cell_r1c1", "cell_r4c4", "row3_digit2", "column4_digit1", "box2_digit4"):
        assert name in names
    assert len(set(names)) == len(names)
    assert [c.name for c in model.fixings] == ["given_r1c4"]
    assert [model.name(v) for v in model.fixings[0].variables] == ["x_1_4_3"]


def test_each_equation_has_the_variables_it_speaks_of():
    model = build_model(EMPTY, "full")
    named = {c.name: [model.name(v) for v in c.variables] for c in model.constraints}
    assert named["cell_r2c3"] == ["x_2_3_1", "x_2_3_2", "x_2_3_3", "x_2_3_4"]
    assert named["row2_digit3"] == ["x_2_1_3", "x_2_2_3", "x_2_3_3", "x_2_4_3"]
    assert named["column2_digit3"] == ["x_1_2_3", "x_2_2_3", "x_3_2_3", "x_4_2_3"]
    assert named["box4_digit1"] == ["x_3_3_1", "x_3_4_1", "x_4_3_1", "x_4_4_1"]


def test_the_reduced_form_has_only_what_the_givens_leave_open():
    for text in (GUROBI, Z3):
        puzzle = Puzzle(digits(text))
        full, reduced = build_model(puzzle, "full").stats, build_model(puzzle).stats
        assert reduced.variables < full.variables
        assert reduced.variables + reduced.fixed_one + reduced.fixed_zero == 9**3
    assert build_model(Puzzle(digits(GUROBI))).stats.variables == 0
    assert build_model(Puzzle(digits(GUROBI))).constraints == ()


def test_both_forms_keep_every_solution():
    puzzle = Puzzle([1] + [0] * 15)
    for formulation in ("full", "reduced"):
        model = build_model(puzzle, formulation)
        for grid in solutions(puzzle):
            ones = {c * 4 + d - 1 for c, d in enumerate(grid.cells)}
            for constraint in model.constraints + model.fixings:
                assert sum(1 for v in constraint.variables if v in ones) == 1, constraint
            values = {model.name(v): float(v in ones) for v in model.variables}
            assert model.decode(values) == grid


def test_a_contradiction_is_an_equation_without_variables():
    for puzzle in (Puzzle([1, 1] + [0] * 14), Puzzle(digits(Z3)).replace(Puzzle([3] * 81).givens)):
        model = build_model(puzzle)
        assert model.contradicts
        assert not build_model(EMPTY).contradicts


def test_a_small_block_holds_a_digit_at_most_once():
    model = build_model(Puzzle([0] * 16, [*standard_blocks(2), (0, 5)]), "full")
    small = [c for c in model.constraints if c.name.startswith("block")]
    assert len(small) == 4
    assert not any(c.exact for c in small)
    assert sum(1 for c in model.constraints if c.exact) == 64


def test_a_no_good_cut_rules_one_grid_out():
    puzzle = Puzzle([1] + [0] * 15)
    first, second, *_ = solutions(puzzle)
    for formulation, count in (("full", 16), ("reduced", 15)):
        cut = build_model(puzzle, formulation, excluding=[first]).constraints[-1]
        assert (cut.name, cut.exact, cut.bound) == ("no_good_1", False, count - 1)
        for grid, ones in ((first, count), (second, None)):
            true = {c * 4 + d - 1 for c, d in enumerate(grid.cells)}
            total = sum(1 for v in cut.variables if v in true)
            assert total == ones if ones else total <= cut.bound
    assert build_model(
        Puzzle(digits(GUROBI)), excluding=solutions(Puzzle(digits(GUROBI)))
    ).contradicts


def test_what_is_no_grid_is_refusal():
    model = build_model(EMPTY, "full")
    grid = next(iter(solutions(EMPTY)))
    ones = [f"x_{c // 4 + 1}_{c % 4 + 1}_{digit}" for c, digit in enumerate(grid.cells)]
    values = {model.name(v): float(model.name(v) in ones) for v in model.variables}
    assert model.decode(values) == grid
    assert model.decode({name: abs(value - 1e-4) for name, value in values.items()}) == grid
    first = f"x_1_1_{grid.cells[0]}"
    other = f"x_1_1_{grid.cells[0] % 4 + 1}"
    assert refusal(model.decode, {**values, first: 0.5}).code == "model.value"
    assert refusal(model.decode, {**values, first: 0.0}).code == "model.no-digit"
    assert refusal(model.decode, {**values, other: 1.0}).code == "model.two-digits"
    del values[first]
    assert refusal(model.decode, values).message.params["variable"] == first


def test_there_is_no_other_form():
    assert refusal(build_model, EMPTY, "nonsense").code == "model.form"


@pytest.mark.parametrize("grid", [Grid([1]), Grid([0] * 16)])
def test_only_full_grids_of_the_side_are_ruled_out(grid):
    puzzle = Puzzle([0] * 16)
    with pytest.raises(InputError, match="full grid of side 4"):
        build_model(puzzle, excluding=[grid])
    with pytest.raises(InputError, match="full grid of side 4"):
        solve(puzzle, "search", excluding=[grid])


def test_a_solver_that_gives_what_does_not_count_is_not_believed():
    class Deaf:
        name = "deaf"
        formulations = ("exact-cover",)

        def missing(self):
            return None

        def run(self, task):
            return Outcome(Status.SOLVED, known)

    puzzle = Puzzle([0] * 16)
    known = next(solutions(puzzle))
    assert solve(puzzle, Deaf()).grid == known
    with pytest.raises(SolverError, match="deaf"):
        solve(puzzle, Deaf(), excluding=[known])


def test_the_digits_that_are_left_are_those_of_the_candidates():
    puzzle = Puzzle([1, 2, *[0] * 14], [*standard_blocks(2)])
    assert build_model(puzzle, "full").digits_left == ((1, 2, 3, 4),) * 16
    left = build_model(puzzle).digits_left
    assert left[:4] == ((1,), (2,), (3, 4), (3, 4))
    for cell, digits_ in enumerate(left):
        assert {grid.cells[cell] for grid in solutions(puzzle)} <= set(digits_)
    gap = parse("..-..-;blocks:none;digits:1-2;shape:2x3;block1:r1c1-r1c2;block2:r2c1-r2c2")
    assert build_model(gap).digits_left == ((1, 2), (1, 2), (), (1, 2), (1, 2), ())


def test_where_givens_contradict_each_other_the_rest_of_the_candidates_is_told():
    model = build_model(Puzzle([1, 1] + [0] * 14))
    assert model.contradicts
    assert model.digits_left[:6] == ((1,), (1,), (2, 3, 4), (2, 3, 4), (2, 3, 4), (2, 3, 4))
    assert model.digits_left[10] == (1, 2, 3, 4)
    assert model.no_good(next(iter(solutions(EMPTY)))) is None
    assert (model.variables, model.stats.variables) == ((), 0)


CLASHING = {
    "cell_r1c1": Puzzle([0, 1, 2, 0, 3, 0, 0, 0, 4] + [0] * 7),
    "row1_digit5": Puzzle([5, 0, 5] + [0] * 78),
    "killer_r1c1": Puzzle([0] * 16, rules=[Killer((0, 1), 8)]),
}


def test_a_contradiction_is_named_by_what_cannot_be_kept():
    row = build_model(Puzzle(digits("67" + GUROBI[2:]))).constraints
    assert [row_left.name for row_left in row if row_left.impossible] == ["cell_r1c4"]
    for name, puzzle in CLASHING.items():
        assert [row_of_model.name for row_of_model in build_model(puzzle).constraints] == [name]
