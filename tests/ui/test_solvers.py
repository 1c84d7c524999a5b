"""Which solvers and models are on offer, and what is said of them."""

import pytest

from tests.ui.test_solving import RESULT, codes, run
from tests.ui.test_words import LOCALES
from ui.page import properties, sentences
from ui.solving import TRACE
from ui.state import State, empty_board
from ui.update import update
from ui.words import load_words


@pytest.fixture
def words():
    return load_words("en", LOCALES)


@pytest.fixture
def puzzle():
    return State(board=empty_board(4), engine="ready")


def test_a_solver_that_is_fetched_says_its_size_and_licence_before(puzzle, words):
    about = {"bytes": 350_000, "licence": "MIT"}
    solvers = [{"name": "cadical", "reason": None, "modelers": ["clauses"], "offer": about}]
    state, _ = run(puzzle.but(solver="cadical"), ("reply", 0, {"solvers": solvers}))
    label = "CaDiCaL (0.35\xa0MB, MIT)"
    assert ("cadical", label, True) in properties(state, words, [])["solver", "options"]
    state, _ = run(state, ("solve", 0), ("fetching", 1, dict(about, solver="cadical")))
    assert sentences(words, state.said) == "Fetching CaDiCaL, 0.35\xa0MB, under the licence MIT …"
    state, _ = run(state, ("fetched", 1, {"solver": "cadical", "there": True}))
    assert codes(state) == ["busy.solve"]
    assert ("cadical", "CaDiCaL", True) in properties(state, words, [])["solver", "options"]


def test_the_models_that_the_solver_takes_are_on_offer(puzzle, words):
    state = puzzle.but(
        modelers={"auto": (), "highs": ("reduced", "full"), "search": ("exact-cover",)}
    )
    for solver, hidden in (("auto", True), ("search", True), ("highs", False)):
        state, _ = run(state, ("solver", solver))
        assert properties(state, words, [])["model", "hidden"] == hidden
    shown = properties(state, words, [])
    assert [option[0] for option in shown["modeler", "options"]] == ["reduced", "full"]
    assert shown["modeler", "value"] == "reduced"
    state, effects = run(state, ("modeler", "full"), ("solve", 0))
    assert effects[1][2]["modeler"] == "full"
    assert properties(state, words, [])["modeler", "value"] == "full"
    assert run(state, ("solver", "search"))[0].modeler == ""


GLPK = ("solver.browser", {"solver": "glpk"})
CBC = ("solver.browser", {"solver": "cbc"})


def test_a_solver_that_is_not_here_says_why_and_offers_the_lp_file(puzzle, words):
    state = puzzle.but(solvers=(("search", None), ("cbc", CBC), ("glpk", GLPK)))
    for name, said in (("cbc", CBC), ("glpk", ("absent.glpk", {}))):
        state, effects = run(state, ("solver", name))
        assert state.said == (said,)
        assert run(state, ("solve", 0)) == (state, [])
        assert not properties(state, words, [])["lp", "hidden"]
    after, _ = run(state, ("solver", "search"))
    assert after.said == ()
    assert properties(after, words, [])["lp", "hidden"]
    state, effects = run(state, ("lp", 0))
    request = effects[0][2]
    assert (request["op"], request["to"], request["form"]) == ("export", "lp", "full")
    state, effects = run(
        state, ("reply", 1, {"status": "exported", "texts": [["sudoku.lp", "End"]]})
    )
    assert effects == [("download", "sudoku-4x4.lp", "End")]
    assert codes(state) == ["lp.saved"]


