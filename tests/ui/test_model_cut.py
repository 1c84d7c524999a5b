"""Test that the no-good cut on the leaf Proof is the cut that was solved."""

import pytest

import sudoku_core as sc
from tests.ui.driver import run, shown
from tests.ui.test_model import BROKEN, SEEN
from ui.model import FEATURE
from ui.model.state import Study
from ui.solving.state import Proof, Solved
from ui.state import State, empty_board
from ui.tabs.state import Tabs

HARD = "2.........5.2.1..76....452......57.8.2.....9.4.87......968....33..5.9.7.........."


def proven(form, **seen):
    """Return the state with a puzzle that was solved and proven in a formulation."""
    puzzle = sc.parse(HARD)
    left = [list(digits) for digits in sc.build_model(puzzle).digits_left]
    solution = bytes(next(sc.solutions(puzzle)).cells)
    board = empty_board(puzzle.layout)
    board = board.but(givens=bytes(puzzle.givens.cells), solution=solution)
    how = {"solver": "highs", "form": form, "seconds": 0.2, "stats": {"variables": 9}}
    proof = Proof(grid=solution, solver="highs", seconds=0.1, ended="proven", second_solve=how)
    study = Study(model=seen.get("seen", dict(SEEN, digits_left=left)))
    state = State(board=board, engine="ready").with_parts(Tabs(open="model"), Solved(proof=proof))
    return run(state.with_parts(study), ("model.leaf", "proof"))[0]


def solved_cut(form):
    """Return the cut of the core's model in a formulation: its variables, and its bound."""
    puzzle = sc.parse(HARD)
    model = sc.build_model(puzzle, form, excluding=[next(sc.solutions(puzzle))])
    (row,) = [row for row in model.constraints if row.name.startswith("no_good")]
    return [model.name(variable) for variable in row.variables], row.bound


@pytest.mark.parametrize(
    ("form", "model", "expected"),
    [
        ("full", "full", "of its 81 variables that are 1, at most 80"),
        ("clauses-full", "full", "of its 81 variables"),
        ("reduced", "reduced", "of the reduced program as it was solved: of the "),
        ("clauses", "reduced", "of the reduced program as it was solved: of the "),
    ],
)
def test_the_cut_has_the_variables_that_the_solved_one_had(form, model, expected, words):
    view = shown(FEATURE, proven(form), words)
    variables, bound = solved_cut(model)
    assert view["cut-text", "textContent"] == f"{' + '.join(variables)} ≤ {bound}"
    sentence = view["steps", "items"][1][1]
    assert expected in sentence
    assert str(len(variables)) in sentence
    assert str(bound) in sentence


@pytest.mark.parametrize("seen", [None, BROKEN])
def test_while_it_is_not_known_what_presolve_leaves_no_other_cut_shows(seen, words):
    view = shown(FEATURE, proven("reduced", seen=seen), words)
    assert view["cut", "hidden"]
    assert "cut" not in view["steps", "items"][1][1].replace("With the cut", "")
