"""Test the leaves about a solver's work: log, tree, and the proof of uniqueness."""

import pytest

import sudoku_core as sc
from tests.ui.driver import printed, run, sent, shown
from tests.ui.test_model import SEEN
from ui.model import FEATURE
from ui.model.state import Leaves, Study
from ui.solving.state import LOG, Proof, Solved, appended
from ui.state import empty_board

SOLUTION = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])


@pytest.fixture
def proven(state):
    """Return a state with the first solution, while its uniqueness is being proven."""
    state, _ = run(state, ("model.leaf", "proof"))
    board = state.board.but(givens=SOLUTION[:12] + bytes(4), solution=SOLUTION)
    proof = Proof(grid=SOLUTION, solver="highs", seconds=0.1)
    seen = Study(model=dict(SEEN, digits_left=[[1, 2]] * 16))
    return state.but(board=board).with_parts(Solved(proof=proof), seen)


def ended(state, how, form="reduced", **stats):
    proof = state.part(Solved).proof
    how_data = {"solver": "highs", "form": form, "seconds": 0.2, "stats": stats}
    return state.with_parts(Solved(proof=proof.but(ended=how, second_solve=how_data)))


def steps(state, words):
    return [text for _kind, text, _beside in shown(FEATURE, state, words)["steps", "items"]]


def test_the_steps_to_the_only_solution(proven, words):
    assert steps(proven, words)[-1] == "Solving again with the cut…"
    assert steps(ended(proven, "proven"), words) == [
        "First solution, by HiGHS in 0.10\xa0s.",
        "No-good cut: of its 16 variables that are 1, at most 15 may be 1 again.",
        "With the cut there is no solution (HiGHS, 0.20\xa0s): the first is the only one.",
    ]
    cut = shown(FEATURE, proven, words)["cut-text", "textContent"]
    assert cut.startswith("x_1_1_1 + x_1_2_2 + ")
    assert cut.endswith(" + x_4_4_1 ≤ 15")
    assert cut.count("x_") == 16
    state, _ = run(proven, ("board.pick", 15), ("playing.put", 1))
    assert shown(FEATURE, state, words)["steps", "hidden"]


@pytest.mark.parametrize(
    ("how", "form", "expected"),
    [
        ("second", "reduced", "another solution (HiGHS, 0.20\xa0s); it differs in the 16"),
        ("unsure", "reduced", "second solve ran out of time"),
    ],
)
def test_how_the_last_step_ended(proven, words, how, form, expected):
    board = proven.board.but(solution=bytes([5 - digit for digit in SOLUTION]), second=SOLUTION)
    state = ended(proven.but(board=board), how, form)
    assert expected in steps(state, words)[-1]
    assert shown(FEATURE, state, words)["cut-text", "textContent"].startswith("x_1_1_1 + x_1_2_2")


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ("proven", "There is no other solution (HiGHS"),
        ("second", "There is another solution (HiGHS, 0.20\xa0s); it differs in the 16"),
        ("unsure", "second solve ran out of time"),
    ],
)
def test_a_search_that_goes_on_has_no_cut(proven, words, how, expected):
    board = proven.board.but(solution=bytes([5 - digit for digit in SOLUTION]), second=SOLUTION)
    state = ended(proven.but(board=board), how, "exact-cover")
    assert expected in steps(state, words)[-1]
    assert "cut" not in " ".join(steps(state, words)).lower()
    assert shown(FEATURE, state, words)["cut", "hidden"]
    searching = proven.part(Solved).proof.but(solver="search", form="exact-cover")
    state = proven.with_parts(Solved(proof=searching))
    assert steps(state, words)[1:] == ["The search is still looking for another solution …"]


def test_what_singles_settle_wholly_needs_no_cut(proven, words):
    state = ended(proven, "proven", variables=0)
    assert steps(state, words)[1:] == [
        "Singles alone settle every cell: there is no other solution."
    ]
    assert shown(FEATURE, state, words)["cut", "hidden"]


NONE = Proof(solver="highs", form="full", seconds=0.2, ended="none")


@pytest.mark.parametrize(
    ("proof", "expected"),
    [
        (NONE, "There is no solution: HiGHS proved it in 0.20\xa0s."),
        (NONE.but(presolved=True), "There is no solution: singles alone show it."),
        (None, "There is no solution."),
    ],
)
def test_where_there_is_no_solution_that_is_the_proof(proven, words, proof, expected):
    state = proven.with_parts(Solved(impossible=True, proof=proof))
    assert steps(state, words) == [expected]
    seen = shown(FEATURE, state, words)
    assert not seen["no-solution", "hidden"]
    assert seen["no-steps", "hidden"]
    assert seen["cut", "hidden"]
    reply = {"status": "modelled", "contradicts": True, "contradiction": "cell_r1c4"}
    state = state.with_parts(Study(model=reply))
    assert "cell_r1c4" in steps(state, words)[-1]
    assert shown(FEATURE, proven, words)["no-solution", "hidden"]


