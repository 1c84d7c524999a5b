"""Test the status, the log and the tree during a solve."""

import pytest

from tests.ui.driver import codes, run
from tests.ui.test_solving import RESULT, SOLVE, first, of_solver, progress, solved
from ui.settings.state import Settings, Solvers
from ui.solving.state import LOG, Solved
from ui.state import State, empty_board, layout_for


@pytest.fixture
def puzzle():
    board = empty_board(layout_for(4)).but(givens=bytes([1] + [0] * 15), entering=False)
    return State(board=board, engine="ready")


def test_busy_is_said_only_after_a_while(puzzle):
    def busy(state):
        state, _ = run(state, SOLVE, now=0)
        assert run(state, ("tick",), now=200)[0].status == ()
        return codes(run(state, ("tick",), now=400)[0])

    named = puzzle.with_parts(Settings(solver="search"))
    assert busy(puzzle) == ["busy.auto"]
    assert busy(named) == ["busy.solve"]
    coming = Solvers(listed=(of_solver("search", loading=True),))
    assert busy(named.with_parts(coming)) == ["busy.coming"]


def test_log_and_tree_are_those_of_the_first_solution_and_the_log_goes_on(puzzle):
    state, _ = run(puzzle, SOLVE, progress(log="one\n", nodes=3), progress(log="two\n", bound=0.0))
    assert state.part(Solved).log == "one\ntwo\n"
    assert state.part(Solved).tree == {"nodes": 3, "bound": 0.0}
    stats = dict(RESULT["stats"], nodes=4, iterations=17)
    state, _ = run(state, first(stats=stats), progress(log="three\n", nodes=99))
    assert (state.part(Solved).log, state.part(Solved).second_log) == ("one\ntwo\n", "three\n")
    assert state.part(Solved).second_tree == {"nodes": 99}
    assert state.part(Solved).tree == {"nodes": 4, "iterations": 17}, "no bound in the end"
    state, _ = run(state, progress(log="x" * LOG + "end"))
    assert state.part(Solved).second_log.startswith("three")
    assert state.part(Solved).second_log.endswith("end")
    assert len(state.part(Solved).second_log) <= LOG
    how = {"solver": "highs", "form": "reduced", "seconds": 1.0, "stats": {"nodes": 102, "cuts": 7}}
    state, _ = run(state, solved(unique=True, proof=how))
    assert state.part(Solved).second_tree == {"nodes": 102, "cuts": 7}
    assert run(state, SOLVE)[0].part(Solved) == Solved()


def test_a_search_that_proves_nothing_has_no_tree(puzzle):
    state = puzzle.with_parts(
        Solvers(listed=(of_solver("walk", proves=False),)), Settings(solver="walk")
    )
    state, _ = run(state, SOLVE, progress(nodes=500), first(stats={"nodes": 600}))
    assert state.part(Solved).tree == {}
