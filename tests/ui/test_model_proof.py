"""What the panel shows of a solver's work: its log and tree, and the proof of the only solution."""

import pytest

import sudoku_core as sc
from tests.ui.driver import printed, run, shown
from ui.model import FEATURE
from ui.model.state import Study
from ui.solving.state import LOG, Proof, Solved, longer
from ui.state import empty_board

SOLUTION = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])


@pytest.fixture
def proven(state):
    """The first solution is there, and whether it is the only one is looked for."""
    state, _ = run(state, ("leaf", "proof"))
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
    state, _ = run(proven, ("pick", 15), ("put", 1))
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
    state, _ = run(state.but(board=board).having(Solved(proof=proof)), ("leaf", "proof"))
    assert "of its 28 variables that are 1, at most 27" in steps(state, words)[1]
    assert shown(FEATURE, state, words)["cut-text", "textContent"].endswith(" ≤ 27")


def test_what_singles_solve_alone_no_solver_is_named_for(proven, words):
    proof = proven.part(Solved).proof.but(alone=True)
    alone = "Singles alone solve it; nothing was left for the solver."
    state = proven.having(Solved(proof=proof))
    assert steps(state, words)[0] == alone
    found = shown(FEATURE, run(state, ("leaf", "relaxation"))[0], words)
    assert (found["no-tree", "textContent"], found["tree", "hidden"]) == (alone, True)


def test_the_tree_of_the_first_solve_shows(state, words):
    state, _ = run(state, ("leaf", "relaxation"))
    found = shown(FEATURE, state, words)
    assert (found["tree", "hidden"], found["no-tree", "hidden"]) == (True, False)
    heard = Solved(tree={"nodes": 3, "bound": 0.0, "cuts": 12})
    found = shown(FEATURE, state.having(heard), words)
    assert [row[1] for row in found["tree-rows", "rows"]] == ["3", "0", "12"]
    assert found["no-tree", "hidden"]


def logs(state, words):
    """The logs that show, by name."""
    found = shown(FEATURE, run(state, ("leaf", "log"))[0], words)
    names = [name for name in ("relax", "first", "again") if not found[f"log-{name}", "hidden"]]
    assert found["no-log", "hidden"] == bool(names)
    return {name: found[f"log-{name}-text", "tail"] for name in names}


def test_each_solve_has_a_log_of_its_own(state, words):
    assert logs(state, words) == {}
    state, _ = run(state, ("solve",), printed("one\n"))
    assert logs(state, words) == {"first": "one\n"}
    state = state.but(job=state.job.but(found=True))
    state, _ = run(state, printed("bound inf\n"))
    assert logs(state, words) == {"first": "one\n", "again": "bound inf\n"}
    state = state.having(Study(log="lp"))
    assert logs(state, words)["relax"] == "lp"


@pytest.mark.parametrize(
    ("prover", "said"),
    [("highs", "It ends without a solution, as it should"), ("search", "exact search went on")],
)
def test_what_looks_like_failure_at_the_end_of_the_log_is_explained(proven, words, prover, said):
    proof = ended(proven, "proven").part(Solved).proof
    how = dict(proof.how, solver=prover)
    state, _ = run(proven.having(Solved(proof=proof.but(how=how))), ("leaf", "log"))
    assert said in shown(FEATURE, state, words)["log-again-note", "textContent"]


def test_of_a_long_log_beginning_and_end_are_kept():
    log = longer(longer("begins" + "x" * LOG, "y" * LOG), "ends")
    assert (log[:6], log[-4:], len(log)) == ("begins", "ends", LOG)
    assert log.count("…") == 1