def test_from_there_one_comes_to_the_equations_that_show_it(proven):
    state = proven.with_parts(Solved(impossible=True, proof=NONE))
    state, effects = run(state, ("sums.impossible",))
    assert state.part(Leaves).open == "sum"
    (request,) = [effect for effect in sent(effects) if effect["op"] == "smallest"]
    assert request["target"] is None


def test_on_a_board_with_gaps_the_cut_is_of_the_cells_that_there_are(state, words):
    layout = sc.Puzzle([0] * 36, sc.rules.boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(1, 5))
    grid = next(sc.solutions(layout))
    board = empty_board(layout.layout).but(solution=bytes(grid.cells))
    proof = Proof(grid=board.solution, solver="search", seconds=0.1)
    state, _ = run(state.but(board=board).with_parts(Solved(proof=proof)), ("model.leaf", "proof"))
    assert "of its 28 variables that are 1, at most 27" in steps(state, words)[1]
    assert shown(FEATURE, state, words)["cut-text", "textContent"].endswith(" ≤ 27")


def test_what_singles_solve_alone_no_solver_is_named_for(proven, words):
    proof = proven.part(Solved).proof.but(presolved=True)
    alone = "Presolve alone solves it; nothing was left for the solver."
    state = proven.with_parts(Solved(proof=proof))
    assert steps(state, words)[0] == alone
    view = shown(FEATURE, run(state, ("model.leaf", "relaxation"))[0], words)
    assert (view["no-tree", "textContent"], view["tree", "hidden"]) == (alone, True)


def test_the_trees_of_both_solves_show(state, words):
    state, _ = run(state, ("model.leaf", "relaxation"))
    view = shown(FEATURE, state, words)
    assert (view["tree", "hidden"], view["no-tree", "hidden"]) == (True, False)
    heard = Solved(tree={"nodes": 3, "bound": 0.0, "cuts": 12})
    view = shown(FEATURE, state.with_parts(heard), words)
    assert [row[1:] for row in view["tree-rows", "rows"]] == [("3", "–"), ("0", "–"), ("12", "–")]
    assert view["no-tree", "hidden"]
    assert view["tree-first", "textContent"] == "First solve"
    how = {"solver": "highs", "form": "full", "seconds": 0.2, "stats": {}}
    proof = Proof(solver="highs", form="full", ended="proven", second_solve=how)
    both = heard.but(second_tree={"nodes": 102, "iterations": 40}, proof=proof)
    view = shown(FEATURE, state.with_parts(both), words)
    assert [row[1:] for row in view["tree-rows", "rows"]] == [
        ("3", "102"), ("0", "–"), ("12", "–"), ("–", "40"),
    ]  # fmt: skip
    assert view["tree-second", "textContent"] == "Second solve: HiGHS, binary program, full"
    assert view["tree-note", "textContent"] == ""


def test_zeros_that_presolve_left_are_said_to_be_that(state, words):
    state, _ = run(state, ("model.leaf", "relaxation"))
    zeros = {"nodes": 0, "iterations": 0, "presolved": 1}
    for trees, beginning in (
        ({"tree": zeros}, "First solve: HiGHS’s own presolve"),
        ({"tree": {"nodes": 1, "presolved": 0}, "second_tree": zeros}, "Second solve: HiGHS’s"),
    ):
        view = shown(FEATURE, state.with_parts(Solved(**trees)), words)
        assert view["tree-note", "textContent"].startswith(beginning)
        assert "presolved" not in [row[0] for row in view["tree-rows", "rows"]]


def logs(state, words):
    """Return the logs that show, by name."""
    view = shown(FEATURE, run(state, ("model.leaf", "log"))[0], words)
    names = [name for name in ("relax", "first", "again") if not view[f"log-{name}", "hidden"]]
    assert view["no-log", "hidden"] == bool(names)
    return {name: view[f"log-{name}-text", "tail"] for name in names}


def test_each_solve_has_a_log_of_its_own(state, words):
    assert logs(state, words) == {}
    state, _ = run(state, ("solving.solve",), printed("one\n"))
    assert logs(state, words) == {"first": "one\n"}
    state = state.but(job=state.job.but(has_solution=True))
    state, _ = run(state, printed("bound inf\n"))
    assert logs(state, words) == {"first": "one\n", "again": "bound inf\n"}
    state = state.with_parts(Study(log="lp"))
    assert logs(state, words)["relax"] == "lp"


@pytest.mark.parametrize(
    ("prover", "expected"),
    [("highs", "This solve finds no solution"), ("search", "exact search took over")],
)
def test_what_looks_like_failure_at_the_end_of_the_log_is_explained(
    proven, words, prover, expected
):
    proof = ended(proven, "proven").part(Solved).proof
    how = dict(proof.second_solve, solver=prover)
    state, _ = run(
        proven.with_parts(Solved(proof=proof.but(second_solve=how))), ("model.leaf", "log")
    )
    assert expected in shown(FEATURE, state, words)["log-again-note", "textContent"]


def test_of_a_long_log_beginning_and_end_are_kept():
    log = appended(appended("begins" + "x" * LOG, "y" * LOG), "ends")
    assert (log[:6], log[-4:], len(log)) == ("begins", "ends", LOG)
    assert log.count("…") == 1
