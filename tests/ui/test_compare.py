"""Test the comparison of solvers, one after the other."""

import pytest

from tests.ui.driver import codes, reply, run, sent, shown, told
from tests.ui.test_settings import of_solver
from ui.compare import FEATURE
from ui.settings.state import Settings, Solvers
from ui.solving.state import Solved
from ui.state import State, empty_board, layout_for

BOTH = ("compare.compare", ["highs", "search"])
OTHER_PUZZLE = ("opening.drop", "2" + "." * 15)
HINT = "The solvers solve the puzzle one after the other, each within the time limit."
DONE = {"status": "solved", "seconds": 0.5, "stats": {"variables": 20, "constraints": 30}}
OFFER = {"bytes": 6_700_000, "licence": "MIT"}


@pytest.fixture
def puzzle():
    listed = (
        of_solver("auto"),
        of_solver("highs"),
        of_solver("cbc", reason="solver.missing"),
        of_solver("search"),
        of_solver("z3", offer=OFFER),
    )
    board = empty_board(layout_for(4)).but(givens=bytes([1] + [0] * 15), entering=False)
    return State(board=board, engine="ready").with_parts(Solvers(listed=listed))


def verdict(state, words):
    return shown(FEATURE, state, words)["contest", "textContent"]


def rows(state, words):
    """Return the name and the results of each solver that has run."""
    table = shown(FEATURE, state, words)["compared", "compare.rivals"]
    return tuple([(row[2],) + row[4:] for row in table if row[4]])


def test_those_that_run_here_can_take_part_and_those_that_are_here_do(puzzle, words):
    view = shown(FEATURE, puzzle, words)
    assert [row[:3] for row in view["compared", "compare.rivals"]] == [
        ("highs", True, "HiGHS"),
        ("search", True, "Exact search"),
        ("z3", False, "Z3 (6.70\xa0MB, MIT)"),
    ]
    assert all(row[3] for row in view["compared", "compare.rivals"]), "each is said to be something"
    assert view["absent", "items"] == (("", "CBC", "CBC is not installed here."),)
    assert not view["elsewhere", "hidden"]
    assert verdict(puzzle, words) == HINT


def test_they_are_compared_one_after_the_other(puzzle, words):
    state, effects = run(puzzle.with_parts(Settings(limit=7)), BOTH)
    (request,) = sent(effects)
    assert request["solver"] == "highs"
    assert (request["time_limit"], request["prove"], request["log"]) == (7, False, False)
    assert verdict(state, words) == "Solving with HiGHS, 1 of 2…"
    assert codes(state) == ["compare.turn"]
    state, effects = run(state, reply(1, **DONE))
    assert sent(effects)[0]["solver"] == "search"
    state, effects = run(state, reply(2, status="solved", seconds=0.25, stats={"nodes": 3}))
    assert (state.job, effects) == (None, [])
    assert verdict(state, words) == "The fastest was exact search, in 0.25\xa0s."
    assert rows(state, words) == (
        ("HiGHS", "solved", ("0.50 s", 1.0), ("20 / 30", 1.0)),
        ("Exact search", "solved", ("0.25 s", pytest.approx(0.888, abs=0.001)), ("–", 0.0)),
    )
    other, _ = run(state, OTHER_PUZZLE)
    assert rows(other, words) == ()
    assert verdict(other, words) == HINT


def test_bars_tell_tenfolds_of_time_apart_and_sizes_count_constraints(puzzle, words):
    small = reply(1, status="solved", seconds=0.01, stats={"variables": 20, "constraints": 5})
    large = reply(2, status="solved", seconds=10.0, stats={"variables": 10, "clauses": 90})
    state, _ = run(puzzle, BOTH, small, large)
    (_, _, first, size), (_, _, second, other_size) = rows(state, words)
    assert (first[1], second[1]) == (pytest.approx(0.25), 1.0)
    assert (size, other_size) == (("20 / 5", 0.25), ("10 / 90", 1.0))


@pytest.mark.parametrize(
    ("solver", "form", "sent_forms"),
    [
        ("auto", "", [None, None, None]),
        ("highs", "reduced", ["reduced", None, None]),
        ("highs", "full", ["full", "clauses-full", None]),
        ("cadical", "clauses-full", ["full", "clauses-full", None]),
        ("z3", "integers", [None, None, "integers"]),
    ],
)
def test_the_form_that_is_chosen_is_compared(puzzle, words, solver, form, sent_forms):
    listed = (
        of_solver("highs", forms=["reduced", "full"]),
        of_solver("cadical", forms=["clauses", "clauses-full"]),
        of_solver("z3", forms=["clauses", "integers"]),
    )
    state = puzzle.with_parts(Solvers(listed=listed), Settings(solver=solver, form=form))
    state, effects = run(state, ("compare.compare", ["highs", "cadical", "z3"]))
    forms = []
    for number in (1, 2, 3):
        (request,) = sent(effects)
        forms.append(request["form"])
        state, effects = run(state, reply(number, form="full", **DONE))
    assert forms == sent_forms
    row = shown(FEATURE, state, words)["compared", "compare.rivals"][0]
    assert row[3].startswith("Binary program, full. ")


