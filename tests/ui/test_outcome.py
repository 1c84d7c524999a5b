"""Test the status, the small print, the progress of a job, and the open dialog."""

import pytest

from tests.ui.driver import run, shown, told
from tests.ui.test_settings import of_solver
from tests.ui.test_solving import first, progress
from ui.outcome import FEATURE, LINES, TRACE
from ui.settings.state import Settings, Solvers
from ui.state import State, empty_board, layout_for


@pytest.fixture
def puzzle():
    return State(board=empty_board(layout_for(4)), engine="ready")


@pytest.fixture
def walking(puzzle):
    """A search that proves nothing is at work since the time 0."""
    solvers = Solvers(listed=(of_solver("walk", proves=False),))
    return run(puzzle.with_parts(solvers, Settings(solver="walk")), ("solving.solve",), now=0)[0]


def in_line(*figures):
    """Return figures as a line that breaks only between two of them."""
    return "\u00a0· ".join([figure.replace(" ", "\u00a0") for figure in figures])


def test_sentences_follow_each_other(puzzle, words):
    sentences = (("solve.contradiction", {}), ("undo.done", {}))
    view = shown(FEATURE, puzzle.but(status=sentences, small_print=(("alone", {}),)), words)
    assert view["status", "textContent"].endswith("there is no solution. Undone.")
    assert view["fine", "textContent"].startswith("Presolve alone solves it")


def test_a_job_can_be_cancelled_at_once_and_shows_after_a_while(puzzle, words):
    state, _ = run(puzzle, ("solving.solve",), now=0)
    for now, busy in ((100, False), (400, True)):
        state, _ = run(state, ("tick",), now=now)
        view = shown(FEATURE, state, words)
        assert not view["cancel", "hidden"]
        assert view["busy", "hidden"] == (not busy)
    state, _ = run(state, ("cancel",))
    assert shown(FEATURE, state, words)["cancel", "hidden"]


def test_how_far_a_solver_is_is_small_print(puzzle, words):
    state, _ = run(puzzle, ("solving.solve",), now=0)
    event = progress(nodes=1, bound=0.0, incumbent=None)
    state, _ = run(state, event, now=12_300)
    assert shown(FEATURE, state, words)["fine", "textContent"] == in_line(
        "12 s", "1 node", "bound 0"
    )


def test_what_a_purpose_has_words_of_its_own_for_is_called_so(puzzle, words):
    state, _ = run(puzzle, ("solving.solve",), now=0)
    state = state.but(job=state.job.but(purpose="erase"))
    state, _ = run(state, progress(bound=2, incumbent=3), now=1000)
    fine = shown(FEATURE, state, words)["fine", "textContent"]
    assert fine == in_line("1 s", "at least 2 needed", "3 givens in the set")


def test_the_way_of_a_local_search_becomes_a_line(walking, words):
    state = walking
    assert shown(FEATURE, state, words)["trace", "hidden"]
    for conflicts in (8, 4, 6):
        state, _ = run(state, progress(nodes=500, incumbent=conflicts), now=1000)
    view = shown(FEATURE, state, words)
    assert not view["trace", "hidden"]
    assert view["trace-line", "points"] == "0.0,0.0 50.0,12.0 100.0,6.0"
    assert view["trace", "aria-label"] == "Conflicts over time: 8 at first, 4 at best, 6 now"
    assert view["fine", "textContent"] == in_line("1 s", "500 moves", "6 conflicts")


def test_of_a_long_way_every_other_point_is_kept(walking):
    state, _ = run(walking, *[progress(incumbent=n) for n in range(8, 8 + 3 * TRACE)])
    trace = state.job.trace
    assert TRACE / 2 <= len(trace) <= TRACE
    assert trace[0] == 8
    assert trace == tuple(sorted(trace))


def test_with_the_solution_the_way_is_over(walking, words):
    state, _ = run(walking, progress(incumbent=8), progress(incumbent=4), first(), now=0)
    state, _ = run(state, progress(nodes=500, incumbent=3), now=1000)
    view = shown(FEATURE, state, words)
    assert view["trace", "hidden"]
    assert view["fine", "textContent"] == in_line("1 s", "500 nodes", "incumbent 3")


def test_a_solver_that_proves_has_no_such_way(puzzle, words):
    state, _ = run(puzzle, ("solving.solve",), progress(incumbent=8), progress(incumbent=4))
    assert shown(FEATURE, state, words)["trace", "hidden"]


def test_progress_of_another_request_is_not_heard(puzzle):
    state, _ = run(puzzle, ("solving.solve",))
    assert run(state, told("progress", 7, incumbent=1, log=None)) == (state, [])


def test_a_dialog_opens_and_closes_and_nothing_else_changes(puzzle):
    opened, effects = run(puzzle, ("outcome.dialog", "import"))
    assert opened == puzzle.but(dialog="import")
    assert effects == []
    assert run(opened, ("outcome.close",)) == run(opened, ("outcome.dialog", "")) == (puzzle, [])


def test_before_anything_happens_the_small_print_says_which_puzzle_it_is(puzzle, words):
    def fine(state):
        return shown(FEATURE, state, words)["fine", "textContent"]

    single = puzzle.but(board=puzzle.board.but(givens=bytes([1] + [0] * 15), entering=False))
    two = puzzle.but(board=puzzle.board.but(givens=bytes([1, 2] + [0] * 14), entering=False))
    assert [fine(state) for state in (puzzle, single, two)] == [
        "4 × 4, no givens", "4 × 4, one given", "4 × 4, 2 givens",
    ]  # fmt: skip
    assert fine(run(single, ("solving.solve",), first(stats={}))[0]) == ""
    assert [fine(run(puzzle, ("opening.drop", sign + "." * 15))[0]) for sign in "1."] == ["", ""]


def test_a_long_status_can_have_the_focus(puzzle, words):
    for code, place in (("undo.done", -1), ("presolve.on", 0)):
        state = puzzle.but(status=((code, {}),))
        assert shown(FEATURE, state, words)["status", "tabIndex"] == place


def test_the_figures_of_small_print_end_before_a_sentence(puzzle, words):
    unsupported = (("shared.unknown", {"names": "arrow"}),)
    state = puzzle.but(status=(("undo.done", {}),), board=puzzle.board.but(unsupported=unsupported))
    dialog = shown(FEATURE, state, words)
    assert dialog["fine", "textContent"].startswith("4 × 4, no givens · One rule")
    state = state.but(small_print=(("presolve.on", {}),))
    dialog = shown(FEATURE, state, words)
    assert "way. One rule" in dialog["fine", "textContent"]


def test_the_last_lines_that_a_solver_printed_show(puzzle, words):
    def lines(state):
        return shown(FEATURE, state, words)["last-lines", "textContent"]

    assert lines(puzzle).startswith("What a solver prints")
    log = "".join([f"line {number}\n" for number in range(20)])
    state, _ = run(puzzle, ("solving.solve",), progress(log=log))
    assert lines(state) == "\n".join([f"line {number}" for number in range(20 - LINES, 20)])
    state, _ = run(state, first(), progress(log="proof\n"))
    assert lines(state) == "proof", "while that goes on"
    assert lines(run(state, ("cancel",))[0]).endswith("line 19")


def test_figures_of_the_tree_stay_when_it_is_over(puzzle, words):
    def far(state):
        return shown(FEATURE, state, words)["far", "textContent"]

    assert far(puzzle) == "No solver is at work."
    state, _ = run(puzzle, ("solving.solve",), first(stats={"nodes": 3, "bound": 0.0}), ("cancel",))
    assert far(state) == in_line("3 nodes", "bound 0")