def test_the_way_of_the_local_search_becomes_a_line(puzzle, words):
    state, _ = run(puzzle.but(solver="local-search"), ("solve", 0))
    assert properties(state, words, [])["trace", "hidden"]
    for conflicts in (8, 4, 6):
        event = {"nodes": 500, "bound": None, "incumbent": conflicts}
        state, _ = run(state, ("progress", 1, event), ("tick", 1000))
    shown = properties(state, words, [])
    assert not shown["trace", "hidden"]
    assert shown["trace-line", "points"] == "0.0,0.0 50.0,12.0 100.0,6.0"
    assert shown["trace", "aria-label"] == "Conflicts over time: 8 at first, 4 at best, 6 now"
    assert shown["fine", "textContent"] == "1 s · 500 moves · 6 conflicts"
    for conflicts in range(2 * TRACE):
        state, _ = run(state, ("progress", 1, dict(event, incumbent=conflicts)))
    assert len(state.job.trace) <= TRACE
    assert state.job.trace[0] == 8
    state, _ = run(state, ("first", 1, RESULT), ("progress", 1, dict(event, incumbent=None)))
    shown = properties(state, words, [])
    assert shown["trace", "hidden"]
    assert shown["fine", "textContent"] == "1 s · 500 nodes"


def test_solvers_are_compared_one_after_the_other(puzzle, words):
    state, effects = run(puzzle.but(limit=7), ("compare", ["highs", "search"], 100))
    (sent,) = effects
    assert sent[2]["solver"] == "highs"
    assert (sent[2]["time_limit"], sent[2]["prove"]) == (7, False)
    assert sentences(words, state.contest) == "Solving with HiGHS, 1 of 2 …"
    stats = {"variables": 20, "constraints": 30}
    done = {"status": "solved", "seconds": 0.5, "stats": stats, "message": None}
    state, effects = run(state, ("reply", 1, done))
    assert effects[0][2]["solver"] == "search"
    state, effects = run(state, ("reply", 2, dict(done, seconds=0.25, stats={"nodes": 3})))
    assert (state.job, effects) == (None, [])
    assert sentences(words, state.contest) == "The quickest was exact search, with 0.25\xa0s."
    assert properties(state, words, [])["compared-rows", "rows"] == (
        ("HiGHS", "solved", ("0.50 s", 1.0), ("20 / 30", 1.0)),
        ("Exact search", "solved", ("0.25 s", 0.5), ("–", 0.0)),
    )
    other, _ = run(state, ("size", 9))
    assert properties(other, words, [])["compared", "hidden"]
    assert sentences(words, other.contest) == ""


def test_a_model_without_variables_has_a_size_too(puzzle, words):
    state, _ = run(puzzle, ("compare", ["highs"], 0))
    stats = {"variables": 0, "constraints": 0}
    state, _ = run(state, ("reply", 1, {"status": "solved", "seconds": 0.01, "stats": stats}))
    assert properties(state, words, [])["compared-rows", "rows"][0][3] == ("0 / 0", 0.0)


def test_nothing_is_compared_while_something_else_is_solved(puzzle, words):
    assert not properties(puzzle, words, [])["start-compare", "aria-disabled"]
    state, _ = run(puzzle, ("solve", 0))
    assert properties(state, words, [])["start-compare", "aria-disabled"]


def test_a_solver_that_breaks_does_not_end_the_comparison(puzzle, words):
    message = {"code": "solver.broke", "params": {"solver": "highs", "reason": "memory"}}
    state, _ = run(puzzle, ("compare", ["highs", "search"], 0))
    state, _ = run(state, ("reply", 1, {"status": "error", "message": message}))
    state, _ = run(state, ("reply", 2, {"status": "limit", "seconds": 60.0, "message": None}))
    assert codes(state) == ["compare.nobody"]
    rows = properties(state, words, [])["compared-rows", "rows"]
    assert [row[1] for row in rows] == ["HiGHS broke: memory", "out of time"]


def test_closing_the_dialog_ends_the_comparison(puzzle):
    state, _ = run(puzzle, ("dialog", "compare"), ("compare", ["highs", "search"], 0))
    state, effects = run(state, ("dialog", ""))
    assert (state.job, effects) == (None, [("cancel", 1)])
    assert state.contest == (("compare.stopped", {}),)
    assert update(state, ("cease",)) == (state, [])


def test_without_solvers_or_with_a_contradiction_nothing_is_compared(puzzle):
    assert run(puzzle, ("compare", [], 0))[0].contest == (("compare.none", {}),)
    wrong = puzzle.but(board=puzzle.board.but(givens=bytes([1, 1] + [0] * 14)))
    state, effects = run(wrong, ("compare", ["highs"], 0))
    assert (state.contest, effects) == ((("solve.contradiction", {}),), [])