def test_a_model_without_variables_has_a_size_too(puzzle, words):
    stats = {"variables": 0, "constraints": 0}
    state, _ = run(puzzle, BOTH, reply(1, status="solved", seconds=0.01, stats=stats))
    assert rows(state, words)[0][3] == ("0 / 0", 0.0)


def test_of_what_presolve_settles_there_is_nothing_to_compare(puzzle, words):
    settled = {"variables": 0, "constraints": 0}
    rivals = ("compare.compare", ["highs", "search"])
    first = reply(1, status="solved", seconds=0.01, stats=settled)
    state, _ = run(
        puzzle, rivals, first, reply(2, status="solved", seconds=0.5, stats={"nodes": 1})
    )
    sentence = "Presolve alone settles this puzzle, so there is nothing to compare."
    assert verdict(state, words) == sentence
    assert codes(state) == ["compare.presolved"]
    first = reply(1, status="infeasible", seconds=0.01, stats={"variables": 0, "constraints": 1})
    state, _ = run(puzzle, rivals, first, reply(2, status="limit", seconds=60.0))
    assert verdict(state, words) == sentence


def test_nothing_is_compared_while_something_else_is_solved(puzzle, words):
    assert not shown(FEATURE, puzzle, words)["start-compare", "aria-disabled"]
    state, _ = run(puzzle, ("solving.solve",))
    view = shown(FEATURE, state, words)
    assert view["start-compare", "aria-disabled"]
    assert view["stop-compare", "hidden"], "what runs is no comparison"
    assert run(state, BOTH) == (state, [])


def test_a_solver_that_breaks_does_not_end_the_comparison(puzzle, words):
    message = {"code": "solver.broke", "params": {"solver": "highs", "reason": "memory"}}
    state, _ = run(puzzle, BOTH, reply(1, status="error", message=message))
    state, _ = run(state, reply(2, status="limit", seconds=60.0))
    assert codes(state) == ["compare.nobody"]
    assert [row[1] for row in rows(state, words)] == ["HiGHS broke: memory", "out of time"]


def test_that_there_is_no_solution_is_a_result(puzzle):
    state, _ = run(puzzle, BOTH, reply(1, status="infeasible", seconds=0.1, stats={}))
    state, _ = run(state, reply(2, status="limit", seconds=60.0))
    assert codes(state) == ["compare.quickest"]
    assert state.part(Solved).impossible


def test_a_comparison_can_be_stopped(puzzle, words):
    state, _ = run(puzzle, BOTH)
    assert not shown(FEATURE, state, words)["stop-compare", "hidden"]
    state, effects = run(state, ("compare.cease",))
    assert (state.job, effects) == (None, [("cancel", 1)])
    assert verdict(state, words) == "Stopped."
    assert run(state, ("compare.cease",)) == (state, [])


def test_a_comparison_that_is_let_go_is_said_to_have_stopped(puzzle, words):
    state, effects = run(puzzle, BOTH, ("cancel",))
    assert ("cancel", 1) in effects
    assert verdict(state, words) == "Stopped."
    other, effects = run(puzzle, BOTH, OTHER_PUZZLE)
    assert ("cancel", 1) in effects
    assert verdict(other, words) == HINT, "it is another puzzle's"


def test_it_goes_on_when_the_user_plays(puzzle):
    state, effects = run(puzzle, BOTH, ("board.pick", 5), ("playing.put", 3))
    assert (state.job.purpose, state.board.entries[5], ("cancel", 1) in effects) == (
        "compare", 3, False,
    )  # fmt: skip


def test_what_was_done_when_it_stopped_stays(puzzle, words):
    state, _ = run(puzzle, BOTH, reply(1, **DONE), ("compare.cease",))
    assert [row[0] for row in rows(state, words)] == ["HiGHS"]


def test_that_a_solver_is_fetched_is_said_beside_the_table(puzzle, words):
    state, _ = run(puzzle, ("compare.compare", ["z3"]))
    state, _ = run(state, told("fetching", 1, solver="z3", **OFFER))
    assert verdict(state, words).startswith("Fetching Z3: 6.70\xa0MB")
    assert verdict(state, words) == words(*state.status[0])
    state, _ = run(state, told("fetched", 1, solver="z3", available=True))
    assert verdict(state, words) == "Solving with Z3, 1 of 1…"
    state, _ = run(puzzle, ("solving.solve",), told("fetching", 1, solver="z3", **OFFER))
    assert verdict(state, words) == HINT


def test_without_solvers_or_with_a_contradiction_nothing_is_compared(puzzle, words):
    assert verdict(run(puzzle, ("compare.compare", []))[0], words) == "Choose at least one solver."
    wrong = puzzle.but(board=puzzle.board.but(givens=bytes([1, 1] + [0] * 14)))
    state, effects = run(wrong, BOTH)
    assert effects == []
    assert verdict(state, words).startswith("Givens or rules contradict each other")
