"""The relaxation: asked for, drawn on the board, and what is said of it."""

from tests.ui.test_panel import PUZZLE, run, sent
from ui import panel, view
from ui.page import properties

VALUES = [[[1, 1.0]], [[3, 0.5], [4, 0.5]]] + [[[2, 1.0]]] * 14
RELAXED = {
    "status": "relaxed", "values": VALUES, "integral": [0, *range(2, 16)], "solves": False,
    "seconds": 0.1, "iterations": 7, "variables": 40, "constraints": 40,
}  # fmt: skip


def said(state, words):
    """What the status says."""
    return properties(state, words, ())["status", "textContent"]


def test_a_relaxation_is_drawn_until_the_board_changes(state, words):
    state, effects = run(state, ("relax", 0))
    assert sent(effects)[1] == {
        "op": "relax", "puzzle": PUZZLE, "form": "reduced", "time_limit": 60, "log": True,
    }  # fmt: skip
    state, _ = run(state, ("reply", 1, RELAXED))
    looks = view.cells(state)
    assert looks[0][0] == "given"
    assert looks[1][4] == ((3, 0.5), (4, 0.5))
    assert looks[2][:2] == ("relaxed", 2)
    assert view.label(words, 4, 1, looks[1]) == "Row 1, column 2, in parts: 3: 0.50; 4: 0.50"
    told = panel.properties(state, words)["relaxed", "textContent"]
    assert "settles 15 of 16 cells, 14 beyond the givens" in told
    assert "40 variables, 40 constraints, 7 iterations" in told
    items = panel.equations_of(state, words)["variables", "items"]
    assert items[1:] == (
        ("free", "x_1_2_2", "free, relaxed: 0"),
        ("free", "x_1_2_3", "free, relaxed: 0.50"),
        ("free", "x_1_2_4", "free, relaxed: 0.50"),
    )
    assert view.cells(run(state, ("drawn", False))[0])[2][0] == "empty"
    assert not run(state, ("put", 2))[0].study.drawn
    entered, _ = run(state, ("mode", False), ("put", 2))
    assert not entered.study.drawn
    assert entered.study.relaxation, "it is still that of the puzzle"
    assert run(entered, ("drawn", True))[0].study.drawn


def test_the_relaxation_is_not_drawn_when_the_panel_was_closed_meanwhile(state):
    state, _ = run(state, ("relax", 0), ("panel", False), ("reply", 1, RELAXED))
    assert not state.study.drawn


def test_closing_the_panel_takes_it_from_the_board(state):
    state, _ = run(state, ("relax", 0), ("reply", 1, RELAXED), ("panel", False))
    assert not state.study.drawn
    assert view.cells(state)[2][0] == "empty"


def test_it_is_asked_once_at_a_time(state):
    state, _ = run(state.but(limit=7), ("relax", 0))
    assert run(state, ("relax", 5)) == (state, [])


def test_a_relaxation_that_solves_the_puzzle_says_so(state, words):
    result = dict(RELAXED, integral=list(range(16)), solves=True)
    state, _ = run(state, ("relax", 0), ("reply", 1, result))
    assert said(state, words) == "The relaxation alone solves the puzzle: every cell is settled."


def test_where_even_the_relaxation_has_no_solution_the_puzzle_has_none(state, words):
    result = dict(RELAXED, status="infeasible", values=[], integral=[])
    state, _ = run(state, ("relax", 0), ("reply", 1, result))
    assert "no solution" in said(state, words)
    assert not state.study.drawn
    shown = properties(state, words, ())
    assert not shown["explain", "hidden"], "which givens clash can be asked"
    assert panel.properties(state, words)["drawing", "hidden"]


def test_a_limit_or_an_error_is_said_and_nothing_is_drawn(state, words):
    message = {"code": "solver.missing", "params": {"solver": "highs"}}
    for result, told in (
        ({"status": "limit", "seconds": 7.0}, "7"),
        ({"status": "error", "message": message}, "HiGHS"),
    ):
        after, _ = run(state, ("relax", 0), ("reply", 1, result))
        assert told in said(after, words)
        assert (after.job, after.study.relaxation, after.study.drawn) == (None, None, False)
