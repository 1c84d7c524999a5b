"""The commands that list solutions and true candidates."""

import json
from itertools import chain

import pytest

from sudoku_core import Grid, Puzzle, format_grid, formats, parse, solutions, true_candidates
from sudoku_core.rules import boards
from tests import test_cli
from tests.cases import GUROBI, HARD, Z3

sudoku = test_cli.sudoku

FOUR = "12..3..........."
NONE = "12........3...4."
RULED = "." * 16 + ";killer:3=r1c1-r1c2"


def test_solutions_are_listed_one_a_line(sudoku):
    status, out, err = sudoku("solutions", stdin=FOUR)
    assert (status, err) == (0, [])
    assert [parse(line).givens for line in out] == list(solutions(parse(FOUR)))
    assert len(sudoku("solutions", RULED)[1]) == 48
    assert sudoku("solutions", GUROBI)[:2] == (0, sudoku("solve", GUROBI)[1])


def test_solutions_up_to_a_limit_or_none(sudoku):
    status, out, err = sudoku("solutions", "--limit", "3", "." * 16)
    assert (status, len(out), len(set(out))) == (0, 3, 3)
    assert err == ["sudoku: There may be more solutions; to list them, raise --limit."]
    assert sudoku("solutions", NONE)[:2] == (1, ["no solution"])
    status, out, err = sudoku("solutions", "--time-limit", "0", HARD)
    assert (status, out, err) == (3, ["not known in the time limit"], [])


def test_solutions_as_json(sudoku):
    status, out, _ = sudoku("solutions", "--json", FOUR)
    answer = json.loads(out[0])
    assert (status, answer["puzzle"], answer["complete"]) == (0, FOUR, True)
    listed = [tuple(chain(*rows)) for rows in answer["solutions"]]
    assert listed == [grid.cells for grid in solutions(parse(FOUR))]
    answer = json.loads(sudoku("solutions", "--json", "--limit", "1", Z3)[1][0])
    assert (len(answer["solutions"]), answer["complete"]) == (1, False)


def test_true_candidates_are_a_grid_of_pencil_marks(sudoku):
    status, out, err = sudoku("true-candidates", Z3)
    assert (status, err) == (0, [])
    document = formats.read("\n".join(out))
    true = true_candidates(parse(Z3)).true
    for cell, mask in enumerate(true):
        if mask & (mask - 1):
            assert document.centre[cell] == mask
        else:
            assert document.puzzle.givens.cells[cell] == mask.bit_length()


def test_true_candidates_of_any_board(sudoku):
    cages = {"digits:10-13;killer:21=r1c1-r1c2": "AB", "digits:40-43;killer:81=r1c1-r1c2": "40,41"}
    for rules, word in cages.items():
        out = sudoku("true-candidates", f"{'.' * 16};{rules}")[1]
        assert (len(out), out[1].split()[1:3]) == (7, [word, word])
    overlapping = Puzzle(Grid([0] * 35, side=4, columns=5), boards([(0, 0), (3, 1)], 5, (2, 2)))
    out = sudoku("true-candidates", format_grid(overlapping, "rules"))[1]
    assert [len(line) for line in out] == [len(out[0])] * len(out)
    assert "-" in out[1].split()


def test_true_candidates_with_counts(sudoku):
    status, out, _ = sudoku("true-candidates", "--limit", "3", "12..3...4.......")
    assert status == 0
    assert "R1C3  3: 3+  4: 3+" in out
    assert "R3C3  1: 2  2: 3+  3: 1" in out
    answer = json.loads(
        sudoku("true-candidates", "--json", "--limit", "3", "12..3...4.......")[1][0]
    )
    assert answer["status"] == "solved"
    assert answer["true"]["r3c3"] == [1, 2, 3]
    assert answer["false"]["r3c3"] == [4]
    assert answer["unknown"] == {}
    assert answer["counts"]["r3c3"] == {
        "1": {"found": 2, "complete": True},
        "2": {"found": 3, "complete": False},
        "3": {"found": 1, "complete": True},
    }


def test_true_candidates_of_none_and_in_no_time(sudoku):
    assert sudoku("true-candidates", NONE)[:2] == (1, ["no solution"])
    status, out, err = sudoku("true-candidates", "--time-limit", "0", FOUR)
    assert status == 3
    assert out[1].split()[1:3] == ["1?", "2?"]
    assert err[0].endswith("candidates are not known in the time limit; they have a question mark.")
    status, out, _ = sudoku("true-candidates", "--json", "--time-limit", "0", FOUR)
    assert (status, json.loads(out[0])["status"]) == (3, "limit")
    assert json.loads(out[0])["unknown"]["r1c1"] == [1]


@pytest.mark.parametrize("command", ["solutions", "true-candidates"])
def test_each_puzzle_is_answered_in_its_place(sudoku, command):
    status, out, err = sudoku(command, stdin=f"{GUROBI}\n12!\n{NONE}\n")
    assert status == 2
    assert len(err) == 1
    assert out[-2:] == ["", "no solution"]


def test_as_many_solutions_as_the_limit_are_counted(sudoku):
    latin = "." * 25 + ";box:none"
    assert sudoku("count", "--limit", "1000000", latin)[:2] == (1, ["161280"])


def test_a_solver_that_proves_nothing_finds_no_false_candidates(sudoku):
    status, _, err = sudoku("true-candidates", "--solver", "local-search", FOUR)
    assert status == 4
    assert "cannot find the false candidates" in err[0]
