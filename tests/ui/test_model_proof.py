"""What the panel shows of a solver's work: its log and tree, and the proof of the only solution."""

import pytest

import sudoku_core as sc
from tests.ui.driver import run, shown
from ui.model import FEATURE
from ui.solving.state import Proof, Solved
from ui.state import empty_board

SOLUTION = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])


@pytest.fixture
def proven(state):
    """The first solution is there, and whether it is the only one is looked for."""
    board = state.board.but(givens=SOLUTION[:12] + bytes(4), solution=SOLUTION)
    proof = Proof(grid=SOLUTION, solver="highs", seconds=0.1)
    return state.but(board=board).having(Solved(proof=proof))


def ended(state, how, form="reduced"):
    proof = state.part(Solved).proof
    how_data = {"solver": "highs", "form": form, "seconds": 0.2}
    return state.having(Solved(proof=proof.but(ended=how, how=how_data)))


def steps(state, words):
    return [text for _kind, text, _beside in shown(FEATURE, state, words)["steps", "items"]]


def test_the_steps_to_the_only_solution(proven, words):
    assert steps(proven, words)[-1] == "With the cut it is being solved again …"
    assert steps(ended(proven, "proven"), words) == [
        "First solution, by HiGHS in 0.10\xa0s.",
        "No-good cut: of its 16 variables that are 1, at most 15 may be 1 again.",
        "With the cut there is no solution (HiGHS, 0.20\xa0s): the first is the only one.",
    ]
    cut = shown(FEATURE, proven, words)["cut-text", "textContent"]
    assert cut.startswith("x_1_1_1 + x_1_2_2 + ")
    assert cut.endswith(" + x_4_4_1 ≤ 15")
    assert cut.count("x_") == 16
    state, _ = run(proven, ("mode", True), ("pick", 15), ("put", 1))
    assert shown(FEATURE, state, words)["steps", "hidden"]


@pytest.mark.parametrize(
    ("how", "form", "said"),
    [
        ("proven", "exact-cover", "no other solution"),
        ("second", "reduced", "another solution (HiGHS, 0.20\xa0s); it differs in the 16"),
        ("unsure", "reduced", "did not finish"),
    ],
)
def test_how_the_last_step_ended(proven, words, how, form, said):
    board = proven.board.but(solution=bytes([5 - digit for digit in SOLUTION]), second=SOLUTION)
    state = ended(proven.but(board=board), how, form)
    assert said in steps(state, words)[-1]
    assert shown(FEATURE, state, words)["cut-text", "textContent"].startswith("x_1_1_1 + x_1_2_2")


def test_on_a_board_with_gaps_the_cut_is_of_the_cells_that_there_are(state, words):
    layout = sc.Puzzle([0] * 36, sc.rules.boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(1, 5))
    grid = next(sc.solutions(layout))
    board = empty_board(layout.layout).but(solution=bytes(grid.cells))
    proof = Proof(grid=board.solution, solver="search", seconds=0.1)
    state = state.but(board=board).having(Solved(proof=proof))
    assert "of its 28 variables that are 1, at most 27" in steps(state, words)[1]
    assert shown(FEATURE, state, words)["cut-text", "textContent"].endswith(" ≤ 27")


def test_the_log_and_the_tree_of_the_solver_show(state, words):
    found = shown(FEATURE, state, words)
    assert found["tree", "hidden"]
    assert found["log", "tail"].startswith("There is no log")
    heard = Solved(tree={"nodes": 3, "bound": 0.0, "cuts": 12}, log="one\ntwo\n")
    found = shown(FEATURE, state.having(heard), words)
    assert found["log", "tail"] == "one\ntwo\n"
    assert found["tree-rows", "rows"] == (("nodes", "3"), ("bound", "0"), ("cuts", "12"))
