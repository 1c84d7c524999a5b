"""The equations of a cell are rows of the full model, and what is left of them is what it says."""

from random import Random

import pytest

from sudoku_core import InputError, Puzzle, build_model
from sudoku_core.board.candidates import candidates
from sudoku_core.models import equations
from sudoku_core.rules import Killer, Odd, Skyscraper, Thermometer, boards
from tests.rules import random_puzzle

CAGES = Puzzle([1] + [0] * 15, rules=[Killer((0, 1), 3), Killer((2, 3)), Thermometer((4, 5, 6))])


@pytest.mark.parametrize("seed", range(40))
def test_they_are_those_of_the_full_model_that_have_a_variable_of_the_cell(seed):
    rng = Random(seed)
    puzzle, _words = random_puzzle(rng)
    model = build_model(puzzle, "full")
    rows = {row.name: row for row in model.constraints}
    masks, side = candidates(puzzle), puzzle.side
    for cell in puzzle.cells[:: rng.randint(3, 7)]:
        cell_rows = equations(puzzle, cell)
        variables = {cell * side + digit for digit in range(side)}
        assert {row.name for row in cell_rows} >= {
            name for name, row in rows.items() if variables & set(row.variables)
        }
        for row_of_cell in cell_rows:
            row = rows[row_of_cell.name]
            assert row_of_cell.terms == tuple((factor, model.name(v)) for factor, v in row.terms)
            assert (row_of_cell.sense, row_of_cell.bound) == (row.sense, row.bound)
            candidates_in = [v for v in row.variables if v < model.first_auxiliary]
            assert set(row_of_cell.cells) == {v // side for v in candidates_in}
            assert not row_of_cell.cells or cell in row_of_cell.cells
            names = [name for _, name in row_of_cell.free]
            for _, v in row.terms:
                where, digit = divmod(v, side)
                if v >= model.first_auxiliary:
                    fixed = False
                else:
                    fixed = bool(puzzle.givens.cells[where]) or not masks[where] >> digit & 1
                assert (model.name(v) in names) == (not fixed)
            ones = [
                factor
                for factor, v in row.terms
                if v < model.first_auxiliary and puzzle.givens.cells[v // side] == v % side + 1
            ]
            assert row_of_cell.rest == row_of_cell.bound - sum(ones)


def names(cell):
    return [row.name for row in equations(CAGES, cell) if row.rule]


def test_those_of_rules_come_after_those_of_blocks_and_say_which_rule():
    rows = equations(CAGES, 1)
    assert [row.rule for row in rows][:13] == [""] * 13
    assert {row.rule for row in rows[13:]} == {"killer_r1c1"}
    assert names(2) == [f"killer_r1c3_digit{digit}" for digit in range(1, 5)]
    parts = [row.part for row in equations(CAGES, 5) if row.rule]
    assert parts == [f"thermometer_r2c1_part{part}" for part in (1, 2) for _ in range(4)]


def test_what_ties_the_sets_of_a_cage_is_told_at_each_of_its_cells():
    puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 5)])
    sets = next(row for row in equations(puzzle, 1) if row.name.endswith("_sets"))
    assert sets.text == "killer_r1c1_set_1_4 + killer_r1c1_set_2_3 = 1"
    assert (sets.cells, sets.open_cells) == ((), ())
    place = next(row for row in equations(puzzle, 1) if row.name.endswith("_place1"))
    assert place.text == "x_1_1_1 + x_1_2_1 − killer_r1c1_set_1_4 = 0"


def test_a_relation_is_written_for_each_digit():
    row = next(row for row in equations(CAGES, 4) if row.name.endswith("part1_digit3"))
    assert row.text == "x_2_1_3 + x_2_1_4 + x_2_2_1 + x_2_2_2 + x_2_2_3 ≤ 1"


def test_what_is_no_cell_has_none():
    puzzle = Puzzle([0] * 36, boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(1, 5))
    assert equations(puzzle, 0)
    for cell in (5, 36, -1):
        with pytest.raises(InputError) as error:
            equations(puzzle, cell)
        assert error.value.message.code == "model.cell"


def test_of_a_long_automaton_only_the_rows_next_to_the_cell_are_there():
    puzzle = Puzzle([0] * 81, rules=[Skyscraper((-1, 2), 4)])
    names = [row.name for row in equations(puzzle, 20) if row.rule]
    assert {name.rpartition("_")[0] for name in names} == {
        "skyscraper_r0c3_cell3",
        "skyscraper_r0c3_state2",
        "skyscraper_r0c3_state3",
    }


def test_a_single_cell_has_one_row_of_the_digits_that_are_allowed():
    (row,) = [row for row in equations(Puzzle([0] * 16, rules=[Odd((5, 6))]), 5) if row.rule]
    assert (row.name, row.text) == ("odd_r2c2_part1_digits", "x_2_2_1 + x_2_2_3 = 1")
